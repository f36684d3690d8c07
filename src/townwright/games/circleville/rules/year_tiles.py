"""Year tiles: used once each, at any time of the turn, but not while finished sections are resolved.

A used tile is turned and laid on the mat at the end of the turn; a new plot stays in the town.
"""

from townwright.core.arrays import Numbers
from townwright.core.grid import lowest_bit
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.codes import (
    USE_ASSISTANT,
    USE_BUILD,
    USE_EQUIPMENT,
    USE_FIVE,
    USE_PLOT,
    USE_RAZE,
    USE_SUPERVISOR,
)
from townwright.games.circleville.components import (
    NEW_PLOTS,
    SECTIONS,
    SPACES,
    STRUCTURES,
    YEAR_TILES,
    Colour,
    YearTile,
)
from townwright.games.circleville.events import Event
from townwright.games.circleville.rules.basic_actions import can_begin, leave_ground, may_leave, take_down
from townwright.games.circleville.rules.equipment import can_take
from townwright.games.circleville.rules.sections import check_sections
from townwright.games.circleville.rules.supervisor import EVERYWHERE, lowest, stand_on
from townwright.games.circleville.rules.town import (
    advance,
    build_on,
    join_queue,
    leave_queue,
    legal_plots,
    spend,
)
from townwright.games.circleville.state import NEW, NOTHING, ActionKind, Phase, State


@rule
def has_year_tile(s: State, tile: int) -> bool:
    """Return whether the player to move has an unused year tile of a kind."""
    return s.unused_year_tiles[s.to_move, tile] > 0


@rule
def legal_year_tiles(s: State, out: Numbers, n: int) -> int:
    """List the year tiles that can be used now."""
    if can_use(s, YearTile.NEW_PLOT):
        n = legal_new_plots(s, out, n)
    if can_use(s, YearTile.RAZE_STRUCTURE):
        n = legal_year_razes(s, out, n)
    if can_use(s, YearTile.BUILD_STRUCTURE):
        n = legal_year_builds(s, out, n)
    if can_use(s, YearTile.NEW_EQUIPMENT):
        out[n] = USE_EQUIPMENT
        n += 1
    if can_use(s, YearTile.FLEXIBLE_SUPERVISOR):
        n = legal_grounds(s, out, n)
    return n


@rule
def can_use_year_tile(s: State) -> bool:
    """Return whether a year tile can be used now: any but those for step 1 and for choosing an action."""
    for tile in range(YEAR_TILES):
        if can_use(s, tile):
            return True
    return False


@rule
def can_use(s: State, tile: int) -> bool:
    """Return whether the player to move can use a year tile now, of a kind that may be used at any time.

    A tile that places a cube needs one in the supply (ruling).
    """
    me = int(s.to_move)
    if not has_year_tile(s, tile):
        return False
    if tile == YearTile.NEW_PLOT:
        return s.cubes[me] > 0
    if tile == YearTile.RAZE_STRUCTURE:
        return s.cubes[me] > 0 and can_begin(s, Colour.ORANGE, EVERYWHERE)
    if tile == YearTile.BUILD_STRUCTURE:
        return s.cubes[me] > 0 and can_begin(s, Colour.GREEN, EVERYWHERE)
    if tile == YearTile.NEW_EQUIPMENT:
        return can_take(s, me)
    if tile == YearTile.FLEXIBLE_SUPERVISOR:
        return s.phase != Phase.ACT or s.kind != ActionKind.BASIC or may_leave(s)
    return False


@rule
def legal_new_plots(s: State, out: Numbers, n: int) -> int:
    """List the completed sections, for a new plot."""
    sections = int(s.completed_sections)
    while sections:
        out[n] = USE_PLOT + lowest_bit(sections)
        n += 1
        sections &= sections - 1
    return n


@rule
def legal_year_razes(s: State, out: Numbers, n: int) -> int:
    """List the structures of all sections that are not completed, to be razed."""
    for section in range(SECTIONS):
        for structure in range(STRUCTURES):
            if s.standing_structures[section, structure]:
                out[n] = USE_RAZE + structure * SECTIONS + section
                n += 1
    return n


@rule
def legal_year_builds(s: State, out: Numbers, n: int) -> int:
    """List the structures of the queue, to build one; neighbours of the same colour are alike."""
    for place in range(int(s.queue_length)):
        if is_first_of_run(s, place):
            out[n] = USE_BUILD + place
            n += 1
    return n


@rule
def is_first_of_run(s: State, place: int) -> bool:
    """Return whether a structure of the queue has a different colour from the one before it."""
    return place == 0 or s.queue[place] != s.queue[place - 1]


@rule
def legal_grounds(s: State, out: Numbers, n: int) -> int:
    """List the other sections and areas of the town, for the flexible supervisor."""
    current = int(s.supervisor[s.to_move])
    for section in range(SECTIONS):
        if section != current and lowest(s, section) == section:
            out[n] = USE_SUPERVISOR + section
            n += 1
    return n


@rule
def legal_spaces(s: State, out: Numbers, n: int) -> int:
    """List all spaces of the rondel, even the player's own, for the flexible assistant in step 1."""
    if has_year_tile(s, YearTile.FLEXIBLE_ASSISTANT):
        for space in range(SPACES):
            out[n] = USE_ASSISTANT + space
            n += 1
    return n


@rule
def legal_five(s: State, out: Numbers, n: int) -> int:
    """List the increase to level 5: possible when an action is chosen, once per action."""
    if has_year_tile(s, YearTile.LEVEL_FIVE) and s.is_level_five == 0:
        out[n] = USE_FIVE
        n += 1
    return n


@rule
def turn_over(s: State, tile: int, log: Log) -> None:
    """Use a year tile; it will be laid on the mat."""
    s.unused_year_tiles[s.to_move, tile] -= 1
    s.used_year_tiles += 1
    s.has_progress = 1
    note(log, Event.USED, EVERYONE, int(s.to_move), tile)


@rule
def use_plot(s: State, section: int, log: Log) -> None:
    """Place a new plot: its right square takes a cube at once, the left one is for the builder.

    If it was the last cube, a lifted cube may raze structures that the action had skipped.
    """
    me = int(s.to_move)
    s.unused_year_tiles[me, YearTile.NEW_PLOT.value] -= 1
    s.lowest_choice = 0
    note(log, Event.NEW_PLOT, EVERYONE, me, section + 1)
    new = 0
    while s.new_plot[new] != NOTHING and new < NEW_PLOTS - 1:
        new += 1
    s.new_plot[new] = section + 1
    s.right_owner[NEW + new] = me + 1
    spend(s, me, 1)
    advance(s, me, section, 1)


@rule
def use_equipment(s: State, log: Log) -> None:
    """Take an unclaimed equipment tile; with full slots, return equipment first."""
    turn_over(s, YearTile.NEW_EQUIPMENT, log)
    s.resume_phase = s.phase
    s.phase = Phase.EQUIP


@rule
def use_supervisor(s: State, section: int, log: Log) -> None:
    """Move the supervisor to any section, in addition to the usual steps."""
    turn_over(s, YearTile.FLEXIBLE_SUPERVISOR, log)
    if s.phase == Phase.ACT and s.kind == ActionKind.BASIC:
        leave_ground(s)
    stand_on(s, section, log)


@rule
def use_five(s: State, log: Log) -> None:
    """Count the action chosen next as level 5."""
    turn_over(s, YearTile.LEVEL_FIVE, log)
    s.is_level_five = 1


@rule
def use_raze(s: State, choice: int, log: Log) -> None:
    """Raze a structure; this is not an action.

    Outside an action the section is checked at once, inside one when it ends.
    """
    turn_over(s, YearTile.RAZE_STRUCTURE, log)
    structure, section = choice // SECTIONS, choice % SECTIONS
    take_down(s, section, structure, 1, log)
    join_queue(s, structure, 1, log)
    s.lowest_choice = 0
    if s.phase != Phase.ACT:
        check_sections(s, int(s.phase))


@rule
def use_build(s: State, place: int, log: Log) -> None:
    """Build any structure of the queue on any free plot of the town; this is not an action.

    With more room in the queue, the current action may again raze structures that it had skipped.
    """
    turn_over(s, YearTile.BUILD_STRUCTURE, log)
    s.year_tile_structure = leave_queue(s, place) + 1
    s.lowest_choice = 0
    s.resume_phase = s.phase
    s.phase = Phase.BUILD


@rule
def legal_any_plot(s: State, out: Numbers, n: int) -> int:
    """List the free plots of the whole town."""
    return legal_plots(s, int(s.completed_sections), int(s.year_tile_structure) - 1, out, n)


@rule
def build_chosen(s: State, action: int, log: Log) -> None:
    """Put the year tile's structure on its plot."""
    structure = int(s.year_tile_structure) - 1
    s.year_tile_structure = NOTHING
    build_on(s, action, structure, log)
    s.phase = s.resume_phase
