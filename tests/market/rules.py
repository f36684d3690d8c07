"""The rules of the market.

All players hold stones in secret. In a turn a player either draws a stone from the bag, or swaps two stones of
the hand for the stone on offer, which is then shown; then the turn ends. When the bag is empty, shown stones pay.
"""

from enum import IntEnum

import numpy as np

from townwright.core.arrays import Floats, Matrix, Numbers
from townwright.core.chance import seed_generator, shuffle
from townwright.core.log import EVERYONE, Log, note
from townwright.core.record import Records
from townwright.core.rule import rule
from townwright.core.state import OVER, GameState, field, layout

SEATS = 3
COLOURS = 4
EACH = 5
STONES = COLOURS * EACH
HAND = 3
PRICE = 2


class Colour(IntEnum):
    AMBER = 0
    BERYL = 1
    CORAL = 2
    DIAMOND = 3


class Hand(IntEnum):
    """How many stones a player begins with."""

    THREE = 0
    NONE = 1


class Worth(IntEnum):
    """What the colours are worth."""

    EVEN = 0
    STEEP = 1


class Phase(IntEnum):
    TRADE = 0
    PAY = 1
    DONE = 2


WORTHS: Matrix = np.array([[2, 2, 2, 2], [1, 2, 4, 8]], np.int64)

DRAW = 0
SWAP = 1
END = 2
PAY = 3
ACTIONS = PAY + COLOURS
MAX_LEGAL = COLOURS
MAX_LENGTH = (PRICE + 2) * STONES
ROWS = 2
OBSERVATION = COLOURS + 2 + SEATS * (2 + COLOURS) + COLOURS + 6


class Event(IntEnum):
    DREW = 0  # what all players see
    SAW = 1  # what only the one who drew sees
    PAID = 2
    SHOWED = 3
    OFFERED = 4
    FINISHED = 5


FACTS: dict[int, tuple[str, ...]] = {
    Event.DREW: ("seat",),
    Event.SAW: ("seat", "colour"),
    Event.PAID: ("seat", "colour"),
    Event.SHOWED: ("seat", "colour"),
    Event.OFFERED: ("colour",),
    Event.FINISHED: (),
}


class State(GameState):
    """The record of the market."""

    players: int = field(np.int8)
    worth: int = field(np.int8)
    phase: int = field(np.int8)
    owed: int = field(np.int8)  # stones still to be paid
    least: int = field(np.int8)  # stones are paid in the order of their colours, from this one on
    offer: int = field(np.int8)
    left: int = field(np.int8)  # stones in the bag
    bag: Numbers = field(np.int8, STONES)  # in reverse order of drawing; hidden from all players
    hands: Matrix = field(np.int8, SEATS, COLOURS)
    shown: Matrix = field(np.int8, SEATS, COLOURS)
    spent: Numbers = field(np.int8, COLOURS)


STATE = layout(State)


@rule
def setup(s: State, options: Numbers, seed: int) -> None:
    seed_generator(s, seed)
    s.players = options[0]
    s.worth = options[2]
    for stone in range(STONES):
        s.bag[stone] = stone % COLOURS
    shuffle(s, s.bag, STONES)
    s.left = STONES
    if options[1] == Hand.THREE:
        for player in range(int(s.players)):
            for _ in range(HAND):
                s.hands[player, from_bag(s)] += 1
    s.offer = from_bag(s)
    s.phase = Phase.TRADE
    s.to_move = 0


@rule
def from_bag(s: State) -> int:
    """Return the next stone."""
    s.left -= 1
    stone = int(s.bag[s.left])
    s.bag[s.left] = 0
    s.revealed += 1
    return stone


@rule
def holds(s: State, player: int, least: int) -> int:
    """Return how many stones a player has of the colours from `least` on."""
    stones = 0
    for colour in range(least, COLOURS):
        stones += int(s.hands[player, colour])
    return stones


@rule
def legal(s: State, out: Numbers) -> int:
    me = int(s.to_move)
    if s.phase == Phase.DONE:
        out[0] = END
        return 1
    n = 0
    if s.phase == Phase.TRADE:
        out[0] = DRAW
        n = 1
        if holds(s, me, 0) >= PRICE:
            out[1] = SWAP
            n = 2
        return n
    for colour in range(int(s.least), COLOURS):
        if s.hands[me, colour] > 0 and holds(s, me, colour) >= int(s.owed):
            out[n] = PAY + colour
            n += 1
    return n


@rule
def apply(s: State, action: int, log: Log) -> None:
    me = int(s.to_move)
    if action == DRAW:
        stone = from_bag(s)
        s.hands[me, stone] += 1
        note(log, Event.DREW, EVERYONE, me)
        note(log, Event.SAW, 1 << me, me, stone)
        s.phase = Phase.DONE
    elif action == SWAP:
        s.phase = Phase.PAY
        s.owed = PRICE
        s.least = 0
    elif action == END:
        end_turn(s, log)
    else:
        pay(s, me, action - PAY, log)


@rule
def pay(s: State, me: int, colour: int, log: Log) -> None:
    """Pay one stone; with the last one the stone on offer is shown, and another one is put on offer."""
    s.hands[me, colour] -= 1
    s.spent[colour] += 1
    s.owed -= 1
    s.least = colour
    note(log, Event.PAID, EVERYONE, me, colour)
    if s.owed == 0:
        s.least = 0
        s.shown[me, s.offer] += 1
        note(log, Event.SHOWED, EVERYONE, me, int(s.offer))
        s.offer = from_bag(s)
        note(log, Event.OFFERED, EVERYONE, int(s.offer))
        s.phase = Phase.DONE


@rule
def end_turn(s: State, log: Log) -> None:
    s.phase = Phase.TRADE
    s.to_move = (int(s.to_move) + 1) % int(s.players)
    if s.left == 0:
        s.to_move = OVER
        note(log, Event.FINISHED, EVERYONE)


@rule
def sheet(s: State, out: Matrix) -> None:
    """Shown stones pay by their colour, stones in hand by their number alone, which is public."""
    for player in range(int(s.players)):
        out[0, player] = 0
        for colour in range(COLOURS):
            out[0, player] += WORTHS[int(s.worth), colour] * int(s.shown[player, colour])
        out[1, player] = holds(s, player, 0) // PRICE


@rule
def scores(s: State, out: Numbers) -> None:
    for player in range(int(s.players)):
        out[player] = holds(s, player, 0) // PRICE
        for colour in range(COLOURS):
            out[player] += WORTHS[int(s.worth), colour] * int(s.shown[player, colour])


@rule
def ranks(s: State, scores: Numbers, out: Numbers) -> None:
    """More points win; with equal points more stones in hand."""
    for player in range(int(s.players)):
        out[player] = 1
        for rival in range(int(s.players)):
            equal = scores[rival] == scores[player]
            if scores[rival] > scores[player] or (equal and holds(s, rival, 0) > holds(s, player, 0)):
                out[player] += 1


@rule
def redeal(s: State, player: int, seed: int) -> None:
    """Redeal the bag and the other hands: gather their stones by colour, shuffle, and deal."""
    seed_generator(s, seed)
    unknown = 0
    for colour in range(COLOURS):
        stones = EACH - int(s.spent[colour]) - int(s.hands[player, colour]) - (int(s.offer) == colour)
        for rival in range(int(s.players)):
            stones -= int(s.shown[rival, colour])
        for _ in range(stones):
            s.bag[unknown] = colour
            unknown += 1
    shuffle(s, s.bag, unknown)
    for rival in range(int(s.players)):
        if rival != player:
            count = holds(s, rival, 0)
            s.hands[rival, :] = 0
            for _ in range(count):
                unknown -= 1
                s.hands[rival, s.bag[unknown]] += 1
                s.bag[unknown] = 0


@rule
def weigh(s: State, actions: Numbers, n: int, out: Floats, spare: Records[State]) -> None:
    """Write the points that an action brings at once."""
    me = int(s.to_move)
    for i in range(n):
        spare[0] = s
        trial = spare[0]
        if actions[i] >= PAY:
            trial.hands[me, actions[i] - PAY] -= 1
        elif actions[i] == SWAP:
            trial.shown[me, s.offer] += 1
        out[i] = points(trial, me) - points(s, me)


@rule
def points(s: State, player: int) -> int:
    result = holds(s, player, 0) // PRICE
    for colour in range(COLOURS):
        result += WORTHS[int(s.worth), colour] * int(s.shown[player, colour])
    return result


@rule
def observe(s: State, player: int, out: Numbers) -> None:
    """Write the hand, the offer, the bag's size, all seats from the observer on, and the public rest."""
    out[:] = 0
    for colour in range(COLOURS):
        out[colour] = s.hands[player, colour]
    out[COLOURS] = s.offer
    out[COLOURS + 1] = s.left
    n = COLOURS + 2
    for ahead in range(int(s.players)):
        seat = (player + ahead) % int(s.players)
        out[n] = holds(s, seat, 0)
        out[n + 1] = s.to_move == seat
        for colour in range(COLOURS):
            out[n + 2 + colour] = s.shown[seat, colour]
        n += 2 + COLOURS
    n = COLOURS + 2 + SEATS * (2 + COLOURS)
    for colour in range(COLOURS):
        out[n + colour] = s.spent[colour]
    n += COLOURS
    out[n] = s.phase
    out[n + 1] = s.owed
    out[n + 2] = s.least
    out[n + 3] = s.worth
    out[n + 4] = s.players
