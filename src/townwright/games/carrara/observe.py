"""What a player knows, as numbers for learners: the whole table and all stock, because everybody could have counted it.
What will be drawn from bag and stack is unknown to all; what is in them follows from the rest."""

from townwright.core.rule import rule
from townwright.games.carrara.components import BUILDINGS, CITIES, COLOURS, DISPLAY, SEATS, SEGMENTS, TYPES
from townwright.games.carrara.scoring import points
from townwright.games.carrara.state import NONE
from townwright.games.carrara.turn import is_last_round

#: Bricks on the wheel, segment by segment, best colour first; then those in the bag.
WHEEL = 0
BAG = WHEEL + SEGMENTS * COLOURS
#: One flag a building: lies open. One flag a building: in the stack.
OPEN = BAG + COLOURS
STACK = OPEN + BUILDINGS
#: Objects of each kind: in the supply, for sale.
SUPPLY = STACK + BUILDINGS
SALE = SUPPLY + TYPES
#: Each player, the observer first, then in turn order.
PLAYERS = SALE + TYPES
#: Of a player: plays, points, coins, scoring markers, has announced; bricks; objects; types scored; cities scored; for
#: each building the city where it stands plus 1, or 0.
BRICKS = 5
OBJECTS = BRICKS + COLOURS
TYPES_SCORED = OBJECTS + TYPES
CITIES_SCORED = TYPES_SCORED + TYPES
BUILT = CITIES_SCORED + CITIES
PLAYER = BUILT + BUILDINGS
#: Number of players; the observer's seat; how many seats later than the observer it is whose move it is, or -1; phase;
#: last round; segment of the purchase plus 1; least colour; building to be paid plus 1; bricks owed.
REST = PLAYERS + SEATS * PLAYER
OBSERVATION = REST + 9


@rule
def observe(s, player, out):
    """Write what `player` knows into `out`."""
    out[:] = 0
    players = int(s.players)
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
    for later in range(players):
        observe_player(s, (player + later) % players, out[PLAYERS + later * PLAYER :])
    out[REST] = players
    out[REST + 1] = player
    out[REST + 2] = (int(s.to_move) - player) % players if s.to_move >= 0 else -1
    out[REST + 3] = s.phase
    out[REST + 4] = is_last_round(s)
    out[REST + 5] = int(s.segment) + 1
    out[REST + 6] = s.least
    out[REST + 7] = int(s.site) + 1
    out[REST + 8] = s.owed


@rule
def observe_player(s, seat, out):
    """What one player has."""
    out[0] = 1
    out[1] = points(s, seat)
    out[2] = s.coins[seat]
    out[3] = s.markers[seat]
    out[4] = s.announcer == seat
    for colour in range(COLOURS):
        out[BRICKS + colour] = s.bricks[seat, colour]
    for type in range(TYPES):
        out[OBJECTS + type] = s.objects[seat, type]
        out[TYPES_SCORED + type] = s.type_scored[seat, type]
    for city in range(CITIES):
        out[CITIES_SCORED + city] = s.city_scored[city] == seat
    for building in range(BUILDINGS):
        if s.owner[building] == seat:
            out[BUILT + building] = int(s.city[building]) + 1
