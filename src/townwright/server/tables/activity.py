"""Activities at a table: play, lesson, puzzle, practice, watch.

Each module of `activities` defines one.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, ClassVar, Protocol, TypeVar

from townwright.core import errors
from townwright.core.action import Action
from townwright.core.errors import TownwrightError
from townwright.core.game import Game
from townwright.server.storage.commands import Acted, Command
from townwright.server.storage.database import Database
from townwright.server.storage.records import Guest
from townwright.server.wire.activities import ActivityState
from townwright.server.wire.errors import Refusal
from townwright.server.wire.tables import TableLinks
from townwright.server.wire.words import Sentence

#: The package of the activities. It is imported by name on first use, because activities import tables.
ACTIVITIES = f"{__package__}.activities"
#: The classes of the table and of the services.
T = TypeVar("T", contravariant=True)
S = TypeVar("S", contravariant=True)


class Activity(Protocol[T, S]):
    """An activity at a table: the decisions it accepts, what can be undone, what viewers see.

    An activity has no state of its own: it reads the table's line and step, which follow from the commands.
    """

    #: The name under which a table's starting point and the catalogue refer to it.
    name: ClassVar[str]
    #: Whether it is only for tables that were opened for it (`StartingPoint.activity`).
    opened_by_name: ClassVar[bool]
    #: Whether this is a game that can be won. Other tables are not listed and never end.
    is_game: ClassVar[bool]
    #: Whether bots move by themselves.
    runs_bots: ClassVar[bool]

    def __init__(self, table: T) -> None: ...

    @classmethod
    def applies(cls, table: T) -> bool:
        """Return whether this is the activity of a table now."""
        ...

    @classmethod
    def offered_by(cls, game: Game) -> bool:
        """Return whether a game supports this activity."""
        ...

    @classmethod
    async def open(cls, services: S, guest: Guest, game: Game, id: str | None) -> TableLinks:
        """Open a table for this activity; raise if tables are not opened for it."""
        ...

    # Offering

    @property
    def expects_decision(self) -> bool:
        """Whether the seat to move is asked for a decision."""
        ...

    @property
    def confirms_turns(self) -> bool:
        """Whether turns have to be confirmed, if the player chose that."""
        ...

    def accepted_decisions(self) -> Sequence[str] | None:
        """Return the decisions that are accepted now, as text; None: all legal ones."""
        ...

    def objection(self) -> errors.Sentence | None:
        """Return why a legal decision that is not accepted now is refused; None if all are accepted."""
        ...

    def check_hint(self) -> None:
        """Raise if the activity has no hints."""

    def bot_reply(self) -> str | None:
        """Return the action that the bot to move has to play; None: it decides for itself."""
        ...

    # Accepting

    def act(self, guest: str, line: Sequence[str | int | Action]) -> tuple[Acted | None, TownwrightError | None]:
        """Play a guest's decisions; return the command, and why the rest of the line was refused."""
        ...

    def go(self, guest: str, to: str) -> Iterator[Command]:
        """Yield the commands that go to another step; record each before requesting the next."""
        ...

    def bot_to_step(self, guest: str) -> tuple[int, str]:
        """Return the seat and level of the bot whose next decision a guest may trigger."""
        ...

    # Undoing

    def can_undo(self, guest: str | None) -> bool:
        """Return whether a guest can undo something."""
        ...

    @property
    def can_redo(self) -> bool:
        """Whether an undone decision can be redone."""
        ...

    def undo(self, guest: str) -> Iterator[Command]:
        """Yield the commands that undo a guest's last decision; record each before requesting the next."""
        ...

    def redo(self, guest: str) -> Command:
        """Return the command that redoes a guest's undone decision."""
        ...

    # Presenting and recording

    def question(self, acting: bool) -> Sentence | None:
        """Return the question to a viewer; None: the game's. `acting`: whether it is their decision."""
        ...

    def state(self, seat: int | None) -> ActivityState | None:
        """Return the state of the activity as a seat may see it."""
        ...

    def before_record(self, command: Command) -> None:
        """Update the table's step for a command that was carried out and is about to be recorded."""

    async def store_progress(self, database: Database, guest: str, command: Command) -> None:
        """Store a guest's progress, before their command is stored."""


def activity_modules() -> list[ModuleType]:
    """Return the modules of all activities."""
    package = import_module(ACTIVITIES)
    return [import_module(f"{ACTIVITIES}.{each.name}") for each in iter_modules(package.__path__)]


@cache
def activity_types() -> list[type[Activity[Any, Any]]]:
    """Return all activities, subclasses before their base classes."""
    types = [
        each
        for module in activity_modules()
        for each in vars(module).values()
        if isinstance(each, type) and each.__module__ == module.__name__ and hasattr(each, "applies")
    ]
    return sorted(types, key=lambda each: -len(each.__mro__))


def activity_named(name: str) -> type[Activity[Any, Any]]:
    """Return the activity with this name; raise if there is none."""
    activity = next((each for each in activity_types() if each.name == name), None)
    if activity is None:
        raise no_such_activity(name)
    return activity


def no_such_activity(name: str) -> Refusal:
    return Refusal("missing", "server-no-activity", activity=name)
