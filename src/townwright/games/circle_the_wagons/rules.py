"""The rules of Circle the Wagons: setup, taking cards from the circle, placing them."""

from enum import IntEnum

from townwright.core import grid
from townwright.core.arrays import Numbers
from townwright.core.chance import seed_generator, shuffle
from townwright.core.contract import space_blocks
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.core.state import OVER
from townwright.core.turns import TurnPhrase
from townwright.games.circle_the_wagons.components import (
    BACKS,
    CARDS,
    CIRCLE,
    FACES,
    PLAYERS,
    SCORING_CARDS,
)
from townwright.games.circle_the_wagons.state import NOBODY, Phase, State

FIRST = 0
SECOND = 1

#: The action space: choose the start card, take a card, place the first card of the hand.
START = 0
TAKE = START + CARDS
PLACE = TAKE + CARDS
ACTIONS = PLACE + grid.CODES
ACTION_BLOCKS = space_blocks(
    ACTIONS,
    ("start", START, "choose the card at which the circle begins: + card", {"card": CARDS}),
    ("take", TAKE, "take a card: + card", {"card": CARDS}),
    (
        "place",
        PLACE,
        "place the first card of the hand: + (y × 32 + x) × 2 + turned, x and y on the torus",
        {"y": grid.SIZE, "x": grid.SIZE, "turned": grid.ROTATIONS},
    ),
)

#: Maximum number of legal actions: the placements of one card when all others are in the town.
MAX_LEGAL = grid.most_placements(CIRCLE - 1)
#: Maximum number of decisions in a game: the start, and each card taken and placed.
MAX_LENGTH = 1 + 2 * CIRCLE


class Event(IntEnum):
    """The kinds of events."""

    STARTED = 0  # the second player chose the start card
    TOOK = 1
    GAVE = 2  # a skipped card goes to the other player
    PLACED = 3
    FINISHED = 4


#: The numbers that each event carries.
FACTS: dict[int, tuple[str, ...]] = {
    Event.STARTED: ("seat", "card"),
    Event.TOOK: ("seat", "card", "skipped"),
    Event.GAVE: ("seat", "card", "to"),
    Event.PLACED: ("seat", "card", "x", "y", "turned"),
    Event.FINISHED: (),
}

#: The phrases of the sentence about a turn.
TURN_PHRASES: dict[int, TurnPhrase] = {
    Event.STARTED: TurnPhrase("started"),
    Event.TOOK: TurnPhrase("took"),
    Event.PLACED: TurnPhrase("placed", list="card", unless="took"),
}


@rule
def setup(s: State, options: Numbers, seed: int) -> None:
    """Draw three scoring cards, lay the other fifteen in a circle; the second player chooses the start."""
    seed_generator(s, seed)
    s.boom_or_bust = options[1]
    s.holes = options[2]
    s.tie = options[3]
    deck = s.hand.reshape(PLAYERS * CIRCLE)  # the hands are still empty and serve as scratch space
    for card in range(CARDS):
        deck[card] = card
    shuffle(s, deck, CARDS)
    for card in range(SCORING_CARDS):
        s.scoring[card] = BACKS[deck[card]]
    for place in range(CIRCLE):
        s.circle[place] = deck[SCORING_CARDS + place]
        s.owner[place] = NOBODY
    s.hand[:] = 0
    s.remaining = CIRCLE
    for player in range(PLAYERS):
        grid.clear_town(s.towns[player])
    s.phase = Phase.START
    s.to_move = SECOND


@rule
def legal(s: State, out: Numbers) -> int:
    """Write the legal actions into `out`; return how many there are."""
    if s.phase == Phase.PLACE:
        return grid.placements(s.towns[s.to_move], out, 0, PLACE)
    base = START if s.phase == Phase.START else TAKE
    for ahead in range(s.remaining):
        out[ahead] = base + int(s.circle[place_ahead(s, ahead)])
    return int(s.remaining)


@rule
def apply(s: State, action: int, log: Log) -> None:
    """Play one decision."""
    if action >= PLACE:
        place(s, action - PLACE, log)
    elif action >= TAKE:
        take(s, action - TAKE, log)
    else:
        start(s, action - START, log)


@rule
def clockwise(place: int, steps: int) -> int:
    """Return the place in the circle a number of steps after another one."""
    return (place + steps) % CIRCLE


@rule
def place_ahead(s: State, ahead: int) -> int:
    """Return the place in the circle of the card that is `ahead` cards after the next one, clockwise."""
    return clockwise(int(s.upcoming), ahead)


@rule
def skipped_for(s: State, card: int) -> int:
    """Return how many cards are skipped, and given away, by taking a card."""
    skipped = 0
    while s.circle[place_ahead(s, skipped)] != card:
        skipped += 1
    return skipped


@rule
def card_to_place(s: State) -> int:
    """Return the card that the player to move places next: cards are placed in the order received."""
    return int(s.hand[s.to_move, 0])


@rule
def start(s: State, card: int, log: Log) -> None:
    """Choose, as the second player, the card at which the first player begins."""
    while s.circle[s.upcoming] != card:
        s.upcoming = place_ahead(s, 1)
    note(log, Event.STARTED, EVERYONE, SECOND, card)
    s.phase = Phase.TAKE
    s.to_move = FIRST


@rule
def take(s: State, card: int, log: Log) -> None:
    """Take the next card, or skip cards clockwise; skipped cards go to the other player."""
    me = int(s.to_move)
    other = 1 - me
    skipped = skipped_for(s, card)
    note(log, Event.TOOK, EVERYONE, me, card, skipped)
    for ahead in range(skipped):
        place = place_ahead(s, ahead)
        receive(s, other, place)
        note(log, Event.GAVE, EVERYONE, me, int(s.circle[place]), other)
    receive(s, me, place_ahead(s, skipped))
    s.upcoming = place_ahead(s, skipped + 1)
    s.remaining -= skipped + 1
    s.phase = Phase.PLACE


@rule
def receive(s: State, player: int, place: int) -> None:
    """Move a card from the circle to a player's hand, after those received before."""
    s.owner[place] = player
    s.hand[player, s.hand_size[player]] = s.circle[place]
    s.hand_size[player] += 1


@rule
def place(s: State, placement: int, log: Log) -> None:
    """Place the next card of the hand in the town, as printed or upside down, beside or over others."""
    me = int(s.to_move)
    town = s.towns[me]
    card = card_to_place(s)
    x, y, turned = grid.placement_x(town, placement), grid.placement_y(town, placement), placement % grid.ROTATIONS
    grid.place(town, FACES[card, turned], card, x, y, turned)
    note(log, Event.PLACED, EVERYONE, me, card, x, y, turned)
    s.hand_size[me] -= 1
    for waiting in range(s.hand_size[me]):
        s.hand[me, waiting] = s.hand[me, waiting + 1]
    s.hand[me, s.hand_size[me]] = 0
    if s.hand_size[me] == 0:
        after_placing_hand(s, log)


@rule
def after_placing_hand(s: State, log: Log) -> None:
    """Continue after a player has placed all cards of the hand.

    After a taken card, the other player places the skipped cards, or takes a card if none were skipped. After received
    cards, the player takes one. The game ends when the circle is empty and every card is placed.
    """
    me = int(s.to_move)
    other = 1 - me
    if s.hand_size[other]:
        s.to_move = other
    elif s.remaining == 0:
        s.to_move = OVER
        note(log, Event.FINISHED, EVERYONE)
    else:
        s.phase = Phase.TAKE
        if int(s.owner[place_ahead(s, -1)]) == me:
            s.to_move = other


@rule
def redeal(s: State, player: int, seed: int) -> None:
    """Restart the generator; everything else is open after the deal."""
    seed_generator(s, seed)
