"""Action: score a type or a city. Also the final scoring, the score sheet and the ranks."""

from townwright.core.arrays import Matrix, Numbers
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.carrara.codes import SCORE_CITY, SCORE_TYPE
from townwright.games.carrara.components import (
    ANNOUNCEMENT_POINTS,
    BUILDINGS,
    CITIES,
    COINS_FOR_A_POINT,
    COST,
    COST_POINTS,
    FIRST_OF_TYPE,
    LEAST_IN_CITY,
    OBJECT_POINTS,
    PAYS_POINTS,
    TYPE,
    TYPES,
    VALUE,
)
from townwright.games.carrara.events import Event
from townwright.games.carrara.state import NOBODY, NONE, State
from townwright.games.carrara.turn import after_action, bricks_held, building_costs, objects

#: Buildings needed to score a type.
LEAST_OF_TYPE = 1

#: Rows of the score sheet: the points of each scoring, the announcement, then the final scoring.
CITY_ROWS = TYPES
ANNOUNCEMENT_ROW = CITY_ROWS + CITIES
OBJECTS_ROW = ANNOUNCEMENT_ROW + 1
COSTS_ROW = OBJECTS_ROW + 1
COINS_ROW = COSTS_ROW + 1
ROWS = COINS_ROW + 1


@rule
def legal_scorings(s: State, out: Numbers, n: int) -> int:
    """List every type and city that the player may score, as long as a scoring marker is left."""
    me = int(s.to_move)
    if not has_marker(s, me):
        return n
    for type in range(TYPES):
        if may_score_type(s, me, type):
            out[n] = SCORE_TYPE + type
            n += 1
    for city in range(CITIES):
        if may_score_city(s, me, city):
            out[n] = SCORE_CITY + city
            n += 1
    return n


@rule
def has_marker(s: State, player: int) -> bool:
    """Return whether a player has a scoring marker left."""
    return s.markers[player] > 0


@rule
def may_score_type(s: State, player: int, type: int) -> bool:
    """Return whether a player may score a type: once per player, with at least one building of it."""
    return s.buildings_of_type[player, type] >= LEAST_OF_TYPE and is_type_open(s, player, type)


@rule
def is_type_open(s: State, player: int, type: int) -> bool:
    """Return whether a player has not scored a type yet."""
    return s.has_scored_type[player, type] == 0


@rule
def may_score_city(s: State, player: int, city: int) -> bool:
    """Return whether a player may score a city: once per game, with as many buildings as it requires."""
    return s.buildings_in_city[player, city] >= LEAST_IN_CITY[city] and is_city_open(s, city)


@rule
def is_city_open(s: State, city: int) -> bool:
    """Return whether a city has not been scored yet."""
    return s.city_scorer[city] == NOBODY


@rule
def score_type(s: State, type: int, log: Log) -> None:
    """Score all buildings of a type, in any city."""
    me = int(s.to_move)
    coins, objects_before = int(s.coins[me]), objects(s, me)
    points = score_buildings_of_type(s, me, type, log)
    s.markers[me] -= 1
    s.has_scored_type[me, type] = 1
    s.type_points[me, type] = points
    note(log, Event.SCORED_TYPE, EVERYONE, me, type, points, int(s.coins[me]) - coins, objects(s, me) - objects_before)
    after_action(s, log)


@rule
def score_buildings_of_type(s: State, player: int, type: int, log: Log) -> int:
    """Pay out every building of a type; return the points."""
    points = 0
    for building in range(FIRST_OF_TYPE[type], FIRST_OF_TYPE[type + 1]):
        if s.owner[building] == player:
            points += score_building(s, player, building, log)
    return points


@rule
def score_city(s: State, city: int, log: Log) -> None:
    """Score all buildings in a city, of any type.

    A building may pay once with its type and once with its city.
    """
    me = int(s.to_move)
    coins, objects_before = int(s.coins[me]), objects(s, me)
    points = score_buildings_in_city(s, me, city, log)
    s.markers[me] -= 1
    s.city_scorer[city] = me
    s.city_points[city] = points
    note(log, Event.SCORED_CITY, EVERYONE, me, city, points, int(s.coins[me]) - coins, objects(s, me) - objects_before)
    after_action(s, log)


@rule
def score_buildings_in_city(s: State, player: int, city: int, log: Log) -> int:
    """Pay out every building in a city; return the points."""
    points = 0
    for building in range(BUILDINGS):
        if s.owner[building] == player and s.city[building] == city:
            points += score_building(s, player, building, log)
    return points


@rule
def building_value(building: int, city: int) -> int:
    """Return what a building pays when it is scored in a city: its cost times the value of the city."""
    return COST[building] * VALUE[city]


@rule
def pays_points(city: int) -> bool:
    """Return whether a city pays points; otherwise it pays coins."""
    return PAYS_POINTS[city]


@rule
def score_building(s: State, player: int, building: int, log: Log) -> int:
    """Pay out a building in points or coins, with one object of its kind; return the points.

    Objects come from the supply as long as it lasts, never from those for sale.
    """
    type, city, cost = TYPE[building], int(s.city[building]), COST[building]
    gain = building_value(building, city)
    object = NONE
    if s.supply[type] > 0:
        s.supply[type] -= 1
        s.objects[player, type] += 1
        object = type
    if pays_points(city):
        note(log, Event.BROUGHT_POINTS, EVERYONE, type, cost, city, VALUE[city], gain, object)
        return gain
    s.coins[player] += gain
    note(log, Event.BROUGHT_COINS, EVERYONE, type, cost, city, VALUE[city], gain, object)
    return 0


@rule
def points(s: State, player: int) -> int:
    """Return what a player has on the track: the points of all scorings, and of announcing the end."""
    result = announcement_points(s, player)
    for type in range(TYPES):
        result += int(s.type_points[player, type])
    for city in range(CITIES):
        result += points_of_city(s, player, city)
    return result


@rule
def announcement_points(s: State, player: int) -> int:
    """Return the points for announcing the end."""
    return ANNOUNCEMENT_POINTS if s.announcer == player else 0


@rule
def points_of_city(s: State, player: int, city: int) -> int:
    """Return the points that scoring a city has brought a player."""
    return int(s.city_points[city]) if s.city_scorer[city] == player else 0


@rule
def object_points(s: State, player: int) -> int:
    """Return the points for objects in final scoring."""
    return OBJECT_POINTS * objects(s, player)


@rule
def cost_points(s: State, player: int) -> int:
    """Return the points for the costs of a player's buildings in final scoring."""
    return COST_POINTS * building_costs(s, player)


@rule
def coin_points(s: State, player: int) -> int:
    """Return the points for coins in final scoring."""
    return int(s.coins[player]) // COINS_FOR_A_POINT


@rule
def score(s: State, player: int) -> int:
    """Return a player's points if the game ended now: the track and the final scoring."""
    return points(s, player) + object_points(s, player) + cost_points(s, player) + coin_points(s, player)


@rule
def scores(s: State, out: Numbers) -> None:
    """Write each player's points if the game ended now."""
    for player in range(s.players):
        out[player] = score(s, player)


@rule
def sheet(s: State, out: Matrix) -> None:
    """Write the score sheet: one row per scoring, then announcement, objects, building costs and coins."""
    for player in range(s.players):
        for type in range(TYPES):
            out[type, player] = s.type_points[player, type]
        for city in range(CITIES):
            out[CITY_ROWS + city, player] = points_of_city(s, player, city)
        out[ANNOUNCEMENT_ROW, player] = announcement_points(s, player)
        out[OBJECTS_ROW, player] = object_points(s, player)
        out[COSTS_ROW, player] = cost_points(s, player)
        out[COINS_ROW, player] = coin_points(s, player)


@rule
def ranks(s: State, scores: Numbers, out: Numbers) -> None:
    """Write the ranks: more points win, then more bricks left; otherwise the rank is shared."""
    for player in range(s.players):
        out[player] = 1
        for other in range(s.players):
            more = scores[other] - scores[player]
            if more > 0 or (more == 0 and bricks_held(s, other) > bricks_held(s, player)):
                out[player] += 1
