# mypy: allow-untyped-defs, allow-untyped-calls, allow-untyped-decorators
"""Entry points to single functions of the core: the tests call these thousands of times."""

from townwright.core import chance, grid, log
from townwright.core.rule import entry


@entry
def bits(generators, i):
    return chance.bits(generators[i])


@entry
def sow(generators, i, seed):
    chance.sow(generators[i], seed)


@entry
def below(generators, i, n):
    return chance.below(generators[i], n)


@entry
def shuffle(generators, i, cards, n):
    chance.shuffle(generators[i], cards, n)


@entry
def first_draws(generators, first, out, n):
    """The first draw below `n` of consecutive seeds."""
    for i in range(out.shape[0]):
        chance.sow(generators[0], first + i)
        out[i] = chance.below(generators[0], n)


@entry
def note(events, kind, seats, a, b):
    log.note(events, kind, seats, a, b)


@entry
def empty(towns, i):
    grid.empty(towns[i])


@entry
def place(towns, i, face, card, x, y, turned):
    grid.place(towns[i], face, card, x, y, turned)


@entry
def may_place(towns, i, x, y):
    return grid.may_place(towns[i], x, y)


@entry
def placements(towns, i, out, base):
    return grid.placements(towns[i], out, 0, base)


@entry
def place_of(towns, i, code):
    return grid.place_x(towns[i], code), grid.place_y(towns[i], code)


@entry
def code(x, y, turned):
    return grid.code(x, y, turned)


@entry
def largest_group(towns, i, plane):
    return grid.largest_group(towns[i], towns[i].planes[plane])


@entry
def total(towns, i, plane):
    return grid.total(towns[i], towns[i].planes[plane])


@entry
def count_and_first(row):
    return grid.count(row), grid.first(row)


@entry
def east_and_west(row):
    return grid.east(row), grid.west(row)
