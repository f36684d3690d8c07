"""What one player may see, as plain data for pages, logs and drawings.

Coins, bricks and objects of the others stand behind their screens until the game is over, unless the stock is open.
"""

from typing import Any

import msgspec

from townwright.core.action import ScoreRow
from townwright.core.errors import Reason
from townwright.core.record import once
from townwright.core.state import OVER
from townwright.games.carrara.actions import reason, to_announce
from townwright.games.carrara.components import (
    ANNOUNCEMENT,
    CITY_IDS,
    COLOUR_IDS,
    COST,
    OBJECT_IDS,
    TYPE,
    TYPE_IDS,
)
from townwright.games.carrara.state import NOBODY, NONE, Phase, Stock

#: Type and cost of each building.
NAMED = [(TYPE_IDS[kind], cost) for kind, cost in zip(TYPE.tolist(), COST.tolist(), strict=True)]


class Building(msgspec.Struct, frozen=True):
    """A building."""

    type: str
    cost: int


class Standing(msgspec.Struct, frozen=True):
    """A building in a city of a player."""

    type: str
    cost: int
    city: str


class Scored(msgspec.Struct, frozen=True):
    """A scoring: a type or a city, and the points it brought."""

    what: str
    points: int


class Player(msgspec.Struct, frozen=True):
    """What lies before a player. Stock behind a screen is none to those who may not see it."""

    points: int  # on the track: scorings and announcement
    costs: int  # of all buildings
    markers: int  # scoring markers not used yet
    scored: list[Scored]
    buildings: list[Standing]
    coins: int | None
    bricks: dict[str, int] | None
    objects: dict[str, int] | None


class View(msgspec.Struct, frozen=True):
    """The table."""

    phase: str
    to_move: int | None
    wheel: list[dict[str, int]]  # bricks in each segment, the dearest segment first
    bag: int
    display: list[Building | None]  # open buildings, each at its place
    stack: int
    supply: dict[str, int]  # objects for scorings
    sale: list[str]  # objects that can be bought
    cities: dict[str, int | None]  # who scored them
    announcer: int | None
    last_round: bool
    segment: int | None  # from which bricks are being bought
    site: Standing | None  # building that is being paid for
    owed: int  # bricks still to be paid for it
    players: list[Player]


def view(s: Any, seat: int | None) -> View:
    """The table as a seat sees it; without a seat, as onlookers see it."""
    everything = table(s)
    if s.to_move == OVER or s.stock == Stock.OPEN:
        return everything
    players = [
        player if number == seat else msgspec.structs.replace(player, coins=None, bricks=None, objects=None)
        for number, player in enumerate(everything.players)
    ]
    return msgspec.structs.replace(everything, players=players)


@once
def table(s: Any) -> View:
    """The table with all that stands behind the screens."""
    stack = int(s.stack).bit_count()
    return View(
        phase=Phase(s.phase).name.lower(),
        to_move=None if s.to_move == OVER else int(s.to_move),
        wheel=[counted(COLOUR_IDS, bricks) for bricks in s.wheel],
        bag=int(s.bag.sum()),
        display=[None if number == NONE else Building(*NAMED[number]) for number in s.display.tolist()],
        stack=stack,
        supply=counted(OBJECT_IDS, s.supply),
        sale=[kind for kind, left in zip(OBJECT_IDS, s.sale, strict=True) if left],
        cities={city: None if by == NOBODY else by for city, by in zip(CITY_IDS, s.city_scored.tolist(), strict=True)},
        announcer=None if s.announcer == NOBODY else int(s.announcer),
        last_round=bool(s.announcer != NOBODY or (stack == 0 and (s.display == NONE).all())),
        segment=None if s.segment == NONE else int(s.segment) + 1,
        site=None if s.site == NONE else standing(s, int(s.site)),
        owed=int(s.owed),
        players=[player(s, each) for each in range(s.players)],
    )


def counted(names: tuple[str, ...], numbers: Any) -> dict[str, int]:
    return dict(zip(names, numbers.tolist(), strict=True))


def standing(s: Any, number: int) -> Standing:
    return Standing(*NAMED[number], CITY_IDS[s.city[number]])


def player(s: Any, seat: int) -> Player:
    """What lies before a player, with the stock behind the screen."""
    scored = [Scored(TYPE_IDS[kind], int(s.type_points[seat, kind])) for kind in s.type_scored[seat].nonzero()[0]]
    scored += [Scored(CITY_IDS[city], int(s.city_points[city])) for city in (s.city_scored == seat).nonzero()[0]]
    announced = ANNOUNCEMENT if s.announcer == seat else 0
    buildings = [standing(s, number) for number in (s.owner == seat).nonzero()[0]]
    return Player(
        points=sum(each.points for each in scored) + announced,
        costs=sum(each.cost for each in buildings),
        markers=int(s.markers[seat]),
        scored=scored,
        buildings=buildings,
        coins=int(s.coins[seat]),
        bricks=counted(COLOUR_IDS, s.bricks[seat]),
        objects=counted(OBJECT_IDS, s.objects[seat]),
    )


def sources(s: Any) -> list[str]:
    """The rows of the score sheet."""
    return [*TYPE_IDS, *CITY_IDS, "announcement", "objects", "costs", "coins"]


def tie_breaks(s: Any) -> list[ScoreRow]:
    """With equal points more bricks left decide."""
    return [ScoreRow("bricks", [int(bricks.sum()) for bricks in s.bricks[: s.players]])]


def secret(s: Any) -> tuple[str, ...]:
    """What stands behind the screens is nobody else's business until the game is over, unless the stock is open."""
    return () if s.to_move == OVER or s.stock == Stock.OPEN else ("objects", "coins", "bricks")


def question(s: Any) -> Reason:
    """What the player to move is asked."""
    seat = int(s.to_move)
    coins = int(s.coins[seat])
    if s.phase == Phase.TAKE and s.segment == NONE:
        return reason("ask-take", seat=seat, coins=coins)
    if s.phase == Phase.TAKE:
        return reason("ask-take-more", seat=seat, segment=int(s.segment) + 1, coins=coins)
    if s.phase == Phase.PAY:
        kind, cost = NAMED[int(s.site)]
        city = f"$city-{CITY_IDS[s.city[s.site]]}"
        return reason("ask-pay", seat=seat, type=f"$type-{kind}", cost=cost, city=city, owed=int(s.owed))
    if s.phase == Phase.PURCHASE:
        announcing = s.announcer == NOBODY and all(found >= least for found, least in to_announce(s).values())
        return reason("ask-purchase-or-announce" if announcing else "ask-purchase", seat=seat, coins=coins)
    if s.phase == Phase.ANNOUNCE:
        return reason("ask-announce", seat=seat)
    if table(s).last_round:
        return reason("ask-last-action-must" if s.announcer == NOBODY else "ask-last-action", seat=seat)
    return reason("ask-action", seat=seat)


def topic(s: Any) -> str:
    """The section of the rules that matters now."""
    return {
        Phase.ACTION: "turn",
        Phase.TAKE: "buying",
        Phase.PAY: "building",
        Phase.PURCHASE: "purchase",
        Phase.ANNOUNCE: "end",
    }[Phase(s.phase)]
