"""Previews, tried on a copy: the gain of a scoring, and all purchases and payments of bricks."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import cast

import msgspec
import numpy as np

from townwright.core.arrays import Matrix
from townwright.core.log import NO_LOG
from townwright.core.record import copy_fields, copy_record, from_fields, plain_fields
from townwright.games.carrara.building import legal_payment, pay_brick
from townwright.games.carrara.codes import DONE, PAY, TAKE, WIDTH
from townwright.games.carrara.components import CITY_IDS, COLOUR_IDS, COLOURS, SEGMENTS, TYPE_IDS, TYPES
from townwright.games.carrara.scoring import (
    is_city_open,
    is_type_open,
    score_buildings_in_city,
    score_buildings_of_type,
)
from townwright.games.carrara.state import State
from townwright.games.carrara.turn import objects
from townwright.games.carrara.wheel import is_affordable, legal_bricks, take

#: The fields that a purchase of bricks reads and writes.
PURCHASE = ("to_move", "segment", "least", "coins", "bricks", "wheel")


class Gain(msgspec.Struct, frozen=True):
    """What a scoring brings."""

    points: int
    coins: int
    objects: int


class Purchase(msgspec.Struct, frozen=True):
    """Bricks of one segment, their price, the coins left, and the colours no longer affordable."""

    segment: int
    bricks: dict[str, int]
    price: int
    left: int
    too_dear: list[list[str]]


def gain(s: State, player: int, what: str) -> Gain:
    """Return what scoring a type or a city would bring a player now."""
    after = plain_fields(s, "owner", "city", "supply")
    after.coins = np.zeros(s.players, np.int64)
    after.objects = cast(Matrix, np.zeros((s.players, TYPES), np.int64))
    if what in TYPE_IDS:
        points = score_buildings_of_type(after, player, TYPE_IDS.index(what), NO_LOG)
    else:
        points = score_buildings_in_city(after, player, CITY_IDS.index(what), NO_LOG)
    return Gain(
        points=int(points),
        coins=int(after.coins[player]),
        objects=objects(after, player),
    )


@from_fields("players", "owner", "city", "supply", "of_type", "in_city", "type_scored", "city_scored")
def gains(s: State, player: int) -> dict[str, Gain]:
    """Return what scoring each type and city with buildings of a player would bring, if still possible."""
    types = [TYPE_IDS[type] for type in s.of_type[player].nonzero()[0] if is_type_open(s, player, type)]
    cities = [CITY_IDS[city] for city in s.in_city[player].nonzero()[0] if is_city_open(s, city)]
    return {what: gain(s, player, what) for what in (*types, *cities)}


def purchases(s: State) -> list[Purchase]:
    """Return every purchase of bricks that the player to move can still make."""
    out, coins = np.zeros(WIDTH, np.int64), int(s.coins[s.to_move])

    def extend(before: State, taken: list[str]) -> Iterator[Purchase]:
        for code in out[: legal_bricks(before, out)].tolist():
            if TAKE <= code < DONE:
                segment, colour = divmod(code - TAKE, COLOURS)
                after, bricks = copy_fields(before, *PURCHASE), [*taken, COLOUR_IDS[colour]]
                take(after, segment, colour, NO_LOG)
                left = int(after.coins[s.to_move])
                yield Purchase(segment + 1, dict(Counter(bricks)), coins - left, left, unaffordable(left))
                yield from extend(after, bricks)

    return list(extend(s, []))


def payments(s: State) -> list[dict[str, int]]:
    """Return every way to pay what is owed, the best bricks first."""
    out = np.zeros(WIDTH, np.int64)

    def extend(before: State, paid: list[int]) -> Iterator[list[int]]:
        for code in out[: legal_payment(before, out)].tolist():
            after, bricks = copy_record(before), [*paid, code - PAY]
            pay_brick(after, code - PAY, NO_LOG)
            if after.owed == 0:
                yield bricks
            else:
                yield from extend(after, bricks)

    return [{COLOUR_IDS[colour]: bricks.count(colour) for colour in dict.fromkeys(bricks)} for bricks in extend(s, [])]


@cache
def unaffordable(coins: int) -> list[list[str]]:
    """Return the colours in each segment that cost more than this many coins."""
    return [
        [name for colour, name in enumerate(COLOUR_IDS) if not is_affordable(coins, segment, colour)]
        for segment in range(SEGMENTS)
    ]
