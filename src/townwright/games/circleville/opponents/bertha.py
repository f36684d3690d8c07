"""Bertha beautifies completed sections and improves structures.

Her supervisor goes down a track of four spaces, each with a quadrant and a colour. She seeks that colour on the rondel,
and when the supervisor leaves the last space she takes two extra actions.
"""

from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.components import EXTRA_ACTION_POINTS, SPACES, STOPS
from townwright.games.circleville.events import Event
from townwright.games.circleville.opponents.actions import (
    add_task,
    colour_at,
    improve_or_beautify,
    lay_tile,
    set_quadrant_by_supervisor,
    walk,
)
from townwright.games.circleville.rules.rondel import top_colour
from townwright.games.circleville.state import State, Task


@rule
def seek_colour(s: State, log: Log) -> None:
    """Step 1: go to the next space with a tile of the colour beside the supervisor on top.

    This may be her own space after a whole lap; without such a space she moves one space. Then she takes two actions:
    the colour of the space and that of the tile.
    """
    me = int(s.to_move)
    colour = colour_at(s, int(s.pawn[me]))
    steps = 1
    while steps <= SPACES and top_colour(s, (int(s.assistant[me]) + steps) % SPACES) != colour:
        steps += 1
    if steps <= SPACES:
        space = walk(s, steps)
        note(log, Event.SOUGHT_COLOUR, EVERYONE, me, space + 1, colour)
    else:
        space = walk(s, 1)
        note(log, Event.FOUND_NO_COLOUR, EVERYONE, me, space + 1, colour)
    set_quadrant_by_supervisor(s, log)
    add_task(s, Task.BASIC + int(s.rondel[space]))
    tile = top_colour(s, space)
    add_task(s, Task.BASIC + tile if tile >= 0 else Task.MISSED.value)


@rule
def go_down(s: State, log: Log) -> None:
    """Step 4: put the tile beside the supervisor, who goes down one space.

    Leaving the last space brings two extra actions in the quadrant of the colour beside the extra action marker.
    """
    me = int(s.to_move)
    lay_tile(s, int(s.pawn[me]), log)
    if s.pawn[me] < STOPS - 1:
        s.pawn[me] += 1
        note(log, Event.MOVED_ON, EVERYONE, me, int(s.stop_quadrant[int(s.character[me]) - 1, s.pawn[me]]) + 1)
    else:
        note(log, Event.LEFT_TRACK, EVERYONE, me, colour_at(s, int(s.extra_marker)), extra_action_quadrant(s) + 1)
        add_task(s, Task.EXTRA_IMPROVE)
        add_task(s, Task.EXTRA_BEAUTIFY)


@rule
def extra_action_quadrant(s: State) -> int:
    """Return the quadrant of the colour beside the extra action marker."""
    return int(s.colour_quadrant[colour_at(s, int(s.extra_marker))])


@rule
def take_extra_action(s: State, task: int, log: Log) -> None:
    """Take an extra action, improve or beautify; score a point if it is impossible."""
    improve_or_beautify(s, task, extra_action_quadrant(s), EXTRA_ACTION_POINTS, log)


@rule
def return_to_top(s: State, log: Log) -> None:
    """Move the supervisor back to the top and the extra action marker down, after the extra actions.

    From the last space the marker goes back to the first (ruling).
    """
    me = int(s.to_move)
    s.extra_marker = (int(s.extra_marker) + 1) % STOPS
    s.pawn[me] = 0
    note(log, Event.BACK_TO_TOP, EVERYONE, me, int(s.extra_marker) + 1)
