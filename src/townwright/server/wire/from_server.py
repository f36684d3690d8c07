"""What the server sends over a table's socket."""

from msgspec import Struct

from townwright.server.wire.actions import Preview
from townwright.server.wire.advice import Suggestion
from townwright.server.wire.pointing import Target
from townwright.server.wire.state import Past, State
from townwright.server.wire.tables import SeatInfo
from townwright.server.wire.talk import Talk
from townwright.server.wire.words import Sentence


class CompileProgress(Struct, frozen=True, tag="compile_progress", tag_field="type"):
    """Progress of compiling the search of this game, in percent; null once it is ready."""

    percent: int | None


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """Why nothing has changed. Over HTTP also `text` in words and, if stale, the current `state`."""

    kind: str
    why: Sentence
    text: str | None = None
    reply: int | None = None
    state: State | None = None


class Previews(Struct, frozen=True, tag="previews", tag_field="type"):
    """What the asked actions, or all legal ones, would change on the score sheet."""

    number: int
    previews: list[Preview]
    reply: int | None = None


class Verdict(Struct, frozen=True, tag="verdict", tag_field="type"):
    """Why an action is not possible now; null if it is."""

    why: Sentence | None
    reply: int | None = None


class Hint(Struct, frozen=True, tag="hint", tag_field="type"):
    """Suggestions for the viewer's turn, best first."""

    number: int
    suggestions: list[Suggestion]
    reply: int | None = None


class Pointed(Struct, frozen=True, tag="pointed", tag_field="type"):
    """A player points at something on the table."""

    seat: int
    at: Target


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """Who has come or gone."""

    seats: list[SeatInfo]


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """I am here."""

    reply: int | None = None


class Closed(Struct, frozen=True, tag="closed", tag_field="type"):
    """The table is gone, or the viewer may not see it any more."""


#: What the server sends over a table's socket.
FromServer = (
    State | Past | Refused | Previews | Verdict | Hint | Talk | Pointed | Presence | CompileProgress | Pong | Closed
)
