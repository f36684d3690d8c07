"""Guests' progress with puzzles, and the ratings of guests and puzzles."""

from contextlib import suppress

from sqlalchemy import Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from townwright.puzzles import Puzzle
from townwright.puzzles.rating import NEW_SOLVER, Rating, first_rating, rate
from townwright.server.storage import schema as db
from townwright.server.storage.database import Database, now


class PuzzleStore:
    """Reads and writes puzzle progress and ratings, and deletes puzzle tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def progress(self, guest: str) -> dict[str, str]:
        """Return a guest's progress with each puzzle they have attempted."""
        async with self._database.connect() as connection:
            rows = await connection.execute(
                select(db.puzzles.c.puzzle, db.puzzles.c.state).where(db.puzzles.c.guest == guest)
            )
            return {row.puzzle: row.state for row in rows}

    async def ratings(self) -> dict[str, float]:
        """Return the ratings of all puzzles with answers."""
        async with self._database.connect() as connection:
            rows = await connection.execute(select(db.puzzle_ratings.c.puzzle, db.puzzle_ratings.c.points))
            return {row.puzzle: row.points for row in rows}

    async def solver_ratings(self, guest: str) -> dict[str, Rating]:
        """Return a guest's rating in each game in which they have answered a puzzle."""
        async with self._database.connect() as connection:
            rows = await connection.execute(select(db.solver_ratings).where(db.solver_ratings.c.guest == guest))
            return {row.game: Rating(row.points, row.answers) for row in rows}

    async def add_attempt(self, guest: str, game: str, puzzle: Puzzle, right: bool) -> None:
        """Store that a guest attempted a puzzle or saw its solution.

        Only the first attempt is rated. A right answer later on changes the state from `seen` to `solved`.
        """
        key = f"{game}/{puzzle.id}"
        condition = (db.puzzles.c.guest == guest) & (db.puzzles.c.puzzle == key)
        async with self._database.begin() as connection:
            state_before = (await connection.execute(select(db.puzzles.c.state).where(condition))).scalar_one_or_none()
            if state_before is None:
                state = "first" if right else "seen"
                await connection.execute(
                    insert(db.puzzles), {"guest": guest, "puzzle": key, "state": state, "at": now()}
                )
                await rate_attempt(connection, guest, game, key, first_rating(puzzle), right)
            elif state_before == "seen" and right:
                await connection.execute(update(db.puzzles).where(condition).values(state="solved", at=now()))

    async def delete_tables(self, guest: str) -> list[str]:
        """Delete a guest's puzzle tables; return their ids."""
        is_puzzle = (db.tables.c.owner == guest) & db.tables.c.exercise.is_not(None)
        async with self._database.begin() as connection:
            ids = list((await connection.execute(select(db.tables.c.id).where(is_puzzle))).scalars())
            await connection.execute(delete(db.tables).where(db.tables.c.id.in_(ids)))
        return ids


async def rate_attempt(
    connection: AsyncConnection, guest: str, game: str, puzzle: str, first: float, right: bool
) -> None:
    """Change the ratings of a guest and a puzzle; the rows are added with the first answer."""
    solvers, puzzles = db.solver_ratings, db.puzzle_ratings
    of_solver, of_puzzle = {"guest": guest, "game": game}, {"puzzle": puzzle}
    solver = await rating_in(connection, solvers, of_solver, NEW_SOLVER)
    rated = await rating_in(connection, puzzles, of_puzzle, first)
    solver, rated = rate(solver, rated, right)
    await connection.execute(update(solvers).filter_by(**of_solver).values(solver._asdict()))
    await connection.execute(update(puzzles).filter_by(**of_puzzle).values(rated._asdict()))


async def rating_in(connection: AsyncConnection, table: Table, key: dict[str, str], first: float) -> Rating:
    """Return a stored rating; store the first one if there is none."""
    query = select(table.c.points, table.c.answers).filter_by(**key)
    row = (await connection.execute(query)).first()
    if row is None:
        with suppress(IntegrityError):  # another guest has just answered the same puzzle
            async with connection.begin_nested():
                await connection.execute(insert(table), {**key, **Rating(first)._asdict()})
        row = (await connection.execute(query)).one()
    return Rating(row.points, row.answers)
