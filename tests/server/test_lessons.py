"""Lessons at a table: what is offered, what is refused, going back, the others' moves, and the game that follows."""

from typing import Any

import msgspec
import pytest
from tests.server.running import Guest, Json, Server, Socket, action_json

from townwright.core.registry import game
from townwright.lessons import Lesson, lessons
from townwright.server.storage.commands import Command
from townwright.server.storage.records import Description, SeatState, StartingPoint
from townwright.server.tables import presentation
from townwright.server.tables.table import Table


def open_lesson(guest: Guest, game: str) -> str:
    return str(guest.post("/api/activities", {"activity": "lesson", "game": game})["id"])


def take_step(socket: Socket, lesson: Lesson) -> Json:
    """Do what the step requires, one small decision at a time, until the next one is shown."""
    step = socket.state["activity"]["step"]
    if socket.state["activity"]["note_only"]:
        return socket.ask("go", number=socket.state["number"], to="on")
    while socket.state["activity"]["step"] == step:
        socket.until(lambda state: state["choices"] or state["activity"]["step"] != step, "the learner's turn")
        if socket.state["activity"]["step"] == step:
            (choice,) = [
                each for each in socket.state["choices"] if each["text"] == lesson.actions[socket.state["action_count"]]
            ]
            answer = socket.ask("act", number=socket.state["number"], line=[choice["action"]])
            assert answer["type"] == "state", answer
    return socket.state


@pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.game)
def test_a_lesson_leads_into_an_ordinary_game(server: Server, lesson: Lesson) -> None:
    anna = server.guest()
    with anna.socket(open_lesson(anna, lesson.game)) as socket:
        socket.until(bool, "a state")
        for number, step in enumerate(lesson.steps, start=1):
            activity = socket.state["activity"]
            assert (activity["step"], activity["steps"], activity["lights"]) == (
                number,
                len(lesson.steps),
                list(step.lights),
            )
            assert activity["note"]["message"] == f"note-{step.note}"
            assert activity["note"]["arguments"]["total"] == socket.state["score"]["totals"][lesson.seat]
            assert (socket.state["action_count"], socket.state["turn"]) == (step.at, lesson.seat)
            texts = {choice["text"] for choice in socket.state["choices"]}
            if not activity["last"]:
                assert texts == set(lesson.accepted_decisions(number - 1, step.at))
                take_step(socket, lesson)
        assert [entry["text"] for entry in socket.log] == lesson.actions
        assert len(socket.state["choices"]) > 1
        # Any move is an ordinary one now, and ends the lesson; it can be undone, the end of the lesson cannot.
        line = socket.state["action_count"]
        assert anna.get("/api/me")["lessons"] == []
        socket.ask("act", number=socket.state["number"], line=[socket.state["choices"][0]["action"]])
        assert anna.get("/api/me")["lessons"] == [lesson.game]
        phone = server.guest("Mia")
        link = anna.post("/api/me/link")["token"]
        assert phone.post("/api/me/claim", {"token": link})["lessons"] == [lesson.game]
        assert phone.post("/api/me/back")["lessons"] == []
        assert socket.state["activity"] is None
        assert socket.state["action_count"] > line
        if socket.state["can_undo"]:
            socket.ask("undo", number=socket.state["number"])
            assert (socket.state["action_count"], socket.state["can_undo"]) == (line, False)
            assert socket.state["activity"] is None


def test_anything_else_gets_one_sentence_and_changes_nothing(server: Server) -> None:
    lesson, anna = lessons()["carrara"], server.guest()
    with anna.socket(open_lesson(anna, "carrara")) as socket:
        socket.until(bool, "a state")
        while socket.state["activity"]["note"]["message"] != "note-bricks":
            before = socket.state
            refused = socket.ask(
                "act", number=before["number"], line=[action_json("carrara", "build biblioteca 5 in livorno")]
            )
            assert refused["type"] == "refused"
            assert anna.state(before["table"])["number"] == before["number"]
            take_step(socket, lesson)
        number, line = socket.state["number"], socket.state["action_count"]

        def refusal(*decisions: str) -> str:
            actions = [action_json("carrara", each) for each in decisions]
            return str(socket.ask("act", number=number, line=actions)["why"]["message"])

        something_else = "lesson-something-else"
        assert refusal("take 2 green") == something_else  # legal, but not what the note says
        assert refusal("take 2 yellow", "done") == something_else  # too little
        assert refusal("take 7 yellow") != something_else  # the rule that forbids it
        assert socket.ask("why", action=action_json("carrara", "take 2 green"))["why"]["message"] == something_else
        assert socket.ask("go", number=number, to="on")["why"]["message"] == something_else
        assert socket.ask("redo", number=number)["kind"] == "not-possible"
        assert (anna.state(socket.state["table"])["number"], socket.state["action_count"]) == (number, line)
        # In any order, all at once: that is what the board sends.
        bricks = ["take 2 black", "take 2 blue", "take 2 yellow", "take 2 red", "done"]
        answer = socket.ask("act", number=number, line=[action_json("carrara", each) for each in bricks])
        assert answer["activity"]["note"]["message"] == "note-saving"


def test_back_goes_step_by_step_past_other_moves_and_chance(server: Server) -> None:
    lesson, anna = lessons()["carrara"], server.guest()
    with anna.socket(open_lesson(anna, "carrara")) as socket:
        states = [socket.until(bool, "a state")]
        assert not states[0]["can_undo"]
        assert socket.ask("undo", number=states[0]["number"])["why"]["message"] == "nothing-to-undo"
        while socket.state["activity"]["note"]["message"] != "note-lucca":
            states.append(take_step(socket, lesson))
        # In the middle of a step, back leads to its beginning.
        socket.ask("act", number=socket.state["number"], line=[action_json("carrara", "build castello 2 in lucca")])
        assert socket.state["action_count"] > states[-1]["action_count"]
        for way, earlier in zip(["undo", "go"] * len(states), reversed(states), strict=False):
            fields = {"to": "back"} if way == "go" else {}
            back = socket.ask(way, number=socket.state["number"], **fields)
            for part in ("activity", "action_count", "view", "choices", "score", "can_undo"):
                assert back[part] == earlier[part], part
        # Forward again: the same cards and bricks come.
        while socket.state["activity"]["note"]["message"] != "note-lucca":
            take_step(socket, lesson)
        assert socket.state["view"] == states[-1]["view"]


def test_the_learner_can_play_freely_at_any_time_and_then_bots_decide(server: Server) -> None:
    anna = server.guest(confirm=False)
    with anna.socket(open_lesson(anna, "circle_the_wagons")) as socket:
        socket.until(bool, "a state")
        free = socket.ask("go", number=socket.state["number"], to="free")
        assert free["activity"] is None
        assert len(free["choices"]) == 15
        assert not free["can_undo"]
        assert socket.ask("go", number=free["number"], to="back")["why"]["message"] == "server-no-steps"
        while socket.state["choices"]:
            socket.ask("act", number=socket.state["number"], line=[socket.state["choices"][0]["action"]])
        line = socket.state["action_count"]
        socket.until(lambda state: state["turn"] == 0 and state["choices"], "the bot has played")
        assert {entry["seat"] for entry in socket.log[line:]} == {1}


def test_a_stored_lesson_opens_at_its_step() -> None:
    """It opens from its commands alone and from any snapshot; another edition of its file ends the lesson."""
    lesson = lessons()["circleville"]
    rules = game("circleville")
    start = StartingPoint(lesson.opening, activity="lesson", key=lesson.digest)
    description = Description(
        "t", rules.name, rules.version, 2, lesson.options, None, int(lesson.seed), start, "anna", None
    )

    def new_table(description: Description) -> Table:
        return Table(description, [SeatState(0, "person", "anna", "Anna"), SeatState(1, "bot", None, None, "newcomer")])

    def state_of(table: Table) -> Any:
        return msgspec.json.decode(msgspec.json.encode(presentation.state(table, "anna", None, 0, lambda _: True)))

    table = new_table(description)
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

    while not lesson.is_last(table.step):
        reply = table.activity.bot_reply()
        if reply:
            do(table.act_for_bot(1, [reply]))
        elif lesson.is_note_only(table.step):
            go("on")
        else:
            do(table.activity.act("anna", [lesson.actions[len(table.line)]])[0])
        if len(commands) in (12, 14):
            go("back")
    for snapshot in (None, *snapshots):
        again = new_table(description)
        again.load(commands, snapshot)
        assert state_of(again) == state_of(table)
    other = new_table(
        msgspec.structs.replace(
            description, starting_point=StartingPoint(lesson.opening, activity="lesson", key="another edition")
        )
    )
    other.load(commands, None)
    assert (other.activity.name, state_of(other)["activity"]) == ("play", None)


def test_the_lesson_is_over_when_its_learner_leaves(server: Server) -> None:
    anna = server.guest()
    table = open_lesson(anna, "carrara")
    with anna.socket(table) as socket:
        start = socket.until(bool, "a state")["action_count"]
        anna.put(f"/api/tables/{table}/seats/0", {"kind": "bot", "level": "random"})
        socket.until(lambda state: state["action_count"] > start, "the bot plays")
        assert socket.state["activity"] is None


def test_there_is_a_lesson_for_these_games_only(server: Server) -> None:
    anna = server.guest()
    catalogue = anna.get("/api/catalogue")
    assert {game["name"] for game in catalogue["games"] if "lesson" in game["activities"]} == set(lessons())
    chess = {"activity": "lesson", "game": "chess"}
    assert anna.post("/api/activities", chess, 404)["why"]["message"] == "no-such-game"
    german = anna.http.get("/api/games/carrara/lesson/de")
    assert "note-goal = Du kaufst" in german.text
    assert anna.get("/api/games/chess/lesson/de", 404)["why"]["message"] == "no-such-game"
    table = anna.open("sprawlopolis", {"kind": "me"})
    state = anna.state(table)
    assert state["activity"] is None
    refused = anna.send(table, "go", 409, number=state["number"], to="on")
    assert refused["text"] == "There is no lesson or puzzle at this table."
