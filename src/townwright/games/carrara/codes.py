"""The action space: one number for each decision."""

from townwright.core.contract import space_blocks
from townwright.games.carrara.components import (
    BRICKS,
    BUILDINGS,
    CITIES,
    COLOURS,
    CONSOLATION_COINS,
    COST,
    DISPLAY,
    FOR_SALE,
    HIGHEST_PRICE,
    MARKERS,
    SEATS,
    SEGMENTS,
    TYPES,
)

TURN_WHEEL = 0
#: Buy a brick: + segment * COLOURS + colour.
TAKE = TURN_WHEEL + 1
#: No more bricks.
DONE = TAKE + SEGMENTS * COLOURS
#: Take two coins, because no brick can be paid for or no action is possible.
TAKE_COINS = DONE + 1
#: Take a building: + building * CITIES + city.
BUILD = TAKE_COINS + 1
#: Pay a brick for it: + colour.
PAY = BUILD + BUILDINGS * CITIES
SCORE_TYPE = PAY + COLOURS
SCORE_CITY = SCORE_TYPE + TYPES
#: The extra purchase: + kind of object.
BUY = SCORE_CITY + CITIES
ANNOUNCE = BUY + TYPES
END_TURN = ANNOUNCE + 1
#: Do nothing; only after the end was announced.
PASS = END_TURN + 1
ACTIONS = PASS + 1

ACTION_BLOCKS = space_blocks(
    ACTIONS,
    ("turn_wheel", TURN_WHEEL, "buy bricks: turn the wheel and fill it up"),
    ("take", TAKE, f"buy a brick: + segment × {COLOURS} + colour", {"segment": SEGMENTS, "colour": COLOURS}),
    ("done", DONE, "buy no more bricks"),
    ("take_coins", TAKE_COINS, "take coins, because no brick can be paid for or no action is possible"),
    ("build", BUILD, f"take a building: + building × {CITIES} + city", {"building": BUILDINGS, "city": CITIES}),
    ("pay", PAY, "pay a brick for it: + colour", {"colour": COLOURS}),
    ("score_type", SCORE_TYPE, "score a type: + type", {"type": TYPES}),
    ("score_city", SCORE_CITY, "score a city: + city", {"city": CITIES}),
    ("buy", BUY, "the extra purchase: + kind of object", {"type": TYPES}),
    ("announce", ANNOUNCE, "announce the end"),
    ("end_turn", END_TURN, "end the turn"),
    ("pass", PASS, "do nothing, after the end was announced"),
)

#: Maximum number of legal actions: all actions at the beginning of a turn.
MAX_LEGAL = 1 + DISPLAY * CITIES + TYPES + CITIES + 1

#: Never played automatically: the three actions, so that the previous player can still undo before something is
#: revealed or scored; and `done`, because a purchase ends when the buyer says so.
ALWAYS_ASK = frozenset({TURN_WHEEL, DONE, *range(BUILD, PAY), *range(SCORE_TYPE, BUY)})

# Every game ends, however badly it is played. Bricks come back to the wheel only by building, and every building is
# built once, so the number of bought bricks is limited. Between two purchases a player can fail to pay only until the
# consolation coins buy the most expensive brick. With wheel and bag empty, some player holds enough bricks to build and
# can only build or score. So while one player cannot act, another one builds or scores every round.
_BRICKS_BOUGHT = BRICKS + int(COST.sum())
_FAILURES = -(-HIGHEST_PRICE // CONSOLATION_COINS) * (_BRICKS_BOUGHT + SEATS)
_BUILT_OR_SCORED = BUILDINGS + SEATS * MARKERS
_IDLE = (SEATS - 1) * _BUILT_OR_SCORED
_TURNS = _BRICKS_BOUGHT + _FAILURES + _BUILT_OR_SCORED + _IDLE + SEATS
#: Maximum number of decisions in a game: in each turn a wheel turned, a building or scoring chosen, coins taken or a
#: pass, and the end of the turn; coins after a failed purchase; bricks taken, purchases ended, bricks paid; objects
#: bought.
MAX_LENGTH = 2 * _TURNS + _FAILURES + 2 * _BRICKS_BOUGHT + int(COST.sum()) + TYPES * FOR_SALE
