"""Bots' turns: a worker computes the decision of the bot to move, then it is played."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

from townwright.bots import bot_searches
from townwright.server import metrics
from townwright.server.storage.leases import LeaseStore
from townwright.server.tables.background import log_errors
from townwright.server.tables.loaded_tables import LoadedTables
from townwright.server.tables.table import Table
from townwright.server.wire.errors import Refusal, Stale
from townwright.server.workers.compiling import Compilation
from townwright.server.workers.jobs import PackedMatch, pack_match
from townwright.server.workers.pool import WorkerPool

#: How long a lease lasts, and how often to look for tables without one, in seconds.
LEASE_SECONDS, SWEEP_SECONDS = 6.0, 3.0


class BotRunner:
    """Plays the bots of all tables for which this process has the lease."""

    def __init__(self, tables: LoadedTables, leases: LeaseStore, compilation: Compilation, pool: WorkerPool) -> None:
        self._tables, self._leases, self._compilation, self._pool = tables, leases, compilation, pool
        self._running: dict[str, asyncio.Task[bool]] = {}
        self._stopped = False
        tables.listeners.append(self.wake)

    def wake(self, table: Table) -> None:
        """Start the bot to move at a table, if there is one."""
        id = table.description.id
        if table.bot_to_move and id not in self._running and not self._stopped:
            task = asyncio.create_task(self._run(id))
            self._running[id] = task
            task.add_done_callback(lambda done: self._on_done(id, done))

    def _on_done(self, id: str, done: "asyncio.Task[bool]") -> None:
        """Wake the next bot: a person may have acted just before the task ended."""
        self._running.pop(id, None)
        table = self._tables.get(id)
        if not done.cancelled() and done.result() and table is not None:
            self.wake(table)

    async def _run(self, id: str) -> bool:
        """Play the bots of a table until a person is to move; return false if that was not possible."""
        with log_errors("a bot's turn", table=id), suppress(Refusal):
            while await self._leases.acquire(id, LEASE_SECONDS):
                async with self._tables.locked(id) as table:
                    seat = table.bot_to_move
                    if seat is None or seat.level is None:
                        await self._leases.release(id)
                        return True
                    number, level, match = table.number, seat.level, pack_match(table.loaded_match)
                    game, guest = table.game.name, table.responsible_guest
                    reply = table.activity.bot_reply()
                with metrics.THINKING.time():
                    if reply is None:
                        actions = await self._keep_lease(id, self._choose(guest, game, match, level))
                    else:
                        actions = [reply]
                async with self._tables.locked(id) as table:
                    if table.number != number or table.bot_to_move != seat:
                        continue
                    try:
                        command = table.act_for_bot(seat.seat, actions)
                    except Exception:
                        self._tables.forget(id)
                        raise
                    if command is None:
                        raise RuntimeError("a bot did nothing")
                    with suppress(Stale):
                        await self._tables.commit(table, command)
        return False

    async def _choose(self, guest: str, game: str, match: PackedMatch, level: str) -> list[str]:
        """Return a bot's decisions, charged to the guest's share; a searching bot waits for machine code."""
        if bot_searches(level):
            await self._compilation.wait_for_search(game)
        return await self._pool.choose(guest, match, level)

    async def _keep_lease(self, id: str, choice: Awaitable[list[str]]) -> list[str]:
        """Wait for a bot's choice, and renew the lease meanwhile."""
        future = asyncio.ensure_future(choice)
        try:
            while True:
                done, _ = await asyncio.wait([future], timeout=LEASE_SECONDS / 2)
                if done:
                    return future.result()
                await self._leases.acquire(id, LEASE_SECONDS)
        finally:
            future.cancel()

    async def sweep(self) -> None:
        """Keep waking bots that no process runs, after a restart or when another process has died."""
        while True:
            with log_errors("looking for bots"):
                for id in await self._leases.free_tables():
                    if id not in self._running:
                        with suppress(Refusal):
                            async with self._tables.locked(id) as table:
                                self.wake(table)
            await asyncio.sleep(SWEEP_SECONDS)

    async def stop(self) -> None:
        """Cancel all turns."""
        self._stopped = True
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
