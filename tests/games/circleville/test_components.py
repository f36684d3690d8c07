"""The table of components: its counts, what the rulebook says about the board, its provenance, and corrections."""

import copy
import itertools
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.games.circleville.town import Town

from townwright.core.contract import Extras
from townwright.core.errors import BadFile, NotPossible
from townwright.core.match import Match
from townwright.games.circleville import GAME
from townwright.games.circleville.components import (
    CORRECTABLE_FIELDS,
    DATA,
    AchievementKind,
    Colour,
    EquipmentEffect,
    Structure,
    YearTile,
    neighbours,
    setup_numbers,
)
from townwright.games.circleville.components.corrections import (
    apply_corrections,
    find_contradictions,
    is_connected,
)
from townwright.games.circleville.components.values import (
    OUR_VALUES,
    PATHS,
    contradictions,
    corrections_of,
    listed_values,
)
from townwright.games.circleville.state import STATE

SECTIONS: dict[int, dict[str, Any]] = {section["id"]: section for section in DATA["sections"]}
EDGES = [tuple(road["between"]) for road in DATA["roads"]]
COLOURS = ["red", "blue", "orange", "green"]
MAT = DATA["mat"]["values"]
EQUIPMENT = {tile["id"]: tile for tile in DATA["equipment"]["tiles"]}
ACHIEVEMENTS = {tile["id"]: tile for tile in DATA["achievements"]}
YEAR_COUNTS = {tile["id"]: tile["count"] for tile in DATA["year_tiles"]}
STARTS = (1, 10, 15, 20)
SOLO = DATA["solo"]
NAMES = ("bertha", "carsten", "denzel", "katherine")
MARKED = SOLO["katherine"]["stops"][SOLO["katherine"]["marked"] - 1]


def adjacent(a: int, b: int) -> bool:
    return b in neighbours(DATA, a)


def quadrant(number: int) -> list[int]:
    return [section["id"] for section in DATA["sections"] if section["quadrant"] == number]


def standing(section: int) -> int:
    return sum(SECTIONS[section]["structures"].values())


def parts(sections: list[int]) -> list[list[int]]:
    """Return the connected parts of some sections."""
    rest, groups = list(sections), []
    while rest:
        piece = [rest.pop(0)]
        for one in piece:
            near = [other for other in rest if adjacent(one, other)]
            piece += near
            rest = [other for other in rest if other not in near]
        groups.append(sorted(piece))
    return sorted(groups)


def contact(a: int, b: int) -> str | None:
    """Return how two sections meet by their bands and angles: along a road, at a crossing, or not at all."""
    bands = ("inner", "middle", "outer")
    one, two = SECTIONS[a], SECTIONS[b]
    apart = abs(bands.index(one["band"]) - bands.index(two["band"]))
    overlap = min(one["to"], two["to"]) - max(one["from"], two["from"])
    touch = overlap == 0 or (one["to"] - two["from"]) % 360 == 0 or (two["to"] - one["from"]) % 360 == 0
    if apart == 0:
        return "road" if touch else None
    if apart == 1:
        return "road" if overlap > 0 else "crossing" if touch else None
    return None


#: What the rulebook says, or what follows from it, one by one.
FACTS: dict[str, Callable[[], bool]] = {
    "20 sections": lambda: sorted(SECTIONS) == list(range(1, 21)),
    "33 structures": lambda: DATA["structures"]["count"] == {"natural": 15, "brown": 7, "silver": 6, "golden": 5},
    "their colours on the sections": lambda: (
        Counter(
            {name: sum(s["structures"].get(name, 0) for s in SECTIONS.values()) for name in DATA["structures"]["count"]}
        )
        == DATA["structures"]["count"]
    ),
    "22 equipment tiles": lambda: sorted(EQUIPMENT) == list(range(1, 23)),
    "23 achievements": lambda: sorted(ACHIEVEMENTS) == list(range(1, 24)),
    "19 year tiles": lambda: sum(YEAR_COUNTS.values()) == 19,
    "64 action tiles": lambda: DATA["action_tiles"]["each"] == 16,
    "50 cubes": lambda: DATA["cubes"]["each"] == 50,
    "4 quadrants": lambda: DATA["quadrants"]["count"] == 4,
    "a mat of four columns and three slots": lambda: list(MAT) == COLOURS and DATA["mat"]["slots"] == 3,
    "five levels, the first one filled": lambda: DATA["mat"]["levels"] == 5 and DATA["mat"]["free"] == 4,
    "values rise": lambda: all(len(row) == 5 and row == sorted(row) for row in MAT.values()),
    "crossings are no roads": lambda: all(
        (contact(a, b) == "road") == adjacent(a, b) for a, b in itertools.combinations(SECTIONS, 2)
    ),
    "the neighbours of 17": lambda: neighbours(DATA, 17) == [6, 16, 19],
    "17 and 9 meet at a crossing": lambda: contact(17, 9) == "crossing",
    "18, 19, 20 in the third quadrant": lambda: {SECTIONS[i]["quadrant"] for i in (18, 19, 20)} == {3},
    "19 joins the third quadrant": lambda: (
        parts([16, 17, 18, 20]) == [[16, 17], [18, 20]] and len(parts(quadrant(3))) == 1
    ),
    "18 and 20": lambda: adjacent(18, 20),
    "15 and 14, 15 and 11": lambda: adjacent(15, 14) and adjacent(15, 11),
    "the neighbours of 15": lambda: neighbours(DATA, 15) == [11, 14, 18],
    "15 meets 12 and 19 at crossings": lambda: contact(15, 12) == contact(15, 19) == "crossing",
    "11 lies outside, left of 15": lambda: SECTIONS[11]["band"] == "outer" and SECTIONS[11]["from"] == 225,
    "13 and 12": lambda: adjacent(13, 12),
    "a walk from the third quadrant over 6 and 7 to 8": lambda: (
        any(adjacent(6, i) for i in quadrant(3)) and adjacent(6, 7) and adjacent(7, 8)
    ),
    "1 borders its own quadrant": lambda: any(adjacent(1, i) for i in quadrant(1)),
    "5 and 4 are the highest of the first": lambda: sorted(quadrant(1))[-2:] == [4, 5],
    "6 and 7 are the lowest of the second": lambda: sorted(quadrant(2))[:2] == [6, 7],
    "11 is the lowest of the fourth": lambda: min(quadrant(4)) == 11,
    "start sections": lambda: DATA["start"]["sections"] == [10, 1, 15, 20],
    "quadrants lie clockwise": lambda: all(
        any({SECTIONS[a]["quadrant"], SECTIONS[b]["quadrant"]} == {one, two} for a, b in EDGES)
        for one, two in ((1, 2), (2, 3), (3, 4), (1, 4))
    ),
    "blocks of five": lambda: [quadrant(i) for i in (1, 2, 4, 3)] == [list(range(i, i + 5)) for i in (1, 6, 11, 16)],
    "one start section a quadrant": lambda: sorted(SECTIONS[i]["quadrant"] for i in STARTS) == [1, 2, 3, 4],
    "31 structures on 19 sections": lambda: all(33 - standing(i) == 31 for i in STARTS),
    "two natural ones in the queue": lambda: DATA["queue"]["first"] == ["natural"] * 2,
    "15 holds two natural ones": lambda: SECTIONS[15]["structures"] == {"natural": 2},
    "18 holds a golden one": lambda: SECTIONS[18]["structures"].get("golden", 0) >= 1,
    "5 and 4 hold a brown one": lambda: all(SECTIONS[i]["structures"].get("brown") == 1 for i in (4, 5)),
    "six cubes complete 13": lambda: (
        SECTIONS[13]["red"] + SECTIONS[13]["blue"] + standing(13) == 6 and standing(13) < 3
    ),
    "6 holds a structure": lambda: standing(6) >= 1,
    "squares of 13": lambda: SECTIONS[13]["blue"] >= 2 and SECTIONS[13]["red"] >= 1,
    "red squares of 14": lambda: SECTIONS[14]["red"] >= 3,
    "red squares of 15": lambda: SECTIONS[15]["red"] >= 2,
    "blue squares of 4 and 5": lambda: SECTIONS[5]["blue"] >= 2 and SECTIONS[4]["blue"] >= 2,
    "red squares of 11": lambda: SECTIONS[11]["red"] >= 2,
    "squares of 6 and 7": lambda: min(SECTIONS[i][c] for i in (6, 7) for c in ("red", "blue")) >= 1,
    "blue squares of 6 and 7": lambda: SECTIONS[6]["blue"] + SECTIONS[7]["blue"] >= 4,
    "points of 4/3/2/1": lambda: any(section["points"] == [4, 3, 2, 1] for section in SECTIONS.values()),
    "points fall": lambda: all(s["points"] == sorted(s["points"], reverse=True) for s in SECTIONS.values()),
    "points of 13": lambda: SECTIONS[13]["points"][:3] == [3, 2, 1],
    "points of 7": lambda: SECTIONS[7]["points"][0] == 3 and SECTIONS[7]["points"][2] == 1,
    "two players skip the second": lambda: DATA["skipped_with_two"]["place"] == 2,
    "quadrants score 9/6/3": lambda: DATA["end"]["points"][:3] == [9, 6, 3],
    "red 1 and 3": lambda: (MAT["red"][0], MAT["red"][2]) == (2, 3),
    "blue 1 and 3": lambda: (MAT["blue"][0], MAT["blue"][2]) == (2, 3),
    "orange 3 and 5": lambda: (MAT["orange"][2], MAT["orange"][4]) == (2, 3),
    "green 2": lambda: MAT["green"][1] == 1,
    "levels of the alternate actions": lambda: (
        [DATA["alternate"][name]["level"] for name in ("move", "equipment", "beautify", "improve", "achievement")]
        == [1, 2, 3, 4, 5]
        and DATA["alternate"]["move"]["steps"] == 3
    ),
    "stacks": lambda: (DATA["action_tiles"]["on_rondel"], DATA["action_tiles"]["stack"]) == (8, 4),
    "the start space is green": lambda: DATA["rondel"]["spaces"][DATA["rondel"]["start"] - 1] == "green",
    "12 slots in the queue": lambda: DATA["queue"]["slots"] == 12,
    "the assistant's reach": lambda: DATA["rondel"]["reach"] == 2,
    "the year track": lambda: (DATA["years"]["first"], DATA["years"]["last"]) == (1838, 1856),
    "eight kinds of year tile": lambda: list(YEAR_COUNTS) == [kind.name.lower() for kind in YearTile],
    "several new plots, one last tile": lambda: YEAR_COUNTS["new_plot"] >= 2 and YEAR_COUNTS["three_points"] == 1,
    "achievements beside some years": lambda: (
        0 < len(DATA["years"]["achievements"]) <= sum(DATA["table"]["slots"].values())
    ),
    "orange slots and one of four colours": lambda: (
        DATA["table"]["slots"]["orange"] >= 2 and DATA["table"]["slots"]["multicoloured"] == 1
    ),
    "a plot in every section": lambda: all(section["plots"] >= 1 for section in SECTIONS.values()),
    "equipment per player": lambda: DATA["equipment"]["per_player"] == 3 and DATA["equipment"]["not_with_two"] == [22],
    "colours of equipment": lambda: (
        [EQUIPMENT[i]["colours"] for i in (5, 6, 7, 8)] == [[colour] for colour in COLOURS]
        and [EQUIPMENT[i]["colours"][0] for i in (9, 10, 11, 12)] == COLOURS
        and EQUIPMENT[20]["colours"] == ["red", "blue"]
        and EQUIPMENT[21]["colours"] == ["orange", "green"]
    ),
    "achievements 1 to 16": lambda: (
        {(ACHIEVEMENTS[i]["structure"], ACHIEVEMENTS[i]["quadrant"]) for i in range(1, 17)}
        == set(itertools.product(DATA["structures"]["count"], (1, 2, 3, 4)))
    ),
    "points of achievements": lambda: (
        [ACHIEVEMENTS[i]["points"] for i in (1, 5, 9, 13, 17, 18, 21, 22, 23)] == [1, 2, 2, 2, 1, 2, 1, 1, 3]
    ),
    "23 majorities": lambda: len(SECTIONS) - 1 + DATA["quadrants"]["count"] == 23,
    "8 spaces in 4 colours": lambda: Counter(DATA["rondel"]["spaces"]) == dict.fromkeys(COLOURS, 2),
    "cube colours of the opponents": lambda: (
        [SOLO[name]["cubes"] for name in NAMES] == ["white", "black", "purple", "yellow"]
    ),
    "structure orders are rotations of one": lambda: (
        [SOLO[name]["structures"][0] for name in NAMES] == ["silver", "golden", "brown", "natural"]
        and all("".join(colour[0] for colour in SOLO[name]["structures"]) in "sbngsbng" for name in NAMES)
    ),
    "section orders of the opponents": lambda: (
        [SOLO[name]["sections"] for name in NAMES] == ["highest", "lowest", "lowest", "highest"]
    ),
    "levels of the opponents": lambda: [SOLO[name]["level"] for name in NAMES] == [3, 1, 1, 1],
    "steps of their assistants": lambda: (SOLO["carsten"]["steps"], SOLO["katherine"]["steps"]) == (1, 2),
    "Bertha's fourth space is the first quadrant": lambda: (
        SOLO["bertha"]["spaces"][3]["quadrant"] == 1
        and sorted(space["quadrant"] for space in SOLO["bertha"]["spaces"]) == [1, 2, 3, 4]
    ),
    "blue is the second quadrant": lambda: (
        SOLO["colour_quadrant"]["blue"] == 2 and sorted(SOLO["colour_quadrant"].values()) == [1, 2, 3, 4]
    ),
    "a colour at Bertha's spaces gives a quadrant": lambda: all(
        SOLO["colour_quadrant"][space["colour"]] == space["quadrant"] for space in SOLO["bertha"]["spaces"]
    ),
    "Carsten's ring": lambda: sorted(space["quadrant"] for space in SOLO["carsten"]["spaces"]) == [1, 2, 3, 4],
    "Carsten's pairs and triple": lambda: (
        [SOLO["carsten"]["points"][name] for name in ("pair", "pair_impossible", "no_achievement")] == [3, 2, 10]
    ),
    "Katherine's lines of two and four take turns": lambda: (
        [len(stop["line"]) for stop in SOLO["katherine"]["stops"]] == [2, 4, 2, 4]
        and SOLO["katherine"]["stops"][3]["quadrant"] == 4
    ),
    "Katherine's marked line has two spaces and does not follow the fourth quadrant": lambda: (
        len(MARKED["line"]) == 2 and SOLO["katherine"]["stops"][SOLO["katherine"]["marked"] - 2]["quadrant"] != 4
    ),
    "Katherine's spaces": lambda: (
        Counter(cell for row in SOLO["katherine"]["cells"] for cell in row) == dict.fromkeys(COLOURS, 2)
        and {cell for stop in SOLO["katherine"]["stops"] for cell in stop["line"]} == set(range(1, 9))
    ),
    "Katherine's example can be laid out": lambda: all(
        colour == printed or any(cell == stop["line"][0] for stop in SOLO["katherine"]["stops"])
        for cell, colour, printed in zip(
            SOLO["katherine"]["stops"][3]["line"],
            ("red", "green", "blue", "green"),
            SOLO["katherine"]["cells"][1],
            strict=True,
        )
    ),
    "Denzel's third tile": lambda: (SOLO["denzel"]["trigger"], SOLO["denzel"]["first_place_times"]) == (3, 2),
    "points for what cannot be done": lambda: [SOLO[name]["points"]["impossible"] for name in NAMES] == [3, 1, 3, 3],
    "points for a missing tile": lambda: [SOLO[name]["points"].get("no_tile") for name in NAMES] == [5, 5, 5, None],
    "points for returned tiles": lambda: (
        [(SOLO[name]["points"]["year_tile"], SOLO[name]["points"]["achievement"]) for name in NAMES]
        == [(1, 2), (1, 2), (1, 2), (1, 4)]
    ),
    "other points of the opponents": lambda: (
        (
            SOLO["bertha"]["points"]["bonus"],
            SOLO["denzel"]["points"]["no_section"],
            SOLO["katherine"]["points"]["no_achievement"],
        )
        == (1, 8, 5)
    ),
    "the final action is three points": lambda: SOLO["final_points"] == 3,
    "six equipment tiles alone": lambda: SOLO["equipment"] == 6,
    "the hard mode begins at 4": lambda: SOLO["difficulty"] == {"hard": 4, "most": 10},
    "one to four players": lambda: (DATA["players"]["least"], DATA["players"]["most"]) == (1, 4),
    "the queue can never block the game": lambda: all(SECTIONS[i]["plots"] >= 3 for i in STARTS),
    "a map in one piece": lambda: is_connected(SECTIONS, EDGES),
}


@pytest.mark.parametrize("fact", FACTS)
def test_known_fact(fact: str) -> None:
    assert FACTS[fact]()


def test_every_value_has_a_provenance() -> None:
    kinds = set(DATA["provenance"]) - {"notes"}
    rows = GAME.extras.components.rows(None) if GAME.extras.components else []
    assert len(rows) > 200
    for row in rows:
        assert row.provenance in kinds
        for language in ("en", "de"):
            assert row.what.say(language) and row.provenance_text.say(language) and row.why.say(language) and row.value
    assert {row.provenance for row in rows} >= {"rulebook", "derived", "reconstructed"}


def test_the_table_fills_the_record_exactly() -> None:
    assert len(setup_numbers(DATA)) == sum(int(np.prod(STATE[name].shape)) for name in CORRECTABLE_FIELDS)
    s = Match(GAME, 2, 1).state
    assert s.squares.tolist() == [[section["red"], section["blue"]] for section in DATA["sections"]]
    assert STATE.itemsize < 4096


def test_every_kind_of_tile_is_used() -> None:
    assert {tile["kind"] for tile in EQUIPMENT.values()} == {kind.name.lower() for kind in EquipmentEffect}
    assert {tile["kind"] for tile in ACHIEVEMENTS.values()} == {kind.name.lower() for kind in AchievementKind}
    assert [colour.name.lower() for colour in Colour] == DATA["colours"]["names"]
    assert [structure.name.lower() for structure in Structure] == list(DATA["structures"]["count"])


# Corrections


CORRECTIONS: dict[str, Any] = {
    "sections": [{"id": 12, "red": 4, "points": [5, 3, 2, 1], "plots": 2}],
    "rondel": {"spaces": ["green", "blue", "red", "orange", "green", "blue", "red", "orange"]},
    "mat": {"values": {"red": [2, 3, 3, 4, 4]}},
    "equipment": {"tiles": [{"id": 5, "colours": ["blue"]}, {"id": 6, "colours": ["red"]}]},
    "achievements": [{"id": 1, "quadrant": 2}, {"id": 2, "quadrant": 1}],
    "year_tiles": [{"id": "new_plot", "count": 4}, {"id": "level_five", "count": 2}],
    "table": {"slots": {"red": 3}},
    "years": {"achievements": [1838, 1840]},
    "end": {"points": [9, 6, 3, 2]},
}


def test_a_match_is_played_with_corrected_components_and_remembers_them() -> None:
    match = Match(GAME, 3, 5, components=CORRECTIONS)
    s = match.state
    assert s.open_squares[11, 0] == 4 and s.section_points_by_place[11, 0] == 5 and s.plots[11] == 2
    assert s.rondel[1] == Colour.BLUE and s.value[0].tolist() == [2, 3, 3, 4, 4]
    assert s.effect_tiles[EquipmentEffect.EXTRA_LEVEL.value, Colour.RED.value] == 1 << 5
    assert s.achievement_quadrant[:2].tolist() == [1, 0]
    assert (s.years == YearTile.NEW_PLOT).sum() == 4
    assert s.year_achievement.nonzero()[0].tolist() == [0, 2]
    assert s.row_slots[0] == 3 and s.quadrant_points_by_place[3] == 2
    for _ in range(40):
        match.play(match.codes[0])
    assert match.file.components == CORRECTIONS
    again = Match.from_data(msgspec.json.decode(match.to_json()))
    assert again.states.tobytes() == match.states.tobytes()
    assert match.at(20).components == CORRECTIONS


SOLO_CORRECTIONS: dict[str, Any] = {
    "colour_quadrant": {"red": 3, "orange": 1},
    "bertha": {"spaces": [{"quadrant": number, "colour": colour} for number, colour in zip((2, 4, 3, 1), COLOURS)]},
    "carsten": {"spaces": [{"quadrant": number, "colour": "red"} for number in (1, 4, 3, 2)]},
    "katherine": {
        "cells": [["red"] * 4, ["green"] * 4],
        "stops": [
            {"quadrant": 3, "line": [4, 8]},
            {"quadrant": 4, "line": [8, 7, 6, 5]},
            {"quadrant": 1, "line": [5, 1]},
            {"quadrant": 2, "line": [1, 2, 3, 4]},
        ],
        "marked": 1,
    },
}


def test_the_mats_of_opponents_can_be_corrected() -> None:
    match = Match(GAME, 1, 5, {"opponents": "bertha_carsten_katherine"}, {"solo": SOLO_CORRECTIONS})
    s = match.state
    assert s.colour_quadrant.tolist() == [2, 1, 0, 3]
    assert s.stop_quadrant.tolist() == [[1, 3, 2, 0], [0, 3, 2, 1], [0, 0, 0, 0], [2, 3, 0, 1]]
    assert s.cell_colour[0].tolist() == [0, 1, 2, 3, 0, 0, 0, 0] and s.cell_colour[3].tolist() == [0] * 4 + [3] * 4
    assert s.stop_cells.tolist() == [[4, 8, 0, 0], [8, 7, 6, 5], [5, 1, 0, 0], [1, 2, 3, 4]]
    assert s.marked_stop.tolist() == [0] and s.pawn[3] == 0
    for _ in range(30):
        match.play(match.codes[0])
    assert Match.from_data(msgspec.json.decode(match.to_json())).states.tobytes() == match.states.tobytes()
    assert GAME.extras.components
    rows = [row for row in GAME.extras.components.rows({"solo": SOLO_CORRECTIONS}) if row.provenance == "owner"]
    assert {row.what.say() for row in rows} >= {
        "Solo, quadrant of red",
        "Bertha’s mat, space 1",
        "Carsten’s mat, space 2",
        "Katherine’s mat, spaces row by row",
        "Katherine’s mat, stop 1",
        "Katherine’s mat, marked stop",
    }


@pytest.mark.parametrize("page", ["solo", "components"])
def test_the_corrections_shown_in_the_documentation_can_be_played(page: str) -> None:
    text = (Path(__file__).parents[3] / "docs" / f"{page}.md").read_text("utf-8")
    (block,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    corrections = msgspec.json.decode(block)
    state = Match(GAME, 1, 1, components=corrections).state
    if page == "solo":
        assert state.colour_quadrant.tolist() == [2, 1, 0, 3]
    else:
        assert (state.open_squares[11, 0], state.quadrant_points_by_place[3]) == (4, 2)
        assert OUR_VALUES["sections.12.blue"] == listed_values(corrections)["sections.12.blue"], "a confirmed value"


def test_a_whole_table_is_a_correction_too_and_changes_nothing() -> None:
    assert apply_corrections(copy.deepcopy(DATA)) == {**DATA, "roads": apply_corrections(DATA)["roads"]}
    assert setup_numbers(apply_corrections(DATA)).tolist() == setup_numbers(DATA).tolist()


def test_every_value_can_be_listed_and_confirmed() -> None:
    assert listed_values(DATA) == OUR_VALUES == listed_values(corrections_of(OUR_VALUES))
    rows = GAME.extras.components.rows(DATA) if GAME.extras.components else []
    assert {row.path for row in rows if row.provenance == "confirmed"} == PATHS.keys()
    assert all((row.provenance == "confirmed") == (row.path in PATHS) for row in rows)
    assert len(msgspec.json.encode(corrections_of(OUR_VALUES))) < 8192


def test_comments_are_no_part_of_a_value() -> None:
    junk = {"junk": "x" * 100}
    stops = [{**stop, **junk} for stop in SOLO["katherine"]["stops"]]
    spaces = [{**space, **junk} for space in SOLO["bertha"]["spaces"]]
    solo = {"bertha": {"spaces": spaces}, "katherine": {"stops": stops, "provenance": junk}}
    tidied = corrections_of(listed_values({"solo": solo, "roads": [*reversed(DATA["roads"])], "facts": junk}))
    assert "junk" not in msgspec.json.encode(tidied).decode()
    assert listed_values(tidied)["roads"] == OUR_VALUES["roads"]


def test_values_may_contradict_each_other_for_a_while_but_cannot_be_played_with() -> None:
    corrections = {
        "sections": [{"id": 7, "structures": {"golden": 1}}, {"id": 13, "red": 3}, {"id": 2, "quadrant": 2}],
        "achievements": [{"id": 1, "quadrant": 2}],
        "year_tiles": [{"id": "new_plot", "count": 4}],
        "table": {"slots": {"red": 0}},
        "solo": {"colour_quadrant": {"red": 2}, "katherine": {"marked": 2}},
    }
    sentences = [each.say() for each in contradictions(corrections)]
    for words in (
        "6× “golden",
        "6 cubes",
        "Quadrant 1 has 4",
        "every tile",
        "19 year tiles",
        "slots",
        "its own",
        "has 2",
    ):
        assert any(words in each for each in sentences), words
    assert listed_values(corrections)["sections.13.red"] == 3
    with pytest.raises(BadFile, match="every tile must be there"):
        apply_corrections(corrections)


def test_corrected_values_are_listed_as_such() -> None:
    assert GAME.extras.components
    rows = [row for row in GAME.extras.components.rows(CORRECTIONS) if row.provenance == "owner"]
    assert {row.what.say() for row in rows} >= {"Section 12, red squares", "Mat, red at level 2", "Equipment 5"}
    confirmed = [row.what.say() for row in GAME.extras.components.rows(CORRECTIONS) if row.provenance == "confirmed"]
    assert "Mat, red at level 1" in confirmed and "Mat, blue at level 1" not in confirmed


def test_a_match_without_corrections_does_not_mention_them() -> None:
    assert '"components"' not in Match(GAME, 2, 1).to_json()
    assert '"components"' in Match(GAME, 2, 1, components=CORRECTIONS).to_json()


@pytest.mark.parametrize(
    ("corrections", "sentence"),
    [
        ([], "JSON object"),
        ({"game": "carrara"}, "another game"),
        ({"dice": 3}, "“dice” can’t be corrected"),
        ({"cubes": {"each": 60}}, "“cubes” can’t be corrected"),
        ({"sections": {}}, "“sections” must be a list"),
        ({"sections": [{"id": 21, "red": 1}]}, "no “21” in sections"),
        ({"sections": [{"id": 2, "height": 1}]}, "can’t be corrected"),
        ({"sections": [{"id": 2, "red": 9}]}, "Section 2, red squares: 9 is not a whole number from 1 to 8"),
        ({"sections": [{"id": 2, "red": True}]}, "is not a whole number"),
        ({"sections": [{"id": 2, "quadrant": 5}]}, "Section 2, quadrant: 5"),
        (
            {"sections": [{"id": 2, "structures": {"stone": 1}}]},
            "For section 2, give the number of structures of each colour",
        ),
        (
            {"sections": [{"id": 2, "structures": {"natural": 1, "golden": 2}}]},
            "have 6× “golden structure”",
        ),
        ({"sections": [{"id": 2, "points": [3, 2]}]}, "needs 4 values"),
        ({"sections": [{"id": 2, "points": [1, 2, 3, 4]}]}, "a later place can’t score more"),
        ({"sections": [{"id": 2, "quadrant": 2}]}, "Quadrant 1 has 4 sections"),
        ({"sections": [{"id": 2, "quadrant": 3}, {"id": 18, "quadrant": 1}]}, "are not connected"),
        ({"sections": [{"id": 13, "red": 3}]}, "6 cubes complete section 13"),
        ({"sections": [{"id": 13, "points": [4, 2, 1, 0]}]}, "In section 13, place 1 scores 3"),
        ({"sections": [{"id": 14, "red": 2}]}, "Section 14 has at least 3 red squares"),
        ({"roads": 3}, "“roads” must be a list"),
        ({"roads": [{"between": [1, 30]}]}, "is not a road"),
        ({"roads": [{"between": [1, 1]}, *DATA["roads"]]}, "from a section to itself"),
        ({"roads": [*DATA["roads"], {"between": [2, 1]}]}, "listed twice"),
        ({"roads": DATA["roads"][1:12]}, "do not connect all sections"),
        ({"roads": [road for road in DATA["roads"] if road["between"] != [12, 13]]}, "these sections: 12, 13"),
        ({"rondel": {"spaces": ["green"] * 8}}, "the same number of each colour"),
        ({"rondel": {"spaces": ["red", "green", "blue", "orange"] * 2}}, "must be green"),
        ({"rondel": {"reach": 4}}, "can’t be corrected"),
        ({"mat": {"values": {"red": [2, 2, 3, 3]}}}, "needs 5 values"),
        ({"mat": {"values": {"red": [2, 1, 3, 3, 4]}}}, "a higher level can’t be worth less"),
        ({"mat": {"values": {"red": [1, 2, 3, 3, 4]}}}, "At level 1, red is worth 2"),
        ({"end": {"points": [8, 6, 3, 1]}}, "In a quadrant, place 1 scores 9"),
        ({"years": {"achievements": [1800]}}, "from 1838 to 1856"),
        ({"years": {"achievements": list(range(1838, 1850))}}, "12 listed, 9 slots"),
        ({"table": {"slots": {"orange": 1}, "years": 1}}, "can’t be corrected"),
        ({"table": {"slots": {"orange": 1}}, "years": {"achievements": [1840]}}, "at least 2 of these slots: orange"),
        ({"year_tiles": [{"id": "new_plot", "count": 4}]}, "There are 19 year tiles"),
        ({"solo": []}, "“solo” can’t be corrected"),
        ({"solo": {"final_points": 4}}, "“solo final_points” can’t be corrected"),
        ({"solo": {"denzel": {"trigger": 2}}}, "“solo denzel trigger” can’t be corrected"),
        ({"solo": {"bertha": 3}}, "“solo bertha” can’t be corrected"),
        ({"solo": {"colour_quadrant": {"red": 2}}}, "Each colour must stand for its own quadrant"),
        ({"solo": {"colour_quadrant": {"red": 2, "blue": 1}}}, "The colour blue stands for quadrant 2"),
        ({"solo": {"bertha": {"spaces": []}}}, "Bertha’s mat: this needs 4 spaces"),
        ({"solo": {"carsten": {"spaces": [{"quadrant": i, "colour": "pink"} for i in (1, 2, 3, 4)]}}}, "Carsten’s mat"),
        (
            {"solo": {"bertha": {"spaces": [{"quadrant": i, "colour": "red"} for i in (1, 2, 3, 4)]}}},
            "Space 4 of Bertha’s track is quadrant 1",
        ),
        ({"solo": {"katherine": {"cells": [["red"] * 4]}}}, "two rows of four colours"),
        ({"solo": {"katherine": {"cells": [["red"] * 4, ["pink"] * 4]}}}, "two rows of four colours"),
        ({"solo": {"katherine": {"stops": [{"quadrant": i, "line": [1, 1]} for i in (1, 2, 3, 4)]}}}, "needs 4 stops"),
        ({"solo": {"katherine": {"stops": [{"quadrant": i, "line": [1, 2]} for i in (1, 2, 3, 4)]}}}, "has 4 spaces"),
        ({"solo": {"katherine": {"marked": 5}}}, "a number from 1 to 4"),
        ({"solo": {"katherine": {"marked": 1}}}, "does not follow quadrant 4"),
        ({"solo": {"katherine": {"marked": 2}}}, "has 2 spaces"),
        ({"equipment": {"tiles": [{"id": 5, "colours": ["blue"]}]}}, "every tile must be there: equipment"),
        ({"achievements": [{"id": 1, "quadrant": 2}]}, "every tile must be there: achievements"),
        (
            {
                "sections": [
                    {"id": 15, "structures": {"natural": 1, "brown": 1}},
                    {"id": 4, "structures": {"natural": 2}},
                ]
            },
            "Section 15 can be the start",
        ),
    ],
)
def test_wrong_corrections_are_refused_with_a_reason(corrections: Any, sentence: str) -> None:
    with pytest.raises(BadFile) as error:
        Match(GAME, 2, 1, components=corrections)
    assert sentence in error.value.reason.say("en")
    assert error.value.reason.say("de") != error.value.reason.say("en")


def section_2(**values: Any) -> dict[str, Any]:
    return {"sections": [{"id": 2, **values}]}


WHO = (("supervisor", 1), ("assistant", 2))
#: What is just allowed, and what is one too little or too much.
LIMITS: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (section_2(red=8), section_2(red=9), "9 is not a whole number from 1 to 8"),
    (section_2(red=1), section_2(red=0), "0 is not a whole number from 1 to 8"),
    (section_2(blue=8), section_2(blue=9), "blue squares: 9"),
    (section_2(blue=1), section_2(blue=0), "blue squares: 0"),
    (section_2(plots=5), section_2(plots=6), "6 is not a whole number from 1 to 5"),
    (section_2(plots=1), section_2(plots=0), "0 is not a whole number from 1 to 5"),
    (section_2(points=[20, 20, 20, 20]), section_2(points=[21, 20, 20, 20]), "21 is not a whole number from 0 to 20"),
    (section_2(points=[0, 0, 0, 0]), section_2(points=[0, 0, 0, -1]), "-1 is not a whole number from 0 to 20"),
    (
        {"sections": [{"id": 6, "structures": {"golden": 0}}, {"id": 7, "structures": {"brown": 1, "golden": 1}}]},
        {"sections": [{"id": 6, "structures": {"golden": -1}}, {"id": 7, "structures": {"brown": 1, "golden": 2}}]},
        "-1 is not a whole number from 0 to 4",
    ),
    ({"mat": {"values": {"red": [2, 2, 3, 7, 8]}}}, {"mat": {"values": {"red": [2, 2, 3, 7, 9]}}}, "9 is not a whole"),
    ({"mat": {"values": {"green": [1] * 5}}}, {"mat": {"values": {"green": [0, 1, 1, 1, 1]}}}, "0 is not a whole"),
    ({"table": {"slots": {"red": 4}}}, {"table": {"slots": {"red": 5}}}, "5 is not a whole number from 0 to 4"),
    (
        {"table": {"slots": {"red": 0, "blue": 4}}},
        {"table": {"slots": {"red": -1, "blue": 4}}},
        "-1 is not a whole number from 0 to 4",
    ),
    ({"years": {"achievements": [1838]}}, {"years": {"achievements": [1837]}}, "from 1838 to 1856"),
    ({"years": {"achievements": [1856]}}, {"years": {"achievements": [1857]}}, "from 1838 to 1856"),
    (
        {"years": {"achievements": list(range(1838, 1847))}},
        {"years": {"achievements": list(range(1838, 1848))}},
        "10",
    ),
    (
        {"year_tiles": [{"id": "new_plot", "count": 6}, *[{"id": f"flexible_{who}", "count": n} for who, n in WHO]]},
        {"year_tiles": [{"id": "new_plot", "count": 7}, *[{"id": f"flexible_{who}", "count": 1} for who, _ in WHO]]},
        "7 is not a whole number from 1 to 6",
    ),
    ({"roads": [*DATA["roads"], {"between": [1, 20]}]}, {"roads": [{"between": [1, 21]}]}, "is not a road"),
    ({"roads": [*DATA["roads"], {"between": [1, 20]}]}, {"roads": [{"between": [0, 20]}]}, "is not a road"),
    ({"solo": {"katherine": {"marked": 3}}}, {"solo": {"katherine": {"marked": 0}}}, "a number from 1 to 4"),
]


@pytest.mark.parametrize(("allowed", "refused", "sentence"), LIMITS)
def test_values_are_corrected_up_to_their_limits(allowed: Any, refused: Any, sentence: str) -> None:
    changed = apply_corrections(allowed)
    assert all(changed[name] != DATA[name] for name in allowed if name != "solo")
    with pytest.raises(BadFile) as error:
        apply_corrections(refused)
    assert sentence in error.value.reason.say("en")


@pytest.mark.parametrize(("tiles", "value"), [(2, 3), (3, 7), (4, 8)])
def test_an_action_of_a_corrected_value_is_offered_and_taken(tiles: int, value: int) -> None:
    components = {"mat": {"values": {"red": [2, 2, 3, 7, 8]}}, "sections": [{"id": 12, "red": 8}]}
    town = Town(start=1, components=components).tiles(0, red=tiles).stand(0, 12).permit("red")
    assert town.legal_with("basic") == {f"basic red {value}"}
    cubes = int(town.s.cubes[0])
    town.play(f"basic red {value}", f"place {value}")
    assert (int(town.s.cubes[0]), int(town.s.open_squares[11, 0])) == (cubes - value, 8 - value)


def test_a_game_without_such_a_table_says_so() -> None:
    with pytest.raises(NotPossible, match="nothing to correct"):
        Match(replace(GAME, extras=Extras()), 2, 1, components={})


def test_the_printed_table_passes_its_own_check() -> None:
    assert list(find_contradictions(copy.deepcopy(DATA))) == []


def test_a_map_in_two_parts_is_distinguished_from_a_connected_one() -> None:
    assert is_connected(range(3), [(0, 1), (1, 2)])
    assert not is_connected(range(3), [(0, 1)]) and not is_connected([], [])


def test_a_town_is_laid_out_with_its_table() -> None:
    assert Town().s.plots[9] == 3
