"""`townwright serve`: the page and its server."""

import asyncio
import contextlib
import os
import platform
import re
import socket
import sqlite3
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec
from sqlalchemy import create_engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from townwright.cli.lan_address import ANY_ADDRESS, network_address
from townwright.cli.terminal import Terminal
from townwright.core.errors import NotPossible, problem
from townwright.server import process, supervisor
from townwright.server.file_lock import lock_database
from townwright.server.settings import Limits, Settings
from townwright.server.storage.migrate import migrate

#: Maximum default number of workers: Windows can wait for 61 processes, and one more worker takes quick jobs.
MAX_BOT_WORKERS = 60
#: Former names of limits.
FORMER_LIMITS = {"connections": "guest_sockets", "sockets": "all_sockets", "hints": "computations"}
#: An origin as browsers send it: without a path or a slash at the end.
ORIGIN = re.compile(r"https?://[^/?#@\s]+")


def serve(
    terminal: Terminal,
    host: str,
    port: int,
    database: str,
    processes: int,
    bot_workers: int | None,
    origins: Sequence[str],
    proxies: Sequence[str],
    limits: dict[str, str],
    logs: str,
    seed: int | None,
    browser: bool,
) -> None:
    """Serve until stopped."""
    settings = Settings(
        host=host,
        port=port,
        database=database,
        processes=processes,
        bot_workers=min(max(1, (os.cpu_count() or 2) - 1), MAX_BOT_WORKERS) if bot_workers is None else bot_workers,
        origins=tuple(origins),
        logs=logs,
        seed=seed,
        limits=read_limits(limits),
        network_address=network_address(host, port, tuple(origins)),
        **({"proxies": tuple(proxies)} if proxies else {}),
    )
    check(settings)
    with contextlib.ExitStack() as stack:
        listener = stack.enter_context(bind(settings))
        if settings.sqlite_file is not None:
            stack.enter_context(lock(settings.sqlite_file))
        migrate_database(settings)
        shown_host = "localhost" if host in (*ANY_ADDRESS, "127.0.0.1", "::1") else host
        address = f"http://[{shown_host}]:{port}" if ":" in shown_host else f"http://{shown_host}:{port}"
        terminal.note(terminal.say("server-address", address=address))
        if not settings.network_address:
            terminal.note(terminal.say("server-no-network" if host in ANY_ADDRESS else "server-this-machine"))
        elif not settings.origins:
            terminal.note(terminal.say("server-network", address=settings.network_address))
        if browser:
            threading.Thread(target=open_browser, args=(address,), daemon=True).start()
        (process.run if settings.processes == 1 else supervisor.supervise)(settings, listener)


def check(settings: Settings) -> None:
    """Raise an error for settings that the server cannot run with."""
    if settings.logs not in ("console", "json"):
        raise problem(NotPossible, "cli-bad-value", name="--logs")
    for origin in settings.origins:
        if not ORIGIN.fullmatch(origin):
            raise problem(NotPossible, "server-bad-origin", origin=origin[:80])
    if not 0 < settings.port < 65536:
        raise problem(NotPossible, "server-bad-port", port=str(settings.port))
    if settings.processes > 1 and platform.system() == "Windows":  # its event loop cannot share a listening socket
        raise problem(NotPossible, "server-one-process-windows")
    if settings.processes > 1 and not settings.is_postgres:
        raise problem(NotPossible, "server-one-process")


def bind(settings: Settings) -> socket.socket:
    """Return the bound socket; a server process starts listening once it is ready."""
    listener = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    try:
        if os.name == "posix":  # elsewhere this would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        why = error.strerror or str(error)
        raise problem(NotPossible, "server-port-taken", port=str(settings.port), host=settings.host, why=why) from error
    return listener


def lock(database: Path) -> BinaryIO:
    """Lock an SQLite database for this server."""
    try:
        return lock_database(database)
    except OSError as error:
        raise problem(NotPossible, "server-unreachable", why=error.strerror or str(error)) from error


def migrate_database(settings: Settings) -> None:
    """Connect to the database and run the migrations that are missing."""
    with database_errors():
        if settings.is_postgres:
            asyncio.run(migrate_postgres(settings.url))
        else:
            migrate_sqlite(settings.url)


@contextlib.contextmanager
def database_errors() -> Iterator[None]:
    """Report an error of the database in one sentence."""
    try:
        yield
    except (OSError, SQLAlchemyError, sqlite3.Error) as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise problem(NotPossible, "server-unreachable", why=why) from error


def migrate_sqlite(url: str) -> None:
    engine = create_engine(url.replace("+aiosqlite", "", 1), hide_parameters=True)
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


async def migrate_postgres(url: str) -> None:
    engine = create_async_engine(url, hide_parameters=True)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    finally:
        await engine.dispose()


def read_limits(texts: dict[str, str]) -> Limits:
    """Parse limits from the command line; former names are accepted."""
    texts = {FORMER_LIMITS.get(name, name): value for name, value in texts.items()}
    known = ", ".join(field.name for field in msgspec.structs.fields(Limits))
    for name, value in texts.items():
        try:
            msgspec.convert({name: int(value)}, Limits)
        except (ValueError, msgspec.ValidationError) as error:
            raise problem(NotPossible, "server-bad-limit", name=name, value=value, known=known) from error
    return msgspec.convert({name: int(value) for name, value in texts.items()}, Limits)


def open_browser(address: str) -> None:
    """Open the page in a browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.2)
