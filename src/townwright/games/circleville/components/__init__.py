"""The components from `components.json`: sizes, kinds, and the values an owner may correct.

`setup` copies these values into the record as numbers.
"""

import json
from enum import IntEnum
from itertools import combinations
from pathlib import Path
from typing import Any, cast

import numpy as np

from townwright.core.arrays import Matrix, Numbers
from townwright.core.state import NumberArray

#: The folder of the game.
PACKAGE = Path(__file__).parents[1]
#: Data of `components.json`, or a part of it.
ComponentData = dict[str, Any]
DATA: ComponentData = json.loads((PACKAGE / "components.json").read_text("utf-8"))


class Colour(IntEnum):
    """The four colours of actions; red and blue are also those of the road squares."""

    RED = 0  # deconstruct roads
    BLUE = 1  # construct roads
    ORANGE = 2  # raze structures
    GREEN = 3  # build structures


class Structure(IntEnum):
    """The four colours of structures."""

    NATURAL = 0
    BROWN = 1
    SILVER = 2
    GOLDEN = 3


class Row(IntEnum):
    """The rows of the achievements table: one per colour, in order, and the multicoloured slots."""

    RED = 0
    BLUE = 1
    ORANGE = 2
    GREEN = 3
    MULTICOLOURED = 4


class EquipmentEffect(IntEnum):
    """What equipment tiles do."""

    BEAUTIFY_AGAIN = 0
    FLIP_STACK = 1
    EXTRA_SUPERVISOR_STEP = 2
    SWAP_YEAR_BONUS = 3
    EXTRA_LEVEL = 4
    PLUS_TWO_CUBES = 5
    DOUBLE_CUBE_PRECIOUS = 6
    ASSISTANT_THREE = 7
    BONUS_FOR_THREE = 8
    ASSISTANT_BACK = 9
    FINISH_ROADS_CUBE = 10
    SWAP_UPCOMING = 11
    SWAP_TILE = 12
    SWAP_QUEUE = 13
    EITHER_LEVEL = 14
    SOLE_WORKER_DOUBLE = 15


class AchievementKind(IntEnum):
    """What achievement tiles score."""

    STRUCTURES_IN_QUADRANT = 0
    STRUCTURES_WITH_MY_CUBE = 1
    BEAUTIFY_CUBES = 2
    ACTION_TILES_ON_MAT = 3
    ACHIEVEMENTS_OWNED = 4


class YearTile(IntEnum):
    """The eight kinds of year bonus tile."""

    NEW_PLOT = 0
    NEW_EQUIPMENT = 1
    FLEXIBLE_SUPERVISOR = 2
    FLEXIBLE_ASSISTANT = 3
    LEVEL_FIVE = 4
    RAZE_STRUCTURE = 5
    BUILD_STRUCTURE = 6
    THREE_POINTS = 7


class Character(IntEnum):
    """The opponents of a solo game, in the order in which they sit."""

    BERTHA = 0
    CARSTEN = 1
    DENZEL = 2
    KATHERINE = 3


COLOURS = len(Colour)
CHARACTERS = len(Character)
ROAD_COLOURS = 2  # the first two colours have road squares
STRUCTURES = len(Structure)
ROWS = len(Row)
EFFECTS = len(EquipmentEffect)
YEAR_TILES = len(YearTile)

SEATS: int = DATA["players"]["most"]
PLAYERS = range(DATA["players"]["least"], SEATS + 1)
SECTIONS = len(DATA["sections"])
QUADRANTS: int = DATA["quadrants"]["count"]
SPACES = len(DATA["rondel"]["spaces"])
STACK: int = DATA["action_tiles"]["stack"]
TILES_OF_COLOUR: int = DATA["action_tiles"]["each"]
ON_RONDEL: int = DATA["action_tiles"]["on_rondel"]
CUBES_EACH: int = DATA["cubes"]["each"]
QUEUE: int = DATA["queue"]["slots"]
LEVELS: int = DATA["mat"]["levels"]
COLUMN_SPACES: int = DATA["mat"]["free"]  # for tiles, in each column of a mat; level 1 is prefilled
SLOTS: int = DATA["mat"]["slots"]
YEARS: int = DATA["years"]["last"] - DATA["years"]["first"] + 1
FIRST_YEAR: int = DATA["years"]["first"]
EQUIPMENT = len(DATA["equipment"]["tiles"])
EQUIPMENT_EACH: int = DATA["equipment"]["per_player"]
ACHIEVEMENTS = len(DATA["achievements"])
STARTS: list[int] = DATA["start"]["sections"]
MAX_ROUNDS: int = DATA["most_rounds"]["rounds"]
#: Rulings: the rounds before the limit that are announced, and the idle rounds in a row that make a stalemate.
LAST_ROUNDS = 3
IDLE_ROUNDS = 4

#: Solo games. For each opponent: whether high or low sections come first, order of structures, level of actions, and
#: the points for actions that cannot be done, for a missing action tile, and for tiles that go back to the box with a
#: section.
SOLO: ComponentData = DATA["solo"]
OPPONENTS: list[ComponentData] = [SOLO[each.name.lower()] for each in Character]
SOLO_EQUIPMENT: int = SOLO["equipment"]
FINAL_POINTS: int = SOLO["final_points"]
DIFFICULTIES = range(SOLO["difficulty"]["most"] + 1)
HIGHEST_FIRST: Numbers = np.array([each["sections"] == "highest" for each in OPPONENTS], np.int8)
STRUCTURE_ORDER = cast(
    Matrix,
    np.array([[Structure[name.upper()] for name in each["structures"]] for each in OPPONENTS], np.int8),
)
OPPONENT_LEVEL: Numbers = np.array([each["level"] for each in OPPONENTS], np.int8)
IMPOSSIBLE_POINTS: Numbers = np.array([each["points"]["impossible"] for each in OPPONENTS], np.int8)
NO_TILE_POINTS: Numbers = np.array([each["points"].get("no_tile", 0) for each in OPPONENTS], np.int8)
YEAR_POINTS: Numbers = np.array([each["points"]["year_tile"] for each in OPPONENTS], np.int8)
ACHIEVEMENT_POINTS: Numbers = np.array([each["points"]["achievement"] for each in OPPONENTS], np.int8)
EXTRA_ACTION_POINTS: int = SOLO["bertha"]["points"]["bonus"]
CARSTEN_STEPS: int = SOLO["carsten"]["steps"]
PAIR_POINTS: int = SOLO["carsten"]["points"]["pair"]
PAIR_IMPOSSIBLE_POINTS: int = SOLO["carsten"]["points"]["pair_impossible"]
TRIPLE_POINTS: int = SOLO["carsten"]["points"]["no_achievement"]
EARLY_COMPLETION_TILES: int = SOLO["denzel"]["trigger"]  # of one colour
FIRST_PLACE_TIMES: int = SOLO["denzel"]["first_place_times"]
NO_SECTION_POINTS: int = SOLO["denzel"]["points"]["no_section"]
KATHERINE_STEPS: int = SOLO["katherine"]["steps"]
REMOVAL_POINTS: int = SOLO["katherine"]["points"]["no_achievement"]
#: Places for the supervisor on an opponent's mat, spaces for action tiles there, and the most of them in a line.
STOPS = len(SOLO["katherine"]["stops"])
CELLS = sum(len(row) for row in SOLO["katherine"]["cells"])
STOP_CELLS = len(SOLO["katherine"]["cells"][0])
#: The line-ups of a solo game: one, two or three opponents; the first is recommended.
LINE_UPS: list[tuple[Character, ...]] = sorted(
    (line_up for count in range(1, SEATS) for line_up in combinations(Character, count)),
    key=lambda line_up: (len(line_up), Character.DENZEL not in line_up if len(line_up) == 1 else 0),
)
#: The same as numbers from 1, one row each; 0 is none.
LINE_UP_NUMBERS = cast(
    Matrix,
    np.array([[*[each + 1 for each in line_up], *[0] * (SEATS - 1 - len(line_up))] for line_up in LINE_UPS], np.int8),
)

#: Sizes in the record, with room for corrected tables.
PLOTS = 5  # printed plots of a section
NEW_PLOTS = 6  # new plot tiles
MAX_ROW_SLOTS = 4  # of the achievements table
MAX_VALUE = 8  # cubes, or structures, of a basic action; also the most squares of a colour in a section
MAX_STRUCTURES = 4  # of a kind in a section
MAX_YEAR_TILES = NEW_PLOTS  # of a kind, because each tile of one kind places a new plot
RANKS = 4

#: Levels of the alternate actions, the steps of a move, and the points for an achievement of the matching colour.
ALTERNATE_LEVELS: dict[str, int] = {
    kind: DATA["alternate"][kind]["level"] for kind in ("move", "equipment", "beautify", "improve", "achievement")
}
MOVE_LEVEL = ALTERNATE_LEVELS["move"]
MOVE_STEPS: int = DATA["alternate"]["move"]["steps"]
EQUIPMENT_LEVEL = ALTERNATE_LEVELS["equipment"]
BEAUTIFY_LEVEL = ALTERNATE_LEVELS["beautify"]
IMPROVE_LEVEL = ALTERNATE_LEVELS["improve"]
ACHIEVEMENT_LEVEL = ALTERNATE_LEVELS["achievement"]
MATCHING: int = DATA["alternate"]["achievement"]["matching"]

#: The place whose points are skipped with two players, from 0: second place scores what third place is worth.
SKIPPED_WITH_TWO: int = DATA["skipped_with_two"]["place"] - 1
SUPERVISOR_BONUS: int = DATA["end"]["supervisor"]
UNUSED_YEAR_TILE: int = DATA["end"]["unused_year_tile"]
LAST_TILE_POINTS: int = DATA["three_points"]["points"]

FIRST_IN_QUEUE: Numbers = np.array([Structure[name.upper()] for name in DATA["queue"]["first"]], np.int8)
PRECIOUS: Numbers = np.array([each.name.lower() in DATA["structures"]["precious"] for each in Structure], np.int8)
START_SECTIONS: Numbers = np.array([number - 1 for number in STARTS], np.int8)
#: Equipment that stays in the box with two players, one bit per tile.
NOT_WITH_TWO = sum(1 << number - 1 for number in DATA["equipment"]["not_with_two"])
PLUS_CUBES: int = next(tile["cubes"] for tile in DATA["equipment"]["tiles"] if "cubes" in tile)
REACH: int = DATA["rondel"]["reach"]
LONG_REACH: int = next(tile["reach"] for tile in DATA["equipment"]["tiles"] if "reach" in tile)
START_SPACE: int = DATA["rondel"]["start"] - 1
ACHIEVEMENT_KIND: Numbers = np.array([AchievementKind[tile["kind"].upper()] for tile in DATA["achievements"]], np.int8)
ACHIEVEMENT_POINTS_EACH: Numbers = np.array([tile["points"] for tile in DATA["achievements"]], np.int8)

#: What an owner of the game may correct: fields of the record, in the order in which `setup` copies them there.
CORRECTABLE_FIELDS = (
    "adjacent_sections",
    "quadrant",
    "squares",
    "icons",
    "section_points_by_place",
    "plots",
    "rondel",
    "value",
    "quadrant_points_by_place",
    "row_slots",
    "year_has_achievement",
    "year_counts",
    "effect_tiles",
    "achievement_structure",
    "achievement_quadrant",
    "colour_quadrant",
    "stop_quadrant",
    "cell_colour",
    "stop_cells",
    "marked_stop",
)


def neighbours(data: ComponentData, section: int) -> list[int]:
    """Return the sections on the other side of a road."""
    ends = [road["between"] for road in data["roads"] if section in road["between"]]
    return sorted(a + b - section for a, b in ends)


def setup_numbers(data: ComponentData) -> NumberArray:
    """Return components as the numbers that `setup` reads."""
    sections, achievements = data["sections"], data["achievements"]
    values: ComponentData = {
        "adjacent_sections": [sum(1 << other - 1 for other in neighbours(data, section["id"])) for section in sections],
        "quadrant": [section["quadrant"] - 1 for section in sections],
        "squares": [[section["red"], section["blue"]] for section in sections],
        "icons": [[section["structures"].get(each.name.lower(), 0) for each in Structure] for section in sections],
        "section_points_by_place": [section["points"] for section in sections],
        "plots": [section["plots"] for section in sections],
        "rondel": [Colour[name.upper()] for name in data["rondel"]["spaces"]],
        "value": [data["mat"]["values"][colour.name.lower()] for colour in Colour],
        "quadrant_points_by_place": data["end"]["points"],
        "row_slots": [data["table"]["slots"][row.name.lower()] for row in Row],
        "year_has_achievement": [FIRST_YEAR + year in data["years"]["achievements"] for year in range(YEARS)],
        "year_counts": [tile["count"] for tile in data["year_tiles"]],
        "effect_tiles": [[tiles_of(data, effect, colour) for colour in Colour] for effect in EquipmentEffect],
        "achievement_structure": [Structure[tile.get("structure", "natural").upper()] for tile in achievements],
        "achievement_quadrant": [tile.get("quadrant", 1) - 1 for tile in achievements],
        **solo_values(data["solo"]),
    }
    return np.concatenate([np.array(values[name], np.int64).reshape(-1) for name in CORRECTABLE_FIELDS])


def solo_values(solo: ComponentData) -> ComponentData:
    """Return the opponents' mats: quadrants and colours of spaces, Katherine's lines and marked stop.

    Spaces of a line count from 1.
    """
    quadrants = np.zeros((CHARACTERS, STOPS), np.int64)
    colours = np.zeros((CHARACTERS, CELLS), np.int64)
    for character, mat in ((each, solo[each.name.lower()]) for each in Character):
        for stop, place in enumerate(mat.get("spaces", mat.get("stops", []))):
            quadrants[character, stop] = place["quadrant"] - 1
        colour_names = [space["colour"] for space in mat.get("spaces", [])]
        colour_names += [colour for row in mat.get("cells", []) for colour in row]
        for cell, name in enumerate(colour_names):
            colours[character, cell] = Colour[name.upper()]
    lines = [stop["line"] for stop in solo["katherine"]["stops"]]
    return {
        "colour_quadrant": [solo["colour_quadrant"][colour.name.lower()] - 1 for colour in Colour],
        "stop_quadrant": quadrants,
        "cell_colour": colours,
        "stop_cells": [[*line, *[0] * (STOP_CELLS - len(line))] for line in lines],
        "marked_stop": [solo["katherine"]["marked"] - 1],
    }


def tiles_of(data: ComponentData, effect: EquipmentEffect, colour: Colour) -> int:
    """Return the equipment tiles with an effect in a colour, as a bit mask; some work in all colours."""
    return sum(
        1 << tile["id"] - 1
        for tile in data["equipment"]["tiles"]
        if tile["kind"] == effect.name.lower() and colour.name.lower() in tile.get("colours", [colour.name.lower()])
    )
