"""Puzzles: the list, and the state of one at a table."""

from typing import Literal

from msgspec import Struct

from townwright.bots.differences import Difference
from townwright.server.wire.actions import ActionForm, ShownAction
from townwright.server.wire.fields import Key


class PuzzleChoice(ShownAction, frozen=True):
    """A choice of a puzzle: expected lead, win chance, and where the best choice is better."""

    lead: float
    chance: float
    reasons: list[Difference]


class PuzzleState(Struct, frozen=True, tag="puzzle", tag_field="kind"):
    """The state of a puzzle. The solution is secret until the viewer finds it or asks for it (`shown`).

    After an answer, `lead` and `chance` are those of the best choice, and `alternatives` has the choice `played`, if it
    is listed. After the right answer, or once shown, `alternatives` has all listed choices, the best first, and `line`
    the decisions of the better line; the first `played_on` of them have been played. `exact`: the ending was solved.
    `own`: it is from a game of the viewer, who played `obvious`; it has no number.
    """

    id: str
    own: bool
    number: int
    count: int
    difficulty: int
    stage: Literal["asked", "wrong", "right", "shown"]
    exact: bool
    played: ShownAction | None
    lead: float | None
    chance: float | None
    obvious: ShownAction | None
    alternatives: list[PuzzleChoice]
    line: list[ActionForm]
    played_on: int


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table for a puzzle; it replaces the table of the last puzzle."""

    game: Key
    id: Key


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


class OpenOwnPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table for a puzzle from one of my games; it replaces the table of the last puzzle."""

    id: Key
