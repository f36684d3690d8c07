"""A table as a viewer may see it, now or at an earlier moment."""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from townwright.server.wire.actions import Choice, LogEntry, Turn
from townwright.server.wire.activities import ActivityState
from townwright.server.wire.fields import Hints, Phase
from townwright.server.wire.scores import Score
from townwright.server.wire.tables import HintUse, SeatInfo
from townwright.server.wire.words import Sentence

VIEW = "the view of the game, see the schemas named …View"
#: The view of a game as one seat sees it; the schemas `…View` of the games describe it.
View = Annotated[Raw, Meta(description=VIEW)]


class State(Struct, frozen=True, tag="state", tag_field="type"):
    """The table as this viewer may see it.

    `number` grows with every command of the table; a command must carry the number of the state it is meant for. `seat`
    is the viewpoint, null for watchers. `turn` is the seat to act or, if `confirming`, to confirm or undo. `cover` is
    the viewer's seat to act while its view is covered, until `look` is sent. `log` replaces the viewer's log after its
    first `log_from` actions; `action_count` is the length of the whole log. Likewise, `turns` replaces the turns after
    the first `turns_from`. `ending` says why a finished game ended, if the game has words for it. `activity` is the
    state of the table's activity, if it has one; `choices` are the accepted decisions. `hints_used`: hints of all
    seats, where players see each other's. `day` is the date of a daily challenge; `challenge`: another player has
    played this deal before. `next` is the table of the rematch, `origin` the finished table whose game this one
    continues. `read_only`: the rules have changed, so there is no `view`, `log` and `score` are as stored, and nothing
    can be played or replayed.
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
    action_count: int
    log_from: int
    log: list[LogEntry]
    turns_from: int
    turns: list[Turn]
    can_undo: bool
    can_redo: bool
    is_owner: bool
    corrections: dict[str, Any] | None
    next: str | None
    origin: str | None
    hints: Hints
    hints_used: list[HintUse]
    activity: ActivityState | None = None
    ending: Sentence | None = None
    day: str | None = None
    challenge: bool = False
    read_only: bool = False
    reply: int | None = None


class Past(Struct, frozen=True, tag="past", tag_field="type"):
    """The table after the first `at` actions as the viewer saw it; after the end, as any seat saw it."""

    table: str
    at: int
    action_count: int
    seat: int | None
    turn: int | None
    view: View
    question: Sentence
    score: Score
    log: list[LogEntry]
    reply: int | None = None
