"""The stored progress of guests with puzzles."""

from sqlalchemy import delete, insert, select, update

from townwright.server.storage import schema as db
from townwright.server.storage.database import Database, now


class PuzzleStore:
    """Reads and writes puzzle progress, and deletes puzzle tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def progress(self, guest: str) -> dict[str, str]:
        """Return a guest's progress with each puzzle they have tried."""
        async with self._database.connect() as connection:
            rows = await connection.execute(
                select(db.puzzles.c.puzzle, db.puzzles.c.state).where(db.puzzles.c.guest == guest)
            )
            return {row.puzzle: row.state for row in rows}

    async def add_try(self, guest: str, puzzle: str, right: bool) -> None:
        """Store that a guest tried a puzzle or saw its solution; only the first try can solve it."""
        condition = (db.puzzles.c.guest == guest) & (db.puzzles.c.puzzle == puzzle)
        async with self._database.begin() as connection:
            state_before = (await connection.execute(select(db.puzzles.c.state).where(condition))).scalar_one_or_none()
            if state_before is None:
                state = "first" if right else "seen"
                await connection.execute(
                    insert(db.puzzles), {"guest": guest, "puzzle": puzzle, "state": state, "at": now()}
                )
            elif state_before == "seen" and right:
                await connection.execute(update(db.puzzles).where(condition).values(state="solved", at=now()))

    async def clear(self, guest: str) -> list[str]:
        """Delete a guest's puzzle tables; return their ids."""
        is_puzzle = (db.tables.c.owner == guest) & db.tables.c.exercise.is_not(None)
        async with self._database.begin() as connection:
            ids = list((await connection.execute(select(db.tables.c.id).where(is_puzzle))).scalars())
            await connection.execute(delete(db.tables).where(db.tables.c.id.in_(ids)))
        return ids
