"""A server process. Its worker processes start while it is still importing the application."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

import structlog
from uvicorn import Server
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import HANDLED_SIGNALS

from townwright.core.code_parts import CompileMode
from townwright.server.settings import Settings
from townwright.server.workers.pool import WorkerPool

if TYPE_CHECKING:
    from townwright.server.http.connections import ConnectionConfig

log = structlog.get_logger()
#: Seconds that viewers get to disconnect before the server stops, and that running requests get to finish.
DISCONNECT_SECONDS, FINISH_SECONDS = 2.0, 5
#: File descriptors reserved for the database, workers and log.
RESERVED_FILES = 256
#: The limit on open files to try if the system reports no limit, and a lower one if that is refused, as on macOS.
MAX_FILES, MAX_FILES_MAC = 2**20, 10240
#: Connections that may wait until the server accepts them.
BACKLOG = 1024


def run(settings: Settings, listener: socket.socket, control: Connection | None = None) -> None:
    """Serve at a bound socket until a signal or, with several processes, `control` stops it."""
    if control is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the supervisor as well, which stops this process
    os.environ.setdefault("TOWNWRIGHT_COMPILE", CompileMode.BY_OTHER_PROCESS.value)  # see `compiling`
    workers = WorkerPool(settings.bot_workers, seed=settings.seed)
    workers.start()
    from townwright.server.app import create_app
    from townwright.server.http.connections import ConnectionConfig

    app, disconnect = create_app(settings, workers)
    config = ConnectionConfig(app, settings.limits, settings.proxies, raise_file_limit() - RESERVED_FILES)
    config.backlog, config.timeout_graceful_shutdown = BACKLOG, FINISH_SECONDS
    server = GracefulServer(config, disconnect)
    if control is not None:
        threading.Thread(target=watch_supervisor, args=(control, server), daemon=True).start()
    server.run([listener])


class GracefulServer(Server):
    """uvicorn's server. It checks its connections every second, and disconnects viewers before it stops."""

    config: "ConnectionConfig"

    def __init__(self, config: "ConnectionConfig", disconnect: Callable[[], None]) -> None:
        super().__init__(config)
        self._disconnect = disconnect

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal. uvicorn would raise it again afterwards and exit with a failure."""
        handlers = {each: signal.getsignal(each) for each in HANDLED_SIGNALS}
        for each, handler in handlers.items():
            if handler is not signal.SIG_IGN:
                signal.signal(each, self.handle_exit)
        try:
            yield
        finally:
            for each, handler in handlers.items():
                signal.signal(each, handler)

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:
            now = asyncio.get_running_loop().time()
            for connection in list(self.server_state.connections):
                try:
                    connection.check(now)  # type: ignore[union-attr]
                except Exception:  # one connection must not stop the server
                    log.exception("task failed", task="checking a connection")
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        self._disconnect()
        end = asyncio.get_running_loop().time() + DISCONNECT_SECONDS
        while self._has_sockets() and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)

    def _has_sockets(self) -> bool:
        return any(isinstance(each, WebSocketsSansIOProtocol) for each in self.server_state.connections)


def watch_supervisor(control: Connection, server: Server) -> None:
    """Stop on a message from the supervisor; exit immediately if the supervisor has died."""
    try:
        control.recv()
    except (EOFError, OSError):
        os._exit(1)
    server.should_exit = True


def raise_file_limit() -> int:
    """Raise the limit on open files as far as the system allows; return the limit."""
    if sys.platform == "win32":
        return 2**31
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for limit in (MAX_FILES if hard == resource.RLIM_INFINITY else hard, MAX_FILES_MAC):
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
            return limit
    return soft
