"""Backups: the whole database, from SQLite or PostgreSQL, in one SQLite file."""

import asyncio
import contextlib
import secrets
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from townwright.core.errors import BadFile, NotPossible, problem
from townwright.server.file_lock import lock_database
from townwright.server.settings import Settings
from townwright.server.storage.migrate import config, migrate
from townwright.server.storage.schema import metadata, talk

#: Rows per batch when copying.
BATCH_ROWS = 1000
#: Alembic's table, which every database of a server has.
VERSION_TABLE = "alembic_version"


def back_up(settings: Settings, file: Path) -> None:
    """Write the whole database to a file, whether or not the server is running.

    An older backup is replaced only by a complete one.
    """
    database = settings.sqlite_file
    if database is not None and not database.is_file():
        raise problem(NotPossible, "backup-no-database")
    with new_file(file) as temporary:
        if database is not None:
            copy_file(database, temporary)
            if not is_backup(temporary):
                raise problem(NotPossible, "backup-no-database")
        else:
            with sqlite(temporary) as target:
                migrate(target)
                run_in_postgres(settings.url, lambda source: copy_from_postgres(source, target))


def restore(settings: Settings, file: Path) -> None:
    """Fill a new database from a backup, and bring it to the newest version."""
    if not file.is_file() or not is_backup(file):
        raise problem(BadFile, "backup-not-a-backup", path=str(file))
    database = settings.sqlite_file
    if database is not None:
        with lock_database(database), new_file(database) as temporary:
            if database.exists():
                raise problem(NotPossible, "restore-not-new")
            copy_and_migrate(file, temporary)
        return
    with tempfile.TemporaryDirectory(prefix="townwright-restore-") as folder:
        copy_and_migrate(file, Path(folder, "backup"))
        with sqlite(Path(folder, "backup")) as source:
            run_in_postgres(settings.url, lambda target: copy_to_postgres(source, target))


@contextlib.contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """Yield a temporary file that replaces a file once it is complete."""
    temporary = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        yield temporary
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def copy_file(source: Path, target: Path) -> None:
    """Copy an SQLite database as of one moment, into one file without a write-ahead log."""
    with (
        contextlib.closing(sqlite3.connect(source)) as source_database,
        contextlib.closing(sqlite3.connect(target)) as target_database,
    ):
        source_database.backup(target_database)
        target_database.execute("PRAGMA journal_mode=DELETE")


def copy_and_migrate(backup: Path, target: Path) -> None:
    """Copy a backup and run the migrations that it lacks."""
    copy_file(backup, target)
    with sqlite(target) as connection:
        migrate(connection)


def is_backup(path: Path) -> bool:
    """Return whether a file is an SQLite database of a server."""
    try:
        with sqlite(path) as connection:
            return inspect(connection).has_table(VERSION_TABLE)
    except Exception as error:
        if isinstance(getattr(error, "orig", None), sqlite3.DatabaseError):
            return False
        raise


@contextlib.contextmanager
def sqlite(path: Path) -> Iterator[Connection]:
    """Yield a transaction in an SQLite file."""
    engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def run_in_postgres(url: str, call: Callable[[Connection], None]) -> None:
    """Call a function inside a PostgreSQL transaction that sees a single snapshot."""

    async def run() -> None:
        engine = create_async_engine(url, hide_parameters=True, isolation_level="REPEATABLE READ")
        try:
            async with engine.begin() as connection:
                await connection.run_sync(call)
        finally:
            await engine.dispose()

    asyncio.run(run())


def copy_from_postgres(source: Connection, target: Connection) -> None:
    """Copy the tables of a database that is up to date."""
    if not inspect(source).has_table(VERSION_TABLE):
        raise problem(NotPossible, "backup-no-database")
    newest = ScriptDirectory.from_config(config()).get_current_head()
    if MigrationContext.configure(source).get_current_revision() != newest:
        raise problem(NotPossible, "backup-other-version")
    copy_rows(source, target)


def copy_to_postgres(source: Connection, target: Connection) -> None:
    """Create the tables in an empty database and fill them."""
    if inspect(target).has_table(VERSION_TABLE):
        raise problem(NotPossible, "restore-not-new")
    migrate(target)
    copy_rows(source, target)
    last = target.execute(select(func.max(talk.c.id))).scalar()
    if last is not None:
        target.execute(text("SELECT setval(pg_get_serial_sequence('talk', 'id'), :last)"), {"last": last})


def copy_rows(source: Connection, target: Connection) -> None:
    """Copy all rows of all tables, referenced tables first."""
    for table in metadata.sorted_tables:
        keys = [column.key for column in table.c]
        for rows in source.execution_options(yield_per=BATCH_ROWS).execute(select(table)).partitions():
            target.execute(insert(table), [dict(zip(keys, row, strict=True)) for row in rows])
