"""The store by itself: what belongs to a table or a guest that is not there any more."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
from tests.server.running import awaited

from townwright.server.settings import database_url
from townwright.server.storage.command_log import Write
from townwright.server.storage.commands import Confirmed
from townwright.server.storage.database import Database
from townwright.server.storage.puzzles import PuzzleStore
from townwright.server.storage.records import Description, Opening, SeatState
from townwright.server.storage.stores import Stores
from townwright.server.wire.errors import Refusal


async def refused(done: Coroutine[Any, Any, Any]) -> str:
    """The kind of refusal that something meets."""
    with pytest.raises(Refusal) as caught:
        await done
    return caught.value.kind


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_belongs_to_something_deleted_in_that_moment_is_refused(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    is_postgres = kind == "postgresql"
    url = request.getfixturevalue("database_server").database() if is_postgres else str(tmp_path / "tables.sqlite")

    async def check() -> None:
        store = Stores.on(Database(database_url(url), "test"))
        await store.open()
        (anna, _), (ben, _) = await store.guests.add("Anna", False), await store.guests.add("Ben", False)
        for seat, table in ((SeatState(0, "person", anna.id, "Anna"), "there"), (SeatState(0, "open"), "gone")):
            made = Description(table, "sprawlopolis", 1, 1, {}, None, 5, Opening(), anna.id, None)
            await store.tables.add(made, [seat])
        await store.guests.delete(ben.id)
        await store.tables.leave("gone", anna.id, None)
        assert await store.tables.find("gone") is None
        for guest, table, told in ((anna, "gone", "missing"), (ben, "gone", "missing"), (ben, "there", "no-guest")):
            assert await refused(store.talk.add(table, 0, guest.id, "Hello")) == told
            assert await refused(store.tables.add_watcher(table, guest.id)) == told
            assert await refused(store.tokens.add_link("challenge", None, guest.id, table)) == told
        assert await refused(store.tokens.add_link("device", None, ben.id, None)) == "no-guest"
        assert await refused(PuzzleStore(store.database).add_try(ben.id, "sprawlopolis/1", True)) == "no-guest"
        assert await refused(store.analyses.set("gone", "computing")) == "missing"
        good, bad = (Write(table, 1, Confirmed(0), "running", 0) for table in ("there", "gone"))
        stored, not_stored = await asyncio.gather(store.commands.append(good), refused(store.commands.append(bad)))
        assert (stored, not_stored) == (None, "missing")
        assert (await store.commands.after("there", 0))[0] == [good.command]
        await store.close()

    awaited(check())


def test_a_database_that_fails_while_it_is_asked_why_does_not_stop_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        store = Stores.on(Database(database_url(str(tmp_path / "tables.sqlite")), "test"))
        await store.open()
        anna, _ = await store.guests.add("Anna", False)
        made = Description("there", "sprawlopolis", 1, 1, {}, None, 5, Opening(), anna.id, None)
        await store.tables.add(made, [SeatState(0, "person", anna.id, "Anna", None, False)])
        with monkeypatch.context() as broken:
            broken.setattr(store.database, "has_table", AsyncMock(side_effect=OSError("gone")))
            with pytest.raises(OSError, match="gone"):
                await store.commands.append(Write("nowhere", 1, Confirmed(0), "running", 0))
        await asyncio.wait_for(store.commands.append(Write("there", 1, Confirmed(0), "running", 0)), 30)
        await asyncio.wait_for(store.close(), 30)

    awaited(check())
