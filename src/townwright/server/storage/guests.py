"""Guests: people without accounts."""

from typing import Any

from sqlalchemy import Column, Table, bindparam, delete, exists, insert, or_, select, tuple_, update

from townwright.server.storage import schema as db
from townwright.server.storage.database import Database, new_id, now
from townwright.server.storage.records import Guest
from townwright.server.storage.tokens import TokenStore, digest, new_token


class GuestStore:
    """Reads and writes guests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, name: str, confirm: bool) -> tuple[Guest, str]:
        """A new guest and the token of their cookie."""
        guest, cookie = Guest(new_id(), name, confirm), new_token()
        async with self._database.begin() as connection:
            await connection.execute(
                insert(db.guests), {"id": guest.id, "name": name, "confirm": confirm, "created": now(), "seen": now()}
            )
            await connection.execute(add_cookie(guest.id, cookie))
        return guest, cookie

    async def change(self, guest: str, name: str, confirm: bool) -> None:
        async with self._database.begin() as connection:
            await connection.execute(
                update(db.guests).where(db.guests.c.id == guest).values(name=name, confirm=confirm)
            )

    async def set_seen(self, seen: dict[str, int]) -> None:
        """Store when guests were last here; an earlier time changes nothing."""
        if seen:
            async with self._database.begin() as connection:
                await connection.execute(UPDATE_SEEN, [{"of": guest, "at": at} for guest, at in seen.items()])

    async def name(self, guest: str) -> str:
        """The name of a guest; empty if there is no such guest."""
        async with self._database.connect() as connection:
            rows = await connection.execute(select(db.guests.c.name).where(db.guests.c.id == guest))
            return str(rows.scalar_one_or_none() or "")

    async def seen(self, guest: str) -> int:
        """When a guest was last here; 0 if there is no such guest."""
        async with self._database.connect() as connection:
            rows = await connection.execute(select(db.guests.c.seen).where(db.guests.c.id == guest))
            return int(rows.scalar_one_or_none() or 0)

    async def claim(self, token: str, other: str | None) -> tuple[Guest, str] | None:
        """Use up a device link: its guest, with a new cookie. The guest gets everything of the device's other guest."""
        guest, cookie = await TokenStore(self._database).guest(token, "device"), new_token()
        if guest is None:
            return None
        async with self._database.begin() as connection:
            used = await connection.execute(delete(db.tokens).where(db.tokens.c.digest == digest(token)))
            if used.rowcount != 1:
                return None
            await connection.execute(add_cookie(guest.id, cookie))
            if other is not None and other != guest.id:
                for table, column in references():
                    await connection.execute(move(table, column, other, guest.id))
                await connection.execute(delete(db.guests).where(db.guests.c.id == other))
        return guest, cookie

    async def delete(self, guest: str) -> None:
        """Delete a guest, and every table at which nobody else sits or watches."""
        other = exists().where(
            db.seats.c.table == db.tables.c.id, db.seats.c.guest.is_not(None), db.seats.c.guest != guest
        )
        watched = exists().where(db.watchers.c.table == db.tables.c.id, db.watchers.c.guest != guest)
        seated = exists().where(db.seats.c.table == db.tables.c.id, db.seats.c.guest == guest)
        alone = or_(seated, db.tables.c.owner == guest) & ~other & ~watched
        async with self._database.begin() as connection:
            await connection.execute(delete(db.tables).where(alone))
            await connection.execute(update(db.seats).where(db.seats.c.guest == guest).values(guest=None, name=None))
            await connection.execute(delete(db.guests).where(db.guests.c.id == guest))


def add_cookie(guest: str, token: str) -> Any:
    return insert(db.tokens).values(digest=digest(token), kind="cookie", guest=guest)


def references() -> list[tuple[Table, "Column[Any]"]]:
    """The columns of all tables that refer to a guest."""
    return [
        (table, column)
        for table in db.metadata.sorted_tables
        for column in table.columns
        if any(key.column is db.guests.c.id for key in column.foreign_keys)
    ]


def move(table: Table, column: "Column[Any]", other: str, into: str) -> Any:
    """A statement that gives one guest's rows of a table to another, except those whose key the other has already."""
    query = update(table).where(column == other).values({column: into})
    if column.primary_key:
        rest = [each for each in table.primary_key if each is not column]
        query = query.where(tuple_(*rest).not_in(select(*rest).where(column == into)))
    return query


UPDATE_SEEN = (
    update(db.guests)
    .where(db.guests.c.id == bindparam("of"), db.guests.c.seen < bindparam("at"))
    .values(seen=bindparam("at"))
)
