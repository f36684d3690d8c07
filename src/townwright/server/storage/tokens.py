"""Secrets: the cookies of guests, and links that stand for a guest or a table. Only their digests are stored."""

import hashlib
import hmac
import secrets
from typing import Any

from sqlalchemy import delete, insert, or_, select

from townwright.server.storage import schema as db
from townwright.server.storage.database import Database, now
from townwright.server.storage.records import Guest


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """The digest of a token. Tokens are long and random, so one round of hashing is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class TokenStore:
    """Reads and writes tokens."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_link(self, kind: str, seconds: int | None, guest: str | None, table: str | None) -> tuple[str, int]:
        """A new link that stands for a guest or a table, and when it ends (0: never)."""
        token, ends = new_token(), None if seconds is None else now() // 1000 + seconds
        async with self._database.begin(table) as connection:
            await connection.execute(delete(db.tokens).where(~is_valid()))
            await connection.execute(
                insert(db.tokens),
                {"digest": digest(token), "kind": kind, "guest": guest, "table": table, "ends": ends},
            )
        return token, ends or 0

    async def guest(self, token: str, kind: str = "cookie") -> Guest | None:
        """The guest that a token stands for."""
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
        return Guest(row.id, row.name, row.confirm)

    async def table(self, token: str) -> tuple[str, str] | None:
        """The table that an invitation or a watchers' link stands for, and which of the two it is."""
        row = await self._link(token, "invite", "watch")
        return row and (row.table, row.kind)

    async def challenge(self, token: str) -> tuple[str, str] | None:
        """The table of a challenge by link, and the guest who made it."""
        row = await self._link(token, "challenge")
        return row and (row.table, row.guest)

    async def _link(self, token: str, *kinds: str) -> Any:
        """The row of a valid token of these kinds."""
        expected = digest(token)
        query = select(db.tokens).where(db.tokens.c.digest == expected, db.tokens.c.kind.in_(kinds), is_valid())
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        return row if row is not None and hmac.compare_digest(row.digest, expected) else None


def is_valid() -> Any:
    """The token has not ended."""
    return or_(db.tokens.c.ends.is_(None), db.tokens.c.ends > now() // 1000)
