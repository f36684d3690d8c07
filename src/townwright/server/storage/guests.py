"""Guests: people without accounts."""

from sqlalchemy import bindparam, delete, exists, insert, or_, select, update

from townwright.server.storage import schema as db
from townwright.server.storage.database import MAX_SKEW, Database, is_not_future, new_id, now
from townwright.server.storage.records import Guest
from townwright.server.storage.tokens import TokenStore, add_cookie, digest, drop_oldest, new_token


class GuestStore:
    """Reads and writes guests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, name: str, confirm: bool, device_name: str = "") -> tuple[Guest, str]:
        """Add a guest; return them and the token of their cookie."""
        guest, cookie = Guest(new_id(), name, confirm), new_token()
        async with self._database.begin() as connection:
            await connection.execute(
                insert(db.guests), {"id": guest.id, "name": name, "confirm": confirm, "created": now(), "seen": now()}
            )
            await connection.execute(add_cookie(guest.id, cookie, device_name))
        return guest, cookie

    async def change(self, guest: str, name: str, confirm: bool) -> None:
        async with self._database.begin() as connection:
            await connection.execute(
                update(db.guests).where(db.guests.c.id == guest).values(name=name, confirm=confirm)
            )

    async def set_seen(self, seen: dict[str, int]) -> None:
        """Store when guests were last here; times before the stored ones, or of a wrong clock, are ignored."""
        limit = now() + MAX_SKEW
        rows = [{"of": guest, "at": at, "limit": limit} for guest, at in seen.items() if is_not_future(at)]
        if rows:
            async with self._database.begin() as connection:
                await connection.execute(UPDATE_SEEN, rows)

    async def name(self, guest: str) -> str:
        """Return the name of a guest; empty if there is no such guest."""
        async with self._database.connect() as connection:
            rows = await connection.execute(select(db.guests.c.name).where(db.guests.c.id == guest))
            return str(rows.scalar_one_or_none() or "")

    async def last_seen(self, guest: str) -> int:
        """Return when a guest was last here; 0 if there is no such guest."""
        async with self._database.connect() as connection:
            rows = await connection.execute(select(db.guests.c.seen).where(db.guests.c.id == guest))
            return int(rows.scalar_one_or_none() or 0)

    async def claim(self, token: str, device_name: str) -> tuple[Guest, str] | None:
        """Use a device link; return its guest and the token of the new device's cookie."""
        guest, cookie = await TokenStore(self._database).guest(token, "device"), new_token()
        if guest is None:
            return None
        async with self._database.begin() as connection:
            used = await connection.execute(delete(db.tokens).where(db.tokens.c.digest == digest(token)))
            if used.rowcount != 1:
                return None
            await connection.execute(drop_oldest("cookie", guest.id, None))
            await connection.execute(add_cookie(guest.id, cookie, device_name))
        return guest, cookie

    async def delete(self, guest: str) -> None:
        """Delete a guest, and every table without other players or watchers."""
        other = exists().where(
            db.seats.c.table == db.tables.c.id, db.seats.c.guest.is_not(None), db.seats.c.guest != guest
        )
        watched = exists().where(db.watchers.c.table == db.tables.c.id, db.watchers.c.guest != guest)
        seated = exists().where(db.seats.c.table == db.tables.c.id, db.seats.c.guest == guest)
        without_others = or_(seated, db.tables.c.owner == guest) & ~other & ~watched
        async with self._database.begin() as connection:
            await connection.execute(delete(db.tables).where(without_others))
            await connection.execute(update(db.seats).where(db.seats.c.guest == guest).values(guest=None, name=None))
            await connection.execute(delete(db.guests).where(db.guests.c.id == guest))


UPDATE_SEEN = (
    update(db.guests)
    .where(
        db.guests.c.id == bindparam("of"),
        or_(db.guests.c.seen < bindparam("at"), db.guests.c.seen > bindparam("limit")),
    )
    .values(seen=bindparam("at"))
)
