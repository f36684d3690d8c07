"""What a player may see, as plain data. In this game all players see everything."""

from enum import IntEnum

import msgspec

from townwright.core import grid
from townwright.core.action import ScoreRow
from townwright.core.errors import Sentence
from townwright.core.record import from_fields
from townwright.core.squares import squares_of
from townwright.core.state import OVER
from townwright.games.circle_the_wagons.actions import circle_of, given_away, sentence
from townwright.games.circle_the_wagons.components import Condition, Icon, Territory
from townwright.games.circle_the_wagons.conditions import count_showing
from townwright.games.circle_the_wagons.rules import card_to_place, place_ahead
from townwright.games.circle_the_wagons.state import NOBODY, Phase, State, Tie


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
    """A town: its cards in order, and the visible squares."""

    cards: list[LaidCard]
    squares: list[Square]


class CirclePlace(msgspec.Struct, frozen=True):
    """A place of the circle: its card, its owner, and the cards that taking it gives away, in order."""

    card: int
    owner: int | None
    gives: list[int]


class View(msgspec.Struct, frozen=True):
    """The table."""

    phase: str
    to_move: int | None
    scoring: list[str]
    circle: list[CirclePlace]  # clockwise, as dealt
    ahead: list[int]  # the cards left in the circle, from the next one on
    upcoming: int | None  # place of the next card to take or skip; none before the start is chosen
    hands: list[list[int]]  # cards waiting to be placed, in order
    towns: list[Town]


def view(s: State, seat: int | None) -> View:
    """Return the table as a seat sees it."""
    return View(
        phase=Phase(s.phase).name.lower(),
        to_move=None if s.to_move == OVER else int(s.to_move),
        scoring=[Condition(condition).id for condition in s.scoring],
        circle=[circle_place(s, place) for place in range(len(s.circle))],
        ahead=[circle_of(s).circle[place_ahead(circle_of(s), ahead)] for ahead in range(s.remaining)],
        upcoming=None if s.phase == Phase.START or s.remaining == 0 else int(s.upcoming),
        hands=[hand[:size].tolist() for hand, size in zip(s.hand, s.hand_size, strict=True)],
        towns=[town(s.towns[player]) for player in range(len(s.towns))],
    )


def circle_place(s: State, place: int) -> CirclePlace:
    """Return a place of the circle."""
    card, owner = circle_of(s).circle[place], circle_of(s).owner[place]
    if owner != NOBODY:
        return CirclePlace(card, owner, [])
    return CirclePlace(card, None, [] if s.phase == Phase.START else given_away(s, card))


@from_fields("planes", "occupied", "left", "right", "top", "bottom", "cards", "card_count", lists=True)
def town(t: grid.Town) -> Town:
    """Return a town: its cards in order, and the visible squares."""
    territories, icons = names_by_square(t, Territory), names_by_square(t, Icon)
    return Town(
        [LaidCard(card, x, y, bool(turned)) for card, x, y, turned in t.cards[: t.card_count]],
        [Square(*place, territories[place], icons[place]) for place in squares_of(t, t.occupied)],
    )


def names_by_square(t: grid.Town, things: type[IntEnum]) -> dict[tuple[int, int], str]:
    """Return the territory or icon that each square of a town shows."""
    return {place: thing.name.lower() for thing in things for place in squares_of(t, t.planes[thing])}


def sources(s: State) -> list[str]:
    """Return the names of the rows of the score sheet."""
    return [territory.name.lower() for territory in Territory] + [Condition(card).id for card in s.scoring]


def tie_breaks(s: State) -> list[ScoreRow]:
    """Return the tie-break: with the option for it, more guns."""
    return [ScoreRow("guns", [count_showing(t, Icon.GUN) for t in s.towns])] if s.tie == Tie.GUNS else []


def question(s: State) -> Sentence:
    """Return the question to the player to move."""
    if s.phase == Phase.START:
        return sentence("ask-start")
    if s.phase == Phase.TAKE:
        return sentence("ask-take")
    return sentence("ask-place", card=card_to_place(s), count=int(s.hand_size[s.to_move]))


def topic(s: State) -> str:
    """Return the section of the rules that matters now."""
    return {Phase.START: "setup", Phase.TAKE: "taking", Phase.PLACE: "placing"}[Phase(s.phase)]
