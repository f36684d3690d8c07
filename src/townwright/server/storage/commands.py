"""The commands of a table, as they are stored."""

from msgspec import Struct

from townwright.bots.action_sentences import ActionSentence
from townwright.bots.thought import Thought
from townwright.core.action import Event
from townwright.server.wire.fields import SeatKind


class Entry(Struct, frozen=True, omit_defaults=True, rename={"sentence": "told"}):
    """An action as it is stored: its seat, its text, and the events it caused.

    At a table of bots it also has the bot's thought, and a sentence if no event describes the action. In the
    database the sentence is called `told`.
    """

    seat: int
    text: str
    forced: bool
    events: tuple[Event, ...]
    thought: Thought | None = None
    sentence: ActionSentence | None = None


class Started(Struct, frozen=True, tag="started"):
    """The match begins: the actions it continues from, if any, and forced actions of the setup."""

    entries: list[Entry]


class Acted(Struct, frozen=True, tag="acted"):
    """A seat decided. `waits`: the turn is over but has to be confirmed."""

    seat: int
    actions: list[str]
    entries: list[Entry]
    waits: bool


class Undone(Struct, frozen=True, tag="undone", rename={"action_count": "line"}):
    """A seat undid its last decision; `action_count` actions are left (stored as `line`, the name of 0.1)."""

    seat: int
    action_count: int


class Redone(Struct, frozen=True, tag="redone"):
    """A seat redid an undone decision."""

    seat: int
    entries: list[Entry]
    waits: bool


class Confirmed(Struct, frozen=True, tag="confirmed"):
    """A seat confirmed its turn."""

    seat: int


class Hinted(Struct, frozen=True, tag="hinted", rename={"action_count": "line"}):
    """A seat asked for a hint that others see, after `action_count` actions (stored as `line`)."""

    seat: int
    action_count: int


class Seated(Struct, frozen=True, tag="seated"):
    """A seat has a new player or a new confirm setting; names and guests are stored elsewhere."""

    seat: int
    kind: SeatKind
    level: str | None
    confirm: bool


class RematchOpened(Struct, frozen=True, tag="continued"):
    """There is a rematch at another table."""

    table: str


class SteppedTo(Struct, frozen=True, tag="turned", rename={"action_count": "line"}):
    """The activity went to a step, counted from 0; `action_count` actions are left (stored as `line`)."""

    step: int
    action_count: int


Command = Started | Acted | Undone | Redone | Confirmed | Hinted | Seated | RematchOpened | SteppedTo
