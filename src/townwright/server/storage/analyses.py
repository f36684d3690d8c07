"""Analyses of finished games."""

from sqlalchemy import delete, insert, select

from townwright.server.storage import schema as db
from townwright.server.storage.database import Database, now


class AnalysisStore:
    """Reads and writes analyses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table: str) -> tuple[str, str | None, int] | None:
        """Return the state of a table's analysis, its result, and when they were stored."""
        async with self._database.connect() as connection:
            row = (await connection.execute(select(db.analyses).where(db.analyses.c.table == table))).first()
            return (row.state, row.result, row.stored_at) if row else None

    async def set(self, table: str, state: str, result: str | None = None) -> None:
        async with self._database.begin(table) as connection:
            await connection.execute(delete(db.analyses).where(db.analyses.c.table == table))
            await connection.execute(
                insert(db.analyses), {"table": table, "state": state, "result": result, "stored_at": now()}
            )
