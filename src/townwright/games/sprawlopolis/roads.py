"""Roads: every block but a park carries one section of road, from one of its edges to another.

Two sections are joined where both reach the same edge. A road is all that is joined: a path with two ends, or a loop.
"""

from townwright.core.grid import SIZE, WRAP, at, count, east, first, west, wipe
from townwright.core.rule import rule
from townwright.games.sprawlopolis.components import OPPOSITE, Edge, Zone

#: Instead of the square at which a road ends: it comes back to where it began.
LOOP = -1


@rule
def sections(city, y):
    """The blocks of row `y` that a road runs through."""
    planes = city.planes
    return at(planes[Edge.NORTH], y) | at(planes[Edge.EAST], y) | at(planes[Edge.SOUTH], y) | at(planes[Edge.WEST], y)


@rule
def runs_into(city, rows, y):
    """The blocks of row `y` whose road goes on into `rows` wherever it leaves them."""
    planes = city.planes
    north, south = at(planes[Edge.NORTH], y), at(planes[Edge.SOUTH], y)
    west_, east_ = at(planes[Edge.WEST], y), at(planes[Edge.EAST], y)
    stops = north & ~(at(rows, y - 1) & at(planes[Edge.SOUTH], y - 1))
    stops |= south & ~(at(rows, y + 1) & at(planes[Edge.NORTH], y + 1))
    stops |= west_ & ~east(at(rows, y) & east_)
    stops |= east_ & ~west(at(rows, y) & west_)
    return (north | south | west_ | east_) & ~stops


@rule
def roads(city):
    """How many roads there are: a path has one joint fewer than sections, a loop as many as sections."""
    result = loops(city)
    for y in range(int(city.top), int(city.bottom) + 1):
        across = east(at(city.planes[Edge.EAST], y)) & at(city.planes[Edge.WEST], y)
        down = at(city.planes[Edge.SOUTH], y - 1) & at(city.planes[Edge.NORTH], y)
        result += count(sections(city, y)) - count(across) - count(down)
    return result


@rule
def loops(city):
    """How many roads are loops."""
    result = 0
    if mark_loops(city):
        for y in range(int(city.top), int(city.bottom) + 1):
            fresh = at(city.group, y) & ~at(city.seen, y)
            while fresh:
                trace(city, first(fresh), y)
                result += 1
                fresh = at(city.group, y) & ~at(city.seen, y)
        wipe(city, city.seen)
        wipe(city, city.group)
    return result


@rule
def mark_loops(city):
    """Set in `group` the blocks whose road is a loop; return how many these are.

    From all blocks, those are taken away whose road does not go on into a block that is left, until none is.
    """
    for y in range(int(city.top), int(city.bottom) + 1):
        city.group[y & WRAP] = runs_into(city, city.built, y)
    left = -1
    before = 0
    while left != before:
        before = left
        left = 0
        for y in range(int(city.top), int(city.bottom) + 1):
            row = at(city.group, y)
            if row:
                row &= runs_into(city, city.group, y)
                city.group[y & WRAP] = row
                left += count(row)
    return left


@rule
def trace(city, x, y):
    """Follow the road through (x, y) both ways and mark it in `seen`.

    Return how many sections it has, the zones it runs through (a bit each), and the squares its two ends point at,
    or LOOP.
    """
    edge = way_out(city, x, y, 0)
    ahead, zones_ahead, end = follow(city, x, y, edge)
    zones = zone_bit(city, x, y) | zones_ahead
    if end == LOOP:
        return 1 + ahead, zones, LOOP, LOOP
    behind, zones_behind, other_end = follow(city, x, y, way_out(city, x, y, edge))
    return 1 + ahead + behind, zones | zones_behind, end, other_end


@rule
def follow(city, x, y, edge):
    """Follow a road from the section at (x, y) out by `edge`: how many sections come, their zones, the end."""
    mark(city, x, y)
    length = 0
    zones = 0
    while True:
        x += (edge == Edge.EAST) - (edge == Edge.WEST)
        y += (edge == Edge.SOUTH) - (edge == Edge.NORTH)
        if not is_set(city.planes[edge ^ OPPOSITE], x, y):
            return length, zones, (y & WRAP) * SIZE + (x & WRAP)
        if is_set(city.seen, x, y):
            return length, zones, LOOP
        mark(city, x, y)
        length += 1
        zones |= zone_bit(city, x, y)
        edge = way_out(city, x, y, edge ^ OPPOSITE)


@rule
def way_out(city, x, y, way_in):
    """The edge by which the road leaves the block at (x, y), other than `way_in`."""
    edge = int(Edge.NORTH)
    while edge == way_in or not is_set(city.planes[edge], x, y):
        edge += 1
    return edge


@rule
def zone_bit(city, x, y):
    """The zone at (x, y) as a bit; only those that roads may run through."""
    return (
        is_set(city.planes[Zone.RESIDENTIAL], x, y) << Zone.RESIDENTIAL
        | is_set(city.planes[Zone.COMMERCIAL], x, y) << Zone.COMMERCIAL
        | is_set(city.planes[Zone.INDUSTRIAL], x, y) << Zone.INDUSTRIAL
    )


@rule
def mark(city, x, y):
    """Set the block at (x, y) in `seen`."""
    row = y & WRAP
    city.seen[row] = int(city.seen[row]) | 1 << (x & WRAP)


@rule
def is_set(rows, x, y):
    """Whether a plane is set at (x, y): 1 or 0."""
    return at(rows, y) >> (x & WRAP) & 1
