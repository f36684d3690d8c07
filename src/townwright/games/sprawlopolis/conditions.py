"""The 18 scoring conditions: for each, the rule that gives its points and the squares that scored.

Only what is visible counts. "Touching" means sharing an edge. Some conditions use the table of roads or the plane of
open ground, so the city must be surveyed first. The functions for squares stand beside the rules and use them.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from townwright.core.arrays import Numbers
from townwright.core.conditions import ScoredSquares, ScoringCondition, dispatch, in_order, points_each
from townwright.core.grid import (
    FULL,
    SIZE,
    Town,
    east,
    flood,
    largest_group_size,
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
from townwright.core.squares import (
    Square,
    columns_of,
    groups,
    largest,
    rows_of,
    square_on_torus,
    squares_of,
    squares_where,
)
from townwright.games.sprawlopolis.components import BACKS, NO_CARD, ZONES, Condition, Zone, points, points_table
from townwright.games.sprawlopolis.roads import LOOP, Road, goes_on_into, is_set
from townwright.games.sprawlopolis.state import END, OTHER_END, SECTIONS, THROUGH, ParkHopping, State

INSIDE_ROAD = points("the_outskirts", "inside_road")
BOUNDARY_ROAD = points("the_outskirts", "boundary_road")
WANTED_PARKS = points("bloom_boom", "wanted_parks")
WANTED_LINE = points("bloom_boom", "wanted_line")
LINE_WITHOUT_PARK = points("bloom_boom", "line_without_park")
GREEN_PARK = points("go_green", "park")
GREEN_INDUSTRIAL = points("go_green", "industrial")
BY_FOURS = points_table("block_party", "by_fours")
STACK = points("stacks_and_scrapers", "industrial")
PLANNED_RESIDENTIAL = points("master_planned", "residential")
PLANNED_INDUSTRIAL = points("master_planned", "industrial")
INSIDE_PARK = points("central_perks", "inside_park")
BOUNDARY_PARK = points("central_perks", "boundary_park")
BURBS_PARK = points("the_burbs", "park")
BURBS_INDUSTRIAL = points("the_burbs", "industrial")
JUNGLE = points("concrete_jungle", "industrial")
STRIP = points("the_strip", "commercial")
MART = points("mini_marts", "commercial")
SECTIONS_FOR_ONE = points("superhighway", "sections_for_one")
HOP = points("park_hopping", "road")
LOOP_SECTION = points("looping_lanes", "section")
SKID = points("skid_row", "residential")
COMMUTE = points("morning_commute", "road")
TRAP = points("tourist_traps", "open_side")
LINE_BLOCK = points("sprawlopolis", "block")

#: The zones that a commuter's road runs through, as a bit mask.
HOME_AND_WORK = 1 << Zone.RESIDENTIAL | 1 << Zone.COMMERCIAL
#: The sides of a block: above, right, below, left.
SIDES = 4


def squares_of_zone(city: Town, zone: Zone) -> list[Square]:
    """Return the blocks of a zone."""
    return squares_of(city, city.planes[zone])


# Roads


def scoring_roads(s: State, roads: Sequence[Road], worth: Callable[[State, Numbers], int]) -> Iterator[ScoredSquares]:
    """Yield the roads that score."""
    for road in roads:
        if earned := worth(s, road.row):
            yield earned, road.squares


@rule
def the_outskirts(s: State) -> int:
    """Score each road inside the city, minus each that ends at the boundary.

    A road with both ends there counts once. A loop has no end, so it is inside.
    """
    result = 0
    for i in range(s.road_count):
        result += points_for_outskirts(s, s.roads[i])
    return result


@rule
def points_for_outskirts(s: State, road: Numbers) -> int:
    """Return the points of a road, by where it ends."""
    return BOUNDARY_ROAD if is_open(s, int(road[END])) or is_open(s, int(road[OTHER_END])) else INSIDE_ROAD


@rule
def is_open(s: State, square: int) -> bool:
    """Return whether a road ends at open ground."""
    return square != LOOP and is_set(s.ground, square % SIZE, square // SIZE) == 1


def the_outskirts_squares(s: State, roads: Sequence[Road]) -> Iterator[ScoredSquares]:
    """Return the squares that score for The Outskirts."""
    return scoring_roads(s, roads, points_for_outskirts)


@rule
def marts_in_row(city: Town, y: int) -> int:
    """Return the commercial blocks of row `y` whose road goes on into a residential block on both sides."""
    return row_at(city.planes[Zone.COMMERCIAL.value], y) & goes_on_into(city, Zone.RESIDENTIAL.value, y)


@rule
def mini_marts(city: Town) -> int:
    """Score each commercial block whose road goes on into a residential block on both sides."""
    result = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        result += popcount(marts_in_row(city, y))
    return MART * result


def mini_marts_squares(city: Town) -> Iterator[ScoredSquares]:
    """Return the squares that score for Mini Marts."""
    return points_each(MART, squares_where(city, partial(marts_in_row, city)))


@rule
def superhighway(s: State) -> int:
    """Score one for every two sections of the longest road, rounded down."""
    longest = 0
    for i in range(s.road_count):
        longest = max(longest, int(s.roads[i, SECTIONS]))
    return longest // SECTIONS_FOR_ONE


def superhighway_squares(s: State, roads: Sequence[Road]) -> Iterator[ScoredSquares]:
    """Yield the longest road."""
    yield superhighway(s), max((road.squares for road in roads), key=len, default=[])


@rule
def park_hopping(s: State) -> int:
    """Score each road with a different park at each end. An option requires parks of different groups."""
    result = 0
    for i in range(s.road_count):
        result += points_for_hopping(s, s.roads[i])
    return result


@rule
def points_for_hopping(s: State, road: Numbers) -> int:
    """Return the points of a road, by the parks at its ends."""
    end, other_end = int(road[END]), int(road[OTHER_END])
    if end != other_end and is_park(s.city, end) and is_park(s.city, other_end):
        if s.park_hopping == ParkHopping.BLOCKS or not is_same_group(s.city, end, other_end):
            return HOP
    return 0


@rule
def is_park(city: Town, square: int) -> bool:
    """Return whether there is a park at the end of a road."""
    return is_set(city.planes[Zone.PARK.value], square % SIZE, square // SIZE) == 1


@rule
def is_same_group(city: Town, square: int, other: int) -> bool:
    """Return whether two parks belong to the same group."""
    flood(city, city.planes[Zone.PARK.value], city.group, square % SIZE, square // SIZE)
    result = is_set(city.group, other % SIZE, other // SIZE) == 1
    wipe(city, city.group)
    return result


def park_hopping_squares(s: State, roads: Sequence[Road]) -> Iterator[ScoredSquares]:
    """Yield each road that scores, with its two parks."""
    for road in roads:
        if earned := points_for_hopping(s, road.row):
            parks = [square_on_torus(s.city, int(road.row[end])) for end in (END, OTHER_END)]
            yield earned, [*road.squares, *sorted(parks)]


@rule
def looping_lanes(s: State) -> int:
    """Score each section of a loop."""
    result = 0
    for i in range(s.road_count):
        result += points_for_lanes(s, s.roads[i])
    return result


@rule
def points_for_lanes(s: State, road: Numbers) -> int:
    """Return the points of a road, if it is a loop."""
    return LOOP_SECTION * int(road[SECTIONS]) if road[END] == LOOP else 0


def looping_lanes_squares(s: State, roads: Sequence[Road]) -> Iterator[ScoredSquares]:
    """Return the squares that score for Looping Lanes."""
    return scoring_roads(s, roads, points_for_lanes)


@rule
def morning_commute(s: State) -> int:
    """Score each road that runs through both a residential and a commercial block."""
    result = 0
    for i in range(s.road_count):
        result += points_for_commute(s, s.roads[i])
    return result


@rule
def points_for_commute(s: State, road: Numbers) -> int:
    """Return the points of a road, by the zones that it runs through."""
    return COMMUTE if int(road[THROUGH]) & HOME_AND_WORK == HOME_AND_WORK else 0


def morning_commute_squares(s: State, roads: Sequence[Road]) -> Iterator[ScoredSquares]:
    """Return the squares that score for Morning Commute."""
    return scoring_roads(s, roads, points_for_commute)


# The edge of the city


@rule
def boundary_parks(s: State, y: int) -> int:
    """Return the parks of row `y` with an open side."""
    return row_at(s.city.planes[Zone.PARK.value], y) & touching(s.ground, y)


@rule
def central_perks(s: State) -> int:
    """Score each park inside the city, minus each with an open side. Open corners do not matter."""
    result = 0
    for y in range(int(s.city.top), int(s.city.bottom) + 1):
        boundary = popcount(boundary_parks(s, y))
        result += (
            INSIDE_PARK * (popcount(row_at(s.city.planes[Zone.PARK.value], y)) - boundary) + BOUNDARY_PARK * boundary
        )
    return result


def central_perks_squares(s: State) -> Iterator[ScoredSquares]:
    """Yield the squares that score for Central Perks."""
    boundary = set(squares_where(s.city, partial(boundary_parks, s)))
    for park in squares_of_zone(s.city, Zone.PARK):
        yield BOUNDARY_PARK if park in boundary else INSIDE_PARK, [park]


@rule
def shops_open_to(s: State, side: int, y: int) -> int:
    """Return the commercial blocks of row `y` with open ground on a side."""
    if side == 0:
        ground = row_at(s.ground, y - 1) & FULL  # the mask gives it the same type as in the other branches
    elif side == 1:
        ground = west(row_at(s.ground, y))
    elif side == 2:
        ground = row_at(s.ground, y + 1) & FULL
    else:
        ground = east(row_at(s.ground, y))
    return row_at(s.city.planes[Zone.COMMERCIAL.value], y) & ground


@rule
def tourist_traps(s: State) -> int:
    """Score each commercial block at the edge, and again at a corner: one for each open side.

    A block has at most two open sides, next to each other, because it lies in the footprint of a card.
    """
    sides = 0
    for y in range(int(s.city.top), int(s.city.bottom) + 1):
        for side in range(SIDES):
            sides += popcount(shops_open_to(s, side, y))
    return TRAP * sides


def tourist_traps_squares(s: State) -> Iterator[ScoredSquares]:
    """Yield the squares that score for Tourist Traps."""
    for x, y in squares_of_zone(s.city, Zone.COMMERCIAL):
        if sides := sum(shops_open_to(s, side, y) >> (x % SIZE) & 1 for side in range(SIDES)):
            yield TRAP * sides, [(x, y)]


# Rows and columns


@rule
def in_column(city: Town, rows: Numbers, x: int) -> int:
    """Return how many blocks of column `x` a plane has."""
    blocks = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        blocks += is_set(rows, x, y)
    return blocks


@rule
def fullest_row(city: Town, rows: Numbers) -> int:
    """Return the most blocks that a plane has in one row. Gaps do not matter."""
    most = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        most = max(most, popcount(row_at(rows, y)))
    return most


@rule
def fullest_column(city: Town, rows: Numbers) -> int:
    """Return the most blocks that a plane has in one column."""
    most = 0
    for x in range(int(city.left), int(city.right) + 1):
        most = max(most, in_column(city, rows, x))
    return most


@rule
def bloom_boom(city: Town) -> int:
    """Score each row and each column with exactly three parks, minus each without any."""
    parks = city.planes[Zone.PARK.value]
    result = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        result += points_for_line(popcount(row_at(parks, y)))
    for x in range(int(city.left), int(city.right) + 1):
        result += points_for_line(in_column(city, parks, x))
    return result


@rule
def points_for_line(parks: int) -> int:
    """Return the points of a row or a column, by its number of parks."""
    if parks == WANTED_PARKS:
        return WANTED_LINE
    return LINE_WITHOUT_PARK if parks == 0 else 0


def bloom_boom_squares(city: Town) -> Iterator[ScoredSquares]:
    """Yield the parks of each row or column that scores; the whole line if it has no park."""
    park = city.planes[Zone.PARK]
    for lines in (rows_of, columns_of):
        for line, parks in zip(lines(city, city.occupied), lines(city, park), strict=True):
            if earned := points_for_line(len(parks)):
                yield earned, parks or line


@rule
def the_strip(city: Town) -> int:
    """Score each commercial block of the one row or column with the most of them."""
    shops = city.planes[Zone.COMMERCIAL.value]
    return STRIP * max(fullest_row(city, shops), fullest_column(city, shops))


def the_strip_squares(city: Town) -> Iterator[ScoredSquares]:
    """Yield the squares that score for The Strip."""
    shops = city.planes[Zone.COMMERCIAL]
    yield the_strip(city), max([*rows_of(city, shops), *columns_of(city, shops)], key=len, default=[])


@rule
def sprawlopolis(city: Town) -> int:
    """Score each block of the fullest row and of the fullest column; where they cross, twice."""
    return LINE_BLOCK * (fullest_row(city, city.occupied) + fullest_column(city, city.occupied))


def sprawlopolis_squares(city: Town) -> Iterator[ScoredSquares]:
    """Yield the squares that score for Sprawlopolis."""
    yield LINE_BLOCK * fullest_row(city, city.occupied), max(rows_of(city, city.occupied), key=len, default=[])
    yield LINE_BLOCK * fullest_column(city, city.occupied), max(columns_of(city, city.occupied), key=len, default=[])


# Blocks and groups


@rule
def go_green(city: Town) -> int:
    """Score each park, minus each industrial block."""
    return GREEN_PARK * plane_total(city, city.planes[Zone.PARK.value]) + GREEN_INDUSTRIAL * plane_total(
        city, city.planes[Zone.INDUSTRIAL.value]
    )


def go_green_squares(city: Town) -> Iterator[ScoredSquares]:
    """Yield the squares that score for Go Green."""
    yield from points_each(GREEN_PARK, squares_of_zone(city, Zone.PARK))
    yield from points_each(GREEN_INDUSTRIAL, squares_of_zone(city, Zone.INDUSTRIAL))


@rule
def fours_in(city: Town, y: int) -> int:
    """Return the blocks of row `y` at the upper left of two by two blocks of one zone."""
    fours = 0
    for zone in range(ZONES):
        rows = city.planes[zone]
        pairs = row_at(rows, y) & row_at(rows, y + 1)
        fours |= pairs & west(pairs)
    return fours


@rule
def block_party(city: Town) -> int:
    """Score the number of two-by-two squares of one zone, all zones together; they may overlap."""
    fours = 0
    for y in range(int(city.top), int(city.bottom)):
        fours += popcount(fours_in(city, y))
    return points_for_fours(fours)


@rule
def points_for_fours(fours: int) -> int:
    """Return the points for a number of two-by-two squares."""
    return BY_FOURS[min(fours, BY_FOURS.size - 1)]


def block_party_squares(city: Town) -> Iterator[ScoredSquares]:
    """Yield the points for having none, without squares; then each two-by-two square with what it adds."""
    yield int(points_for_fours(0)), []
    for number, (x, y) in enumerate(squares_where(city, partial(fours_in, city))):
        yield (
            int(points_for_fours(number + 1) - points_for_fours(number)),
            [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)],
        )


@rule
def undisturbed_plants(city: Town, y: int) -> int:
    """Return the industrial blocks of row `y` that touch neither a park nor a residential block."""
    disturbed = touching(city.planes[Zone.PARK.value], y) | touching(city.planes[Zone.RESIDENTIAL.value], y)
    return row_at(city.planes[Zone.INDUSTRIAL.value], y) & ~disturbed


@rule
def stacks_and_scrapers(city: Town) -> int:
    """Score each industrial block that touches neither a park nor a residential block."""
    stacks = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        stacks += popcount(undisturbed_plants(city, y))
    return STACK * stacks


def stacks_and_scrapers_squares(city: Town) -> Iterator[ScoredSquares]:
    """Return the squares that score for Stacks and Scrapers."""
    return points_each(STACK, squares_where(city, partial(undisturbed_plants, city)))


@rule
def master_planned(city: Town) -> int:
    """Score each block of the largest residential group, minus each of the largest industrial group."""
    return PLANNED_RESIDENTIAL * largest_group_size(
        city, city.planes[Zone.RESIDENTIAL.value]
    ) + PLANNED_INDUSTRIAL * largest_group_size(city, city.planes[Zone.INDUSTRIAL.value])


def master_planned_squares(city: Town) -> Iterator[ScoredSquares]:
    """Yield the squares that score for Master Planned."""
    for value, zone in ((PLANNED_RESIDENTIAL, Zone.RESIDENTIAL), (PLANNED_INDUSTRIAL, Zone.INDUSTRIAL)):
        if group := largest(city, city.planes[zone]):
            yield value * len(group), group


@rule
def the_burbs(city: Town) -> int:
    """Score each park touching the largest residential group, minus each industrial block touching it.

    Of several largest groups the best one counts.
    """
    homes = city.planes[Zone.RESIDENTIAL.value]
    largest_size = 0
    best = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        unvisited = row_at(homes, y) & ~row_at(city.seen, y)
        while unvisited:
            size = flood(city, homes, city.group, lowest_bit(unvisited), y)
            value = burbs_of_group(city)
            remember_group(city)
            if size > largest_size:
                largest_size = size
                best = value
            elif size == largest_size:
                best = max(best, value)
            unvisited = row_at(homes, y) & ~row_at(city.seen, y)
    wipe(city, city.seen)
    return best


@rule
def at_group(city: Town, zone: int, y: int) -> int:
    """Return the blocks of a zone in row `y` that touch the group just marked."""
    return row_at(city.planes[zone], y) & touching(city.group, y)


@rule
def burbs_of_group(city: Town) -> int:
    """Return the points that the group just marked would bring."""
    result = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        result += BURBS_PARK * popcount(at_group(city, Zone.PARK.value, y))
        result += BURBS_INDUSTRIAL * popcount(at_group(city, Zone.INDUSTRIAL.value, y))
    return result


def the_burbs_squares(city: Town) -> Iterator[ScoredSquares]:
    """Yield the parks and industrial blocks at the best of the largest groups."""
    suburbs = [
        (
            (len(group), burbs_of_group(city)),
            [
                *points_each(BURBS_PARK, squares_where(city, partial(at_group, city, Zone.PARK))),
                *points_each(BURBS_INDUSTRIAL, squares_where(city, partial(at_group, city, Zone.INDUSTRIAL))),
            ],
        )
        for group in groups(city, city.planes[Zone.RESIDENTIAL])
    ]
    _, earned = max(suburbs, key=lambda suburb: suburb[0], default=((0, 0), []))
    yield from earned


@rule
def diagonal_plants(city: Town, y: int) -> int:
    """Return the industrial blocks of row `y` with another one diagonally next to them."""
    plants = city.planes[Zone.INDUSTRIAL.value]
    lines = row_at(plants, y - 1) | row_at(plants, y + 1)
    return row_at(plants, y) & (east(lines) | west(lines))


@rule
def concrete_jungle(city: Town) -> int:
    """Score each industrial block with another one diagonally next to it."""
    blocks = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        blocks += popcount(diagonal_plants(city, y))
    return JUNGLE * blocks


def concrete_jungle_squares(city: Town) -> Iterator[ScoredSquares]:
    """Return the squares that score for Concrete Jungle."""
    return points_each(JUNGLE, squares_where(city, partial(diagonal_plants, city)))


@rule
def homes_at_plants(city: Town, y: int) -> int:
    """Return the residential blocks of row `y` that touch two or more industrial blocks."""
    plants = city.planes[Zone.INDUSTRIAL.value]
    left, right = east(row_at(plants, y)), west(row_at(plants, y))
    above, below = row_at(plants, y - 1), row_at(plants, y + 1)
    two = (left & right) | (above & below) | ((left | right) & (above | below))
    return row_at(city.planes[Zone.RESIDENTIAL.value], y) & two


@rule
def skid_row(city: Town) -> int:
    """Score each residential block that touches two or more industrial blocks."""
    blocks = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        blocks += popcount(homes_at_plants(city, y))
    return SKID * blocks


def skid_row_squares(city: Town) -> Iterator[ScoredSquares]:
    """Return the squares that score for Skid Row."""
    return points_each(SKID, squares_where(city, partial(homes_at_plants, city)))


# All conditions

CONDITIONS = in_order(
    [condition.id for condition in Condition],
    {
        "the_outskirts": ScoringCondition(the_outskirts, the_outskirts_squares),
        "bloom_boom": ScoringCondition(bloom_boom, bloom_boom_squares),
        "go_green": ScoringCondition(go_green, go_green_squares),
        "block_party": ScoringCondition(block_party, block_party_squares),
        "stacks_and_scrapers": ScoringCondition(stacks_and_scrapers, stacks_and_scrapers_squares),
        "master_planned": ScoringCondition(master_planned, master_planned_squares),
        "central_perks": ScoringCondition(central_perks, central_perks_squares),
        "the_burbs": ScoringCondition(the_burbs, the_burbs_squares),
        "concrete_jungle": ScoringCondition(concrete_jungle, concrete_jungle_squares),
        "the_strip": ScoringCondition(the_strip, the_strip_squares),
        "mini_marts": ScoringCondition(mini_marts, mini_marts_squares),
        "superhighway": ScoringCondition(superhighway, superhighway_squares),
        "park_hopping": ScoringCondition(park_hopping, park_hopping_squares),
        "looping_lanes": ScoringCondition(looping_lanes, looping_lanes_squares),
        "skid_row": ScoringCondition(skid_row, skid_row_squares),
        "morning_commute": ScoringCondition(morning_commute, morning_commute_squares),
        "tourist_traps": ScoringCondition(tourist_traps, tourist_traps_squares),
        "sprawlopolis": ScoringCondition(sprawlopolis, sprawlopolis_squares),
    },
)

#: The points of a condition: (number, s, city).
condition_points = dispatch(dict(enumerate(CONDITIONS)), ("s", "city"))


@rule
def bonus(s: State, card: int) -> int:
    """Return the points of one scoring card; 0 without a card. The city must be surveyed first."""
    return 0 if card == NO_CARD else condition_points(int(BACKS[card]), s, s.city)


def squares_of_card(s: State, card: int, roads: Sequence[Road]) -> list[ScoredSquares]:
    """Return the squares that earned the points of one scoring card. The city must be surveyed first."""
    return [] if card == NO_CARD else CONDITIONS[BACKS[card]].scored_squares(s=s, city=s.city, roads=roads)
