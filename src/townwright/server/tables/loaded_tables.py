"""The tables in the memory of a server process."""

import asyncio
import time
import weakref
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import msgspec

from townwright.core.registry import game
from townwright.server import metrics
from townwright.server.storage.command_log import Write
from townwright.server.storage.commands import Command, Started, SteppedTo
from townwright.server.storage.records import Description, SeatState
from townwright.server.storage.stores import Stores
from townwright.server.storage.tables import StoredTable
from townwright.server.tables import results, scores
from townwright.server.tables.background import BackgroundTasks, log_errors
from townwright.server.tables.bus import MAX_IDS, Bus, Message
from townwright.server.tables.slow_work import in_thread
from townwright.server.tables.table import SNAPSHOT_INTERVAL, Table
from townwright.server.tables.viewers import Viewers
from townwright.server.wire.errors import Conflict, Refusal, Stale
from townwright.server.workers.compiling import Compilation

#: Seconds after which an unused table is dropped from memory.
IDLE_SECONDS = 120.0


class LoadedTables:
    """Loads stored tables, and stores and shows their changes.

    Every change of a table goes through `commit`: it is stored first, then shown. Commands that other processes have
    stored arrive over the bus.
    """

    def __init__(
        self, stores: Stores, viewers: Viewers, bus: Bus, background: BackgroundTasks, compilation: Compilation
    ) -> None:
        self._stores, self._viewers, self._bus = stores, viewers, bus
        self._background, self._compilation = background, compilation
        self._tables: dict[str, Table] = {}
        self._last_used: dict[str, float] = {}
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self.listeners: list[Callable[[Table], None]] = []  # called with each table that has changed
        bus.on("table", self._on_command)
        bus.on("reload", self._on_reload)
        bus.on("resync", self._on_resync)

    # Loading

    @asynccontextmanager
    async def locked(self, id: str, in_use: bool = True) -> AsyncIterator[Table]:
        """Lock a table, loaded if needed; `in_use`: whether this counts as using it."""
        while True:
            table = self._tables.get(id) or await self._load(id)
            async with table.lock:
                if self._tables.get(id) is table:
                    if in_use or id not in self._last_used:
                        self._last_used[id] = time.monotonic()
                    yield table
                    return

    def get(self, id: str) -> Table | None:
        """Return a table in memory, locked or not."""
        return self._tables.get(id)

    def get_unlocked(self, id: str) -> Table | None:
        """Return a table in memory if it is not locked; it may be read until the next `await`."""
        table = self._tables.get(id)
        return None if table is None or table.lock.locked() else table

    def keyed_lock(self, key: str) -> asyncio.Lock:
        """Return a lock for a key, such as an occasion, dropped once unused; `locked` locks a table."""
        return self._locks.setdefault(key, asyncio.Lock())

    async def _load(self, id: str) -> Table:
        """Load a stored table; concurrent callers share the work."""
        async with self.keyed_lock(id):
            if id in self._tables:
                return self._tables[id]
            stored = await self._stores.tables.find(id)
            if stored is None:
                raise Refusal("missing", "server-no-table")
            table = Table(await self._description(stored), [msgspec.structs.replace(seat) for seat in stored.seats])
            if table.read_only:
                seats = len(stored.seats) + len(table.game.scripted(stored.description.options))
                score = stored.score or results.score_from(await self._stores.results.of_table(id), seats)
                table.load_read_only(stored.commands, stored.phase, score if stored.phase == "over" else None)
            else:
                self._compilation.prioritise(stored.description.game)
                await in_thread(table.load, stored.commands, stored.snapshot)
            table.seats = stored.seats  # replaying the commands has changed the copies
            table.cache.clear()
            self._tables[id] = table
            return table

    async def _description(self, stored: StoredTable) -> Description:
        """Return a stored table's description; a new game that has not started gets the current rules."""
        description, rules = stored.description, game(stored.description.game).version
        if description.rules == rules or stored.phase != "open" or description.starting_point.actions:
            return description
        await self._stores.tables.set_rules(description.id, rules)
        return msgspec.structs.replace(description, rules=rules)

    def add(self, table: Table) -> None:
        """Add a table that has just been stored."""
        self._tables[table.description.id] = table
        self._last_used[table.description.id] = time.monotonic()
        self._announce(table)

    def forget(self, id: str) -> None:
        """Drop a table from memory; the database has everything that counts."""
        self._tables.pop(id, None)
        self._last_used.pop(id, None)

    async def forget_idle(self) -> None:
        """Keep dropping unused tables."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 4)
            long_ago = time.monotonic() - IDLE_SECONDS
            for id, used in list(self._last_used.items()):
                table = self._tables.get(id)
                if used < long_ago and id not in self._viewers and (table is None or not table.lock.locked()):
                    self.forget(id)
            metrics.TABLES.set(len(self._tables))

    # Changing

    async def commit(
        self,
        table: Table,
        command: Command,
        seats: Sequence[SeatState] = (),
        on_stored: Callable[[], None] = lambda: None,
    ) -> None:
        """Store a command of a table, then show the table. If storing fails, nothing has happened.

        `on_stored` is called in between. Raise `Stale` if another process has stored a command meanwhile.
        """
        id = table.description.id
        number = table.record(command)
        snapshot = (
            table.match.snapshot()
            if table.match and number % SNAPSHOT_INTERVAL == 0 and not table.match.can_redo
            else None
        )
        final_results = results.results_of(table) if table.phase_changed else None
        score = scores.final_score(table) if table.phase_changed else None
        write = Write(
            id, number, command, table.phase, table.turn, table.next, tuple(seats), snapshot, final_results, score
        )
        try:
            await self._stores.commands.append(write)
        except Conflict:
            self.forget(id)
            raise Stale from None
        except BaseException:
            self.forget(id)
            raise
        metrics.COMMANDS.labels(type(command).__name__.lower()).inc()
        on_stored()
        self._announce(table)

    def _announce(self, table: Table) -> None:
        """Show a changed table to its viewers and listeners."""
        self._viewers.show(table.description.id)
        for listener in self.listeners:
            listener(table)

    def refresh(self, id: str) -> None:
        """Reload a table and show it."""
        self.forget(id)
        self._viewers.show(id)

    async def refresh_everywhere(self, ids: Sequence[str]) -> None:
        """Reload tables in all processes."""
        for id in ids:
            await self._refresh_when_free(id)
        for start in range(0, len(ids), MAX_IDS):
            await self._bus.send({"reload": list(ids[start : start + MAX_IDS])})

    # Other processes

    async def catch_up(self, table: Table) -> None:
        """Apply the commands that other processes have stored."""
        commands, seats = await self._stores.commands.after(table.description.id, table.number)
        for command in commands:
            await apply(table, command)
        table.seats = seats or table.seats
        table.cache.clear()

    async def _on_command(self, message: Message) -> None:
        id, command = message["table"], message.get("command")
        if id in self._tables or id in self._locks or id in self._viewers:
            work = self._apply_stored(id, message["number"], command and msgspec.convert(command, Command))
            self._background.start(work)

    async def _apply_stored(self, id: str, number: int, command: Command | None) -> None:
        """Apply a command that another process has stored; if it is not the next one, load all new ones.

        A table that is just being loaded may or may not include the command already.
        """
        with log_errors("applying a command of another process", table=id), suppress(Refusal):
            async with self.locked(id, in_use=False) as table:
                if table.number >= number:
                    self._viewers.show_since(id, table.number)
                    return
                try:
                    if command is not None and table.number == number - 1:
                        await apply(table, command)
                    else:
                        await self.catch_up(table)
                except Exception:
                    self.forget(id)
                    raise
                finally:
                    self._announce(table)

    async def _on_reload(self, message: Message) -> None:
        for id in message["reload"]:
            self._background.start(self._refresh_when_free(id))

    async def _on_resync(self, _: Message) -> None:
        for id in list(self._tables):
            self._background.start(self._refresh_when_free(id))

    async def _refresh_when_free(self, id: str) -> None:
        """Reload a table once its pending command is stored; reading it earlier would miss that command."""
        if id not in self._tables:
            self.refresh(id)
            return
        with suppress(Refusal):
            async with self.locked(id, in_use=False):
                self.refresh(id)


async def apply(table: Table, command: Command) -> None:
    """Apply a command that another process has stored; in a thread if that may replay the match."""
    if isinstance(command, Started | SteppedTo) or not table.activity.is_game:
        await in_thread(table.apply, command)
    else:
        table.apply(command)
