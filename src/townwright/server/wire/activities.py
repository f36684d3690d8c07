"""Activities at a table: their state, and going to another step."""

from typing import Literal

from msgspec import Struct

from townwright.server.wire.fields import Count
from townwright.server.wire.lessons import LessonState
from townwright.server.wire.puzzles import PuzzleState

#: The state of an activity, by its kind. Ordinary games have none.
ActivityState = LessonState | PuzzleState
GoTo = Literal["on", "back", "free", "again", "show"]


class Go(Struct, frozen=True, tag="go", tag_field="type", forbid_unknown_fields=True):
    """Go to another step of the table's activity.

    In a lesson: `on` after reading a note, `back` one step, or `free` to play on without the coach. At a puzzle: try
    `again`, `show` the solution, or go `on` to the next decision of the better line.
    """

    number: Count
    to: GoTo
    reply: Count | None = None
