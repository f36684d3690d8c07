"""The par of daily challenges: what a strong bot scored."""

from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from townwright.server.storage import schema as db
from townwright.server.storage.database import Database


class ParStore:
    """Reads and adds pars. They are never changed: new rules have pars of their own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, game: str, day: str, rules: int) -> int | None:
        condition = (db.pars.c.game == game) & (db.pars.c.day == day) & (db.pars.c.rules == rules)
        async with self._database.connect() as connection:
            return (await connection.execute(select(db.pars.c.points).where(condition))).scalar_one_or_none()

    async def add(self, game: str, day: str, rules: int, points: int) -> None:
        """Store a par, unless another process was faster."""
        with suppress(IntegrityError):
            async with self._database.begin() as connection:
                await connection.execute(insert(db.pars), {"game": game, "day": day, "rules": rules, "points": points})
