"""The record of Circle the Wagons: the table as it lies."""

from enum import IntEnum

import numpy as np

from townwright.core import grid
from townwright.core.state import record
from townwright.games.circle_the_wagons.components import CIRCLE, PLANES, PLAYERS, SCORING_CARDS


class Phase(IntEnum):
    """What the player to move is asked."""

    START = 0  # the second player chooses the card at which the first player begins
    TAKE = 1
    PLACE = 2


class BoomOrBust(IntEnum):
    """How Boom or Bust pays its table."""

    FLAT = 0
    PER_MINE = 1


class Holes(IntEnum):
    """Whether Target Practice counts empty ground between a beer and its gun."""

    IGNORED = 0
    COUNTED = 1


class Tie(IntEnum):
    """Who wins with equal scores."""

    SHARED = 0
    GUNS = 1


#: Nobody has taken the card at this place of the circle yet.
NOBODY = -1

STATE = record(
    ("boom_or_bust", np.int8),
    ("holes", np.int8),
    ("tie", np.int8),
    ("phase", np.int8),
    ("scoring", np.int8, SCORING_CARDS),  # conditions in play
    ("circle", np.int8, CIRCLE),  # cards clockwise, as dealt
    ("owner", np.int8, CIRCLE),  # seat that got the card at this place, or NOBODY
    ("upcoming", np.int8),  # place in the circle of the next card to take or skip
    ("remaining", np.int8),  # cards left in the circle
    ("hand", np.int8, (PLAYERS, CIRCLE)),  # cards to be placed, in the order they must be
    ("holding", np.int8, PLAYERS),  # how many those are
    ("towns", grid.town(PLANES, CIRCLE), PLAYERS),
)
