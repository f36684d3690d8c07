"""The record of Squaring Circleville.

Seats, sections, spaces and tiles count from 0 here and from 1 where people read them.
"""

from enum import IntEnum

import numpy as np

from townwright.core.arrays import Cube, Matrix, Numbers
from townwright.core.state import GameState, field, layout
from townwright.games.circleville.components import (
    ACHIEVEMENTS,
    CELLS,
    CHARACTERS,
    COLOURS,
    EFFECTS,
    LEVELS,
    MAX_ROW_SLOTS,
    NEW_PLOTS,
    PLOTS,
    QUADRANTS,
    QUEUE,
    RANKS,
    ROAD_COLOURS,
    ROWS,
    SEATS,
    SECTIONS,
    SPACES,
    STACK,
    STOP_CELLS,
    STOPS,
    STRUCTURES,
    TILES_OF_COLOUR,
    YEAR_TILES,
    YEARS,
)


class Phase(IntEnum):
    """The decision that the player to move has to make."""

    ASSISTANT = 0  # step 1: where the assistant goes
    CHOOSE = 1  # which action comes next; after the last one, a bonus action or the end of the turn
    ACT = 2  # in an action: what to do now
    ORDER = 3  # the order in which razed structures join the queue
    ROADS = 4  # an extra cube beside finished roads (equipment 16)
    COMPLETE = 5  # which finished section is resolved first
    YEAR = 6  # take the year tile, or exchange it first
    TABLE = 7  # where the achievement goes
    EQUIP = 8  # new equipment from a year tile
    BUILD = 9  # a plot for the structure of a year tile
    COLUMN = 10  # the column for a used year tile
    OPPONENT = 11  # nothing: an opponent of a solo game takes the next step of its turn
    FINISH = 12  # step 4 is done: year tiles and equipment may still be used, or the turn ends


class Ending(IntEnum):
    """What triggered the end."""

    NOTHING = 0
    LAST_SECTION = 1
    STALEMATE = 2  # some idle rounds in a row
    NO_PLACE_LEFT = 3  # no player can place another cube
    ROUND_LIMIT = 4


class ActionKind(IntEnum):
    """The kinds of actions: basic, or one of the alternate actions."""

    BASIC = 0
    MOVE = 1
    EQUIPMENT = 2
    BEAUTIFY = 3
    IMPROVE = 4
    ACHIEVEMENT = 5


KINDS = len(ActionKind)


class OpponentStage(IntEnum):
    """The stages of an opponent's turn."""

    ASSISTANT = 0  # step 1
    WORK = 1  # step 2: its actions, and the sections that they complete
    SPECIAL = 2  # step 4: the action tile lies on the mat; what follows from that


class Task(IntEnum):
    """The tasks of an opponent's turn."""

    NOTHING = 0
    BASIC = 1  # + colour
    IMPROVE = 5  # Carsten's pairs
    BEAUTIFY = 6
    EQUIPMENT = 7
    ADVANCE = 8
    TRIPLE = 9  # + colour: Carsten's triple
    MISSED = 13  # there is no action tile
    EXTRA_IMPROVE = 14  # Bertha's extra actions
    EXTRA_BEAUTIFY = 15
    REMOVAL = 16  # + colour: Katherine removes an achievement
    EARLY = 20  # Denzel completes a section


class SoloSource(IntEnum):
    """What the opponents score points for, apart from sections and quadrants."""

    IMPOSSIBLE = 0  # actions that could not be done
    RETURNED = 1  # year tiles and achievements that went back to the box
    SPECIAL = 2  # special actions
    FINAL = 3  # the final action


SOURCES = len(SoloSource)
#: Maximum number of tasks of an opponent in a turn.
TASKS = STOP_CELLS + 2


class SplitOption(IntEnum):
    """Whether a step in the middle of a basic action may leave ground that still has room."""

    STRICT = 0
    FREE = 1


class CubeMark(IntEnum):
    """Where a player's cubes are in an open section."""

    RED = 0  # on red squares
    BLUE = 1  # on blue squares
    STRUCTURE = 2  # on structure icons
    EXTRA = 3  # beside finished roads


MARKS = len(CubeMark)
#: The stack that moves up when one on the rondel is used up.
UPCOMING = SPACES
#: Plots: those printed on the sections, then the new plot tiles.
NEW = SECTIONS * PLOTS
ALL_PLOTS = NEW + NEW_PLOTS

#: Owners and structures count from 1 in the record; 0 is none.
NOBODY = 0
NOTHING = 0


class State(GameState):
    """The record of Squaring Circleville."""

    players: int = field(np.int8)  # seats: the people, then the opponents of a solo game
    people: int = field(np.int8)
    split: int = field(np.int8)
    first_player: int = field(np.int8)
    rounds: int = field(np.int8)  # rounds begun
    ending: int = field(np.int8)  # what has triggered the end
    is_final: int = field(np.int8)  # the final actions are being taken
    has_progress: int = field(np.int8)  # this round a cube was placed, a structure moved, or a tile taken or used
    idle_rounds: int = field(np.int8)  # rounds in a row without progress, while no action tiles were left
    # The turn
    phase: int = field(np.int8)
    resume_phase: int = field(np.int8)  # the phase that continues after an interruption
    permits: Numbers = field(np.int8, COLOURS)  # actions that may still be taken, by colour
    any_colour: int = field(np.int8)  # a bonus or final action: using one permit clears them all
    has_acted: int = field(np.int8)  # an action has begun this turn; an opponent has done some work
    has_taken_bonus: int = field(np.int8)  # the bonus action was taken this turn
    is_level_five: int = field(np.int8)  # the next action counts as level 5
    has_flipped_stack: int = field(np.int8)  # the equipment for it was used this turn
    has_swapped_stack: int = field(np.int8)
    has_exchanged_tile: int = field(np.int8)
    has_exchanged_queue: int = field(np.int8)
    used_year_tiles: int = field(np.int8)  # year tiles used this turn, to be laid on the mat
    # The action being taken
    kind: int = field(np.int8)
    colour: int = field(np.int8)
    units: int = field(np.int8)  # cubes or structures that the action still has to use
    additional_cubes: int = field(np.int8)  # additional cubes of equipment 9 or 10, placed or given up
    steps: int = field(np.int8)  # steps of the supervisor taken
    has_begun_work: int = field(np.int8)  # a basic action used a unit; where it did so first, it must use all it can
    work_start: int = field(np.int8)  # the ground where the work began
    forgone_units: int = field(np.int8)  # units of the action that were given up by leaving room behind
    has_worked_here: int = field(np.int8)  # something was done since the supervisor came to this ground
    is_alternate_done: int = field(np.int8)  # the alternate action has placed its cube or taken its tile
    has_lifted_cube: int = field(np.int8)  # a cube was lifted and has to be placed again
    returned_equipment: int = field(np.int8)  # the equipment tile just returned, from 1
    lowest_choice: int = field(np.int8)  # next structure to raze or column to lay a tile on; both go in ascending order
    razed_structures: Numbers = field(np.int8, STRUCTURES)  # those on their way to the queue, by colour
    year_tile_structure: int = field(np.int8)  # the structure of a year tile on its way to its plot, from 1
    new_cube_sections: int = field(np.int32)  # sections where this action placed road cubes, as a bit mask
    # Completing sections
    section: int = field(np.int8)  # the section being completed
    winner: int = field(np.int8)  # the player in first place there
    # The town
    open_squares: Matrix = field(np.int8, SECTIONS, ROAD_COLOURS)  # road squares without a cube
    standing_structures: Matrix = field(np.int8, SECTIONS, STRUCTURES)  # structures not razed yet
    work: Cube = field(np.int8, SECTIONS, MARKS, SEATS)  # cubes in sections that are not completed
    completed_sections: int = field(np.int32)  # bit mask of sections
    area: Numbers = field(np.int32, SECTIONS)  # the sections that form one area with this one, itself included
    adjacent_areas: Numbers = field(np.int32, SECTIONS)  # areas one step away, each represented by its lowest section
    number_square: Numbers = field(np.int8, SECTIONS)  # owners, from 1
    beauty: Matrix = field(np.int8, SECTIONS, 2)  # owners of the cubes on the beautify icon, from 1
    plot_structure: Numbers = field(np.int8, ALL_PLOTS)  # the structure on each plot, from 1
    left_owner: Numbers = field(np.int8, ALL_PLOTS)  # owners of the left square, from 1
    right_owner: Numbers = field(np.int8, ALL_PLOTS)
    new_plot: Numbers = field(np.int8, NEW_PLOTS)  # sections, from 1
    track: Matrix = field(np.int8, QUADRANTS, SEATS)
    queue: Numbers = field(np.int8, QUEUE)  # structures from the left, from 1
    queue_length: int = field(np.int8)
    # The players
    assistant: Numbers = field(np.int8, SEATS)
    supervisor: Numbers = field(np.int8, SEATS)  # the lowest section of the area
    cubes: Numbers = field(np.int8, SEATS)  # in the supply
    tiles: Matrix = field(np.int8, SEATS, COLOURS)  # action tiles and turned year tiles in each column
    turned_year_tiles: Matrix = field(np.int8, SEATS, COLOURS)  # which of them are turned: bit masks from the bottom
    player_equipment: Numbers = field(np.int32, SEATS)  # as bit masks
    player_achievements: Numbers = field(np.int32, SEATS)  # as bit masks
    unused_year_tiles: Matrix = field(np.int8, SEATS, YEAR_TILES)  # by kind
    section_points: Matrix = field(np.int8, SECTIONS, SEATS)
    matching_points: Numbers = field(np.int8, SEATS)  # points for achievements from the row of the action's colour
    last_year_tile_points: Numbers = field(np.int8, SEATS)
    # The opponents of a solo game
    character: Numbers = field(np.int8, SEATS)  # who sits there, from 1; 0 is a person
    stage: int = field(np.int8)  # of the turn of an opponent
    tasks_done: int = field(np.int8)  # how many tasks of this turn are done
    task_count: Numbers = field(np.int8, SEATS)  # the number of tasks of this turn, or of the last one
    plan: Matrix = field(np.int8, SEATS, TASKS)
    turn_quadrant: Numbers = field(np.int8, SEATS)  # the quadrant of that turn
    pawn: Numbers = field(np.int8, SEATS)  # the supervisor's place on the mat; Denzel: his last cube's section, from 1
    mat_tiles: Matrix = field(np.int8, SEATS, CELLS)  # action tiles on the mat, colours from 1; Denzel's lie in `tiles`
    extra_marker: int = field(np.int8)  # the space of Bertha's extra action marker
    solo_points: Matrix = field(np.int16, SOURCES, SEATS)  # their points by source
    removed_structures: Numbers = field(np.int8, STRUCTURES)  # out of the game, because no plot was left
    # Beside the town
    stacks: Matrix = field(np.int8, SPACES + 1, STACK)  # from the bottom, colours from 1; then the upcoming stack
    heights: Numbers = field(np.int8, SPACES + 1)  # tiles in each stack
    bag: Numbers = field(np.int8, TILES_OF_COLOUR * COLOURS)  # colours from 1, in the order in which they are drawn
    bag_size: int = field(np.int8)  # tiles in the bag
    equipment: int = field(np.int32)  # unclaimed tiles, as a bit mask
    years: Numbers = field(np.int8, YEARS)  # year tiles on the track
    year: int = field(np.int8)  # the next one
    year_achievement: Numbers = field(np.int8, YEARS)  # achievements beside them, from 1
    achievements: Matrix = field(np.int8, ROWS, MAX_ROW_SLOTS)  # achievements on the table, from 1
    # The board, as we know it or as an owner corrected it
    adjacent_sections: Numbers = field(np.int32, SECTIONS)  # those across a road, as bit masks
    quadrant: Numbers = field(np.int8, SECTIONS)
    squares: Matrix = field(np.int8, SECTIONS, ROAD_COLOURS)  # road squares
    icons: Matrix = field(np.int8, SECTIONS, STRUCTURES)  # structure icons
    section_points_by_place: Matrix = field(np.int8, SECTIONS, RANKS)  # points by place
    plots: Numbers = field(np.int8, SECTIONS)  # printed plots
    rondel: Numbers = field(np.int8, SPACES)  # the colour of each space
    value: Matrix = field(np.int8, COLOURS, LEVELS)  # of basic actions
    quadrant_points_by_place: Numbers = field(np.int8, RANKS)  # points by place on a quadrant track
    row_slots: Numbers = field(np.int8, ROWS)  # slots in each row of the achievements table
    year_has_achievement: Numbers = field(np.int8, YEARS)  # whether a year has an achievement
    year_counts: Numbers = field(np.int8, YEAR_TILES)
    effect_tiles: Matrix = field(np.int32, EFFECTS, COLOURS)  # the equipment tiles with each effect, as bit masks
    achievement_structure: Numbers = field(np.int8, ACHIEVEMENTS)  # the structures that an achievement counts
    achievement_quadrant: Numbers = field(np.int8, ACHIEVEMENTS)
    colour_quadrant: Numbers = field(np.int8, COLOURS)
    stop_quadrant: Matrix = field(np.int8, CHARACTERS, STOPS)  # the opponents' mats
    cell_colour: Matrix = field(np.int8, CHARACTERS, CELLS)
    stop_cells: Matrix = field(np.int8, STOPS, STOP_CELLS)  # Katherine's spaces beside each stop, from 1; 0 is none
    marked_stop: Numbers = field(np.int8, 1)  # of Katherine, where she removes achievements


STATE = layout(State)
