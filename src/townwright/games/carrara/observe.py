"""What a player knows, as numbers for learners: the whole table and all stock.

Stock is included because every player could have counted it. What will be drawn from bag and stack is unknown; their
content follows from the rest.
"""

from townwright.core.arrays import Numbers
from townwright.core.contract import space_blocks
from townwright.core.rule import rule
from townwright.games.carrara.components import (
    BRICKS_OF_COLOUR,
    BUILDINGS,
    CITIES,
    COLOURS,
    COST,
    DISPLAY,
    FOR_SALE,
    MARKERS,
    SEATS,
    SEGMENTS,
    TYPES,
)
from townwright.games.carrara.components import SUPPLY as OBJECTS_OF_A_KIND
from townwright.games.carrara.scoring import points
from townwright.games.carrara.state import NONE, State
from townwright.games.carrara.turn import is_last_round

WHEEL = 0
BAG = WHEEL + SEGMENTS * COLOURS
OPEN = BAG + COLOURS
STACK = OPEN + BUILDINGS
SUPPLY = STACK + BUILDINGS
SALE = SUPPLY + TYPES
PLAYERS = SALE + TYPES
# Offsets within a player's block
BRICKS = 5
OBJECTS = BRICKS + COLOURS
TYPES_SCORED = OBJECTS + TYPES
CITIES_SCORED = TYPES_SCORED + TYPES
BUILT = CITIES_SCORED + CITIES
PLAYER = BUILT + BUILDINGS
REST = PLAYERS + SEATS * PLAYER
OBSERVATION = REST + 9

#: Maximum number of bricks of one colour.
MAX_BRICKS = int(BRICKS_OF_COLOUR.max())
#: The highest cost of a building, in bricks.
MAX_COST = int(COST.max())
#: Maximum number of objects of one kind.
MAX_OBJECTS = OBJECTS_OF_A_KIND + FOR_SALE
#: Points and coins that are rarely exceeded.
USUAL_POINTS, USUAL_COINS = 150, 60

OBSERVATION_BLOCKS = space_blocks(
    OBSERVATION,
    ("wheel", WHEEL, "bricks on the wheel, segment by segment, best colour first", 0, MAX_BRICKS),
    ("bag", BAG, "bricks in the bag, best colour first", 0, MAX_BRICKS),
    ("open", OPEN, "a flag for each building: lies open", 0, 1),
    ("stack", STACK, "a flag for each building: in the stack", 0, 1),
    ("supply", SUPPLY, "objects of each kind that scorings can still bring", 0, OBJECTS_OF_A_KIND),
    ("sale", SALE, "objects of each kind that can still be bought", 0, FOR_SALE),
    (
        "players",
        PLAYERS,
        "each player, the observer first, then in turn order",
        space_blocks(
            PLAYER,
            ("plays", 0, "whether there is such a player", 0, 1),
            ("points", 1, "points so far", 0, 999, USUAL_POINTS),
            ("coins", 2, "coins", 0, 999, USUAL_COINS),
            ("markers", 3, "scoring markers not used yet", 0, MARKERS),
            ("announced", 4, "whether this player announced the end", 0, 1),
            ("bricks", BRICKS, "bricks, best colour first", 0, MAX_BRICKS),
            ("objects", OBJECTS, "objects of each kind", 0, MAX_OBJECTS),
            ("types_scored", TYPES_SCORED, "a flag for each type: scored", 0, 1),
            ("cities_scored", CITIES_SCORED, "a flag for each city: scored", 0, 1),
            ("built", BUILT, "for each building the city where it stands plus 1, or 0", 0, CITIES),
        ),
    ),
    ("number", REST, "number of players", 0, SEATS),
    ("seat", REST + 1, "the observer's seat", 0, SEATS - 1),
    (
        "seats_to_mover",
        REST + 2,
        "seats from the observer's to the one whose move it is; -1 at the end",
        -1,
        SEATS - 1,
    ),
    ("phase", REST + 3, "0 choose an action, 1 take bricks, 2 pay, 3 purchase, 4 announce", 0, 4),
    ("last_round", REST + 4, "whether this is the last round", 0, 1),
    ("segment", REST + 5, "the segment of the purchase plus 1, or 0", 0, SEGMENTS),
    ("best_allowed", REST + 6, "the best colour still allowed in this purchase or payment", 0, COLOURS),
    ("unpaid_building", REST + 7, "the building to be paid for, plus 1, or 0", 0, BUILDINGS),
    ("owed", REST + 8, "bricks still to be paid for it", 0, MAX_COST),
)


@rule
def observe(s: State, player: int, out: Numbers) -> None:
    """Write what `player` knows into `out`."""
    out[:] = 0
    players = int(s.players)
    observe_table(s, out)
    for later in range(players):
        observe_player(s, (player + later) % players, out[PLAYERS + later * PLAYER :])
    out[REST] = players
    out[REST + 1] = player
    out[REST + 2] = (int(s.to_move) - player) % players if s.to_move >= 0 else -1
    out[REST + 3] = s.phase
    out[REST + 4] = is_last_round(s)
    out[REST + 5] = int(s.segment) + 1
    out[REST + 6] = s.best_allowed
    out[REST + 7] = int(s.unpaid_building) + 1
    out[REST + 8] = s.bricks_owed


@rule
def observe_table(s: State, out: Numbers) -> None:
    """Write wheel, bag, buildings and objects, up to the players."""
    for segment in range(SEGMENTS):
        for colour in range(COLOURS):
            out[WHEEL + segment * COLOURS + colour] = s.wheel[segment, colour]
    for colour in range(COLOURS):
        out[BAG + colour] = s.bag[colour]
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            out[OPEN + int(s.display[place])] = 1
    for building in range(BUILDINGS):
        out[STACK + building] = s.stack >> building & 1
    for kind in range(TYPES):
        out[SUPPLY + kind] = s.supply[kind]
        out[SALE + kind] = s.sale[kind]


@rule
def observe_player(s: State, seat: int, out: Numbers) -> None:
    """Write what one player has."""
    out[0] = 1
    out[1] = points(s, seat)
    out[2] = s.coins[seat]
    out[3] = s.markers[seat]
    out[4] = s.announcer == seat
    for colour in range(COLOURS):
        out[BRICKS + colour] = s.bricks[seat, colour]
    for type in range(TYPES):
        out[OBJECTS + type] = s.objects[seat, type]
        out[TYPES_SCORED + type] = s.has_scored_type[seat, type]
    for city in range(CITIES):
        out[CITIES_SCORED + city] = s.city_scorer[city] == seat
    for building in range(BUILDINGS):
        if s.owner[building] == seat:
            out[BUILT + building] = int(s.city[building]) + 1
