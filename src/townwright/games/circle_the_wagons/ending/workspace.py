"""What a search works on: its workspace, the tables of what it knows, and what each scoring card looks at."""

import numpy as np

from townwright.core import grid
from townwright.core.state import checked
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
from townwright.games.circle_the_wagons.ending.survey import BUILT
from townwright.games.circle_the_wagons.rules import WIDTH
from townwright.games.circle_the_wagons.scoring import ROWS

LEVELS = CIRCLE + 1  # a level of a player's towns for each card placed
NONE = -1
LOWEST = -1_000_000
HIGHEST = 1_000_000

#: What the search works on. Everything indexed by player and level belongs to a town after so many cards placed.
WORKSPACE = checked(
    np.dtype(
        [
            ("boom_or_bust", np.int8),
            ("holes", np.int8),
            ("tie", np.int8),
            ("conditions", np.int8, SCORING_CARDS),  # those that take long to look at come last
            ("needs", np.int64, ROWS),  # what each row of the score sheet looks at, a bit a kind
            ("mines", np.int8),  # whether a key holds mines, guns, beers
            ("guns", np.int8),
            ("beers", np.int8),
            ("deck", np.int8, CIRCLE),  # cards not placed yet, in the order of the circle
            ("left", np.int64),  # how many these are
            ("towns", grid.town(PLANES, CIRCLE), (PLAYERS, LEVELS)),
            ("parts", np.int32, (PLAYERS, LEVELS, ROWS)),  # what each row brings to the worth
            ("counts", np.int32, (PLAYERS, LEVELS, PLANES + 1)),  # squares of each kind
            ("worth", np.int32, (PLAYERS, LEVELS)),
            ("key", np.int32, (PLAYERS, LEVELS)),
            ("path", np.uint64, (PLAYERS, LEVELS)),  # a digest of the cards placed, and where
            ("moves", np.int32, (PLAYERS, LEVELS, WIDTH)),
            ("weights", np.int32, (PLAYERS, LEVELS, WIDTH)),
            ("hopes", np.int32, (PLAYERS, LEVELS, WIDTH)),
            ("keys", np.int32, (PLAYERS, LEVELS, WIDTH)),
            ("favourite", np.int32, (PLAYERS, LEVELS, CIRCLE)),  # the place that was best last time
            ("favourite_take", np.int32, LEVELS),
            ("coming", np.int64, PLANES),
            ("next_card", np.int64, PLANES),
            ("most_now", np.int32, SCORING_CARDS),
            ("watched", np.int8, PLANES),  # kinds of squares that the scoring cards look at
            ("watched_kinds", np.int64),
            ("row_known", np.int8, grid.SIZE),
            ("row_parts", np.int32, (SCORING_CARDS, grid.SIZE)),
            # A survey of a town, see there
            ("ground", np.int8, grid.SIZE * grid.SIZE),
            ("figure", np.int8, grid.SIZE * grid.SIZE),
            ("label", np.int16, grid.SIZE * grid.SIZE),
            ("waiting", np.int16, 4 * CIRCLE),
            ("sizes", np.int16, 4 * CIRCLE),
            ("lost", np.int16, 4 * CIRCLE),
            ("lost_at", np.int64, 4 * CIRCLE),
            ("joined_at", np.int64, 4 * CIRCLE),
            ("covering", np.int64),  # numbers the places looked at: `lost` is of this one if `lost_at` says so
            ("joining", np.int64),
            ("shots", np.int16, grid.SIZE * grid.SIZE),
            ("row_shots", np.int16, grid.SIZE),
            ("column_shots", np.int16, grid.SIZE),
            ("largest", np.int16, TERRITORIES),
            ("second", np.int16, TERRITORIES),
            ("largest_label", np.int16, TERRITORIES),
            ("joined", np.int16, TERRITORIES),
            ("after", np.int64, PLANES + 1),
            ("in_row", np.int32, grid.SIZE + 1),
            ("in_column", np.int32, grid.SIZE + 1),
            ("keys_found", np.int32, WIDTH),
            ("worths_found", np.int32, WIDTH),
            ("answers", np.int64),
            ("keys_answering", np.int32, WIDTH),
            ("worths_answering", np.int32, WIDTH),
            ("keys_held", np.int32, WIDTH),
            ("worths_held", np.int32, WIDTH),
            ("pool_used", np.int64),
            ("nodes", np.int64),  # cards tried in a place
            ("limit", np.int64),  # of nodes
            ("halt", np.int64),  # set from outside to stop the search
            ("stopped", np.int8),
        ],
        align=True,
    )
)

#: What is known of a town and the cards that will come: two bounds of its worth, or where in the pool its finished
#: towns stand.
ENTRY = np.dtype([("path", np.uint64), ("low", np.int32), ("high", np.int32)], align=True)
#: A finished town.
FINISHED = np.dtype([("key", np.int32), ("worth", np.int32)], align=True)

KEY_MASK = 255

MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
LISTS = 1 << 20
LAST = 1 << 21
BOUNDS = 1 << 22


def kinds(*shown: int) -> int:
    return sum(1 << kind for kind in shown)


#: What each scoring card looks at in one's own town; the last two compare it with the other town, below.
LOOKS_AT = {
    Condition.BADLANDS: kinds(Territory.DESERT, Icon.GUN),
    Condition.HAPPY_COWS: kinds(Territory.SNOW, Icon.COW),
    Condition.THE_CLEARING: kinds(Territory.FOREST, Icon.FORT),
    Condition.CIRCLE_THE_WAGONS: kinds(Icon.WAGON, BUILT),
    Condition.SMALLTOWN_CHARM: kinds(BUILT),
    Condition.GOLD_COUNTRY: kinds(Territory.MOUNTAINS, Icon.MINE),
    Condition.PRAIRIE_LIFE: kinds(Territory.PLAINS, Icon.COW),
    Condition.COOL_WATER: kinds(Territory.WATER, Icon.WAGON),
    Condition.BOOM_OR_BUST: kinds(Icon.MINE),
    Condition.WAGON_TRAIN: kinds(Icon.WAGON),
    Condition.BOOTLEGGERS: kinds(Icon.BEER, Icon.WAGON),
    Condition.UNDISCOVERED: kinds(BUILT),
    Condition.FORTIFIED: kinds(Icon.FORT),
    Condition.THE_HERD: kinds(Icon.COW),
    Condition.TARGET_PRACTICE: kinds(Icon.BEER, Icon.GUN, BUILT),
    Condition.RIFLES_READY: kinds(Icon.FORT, Icon.GUN),
    Condition.CLAIM_JUMPERS: 0,
    Condition.ONE_TOO_MANY: 0,
}
#: The scoring cards that the search knows how to look ahead for.
KNOWN = frozenset(LOOKS_AT)
NEEDS = np.array([LOOKS_AT.get(condition, 0) for condition in Condition], np.int64)
