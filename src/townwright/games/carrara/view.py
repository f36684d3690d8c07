"""What a player may see, as plain data.

Coins, bricks and objects of the others are behind their screens until the game is over, unless the stock is open.
"""

from functools import cache

import msgspec

from townwright.core.action import ScoreRow
from townwright.core.arrays import Numbers
from townwright.core.errors import Sentence
from townwright.core.record import once, plain_fields
from townwright.core.state import OVER
from townwright.games.carrara.actions import sentence
from townwright.games.carrara.building import in_stack
from townwright.games.carrara.components import (
    CITY_IDS,
    COLOUR_IDS,
    COST,
    OBJECT_IDS,
    SEGMENTS,
    TYPE,
    TYPE_IDS,
)
from townwright.games.carrara.preview import (
    Gain,
    Purchase,
    WheelTurn,
    cities_by_building,
    gains,
    next_wheel_turn,
    payments,
    payouts,
    purchases,
    unaffordable,
)
from townwright.games.carrara.scoring import points
from townwright.games.carrara.state import NOBODY, NONE, Phase, State, Stock
from townwright.games.carrara.turn import (
    bricks_held,
    building_costs,
    costs_needed,
    is_last_round,
    may_announce,
    may_pass,
    objects,
    objects_needed,
    scorings,
    scorings_needed,
)
from townwright.games.carrara.wheel import in_bag, price

#: Type and cost of each building.
TYPE_AND_COST = [(TYPE_IDS[kind], cost) for kind, cost in zip(TYPE.tolist(), COST.tolist(), strict=True)]

#: The rows of the score sheet with a subtotal: scored types and scored cities.
GROUPS = {**dict.fromkeys(TYPE_IDS, "types"), **dict.fromkeys(CITY_IDS, "cities")}


class Building(msgspec.Struct, frozen=True):
    """A building on display."""

    type: str
    cost: int
    payouts: dict[str, int]  # points or coins when it is scored, by city


class CityBuilding(msgspec.Struct, frozen=True):
    """A building in a city of a player."""

    type: str
    cost: int
    city: str


class Scoring(msgspec.Struct, frozen=True):
    """A scoring: a type or a city, and the points it brought."""

    what: str
    points: int


class Conditions(msgspec.Struct, frozen=True):
    """The conditions for announcing the end."""

    scorings: int
    objects: int
    costs: int


class Player(msgspec.Struct, frozen=True):
    """What a player has. Hidden stock is None."""

    points: int  # on the track: scorings and announcement
    costs: int  # of all buildings
    markers: int  # scoring markers not used yet
    scorings: int  # how often the player has scored
    scored: list[Scoring]
    buildings: list[CityBuilding]
    gains: dict[str, Gain]  # what types and cities with buildings would bring, while they can still be scored
    coins: int | None
    too_dear: list[list[str]] | None  # colours in each segment that these coins do not pay for
    bricks: dict[str, int] | None
    cities_by_building: list[list[str]] | None  # cities in which these bricks pay for each building on display
    brick_count: int | None
    objects: dict[str, int] | None
    object_count: int | None


class View(msgspec.Struct, frozen=True):
    """The table."""

    phase: str
    to_move: int | None
    wheel: list[dict[str, int]]  # bricks in each segment, the dearest segment first
    prices: list[dict[str, int]]  # what a brick costs in each segment
    bag: int
    display: list[Building | None]  # open buildings, each at its place
    stack: int
    supply: dict[str, int]  # objects for scorings
    sale: list[str]  # objects that can be bought
    cities: dict[str, int | None]  # who scored them
    announcer: int | None
    to_announce: Conditions
    last_round: bool
    segment: int | None  # from which bricks are being bought
    unpaid_building: CityBuilding | None  # building that is being paid for
    owed: int  # bricks still to be paid for it
    purchases: list[Purchase]  # bricks that can be bought together, while bricks are bought
    payments: list[dict[str, int]]  # bricks that pay what is owed, the best first
    next_turn: WheelTurn | None  # of the wheel, with odds from what the viewer sees
    players: list[Player]


def view(s: State, seat: int | None) -> View:
    """Return the table as a seat sees it; without a seat, as watchers see it."""
    everything = table(s)
    if s.to_move == OVER:
        return everything
    if s.stock_option == Stock.OPEN:
        return msgspec.structs.replace(everything, next_turn=next_wheel_turn(s, list(range(s.players))))
    players = [player if number == seat else hide_stock(player) for number, player in enumerate(everything.players)]
    shown = msgspec.structs.replace(
        everything, players=players, next_turn=next_wheel_turn(s, [] if seat is None else [seat])
    )
    return shown if s.to_move == seat else msgspec.structs.replace(shown, purchases=[], payments=[])


def hide_stock(player: Player) -> Player:
    """Return what a player has, without the stock behind the screen."""
    return msgspec.structs.replace(
        player,
        coins=None,
        too_dear=None,
        bricks=None,
        cities_by_building=None,
        brick_count=None,
        objects=None,
        object_count=None,
    )


@once
def table(s: State) -> View:
    """Return the whole table, including the stock behind the screens."""
    plain = plain_fields(s, "bag", "stack", "owner", "announcer", "display")
    return View(
        phase=Phase(s.phase).name.lower(),
        to_move=None if s.to_move == OVER else int(s.to_move),
        wheel=[count_by_name(COLOUR_IDS, bricks) for bricks in s.wheel],
        prices=prices(),
        bag=in_bag(plain),
        display=[
            None if number == NONE else Building(*TYPE_AND_COST[number], payouts(number)) for number in plain.display
        ],
        stack=in_stack(plain),
        supply=count_by_name(OBJECT_IDS, s.supply),
        sale=[kind for kind, left in zip(OBJECT_IDS, s.sale, strict=True) if left],
        cities={
            city: None if seat == NOBODY else seat for city, seat in zip(CITY_IDS, s.city_scorer.tolist(), strict=True)
        },
        announcer=None if s.announcer == NOBODY else int(s.announcer),
        to_announce=Conditions(scorings_needed(s), int(objects_needed(s)), int(costs_needed(s))),
        last_round=is_last_round(plain),
        segment=None if s.segment == NONE else int(s.segment) + 1,
        unpaid_building=None if s.unpaid_building == NONE else city_building(s, int(s.unpaid_building)),
        owed=int(s.bricks_owed),
        purchases=purchases(s) if s.phase == Phase.TAKE else [],
        payments=payments(s) if s.phase == Phase.PAY else [],
        next_turn=None,
        players=[player(s, each, plain) for each in range(s.players)],
    )


@cache
def prices() -> list[dict[str, int]]:
    """Return what a brick of each colour costs in each segment."""
    return [
        {name: int(price(segment, colour)) for colour, name in enumerate(COLOUR_IDS)} for segment in range(SEGMENTS)
    ]


def count_by_name(names: tuple[str, ...], numbers: Numbers) -> dict[str, int]:
    """Return numbers by name."""
    return dict(zip(names, numbers.tolist(), strict=True))


def city_building(s: State, number: int) -> CityBuilding:
    """Return a building in its city."""
    return CityBuilding(*TYPE_AND_COST[number], CITY_IDS[s.city[number]])


def player(s: State, seat: int, plain: State) -> Player:
    """Return what a player has, stock included; `plain` has the owners of buildings as a list."""
    scored = [Scoring(TYPE_IDS[kind], int(s.type_points[seat, kind])) for kind in s.has_scored_type[seat].nonzero()[0]]
    scored += [Scoring(CITY_IDS[city], int(s.city_points[city])) for city in (s.city_scorer == seat).nonzero()[0]]
    buildings = [city_building(s, number) for number, owner in enumerate(plain.owner) if owner == seat]
    return Player(
        points=points(s, seat),
        costs=int(building_costs(plain, seat)),
        markers=int(s.markers[seat]),
        scorings=scorings(s, seat),
        scored=scored,
        buildings=buildings,
        gains=gains(s, seat),
        coins=int(s.coins[seat]),
        too_dear=unaffordable(int(s.coins[seat])),
        bricks=count_by_name(COLOUR_IDS, s.bricks[seat]),
        cities_by_building=cities_by_building(s, seat),
        brick_count=bricks_held(s, seat),
        objects=count_by_name(OBJECT_IDS, s.objects[seat]),
        object_count=objects(s, seat),
    )


def sources(s: State) -> list[str]:
    """Return the names of the rows of the score sheet."""
    return [*TYPE_IDS, *CITY_IDS, "announcement", "objects", "costs", "coins"]


def tie_breaks(s: State) -> list[ScoreRow]:
    """Return the tie-break: with equal points, the player with more bricks left wins."""
    return [ScoreRow("bricks", [bricks_held(s, seat) for seat in range(s.players)])]


def secret(s: State) -> tuple[str, ...]:
    """Return the rows in which players see only their own number: hidden stock, until the game is over."""
    return () if s.to_move == OVER or s.stock_option == Stock.OPEN else ("objects", "coins", "bricks")


def question(s: State) -> Sentence:
    """Return the question to the player to move."""
    seat = int(s.to_move)
    coins = int(s.coins[seat])
    if s.phase == Phase.TAKE and s.segment == NONE:
        return sentence("ask-take", coins=coins)
    if s.phase == Phase.TAKE:
        return sentence("ask-take-more", segment=int(s.segment) + 1, coins=coins)
    if s.phase == Phase.PAY:
        kind, cost = TYPE_AND_COST[int(s.unpaid_building)]
        city = f"$city-{CITY_IDS[s.city[s.unpaid_building]]}"
        return sentence("ask-pay", type=f"$type-{kind}", cost=cost, city=city, owed=int(s.bricks_owed))
    if s.phase == Phase.PURCHASE:
        return sentence("ask-purchase-or-announce" if may_announce(s, seat) else "ask-purchase", coins=coins)
    if s.phase == Phase.ANNOUNCE:
        return sentence("ask-announce")
    if is_last_round(s):
        return sentence("ask-last-action" if may_pass(s) else "ask-last-action-must")
    return sentence("ask-action")


def topic(s: State) -> str:
    """Return the section of the rules that matters now."""
    return {
        Phase.ACTION: "turn",
        Phase.TAKE: "buying",
        Phase.PAY: "building",
        Phase.PURCHASE: "purchase",
        Phase.ANNOUNCE: "end",
    }[Phase(s.phase)]
