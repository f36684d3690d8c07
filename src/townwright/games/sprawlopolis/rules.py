"""The rules of Sprawlopolis: setup, revealing, placing and passing cards, and who knows what.

All players know a card that is face up or came from the face-up deck. Those who have held a dealt or passed card know
it. As a player plays one card and passes on all others, a card once seen can be followed from hand to hand.
"""

from enum import IntEnum

from townwright.core import grid
from townwright.core.arrays import Numbers
from townwright.core.chance import seed_generator, shuffle
from townwright.core.contract import space_blocks
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.core.state import OVER
from townwright.core.turns import TurnPhrase
from townwright.games.sprawlopolis.components import CARDS, CITY, FACES, HAND, NO_CARD, OTHER_HAND, SCORING_CARDS
from townwright.games.sprawlopolis.state import Hands, MemoryOption, Phase, State

FIRST = 0

#: The action space: reveal a card; place a card, each card with codes of its own.
REVEAL = 0
PLACE = REVEAL + CARDS
ACTIONS = PLACE + CARDS * grid.CODES
ACTION_BLOCKS = space_blocks(
    ACTIONS,
    ("reveal", REVEAL, "reveal a card of the hand: + card - 1", {"card": CARDS}),
    (
        "place",
        PLACE,
        "place a card: + ((card - 1) × 1024 + y × 32 + x) × 2 + turned, x and y on the torus",
        {"card": CARDS, "y": grid.SIZE, "x": grid.SIZE, "turned": grid.ROTATIONS},
    ),
)

#: Maximum number of legal actions: a solo player's whole hand beside a city of all cards but one.
MAX_LEGAL = HAND * grid.most_placements(CITY - 1)
#: Maximum number of decisions in a game: each card but the start card revealed and placed.
MAX_LENGTH = 2 * (CITY - 1)


class Event(IntEnum):
    """The kinds of events."""

    REVEALED = 0
    PLACED = 1
    PASSED = 2  # how many cards go to the next player
    AMONG = 3  # one of the passed cards, for the seats that know it
    DREW = 4
    TURNED_UP = 5  # the new top card of the deck
    FINISHED = 6


#: The numbers that each event carries.
FACTS: dict[int, tuple[str, ...]] = {
    Event.REVEALED: ("seat", "card"),
    Event.PLACED: ("seat", "card", "x", "y", "turned"),
    Event.PASSED: ("seat", "count", "to"),
    Event.AMONG: ("card",),
    Event.DREW: ("seat", "card"),
    Event.TURNED_UP: ("card",),
    Event.FINISHED: (),
}

#: The phrases of the sentence about a turn.
TURN_PHRASES: dict[int, TurnPhrase] = {
    Event.PLACED: TurnPhrase("placed"),
    Event.PASSED: TurnPhrase("passed"),
    Event.DREW: TurnPhrase("drew"),
}
#: The event that ends a turn even if the same seat acts next: a solo player takes one turn after another.
TURN_ENDS = frozenset({Event.PLACED})


# Setting up


@rule
def setup(s: State, options: Numbers, seed: int) -> None:
    """Draw three scoring cards, deal three cards to the first player and one to each other player."""
    seed_generator(s, seed)
    s.players = options[0]
    s.difficulty = options[1]
    s.hands_option = options[2]
    s.memory = options[3]
    s.rim = options[4]
    s.park_hopping = options[5]
    grid.clear_town(s.city)
    for card in range(CARDS):
        s.pool[card] = card + 1
    shuffle(s, s.pool, CARDS)
    for place in range(SCORING_CARDS):
        s.scoring[place] = s.pool[place]
        show(s, int(s.scoring[place]))
    dealt = SCORING_CARDS
    for player in range(s.players):
        for _ in range(HAND if player == FIRST else OTHER_HAND):
            receive(s, player, int(s.pool[dealt]))
            dealt += 1
    start = int(s.pool[dealt])
    show(s, start)
    grid.place(s.city, FACES[start, 0], start, 0, 0, 0)
    s.remaining = CARDS - 1 - dealt
    for place in range(s.remaining):
        s.deck[place] = s.pool[CARDS - 1 - place]
    show(s, int(s.deck[s.remaining - 1]))
    s.pool[:] = NO_CARD
    s.to_move = FIRST
    s.phase = Phase.PLACE if s.players == 1 else Phase.REVEAL


# Playing


@rule
def legal(s: State, out: Numbers) -> int:
    """Write the legal actions into `out`; return how many there are."""
    me = int(s.to_move)
    size = int(s.hand_size[me])
    if s.phase == Phase.REVEAL:
        for place in range(size):
            out[place] = REVEAL + int(s.hand[me, place]) - 1
        return size
    if s.revealed_card != NO_CARD:
        return grid.placements(s.city, out, 0, place_codes(int(s.revealed_card)))
    first = place_codes(int(s.hand[me, 0]))
    places = grid.placements(s.city, out, 0, first)
    n = places
    for place in range(1, size):
        offset = place_codes(int(s.hand[me, place])) - first
        for i in range(places):
            out[n] = out[i] + offset
            n += 1
    return n


@rule
def place_codes(card: int) -> int:
    """Return the first code of placing a card."""
    return PLACE + (card - 1) * grid.CODES


@rule
def apply(s: State, action: int, log: Log) -> None:
    """Play one decision."""
    if action < PLACE:
        reveal(s, action - REVEAL + 1, log)
    else:
        place(s, (action - PLACE) // grid.CODES + 1, (action - PLACE) % grid.CODES, log)


@rule
def reveal(s: State, card: int, log: Log) -> None:
    """Choose a card of the hand and show it: it must be played next."""
    me = int(s.to_move)
    remove_from_hand(s, me, card)
    s.revealed_card = card
    show(s, card)
    s.revealed += 1
    note(log, Event.REVEALED, EVERYONE, me, card)
    s.phase = Phase.PLACE


@rule
def place(s: State, card: int, placement: int, log: Log) -> None:
    """Add the card to the city, as printed or turned, beside or over others, and end the turn."""
    me = int(s.to_move)
    if s.revealed_card == NO_CARD:
        remove_from_hand(s, me, card)
        show(s, card)
    s.revealed_card = NO_CARD
    x, y, turned = grid.placement_x(s.city, placement), grid.placement_y(s.city, placement), placement % grid.ROTATIONS
    grid.place(s.city, FACES[card, turned], card, x, y, turned)
    note(log, Event.PLACED, EVERYONE, me, card, x, y, turned)
    if s.players > 1:
        pass_on(s, me, log)
    draw(s, me, log)
    if s.city.card_count == CITY:
        s.to_move = OVER
        note(log, Event.FINISHED, EVERYONE)
    elif s.players > 1:
        s.to_move = left_of(s, me)
        s.phase = Phase.REVEAL


@rule
def left_of(s: State, player: int) -> int:
    """Return the next player clockwise."""
    return (player + 1) % int(s.players)


@rule
def pass_on(s: State, me: int, log: Log) -> None:
    """Pass the other cards of the hand to the left."""
    left = left_of(s, me)
    count = int(s.hand_size[me])
    if count == 0:
        return
    note(log, Event.PASSED, EVERYONE, me, count, left)
    hidden = False
    for place in range(count):
        card = int(s.hand[me, place])
        hidden = hidden or int(s.seen[card]) != EVERYONE
        s.hand[me, place] = NO_CARD
        receive(s, left, card)
        note(log, Event.AMONG, informed_seats(s, card, me, left), card)
    s.hand_size[me] = 0
    if hidden:
        s.revealed += 1


@rule
def informed_seats(s: State, card: int, giver: int, receiver: int) -> int:
    """Return the seats that learn which card is passed on: all that know it, or only giver and receiver."""
    return int(s.seen[card]) if is_memory_shown(s) else 1 << giver | 1 << receiver


@rule
def is_memory_shown(s: State) -> bool:
    """Return whether players see the cards in other hands that they have seen before."""
    return s.memory == MemoryOption.SHOWN or s.hands_option == Hands.OPEN


@rule
def draw(s: State, me: int, log: Log) -> None:
    """Draw the top card of the deck, if there is one; then all players see the next one."""
    if s.remaining == 0:
        return
    s.remaining -= 1
    card = int(s.deck[s.remaining])
    s.deck[s.remaining] = NO_CARD
    receive(s, me, card)
    note(log, Event.DREW, EVERYONE, me, card)
    if s.remaining:
        top = int(s.deck[s.remaining - 1])
        show(s, top)
        s.revealed += 1
        note(log, Event.TURNED_UP, EVERYONE, top)


# Hands, and who knows which card


@rule
def receive(s: State, player: int, card: int) -> None:
    """Take a card into the hand; all players see it if hands are open."""
    s.hand[player, s.hand_size[player]] = card
    s.hand_size[player] += 1
    sort_hand(s.hand[player], int(s.hand_size[player]))
    s.seen[card] = EVERYONE if s.hands_option == Hands.OPEN else int(s.seen[card]) | 1 << player


@rule
def sort_hand(hand: Numbers, size: int) -> None:
    """Sort a hand in ascending order, so that the order of the cards reveals nothing."""
    for last in range(1, size):
        place = last
        while place > 0 and hand[place - 1] > hand[place]:
            card = hand[place]
            hand[place] = hand[place - 1]
            hand[place - 1] = card
            place -= 1


@rule
def remove_from_hand(s: State, player: int, card: int) -> None:
    """Remove a card from a player's hand."""
    s.hand_size[player] -= 1
    size = int(s.hand_size[player])
    place = 0
    while s.hand[player, place] != card:
        place += 1
    while place < size:
        s.hand[player, place] = s.hand[player, place + 1]
        place += 1
    s.hand[player, size] = NO_CARD


@rule
def show(s: State, card: int) -> None:
    """Let all players see a card."""
    s.seen[card] = EVERYONE


@rule
def knows(s: State, player: int, card: int) -> bool:
    """Return whether a player knows where a card is."""
    return int(s.seen[card]) >> player & 1 == 1


@rule
def redeal(s: State, player: int, seed: int) -> None:
    """Redeal what `player` does not know: cards in other hands and in the deck.

    The player cannot know which other players know such a card: its holder is assumed to, and no one else.
    """
    seed_generator(s, seed)
    hidden = 0
    for card in range(1, CARDS + 1):
        if not knows(s, player, card):
            s.pool[hidden] = card
            hidden += 1
    shuffle(s, s.pool, hidden)
    for seat in range(s.players):
        hidden = redeal_hand(s, player, seat, hidden)
    for place in range(s.remaining):
        if not knows(s, player, int(s.deck[place])):
            hidden -= 1
            s.deck[place] = s.pool[hidden]
    s.pool[:] = NO_CARD
    forget_others(s, player)


@rule
def redeal_hand(s: State, player: int, seat: int, hidden: int) -> int:
    """Replace the unknown cards of a hand with the last ones of the pool; return the pool's new size."""
    hand = s.hand[seat]
    for place in range(s.hand_size[seat]):
        if not knows(s, player, int(hand[place])):
            hidden -= 1
            hand[place] = s.pool[hidden]
    sort_hand(hand, int(s.hand_size[seat]))
    return hidden


@rule
def forget_others(s: State, player: int) -> None:
    """Forget who knows a card, except `player` and the card's holder, unless all players know it."""
    for card in range(1, CARDS + 1):
        if s.seen[card] != EVERYONE:
            s.seen[card] = int(s.seen[card]) & 1 << player
    for seat in range(s.players):
        for place in range(s.hand_size[seat]):
            card = int(s.hand[seat, place])
            s.seen[card] = int(s.seen[card]) | 1 << seat
