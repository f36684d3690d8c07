"""What a server is started with. The command hands it to the server's processes through the environment."""

import os
import signal
from pathlib import Path
from typing import Annotated

import msgspec
import platformdirs
from msgspec import Meta, Struct
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from townwright.core.errors import NotPossible, problem

VARIABLE = "TOWNWRIGHT_SETTINGS"
#: Told to a server process before it is stopped: sockets would keep it waiting.
STOPPING: signal.Signals | None = getattr(signal, "SIGUSR1", None)
#: Prometheus's own name for the folder in which several processes put their numbers together. It has to be set before
#: anything of Prometheus is loaded.
TOGETHER = "PROMETHEUS_MULTIPROC_DIR"
Positive = Annotated[int, Meta(ge=1, lt=2**40)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much anybody may ask for."""

    body: Positive = 64 * 1024  # bytes of a request or of a WebSocket message
    file: Positive = 4 * 1024 * 1024  # bytes of a match file that is imported
    tables: Positive = 200  # tables a guest has open or running, or has imported
    connections: Positive = 24  # sockets a guest has open
    sockets: Positive = 20_000  # sockets of a process
    requests: Positive = 20  # requests and messages a guest sends in a second, on average …
    burst: Positive = 120  # … and at once
    guests: Positive = 60  # guests made from one address in an hour
    hints: Positive = 4  # hints and analyses a guest has computed at the same time
    away: Positive = 120  # seconds after which an absent person's seat may be given to a bot


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to listen, where to keep things, how many processes, whom to trust."""

    host: str = "127.0.0.1"
    port: int = 8018
    database: str = ""
    workers: int = 1
    thinkers: int = 1
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    logs: str = "console"
    seed: int | None = None  # the same for tables and bots every time; for tests and demonstrations
    limits: Limits = Limits()

    @property
    def url(self) -> str:
        """The database for SQLAlchemy, with its driver."""
        return database_url(self.database)

    @property
    def is_postgres(self) -> bool:
        return self.url.startswith("postgresql")

    @property
    def is_secure(self) -> bool:
        """Whether people come over HTTPS: then cookies are sent over nothing else."""
        return any(origin.startswith("https:") for origin in self.origins)

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> "Settings":
        given = os.environ.get(VARIABLE)
        return msgspec.json.decode(given, type=cls) if given else cls()


def data_folder() -> Path:
    """Where the server keeps its own database: `TOWNWRIGHT_DATA`, or the user's data folder."""
    chosen = os.environ.get("TOWNWRIGHT_DATA")
    return Path(chosen) if chosen else platformdirs.user_data_path("townwright")


def database_url(given: str) -> str:
    """A database as people name it (nothing, a file, a PostgreSQL URL) as SQLAlchemy names it."""
    if not given:
        folder = data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise problem(NotPossible, "cannot-write", path=str(folder), why=error.strerror or str(error)) from error
        given = str(folder / "tables.sqlite")
    if "://" not in given:
        return f"sqlite+aiosqlite:///{Path(given).absolute()}"

    try:
        url = make_url(given)
    except ArgumentError as error:
        raise problem(NotPossible, "server-bad-database", url=given.partition("://")[0]) from error
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)
    if url.get_backend_name() == "sqlite" and url.database:
        return url.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    raise problem(NotPossible, "server-bad-database", url=given.partition("://")[0])
