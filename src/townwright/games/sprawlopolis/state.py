"""The record of Sprawlopolis."""

from enum import IntEnum

import numpy as np

from townwright.core import grid
from townwright.core.arrays import Matrix, Numbers
from townwright.core.grid import Town
from townwright.core.state import GameState, field, layout
from townwright.games.sprawlopolis.components import (
    CARDS,
    CITY,
    DECK,
    HAND,
    MAX_PLAYERS,
    MAX_ROADS,
    PLANES,
    SCORING_CARDS,
)


class Phase(IntEnum):
    """The decision that the player to move has to make."""

    REVEAL = 0  # which card to play; a solo player just places it
    PLACE = 1


class Difficulty(IntEnum):
    """Which zones and roads count."""

    NORMAL = 0
    EASIER = 1  # roads cost nothing
    HARDER = 2  # only one zone pays for its largest group


class Hands(IntEnum):
    """Whether players see each other's hands."""

    HIDDEN = 0
    OPEN = 1


class MemoryOption(IntEnum):
    """Whether a view shows the cards in other hands that its player has seen before."""

    SHOWN = 0
    HIDDEN = 1


class Rim(IntEnum):
    """Whether the rim of an enclosed hole is the edge of the city."""

    EDGE = 0  # edge of the city, like every open side
    INSIDE = 1  # only open ground that is connected to the outside is the edge


class ParkHopping(IntEnum):
    """What a road has to connect for Park Hopping."""

    BLOCKS = 0  # two parks, even of the same group
    GROUPS = 1  # two groups of parks


#: Columns of the table of roads: sections; zones it runs through, as a bit mask; squares that its ends point at.
SECTIONS = 0
THROUGH = 1
END = 2
OTHER_END = 3
ROAD_COLUMNS = 4


class State(GameState):
    """The record of the game."""

    players: int = field(np.int8)
    # The options, as members of the enumerations above
    difficulty: int = field(np.int8)
    hands_option: int = field(np.int8)
    memory: int = field(np.int8)
    rim: int = field(np.int8)
    park_hopping: int = field(np.int8)
    # The cards
    phase: int = field(np.int8)
    scoring: Numbers = field(np.int8, SCORING_CARDS)  # the scoring cards
    deck: Numbers = field(np.int8, DECK)  # face up, the last card on top; only that one can be seen
    remaining: int = field(np.int8)  # cards in the deck
    hand: Matrix = field(np.int8, MAX_PLAYERS, HAND)  # each in ascending order, then NO_CARD
    hand_size: Numbers = field(np.int8, MAX_PLAYERS)  # cards in each hand
    revealed_card: int = field(np.int8)  # the card that was revealed and has to be placed, or NO_CARD
    seen: Numbers = field(np.uint8, CARDS + 1)  # for each card the seats that know where it is, as a bit mask
    pool: Numbers = field(np.int8, CARDS)  # scratch for dealing; all NO_CARD between calls
    city: Town = field(grid.town(PLANES, CITY))
    road_count: int = field(np.int8)  # scratch for scoring, 0 between calls: roads in the table
    roads: Matrix = field(np.int16, MAX_ROADS, ROAD_COLUMNS)  # scratch for scoring, zero between calls: the table
    ground: Numbers = field(np.uint32, grid.SIZE)  # scratch for scoring, zero between calls: open ground


STATE = layout(State)
