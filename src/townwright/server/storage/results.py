"""Results of finished games."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Executable, RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from townwright.server.storage import schema as db
from townwright.server.storage.database import Database
from townwright.server.wire.errors import Refusal
from townwright.server.wire.results import Other


class Result(Struct, frozen=True):
    """The result of a game for a seat.

    `best` is the best rival's points, `sheet` the rows of the score sheet, `length` the number of actions, forced ones
    included.
    """

    table: str
    seat: int
    guest: str
    game: str
    players: int
    options: dict[str, str]
    occasion: str | None
    score: int
    best: int | None
    target: int | None
    rank: int
    won: bool
    others: list[Other]
    length: int
    sheet: list[tuple[str, int]]
    ended: int = 0


#: Maximum number of results read at once; those of a guest are the latest.
MAX_RESULTS = 5000
#: The columns of a result that are stored as JSON.
JSON_COLUMNS = ("options", "others", "sheet")
encode, decode = msgspec.json.encode, msgspec.json.decode


class ResultStore:
    """Reads and writes results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_guest(self, guest: str) -> list[Result]:
        """Return the results of a guest's games, latest last."""
        mine = db.results.c.guest == guest
        return await self._select(select(db.results).where(mine).order_by(db.results.c.ended.desc()).limit(MAX_RESULTS))

    async def of_guest_at(self, table: str, guest: str) -> Result | None:
        """Return the result of a guest at a table; with several seats at one screen, that of the first."""
        condition = (db.results.c.table == table) & (db.results.c.guest == guest)
        return next(iter(await self._select(select(db.results).where(condition).order_by(db.results.c.seat))), None)

    async def of_table(self, table: str) -> list[Result]:
        """Return the results of all people at a table, by seat."""
        return await self._select(select(db.results).where(db.results.c.table == table))

    async def of_seat(self, table: str, seat: int) -> Result | None:
        """Return the result of a seat."""
        condition = (db.results.c.table == table) & (db.results.c.seat == seat)
        return next(iter(await self._select(select(db.results).where(condition))), None)

    async def of_occasion(self, occasion: str) -> list[tuple[str, Result]]:
        """Return the results of an occasion, earliest first, each with the name of its guest."""
        results = await self._select(select(db.results).where(db.results.c.occasion == occasion).limit(MAX_RESULTS))
        async with self._database.connect() as connection:
            guests = {each.guest for each in results}
            rows = await connection.execute(select(db.guests.c.id, db.guests.c.name).where(db.guests.c.id.in_(guests)))
            names = {row.id: row.name for row in rows}
        return [(names.get(each.guest, ""), each) for each in results]

    async def _select(self, query: Executable) -> list[Result]:
        async with self._database.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return sorted(map(result_from, rows), key=lambda each: (each.ended, each.seat))

    async def tables_without_results(self, guest: str) -> list[tuple[str, int]]:
        """Return the tables of a guest that ended before results were stored, and when they ended."""
        async with self._database.connect() as connection:
            rows = await connection.execute(
                select(db.tables.c.id, db.tables.c.changed)
                .join(db.seats, db.seats.c.table == db.tables.c.id)
                .where(db.seats.c.guest == guest, db.seats.c.kind == "person")
                .where(db.tables.c.phase == "over", db.tables.c.tallied.is_(False))
                .distinct()
            )
            return [(row.id, row.changed) for row in rows]

    async def add_missing(self, table: str, results: Sequence[Result], at: int) -> None:
        """Store the results of a table that ended before results were stored, once.

        If one of its guests was deleted meanwhile, a later request tries again.
        """
        with suppress(IntegrityError, Refusal):
            await self._add_missing(table, results, at)

    async def _add_missing(self, table: str, results: Sequence[Result], at: int) -> None:
        async with self._database.begin() as connection:
            existing = await connection.execute(select(db.results.c.seat).where(db.results.c.table == table))
            if results and existing.first() is None:
                await connection.execute(insert(db.results), [result_values(each, at) for each in results])
            await connection.execute(update(db.tables).where(db.tables.c.id == table).values(tallied=True))


def store_results(connection: Connection, table: str, results: Sequence[Result], at: int) -> None:
    """Replace the results of a table, in the transaction of the command that ends or reopens its game."""
    connection.execute(delete(db.results).where(db.results.c.table == table))
    if results:
        connection.execute(insert(db.results), [result_values(each, at) for each in results])


def result_values(result: Result, at: int) -> dict[str, object]:
    """Return the columns of a result; `at` is when the game ended."""
    values = msgspec.structs.asdict(result)
    return {**values, **{name: encode(values[name]).decode() for name in JSON_COLUMNS}, "ended": at}


def result_from(row: RowMapping) -> Result:
    fields = {name: row[name] for name in Result.__struct_fields__}
    return msgspec.convert({**fields, **{name: decode(row[name]) for name in JSON_COLUMNS}}, Result)
