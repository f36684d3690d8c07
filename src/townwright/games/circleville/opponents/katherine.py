"""Katherine is sometimes lazy and sometimes very active.

Her supervisor goes round a grid of spaces for action tiles; each stop has a quadrant and a line of two or four spaces,
which are her actions. Reaching the marked stop, she removes achievements.
"""

from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.components import KATHERINE_STEPS, REMOVAL_POINTS, STOP_CELLS, STOPS
from townwright.games.circleville.events import Event
from townwright.games.circleville.opponents.actions import (
    add_task,
    colour_at,
    lay_tile,
    remove_achievement,
    set_quadrant_by_supervisor,
    walk,
)
from townwright.games.circleville.state import State, Task


@rule
def read_line(s: State, log: Log) -> None:
    """Step 1: move two spaces. Her actions are the line beside the supervisor, the nearest space first.

    The colours of the rondel do not matter.
    """
    space = walk(s, KATHERINE_STEPS)
    note(log, Event.WALKED, EVERYONE, int(s.to_move), space + 1, KATHERINE_STEPS)
    set_quadrant_by_supervisor(s, log)
    add_line(s, Task.BASIC)


@rule
def add_line(s: State, task: int) -> None:
    """Add a task in each colour of the line beside the supervisor."""
    stop = int(s.pawn[s.to_move])
    for place in range(STOP_CELLS):
        if s.stop_cells[stop, place]:
            add_task(s, task + colour_at(s, int(s.stop_cells[stop, place]) - 1))


@rule
def go_round_grid(s: State, log: Log) -> None:
    """Step 4: put the tile on the space nearest to the supervisor, who goes on clockwise.

    Without a tile nothing is laid, and nothing scored (ruling). When she reaches the marked stop, she removes an
    achievement for each colour of its line.
    """
    me = int(s.to_move)
    lay_tile(s, int(s.stop_cells[s.pawn[me], 0]) - 1, log)
    s.pawn[me] = (int(s.pawn[me]) + 1) % STOPS
    note(log, Event.MOVED_ON, EVERYONE, me, int(s.stop_quadrant[int(s.character[me]) - 1, s.pawn[me]]) + 1)
    if s.pawn[me] == s.marked_stop[0]:
        note(log, Event.REACHED_MARK, EVERYONE, me)
        add_line(s, Task.REMOVAL)


@rule
def return_achievement(s: State, colour: int, log: Log) -> None:
    """Put an achievement of a colour back into the box, or score points if there is none."""
    remove_achievement(s, colour, REMOVAL_POINTS, log)
