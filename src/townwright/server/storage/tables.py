"""Tables in the database: their settings, commands, seats and watchers, and lists of them."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from townwright.core.match_file import MATCH_SEED_LIMIT
from townwright.core.registry import games
from townwright.server.storage import schema as db
from townwright.server.storage.commands import Command
from townwright.server.storage.database import Database, now
from townwright.server.storage.records import Description, SeatState, StartingPoint
from townwright.server.wire.fields import Phase
from townwright.server.wire.scores import Score

#: Maximum number of tables in a list.
MAX_LISTED = 200
#: Columns that need no conversion: those of a description, and those of a table in a list.
PLAIN_COLUMNS = ("id", "game", "rules", "players", "owner", "origin", "occasion", "hints")
LISTED_COLUMNS = ("id", "game", "rules", "phase", "turn", "number", "changed", "next", "occasion", "hints")

encode, decode = msgspec.json.encode, msgspec.json.decode


class StoredTable(Struct, frozen=True):
    """A table as it is stored."""

    description: Description
    seats: list[SeatState]
    commands: list[Command]
    snapshot: tuple[int, bytes] | None
    phase: Phase
    score: Score | None


class ListedTable(Struct, frozen=True):
    """A table in a guest's list."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    phase: Phase
    turn: int | None
    number: int
    changed: int
    next: str | None
    occasion: str | None
    hints: bool
    score: Score | None
    seats: list[SeatState]


class TableStore:
    """Reads and writes tables, seats and watchers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self,
        description: Description,
        seats: Sequence[SeatState],
        is_game: bool = True,
        start: Command | None = None,
        phase: Phase = "open",
        turn: int | None = None,
        score: Score | None = None,
    ) -> None:
        """Add a table with its seats and, if it has started, the command that started it.

        A table that is not a game is neither listed nor counted.
        """
        at = now()
        values = {
            **{name: getattr(description, name) for name in PLAIN_COLUMNS},
            "seed": to_signed(description.seed),
            "options": encode(description.options).decode(),
            "corrections": None if description.corrections is None else encode(description.corrections).decode(),
            "opening": description.starting_point.encode(),
            "phase": phase,
            "turn": turn,
            "number": 0 if start is None else 1,
            "created": at,
            "changed": at,
            "lease_until": 0,
            "tallied": True,
            "exercise": None if is_game else description.starting_point.key,
            "score": encoded_score(score),
        }
        async with self._database.begin() as connection:
            await connection.execute(insert(db.tables), values)
            await connection.execute(insert(db.seats), [seat_values(description.id, seat) for seat in seats])
            if start is not None:
                data = encode(start).decode()
                await connection.execute(
                    insert(db.commands), {"table": description.id, "number": 1, "at": at, "data": data}
                )

    async def find(self, id: str) -> StoredTable | None:
        """Return a table with all its commands."""
        async with self._database.connect() as connection:
            row = (await connection.execute(select(db.tables).where(db.tables.c.id == id))).mappings().first()
            if row is None:
                return None
            snapshot = (
                await connection.execute(
                    select(db.snapshots.c.number, db.snapshots.c.data).where(db.snapshots.c.table == id)
                )
            ).first()
            rows = await connection.execute(
                select(db.commands.c.data).where(db.commands.c.table == id).order_by(db.commands.c.number)
            )
            commands = [decode(data, type=Command) for data in rows.scalars()]
            seats = await seats_of(connection, [id])
        description = Description(
            **{name: row[name] for name in PLAIN_COLUMNS},
            seed=to_unsigned(row["seed"]),
            options=decode(row["options"]),
            corrections=None if row["corrections"] is None else decode(row["corrections"]),
            starting_point=StartingPoint.decode(row["opening"]),
        )
        score = decoded_score(row["score"])
        latest = (snapshot.number, snapshot.data) if snapshot else None
        return StoredTable(description, seats[id], commands, latest, row["phase"], score)

    async def board_at(self, id: str, guest: str) -> str | None:
        """Return the game whose board a guest sees at a table; None for strangers, or if there is no board."""
        has_board = (db.tables.c.id == id) & (db.tables.c.phase != "open") & has_current_rules()
        async with self._database.connect() as connection:
            game: str | None = (
                await connection.execute(select(db.tables.c.game).where(has_board, concerns(guest)))
            ).scalar()
            return game

    async def set_rules(self, id: str, rules: int) -> None:
        """Set the version of the rules by which a table that has not started is played."""
        async with self._database.begin() as connection:
            condition = (db.tables.c.id == id) & (db.tables.c.phase == "open")
            await connection.execute(update(db.tables).where(condition).values(rules=rules))

    # Lists

    async def list_for(self, guest: str) -> list[ListedTable]:
        """Return the games that a guest plays, watches or owns: unfinished ones first, the most recent first."""
        async with self._database.connect() as connection:
            rows = await connection.execute(
                select(db.tables)
                .where(concerns(guest), db.is_game())
                .order_by(db.tables.c.phase == "over", db.tables.c.changed.desc())
                .limit(MAX_LISTED)
            )
            tables = list(rows.mappings())
            seats = await seats_of(connection, [row["id"] for row in tables])
        return [
            ListedTable(
                **{name: row[name] for name in LISTED_COLUMNS},
                options=decode(row["options"]),
                score=decoded_score(row["score"]),
                seats=seats.get(row["id"], []),
            )
            for row in tables
        ]

    async def ids_of(self, guest: str) -> dict[str, bool]:
        """Return the ids of all tables that a guest plays at, watches or owns, and whether each is over."""
        async with self._database.connect() as connection:
            rows = await connection.execute(select(db.tables.c.id, db.tables.c.phase).where(concerns(guest)))
            return {row.id: row.phase == "over" for row in rows}

    async def count_towards_limit(self, guest: str) -> int:
        """Return the number of a guest's own games that count towards the limit on tables.

        These are unfinished games and imported ones, except those whose rules have changed.
        """
        seated = exists().where(db.seats.c.table == db.tables.c.id, db.seats.c.guest.is_not(None))
        async with self._database.connect() as connection:
            count = await connection.execute(
                select(func.count()).where(
                    db.tables.c.owner == guest,
                    or_(db.tables.c.phase != "over", ~seated),
                    db.is_game(),
                    has_current_rules(),
                )
            )
            return int(count.scalar_one())

    async def unfinished_on(self, guest: str, occasion: str, game: str) -> str | None:
        """Return the id of a guest's unfinished table for an occasion, or None."""
        table = db.tables.c
        async with self._database.connect() as connection:
            rows = await connection.execute(
                select(table.id)
                .where(table.owner == guest, table.occasion == occasion, table.game == game, table.phase != "over")
                .where(has_current_rules())
                .order_by(table.changed.desc())
            )
            return rows.scalars().first()

    async def latest_occasion(self, prefix: str) -> str | None:
        """Return the last occasion, in alphabetical order, that begins with a prefix."""
        occasion = db.tables.c.occasion
        async with self._database.connect() as connection:
            rows = await connection.execute(select(func.max(occasion)).where(occasion.startswith(prefix)))
            latest: str | None = rows.scalar_one_or_none()
            return latest

    # Seats and watchers

    async def is_watcher(self, table: str, guest: str) -> bool:
        async with self._database.connect() as connection:
            rows = await connection.execute(
                select(db.watchers.c.guest).where(db.watchers.c.table == table, db.watchers.c.guest == guest)
            )
            return rows.first() is not None

    async def add_watcher(self, table: str, guest: str) -> None:
        async with self._database.begin(table) as connection:
            await connection.execute(
                delete(db.watchers).where(db.watchers.c.table == table, db.watchers.c.guest == guest)
            )
            await connection.execute(insert(db.watchers), {"table": table, "guest": guest})

    async def leave(self, table: str, guest: str, new_owner: str | None) -> None:
        """Remove a guest from a table's watchers; if they own the table, it passes to `new_owner`.

        A table without guests is deleted.
        """
        condition = db.tables.c.id == table
        seated = exists().where(db.seats.c.table == table, db.seats.c.guest.is_not(None))
        watched = exists().where(db.watchers.c.table == table)
        async with self._database.begin() as connection:
            await connection.execute(
                delete(db.watchers).where(db.watchers.c.table == table, db.watchers.c.guest == guest)
            )
            await connection.execute(
                update(db.tables).where(condition, db.tables.c.owner == guest).values(owner=new_owner)
            )
            await connection.execute(delete(db.tables).where(condition, db.tables.c.owner.is_(None), ~seated, ~watched))


async def seats_of(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[SeatState]]:
    """Return the seats of tables, by table."""
    rows = await connection.execute(
        select(db.seats).where(db.seats.c.table.in_(ids)).order_by(db.seats.c.table, db.seats.c.seat)
    )
    seats: dict[str, list[SeatState]] = {}
    for row in rows.mappings():
        fields = {name: row[name] for name in ("seat", "kind", "guest", "name", "level", "confirm")}
        seats.setdefault(row["table"], []).append(SeatState(**fields))
    return seats


UPDATE_SEAT = (
    update(db.seats)
    .where(db.seats.c.table == bindparam("to_table"), db.seats.c.seat == bindparam("to_seat"))
    .values({name: bindparam(f"to_{name}") for name in ("kind", "guest", "name", "level", "confirm")})
)


def seat_values(table: str, seat: SeatState, prefix: str = "") -> dict[str, object]:
    """Return the columns of a seat."""
    values = {"table": table, **msgspec.structs.asdict(seat)}
    return {prefix + name: value for name, value in values.items()}


def to_signed(seed: int) -> int:
    """Return a seed as the database stores it: the same 64 bits, as a signed number."""
    return seed - MATCH_SEED_LIMIT if seed >= MATCH_SEED_LIMIT // 2 else seed


def to_unsigned(stored: int) -> int:
    """Return the seed that `to_signed` stored."""
    return stored % MATCH_SEED_LIMIT


def encoded_score(score: Score | None) -> str | None:
    return None if score is None else encode(score).decode()


def decoded_score(stored: str | None) -> Score | None:
    return None if stored is None else decode(stored, type=Score)


def concerns(guest: str) -> ColumnElement[bool]:
    """Return the condition that a guest sits at the table, watches it or owns it."""
    seated = exists().where(db.seats.c.table == db.tables.c.id, db.seats.c.guest == guest)
    watching = exists().where(db.watchers.c.table == db.tables.c.id, db.watchers.c.guest == guest)
    return or_(seated, watching, db.tables.c.owner == guest)


def has_current_rules() -> ColumnElement[bool]:
    """Return the condition that a table has the current rules of its game, so it can be played."""
    table = db.tables.c
    return or_(*((table.game == each.name) & (table.rules == each.version) for each in games().values()))
