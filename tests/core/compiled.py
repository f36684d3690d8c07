"""Entry points to single functions of the core: the tests call these thousands of times."""

import numpy as np

from townwright.core import chance, grid, log
from townwright.core.arrays import Matrix, Numbers
from townwright.core.grid import Town
from townwright.core.log import Log
from townwright.core.record import Records
from townwright.core.rule import entry_point
from townwright.core.state import Generator


@entry_point
def bits(generators: Records[Generator], i: int) -> np.uint64:
    return chance.bits(generators[i])


@entry_point
def seed_generator(generators: Records[Generator], i: int, seed: int) -> None:
    chance.seed_generator(generators[i], seed)


@entry_point
def below(generators: Records[Generator], i: int, n: int) -> int:
    return chance.below(generators[i], n)


@entry_point
def shuffle(generators: Records[Generator], i: int, cards: Numbers, n: int) -> None:
    chance.shuffle(generators[i], cards, n)


@entry_point
def first_draws(generators: Records[Generator], first: int, out: Numbers, n: int) -> None:
    """Write the first draw below `n` of consecutive seeds."""
    for i in range(out.shape[0]):
        chance.seed_generator(generators[0], first + i)
        out[i] = chance.below(generators[0], n)


@entry_point
def note(events: Log, kind: int, seats: int, a: int, b: int) -> None:
    log.note(events, kind, seats, a, b)


@entry_point
def empty(towns: Records[Town], i: int) -> None:
    grid.clear_town(towns[i])


@entry_point
def place(towns: Records[Town], i: int, face: Matrix, card: int, x: int, y: int, turned: int) -> None:
    grid.place(towns[i], face, card, x, y, turned)


@entry_point
def may_place(towns: Records[Town], i: int, x: int, y: int) -> bool:
    return grid.may_place(towns[i], x, y)


@entry_point
def placements(towns: Records[Town], i: int, out: Numbers, base: int) -> int:
    return grid.placements(towns[i], out, 0, base)


@entry_point
def place_of(towns: Records[Town], i: int, code: int) -> tuple[int, int]:
    return grid.placement_x(towns[i], code), grid.placement_y(towns[i], code)


@entry_point
def code(x: int, y: int, turned: int) -> int:
    return grid.code(x, y, turned)


@entry_point
def largest_group_size(towns: Records[Town], i: int, plane: int) -> int:
    return grid.largest_group_size(towns[i], towns[i].planes[plane])


@entry_point
def total(towns: Records[Town], i: int, plane: int) -> int:
    return grid.plane_total(towns[i], towns[i].planes[plane])


@entry_point
def count_and_first(row: int) -> tuple[int, int]:
    return grid.popcount(row), grid.lowest_bit(row)


@entry_point
def east_and_west(row: int) -> tuple[int, int]:
    return grid.east(row), grid.west(row)
