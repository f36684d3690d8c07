"""Lists of puzzles."""

from typing import Literal

from msgspec import Struct


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list: its place, from 1, its difficulty (1 to 5), its rating, and my progress."""

    id: str
    number: int
    difficulty: int
    rating: int
    state: Literal["new", "seen", "solved", "first"]


class PuzzleSet(Struct, frozen=True):
    """The puzzles of a game, easiest first, and my rating, if I have answered one."""

    game: str
    puzzles: list[PuzzleInfo]
    rating: int | None


class OwnPuzzleInfo(Struct, frozen=True):
    """A puzzle from one of my games: the points I lost, and when it was added.

    `due` is when it comes back (null: learned), `level` the number of right answers in a row, up to `levels`.
    """

    id: str
    game: str
    points_lost: float
    added: int
    level: int
    levels: int
    is_due: bool
    due: int | None
