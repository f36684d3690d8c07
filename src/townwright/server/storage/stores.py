"""The stores that parts of a server process share, over one database."""

from dataclasses import dataclass

from townwright.server.storage.analyses import AnalysisStore
from townwright.server.storage.chat import ChatStore
from townwright.server.storage.command_log import CommandLog
from townwright.server.storage.database import Database
from townwright.server.storage.guests import GuestStore
from townwright.server.storage.leases import LeaseStore
from townwright.server.storage.own_puzzles import OwnPuzzleStore
from townwright.server.storage.pars import ParStore
from townwright.server.storage.results import ResultStore
from townwright.server.storage.secrets import SecretStore
from townwright.server.storage.tables import TableStore
from townwright.server.storage.tokens import TokenStore


@dataclass(frozen=True)
class Stores:
    """The shared stores. Those of boxes, lessons and puzzle progress are created where they are used."""

    database: Database
    commands: CommandLog
    tables: TableStore
    guests: GuestStore
    tokens: TokenStore
    chat: ChatStore
    leases: LeaseStore
    analyses: AnalysisStore
    results: ResultStore
    secrets: SecretStore
    pars: ParStore
    own_puzzles: OwnPuzzleStore

    @classmethod
    def on(cls, database: Database) -> "Stores":
        """Return the stores of a database."""
        return cls(
            database,
            CommandLog(database),
            TableStore(database),
            GuestStore(database),
            TokenStore(database),
            ChatStore(database),
            LeaseStore(database),
            AnalysisStore(database),
            ResultStore(database),
            SecretStore(database),
            ParStore(database),
            OwnPuzzleStore(database),
        )

    async def open(self) -> None:
        """Migrate the database, then start writing."""
        await self.database.open()
        self.commands.open()

    async def close(self) -> None:
        """Store the queued commands, then stop."""
        await self.commands.close()
        await self.database.close()
