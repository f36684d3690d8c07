"""Activities: what goes on at a table. Each module of `activities` defines one."""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, ClassVar, Protocol, TypeVar

from townwright.core.action import Action
from townwright.core.errors import Reason, TownwrightError
from townwright.core.game import Game
from townwright.server.storage.commands import Acted, Command
from townwright.server.storage.database import Database
from townwright.server.wire.activities import ActivityState, GoTo
from townwright.server.wire.words import Sentence

#: The package of the activities, which import tables; so it is imported by name, when a table needs it.
ACTIVITIES = f"{__package__}.activities"
#: The table at which it goes on.
T = TypeVar("T", contravariant=True)


class Activity(Protocol[T]):
    """What goes on at a table: what it offers, accepts, takes back and shows.

    An activity keeps no state of its own: what it needs is the table's line and its step, both made by commands.
    """

    #: The name under which a table's opening and the catalogue refer to it.
    name: ClassVar[str]
    #: Whether a table has to be opened for it, by name.
    by_name: ClassVar[bool]
    #: Whether a game is played that can be won. Other tables are not listed, and never over.
    is_game: ClassVar[bool]
    #: Whether bots move by themselves.
    runs_bots: ClassVar[bool]

    def __init__(self, table: T) -> None: ...

    @classmethod
    def applies(cls, table: T) -> bool:
        """Whether this goes on at a table now."""
        ...

    @classmethod
    def offered_by(cls, game: Game) -> bool:
        """Whether a game has what this needs."""
        ...

    # Offering

    @property
    def asks(self) -> bool:
        """Whether the seat to move is asked for a decision."""
        ...

    @property
    def confirms(self) -> bool:
        """Whether turns wait to be confirmed, if their person wants that."""
        ...

    def offers(self) -> Sequence[str] | None:
        """The decisions that are accepted now, as text; None: all legal ones."""
        ...

    def objection(self) -> Reason | None:
        """Why a legal decision is not accepted now."""
        ...

    def check_hint(self) -> None:
        """Refuse hints where there are none."""

    def bot_reply(self) -> str | None:
        """What the bot to move has to play; None: it decides itself."""
        ...

    # Accepting

    def act(self, guest: str, line: Sequence[str | int | Action]) -> tuple[Acted | None, TownwrightError | None]:
        """Play a guest's decisions: the command, and why the rest of the line was refused."""
        ...

    def go(self, guest: str, to: GoTo) -> Iterator[Command]:
        """Go to another step. Each command has to be recorded before the next is asked for."""
        ...

    def bot_to_step(self, guest: str) -> tuple[int, str]:
        """The seat and level of the bot that a guest lets go on by one decision."""
        ...

    # Undoing

    def can_undo(self, guest: str | None) -> bool:
        """Whether a guest may take something back."""
        ...

    @property
    def can_redo(self) -> bool:
        """Whether what was taken back can be played again."""
        ...

    def undo(self, guest: str) -> Iterator[Command]:
        """Take a guest's last decision back."""
        ...

    def redo(self, guest: str) -> Command:
        """Play again what a guest took back."""
        ...

    # Presenting and recording

    def question(self, acting: bool) -> Sentence | None:
        """What a viewer is asked, if not what the game asks; `acting`: whether the viewer is to decide."""
        ...

    def state(self, seat: int | None) -> ActivityState | None:
        """What a seat is told about the activity itself."""
        ...

    def record(self, command: Command) -> None:
        """Take note of a command before the table does."""

    async def store_progress(self, database: Database, guest: str, command: Command) -> None:
        """Store what a guest has achieved, before their command is."""


@cache
def kinds() -> list[type[Activity[Any]]]:
    """All activities. One that specialises another comes before it."""
    package = import_module(ACTIVITIES)
    modules = [import_module(f"{ACTIVITIES}.{each.name}") for each in iter_modules(package.__path__)]
    types = [
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and each.__module__ == module.__name__ and hasattr(each, "applies")
    ]
    return sorted(types, key=lambda each: -len(each.__mro__))
