"""Actions in words: notation, JSON, and why an action is not possible."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import ClassVar

from townwright.core import grid
from townwright.core.action import Action
from townwright.core.errors import Sentence
from townwright.core.grid import Town
from townwright.core.record import once, plain_fields
from townwright.games.sprawlopolis.components import CARDS, NO_CARD
from townwright.games.sprawlopolis.rules import PLACE, REVEAL, place_codes
from townwright.games.sprawlopolis.state import Phase, State


class Reveal(Action, frozen=True, tag="reveal"):
    """Show the card of the hand that will be placed."""

    form: ClassVar[str] = "reveal {card}"
    card: int


class Place(Action, frozen=True, tag="place"):
    """Place a card with its top left block at (x, y)."""

    form: ClassVar[str] = "place {card} at {x},{y}[ turned]"
    card: int
    x: int
    y: int
    turned: bool = False


KINDS = (Reveal, Place)


def encode(action: Action) -> int:
    """Return the code of an action, whether it is legal or not."""
    match action:
        case Reveal(card=card):
            return REVEAL + (card - 1) % CARDS
        case Place(card=card, x=x, y=y, turned=turned):
            return int(place_codes((card - 1) % CARDS + 1) + grid.code(x, y, turned))
    raise TypeError(f"{action.__class__.__name__} is not an action of this game")


def decode(s: State, code: int) -> Action:
    """Return the action that a code stands for."""
    if code < PLACE:
        return Reveal(code - REVEAL + 1)
    card, placement = divmod(code - PLACE, grid.CODES)
    return Place(card + 1, *grid.placement(s.city.left, s.city.top, placement))


def why_not(s: State, action: Action) -> Sentence | None:
    """Return the rule that forbids an action."""
    match action:
        case Reveal(card=card) | Place(card=card) if not 1 <= card <= CARDS:
            return sentence("no-such-card", card=card, last=CARDS)
        case Reveal() if s.players == 1:
            return sentence("nothing-to-reveal")
        case Reveal() if s.phase == Phase.PLACE:
            return sentence("revealed-already", card=int(s.revealed_card))
        case Place() if s.phase == Phase.REVEAL:
            return sentence("reveal-first")
        case Place(card=card) if s.revealed_card not in (NO_CARD, card):
            return sentence("other-card-revealed", card=int(s.revealed_card))
        case Reveal(card=card) | Place(card=card) if card not in (*s.hand[s.to_move], s.revealed_card):
            return why_not_in_hand(s, card)
        case Place(x=x, y=y):
            return why_not_here(s.city, x, y)
    return None


def why_not_in_hand(s: State, card: int) -> Sentence:
    """Return why a card is not in the hand; it says where the card is only if all players know."""
    if card in s.scoring:
        return sentence("is-scoring-card", card=card)
    if card in s.city.cards[: s.city.card_count, 0]:
        return sentence("is-in-city", card=card)
    return sentence("not-in-hand", card=card)


def why_not_here(city: Town, x: int, y: int) -> Sentence | None:
    """Return why no card may be placed at (x, y), or None."""
    message = grid.why_not(city, x, y)
    return sentence(f"city-{message}") if message else None


def remark(s: State, action: Action) -> Sentence | None:
    """Return a remark for the player to move: how many blocks a card would cover."""
    if not isinstance(action, Place):
        return None
    return remark_about_place(s)(action.x, action.y)


@once
def remark_about_place(s: State) -> Callable[[int, int], Sentence | None]:
    """Return a function for the remark about a place; it is the same for all cards, both ways up."""
    occupied = plain_fields(s.city, "occupied")  # a list is faster to read than an array

    @cache
    def remark_at(x: int, y: int) -> Sentence | None:
        covered = grid.covered_squares(occupied, x, y)
        return covers(covered) if covered else None

    return remark_at


@cache
def covers(count: int) -> Sentence:
    """Return the remark that a card covers a number of blocks."""
    return sentence("covers", count=count)


PACKAGE = Path(__file__).parent


def sentence(message: str, **arguments: object) -> Sentence:
    """Return a sentence with the words of this game."""
    return Sentence(message, arguments, PACKAGE)
