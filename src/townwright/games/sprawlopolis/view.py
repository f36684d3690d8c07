"""What one player may see, as plain data for pages, logs and drawings."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from townwright.core.action import ScoreRow
from townwright.core.errors import Reason
from townwright.core.log import EVERYONE
from townwright.core.record import from_fields
from townwright.core.state import OVER, table
from townwright.games.sprawlopolis.actions import reason
from townwright.games.sprawlopolis.components import BACKS, BLOCKS, CARDS, NO_CARD, Condition, Zone, condition, turned
from townwright.games.sprawlopolis.state import STATE, Hands, Memory, Phase

#: The row of the score sheet that the roads have.
ROADS = "roads"
#: Of so many cards, as they lay somewhere, the blocks are kept.
LAID = 10_000


class LaidCard(msgspec.Struct, frozen=True):
    """A card of the city, its top left block at (x, y). Later cards cover earlier ones."""

    card: int
    x: int
    y: int
    turned: bool


class Block(msgspec.Struct, frozen=True):
    """A visible block of the city: its zone, and the edges that its road joins ("NS", "EW", "NE" …; none in a park)."""

    x: int
    y: int
    zone: str
    road: str


class City(msgspec.Struct, frozen=True):
    cards: list[LaidCard]
    blocks: list[Block]


class Hand(msgspec.Struct, frozen=True):
    """A hand: the cards that one knows, and how many others there are."""

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
    won: bool | None  # none until the game is over
    deck: int  # cards left in it
    top: int | None  # the top card of the deck
    revealed: int | None  # the card that has to be placed
    hands: list[Hand]
    city: City


def view(s: Any, seat: int | None) -> View:
    """The table as a seat sees it; without a seat, as onlookers do."""
    over = bool(s.to_move == OVER)
    target = sum(map(int, s.scoring))
    return View(
        phase=Phase(s.phase).name.lower(),
        to_move=None if over else int(s.to_move),
        scoring=[ScoringCard(int(card), condition(card).id) for card in s.scoring],
        target=target,
        won=score(s) >= target if over else None,
        deck=int(s.remaining),
        top=int(s.deck[s.remaining - 1]) if s.remaining else None,
        revealed=None if s.shown == NO_CARD else int(s.shown),
        hands=[hand(s, player, seat) for player in range(s.players)],
        city=city(s.city),
    )


def hand(s: Any, player: int, seat: int | None) -> Hand:
    """A player's hand as a seat sees it."""
    cards = s.hand[player][: s.holding[player]].tolist()
    known = [card for card in cards if player == seat or is_shown(s, card, seat)]
    return Hand(known, len(cards) - len(known))


def is_shown(s: Any, card: int, seat: int | None) -> bool:
    """Whether a seat is shown a card in another hand: it has seen the card, and need not remember it on its own."""
    if s.memory == Memory.HIDDEN and s.hands == Hands.HIDDEN:
        return False
    seen = int(s.seen[card])
    return seen == EVERYONE if seat is None else bool(seen >> seat & 1)


@from_fields("cards", "laid")
def city(t: Any) -> City:
    """The city: its cards as they were laid, and what is visible of them."""
    cards = [LaidCard(card, x, y, bool(turned)) for card, x, y, turned in t.cards[: t.laid].tolist()]
    blocks = {(block.y, block.x): block for laid in cards for block in blocks_of(laid)}
    return City(cards, [blocks[place] for place in sorted(blocks)])


@lru_cache(maxsize=LAID)
def blocks_of(laid: LaidCard) -> tuple[Block, ...]:
    """The four blocks of a card as it lies."""
    shown = [turned(block) for block in reversed(BLOCKS[laid.card])] if laid.turned else BLOCKS[laid.card]
    return tuple(
        Block(laid.x + quadrant % 2, laid.y + quadrant // 2, zone.id, "".join(edge.name[0] for edge in sorted(edges)))
        for quadrant, (zone, edges) in enumerate(shown)
    )


def score(s: Any) -> int:
    """The points of the city now."""
    from townwright.games.sprawlopolis import GAME  # which is made of this module, among others

    states, out = table(STATE), np.zeros(s.players, np.int64)
    states[0] = np.asarray(s)
    GAME.entry.scores(states, 0, out)
    return int(out[0])


def sources(s: Any) -> list[str]:
    """The rows of the score sheet."""
    return [*(zone.id for zone in Zone), ROADS, *(condition(card).id for card in s.scoring)]


def target(sheet: Sequence[ScoreRow]) -> int:
    """What a score sheet has to add up to: the numbers of its scoring cards."""
    numbers = {Condition(BACKS[card]).id: card for card in range(1, CARDS + 1)}
    return sum(numbers.get(row.source, 0) for row in sheet)


def question(s: Any) -> Reason:
    """What the player to move is asked."""
    seat = int(s.to_move)
    if s.phase == Phase.REVEAL:
        return reason("ask-reveal", seat=seat)
    if s.shown != NO_CARD:
        return reason("ask-place", seat=seat, card=int(s.shown))
    return reason("ask-place-alone", seat=seat)


def topic(s: Any) -> str:
    """The section of the rules text that matters now."""
    return "turn" if s.phase == Phase.REVEAL else "placing"
