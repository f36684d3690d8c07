"""What a network sees of a position: everything that a player could have counted, and some sums.

Stock behind screens is included. What will be drawn from bag and stack is unknown.
"""

from townwright.core.arrays import Numbers
from townwright.core.rule import rule
from townwright.games.carrara import observe
from townwright.games.carrara.building import accepted_bricks
from townwright.games.carrara.components import (
    BUILDINGS,
    CITIES,
    COLOURS,
    COST,
    LEAST_IN_CITY,
    OBJECT_PRICE,
    SEATS,
    SEGMENTS,
    TYPE,
    TYPES,
)
from townwright.games.carrara.observe import observe_table
from townwright.games.carrara.scoring import building_value, is_city_open, pays_points, score
from townwright.games.carrara.state import NONE, Phase, State
from townwright.games.carrara.turn import (
    bricks_held,
    building_costs,
    costs_needed,
    is_last_round,
    objects,
    objects_needed,
    scorings,
    scorings_needed,
)
from townwright.games.carrara.weights import estimate, share_of_prospects_left

PHASES = len(Phase)

# The table: one block after the other.
NUMBER = 0  # a flag for each number of players
PHASE = NUMBER + SEATS + 1
LAST_ROUND = PHASE + PHASES
WHEEL = LAST_ROUND + 1  # from here on as in an observation, up to the players
OPEN_CITIES = WHEEL + observe.PLAYERS  # a flag for each city not scored yet
SEGMENT = OPEN_CITIES + CITIES  # a flag for the segment of the purchase
BEST_ALLOWED = SEGMENT + SEGMENTS  # a flag for the best colour still allowed
UNPAID_CITY = BEST_ALLOWED + COLOURS  # a flag for the city of the building to be paid for
OWED = UNPAID_CITY + CITIES
TURNS = OWED + 1  # a flag for the number of players whose turn comes later in this round
PLAYERS = TURNS + SEATS
# The block of each player, that of the viewer first.
PLAYS = 0  # 1, or 0 in the blocks of seats that are not used
SCORE = 1
COINS = 2
MARKERS = 3
ANNOUNCED = 4
OBJECTS = 5
COSTS = 6
BRICKS = 7
CONDITIONS = 8  # scorings, objects and costs still missing for an announcement, and a flag if none are
AFFORDABLE = 12  # objects the coins could buy
ESTIMATE = 13  # the estimated final score
OF_COLOUR = 14
ACCEPTED = OF_COLOUR + COLOURS  # bricks that each city accepts
OF_TYPE = ACCEPTED + CITIES
TYPE_OPEN = OF_TYPE + TYPES  # a flag for each type not scored yet
TYPE_POINTS = TYPE_OPEN + TYPES  # what each unscored type would bring
TYPE_COINS = TYPE_POINTS + TYPES
IN_CITY = TYPE_COINS + TYPES
CITY_READY = IN_CITY + CITIES  # a flag for each unscored city with enough buildings to be scored
CITY_GAIN = CITY_READY + CITIES  # what each unscored city would bring, in points or coins
TYPE_IN_CITY = CITY_GAIN + CITIES  # the costs of the buildings of each type in each city
PLAYER = TYPE_IN_CITY + TYPES * CITIES

FEATURES = PLAYERS + SEATS * PLAYER


@rule
def features(s: State, player: int, out: Numbers) -> None:
    """Write what `player` sees into `out`."""
    out[:] = 0
    players = int(s.players)
    out[NUMBER + players] = 1
    out[PHASE + int(s.phase)] = 1
    out[LAST_ROUND] = is_last_round(s)
    observe_table(s, out[WHEEL:])
    for city in range(CITIES):
        out[OPEN_CITIES + city] = is_city_open(s, city)
    if s.phase == Phase.TAKE and s.segment != NONE:
        out[SEGMENT + int(s.segment)] = 1
    if s.phase == Phase.TAKE or s.phase == Phase.PAY:
        out[BEST_ALLOWED + int(s.best_allowed)] = 1
    if s.unpaid_building != NONE:
        out[UNPAID_CITY + int(s.city[s.unpaid_building])] = 1
        out[OWED] = s.bricks_owed
    if s.to_move >= 0:
        out[TURNS + players - 1 - int(s.to_move)] = 1
    share_left = share_of_prospects_left(s)
    for later in range(players):
        describe_player(s, (player + later) % players, share_left, out[PLAYERS + later * PLAYER :])


@rule
def describe_player(s: State, seat: int, share_left: float, out: Numbers) -> None:
    """Write what one player has and could score."""
    out[PLAYS] = 1
    out[SCORE] = score(s, seat)
    out[COINS] = s.coins[seat]
    out[MARKERS] = s.markers[seat]
    out[ANNOUNCED] = s.announcer == seat
    out[OBJECTS] = objects(s, seat)
    out[COSTS] = building_costs(s, seat)
    out[BRICKS] = bricks_held(s, seat)
    out[CONDITIONS] = max(0, scorings_needed(s) - scorings(s, seat))
    out[CONDITIONS + 1] = max(0, objects_needed(s) - objects(s, seat))
    out[CONDITIONS + 2] = max(0, costs_needed(s) - building_costs(s, seat))
    out[CONDITIONS + 3] = out[CONDITIONS] + out[CONDITIONS + 1] + out[CONDITIONS + 2] == 0
    out[AFFORDABLE] = int(s.coins[seat]) // OBJECT_PRICE
    out[ESTIMATE] = int(estimate(s, seat, share_left))
    for colour in range(COLOURS):
        out[OF_COLOUR + colour] = s.bricks[seat, colour]
    for city in range(CITIES):
        out[ACCEPTED + city] = accepted_bricks(s, seat, city, 0)
        out[IN_CITY + city] = s.buildings_in_city[seat, city]
        out[CITY_READY + city] = is_city_open(s, city) and s.buildings_in_city[seat, city] >= LEAST_IN_CITY[city]
    for type in range(TYPES):
        out[OF_TYPE + type] = s.buildings_of_type[seat, type]
        out[TYPE_OPEN + type] = s.has_scored_type[seat, type] == 0
    for building in range(BUILDINGS):
        if s.owner[building] == seat:
            describe_building(s, seat, building, out)


@rule
def describe_building(s: State, seat: int, building: int, out: Numbers) -> None:
    """Add a building of a player, and what it would bring when its type or its city is scored."""
    city, type = int(s.city[building]), TYPE[building]
    gain = building_value(building, city)
    out[TYPE_IN_CITY + type * CITIES + city] += COST[building]
    if is_city_open(s, city):
        out[CITY_GAIN + city] += gain
    if s.has_scored_type[seat, type] == 0:
        if pays_points(city):
            out[TYPE_POINTS + type] += gain
        else:
            out[TYPE_COINS + type] += gain
