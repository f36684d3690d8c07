"""The alternate actions: move, take equipment, beautify, improve, claim an achievement.

Each needs a level and may be taken with any colour that has it, and comes with the usual step of the supervisor.
"""

from townwright.core.arrays import Numbers
from townwright.core.grid import lowest_bit
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.codes import ALTERNATE, BEAUTIFY, IMPROVE
from townwright.games.circleville.components import (
    ACHIEVEMENT_LEVEL,
    BEAUTIFY_LEVEL,
    EQUIPMENT_LEVEL,
    IMPROVE_LEVEL,
    MOVE_LEVEL,
    PLOTS,
)
from townwright.games.circleville.events import Event
from townwright.games.circleville.rules.achievements import can_claim, legal_claims
from townwright.games.circleville.rules.equipment import can_take, legal_takes, may_beautify
from townwright.games.circleville.rules.levels import level
from townwright.games.circleville.rules.supervisor import ground
from townwright.games.circleville.rules.town import advance, is_improvable, spend
from townwright.games.circleville.state import KINDS, NOTHING, ActionKind, State


@rule
def legal_alternates(s: State, me: int, colour: int, in_reach: int, has_cube: bool, out: Numbers, n: int) -> int:
    """List the alternate actions up to the level of a colour that can do something in reach."""
    base = ALTERNATE + colour * KINDS
    highest = level(s, me, colour)
    if highest >= MOVE_LEVEL:
        out[n] = base + ActionKind.MOVE
        n += 1
    if highest >= EQUIPMENT_LEVEL and can_take(s, me):
        out[n] = base + ActionKind.EQUIPMENT
        n += 1
    if highest >= BEAUTIFY_LEVEL and has_cube:
        if any_icon(s, me, in_reach & int(s.completed_sections)):
            out[n] = base + ActionKind.BEAUTIFY
            n += 1
        if highest >= IMPROVE_LEVEL and any_improvable(s, in_reach & int(s.completed_sections)):
            out[n] = base + ActionKind.IMPROVE
            n += 1
    if highest >= ACHIEVEMENT_LEVEL and can_claim(s, me):
        out[n] = base + ActionKind.ACHIEVEMENT
        n += 1
    return n


@rule
def any_icon(s: State, me: int, sections: int) -> bool:
    """Return whether a beautify icon on some completed sections can take a cube."""
    while sections:
        if may_beautify(s, me, lowest_bit(sections)):
            return True
        sections &= sections - 1
    return False


@rule
def any_improvable(s: State, sections: int) -> bool:
    """Return whether a structure on some completed sections can be improved."""
    while sections:
        section = lowest_bit(sections)
        sections &= sections - 1
        for plot in range(section * PLOTS, section * PLOTS + PLOTS):
            if is_improvable(s, plot):
                return True
    return False


@rule
def has_target(s: State) -> bool:
    """Return whether the alternate action can be done where the supervisor stands now."""
    me = int(s.to_move)
    sections = ground(s) & int(s.completed_sections)
    if s.kind == ActionKind.BEAUTIFY:
        return any_icon(s, me, sections)
    if s.kind == ActionKind.IMPROVE:
        return any_improvable(s, sections)
    if s.kind == ActionKind.EQUIPMENT:
        return can_take(s, me)
    return s.kind == ActionKind.ACHIEVEMENT and can_claim(s, me)


@rule
def legal_alternate(s: State, out: Numbers, n: int) -> int:
    """List what the alternate action can do now."""
    if s.is_alternate_done or s.kind == ActionKind.MOVE:
        return n
    if s.kind == ActionKind.EQUIPMENT:
        return legal_takes(s, out, n)
    if s.kind == ActionKind.ACHIEVEMENT:
        return legal_claims(s, out, n)
    me = int(s.to_move)
    if s.cubes[me] == 0:
        return n
    sections = ground(s) & int(s.completed_sections)
    while sections:
        section = lowest_bit(sections)
        sections &= sections - 1
        if s.kind == ActionKind.IMPROVE:
            n = legal_improvements(s, section, out, n)
        elif may_beautify(s, me, section):
            out[n] = BEAUTIFY + section
            n += 1
    return n


@rule
def legal_improvements(s: State, section: int, out: Numbers, n: int) -> int:
    """List the structures of a section with an empty second square, one per colour and builder."""
    for plot in range(section * PLOTS, section * PLOTS + PLOTS):
        if is_improvable(s, plot):
            is_duplicate = False
            for earlier in range(section * PLOTS, plot):
                is_same = (
                    s.plot_structure[earlier] == s.plot_structure[plot] and s.left_owner[earlier] == s.left_owner[plot]
                )
                is_duplicate = is_duplicate or (is_same and is_improvable(s, earlier))
            if not is_duplicate:
                out[n] = IMPROVE + plot
                n += 1
    return n


@rule
def beautify(s: State, section: int, log: Log) -> None:
    """Place a cube on the beautify icon and move the quadrant marker one space (alternate level 3).

    With equipment 1 the cube may lie beside a first one (ruling).
    """
    me = int(s.to_move)
    s.beauty[section, 0 if s.beauty[section, 0] == NOTHING else 1] = me + 1
    place_one(s, me, section)
    note(log, Event.BEAUTIFIED, EVERYONE, me, section + 1)


@rule
def improve(s: State, plot: int, log: Log) -> None:
    """Place a cube on the second square beside a structure and move the marker (alternate level 4)."""
    me = int(s.to_move)
    s.right_owner[plot] = me + 1
    place_one(s, me, plot // PLOTS)
    note(log, Event.IMPROVED, EVERYONE, me, int(s.plot_structure[plot]) - 1, plot // PLOTS + 1)


@rule
def place_one(s: State, me: int, section: int) -> None:
    """Place the one cube of an alternate action."""
    spend(s, me, 1)
    advance(s, me, section, 1)
    s.is_alternate_done = 1
    s.has_lifted_cube = 0
