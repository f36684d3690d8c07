"""Weights: what an action gains immediately and what it makes possible, in points.

Greedy play, rollouts and searches use them. Coins, bricks and buildings not yet scored have prospects in addition to
the score; these shrink towards the end.
"""

from townwright.core.arrays import Floats, Numbers
from townwright.core.record import Records
from townwright.core.rule import rule
from townwright.games.carrara.building import payable_bricks, put
from townwright.games.carrara.codes import ANNOUNCE, BUILD, BUY, PAY, SCORE_CITY, SCORE_TYPE, TAKE, TURN_WHEEL
from townwright.games.carrara.components import (
    ANNOUNCEMENT_POINTS,
    CITIES,
    COINS_FOR_A_POINT,
    COLOURS,
    COST,
    COST_POINTS,
    FIRST_OF_TYPE,
    LEAST_IN_CITY,
    OBJECT_POINTS,
    OBJECT_PRICE,
    SEGMENTS,
    TYPES,
)
from townwright.games.carrara.scoring import (
    building_value,
    cost_points,
    is_city_open,
    may_score_type,
    object_points,
    pays_points,
    points,
    score,
)
from townwright.games.carrara.state import State
from townwright.games.carrara.turn import (
    bricks_held,
    building_costs,
    costs_needed,
    is_last_round,
    may_announce,
    may_announce_with,
    objects,
)
from townwright.games.carrara.wheel import price

#: Values at the beginning of a game, in points, tuned by self-play: a coin; a brick of the best colour, and how much
#: less each worse colour is worth; for a building, the share of its value that a later scoring of its type brings (more
#: than 1, because more buildings will join it), and the share for its city, which another player may score first.
COIN = 0.65
BEST_BRICK = 3.0
WORSE_BRICK = 0.3
TYPE_SHARE = 1.1
CITY_SHARE = 0.6
#: Bricks beyond this number wait too long to be useful.
USEFUL_BRICKS = 5
#: The share of these values that is lost once a player has the building costs to announce the end.
FADING = 0.5
#: At the end a brick only breaks a tie.
TIE_BRICK = 0.01


@rule
def weigh(s: State, actions: Numbers, n: int, out: Floats, spare: Records[State]) -> None:
    """Weigh each action. `spare` holds a scratch state."""
    me = int(s.to_move)
    share_left = share_of_prospects_left(s)
    for i in range(n):
        action = int(actions[i])
        if action == TURN_WHEEL:
            out[i] = best_purchase(s, me, share_left)
        elif action >= TAKE and action < TAKE + SEGMENTS * COLOURS:
            out[i] = purchase(s, me, (action - TAKE) // COLOURS, (action - TAKE) % COLOURS, share_left)
        elif action >= BUILD and action < PAY:
            out[i] = construction(s, me, (action - BUILD) // CITIES, (action - BUILD) % CITIES, share_left, spare)
        elif action >= PAY and action < SCORE_TYPE:
            out[i] = -brick(action - PAY, share_left)
        elif action >= SCORE_TYPE and action < SCORE_CITY:
            out[i] = type_yield(s, me, action - SCORE_TYPE, share_left) * (1 - TYPE_SHARE * share_left)
        elif action >= SCORE_CITY and action < BUY:
            out[i] = city_yield(s, me, action - SCORE_CITY, share_left) * (1 - CITY_SHARE * share_left)
        elif action >= BUY and action < ANNOUNCE:
            out[i] = extra_purchase(s, me, share_left)
        elif action == ANNOUNCE:
            out[i] = lead(s, me) + ANNOUNCEMENT_POINTS
        else:
            out[i] = 0


@rule
def evaluate(s: State, out: Floats) -> None:
    """Estimate the final scores: the current scores and the prospects of what may still score."""
    share_left = share_of_prospects_left(s)
    for player in range(s.players):
        out[player] = estimate(s, player, share_left)


@rule
def estimate(s: State, player: int, share_left: float) -> float:
    """Estimate the final score of a player."""
    brick_value = 0.0
    for colour in range(COLOURS):
        brick_value += int(s.bricks[player, colour]) * brick(colour, share_left)
    return (
        points(s, player)
        + object_points(s, player)
        + cost_points(s, player)
        + int(s.coins[player]) * coin(share_left)
        + brick_value * useful(s, player)
        + prospects(s, player, share_left)
    )


@rule
def share_of_prospects_left(s: State) -> float:
    """Return the share of prospects that may still come true: 1 at the beginning, 0 in the last round.

    It depends on the player closest to the costs needed for an announcement.
    """
    if s.to_move < 0 or is_last_round(s):
        return 0.0
    most = 0
    for player in range(s.players):
        most = max(most, building_costs(s, player))
    return 1 - FADING * min(1.0, most / costs_needed(s))


@rule
def coin(share_left: float) -> float:
    """Return what a coin is worth: at the end its share of a point, before that more."""
    return 1 / COINS_FOR_A_POINT + (COIN - 1 / COINS_FOR_A_POINT) * share_left


@rule
def brick(colour: int, share_left: float) -> float:
    """Return what a brick is worth: at the end it only breaks ties, whatever its colour."""
    return TIE_BRICK + (BEST_BRICK - WORSE_BRICK * colour) * share_left


@rule
def useful(s: State, player: int) -> float:
    """Return the share of a player's bricks that is useful: a surplus waits too long."""
    return min(1.0, USEFUL_BRICKS / max(1, bricks_held(s, player)))


@rule
def building_yield(s: State, building: int, share_left: float) -> float:
    """Return what scoring a building brings, without its object."""
    city = int(s.city[building])
    gain = building_value(building, city)
    return gain * 1.0 if pays_points(city) else gain * coin(share_left)


@rule
def type_yield(s: State, player: int, type: int, share_left: float) -> float:
    """Return what scoring a type would bring now."""
    result = OBJECT_POINTS * min(int(s.buildings_of_type[player, type]), int(s.supply[type])) * 1.0
    for building in range(FIRST_OF_TYPE[type], FIRST_OF_TYPE[type + 1]):
        if s.owner[building] == player:
            result += building_yield(s, building, share_left)
    return result


@rule
def city_yield(s: State, player: int, city: int, share_left: float) -> float:
    """Return what scoring a city would bring now."""
    result = 0.0
    for type in range(TYPES):
        objects_won = 0
        for building in range(FIRST_OF_TYPE[type], FIRST_OF_TYPE[type + 1]):
            if s.owner[building] == player and s.city[building] == city:
                objects_won += 1
                result += building_yield(s, building, share_left)
        result += OBJECT_POINTS * min(objects_won, int(s.supply[type]))
    return result


@rule
def prospects(s: State, player: int, share_left: float) -> float:
    """Return what future scorings may bring, limited by the markers left."""
    result = 0.0
    open_scorings = 0
    for type in range(TYPES):
        if may_score_type(s, player, type):
            open_scorings += 1
            result += TYPE_SHARE * type_yield(s, player, type, share_left)
    for city in range(CITIES):
        if s.buildings_in_city[player, city] > 0 and is_city_open(s, city):
            progress = min(1.0, int(s.buildings_in_city[player, city]) / LEAST_IN_CITY[city])
            open_scorings += 1 if progress == 1 else 0
            result += CITY_SHARE * progress * city_yield(s, player, city, share_left)
    return share_left * result * min(1.0, int(s.markers[player]) / max(1, open_scorings))


@rule
def construction(s: State, player: int, building: int, city: int, share_left: float, spare: Records[State]) -> float:
    """Return the value of building: points and better prospects, minus the cheapest bricks to pay with."""
    spare[0] = s
    put(spare[0], player, building, city)
    gain = COST_POINTS * COST[building] + prospects(spare[0], player, share_left) - prospects(s, player, share_left)
    owed = COST[building]
    for step in range(COLOURS):
        colour = COLOURS - 1 - step
        used = min(owed, payable_bricks(s, player, city, colour))
        gain -= used * brick(colour, share_left) * useful(s, player)
        owed -= used
    return gain


@rule
def purchase(s: State, player: int, segment: int, colour: int, share_left: float) -> float:
    """Return the value of a brick and of the best ones to follow: same segment, no better colour."""
    coins = int(s.coins[player]) - price(segment, colour)
    gain = bargain(segment, colour, share_left) * useful(s, player)
    return gain + max(
        best_first(s, segment, 0, colour, 1, coins, share_left),
        worst_first(s, segment, 0, colour, 1, coins, share_left),
    )


@rule
def best_purchase(s: State, player: int, share_left: float) -> float:
    """Return the value of buying from the best segment after the wheel has turned, before new bricks come."""
    best = 0.0
    coins = int(s.coins[player])
    for segment in range(SEGMENTS):
        gain = max(
            best_first(s, segment, 1, 0, 0, coins, share_left), worst_first(s, segment, 1, 0, 0, coins, share_left)
        )
        best = max(best, gain)
    return best * useful(s, player)


@rule
def bargain(segment: int, colour: int, share_left: float) -> float:
    """Return what a brick is worth beyond its price."""
    return brick(colour, share_left) - price(segment, colour) * coin(share_left)


@rule
def best_first(
    s: State, segment: int, turns: int, from_colour: int, taken: int, coins: int, share_left: float
) -> float:
    """Return the gain of a segment, bought from the best colour down as far as the coins go.

    The wheel first turns by `turns` segments. Colours begin with `from_colour`; `taken` bricks of it have already been
    bought.
    """
    gain = 0.0
    for colour in range(from_colour, COLOURS):
        available = int(s.wheel[(segment - turns) % SEGMENTS, colour]) - (taken if colour == from_colour else 0)
        cost = price(segment, colour)
        if bargain(segment, colour, share_left) > 0:
            count = available if cost == 0 else min(available, coins // cost)
            gain += count * bargain(segment, colour, share_left)
            coins -= count * cost
    return gain


@rule
def worst_first(
    s: State, segment: int, turns: int, from_colour: int, taken: int, coins: int, share_left: float
) -> float:
    """Return the gain of a segment, bought from the worst colour up as far as the coins go.

    See `best_first`.
    """
    gain = 0.0
    for step in range(COLOURS - from_colour):
        colour = COLOURS - 1 - step
        available = int(s.wheel[(segment - turns) % SEGMENTS, colour]) - (taken if colour == from_colour else 0)
        cost = price(segment, colour)
        if bargain(segment, colour, share_left) > 0:
            count = available if cost == 0 else min(available, coins // cost)
            gain += count * bargain(segment, colour, share_left)
            coins -= count * cost
    return gain


@rule
def extra_purchase(s: State, player: int, share_left: float) -> float:
    """Return the value of buying an object, and of the announcement if only that object was missing."""
    gain = OBJECT_POINTS - OBJECT_PRICE * coin(share_left)
    if may_announce_with(s, player, objects(s, player) + 1) and not may_announce(s, player):
        gain += max(0.0, lead(s, player) + ANNOUNCEMENT_POINTS)
    return gain


@rule
def lead(s: State, player: int) -> int:
    """Return how many points a player is ahead of the best other player."""
    best = 0
    for other in range(s.players):
        if other != player:
            best = max(best, score(s, other))
    return score(s, player) - best
