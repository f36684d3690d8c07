"""Databases of older versions are brought up to date; nothing in them is lost."""

import asyncio
import contextlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.postgres import run
from tests.server.running import Guest, Server, play, run_async, wait_until

from townwright import NotPossible
from townwright.server.settings import database_url
from townwright.server.storage.database import Database
from townwright.server.storage.migrate import migrate
from townwright.server.storage.schema import metadata
from townwright.server.storage.stores import Stores

#: What the first version left, for each kind of database.
OLD = Path(__file__).parent / "old"


def make_old(url: str, version: str = "", folder: Path = OLD) -> None:
    """Fill a database as an older version left it: the first one, or the one that a suffix names."""
    if url.startswith("postgresql"):
        run(["psql", url, "-qXv", "ON_ERROR_STOP=1", "-f", str(folder / f"postgresql{version}.sql")])
    else:
        with contextlib.closing(sqlite3.connect(url)) as database:
            database.executescript((folder / f"sqlite{version}.sql").read_text())


def test_a_game_of_an_older_database_goes_on(tmp_path: Path, url: str) -> None:
    make_old(url)
    server = Server(tmp_path, url).start()
    try:
        anna = Guest(server.address, None)
        anna.http.cookies.set("townwright", "secret" * 8)
        with anna.socket("table") as socket:
            before = socket.until(bool, "a state")
            assert (before["number"], before["action_count"], before["score"]["totals"]) == (21, 12, [9, 36])
            end = play(socket, 1)
        assert end["phase"] == "over"
        assert anna.chat("table") == ["Your turn, Ben!"]
        wait_until(
            lambda: anna.http.get("/api/tables/ended").status_code == 200, "the rules of the other game are loaded"
        )
        with ThreadPoolExecutor(3) as pool:  # several at once ask for the result that is due
            lists = list(pool.map(lambda _: anna.get("/api/me/results"), range(3)))
        # One result of the game that ended before results were stored, and one for each seat of this game.
        scores = [(each["table"], each["score"]) for each in lists[0]]
        assert scores == [("ended", -8), *(("table", score) for score in end["score"]["totals"])]
        assert lists[0][0]["ended"] == 1763200042000
        assert lists == [lists[0]] * 3
        anna.post("/api/tables/ended/challenge")
        anna.delete("/api/me")
    finally:
        assert server.stop() == 0


@pytest.mark.parametrize("old", [False, True])
def test_the_migrations_make_exactly_the_tables_that_the_server_uses(url: str, old: bool) -> None:
    if old:
        make_old(url)

    def compare(connection: Connection) -> list[object]:
        migrate(connection)
        migrate(connection)  # twice does no harm
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def find_differences() -> list[object]:
        engine = create_async_engine(database_url(url))
        async with engine.begin() as connection:
            differences = await connection.run_sync(compare)
        await engine.dispose()
        return differences

    assert run_async(find_differences()) == []


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    with engine.begin() as connection:
        migrate(connection)
        connection.execute(text("update alembic_version set version_num = '9999'"))
        with pytest.raises(NotPossible, match="newer version"):
            migrate(connection)
    engine.dispose()


def test_sqlite_acknowledges_only_what_is_on_disk(tmp_path: Path) -> None:
    def read_pragmas(connection: Connection) -> list[object]:
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"pragma {name}").scalar_one() for name in pragmas]

    async def read_pragmas_of_both() -> list[list[object]]:
        store = Stores.on(Database(database_url(str(tmp_path / "new.sqlite")), "test"))
        await store.open()
        async with store.database.connect() as connection:
            answer = await connection.run_sync(read_pragmas)
        disk = store.commands._disk  # on which commands are stored
        assert disk is not None
        assert disk.engine.hide_parameters
        answers = [answer, await asyncio.get_running_loop().run_in_executor(store.commands._thread, read_pragmas, disk)]
        await store.close()
        return answers

    assert run_async(read_pragmas_of_both()) == [["wal", 2, 1]] * 2
