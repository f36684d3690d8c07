"""What goes over the wire of the list of puzzles; what is told at a puzzle's table is part of its state."""

from typing import Literal

from msgspec import Struct

from townwright.server.messages import Key


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle of a game, at a table of its own; it takes the place of the last one's."""

    game: Key
    id: Key


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list: its place, counted from 1, how hard it is (1 to 5), and how I did."""

    id: str
    number: int
    difficulty: int
    state: Literal["new", "seen", "solved", "first"]


class PuzzleSet(Struct, frozen=True):
    """The puzzles of a game, the easiest first."""

    game: str
    puzzles: list[PuzzleInfo]
