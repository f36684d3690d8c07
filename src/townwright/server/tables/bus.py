"""Messages between the processes of a server."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin

from townwright.server.storage.database import CHANNEL, Database
from townwright.server.tables.background import log_errors

#: Maximum number of ids in one message.
MAX_IDS = 100

Message = dict[str, Any]


class Bus:
    """Sends messages to the other processes, and passes theirs to the handler for their key.

    A message is a dictionary; one of its keys, such as `reload`, says what it is about.
    """

    def __init__(self, database: Database, channels: ChannelsPlugin) -> None:
        self.channels = channels
        self._database = database
        self._handlers: dict[str, Callable[[Message], Awaitable[None]]] = {}

    def on(self, key: str, handler: Callable[[Message], Awaitable[None]]) -> None:
        """Set the handler of messages that have a key."""
        self._handlers[key] = handler

    async def send(self, message: Message) -> None:
        await self._database.notify(message)

    async def listen(self) -> None:
        """Handle messages until cancelled."""
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                with log_errors("handling a message from another process"):
                    message = msgspec.json.decode(data)
                    if message.get("from") != self._database.process_id:
                        await self.handle(message)

    async def handle(self, message: Message) -> None:
        for key, handler in self._handlers.items():
            if key in message:
                await handler(message)
