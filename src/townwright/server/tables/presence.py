"""Presence: which guests are connected to which tables, in this process and in the others."""

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress

import msgspec

from townwright.server import metrics
from townwright.server.tables import presentation
from townwright.server.tables.background import log_errors
from townwright.server.tables.bus import MAX_IDS, Bus, Message
from townwright.server.tables.last_seen import LastSeen
from townwright.server.tables.loaded_tables import LoadedTables
from townwright.server.tables.table import Table
from townwright.server.tables.viewers import Viewer, Viewers
from townwright.server.wire.errors import Refusal
from townwright.server.wire.from_server import Presence as PresenceMessage

#: Seconds between two reports to the other processes, and until a report expires.
REPORT_SECONDS, EXPIRE_SECONDS = 15.0, 40.0

encode = msgspec.json.Encoder().encode


class Presence:
    """Tracks who is connected."""

    def __init__(self, tables: LoadedTables, viewers: Viewers, bus: Bus, last_seen: LastSeen) -> None:
        self._tables, self._viewers, self._bus, self._last_seen = tables, viewers, bus, last_seen
        # By table and guest: the other processes where the guest views the table, and until when each report counts.
        self._elsewhere: dict[tuple[str, str], dict[str, float]] = {}
        bus.on("here", self._on_here)

    def connected_at(self, table: str) -> Callable[[str], bool]:
        """Return a function that says whether a guest is connected to a table."""
        local_guests = {viewer.guest for viewer in self._viewers.at(table)}

        def is_connected(guest: str) -> bool:
            return guest in local_guests or bool(self._elsewhere.get((table, guest)))

        return is_connected

    # Viewers of this process

    async def add(self, viewer: Viewer) -> None:
        """Add a viewer."""
        others = self._viewers.at(viewer.table)
        self._viewers.add(viewer)
        if not any(other.guest == viewer.guest for other in others):
            await self._announce(viewer, True)

    async def remove(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        self._viewers.remove(viewer)
        others = self._viewers.at(viewer.table)
        if not self._viewers.disconnected and not any(other.guest == viewer.guest for other in others):
            await self._announce(viewer, False)
            await self._last_seen.store([viewer.guest])

    async def _announce(self, viewer: Viewer, is_connected: bool) -> None:
        await self.show(viewer.table)
        await self._bus.send({"here": is_connected, "pairs": [[viewer.table, viewer.guest]]})

    async def show(self, id: str) -> None:
        """Tell all viewers of a table who is connected."""
        if id not in self._viewers:
            return
        with suppress(Refusal):
            async with self._tables.locked(id) as table:
                for viewer in self._viewers.at(id):
                    seats = presentation.seats(table, viewer.guest, self.connected_at(id))
                    viewer.tell(PresenceMessage(seats))

    # Other processes

    async def report(self, connected: Iterable[str]) -> None:
        """Keep reporting to the other processes who is here, and drop their old reports.

        `connected` are the guests with an open socket.
        """
        while True:
            await asyncio.sleep(REPORT_SECONDS)
            pairs = [[viewer.table, viewer.guest] for viewer in self._viewers]
            for viewer in self._viewers:
                self._last_seen.note(viewer.guest, viewer.device)
            with log_errors("reporting presence"):
                for start in range(0, len(pairs), MAX_IDS):
                    await self._bus.send({"here": True, "pairs": pairs[start : start + MAX_IDS]})
                await self._last_seen.store(connected)
            for id in self._forget_old():
                await self.show(id)

    def _forget_old(self) -> set[str]:
        """Drop reports of processes that have stopped; return the affected tables."""
        tables = set()
        for pair, processes in list(self._elsewhere.items()):
            for process, until in list(processes.items()):
                if until < time.monotonic():
                    del processes[process]
            if not processes:
                del self._elsewhere[pair]
                tables.add(pair[0])
        return tables

    async def _on_here(self, message: Message) -> None:
        for table, guest in message["pairs"]:
            processes = self._elsewhere.setdefault((table, guest), {})
            was_connected = bool(processes)
            if message["here"]:
                processes[message["from"]] = time.monotonic() + EXPIRE_SECONDS
            else:
                processes.pop(message["from"], None)
            if not processes:
                del self._elsewhere[table, guest]
            if was_connected != bool(processes):
                await self.show(table)

    # States

    async def state(self, viewer: Viewer) -> bytes:
        """Return the encoded state of a viewer's table."""
        table = self._tables.get_unlocked(viewer.table)
        if table is not None:
            return self._state(viewer, table)
        async with self._tables.locked(viewer.table) as table:
            return self._state(viewer, table)

    def _state(self, viewer: Viewer, table: Table) -> bytes:
        if not viewer.watches and not table.is_member(viewer.guest):
            raise Refusal("missing", "server-no-table")
        reply, viewer.reply = viewer.reply, None
        connected = self.connected_at(viewer.table)
        message = presentation.state(table, viewer.guest, viewer.chosen_seat, viewer.sent_number, connected, reply)
        viewer.sent_number = table.number
        metrics.STATES.inc()
        return encode(message)
