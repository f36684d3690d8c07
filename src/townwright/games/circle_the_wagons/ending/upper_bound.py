"""Upper bounds of what a town can be worth after some more cards, wherever they are placed.

The search prunes with them, so they may be too high but never too low. A bound is a sum over the rows of the score
sheet. It uses only what the town shows now, what the coming cards show, and their number. A coming square touches at
most two old squares: its other two neighbours are on its own card. A card covers at most four squares.
"""

from typing import cast

import numpy as np

from townwright.core import grid
from townwright.core.arrays import Matrix, Numbers
from townwright.core.grid import Town, bits_at, east, popcount, row_at, west
from townwright.core.rule import rule
from townwright.games.circle_the_wagons.components import (
    CARDS,
    PLANES,
    SCORING_CARDS,
    SQUARES,
    TERRITORIES,
    Condition,
    Icon,
    Territory,
)
from townwright.games.circle_the_wagons.conditions import (
    BEER_AT_WAGON,
    BLOCK_OF_FORTS,
    BY_LENGTH,
    BY_MINES,
    CIRCLE_OF_WAGONS,
    CLEARING_FOREST,
    CLEARING_FORT,
    COMPARES,
    COWS_AND_PLAINS_FOR_ONE,
    GOLD_MINE,
    GUN_IN_BADLANDS,
    HAPPY_COW,
    HERD_COW,
    HOLE,
    OTHER_BEER,
    READY_FORT,
    SQUARE_BETWEEN,
    WATERED_WAGON,
    shot_length,
)
from townwright.games.circle_the_wagons.ending.workspace import EndingWorkspace
from townwright.games.circle_the_wagons.state import BoomOrBust

#: How many squares of each kind a card shows.
SHOWN = cast(Matrix, np.zeros((CARDS, PLANES), np.int64))
for _card, _squares in enumerate(SQUARES):
    for _square in _squares:
        for _plane in _square:
            SHOWN[_card, _plane] += 1

COVERED = 4  # squares that a card covers at most
OLD_NEIGHBOURS = 2  # old squares that a coming square touches at most
#: Maximum number of two-by-two blocks among n squares: n - ceil(2 sqrt n) + 1. It is also the maximum number of
#: squares whose four neighbours are among n squares: the same figure turned by 45 degrees.
BLOCKS: Numbers = np.array([0, *[n - int(np.ceil(2 * np.sqrt(n))) + 1 for n in range(1, 4 * CARDS + 1)]], np.int64)
#: Holes that one card can complete at most: two completed holes never touch, and the card is at the side of each.
HOLES_BY_ONE_CARD = 4
#: More than any scoring card can bring.
ANYTHING = 1_000
#: The shortest run of wagons that scores more once a card covers one of them and splits it in two.
SPLIT_LENGTH = 9


@rule
def upper_bound(d: EndingWorkspace, player: int, level: int, coming: Numbers, cards: int) -> int:
    """Return the most that a town can be worth after `cards` more cards that show `coming`."""
    counts = d.counts[player, level]
    parts = d.parts[player, level]
    result = 0
    for territory in range(TERRITORIES):
        if coming[territory]:
            result += counts[territory] + coming[territory]
        else:
            result += parts[territory]
    for card in range(SCORING_CARDS):
        now = int(parts[TERRITORIES + card])
        largest_water = int(parts[Territory.WATER.value])
        result += bound_of_condition(
            d, d.towns[player, level], int(d.conditions[card]), now, counts, largest_water, coming, cards
        )
    return result


@rule
def bound_of_condition(
    d: EndingWorkspace,
    town: Town,
    condition: int,
    now: int,
    counts: Numbers,
    largest_water: int,
    coming: Numbers,
    cards: int,
) -> int:
    """Return the most that one scoring card can bring; it brings `now` at present.

    `largest_water` is 0 if it is unknown.
    """
    if condition == Condition.BADLANDS:
        deserts = counts[Territory.DESERT.value] + coming[Territory.DESERT.value]
        if deserts < 2:
            return 0
        return bound_with_partner(now, GUN_IN_BADLANDS, counts, coming, Icon.GUN.value, Territory.DESERT.value)
    if condition == Condition.HAPPY_COWS:
        return HAPPY_COW * (counts[Icon.COW.value] + coming[Icon.COW.value])
    if condition == Condition.THE_CLEARING:
        forests = counts[Territory.FOREST.value] + coming[Territory.FOREST.value]
        forts = counts[Icon.FORT.value] + coming[Icon.FORT.value]
        return CLEARING_FORT * forts + CLEARING_FOREST * max(0, forests - COVERED * cards)
    if condition == Condition.CIRCLE_THE_WAGONS:
        circles = BLOCKS[counts[Icon.WAGON.value] + coming[Icon.WAGON.value]]
        if cards == 1:
            circles = min(circles, now // CIRCLE_OF_WAGONS + closable_circles(town, coming[Icon.WAGON.value]))
        return CIRCLE_OF_WAGONS * circles
    if condition == Condition.GOLD_COUNTRY:
        if counts[Territory.MOUNTAINS.value] + coming[Territory.MOUNTAINS.value] == 0:
            return 0
        return bound_with_partner(now, GOLD_MINE, counts, coming, Icon.MINE.value, Territory.MOUNTAINS.value)
    if condition == Condition.PRAIRIE_LIFE:
        cows = counts[Icon.COW.value] + coming[Icon.COW.value]
        return (cows + counts[Territory.PLAINS.value] + coming[Territory.PLAINS.value]) // COWS_AND_PLAINS_FOR_ONE
    if condition == Condition.COOL_WATER:
        waters = counts[Territory.WATER.value] + coming[Territory.WATER.value]
        wagons = counts[Icon.WAGON.value] + coming[Icon.WAGON.value]
        if waters == largest_water + coming[Territory.WATER.value]:
            # There is only one water: its wagons all count now, and only new squares bring more.
            reached = coming[Icon.WAGON.value] + OLD_NEIGHBOURS * coming[Territory.WATER.value]
            wagons = min(wagons, now // WATERED_WAGON + reached)
        return WATERED_WAGON * min(wagons, 3 * waters + 2) if waters else 0
    if condition == Condition.BOOM_OR_BUST:
        return bound_boom_or_bust(d.boom_or_bust, counts[Icon.MINE.value], coming[Icon.MINE.value], cards)
    if condition == Condition.WAGON_TRAIN:
        return bound_wagon_train(now, counts[Icon.WAGON.value], coming[Icon.WAGON.value])
    if condition == Condition.BOOTLEGGERS:
        return bound_bootleggers(now, counts, coming, cards)
    if condition == Condition.UNDISCOVERED:
        if cards == 1:
            return now + HOLE * min(HOLES_BY_ONE_CARD, closable_holes(town))
        return now + HOLE * HOLES_BY_ONE_CARD * cards
    if condition == Condition.FORTIFIED:
        forts = counts[Icon.FORT.value] + coming[Icon.FORT.value]
        if coming[Icon.FORT.value] == 0:
            return now
        more = (
            closable_blocks(town, coming[Icon.FORT.value])
            if cards == 1
            else completable_blocks(town, coming[Icon.FORT.value])
        )
        blocks = min(BLOCKS[forts], now // BLOCK_OF_FORTS + more)
        return BLOCK_OF_FORTS * blocks
    if condition == Condition.THE_HERD:
        cows = counts[Icon.COW.value] + coming[Icon.COW.value]
        return HERD_COW * cows if coming[Icon.COW.value] else now
    if condition == Condition.TARGET_PRACTICE:
        return bound_target_practice(d, town, now, coming[Icon.BEER.value], cards)
    if condition == Condition.RIFLES_READY:
        return bound_with_partner(now, READY_FORT, counts, coming, Icon.FORT.value, Icon.GUN.value)
    # Smalltown Charm subtracts squares, and a town never loses squares. `bound_compared` handles the other cards that
    # compare towns. No bound is known for a card that is not handled above.
    return now if COMPARES[condition] else ANYTHING


@rule
def bound_with_partner(now: int, worth: int, counts: Numbers, coming: Numbers, thing: int, partner: int) -> int:
    """Return the most that things which score beside a partner can bring.

    All coming things may score, and as many waiting ones as coming partners can touch.
    """
    paying = now // worth
    waiting = counts[thing] - paying
    return worth * (paying + min(waiting, OLD_NEIGHBOURS * coming[partner]) + coming[thing])


@rule
def bound_boom_or_bust(reading: int, mines: int, coming: int, cards: int) -> int:
    """Return the best entry of the table that can be reached."""
    best = 0
    for number in range(max(0, mines - COVERED * cards), mines + coming + 1):
        value = BY_MINES[min(number, BY_MINES.size - 1)]
        best = max(best, value * number if reading == BoomOrBust.PER_MINE else value)
    return best


@rule
def bound_wagon_train(now: int, wagons: int, coming: int) -> int:
    """Return the most that Wagon Train can bring.

    Each coming wagon lengthens or joins a run in its row and one in its column, by at most what the longest run pays.
    """
    longest = BY_LENGTH[min(wagons + coming, BY_LENGTH.size - 1)]
    split = longest * CUT_LINES if wagons + coming >= SPLIT_LENGTH else 0
    return now + split + 2 * longest * coming


#: Rows and columns that a card cuts.
CUT_LINES = 4


@rule
def bound_bootleggers(now: int, counts: Numbers, coming: Numbers, cards: int) -> int:
    """Return the most that Bootleggers can bring.

    All coming beers may touch a wagon, coming wagons may serve old beers, and the rest may be covered.
    """
    beers = counts[Icon.BEER.value]
    if counts[Icon.WAGON.value] + coming[Icon.WAGON.value] == 0:
        return 0
    served = (now - OTHER_BEER * beers) // (BEER_AT_WAGON - OTHER_BEER)
    waiting = beers - served
    newly_served = min(waiting, OLD_NEIGHBOURS * coming[Icon.WAGON.value])
    unserved = max(0, waiting - newly_served - COVERED * cards)
    return BEER_AT_WAGON * (served + newly_served + coming[Icon.BEER.value]) + OTHER_BEER * unserved


@rule
def closable_circles(town: Town, coming: int) -> int:
    """Return the most circles that one card can close.

    It adds one neighbour to a square beside it. No card shows four wagons, so at most two of its own squares have
    wagons on both inner sides.
    """
    wagons = town.planes[Icon.WAGON.value]
    count = 0
    for y in range(int(town.top) - 1, int(town.bottom) + 2):
        row, above, below = row_at(wagons, y), row_at(wagons, y - 1), row_at(wagons, y + 1)
        left, right = east(row), west(row)
        three = (left & right & (above | below)) | (above & below & (left | right))
        closed = left & right & above & below & row_at(town.occupied, y)
        count += popcount(three & ~closed)
    return count + (OWN_CIRCLES if coming >= 2 else 0)


#: Maximum number of squares of a card whose two neighbours on the card are both wagons.
OWN_CIRCLES = 2


@rule
def closable_blocks(town: Town, coming: int) -> int:
    """Return the most blocks one card can complete, with one fort beside three or two beside two."""
    forts = town.planes[Icon.FORT.value]
    corners, pairs = 0, 0
    for y in range(int(town.top) - 1, int(town.bottom) + 1):
        row, below = row_at(forts, y), row_at(forts, y + 1)
        row_right, below_right = west(row), west(below)
        three = (row & row_right & (below | below_right)) | (below & below_right & (row | row_right))
        corners += popcount(three & ~(row & row_right & below & below_right))
        pairs += popcount(row & row_right) + popcount(row & below)
    return min(COVERED, corners) + (min(coming - 1, 2 * pairs) if coming >= 2 else 0)


@rule
def completable_blocks(town: Town, coming: int) -> int:
    """Return the most blocks that `coming` forts can complete."""
    forts = town.planes[Icon.FORT.value]
    if coming >= FORTS_OF_BLOCK:
        return BLOCKS.size
    count = 0
    for y in range(int(town.top) - 1, int(town.bottom) + 1):
        row, below = row_at(forts, y), row_at(forts, y + 1)
        row_right, below_right = west(row), west(below)
        some = row | row_right | below | below_right
        both = (row & row_right) | (below & below_right) | ((row | row_right) & (below | below_right))
        three = (row & row_right & (below | below_right)) | (below & below_right & (row | row_right))
        enough = three if coming == 1 else (both if coming == 2 else some)
        count += popcount(enough & ~(row & row_right & below & below_right))
    return count


FORTS_OF_BLOCK = 4


@rule
def closable_holes(town: Town) -> int:
    """Return the most holes one card can close: empty squares with at most two empty squares around them."""
    count = 0
    for y in range(int(town.top) - 1, int(town.bottom) + 2):
        one, two, three = 0, 0, 0
        for dy in range(-1, 2):
            row = row_at(town.occupied, y + dy)
            for dx in range(-1, 2):
                if dx or dy:
                    empty = ~(east(row) if dx < 0 else (west(row) if dx > 0 else row)) & grid.FULL
                    three |= two & empty
                    two |= one & empty
                    one |= empty
        count += popcount(one & ~three & ~row_at(town.occupied, y) & grid.FULL)
    return count


@rule
def bound_target_practice(d: EndingWorkspace, town: Town, now: int, coming: int, cards: int) -> int:
    """Return the most that Target Practice can bring.

    An old beer in a row or column of a coming card may see a gun as far away as the town then reaches; a card meets two
    rows and two columns. Every coming beer may see one across the whole town.
    """
    width, height = int(town.right) - int(town.left) + 1, int(town.bottom) - int(town.top) + 1
    reach = 2 * cards
    d.in_row[:] = 0
    d.in_column[:] = 0
    everything = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        row = row_at(town.planes[Icon.BEER.value], y)
        for x in range(int(town.left), int(town.right) + 1):
            if row & bits_at(1, x):
                across = max(x - int(town.left), int(town.right) - x) + reach - 1
                down = max(y - int(town.top), int(town.bottom) - y) + reach - 1
                more = max(0, max(across, down) - shot_length(town, x, y, d.holes))
                d.in_row[y - int(town.top)] += more
                d.in_column[x - int(town.left)] += more
                everything += more
    rows, columns = 0, 0
    for y in range(height):
        rows = max(rows, int(d.in_row[y]) + int(d.in_row[y + 1]))
    for x in range(width):
        columns = max(columns, int(d.in_column[x]) + int(d.in_column[x + 1]))
    new = coming * (max(width, height) + reach - 2)
    return now + SQUARE_BETWEEN * (min(everything, cards * (rows + columns)) + new)
