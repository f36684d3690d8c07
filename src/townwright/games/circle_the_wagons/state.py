"""The record of Circle the Wagons."""

from enum import IntEnum

import numpy as np

from townwright.core import grid
from townwright.core.arrays import Matrix, Numbers
from townwright.core.grid import Town
from townwright.core.record import Records
from townwright.core.state import GameState, field, layout
from townwright.games.circle_the_wagons.components import CIRCLE, PLANES, PLAYERS, SCORING_CARDS


class Phase(IntEnum):
    """The decision that the player to move has to make."""

    START = 0  # the second player chooses the card at which the first player begins
    TAKE = 1
    PLACE = 2


class BoomOrBust(IntEnum):
    """Whether Boom or Bust pays the value in its table once or for each mine."""

    FLAT = 0
    PER_MINE = 1


class Holes(IntEnum):
    """Whether Target Practice counts empty ground between a beer and its gun."""

    IGNORED = 0
    COUNTED = 1


class Tie(IntEnum):
    """Who wins a tie."""

    SHARED = 0
    GUNS = 1


#: The owner of a card that is still in the circle.
NOBODY = -1


class State(GameState):
    """The record of the game."""

    # The options, as members of the enumerations above
    boom_or_bust: int = field(np.int8)
    holes: int = field(np.int8)
    tie: int = field(np.int8)
    phase: int = field(np.int8)
    scoring: Numbers = field(np.int8, SCORING_CARDS)  # conditions in play
    circle: Numbers = field(np.int8, CIRCLE)  # cards clockwise, as dealt
    owner: Numbers = field(np.int8, CIRCLE)  # seat that got the card at this place, or NOBODY
    upcoming: int = field(np.int8)  # place in the circle of the next card to take or skip
    remaining: int = field(np.int8)  # cards left in the circle
    hand: Matrix = field(np.int8, PLAYERS, CIRCLE)  # cards to place, in order
    hand_size: Numbers = field(np.int8, PLAYERS)  # cards in each hand
    towns: Records[Town] = field(grid.town(PLANES, CIRCLE), PLAYERS)


STATE = layout(State)
