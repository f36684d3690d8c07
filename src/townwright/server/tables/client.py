"""Clients: guests who send messages to a table."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from townwright.server.storage.commands import Command
from townwright.server.tables import presentation
from townwright.server.tables.services import Services
from townwright.server.tables.table import Table
from townwright.server.wire.errors import Refusal, Stale
from townwright.server.wire.state import State


class Client:
    """A guest who sends messages to a table, over HTTP or over a socket."""

    def __init__(
        self, services: Services, table: str, guest: str, watches: bool, chosen_seat: int | None = None, since: int = 0
    ) -> None:
        self.services, self.table_id, self.guest, self.watches = services, table, guest, watches
        self.chosen_seat = chosen_seat  # the seat that the guest has chosen to look from
        self.since = since  # the number of the last state that the guest has seen

    @asynccontextmanager
    async def table(self, number: int | None = None, allow_old_rules: bool = False) -> AsyncIterator[Table]:
        """Lock the table; raise for strangers, and if `number` is not the current one.

        Unless `allow_old_rules`, it also raises if the rules have changed.
        """
        tables = self.services.tables
        async with tables.locked(self.table_id) as table:
            if not self.watches and not table.is_member(self.guest):
                raise Refusal("missing", "server-no-table")
            if not allow_old_rules:
                table.require_current_rules()
            if number is not None:
                if number > table.number:
                    await tables.catch_up(table)
                if number != table.number:
                    raise Stale
            yield table

    async def commit(self, table: Table, command: Command, answers: bool = True) -> None:
        """Store a command and show the new state; `answers`: that state is the reply to the message."""
        await table.activity.store_progress(self.services.stores.database, self.guest, command)
        await self.services.tables.commit(table, command, on_stored=self.on_stored if answers else lambda: None)

    def on_stored(self) -> None:
        """Called when a command is stored, before it is shown."""

    def state(self, table: Table, reply: int | None = None) -> State:
        """Return the table as this client may see it."""
        connected = self.services.presence.connected_at(self.table_id)
        return presentation.state(table, self.guest, self.chosen_seat, self.since, connected, reply)
