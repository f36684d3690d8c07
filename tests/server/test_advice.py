"""Hints and analyses: computed by workers, while the game goes on."""

import pytest
from tests.play import play_randomly
from tests.server.running import Server, is_mine, play, run_async, wait_until

from townwright import Match
from townwright.bots import Budget, advice
from townwright.core.game import Game
from townwright.core.registry import games
from townwright.core.state import to_bytes
from townwright.server.settings import database_url
from townwright.server.storage.database import Database
from townwright.server.storage.tables import StoredTable, TableStore
from townwright.server.tables.table import Table
from townwright.server.wire.tables import HintUse
from townwright.server.workers.jobs import hint, pack_match

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}


def test_a_hint_ranks_legal_actions_and_reveals_nothing(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    table = anna.open("carrara", ME, BOT)
    with anna.socket(table) as socket:
        state = socket.until(is_mine, "my turn")
        hint = socket.ask("hint", number=state["number"])
        assert hint["type"] == "hint", hint
        suggestions = hint["suggestions"]
        legal = [each["action"] for each in state["choices"]]
        assert all(each["action"] in legal for each in suggestions)
        assert len(suggestions) >= min(2, len(legal))
        assert all(0 <= each["chance"] <= 1 for each in suggestions)
        assert all(each["sentence"]["arguments"]["seat"] == state["seat"] for each in suggestions)
        assert all(each["steps"][0]["action"] == each["action"] for each in suggestions)
        assert {each["measure"] for each in suggestions} == {"chance"}
        hidden = [
            reason for each in suggestions for reason in each["reasons"] if reason["source"] in ("coins", "objects")
        ]
        assert all(reason["seat"] == state["seat"] for reason in hidden)
        assert socket.ask("hint", number=state["number"] + 1)["kind"] == "stale"
        assert socket.ask("act", number=state["number"], line=[suggestions[0]["action"]])["type"] == "state"


def test_a_hint_is_for_the_player_to_move(server: Server) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    created = anna.post("/api/tables", {"game": "circle_the_wagons", "seats": [ME, OPEN]})
    table = created["id"]
    ben.post("/api/tables/join", {"token": created["invitation"]["token"]})
    anna.post(f"/api/tables/{table}/start")
    number = anna.state(table)["number"]
    waiting = ben if is_mine(anna.state(table)) else anna
    assert waiting.send(table, "hint", 409, number=number)["why"]["message"] == "server-waits"
    assert server.guest("Eve").send(table, "hint", 404, number=number)["kind"] == "missing"


def test_between_people_hints_are_off_unless_the_table_allows_them(server: Server) -> None:
    anna, ben = server.guest("Anna", confirm=False), server.guest("Ben", confirm=False)
    shared = anna.open("circle_the_wagons", ME, {"kind": "here", "name": "Cleo"})
    created = anna.post("/api/tables", {"game": "circle_the_wagons", "seats": [ME, OPEN]})
    ben.post("/api/tables/join", {"token": created["invitation"]["token"]})
    anna.post(f"/api/tables/{created['id']}/start")
    for table in (shared, created["id"]):
        state = anna.state(table)
        asking = anna if table == shared or is_mine(state) else ben
        assert asking.send(table, "hint", 403, number=state["number"])["why"]["message"] == "server-no-hints"
        assert anna.state(table)["number"] == state["number"]
        assert (state["hints"], state["hints_used"]) == ("off", [])
    assert {each["hints"] for each in ben.get("/api/tables")} == {"off"}
    stands_in = anna.put(f"/api/tables/{created['id']}/seats/0", BOT)
    assert stands_in["hints"] == "off", "a bot that stands in for a person changes nothing"


def test_where_hints_are_allowed_between_people_all_see_them(server: Server) -> None:
    anna, ben, watcher = [server.guest(name, confirm=False) for name in ("Anna", "Ben", "Cleo")]
    created = anna.post("/api/tables", {"game": "circle_the_wagons", "seats": [ME, OPEN], "hints": True})
    table = created["id"]
    assert ben.post("/api/tables/join", {"token": created["invitation"]["token"]})["hints"] == "shown"
    watcher.post("/api/tables/join", {"token": created["watch_link"]["token"]})
    anna.post(f"/api/tables/{table}/start")
    state = anna.state(table)
    asking, other = (anna, ben) if is_mine(state) else (ben, anna)
    seat, at = state["turn"], state["action_count"]
    hint = asking.send(table, "hint", number=state["number"])
    assert hint["number"] == state["number"] + 1
    assert asking.send(table, "hint", number=hint["number"])["number"] == hint["number"], "noted once per decision"
    for viewer in (other, watcher):
        assert viewer.state(table)["hints_used"] == [{"seat": seat, "at": at}]
    asking.send(table, "act", number=hint["number"], line=[hint["suggestions"][0]["action"]])
    stored = run_async(stored_table(server, table))
    again = Table(stored.description, stored.seats)
    again.load(stored.commands, stored.snapshot)
    assert again.hints_used == [HintUse(seat, at)] and len(again.line) > at, "it is stored"


async def stored_table(server: Server, id: str) -> StoredTable:
    database = Database(database_url(server.database), "test")
    try:
        stored = await TableStore(database).find(id)
        assert stored is not None
        return stored
    finally:
        await database.close()


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_hint_does_not_depend_on_what_its_seat_cannot_know(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything hidden is redealt, so the same number of tries gives the same hint."""
    monkeypatch.setattr(advice, "Budget", lambda **_: Budget(tries=8))
    match = play_randomly(Match(game, max(game.players), seed=9), 9, 9)
    seat = match.to_move
    assert seat is not None
    redealt = Match.from_file(match.file)
    redealt.redeal(seat, 77)
    assert to_bytes(redealt.states) != to_bytes(match.states)
    suggestions = hint(*pack_match(match), seat, 1500)
    assert len(suggestions) > 1
    assert hint(*pack_match(redealt), seat, 1500) == suggestions


def test_a_finished_game_is_analysed(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    table = anna.open("sprawlopolis", ME)
    analysis = f"/api/tables/{table}/analysis"
    assert anna.post(analysis, status=409)["why"]["message"] == "server-not-over"
    anna.get(analysis, 404)
    with anna.socket(table) as socket:
        play(socket, 1)
        log = socket.log
    assert anna.post(analysis)["state"] in ("computing", "done")
    result = wait_until(
        lambda: (answer := anna.get(analysis))["state"] != "computing" and answer, "the analysis is done"
    )
    assert (result["state"], result["progress"]) == ("done", 1.0)
    assert result["judgements"]
    (report,) = result["players"]
    assert 0 < report["accuracy"] <= 100
    assert set(report["moments"]) <= {each["number"] for each in result["judgements"]}
    number, best = result["judgements"][-1]["number"], result["judgements"][-1]["best"]["action"]
    shown = anna.send(table, "past", at=number - 1, line=[best])
    assert shown["at"] == number - 1
    assert shown["view"] != anna.send(table, "past", at=number - 1)["view"], "the better line is shown"
    assert anna.send(table, "past", 422, at=0, line=[best])["kind"] == "illegal"
    for each in result["judgements"]:
        assert log[each["number"] - 1]["action"] == each["played"]["action"]
        assert log[each["number"] - 1]["seat"] == each["seat"]
        assert log[each["number"] - 1]["events"][0]["facts"] == each["played"]["sentence"]["arguments"]
    assert anna.post(analysis) == result
    server.guest("Eve").get(analysis, 404)
