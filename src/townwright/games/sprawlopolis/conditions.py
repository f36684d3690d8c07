"""The 18 scoring conditions.

Only what is visible counts. "Touching" means sharing an edge. Some conditions look at the table of roads or at the
plane of open ground: the city has to be surveyed before.
"""

from townwright.core.grid import (
    SIZE,
    WRAP,
    at,
    count,
    east,
    first,
    flood,
    largest_group,
    total,
    touching,
    west,
    wipe,
)
from townwright.core.rule import rule
from townwright.games.sprawlopolis.components import BACKS, NO_CARD, ZONES, Condition, Zone, points, points_table
from townwright.games.sprawlopolis.roads import END, LOOP, OTHER_END, SECTIONS, THROUGH, goes_on_into, is_set
from townwright.games.sprawlopolis.state import ParkHopping

INSIDE_ROAD = points(Condition.THE_OUTSKIRTS, "inside_road")
BOUNDARY_ROAD = points(Condition.THE_OUTSKIRTS, "boundary_road")
WANTED_PARKS = points(Condition.BLOOM_BOOM, "wanted_parks")
WANTED_LINE = points(Condition.BLOOM_BOOM, "wanted_line")
LINE_WITHOUT_PARK = points(Condition.BLOOM_BOOM, "line_without_park")
GREEN_PARK = points(Condition.GO_GREEN, "park")
GREEN_INDUSTRIAL = points(Condition.GO_GREEN, "industrial")
BY_FOURS = points_table(Condition.BLOCK_PARTY, "by_fours")
STACK = points(Condition.STACKS_AND_SCRAPERS, "industrial")
PLANNED_RESIDENTIAL = points(Condition.MASTER_PLANNED, "residential")
PLANNED_INDUSTRIAL = points(Condition.MASTER_PLANNED, "industrial")
INSIDE_PARK = points(Condition.CENTRAL_PERKS, "inside_park")
BOUNDARY_PARK = points(Condition.CENTRAL_PERKS, "boundary_park")
BURBS_PARK = points(Condition.THE_BURBS, "park")
BURBS_INDUSTRIAL = points(Condition.THE_BURBS, "industrial")
JUNGLE = points(Condition.CONCRETE_JUNGLE, "industrial")
STRIP = points(Condition.THE_STRIP, "commercial")
MART = points(Condition.MINI_MARTS, "commercial")
SECTIONS_FOR_ONE = points(Condition.SUPERHIGHWAY, "sections_for_one")
HOP = points(Condition.PARK_HOPPING, "road")
LOOP_SECTION = points(Condition.LOOPING_LANES, "section")
SKID = points(Condition.SKID_ROW, "residential")
COMMUTE = points(Condition.MORNING_COMMUTE, "road")
TRAP = points(Condition.TOURIST_TRAPS, "open_side")
LINE_BLOCK = points(Condition.SPRAWLOPOLIS, "block")

#: The zones that a commuter's road runs through, a bit each.
HOME_AND_WORK = 1 << Zone.RESIDENTIAL | 1 << Zone.COMMERCIAL


@rule
def bonus(s, card):
    """The points of one scoring card; no card brings nothing. The city has to be surveyed."""
    if card == NO_CARD:
        return 0
    condition = int(BACKS[card])
    city = s.city
    if condition == Condition.THE_OUTSKIRTS:
        return the_outskirts(s)
    if condition == Condition.BLOOM_BOOM:
        return bloom_boom(city)
    if condition == Condition.GO_GREEN:
        return go_green(city)
    if condition == Condition.BLOCK_PARTY:
        return block_party(city)
    if condition == Condition.STACKS_AND_SCRAPERS:
        return stacks_and_scrapers(city)
    if condition == Condition.MASTER_PLANNED:
        return master_planned(city)
    if condition == Condition.CENTRAL_PERKS:
        return central_perks(s)
    if condition == Condition.THE_BURBS:
        return the_burbs(city)
    if condition == Condition.CONCRETE_JUNGLE:
        return concrete_jungle(city)
    if condition == Condition.THE_STRIP:
        return the_strip(city)
    if condition == Condition.MINI_MARTS:
        return mini_marts(city)
    if condition == Condition.SUPERHIGHWAY:
        return superhighway(s)
    if condition == Condition.PARK_HOPPING:
        return park_hopping(s)
    if condition == Condition.LOOPING_LANES:
        return looping_lanes(s)
    if condition == Condition.SKID_ROW:
        return skid_row(city)
    if condition == Condition.MORNING_COMMUTE:
        return morning_commute(s)
    if condition == Condition.TOURIST_TRAPS:
        return tourist_traps(s)
    return sprawlopolis(city)


# Roads


@rule
def the_outskirts(s):
    """For each road inside the city, less for each that ends at the boundary, once even if it does so twice.

    A loop has no end, so it is inside.
    """
    result = 0
    for i in range(s.traced):
        end, other_end = int(s.roads[i, END]), int(s.roads[i, OTHER_END])
        result += BOUNDARY_ROAD if is_open(s, end) or is_open(s, other_end) else INSIDE_ROAD
    return result


@rule
def is_open(s, square):
    """Whether a road ends at open ground."""
    return square != LOOP and is_set(s.ground, square % SIZE, square // SIZE) == 1


@rule
def mini_marts(city):
    """For each commercial block whose road goes on into a residential block on both sides."""
    marts = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        marts += count(at(city.planes[Zone.COMMERCIAL.value], y) & goes_on_into(city, Zone.RESIDENTIAL.value, y))
    return MART * marts


@rule
def superhighway(s):
    """One for every two sections of the longest road, rounded down."""
    longest = 0
    for i in range(s.traced):
        longest = max(longest, int(s.roads[i, SECTIONS]))
    return longest // SECTIONS_FOR_ONE


@rule
def park_hopping(s):
    """For each road with a park at each end, not the same park. The option asks for parks of two groups."""
    result = 0
    for i in range(s.traced):
        end, other_end = int(s.roads[i, END]), int(s.roads[i, OTHER_END])
        if end != other_end and is_park(s.city, end) and is_park(s.city, other_end):
            if s.park_hopping == ParkHopping.BLOCKS or not is_one_park(s.city, end, other_end):
                result += HOP
    return result


@rule
def is_park(city, square):
    """Whether there is a park at the end of a road."""
    return is_set(city.planes[Zone.PARK.value], square % SIZE, square // SIZE) == 1


@rule
def is_one_park(city, square, other):
    """Whether two parks belong to one group."""
    flood(city, city.planes[Zone.PARK.value], city.group, square % SIZE, square // SIZE)
    result = is_set(city.group, other % SIZE, other // SIZE) == 1
    wipe(city, city.group)
    return result


@rule
def looping_lanes(s):
    """For each section of a loop."""
    result = 0
    for i in range(s.traced):
        if s.roads[i, END] == LOOP:
            result += LOOP_SECTION * int(s.roads[i, SECTIONS])
    return result


@rule
def morning_commute(s):
    """For each road that runs through a residential and a commercial block, wherever on its way."""
    result = 0
    for i in range(s.traced):
        if int(s.roads[i, THROUGH]) & HOME_AND_WORK == HOME_AND_WORK:
            result += COMMUTE
    return result


# The edge of the city


@rule
def central_perks(s):
    """For each park inside the city, less for each with an open side. A corner does not matter."""
    result = 0
    for y in range(int(s.city.top), int(s.city.bottom) + 1):
        parks = at(s.city.planes[Zone.PARK.value], y)
        boundary = count(parks & touching(s.ground, y))
        result += INSIDE_PARK * (count(parks) - boundary) + BOUNDARY_PARK * boundary
    return result


@rule
def tourist_traps(s):
    """For each commercial block at the edge, and again at a corner: one for each open side.

    There are never more than two, which meet: every block lies in the footprint of a card.
    """
    sides = 0
    for y in range(int(s.city.top), int(s.city.bottom) + 1):
        shops = at(s.city.planes[Zone.COMMERCIAL.value], y)
        beside = at(s.ground, y)
        sides += count(shops & east(beside)) + count(shops & west(beside))
        sides += count(shops & at(s.ground, y - 1)) + count(shops & at(s.ground, y + 1))
    return TRAP * sides


# Rows and columns


@rule
def in_column(city, rows, x):
    """How many blocks of column `x` a plane has."""
    blocks = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        blocks += is_set(rows, x, y)
    return blocks


@rule
def fullest_row(city, rows):
    """The most blocks that a plane has in one row. Whatever lies between them does not matter."""
    most = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        most = max(most, count(at(rows, y)))
    return most


@rule
def fullest_column(city, rows):
    """The most blocks that a plane has in one column."""
    most = 0
    for x in range(int(city.left), int(city.right) + 1):
        most = max(most, in_column(city, rows, x))
    return most


@rule
def bloom_boom(city):
    """For each row and each column with exactly three parks, less for each without any."""
    parks = city.planes[Zone.PARK.value]
    result = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        result += line_of_parks(count(at(parks, y)))
    for x in range(int(city.left), int(city.right) + 1):
        result += line_of_parks(in_column(city, parks, x))
    return result


@rule
def line_of_parks(parks):
    """What a row or a column brings by its number of parks."""
    if parks == WANTED_PARKS:
        return WANTED_LINE
    return LINE_WITHOUT_PARK if parks == 0 else 0


@rule
def the_strip(city):
    """For each commercial block of the one row or column that has most of them."""
    shops = city.planes[Zone.COMMERCIAL.value]
    return STRIP * max(fullest_row(city, shops), fullest_column(city, shops))


@rule
def sprawlopolis(city):
    """For each block of the fullest row and of the fullest column; where they cross, for both."""
    return LINE_BLOCK * (fullest_row(city, city.built) + fullest_column(city, city.built))


# Blocks and groups


@rule
def go_green(city):
    """For each park, less for each industrial block."""
    return GREEN_PARK * total(city, city.planes[Zone.PARK.value]) + GREEN_INDUSTRIAL * total(
        city, city.planes[Zone.INDUSTRIAL.value]
    )


@rule
def block_party(city):
    """By the number of fours, two by two blocks of one zone. Fours may share blocks; all zones count together."""
    fours = 0
    for zone in range(ZONES):
        rows = city.planes[zone]
        for y in range(int(city.top), int(city.bottom)):
            pairs = at(rows, y) & at(rows, y + 1)
            fours += count(pairs & west(pairs))
    return BY_FOURS[min(fours, BY_FOURS.size - 1)]


@rule
def stacks_and_scrapers(city):
    """For each industrial block that touches neither a park nor a residential block. Open sides do no harm."""
    stacks = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        disturbed = touching(city.planes[Zone.PARK.value], y) | touching(city.planes[Zone.RESIDENTIAL.value], y)
        stacks += count(at(city.planes[Zone.INDUSTRIAL.value], y) & ~disturbed)
    return STACK * stacks


@rule
def master_planned(city):
    """For each block of the largest residential group, less for each of the largest industrial group."""
    return PLANNED_RESIDENTIAL * largest_group(
        city, city.planes[Zone.RESIDENTIAL.value]
    ) + PLANNED_INDUSTRIAL * largest_group(city, city.planes[Zone.INDUSTRIAL.value])


@rule
def the_burbs(city):
    """For each park touching the largest residential group, less for each industrial block touching it.

    Of several largest groups the best one counts.
    """
    homes = city.planes[Zone.RESIDENTIAL.value]
    largest = 0
    best = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        fresh = at(homes, y) & ~at(city.seen, y)
        while fresh:
            size = flood(city, homes, city.group, first(fresh), y)
            value = burbs_of_group(city)
            if size > largest:
                largest = size
                best = value
            elif size == largest:
                best = max(best, value)
            fresh = at(homes, y) & ~at(city.seen, y)
    wipe(city, city.seen)
    return best


@rule
def burbs_of_group(city):
    """What the group just marked would bring; then it has been looked at."""
    result = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        around = touching(city.group, y)
        result += BURBS_PARK * count(at(city.planes[Zone.PARK.value], y) & around)
        result += BURBS_INDUSTRIAL * count(at(city.planes[Zone.INDUSTRIAL.value], y) & around)
    for y in range(int(city.top), int(city.bottom) + 1):
        row = y & WRAP
        city.seen[row] = int(city.seen[row]) | int(city.group[row])
        city.group[row] = 0
    return result


@rule
def concrete_jungle(city):
    """For each industrial block with another one diagonally next to it."""
    plants = city.planes[Zone.INDUSTRIAL.value]
    blocks = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        lines = at(plants, y - 1) | at(plants, y + 1)
        blocks += count(at(plants, y) & (east(lines) | west(lines)))
    return JUNGLE * blocks


@rule
def skid_row(city):
    """For each residential block that touches two or more industrial blocks."""
    plants = city.planes[Zone.INDUSTRIAL.value]
    blocks = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        left, right = east(at(plants, y)), west(at(plants, y))
        above, below = at(plants, y - 1), at(plants, y + 1)
        two = (left & right) | (above & below) | ((left | right) & (above | below))
        blocks += count(at(city.planes[Zone.RESIDENTIAL.value], y) & two)
    return SKID * blocks
