"""The four basic actions: deconstruct roads, construct roads, raze structures, build structures.

Where an action begins, it must use as many units as there is room for; using the rest elsewhere after a step is
optional. Ruling (option `split`): after a step in the middle of an action, only units for which there was no room may
still be used. A supervisor who passes through a section without working there keeps all of them.
"""

from townwright.core.arrays import Numbers
from townwright.core.grid import lowest_bit
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.codes import LIFT, PLACE, QUEUE_UP, RAZE, RAZE_TWICE
from townwright.games.circleville.components import (
    MAX_VALUE,
    PLUS_CUBES,
    ROAD_COLOURS,
    SECTIONS,
    STRUCTURES,
    Colour,
    EquipmentEffect,
)
from townwright.games.circleville.events import Event
from townwright.games.circleville.rules.levels import owns
from townwright.games.circleville.rules.supervisor import ground
from townwright.games.circleville.rules.town import (
    build_on,
    free_plots,
    is_completed,
    join_queue,
    leave_queue,
    legal_plots,
    may_mark_twice,
    queue_room,
    spend,
    standing,
    standing_from,
)
from townwright.games.circleville.state import ActionKind, CubeMark, SplitOption, State


@rule
def can_begin(s: State, colour: int, in_reach: int) -> bool:
    """Return whether a basic action has anything to do where the supervisor stands or can step to."""
    if colour == Colour.GREEN:
        return s.queue_length > 0 and free_plots(s, in_reach & int(s.completed_sections)) > 0
    if colour == Colour.ORANGE and queue_room(s) == 0:
        return False
    sections = in_reach & ~int(s.completed_sections)
    while sections:
        section = lowest_bit(sections)
        sections &= sections - 1
        if colour == Colour.ORANGE:
            if standing(s, section):
                return True
        elif s.open_squares[section, colour]:
            return True
    return False


@rule
def has_cube(s: State, me: int) -> bool:
    """Return whether a player has a cube to place: in the supply, or one that can be lifted."""
    return s.cubes[me] > 0 or any_to_lift(s, me)


@rule
def room(s: State) -> int:
    """Return how many units the action could use where the supervisor stands now."""
    section = int(s.supervisor[s.to_move])
    completed = is_completed(s, section)
    if s.colour == Colour.GREEN:
        return min(int(s.queue_length), free_plots(s, ground(s))) if completed else 0
    if completed:
        return 0
    if s.colour == Colour.ORANGE:
        return min(standing_from(s, section, int(s.lowest_choice)), queue_room(s))
    return int(s.open_squares[section, s.colour])


@rule
def required_units(s: State) -> int:
    """Return how many units must be used here.

    Where the work began: as many units as there are cubes and room for. A lifted cube must be placed wherever the
    supervisor is.
    """
    if s.has_lifted_cube:
        return 1
    me = int(s.to_move)
    if s.has_begun_work and s.supervisor[me] != s.work_start:
        return 0
    return min(min(int(s.units), int(s.cubes[me])), room(s))


@rule
def may_leave(s: State) -> bool:
    """Return whether the supervisor may go elsewhere: not while units are due where the action began."""
    return s.split == SplitOption.FREE or not s.has_begun_work or required_units(s) == 0


@rule
def leave_ground(s: State) -> None:
    """Give up the rest of the action when leaving ground with room after working there.

    Structures that razing has skipped count as room, too. Passing through without working gives up nothing (ruling).
    """
    s.lowest_choice = 0
    if s.has_worked_here and s.split == SplitOption.STRICT and room(s) > 0:
        give_up(s)
    s.has_worked_here = 0


@rule
def give_up(s: State) -> None:
    """Drop the rest of the action."""
    s.forgone_units += s.units
    s.units = 0
    s.additional_cubes = PLUS_CUBES


@rule
def additional_left(s: State) -> int:
    """Return the additional cubes that equipment 9 or 10 still allows in this action."""
    is_allowed = s.colour < ROAD_COLOURS and owns(s, int(s.to_move), EquipmentEffect.PLUS_TWO_CUBES, int(s.colour))
    return max(0, PLUS_CUBES - int(s.additional_cubes)) if is_allowed else 0


@rule
def units_left(s: State) -> int:
    """Return the units that the action may still use, additional cubes included."""
    return int(s.units) + additional_left(s)


@rule
def most_cubes(s: State) -> int:
    """Return how many cubes the basic action can place where the supervisor stands."""
    return min(min(units_left(s), int(s.cubes[s.to_move])), room(s))


@rule
def legal_basic(s: State, out: Numbers, n: int) -> int:
    """List what the basic action can do where the supervisor stands."""
    me = int(s.to_move)
    if s.cubes[me] == 0 or room(s) == 0:
        return n
    if s.colour < ROAD_COLOURS:
        return legal_roads(s, out, n)
    if s.units == 0:
        return n
    if s.colour == Colour.ORANGE:
        return legal_razes(s, out, n)
    return legal_plots(s, ground(s), int(s.queue[0]) - 1, out, n)


@rule
def legal_roads(s: State, out: Numbers, n: int) -> int:
    """List the numbers of cubes that may be placed on road squares.

    The squares of a section are alike, so one decision places all cubes. The additional cubes of equipment 9 and 10 are
    optional.
    """
    high = most_cubes(s)
    low = 1
    if s.split == SplitOption.STRICT or s.has_lifted_cube:
        low = max(1, required_units(s))
    if s.has_lifted_cube:
        high = 1
    for cubes in range(low, high + 1):
        out[n] = PLACE + cubes - 1
        n += 1
    return n


@rule
def legal_razes(s: State, out: Numbers, n: int) -> int:
    """List the structures that may be razed, in ascending order of colours if the order does not matter.

    With equipment 11 two cubes may mark a silver or golden one, even if that uses up the cubes.
    """
    me = int(s.to_move)
    section = int(s.supervisor[me])
    needed = required_units(s) if in_one_order(s) else 1
    for structure in range(s.lowest_choice, STRUCTURES):
        if s.standing_structures[section, structure]:
            left = standing_from(s, section, structure)
            if left >= needed:
                out[n] = RAZE + structure
                n += 1
                if may_mark_twice(s, Colour.ORANGE, structure):
                    out[n] = RAZE_TWICE + structure
                    n += 1
    return n


@rule
def in_one_order(s: State) -> bool:
    """Return whether razing in ascending order of colours can reach every possible result.

    With a free split any order may matter. If the second cubes of equipment 11 can use up the supply, they decide how
    many structures are razed.
    """
    me = int(s.to_move)
    enough = s.cubes[me] >= 2 * int(s.units) or not owns(s, me, EquipmentEffect.DOUBLE_CUBE_PRECIOUS, Colour.ORANGE)
    return s.split == SplitOption.STRICT and enough


@rule
def record_work(s: State) -> None:
    """Record that the action does work here; where it does so first, it must use all the units it can."""
    if not s.has_begun_work:
        s.has_begun_work = 1
        s.work_start = s.supervisor[s.to_move]
    s.has_worked_here = 1
    s.has_lifted_cube = 0


@rule
def place_cubes(s: State, cubes: int, log: Log) -> None:
    """Place cubes on road squares. Red deconstructs roads, blue constructs them."""
    me = int(s.to_move)
    section = int(s.supervisor[me])
    record_work(s)
    from_units = min(cubes, int(s.units))
    s.units -= from_units
    s.additional_cubes += cubes - from_units
    s.open_squares[section, s.colour] -= cubes
    s.work[section, s.colour, me] += cubes
    s.new_cube_sections = int(s.new_cube_sections) | 1 << section
    spend(s, me, cubes)
    note(log, Event.PLACED, EVERYONE, me, cubes, int(s.colour), section + 1)
    if s.split == SplitOption.STRICT and s.open_squares[section, s.colour] and s.cubes[me]:
        give_up(s)


@rule
def raze(s: State, action: int, log: Log) -> None:
    """Raze a structure and mark its icon (orange); it joins the queue when the action ends."""
    me = int(s.to_move)
    section = int(s.supervisor[me])
    record_work(s)
    cubes = 2 if action >= RAZE_TWICE else 1
    structure = action - (RAZE_TWICE if action >= RAZE_TWICE else RAZE)
    is_ordered = in_one_order(s)
    s.units -= 1
    s.razed_structures[structure] += 1
    take_down(s, section, structure, cubes, log)
    # If no cubes are left, a lifted one may raze a structure that was skipped.
    s.lowest_choice = structure if is_ordered and s.cubes[me] else 0


@rule
def take_down(s: State, section: int, structure: int, cubes: int, log: Log) -> None:
    """Remove a structure from its icon and mark the work with cubes."""
    me = int(s.to_move)
    s.standing_structures[section, structure] -= 1
    s.work[section, CubeMark.STRUCTURE.value, me] += cubes
    spend(s, me, cubes)
    note(log, Event.RAZED, EVERYONE, me, structure, section + 1, cubes)


@rule
def build(s: State, action: int, log: Log) -> None:
    """Build the leftmost structure of the queue on a free plot of the area (green)."""
    record_work(s)
    s.units -= 1
    build_on(s, action, leave_queue(s, 0), log)


@rule
def any_to_lift(s: State, me: int) -> bool:
    """Return whether a player has a cube on a road square of a section that is not completed."""
    for section in range(SECTIONS):
        for colour in range(ROAD_COLOURS):
            if s.work[section, colour, me]:
                return True
    return False


@rule
def legal_lifts(s: State, out: Numbers, n: int) -> int:
    """List the player's own road cubes that may be lifted and placed again, when the supply is empty.

    Lifting from the squares where the cube would be placed again changes nothing and is left out.
    """
    me = int(s.to_move)
    for colour in range(ROAD_COLOURS):
        for section in range(SECTIONS):
            is_same_square = s.colour == colour and s.kind == ActionKind.BASIC and s.supervisor[me] == section
            if s.work[section, colour, me] and not is_same_square:
                out[n] = LIFT + colour * SECTIONS + section
                n += 1
    return n


@rule
def lift(s: State, square: int, log: Log) -> None:
    """Lift a cube; its road square is open again."""
    me = int(s.to_move)
    colour, section = square // SECTIONS, square % SECTIONS
    s.work[section, colour, me] -= 1
    s.open_squares[section, colour] += 1
    s.cubes[me] += 1
    s.has_lifted_cube = 1
    note(log, Event.LIFTED, EVERYONE, me, colour, section + 1)


@rule
def settle_queue(s: State, log: Log) -> bool:
    """Let razed structures of one colour join the queue; return whether all have joined.

    An order has to be chosen only between colours.
    """
    colours = 0
    last = 0
    for structure in range(STRUCTURES):
        if s.razed_structures[structure]:
            colours += 1
            last = structure
    if colours == 1:
        join_queue(s, last, int(s.razed_structures[last]), log)
        s.razed_structures[last] = 0
    return colours < 2


@rule
def legal_order(s: State, out: Numbers, n: int) -> int:
    """List the colours of the razed structures that wait to join the queue."""
    for structure in range(STRUCTURES):
        if s.razed_structures[structure]:
            out[n] = QUEUE_UP + structure
            n += 1
    return n


@rule
def queue_up(s: State, structure: int, log: Log) -> None:
    """Let the next razed structure join the queue."""
    s.razed_structures[structure] -= 1
    join_queue(s, structure, 1, log)


@rule
def legal_values(possible: int, base: int, out: Numbers, n: int) -> int:
    """List the values at which a basic action may be taken."""
    for value in range(1, MAX_VALUE + 1):
        if possible >> value & 1:
            out[n] = base + value - 1
            n += 1
    return n
