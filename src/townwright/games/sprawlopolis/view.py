"""What a player may see, as plain data."""

from collections.abc import Sequence
from functools import cache

import msgspec
import numpy as np

from townwright.core.action import ScoreRow
from townwright.core.errors import Sentence
from townwright.core.grid import Town
from townwright.core.log import EVERYONE
from townwright.core.record import copy_record, from_fields
from townwright.core.squares import squares_of
from townwright.core.state import OVER
from townwright.games.sprawlopolis.actions import sentence
from townwright.games.sprawlopolis.components import CARDS, CITY, NO_CARD, Edge, Zone, condition
from townwright.games.sprawlopolis.rules import is_memory_shown, knows
from townwright.games.sprawlopolis.scoring import is_won, score, sum_of_numbers
from townwright.games.sprawlopolis.scoring import target as target_of
from townwright.games.sprawlopolis.state import Phase, State

#: The source of the roads' row in the score sheet.
ROADS = "roads"


class LaidCard(msgspec.Struct, frozen=True):
    """A card of the city, its top left block at (x, y). Later cards cover earlier ones."""

    card: int
    x: int
    y: int
    turned: bool


class Block(msgspec.Struct, frozen=True):
    """A visible block: its zone and the edges its road joins ("NS", "EW", "NE" …; none in a park)."""

    x: int
    y: int
    zone: str
    road: str


class City(msgspec.Struct, frozen=True):
    """The city: its cards in order, and the visible blocks."""

    cards: list[LaidCard]
    blocks: list[Block]


class Hand(msgspec.Struct, frozen=True):
    """A hand: the cards the viewer knows, and the number of others."""

    cards: list[int]
    hidden: int


class ScoringCard(msgspec.Struct, frozen=True):
    """A scoring card: its number, which adds to the target, and its condition."""

    card: int
    condition: str


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    phase: str
    to_move: int | None
    scoring: list[ScoringCard]
    target: int
    won: bool | None  # None until the game is over
    deck: int  # cards left in it
    top: int | None  # the top card of the deck
    revealed_card: int | None  # the card that has to be placed
    hands: list[Hand]
    city: City
    size: int  # cards in the finished city


def view(s: State, seat: int | None) -> View:
    """Return the table as a seat sees it; without a seat, as watchers see it."""
    over = bool(s.to_move == OVER)
    return View(
        phase=Phase(s.phase).name.lower(),
        to_move=None if over else int(s.to_move),
        scoring=[ScoringCard(int(card), condition(card)) for card in s.scoring],
        target=target_of(s),
        won=won(s) if over else None,
        deck=int(s.remaining),
        top=int(s.deck[s.remaining - 1]) if s.remaining else None,
        revealed_card=None if s.revealed_card == NO_CARD else int(s.revealed_card),
        hands=[hand(s, player, seat) for player in range(s.players)],
        city=city(s.city),
        size=CITY,
    )


def hand(s: State, player: int, seat: int | None) -> Hand:
    """Return a player's hand as a seat sees it."""
    cards = s.hand[player][: s.hand_size[player]].tolist()
    known = [card for card in cards if player == seat or is_shown(s, card, seat)]
    return Hand(known, len(cards) - len(known))


def is_shown(s: State, card: int, seat: int | None) -> bool:
    """Return whether a view shows a card in another hand: its seat has seen it, and memory is shown."""
    if not is_memory_shown(s):
        return False
    return bool(s.seen[card] == EVERYONE if seat is None else knows(s, seat, card))


@from_fields("planes", "occupied", "left", "right", "top", "bottom", "cards", "card_count", lists=True)
def city(t: Town) -> City:
    """Return the city: its cards in order, and the visible blocks."""
    zones = {place: zone.id for zone in Zone for place in squares_of(t, t.planes[zone])}
    roads = dict.fromkeys(zones, "")
    for edge in Edge:
        for place in squares_of(t, t.planes[edge]):
            roads[place] += edge.name[0]
    return City(
        [LaidCard(card, x, y, bool(turned)) for card, x, y, turned in t.cards[: t.card_count]],
        [Block(*place, zones[place], roads[place]) for place in squares_of(t, t.occupied)],
    )


def won(s: State) -> bool:
    """Return whether the city has reached the target."""
    return bool(is_won(score(copy_record(s)), target_of(s)))


def sources(s: State) -> list[str]:
    """Return the names of the rows of the score sheet."""
    return [*(zone.id for zone in Zone), ROADS, *(condition(card) for card in s.scoring)]


def target(sheet: Sequence[ScoreRow]) -> int:
    """Return the target of a score sheet: the sum of the numbers of its scoring cards."""
    numbers = card_numbers()
    return sum_of_numbers(np.array([numbers[row.source] for row in sheet if row.source in numbers], np.int64))


@cache
def card_numbers() -> dict[str, int]:
    """Return the number of the card with each scoring condition."""
    return {condition(card): card for card in range(1, CARDS + 1)}


def question(s: State) -> Sentence:
    """Return the question to the player to move."""
    if s.phase == Phase.REVEAL:
        return sentence("ask-reveal")
    if s.revealed_card != NO_CARD:
        return sentence("ask-place", card=int(s.revealed_card))
    return sentence("ask-place-alone")


def topic(s: State) -> str:
    """Return the section of the rules text that matters now."""
    return "turn" if s.phase == Phase.REVEAL else "placing"
