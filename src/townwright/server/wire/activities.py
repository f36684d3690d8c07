"""Activities at a table: opening a table for one, going to another step, and the base of their states."""

from msgspec import Struct

from townwright.server.wire.fields import Count, Key


class ActivityState(Struct, frozen=True, tag_field="kind"):
    """The state of an activity, which the activity's own module defines.

    Ordinary games have none.
    """


class NewActivity(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table for an activity of a game. `id`: which puzzle; it replaces the table of the last one."""

    activity: Key
    game: Key
    id: Key | None = None


class Go(Struct, frozen=True, tag="go", tag_field="type", forbid_unknown_fields=True):
    """Go to another step of the table's activity.

    In a lesson: `on` after reading a note, `back` one step, or `free` to play on without the coach. At a puzzle: try
    `again`, `show` the solution, or go `on` to the next decision of the better line.
    """

    number: Count
    to: Key
    reply: Count | None = None
