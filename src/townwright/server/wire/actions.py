"""Actions: the legal ones, those played, and what they would change."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from townwright.bots.action_sentences import ActionSentence
from townwright.bots.thought import Thought
from townwright.server.wire.fields import Key, Whole
from townwright.server.wire.scores import Row
from townwright.server.wire.words import Sentence

ACTION = "an action of the game, see the schemas named …Action"
#: An action in its JSON form, `{"action": "build", "type": "villa", …}`: the one way in which messages name actions.
ActionForm = Annotated[Raw, Meta(description=ACTION)]
#: The same as clients send it, before it is read.
GivenAction = Annotated[dict[Key, Key | Whole | bool], Meta(max_length=12, description=ACTION)]


class Choice(Struct, frozen=True):
    """A legal action, as text, and what to know about it."""

    action: ActionForm
    text: str
    remark: Sentence | None = None


class ShownAction(Struct, frozen=True):
    """An action, as text and in words. `action` is null where the installed rules do not know it any more."""

    action: ActionForm | None
    text: str
    told: ActionSentence | None


class Happening(Struct, frozen=True):
    """An event that the viewer may see; its words are `event-<kind>` with the facts as arguments."""

    kind: str
    facts: dict[str, int | str]


class LogEntry(Struct, frozen=True):
    """An action of the line: its number from 1, its seat, and its events.

    At a table of bots also their thought, and a sentence if no event has one.
    """

    index: int
    seat: int
    action: ActionForm | None  # null where the installed rules do not know it any more
    text: str
    forced: bool
    events: list[Happening]
    thought: Thought | None = None
    told: ActionSentence | None = None


class Preview(Struct, frozen=True):
    """What an action changes on the score sheet at once, and the action in words.

    Only changed rows, their points as differences. If a single action was asked for, each row also has the squares
    that score after it.
    """

    action: ActionForm
    changes: list[Row]
    told: ActionSentence | None
