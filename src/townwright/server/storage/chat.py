"""Chat messages."""

from sqlalchemy import insert, select

from townwright.server.storage import schema as db
from townwright.server.storage.database import Database, now
from townwright.server.wire.chat import ChatMessage

#: Maximum number of messages sent to a new viewer.
MAX_RECENT = 50


class ChatStore:
    """Reads and writes chat messages."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: str, seat: int, guest: str, text: str) -> ChatMessage:
        at = now()
        async with self._database.begin(table) as connection:
            result = await connection.execute(
                insert(db.talk), {"table": table, "seat": seat, "guest": guest, "text": text, "at": at}
            )
            assert result.inserted_primary_key is not None
            return ChatMessage(int(result.inserted_primary_key[0]), seat, text, at)

    async def recent(self, table: str) -> list[ChatMessage]:
        """Return the latest messages at a table, the earliest of them first."""
        async with self._database.connect() as connection:
            rows = await connection.execute(
                select(db.talk).where(db.talk.c.table == table).order_by(db.talk.c.id.desc()).limit(MAX_RECENT)
            )
            return [ChatMessage(row["id"], row["seat"], row["text"], row["at"]) for row in rows.mappings()][::-1]
