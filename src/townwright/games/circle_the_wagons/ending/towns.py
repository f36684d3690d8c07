"""Towns of the search: place the next card, and list its places with the best one first."""

import numpy as np

from townwright.core import grid
from townwright.core.arrays import Numbers
from townwright.core.rule import rule
from townwright.games.circle_the_wagons.components import CARDS, FACES, PLANES, TERRITORIES
from townwright.games.circle_the_wagons.ending.outcomes import count_coming
from townwright.games.circle_the_wagons.ending.survey import key_of, part, scan
from townwright.games.circle_the_wagons.ending.workspace import ANY_SQUARE, HIGHEST, MIX_1, MIX_2, EndingWorkspace
from townwright.games.circle_the_wagons.scoring import ROWS, largest_territory


@rule
def hash_path(path: np.uint64, number: int) -> np.uint64:
    """Return a hash of a path and one more step (SplitMix64)."""
    z = path + np.uint64(number) * np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * MIX_1
    z = (z ^ (z >> np.uint64(27))) * MIX_2
    return z ^ (z >> np.uint64(31))


@rule
def update_worth(d: EndingWorkspace, player: int, level: int, changed: int) -> None:
    """Update worth and key; `changed` are the kinds whose squares differ from the town before."""
    town = d.towns[player, level]
    parts = d.parts[player, level]
    counts = d.counts[player, level]
    worth = 0
    for row in range(ROWS):
        if int(d.needs[row]) & changed:
            if row < TERRITORIES:
                parts[row] = largest_territory(town, row)
            else:
                parts[row] = part(d, town, int(d.conditions[row - TERRITORIES]), int(counts[ANY_SQUARE]))
        worth += int(parts[row])
    d.worth[player, level] = worth
    d.key[player, level] = key_of(d, counts)


@rule
def lay(d: EndingWorkspace, player: int, level: int, card: int, placement: int) -> int:
    """Place a card in the town of the next level, so far a copy of this one; return the upper row.

    Also update the counts and the worth of that town.
    """
    base = d.towns[player, level]
    town = d.towns[player, level + 1]
    x, y, turned = 0, 0, placement % grid.ROTATIONS
    if base.card_count:
        x, y = grid.placement_x(base, placement), grid.placement_y(base, placement)
    grid.place(town, FACES[card, turned], card, x, y, turned)
    before = d.counts[player, level]
    after = d.counts[player, level + 1]
    after[:] = before
    parts = d.parts[player, level + 1]
    parts[:] = d.parts[player, level]
    changed = 0
    for half in range(2):
        row = (y + half) & grid.WRAP
        for kind in range(PLANES):
            was, now = int(base.planes[kind, row]), int(town.planes[kind, row])
            if was != now:
                changed |= 1 << kind
                after[kind] += grid.popcount(now) - grid.popcount(was)
        was, now = int(base.occupied[row]), int(town.occupied[row])
        if was != now:
            changed |= 1 << ANY_SQUARE
            after[ANY_SQUARE] += grid.popcount(now) - grid.popcount(was)
    update_worth(d, player, level + 1, changed)
    d.nodes += 1
    return y


@rule
def step(d: EndingWorkspace, player: int, level: int, card: int, placement: int) -> None:
    """Go one level deeper: the town with one more card."""
    d.towns[player, level + 1] = d.towns[player, level]
    lay(d, player, level, card, placement)
    d.path[player, level + 1] = hash_path(d.path[player, level], placement * CARDS + card + 1)


@rule
def list_places(
    d: EndingWorkspace, player: int, level: int, index: int, first: int, end: int, upcoming: int, cutoff: int
) -> int:
    """List the places for a card of the deck; return their number.

    The place that was best last time gets the highest weight. Places that cannot be worth more than `cutoff` are not
    examined closely.
    """
    count_coming(d, first, end, upcoming)
    n = scan(d, player, level, int(d.deck[index]), d.coming, end - first + d.deck_size - upcoming, cutoff)
    favourite = d.favourite[player, level, index]
    for i in range(n):
        if d.moves[player, level, i] == favourite:
            d.weights[player, level, i] = HIGHEST
    return n


@rule
def next_place(d: EndingWorkspace, player: int, level: int, start: int, n: int) -> int:
    """Move the untried place with the highest weight to `start` and return it."""
    moves = d.moves[player, level]
    weights = d.weights[player, level]
    best = start
    for i in range(start + 1, n):
        if weights[i] > weights[best]:
            best = i
    swap(moves, start, best)
    swap(weights, start, best)
    swap(d.upper_values[player, level], start, best)
    swap(d.keys[player, level], start, best)
    return int(moves[start])


@rule
def swap(numbers: Numbers, i: int, j: int) -> None:
    """Swap two numbers."""
    number = numbers[i]
    numbers[i] = numbers[j]
    numbers[j] = number
