"""Backups: made while a server runs, restored into either kind of database, and refused in one sentence."""

import contextlib
import io
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.postgres import Postgres
from tests.server.running import Guest, Server, play, run_async
from tests.server.test_frozen import TABLES
from tests.server.test_migrations import make_old

from townwright.cli.run import run
from townwright.server.settings import database_url
from townwright.server.storage.migrate import migrate
from townwright.server.storage.schema import metadata, talk

Rows = dict[str, list[tuple[Any, ...]]]


def townwright(*arguments: str | Path) -> tuple[int, str]:
    """Return the status of a command and what it says."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.dict(os.environ, {"COLUMNS": "300"}),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        ThreadPoolExecutor(1) as thread,  # where no other event loop is running
    ):
        status = thread.submit(run, [*map(str, arguments), "--lang", "en"]).result()
    assert out.getvalue() == ""
    return status, err.getvalue()


def in_database(url: str, call: Any) -> Any:
    """Run a function in a transaction of a database, and return its result."""

    async def call_in_transaction() -> Any:
        engine = create_async_engine(database_url(url))
        async with engine.begin() as connection:
            result = await connection.run_sync(call)
        await engine.dispose()
        return result

    return run_async(call_in_transaction())


def rows(url: str) -> Rows:
    """Return all rows of a database."""

    def read(connection: Connection) -> Rows:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }

    return dict(in_database(url, read))


def empty_database(kind: str, folder: Path, server: Postgres) -> str:
    """Return a database that does not exist yet, or has no tables."""
    return str(folder / "restored.sqlite") if kind == "sqlite" else server.database()


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_can_be_restored_into_either_kind_of_database(
    tmp_path: Path, url: str, target: str, database_server: Postgres
) -> None:
    make_old(url, "-0.1")
    in_database(url, migrate)
    before, backup = rows(url), tmp_path / "backup"
    assert len(before["tables"]) >= len(TABLES) and before["talk"]
    assert townwright("backup", backup, "--database", url) == (0, f"The backup is in {backup}.\n")
    restored = empty_database(target, tmp_path, database_server)
    assert townwright("restore", backup, "--database", restored) == (0, f"Restored {backup}.\n")
    assert rows(restored) == before == rows(url)
    # The next message gets a new number.
    guest, table = before["guests"][0][0], before["tables"][0][0]
    message = {"table": table, "seat": 0, "guest": guest, "text": "Hello!", "at": 0}
    in_database(restored, lambda connection: connection.execute(talk.insert(), message))
    assert len(rows(restored)["talk"]) == len(before["talk"]) + 1
    status, output = townwright("restore", backup, "--database", restored)
    assert (status, output) == (2, output) and output.startswith("The database exists already.")


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old, backup, restored = (tmp_path / name for name in ("old.sqlite", "backup", "restored.sqlite"))
    make_old(str(old), "-0.1")
    assert townwright("backup", backup, "--database", old)[0] == 0
    assert townwright("restore", backup, "--database", restored)[0] == 0
    in_database(str(old), migrate)
    assert rows(str(restored)) == rows(str(old))


@pytest.mark.parametrize("own_server", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)], indirect=True)
def test_a_backup_is_made_while_people_play(tmp_path: Path, own_server: Server, database_server: Postgres) -> None:
    backup, url = tmp_path / "backup", own_server.database
    restored = empty_database("postgresql" if url.startswith("postgresql") else "sqlite", tmp_path, database_server)
    own_server.start()
    anna = own_server.guest("Anna", confirm=False)
    table = anna.open("circle_the_wagons", {"kind": "me"}, {"kind": "here", "name": "Ben"})
    with anna.socket(table) as socket:
        before = play(socket, 1, most=4)
        assert townwright("backup", backup, "--database", url)[0] == 0
        later = play(socket, 2, most=4)
    assert later["action_count"] > before["action_count"]
    if not url.startswith("postgresql"):
        refusal = townwright("restore", backup, "--database", url)
        assert refusal[0] == 2 and refusal[1].startswith("Another server is using")
    assert own_server.stop() == 0
    assert townwright("restore", backup, "--database", restored)[0] == 0
    again = Server(tmp_path, restored).start()
    try:
        back = Guest(again.address, None)
        back.http.cookies.set("townwright", anna.http.cookies["townwright"])
        with back.socket(table) as socket:
            state = socket.until(bool, "a state")
            assert (state["action_count"], state["number"]) == (before["action_count"], before["number"])
            assert play(socket, 1)["phase"] == "over"
    finally:
        assert again.stop() == 0


def test_failed_backups_and_restores_get_one_sentence(tmp_path: Path, database_server: Postgres) -> None:
    other, text, old = tmp_path / "other.sqlite", tmp_path / "text", database_server.database()
    with contextlib.closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE numbers (number INTEGER)")
    text.write_text("not a database, " * 99)
    make_old(old, "-0.1")
    nothing = "There are no tables to back up."
    refusals: list[tuple[list[str | Path], str]] = [
        (["backup", tmp_path / "new", "--database", tmp_path / "missing.sqlite"], nothing),
        (["backup", tmp_path / "new", "--database", other], nothing),
        (["backup", tmp_path / "new", "--database", text], "Can’t reach the database: file is not a database."),
        (["backup", tmp_path / "new", "--database", database_server.database()], nothing),
        (["backup", tmp_path / "new", "--database", old], "The database belongs to another version"),
        (
            ["backup", tmp_path / "new", "--database", "postgresql://nobody@127.0.0.1:1/none"],
            "Can’t reach the database",
        ),
        (["backup", tmp_path / "no" / "new", "--database", other], "Can’t write"),
        (["restore", tmp_path / "missing", "--database", tmp_path / "new"], "is not a backup."),
        (["restore", other, "--database", tmp_path / "new"], "is not a backup."),
        (["restore", text, "--database", tmp_path / "new"], "is not a backup."),
    ]
    for arguments, sentence in refusals:
        status, output = townwright(*arguments)
        assert (status, len(output.splitlines())) == (2, 1), output
        assert sentence in output
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other.sqlite", "text"]
