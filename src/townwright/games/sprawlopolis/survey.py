"""The survey before a scoring: the roads of the city are traced, the open ground around it is marked.

Both stand in the record as long as the scoring takes, and are cleared again.
"""

from townwright.core.grid import FULL, WRAP, bits_at, row_at, touching
from townwright.core.rule import rule
from townwright.games.sprawlopolis.roads import trace_roads
from townwright.games.sprawlopolis.state import Rim, State


@rule
def survey(s: State) -> None:
    """Trace the roads and mark the open ground. Whoever calls this calls `clear_survey` too."""
    trace_roads(s)
    mark_open_ground(s)


@rule
def clear_survey(s: State) -> None:
    """Clear what the survey has written."""
    s.roads[: s.traced] = 0
    s.traced = 0
    for y in range(int(s.city.top) - 1, int(s.city.bottom) + 2):
        s.ground[y & WRAP] = 0


@rule
def mark_open_ground(s: State) -> None:
    """Open ground makes the edge of the city, holes too; the option says that the rim of a hole is inside."""
    for y in range(int(s.city.top) - 1, int(s.city.bottom) + 2):
        s.ground[y & WRAP] = ~row_at(s.city.built, y) & FULL
    if s.rim == Rim.INSIDE:
        leave_holes_out(s)


@rule
def leave_holes_out(s: State) -> None:
    """Keep of the open ground only what is connected by edges to the ground outside the city."""
    city = s.city
    outside = ~bits_at((1 << (int(city.right) - int(city.left) + 1)) - 1, city.left) & FULL
    for y in range(int(city.top), int(city.bottom) + 1):
        s.ground[y & WRAP] = outside
    grown = True
    while grown:
        grown = False
        for y in range(int(city.top), int(city.bottom) + 1):
            row = row_at(s.ground, y)
            wider = (row | touching(s.ground, y)) & ~row_at(city.built, y) & FULL
            if wider != row:
                s.ground[y & WRAP] = wider
                grown = True
