"""The cards, read from `components.json` once, as the tables that the rules use."""

import json
from enum import IntEnum
from importlib import resources
from typing import Any

import numpy as np

from townwright.core import grid
from townwright.core.arrays import Numbers
from townwright.core.conditions import enum_from_ids

DATA: dict[str, Any] = json.loads(
    resources.files("townwright.games.circle_the_wagons").joinpath("components.json").read_text("utf-8")
)

PLAYERS: int = DATA["players"]
CARDS = len(DATA["cards"])
SCORING_CARDS: int = DATA["scoring_cards"]
CIRCLE: int = DATA["circle_cards"]


class Territory(IntEnum):
    """The six territories; the number is the plane of the town that shows them."""

    DESERT = 0
    FOREST = 1
    MOUNTAINS = 2
    PLAINS = 3
    SNOW = 4
    WATER = 5


class Icon(IntEnum):
    """The six icons; the number is the plane of the town that shows them."""

    BEER = 6
    COW = 7
    FORT = 8
    GUN = 9
    MINE = 10
    WAGON = 11


TERRITORIES = len(Territory)
ICONS = len(Icon)
PLANES = TERRITORIES + ICONS


#: The number of each scoring condition, in the order of the data.
Condition = enum_from_ids("Condition", DATA["scoring"])


def square(words: str) -> tuple[Territory, Icon]:
    """Parse what a quadrant shows, such as "plains cow"."""
    territory, icon = words.split()
    return Territory[territory.upper()], Icon[icon.upper()]


#: What each card shows, top left, top right, bottom left, bottom right.
SQUARES = [[square(words) for words in card["squares"]] for card in DATA["cards"]]
#: The same in the layout that `grid.place` expects: card, rotation, row, plane.
FACES = grid.faces([[(shown, shown) for shown in card] for card in SQUARES])
#: The scoring condition on the back of each card.
BACKS: Numbers = np.array([Condition[card["scoring"].upper()] for card in DATA["cards"]], np.int8)

_POINTS = {entry["id"]: entry["points"] for entry in DATA["scoring"]}


def points(condition: str, what: str) -> int:
    """Return a value printed on a scoring card."""
    value: int = _POINTS[condition][what]
    return value


def points_table(condition: str, what: str) -> Numbers:
    """Return a table printed on a scoring card: points by count; the last entry covers all higher counts."""
    return np.array(_POINTS[condition][what], np.int64)
