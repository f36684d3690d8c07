"""Cubes, markers and plots: what several rules use."""

from townwright.core.arrays import Numbers
from townwright.core.grid import lowest_bit, popcount
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.codes import BUILD, BUILD_NEW, BUILD_TWICE
from townwright.games.circleville.components import (
    CELLS,
    COLOURS,
    NEW_PLOTS,
    PLOTS,
    PRECIOUS,
    QUEUE,
    SECTIONS,
    SKIPPED_WITH_TWO,
    SLOTS,
    STOPS,
    STRUCTURES,
    Character,
    Colour,
    EquipmentEffect,
)
from townwright.games.circleville.events import Event
from townwright.games.circleville.rules.levels import owns
from townwright.games.circleville.state import NEW, NOBODY, NOTHING, State


@rule
def spend(s: State, me: int, cubes: int) -> None:
    """Take cubes from the supply."""
    s.cubes[me] -= cubes
    s.has_progress = 1


@rule
def is_completed(s: State, section: int) -> bool:
    """Return whether a section is completed."""
    return int(s.completed_sections) >> section & 1 != 0


@rule
def advance(s: State, me: int, section: int, steps: int) -> None:
    """Move a quadrant marker on the track of a section's quadrant."""
    s.track[s.quadrant[section], me] += steps


@rule
def standing(s: State, section: int) -> int:
    """Return how many structures of a section are not razed yet."""
    return standing_from(s, section, 0)


@rule
def standing_from(s: State, section: int, structure: int) -> int:
    """Return how many structures of a section are not razed yet, from a colour on."""
    number = 0
    for each in range(structure, STRUCTURES):
        number += int(s.standing_structures[section, each])
    return number


@rule
def queue_room(s: State) -> int:
    """Return the free places of the queue, minus the structures that wait to join it."""
    room = QUEUE - int(s.queue_length)
    for structure in range(STRUCTURES):
        room -= int(s.razed_structures[structure])
    return room


@rule
def join_queue(s: State, structure: int, count: int, log: Log) -> None:
    """Add structures to the right end of the queue."""
    for _ in range(count):
        s.queue[s.queue_length] = structure + 1
        s.queue_length += 1
    note(log, Event.QUEUED, EVERYONE, int(s.to_move), structure, count)


@rule
def leave_queue(s: State, place: int) -> int:
    """Remove a structure from the queue; the others slide to the left. Return its colour."""
    structure = int(s.queue[place]) - 1
    s.queue_length -= 1
    for later in range(place, int(s.queue_length)):
        s.queue[later] = s.queue[later + 1]
    s.queue[s.queue_length] = NOTHING
    return structure


@rule
def first_free_plot(s: State, section: int) -> int:
    """Return the first free plot printed on a section, or -1."""
    for plot in range(section * PLOTS, section * PLOTS + int(s.plots[section])):
        if s.plot_structure[plot] == NOTHING:
            return plot
    return -1


@rule
def points_index(s: State, place: int) -> int:
    """Return the index of the value a place scores, from 0; two players skip the second value."""
    return place + 1 if s.players == 2 and place >= SKIPPED_WITH_TWO else place


@rule
def free_plots(s: State, sections: int) -> int:
    """Return how many plots are free on some completed sections, new plots included."""
    number = 0
    for section in range(SECTIONS):
        if sections >> section & 1:
            for plot in range(section * PLOTS, section * PLOTS + int(s.plots[section])):
                number += s.plot_structure[plot] == NOTHING
    for new in range(NEW_PLOTS):
        number += is_free_new(s, new, sections)
    return number


@rule
def is_free_new(s: State, new: int, sections: int) -> bool:
    """Return whether a new plot is on one of some sections and still empty."""
    section = int(s.new_plot[new])
    return section > 0 and sections >> section - 1 & 1 == 1 and s.plot_structure[NEW + new] == NOTHING


@rule
def may_mark_twice(s: State, colour: int, structure: int) -> bool:
    """Return whether a structure may take two cubes: silver or golden, with equipment 11 or 12."""
    me = int(s.to_move)
    has_two_cubes = s.cubes[me] > 1 and not s.has_lifted_cube
    return PRECIOUS[structure] != 0 and has_two_cubes and owns(s, me, EquipmentEffect.DOUBLE_CUBE_PRECIOUS, colour)


@rule
def legal_plots(s: State, sections: int, structure: int, out: Numbers, n: int) -> int:
    """List the free plots of some completed sections; the printed ones of a section are alike.

    With equipment 12 a build action may place both cubes beside a silver or golden structure, but not on a new plot,
    whose right square is taken.
    """
    twice = s.year_tile_structure == NOTHING and may_mark_twice(s, Colour.GREEN, structure)
    rest = sections
    while rest:
        section = lowest_bit(rest)
        rest &= rest - 1
        if first_free_plot(s, section) >= 0:
            out[n] = BUILD + section
            n += 1
            if twice:
                out[n] = BUILD_TWICE + section
                n += 1
    for new in range(NEW_PLOTS):
        if is_free_new(s, new, sections):
            out[n] = BUILD_NEW + new
            n += 1
    return n


@rule
def build_on(s: State, action: int, structure: int, log: Log) -> None:
    """Build a structure where the action says, with a cube on the left square or cubes on both.

    The quadrant marker moves one space per cube.
    """
    cubes = 1
    if action >= BUILD_NEW:
        plot = NEW + action - BUILD_NEW
        section = int(s.new_plot[action - BUILD_NEW]) - 1
    elif action >= BUILD_TWICE:
        section = action - BUILD_TWICE
        plot = first_free_plot(s, section)
        cubes = 2
    else:
        section = action - BUILD
        plot = first_free_plot(s, section)
    put_up(s, plot, section, structure, cubes, log)


@rule
def put_up(s: State, plot: int, section: int, structure: int, cubes: int, log: Log) -> None:
    """Put a structure on a plot, a cube on its left square, and a second cube on the right one."""
    me = int(s.to_move)
    s.plot_structure[plot] = structure + 1
    if cubes > 0:
        s.left_owner[plot] = me + 1
    if cubes > 1:
        s.right_owner[plot] = me + 1
    spend(s, me, cubes)
    advance(s, me, section, cubes)
    note(log, Event.BUILT, EVERYONE, me, structure, section + 1, cubes)


@rule
def section_of_plot(s: State, plot: int) -> int:
    """Return the section of a plot."""
    return plot // PLOTS if plot < NEW else int(s.new_plot[plot - NEW]) - 1


@rule
def slots_used(s: State, me: int) -> int:
    """Return the number of equipment and achievement tiles beside a mat."""
    return popcount(int(s.player_equipment[me])) + popcount(int(s.player_achievements[me]))


@rule
def free_slots(s: State, me: int) -> int:
    """Return the number of slots of a mat without a tile."""
    return SLOTS - slots_used(s, me)


@rule
def cells_on_mat(s: State, me: int) -> int:
    """Return the number of action tile spaces on an opponent's mat; people and Denzel have columns."""
    character = int(s.character[me]) - 1
    if character < 0 or character == Character.DENZEL:
        return 0
    return CELLS if character == Character.KATHERINE else STOPS


@rule
def action_tiles(s: State, me: int) -> int:
    """Count the action tiles on a mat, even an opponent's (ruling), without turned year tiles."""
    number = 0
    for cell in range(cells_on_mat(s, me)):
        number += s.mat_tiles[me, cell] != NOTHING
    for colour in range(COLOURS):
        number += int(s.tiles[me, colour]) - popcount(int(s.turned_year_tiles[me, colour]))
    return number


@rule
def beautify_cubes(s: State, me: int, quadrant: int) -> int:
    """Return a player's cubes on the beautify icons of a quadrant."""
    quadrants, beauty = s.quadrant, s.beauty
    number = 0
    for section in range(SECTIONS):
        if quadrants[section] == quadrant:
            for place in range(2):
                number += beauty[section, place] == me + 1
    return number


@rule
def is_improvable(s: State, plot: int) -> bool:
    """Return whether a structure stands on a plot with its second square still empty."""
    return s.plot_structure[plot] != NOTHING and s.right_owner[plot] == NOBODY
