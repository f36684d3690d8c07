"""Previews, tried on a copy: gains, purchases, payments, cities to build in, the wheel's next turn."""

from collections.abc import Iterator
from functools import cache, lru_cache
from math import comb
from types import SimpleNamespace
from typing import cast

import msgspec
import numpy as np

from townwright.core.arrays import Matrix, Numbers
from townwright.core.log import NO_LOG
from townwright.core.record import copy_record, from_fields, plain_fields
from townwright.games.carrara.building import accepted_bricks, can_pay_for, legal_payment, pay_brick
from townwright.games.carrara.codes import DONE, MAX_LEGAL, PAY, TAKE
from townwright.games.carrara.components import (
    BRICKS_OF_COLOUR,
    BUILDINGS,
    CITIES,
    CITY_IDS,
    COLOUR_IDS,
    COLOURS,
    SEGMENTS,
    TYPE_IDS,
    TYPES,
)
from townwright.games.carrara.scoring import (
    building_value,
    is_city_open,
    is_type_open,
    score_buildings_in_city,
    score_buildings_of_type,
)
from townwright.games.carrara.state import NONE, State
from townwright.games.carrara.turn import objects
from townwright.games.carrara.wheel import (
    bricks_to_draw,
    is_affordable,
    legal_bricks,
    may_buy_bricks,
    move_bricks,
    take,
)

#: The number of bricks of each colour.
BRICK_COUNTS: list[int] = BRICKS_OF_COLOUR.tolist()
#: Maximum number of entries in each cache.
CACHE_SIZE = 2048


class Gain(msgspec.Struct, frozen=True):
    """What a scoring brings."""

    points: int
    coins: int
    objects: int


class Purchase(msgspec.Struct, frozen=True):
    """Bricks of one segment and their price; what is affordable and can be built afterwards."""

    segment: int
    bricks: dict[str, int]
    price: int
    left: int  # coins left
    too_dear: list[list[str]]  # colours in each segment that these coins do not pay for
    cities_by_building: list[list[str]]  # cities for each building on display, with these bricks and those in stock


class WheelTurn(msgspec.Struct, frozen=True):
    """The wheel after its next turn, before bricks are drawn, and the odds of those bricks."""

    wheel: list[dict[str, int]]
    drawn: int  # how many bricks will be drawn into segment 1
    unseen: dict[str, int]  # bricks that the viewer does not see: in the bag or behind screens
    chances: dict[str, int]  # in percent, that one or more of the drawn bricks have this colour


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


@from_fields(
    "players", "owner", "city", "supply", "buildings_of_type", "buildings_in_city", "has_scored_type", "city_scorer"
)
def gains(s: State, player: int) -> dict[str, Gain]:
    """Return what scoring each type and city with buildings of a player would bring, if still possible."""
    types = [TYPE_IDS[type] for type in s.buildings_of_type[player].nonzero()[0] if is_type_open(s, player, type)]
    cities = [CITY_IDS[city] for city in s.buildings_in_city[player].nonzero()[0] if is_city_open(s, city)]
    return {what: gain(s, player, what) for what in (*types, *cities)}


def purchases(s: State) -> list[Purchase]:
    """Return every purchase of bricks that the player to move can still make."""
    me, display = int(s.to_move), tuple(s.display.tolist())
    coins, out = int(s.coins[me]), cast(Numbers, [0] * MAX_LEGAL)
    now = SimpleNamespace(
        to_move=me,
        segment=int(s.segment),
        best_allowed=int(s.best_allowed),
        coins=s.coins.tolist(),
        bricks={(me, colour): count for colour, count in enumerate(s.bricks[me].tolist())},
        wheel=by_index(s.wheel),
    )
    result: list[Purchase] = []

    def extend(taken: dict[str, int]) -> None:
        """Take each brick that may come next, list what can follow it, then put it back."""
        segment_before, best_allowed_before, coins_before = now.segment, now.best_allowed, now.coins[me]
        for code in out[: legal_bricks(cast(State, now), out)]:
            if TAKE <= code < DONE:
                segment, colour = divmod(code - TAKE, COLOURS)
                name = COLOUR_IDS[colour]
                held_before, on_wheel_before = now.bricks[me, colour], now.wheel[segment, colour]
                take(cast(State, now), segment, colour, NO_LOG)
                left, bricks = now.coins[me], {**taken, name: taken.get(name, 0) + 1}
                cities_by_building = cities_with_bricks(tuple(now.bricks.values()), display)
                result.append(Purchase(segment + 1, bricks, coins - left, left, unaffordable(left), cities_by_building))
                extend(bricks)
                now.bricks[me, colour], now.wheel[segment, colour] = held_before, on_wheel_before
                now.segment, now.best_allowed, now.coins[me] = segment_before, best_allowed_before, coins_before

    extend({})
    return result


def by_index(matrix: Matrix) -> dict[tuple[int, int], int]:
    """Return the numbers of a matrix by row and column: interpreted rules read and copy them faster."""
    rows: list[list[int]] = matrix.tolist()
    return {(row, column): number for row, numbers in enumerate(rows) for column, number in enumerate(numbers)}


def payments(s: State) -> list[dict[str, int]]:
    """Return every way to pay what is owed, the best bricks first."""
    out = np.zeros(MAX_LEGAL, np.int64)

    def extend(before: State, paid: list[int]) -> Iterator[list[int]]:
        for code in out[: legal_payment(before, out)].tolist():
            after, bricks = copy_record(before), [*paid, code - PAY]
            pay_brick(after, code - PAY, NO_LOG)
            if after.bricks_owed == 0:
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


def cities_by_building(s: State, player: int) -> list[list[str]]:
    """Return the cities in which a player has the bricks for each building on display."""
    return cities_with_bricks(tuple(s.bricks[player].tolist()), tuple(s.display.tolist()))


def cities_with_bricks(bricks: tuple[int, ...], display: tuple[int, ...]) -> list[list[str]]:
    """Return the cities in which these bricks pay for each building on display."""
    cities = cities_for_all_buildings(bricks)
    return [[] if building == NONE else cities[building] for building in display]


@lru_cache(maxsize=CACHE_SIZE)
def cities_for_all_buildings(bricks: tuple[int, ...]) -> list[list[str]]:
    """Return the cities in which these bricks pay for each building of the game."""
    builder = cast(State, SimpleNamespace(bricks={(0, colour): count for colour, count in enumerate(bricks)}))
    accepted = [accepted_bricks(builder, 0, city, 0) for city in range(CITIES)]
    return [
        [CITY_IDS[city] for city in range(CITIES) if can_pay_for(accepted[city], building)]
        for building in range(BUILDINGS)
    ]


@cache
def payouts(building: int) -> dict[str, int]:
    """Return what a building would pay in each city when it is scored."""
    return {name: int(building_value(building, city)) for city, name in enumerate(CITY_IDS)}


def next_wheel_turn(s: State, visible: list[int]) -> WheelTurn | None:
    """Return the next turn of the wheel, or None if it cannot turn.

    The viewer sees the stock of the `visible` players.
    """
    turned = turned_wheel(s)
    if turned is None:
        return None
    wheel, drawn = turned
    bricks: list[list[int]] = s.bricks.tolist()
    seen = zip(*s.wheel.tolist(), *(bricks[player] for player in visible), strict=True)
    unseen = [count - sum(colour) for count, colour in zip(BRICK_COUNTS, seen, strict=True)]
    left = sum(unseen)
    return WheelTurn(
        wheel=wheel,
        drawn=drawn,
        unseen=dict(zip(COLOUR_IDS, unseen, strict=True)),
        chances={name: chance(count, left, drawn) for name, count in zip(COLOUR_IDS, unseen, strict=True)},
    )


@from_fields("wheel", "bag")
def turned_wheel(s: State) -> tuple[list[dict[str, int]], int] | None:
    """Return the wheel after its next turn and how many bricks will be drawn; None if it cannot turn."""
    after = cast(State, SimpleNamespace(wheel=by_index(s.wheel), bag=s.bag.tolist()))
    if not may_buy_bricks(after):
        return None
    drawn = bricks_to_draw(after)
    move_bricks(after)
    segments = range(SEGMENTS)
    wheel = [{name: after.wheel[each, colour] for colour, name in enumerate(COLOUR_IDS)} for each in segments]
    return wheel, drawn


@lru_cache(maxsize=CACHE_SIZE)
def chance(of_colour: int, bricks: int, drawn: int) -> int:
    """Return the chance, in percent, that one or more of the drawn bricks have a colour.

    `of_colour` of the `bricks` have it. The chance is 0 or 100 only if that is certain.
    """
    misses, draws = comb(bricks - of_colour, drawn), comb(bricks, drawn)
    if misses in (0, draws):
        return 0 if misses else 100
    return min(99, max(1, round(100 * (draws - misses) / draws)))
