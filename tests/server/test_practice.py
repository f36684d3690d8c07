"""Puzzles from a guest's own games: how they are added, answered, repeated and deleted."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from tests.puzzles.test_mistakes import EXACT, judged, match_with
from tests.server.running import Guest, Json, Server, action_json, run_async

from townwright.bots.analysis import Judgement
from townwright.core.registry import game
from townwright.puzzles import Puzzle, puzzle_files
from townwright.puzzles.mistakes import OwnPuzzle
from townwright.puzzles.repetition import INTERVALS, LEVELS
from townwright.server.settings import database_url
from townwright.server.storage.database import Database
from townwright.server.storage.own_puzzles import MAX_PUZZLES, OwnPuzzleStore
from townwright.server.storage.records import SeatState
from townwright.server.storage.stores import Stores
from townwright.server.tables.activities.practice import Practice
from townwright.server.tables.own_puzzles import add_puzzles, first_seats
from townwright.server.workers.jobs import PackedMatch, pack_match

NAME = "circle_the_wagons"
PUZZLE = puzzle_files()[NAME].puzzles[0]
WORST = PUZZLE.alternatives[-1].action


def own(id: str, puzzle: Puzzle = PUZZLE, lead: float | None = None) -> OwnPuzzle:
    """Return a puzzle as if it came from a player's game, in which they played its last alternative."""
    *others, worst = puzzle.alternatives
    if lead is not None:
        worst = msgspec.structs.replace(worst, lead=lead)
    fields = msgspec.structs.asdict(puzzle)
    fields |= {
        "id": id,
        "obvious": worst.action,
        "alternatives": [*others, worst],
        "accepted_actions": [others[1].action],
    }
    return OwnPuzzle(**fields)


def add(server: Server, guest: Guest, *puzzles: OwnPuzzle, rules: int = game(NAME).version) -> None:
    """Add puzzles to a guest of a running server."""

    async def run() -> None:
        database = Database(database_url(server.database), "test")
        for each in puzzles:
            await OwnPuzzleStore(database).add(guest.get("/api/me")["id"], NAME, rules, each)
        await database.close()

    run_async(run())


def act(guest: Guest, table: str, text: str) -> Any:
    return guest.send(table, "act", number=guest.state(table)["number"], line=[action_json(NAME, text)])["activity"]


def own_puzzle(id: str) -> Json:
    return {"activity": "practice", "game": NAME, "id": id}


def test_a_puzzle_from_my_game_is_solved_and_comes_back_later(server: Server) -> None:
    anna, eve = server.guest(), server.guest("Eve")
    assert anna.get("/api/practice") == []
    add(server, anna, own("game-3"), own("game-7"))
    first, second = anna.get("/api/practice")
    assert (first["id"], first["is_due"], first["level"], first["levels"]) == ("game-3", True, 0, LEVELS)
    table = anna.post("/api/activities", own_puzzle("game-3"))["id"]
    asked = anna.state(table)["activity"]
    assert (asked["own"], asked["stage"], asked["number"], asked["obvious"]) == (True, "asked", 0, None)
    assert act(anna, table, WORST)["stage"] == "wrong"
    (again,) = [each for each in anna.get("/api/practice") if each["id"] == "game-3"]
    assert (again["is_due"], again["level"]) == (False, 0)
    anna.send(table, "go", number=anna.state(table)["number"], to="again")
    right = act(anna, table, PUZZLE.alternatives[1].action)
    assert right["stage"] == "right"  # as good as the best
    assert right["obvious"]["text"] == WORST
    assert anna.get("/api/practice")[-1] == again  # only the first answer counts
    table = anna.post("/api/activities", own_puzzle("game-7"))["id"]
    assert act(anna, table, PUZZLE.solution)["stage"] == "right"
    (solved,) = [each for each in anna.get("/api/practice") if each["id"] == "game-7"]
    assert solved["level"] == 1
    assert 0 < solved["due"] - second["added"] < (INTERVALS[0] + 1) * 86_400_000
    # It is a puzzle like any other: not a game, private, with a table to play on from there.
    assert anna.get("/api/tables") == []
    eve.get(f"/api/tables/{table}", 404)
    assert anna.state(anna.post(f"/api/tables/{table}/play-on")["id"])["activity"] is None
    assert eve.get("/api/practice") == []
    assert eve.post("/api/activities", own_puzzle("game-7"), 404)["why"]["message"] == "no-such-puzzle"
    anna.delete("/api/practice/game-7")
    assert anna.delete("/api/practice/game-7", 404)["why"]["message"] == "no-such-puzzle"
    assert [each["id"] for each in anna.get("/api/practice")] == ["game-3"]
    anna.delete("/api/me")
    assert anna.get("/api/practice") == []


def test_a_puzzle_of_older_rules_is_not_offered(server: Server) -> None:
    anna = server.guest()
    add(server, anna, own("old-1"), rules=game(NAME).version + 1)
    assert anna.get("/api/practice") == []
    assert anna.post("/api/activities", own_puzzle("old-1"), 409)["why"]["message"] == "practice-old-rules"


def test_ratings_change_with_the_first_answer_only(server: Server) -> None:
    anna = server.guest()

    def ratings() -> tuple[int | None, int]:
        (entry,) = [each for each in anna.get("/api/puzzles") if each["game"] == NAME]
        return entry["rating"], entry["puzzles"][-1]["rating"]

    puzzle = puzzle_files()[NAME].puzzles[-1]
    new, before = ratings()
    assert new is None
    table = anna.post("/api/activities", {"activity": "puzzle", "game": NAME, "id": puzzle.id})["id"]
    assert act(anna, table, puzzle.solution)["stage"] == "right"
    mine, after = ratings()
    assert mine is not None
    assert mine > 1200
    assert after < before
    anna.send(table, "go", number=anna.state(table)["number"], to="again")
    act(anna, table, puzzle.alternatives[1].action)
    assert ratings() == (mine, after)


def test_a_table_is_practice_if_it_has_a_puzzle_and_current_rules() -> None:
    def puzzle_at(content: Any, read_only: bool) -> OwnPuzzle | None:
        description = SimpleNamespace(starting_point=SimpleNamespace(content=content))
        return Practice.puzzle_at(cast(Any, SimpleNamespace(description=description, read_only=read_only)))

    puzzle = own("game-3")
    assert puzzle_at(msgspec.to_builtins(puzzle), read_only=False) == puzzle
    assert puzzle_at(msgspec.to_builtins(puzzle), read_only=True) is None  # its rules have changed
    assert puzzle_at(None, read_only=False) is None


def test_a_guest_keeps_the_puzzles_in_which_they_lost_most(tmp_path: Path) -> None:
    async def check() -> None:
        stores = Stores.on(Database(database_url(str(tmp_path / "tables.sqlite")), "test"))
        await stores.database.open()
        guest, _ = await stores.guests.add("Anna", True)
        best = PUZZLE.alternatives[0].lead
        for lost in range(MAX_PUZZLES + 2):
            await stores.own_puzzles.add(guest.id, NAME, 1, own(f"game-{lost}", lead=best - lost))
        await stores.own_puzzles.add(guest.id, NAME, 1, own("game-9", lead=best - 500))  # known already
        kept = await stores.own_puzzles.all(guest.id)
        assert [round(each.points_lost) for each in kept] == list(range(MAX_PUZZLES + 1, 1, -1))
        await stores.database.close()

    run_async(check())


def test_the_key_moments_of_each_person_become_their_puzzles() -> None:
    match, added = match_with(EXACT.solution), list[tuple[str, str, str]]()
    mistake = judged(match, len(match.history), [EXACT.solution])

    class Workers:
        async def own_puzzle(self, _guest: str, _match: PackedMatch, mistake: Judgement) -> OwnPuzzle | None:
            return own("x") if mistake.mark == "blunder" else None

    class Store:
        async def add(self, guest: str, game: str, _rules: int, puzzle: OwnPuzzle) -> None:
            added.append((guest, game, puzzle.id))

    seats = [SeatState(0, "person", "anna"), SeatState(1, "person", "anna"), SeatState(2, "bot", "ben", "Ben")]
    assert first_seats(seats) == {"anna": 0}
    services = cast(Any, SimpleNamespace(analysis_workers=Workers(), stores=SimpleNamespace(own_puzzles=Store())))
    players = {"anna": mistake.seat, "ben": 1 - mistake.seat}
    run_async(add_puzzles(services, "table", game(NAME), pack_match(match), [mistake], players))
    assert added == [("anna", NAME, f"table-{mistake.number}")]
