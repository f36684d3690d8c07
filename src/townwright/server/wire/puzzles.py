"""Puzzles: the list of them, and one at a table."""

from typing import Literal

from msgspec import Struct

from townwright.bots.thought import Difference
from townwright.server.wire.actions import ActionForm, ShownAction
from townwright.server.wire.fields import Key


class Compared(ShownAction, frozen=True):
    """A choice of a puzzle: the lead expected at the end, the chance to win, and where the best choice ends better."""

    lead: float
    chance: float
    reasons: list[Difference]


class PuzzleState(Struct, frozen=True, tag="puzzle", tag_field="kind"):
    """Where a puzzle stands. Nothing of its solution is told before the decision, nor after a wrong one: then only how
    much better the best choice (`lead`, `chance`) is than what was `played`, if that is known, and where. With the
    right one, or when it is `shown`, all `compared` choices are told, the best first, and the decisions of the better
    `line`, of which so many are `played_on`. `exact`: the ending was solved."""

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
