"""The courthouse rondel: step 1, moving the assistant, and step 4, the action tile of its space."""

from townwright.core.log import EVERYONE, note
from townwright.core.rule import rule
from townwright.games.circleville.codes import ASSISTANT
from townwright.games.circleville.components import COLOURS, FREE, LONG_REACH, REACH, SPACES, STACK, Gear
from townwright.games.circleville.events import Event
from townwright.games.circleville.levels import owns
from townwright.games.circleville.state import NOTHING, UPCOMING


@rule
def legal_moves(s, out, n):
    """Step 1: clockwise, with equipment 15 also counter-clockwise."""
    me = int(s.to_move)
    found = spaces_ahead(s, me, 1)
    if owns(s, me, Gear.ASSISTANT_BACK, 0):
        found |= spaces_ahead(s, me, SPACES - 1)
    for space in range(SPACES):
        if found >> space & 1:
            out[n] = ASSISTANT + space
            n += 1
    return n


@rule
def spaces_ahead(s, me, stride):
    """The spaces that an assistant can go to in one direction, a bit each: spaces with other assistants do not count,
    but one may stop there. With equipment 13 one reaches farther. Ruling: nothing behind the last unoccupied space."""
    reach = LONG_REACH if owns(s, me, Gear.ASSISTANT_THREE, 0) else REACH
    found = 0
    space = int(s.assistant[me])
    for _ in range(SPACES - 1):
        space = (space + stride) % SPACES
        found |= 1 << space
        if not is_occupied(s, me, space):
            reach -= 1
        if reach == 0:
            break
    return found


@rule
def is_occupied(s, me, space):
    """Whether an assistant of another player stands on a space."""
    for player in range(int(s.players)):
        if player != me and s.assistant[player] == space:
            return True
    return False


@rule
def go(s, space, log):
    """The assistant arrives: space and tile give the colours of the two actions."""
    s.assistant[s.to_move] = space
    note(log, Event.WENT, EVERYONE, int(s.to_move), space + 1)
    read_colours(s)


@rule
def read_colours(s):
    """One action in the colour of the space, one in that of the top tile of its stack; without a tile only the first.
    Ruling: a later exchange of that tile (equipment 18) does not change the colours, not even if the only tile of a
    stack is then turned over (equipment 2)."""
    space = int(s.assistant[s.to_move])
    for colour in range(COLOURS):
        s.permits[colour] = 0
    s.permits[s.rondel[space]] += 1
    if s.heights[space]:
        s.permits[int(s.stacks[space, s.heights[space] - 1]) - 1] += 1


@rule
def take_action_tile(s, log):
    """Step 4: the top tile goes to the lowest free space of its column, or out of the game if the column is full. A
    stack that is used up is replaced."""
    me = int(s.to_move)
    colour = lift_tile(s, log)
    if colour < 0:
        return
    if s.tiles[me, colour] < FREE:
        s.tiles[me, colour] += 1
        note(log, Event.TOOK_TILE, EVERYONE, me, colour)
    else:
        note(log, Event.LOST_TILE, EVERYONE, me, colour)
    replace_stack(s, log)


@rule
def top_colour(s, space):
    """The colour of the tile on top of a stack, or -1."""
    return int(s.stacks[space, s.heights[space] - 1]) - 1 if s.heights[space] else -1


@rule
def lift_tile(s, log):
    """The top tile at the space of the player to move leaves its stack. Return its colour, or -1 if there is none."""
    space = int(s.assistant[s.to_move])
    colour = top_colour(s, space)
    if colour < 0:
        note(log, Event.NO_TILE, EVERYONE, int(s.to_move))
    else:
        s.heights[space] -= 1
        s.stacks[space, s.heights[space]] = NOTHING
        s.busy = 1
    return colour


@rule
def replace_stack(s, log):
    """A stack that is used up is replaced."""
    space = int(s.assistant[s.to_move])
    if s.heights[space] == 0:
        move_up(s, space, log)


@rule
def move_up(s, space, log):
    """The upcoming stack moves to an empty space; four tiles from the bag replace it, as long as there are any."""
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
def draw_stack(s, stack):
    """Draw a stack from the bag."""
    for place in range(min(STACK, int(s.bagged))):
        s.bagged -= 1
        s.stacks[stack, place] = s.bag[s.bagged]
        s.bag[s.bagged] = NOTHING
        s.heights[stack] += 1


@rule
def any_tile(s):
    """Whether an action tile is left in a stack or in the bag."""
    for stack in range(SPACES + 1):
        if s.heights[stack]:
            return True
    return s.bagged > 0
