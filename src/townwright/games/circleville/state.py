"""The record of Squaring Circleville.

Seats, sections, spaces and tiles count from 0 here and from 1 where people read them.
"""

from enum import IntEnum

import numpy as np

from townwright.core.arrays import Cube, Matrix, Numbers
from townwright.core.state import GameState, field, layout
from townwright.games.circleville.components import (
    ACHIEVEMENTS,
    ACTION_TILES,
    CELLS,
    CHARACTERS,
    COLOURS,
    EFFECTS,
    LEVELS,
    LINE,
    MAX_ROW_SLOTS,
    NEW_PLOTS,
    PLOTS,
    QUADRANTS,
    QUEUE,
    RANKS,
    ROADS,
    ROWS,
    SEATS,
    SECTIONS,
    SPACES,
    STACK,
    STOPS,
    STRUCTURES,
    YEAR_TILES,
    YEARS,
)


class Phase(IntEnum):
    """The decision that the player to move has to make."""

    ASSISTANT = 0  # step 1: where the assistant goes
    CHOOSE = 1  # which action comes next; after the last one, a bonus action or the end of the turn
    ACT = 2  # in an action: what to do now
    ORDER = 3  # the order in which razed structures join the queue
    ROADS = 4  # an additional cube where the roads are finished
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
    BONUS_IMPROVE = 14  # Bertha's extra actions
    BONUS_BEAUTIFY = 15
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
TASKS = LINE + 2


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
    first: int = field(np.int8)  # the first player
    rounds: int = field(np.int8)  # rounds begun
    ending: int = field(np.int8)  # what has triggered the end
    final: int = field(np.int8)  # the final actions are being taken
    busy: int = field(np.int8)  # a cube was placed, a structure moved, or a tile taken or used this round
    idle: int = field(np.int8)  # rounds in a row without that, while no action tiles were left
    # The turn
    phase: int = field(np.int8)
    resume: int = field(np.int8)  # the phase to go on with after an interruption
    permits: Numbers = field(np.int8, COLOURS)  # actions that may still be taken, by colour
    any_colour: int = field(np.int8)  # only one of the permits may be used: a bonus or a final action
    acted: int = field(np.int8)  # an action has begun this turn
    bonus: int = field(np.int8)  # the bonus action of this turn is taken
    five: int = field(np.int8)  # the next action counts as level 5
    flipped: int = field(np.int8)  # equipment used this turn
    swapped_stack: int = field(np.int8)
    swapped_tile: int = field(np.int8)
    swapped_queue: int = field(np.int8)
    used: int = field(np.int8)  # year tiles used this turn, to be laid on the mat
    # The action being taken
    kind: int = field(np.int8)
    colour: int = field(np.int8)
    units: int = field(np.int8)  # cubes or structures that the action still has to use
    additional: int = field(np.int8)  # additional cubes of equipment 9 or 10, placed or given up
    steps: int = field(np.int8)  # steps of the supervisor taken
    started: int = field(np.int8)  # work was done: where it began, all possible units must be used
    begun_at: int = field(np.int8)  # the ground where it began
    dropped: int = field(np.int8)  # units of the action that were given up by leaving room behind
    worked_here: int = field(np.int8)  # something was done since the supervisor came to this ground
    done: int = field(np.int8)  # the alternate action has placed its cube or taken its tile
    lifted: int = field(np.int8)  # a lifted cube that has to be placed again
    returned: int = field(np.int8)  # the equipment tile just returned, from 1
    least: int = field(np.int8)  # the lowest structure to raze, or column to lay a tile on: the order is ascending
    held: Numbers = field(np.int8, STRUCTURES)  # razed structures on their way to the queue
    chosen: int = field(np.int8)  # the structure of a year tile on its way to its plot, from 1
    touched: int = field(np.int32)  # sections where this action placed road cubes, as a bit mask
    # Completing sections
    section: int = field(np.int8)  # the section being completed
    winner: int = field(np.int8)  # the player in first place there
    # The town
    open: Matrix = field(np.int8, SECTIONS, ROADS)  # road squares without a cube
    standing: Matrix = field(np.int8, SECTIONS, STRUCTURES)  # structures not razed yet
    work: Cube = field(np.int8, SECTIONS, MARKS, SEATS)  # cubes in sections that are not completed
    completed: int = field(np.int32)  # bit mask of sections
    area: Numbers = field(np.int32, SECTIONS)  # the sections that form one area with this one, itself included
    around: Numbers = field(np.int32, SECTIONS)  # areas one step away, each represented by its lowest section
    number_square: Numbers = field(np.int8, SECTIONS)  # owners, from 1
    beauty: Matrix = field(np.int8, SECTIONS, 2)  # owners of the cubes on the beautify icon, from 1
    built: Numbers = field(np.int8, ALL_PLOTS)  # structures, from 1
    left: Numbers = field(np.int8, ALL_PLOTS)  # owners of the left square, from 1
    right: Numbers = field(np.int8, ALL_PLOTS)
    new_plot: Numbers = field(np.int8, NEW_PLOTS)  # sections, from 1
    track: Matrix = field(np.int8, QUADRANTS, SEATS)
    queue: Numbers = field(np.int8, QUEUE)  # structures from the left, from 1
    queued: int = field(np.int8)  # structures in the queue
    # The players
    assistant: Numbers = field(np.int8, SEATS)
    supervisor: Numbers = field(np.int8, SEATS)  # the lowest section of the area
    cubes: Numbers = field(np.int8, SEATS)  # in the supply
    tiles: Matrix = field(np.int8, SEATS, COLOURS)  # action tiles and turned year tiles in each column
    turned: Matrix = field(np.int8, SEATS, COLOURS)  # which of them are year tiles, as bit masks from the bottom
    equipped: Numbers = field(np.int32, SEATS)  # equipment, as bit masks
    achieved: Numbers = field(np.int32, SEATS)  # achievements, as bit masks
    bonuses: Matrix = field(np.int8, SEATS, YEAR_TILES)  # unused year tiles
    section_points: Matrix = field(np.int8, SECTIONS, SEATS)
    matching: Numbers = field(np.int8, SEATS)  # points for achievements from the row of the action's colour
    last_tile: Numbers = field(np.int8, SEATS)  # points for the last year tile
    # The opponents of a solo game
    character: Numbers = field(np.int8, SEATS)  # who sits there, from 1; 0 is a person
    stage: int = field(np.int8)  # of the turn of an opponent
    tasks: int = field(np.int8)  # how many tasks of this turn are done
    planned: Numbers = field(np.int8, SEATS)  # the number of tasks of this turn, or of the last one
    plan: Matrix = field(np.int8, SEATS, TASKS)
    focus: Numbers = field(np.int8, SEATS)  # the quadrant of that turn
    pawn: Numbers = field(np.int8, SEATS)  # the supervisor's place on the mat; Denzel: his last cube's section, from 1
    laid: Matrix = field(np.int8, SEATS, CELLS)  # action tiles on the mat, colours from 1; Denzel's lie in `tiles`
    extra: int = field(np.int8)  # the space of Bertha's extra action marker
    solo_points: Matrix = field(np.int16, SOURCES, SEATS)  # their points by source
    gone: Numbers = field(np.int8, STRUCTURES)  # structures out of the game, because no plot was left
    # Beside the town
    stacks: Matrix = field(np.int8, SPACES + 1, STACK)  # from the bottom, colours from 1; then the upcoming stack
    heights: Numbers = field(np.int8, SPACES + 1)  # tiles in each stack
    bag: Numbers = field(np.int8, ACTION_TILES * COLOURS)  # colours from 1, in the order in which they are drawn
    bagged: int = field(np.int8)  # tiles in the bag
    equipment: int = field(np.int32)  # unclaimed tiles, as a bit mask
    years: Numbers = field(np.int8, YEARS)  # year tiles on the track
    year: int = field(np.int8)  # the next one
    year_achievement: Numbers = field(np.int8, YEARS)  # achievements beside them, from 1
    achievements: Matrix = field(np.int8, ROWS, MAX_ROW_SLOTS)  # achievements on the table, from 1
    # The board, as we know it or as an owner corrected it
    near: Numbers = field(np.int32, SECTIONS)  # the sections across a road, as bit masks
    quadrant: Numbers = field(np.int8, SECTIONS)
    squares: Matrix = field(np.int8, SECTIONS, ROADS)  # road squares
    icons: Matrix = field(np.int8, SECTIONS, STRUCTURES)  # structure icons
    section_points_by_place: Matrix = field(np.int8, SECTIONS, RANKS)  # points by place
    plots: Numbers = field(np.int8, SECTIONS)  # printed plots
    rondel: Numbers = field(np.int8, SPACES)  # the colour of each space
    value: Matrix = field(np.int8, COLOURS, LEVELS)  # of basic actions
    quadrant_points_by_place: Numbers = field(np.int8, RANKS)  # points by place on a quadrant track
    row_slots: Numbers = field(np.int8, ROWS)  # slots in each row of the achievements table
    beside: Numbers = field(np.int8, YEARS)  # whether a year has an achievement
    year_counts: Numbers = field(np.int8, YEAR_TILES)
    effect_tiles: Matrix = field(np.int32, EFFECTS, COLOURS)  # the equipment tiles with each effect, as bit masks
    achievement_structure: Numbers = field(np.int8, ACHIEVEMENTS)  # the structures that an achievement counts
    achievement_quadrant: Numbers = field(np.int8, ACHIEVEMENTS)
    colour_quadrant: Numbers = field(np.int8, COLOURS)
    stop_quadrant: Matrix = field(np.int8, CHARACTERS, STOPS)  # the opponents' mats
    cell_colour: Matrix = field(np.int8, CHARACTERS, CELLS)
    line: Matrix = field(np.int8, STOPS, LINE)  # Katherine's spaces beside each stop, from 1; 0 is none
    mark: Numbers = field(np.int8, 1)  # Katherine's marked stop


STATE = layout(State)
