"""A table as a viewer may see it, now and at an earlier moment."""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from townwright.server.wire.actions import Choice, LogEntry
from townwright.server.wire.activities import ActivityState
from townwright.server.wire.fields import Phase
from townwright.server.wire.scores import Score
from townwright.server.wire.tables import SeatInfo
from townwright.server.wire.words import Sentence

VIEW = "the view of the game, see the schemas named …View"
#: The view of a game as one seat sees it; the schemas `…View` of the games describe it.
View = Annotated[Raw, Meta(description=VIEW)]


class State(Struct, frozen=True, tag="state", tag_field="type"):
    """The table as this viewer may see it.

    `number` grows with every command of the table; a command must carry the number it was given for. `seat` is the
    viewpoint, null for onlookers. `turn` is the seat that is to act, or, if `confirming`, to confirm or take back.
    `cover`: the turn of this seat of the viewer's own, whose view is covered until `look` is sent. `log` continues the
    viewer's log after its first `log_from` actions; `line` is the length of the whole. `activity`: where
    what goes on here stands, unless it is an ordinary game; `choices` are what it accepts. `day`: the date whose
    challenge this is; `challenge`: another player played this deal before. `read_only`: the rules have changed
    since; there is no `view`, `log` and the `score` of a finished game are as they were stored, and nothing can be
    played or replayed.
    """

    table: str
    game: str
    rules: int
    options: dict[str, str]
    phase: Phase
    number: int
    seats: list[SeatInfo]
    seat: int | None
    turn: int | None
    confirming: bool
    cover: int | None
    view: View | None
    question: Sentence
    topic: str | None
    choices: list[Choice]
    score: Score | None
    line: int
    log_from: int
    log: list[LogEntry]
    can_undo: bool
    can_redo: bool
    owner: bool
    corrections: dict[str, Any] | None
    next: str | None
    origin: str | None
    activity: ActivityState | None = None
    day: str | None = None
    challenge: bool = False
    read_only: bool = False
    reply: int | None = None


class Past(Struct, frozen=True, tag="past", tag_field="type"):
    """The table after the first `at` actions, as the viewer saw it; after the end, as any seat."""

    table: str
    at: int
    line: int
    seat: int | None
    turn: int | None
    view: View
    question: Sentence
    score: Score
    log: list[LogEntry]
    reply: int | None = None
