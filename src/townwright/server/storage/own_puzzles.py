"""Puzzles from guests' own games, and when they come back."""

from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select, update

from townwright.puzzles.mistakes import OwnPuzzle
from townwright.puzzles.repetition import Review
from townwright.server.storage import schema as db
from townwright.server.storage.database import Database, now

#: Maximum number of a guest's puzzles per game; those with the smallest losses are dropped first.
MAX_PUZZLES = 60


class StoredPuzzle(NamedTuple):
    """A stored puzzle, without its content."""

    id: str
    game: str
    rules: int
    points_lost: float
    added: int
    review: Review


class OwnPuzzleStore:
    """Reads and writes the puzzles from guests' own games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self, guest: str) -> list[StoredPuzzle]:
        """Return a guest's puzzles, those due first; within each group the greatest loss first."""
        columns = [column for column in db.own_puzzles.c if column.name != "data"]
        async with self._database.connect() as connection:
            rows = await connection.execute(select(*columns).where(db.own_puzzles.c.guest == guest))
            stored = [
                StoredPuzzle(row.id, row.game, row.rules, row.lost, row.added, Review(row.level, row.due))
                for row in rows
            ]
        at = now()
        return sorted(stored, key=lambda each: (not each.review.is_due(at), -each.points_lost, each.id))

    async def find(self, guest: str, id: str) -> tuple[str, int, OwnPuzzle] | None:
        """Return the game of a guest's puzzle, the version of its rules, and the puzzle."""
        async with self._database.connect() as connection:
            row = (await connection.execute(select(db.own_puzzles).where(_is(guest, id)))).first()
        return None if row is None else (row.game, row.rules, msgspec.json.decode(row.data, type=OwnPuzzle))

    async def add(self, guest: str, game: str, rules: int, puzzle: OwnPuzzle) -> None:
        """Add a puzzle, due immediately, unless the guest has it; over the limit, drop the smallest loss."""
        table, own = db.own_puzzles, db.own_puzzles.c
        async with self._database.begin() as connection:
            if (await connection.execute(select(own.id).where(_is(guest, puzzle.id)))).first() is not None:
                return
            values = {"guest": guest, "id": puzzle.id, "game": game, "rules": rules, "lost": puzzle.points_lost}
            at, data = now(), msgspec.json.encode(puzzle).decode()
            await connection.execute(insert(table), {**values, "data": data, "added": at, "level": 0, "due": at})
            mine = select(own.id).where(own.guest == guest, own.game == game)
            dropped = await connection.execute(mine.order_by(own.lost.desc(), own.id).offset(MAX_PUZZLES))
            ids = list(dropped.scalars())
            await connection.execute(delete(table).where(own.guest == guest, own.id.in_(ids)))

    async def answer(self, guest: str, id: str, is_right: bool) -> None:
        """Store an answer; it counts only if the puzzle is due."""
        own, at = db.own_puzzles.c, now()
        async with self._database.begin() as connection:
            row = (await connection.execute(select(own.level, own.due).where(_is(guest, id)))).first()
            if row is not None:
                review = Review(row.level, row.due).after(is_right, at)
                await connection.execute(update(db.own_puzzles).where(_is(guest, id)).values(**review._asdict()))

    async def delete(self, guest: str, id: str) -> bool:
        """Delete a puzzle; return whether there was one."""
        async with self._database.begin() as connection:
            return (await connection.execute(delete(db.own_puzzles).where(_is(guest, id)))).rowcount == 1


def _is(guest: str, id: str) -> ColumnElement[bool]:
    return (db.own_puzzles.c.guest == guest) & (db.own_puzzles.c.id == id)
