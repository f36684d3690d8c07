"""Actions in words: notation, JSON, and why an action is not possible."""

from pathlib import Path
from typing import ClassVar

from townwright.core.action import Action
from townwright.core.errors import Sentence
from townwright.games.carrara import codes
from townwright.games.carrara.building import accepted_bricks, accepts
from townwright.games.carrara.components import (
    CITIES,
    CITY_IDS,
    COLOUR_IDS,
    COLOURS,
    CONSOLATION_COINS,
    COST,
    FIRST_OF_TYPE,
    LEAST_IN_CITY,
    MARKERS,
    OBJECT_IDS,
    OBJECT_PRICE,
    SEGMENTS,
    TYPE,
    TYPE_IDS,
    VALUE,
)
from townwright.games.carrara.preview import gain
from townwright.games.carrara.scoring import has_marker, is_type_open, pays_points
from townwright.games.carrara.state import NOBODY, NONE, Phase, State
from townwright.games.carrara.turn import (
    building_costs,
    can_pay_for_object,
    costs_needed,
    objects,
    objects_needed,
    scorings,
    scorings_needed,
)
from townwright.games.carrara.wheel import bricks_to_draw, is_affordable, price

PACKAGE = Path(__file__).parent


class TurnWheel(Action, frozen=True, tag="turn_wheel"):
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


class TakeCoins(Action, frozen=True, tag="take_coins"):
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
    leads_to: ClassVar[tuple[str, ...]] = ("announce", "end_turn")
    object: str


class Announce(Action, frozen=True, tag="announce"):
    """Announce the end of the game."""

    form: ClassVar[str] = "announce"


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the turn without announcing the end, whether or not an object was bought."""

    form: ClassVar[str] = "end turn"


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing, after the end was announced."""

    form: ClassVar[str] = "pass"


KINDS = (TurnWheel, Take, Done, TakeCoins, Build, Pay, Score, Buy, Announce, EndTurn, Pass)


def expand(text: str) -> list[str]:
    """Split a text that names several bricks into one action text per brick.

    `take 2 green blue` becomes `take 2 green` and `take 2 blue`; `pay red green` becomes `pay red` and `pay green`. All
    bricks belong to one purchase or payment, so nothing is drawn in between.
    """
    match text.lower().split():
        case ["take", segment, *colours] if len(colours) > 1:
            return [f"take {segment} {colour}" for colour in colours]
        case ["pay", *colours] if len(colours) > 1:
            return [f"pay {colour}" for colour in colours]
    return [text]


def encode(action: Action) -> int:
    """Return the code of an action; 0 if a name is unknown (the caller checks again)."""
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
    raise TypeError(f"{action.__class__.__name__} is not an action of this game")


def building(type: str, cost: int) -> int | None:
    """Return the number of a building, or None."""
    if type not in TYPE_IDS:
        return None
    first, end = FIRST_OF_TYPE[TYPE_IDS.index(type) : TYPE_IDS.index(type) + 2].tolist()
    return next((number for number in range(first, end) if COST[number] == cost), None)


def decode(s: State, code: int) -> Action:
    """Return the action that a code stands for."""
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


def why_not(s: State, action: Action) -> Sentence | None:
    """Return the rule that forbids an action."""
    return no_such_thing(action) or not_now(s, action) or not_allowed(s, action)


def no_such_thing(action: Action) -> Sentence | None:
    """Return why an action names something that does not exist."""
    match action:
        case Take(segment=segment) if not 1 <= segment <= SEGMENTS:
            return sentence("no-such-segment", segment=segment, last=SEGMENTS)
        case Take(colour=colour) | Pay(colour=colour) if colour not in COLOUR_IDS:
            return sentence("no-such-colour", colour=colour, colours=", ".join(COLOUR_IDS))
        case Build(type=type) if type not in TYPE_IDS:
            return sentence("no-such-type", type=type, types=", ".join(TYPE_IDS))
        case Build(type=type, cost=cost) if building(type, cost) is None:
            return sentence(
                "no-such-cost", type=f"$type-{type}", cost=cost, least=int(COST.min()), most=int(COST.max())
            )
        case Build(city=city) if city not in CITY_IDS:
            return sentence("no-such-city", city=city, cities=", ".join(CITY_IDS))
        case Score(what=what) if what not in TYPE_IDS and what not in CITY_IDS:
            return sentence("no-such-scoring", what=what, known=", ".join((*TYPE_IDS, *CITY_IDS)))
        case Buy(object=object) if object not in OBJECT_IDS:
            return sentence("no-such-object", object=object, objects=", ".join(OBJECT_IDS))
    return None


def not_now(s: State, action: Action) -> Sentence | None:
    """Return why an action belongs to another part of the turn."""
    match Phase(s.phase), action:
        case Phase.ACTION, Take():
            return sentence("turn-wheel-first")
        case Phase.ACTION, Pay():
            return sentence("nothing-to-pay")
        case Phase.ACTION, Done() | EndTurn():
            return sentence("action-is-a-must")
        case Phase.ACTION, Buy() | Announce():
            return sentence("action-first")
        case Phase.TAKE, Done() if s.segment == NONE:
            return sentence("one-brick-at-least")
        case Phase.TAKE, Take():
            return None
        case Phase.TAKE, TakeCoins() if s.segment == NONE:
            return None
        case Phase.TAKE, _ if s.segment == NONE:
            return sentence("bricks-first")
        case Phase.TAKE, _:
            return sentence("done-first")
        case Phase.PAY, Pay():
            return None
        case Phase.PAY, _:
            number = int(s.unpaid_building)
            return sentence(
                "pay-first", type=f"$type-{TYPE_IDS[TYPE[number]]}", cost=int(COST[number]), owed=int(s.bricks_owed)
            )
        case ((Phase.PURCHASE | Phase.ANNOUNCE), Announce() | EndTurn() | Buy()):
            return None
        case ((Phase.PURCHASE | Phase.ANNOUNCE), _):
            return sentence("action-is-done")
    return None


def not_allowed(s: State, action: Action) -> Sentence | None:
    """Return why a rule forbids an action in its part of the turn."""
    match action:
        case TurnWheel():
            return sentence("no-bricks-left")
        case Take(segment=segment, colour=colour):
            return why_not_take(s, segment, colour)
        case TakeCoins() if s.phase == Phase.TAKE:
            return sentence("can-pay")
        case TakeCoins():
            return sentence("can-act")
        case Build(type=type, cost=cost, city=city):
            return why_not_build(s, type, cost, city)
        case Pay(colour=colour):
            return why_not_pay(s, colour)
        case Score(what=what) if not has_marker(s, s.to_move):
            return sentence("no-markers-left", most=MARKERS)
        case Score(what=what) if what in TYPE_IDS:
            return why_not_score_type(s, what)
        case Score(what=what):
            return why_not_score_city(s, what)
        case Buy(object=object):
            return why_not_buy(s, object)
        case Announce():
            return why_not_announce(s)
        case Pass():
            return sentence("nobody-announced")
    return None


def why_not_take(s: State, segment: int, colour: str) -> Sentence | None:
    """Return why a brick cannot be bought."""
    colour_index, segment_index = COLOUR_IDS.index(colour), segment - 1
    coins = int(s.coins[s.to_move])
    if s.segment not in (NONE, segment_index):
        return sentence("one-segment-only", segment=int(s.segment) + 1)
    if s.wheel[segment_index, colour_index] == 0:
        return sentence("no-such-brick", segment=segment, colour=f"$colour-{colour}")
    if not is_affordable(coins, segment_index, colour_index):
        cost = int(price(segment_index, colour_index))
        return sentence("too-dear", colour=f"$colour-{colour}", segment=segment, price=cost, coins=coins)
    return sentence(
        "best-first",
        colour=f"$colour-{COLOUR_IDS[s.best_allowed]}",
        example=f"take {segment} {colour} {COLOUR_IDS[s.best_allowed]}",
    )


def why_not_build(s: State, type: str, cost: int, city: str) -> Sentence | None:
    """Return why a building cannot be built."""
    number, city_index = building(type, cost), CITY_IDS.index(city)
    arguments = {"type": f"$type-{type}", "cost": cost}
    assert number is not None
    if s.owner[number] != NOBODY:
        return sentence("built-already", seat=int(s.owner[number]), **arguments)
    if number not in s.display:
        return sentence("still-face-down", **arguments)
    bricks = int(accepted_bricks(s, s.to_move, city_index, 0))
    return sentence("too-few-bricks", takes=f"$city-{city}.takes", bricks=bricks, **arguments)


def why_not_pay(s: State, colour: str) -> Sentence | None:
    """Return why a brick cannot be paid."""
    colour_index, city_index = COLOUR_IDS.index(colour), int(s.city[s.unpaid_building])
    if not accepts(city_index, colour_index):
        return sentence("not-accepted", takes=f"$city-{CITY_IDS[city_index]}.takes", colour=f"$colour-{colour}")
    if s.bricks[s.to_move, colour_index] == 0:
        return sentence("no-brick-of-that-colour", colour=f"$colour-{colour}")
    if colour_index < s.best_allowed:
        return sentence(
            "best-first",
            colour=f"$colour-{COLOUR_IDS[s.best_allowed]}",
            example=f"pay {colour} {COLOUR_IDS[s.best_allowed]}",
        )
    return sentence("better-ones-needed", colour=f"$colour-{colour}", owed=int(s.bricks_owed))


def why_not_score_type(s: State, type: str) -> Sentence | None:
    """Return why a type cannot be scored."""
    if not is_type_open(s, s.to_move, TYPE_IDS.index(type)):
        return sentence("type-was-scored", type=f"$type-{type}")
    return sentence("none-of-type", type=f"$type-{type}")


def why_not_score_city(s: State, city: str) -> Sentence | None:
    """Return why a city cannot be scored."""
    number = CITY_IDS.index(city)
    scorer = int(s.city_scorer[number])
    if scorer == s.to_move:
        return sentence("city-was-scored-by-you", city=f"$city-{city}")
    if scorer != NOBODY:
        return sentence("city-was-scored", city=f"$city-{city}", seat=scorer)
    built = int(s.buildings_in_city[s.to_move, number])
    return sentence("too-few-in-city", city=f"$city-{city}", least=int(LEAST_IN_CITY[number]), built=built)


def why_not_buy(s: State, object: str) -> Sentence | None:
    """Return why an object cannot be bought."""
    if s.sale[OBJECT_IDS.index(object)] == 0:
        return sentence("sold", object=f"$object-{object}")
    if not can_pay_for_object(s, s.to_move):
        return sentence("object-too-dear", price=OBJECT_PRICE, coins=int(s.coins[s.to_move]))
    return sentence("one-object-a-turn")


def why_not_announce(s: State) -> Sentence | None:
    """Return why the end cannot be announced."""
    if s.announcer != NOBODY:
        return sentence("was-announced", seat=int(s.announcer))
    return sentence(
        "conditions-not-met",
        scorings=scorings(s, s.to_move),
        scorings_needed=scorings_needed(s),
        objects=objects(s, s.to_move),
        objects_needed=int(objects_needed(s)),
        costs=int(building_costs(s, s.to_move)),
        costs_needed=int(costs_needed(s)),
    )


def remark(s: State, action: Action) -> Sentence | None:
    """Return a remark for the player to move: prices, and what a scoring brings."""
    match action:
        case TurnWheel():
            return sentence("draws", count=bricks_to_draw(s))
        case Take(segment=segment, colour=colour):
            coins = int(price(segment - 1, COLOUR_IDS.index(colour)))
            return sentence("brick-from-segment", segment=segment, coins=coins)
        case Build(city=city):
            return city_value(CITY_IDS.index(city))
        case Score(what=what):
            brings = gain(s, s.to_move, what)
            return sentence("brings", points=brings.points, coins=brings.coins, objects=brings.objects)
        case Buy():
            return sentence("costs-coins", coins=OBJECT_PRICE)
        case TakeCoins():
            return sentence("gives-coins", coins=CONSOLATION_COINS)
    return None


def city_value(city: int) -> Sentence:
    """Return what a city pays for each point of cost when it is scored."""
    return sentence("pays-points" if pays_points(city) else "pays-coins", value=int(VALUE[city]))


def sentence(message: str, **arguments: object) -> Sentence:
    """Return a sentence with the words of this game."""
    return Sentence(message, arguments, PACKAGE)
