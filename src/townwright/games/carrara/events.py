"""Events of the log."""

from enum import IntEnum

from townwright.core.turns import TurnPhrase
from townwright.games.carrara.components import CITY_IDS, COLOUR_IDS, OBJECT_IDS, TYPE_IDS


class Event(IntEnum):
    """The kinds of events."""

    TURNED = 0  # the wheel
    DREW = 1  # bricks from the bag into segment 1, by colour
    TOOK = 2  # a brick bought
    CANNOT_PAY = 3  # no brick can be paid for
    CANNOT_ACT = 4  # no action is possible
    BUILT = 5
    PAID = 6
    OPENED = 7  # a new building lies open
    LAST_BUILT = 8  # the last building is built: the last round
    SCORED_TYPE = 9
    SCORED_CITY = 10
    BROUGHT_POINTS = 11  # a scored building paid points
    BROUGHT_COINS = 12  # a scored building paid coins
    BOUGHT = 13  # an object
    ANNOUNCED = 14
    PASSED = 15
    FINISHED = 16
    # A player lifts the screen as proof. Only in games with screens.
    SHOWED_COINS = 17  # too few for any brick
    SHOWED_BRICKS = 18  # no action is possible with them
    SHOWED_OBJECTS = 19  # they are enough to announce the end


#: The numbers that each event carries.
FACTS: dict[int, tuple[str, ...]] = {
    Event.TURNED: ("seat",),
    Event.DREW: COLOUR_IDS,
    Event.TOOK: ("seat", "colour", "segment", "price"),
    Event.CANNOT_PAY: ("seat", "coins"),
    Event.CANNOT_ACT: ("seat", "coins"),
    Event.BUILT: ("seat", "type", "cost", "city"),
    Event.PAID: ("seat", "colour"),
    Event.OPENED: ("type", "cost"),
    Event.LAST_BUILT: ("seat",),
    Event.SCORED_TYPE: ("seat", "type", "points", "coins", "objects"),
    Event.SCORED_CITY: ("seat", "city", "points", "coins", "objects"),
    Event.BROUGHT_POINTS: ("type", "cost", "city", "value", "points", "object"),
    Event.BROUGHT_COINS: ("type", "cost", "city", "value", "coins", "object"),
    Event.BOUGHT: ("seat", "object", "price"),
    Event.ANNOUNCED: ("seat", "points"),
    Event.PASSED: ("seat",),
    Event.FINISHED: (),
    Event.SHOWED_COINS: ("seat", "coins"),
    Event.SHOWED_BRICKS: ("seat", "bricks"),
    Event.SHOWED_OBJECTS: ("seat", "objects"),
}

#: The message ids for facts that are indexes: the colour, type, city or object that an index stands for.
FACT_WORDS: dict[str, tuple[str, ...]] = {
    "colour": tuple(f"colour-{colour}" for colour in COLOUR_IDS),
    "type": tuple(f"type-{type}" for type in TYPE_IDS),
    "city": tuple(f"city-{city}" for city in CITY_IDS),
    "object": tuple(f"object-{kind}" for kind in OBJECT_IDS),
}

#: The phrases of the sentence about a turn.
TURN_PHRASES: dict[int, TurnPhrase] = {
    Event.TOOK: TurnPhrase("took", add=("price",), list="colour", repeats=True),
    Event.CANNOT_PAY: TurnPhrase("cannot_pay"),
    Event.CANNOT_ACT: TurnPhrase("cannot_act"),
    Event.BUILT: TurnPhrase("built", contested=("type", "cost")),
    Event.SCORED_TYPE: TurnPhrase("scored_type"),
    Event.SCORED_CITY: TurnPhrase("scored_city", contested=("city",)),
    Event.BOUGHT: TurnPhrase("bought"),
    Event.ANNOUNCED: TurnPhrase("announced"),
    Event.PASSED: TurnPhrase("passed"),
}

#: The events that say why the game ends.
ENDINGS = frozenset({Event.ANNOUNCED, Event.LAST_BUILT})
