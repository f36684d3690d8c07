"""Squares of a card grid as lists of coordinates, for views and highlights.

Groups are computed by the rule that scores them.
"""

from collections.abc import Callable, Iterator
from functools import partial

from townwright.core.arrays import Numbers
from townwright.core.grid import SIZE, WRAP, Town, bits_at, flood, row_at, wipe

Square = tuple[int, int]


def neighbours(square: Square) -> list[Square]:
    """Return the four squares that share an edge: above, right, below, left."""
    x, y = square
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def squares_where(g: Town, row: Callable[[int], int]) -> list[Square]:
    """Return the squares whose bits are set; `row(y)` gives the bits of a row."""
    columns = [(x, 1 << (x & WRAP)) for x in range(g.left, g.right + 1)]
    return [(x, y) for y in range(g.top, g.bottom + 1) for bits in [row(y)] if bits for x, bit in columns if bits & bit]


def squares_of(g: Town, rows: Numbers) -> list[Square]:
    """Return the squares of a plane, row by row."""
    return squares_where(g, partial(row_at, rows))


def rows_of(g: Town, rows: Numbers) -> list[list[Square]]:
    """Return the squares of a plane in each row of the town."""
    squares = squares_of(g, rows)
    return [[square for square in squares if square[1] == y] for y in range(g.top, g.bottom + 1)]


def columns_of(g: Town, rows: Numbers) -> list[list[Square]]:
    """Return the squares of a plane in each column of the town."""
    squares = squares_of(g, rows)
    return [[square for square in squares if square[0] == x] for x in range(g.left, g.right + 1)]


def square_on_torus(g: Town, number: int) -> Square:
    """Return the town coordinates of a square from its number on the torus."""
    y, x = divmod(number, SIZE)
    return g.left + ((x - g.left) & WRAP), g.top + ((y - g.top) & WRAP)


def groups(g: Town, rows: Numbers) -> Iterator[list[Square]]:
    """Yield the groups of a plane from left to right; `g.group` marks the current one."""
    remaining = sorted(squares_of(g, rows))
    while remaining:
        size = flood(g, rows, g.group, *remaining[0])
        group = remaining if size == len(remaining) else sorted(squares_of(g, g.group))
        yield group
        wipe(g, g.group)
        remaining = [square for square in remaining if square not in group] if size < len(remaining) else []


def largest(g: Town, rows: Numbers) -> list[Square]:
    """Return the largest group of a plane, the leftmost of equals; an empty list if the plane is empty."""
    size, first = 0, None
    for x, y in sorted(squares_of(g, rows)):
        if not row_at(g.seen, y) & bits_at(1, x):
            group_size = flood(g, rows, g.seen, x, y)
            if group_size > size:
                size, first = group_size, (x, y)
    wipe(g, g.seen)
    if first is None:
        return []
    flood(g, rows, g.group, *first)
    group = sorted(squares_of(g, g.group))
    wipe(g, g.group)
    return group
