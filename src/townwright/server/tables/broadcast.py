"""Messages to the players at a table."""

import msgspec

from townwright.server.tables.bus import Bus, Message
from townwright.server.tables.loaded_tables import LoadedTables
from townwright.server.tables.viewers import Viewers
from townwright.server.wire.from_server import FromServer


class Broadcast:
    """Sends chat messages and pointing to the players at a table, never to watchers."""

    def __init__(self, tables: LoadedTables, viewers: Viewers, bus: Bus) -> None:
        self._tables, self._viewers, self._bus = tables, viewers, bus
        bus.on("broadcast", self._on_broadcast)

    async def send(self, id: str, message: FromServer) -> None:
        """Send a message to the players at a table, in all processes."""
        await self._send_locally(id, message)
        await self._bus.send({"broadcast": id, "message": message})

    async def _send_locally(self, id: str, message: FromServer) -> None:
        if id in self._viewers:
            async with self._tables.locked(id) as table:
                players = {seat.guest for seat in table.seats}
                for viewer in self._viewers.at(id):
                    if viewer.guest in players:
                        viewer.tell(message)

    async def _on_broadcast(self, message: Message) -> None:
        table = self._tables.get(message["broadcast"])
        if table is not None:
            table.may_have_chat = True
        await self._send_locally(message["broadcast"], msgspec.convert(message["message"], FromServer))
