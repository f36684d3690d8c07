"""The supervisor: where it may go, and completed sections that count as one.

Adjacent completed sections of one quadrant form one area. The lowest number of an area stands for it: supervisors and
steps name that section.
"""

from townwright.core.arrays import Numbers
from townwright.core.grid import lowest_bit
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.codes import STEP
from townwright.games.circleville.components import MOVE_STEPS, SECTIONS, EquipmentEffect, YearTile
from townwright.games.circleville.events import Event
from townwright.games.circleville.rules.levels import owns
from townwright.games.circleville.state import ActionKind, State

EVERYWHERE = (1 << SECTIONS) - 1


@rule
def lowest(s: State, section: int) -> int:
    """Return the lowest section of an area, which represents it."""
    return lowest_bit(int(s.area[section]))


@rule
def ground(s: State) -> int:
    """Return the area where the supervisor of the player to move stands, as a bit mask of sections."""
    return int(s.area[s.supervisor[s.to_move]])


@rule
def merge_areas(s: State) -> None:
    """Join completed sections into areas, update their neighbours, and move supervisors to their areas."""
    for section in range(SECTIONS):
        s.area[section] = area_of(s, section)
    for section in range(SECTIONS):
        s.adjacent_areas[section] = around(s, int(s.area[section]))
    for player in range(s.people):
        s.supervisor[player] = lowest(s, int(s.supervisor[player]))


@rule
def area_of(s: State, section: int) -> int:
    """Return the area of a section, as a bit mask; an open section is an area of its own."""
    area = 1 << section
    if not int(s.completed_sections) & area:
        return area
    in_quadrant = 0
    for other in range(SECTIONS):
        if s.quadrant[other] == s.quadrant[section]:
            in_quadrant |= 1 << other
    before = 0
    while area != before:
        before = area
        area |= neighbours(s, area) & int(s.completed_sections) & in_quadrant
    return area


@rule
def neighbours(s: State, sections: int) -> int:
    """Return the sections across a road from some sections. A crossing does not connect sections."""
    mask = 0
    while sections:
        section = lowest_bit(sections)
        sections &= sections - 1
        mask |= int(s.adjacent_sections[section])
    return mask


@rule
def around(s: State, area: int) -> int:
    """Return the areas one step away, each represented by its lowest section."""
    outside = neighbours(s, area) & ~area
    mask = 0
    while outside:
        section = lowest_bit(outside)
        outside &= outside - 1
        mask |= 1 << lowest(s, section)
    return mask


@rule
def usual_steps(s: State, me: int) -> int:
    """Return the steps that come with every action: one, one more with equipment 3."""
    return 1 + owns(s, me, EquipmentEffect.EXTRA_SUPERVISOR_STEP, 0)


@rule
def steps_left(s: State, me: int) -> int:
    """Return the steps that an action still has: the usual ones, and three more in a move action."""
    steps = usual_steps(s, me) - int(s.steps)
    return steps + MOVE_STEPS if s.kind == ActionKind.MOVE else steps


@rule
def sections_in_reach(s: State, me: int) -> int:
    """Return the sections where a supervisor can stand in the next action, as a bit mask."""
    if s.unused_year_tiles[me, YearTile.FLEXIBLE_SUPERVISOR.value]:
        return EVERYWHERE
    sections = 1 << int(s.supervisor[me])
    for _ in range(usual_steps(s, me)):
        reached = sections
        before = sections
        while before:
            reached |= int(s.adjacent_areas[lowest_bit(before)])
            before &= before - 1
        sections = reached
    mask = 0
    while sections:
        mask |= int(s.area[lowest_bit(sections)])
        sections &= sections - 1
    return mask


@rule
def legal_steps(s: State, out: Numbers, n: int) -> int:
    """List the steps across a road, from section to section, onto an area or off it."""
    areas = int(s.adjacent_areas[s.supervisor[s.to_move]])
    while areas:
        out[n] = STEP + lowest_bit(areas)
        n += 1
        areas &= areas - 1
    return n


@rule
def stand_on(s: State, section: int, log: Log) -> None:
    """Move the supervisor to a section."""
    s.supervisor[s.to_move] = section
    s.lowest_choice = 0
    note(log, Event.STEPPED, EVERYONE, int(s.to_move), section + 1)
