"""The database of a server process: connections, transactions, and notifications to other processes."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from shutil import disk_usage

import msgspec
from sqlalchemy import ARRAY, Executable, Text, bindparam, event, func, select, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from townwright.server.storage import schema as db
from townwright.server.storage.migrate import migrate
from townwright.server.wire.errors import Refusal

#: The PostgreSQL channel over which processes notify each other.
CHANNEL = "townwright"
#: Statements that write without changing anything.
TOUCH_POSTGRES, TOUCH_SQLITE = "UPDATE alembic_version SET version_num = version_num", "PRAGMA user_version = 0"
#: Bytes that must be free on the disk.
MIN_FREE_BYTES = 1024 * 1024
#: Milliseconds by which the clocks of processes may differ.
MAX_SKEW = 60_000


def now() -> int:
    """Return the current time as it is stored: milliseconds since 1970."""
    return int(time.time() * 1000)


def is_not_future(at: int) -> bool:
    """Return whether a stored time is not in the future, with some tolerance.

    A clock that ran ahead may have stored times in the future.
    """
    return at <= now() + MAX_SKEW


def new_id() -> str:
    """Return a random id of a table, a guest or a process."""
    return secrets.token_urlsafe(9)


class Database:
    """SQLite or PostgreSQL. The stores read and write through it."""

    def __init__(self, url: str, process_id: str) -> None:
        self.process_id = process_id
        self.is_postgres = url.startswith("postgresql")
        pool = {"pool_size": 8, "pool_pre_ping": True} if self.is_postgres else {}
        self.engine = create_async_engine(url, hide_parameters=True, **pool)
        self.write_lock = asyncio.Lock()  # SQLite has one writer at a time
        if not self.is_postgres:
            event.listen(self.engine.sync_engine, "connect", set_pragmas)

    async def open(self) -> None:
        """Run the migrations that are missing."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    async def check_writing(self) -> None:
        """Write without changing anything; raise an error if that fails.

        SQLite may still find room in its log when the disk is full, so free space is checked too.
        """
        if not self.is_postgres and disk_usage(Path(self.engine.url.database or "").parent).free < MIN_FREE_BYTES:
            raise OSError("the disk is full")
        async with self.begin() as connection:
            await connection.execute(text(TOUCH_POSTGRES if self.is_postgres else TOUCH_SQLITE))

    def connect(self) -> AsyncConnection:
        """Return a connection to read from."""
        return self.engine.connect()

    @asynccontextmanager
    async def begin(self, table: str | None = None) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction. With SQLite, writers wait for each other here.

        Raise a refusal if `table`, or the guest that the transaction is about, was deleted meanwhile.
        """
        try:
            async with nullcontext() if self.is_postgres else self.write_lock, self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            if not is_broken_reference(error):
                raise
            if table is not None and not await self.has_table(table):
                raise Refusal("missing", "server-no-table") from None
            raise Refusal("no-guest", "server-no-guest") from None

    async def has_table(self, id: str) -> bool:
        async with self.connect() as connection:
            return (await connection.execute(select(db.tables.c.id).where(db.tables.c.id == id))).first() is not None

    async def notify(self, message: Mapping[str, object]) -> None:
        """Send a message to the other processes without storing it."""
        if self.is_postgres:
            async with self.engine.begin() as connection:
                await connection.execute(
                    notify_statement([msgspec.json.encode({"from": self.process_id, **message}).decode()])
                )


def notify_statement(messages: list[str]) -> Executable:
    """Return a statement that notifies the other processes once its transaction is committed."""
    each = func.unnest(bindparam("messages", messages, ARRAY(Text))).column_valued("each")
    return select(func.pg_notify(CHANNEL, each))


def is_broken_reference(error: IntegrityError) -> bool:
    """Return whether a row refers to a table or a guest that no longer exists."""
    codes = {getattr(error.orig, name, None) for name in ("sqlite_errorname", "sqlstate")}
    return not codes.isdisjoint({"SQLITE_CONSTRAINT_FOREIGNKEY", "23503"})


def set_pragmas(connection: DBAPIConnection, _: object) -> None:
    """Set up an SQLite connection: WAL, fsync on commit, foreign keys, a long busy timeout."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=60000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
