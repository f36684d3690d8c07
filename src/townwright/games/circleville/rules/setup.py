"""Setting up the table."""

from townwright.core.arrays import Numbers
from townwright.core.chance import below, seed_generator, shuffle
from townwright.core.rule import rule
from townwright.games.circleville.components import (
    ACHIEVEMENTS,
    COLOURS,
    CUBES_EACH,
    EQUIPMENT,
    EQUIPMENT_EACH,
    FIRST_IN_QUEUE,
    LINE_UP_NUMBERS,
    NOT_WITH_TWO,
    ON_RONDEL,
    QUADRANTS,
    ROAD_COLOURS,
    SECTIONS,
    SOLO_EQUIPMENT,
    SPACES,
    START_SECTIONS,
    START_SPACE,
    STRUCTURES,
    TILES_OF_COLOUR,
    YEAR_TILES,
    YEARS,
    Character,
    YearTile,
)
from townwright.games.circleville.rules.rondel import draw_stack
from townwright.games.circleville.rules.supervisor import merge_areas
from townwright.games.circleville.rules.turn import begin_turn
from townwright.games.circleville.state import UPCOMING, State

#: Indices of the options of a solo game, and of the first number of the table of components.
LINE_UP = 3
DIFFICULTY = 4
AFTER_OPTIONS = 5


@rule
def setup(s: State, options: Numbers, seed: int) -> None:
    """Set up the board, town, achievements, equipment, year tiles and stacks; draw the first player."""
    seed_generator(s, seed)
    s.people = options[0]
    s.players = options[0]
    s.split = options[2]
    copy_board(s, options)
    if s.people == 1:
        seat_opponents(s, options)
    lay_town(s, int(START_SECTIONS[options[1]]))
    lay_achievements(s)
    lay_equipment(s)
    lay_years(s)
    lay_stacks(s)
    place_pawns(s)
    s.first_player = below(s, int(s.people))
    s.to_move = s.first_player
    s.rounds = 1
    begin_turn(s)


@rule
def copy_board(s: State, options: Numbers) -> None:
    """Copy the printed values from the match's table of components."""
    offset = copy_numbers(s.adjacent_sections, options, AFTER_OPTIONS)
    offset = copy_numbers(s.quadrant, options, offset)
    offset = copy_numbers(s.squares.reshape(s.squares.size), options, offset)
    offset = copy_numbers(s.icons.reshape(s.icons.size), options, offset)
    offset = copy_numbers(s.section_points_by_place.reshape(s.section_points_by_place.size), options, offset)
    offset = copy_numbers(s.plots, options, offset)
    offset = copy_numbers(s.rondel, options, offset)
    offset = copy_numbers(s.value.reshape(s.value.size), options, offset)
    offset = copy_numbers(s.quadrant_points_by_place, options, offset)
    offset = copy_numbers(s.row_slots, options, offset)
    offset = copy_numbers(s.year_has_achievement, options, offset)
    offset = copy_numbers(s.year_counts, options, offset)
    offset = copy_numbers(s.effect_tiles.reshape(s.effect_tiles.size), options, offset)
    offset = copy_numbers(s.achievement_structure, options, offset)
    offset = copy_numbers(s.achievement_quadrant, options, offset)
    offset = copy_numbers(s.colour_quadrant, options, offset)
    offset = copy_numbers(s.stop_quadrant.reshape(s.stop_quadrant.size), options, offset)
    offset = copy_numbers(s.cell_colour.reshape(s.cell_colour.size), options, offset)
    offset = copy_numbers(s.stop_cells.reshape(s.stop_cells.size), options, offset)
    copy_numbers(s.marked_stop, options, offset)


@rule
def copy_numbers(field: Numbers, options: Numbers, offset: int) -> int:
    """Copy the numbers of a field, from `offset` on; return the offset of the next field."""
    for i in range(len(field)):
        field[i] = options[offset + i]
    return offset + len(field)


@rule
def seat_opponents(s: State, options: Numbers) -> None:
    """Seat the opponents of a solo game to the left of the solo player, with markers by the difficulty."""
    for opponent in LINE_UP_NUMBERS[options[LINE_UP]]:
        if opponent:
            seat = int(s.players)
            s.players += 1
            s.character[seat] = opponent
            for quadrant in range(QUADRANTS):
                s.track[quadrant, seat] = options[DIFFICULTY]


@rule
def place_pawns(s: State) -> None:
    """Place the opponents' supervisors.

    A tile drawn from the bag, and put back, gives Bertha's and Carsten's quadrant; Katherine begins on the marked stop;
    Denzel's lies beside his mat. The extra action marker is one of Bertha's cubes (ruling).
    """
    for seat in range(int(s.people), int(s.players)):
        character = int(s.character[seat]) - 1
        if character == Character.BERTHA or character == Character.CARSTEN:
            quadrant = s.colour_quadrant[int(s.bag[below(s, int(s.bag_size))]) - 1]
            while s.stop_quadrant[character, s.pawn[seat]] != quadrant:
                s.pawn[seat] += 1
        elif character == Character.KATHERINE:
            s.pawn[seat] = s.marked_stop[0]
        if character == Character.BERTHA:
            s.cubes[seat] -= 1


@rule
def lay_town(s: State, start: int) -> None:
    """Set up the town.

    Structures on their icons, two in the queue, the start section completed with all supervisors on it, assistants on
    the green space with the smokestack, all cubes in the supplies.
    """
    for section in range(SECTIONS):
        for colour in range(ROAD_COLOURS):
            s.open_squares[section, colour] = s.squares[section, colour] if section != start else 0
        for structure in range(STRUCTURES):
            s.standing_structures[section, structure] = s.icons[section, structure] if section != start else 0
    s.queue_length = len(FIRST_IN_QUEUE)
    for place in range(len(FIRST_IN_QUEUE)):
        s.queue[place] = FIRST_IN_QUEUE[place] + 1
    for player in range(int(s.players)):
        if player < s.people:
            s.supervisor[player] = start
        s.assistant[player] = START_SPACE
        s.cubes[player] = CUBES_EACH
    s.completed_sections = 1 << start
    merge_areas(s)


@rule
def lay_achievements(s: State) -> None:
    """Draw an achievement for each slot beside the year track; the others stay in the box."""
    deck = s.bag  # still empty: it serves as scratch space
    for tile in range(ACHIEVEMENTS):
        deck[tile] = tile + 1
    shuffle(s, deck, ACHIEVEMENTS)
    drawn = 0
    for year in range(YEARS):
        if s.year_has_achievement[year]:
            s.year_achievement[year] = deck[drawn]
            drawn += 1


@rule
def lay_equipment(s: State) -> None:
    """Reveal three equipment tiles per player, six in a solo game.

    With two players and in a solo game, tile 22 stays in the box.
    """
    deck = s.bag
    number = 0
    for tile in range(EQUIPMENT):
        if s.people > 2 or not NOT_WITH_TWO >> tile & 1:
            deck[number] = tile
            number += 1
    shuffle(s, deck, number)
    revealed = 0
    for place in range(SOLO_EQUIPMENT if s.people == 1 else EQUIPMENT_EACH * int(s.people)):
        revealed |= 1 << int(deck[place])
    s.equipment = revealed


@rule
def lay_years(s: State) -> None:
    """Shuffle the year tiles onto the track; the one for three points is always the last."""
    year = 0
    for tile in range(YEAR_TILES):
        if tile != YearTile.THREE_POINTS:
            for _ in range(int(s.year_counts[tile])):
                s.years[year] = tile
                year += 1
    shuffle(s, s.years, YEARS - 1)
    s.years[YEARS - 1] = YearTile.THREE_POINTS


@rule
def lay_stacks(s: State) -> None:
    """Stack eight tiles of each colour on the rondel; the others form the upcoming stack and the bag."""
    fill_bag(s, ON_RONDEL)
    for space in range(SPACES):
        draw_stack(s, space)
    fill_bag(s, TILES_OF_COLOUR - ON_RONDEL)
    draw_stack(s, UPCOMING)


@rule
def fill_bag(s: State, count: int) -> None:
    """Put `count` tiles of each colour into the bag and shuffle them."""
    s.bag[:] = 0
    s.bag_size = 0
    for colour in range(COLOURS):
        for _ in range(count):
            s.bag[s.bag_size] = colour + 1
            s.bag_size += 1
    shuffle(s, s.bag, int(s.bag_size))
