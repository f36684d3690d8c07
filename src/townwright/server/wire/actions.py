"""Actions: legal ones, played ones, and previews."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from townwright.bots.action_sentences import ActionSentence
from townwright.bots.thought import Thought
from townwright.server.wire.fields import Key, Whole
from townwright.server.wire.scores import Row
from townwright.server.wire.words import Sentence

ACTION = "an action of the game, see the schemas named …Action"
#: An action as JSON, `{"action": "build", "type": "villa", …}`. Messages never use its notation.
ActionJson = Annotated[Raw, Meta(description=ACTION)]
#: An action as a client sends it, not validated yet.
ClientAction = Annotated[dict[Key, Key | Whole | bool], Meta(max_length=12, description=ACTION)]


class Choice(Struct, frozen=True, omit_defaults=True):
    """A legal action as JSON and as text, with a remark if there is one.

    `next` lists actions that are legal after it and may be sent in the same line.
    """

    action: ActionJson
    text: str
    remark: Sentence | None = None
    next: list["Choice"] = []


class ShownAction(Struct, frozen=True):
    """An action, as text and in words. `action` is null if the installed rules no longer have it."""

    action: ActionJson | None
    text: str
    sentence: ActionSentence | None


class VisibleEvent(Struct, frozen=True):
    """An event that the viewer may see; its words are `event-<kind>` with the facts as arguments."""

    kind: str
    facts: dict[str, int | str]


class LogEntry(Struct, frozen=True):
    """An action of the line: its number from 1, its seat, and its events.

    At a table of bots it also has the bot's thought, and a sentence if no event describes the action.
    """

    index: int
    seat: int
    action: ActionJson | None  # null if the installed rules no longer have it
    text: str
    forced: bool
    events: list[VisibleEvent]
    thought: Thought | None = None
    sentence: ActionSentence | None = None


class Turn(Struct, frozen=True):
    """A turn: its number from 1, its seat, and its first and last action of the log.

    `did` are phrases that follow the player's name; empty if the game has none. `over`: the next action begins another
    turn.
    """

    number: int
    seat: int
    first: int
    last: int
    over: bool
    did: list[Sentence]


class Preview(Struct, frozen=True):
    """An action in words, and its immediate changes to the score sheet, row by row.

    If a single action was requested, each row also has the squares that score after it.
    """

    action: ActionJson
    changes: list[Row]
    sentence: ActionSentence | None
