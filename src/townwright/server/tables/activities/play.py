"""Play: an ordinary game."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from townwright.core import errors
from townwright.core.action import Action
from townwright.core.errors import TownwrightError
from townwright.core.game import Game
from townwright.server.storage.commands import Acted, Command
from townwright.server.storage.database import Database
from townwright.server.storage.records import Guest
from townwright.server.tables.activity import no_such_activity
from townwright.server.tables.services import Services
from townwright.server.tables.table import Table
from townwright.server.wire.activities import ActivityState
from townwright.server.wire.errors import Refusal
from townwright.server.wire.tables import TableLinks
from townwright.server.wire.words import Sentence


class Play:
    """An ordinary game, without a coach or a puzzle."""

    name: ClassVar[str] = "play"
    opened_by_name: ClassVar[bool] = False
    is_game: ClassVar[bool] = True
    runs_bots: ClassVar[bool] = True

    def __init__(self, table: Table) -> None:
        self.table = table

    @classmethod
    def applies(cls, table: Table) -> bool:  # noqa: ARG003
        return True

    @classmethod
    def offered_by(cls, game: Game) -> bool:  # noqa: ARG003
        return True

    @classmethod
    async def open(cls, services: Services, guest: Guest, game: Game, id: str | None) -> TableLinks:  # noqa: ARG003
        raise no_such_activity(cls.name)

    # Offering

    @property
    def expects_decision(self) -> bool:
        return True

    @property
    def confirms_turns(self) -> bool:
        return True

    def accepted_decisions(self) -> Sequence[str] | None:
        return None

    def objection(self) -> errors.Sentence | None:
        return None

    def check_hint(self) -> None:
        pass

    def bot_reply(self) -> str | None:
        return None

    # Accepting

    def act(self, guest: str, line: Sequence[str | int | Action]) -> tuple[Acted | None, TownwrightError | None]:
        return self.table.act(self.table.require_seat(guest, self.table.turn), line)

    def go(self, guest: str, to: str) -> Iterator[Command]:  # noqa: ARG002
        raise Refusal("not-possible", "server-no-steps")

    def bot_to_step(self, guest: str) -> tuple[int, str]:  # noqa: ARG002
        raise Refusal("forbidden", "server-not-watched")

    # Undoing

    def can_undo(self, guest: str | None) -> bool:
        return self.table.undo_seat is not None and self.table.undo_seat in self.table.seats_of(guest)

    @property
    def can_redo(self) -> bool:
        return self.table.loaded_match.can_redo

    def undo(self, guest: str) -> Iterator[Command]:
        seat = self.table.undo_seat
        # No guest has seat -1: the table then raises the reason why nothing can be undone.
        yield self.table.undo(self.table.require_seat(guest, seat) if seat is not None else -1)

    def redo(self, guest: str) -> Command:
        return self.table.redo(self.table.require_seat(guest, self.table.turn))

    # Presenting and recording

    def question(self, acting: bool) -> Sentence | None:  # noqa: ARG002
        return None

    def state(self, seat: int | None) -> ActivityState | None:  # noqa: ARG002
        return None

    def before_record(self, command: Command) -> None:
        pass

    async def store_progress(self, database: Database, guest: str, command: Command) -> None:
        pass
