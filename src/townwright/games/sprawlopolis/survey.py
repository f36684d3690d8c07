"""The survey before a scoring: trace the roads and mark the open ground.

Both are in the record only during the scoring and are cleared afterwards.
"""

from townwright.core.grid import FULL, WRAP, bits_at, row_at, touching
from townwright.core.rule import rule
from townwright.games.sprawlopolis.roads import trace_roads
from townwright.games.sprawlopolis.state import Rim, State


@rule
def survey(s: State) -> None:
    """Trace the roads and mark the open ground. The caller also calls `clear_survey`."""
    trace_roads(s)
    mark_open_ground(s)


@rule
def clear_survey(s: State) -> None:
    """Clear what the survey has written."""
    s.roads[: s.road_count] = 0
    s.road_count = 0
    for y in range(int(s.city.top) - 1, int(s.city.bottom) + 2):
        s.ground[y & WRAP] = 0


@rule
def mark_open_ground(s: State) -> None:
    """Mark the empty squares that make the edge of the city; an option excludes enclosed holes."""
    for y in range(int(s.city.top) - 1, int(s.city.bottom) + 2):
        s.ground[y & WRAP] = ~row_at(s.city.occupied, y) & FULL
    if s.rim == Rim.INSIDE:
        leave_holes_out(s)


@rule
def leave_holes_out(s: State) -> None:
    """Keep only the open ground connected by edges to the ground outside the city."""
    city = s.city
    outside = ~bits_at((1 << (int(city.right) - int(city.left) + 1)) - 1, city.left) & FULL
    for y in range(int(city.top), int(city.bottom) + 1):
        s.ground[y & WRAP] = outside
    grown = True
    while grown:
        grown = False
        for y in range(int(city.top), int(city.bottom) + 1):
            row = row_at(s.ground, y)
            wider = (row | touching(s.ground, y)) & ~row_at(city.occupied, y) & FULL
            if wider != row:
                s.ground[y & WRAP] = wider
                grown = True
