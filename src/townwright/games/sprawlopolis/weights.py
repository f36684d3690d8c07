"""Weights: what each legal action gains immediately, for greedy play, rollouts and searches."""

from townwright.core import grid
from townwright.core.arrays import Floats, Numbers
from townwright.core.grid import Town, east, popcount, row_at, west
from townwright.core.record import Records
from townwright.core.rule import rule
from townwright.games.sprawlopolis.components import CITY, FACES, ZONES, Edge
from townwright.games.sprawlopolis.rules import PLACE, REVEAL
from townwright.games.sprawlopolis.scoring import score
from townwright.games.sprawlopolis.state import State

#: Values of open possibilities, in points at the beginning of the game; they shrink as the city fills up.
OPEN_END = 0.3  # an end of a road at open ground: it may still be joined
PAIR = 0.6  # two blocks of one zone side by side: they may still become part of a large group
#: Below every weight.
LOWEST = -1_000_000.0


@rule
def evaluate(s: State, out: Floats) -> None:
    """Estimate the final scores by the current score."""
    points = score(s)
    for player in range(s.players):
        out[player] = points


@rule
def weigh(s: State, actions: Numbers, n: int, out: Floats, spare: Records[State]) -> None:
    """Write the score after each action, plus a little for the possibilities it keeps open.

    Revealing a card weighs as much as its best placement. `spare` holds a scratch state.
    """
    spare[0] = s
    trial = spare[0]
    for i in range(n):
        card, first, last = actions[i] - REVEAL + 1, 0, grid.CODES - 1
        if actions[i] >= PLACE:
            card, first = (actions[i] - PLACE) // grid.CODES + 1, (actions[i] - PLACE) % grid.CODES
            last = first
        out[i] = LOWEST
        for placement in range(first, last + 1):
            x, y = grid.placement_x(s.city, placement), grid.placement_y(s.city, placement)
            turned = placement % grid.ROTATIONS
            if grid.may_place(s.city, x, y):
                trial.city = s.city
                grid.place(trial.city, FACES[card, turned], card, x, y, turned)
                out[i] = max(out[i], score(trial) + potential(trial.city))


@rule
def potential(city: Town) -> float:
    """Return the value of open possibilities; it shrinks with the number of cards left."""
    return (OPEN_END * open_ends(city) + PAIR * pairs(city)) * (CITY - int(city.card_count)) / CITY


@rule
def open_ends(city: Town) -> int:
    """Return how many ends of roads are at open ground."""
    ends = 0
    for y in range(int(city.top), int(city.bottom) + 1):
        row = row_at(city.occupied, y)
        ends += popcount(row_at(city.planes[Edge.NORTH.value], y) & ~row_at(city.occupied, y - 1))
        ends += popcount(row_at(city.planes[Edge.SOUTH.value], y) & ~row_at(city.occupied, y + 1))
        ends += popcount(row_at(city.planes[Edge.WEST.value], y) & ~east(row))
        ends += popcount(row_at(city.planes[Edge.EAST.value], y) & ~west(row))
    return ends


@rule
def pairs(city: Town) -> int:
    """Return how many times two blocks of one zone lie side by side."""
    result = 0
    for zone in range(ZONES):
        rows = city.planes[zone]
        for y in range(int(city.top), int(city.bottom) + 1):
            row = row_at(rows, y)
            result += popcount(row & east(row)) + popcount(row & row_at(rows, y - 1))
    return result
