"""The stores: rows of a table or a guest that no longer exists."""

import asyncio
import itertools
from collections.abc import Coroutine
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest
from sqlalchemy import Connection, update
from tests.server.running import TIMEOUT, run_async

from townwright.core.registry import games
from townwright.puzzles import puzzle_files
from townwright.server.settings import database_url
from townwright.server.storage import command_log
from townwright.server.storage import schema as db
from townwright.server.storage.command_log import Write
from townwright.server.storage.commands import Confirmed
from townwright.server.storage.database import Database, now
from townwright.server.storage.puzzles import PuzzleStore
from townwright.server.storage.records import Description, SeatState, StartingPoint
from townwright.server.storage.stores import Stores
from townwright.server.storage.tokens import MAX_TOKENS, drop_oldest
from townwright.server.wire.errors import Refusal


async def refusal_kind(operation: Coroutine[Any, Any, Any]) -> str:
    """Return the kind of refusal that an operation raises."""
    with pytest.raises(Refusal) as caught:
        await operation
    return caught.value.kind


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_rows_of_something_just_deleted_are_refused(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    is_postgres = kind == "postgresql"
    url = request.getfixturevalue("database_server").database() if is_postgres else str(tmp_path / "tables.sqlite")

    async def check() -> None:
        store = Stores.on(Database(database_url(url), "test"))
        await store.open()
        (anna, _), (ben, _) = await store.guests.add("Anna", False), await store.guests.add("Ben", False)
        for seat, table in ((SeatState(0, "person", anna.id, "Anna"), "there"), (SeatState(0, "open"), "gone")):
            description = Description(table, "sprawlopolis", 1, 1, {}, None, 5, StartingPoint(), anna.id, None)
            await store.tables.add(description, [seat])
        await store.guests.delete(ben.id)
        await store.tables.leave("gone", anna.id, None)
        assert await store.tables.find("gone") is None
        for guest, table, kind in ((anna, "gone", "missing"), (ben, "gone", "missing"), (ben, "there", "no-guest")):
            assert await refusal_kind(store.chat.add(table, 0, guest.id, "Hello")) == kind
            assert await refusal_kind(store.tables.add_watcher(table, guest.id)) == kind
            assert await refusal_kind(store.tokens.add_link("challenge", None, guest.id, table)) == kind
        assert await refusal_kind(store.tokens.add_link("device", None, ben.id, None)) == "no-guest"
        puzzle = puzzle_files()["sprawlopolis"].puzzles[0]
        attempt = PuzzleStore(store.database).add_attempt(ben.id, "sprawlopolis", puzzle, True)
        assert await refusal_kind(attempt) == "no-guest"
        assert await refusal_kind(store.analyses.set("gone", "computing")) == "missing"
        good, bad = (Write(table, 1, Confirmed(0), "running", 0) for table in ("there", "gone"))
        stored, not_stored = await asyncio.gather(store.commands.append(good), refusal_kind(store.commands.append(bad)))
        assert (stored, not_stored) == (None, "missing")
        assert (await store.commands.after("there", 0))[0] == [good.command]
        await store.close()

    run_async(check())


def test_a_failing_database_does_not_stop_the_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        store = Stores.on(Database(database_url(str(tmp_path / "tables.sqlite")), "test"))
        await store.open()
        anna, _ = await store.guests.add("Anna", False)
        description = Description("there", "sprawlopolis", 1, 1, {}, None, 5, StartingPoint(), anna.id, None)
        await store.tables.add(description, [SeatState(0, "person", anna.id, "Anna", None, False)])
        with monkeypatch.context() as broken:
            broken.setattr(store.database, "has_table", AsyncMock(side_effect=OSError("gone")))
            with pytest.raises(OSError, match="gone"):
                await store.commands.append(Write("nowhere", 1, Confirmed(0), "running", 0))
        await asyncio.wait_for(store.commands.append(Write("there", 1, Confirmed(0), "running", 0)), TIMEOUT)
        await asyncio.wait_for(store.close(), TIMEOUT)

    run_async(check())


def test_commands_that_arrive_within_a_moment_share_a_transaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_log, "GATHER_SECONDS", 0.5)
    sizes: list[int] = []

    async def check() -> None:
        store = Stores.on(Database(database_url(str(tmp_path / "tables.sqlite")), "test"))
        await store.open()
        anna, _ = await store.guests.add("Anna", False)
        for table in ("one", "two"):
            description = Description(table, "sprawlopolis", 1, 1, {}, None, 5, StartingPoint(), anna.id, None)
            await store.tables.add(description, [SeatState(0, "person", anna.id, "Anna", None, False)])
        execute = store.commands._execute

        def count(disk: Connection, writes: list[Write]) -> None:
            sizes.append(len(writes))
            execute(disk, writes)

        monkeypatch.setattr(store.commands, "_execute", count)
        first = asyncio.create_task(store.commands.append(Write("one", 1, Confirmed(0), "running", 0)))
        await asyncio.sleep(0)
        while not store.commands._queue.empty():  # until the writer has taken it
            await asyncio.sleep(0)
        await store.commands.append(Write("two", 1, Confirmed(0), "running", 0))
        assert first.done()
        await store.close()

    run_async(check())
    assert sizes == [2]


def test_adding_a_link_does_not_scan_all_tokens(tmp_path: Path) -> None:
    """Every statement finds its rows by an index."""

    async def check() -> None:
        store = Stores.on(Database(database_url(str(tmp_path / "tables.sqlite")), "test"))
        await store.open()
        for kind, guest, table in (
            ("invite", None, "table"),
            ("device", "guest", None),
            ("cookie", "guest", None),
            ("challenge", "guest", "table"),
        ):
            statement = drop_oldest(kind, guest, table)
            sql = statement.compile(store.database.engine.sync_engine, compile_kwargs={"literal_binds": True})
            async with store.database.connect() as connection:
                plan = [row.detail for row in await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}")]
            assert plan and not any("SCAN tokens" in line for line in plan), plan
        await store.close()

    run_async(check())


def test_a_guest_and_a_table_have_a_limited_number_of_links(tmp_path: Path) -> None:
    async def check() -> None:
        store = Stores.on(Database(database_url(str(tmp_path / "tables.sqlite")), "test"))
        await store.open()
        anna, _ = await store.guests.add("Anna", False)
        description = Description("table", "sprawlopolis", 1, 1, {}, None, 5, StartingPoint(), anna.id, None)
        await store.tables.add(description, [SeatState(0, "open")])
        clock = itertools.count(1_000_000_000_000)
        with patch("townwright.server.storage.tokens.now", lambda: next(clock)):
            links = [await store.tokens.add_link("device", 3600, anna.id, None) for _ in range(8)]
            invitations = [await store.tokens.add_link("invite", 3600, None, "table") for _ in range(25)]
            valid = [await store.tokens.guest(each, "device") is not None for each in links]
            assert valid == [False] * 3 + [True] * MAX_TOKENS["device"]
            usable = [await store.tokens.table(each) is not None for each in invitations]
            assert usable == [False] * 5 + [True] * MAX_TOKENS["invite"]
            watching = [await store.tokens.add_link("watch", 3600, None, "table") for _ in range(22)]
            usable = [await store.tokens.table(each) is not None for each in watching]
            assert usable == [False] * 2 + [True] * MAX_TOKENS["watch"]
            offered = [await store.tokens.add_link("challenge", 3600, anna.id, "table") for _ in range(7)]
            usable = [await store.tokens.challenge(each) is not None for each in offered]
            assert usable == [False] * 2 + [True] * MAX_TOKENS["challenge"]
            for _ in range(MAX_TOKENS["cookie"] + 2):
                token = await store.tokens.add_link("device", 3600, anna.id, None)
                assert await store.guests.claim(token, "phone") is not None
            assert len(await store.tokens.devices(anna.id)) == MAX_TOKENS["cookie"]
        await store.close()

    run_async(check())


def test_a_clock_that_jumps_ahead_and_back_destroys_no_invitation(tmp_path: Path) -> None:
    async def check() -> None:
        store = Stores.on(Database(database_url(str(tmp_path / "tables.sqlite")), "test"))
        await store.open()
        anna, _ = await store.guests.add("Anna", False)
        description = Description("table", "sprawlopolis", 1, 1, {}, None, 5, StartingPoint(), anna.id, None)
        await store.tables.add(description, [SeatState(0, "open")])
        token = await store.tokens.add_link("invite", 3600, None, "table")
        with patch("townwright.server.storage.tokens.now", lambda: 4_000_000_000_000):
            assert await store.tokens.table(token) is None
            await store.tokens.add_link("invite", 3600, None, "table")
        assert await store.tokens.table(token) == ("table", "invite")
        await store.close()

    run_async(check())


def test_a_clock_that_jumped_ahead_and_back_stops_no_bots(url: str) -> None:
    async def check() -> None:
        before, after = (Stores.on(Database(database_url(url), name)) for name in ("before", "after"))
        await before.open()
        anna, _ = await before.guests.add("Anna", False)
        version = games()["sprawlopolis"].version
        description = Description("table", "sprawlopolis", version, 1, {}, None, 5, StartingPoint(), anna.id, None)
        seats = [SeatState(0, "bot", None, None, "random"), SeatState(1, "person", anna.id, "Anna")]
        await before.tables.add(description, seats, phase="running", turn=0)
        assert await after.leases.free_tables() == ["table"]
        async with before.database.begin() as connection:
            values = {"lease_holder": "before", "lease_until": now() + 5000}
            await connection.execute(update(db.tables).values(values))
        assert await after.leases.free_tables() == []
        async with before.database.begin() as connection:
            await connection.execute(update(db.tables).values(lease_until=now() + 3_600_000))
        assert await after.leases.free_tables() == ["table"]
        assert await after.leases.acquire("table", 6)
        for stores in (before, after):
            await stores.close()

    run_async(check())


def test_a_seed_keeps_all_its_bits_in_the_database(url: str) -> None:
    async def check() -> None:
        store = Stores.on(Database(database_url(url), "test"))
        await store.open()
        anna, _ = await store.guests.add("Anna", False)
        for number, seed in enumerate((0, 2**53, 2**63 - 1, 2**63, 2**64 - 1)):
            description = Description(
                f"t{number}", "sprawlopolis", 1, 1, {}, None, seed, StartingPoint(), anna.id, None
            )
            await store.tables.add(description, [SeatState(0, "open")])
            stored = await store.tables.find(description.id)
            assert stored is not None and stored.description.seed == seed
        await store.close()

    run_async(check())
