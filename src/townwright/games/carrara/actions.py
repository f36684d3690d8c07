"""Actions in words: notation, JSON, and why an action is not possible."""

from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from townwright.core.action import Action
from townwright.core.errors import Reason
from townwright.games.carrara import codes
from townwright.games.carrara.components import (
    ACCEPTS,
    BUILDINGS,
    CITIES,
    CITY_IDS,
    COLOUR_IDS,
    COLOURS,
    COST,
    COSTS_TO_ANNOUNCE,
    FIRST_OF_TYPE,
    FULL_WHEEL,
    LEAST_IN_CITY,
    MARKERS,
    OBJECT_IDS,
    OBJECT_PRICE,
    OBJECTS_TO_ANNOUNCE,
    PAYS,
    PRICES,
    RELIEF,
    SCORINGS_TO_ANNOUNCE,
    SEGMENTS,
    TYPE,
    TYPE_IDS,
    VALUE,
    Pays,
)
from townwright.games.carrara.state import NOBODY, NONE, Phase

PACKAGE = Path(__file__).parent


class TurnWheel(Action, frozen=True, tag="turn wheel"):
    """Buy bricks: turn the wheel and fill it up."""

    form: ClassVar[str] = "turn wheel"


class Take(Action, frozen=True, tag="take"):
    """Buy a brick from a segment of the wheel."""

    form: ClassVar[str] = "take {segment} {colour}"
    unordered: ClassVar[bool] = True
    segment: int
    colour: str


class Done(Action, frozen=True, tag="done"):
    """Buy no more bricks."""

    form: ClassVar[str] = "done"


class TakeCoins(Action, frozen=True, tag="take coins"):
    """Take two coins, because no brick is affordable or no action is possible."""

    form: ClassVar[str] = "take coins"


class Build(Action, frozen=True, tag="build"):
    """Take an open building and put it into a city."""

    form: ClassVar[str] = "build {type} {cost} in {city}"
    type: str
    cost: int
    city: str


class Pay(Action, frozen=True, tag="pay"):
    """Pay a brick for the building."""

    form: ClassVar[str] = "pay {colour}"
    unordered: ClassVar[bool] = True
    colour: str


class Score(Action, frozen=True, tag="score"):
    """Score a type of building or a city."""

    form: ClassVar[str] = "score {what}"
    what: str


class Buy(Action, frozen=True, tag="buy"):
    """The extra purchase: an object."""

    form: ClassVar[str] = "buy {object}"
    object: str


class Announce(Action, frozen=True, tag="announce"):
    """Announce the end of the game."""

    form: ClassVar[str] = "announce"


class EndTurn(Action, frozen=True, tag="end turn"):
    """End the turn without buying an object or announcing the end."""

    form: ClassVar[str] = "end turn"


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing, after the end was announced."""

    form: ClassVar[str] = "pass"


KINDS = (TurnWheel, Take, Done, TakeCoins, Build, Pay, Score, Buy, Announce, EndTurn, Pass)


def expand(text: str) -> list[str]:
    """`take 2 green blue` stands for `take 2 green` and `take 2 blue`, `pay red green` for `pay red` and `pay green`.

    It names bricks of one purchase or payment only, so nothing is drawn between them.
    """
    match text.lower().split():
        case ["take", segment, *colours] if len(colours) > 1:
            return [f"take {segment} {colour}" for colour in colours]
        case ["pay", *colours] if len(colours) > 1:
            return [f"pay {colour}" for colour in colours]
    return [text]


def encode(action: Action) -> int:
    """The number of an action; 0, which reads otherwise, where it names something that does not exist."""
    match action:
        case TurnWheel():
            return codes.TURN_WHEEL
        case Take(segment=segment, colour=colour) if 1 <= segment <= SEGMENTS and colour in COLOUR_IDS:
            return codes.TAKE + (segment - 1) * COLOURS + COLOUR_IDS.index(colour)
        case Done():
            return codes.DONE
        case TakeCoins():
            return codes.TAKE_COINS
        case Build(type=type, cost=cost, city=city) if building(type, cost) is not None and city in CITY_IDS:
            return codes.BUILD + (building(type, cost) or 0) * CITIES + CITY_IDS.index(city)
        case Pay(colour=colour) if colour in COLOUR_IDS:
            return codes.PAY + COLOUR_IDS.index(colour)
        case Score(what=what) if what in TYPE_IDS:
            return codes.SCORE_TYPE + TYPE_IDS.index(what)
        case Score(what=what) if what in CITY_IDS:
            return codes.SCORE_CITY + CITY_IDS.index(what)
        case Buy(object=object) if object in OBJECT_IDS:
            return codes.BUY + OBJECT_IDS.index(object)
        case Announce():
            return codes.ANNOUNCE
        case EndTurn():
            return codes.END_TURN
        case Pass():
            return codes.PASS
        case Take() | Build() | Pay() | Score() | Buy():
            return 0
    raise TypeError(f"{action!r} is no action of this game")


def building(type: str, cost: int) -> int | None:
    """The number of a building; none if there is no such building."""
    if type not in TYPE_IDS:
        return None
    first, end = FIRST_OF_TYPE[TYPE_IDS.index(type) : TYPE_IDS.index(type) + 2].tolist()
    return next((number for number in range(first, end) if COST[number] == cost), None)


def decode(s: Any, code: int) -> Action:
    """A legal action's number as an action."""
    if code >= codes.BUY:
        if code < codes.ANNOUNCE:
            return Buy(OBJECT_IDS[code - codes.BUY])
        return {codes.ANNOUNCE: Announce(), codes.END_TURN: EndTurn(), codes.PASS: Pass()}[code]
    if code >= codes.SCORE_TYPE:
        return Score((*TYPE_IDS, *CITY_IDS)[code - codes.SCORE_TYPE])
    if code >= codes.PAY:
        return Pay(COLOUR_IDS[code - codes.PAY])
    if code >= codes.BUILD:
        number, city = divmod(code - codes.BUILD, CITIES)
        return Build(TYPE_IDS[TYPE[number]], int(COST[number]), CITY_IDS[city])
    if codes.TAKE <= code < codes.DONE:
        segment, colour = divmod(code - codes.TAKE, COLOURS)
        return Take(segment + 1, COLOUR_IDS[colour])
    return {codes.TURN_WHEEL: TurnWheel(), codes.DONE: Done(), codes.TAKE_COINS: TakeCoins()}[code]


def why_not(s: Any, action: Action) -> Reason | None:
    """The rule that forbids an action."""
    return no_such_thing(action) or not_now(s, action) or not_allowed(s, action)


def no_such_thing(action: Action) -> Reason | None:
    """Something that the action names does not exist."""
    match action:
        case Take(segment=segment) if not 1 <= segment <= SEGMENTS:
            return reason("no-such-segment", segment=segment, last=SEGMENTS)
        case Take(colour=colour) | Pay(colour=colour) if colour not in COLOUR_IDS:
            return reason("no-such-colour", colour=colour, colours=", ".join(COLOUR_IDS))
        case Build(type=type) if type not in TYPE_IDS:
            return reason("no-such-type", type=type, types=", ".join(TYPE_IDS))
        case Build(type=type, cost=cost) if building(type, cost) is None:
            return reason("no-such-cost", type=f"$type-{type}", cost=cost, least=int(COST.min()), most=int(COST.max()))
        case Build(city=city) if city not in CITY_IDS:
            return reason("no-such-city", city=city, cities=", ".join(CITY_IDS))
        case Score(what=what) if what not in TYPE_IDS and what not in CITY_IDS:
            return reason("no-such-scoring", what=what, known=", ".join((*TYPE_IDS, *CITY_IDS)))
        case Buy(object=object) if object not in OBJECT_IDS:
            return reason("no-such-object", object=object, objects=", ".join(OBJECT_IDS))
    return None


def not_now(s: Any, action: Action) -> Reason | None:
    """It is another part of the turn."""
    match Phase(s.phase), action:
        case Phase.ACTION, Take():
            return reason("turn-wheel-first")
        case Phase.ACTION, Pay():
            return reason("nothing-to-pay")
        case Phase.ACTION, Done() | EndTurn():
            return reason("action-is-a-must")
        case Phase.ACTION, Buy() | Announce():
            return reason("action-first")
        case Phase.TAKE, Done() if s.segment == NONE:
            return reason("one-brick-at-least")
        case Phase.TAKE, Take():
            return None
        case Phase.TAKE, TakeCoins() if s.segment == NONE:
            return None
        case Phase.TAKE, _ if s.segment == NONE:
            return reason("bricks-first")
        case Phase.TAKE, _:
            return reason("done-first")
        case Phase.PAY, Pay():
            return None
        case Phase.PAY, _:
            number = int(s.site)
            return reason("pay-first", type=f"$type-{TYPE_IDS[TYPE[number]]}", cost=int(COST[number]), owed=int(s.owed))
        case ((Phase.PURCHASE | Phase.ANNOUNCE), Announce() | EndTurn() | Buy()):
            return None
        case ((Phase.PURCHASE | Phase.ANNOUNCE), _):
            return reason("action-is-done")
    return None


def not_allowed(s: Any, action: Action) -> Reason | None:
    """It is the right part of the turn, but a rule forbids it."""
    match action:
        case TurnWheel():
            return reason("no-bricks-left")
        case Take(segment=segment, colour=colour):
            return why_not_take(s, segment, colour)
        case TakeCoins() if s.phase == Phase.TAKE:
            return reason("can-pay")
        case TakeCoins():
            return reason("can-act")
        case Build(type=type, cost=cost, city=city):
            return why_not_build(s, type, cost, city)
        case Pay(colour=colour):
            return why_not_pay(s, colour)
        case Score(what=what) if s.markers[s.to_move] == 0:
            return reason("no-markers-left", most=MARKERS)
        case Score(what=what) if what in TYPE_IDS:
            return why_not_score_type(s, what)
        case Score(what=what):
            return why_not_score_city(s, what)
        case Buy(object=object):
            return why_not_buy(s, object)
        case Announce():
            return why_not_announce(s)
        case Pass():
            return reason("nobody-announced")
    return None


def why_not_take(s: Any, segment: int, colour: str) -> Reason | None:
    """Why a brick cannot be bought."""
    number, place = COLOUR_IDS.index(colour), segment - 1
    price, coins = int(PRICES[place, number]), int(s.coins[s.to_move])
    if s.segment not in (NONE, place):
        return reason("one-segment-only", segment=int(s.segment) + 1)
    if s.wheel[place, number] == 0:
        return reason("no-such-brick", segment=segment, colour=f"$colour-{colour}")
    if price > coins:
        return reason("too-dear", colour=f"$colour-{colour}", segment=segment, price=price, coins=coins)
    return reason(
        "best-first", colour=f"$colour-{COLOUR_IDS[s.least]}", example=f"take {segment} {colour} {COLOUR_IDS[s.least]}"
    )


def why_not_build(s: Any, type: str, cost: int, city: str) -> Reason | None:
    """Why a building cannot be built."""
    number, place = building(type, cost), CITY_IDS.index(city)
    named = {"type": f"$type-{type}", "cost": cost}
    assert number is not None
    if s.owner[number] != NOBODY:
        return reason("built-already", seat=int(s.owner[number]), **named)
    if number not in s.display:
        return reason("still-face-down", **named)
    mine = int((s.bricks[s.to_move] * ACCEPTS[place]).sum())
    return reason("too-few-bricks", takes=f"$city-{city}.takes", bricks=mine, **named)


def why_not_pay(s: Any, colour: str) -> Reason | None:
    """Why a brick cannot be paid."""
    number, place = COLOUR_IDS.index(colour), int(s.city[s.site])
    city = CITY_IDS[place]
    if not ACCEPTS[place, number]:
        return reason("not-accepted", takes=f"$city-{city}.takes", colour=f"$colour-{colour}")
    if s.bricks[s.to_move, number] == 0:
        return reason("no-brick-of-that-colour", colour=f"$colour-{colour}")
    if number < s.least:
        return reason(
            "best-first", colour=f"$colour-{COLOUR_IDS[s.least]}", example=f"pay {colour} {COLOUR_IDS[s.least]}"
        )
    return reason("better-ones-needed", colour=f"$colour-{colour}", owed=int(s.owed))


def why_not_score_type(s: Any, type: str) -> Reason | None:
    """Why a type cannot be scored."""
    if s.type_scored[s.to_move, TYPE_IDS.index(type)]:
        return reason("type-was-scored", type=f"$type-{type}")
    return reason("none-of-type", type=f"$type-{type}")


def why_not_score_city(s: Any, city: str) -> Reason | None:
    """Why a city cannot be scored."""
    number = CITY_IDS.index(city)
    by = int(s.city_scored[number])
    if by == s.to_move:
        return reason("city-was-scored-by-you", city=f"$city-{city}")
    if by != NOBODY:
        return reason("city-was-scored", city=f"$city-{city}", seat=by)
    built = int(s.in_city[s.to_move, number])
    return reason("too-few-in-city", city=f"$city-{city}", least=int(LEAST_IN_CITY[number]), built=built)


def why_not_buy(s: Any, object: str) -> Reason | None:
    """Why an object cannot be bought."""
    if s.sale[OBJECT_IDS.index(object)] == 0:
        return reason("sold", object=f"$object-{object}")
    coins = int(s.coins[s.to_move])
    if coins < OBJECT_PRICE:
        return reason("object-too-dear", price=OBJECT_PRICE, coins=coins)
    return reason("one-object-a-turn")


def why_not_announce(s: Any) -> Reason | None:
    """Why the end cannot be announced."""
    if s.announcer != NOBODY:
        return reason("was-announced", seat=int(s.announcer))
    conditions = to_announce(s)
    needed = {f"{name}_needed": least for name, (_, least) in conditions.items()}
    return reason("conditions-not-met", **{name: found for name, (found, _) in conditions.items()}, **needed)


def to_announce(s: Any) -> dict[str, tuple[int, int]]:
    """The conditions for announcing the end: what the player to move has of each, and what it takes."""
    me, players = int(s.to_move), int(s.players)
    return {
        "scorings": (MARKERS - int(s.markers[me]), SCORINGS_TO_ANNOUNCE),
        "objects": (int(s.objects[me].sum()), int(OBJECTS_TO_ANNOUNCE[players])),
        "costs": (int(COST[s.owner == me].sum()), int(COSTS_TO_ANNOUNCE[players])),
    }


def remark(s: Any, action: Action) -> Reason | None:
    """What to know before choosing: prices, and what a scoring brings."""
    match action:
        case TurnWheel():
            drawn = min(FULL_WHEEL - int(s.wheel.sum()), int(s.bag.sum()))
            return reason("draws", count=max(0, drawn))
        case Take(segment=segment, colour=colour):
            return reason("costs-coins", coins=int(PRICES[segment - 1, COLOUR_IDS.index(colour)]))
        case Build(city=city):
            return city_value(CITY_IDS.index(city))
        case Score(what=what):
            place = TYPE_IDS.index(what) if what in TYPE_IDS else CITY_IDS.index(what)
            things = TYPE if what in TYPE_IDS else s.city
            return scoring_brings(s, [n for n in range(BUILDINGS) if s.owner[n] == s.to_move and things[n] == place])
        case Buy():
            return reason("costs-coins", coins=OBJECT_PRICE)
        case TakeCoins():
            return reason("gives-coins", coins=RELIEF)
    return None


@cache
def city_value(city: int) -> Reason:
    """What a city pays for each point of cost when it is scored."""
    pays = "pays-coins" if PAYS[city] == Pays.COINS else "pays-points"
    return reason(pays, value=int(VALUE[city]))


def scoring_brings(s: Any, buildings: list[int]) -> Reason:
    """What scoring these buildings brings."""
    gains = {Pays.POINTS: 0, Pays.COINS: 0}
    for number in buildings:
        city = int(s.city[number])
        gains[Pays(PAYS[city])] += int(COST[number] * VALUE[city])
    kinds = [int(TYPE[number]) for number in buildings]
    objects = sum(min(kinds.count(kind), int(s.supply[kind])) for kind in set(kinds))
    return reason("brings", points=gains[Pays.POINTS], coins=gains[Pays.COINS], objects=objects)


def reason(message: str, **arguments: object) -> Reason:
    return Reason(message, arguments, PACKAGE)
