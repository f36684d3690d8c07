"""`townwright serve`: the page and its server."""

import asyncio
import contextlib
import os
import re
import socket
import tempfile
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Sequence

import msgspec
from granian import Granian
from granian.constants import Interfaces
from sqlalchemy import create_engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from townwright.cli.terminal import Terminal
from townwright.core.errors import NotPossible, problem
from townwright.server.settings import STOPPING, TOGETHER, Limits, Settings
from townwright.server.storage.migrate import migrate

#: An origin as browsers name it; with a path, or a slash at its end, it would never be theirs.
ORIGIN = re.compile(r"https?://[^/?#@\s]+")
#: Seconds in which viewers are sent away before the processes are stopped.
FAREWELL = 0.5
#: Seconds that processes get to end by themselves.
PATIENCE = 10


def serve(
    terminal: Terminal,
    host: str,
    port: int,
    database: str,
    workers: int,
    thinkers: int | None,
    origins: Sequence[str],
    proxies: Sequence[str],
    limits: dict[str, str],
    logs: str,
    seed: int | None,
    browser: bool,
) -> None:
    """Serve until somebody stops it."""
    settings = Settings(
        host=host,
        port=port,
        database=database,
        workers=workers,
        thinkers=max(1, (os.cpu_count() or 2) - 1) if thinkers is None else thinkers,
        origins=tuple(origins),
        logs=logs,
        seed=seed,
        limits=read_limits(limits),
        **({"proxies": tuple(proxies)} if proxies else {}),
    )
    check(settings)
    settings.to_environment()
    shown = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::", "::1") else host
    address = f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
    terminal.note(terminal.say("server-address", address=address))
    if browser:
        threading.Thread(target=show, args=(address,), daemon=True).start()
    with tempfile.TemporaryDirectory(prefix="townwright-metrics-") as together:
        if settings.workers > 1:
            os.environ[TOGETHER] = together
        Host(
            "townwright.server.process:create",
            factory=True,
            interface=Interfaces.ASGI,
            address=host,
            port=port,
            workers=settings.workers,
            workers_kill_timeout=PATIENCE,
            respawn_failed_workers=True,
            log_enabled=False,
        ).serve()


class Host(Granian):  # type: ignore[misc, valid-type]
    """Granian, which tells its processes before it stops them, so that they send everybody away first."""

    def shutdown(self, exit_code: int = 0) -> None:
        for worker in self.wrks:
            worker.interrupt_by_parent = True  # a key pressed at the terminal ends one that is only starting
            if STOPPING is not None:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker.inner.pid, STOPPING)
        time.sleep(FAREWELL)
        super().shutdown(exit_code)


def check(settings: Settings) -> None:
    """Say at once what would only go wrong later."""
    if settings.logs not in ("console", "json"):
        raise problem(NotPossible, "cli-bad-value", name="--logs")
    for origin in settings.origins:
        if not ORIGIN.fullmatch(origin):
            raise problem(NotPossible, "server-bad-origin", origin=origin[:80])
    if not 0 < settings.port < 65536:
        raise problem(NotPossible, "server-bad-port", port=str(settings.port))
    if settings.workers > 1 and not settings.is_postgres:
        raise problem(NotPossible, "server-one-process")
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        with socket.socket(family) as taken:
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            taken.bind((settings.host, settings.port))
    except OSError as error:
        why = error.strerror or str(error)
        raise problem(NotPossible, "server-port-taken", port=str(settings.port), host=settings.host, why=why) from error
    try:
        bring_up_to_date(settings)
    except (OSError, SQLAlchemyError) as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise problem(NotPossible, "server-unreachable", why=why) from error


def bring_up_to_date(settings: Settings) -> None:
    """Connect to the database and run the migrations that are missing."""
    if settings.is_postgres:
        asyncio.run(bring_postgres_up_to_date(settings.url))
        return
    engine = create_engine(settings.url.replace("+aiosqlite", "", 1), hide_parameters=True)
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


async def bring_postgres_up_to_date(url: str) -> None:
    engine = create_async_engine(url, hide_parameters=True)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    finally:
        await engine.dispose()


def read_limits(given: dict[str, str]) -> Limits:
    """Limits as they are typed."""
    known = ", ".join(field.name for field in msgspec.structs.fields(Limits))
    for name, value in given.items():
        try:
            msgspec.convert({name: int(value)}, Limits)
        except (ValueError, msgspec.ValidationError) as error:
            raise problem(NotPossible, "server-bad-limit", name=name, value=value, known=known) from error
    return msgspec.convert({name: int(value) for name, value in given.items()}, Limits)


def show(address: str) -> None:
    """Open the page as soon as it is there."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.2)
