"""The card grid of two games: cards of two by two squares, placed beside and over each other.

A town lies on a torus of 32 by 32 squares; fifteen adjacent cards span at most 30. Everything that a square can show
has its own bit plane: 32 rows of 32 bits, so that one operation handles a whole row. Rows are read as plain integers
(`row_at`), which never overflow.

Coordinates are signed, from the top left square of the first card, x to the right, y down. The record stores the
extent of the town, so that a square of the torus has exactly one coordinate.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import cast

import numpy as np
import numpy.typing as npt

from townwright.core.arrays import Matrix, Numbers
from townwright.core.rule import rule
from townwright.core.state import RecordType, field, layout

SIZE = 32
WRAP = SIZE - 1
FULL = (1 << SIZE) - 1
#: A card lies as printed or rotated by 180 degrees.
ROTATIONS = 2
#: Number of codes of placements in an action space: one per square and rotation.
CODES = SIZE * SIZE * ROTATIONS
#: Side of the window around a town in which learners place cards. In nearly all towns, all placements fit into it.
WINDOW = 16
#: Number of codes of placements in the window.
WINDOW_CODES = WINDOW * WINDOW * ROTATIONS


class Town:
    """A town of cards; `town` adds the shapes that depend on the game."""

    planes: Matrix = field(np.uint32)
    occupied: Numbers = field(np.uint32, SIZE)  # squares that show anything
    seen: Numbers = field(np.uint32, SIZE)  # scratch for groups; all zero between calls
    group: Numbers = field(np.uint32, SIZE)  # scratch for groups; all zero between calls
    stack: Numbers = field(np.int16)  # scratch for `flood`; all zero between calls
    left: int = field(np.int8)
    right: int = field(np.int8)
    top: int = field(np.int8)
    bottom: int = field(np.int8)
    card_count: int = field(np.int8)
    cards: Matrix = field(np.int8)  # card, x, y, turned; in the order of placing


def town(planes: int, cards: int) -> RecordType:
    """Return the record type of a town of at most `cards` cards with `planes` bit planes."""
    return layout(Town, planes=(planes, SIZE), stack=(4 * cards,), cards=(cards, 4))


def most_placements(cards: int) -> int:
    """Return an upper bound for the placements of one more card beside `cards` cards.

    Around one card there are 21 places (five by five without the corners). Each further card, which touches an earlier
    one, adds at most 11. In each place the card can have either rotation, which doubles the number.
    """
    return ROTATIONS * (21 + 11 * (cards - 1))


def faces(squares: Sequence[Sequence[tuple[Iterable[int], Iterable[int]]]]) -> npt.NDArray[np.uint32]:
    """Return the faces of cards as bits for `place`.

    `squares[card][quadrant]` is a pair of sets of planes: those of the quadrant as printed, and when rotated. The
    result has the two bits of each row, for each card, rotation, row and plane.
    """
    planes = 1 + max(plane for card in squares for quadrant in card for side in quadrant for plane in side)
    result = np.zeros((len(squares), ROTATIONS, 2, planes), np.uint32)
    for card, quadrants in enumerate(squares):
        for quadrant, (upright, turned) in enumerate(quadrants):
            y, x = divmod(quadrant, 2)
            for plane in upright:
                result[card, 0, y, plane] |= 1 << x
            for plane in turned:
                result[card, 1, 1 - y, plane] |= 1 << (1 - x)
    return result


# Rows of bits


@rule
def row_at(rows: Numbers, y: int) -> int:
    """Return row `y` of a plane as a plain integer."""
    return int(rows[y & WRAP])


@rule
def bits_at(bits: int, x: int) -> int:
    """Shift a few low bits to column `x`."""
    moved = bits << (int(x) & WRAP)
    return (moved | moved >> SIZE) & FULL


@rule
def east(row: int) -> int:
    """Shift a row one square to the right."""
    return (row << 1 | row >> WRAP) & FULL


@rule
def west(row: int) -> int:
    """Shift a row one square to the left."""
    return (row >> 1 | row << WRAP) & FULL


@rule
def touching(rows: Numbers, y: int) -> int:
    """Return the squares of row `y` that share an edge with a square of the plane."""
    row = row_at(rows, y)
    return east(row) | west(row) | row_at(rows, y - 1) | row_at(rows, y + 1)


@rule
def popcount(row: int) -> int:
    """Return the number of set bits of a row."""
    row = row - (row >> 1 & 0x55555555)
    row = (row & 0x33333333) + (row >> 2 & 0x33333333)
    row = row + (row >> 4) & 0x0F0F0F0F
    return (row * 0x01010101 >> 24) & 0xFF


@rule
def lowest_bit(row: int) -> int:
    """Return the column of the lowest set bit of a row."""
    return popcount((row & -row) - 1)


@rule
def plane_total(g: Town, rows: Numbers) -> int:
    """Return the number of set squares of a plane."""
    squares = 0
    for y in range(int(g.top), int(g.bottom) + 1):
        squares += popcount(row_at(rows, y))
    return squares


# Placing


@rule
def clear_town(g: Town) -> None:
    """Remove all cards."""
    g.planes[:] = 0
    g.occupied[:] = 0
    g.seen[:] = 0
    g.group[:] = 0
    g.stack[:] = 0
    g.left = 0
    g.right = -1
    g.top = 0
    g.bottom = -1
    g.card_count = 0
    g.cards[:] = 0


@rule
def place(g: Town, face: Matrix, card: int, x: int, y: int, turned: int) -> None:
    """Place a card with its top left square at (x, y), over what is there; `face` is its face."""
    columns = bits_at(3, x)
    for half in range(2):
        row = (y + half) & WRAP
        for plane in range(face.shape[1]):
            g.planes[plane, row] = (int(g.planes[plane, row]) & ~columns) | bits_at(int(face[half, plane]), x)
        g.occupied[row] = int(g.occupied[row]) | columns
    if g.card_count == 0:
        g.left = x
        g.right = x + 1
        g.top = y
        g.bottom = y + 1
    else:
        g.left = min(int(g.left), x)
        g.right = max(int(g.right), x + 1)
        g.top = min(int(g.top), y)
        g.bottom = max(int(g.bottom), y + 1)
    entry = g.cards[g.card_count]
    entry[0] = card
    entry[1] = x
    entry[2] = y
    entry[3] = turned
    g.card_count += 1


@rule
def row_near(g: Town, y: int) -> int:
    """Return the squares of row `y` in the town or sharing an edge with it."""
    return row_at(g.occupied, y) | touching(g.occupied, y)


@rule
def fitting_columns(g: Town, y: int) -> int:
    """Return the columns x for which a card at (x, y) overlaps the town or shares an edge with it."""
    row = row_near(g, y) | row_near(g, y + 1)
    return row | west(row)


@rule
def may_place(g: Town, x: int, y: int) -> bool:
    """Return whether a card may have its top left square at (x, y); the first card goes to (0, 0)."""
    if g.card_count == 0:
        return x == 0 and y == 0
    if x < int(g.left) - 2 or x > int(g.right) + 1 or y < int(g.top) - 2 or y > int(g.bottom) + 1:
        return False
    return fitting_columns(g, y) >> (x & WRAP) & 1 == 1


@rule
def placements(g: Town, out: Numbers, n: int, base: int) -> int:
    """Append the codes of all placements of one more card to the `n` codes in `out`; return the new `n`."""
    if g.card_count == 0:
        out[n] = base
        out[n + 1] = base + 1
        return n + 2
    for y in range(int(g.top) - 2, int(g.bottom) + 2):
        row = fitting_columns(g, y)
        for x in range(int(g.left) - 2, int(g.right) + 2):
            if row >> (x & WRAP) & 1:
                out[n] = base + code(x, y, 0)
                out[n + 1] = base + code(x, y, 1)
                n += 2
    return n


@rule
def free_places(g: Town, out: Matrix) -> int:
    """Write x and y of each place for one more card, either way up, into `out`; return their number."""
    if g.card_count == 0:
        out[0, 0] = 0
        out[0, 1] = 0
        return 1
    n = 0
    for y in range(int(g.top) - 2, int(g.bottom) + 2):
        for x in range(int(g.left) - 2, int(g.right) + 2):
            if may_place(g, x, y):
                out[n, 0] = x
                out[n, 1] = y
                n += 1
    return n


@rule
def code(x: int, y: int, turned: int) -> int:
    """Return the code of a placement: its square on the torus and its rotation."""
    return ((y & WRAP) * SIZE + (x & WRAP)) * ROTATIONS + turned


@rule
def placement_x(g: Town, placement: int) -> int:
    """Return the column of a placement's code in this town."""
    low = int(g.left) - 2
    return low + ((placement // ROTATIONS - low) & WRAP)


@rule
def placement_y(g: Town, placement: int) -> int:
    """Return the row of a placement's code in this town."""
    low = int(g.top) - 2
    return low + ((placement // ROTATIONS // SIZE - low) & WRAP)


@rule
def covered_squares(g: Town, x: int, y: int) -> int:
    """Return the number of town squares that a card at (x, y) covers."""
    columns = bits_at(3, x)
    return popcount(row_at(g.occupied, y) & columns) + popcount(row_at(g.occupied, y + 1) & columns)


@rule
def meets_corner(g: Town, x: int, y: int) -> bool:
    """Return whether a card at (x, y) meets the town at a corner."""
    corners = 0
    for side in range(2):
        column = x + 3 * side - 1
        if int(g.left) <= column <= int(g.right):
            corners |= bits_at(1, column)
    for side in range(2):
        row = y + 3 * side - 1
        if int(g.top) <= row <= int(g.bottom) and row_at(g.occupied, row) & corners:
            return True
    return False


@rule
def window_start(first: int, last: int) -> int:
    """Return where the window begins for a town whose squares span `first` to `last`."""
    return first - 2 - (WINDOW - (last - first + 4)) // 2


@rule
def window_code(g: Town, placement: int) -> int:
    """Return the code of a placement in the window around the town; -1 if it lies outside."""
    x = placement_x(g, placement) - window_start(int(g.left), int(g.right))
    y = placement_y(g, placement) - window_start(int(g.top), int(g.bottom))
    if x < 0 or y < 0 or x >= WINDOW or y >= WINDOW:
        return -1
    return (y * WINDOW + x) * ROTATIONS + placement % ROTATIONS


@lru_cache(maxsize=20_000)
def placement(left: int, top: int, code: int) -> tuple[int, int, bool]:
    """Return x, y and whether the card is rotated, from the edges of the town and the code of a placement."""
    g = cast(Town, SimpleNamespace(left=left, top=top))
    return placement_x(g, code), placement_y(g, code), bool(code % ROTATIONS)


def why_not(g: Town, x: int, y: int) -> str | None:
    """Return the message that says why no card may be placed at (x, y); None if one may."""
    if may_place(g, x, y):
        return None
    if g.card_count == 0:
        return "first-card-founds"
    return "only-a-corner" if meets_corner(g, x, y) else "does-not-touch"


# Groups: squares of one plane connected by edges


@rule
def flood(g: Town, rows: Numbers, marks: Numbers, x: int, y: int) -> int:
    """Mark the group of a plane that contains (x, y) in `marks`; return its size."""
    g.stack[0] = (y & WRAP) * SIZE + (x & WRAP)
    marks[y & WRAP] = row_at(marks, y) | bits_at(1, x)
    stack_size = 1
    size = 0
    while stack_size:
        stack_size -= 1
        square = int(g.stack[stack_size])
        g.stack[stack_size] = 0
        size += 1
        x = square % SIZE
        y = square // SIZE
        stack_size = visit(g, rows, marks, x, y - 1, stack_size)
        stack_size = visit(g, rows, marks, x, y + 1, stack_size)
        stack_size = visit(g, rows, marks, x - 1, y, stack_size)
        stack_size = visit(g, rows, marks, x + 1, y, stack_size)
    return size


@rule
def visit(g: Town, rows: Numbers, marks: Numbers, x: int, y: int, stack_size: int) -> int:
    """Mark and stack a square if it is in the plane and not marked yet; return the stack's size."""
    y &= WRAP
    square = 1 << (x & WRAP)
    marked = int(marks[y])
    if int(rows[y]) & ~marked & square:
        marks[y] = marked | square
        g.stack[stack_size] = y * SIZE + (x & WRAP)
        return stack_size + 1
    return stack_size


@rule
def wipe(g: Town, marks: Numbers) -> None:
    """Clear a scratch plane."""
    for y in range(int(g.top), int(g.bottom) + 1):
        marks[y & WRAP] = 0


@rule
def remember_group(g: Town) -> None:
    """Add the group in `group` to `seen`, and clear `group`."""
    for y in range(int(g.top), int(g.bottom) + 1):
        row = y & WRAP
        g.seen[row] = int(g.seen[row]) | int(g.group[row])
        g.group[row] = 0


@rule
def largest_group_size(g: Town, rows: Numbers) -> int:
    """Return the size of the largest group of a plane; 0 if it is empty."""
    largest = 0
    for y in range(int(g.top), int(g.bottom) + 1):
        unseen = row_at(rows, y) & ~row_at(g.seen, y)
        while unseen:
            largest = max(largest, flood(g, rows, g.seen, lowest_bit(unseen), y))
            unseen = row_at(rows, y) & ~row_at(g.seen, y)
    wipe(g, g.seen)
    return largest
