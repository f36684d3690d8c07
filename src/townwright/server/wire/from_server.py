"""Messages from the server over a table's socket."""

from msgspec import Struct

from townwright.core.action import Highlight
from townwright.server.wire.actions import Preview
from townwright.server.wire.advice import Suggestion
from townwright.server.wire.chat import ChatMessage
from townwright.server.wire.pointing import Target
from townwright.server.wire.state import Past, State
from townwright.server.wire.tables import SeatInfo
from townwright.server.wire.words import Sentence


class CompileProgress(Struct, frozen=True, tag="compile_progress", tag_field="type"):
    """Progress of compiling the search of this game, in percent; null once it is ready."""

    percent: int | None


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """Why a message was refused.

    Nothing has changed, except that the decisions of a line up to a reveal stay played. HTTP adds `text` and, if stale,
    the current `state`.
    """

    kind: str
    why: Sentence
    text: str | None = None
    reply: int | None = None
    state: State | None = None


class Previews(Struct, frozen=True, tag="previews", tag_field="type"):
    """Previews of the requested actions, or of all legal ones."""

    number: int
    previews: list[Preview]
    reply: int | None = None


class Highlights(Struct, frozen=True, tag="highlights", tag_field="type"):
    """The squares that score the points now, one list per row of the score sheet."""

    number: int
    rows: list[list[Highlight]]
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
    """The seats, after a guest has connected or left."""

    seats: list[SeatInfo]


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """Answer a ping, or acknowledge a message that has no other answer."""

    reply: int | None = None


class Closed(Struct, frozen=True, tag="closed", tag_field="type"):
    """The table is gone, or the viewer may no longer see it."""


#: A message from the server.
FromServer = (
    State
    | Past
    | Refused
    | Previews
    | Highlights
    | Verdict
    | Hint
    | ChatMessage
    | Pointed
    | Presence
    | CompileProgress
    | Pong
    | Closed
)
