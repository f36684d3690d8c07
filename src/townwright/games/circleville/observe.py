"""What a player knows, as numbers for learners.

Only the order of the tiles in the bag is hidden; a player who counts tiles knows what is in it.
"""

from enum import IntEnum

from townwright.core.arrays import Numbers
from townwright.core.contract import space_blocks
from townwright.core.rule import rule
from townwright.games.circleville.components import (
    ACHIEVEMENTS,
    CELLS,
    CHARACTERS,
    COLOURS,
    COLUMN_SPACES,
    CUBES_EACH,
    EQUIPMENT,
    IDLE_ROUNDS,
    LAST_TILE_POINTS,
    MAX_ROUNDS,
    MAX_ROW_SLOTS,
    MAX_STRUCTURES,
    MAX_VALUE,
    MAX_YEAR_TILES,
    NEW_PLOTS,
    QUADRANTS,
    QUEUE,
    ROAD_COLOURS,
    ROWS,
    SEATS,
    SECTIONS,
    SPACES,
    STACK,
    STOPS,
    STRUCTURES,
    TILES_OF_COLOUR,
    YEAR_TILES,
    YEARS,
)
from townwright.games.circleville.state import (
    ALL_PLOTS,
    KINDS,
    MARKS,
    NOBODY,
    SOURCES,
    TASKS,
    ActionKind,
    Ending,
    OpponentStage,
    Phase,
    SplitOption,
    State,
    Task,
)

# The sizes of a section, a plot, a seat, the turn and an opponent
SECTION = 1 + ROAD_COLOURS + STRUCTURES + MARKS * SEATS + 3
PLOT = 3
SEAT = 3 + 2 * COLOURS + EQUIPMENT + ACHIEVEMENTS + YEAR_TILES + QUADRANTS + 3
TURN = 32 + COLOURS + STRUCTURES
OPPONENT = 3 + CELLS + SOURCES + TASKS

TOWN = 0
PLOTS_AT = TOWN + SECTIONS * SECTION
NEW_AT = PLOTS_AT + ALL_PLOTS * PLOT
SEATS_AT = NEW_AT + NEW_PLOTS
QUEUE_AT = SEATS_AT + SEATS * SEAT
STACKS_AT = QUEUE_AT + QUEUE
BAG_AT = STACKS_AT + (SPACES + 1) * STACK
EQUIPMENT_AT = BAG_AT + COLOURS
YEARS_AT = EQUIPMENT_AT + EQUIPMENT
ACHIEVEMENTS_AT = YEARS_AT + 2 * YEARS
TURN_AT = ACHIEVEMENTS_AT + ROWS * MAX_ROW_SLOTS
SOLO_AT = TURN_AT + TURN
OBSERVATION = SOLO_AT + 3 + SEATS * OPPONENT

#: The highest number of a field of eight bits.
BYTE = 127
#: The highest numbers that are not rare.
USUAL_CUBES, USUAL_TRACK, USUAL_ROUNDS, USUAL_STEPS = 4, 15, 30, 4
USUAL_SECTION_POINTS, USUAL_MATCHING_POINTS, USUAL_SOLO_POINTS = 50, 10, 20


def numbered(members: type[IntEnum]) -> str:
    """Return the members of an enumeration with their numbers."""
    return ", ".join(f"{member.value} {member.name.lower().replace('_', ' ')}" for member in members)


SECTION_BLOCKS = space_blocks(
    SECTION,
    ("completed", 0, "whether it is completed", 0, 1),
    ("open", 1, "road squares without a cube, by colour", 0, MAX_VALUE),
    ("standing", 1 + ROAD_COLOURS, "structures not razed yet, by kind", 0, MAX_STRUCTURES),
    (
        "road_cubes",
        1 + ROAD_COLOURS + STRUCTURES,
        "cubes on red squares, then on blue ones, each by seat, the observer first, then clockwise",
        0,
        MAX_VALUE,
    ),
    (
        "other_cubes",
        1 + ROAD_COLOURS + STRUCTURES + ROAD_COLOURS * SEATS,
        "cubes on structures, then beside finished roads, each by seat in the same way",
        0,
        CUBES_EACH,
        USUAL_CUBES,
    ),
    (
        "owners",
        SECTION - 3,
        "owners of the number square and of the two places of the beautify icon: clockwise from the observer, "
        "who is 1; 0 for none",
        0,
        SEATS,
    ),
)
PLOT_BLOCKS = space_blocks(
    PLOT,
    ("structure", 0, "its structure from 1, or 0", 0, STRUCTURES),
    ("owners", 1, "the owners of its two squares, counted in the same way", 0, SEATS),
)
SEAT_BLOCKS = space_blocks(
    SEAT,
    ("assistant", 0, "the space of the assistant, from 0", 0, SPACES - 1),
    ("supervisor", 1, "the section of the supervisor, from 0; for scripted seats 0", 0, SECTIONS - 1),
    ("cubes", 2, "cubes in the supply", 0, CUBES_EACH),
    ("tiles", 3, "tiles in each column", 0, COLUMN_SPACES),
    ("turned", 3 + COLOURS, "which of them are year tiles, a bit each", 0, (1 << COLUMN_SPACES) - 1),
    ("equipment", 3 + 2 * COLOURS, "a flag for each equipment tile", 0, 1),
    ("achievements", 3 + 2 * COLOURS + EQUIPMENT, "a flag for each achievement", 0, 1),
    ("year_tiles", SEAT - 3 - QUADRANTS - YEAR_TILES, "unused year tiles of each kind", 0, MAX_YEAR_TILES),
    ("track", SEAT - 3 - QUADRANTS, "the marker of each quadrant", 0, BYTE, USUAL_TRACK),
    ("section_points", SEAT - 3, "points for sections", 0, 999, USUAL_SECTION_POINTS),
    ("matching_points", SEAT - 2, "points for matching colours", 0, BYTE, USUAL_MATCHING_POINTS),
    ("last_year_tile_points", SEAT - 1, "points for the last year tile", 0, LAST_TILE_POINTS),
)
TURN_BLOCKS = space_blocks(
    TURN,
    ("seat_to_move", 0, "clockwise from the observer, who is 1; 0 at the end", 0, SEATS),
    ("seats", 1, "number of seats", 0, SEATS),
    ("split", 2, "the index of the chosen value of this option", 0, len(SplitOption) - 1),
    ("first_player", 3, "clockwise from the observer, who is 0", 0, SEATS - 1),
    ("rounds", 4, "rounds begun", 0, MAX_ROUNDS, USUAL_ROUNDS),
    ("ending", 5, f"what triggered the end: {numbered(Ending)}", 0, len(Ending) - 1),
    ("is_final", 6, "whether these are the final actions", 0, 1),
    ("phase", 7, f"the decision to make: {numbered(Phase)}", 0, len(Phase) - 1),
    ("any_colour", 8, "whether one permit clears them all", 0, 1),
    ("has_acted", 9, "whether an action has begun this turn", 0, 1),
    ("has_taken_bonus", 10, "whether the bonus action was taken this turn", 0, 1),
    ("is_level_five", 11, "whether the next action counts as level 5", 0, 1),
    ("has_flipped_stack", 12, "whether a stack was turned over this turn", 0, 1),
    ("has_swapped_stack", 13, "whether a stack was exchanged with the upcoming one this turn", 0, 1),
    ("has_exchanged_tile", 14, "whether an action tile was exchanged this turn", 0, 1),
    ("has_exchanged_queue", 15, "whether two structures of the queue were exchanged this turn", 0, 1),
    ("used_year_tiles", 16, "year tiles used this turn, to be laid on the mat", 0, BYTE, USUAL_CUBES),
    ("kind", 17, f"the kind of the action: {numbered(ActionKind)}", 0, KINDS - 1),
    ("colour", 18, "the colour of the action", 0, COLOURS - 1),
    ("units", 19, "cubes or structures that the action still has to use", 0, BYTE, USUAL_CUBES),
    ("additional_cubes", 20, "additional cubes of equipment 9 or 10, placed or given up", 0, BYTE, USUAL_CUBES),
    ("steps", 21, "steps that the supervisor has taken in this action", 0, BYTE, USUAL_STEPS),
    ("has_begun_work", 22, "whether a basic action has used a unit", 0, 1),
    ("work_start", 23, "the section where it did so first, from 0", 0, SECTIONS - 1),
    ("is_alternate_done", 24, "whether the alternate action has placed its cube or taken its tile", 0, 1),
    ("has_lifted_cube", 25, "whether a cube was lifted and has to be placed again", 0, 1),
    ("returned_equipment", 26, "the equipment tile just returned, from 1", 0, EQUIPMENT),
    ("year_tile_structure", 27, "the structure of a year tile on its way to its plot, from 1", 0, STRUCTURES),
    ("section", 28, "the section being completed, from 0", 0, SECTIONS - 1),
    ("lowest_choice", 29, "the lowest structure or column that may be chosen next", 0, STRUCTURES),
    ("idle_rounds", 30, "rounds in a row without progress", 0, IDLE_ROUNDS),
    ("has_worked_here", 31, "whether something was done since the supervisor came here", 0, 1),
    ("permits", 32, "actions that may still be taken, by colour", 0, BYTE, 2),
    ("razed_structures", 32 + COLOURS, "structures on their way to the queue, by kind", 0, BYTE, USUAL_CUBES),
)
SOLO_BLOCKS = space_blocks(
    3,
    ("stage", 0, "the stage of an opponent's turn", 0, len(OpponentStage) - 1),
    ("tasks_done", 1, "tasks of this turn that are done", 0, TASKS),
    ("extra_marker", 2, "the space of Bertha's extra action marker, from 0", 0, STOPS - 1),
)
OPPONENT_BLOCKS = space_blocks(
    OPPONENT,
    ("character", 0, "who it is, from 1", 0, CHARACTERS),
    (
        "pawn",
        1,
        "the place of the supervisor on the mat, from 0; for Denzel the section of his last cube, from 1",
        0,
        SECTIONS,
    ),
    ("laid", 2, "the tiles there, colours from 1", 0, COLOURS),
    ("points", 2 + CELLS, "points by source", 0, 999, USUAL_SOLO_POINTS),
    ("focus", 2 + CELLS + SOURCES, "the quadrant of the turn, from 0", 0, QUADRANTS - 1),
    ("plan", 3 + CELLS + SOURCES, "the tasks of the turn", 0, max(Task)),
)
OBSERVATION_BLOCKS = space_blocks(
    OBSERVATION,
    ("sections", TOWN, "each section of the town", SECTION_BLOCKS),
    ("plots", PLOTS_AT, "each plot: those printed on the sections, then the new ones", PLOT_BLOCKS),
    ("new_plots", NEW_AT, "the section where each new plot lies, from 1; 0 for none", 0, SECTIONS),
    ("seats", SEATS_AT, "each seat, the observer first, then clockwise", SEAT_BLOCKS),
    ("queue", QUEUE_AT, "the structures of the queue, from 1; 0 for none", 0, STRUCTURES),
    ("stacks", STACKS_AT, "the stacks of the rondel and the upcoming one from the bottom: colours from 1", 0, COLOURS),
    ("bag", BAG_AT, "tiles of each colour in the bag", 0, TILES_OF_COLOUR),
    ("equipment", EQUIPMENT_AT, "a flag for each unclaimed equipment tile", 0, 1),
    ("years", YEARS_AT, "the year tiles still to come, from 1", 0, YEAR_TILES),
    ("year_achievements", YEARS_AT + YEARS, "the achievements beside them, from 1", 0, ACHIEVEMENTS),
    ("achievements", ACHIEVEMENTS_AT, "the achievements on the table, row by row, from 1", 0, ACHIEVEMENTS),
    ("turn", TURN_AT, "the turn and its action", TURN_BLOCKS),
    ("solo", SOLO_AT, "the turn of an opponent", SOLO_BLOCKS),
    (
        "opponents",
        SOLO_AT + 3,
        "each seat, the observer first, then clockwise; zeros unless the seat is scripted",
        OPPONENT_BLOCKS,
    ),
)


@rule
def observe(s: State, player: int, out: Numbers) -> None:
    """Write what `player` knows into `out`. Owners count clockwise from the observer, who is 1; none is 0."""
    out[:] = 0
    for section in range(SECTIONS):
        observe_section(s, player, section, out[TOWN + section * SECTION :])
    built, left, right = s.plot_structure, s.left_owner, s.right_owner
    for plot in range(ALL_PLOTS):
        if built[plot] or left[plot] or right[plot]:
            out[PLOTS_AT + plot * PLOT] = built[plot]
            out[PLOTS_AT + plot * PLOT + 1] = owner(s, player, int(left[plot]))
            out[PLOTS_AT + plot * PLOT + 2] = owner(s, player, int(right[plot]))
    for new in range(NEW_PLOTS):
        out[NEW_AT + new] = s.new_plot[new]
    for seat in range(int(s.players)):
        observe_seat(s, seat, out[SEATS_AT + clockwise_from(s, player, seat) * SEAT :])
    queue, stacks, bag = s.queue, s.stacks, s.bag
    for place in range(QUEUE):
        out[QUEUE_AT + place] = queue[place]
    for stack in range(SPACES + 1):
        for place in range(STACK):
            out[STACKS_AT + stack * STACK + place] = stacks[stack, place]
    for place in range(int(s.bag_size)):
        out[BAG_AT + int(bag[place]) - 1] += 1
    observe_bits(int(s.equipment), EQUIPMENT, out[EQUIPMENT_AT:])
    years, beside = s.years, s.year_achievement
    for year in range(YEARS):
        if year >= s.year:
            out[YEARS_AT + year] = int(years[year]) + 1
        out[YEARS_AT + YEARS + year] = beside[year]
    achievements = s.achievements
    for row in range(ROWS):
        for slot in range(MAX_ROW_SLOTS):
            out[ACHIEVEMENTS_AT + row * MAX_ROW_SLOTS + slot] = achievements[row, slot]
    observe_turn(s, player, out[TURN_AT:])
    out[SOLO_AT] = s.stage
    out[SOLO_AT + 1] = s.tasks_done
    out[SOLO_AT + 2] = s.extra_marker
    for seat in range(int(s.people), int(s.players)):
        observe_opponent(s, seat, out[SOLO_AT + 3 + clockwise_from(s, player, seat) * OPPONENT :])


@rule
def observe_opponent(s: State, seat: int, out: Numbers) -> None:
    """Write the mat of an opponent in a solo game."""
    out[0] = s.character[seat]
    out[1] = s.pawn[seat]
    for cell in range(CELLS):
        out[2 + cell] = s.mat_tiles[seat, cell]
    offset = 2 + CELLS
    for source in range(SOURCES):
        out[offset + source] = s.solo_points[source, seat]
    offset += SOURCES
    out[offset] = s.turn_quadrant[seat]
    for task in range(TASKS):
        out[offset + 1 + task] = s.plan[seat, task]


@rule
def clockwise_from(s: State, player: int, seat: int) -> int:
    """Return how many seats clockwise from the observer a seat is."""
    return (seat - player) % int(s.players)


@rule
def owner(s: State, player: int, number: int) -> int:
    """Return an owner's number, clockwise from the observer, who is 1; none is 0."""
    return 0 if number == NOBODY else clockwise_from(s, player, number - 1) + 1


@rule
def observe_section(s: State, player: int, section: int, out: Numbers) -> None:
    """Write one section."""
    out[0] = int(s.completed_sections) >> section & 1
    offset = 1
    for colour in range(ROAD_COLOURS):
        out[offset + colour] = s.open_squares[section, colour]
    offset += ROAD_COLOURS
    for structure in range(STRUCTURES):
        out[offset + structure] = s.standing_structures[section, structure]
    offset += STRUCTURES
    work = s.work[section]
    for seat in range(int(s.players)):
        seat_offset = clockwise_from(s, player, seat)
        for mark in range(MARKS):
            out[offset + mark * SEATS + seat_offset] = work[mark, seat]
    offset += MARKS * SEATS
    out[offset] = owner(s, player, int(s.number_square[section]))
    out[offset + 1] = owner(s, player, int(s.beauty[section, 0]))
    out[offset + 2] = owner(s, player, int(s.beauty[section, 1]))


@rule
def observe_seat(s: State, seat: int, out: Numbers) -> None:
    """Write one player's mat, tiles and markers."""
    out[0] = s.assistant[seat]
    out[1] = s.supervisor[seat]
    out[2] = s.cubes[seat]
    offset = 3
    for colour in range(COLOURS):
        out[offset + colour] = s.tiles[seat, colour]
        out[offset + COLOURS + colour] = s.turned_year_tiles[seat, colour]
    offset += 2 * COLOURS
    observe_bits(int(s.player_equipment[seat]), EQUIPMENT, out[offset:])
    offset += EQUIPMENT
    observe_bits(int(s.player_achievements[seat]), ACHIEVEMENTS, out[offset:])
    offset += ACHIEVEMENTS
    for tile in range(YEAR_TILES):
        out[offset + tile] = s.unused_year_tiles[seat, tile]
    offset += YEAR_TILES
    for quadrant in range(QUADRANTS):
        out[offset + quadrant] = s.track[quadrant, seat]
    offset += QUADRANTS
    points = s.section_points
    for section in range(SECTIONS):
        out[offset] += points[section, seat]
    out[offset + 1] = s.matching_points[seat]
    out[offset + 2] = s.last_year_tile_points[seat]


@rule
def observe_bits(tiles: int, number: int, out: Numbers) -> None:
    """Write a set of tiles, one number per tile."""
    for tile in range(number):
        out[tile] = tiles >> tile & 1


@rule
def observe_turn(s: State, player: int, out: Numbers) -> None:
    """Write whose turn it is and what has been done in it."""
    over = s.to_move < 0
    out[0] = 0 if over else clockwise_from(s, player, int(s.to_move)) + 1
    out[1] = s.players
    out[2] = s.split
    out[3] = clockwise_from(s, player, int(s.first_player))
    out[4] = s.rounds
    out[5] = s.ending
    out[6] = s.is_final
    out[7] = s.phase
    out[8] = s.any_colour
    out[9] = s.has_acted
    out[10] = s.has_taken_bonus
    out[11] = s.is_level_five
    out[12] = s.has_flipped_stack
    out[13] = s.has_swapped_stack
    out[14] = s.has_exchanged_tile
    out[15] = s.has_exchanged_queue
    out[16] = s.used_year_tiles
    out[17] = s.kind
    out[18] = s.colour
    out[19] = s.units
    out[20] = s.additional_cubes
    out[21] = s.steps
    out[22] = s.has_begun_work
    out[23] = s.work_start
    out[24] = s.is_alternate_done
    out[25] = s.has_lifted_cube
    out[26] = s.returned_equipment
    out[27] = s.year_tile_structure
    out[28] = s.section
    out[29] = s.lowest_choice
    out[30] = s.idle_rounds
    out[31] = s.has_worked_here
    for colour in range(COLOURS):
        out[32 + colour] = s.permits[colour]
    for structure in range(STRUCTURES):
        out[32 + COLOURS + structure] = s.razed_structures[structure]
