"""The action space: every decision is one number."""

from townwright.games.circleville.components import (
    ACHIEVEMENTS,
    COLOURS,
    COLUMN_SPACES,
    EQUIPMENT,
    MAX_ROUNDS,
    MAX_VALUE,
    NEW_PLOTS,
    PLOTS,
    QUEUE,
    ROAD_COLOURS,
    ROWS,
    SEATS,
    SECTIONS,
    SPACES,
    STRUCTURES,
    YEARS,
)
from townwright.games.circleville.state import KINDS

# Step 1
ASSISTANT = 0  # + space
FLIP_STACK = ASSISTANT + SPACES
SWAP_STACK = FLIP_STACK + 1
# Choosing an action
BASIC = SWAP_STACK + 1  # + colour * MAX_VALUE + value - 1
ALTERNATE = BASIC + COLOURS * MAX_VALUE  # + colour * KINDS + kind
BONUS = ALTERNATE + COLOURS * KINDS  # + colour that is kept
BONUS_OF_ALL = BONUS + COLOURS  # no colour is kept
# In an action
STEP = BONUS_OF_ALL + 1  # + section
PLACE = STEP + SECTIONS  # + number of cubes - 1
MAX_CUBES = MAX_VALUE + 2
RAZE = PLACE + MAX_CUBES  # + structure
RAZE_TWICE = RAZE + STRUCTURES
BUILD = RAZE_TWICE + STRUCTURES  # + section
BUILD_TWICE = BUILD + SECTIONS
BUILD_NEW = BUILD_TWICE + SECTIONS  # + new plot
BEAUTIFY = BUILD_NEW + NEW_PLOTS  # + section
IMPROVE = BEAUTIFY + SECTIONS  # + plot
TAKE = IMPROVE + SECTIONS * PLOTS  # + equipment
RETURN = TAKE + EQUIPMENT  # + equipment
CLAIM = RETURN + EQUIPMENT  # + achievement
LIFT = CLAIM + ACHIEVEMENTS  # + colour * SECTIONS + section
END_ACTION = LIFT + ROAD_COLOURS * SECTIONS
QUEUE_UP = END_ACTION + 1  # + structure
EXTRA_CUBE = QUEUE_UP + STRUCTURES  # + section
# Completing a section
COMPLETE = EXTRA_CUBE + SECTIONS  # + section
TAKE_YEAR = COMPLETE + SECTIONS
SWAP_YEAR = TAKE_YEAR + 1  # + year
LAY = SWAP_YEAR + YEARS  # + row
# At any time during a turn
EXCHANGE_TILE = LAY + ROWS  # + (colour * COLUMN_SPACES + position) * SPACES + space
EXCHANGE_QUEUE = EXCHANGE_TILE + COLOURS * COLUMN_SPACES * SPACES  # + place * QUEUE + later place
USE_PLOT = EXCHANGE_QUEUE + QUEUE * QUEUE  # + section
USE_EQUIPMENT = USE_PLOT + SECTIONS
USE_SUPERVISOR = USE_EQUIPMENT + 1  # + section
USE_ASSISTANT = USE_SUPERVISOR + SECTIONS  # + space
USE_FIVE = USE_ASSISTANT + SPACES
USE_RAZE = USE_FIVE + 1  # + structure * SECTIONS + section
USE_BUILD = USE_RAZE + STRUCTURES * SECTIONS  # + place in the queue
# The end of the turn
END_TURN = USE_BUILD + QUEUE
COLUMN = END_TURN + 1  # + colour
# The turn of an opponent
CARRY_ON = COLUMN + COLOURS
ACTIONS = CARRY_ON + 1

#: Maximum number of legal actions: the sum over the kinds that can be legal together.
MAX_LEGAL = (
    2 * SPACES  # spaces, with and without a flexible assistant
    + COLOURS * (MAX_VALUE + KINDS + 1)
    + 2 * SECTIONS  # steps, the flexible supervisor
    + ROAD_COLOURS * SECTIONS  # cubes to lift, or what the action places
    + SECTIONS * PLOTS
    + COLOURS * COLUMN_SPACES * SPACES
    + QUEUE * (QUEUE - 1) // 2
    + SECTIONS  # a new plot
    + STRUCTURES * SECTIONS
    + QUEUE
    + 8
)
#: Maximum number of decisions in a game: a turn has fewer than 200, and the number of rounds is limited.
MAX_LENGTH = 200 * SEATS * (MAX_ROUNDS + 1)


def uses_tile(code: int) -> bool:
    """Return whether a code uses equipment or a year tile, besides the actions of a turn."""
    return EXCHANGE_TILE <= code < END_TURN


def works_piece_by_piece(colour: int) -> bool:
    """Return whether a basic action needs one code per piece; `PLACE` places all cubes on road squares."""
    return colour >= ROAD_COLOURS
