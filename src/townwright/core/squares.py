"""Squares of a town or city as people see it, in plain Python: for pages and explanations, not for the rules."""

from collections.abc import Iterable

Square = tuple[int, int]


def neighbours(square: Square) -> list[Square]:
    """The four squares that share an edge: above, to the right, below, to the left."""
    x, y = square
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def spread(start: Square, ground: set[Square]) -> set[Square]:
    """All squares of the ground that are connected to one of them."""
    found, pile = {start}, [start]
    while pile:
        for beside in neighbours(pile.pop()):
            if beside in ground and beside not in found:
                found.add(beside)
                pile.append(beside)
    return found


def groups(squares: Iterable[Square]) -> list[list[Square]]:
    """The connected groups of some squares, the largest first."""
    left, result = set(squares), []
    while left:
        group = spread(min(left), left)
        left -= group
        result.append(sorted(group))
    return sorted(result, key=len, reverse=True)
