"""What one player may see, as plain data for pages, logs and drawings. In this game everybody sees everything."""

from typing import Any

import msgspec

from townwright.core.action import ScoreRow
from townwright.core.errors import Reason
from townwright.core.record import from_fields
from townwright.core.state import OVER
from townwright.games.circle_the_wagons.actions import reason
from townwright.games.circle_the_wagons.components import CIRCLE, SQUARES, Condition, Icon, Territory
from townwright.games.circle_the_wagons.state import NOBODY, Phase, Tie


class LaidCard(msgspec.Struct, frozen=True):
    """A card of a town, its top left square at (x, y). Later cards cover earlier ones."""

    card: int
    x: int
    y: int
    turned: bool


class Square(msgspec.Struct, frozen=True):
    """A visible square of a town."""

    x: int
    y: int
    territory: str
    icon: str


class Town(msgspec.Struct, frozen=True):
    cards: list[LaidCard]
    squares: list[Square]


class CirclePlace(msgspec.Struct, frozen=True):
    """A place of the circle: its card, and who got it."""

    card: int
    owner: int | None


class View(msgspec.Struct, frozen=True):
    """The table."""

    phase: str
    to_move: int | None
    scoring: list[str]
    circle: list[CirclePlace]  # clockwise, as dealt
    upcoming: int | None  # place of the next card to take or skip; none before the start is chosen
    hands: list[list[int]]  # cards waiting to be placed, in order
    towns: list[Town]

    @property
    def ahead(self) -> list[int]:
        """The cards left in the circle, from the next one on."""
        places = [*range(self.upcoming or 0, CIRCLE), *range(self.upcoming or 0)]
        return [self.circle[place].card for place in places if self.circle[place].owner is None]


def view(s: Any, seat: int | None) -> View:
    """The table as a seat sees it."""
    return View(
        phase=Phase(s.phase).name.lower(),
        to_move=None if s.to_move == OVER else int(s.to_move),
        scoring=[Condition(condition).id for condition in s.scoring],
        circle=[
            CirclePlace(int(card), None if owner == NOBODY else int(owner))
            for card, owner in zip(s.circle, s.owner, strict=True)
        ],
        upcoming=None if s.phase == Phase.START or s.remaining == 0 else int(s.upcoming),
        hands=[hand[:holding].tolist() for hand, holding in zip(s.hand, s.holding, strict=True)],
        towns=[town(s.towns[player]) for player in range(len(s.towns))],
    )


@from_fields("cards", "laid")
def town(t: Any) -> Town:
    """A town: its cards as they were laid, and what is visible of them."""
    cards = [LaidCard(card, x, y, bool(turned)) for card, x, y, turned in t.cards[: t.laid].tolist()]
    squares: dict[tuple[int, int], Square] = {}
    for laid in cards:
        shown = SQUARES[laid.card]
        for quadrant, (territory, icon) in enumerate(reversed(shown) if laid.turned else shown):
            x, y = laid.x + quadrant % 2, laid.y + quadrant // 2
            squares[x, y] = Square(x, y, territory.name.lower(), icon.name.lower())
    return Town(cards, [squares[place] for place in sorted(squares, key=lambda place: (place[1], place[0]))])


def sources(s: Any) -> list[str]:
    """The rows of the score sheet."""
    return [territory.name.lower() for territory in Territory] + [Condition(card).id for card in s.scoring]


def tie_breaks(s: Any) -> list[ScoreRow]:
    """With the option for it, more guns decide between equal points."""
    return [ScoreRow("guns", [guns(town(t)) for t in s.towns])] if s.tie == Tie.GUNS else []


def guns(shown: Town) -> int:
    """The guns to be seen in a town."""
    return sum(square.icon == Icon.GUN.name.lower() for square in shown.squares)


def question(s: Any) -> Reason:
    """What the player to move is asked."""
    seat = int(s.to_move)
    if s.phase == Phase.START:
        return reason("ask-start", seat=seat)
    if s.phase == Phase.TAKE:
        return reason("ask-take", seat=seat)
    return reason("ask-place", seat=seat, card=int(s.hand[seat, 0]), count=int(s.holding[seat]))


def topic(s: Any) -> str:
    """The section of the rules that matters now."""
    return {Phase.START: "setup", Phase.TAKE: "taking", Phase.PLACE: "placing"}[Phase(s.phase)]
