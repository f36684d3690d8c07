"""Puzzles at a table: what is shown when, trying again, the better line, progress, and no result."""

import json
from typing import Any

import msgspec
import pytest
from tests.server.running import Guest, Json, Server, action_json

from townwright.core.registry import game
from townwright.puzzles import Puzzle, puzzle_files
from townwright.server.storage.commands import Command
from townwright.server.storage.records import Description, SeatState, StartingPoint
from townwright.server.tables import presentation
from townwright.server.tables.table import Table

FILE = puzzle_files()["circle_the_wagons"]
PUZZLE = FILE.puzzles[0]


def open_puzzle(guest: Guest, puzzle: Puzzle = PUZZLE, game: str = "circle_the_wagons") -> str:
    return str(guest.post("/api/activities", {"activity": "puzzle", "game": game, "id": puzzle.id})["id"])


def progress(guest: Guest, game: str = "circle_the_wagons") -> dict[str, str]:
    """Return how a guest did with the puzzles of a game that they have tried."""
    (entry,) = [each for each in guest.get("/api/puzzles") if each["game"] == game]
    return {each["id"]: each["state"] for each in entry["puzzles"] if each["state"] != "new"}


def act(guest: Guest, table: str, text: str, status: int = 200) -> Json:
    action = action_json("circle_the_wagons", text)
    return guest.send(table, "act", status, number=guest.state(table)["number"], line=[action])


def go(guest: Guest, table: str, where: str, status: int = 200) -> Json:
    return guest.send(table, "go", status, number=guest.state(table)["number"], to=where)


def test_the_solution_stays_secret_before_the_decision_and_after_a_wrong_one(server: Server) -> None:
    anna = server.guest()
    table = open_puzzle(anna)
    state = anna.state(table)
    activity = state["activity"]
    assert (activity["stage"], activity["number"], activity["count"]) == ("asked", 1, len(FILE.puzzles))
    assert (state["seat"], state["turn"], len(state["choices"])) == (PUZZLE.seat, PUZZLE.seat, PUZZLE.choices)
    filled = {name: value for name, value in activity.items() if value not in (None, [], 0, False)}
    assert filled.keys() == {"kind", "id", "number", "count", "difficulty", "stage"}
    refused = anna.send(table, "hint", 409, number=state["number"])
    assert refused["why"]["message"] == "puzzle-no-hint"
    assert "seed" not in anna.get(f"/api/tables/{table}/file")
    assert anna.post(f"/api/tables/{table}/play-on", {}, 409)["why"]["message"] == "puzzle-first"
    assert go(anna, table, "on", 409)["why"]["message"] == "puzzle-line-over"
    assert go(anna, table, "back", 409)["why"]["message"] == "puzzle-no-step"
    wrong = PUZZLE.alternatives[1]
    answered = act(anna, table, wrong.action)["activity"]
    assert (answered["stage"], answered["played"]["text"]) == ("wrong", wrong.action)
    assert answered["played"]["action"] == action_json("circle_the_wagons", wrong.action)
    assert answered["lead"] == PUZZLE.alternatives[0].lead
    (mine,) = answered["alternatives"]
    assert (mine["text"], mine["lead"], mine["chance"]) == (wrong.action, wrong.lead, wrong.chance)
    assert mine["reasons"] == msgspec.to_builtins(wrong.reasons)
    assert PUZZLE.solution not in json.dumps({**answered, "alternatives": []})
    assert go(anna, table, "on", 409)["why"]["message"] == "puzzle-line-over"


def test_wrong_then_right_then_the_better_line_then_playing_on(server: Server) -> None:
    anna = server.guest()
    table = open_puzzle(anna)
    start = anna.state(table)
    assert act(anna, table, PUZZLE.alternatives[1].action)["activity"]["stage"] == "wrong"
    assert progress(anna) == {PUZZLE.id: "seen"}
    waiting = anna.state(table)
    assert (waiting["choices"], waiting["can_undo"], waiting["can_redo"]) == ([], True, False)
    assert act(anna, table, PUZZLE.solution, 409)["why"]["message"] == "puzzle-answered"
    # Undo and trying again are the same: the position is what it was.
    for by_undo in (True, False):
        undo = anna.send(table, "undo", number=waiting["number"]) if by_undo else None
        back = undo or go(anna, table, "again")
        for part in ("action_count", "view", "choices", "score", "activity", "turn"):
            assert back[part] == start[part], part
        waiting = act(anna, table, PUZZLE.alternatives[-1].action)
    go(anna, table, "again")
    right = act(anna, table, PUZZLE.solution)["activity"]
    line = [action_json("circle_the_wagons", each) for each in PUZZLE.line]
    assert (right["stage"], right["line"], right["played_on"]) == ("right", line, 1)
    assert [each["text"] for each in right["alternatives"]] == [each.action for each in PUZZLE.alternatives]
    assert right["obvious"]["action"] == action_json("circle_the_wagons", PUZZLE.obvious)
    assert progress(anna) == {PUZZLE.id: "solved"}
    for number in range(2, len(PUZZLE.line) + 1):
        assert go(anna, table, "on")["activity"]["played_on"] == number
    assert go(anna, table, "on", 409)["why"]["message"] == "puzzle-line-over"
    # The bots wait; playing on opens a separate table.
    line = anna.state(table)["action_count"]
    if anna.state(table)["turn"] is not None:
        other = anna.post(f"/api/tables/{table}/play-on")["id"]
        played = anna.state(other)
        assert (played["activity"], played["action_count"] >= line, played["seat"]) == (None, True, PUZZLE.seat)
        assert [each["id"] for each in anna.get("/api/tables")] == [other]
    assert anna.state(table)["action_count"] == line


def test_progress_is_per_guest_counts_the_first_try_and_is_deleted_with_the_guest(server: Server) -> None:
    anna, ben = server.guest(), server.guest("Ben")
    first, second, third = FILE.puzzles[:3]
    tables = []
    table = open_puzzle(anna, first)
    tables.append(table)
    assert act(anna, table, first.solution)["activity"]["stage"] == "right"
    go(anna, table, "again")
    act(anna, table, first.alternatives[1].action)
    assert progress(anna) == {first.id: "first"}  # later tries take nothing away
    table = open_puzzle(anna, second)
    tables.append(table)
    activity = go(anna, table, "show")["activity"]
    assert (activity["stage"], activity["played"], activity["played_on"]) == ("shown", None, 1)
    assert anna.state(table)["log"][-1]["index"] > len(second.actions)
    go(anna, table, "again")
    act(anna, table, second.solution)
    assert progress(anna) == {first.id: "first", second.id: "solved"}
    assert progress(ben) == {}
    # One table at a time, not listed, and not accessible to others.
    assert anna.get(f"/api/tables/{tables[0]}", 404)["why"]["message"] == "server-no-table"
    assert anna.get("/api/tables") == []
    assert ben.get(f"/api/tables/{table}", 404)
    # Another device shows the same; what its own guest has solved stays theirs.
    act(ben, open_puzzle(ben, third), third.solution)
    link = anna.post("/api/me/link", {}, 200)
    ben.post("/api/me/claim", {"token": link["token"]}, 200)
    assert progress(ben) == progress(anna) == {first.id: "first", second.id: "solved"}
    ben.post("/api/me/back", {}, 200)
    assert progress(ben) == {third.id: "first"}
    ben.delete("/api/me")
    assert progress(ben) == {}


@pytest.mark.parametrize("name", sorted(set(puzzle_files()) - {"circle_the_wagons"}))
def test_puzzles_of_every_game(server: Server, name: str) -> None:
    """Solved at the first attempt, then the whole line; only the first decision of a sent line counts."""
    anna, puzzle = server.guest(), puzzle_files()[name].puzzles[-1]
    table = open_puzzle(anna, puzzle, name)
    number = anna.state(table)["number"]
    state = anna.send(table, "act", number=number, line=[action_json(name, puzzle.solution)] * 2)
    assert state["activity"]["stage"] == "right"
    for _ in puzzle.line[1:]:
        state = go(anna, table, "on")
    assert state["activity"]["played_on"] == len(puzzle.line)
    assert state["phase"] == "running"


def test_refusals(server: Server) -> None:
    anna = server.guest()

    def refusal(activity: str, game: str, id: str | None = None) -> object:
        return anna.post("/api/activities", {"activity": activity, "game": game, "id": id}, 404)["why"]["message"]

    assert refusal("puzzle", "chess", "1") == "no-such-game"
    assert refusal("puzzle", "carrara", "none") == refusal("puzzle", "carrara") == "no-such-puzzle"
    assert refusal("practice", "carrara") == "no-such-puzzle"
    assert refusal("chess", "carrara") == refusal("play", "carrara") == "server-no-activity"
    table = anna.open("sprawlopolis", {"kind": "me"})
    assert anna.state(table)["activity"] is None
    assert go(anna, table, "show", 409)["why"]["message"] == "server-no-steps"
    assert anna.post(f"/api/tables/{table}/play-on", {}, 409)["why"]["message"] == "puzzle-none"


def test_a_stored_puzzle_opens_at_its_step() -> None:
    """It opens from its commands alone and from any snapshot."""
    rules = game("circle_the_wagons")
    start = StartingPoint(PUZZLE.actions, activity="puzzle", key=PUZZLE.id)
    description = Description("t", rules.name, rules.version, 2, PUZZLE.options, None, PUZZLE.seed, start, "anna", None)

    def new_table() -> Table:
        seats = [SeatState(seat, "bot", None, None, "newcomer") for seat in range(2)]
        seats[PUZZLE.seat] = SeatState(PUZZLE.seat, "person", "anna", "Anna")
        return Table(description, seats)

    def state_of(table: Table) -> Any:
        return msgspec.json.decode(msgspec.json.encode(presentation.state(table, "anna", None, 0, lambda _: True)))

    table = new_table()
    commands: list[Command] = [table.start()]
    table.record(commands[0])
    snapshots = list[tuple[int, bytes]]()

    def do(command: Command | None) -> None:
        assert command is not None
        table.record(command)
        commands.append(command)
        snapshots.append((table.number, table.loaded_match.snapshot()))

    def go(to: str) -> None:
        for command in table.activity.go("anna", to):
            do(command)

    do(table.activity.act("anna", [PUZZLE.alternatives[1].action])[0])
    go("again")
    do(table.activity.act("anna", [PUZZLE.solution])[0])
    go("show")
    go("on")
    assert (state_of(table)["activity"]["stage"], state_of(table)["activity"]["played_on"]) == ("shown", 2)
    assert (table.bot_to_move, table.phase) == (None, "running")
    for snapshot in (None, *snapshots):
        again = new_table()
        again.load(commands, snapshot)
        assert state_of(again) == state_of(table)
