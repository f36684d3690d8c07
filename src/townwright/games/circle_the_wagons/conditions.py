"""The 18 scoring conditions: for each, the rule that gives its points and the squares that scored.

Only what is visible counts. "Touching" means sharing an edge. Rules read the player's own town, some also the other
player's. The functions for squares stand beside the rules and use them.
"""

from collections.abc import Iterator
from functools import partial

import numpy as np

from townwright.core import grid
from townwright.core.arrays import Array1, Numbers
from townwright.core.conditions import ScoredSquares, ScoringCondition, dispatch, in_order, points_each
from townwright.core.grid import (
    Town,
    bits_at,
    east,
    flood,
    lowest_bit,
    plane_total,
    popcount,
    remember_group,
    row_at,
    touching,
    west,
    wipe,
)
from townwright.core.rule import rule
from townwright.core.squares import Square, groups, largest, neighbours, squares_of, squares_where
from townwright.games.circle_the_wagons.components import Condition, Icon, Territory, points, points_table
from townwright.games.circle_the_wagons.state import BoomOrBust, Holes

GUN_IN_BADLANDS = points("badlands", "gun")
HAPPY_COW = points("happy_cows", "cow")
CLEARING_FORT = points("the_clearing", "fort")
CLEARING_FOREST = points("the_clearing", "forest")
CIRCLE_OF_WAGONS = points("circle_the_wagons", "circle")
SQUARE_LESS = points("smalltown_charm", "square")
GOLD_MINE = points("gold_country", "mine")
COWS_AND_PLAINS_FOR_ONE = points("prairie_life", "cows_and_plains_for_one")
WATERED_WAGON = points("cool_water", "wagon")
MORE_MINES = points("claim_jumpers", "most_mines")
LOST_TO_MORE_GUNS = points("claim_jumpers", "lost_to_more_guns")
BY_MINES = points_table("boom_or_bust", "by_mines")
BY_LENGTH = points_table("wagon_train", "by_length")
BEER_OF_THE_OTHER = points("one_too_many", "beer_of_the_other")
BEER_AT_WAGON = points("bootleggers", "beer_at_wagon")
OTHER_BEER = points("bootleggers", "other_beer")
HOLE = points("undiscovered", "hole")
BLOCK_OF_FORTS = points("fortified", "block")
HERD_COW = points("the_herd", "cow")
SQUARE_BETWEEN = points("target_practice", "square_between")
READY_FORT = points("rifles_ready", "fort")

#: The directions in which a beer looks for a gun: right, left, down, up.
DIRECTIONS = 4


@rule
def count_showing(town: Town, thing: int) -> int:
    """Return how many squares of a town show a territory or an icon."""
    return plane_total(town, town.planes[np.int64(thing)])


@rule
def has_more(own: int, theirs: int) -> bool:
    """Return whether a town shows something more often than the other town. Equal is not more."""
    return own > theirs


def squares_showing(town: Town, thing: int) -> list[Square]:
    """Return the squares of a town that show a territory or an icon."""
    return squares_of(town, town.planes[thing])


# Badlands


@rule
def desert_left_and_right(town: Town, y: int) -> int:
    """Return the squares of row `y` between two deserts."""
    row = row_at(town.planes[Territory.DESERT.value], y)
    return east(row) & west(row)


@rule
def desert_above_and_below(town: Town, y: int) -> int:
    """Return the squares of row `y` between a desert above and one below."""
    desert = town.planes[Territory.DESERT.value]
    return row_at(desert, y - 1) & row_at(desert, y + 1)


@rule
def badlands(town: Town) -> int:
    """Score each gun between two deserts in its row or column. A gun scores only once."""
    guns = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        flanked = desert_left_and_right(town, y) | desert_above_and_below(town, y)
        guns += popcount(row_at(town.planes[Icon.GUN.value], y) & flanked)
    return GUN_IN_BADLANDS * guns


def badlands_squares(town: Town) -> Iterator[ScoredSquares]:
    """Yield each gun that scores, and the deserts that flank it."""
    for gun in squares_showing(town, Icon.GUN):
        x, y = gun
        above, right, below, left = neighbours(gun)
        across = [left, right] if desert_left_and_right(town, y) & bits_at(1, x) else []
        down = [above, below] if desert_above_and_below(town, y) & bits_at(1, x) else []
        if across or down:
            yield GUN_IN_BADLANDS, [gun, *across, *down]


# Happy Cows


@rule
def cows_away_from_snow(town: Town, y: int) -> int:
    """Return the cows of row `y` that neither stand on snow nor touch it."""
    snow = town.planes[Territory.SNOW.value]
    return row_at(town.planes[Icon.COW.value], y) & ~(row_at(snow, y) | touching(snow, y))


@rule
def happy_cows(town: Town) -> int:
    """Score each cow that neither stands on snow nor touches it."""
    cows = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        cows += popcount(cows_away_from_snow(town, y))
    return HAPPY_COW * cows


def happy_cows_squares(town: Town) -> Iterator[ScoredSquares]:
    """Return the squares that score for Happy Cows."""
    return points_each(HAPPY_COW, squares_where(town, partial(cows_away_from_snow, town)))


# The Clearing


@rule
def the_clearing(town: Town) -> int:
    """Score each fort, minus each forest, whatever its group; the result may be negative."""
    return clearing_points(count_showing(town, Icon.FORT), count_showing(town, Territory.FOREST))


@rule
def clearing_points(forts: int, forests: int) -> int:
    """Score The Clearing by the forts and forests of a town."""
    return CLEARING_FORT * forts + CLEARING_FOREST * forests


def the_clearing_squares(town: Town) -> Iterator[ScoredSquares]:
    """Yield the squares that score for The Clearing."""
    yield from points_each(CLEARING_FORT, squares_showing(town, Icon.FORT))
    yield from points_each(CLEARING_FOREST, squares_showing(town, Territory.FOREST))


# Circle the Wagons


@rule
def centres_of_circles(town: Town, y: int) -> int:
    """Return the squares of row `y`, not holes, whose four neighbours all show a wagon."""
    wagons = town.planes[Icon.WAGON.value]
    row = row_at(wagons, y)
    return row_at(town.occupied, y) & east(row) & west(row) & row_at(wagons, y - 1) & row_at(wagons, y + 1)


@rule
def circle_the_wagons(town: Town) -> int:
    """Score each square with a wagon on all four sides; the middle may show anything but not be a hole."""
    circles = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        circles += popcount(centres_of_circles(town, y))
    return CIRCLE_OF_WAGONS * circles


def circle_the_wagons_squares(town: Town) -> Iterator[ScoredSquares]:
    """Yield each middle, and the wagons around it."""
    for middle in squares_where(town, partial(centres_of_circles, town)):
        yield CIRCLE_OF_WAGONS, [middle, *neighbours(middle)]


# Smalltown Charm


@rule
def smalltown_charm(town: Town, other: Town) -> int:
    """Score the difference for the player with fewer squares."""
    return SQUARE_LESS * max(0, plane_total(other, other.occupied) - plane_total(town, town.occupied))


def smalltown_charm_squares(town: Town, other: Town) -> Iterator[ScoredSquares]:
    """Yield the whole town, if it is the smaller one."""
    if earned := smalltown_charm(town, other):
        yield earned, squares_of(town, town.occupied)


# Gold Country


@rule
def mines_at_mountains(town: Town, y: int) -> int:
    """Return the mines of row `y` on a mountain or touching one."""
    mountains = town.planes[Territory.MOUNTAINS.value]
    return row_at(town.planes[Icon.MINE.value], y) & (row_at(mountains, y) | touching(mountains, y))


@rule
def gold_country(town: Town) -> int:
    """Score each mine on a mountain or touching one."""
    mines = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        mines += popcount(mines_at_mountains(town, y))
    return GOLD_MINE * mines


def gold_country_squares(town: Town) -> Iterator[ScoredSquares]:
    """Return the squares that score for Gold Country."""
    return points_each(GOLD_MINE, squares_where(town, partial(mines_at_mountains, town)))


# Prairie Life


@rule
def prairie_life(town: Town) -> int:
    """Score one for every two cows and plains, rounded down. A cow on a plain counts as both."""
    return prairie_points(count_showing(town, Icon.COW), count_showing(town, Territory.PLAINS))


@rule
def prairie_points(cows: int, plains: int) -> int:
    """Score Prairie Life by the cows and plains of a town."""
    return (cows + plains) // COWS_AND_PLAINS_FOR_ONE


def prairie_life_squares(town: Town) -> Iterator[ScoredSquares]:
    """Yield all cows and plains together, since a single one earns nothing."""
    yield (
        prairie_life(town),
        list(dict.fromkeys(squares_showing(town, Icon.COW) + squares_showing(town, Territory.PLAINS))),
    )


# Cool Water


@rule
def cool_water(town: Town) -> int:
    """Score each wagon on or touching the largest water; of several equally large, the best counts."""
    water = town.planes[Territory.WATER.value]
    largest_size = 0
    most = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        unvisited = row_at(water, y) & ~row_at(town.seen, y)
        while unvisited:
            size = flood(town, water, town.group, lowest_bit(unvisited), y)
            if size > largest_size:
                largest_size = size
                most = wagons_at_group(town)
            elif size == largest_size:
                most = max(most, wagons_at_group(town))
            remember_group(town)
            unvisited = row_at(water, y) & ~row_at(town.seen, y)
    wipe(town, town.seen)
    return WATERED_WAGON * most


@rule
def wagons_at_marked_water(town: Town, y: int) -> int:
    """Return the wagons of row `y` on or touching the group just marked."""
    return row_at(town.planes[Icon.WAGON.value], y) & (row_at(town.group, y) | touching(town.group, y))


@rule
def wagons_at_group(town: Town) -> int:
    """Return how many wagons are on or touching the group just marked."""
    wagons = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        wagons += popcount(wagons_at_marked_water(town, y))
    return wagons


def cool_water_squares(town: Town) -> Iterator[ScoredSquares]:
    """Return the wagons at the best of the largest waters."""
    waters = [
        (len(water), squares_where(town, partial(wagons_at_marked_water, town)))
        for water in groups(town, town.planes[Territory.WATER])
    ]
    _, wagons = max(waters, key=lambda water: (water[0], len(water[1])), default=(0, []))
    return points_each(WATERED_WAGON, wagons)


# Claim Jumpers


@rule
def claim_jumpers(town: Town, other: Town) -> int:
    """Score having more mines than the other town, whose guns may take a part; equal mines score nothing."""
    return claims(
        count_showing(town, Icon.MINE),
        count_showing(town, Icon.GUN),
        count_showing(other, Icon.MINE),
        count_showing(other, Icon.GUN),
    )


@rule
def claims(mines: int, guns: int, their_mines: int, their_guns: int) -> int:
    """Score Claim Jumpers by the mines and guns of both towns."""
    if has_more(mines, their_mines):
        return MORE_MINES - LOST_TO_MORE_GUNS if has_more(their_guns, guns) else MORE_MINES
    return LOST_TO_MORE_GUNS if has_more(their_mines, mines) and has_more(guns, their_guns) else 0


def claim_jumpers_squares(town: Town, other: Town) -> Iterator[ScoredSquares]:
    """Yield the mines of this town if it has more of them, or its guns if they take a part of the points."""
    if earned := claim_jumpers(town, other):
        mines = has_more(count_showing(town, Icon.MINE), count_showing(other, Icon.MINE))
        yield earned, squares_showing(town, Icon.MINE if mines else Icon.GUN)


# Boom or Bust


@rule
def boom_or_bust(town: Town, reading: int) -> int:
    """Score the mines by a table; `reading` is the option: pay its value once, or for each mine."""
    return boom_points(count_showing(town, Icon.MINE), reading)


@rule
def boom_points(mines: int, reading: int) -> int:
    """Score Boom or Bust by the mines of a town."""
    value = BY_MINES[min(mines, BY_MINES.size - 1)]
    return value * mines if reading == BoomOrBust.PER_MINE else value


def boom_or_bust_squares(town: Town, reading: int) -> Iterator[ScoredSquares]:
    """Yield all mines together."""
    yield int(boom_or_bust(town, reading)), squares_showing(town, Icon.MINE)


# Wagon Train


@rule
def heads_of_rows(wagons: Numbers, y: int) -> int:
    """Return the wagons of row `y` at the left end of a run."""
    row = row_at(wagons, y)
    return row & ~east(row)


@rule
def heads_of_columns(wagons: Numbers, y: int) -> int:
    """Return the wagons of row `y` at the upper end of a run."""
    return row_at(wagons, y) & ~row_at(wagons, y - 1)


@rule
def wagon_train(town: Town) -> int:
    """Score each straight run of wagons by its length, rows and columns alike; crossing runs both count."""
    wagons = town.planes[Icon.WAGON.value]
    result = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        row = row_at(wagons, y)
        # All runs of a row, or starting in it and going down, grow together, one square at a time.
        across, down = heads_of_rows(wagons, y), heads_of_columns(wagons, y)
        length = 1
        while across | down:
            longer, deeper = east(across) & row, down & row_at(wagons, y + length)
            result += run_points(length) * (popcount(across & ~west(longer)) + popcount(down & ~deeper))
            across, down = longer, deeper
            length += 1
    return result


@rule
def run_points(length: int) -> int:
    """Return what a run of wagons pays by its length."""
    return BY_LENGTH[min(length, BY_LENGTH.size - 1)]


def wagon_train_squares(town: Town) -> Iterator[ScoredSquares]:
    """Yield each run from end to end."""
    plane = town.planes[Icon.WAGON]
    wagons = set(squares_of(town, plane))
    for x, y in sorted(wagons):
        for heads, dx, dy in ((heads_of_rows, 1, 0), (heads_of_columns, 0, 1)):
            if heads(plane, y) & bits_at(1, x):
                run = [(x, y)]
                while (ahead := (run[-1][0] + dx, run[-1][1] + dy)) in wagons:
                    run.append(ahead)
                if earned := int(run_points(len(run))):
                    yield earned, run


# One Too Many


@rule
def one_too_many(town: Town, other: Town) -> int:
    """Subtract a point per beer of the other town from the player with more; if equal, neither loses."""
    return beers_too_many(count_showing(town, Icon.BEER), count_showing(other, Icon.BEER))


@rule
def beers_too_many(beers: int, their_beers: int) -> int:
    """Score One Too Many by the beers of both towns."""
    return BEER_OF_THE_OTHER * their_beers if has_more(beers, their_beers) else 0


def one_too_many_squares(town: Town, other: Town) -> Iterator[ScoredSquares]:
    """Yield the beers of this town, if it has more of them."""
    if has_more(count_showing(town, Icon.BEER), count_showing(other, Icon.BEER)):
        yield one_too_many(town, other), squares_showing(town, Icon.BEER)


# Bootleggers


@rule
def beers_at_wagons(town: Town, y: int) -> int:
    """Return the beers of row `y` that touch a wagon."""
    return row_at(town.planes[Icon.BEER.value], y) & touching(town.planes[Icon.WAGON.value], y)


@rule
def bootleggers(town: Town) -> int:
    """Score each beer touching a wagon, minus every other beer."""
    result = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        at_wagon = popcount(beers_at_wagons(town, y))
        result += BEER_AT_WAGON * at_wagon + OTHER_BEER * (popcount(row_at(town.planes[Icon.BEER.value], y)) - at_wagon)
    return result


def bootleggers_squares(town: Town) -> Iterator[ScoredSquares]:
    """Yield the squares that score for Bootleggers."""
    for x, y in squares_showing(town, Icon.BEER):
        yield BEER_AT_WAGON if beers_at_wagons(town, y) & bits_at(1, x) else OTHER_BEER, [(x, y)]


# Undiscovered


@rule
def holes_in(town: Town, y: int) -> int:
    """Return the single empty squares of row `y` with territories on all eight sides."""
    row, above, below = row_at(town.occupied, y), row_at(town.occupied, y - 1), row_at(town.occupied, y + 1)
    around = east(row) & west(row) & above & below & east(above) & west(above) & east(below) & west(below)
    return around & ~row


@rule
def undiscovered(town: Town) -> int:
    """Score each single empty square with territories on all eight sides."""
    holes = 0
    for y in range(int(town.top) + 1, int(town.bottom)):
        holes += popcount(holes_in(town, y))
    return HOLE * holes


def undiscovered_squares(town: Town) -> Iterator[ScoredSquares]:
    """Yield the eight squares around each hole."""
    for x, y in sorted(squares_where(town, partial(holes_in, town))):
        yield HOLE, [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]


# Fortified


@rule
def blocks_of_forts(town: Town, y: int) -> int:
    """Return the forts of row `y` at the upper left of a block of two by two forts."""
    forts = town.planes[Icon.FORT.value]
    pairs = row_at(forts, y) & row_at(forts, y + 1)
    return pairs & west(pairs)


@rule
def fortified(town: Town) -> int:
    """Score each block of two by two forts; blocks may share forts."""
    blocks = 0
    for y in range(int(town.top), int(town.bottom)):
        blocks += popcount(blocks_of_forts(town, y))
    return BLOCK_OF_FORTS * blocks


def fortified_squares(town: Town) -> Iterator[ScoredSquares]:
    """Yield the squares that score for Fortified."""
    for x, y in sorted(squares_where(town, partial(blocks_of_forts, town))):
        yield BLOCK_OF_FORTS, [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


# The Herd


@rule
def the_herd(town: Town) -> int:
    """Score each cow of the largest group of cows."""
    return HERD_COW * grid.largest_group_size(town, town.planes[Icon.COW.value])


def the_herd_squares(town: Town) -> Iterator[ScoredSquares]:
    """Yield the squares that score for The Herd."""
    if herd := largest(town, town.planes[Icon.COW]):
        yield the_herd(town), herd


# Target Practice


@rule
def target_practice(town: Town, holes: int) -> int:
    """Score, for each beer, the territories between it and the nearest gun in its row or column."""
    beers = town.planes[Icon.BEER.value]
    result = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        row = row_at(beers, y)
        for x in range(int(town.left), int(town.right) + 1):
            if row & bits_at(1, x):
                result += shot_length(town, x, y, holes)
    return SQUARE_BETWEEN * result


@rule
def shot_length(town: Town, x: int, y: int, holes: int) -> int:
    """Return how many squares are between a beer and its nearest gun; 0 if no gun is in line.

    Of two equally near guns the better one counts. Holes do not count unless the option says so.
    """
    return max(0, line_of_fire(town, x, y, holes) // (DIRECTIONS * grid.SIZE))


@rule
def line_of_fire(town: Town, x: int, y: int, holes: int) -> int:
    """Return the line from a beer to its nearest gun, as one number; below 0 if there is none.

    The number is (squares between × SIZE + steps) × DIRECTIONS + direction. Of two equally near guns the better one
    counts.
    """
    nearest = grid.SIZE
    best = 0
    result = -1
    for direction in range(DIRECTIONS):
        dx = step_x(direction)
        dy = step_y(direction)
        between = 0
        for steps in range(1, nearest + 1):
            column, line = x + dx * steps, y + dy * steps
            if column < town.left or column > town.right or line < town.top or line > town.bottom:
                break
            bit = bits_at(1, column)
            if row_at(town.planes[Icon.GUN.value], line) & bit:
                if steps < nearest or between > best:
                    best = between
                    result = (between * grid.SIZE + steps) * DIRECTIONS + direction
                nearest = steps
                break
            if holes == Holes.COUNTED or row_at(town.occupied, line) & bit:
                between += 1
    return result


@rule
def step_x(direction: int) -> int:
    """Return how far right a step in a direction goes."""
    return (direction == 0) - (direction == 1)


@rule
def step_y(direction: int) -> int:
    """Return how far down a step in a direction goes."""
    return (direction == 2) - (direction == 3)


def target_practice_squares(town: Town, holes: int) -> Iterator[ScoredSquares]:
    """Yield each beer with the squares between it and its gun."""
    occupied = set(squares_of(town, town.occupied))
    for x, y in squares_showing(town, Icon.BEER):
        line = line_of_fire(town, x, y, holes)
        if line >= 0:
            steps, direction = line // DIRECTIONS % grid.SIZE, line % DIRECTIONS
            between = sorted((x + step_x(direction) * step, y + step_y(direction) * step) for step in range(1, steps))
            yield (
                SQUARE_BETWEEN * shot_length(town, x, y, holes),
                [(x, y), *(square for square in between if square in occupied)],
            )


# Rifles Ready


@rule
def forts_at_guns(town: Town, y: int) -> int:
    """Return the forts of row `y` that touch a gun."""
    return row_at(town.planes[Icon.FORT.value], y) & touching(town.planes[Icon.GUN.value], y)


@rule
def rifles_ready(town: Town) -> int:
    """Score each fort touching a gun."""
    forts = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        forts += popcount(forts_at_guns(town, y))
    return READY_FORT * forts


def rifles_ready_squares(town: Town) -> Iterator[ScoredSquares]:
    """Return the squares that score for Rifles Ready."""
    return points_each(READY_FORT, squares_where(town, partial(forts_at_guns, town)))


# All conditions

CONDITIONS = in_order(
    [condition.id for condition in Condition],
    {
        "badlands": ScoringCondition(badlands, badlands_squares),
        "happy_cows": ScoringCondition(happy_cows, happy_cows_squares),
        "the_clearing": ScoringCondition(the_clearing, the_clearing_squares),
        "circle_the_wagons": ScoringCondition(circle_the_wagons, circle_the_wagons_squares),
        "smalltown_charm": ScoringCondition(smalltown_charm, smalltown_charm_squares),
        "gold_country": ScoringCondition(gold_country, gold_country_squares),
        "prairie_life": ScoringCondition(prairie_life, prairie_life_squares),
        "cool_water": ScoringCondition(cool_water, cool_water_squares),
        "claim_jumpers": ScoringCondition(claim_jumpers, claim_jumpers_squares),
        "boom_or_bust": ScoringCondition(boom_or_bust, boom_or_bust_squares),
        "wagon_train": ScoringCondition(wagon_train, wagon_train_squares),
        "one_too_many": ScoringCondition(one_too_many, one_too_many_squares),
        "bootleggers": ScoringCondition(bootleggers, bootleggers_squares),
        "undiscovered": ScoringCondition(undiscovered, undiscovered_squares),
        "fortified": ScoringCondition(fortified, fortified_squares),
        "the_herd": ScoringCondition(the_herd, the_herd_squares),
        "target_practice": ScoringCondition(target_practice, target_practice_squares),
        "rifles_ready": ScoringCondition(rifles_ready, rifles_ready_squares),
    },
)
#: Whether each condition looks at both towns.
COMPARES: Array1[bool] = np.array(["other" in condition.inputs for condition in CONDITIONS])

#: The points of a condition: (number, town, other, reading, holes).
condition_points = dispatch(dict(enumerate(CONDITIONS)), ("town", "other", "reading", "holes"))
#: The points of a condition that looks only at the player's own town: (number, town, reading, holes).
own_points = dispatch(
    {number: condition for number, condition in enumerate(CONDITIONS) if not COMPARES[number]},
    ("town", "reading", "holes"),
)
