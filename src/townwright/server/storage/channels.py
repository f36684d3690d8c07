"""Messages between processes: PostgreSQL's notifications; a single process needs none."""

import asyncio

import asyncpg
import structlog
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from townwright.server.settings import Settings
from townwright.server.storage.database import CHANNEL

log = structlog.get_logger()
#: The message after a reconnection: notifications may have been missed, so tables are read again.
RESYNC = b'{"resync": true}'
#: Seconds between two attempts to reconnect.
RECONNECT_SECONDS = 1.0


class PostgresChannels(AsyncPgChannelsBackend):
    """Litestar's channels over PostgreSQL, which reconnect when the connection is lost.

    They only receive. `CommandLog` and `Database` send notifications, those about commands in the same transaction.
    """

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._closing = False
        self._reconnecting: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._watch()

    def _watch(self) -> None:
        loop = asyncio.get_running_loop()

        def on_lost(_: object) -> None:
            if not self._closing:
                self._reconnecting = loop.create_task(self._reconnect())

        self._listener_conn.add_termination_listener(on_lost)

    async def _reconnect(self) -> None:
        log.warning("database connection lost")
        while not self._closing:
            try:
                async with self._listener_lock:
                    self._listener_conn = await self._connect()
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(RECONNECT_SECONDS)
                continue
            self._watch()
            log.info("database connection restored")
            if self._queue is not None:
                self._queue.put_nowait((CHANNEL, RESYNC))
            return

    async def on_shutdown(self) -> None:
        self._closing = True
        await super().on_shutdown()


def channels_for(settings: Settings) -> ChannelsPlugin:
    """Return the channels that fit the database."""
    backend: ChannelsBackend = (
        PostgresChannels(settings.url.replace("postgresql+asyncpg", "postgresql", 1))
        if settings.is_postgres
        else MemoryChannelsBackend()
    )
    return ChannelsPlugin(backend, channels=[CHANNEL])
