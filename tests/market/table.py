"""The market in words: actions, reasons, view, drawing."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from rich.text import Text
from tests.market import rules
from tests.market.rules import Colour, Phase, State

from townwright.core.action import Action, ScoreRow
from townwright.core.arrays import Numbers
from townwright.core.errors import Sentence
from townwright.core.state import OVER
from townwright.core.turns import TurnPhrase
from townwright.locale import Words

PACKAGE = Path(__file__).parent


class Draw(Action, frozen=True, tag="draw"):
    form: ClassVar[str] = "draw"


class Swap(Action, frozen=True, tag="swap"):
    form: ClassVar[str] = "swap"


class Pay(Action, frozen=True, tag="pay"):
    form: ClassVar[str] = "pay {colour}"
    unordered: ClassVar[bool] = True
    colour: str


class EndTurn(Action, frozen=True, tag="end_turn"):
    form: ClassVar[str] = "end turn"


KINDS = (Draw, Swap, Pay, EndTurn)
COLOURS = [colour.name.lower() for colour in Colour]
TURN_PHRASES: dict[int, TurnPhrase] = {
    rules.Event.PAID: TurnPhrase("paid", list="colour"),
    rules.Event.SHOWED: TurnPhrase("showed"),
}


def encode(action: Action) -> int:
    match action:
        case Draw():
            return rules.DRAW
        case Swap():
            return rules.SWAP
        case EndTurn():
            return rules.END
        case Pay(colour=colour):
            return rules.PAY + COLOURS.index(colour) if colour in COLOURS else rules.DRAW
    raise TypeError(f"{action!r} is not an action of this game")


def decode(s: State, code: int) -> Action:
    if code >= rules.PAY:
        return Pay(COLOURS[code - rules.PAY])
    return (Draw(), Swap(), EndTurn())[code]


def why_not(s: State, action: Action) -> Sentence | None:
    match action:
        case Pay(colour=colour) if colour not in COLOURS:
            return sentence("no-such-colour", colour=colour)
        case Pay(colour=colour) if s.phase == Phase.PAY:
            return sentence("not-that-stone", colour=f"$colour-{colour}")
        case Swap() if s.phase == Phase.TRADE:
            return sentence("too-few-stones", price=rules.PRICE)
    return None


def remark(s: State, action: Action) -> Sentence | None:
    return sentence("swap-shows", colour=f"$colour-{COLOURS[s.offer]}") if isinstance(action, Swap) else None


def question(s: State) -> Sentence:
    return sentence(f"ask-{Phase(s.phase).name.lower()}", seat=int(s.to_move))


def topic(s: State) -> str:
    return "turn"


def sources(s: State) -> list[str]:
    return ["shown", "hand"]


def expand(text: str) -> list[str]:
    """Return the decisions of a text: `swap for amber and beryl` is the swap and both payments."""
    kind, separator, stones = text.partition(" for ")
    return [kind, *[f"pay {stone}" for stone in stones.split(" and ")]] if separator else [text]


def tie_breaks(s: State) -> list[ScoreRow]:
    return [ScoreRow("held", s.hands[: s.players].sum(axis=1).tolist())]


class View(msgspec.Struct, frozen=True):
    to_move: int | None
    offer: str
    bag: int
    hand: dict[str, int] | None
    held: list[int]
    shown: list[dict[str, int]]


def count_by_colour(stones: Numbers) -> dict[str, int]:
    return dict(zip(COLOURS, map(int, stones), strict=True))


def view(s: State, seat: int | None) -> View:
    players = int(s.players)
    return View(
        to_move=None if s.to_move == OVER else int(s.to_move),
        offer=COLOURS[s.offer],
        bag=int(s.left),
        hand=None if seat is None else count_by_colour(s.hands[seat]),
        held=s.hands[:players].sum(axis=1).tolist(),
        shown=[count_by_colour(stones) for stones in s.shown[:players]],
    )


def draw(view: View, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> Any:
    return Text(f"{speak('label-offer')}: {speak('colour-' + view.offer)}", "bold red")


def share_picture(view: View, seat: int, sheet: Sequence[ScoreRow], speak: Words, names: Sequence[str]) -> list[str]:
    """Return one letter for each stone that the player shows."""
    stones = view.shown[seat]
    return ["".join(colour[0].upper() * stones[colour] for colour in COLOURS)]


def sentence(message: str, **arguments: object) -> Sentence:
    return Sentence(message, arguments, PACKAGE)
