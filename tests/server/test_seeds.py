"""A server with a seed: the same requests lead to the same game."""

from typing import Any
from unittest.mock import patch

import pytest
from tests.server.running import Server, play

from townwright import Match
from townwright.server.tables.seeds import Seeds
from townwright.server.workers.jobs import choose, decide, pack_match

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "newcomer"}


def games_of(server: Server, game: str, count: int) -> list[Any]:
    """Return the logs of the first games of a new guest, who plays the same way in each."""
    anna = server.guest("Anna", confirm=False)
    logs = []
    for _ in range(count):
        with anna.socket(anna.open(game, ME, BOT)) as socket:
            play(socket, 1)
            logs.append([entry["text"] for entry in socket.log])
    return logs


@pytest.mark.parametrize("game", ["carrara", "circle_the_wagons"])
def test_every_guest_plays_the_same_games_in_turn(server: Server, game: str) -> None:
    first = games_of(server, game, 2)
    assert games_of(server, game, 2) == first
    assert first[0] != first[1]


def test_a_rematch_and_a_game_played_on_are_the_same_too(server: Server) -> None:
    seeds = []
    for _ in range(2):
        anna = server.guest("Anna", confirm=False)
        table = anna.open("sprawlopolis", ME)
        with anna.socket(table) as socket:
            play(socket, 1)
        again = anna.post(f"/api/tables/{table}/rematch")["id"]
        with anna.socket(again) as socket:
            play(socket, 1)
        forked = anna.post(f"/api/tables/{table}/fork", {"at": 3})["id"]
        with anna.socket(forked) as socket:
            play(socket, 1)
        files = [anna.get(f"/api/tables/{id}/file") for id in (table, again, forked)]
        seeds.append([(file["seed"], file.get("reseeds")) for file in files])
    assert seeds[0] == seeds[1]
    assert seeds[0][0] != seeds[0][1] and seeds[0][2][1]


def test_other_seeds_give_other_tables_and_no_seed_random_ones() -> None:
    first, second = Seeds(1), Seeds(2)
    assert first.draw("Anna") == Seeds(1).draw("Ben") != second.draw("Anna")
    assert first.draw("Anna") not in (Seeds(1).draw("Anna"), second.draw("Anna"))
    assert len({Seeds(None).draw("Anna") for _ in range(10)}) == 10


def test_bots_choose_by_seed_match_and_moment() -> None:
    """In a turn of many decisions, it does not matter how many of them are in each part, or how long they take."""
    match = pack_match(Match("carrara", 2, 1))
    with patch("townwright.server.workers.jobs.PART_SECONDS", 0.0):
        turns = {tuple(choose(*match, "random", seed)) for seed in range(1, 21) for _ in range(2)}
        assert 10 < len(turns) <= 20
        whole = choose(*match, "random", 1)
    with patch("townwright.server.workers.jobs.PART_DECISIONS", 1):
        parts, current = list[str](), Match("carrara", 2, 1)
        while current.to_move == 0:
            parts += choose(*pack_match(current), "random", 1)
            current.play(parts[-1])
    assert (parts, len(parts) > 1) == (whole, True)
    assert len({tuple(choose(*match, "random")) for _ in range(20)}) > 10
    assert decide(*match, "random", 1)[0][0] == whole[0]
