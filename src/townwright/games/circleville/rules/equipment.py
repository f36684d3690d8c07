"""Equipment: taking and returning tiles, and tiles that change the rondel, the mat and the queue.

Other tiles are handled by the rules they change: levels (5 to 8, 20, 21), road cubes (9, 10), razing and building
(11, 12), steps (3), the rondel (13, 15), the bonus action (14), sections (4, 22).
"""

from townwright.core.arrays import Numbers
from townwright.core.grid import lowest_bit, popcount
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.codes import (
    EXCHANGE_QUEUE,
    EXCHANGE_TILE,
    EXTRA_CUBE,
    FLIP_STACK,
    RETURN,
    SWAP_STACK,
    TAKE,
)
from townwright.games.circleville.components import (
    COLOURS,
    COLUMN_SPACES,
    QUEUE,
    ROAD_COLOURS,
    SECTIONS,
    SPACES,
    STACK,
    Colour,
    EquipmentEffect,
)
from townwright.games.circleville.events import Event
from townwright.games.circleville.rules.levels import has_space, owns
from townwright.games.circleville.rules.rondel import read_colours, top_colour
from townwright.games.circleville.rules.town import free_slots, spend
from townwright.games.circleville.state import NOTHING, UPCOMING, ActionKind, CubeMark, State


@rule
def can_take(s: State, me: int) -> bool:
    """Return whether a player can take an equipment tile: one is left, and a slot is free or can be freed.

    Achievements never leave their slots.
    """
    return int(s.equipment) != 0 and can_install(s, me)


@rule
def can_install(s: State, me: int) -> bool:
    """Return whether a slot is free or can be freed by returning equipment."""
    return free_slots(s, me) > 0 or int(s.player_equipment[me]) != 0


@rule
def legal_returns(s: State, out: Numbers, n: int) -> int:
    """List the player's equipment, to be returned for something new."""
    tiles = int(s.player_equipment[s.to_move])
    while tiles:
        out[n] = RETURN + lowest_bit(tiles)
        n += 1
        tiles &= tiles - 1
    return n


@rule
def legal_takes(s: State, out: Numbers, n: int) -> int:
    """List the unclaimed equipment or, if all slots are full, the equipment to return first.

    The tile just returned cannot be taken again.
    """
    tiles = int(s.equipment)
    if tiles and free_slots(s, int(s.to_move)) == 0:
        return legal_returns(s, out, n)
    while tiles:
        if lowest_bit(tiles) + 1 != s.returned_equipment:
            out[n] = TAKE + lowest_bit(tiles)
            n += 1
        tiles &= tiles - 1
    return n


@rule
def give_back(s: State, tile: int, log: Log) -> None:
    """Return equipment to the unclaimed tiles, where others may take it."""
    me = int(s.to_move)
    s.player_equipment[me] = int(s.player_equipment[me]) & ~(1 << tile)
    s.equipment = int(s.equipment) | 1 << tile
    s.returned_equipment = tile + 1
    note(log, Event.RETURNED, EVERYONE, me, tile + 1)


@rule
def install(s: State, tile: int, log: Log) -> None:
    """Take an unclaimed equipment tile; it works at once."""
    me = int(s.to_move)
    s.equipment = int(s.equipment) & ~(1 << tile)
    s.player_equipment[me] = int(s.player_equipment[me]) | 1 << tile
    s.returned_equipment = 0
    s.has_progress = 1
    note(log, Event.EQUIPPED, EVERYONE, me, tile + 1)


@rule
def legal_stack(s: State, out: Numbers, n: int) -> int:
    """List what equipment 2 and 17 allow between the assistant's move and the first action.

    Each works once: flip the stack at the player's space (2), exchange it with the upcoming stack (17). Neither works
    with an empty stack (ruling).
    """
    height = int(s.heights[s.assistant[s.to_move]])
    if height and may_flip_stack(s):
        out[n] = FLIP_STACK
        n += 1
    if height and s.heights[UPCOMING] and may_swap_stack(s):
        out[n] = SWAP_STACK
        n += 1
    return n


@rule
def may_flip_stack(s: State) -> bool:
    """Return whether equipment 2 is owned and unused in this turn."""
    return not s.has_flipped_stack and owns(s, int(s.to_move), EquipmentEffect.FLIP_STACK, 0)


@rule
def may_swap_stack(s: State) -> bool:
    """Return whether equipment 17 is owned and unused in this turn."""
    return not s.has_swapped_stack and owns(s, int(s.to_move), EquipmentEffect.SWAP_UPCOMING, 0)


@rule
def flip_stack(s: State, log: Log) -> None:
    """Bring the bottom tile to the top; it gives a colour of the turn (equipment 2).

    Flipping a single tile changes nothing, even if it came there by an exchange (equipment 18).
    """
    space = int(s.assistant[s.to_move])
    height = int(s.heights[space])
    for low in range(height // 2):
        high = height - 1 - low
        tile = s.stacks[space, low]
        s.stacks[space, low] = s.stacks[space, high]
        s.stacks[space, high] = tile
    s.has_flipped_stack = 1
    note(log, Event.FLIPPED, EVERYONE, int(s.to_move))
    if height > 1:
        read_colours(s)


@rule
def swap_stack(s: State, log: Log) -> None:
    """Exchange the stacks, without filling up a short one; the new top tile gives a colour (equipment 17)."""
    space = int(s.assistant[s.to_move])
    for place in range(STACK):
        tile = s.stacks[space, place]
        s.stacks[space, place] = s.stacks[UPCOMING, place]
        s.stacks[UPCOMING, place] = tile
    height = s.heights[space]
    s.heights[space] = s.heights[UPCOMING]
    s.heights[UPCOMING] = height
    s.has_swapped_stack = 1
    note(log, Event.SWAPPED_STACK, EVERYONE, int(s.to_move))
    read_colours(s)


@rule
def legal_exchanges(s: State, out: Numbers, n: int) -> int:
    """List the exchanges with equipment 18 and 19, each once per turn."""
    if may_exchange_tile(s):
        n = legal_tile_exchanges(s, out, n)
    if may_exchange_queue(s):
        n = legal_queue_exchanges(s, out, n)
    return n


@rule
def may_exchange_tile(s: State) -> bool:
    """Return whether equipment 18 is owned and unused in this turn."""
    return not s.has_exchanged_tile and owns(s, int(s.to_move), EquipmentEffect.SWAP_TILE, 0)


@rule
def may_exchange_queue(s: State) -> bool:
    """Return whether equipment 19 is owned and unused in this turn."""
    return not s.has_exchanged_queue and owns(s, int(s.to_move), EquipmentEffect.SWAP_QUEUE, 0)


@rule
def can_exchange(s: State) -> bool:
    """Return whether equipment 18 or 19 has something to exchange."""
    me = int(s.to_move)
    if may_exchange_tile(s):
        for colour in range(COLOURS):
            if s.tiles[me, colour] > popcount(int(s.turned_year_tiles[me, colour])):
                for space in range(SPACES):
                    if can_replace_tile(s, me, space, colour):
                        return True
    if may_exchange_queue(s):
        for place in range(1, int(s.queue_length)):
            if s.queue[place] != s.queue[0]:
                return True
    return False


@rule
def can_replace_tile(s: State, me: int, space: int, colour: int) -> bool:
    """Return whether the top tile of a stack may replace an action tile of a column.

    It must have a different colour, and a free space in the column of that colour.
    """
    new_colour = top_colour(s, space)
    return new_colour >= 0 and new_colour != colour and has_space(s, me, new_colour)


@rule
def legal_tile_exchanges(s: State, out: Numbers, n: int) -> int:
    """List exchanges of an action tile on the mat with the top tile of a rondel stack (equipment 18).

    A turned year tile cannot be exchanged; action tiles of a column without a year tile between them are alike. The
    tile from the stack needs a free space in its column (ruling).
    """
    me = int(s.to_move)
    for colour in range(COLOURS):
        turned = int(s.turned_year_tiles[me, colour])
        for place in range(int(s.tiles[me, colour])):
            if turned >> place & 1 or (place and not turned >> place - 1 & 1):
                continue
            for space in range(SPACES):
                if can_replace_tile(s, me, space, colour):
                    out[n] = EXCHANGE_TILE + (colour * COLUMN_SPACES + place) * SPACES + space
                    n += 1
    return n


@rule
def exchange_tile(s: State, choice: int, log: Log) -> None:
    """Exchange a tile: the gap in its column closes, the new tile lies on top of its own column."""
    me = int(s.to_move)
    space = choice % SPACES
    place = choice // SPACES % COLUMN_SPACES
    colour = choice // SPACES // COLUMN_SPACES
    new_colour = top_colour(s, space)
    s.stacks[space, s.heights[space] - 1] = colour + 1
    turned = int(s.turned_year_tiles[me, colour])
    s.turned_year_tiles[me, colour] = turned & (1 << place) - 1 | turned >> place + 1 << place
    s.tiles[me, colour] -= 1
    s.tiles[me, new_colour] += 1
    s.has_exchanged_tile = 1
    s.has_progress = 1
    note(log, Event.EXCHANGED_TILE, EVERYONE, me, colour, new_colour, space + 1)


@rule
def legal_queue_exchanges(s: State, out: Numbers, n: int) -> int:
    """List the pairs of differently coloured structures in the queue (equipment 19)."""
    for place in range(int(s.queue_length)):
        for later in range(place + 1, int(s.queue_length)):
            if s.queue[place] != s.queue[later]:
                out[n] = EXCHANGE_QUEUE + place * QUEUE + later
                n += 1
    return n


@rule
def exchange_queue(s: State, choice: int, log: Log) -> None:
    """Exchange the two structures."""
    place, later = choice // QUEUE, choice % QUEUE
    structure = s.queue[place]
    s.queue[place] = s.queue[later]
    s.queue[later] = structure
    s.has_exchanged_queue = 1
    s.has_progress = 1
    note(log, Event.EXCHANGED_QUEUE, EVERYONE, int(s.to_move), place + 1, later + 1)


@rule
def finished_roads(s: State) -> int:
    """Return the sections whose roads this red or blue action finished, if a cube is left (equipment 16)."""
    me = int(s.to_move)
    is_road_action = s.kind == ActionKind.BASIC and s.colour < ROAD_COLOURS
    mask = 0
    if is_road_action and s.cubes[me] and owns(s, me, EquipmentEffect.FINISH_ROADS_CUBE, Colour.RED):
        for section in range(SECTIONS):
            is_finished = (
                s.open_squares[section, Colour.RED.value] == 0 and s.open_squares[section, Colour.BLUE.value] == 0
            )
            if int(s.new_cube_sections) >> section & 1 and is_finished:
                mask |= 1 << section
    return mask


@rule
def legal_extra_cubes(s: State, out: Numbers, n: int) -> int:
    """List the sections that may get the extra cube, in ascending order."""
    sections = finished_roads(s)
    while sections:
        out[n] = EXTRA_CUBE + lowest_bit(sections)
        n += 1
        sections &= sections - 1
    return n


@rule
def place_extra_cube(s: State, section: int, log: Log) -> None:
    """Place a cube beside finished roads before the section is checked; it counts as work (equipment 16)."""
    me = int(s.to_move)
    s.work[section, CubeMark.EXTRA.value, me] += 1
    s.new_cube_sections = int(s.new_cube_sections) & ~((2 << section) - 1)
    spend(s, me, 1)
    note(log, Event.EXTRA_CUBE, EVERYONE, me, section + 1)


@rule
def may_beautify(s: State, me: int, section: int) -> bool:
    """Return whether a beautify icon can take a cube: it is empty, or equipment 1 allows a second one."""
    if s.beauty[section, 0] == NOTHING:
        return True
    return s.beauty[section, 1] == NOTHING and owns(s, me, EquipmentEffect.BEAUTIFY_AGAIN, 0)
