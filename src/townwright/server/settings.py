"""Settings and limits of a server."""

import os
from pathlib import Path
from typing import Annotated

import platformdirs
from msgspec import Meta, Struct
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from townwright.core.errors import NotPossible, problem

#: Prometheus's environment variable for the folder in which several processes share their metrics. It has to be set
#: before Prometheus is imported.
METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
Positive = Annotated[int, Meta(ge=1, lt=2**40)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Limits on what clients may use. Seconds are whole seconds."""

    body: Positive = 64 * 1024  # bytes of a request body or a WebSocket message
    file: Positive = 4 * 1024 * 1024  # bytes of an imported match file
    head: Positive = 16 * 1024  # bytes of a request line with its headers
    tables: Positive = 200  # unfinished and imported tables per guest
    guest_sockets: Positive = 24  # open sockets per guest
    all_sockets: Positive = 20_000  # open sockets per process
    address_connections: Positive = 300  # connections per address, and requests and sockets per address behind a proxy
    all_connections: Positive = 20_000  # connections per process
    address_bytes: Positive = 16 * 1024 * 1024  # bytes of unanswered request bodies per address
    all_bytes: Positive = 256 * 1024 * 1024  # bytes of unanswered request bodies per process
    head_seconds: Positive = 10  # until a request line with its headers has arrived
    body_seconds: Positive = 20  # until a request body has arrived …
    body_rate: Positive = 16 * 1024  # … plus one second per this many bytes; the same for answers
    idle_seconds: Positive = 30  # until an idle HTTP connection is closed
    requests: Positive = 20  # requests and messages per guest: average per second …
    burst: Positive = 120  # … and size of a burst
    guests: Positive = 60  # new guests per address and hour
    computations: Positive = 4  # hints, analyses, imports and bots' steps computed for a guest at the same time
    away: Positive = 120  # seconds until a bot may take an absent person's seat


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to listen, where to store, how many processes, which origins and proxies to trust."""

    host: str = "127.0.0.1"
    port: int = 8018
    database: str = ""
    processes: int = 1
    bot_workers: int = 1
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    logs: str = "console"
    network_address: str = ""  # the page's address for other devices; empty: only this machine reaches it
    seed: int | None = None  # makes deals and bots repeatable; for tests and demonstrations
    limits: Limits = Limits()

    @property
    def url(self) -> str:
        """The SQLAlchemy URL of the database, with its driver."""
        return database_url(self.database)

    @property
    def is_postgres(self) -> bool:
        return self.url.startswith("postgresql")

    @property
    def is_secure(self) -> bool:
        """Whether the page is served over HTTPS, so that cookies are sent over HTTPS only."""
        return any(origin.startswith("https:") for origin in self.origins)

    @property
    def sqlite_file(self) -> Path | None:
        """The file of an SQLite database; None for PostgreSQL."""
        name = None if self.is_postgres else make_url(self.url).database
        return Path(name) if name else None


def data_folder() -> Path:
    """Return the folder of the default database: `TOWNWRIGHT_DATA`, or the user's data folder."""
    folder = os.environ.get("TOWNWRIGHT_DATA")
    return Path(folder) if folder else platformdirs.user_data_path("townwright")


def database_url(database: str) -> str:
    """Return the SQLAlchemy URL of a database: a file or a URL; if empty, the default file."""
    if not database:
        folder = data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise problem(NotPossible, "cannot-write", path=str(folder), why=error.strerror or str(error)) from error
        database = str(folder / "tables.sqlite")
    if "://" not in database:
        return f"sqlite+aiosqlite:///{Path(database).absolute()}"

    try:
        url = make_url(database)
    except ArgumentError as error:
        raise problem(NotPossible, "server-bad-database", url=database.partition("://")[0]) from error
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)
    if url.get_backend_name() == "sqlite" and url.database:
        return url.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    raise problem(NotPossible, "server-bad-database", url=database.partition("://")[0])
