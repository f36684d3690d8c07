"""The rules: a record, and functions over it.

Replace this game with your own: each player holds three hidden cards. On your turn, play one on the pile. It scores its
value if it is higher than the card below it. Then draw a card. The last card ends the game.

Every `@rule` runs as plain Python and is also compiled by Numba. It reads and writes numbers and arrays of the record,
calls other rules, and creates no lists, dictionaries or arrays.
"""

from enum import IntEnum

import numpy as np

from townwright.core.arrays import Matrix, Numbers
from townwright.core.chance import seed_generator, shuffle
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.core.state import OVER, GameState, field, layout

#: Maximum number of players. Every array with one entry per player has this size.
SEATS = 4
#: Cards have the values 0 to 5, which people read as 1 to 6. There are four of each.
VALUES = 6
EACH = 4
CARDS = VALUES * EACH
HAND = 3
#: The value of `s.top` before the first card is played.
EMPTY = -1

# An action is a number. Here it is the value of the card that is played.
ACTIONS = VALUES


class Event(IntEnum):
    """Kinds of events. People read the messages `event-played`, `event-drew` and so on."""

    PLAYED = 0
    DREW = 1
    FINISHED = 2


#: The names of each event's facts. `seat` is always a seat number.
FACTS: dict[int, tuple[str, ...]] = {
    Event.PLAYED: ("seat", "card", "points"),
    Event.DREW: ("seat", "card"),
    Event.FINISHED: (),
}


class State(GameState):
    """The whole table. `GameState` adds `chance`, `to_move` and `revealed`."""

    players: int = field(np.int8)  # the default rules need a field of this name
    top: int = field(np.int8)  # the card on top of the pile
    deck_size: int = field(np.int8)  # cards in the deck
    deck: Numbers = field(np.int8, CARDS)  # the last one is drawn first; hidden
    hands: Matrix = field(np.int8, SEATS, VALUES)  # how many cards of each value a player holds
    pile: Numbers = field(np.int8, VALUES)  # how many of each value are in the pile
    points: Numbers = field(np.int16, SEATS)


STATE = layout(State)


@rule
def setup(s: State, options: Numbers, seed: int) -> None:
    """Set up the game. The record has just been cleared: every field is zero.

    `options` has the number of players, then the index of the value of each option.
    """
    seed_generator(s, seed)  # the generator in the record is the only source of randomness
    s.players = options[0]
    s.top = EMPTY
    for card in range(CARDS):
        s.deck[card] = card % VALUES
    s.deck_size = CARDS
    shuffle(s, s.deck, CARDS)
    for player in range(int(s.players)):
        for _ in range(HAND):
            s.hands[player, draw(s)] += 1
    s.to_move = 0


@rule
def draw(s: State) -> int:
    """Draw a card from the deck; return its value."""
    s.deck_size -= 1
    card = int(s.deck[s.deck_size])
    s.deck[s.deck_size] = 0  # clear it, so that equal tables have equal bytes
    return card


@rule
def hand_size(s: State, player: int) -> int:
    """Return the number of cards a player holds, which is public."""
    cards = 0
    for card in range(VALUES):
        cards += int(s.hands[player, card])
    return cards


@rule
def points_for(s: State, card: int) -> int:
    """Return the points for playing a card now."""
    return card + 1 if card > s.top else 0


@rule
def legal(s: State, out: Numbers) -> int:
    """Write the legal actions of the player to move into `out`; return their number."""
    n = 0
    for card in range(VALUES):
        if s.hands[s.to_move, card] > 0:
            out[n] = card
            n += 1
    return n


@rule
def apply(s: State, action: int, log: Log) -> None:
    """Play a legal action; write events to `log`, each with the seats that may see it."""
    me = int(s.to_move)
    points = points_for(s, action)
    s.hands[me, action] -= 1
    s.pile[action] += 1
    s.points[me] += points
    s.top = action
    note(log, Event.PLAYED, EVERYONE, me, action + 1, points)
    if s.deck_size > 0:
        card = draw(s)
        s.hands[me, card] += 1
        s.revealed += 1  # a player learned something new, so undo stops here
        note(log, Event.DREW, 1 << me, me, card + 1)
    s.to_move = (me + 1) % int(s.players)
    if hand_size(s, int(s.to_move)) == 0:
        s.to_move = OVER
        note(log, Event.FINISHED, EVERYONE)


@rule
def sheet(s: State, out: Matrix) -> None:
    """Write the current score sheet: one row per source of points, one column per seat."""
    for player in range(int(s.players)):
        out[0, player] = s.points[player]


@rule
def redeal(s: State, player: int, seed: int) -> None:
    """Redeal everything that `player` cannot know. Bots and previews only see redealt states.

    States that look the same to the player must become equal, byte by byte. So collect the unknown cards by value,
    shuffle them and deal them again.
    """
    seed_generator(s, seed)
    unknown = 0
    for card in range(VALUES):
        for _ in range(EACH - int(s.pile[card]) - int(s.hands[player, card])):
            s.deck[unknown] = card
            unknown += 1
    shuffle(s, s.deck, unknown)
    for rival in range(int(s.players)):
        if rival != player:
            cards = hand_size(s, rival)
            s.hands[rival, :] = 0
            for _ in range(cards):
                unknown -= 1
                s.hands[rival, s.deck[unknown]] += 1
                s.deck[unknown] = 0


#: Number of values that `observe` writes.
OBSERVATION = 3 + 2 * VALUES + SEATS


@rule
def observe(s: State, player: int, out: Numbers) -> None:
    """Write the observation of a player, for learning algorithms. Write every number."""
    out[0] = s.to_move
    out[1] = s.top
    out[2] = s.deck_size
    for card in range(VALUES):
        out[3 + card] = s.hands[player, card]
        out[3 + VALUES + card] = s.pile[card]
    for seat in range(SEATS):
        out[3 + 2 * VALUES + seat] = s.points[seat]
