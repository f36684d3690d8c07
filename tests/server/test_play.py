"""Whole games over sockets, by scripted clients, of every game."""

import pytest
from tests.server.running import Server, play

from townwright import Match
from townwright.core.game import Game
from townwright.core.registry import games
from townwright.core.turns import turn_starts

#: Each number of players; most of them only in the long tests.
CASES = [
    pytest.param(game, players, marks=[] if players == game.default_players else pytest.mark.long)
    for game in games().values()
    for players in game.players
]


@pytest.mark.parametrize(("game", "players"), CASES, ids=lambda case: getattr(case, "name", str(case)))
def test_a_whole_game_against_bots(server: Server, game: Game, players: int) -> None:
    anna = server.guest("Anna")
    table = anna.open(game.name, {"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * (players - 1))
    with anna.socket(table) as socket:
        state = play(socket, players)
        log = socket.log
    assert state["phase"] == "over"
    assert state["score"]["ranks"] is not None
    file = anna.get(f"/api/tables/{table}/file")
    match = Match.from_data(file)
    assert match.over
    assert [each["text"] for each in log] == [action.text for action in match.actions]
    assert state["score"]["totals"] == match.scores
    history = anna.get(f"/api/tables/{table}/score-history")
    assert history["totals"][-1] == match.scores
    assert len(history["totals"]) == len(turn_starts(game, match.history)) + 1
