"""Action: build. Take an open building, put it into a city, and pay with bricks the city accepts."""

from townwright.core.arrays import Numbers
from townwright.core.chance import below
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.carrara.codes import BUILD, PAY
from townwright.games.carrara.components import ACCEPTS, BUILDINGS, CITIES, COLOURS, COST, DISPLAY, TYPE
from townwright.games.carrara.events import Event
from townwright.games.carrara.state import NONE, Phase, State
from townwright.games.carrara.turn import after_action, all_built


@rule
def accepted_bricks(s: State, player: int, city: int, from_colour: int) -> int:
    """Return how many bricks a player has that a city accepts, from `from_colour` on."""
    bricks = 0
    for colour in range(from_colour, COLOURS):
        if ACCEPTS[city, colour]:
            bricks += int(s.bricks[player, colour])
    return bricks


@rule
def payable_bricks(s: State, player: int, city: int, colour: int) -> int:
    """Return how many bricks of a colour a player can pay with in a city."""
    return int(s.bricks[player, colour]) * accepts(city, colour)


@rule
def accepts(city: int, colour: int) -> int:
    """Return 1 if a city accepts bricks of a colour, otherwise 0."""
    return int(ACCEPTS[city, colour])


@rule
def legal_buildings(s: State, out: Numbers, n: int) -> int:
    """List every open building for every city for which the player has enough accepted bricks.

    Bricks may be better than the city requires. A city holds any number of buildings (ruling).
    """
    for city in range(CITIES):
        bricks = accepted_bricks(s, s.to_move, city, 0)
        for place in range(DISPLAY):
            building = int(s.display[place])
            if building != NONE and can_pay_for(bricks, building):
                out[n] = BUILD + building * CITIES + city
                n += 1
    return n


@rule
def can_pay_for(bricks: int, building: int) -> bool:
    """Return whether a number of accepted bricks pays for a building."""
    return int(COST[building]) <= bricks


@rule
def build(s: State, building: int, city: int, log: Log) -> None:
    """Take an open building and put it into a city; it must be paid for next."""
    me = int(s.to_move)
    for place in range(DISPLAY):
        if s.display[place] == building:
            s.display[place] = NONE
    put(s, me, building, city)
    note(log, Event.BUILT, EVERYONE, me, TYPE[building], COST[building], city)
    s.unpaid_building = building
    s.bricks_owed = COST[building]
    s.phase = Phase.PAY


@rule
def put(s: State, player: int, building: int, city: int) -> None:
    """Put a building into a city of a player."""
    give(s, player, building)
    count_in_city(s, player, building, city)


@rule
def count_in_city(s: State, player: int, building: int, city: int) -> None:
    """Count a building in a player's city."""
    s.city[building] = city
    s.buildings_in_city[player, city] += 1


@rule
def give(s: State, player: int, building: int) -> None:
    """Give a building to a player."""
    s.owner[building] = player
    s.buildings_of_type[player, TYPE[building]] += 1


@rule
def legal_payment(s: State, out: Numbers) -> int:
    """List the colours that may be paid next: the city accepts them, and the player has such a brick.

    Bricks are paid best first, so a colour is left out if its bricks and the worse ones are too few for what is owed.
    """
    me = int(s.to_move)
    city = int(s.city[s.unpaid_building])
    left = accepted_bricks(s, me, city, int(s.best_allowed))
    n = 0
    for colour in range(s.best_allowed, COLOURS):
        bricks = payable_bricks(s, me, city, colour)
        if bricks > 0 and left >= s.bricks_owed:
            out[n] = PAY + colour
            n += 1
        left -= bricks
    return n


@rule
def pay(s: State, colour: int, log: Log) -> None:
    """Pay a brick. When all are paid, a new building is opened."""
    pay_brick(s, colour, log)
    if s.bricks_owed == 0:
        s.unpaid_building = NONE
        s.best_allowed = 0
        fill_display(s, log)
        if all_built(s):
            note(log, Event.LAST_BUILT, EVERYONE, s.to_move)
        after_action(s, log)


@rule
def pay_brick(s: State, colour: int, log: Log) -> None:
    """Return a brick to the bag."""
    me = int(s.to_move)
    s.bricks[me, colour] -= 1
    s.bag[colour] += 1
    s.bricks_owed -= 1
    s.best_allowed = colour
    note(log, Event.PAID, EVERYONE, me, colour)


@rule
def fill_display(s: State, log: Log) -> None:
    """Open a building from the stack on the free place, while the stack lasts."""
    if s.stack == 0:
        return
    for place in range(DISPLAY):
        if s.display[place] == NONE:
            building = open_building(s)
            s.display[place] = building
            s.revealed += 1
            note(log, Event.OPENED, EVERYONE, TYPE[building], COST[building])
            return


@rule
def open_building(s: State) -> int:
    """Draw a building from the face-down stack; return its number."""
    building = -1
    for _ in range(below(s, in_stack(s)) + 1):
        building += 1
        while not s.stack >> building & 1:
            building += 1
    s.stack -= 1 << building
    return building


@rule
def in_stack(s: State) -> int:
    """Return how many buildings lie face down."""
    number = 0
    for building in range(BUILDINGS):
        number += s.stack >> building & 1
    return number
