"""Carsten collects equipment that he never uses.

His supervisor goes round four spaces of his mat, each with a quadrant and a colour. He compares three colours: that of
his supervisor's space, that of the rondel space, and that of the tile there. Whether they are all different, a pair or
a triple decides his actions.
"""

from townwright.core.grid import lowest_bit, popcount
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.components import (
    CARSTEN_STEPS,
    PAIR_IMPOSSIBLE_POINTS,
    PAIR_POINTS,
    SLOTS,
    STOPS,
    TRIPLE_POINTS,
    Colour,
)
from townwright.games.circleville.events import Event
from townwright.games.circleville.opponents.actions import (
    add_task,
    colour_at,
    improve_or_beautify,
    lay_tile,
    remove_achievement,
    score,
    set_quadrant_by_supervisor,
    walk,
)
from townwright.games.circleville.rules.equipment import install
from townwright.games.circleville.rules.rondel import top_colour
from townwright.games.circleville.state import SoloSource, State, Task


@rule
def compare_colours(s: State, log: Log) -> None:
    """Step 1: move one space and compare three colours: space, tile, mat.

    Three different colours are three actions. With a pair, the single colour comes first. Without a tile he scores
    points for the missed action, and the two other colours count (ruling).
    """
    me = int(s.to_move)
    space = walk(s, CARSTEN_STEPS)
    note(log, Event.WALKED, EVERYONE, me, space + 1, CARSTEN_STEPS)
    set_quadrant_by_supervisor(s, log)
    rondel, tile, mat = int(s.rondel[space]), top_colour(s, space), colour_at(s, int(s.pawn[me]))
    if tile < 0:
        add_task(s, Task.MISSED)
    if rondel == tile and tile == mat:
        note(log, Event.TRIPLE, EVERYONE, me, rondel)
        add_task(s, Task.TRIPLE + rondel)
    elif rondel == tile:
        single_and_pair(s, mat, rondel, log)
    elif rondel == mat:
        single_and_pair(s, tile, rondel, log)
    elif tile == mat:
        single_and_pair(s, rondel, tile, log)
    else:
        note(log, Event.ALL_DIFFERENT, EVERYONE, me)
        add_task(s, Task.BASIC + rondel)
        if tile >= 0:
            add_task(s, Task.BASIC + tile)
        add_task(s, Task.BASIC + mat)


@rule
def single_and_pair(s: State, single: int, pair: int, log: Log) -> None:
    """Plan the single colour's basic action, if any, then the action of the pair, by its colour."""
    note(log, Event.PAIR, EVERYONE, int(s.to_move), pair)
    if single >= 0:
        add_task(s, Task.BASIC + single)
    if pair == Colour.RED:
        add_task(s, Task.EQUIPMENT)
    elif pair == Colour.BLUE:
        add_task(s, Task.IMPROVE)
    elif pair == Colour.ORANGE:
        add_task(s, Task.BEAUTIFY)
    else:
        add_task(s, Task.ADVANCE)


@rule
def act_on_pair(s: State, task: int, log: Log) -> None:
    """Act on a pair by its colour.

    Red takes the lowest unclaimed equipment, if a slot is free, and scores; blue improves; orange beautifies; green
    moves the supervisor on and scores.
    """
    me = int(s.to_move)
    if task == Task.IMPROVE or task == Task.BEAUTIFY:
        improve_or_beautify(s, task, int(s.turn_quadrant[me]), PAIR_IMPOSSIBLE_POINTS, log)
        return
    if task == Task.ADVANCE:
        move_on(s, log)
    elif int(s.equipment) and popcount(int(s.player_equipment[me])) < SLOTS:
        install(s, lowest_bit(int(s.equipment)), log)
    score(s, SoloSource.SPECIAL, PAIR_POINTS)
    note(log, Event.PAIR_POINTS, EVERYONE, me, PAIR_POINTS)


@rule
def act_on_triple(s: State, colour: int, log: Log) -> None:
    """Put an achievement of the triple's colour back into the box, or score points if there is none."""
    remove_achievement(s, colour, TRIPLE_POINTS, log)


@rule
def go_round_ring(s: State, log: Log) -> None:
    """Step 4: put the tile beside the supervisor, who goes on clockwise."""
    lay_tile(s, int(s.pawn[s.to_move]), log)
    move_on(s, log)


@rule
def move_on(s: State, log: Log) -> None:
    """Move the supervisor to the next space of the ring."""
    me = int(s.to_move)
    s.pawn[me] = (int(s.pawn[me]) + 1) % STOPS
    note(log, Event.MOVED_ON, EVERYONE, me, int(s.stop_quadrant[int(s.character[me]) - 1, s.pawn[me]]) + 1)
