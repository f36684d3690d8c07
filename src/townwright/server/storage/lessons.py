"""The first lessons that guests have finished."""

from sqlalchemy import insert, select

from townwright.server.storage import schema as db
from townwright.server.storage.database import Database, now


class LessonStore:
    """Reads and writes finished lessons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def finished_games(self, guest: str) -> list[str]:
        """Return the games whose lesson a guest has finished."""
        async with self._database.connect() as connection:
            rows = await connection.execute(select(db.lessons.c.game).where(db.lessons.c.guest == guest))
            return sorted(rows.scalars())

    async def finish(self, guest: str, game: str) -> None:
        """Store that a guest has finished the lesson of a game, unless it is stored already."""
        if game not in await self.finished_games(guest):
            async with self._database.begin() as connection:
                await connection.execute(insert(db.lessons), {"guest": guest, "game": game, "at": now()})
