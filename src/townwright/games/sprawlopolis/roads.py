"""Roads: every block except a park has one section of road, between two of its edges.

Two sections are joined if both reach the same edge. Joined sections form one road: a path with two ends, or a loop.
"""

from functools import partial
from typing import Any, NamedTuple

from townwright.core.arrays import Numbers
from townwright.core.grid import SIZE, WRAP, Town, east, lowest_bit, row_at, west, wipe
from townwright.core.rule import rule
from townwright.core.squares import Square, squares_where
from townwright.games.sprawlopolis.components import OPPOSITE, ZONES, Edge
from townwright.games.sprawlopolis.state import END, OTHER_END, ROAD_COLUMNS, SECTIONS, THROUGH, State

#: No edge has this number.
NO_EDGE = 0
#: Instead of the square at an end: the road comes back to where it began.
LOOP = -1


@rule
def trace_roads(s: State) -> None:
    """Write all roads of the city into the record's table of roads."""
    city = s.city
    for y in range(int(city.top), int(city.bottom) + 1):
        unvisited = sections(city, y) & ~row_at(city.seen, y)
        while unvisited:
            trace(city, lowest_bit(unvisited), y, s.roads[s.road_count])
            s.road_count += 1
            unvisited = sections(city, y) & ~row_at(city.seen, y)
    wipe(city, city.seen)


@rule
def sections(city: Town, y: int) -> int:
    """Return the blocks of row `y` that a road runs through."""
    planes = city.planes
    return (
        row_at(planes[Edge.NORTH.value], y)
        | row_at(planes[Edge.EAST.value], y)
        | row_at(planes[Edge.SOUTH.value], y)
        | row_at(planes[Edge.WEST.value], y)
    )


@rule
def trace(city: Town, x: int, y: int, road: Numbers) -> None:
    """Follow the road through (x, y) to both ends, or once around if it is a loop."""
    pass_through(city, x, y, road)
    edge = way_out(city, x, y, NO_EDGE)
    road[END] = follow(city, x, y, edge, road)
    road[OTHER_END] = LOOP if road[END] == LOOP else follow(city, x, y, way_out(city, x, y, edge), road)


@rule
def follow(city: Town, x: int, y: int, edge: int, road: Numbers) -> int:
    """Follow a road out of (x, y) by `edge`; return the square that its end points at, or LOOP."""
    while goes_on(city, x, y, edge):
        x += step_x(edge)
        y += step_y(edge)
        if is_set(city.seen, x, y):
            return LOOP
        pass_through(city, x, y, road)
        edge = way_out(city, x, y, edge ^ OPPOSITE)
    return ((y + step_y(edge)) & WRAP) * SIZE + ((x + step_x(edge)) & WRAP)


@rule
def goes_on(city: Town, x: int, y: int, edge: int) -> bool:
    """Return whether a road that leaves (x, y) by `edge` goes on in the block beyond."""
    return is_set(city.planes[edge ^ OPPOSITE], x + step_x(edge), y + step_y(edge)) == 1


@rule
def step_x(edge: int) -> int:
    """Return how far right it is to the block beyond an edge."""
    return (edge == Edge.EAST) - (edge == Edge.WEST)


@rule
def step_y(edge: int) -> int:
    """Return how far down it is to the block beyond an edge."""
    return (edge == Edge.SOUTH) - (edge == Edge.NORTH)


@rule
def pass_through(city: Town, x: int, y: int, road: Numbers) -> None:
    """Count the section at (x, y), and mark it in `seen`."""
    row = y & WRAP
    city.seen[row] = int(city.seen[row]) | 1 << (x & WRAP)
    road[SECTIONS] += 1
    for zone in range(ZONES):
        road[THROUGH] = int(road[THROUGH]) | is_set(city.planes[zone], x, y) << zone


@rule
def way_out(city: Town, x: int, y: int, way_in: int) -> int:
    """Return the edge by which the road leaves the block at (x, y), other than `way_in`."""
    edge = ZONES  # the planes of the edges follow those of the zones
    while edge == way_in or not is_set(city.planes[edge], x, y):
        edge += 1
    return edge


@rule
def goes_on_into(city: Town, zone: int, y: int) -> int:
    """Return the blocks of row `y` whose road goes on into a zone by both edges."""
    planes, rows = city.planes, city.planes[zone]
    north, south = row_at(planes[Edge.NORTH.value], y), row_at(planes[Edge.SOUTH.value], y)
    left, right = row_at(planes[Edge.WEST.value], y), row_at(planes[Edge.EAST.value], y)
    stops = north & ~(row_at(rows, y - 1) & row_at(planes[Edge.SOUTH.value], y - 1))
    stops |= south & ~(row_at(rows, y + 1) & row_at(planes[Edge.NORTH.value], y + 1))
    stops |= left & ~east(row_at(rows, y) & right)
    stops |= right & ~west(row_at(rows, y) & left)
    return (north | south | left | right) & ~stops


@rule
def is_set(rows: Numbers, x: int, y: int) -> int:
    """Return whether a plane is set at (x, y): 1 or 0."""
    return row_at(rows, y) >> (x & WRAP) & 1


class Road(NamedTuple):
    """A road: its squares from end to end, or once around, and its row of the table of roads."""

    squares: list[Square]
    row: Numbers


def roads_of(city: Town) -> list[Road]:
    """Return all roads of the city, loops last."""
    blocks = squares_where(city, partial(sections, city))
    roads: list[Road] = []
    unvisited = set(blocks)
    for start in [*(block for block in blocks if is_end(city, *block)), *blocks]:
        if start in unvisited:
            squares = walk(city, *start)
            unvisited.difference_update(squares)
            row: Any = [0] * ROAD_COLUMNS  # faster to write than an array
            trace(city, *start, row)
            roads.append(Road(squares, row))
    wipe(city, city.seen)
    return roads


def edges_of(city: Town, x: int, y: int) -> tuple[int, int]:
    """Return the two edges by which the road leaves the block at (x, y)."""
    edge = way_out(city, x, y, NO_EDGE)
    return edge, way_out(city, x, y, edge)


def is_end(city: Town, x: int, y: int) -> bool:
    """Return whether the road of the block at (x, y) ends there."""
    return not all(goes_on(city, x, y, edge) for edge in edges_of(city, x, y))


def walk(city: Town, x: int, y: int) -> list[Square]:
    """Return the squares of a road in order from (x, y), which is one of its ends or on a loop."""
    squares = [(x, y)]
    one, other = edges_of(city, x, y)
    edge = one if goes_on(city, x, y, one) else other
    while goes_on(city, x, y, edge):
        x, y = x + step_x(edge), y + step_y(edge)
        if (x, y) == squares[0]:
            break
        squares.append((x, y))
        edge = way_out(city, x, y, edge ^ OPPOSITE)
    return squares
