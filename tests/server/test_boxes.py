"""My box: values compared with a printed copy, stored for a guest, and used in their games."""

from typing import Any

import msgspec
import pytest
from tests.server.running import Guest, Json, Server

from townwright.core.registry import games
from townwright.server.storage.records import Description, SeatState, StartingPoint
from townwright.server.tables import boxes, presentation
from townwright.server.tables.table import Table
from townwright.server.wire.errors import Refusal

BOX = "/api/me/boxes/circleville"
ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "open"}
RED = {"sections": [{"id": 12, "red": 4}]}
#: A fourth golden structure is one too many, until another section has one less.
GOLDEN = {"sections.7.structures": {"brown": 1, "golden": 1}}


def enter(guest: Guest, values: Json, status: int = 200) -> Any:
    return guest.post(BOX, {"values": values}, status)


def states(box: Json) -> dict[str, str]:
    """Return the values that a guest has compared, with their states."""
    return {each["path"]: each["state"] for each in box["values"] if each["state"] in ("confirmed", "corrected")}


def corrections(guest: Guest, **more: Any) -> Any:
    """Return the corrections that a new table is played with."""
    return guest.state(guest.open("circleville", ME, BOT, **more))["corrections"]


def test_an_owner_corrects_values_and_plays_with_them(server: Server) -> None:
    anna, ben = server.guest(), server.guest("Ben")
    box = enter(anna, {"sections.12.red": 4, "sections.12.plots": 1})
    assert states(box) == {"sections.12.red": "corrected", "sections.12.plots": "confirmed"}
    (red,) = [each for each in box["values"] if each["path"] == "sections.12.red"]
    assert (red["value"], red["ours"], [each["provenance"] for each in red["sources"]]) == (4, 3, ["owner"])
    assert anna.get(BOX) == box and (box["changes"], box["contradictions"]) == (RED, [])
    assert anna.get("/api/me")["boxes"] == ["circleville"] and ben.get("/api/me")["boxes"] == []
    assert (corrections(anna), corrections(anna, corrections={}), corrections(ben)) == (RED, None, None)
    assert anna.state(anna.open("circleville", ME))["corrections"] == RED, "solo"
    table = anna.post("/api/tables", {"game": "circleville", "seats": [ME, OPEN]})
    assert ben.post("/api/tables/join/look", {"token": table["invitation"]["token"]})["corrected"]
    assert states(enter(anna, {"sections.12.red": None})) == {"sections.12.plots": "confirmed"}
    assert corrections(anna) is None and anna.get("/api/me")["boxes"] == []


def test_a_hint_uses_the_corrections_of_the_table(server: Server) -> None:
    """In this copy, red and blue have changed places on the rondel."""
    anna, colours = server.guest(), list[set[str]]()
    swapped = [{"red": "blue", "blue": "red"}.get(colour, colour) for colour in values()["rondel.spaces"]]
    for corrected in ({}, {"rondel": {"spaces": swapped}}):
        table = anna.open("circleville", ME, BOT, seed=1, corrections=corrected)
        state = anna.send(table, "act", number=anna.state(table)["number"], line=[{"action": "assistant", "space": 2}])
        with anna.socket(table) as socket:
            hint = socket.ask("hint", number=state["number"])
        colours.append({each["action"]["colour"] for each in hint["suggestions"]})
    assert colours[0] == {"red"}
    assert "blue" in colours[1]


def test_an_impossible_value_is_refused_with_the_reason_and_changes_nothing(server: Server) -> None:
    anna = server.guest()
    before = enter(anna, {"end.points": [9, 6, 3, 2]})
    for values, message in (
        ({"sections.12.red": 9}, "components-out-of-range"),
        ({"sections.14.red": 2}, "components-against-rulebook"),
        ({"equipment.tiles.5.colours": ["pink"]}, "components-other-tiles"),
        ({"sections.12.height": 2}, "components-unknown"),
        ({"roads": 3}, "components-not-a-list"),
    ):
        assert enter(anna, values, 400)["why"]["message"] == message
    assert anna.post(BOX, {"values": {}}, 400)["kind"] == "bad-request"
    assert anna.get(BOX) == before


def test_contradictory_values_are_stored_but_not_used(server: Server) -> None:
    anna = server.guest()
    box = enter(anna, GOLDEN)
    assert [each["message"] for each in box["contradictions"]] == ["components-structure-count"]
    assert (box["changes"], corrections(anna), anna.get("/api/me")["boxes"]) == (None, None, [])
    box = enter(anna, {"sections.6.structures": {"golden": 0}})
    assert (box["contradictions"], corrections(anna)) == ([], box["changes"])
    assert box["changes"]["sections"] == [
        {"id": 6, "structures": {}},
        {"id": 7, "structures": {"brown": 1, "golden": 1}},
    ]


def test_a_box_is_saved_as_a_file_and_read_again(server: Server) -> None:
    anna, ben = server.guest(), server.guest("Ben")
    enter(anna, {"sections.12.red": 4, "sections.12.plots": 1, "rondel.spaces": values()["rondel.spaces"]})
    file = anna.get(f"{BOX}/file")
    spaces = values()["rondel.spaces"]
    assert file == {
        "game": "circleville",
        "sections": [{"id": 12, "red": 4, "plots": 1}],
        "rondel": {"spaces": spaces},
    }
    junk = {"facts": "x" * 9000, "provenance": {"notes": "x" * 9000}}
    assert ben.post(f"{BOX}/file", {"file": {**file, **junk}}, 200) == anna.get(BOX)
    assert ben.get(f"{BOX}/file") == file
    assert ben.post(f"{BOX}/file", {"file": {"game": "chess"}}, 400)["why"]["message"] == "components-other-game"
    assert states(ben.post(f"{BOX}/file", {"file": {}}, 200)) == {}
    whole = ben.post(f"{BOX}/file", {"file": ben.get("/api/games/circleville/components")}, 200)
    assert set(states(whole).values()) == {"confirmed"} and len(states(whole)) == len(values())
    assert corrections(ben) is None


def values() -> Json:
    components = games()["circleville"].extras.components
    assert components is not None
    return dict(components.values)


def test_a_guest_cannot_see_the_box_of_another_guest(server: Server) -> None:
    anna, ben, nobody = server.guest(), server.guest("Ben"), Guest(server.address, None)
    enter(anna, {"sections.12.red": 4})
    assert states(ben.get(BOX)) == states(nobody.get(BOX)) == {}
    assert {each["state"] for each in nobody.get(BOX)["values"]} == {"known", "reconstructed"}
    enter(nobody, {"sections.12.red": 4}, 401)
    nobody.get(f"{BOX}/file", 401)
    assert nobody.get("/api/me/boxes/carrara", 404)["why"]["message"] == "no-components"
    anna.post("/api/me/boxes/chess", {"values": {"a": 1}}, 404)
    anna.delete("/api/me")


def test_a_puzzle_uses_the_box_only_if_its_solution_stays_valid(server: Server) -> None:
    anna = server.guest()

    def board() -> Any:
        table = anna.post("/api/activities", {"activity": "puzzle", "game": "circleville", "id": "35-125"})["id"]
        return anna.state(table)["corrections"]

    enter(anna, {"solo.katherine.cells": [["red"] * 4, ["green"] * 4]})  # a puzzle for two
    assert board() == {"solo": {"katherine": {"cells": [["red"] * 4, ["green"] * 4]}}}
    enter(anna, {"sections.9.red": 8})  # it was completed on the way to the position
    assert board() is None
    lesson = anna.post("/api/activities", {"activity": "lesson", "game": "circleville"})["id"]
    assert anna.state(lesson)["corrections"] is None


def test_a_table_with_corrections_of_an_older_version_still_opens() -> None:
    """They held whole sections and comments."""
    game = games()["circleville"]
    old: dict[str, object] = {
        "sections": [{"id": 12, "red": 4, "plots": 1, "provenance": "my copy"}],
        "facts": {"known": []},
    }
    options = game.options_for(1, {})
    description = Description("t", game.name, game.version, 1, options, old, 5, StartingPoint(), "anna", None)
    table = Table(description, [SeatState(0, "person", "anna", "Anna")])
    table.record(table.start())
    state = presentation.state(table, "anna", None, 0, lambda _: True)
    assert state.corrections == old and state.view is not None and table.loaded_match.state.open_squares[11, 0] == 4


def test_a_box_has_a_limited_size(monkeypatch: pytest.MonkeyPatch) -> None:
    components, size = boxes.components_of(games()["circleville"]), len(msgspec.json.encode(RED))
    monkeypatch.setattr(boxes, "MAX_CORRECTIONS_BYTES", size - 1)
    with pytest.raises(Refusal, match="too large"):
        boxes.changes_of(components, RED)
    monkeypatch.setattr(boxes, "MAX_CORRECTIONS_BYTES", size)
    assert boxes.changes_of(components, RED) == RED


def test_a_box_of_an_older_version_that_is_impossible_now_says_so() -> None:
    box = boxes.describe(boxes.components_of(games()["circleville"]), {"sections": [{"id": 12, "red": 9}]})
    assert [each.message for each in box.contradictions] == ["components-out-of-range"] and box.changes is None
