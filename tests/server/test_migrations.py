"""Databases of older versions are brought up to date; nothing in them is lost."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.running import Guest, Server, play

from townwright import NotPossible
from townwright.server.database import metadata
from townwright.server.migrate import config, migrate
from townwright.server.settings import database_url
from townwright.server.store import Store, digest
from townwright.server.table import Command, Description, Opening, SeatState, Table

VERSIONS = [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()][::-1]
#: A database as the first version left it: Anna's turn at a table of Sprawlopolis, alone, after the start; and another
#: table where she has played to the end.
OLD = """
insert into guests values ('guest', 'Anna', {no}, 1, 1);
insert into tokens values ('{digest}', 'cookie', 'guest', null, null);
insert into tables values ('table', 'sprawlopolis', 1, 1, '{options}', null, 5, '{opening}', 'guest', null, null,
  'running', 1, 0, 1, 1, null, 0);
insert into seats values ('table', 0, 'person', 'guest', 'Anna', null, {no});
insert into commands values ('table', 1, 1, '{started}');
insert into tables values ('ended', 'sprawlopolis', 1, 1, '{options}', null, 6, '{opening}', 'guest', null, null,
  'over', {number}, null, 1, 7, null, 0);
insert into seats values ('ended', 0, 'person', 'guest', 'Anna', null, {no})
"""
OPTIONS = '{"difficulty":"normal","hands":"hidden","memory":"shown","rim":"edge","park_hopping":"blocks"}'


def ended() -> tuple[Table, list[Command]]:
    """A table that was played to its end, and its commands."""
    made = Description("ended", "sprawlopolis", 1, 1, msgspec.json.decode(OPTIONS), None, 6, Opening(), "guest", None)
    table = Table(made, [SeatState(0, "person", "guest", "Anna", None, False)])
    commands: list[Command] = [table.start()]
    table.record(commands[0])
    while table.phase != "over":
        command, _ = table.act(0, [table.playing.codes[0]])
        assert command is not None
        commands.append(command)
        table.record(command)
    return table, commands


def fill(connection: Connection, is_postgres: bool) -> None:
    _, commands = ended()
    facts = {
        "number": len(commands),
        "no": "false" if is_postgres else "0",
        "digest": digest("secret" * 8),
        "options": OPTIONS,
        "opening": '{"actions":[],"reseeds":[]}',
        "started": '{"type":"started","entries":[]}',
    }
    for statement in OLD.format(**facts).split(";"):
        connection.exec_driver_sql(statement)
    rows = [
        {"number": number, "data": msgspec.json.encode(each).decode()} for number, each in enumerate(commands, start=1)
    ]
    connection.execute(text("insert into commands values ('ended', :number, 1, :data)"), rows)


async def make_old(url: str) -> None:
    """A database of the first version."""

    def make(connection: Connection) -> None:
        migrate(connection, VERSIONS[0])
        assert "analyses" not in inspect(connection).get_table_names()
        fill(connection, url.startswith("postgresql"))

    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(make)
    await engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_game_of_an_older_database_goes_on(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    url = ""
    if kind == "postgresql":
        url = request.getfixturevalue("database_server").database()
    server = Server(tmp_path, url)
    asyncio.run(make_old(database_url(server.database)))
    server.start()
    try:
        anna = Guest(server.address, None)
        anna.http.cookies.set("townwright", "secret" * 8)
        with anna.socket("table") as socket:
            end = play(socket, 1)
        assert end["phase"] == "over"
        with ThreadPoolExecutor(3) as pool:  # several at once ask for the result that is due
            told = list(pool.map(lambda _: anna.get("/api/me/results"), range(3)))
        before, now = told[0]  # of the game that ended before results were kept, and of this one
        assert (before["table"], before["ended"], before["score"]) == ("ended", 7, ended()[0].playing.scores[0])
        assert (now["table"], now["score"]) == ("table", end["score"]["totals"][0])
        assert told == [[before, now]] * 3
        anna.post("/api/tables/ended/challenge")
        anna.delete("/api/me")
    finally:
        assert server.stop() == 0


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_migrations_make_exactly_the_tables_that_the_server_uses(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    url = str(tmp_path / "new.sqlite")
    if kind == "postgresql":
        url = request.getfixturevalue("database_server").database()

    def compare(connection: Connection) -> list[object]:
        migrate(connection)
        migrate(connection)  # twice does no harm
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def run() -> list[object]:
        engine = create_async_engine(database_url(url))
        async with engine.begin() as connection:
            found = await connection.run_sync(compare)
        await engine.dispose()
        return found

    assert asyncio.run(run()) == []


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    with engine.begin() as connection:
        migrate(connection)
        connection.execute(text("update alembic_version set version_num = '9999'"))
        with pytest.raises(NotPossible, match="newer version"):
            migrate(connection)
    engine.dispose()


def test_sqlite_acknowledges_nothing_that_the_disk_does_not_have(tmp_path: Path) -> None:
    def ask(connection: Connection) -> list[object]:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"pragma {name}").scalar_one() for name in asked]

    async def ask_both() -> list[list[object]]:
        store = Store(database_url(str(tmp_path / "new.sqlite")), "test")
        await store.open()
        async with store.engine.connect() as connection:
            found = await connection.run_sync(ask)
        disk = store._disk  # on which commands are stored
        assert disk is not None
        assert disk.engine.hide_parameters
        told = [found, await asyncio.get_running_loop().run_in_executor(store._thread, ask, disk)]
        await store.close()
        return told

    assert asyncio.run(ask_both()) == [["wal", 2, 1]] * 2
