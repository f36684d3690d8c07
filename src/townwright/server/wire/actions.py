"""Actions: the legal ones, those played, and what they would change."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from townwright.bots.telling import Telling
from townwright.bots.thought import Thought
from townwright.server.wire.fields import TEXT, Count, Key, Whole
from townwright.server.wire.scores import Row
from townwright.server.wire.words import Sentence

#: An action as a client names it: its text, its JSON form, or its number among the legal ones.
Named = (
    Annotated[str, Meta(min_length=1, max_length=TEXT)]
    | Count
    | Annotated[dict[Key, Key | Whole | bool], Meta(max_length=12)]
)
#: An action in its JSON form; the schemas `…Action` of the games describe it.
ActionForm = Annotated[Raw, Meta(description="an action of the game, see the schemas named …Action")]


class Choice(Struct, frozen=True):
    """A legal action: its number, its text, its JSON form (`kind` is the form's tag), and what to know about it."""

    code: int
    text: str
    kind: str
    action: ActionForm
    remark: Sentence | None = None


class Happening(Struct, frozen=True):
    """An event that the viewer may know of: said as the message `event-<kind>` with the facts as arguments."""

    kind: str
    facts: dict[str, int | str]


class LogEntry(Struct, frozen=True):
    """An action of the effective line: its place in it, counted from 1, who played it, and what it caused; at a table
    of bots alone also why they played it, and in words what no event tells."""

    index: int
    seat: int
    text: str
    forced: bool
    events: list[Happening]
    thought: Thought | None = None
    told: Telling | None = None


class Preview(Struct, frozen=True):
    """What an action would change on the score sheet at once: only rows that change, each with the differences; and the
    action in words."""

    code: int
    changes: list[Row]
    told: Telling | None
