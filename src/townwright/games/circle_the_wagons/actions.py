"""Actions in words: notation, JSON, and why an action is not possible."""

from pathlib import Path
from typing import ClassVar

from townwright.core import grid
from townwright.core.action import Action
from townwright.core.errors import Sentence
from townwright.core.record import once, plain_fields
from townwright.games.circle_the_wagons.components import CARDS
from townwright.games.circle_the_wagons.rules import PLACE, START, TAKE, card_to_place, place_ahead, skipped_for
from townwright.games.circle_the_wagons.state import NOBODY, Phase, State


class Start(Action, frozen=True, tag="start"):
    """The second player chooses the card at which the first player begins."""

    form: ClassVar[str] = "start {card}"
    card: int


class Take(Action, frozen=True, tag="take"):
    """Take a card from the circle; the cards before it go to the other player."""

    form: ClassVar[str] = "take {card}"
    card: int


class Place(Action, frozen=True, tag="place"):
    """Place a card with its top left square at (x, y)."""

    form: ClassVar[str] = "place {card} at {x},{y}[ turned]"
    card: int
    x: int
    y: int
    turned: bool = False


KINDS = (Start, Take, Place)


def encode(action: Action) -> int:
    """Return the code of an action, whether it is legal or not."""
    match action:
        case Start(card=card):
            return START + card % CARDS
        case Take(card=card):
            return TAKE + card % CARDS
        case Place(x=x, y=y, turned=turned):
            return int(PLACE + grid.code(x, y, turned))
    raise TypeError(f"{action.__class__.__name__} is not an action of this game")


def decode(s: State, code: int) -> Action:
    """Return the action that a code stands for."""
    if code < TAKE:
        return Start(code - START)
    if code < PLACE:
        return Take(code - TAKE)
    card, left, top = placing(s)
    return Place(card, *grid.placement(left, top, code - PLACE))


@once
def placing(s: State) -> tuple[int, int, int]:
    """Return the card to place, and the left and top edge of the town it is placed in."""
    town = s.towns[s.to_move]
    return card_to_place(s), int(town.left), int(town.top)


def why_not(s: State, action: Action) -> Sentence | None:
    """Return the rule that forbids an action."""
    me = int(s.to_move)
    match action:
        case Start(card=card) | Take(card=card) | Place(card=card) if not 0 <= card < CARDS:
            return sentence("no-such-card", card=card, last=CARDS - 1)
        case Start(card=card) if s.phase == Phase.START:
            return sentence("not-in-circle", card=card)
        case Start():
            return sentence("start-was-chosen")
        case _ if s.phase == Phase.START:
            return sentence("choose-start-first", seat=me)
        case Take() if s.phase == Phase.PLACE:
            return sentence("place-first", card=card_to_place(s))
        case Take(card=card) if card in s.circle:
            owner = int(s.owner[list(s.circle).index(card)])
            return sentence("card-is-gone", card=card, seat=owner) if owner != NOBODY else None
        case Take(card=card):
            return sentence("not-in-circle", card=card)
        case Place() if s.phase == Phase.TAKE:
            return sentence("take-first")
        case Place(card=card) if card not in s.hand[me, : s.hand_size[me]]:
            return sentence("not-in-hand", found=card, card=card_to_place(s))
        case Place(card=card) if card != card_to_place(s):
            return sentence("other-card-first", card=card_to_place(s))
        case Place(x=x, y=y):
            message = grid.why_not(s.towns[me], x, y)
            return sentence(message) if message else None
    return None


def remark(s: State, action: Action) -> Sentence | None:
    """Return a remark for the player to move: which cards a take gives away."""
    if not isinstance(action, Take):
        return None
    cards = given_away(s, action.card)
    if not cards:
        return None
    return sentence("gives-away", seat=1 - int(s.to_move), cards=cards, count=len(cards))


def given_away(s: State, card: int) -> list[int]:
    """Return the cards that go to the other player if a card of the circle is taken, in order."""
    s = circle_of(s)
    return [s.circle[place_ahead(s, ahead)] for ahead in range(skipped_for(s, card))]


@once
def circle_of(s: State) -> State:
    """Return the fields of the circle as plain lists, which are faster to read."""
    return plain_fields(s, "circle", "owner", "upcoming")


PACKAGE = Path(__file__).parent


def sentence(message: str, **arguments: object) -> Sentence:
    """Return a sentence with the words of this game."""
    return Sentence(message, arguments, PACKAGE)
