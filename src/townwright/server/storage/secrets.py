"""Secrets of the server, made once and kept in the database."""

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from townwright.server.storage import schema as db
from townwright.server.storage.database import Database


class SecretStore:
    """Reads secrets and adds missing ones."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> str | None:
        async with self._database.connect() as connection:
            rows = await connection.execute(select(db.secrets.c.value).where(db.secrets.c.name == name))
            return rows.scalar_one_or_none()

    async def get_or_add(self, name: str, value: str) -> str:
        """Return the stored secret; store `value` if there is none. The first of concurrent processes wins."""
        secret = await self.get(name)
        if secret is not None:
            return secret
        try:
            async with self._database.begin() as connection:
                await connection.execute(insert(db.secrets), {"name": name, "value": value})
        except IntegrityError:
            return await self.get(name) or value
        return value
