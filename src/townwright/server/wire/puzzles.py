"""Puzzles: the list of them, and one at a table."""

from typing import Literal

from msgspec import Struct

from townwright.bots.thought import Difference
from townwright.server.wire.actions import ActionForm, ShownAction
from townwright.server.wire.fields import Key


class Compared(ShownAction, frozen=True):
    """A choice of a puzzle: expected lead, win chance, and where the best choice is better."""

    lead: float
    chance: float
    reasons: list[Difference]


class PuzzleState(Struct, frozen=True, tag="puzzle", tag_field="kind"):
    """Where a puzzle stands. The solution is secret until it was found or is `shown`.

    After a wrong choice it says how much better the best one is (`lead`, `chance`) than the one `played`, if known, and
    where. After the right one, or when shown, it has all `compared` choices, the best first, and the decisions of the
    better `line`; the first `played_on` of them have been played. `exact`: the ending was solved.
    """

    id: str
    number: int
    count: int
    difficulty: int
    stage: Literal["asked", "wrong", "right", "shown"]
    exact: bool
    played: ShownAction | None
    lead: float | None
    chance: float | None
    obvious: ShownAction | None
    compared: list[Compared]
    line: list[ActionForm]
    played_on: int


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
