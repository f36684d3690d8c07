"""The rules of The Palaces of Carrara: setup and turns.

Each of the three actions has its own module: `wheel`, `building`, `scoring`. `turn` holds what follows an action.

A rule that lists actions writes their codes into `out`, after the `n` that are already there, and returns the new `n`.
"""

from townwright.core.arrays import Numbers
from townwright.core.chance import seed_generator
from townwright.core.log import Log
from townwright.core.rule import rule
from townwright.games.carrara.building import build, legal_buildings, legal_payment, open_building, pay
from townwright.games.carrara.codes import (
    ANNOUNCE,
    BUILD,
    BUY,
    DONE,
    END_TURN,
    PASS,
    PAY,
    SCORE_CITY,
    SCORE_TYPE,
    TAKE,
    TAKE_COINS,
    TURN_WHEEL,
)
from townwright.games.carrara.components import (
    BRICKS_OF_COLOUR,
    BUILDINGS,
    CITIES,
    COLOURS,
    DISPLAY,
    FOR_SALE,
    MARKERS,
    START_BRICKS,
    START_COINS,
    START_ON_WHEEL,
    SUPPLY,
)
from townwright.games.carrara.scoring import legal_scorings, score_city, score_type
from townwright.games.carrara.state import NOBODY, NONE, Phase, State
from townwright.games.carrara.turn import (
    announce,
    buy,
    end_turn,
    legal_after_action,
    may_pass,
    pass_turn,
    take_coins_instead_of_action,
)
from townwright.games.carrara.wheel import (
    end_buying,
    legal_bricks,
    may_buy_bricks,
    take,
    take_coins_instead_of_bricks,
    turn_wheel,
)


@rule
def setup(s: State, options: Numbers, seed: int) -> None:
    """Set up the game. All components are used; the first seat is the first player (ruling)."""
    seed_generator(s, seed)
    s.players = options[0]
    s.stock_option = options[1]
    s.phase = Phase.ACTION
    s.to_move = 0
    s.announcer = NOBODY
    s.segment = NONE
    s.unpaid_building = NONE
    set_up_buildings(s)
    set_up_objects(s)
    set_up_players(s)
    set_up_bricks(s)


@rule
def set_up_buildings(s: State) -> None:
    """Shuffle the buildings face down and open nine of them."""
    s.owner[:] = NOBODY
    s.city[:] = NONE
    s.stack = (1 << BUILDINGS) - 1
    for place in range(DISPLAY):
        s.display[place] = open_building(s)


@rule
def set_up_objects(s: State) -> None:
    """Put one object of each kind up for sale, the others into the supply."""
    s.sale[:] = FOR_SALE
    s.supply[:] = SUPPLY


@rule
def set_up_players(s: State) -> None:
    """Give each player coins and six scoring markers."""
    s.city_scorer[:] = NOBODY
    for player in range(s.players):
        s.coins[player] = START_COINS
        s.markers[player] = MARKERS


@rule
def set_up_bricks(s: State) -> None:
    """Deal the bricks: one to each player, one of each colour to segment 1, the rest to the bag.

    In turn order players get black, blue, green, red.
    """
    for colour in range(COLOURS):
        s.wheel[0, colour] = START_ON_WHEEL
        s.bag[colour] = BRICKS_OF_COLOUR[colour] - START_ON_WHEEL
    for player in range(s.players):
        s.bricks[player, START_BRICKS[player]] = 1
        s.bag[START_BRICKS[player]] -= 1


@rule
def legal(s: State, out: Numbers) -> int:
    """Write the legal actions into `out`; return how many there are."""
    if s.phase == Phase.TAKE:
        return legal_bricks(s, out)
    if s.phase == Phase.PAY:
        return legal_payment(s, out)
    if s.phase == Phase.ACTION:
        return legal_actions(s, out)
    return legal_after_action(s, out)


@rule
def legal_actions(s: State, out: Numbers) -> int:
    """List every purchase, building and scoring that is legal; without any, the player takes two coins."""
    n = 0
    if may_buy_bricks(s):
        out[n] = TURN_WHEEL
        n += 1
    n = legal_buildings(s, out, n)
    n = legal_scorings(s, out, n)
    if n == 0:
        out[n] = TAKE_COINS
        n += 1
    if may_pass(s):
        out[n] = PASS
        n += 1
    return n


@rule
def apply(s: State, action: int, log: Log) -> None:
    """Play one decision."""
    if action == TURN_WHEEL:
        turn_wheel(s, log)
    elif action < DONE:
        take(s, (action - TAKE) // COLOURS, (action - TAKE) % COLOURS, log)
    elif action == DONE:
        end_buying(s, log)
    elif action == TAKE_COINS:
        if s.phase == Phase.TAKE:
            take_coins_instead_of_bricks(s, log)
        else:
            take_coins_instead_of_action(s, log)
    elif action < PAY:
        build(s, (action - BUILD) // CITIES, (action - BUILD) % CITIES, log)
    elif action < SCORE_TYPE:
        pay(s, action - PAY, log)
    elif action < SCORE_CITY:
        score_type(s, action - SCORE_TYPE, log)
    elif action < BUY:
        score_city(s, action - SCORE_CITY, log)
    elif action < ANNOUNCE:
        buy(s, action - BUY, log)
    elif action == ANNOUNCE:
        announce(s, log)
    elif action == END_TURN:
        end_turn(s, log)
    else:
        pass_turn(s, log)


@rule
def redeal(s: State, player: int, seed: int) -> None:
    """Restart the generator; everything else is known.

    Every player could have counted the coins, bricks and objects behind the screens. Draws from bag and stack are
    decided when they happen.
    """
    seed_generator(s, seed)
