"""The cards, read from `components.json` once, as the tables that the rules use.

A card is its printed number; 0 stands for no card.
"""

import json
from enum import IntEnum
from functools import cache
from importlib import resources
from typing import Any

import numpy as np

from townwright.core import grid
from townwright.core.arrays import Numbers
from townwright.core.conditions import IdEnum, enum_from_ids

DATA: dict[str, Any] = json.loads(
    resources.files("townwright.games.sprawlopolis").joinpath("components.json").read_text("utf-8")
)

NO_CARD = 0
CARDS = len(DATA["cards"])
MAX_PLAYERS: int = DATA["players"][-1]
PLAYERS = range(DATA["players"][0], MAX_PLAYERS + 1)
SCORING_CARDS: int = DATA["scoring_cards"]
#: Cards dealt to the first player, and to each of the others. No player ever holds more than `HAND`.
HAND: int = DATA["first_hand"]
OTHER_HAND: int = DATA["other_hand"]
#: Cards in the city at the end, the start card among them.
CITY = CARDS - SCORING_CARDS
#: Maximum number of cards in the deck: those left after dealing to one player.
DECK = CITY - HAND - DATA["start_cards"]
#: What each road is worth.
ROAD: int = DATA["road"]


class Zone(IdEnum):
    """The four zones; the number is the plane of the city that shows them."""

    COMMERCIAL = 0
    INDUSTRIAL = 1
    PARK = 2
    RESIDENTIAL = 3


class Edge(IntEnum):
    """The edges of a block; the number is the plane of squares whose road leaves by that edge."""

    NORTH = 4
    EAST = 5
    SOUTH = 6
    WEST = 7

    @property
    def opposite(self) -> "Edge":
        """The edge on the other side."""
        return Edge(self ^ OPPOSITE)


#: An edge's number with this bit flipped is the number of the edge on the other side.
OPPOSITE = Edge.NORTH ^ Edge.SOUTH
ZONES = len(Zone)
EDGES = len(Edge)
PLANES = ZONES + EDGES


#: The number of each scoring condition, in the order of the data.
Condition = enum_from_ids("Condition", DATA["scoring"])


#: What a block shows: its zone, and the edges by which its road leaves.
Block = tuple[Zone, frozenset[Edge]]


def block(words: str) -> Block:
    """Parse what a block shows, such as "residential EW", or "park" without a road."""
    zone, _, road = words.partition(" ")
    return Zone[zone.upper()], frozenset(edge for edge in Edge if edge.name[0] in road)


def rotate(block: Block) -> Block:
    """Return a block rotated by 180 degrees."""
    zone, road = block
    return zone, frozenset(edge.opposite for edge in road)


def planes(block: Block) -> set[int]:
    """Return the planes of a block: its zone and the edges of its road."""
    zone, road = block
    return {zone, *road}


_BY_NUMBER = {card["number"]: card for card in DATA["cards"]}
_IN_ORDER = [_BY_NUMBER[number] for number in range(NO_CARD + 1, CARDS + 1)]

#: What each card shows, top left, top right, bottom left, bottom right. Card 0 stands for no card and shows nothing.
BLOCKS: list[list[Block]] = [[], *([block(words) for words in card["blocks"]] for card in _IN_ORDER)]
#: Maximum number of roads in a city: one in each block that has a road.
MAX_ROADS = CITY * max(sum(bool(road) for _, road in card) for card in BLOCKS)
#: What each card shows, in the layout that `grid.place` expects: card, rotation, row, plane.
FACES = grid.faces([[(planes(shown), planes(rotate(shown))) for shown in card] for card in BLOCKS])
#: The scoring condition on the other side of each card.
BACKS: Numbers = np.array([0, *(Condition[card["scoring"].upper()] for card in _IN_ORDER)], np.int8)

_POINTS = {entry["id"]: entry["points"] for entry in DATA["scoring"]}


@cache
def condition(card: int) -> str:
    """Return the id of the scoring condition on the other side of a card."""
    name: str = Condition(BACKS[card]).id
    return name


def points(condition: str, what: str) -> int:
    """Return a value printed on a scoring card."""
    value: int = _POINTS[condition][what]
    return value


def points_table(condition: str, what: str) -> Numbers:
    """Return a table printed on a scoring card: points by count; the last entry covers all higher counts."""
    return np.array(_POINTS[condition][what], np.int64)
