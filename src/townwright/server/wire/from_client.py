"""Messages from clients over a table's socket. `reply` is any number; the answer repeats it."""

from typing import Annotated

from msgspec import Meta, Struct

from townwright.server.wire.actions import ClientAction
from townwright.server.wire.activities import Go
from townwright.server.wire.fields import MAX_CHAT_LENGTH, MAX_LINE_LENGTH, Count, Seat
from townwright.server.wire.pointing import Target


class Act(Struct, frozen=True, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Play a line of decisions: all or none, except that those up to a reveal stay played.

    `ends`: if the line ends my turn, also confirm the turn.
    """

    number: Count
    line: Annotated[list[ClientAction], Meta(min_length=1, max_length=MAX_LINE_LENGTH)]
    ends: bool = False
    reply: Count | None = None


class Undo(Struct, frozen=True, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Undo my last decision."""

    number: Count
    reply: Count | None = None


class Redo(Struct, frozen=True, tag="redo", tag_field="type", forbid_unknown_fields=True):
    """Redo my last undone decision."""

    number: Count
    reply: Count | None = None


class Confirm(Struct, frozen=True, tag="confirm", tag_field="type", forbid_unknown_fields=True):
    """Confirm the end of my turn."""

    number: Count
    reply: Count | None = None


class AskPreview(Struct, frozen=True, tag="preview", tag_field="type", forbid_unknown_fields=True):
    """Ask what these actions, or all legal ones, would change on the score sheet."""

    number: Count
    actions: Annotated[list[ClientAction], Meta(max_length=MAX_LINE_LENGTH)] | None = None
    reply: Count | None = None


class AskHighlights(Struct, frozen=True, tag="highlights", tag_field="type", forbid_unknown_fields=True):
    """Ask which squares score the points of each row of the score sheet."""

    number: Count
    reply: Count | None = None


class AskWhy(Struct, frozen=True, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Ask why this action is not possible now."""

    action: ClientAction
    reply: Count | None = None


class AskHint(Struct, frozen=True, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """Ask for a hint: what a strong player would do."""

    number: Count
    reply: Count | None = None


class StepBot(Struct, frozen=True, tag="step", tag_field="type", forbid_unknown_fields=True):
    """Let the bot to move make one decision, at a table of bots."""

    number: Count
    reply: Count | None = None


class Look(Struct, frozen=True, tag="look", tag_field="type", forbid_unknown_fields=True):
    """View the table from this seat of mine; null: as watchers see it."""

    seat: Seat | None
    reply: Count | None = None


class AskPast(Struct, frozen=True, tag="past", tag_field="type", forbid_unknown_fields=True):
    """Show the table after the first `at` actions, as my seat saw it; once the game is over, as any seat.

    `line`: further decisions to play from there, to show another line; only once the game is over.
    """

    at: Count
    seat: Seat | None = None
    line: Annotated[list[ClientAction], Meta(max_length=MAX_LINE_LENGTH)] = []
    reply: Count | None = None


class Say(Struct, frozen=True, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]
    reply: Count | None = None


class Point(Struct, frozen=True, tag="point", tag_field="type", forbid_unknown_fields=True):
    """Point at something on the table."""

    at: Target
    reply: Count | None = None


class ConfirmTurns(Struct, frozen=True, tag="confirm_turns", tag_field="type", forbid_unknown_fields=True):
    """Set whether the turns of my seats at this table have to be confirmed."""

    on: bool
    reply: Count | None = None


class Ping(Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Check the connection, and keep it open."""

    reply: Count | None = None


#: A message from a client; over HTTP, the body of `POST /api/tables/{id}/send`.
FromClient = (
    Act
    | Undo
    | Redo
    | Confirm
    | Go
    | AskPreview
    | AskHighlights
    | AskWhy
    | AskHint
    | StepBot
    | Look
    | AskPast
    | Say
    | Point
    | ConfirmTurns
    | Ping
)
