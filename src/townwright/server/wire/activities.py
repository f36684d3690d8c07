"""Activities at a table: where they stand, and going to another step."""

from typing import Literal

from msgspec import Struct

from townwright.server.wire.fields import Count
from townwright.server.wire.lessons import LessonState
from townwright.server.wire.puzzles import PuzzleState

#: Where an activity stands, by its kind. Ordinary games have nothing to say here.
ActivityState = LessonState | PuzzleState
GoTo = Literal["on", "back", "free", "again", "show"]


class Go(Struct, frozen=True, tag="go", tag_field="type", forbid_unknown_fields=True):
    """Go to another step of what goes on at the table.

    In a lesson: `on` from a note that was read, `back` a step, or `free` to play on without it. At a puzzle: try
    `again`, `show` the solution, or go `on` by one decision along the better line.
    """

    number: Count
    to: GoTo
    reply: Count | None = None
