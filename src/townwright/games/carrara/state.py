"""The record of The Palaces of Carrara.

Bag and stack are sets, not sequences: what is drawn from them is decided when it is drawn. So the generator is all that
players cannot know: they could have counted the rest.
"""

from enum import IntEnum

import numpy as np

from townwright.core.arrays import Matrix, Numbers
from townwright.core.state import GameState, field, layout
from townwright.games.carrara.components import BUILDINGS, CITIES, COLOURS, DISPLAY, SEATS, SEGMENTS, TYPES


class Phase(IntEnum):
    """The decision that the player to move has to make."""

    ACTION = 0  # which action: buy bricks, build, score
    TAKE = 1  # the wheel has been turned: which bricks to buy
    PAY = 2  # a building has been taken: which bricks to pay for it with
    PURCHASE = 3  # the extra purchase after an action: buy an object (not bricks), announce the end, or end the turn
    ANNOUNCE = 4  # an object was bought or none can be: announce the end, or end the turn


class Set(IntEnum):
    """The components in use."""

    BASE = 0


class Stock(IntEnum):
    """Whether coins, bricks and objects are behind the players' screens."""

    HIDDEN = 0
    OPEN = 1


#: No building, no city, no segment.
NONE = -1
#: No player.
NOBODY = -1


class State(GameState):
    """The record of the game."""

    players: int = field(np.int8)
    stock_option: int = field(np.int8)  # whether stocks are hidden, a member of `Stock`
    phase: int = field(np.int8)
    wheel: Matrix = field(np.int8, SEGMENTS, COLOURS)  # bricks on the wheel
    bag: Numbers = field(np.int8, COLOURS)
    stack: int = field(np.int32)  # face-down buildings, one bit each
    display: Numbers = field(np.int8, DISPLAY)  # open buildings, or NONE
    owner: Numbers = field(np.int8, BUILDINGS)  # seat that built it, or NOBODY
    city: Numbers = field(np.int8, BUILDINGS)  # city where it stands, or NONE
    buildings_in_city: Matrix = field(np.int8, SEATS, CITIES)  # how many buildings a player has in a city
    buildings_of_type: Matrix = field(np.int8, SEATS, TYPES)  # how many buildings of a type a player has
    bricks: Matrix = field(np.int8, SEATS, COLOURS)
    coins: Numbers = field(np.int16, SEATS)
    objects: Matrix = field(np.int8, SEATS, TYPES)  # by kind; kind and type have the same number
    supply: Numbers = field(np.int8, TYPES)  # objects that scorings can still bring
    sale: Numbers = field(np.int8, TYPES)  # objects that can still be bought
    markers: Numbers = field(np.int8, SEATS)  # scoring markers not used yet
    has_scored_type: Matrix = field(np.int8, SEATS, TYPES)  # whether a player has scored a type
    type_points: Matrix = field(np.int16, SEATS, TYPES)  # points it brought
    city_scorer: Numbers = field(np.int8, CITIES)  # seat that scored the city, or NOBODY
    city_points: Numbers = field(np.int16, CITIES)  # points it brought
    announcer: int = field(np.int8)  # seat that announced the end, or NOBODY
    segment: int = field(np.int8)  # segment from which bricks are being bought, or NONE
    best_allowed: int = field(np.int8)  # the best colour still allowed: bricks of a purchase or payment come best first
    unpaid_building: int = field(np.int8)  # building that is being paid for, or NONE
    bricks_owed: int = field(np.int8)  # bricks still to be paid for it


STATE = layout(State)
