"""Leases: which process runs the bots of a table."""

from sqlalchemy import ColumnElement, exists, or_, select, update

from townwright.server.storage import schema as db
from townwright.server.storage.database import MAX_SKEW, Database, now
from townwright.server.storage.tables import has_current_rules


class LeaseStore:
    """Acquires and releases leases. A single process (SQLite) needs none."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def free_tables(self) -> list[str]:
        """Return the running tables without a lease where a bot is to move, except tables of bots only."""
        others = db.seats.alias()
        people = exists().where(
            others.c.table == db.tables.c.id, or_(others.c.kind != "bot", others.c.name.is_not(None))
        )
        async with self._database.connect() as connection:
            rows = await connection.execute(
                select(db.tables.c.id)
                .join(db.seats, (db.seats.c.table == db.tables.c.id) & (db.seats.c.seat == db.tables.c.turn))
                .where(
                    db.tables.c.phase == "running",
                    db.is_game(),
                    db.seats.c.kind == "bot",
                    has_expired(),
                    people,
                    has_current_rules(),
                )
            )
            return list(rows.scalars())

    async def acquire(self, table: str, seconds: float) -> bool:
        """Acquire the lease of a table, or renew it; return false if another process has it."""
        if not self._database.is_postgres:
            return True
        is_free = or_(has_expired(), db.tables.c.lease_holder == self._database.process_id)
        async with self._database.begin() as connection:
            result = await connection.execute(
                update(db.tables)
                .where(db.tables.c.id == table, is_free)
                .values(lease_holder=self._database.process_id, lease_until=now() + int(seconds * 1000))
            )
            return result.rowcount == 1

    async def release(self, table: str) -> None:
        if self._database.is_postgres:
            async with self._database.begin() as connection:
                await connection.execute(
                    update(db.tables)
                    .where(db.tables.c.id == table, db.tables.c.lease_holder == self._database.process_id)
                    .values(lease_until=0)
                )


def has_expired() -> ColumnElement[bool]:
    """Return the condition that a lease has expired.

    Leases are short, so one that ends much later comes from a clock that was wrong.
    """
    return or_(db.tables.c.lease_until < now(), db.tables.c.lease_until > now() + MAX_SKEW)
