"""Tables that were stored under older rules: they can be read, and nothing else."""

import contextlib
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.postgres import run
from tests.server.running import Answer, Guest, Json, Server, run_async
from tests.server.test_daily import TODAY, day, finish, play_day, results
from tests.server.test_migrations import make_old

from townwright.core.errors import NotPossible
from townwright.core.registry import game
from townwright.server.settings import database_url
from townwright.server.storage.commands import Entry, RematchOpened, Started
from townwright.server.storage.database import Database
from townwright.server.storage.records import Description, SeatState, StartingPoint
from townwright.server.storage.results import Result
from townwright.server.storage.stores import Stores
from townwright.server.tables.results import score_from
from townwright.server.tables.table import Table
from townwright.server.wire.results import Other
from townwright.server.wire.scores import Row, Score

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "open"}
WAGONS = "circle_the_wagons"
CHANGED = "server-rules-changed"


def change(database: str, statement: str) -> None:
    """Change the database of a stopped server."""
    if database.startswith("postgresql"):
        run(["psql", database, "-qXv", "ON_ERROR_STOP=1", "-c", statement])
    else:
        with contextlib.closing(sqlite3.connect(database)) as connection, connection:
            connection.execute(statement)


def check_rules_changed(answer: Json) -> None:
    """Check that an answer says that the rules have changed, and names both versions."""
    assert answer["why"] == {"message": CHANGED, "arguments": {"found": 0, "known": 1}}
    if answer.get("text") is not None:
        assert "version 0" in answer["text"] and "version 1" in answer["text"]


def summary_of(guest: Guest, table: str) -> Json:
    return next(each for each in guest.get("/api/tables") if each["id"] == table)


def log_of(guest: Guest, table: str) -> list[Any]:
    return list(guest.state(table)["log"])


def without_highlights(score: Json) -> Json:
    rows = [{name: value for name, value in row.items() if name != "highlights"} for row in score["rows"]]
    return {**score, "rows": rows}


#: What only the rules could answer.
REQUESTS: list[tuple[str, Json]] = [
    ("act", {"number": 0, "line": [{"action": "take", "card": 3}]}),
    ("undo", {"number": 0}),
    ("redo", {"number": 0}),
    ("confirm", {"number": 0}),
    ("preview", {"number": 0}),
    ("why", {"action": {"action": "take", "card": 3}}),
    ("hint", {"number": 0}),
    ("past", {"at": 1}),
    ("confirm_turns", {"on": False}),
    ("go", {"number": 0, "to": "on"}),
]


def check_everything_refused(guest: Guest, table: str) -> None:
    for type, fields in REQUESTS:
        check_rules_changed(guest.send(table, type, 409, **fields))
    check_rules_changed(guest.post(f"/api/tables/{table}/start", status=409))
    check_rules_changed(guest.post(f"/api/tables/{table}/fork", {"at": 1}, 409))
    check_rules_changed(guest.post(f"/api/tables/{table}/analysis", status=409))
    check_rules_changed(guest.post(f"/api/tables/{table}/play-on", status=409))
    check_rules_changed(guest.put(f"/api/tables/{table}/seats/0", BOT, 409))


class OldTables:
    """Tables of a server whose rules have changed, and what it showed before."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.anna, self.ben = server.guest("Anna", confirm=False), server.guest("Ben", confirm=False)
        self.finished = self.anna.open(WAGONS, ME, BOT)
        self.end = finish(self.anna, self.finished)
        self.without_sheet = self.anna.open(WAGONS, ME, BOT)  # only the results of people are stored
        self.without_sheet_end = finish(self.anna, self.without_sheet)
        self.unfinished = self._begin_match()
        self.played_on = self.anna.post(f"/api/tables/{self.finished}/fork", {"at": 4, "seats": [ME, OPEN]})
        self.open = self.anna.post("/api/tables", {"game": WAGONS, "seats": [ME, OPEN]})
        self.day = play_day(self.anna)
        self.finished_day = play_day(self.ben)
        finish(self.ben, self.finished_day)
        self.alone = self.anna.open("sprawlopolis", ME)
        finish(self.anna, self.alone)
        self.token = self.anna.post(f"/api/tables/{self.alone}/challenge")["token"]
        finish(self.ben, self.ben.post("/api/challenges/take", {"token": self.token})["id"], 2)
        self.bots = self.anna.open(WAGONS, BOT, ME)
        self.dora = server.guest("Dora", confirm=False)
        self.doras = self.dora.open(WAGONS, ME, BOT), self.dora.open(WAGONS, ME, BOT)
        self.logs = {each: log_of(self.anna, each) for each in (self.finished, self.unfinished)}
        self.file = self.anna.get(f"/api/tables/{self.alone}/file")
        self.results = {guest: results(guest) for guest in (self.anna, self.ben)}
        self.csv = self.anna.http.get("/api/me/results.csv").text

    def _begin_match(self) -> str:
        """Begin a match of Anna and Ben, make one decision, and return its table."""
        created = self.anna.post("/api/tables", {"game": WAGONS, "seats": [ME, OPEN], "options": {"tie": "guns"}})
        self.ben.post("/api/tables/join", {"token": created["invitation"]["token"]})
        state = self.anna.post(f"/api/tables/{created['id']}/start")
        seat = self.anna if state["my_turn"] else self.ben
        state = seat.state(created["id"])
        seat.send(created["id"], "act", number=state["number"], line=[state["choices"][0]["action"]])
        return str(created["id"])


def query(old_tables: OldTables, question: Callable[[Stores], Coroutine[Any, Any, Answer]]) -> Answer:
    """Return the result of a query to the server's database."""

    async def answer() -> Answer:
        store = Stores.on(Database(database_url(old_tables.server.database), "test"))
        result = await question(store)
        await store.database.close()
        return result

    return run_async(answer())


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def old_tables(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OldTables]:
    url = request.getfixturevalue("database_server").database() if request.param == "postgresql" else ""
    server = Server(tmp_path_factory.mktemp("changed"), url).start()
    tables = OldTables(server)
    assert server.stop() == 0
    change(server.database, "update tables set rules = rules - 1")
    change(server.database, f"update tables set score = null where id = '{tables.without_sheet}'")
    change(server.database, f"update tables set turn = 0, thinks_until = 0 where id = '{tables.bots}'")
    server.start()
    yield tables
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


def test_a_finished_table_of_older_rules_shows_its_log_and_its_result(old_tables: OldTables) -> None:
    anna, table = old_tables.anna, old_tables.finished
    state = anna.state(table)
    assert (state["read_only"], state["rules"], state["phase"]) == (True, 0, "over")
    assert (state["view"], state["turn"], state["choices"], state["can_undo"]) == (None, None, [], False)
    assert state["log"] == old_tables.logs[table]
    assert state["score"] == without_highlights(old_tables.end["score"])
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot"]
    check_rules_changed({"why": state["question"]})
    with anna.socket(table) as socket:
        socket.until(bool, "a state")
        assert socket.log == old_tables.logs[table]
        check_rules_changed(socket.ask("past", at=3))
        assert socket.ask("say", text="That was a good one.")["type"] == "pong"
    assert summary_of(anna, table)["read_only"] and summary_of(anna, table)["phase"] == "over"
    check_everything_refused(anna, table)


def test_results_stay_as_they_were_stored(old_tables: OldTables) -> None:
    for guest, stored in old_tables.results.items():
        assert results(guest) == stored
    assert old_tables.anna.http.get("/api/me/results.csv").text == old_tables.csv


def test_a_match_file_of_older_rules_can_be_saved_and_is_refused_in_one_sentence(old_tables: OldTables) -> None:
    file = old_tables.anna.get(f"/api/tables/{old_tables.alone}/file")
    assert file == {**old_tables.file, "rules": 0}
    answer = old_tables.anna.post("/api/tables/import", {"file": file}, 400)
    assert answer["why"]["message"] == "other-rules-version"
    assert answer["text"].count(".") == 1 and "version 0" in answer["text"] and "version 1" in answer["text"]
    assert old_tables.anna.post("/api/tables/import", {"file": old_tables.file})["phase"] == "over"


def test_a_rematch_of_a_finished_table_uses_the_current_rules(old_tables: OldTables) -> None:
    anna, table = old_tables.anna, old_tables.without_sheet
    rematch = anna.post(f"/api/tables/{table}/rematch")["id"]
    state = anna.state(rematch)
    assert (state["read_only"], state["rules"], state["phase"]) == (False, 1, "running")
    assert [seat["mine"] for seat in state["seats"]] == [False, True]
    old = anna.state(table)
    assert (old["next"], old["phase"], old["read_only"]) == (rematch, "over", True)
    assert anna.post(f"/api/tables/{table}/rematch")["id"] == rematch


def test_an_unfinished_table_of_older_rules_says_so_and_offers_a_rematch(old_tables: OldTables) -> None:
    anna, ben, table = old_tables.anna, old_tables.ben, old_tables.unfinished
    for guest in (anna, ben):
        state = guest.state(table)
        assert (state["read_only"], state["phase"], state["score"], state["turn"]) == (True, "running", None, None)
        assert state["log"] == old_tables.logs[table] and state["confirming"] is False
        check_rules_changed({"why": state["question"]})
        assert summary_of(guest, table)["read_only"] and not summary_of(guest, table)["my_turn"]
        check_everything_refused(guest, table)
    rematch = anna.post(f"/api/tables/{table}/rematch")["id"]
    assert ben.state(table)["next"] == rematch
    assert ben.post(f"/api/tables/{table}/rematch")["id"] == rematch
    state = ben.state(rematch)
    assert [seat["name"] for seat in state["seats"]] == ["Anna", "Ben"]
    assert (state["options"]["tie"], state["rules"], state["read_only"]) == ("guns", 1, False)
    watching = anna.post(f"/api/tables/{table}/links")["watch_link"]["token"]
    cleo = old_tables.server.guest("Cleo")
    assert cleo.post("/api/tables/join", {"token": watching})["read_only"]
    assert cleo.state(table)["log"] == old_tables.logs[table]
    assert cleo.post(f"/api/tables/{table}/rematch", status=403)["why"]["message"] == "server-not-seated"


def test_no_bot_thinks_at_a_table_of_older_rules(old_tables: OldTables) -> None:
    """A bot is to move there and is not run; bots of other tables are."""
    anna = old_tables.anna
    with anna.socket(anna.open("carrara", BOT, ME)) as socket:
        socket.until(lambda state: state["turn"] == 1, "the bot has moved")
    assert anna.state(old_tables.bots)["number"] == 1
    assert old_tables.bots not in query(old_tables, lambda store: store.leases.free_tables())
    assert "failed" not in old_tables.server.log.read_text()


def test_a_result_stored_for_people_only_is_shown_in_part(old_tables: OldTables) -> None:
    """Tables that ended before whole score sheets were stored are like this."""
    score, whole = old_tables.anna.state(old_tables.without_sheet)["score"], old_tables.without_sheet_end["score"]
    assert [row["points"][0] for row in score["rows"]] == [row["points"][0] for row in whole["rows"]]
    assert {row["points"][1] for row in score["rows"]} == {None}
    assert score["totals"] == whole["totals"]
    assert score["ranks"][0] == whole["ranks"][0]


def test_a_table_that_has_not_started_uses_the_current_rules(old_tables: OldTables) -> None:
    anna, table = old_tables.anna, old_tables.open["id"]
    assert not summary_of(anna, table)["read_only"]
    ben = old_tables.ben
    assert ben.post("/api/tables/join", {"token": old_tables.open["invitation"]["token"]})["read_only"] is False
    anna.post(f"/api/tables/{table}/start")
    state = ben.state(table)
    assert (state["phase"], state["rules"], state["read_only"]) == ("running", 1, False)
    stored = query(old_tables, lambda store: store.tables.find(table))
    assert stored is not None and stored.description.rules == 1


def test_a_table_played_on_from_older_rules_does_not_begin(old_tables: OldTables) -> None:
    table = old_tables.played_on["id"]
    state = old_tables.anna.state(table)
    assert (state["phase"], state["read_only"]) == ("open", True)
    check_rules_changed(
        old_tables.ben.post("/api/tables/join", {"token": old_tables.played_on["invitation"]["token"]}, 409)
    )
    check_everything_refused(old_tables.anna, table)


def test_the_daily_challenge_starts_over(old_tables: OldTables) -> None:
    anna, ben = old_tables.anna, old_tables.ben
    assert anna.state(old_tables.day)["day"] == TODAY.isoformat()
    assert day(anna, "sprawlopolis")["table"] is None
    again = play_day(anna)
    assert again != old_tables.day and anna.state(again)["rules"] == 1
    assert day(anna, "sprawlopolis")["table"] == again
    assert day(ben, "sprawlopolis")["result"]["table"] == old_tables.finished_day
    check_rules_changed(ben.get(f"/api/tables/{old_tables.finished_day}/share", 409))


def test_a_challenge_by_link_ends_with_the_rules_that_it_was_played_by(old_tables: OldTables) -> None:
    cleo = old_tables.server.guest("Cleo")
    assert len(old_tables.anna.get(f"/api/tables/{old_tables.alone}/challenge")) == 2
    for guest, sides in ((old_tables.ben, 2), (cleo, 0)):
        challenge = guest.post("/api/challenges", {"token": old_tables.token})
        assert (challenge["read_only"], len(challenge["results"])) == (True, sides)
        check_rules_changed(guest.post("/api/challenges/take", {"token": old_tables.token}, 409))
    check_rules_changed(old_tables.anna.post(f"/api/tables/{old_tables.alone}/challenge", status=409))


def test_tables_of_older_rules_can_be_left_and_are_deleted_with_their_guest(old_tables: OldTables) -> None:
    dora, (left_table, other_table) = old_tables.dora, old_tables.doras
    assert query(old_tables, lambda store: store.tables.count_towards_limit(dora.id)) == 0
    dora.post(f"/api/tables/{left_table}/leave", status=204)
    assert [each["id"] for each in dora.get("/api/tables")] == [other_table]
    dora.get(f"/api/tables/{left_table}", 404)
    dora.delete("/api/me")
    dora.get("/api/me", 401)


def test_an_old_database_opens_after_its_rules_have_changed(tmp_path: Path, url: str) -> None:
    make_old(url)
    change(url, "update tables set rules = 0")
    server = Server(tmp_path, url).start()
    try:
        anna = Guest(server.address, None)
        anna.http.cookies.set("townwright", "secret" * 8)
        assert {each["id"]: each["read_only"] for each in anna.get("/api/tables")} == {"table": True, "ended": True}
        running, ended = anna.state("table"), anna.state("ended")
        assert (running["phase"], running["action_count"], len(running["log"])) == ("running", 12, 12)
        assert (ended["phase"], ended["score"]) == ("over", None)  # it ended before results were kept
        assert results(anna) == []
        rematch = anna.post("/api/tables/table/rematch")["id"]
        assert anna.state(rematch)["rules"] == 1
        anna.delete("/api/me")
    finally:
        assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


# One table in memory


def old_table(phase: Any = "running", result: Score | None = None) -> Table:
    rules = game(WAGONS)
    description = Description("t", rules.name, rules.version + 1, 2, {}, None, 5, StartingPoint(), "anna", None)
    seats = [SeatState(0, "person", "anna", "Anna"), SeatState(1, "bot", None, None, "greedy")]
    table = Table(description, seats)
    table.load_read_only([Started([Entry(1, "start 3", False, ())])], phase, result)
    return table


def test_a_table_of_newer_rules_is_read_only_too() -> None:
    table = old_table()
    assert table.read_only and table.line[0].text == "start 3"
    with pytest.raises(NotPossible) as caught:
        _ = table.loaded_match
    assert caught.value.reason.arguments == {"found": 2, "known": 1}
    assert "Version 2" in caught.value.reason.say("de") and "Version 1" in caught.value.reason.say("de")


def test_a_read_only_table_follows_other_processes_without_rules() -> None:
    table = old_table("over")
    table.apply(RematchOpened("next"))
    assert (table.next, table.phase, table.number, table.phase_changed) == ("next", "over", 2, False)


# Score sheets from the results of people


def result(seat: int, score: int, best: int | None, rank: int, target: int | None = None) -> Result:
    sheet = [("cows", score - 1), ("guns", 1)]
    return Result(
        "t", seat, "anna", WAGONS, 3, {}, None, score, best, target, rank, rank == 1, [Other("bot")], 9, sheet
    )


@pytest.mark.parametrize(
    ("results", "seats", "totals", "ranks"),
    [
        ([result(0, 20, 14, 1)], 2, [20, 14], [1, None]),
        ([result(1, 14, 20, 2)], 2, [20, 14], [1, 2]),
        ([result(0, 20, 20, 1)], 2, [20, 20], [1, None]),
        ([result(0, 20, 25, 2)], 3, [20, None, None], [2, None, None]),
        ([result(0, 20, 25, 2), result(1, 9, 25, 3)], 3, [20, 9, 25], [2, 3, 1]),
        ([result(0, 20, 9, 1), result(2, 9, 20, 2)], 3, [20, None, 9], [1, None, 2]),
        ([result(1, 30, None, 1, 25)], 2, [30, 30], [1, 1]),
    ],
)
def test_a_score_sheet_from_results_shows_only_what_is_certain(
    results: list[Result], seats: int, totals: list[int | None], ranks: list[int | None]
) -> None:
    score = score_from(results, seats)
    assert score is not None
    assert (score.totals, score.ranks) == (totals, ranks)
    covered = {each.seat for each in results} if results[0].target is None else set(range(seats))
    assert score.rows[1] == Row("guns", [1 if seat in covered else None for seat in range(seats)])


def test_without_results_there_is_no_score_sheet() -> None:
    assert score_from([], 2) is None
