"""Tokens: the cookies of guests, and links to a guest or a table. Only digests are stored."""

import hashlib
import hmac
import secrets

from sqlalchemy import ColumnElement, Delete, Insert, Row, bindparam, delete, insert, or_, select, update

from townwright.server.storage import schema as db
from townwright.server.storage.database import Database, now
from townwright.server.storage.records import Device, Guest

#: Maximum number of tokens of each kind: per guest (cookies, device links), per table (invitations, watchers' links),
#: or per guest and table (challenges).
MAX_TOKENS = {"cookie": 50, "device": 5, "invite": 20, "watch": 20, "challenge": 5}


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """Return the digest of a token. Tokens are long and random, so one round of hashing is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class TokenStore:
    """Reads and writes tokens.

    Expired tokens are not deleted by date, because the clock may be wrong. Instead, a new token replaces the oldest of
    its kind when a guest or table has too many.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_link(self, kind: str, seconds: int | None, guest: str | None, table: str | None) -> str:
        """Add a link to a guest or a table that works for some seconds, or always; return it."""
        token, ends = new_token(), None if seconds is None else now() // 1000 + seconds
        row = {"digest": digest(token), "kind": kind, "guest": guest, "table": table, "ends": ends, "created": now()}
        async with self._database.begin(table) as connection:
            await connection.execute(drop_oldest(kind, guest, table))
            await connection.execute(insert(db.tokens), row)
        return token

    async def guest(self, token: str, kind: str = "cookie") -> Guest | None:
        """Return the guest of a token."""
        expected = digest(token)
        async with self._database.connect() as connection:
            row = (
                await connection.execute(
                    select(db.tokens.c.digest, db.guests.c.id, db.guests.c.name, db.guests.c.confirm)
                    .join(db.guests, db.guests.c.id == db.tokens.c.guest)
                    .where(db.tokens.c.digest == expected, db.tokens.c.kind == kind, is_valid())
                )
            ).first()
        if row is None or not hmac.compare_digest(row.digest, expected):
            return None
        return Guest(row.id, row.name, row.confirm, expected)

    # Devices

    async def devices(self, guest: str) -> list[Device]:
        """Return the devices of a guest, the last used first."""
        mine = (db.tokens.c.guest == guest) & (db.tokens.c.kind == "cookie")
        async with self._database.connect() as connection:
            rows = await connection.execute(select(db.tokens).where(mine).order_by(db.tokens.c.seen.desc()))
            return [Device(row.digest, row.device or "", row.seen) for row in rows]

    async def delete(self, digest: str) -> None:
        """Delete a token: a device is revoked, a link is used up."""
        async with self._database.begin() as connection:
            await connection.execute(delete(db.tokens).where(db.tokens.c.digest == digest))

    async def delete_invitations(self, table: str) -> None:
        """Delete all invitations to a table."""
        of_table = (db.tokens.c.table == table) & (db.tokens.c.kind == "invite")
        async with self._database.begin(table) as connection:
            await connection.execute(delete(db.tokens).where(of_table))

    async def set_seen(self, seen: dict[str, int]) -> None:
        """Store when devices were last used, by the digests of their cookies."""
        if seen:
            async with self._database.begin() as connection:
                await connection.execute(UPDATE_SEEN, [{"of": each, "at": at} for each, at in seen.items()])

    async def table(self, token: str) -> tuple[str, str] | None:
        """Return the table of an invitation or a watchers' link, and which of the two it is."""
        row = await self._link(token, "invite", "watch")
        return None if row is None else (row.table, row.kind)

    async def challenge(self, token: str) -> tuple[str, str] | None:
        """Return the table of a challenge by link, and the guest who made it."""
        row = await self._link(token, "challenge")
        return None if row is None else (row.table, row.guest)

    async def _link(self, token: str, *kinds: str) -> Row[tuple[object, ...]] | None:
        """Return the row of a valid token of these kinds."""
        expected = digest(token)
        query = select(db.tokens).where(db.tokens.c.digest == expected, db.tokens.c.kind.in_(kinds), is_valid())
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        return row if row is not None and hmac.compare_digest(row.digest, expected) else None


def add_cookie(guest: str, token: str, device_name: str) -> Insert:
    """Return a statement that adds a device of a guest."""
    return insert(db.tokens).values(
        digest=digest(token), kind="cookie", guest=guest, device=device_name, created=now(), seen=now()
    )


def drop_oldest(kind: str, guest: str | None, table: str | None) -> Delete:
    """Return a statement that deletes the oldest tokens of a kind, to make room for one more.

    The oldest cookies are those used least recently. Only the tokens of the `guest` or of the `table` count; if both
    are given, those of the guest for this table.
    """
    column, of = (db.tokens.c.guest, guest) if table is None else (db.tokens.c.table, table)
    alike = (column == of) & (db.tokens.c.kind == kind)
    if table is not None and guest is not None:
        alike &= db.tokens.c.guest == guest
    latest = db.tokens.c.seen.desc() if kind == "cookie" else db.tokens.c.created.desc()
    keep = select(db.tokens.c.digest).where(alike).order_by(latest).limit(MAX_TOKENS[kind] - 1)
    return delete(db.tokens).where(alike, db.tokens.c.digest.not_in(keep))


UPDATE_SEEN = update(db.tokens).where(db.tokens.c.digest == bindparam("of")).values(seen=bindparam("at"))


def is_valid() -> ColumnElement[bool]:
    """Return the condition that a token has not expired."""
    return or_(db.tokens.c.ends.is_(None), db.tokens.c.ends > now() // 1000)
