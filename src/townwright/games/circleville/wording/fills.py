"""Lines of decisions that work in one section, as far as there is only one way to continue.

The page offers such a line as one click.
"""

from functools import cache
from typing import cast

import numpy as np

from townwright.core.entry_points import EntryPoints
from townwright.core.log import NO_LOG
from townwright.core.record import copy_record, once, states_of
from townwright.core.registry import game
from townwright.core.state import OVER
from townwright.games.circleville.codes import (
    ALTERNATE,
    BASIC,
    BEAUTIFY,
    BUILD,
    BUILD_NEW,
    END_ACTION,
    EXTRA_CUBE,
    MAX_LEGAL,
    PLACE,
    RAZE,
    STEP,
    USE_ASSISTANT,
    USE_SUPERVISOR,
    uses_tile,
    works_piece_by_piece,
)
from townwright.games.circleville.components import MAX_VALUE, SECTIONS, Colour, EquipmentEffect
from townwright.games.circleville.rules.basic_actions import units_left
from townwright.games.circleville.rules.equipment import finished_roads
from townwright.games.circleville.rules.levels import owns
from townwright.games.circleville.rules.supervisor import ground
from townwright.games.circleville.rules.turn import has_worked
from townwright.games.circleville.state import Phase, State
from townwright.games.circleville.wording.actions import (
    Basic,
    Build,
    EndAction,
    ExtraCube,
    Place,
    Raze,
    Step,
    action_of,
)

#: A line of decisions, as codes, and the state after it.
LineAndState = tuple[list[int], State]
#: What a line consists of: the work in a section, and what leads there.
Decision = EndAction | Basic | Step | Place | Raze | Build | ExtraCube


def fills(s: State) -> list[list[Decision]]:
    """Return the lines of the current or the next action that work in one section for several decisions."""
    if s.to_move == OVER:
        return []
    starts = [each for begun in begun_basics([], s) for each in with_steps(*begun)]
    if s.phase == Phase.ACT and has_worked(s):
        for line, there in with_steps([], s):
            if END_ACTION in legal_codes(there):
                begun = begun_basics([*line, END_ACTION], after(there, END_ACTION))
                starts += begun if line else [each for each_begun in begun for each in with_steps(*each_begun)]
    return [
        [cast(Decision, action_of(code)) for code in [*line, *work]]
        for line, there in starts
        for section in range(SECTIONS)
        if ground(there) >> section & 1 and not is_forced(there, work := work_in(there, section))
    ]


def is_forced(s: State, line: list[int]) -> bool:
    """Return whether nothing has to be decided after the first decision of a line."""
    for code in line[:-1]:
        s = after(s, code)
        if len(legal_codes(s)) > 1:
            return False
    return True


@once
def legal_codes(s: State) -> list[int]:
    """Return the legal decisions."""
    out = np.zeros(MAX_LEGAL, np.int32)
    return cast(list[int], out[: rules().legal(states_of(s), 0, out)].tolist())


def after(s: State, code: int) -> State:
    """Return the state after a decision."""
    result = copy_record(s)
    rules().apply(states_of(result), 0, code, NO_LOG)
    return result


@cache
def rules() -> EntryPoints:
    """Return the game's rules with their machine code.

    Interpreted, they would take most of the time of a view.
    """
    return game("circleville").entry_points


def begun_basics(line: list[int], s: State) -> list[LineAndState]:
    """Return the current basic action, or those that may begin, each at its highest value."""
    if s.phase != Phase.CHOOSE:
        return [(line, s)] if s.phase == Phase.ACT and is_fillable(s, int(s.colour)) else []
    return [([*line, code], begun) for code, begun in begun_actions(s) if is_fillable(begun, int(begun.colour))]


@once
def begun_actions(s: State) -> list[tuple[int, State]]:
    """Return the basic actions that may begin now, each at its highest value, and the states after that."""
    basics = {(code - BASIC) // MAX_VALUE: code for code in legal_codes(s) if BASIC <= code < ALTERNATE}
    return [(code, after(s, code)) for code in basics.values()]


def is_fillable(s: State, colour: int) -> bool:
    """Return whether filling may take several decisions: several pieces, or a cube beside finished roads."""
    return works_piece_by_piece(colour) or owns(s, int(s.to_move), EquipmentEffect.FINISH_ROADS_CUBE, Colour.RED)


def with_steps(line: list[int], s: State) -> list[LineAndState]:
    """Return where the supervisor may stand now: where it is, or one step away."""
    steps = [code for code in legal_codes(s) if STEP <= code < PLACE] if s.phase == Phase.ACT else []
    return [(line, s), *(([*line, code], after(s, code)) for code in steps)]


def work_in(s: State, section: int) -> list[int]:
    """Return the work in a section (placing, razing or building) as long as there is one way to go on.

    If nothing is left to do in the action then, the cube beside finished roads follows (equipment 16).
    """
    line: list[int] = []
    while len(codes := next_work(s, section)) == 1:
        line += codes
        s = after(s, codes[0])
    if line and finished_roads(s) == 1 << section and is_done(s):
        ended = after(s, END_ACTION)
        if EXTRA_CUBE + section in legal_codes(ended):
            line += [END_ACTION, EXTRA_CUBE + section]
    return line


def next_work(s: State, section: int) -> list[int]:
    """Return the basic work that is possible in a section next; of numbers of cubes, only the highest."""
    codes = legal_codes(s) if s.phase == Phase.ACT else []
    places = [code for code in codes if PLACE <= code < RAZE]
    return places[-1:] or [code for code in codes if RAZE <= code < BEAUTIFY and is_in(s, code, section)]


def is_in(s: State, code: int, section: int) -> bool:
    """Return whether razing or building happens in a section; the supervisor stands where it razes."""
    if code >= BUILD_NEW:
        return bool(s.new_plot[code - BUILD_NEW] == section + 1)
    return code < BUILD or (code - BUILD) % SECTIONS == section


def is_done(s: State) -> bool:
    """Return whether the action can only end; tiles that can still be used can be used later as well."""
    codes = legal_codes(s)
    is_elsewhere_possible = units_left(s) > 0 and any(USE_SUPERVISOR <= code < USE_ASSISTANT for code in codes)
    is_over = END_ACTION in codes and all(code == END_ACTION or uses_tile(code) for code in codes)
    return is_over and not is_elsewhere_possible
