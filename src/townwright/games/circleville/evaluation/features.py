"""What a network sees of a position at the start of a turn: what players know, and some estimates.

The order of the tiles in the bag is unknown. Estimates are in half points.
"""

from townwright.core.arrays import Numbers
from townwright.core.grid import lowest_bit, popcount
from townwright.core.rule import rule
from townwright.games.circleville.components import (
    ACHIEVEMENTS,
    CHARACTERS,
    COLOURS,
    COLUMN_SPACES,
    EQUIPMENT,
    MAX_ROW_SLOTS,
    QUADRANTS,
    ROAD_COLOURS,
    ROWS,
    SEATS,
    SECTIONS,
    STOPS,
    STRUCTURES,
    YEAR_TILES,
    YEARS,
    Character,
)
from townwright.games.circleville.evaluation.weights import (
    best_claim,
    colour_worth,
    estimated_points,
    expected_points,
    share_left,
    work_left,
)
from townwright.games.circleville.rules.achievements import achievement_tile_points
from townwright.games.circleville.rules.levels import level
from townwright.games.circleville.rules.rondel import colours_at, spaces_in_reach
from townwright.games.circleville.rules.scoring import (
    points_so_far,
    quadrant_points,
    track_position,
    unused_tile_points,
)
from townwright.games.circleville.rules.sections import cubes_in
from townwright.games.circleville.rules.town import free_plots, slots_used, standing
from townwright.games.circleville.state import NOTHING, CubeMark, State

#: Estimates count in parts of a point.
PARTS = 2

# The table: one block after the other.
NUMBER = 0  # a flag for each number of seats
FINAL = NUMBER + SEATS + 1
ENDING = FINAL + 1
ROUNDS = ENDING + 1
COMPLETED = ROUNDS + 1
BAG = COMPLETED + 1  # tiles left in bag and stacks
TURNS = BAG + 1  # a flag for the number of seats whose turn comes later in this round
YEAR_TILE = TURNS + SEATS  # a flag for the next year tile
QUEUE_LENGTH = YEAR_TILE + YEAR_TILES
IN_QUEUE = QUEUE_LENGTH + 1  # structures of each kind in the queue
FIRST_IN_QUEUE = IN_QUEUE + STRUCTURES  # a flag for the first of them
CLAIMABLE = FIRST_IN_QUEUE + STRUCTURES  # a flag for each achievement on the table
UNCLAIMED = CLAIMABLE + ACHIEVEMENTS  # a flag for each unclaimed equipment tile
FREE_PLOTS = UNCLAIMED + EQUIPMENT  # free plots by quadrant
LEFT = FREE_PLOTS + QUADRANTS  # cubes of work left by quadrant
SECTIONS_AT = LEFT + QUADRANTS

# The block of each section.
OPEN = 0  # a flag if it is not completed
WORK_LEFT = 1
ROAD_SQUARES = 2  # by colour
STANDING = ROAD_SQUARES + ROAD_COLOURS
CUBES = STANDING + 1  # in quarters, by seat, the observer first
EXPECTED = CUBES + SEATS  # points to expect, by seat
SECTION = EXPECTED + SEATS
PLAYERS = SECTIONS_AT + SECTIONS * SECTION

# The block of each player, that of the observer first.
PLAYS = 0  # 1, or 0 in the blocks of seats that are not used
CHARACTER = 1  # a flag for each opponent of a solo game
POINTS = CHARACTER + CHARACTERS  # scored so far
ACHIEVEMENT_POINTS_NOW = POINTS + 1
ESTIMATE = ACHIEVEMENT_POINTS_NOW + 1
SUPPLY = ESTIMATE + 1
UNUSED = SUPPLY + 1
YEAR_TILES_AT = UNUSED + 1
TRACK = YEAR_TILES_AT + YEAR_TILES
QUADRANT_POINTS = TRACK + QUADRANTS
TILES = QUADRANT_POINTS + QUADRANTS  # a flag for each number of tiles in each column
LEVEL = TILES + COLOURS * (COLUMN_SPACES + 1)
EQUIPMENT_AT = LEVEL + COLOURS
ACHIEVEMENTS_AT = EQUIPMENT_AT + EQUIPMENT
SLOTS_USED = ACHIEVEMENTS_AT + ACHIEVEMENTS
ACTION = SLOTS_USED + 1  # the value of the best action of each colour
CLAIM = ACTION + COLOURS  # the value of the best achievement
SPACE_COLOURS = CLAIM + 1  # spaces in reach of each colour
TILE_COLOURS = SPACE_COLOURS + COLOURS  # tiles in reach of each colour
SUPERVISOR = TILE_COLOURS + COLOURS  # a flag for its quadrant
PAWN = SUPERVISOR + QUADRANTS  # a flag for the place on an opponent's mat
MAT_TILES = PAWN + STOPS  # action tiles of each colour on an opponent's mat
PLAYER = MAT_TILES + COLOURS

FEATURES = PLAYERS + SEATS * PLAYER


@rule
def features(s: State, player: int, out: Numbers) -> None:
    """Write what `player` sees into `out`."""
    out[:] = 0
    players = int(s.players)
    describe_table(s, out)
    for later in range(players):
        seat = (player + later) % players
        for section in range(SECTIONS):
            if not int(s.completed_sections) >> section & 1:
                describe_work(s, section, seat, later, out[SECTIONS_AT + section * SECTION :])
        describe_player(s, seat, out[PLAYERS + later * PLAYER :])


@rule
def describe_table(s: State, out: Numbers) -> None:
    """Write what belongs to no player."""
    players = int(s.players)
    out[NUMBER + players] = 1
    out[FINAL] = s.is_final
    out[ENDING] = s.ending != 0
    out[ROUNDS] = s.rounds
    out[COMPLETED] = popcount(int(s.completed_sections))
    out[BAG] = s.bag_size
    for stack in range(s.heights.shape[0]):
        out[BAG] += s.heights[stack]
    out[TURNS + (int(s.first_player) - 1 - int(s.to_move)) % players] = 1
    if s.year < YEARS:
        out[YEAR_TILE + int(s.years[s.year])] = 1
    out[QUEUE_LENGTH] = s.queue_length
    for place in range(int(s.queue_length)):
        out[IN_QUEUE + int(s.queue[place]) - 1] += 1
    if s.queue_length:
        out[FIRST_IN_QUEUE + int(s.queue[0]) - 1] = 1
    for row in range(ROWS):
        for slot in range(MAX_ROW_SLOTS):
            if s.achievements[row, slot] != NOTHING:
                out[CLAIMABLE + int(s.achievements[row, slot]) - 1] = 1
    write_flags(int(s.equipment), out[UNCLAIMED:])
    for section in range(SECTIONS):
        quadrant = int(s.quadrant[section])
        if int(s.completed_sections) >> section & 1:
            out[FREE_PLOTS + quadrant] += free_plots(s, 1 << section)
        else:
            block = out[SECTIONS_AT + section * SECTION :]
            left = work_left(s, section)
            out[LEFT + quadrant] += left
            block[OPEN] = 1
            block[WORK_LEFT] = left
            for colour in range(ROAD_COLOURS):
                block[ROAD_SQUARES + colour] = s.open_squares[section, colour]
            block[STANDING] = standing(s, section)


@rule
def describe_work(s: State, section: int, seat: int, later: int, out: Numbers) -> None:
    """Write what a seat has done in an open section; cubes on structure icons count a quarter more."""
    on_icons = int(s.work[section, CubeMark.STRUCTURE.value, seat])
    out[CUBES + later] = 4 * cubes_in(s, section, seat) + on_icons
    out[EXPECTED + later] = int(PARTS * expected_points(s, seat, section, 0, 0))


@rule
def describe_player(s: State, seat: int, out: Numbers) -> None:
    """Write what one player has, and could do next."""
    out[PLAYS] = 1
    out[POINTS] = points_so_far(s, seat)
    out[ESTIMATE] = int(PARTS * estimated_points(s, seat, share_left(s)))
    out[SUPPLY] = s.cubes[seat]
    out[UNUSED] = unused_tile_points(s, seat)
    for tile in range(YEAR_TILES):
        out[YEAR_TILES_AT + tile] = s.unused_year_tiles[seat, tile]
    for quadrant in range(QUADRANTS):
        out[TRACK + quadrant] = track_position(s, quadrant, seat)
        out[QUADRANT_POINTS + quadrant] = quadrant_points(s, quadrant, seat)
    owned = int(s.player_achievements[seat])
    while owned:
        out[ACHIEVEMENT_POINTS_NOW] += achievement_tile_points(s, seat, lowest_bit(owned))
        owned &= owned - 1
    write_flags(int(s.player_achievements[seat]), out[ACHIEVEMENTS_AT:])
    write_flags(int(s.player_equipment[seat]), out[EQUIPMENT_AT:])
    if seat >= s.people:
        describe_opponent(s, seat, out)
        return
    out[SLOTS_USED] = slots_used(s, seat)
    out[SUPERVISOR + int(s.quadrant[s.supervisor[seat]])] = 1
    for colour in range(COLOURS):
        out[TILES + colour * (COLUMN_SPACES + 1) + int(s.tiles[seat, colour])] = 1
        out[LEVEL + colour] = level(s, seat, colour)
        out[ACTION + colour] = int(PARTS * colour_worth(s, seat, colour))
    out[CLAIM] = int(PARTS * best_claim(s, seat, COLOURS))
    spaces = spaces_in_reach(s, seat)
    while spaces:
        own, top = colours_at(s, lowest_bit(spaces))
        spaces &= spaces - 1
        out[SPACE_COLOURS + own] += 1
        if top >= 0:
            out[TILE_COLOURS + top] += 1


@rule
def describe_opponent(s: State, seat: int, out: Numbers) -> None:
    """Write what an opponent of a solo game has on its mat."""
    out[CHARACTER + int(s.character[seat]) - 1] = 1
    if int(s.character[seat]) - 1 != Character.DENZEL:  # he has no place on his mat
        out[PAWN + int(s.pawn[seat])] = 1
    for cell in range(s.mat_tiles.shape[1]):
        if s.mat_tiles[seat, cell] != NOTHING:
            out[MAT_TILES + int(s.mat_tiles[seat, cell]) - 1] += 1
    for colour in range(COLOURS):
        out[TILES + colour * (COLUMN_SPACES + 1) + min(COLUMN_SPACES, int(s.tiles[seat, colour]))] = 1


@rule
def write_flags(mask: int, out: Numbers) -> None:
    """Write a flag for each set bit."""
    while mask:
        out[lowest_bit(mask)] = 1
        mask &= mask - 1
