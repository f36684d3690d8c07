"""The rules: a record, and functions over it.

The game that is here to be replaced: everybody holds three cards in secret. In your turn you play one of them on the
pile. It scores its value if it is higher than the card below it. Then you draw a card. The last card ends the game.

Every `@rule` runs as plain Python and is compiled by Numba. So it reads and writes numbers and arrays of the record,
calls other rules, and creates no lists, dictionaries or arrays.
"""

from enum import IntEnum

import numpy as np

from townwright.core.arrays import Matrix, Numbers
from townwright.core.chance import seed_generator, shuffle
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.core.state import OVER, GameState, field, layout

#: Most players. Every array with a place per player has room for all of them.
SEATS = 4
#: Cards have the values 0 to 5, which people read as 1 to 6. There are four of each.
VALUES = 6
EACH = 4
CARDS = VALUES * EACH
HAND = 3
#: What `s.top` is before the first card is played.
EMPTY = -1

# An action is a number. Here it is the value of the card that is played.
ACTIONS = VALUES


class Event(IntEnum):
    """What can happen, for the log. People read it as the message `event-played`, `event-drew` …"""

    PLAYED = 0
    DREW = 1
    FINISHED = 2


#: The names of the numbers that come with each event. `seat` is always a seat.
FACTS: dict[int, tuple[str, ...]] = {
    Event.PLAYED: ("seat", "card", "points"),
    Event.DREW: ("seat", "card"),
    Event.FINISHED: (),
}


class State(GameState):
    """The table as it lies. `GameState` adds `chance`, `to_move` and `revealed`."""

    players: int = field(np.int8)  # called like this, rules that you leave out can be made for you
    top: int = field(np.int8)  # the card on top of the pile
    left: int = field(np.int8)  # cards in the deck
    deck: Numbers = field(np.int8, CARDS)  # the last one is drawn first; nobody knows the order
    hands: Matrix = field(np.int8, SEATS, VALUES)  # how many cards of each value a player holds
    played: Numbers = field(np.int8, VALUES)  # how many of each value lie in the pile
    points: Numbers = field(np.int16, SEATS)


STATE = layout(State)


@rule
def setup(s: State, options: Numbers, seed: int) -> None:
    """Lay the table out: every field is zero. `options` holds the number of players, then the number of the choice for
    each of your options."""
    seed_generator(s, seed)  # all chance comes from the generator in the record
    s.players = options[0]
    s.top = EMPTY
    for card in range(CARDS):
        s.deck[card] = card % VALUES
    s.left = CARDS
    shuffle(s, s.deck, CARDS)
    for player in range(int(s.players)):
        for _ in range(HAND):
            s.hands[player, draw(s)] += 1
    s.to_move = 0


@rule
def draw(s: State) -> int:
    """The next card of the deck."""
    s.left -= 1
    card = int(s.deck[s.left])
    s.deck[s.left] = 0  # nothing is left where nobody can look
    return card


@rule
def held(s: State, player: int) -> int:
    """How many cards a player holds, which everybody can see."""
    cards = 0
    for card in range(VALUES):
        cards += int(s.hands[player, card])
    return cards


@rule
def points_for(s: State, card: int) -> int:
    """What a card would score now."""
    return card + 1 if card > s.top else 0


@rule
def legal(s: State, out: Numbers) -> int:
    """Write the legal actions of the player to move into `out`, and return how many there are."""
    n = 0
    for card in range(VALUES):
        if s.hands[s.to_move, card] > 0:
            out[n] = card
            n += 1
    return n


@rule
def apply(s: State, action: int, log: Log) -> None:
    """Play a legal action. Events go into `log`, each with the seats that may see it."""
    me = int(s.to_move)
    scored = points_for(s, action)
    s.hands[me, action] -= 1
    s.played[action] += 1
    s.points[me] += scored
    s.top = action
    note(log, Event.PLAYED, EVERYONE, me, action + 1, scored)
    if s.left > 0:
        card = draw(s)
        s.hands[me, card] += 1
        s.revealed += 1  # somebody has learned something new: no undo beyond this
        note(log, Event.DREW, 1 << me, me, card + 1)
    s.to_move = (me + 1) % int(s.players)
    if held(s, int(s.to_move)) == 0:
        s.to_move = OVER
        note(log, Event.FINISHED, EVERYONE)


@rule
def sheet(s: State, out: Matrix) -> None:
    """The score sheet at any moment: one row per source of points, one column per seat."""
    for player in range(int(s.players)):
        out[0, player] = s.points[player]


@rule
def redeal(s: State, player: int, seed: int) -> None:
    """Make everything that `player` cannot know a fresh guess. Bots and previews see nothing but such guesses.

    States that look alike to the player must become equal, byte by byte. So gather the unknown cards by value, which
    forgets where they were, shuffle them and deal them out again.
    """
    seed_generator(s, seed)
    unknown = 0
    for card in range(VALUES):
        for _ in range(EACH - int(s.played[card]) - int(s.hands[player, card])):
            s.deck[unknown] = card
            unknown += 1
    shuffle(s, s.deck, unknown)
    for rival in range(int(s.players)):
        if rival != player:
            cards = held(s, rival)
            s.hands[rival, :] = 0
            for _ in range(cards):
                unknown -= 1
                s.hands[rival, s.deck[unknown]] += 1
                s.deck[unknown] = 0


#: How many numbers `observe` writes.
OBSERVATION = 3 + 2 * VALUES + SEATS


@rule
def observe(s: State, player: int, out: Numbers) -> None:
    """What a player knows, as numbers for learners. Write all of them."""
    out[0] = s.to_move
    out[1] = s.top
    out[2] = s.left
    for card in range(VALUES):
        out[3 + card] = s.hands[player, card]
        out[3 + VALUES + card] = s.played[card]
    for seat in range(SEATS):
        out[3 + 2 * VALUES + seat] = s.points[seat]
