"""The courthouse rondel: step 1, moving the assistant, and step 4, the action tile of its space."""

from townwright.core.arrays import Numbers
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.circleville.codes import ASSISTANT
from townwright.games.circleville.components import COLOURS, LONG_REACH, REACH, SPACES, STACK, EquipmentEffect
from townwright.games.circleville.events import Event
from townwright.games.circleville.rules.levels import has_space, owns
from townwright.games.circleville.state import NOTHING, UPCOMING, State


@rule
def legal_moves(s: State, out: Numbers, n: int) -> int:
    """Step 1: list the spaces in reach."""
    spaces = spaces_in_reach(s, int(s.to_move))
    for space in range(SPACES):
        if spaces >> space & 1:
            out[n] = ASSISTANT + space
            n += 1
    return n


@rule
def spaces_in_reach(s: State, me: int) -> int:
    """Return the spaces that an assistant can go to, as a bit mask."""
    spaces = spaces_ahead(s, me, 1)
    if goes_both_ways(s, me):
        spaces |= spaces_ahead(s, me, SPACES - 1)
    return spaces


@rule
def goes_both_ways(s: State, me: int) -> bool:
    """Return whether an assistant may also go counter-clockwise: with equipment 15."""
    return owns(s, me, EquipmentEffect.ASSISTANT_BACK, 0)


@rule
def assistant_range(s: State, me: int) -> int:
    """Return how many unoccupied spaces an assistant may move; one more with equipment 13."""
    return LONG_REACH if owns(s, me, EquipmentEffect.ASSISTANT_THREE, 0) else REACH


@rule
def spaces_ahead(s: State, me: int, stride: int) -> int:
    """Return the spaces that an assistant can go to in one direction, as a bit mask.

    Spaces with other assistants do not count. The assistant may stop on them too, but not beyond the last unoccupied
    space in reach (ruling).
    """
    reach = assistant_range(s, me)
    spaces = 0
    space = int(s.assistant[me])
    for _ in range(SPACES - 1):
        space = (space + stride) % SPACES
        spaces |= 1 << space
        if not is_occupied(s, me, space):
            reach -= 1
        if reach == 0:
            break
    return spaces


@rule
def is_occupied(s: State, me: int, space: int) -> bool:
    """Return whether an assistant of another player stands on a space."""
    for player in range(int(s.players)):
        if player != me and s.assistant[player] == space:
            return True
    return False


@rule
def move_assistant(s: State, space: int, log: Log) -> None:
    """Move the assistant; space and tile give the colours of the two actions."""
    s.assistant[s.to_move] = space
    note(log, Event.WENT, EVERYONE, int(s.to_move), space + 1)
    read_colours(s)


@rule
def read_colours(s: State) -> None:
    """Give the player the two colours of the space.

    A later exchange of its top tile (equipment 18) does not change them, not even if the only tile of a stack is then
    flipped (equipment 2; ruling).
    """
    for colour in range(COLOURS):
        s.permits[colour] = 0
    own, top = colours_at(s, int(s.assistant[s.to_move]))
    s.permits[own] += 1
    if top >= 0:
        s.permits[top] += 1


@rule
def colours_at(s: State, space: int) -> tuple[int, int]:
    """Return the colours of a space's actions: its own and that of its top tile, or -1 without a tile."""
    return int(s.rondel[space]), top_colour(s, space)


@rule
def take_action_tile(s: State, log: Log) -> None:
    """Step 4: put the top tile on the lowest free space of its column, or out of the game if it is full.

    An empty stack is replaced.
    """
    me = int(s.to_move)
    colour = take_top_tile(s, log)
    if colour < 0:
        return
    if has_space(s, me, colour):
        s.tiles[me, colour] += 1
        note(log, Event.TOOK_TILE, EVERYONE, me, colour)
    else:
        note(log, Event.LOST_TILE, EVERYONE, me, colour)
    replace_stack(s, log)


@rule
def top_colour(s: State, space: int) -> int:
    """Return the colour of the tile on top of a stack, or -1."""
    return int(s.stacks[space, s.heights[space] - 1]) - 1 if s.heights[space] else -1


@rule
def take_top_tile(s: State, log: Log) -> int:
    """Remove the top tile at the space of the player to move; return its colour, or -1 without one."""
    space = int(s.assistant[s.to_move])
    colour = top_colour(s, space)
    if colour < 0:
        note(log, Event.NO_TILE, EVERYONE, int(s.to_move))
    else:
        s.heights[space] -= 1
        s.stacks[space, s.heights[space]] = NOTHING
        s.has_progress = 1
    return colour


@rule
def replace_stack(s: State, log: Log) -> None:
    """Replace an empty stack."""
    space = int(s.assistant[s.to_move])
    if s.heights[space] == 0:
        move_up(s, space, log)


@rule
def move_up(s: State, space: int, log: Log) -> None:
    """Move the upcoming stack to an empty space; four tiles from the bag replace it, if there are any."""
    for place in range(STACK):
        s.stacks[space, place] = s.stacks[UPCOMING, place]
        s.stacks[UPCOMING, place] = NOTHING
    s.heights[space] = s.heights[UPCOMING]
    s.heights[UPCOMING] = 0
    draw_stack(s, UPCOMING)
    if s.heights[UPCOMING]:
        s.revealed += 1
        note(log, Event.REFILLED, EVERYONE, int(s.heights[UPCOMING]))


@rule
def draw_stack(s: State, stack: int) -> None:
    """Draw a stack from the bag."""
    for place in range(min(STACK, int(s.bag_size))):
        s.bag_size -= 1
        s.stacks[stack, place] = s.bag[s.bag_size]
        s.bag[s.bag_size] = NOTHING
        s.heights[stack] += 1


@rule
def any_tile(s: State) -> bool:
    """Return whether an action tile is left in a stack or in the bag."""
    for stack in range(SPACES + 1):
        if s.heights[stack]:
            return True
    return s.bag_size > 0
