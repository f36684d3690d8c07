"""Boxes: the values that guests have compared with their printed copies of games."""

import msgspec
from sqlalchemy import delete, insert, select

from townwright.core.contract import Corrections
from townwright.core.files import Json
from townwright.server.storage import schema as db
from townwright.server.storage.database import Database, now


class BoxStore:
    """Reads and writes boxes: corrections that also list confirmed values."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self, guest: str) -> dict[str, dict[str, Json]]:
        """Return the boxes of a guest, by game."""
        async with self._database.connect() as connection:
            rows = await connection.execute(select(db.boxes.c.game, db.boxes.c.data).where(db.boxes.c.guest == guest))
            return {row.game: msgspec.json.decode(row.data) for row in rows}

    async def save(self, guest: str, game: str, corrections: Corrections) -> None:
        """Store the box of a guest; an empty one is deleted."""
        data = msgspec.json.encode(corrections).decode()
        async with self._database.begin() as connection:
            await connection.execute(delete(db.boxes).where(db.boxes.c.guest == guest, db.boxes.c.game == game))
            if corrections:
                await connection.execute(
                    insert(db.boxes), {"guest": guest, "game": game, "data": data, "changed": now()}
                )
