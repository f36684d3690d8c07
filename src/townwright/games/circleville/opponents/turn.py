"""The turn of an opponent in a solo game; each step is the only legal action.

Opponents take steps 1, 2 and 4 of a turn: the assistant, their actions one by one (with the sections completed by
them), the action tile, and what follows from it. Their final action is to score points.
"""

from townwright.core.grid import lowest_bit
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.components import COLOURS, FINAL_POINTS, Character
from townwright.games.circleville.events import Event
from townwright.games.circleville.opponents.actions import (
    character_to_move,
    complete_section,
    miss_action,
    score,
    take_basic,
)
from townwright.games.circleville.opponents.bertha import go_down, return_to_top, seek_colour, take_extra_action
from townwright.games.circleville.opponents.carsten import act_on_pair, act_on_triple, compare_colours, go_round_ring
from townwright.games.circleville.opponents.denzel import complete_early, fill_column, seek_rarest
from townwright.games.circleville.opponents.katherine import go_round_grid, read_line, return_achievement
from townwright.games.circleville.rules.sections import finished_sections
from townwright.games.circleville.rules.turn import next_turn
from townwright.games.circleville.state import OpponentStage, SoloSource, State, Task


@rule
def carry_on(s: State, log: Log) -> None:
    """Take the next step of the opponent to move.

    Several finished sections are resolved in the order of their numbers (ruling).
    """
    me = int(s.to_move)
    if s.is_final:
        score(s, SoloSource.FINAL, FINAL_POINTS)
        note(log, Event.FINAL_POINTS, EVERYONE, me, FINAL_POINTS)
        next_turn(s, log)
        return
    if s.stage == OpponentStage.ASSISTANT:
        step_one(s, log)
        return
    finished = finished_sections(s)
    if finished:
        complete_section(s, lowest_bit(finished), log)
    elif s.tasks_done < s.task_count[me]:
        s.tasks_done += 1
        do_task(s, int(s.plan[me, s.tasks_done - 1]), log)
    else:
        s.stage = OpponentStage.SPECIAL
        step_four(s, log)
    if s.stage == OpponentStage.SPECIAL and s.tasks_done == s.task_count[me]:
        end_turn(s, log)


@rule
def step_one(s: State, log: Log) -> None:
    """Step 1: move the assistant and plan the actions of this turn."""
    s.stage = OpponentStage.WORK
    s.tasks_done = 0
    s.task_count[s.to_move] = 0
    s.plan[s.to_move, :] = Task.NOTHING
    character = character_to_move(s)
    if character == Character.BERTHA:
        seek_colour(s, log)
    elif character == Character.CARSTEN:
        compare_colours(s, log)
    elif character == Character.DENZEL:
        seek_rarest(s, log)
    else:
        read_line(s, log)


@rule
def do_task(s: State, task: int, log: Log) -> None:
    """Do a task: an action of step 2, or what follows from step 4."""
    if task < Task.IMPROVE:
        take_basic(s, task - Task.BASIC, log)
    elif task < Task.TRIPLE:
        act_on_pair(s, task, log)
    elif task < Task.MISSED:
        act_on_triple(s, task - Task.TRIPLE, log)
    elif task == Task.MISSED:
        miss_action(s, log)
    elif task == Task.EXTRA_IMPROVE:
        take_extra_action(s, Task.IMPROVE, log)
    elif task == Task.EXTRA_BEAUTIFY:
        take_extra_action(s, Task.BEAUTIFY, log)
    elif task < Task.REMOVAL + COLOURS:
        return_achievement(s, task - Task.REMOVAL, log)
    else:
        complete_early(s, log)


@rule
def step_four(s: State, log: Log) -> None:
    """Step 4: take the action tile."""
    character = character_to_move(s)
    if character == Character.BERTHA:
        go_down(s, log)
    elif character == Character.CARSTEN:
        go_round_ring(s, log)
    elif character == Character.DENZEL:
        fill_column(s, log)
    else:
        go_round_grid(s, log)


@rule
def end_turn(s: State, log: Log) -> None:
    """End the turn."""
    me = int(s.to_move)
    if s.plan[me, s.task_count[me] - 1] == Task.EXTRA_BEAUTIFY:
        return_to_top(s, log)
    s.tasks_done = 0
    next_turn(s, log)
