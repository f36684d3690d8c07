"""The data of a search: workspace, tables, and the kinds of squares each scoring card uses."""

import numpy as np

from townwright.core import grid
from townwright.core.arrays import Array2, Cube, Matrix, Numbers
from townwright.core.grid import Town
from townwright.core.state import field, layout
from townwright.games.circle_the_wagons.components import (
    CIRCLE,
    PLANES,
    PLAYERS,
    SCORING_CARDS,
    TERRITORIES,
    Condition,
    Icon,
    Territory,
)
from townwright.games.circle_the_wagons.rules import MAX_LEGAL
from townwright.games.circle_the_wagons.scoring import ROWS

ANY_SQUARE = PLANES  # the kind "any square at all", after those that a square can show
LEVELS = CIRCLE + 1  # a level of a player's towns for each card placed
NONE = -1
LOWEST = -1_000_000
HIGHEST = 1_000_000


class EndingWorkspace:
    """The workspace of a search.

    Arrays by player and level describe a player's town after `level` cards.
    """

    boom_or_bust: int = field(np.int8)
    holes: int = field(np.int8)
    tie: int = field(np.int8)
    conditions: Numbers = field(np.int8, SCORING_CARDS)  # the slow ones come last
    needs: Numbers = field(np.int64, ROWS)  # the kinds of squares each row of the score sheet uses, as a bit mask
    key_has_mines: int = field(np.int8)  # whether the keys of towns contain their mines
    key_has_guns: int = field(np.int8)
    key_has_beers: int = field(np.int8)
    deck: Numbers = field(np.int8, CIRCLE)  # cards not placed yet, in the order of the circle
    deck_size: int = field(np.int64)  # number of cards in the deck
    towns: Array2[Town] = field(grid.town(PLANES, CIRCLE), PLAYERS, LEVELS)
    parts: Cube = field(np.int32, PLAYERS, LEVELS, ROWS)  # what each row brings to the worth
    counts: Cube = field(np.int32, PLAYERS, LEVELS, PLANES + 1)  # squares of each kind
    worth: Matrix = field(np.int32, PLAYERS, LEVELS)
    key: Matrix = field(np.int32, PLAYERS, LEVELS)  # mines, guns and beers, see `key_of`
    path: Array2[np.uint64] = field(np.uint64, PLAYERS, LEVELS)  # a hash of the cards placed, and where
    moves: Cube = field(np.int32, PLAYERS, LEVELS, MAX_LEGAL)
    weights: Cube = field(np.int32, PLAYERS, LEVELS, MAX_LEGAL)
    upper_values: Cube = field(np.int32, PLAYERS, LEVELS, MAX_LEGAL)
    keys: Cube = field(np.int32, PLAYERS, LEVELS, MAX_LEGAL)  # the key with each placement
    favourite: Cube = field(np.int32, PLAYERS, LEVELS, CIRCLE)  # the place that was best last time
    favourite_take: Numbers = field(np.int32, LEVELS)  # cards skipped by the take that was best last time
    coming: Numbers = field(np.int64, PLANES)  # squares of each kind that the coming cards show
    next_card: Numbers = field(np.int64, PLANES)  # squares of each kind that the next card shows
    most_now: Numbers = field(np.int32, SCORING_CARDS)  # the most each scoring card can bring with the next card
    tracked_kinds: Numbers = field(np.int8, PLANES)  # kinds of squares that the scoring cards look at
    tracked_count: int = field(np.int64)  # how many of them
    has_row_parts: Numbers = field(np.int8, grid.SIZE)  # whether `row_parts` is filled for a row
    row_parts: Matrix = field(np.int32, SCORING_CARDS, grid.SIZE)  # what local scoring cards score around a row
    # The survey of a town, see `survey.py`
    ground: Numbers = field(np.int8, grid.SIZE * grid.SIZE)  # the territory of each square, or EMPTY
    figure: Numbers = field(np.int8, grid.SIZE * grid.SIZE)  # its icon
    label: Numbers = field(np.int16, grid.SIZE * grid.SIZE)  # the number of its group
    flood_stack: Numbers = field(np.int16, 4 * CIRCLE)  # the stack of `mark_group`
    sizes: Numbers = field(np.int16, 4 * CIRCLE)  # of each group
    lost_squares: Numbers = field(np.int16, 4 * CIRCLE)  # squares of each group that the card covers
    lost_at: Numbers = field(np.int64, 4 * CIRCLE)
    joined_at: Numbers = field(np.int64, 4 * CIRCLE)
    covering: int = field(np.int64)  # the current place: an entry of `lost_squares` is valid if `lost_at` equals it
    joining: int = field(np.int64)  # the current placement: a group has been counted if `joined_at` equals it
    shots: Numbers = field(np.int16, grid.SIZE * grid.SIZE)  # what each beer scores for Target Practice
    row_shots: Numbers = field(np.int16, grid.SIZE)
    column_shots: Numbers = field(np.int16, grid.SIZE)
    largest: Numbers = field(np.int16, TERRITORIES)
    second: Numbers = field(np.int16, TERRITORIES)  # the second largest group
    largest_label: Numbers = field(np.int16, TERRITORIES)
    joined_size: Numbers = field(np.int16, TERRITORIES)  # the largest group with the card
    after: Numbers = field(np.int64, PLANES + 1)  # squares of each kind with the card
    in_row: Numbers = field(np.int32, grid.SIZE + 1)
    in_column: Numbers = field(np.int32, grid.SIZE + 1)
    town_keys: Numbers = field(np.int32, MAX_LEGAL)  # the towns of `list_finished`
    town_worths: Numbers = field(np.int32, MAX_LEGAL)
    replies: int = field(np.int64)  # number of finished towns that the other player can reply with
    reply_keys: Numbers = field(np.int32, MAX_LEGAL)
    reply_worths: Numbers = field(np.int32, MAX_LEGAL)
    own_keys: Numbers = field(np.int32, MAX_LEGAL)  # a copy of the towns that the player's last card can make
    own_worths: Numbers = field(np.int32, MAX_LEGAL)
    pool_used: int = field(np.int64)
    nodes: int = field(np.int64)  # cards tried in a place
    limit: int = field(np.int64)  # maximum number of nodes to search
    halt: int = field(np.int64)  # set by a timer to stop the search
    is_stopped: int = field(np.int8)


class BoundEntry:
    """Two bounds of a town's worth, or the range of its finished towns in the pool."""

    path: np.uint64 = field(np.uint64)
    low: int = field(np.int32)
    high: int = field(np.int32)


class FinishedTown:
    """A finished town."""

    key: int = field(np.int32)
    worth: int = field(np.int32)


WORKSPACE = layout(EndingWorkspace)
ENTRY = layout(BoundEntry)
FINISHED = layout(FinishedTown)

KEY_MASK = 255

MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
#: The kinds of questions about a town in the table: the towns that a last card can make, the best of them, and bounds.
LISTS = 1 << 20
LAST = 1 << 21
BOUNDS = 1 << 22


def kinds(*things: int) -> int:
    """Return a bit mask of kinds of squares."""
    return sum(1 << kind for kind in things)


#: The kinds of squares on which each scoring card's part of a town's worth depends. The last two have no part in it:
#: they compare the mines, guns and beers in the keys.
LOOKS_AT = {
    Condition.BADLANDS: kinds(Territory.DESERT, Icon.GUN),
    Condition.HAPPY_COWS: kinds(Territory.SNOW, Icon.COW),
    Condition.THE_CLEARING: kinds(Territory.FOREST, Icon.FORT),
    Condition.CIRCLE_THE_WAGONS: kinds(Icon.WAGON, ANY_SQUARE),
    Condition.SMALLTOWN_CHARM: kinds(ANY_SQUARE),
    Condition.GOLD_COUNTRY: kinds(Territory.MOUNTAINS, Icon.MINE),
    Condition.PRAIRIE_LIFE: kinds(Territory.PLAINS, Icon.COW),
    Condition.COOL_WATER: kinds(Territory.WATER, Icon.WAGON),
    Condition.BOOM_OR_BUST: kinds(Icon.MINE),
    Condition.WAGON_TRAIN: kinds(Icon.WAGON),
    Condition.BOOTLEGGERS: kinds(Icon.BEER, Icon.WAGON),
    Condition.UNDISCOVERED: kinds(ANY_SQUARE),
    Condition.FORTIFIED: kinds(Icon.FORT),
    Condition.THE_HERD: kinds(Icon.COW),
    Condition.TARGET_PRACTICE: kinds(Icon.BEER, Icon.GUN, ANY_SQUARE),
    Condition.RIFLES_READY: kinds(Icon.FORT, Icon.GUN),
    Condition.CLAIM_JUMPERS: 0,
    Condition.ONE_TOO_MANY: 0,
}
#: The scoring cards with an upper bound.
SUPPORTED_CONDITIONS = frozenset(LOOKS_AT)
NEEDS: Numbers = np.array([LOOKS_AT.get(condition, 0) for condition in Condition], np.int64)
