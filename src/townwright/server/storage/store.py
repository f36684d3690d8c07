"""What is kept: guests, tables, commands. An answer comes only after what it acknowledges is stored for good.

Results and puzzles have stores of their own, which this one opens.
"""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    ARRAY,
    Connection,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from townwright.core.registry import games
from townwright.server.storage import database
from townwright.server.storage import schema as db
from townwright.server.storage.commands import Command
from townwright.server.storage.migrate import migrate
from townwright.server.storage.puzzles import PuzzleStore
from townwright.server.storage.records import Description, Opening, SeatState
from townwright.server.storage.results import Result, ResultStore, store_results
from townwright.server.wire.errors import Refusal
from townwright.server.wire.fields import Phase
from townwright.server.wire.from_server import Talk
from townwright.server.wire.scores import Score

#: The channel over which processes on one PostgreSQL tell each other what has changed.
CHANNEL = "townwright"
#: Most commands that are stored in one transaction.
BATCH = 256
#: Most bytes that PostgreSQL takes as one notice.
NOTICE = 7999
#: How much talk a newcomer is told.
RECENT_TALK = 50
#: So many most recent tables are listed.
LISTED = 200
#: What is stored of a table as it is, and what is listed as it is stored.
PLAIN = ("id", "game", "rules", "players", "seed", "owner", "origin", "occasion")
LISTED_PLAIN = ("id", "game", "rules", "phase", "turn", "number", "changed", "next", "puzzle", "occasion")
encode, decode = msgspec.json.encode, msgspec.json.decode


class Conflict(Exception):
    """Somebody else has stored a command of this number."""


class Guest(Struct, frozen=True):
    """A person without an account."""

    id: str
    name: str
    confirm: bool


class Write(Struct, frozen=True):
    """A command to be stored, and what it changes about its table."""

    table: str
    number: int
    command: Command
    phase: Phase
    turn: int | None
    next: str | None = None
    seats: Sequence[SeatState] = ()
    snapshot: bytes | None = None
    results: Sequence[Result] | None = None  # where it ends or reopens the game: all the results of the table
    score: Score | None = None  # where it ends the game


class Stored(Struct, frozen=True):
    """A table as it is stored."""

    description: Description
    seats: list[SeatState]
    commands: list[Command]
    snapshot: tuple[int, bytes] | None
    phase: Phase
    score: Score | None


class Listed(Struct, frozen=True):
    """A table in somebody's list."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    phase: Phase
    turn: int | None
    number: int
    changed: int
    next: str | None
    puzzle: str | None
    occasion: str | None
    seats: list[SeatState]


def new_id() -> str:
    return secrets.token_urlsafe(9)


def digest(token: str) -> str:
    """What is stored of a secret. Secrets are long and random, so one round of hashing is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Store:
    """The database. All commands of a moment are stored in one transaction: one wait for the disk serves them all."""

    def __init__(self, url: str, process: str) -> None:
        self.process = process
        self.is_postgres = url.startswith("postgresql")
        options: dict[str, Any] = {"pool_size": 8, "pool_pre_ping": True} if self.is_postgres else {}
        self.engine = create_async_engine(url, hide_parameters=True, **options)
        self._disk: Connection | None = None  # SQLite's own way to the disk, with a thread that does nothing else
        if not self.is_postgres:
            self._thread = ThreadPoolExecutor(1, "disk")
            event.listen(self.engine.sync_engine, "connect", careful)
        self._one_writer = asyncio.Lock()
        self.results = ResultStore(self.engine, self._begin)
        self.puzzles = PuzzleStore(self.engine, self._begin)
        self._queue: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database to the newest version and begin to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        if not self.is_postgres:
            disk = create_engine(self.engine.url.set(drivername="sqlite"), hide_parameters=True)
            event.listen(disk, "connect", careful)
            self._disk = disk.connect()
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Store what is waiting, then stop."""
        await self._queue.join()
        if self._writer:
            self._writer.cancel()
        await self.engine.dispose()
        if self._disk is not None:
            self._thread.shutdown()
            self._disk.close()
            self._disk.engine.dispose()

    async def works(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(select(literal(1)))
        except Exception:
            return False
        return True

    @asynccontextmanager
    async def _begin(self, table: str | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction, for something of a table or of a guest alone. SQLite has one writer at a time: the others wait
        here and not inside it. What belongs to a table or a guest deleted in that very moment is refused."""
        try:
            async with nullcontext() if self.is_postgres else self._one_writer, self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            if not is_broken_reference(error):
                raise
            if table is not None and not await self._has(table):
                raise Refusal("missing", "server-no-table") from None
            raise Refusal("no-guest", "server-no-guest") from None

    # Commands

    async def append(self, write: Write) -> None:
        """Store a command; returns once it cannot be lost any more."""
        stored = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((write, stored))
        await stored

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._settle(batch)
            except Exception as error:
                answer(batch, error)
            for _ in batch:
                self._queue.task_done()

    async def _settle(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """Store a batch as a whole; if one of them cannot be stored, each for itself."""
        try:
            await self._commit([write for write, _ in batch])
        except IntegrityError as error:
            if len(batch) > 1:
                for each in batch:
                    await self._settle([each])
                return
            gone = is_broken_reference(error) and not await self._has(batch[0][0].table)
            answer(batch, Refusal("missing", "server-no-table") if gone else Conflict())
        else:
            answer(batch, None)

    async def _commit(self, writes: list[Write]) -> None:
        if self._disk is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(self._store, writes)
        else:
            async with self._one_writer:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_to, self._disk, writes)

    def _commit_to(self, disk: Connection, writes: list[Write]) -> None:
        """Everything in one go: going to the thread and back for every statement would take longer than the disk."""
        with disk.begin():
            self._store(disk, writes)

    def _store(self, connection: Connection, writes: list[Write]) -> None:
        at = database.now()
        rows = [
            {"table": each.table, "number": each.number, "at": at, "data": encode(each.command).decode()}
            for each in writes
        ]
        connection.execute(INSERT_COMMAND, rows)
        connection.execute(
            UPDATE_TABLE,
            [
                {
                    "of": each.table,
                    "to_number": each.number,
                    "to_phase": each.phase,
                    "to_turn": each.turn,
                    "to_next": each.next,
                    "at": at,
                }
                for each in writes
            ],
        )
        snapshots = {each.table: each for each in writes if each.snapshot}
        if snapshots:
            connection.execute(delete(db.snapshots).where(db.snapshots.c.table.in_(snapshots)))
            connection.execute(
                insert(db.snapshots),
                [{"table": each.table, "number": each.number, "data": each.snapshot} for each in snapshots.values()],
            )
        seats = [(each.table, seat) for each in writes for seat in each.seats]
        if seats:
            connection.execute(UPDATE_SEAT, [seat_values(table, seat, "to_") for table, seat in seats])
        for each in writes:
            if each.results is not None:
                store_results(connection, each.table, each.results, at)
                connection.execute(UPDATE_SCORE, {"of": each.table, "to_score": encoded_score(each.score)})
        if self.is_postgres:
            connection.execute(notices([self._notice(each) for each in writes]))

    def _notice(self, write: Write) -> str:
        """What other processes are told of a command: the whole of it if there is room, so that they need not ask."""
        told = {"from": self.process, "table": write.table, "number": write.number}
        whole = encode({**told, "command": write.command})
        return (encode(told) if write.seats or len(whole) > NOTICE else whole).decode()

    async def tell(self, message: dict[str, Any]) -> None:
        """Tell the other processes something that is not stored."""
        if self.is_postgres:
            async with self.engine.begin() as connection:
                await connection.execute(notices([encode({"from": self.process, **message}).decode()]))

    # Tables

    async def add_table(self, made: Description, seats: Sequence[SeatState], commands: Sequence[Write]) -> None:
        """A new table with its seats, and the commands that have started it."""
        at = database.now()
        values = {
            **{name: getattr(made, name) for name in PLAIN},
            "options": encode(made.options).decode(),
            "corrections": None if made.corrections is None else encode(made.corrections).decode(),
            "opening": encode(made.opening).decode(),
            "phase": commands[-1].phase if commands else "open",
            "turn": commands[-1].turn if commands else None,
            "number": len(commands),
            "created": at,
            "changed": at,
            "thinks_until": 0,
            "tallied": True,
            "puzzle": made.opening.puzzle,
            "score": encoded_score(commands[-1].score) if commands else None,
        }
        async with self._begin() as connection:
            await connection.execute(insert(db.tables), values)
            await connection.execute(insert(db.seats), [seat_values(made.id, seat) for seat in seats])
            for each in commands:
                data = encode(each.command).decode()
                await connection.execute(
                    insert(db.commands), {"table": made.id, "number": each.number, "at": at, "data": data}
                )

    async def table(self, id: str) -> Stored | None:
        """A table with all its commands."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(db.tables).where(db.tables.c.id == id))).mappings().first()
            if row is None:
                return None
            snapshot = (
                await connection.execute(
                    select(db.snapshots.c.number, db.snapshots.c.data).where(db.snapshots.c.table == id)
                )
            ).first()
            found = await connection.execute(
                select(db.commands.c.data).where(db.commands.c.table == id).order_by(db.commands.c.number)
            )
            commands = [decode(data, type=Command) for data in found.scalars()]
            seats = await self._seats(connection, [id])
        made = Description(
            **{name: row[name] for name in PLAIN},
            options=decode(row["options"]),
            corrections=None if row["corrections"] is None else decode(row["corrections"]),
            opening=decode(row["opening"], type=Opening),
        )
        score = None if row["score"] is None else decode(row["score"], type=Score)
        kept = (snapshot.number, snapshot.data) if snapshot else None
        return Stored(made, seats[id], commands, kept, row["phase"], score)

    async def set_rules(self, id: str, rules: int) -> None:
        """A table that has not begun yet is played by these rules."""
        async with self._begin() as connection:
            here = (db.tables.c.id == id) & (db.tables.c.phase == "open")
            await connection.execute(update(db.tables).where(here).values(rules=rules))

    async def _has(self, id: str) -> bool:
        """Whether there still is such a table."""
        async with self.engine.connect() as connection:
            return (await connection.execute(select(db.tables.c.id).where(db.tables.c.id == id))).first() is not None

    async def commands_after(self, id: str, number: int) -> tuple[list[Command], list[SeatState]]:
        """What has happened at a table since a number, and who sits there now."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(db.commands.c.data)
                .where(db.commands.c.table == id, db.commands.c.number > number)
                .order_by(db.commands.c.number)
            )
            commands = [decode(data, type=Command) for data in found.scalars()]
            return commands, (await self._seats(connection, [id])).get(id, [])

    async def _seats(self, connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[SeatState]]:
        rows = await connection.execute(
            select(db.seats).where(db.seats.c.table.in_(ids)).order_by(db.seats.c.table, db.seats.c.seat)
        )
        found: dict[str, list[SeatState]] = {}
        for row in rows.mappings():
            fields = {name: row[name] for name in ("seat", "kind", "guest", "name", "level", "confirm")}
            found.setdefault(row["table"], []).append(SeatState(**fields))
        return found

    async def tables_of(self, guest: str) -> list[Listed]:
        """The tables at which a guest sits or watches: those that are not over first, and of these the latest."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(db.tables)
                .where(concerns(guest))
                .order_by(db.tables.c.phase == "over", db.tables.c.changed.desc())
                .limit(LISTED)
            )
            tables = list(rows.mappings())
            seats = await self._seats(connection, [row["id"] for row in tables])
        return [
            Listed(
                **{name: row[name] for name in LISTED_PLAIN},
                options=decode(row["options"]),
                seats=seats.get(row["id"], []),
            )
            for row in tables
        ]

    async def all_tables_of(self, guest: str) -> dict[str, bool]:
        """All tables at which a guest sits or watches, and whether they are over."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(db.tables.c.id, db.tables.c.phase).where(concerns(guest)))
            return {row.id: row.phase == "over" for row in rows}

    async def count_open(self, guest: str) -> int:
        """How many tables of a guest's own are not over, or are there only to be looked at: nobody ever sat at them.
        Neither puzzles nor tables whose rules have changed count."""
        seated = exists().where(db.seats.c.table == db.tables.c.id, db.seats.c.guest.is_not(None))
        async with self.engine.connect() as connection:
            counted = await connection.execute(
                select(func.count()).where(
                    db.tables.c.owner == guest,
                    or_(db.tables.c.phase != "over", ~seated),
                    db.tables.c.puzzle.is_(None),
                    has_current_rules(),
                )
            )
            return int(counted.scalar_one())

    async def unfinished_on(self, guest: str, occasion: str, game: str) -> str | None:
        """The table that a guest has opened for an occasion and can still finish."""
        table = db.tables.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(table.id)
                .where(table.owner == guest, table.occasion == occasion, table.game == game, table.phase != "over")
                .where(has_current_rules())
                .order_by(table.changed.desc())
            )
            return found.scalars().first()

    async def set_seat(self, table: str, seat: SeatState) -> None:
        """Who has a seat, where no command needs to be counted."""
        async with self._begin() as connection:
            await connection.execute(UPDATE_SEAT, seat_values(table, seat, "to_"))

    async def is_watcher(self, table: str, guest: str) -> bool:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(db.watchers.c.guest).where(db.watchers.c.table == table, db.watchers.c.guest == guest)
            )
            return found.first() is not None

    async def add_watcher(self, table: str, guest: str) -> None:
        async with self._begin(table) as connection:
            await connection.execute(
                delete(db.watchers).where(db.watchers.c.table == table, db.watchers.c.guest == guest)
            )
            await connection.execute(insert(db.watchers), {"table": table, "guest": guest})

    async def leave(self, table: str, guest: str, heir: str | None) -> None:
        """A guest, who has no seat at a table any more, watches it no more and owns it no more; it is somebody else's
        then, or nobody's. A table that nobody can come back to is deleted."""
        here = db.tables.c.id == table
        seated = exists().where(db.seats.c.table == table, db.seats.c.guest.is_not(None))
        watched = exists().where(db.watchers.c.table == table)
        async with self._begin() as connection:
            await connection.execute(
                delete(db.watchers).where(db.watchers.c.table == table, db.watchers.c.guest == guest)
            )
            await connection.execute(update(db.tables).where(here, db.tables.c.owner == guest).values(owner=heir))
            await connection.execute(delete(db.tables).where(here, db.tables.c.owner.is_(None), ~seated, ~watched))

    # Bots

    async def bots_waiting(self) -> list[str]:
        """Running tables at which it is a bot's turn and no process thinks for it, except where only bots sit."""
        others = db.seats.alias()
        people = exists().where(
            others.c.table == db.tables.c.id, or_(others.c.kind != "bot", others.c.name.is_not(None))
        )
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(db.tables.c.id)
                .join(db.seats, (db.seats.c.table == db.tables.c.id) & (db.seats.c.seat == db.tables.c.turn))
                .where(
                    db.tables.c.phase == "running",
                    db.tables.c.puzzle.is_(None),
                    db.seats.c.kind == "bot",
                    db.tables.c.thinks_until < database.now(),
                    people,
                    has_current_rules(),
                )
            )
            return list(found.scalars())

    async def claim_thinking(self, table: str, seconds: float) -> bool:
        """Take it upon this process to think for a table; false if another one does already."""
        if not self.is_postgres:
            return True
        free = or_(db.tables.c.thinks_until < database.now(), db.tables.c.thinker == self.process)
        async with self._begin() as connection:
            done = await connection.execute(
                update(db.tables)
                .where(db.tables.c.id == table, free)
                .values(thinker=self.process, thinks_until=database.now() + int(seconds * 1000))
            )
            return done.rowcount == 1

    async def end_thinking(self, table: str) -> None:
        if self.is_postgres:
            async with self._begin() as connection:
                await connection.execute(
                    update(db.tables)
                    .where(db.tables.c.id == table, db.tables.c.thinker == self.process)
                    .values(thinks_until=0)
                )

    # People

    async def add_guest(self, name: str, confirm: bool) -> tuple[Guest, str]:
        """A new guest, and the secret of their cookie."""
        guest, token = Guest(new_id(), name, confirm), secrets.token_urlsafe(32)
        async with self._begin() as connection:
            await connection.execute(
                insert(db.guests),
                {"id": guest.id, "name": name, "confirm": confirm, "created": database.now(), "seen": database.now()},
            )
            await connection.execute(insert(db.tokens), {"digest": digest(token), "kind": "cookie", "guest": guest.id})
        return guest, token

    async def change_guest(self, guest: str, name: str, confirm: bool) -> None:
        async with self._begin() as connection:
            await connection.execute(
                update(db.guests).where(db.guests.c.id == guest).values(name=name, confirm=confirm)
            )

    async def touch_guests(self, seen: dict[str, int]) -> None:
        """These guests were here, and when."""
        if seen:
            async with self._begin() as connection:
                await connection.execute(UPDATE_SEEN, [{"of": guest, "at": at} for guest, at in seen.items()])

    async def name_of(self, guest: str) -> str:
        """The name of a guest; empty if there is no such guest."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(db.guests.c.name).where(db.guests.c.id == guest))
            return str(found.scalar_one_or_none() or "")

    async def seen(self, guest: str) -> int:
        """When a guest was last here; 0 if there is no such guest."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(db.guests.c.seen).where(db.guests.c.id == guest))
            return int(found.scalar_one_or_none() or 0)

    async def guest_by(self, token: str, kind: str = "cookie") -> Guest | None:
        """The guest whose secret this is."""
        wanted = digest(token)
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(
                    select(db.tokens.c.digest, db.guests.c.id, db.guests.c.name, db.guests.c.confirm)
                    .join(db.guests, db.guests.c.id == db.tokens.c.guest)
                    .where(db.tokens.c.digest == wanted, db.tokens.c.kind == kind, not_ended())
                )
            ).first()
        if row is None or not hmac.compare_digest(row.digest, wanted):
            return None
        return Guest(row.id, row.name, row.confirm)

    async def move_guest(self, token: str, before: str | None) -> tuple[Guest, str] | None:
        """Use up a device link: a cookie of its guest, who also gets what the device's own guest had."""
        guest = await self.guest_by(token, "device")
        if guest is None:
            return None
        cookie = secrets.token_urlsafe(32)
        async with self._begin() as connection:
            used = await connection.execute(delete(db.tokens).where(db.tokens.c.digest == digest(token)))
            if used.rowcount != 1:
                return None
            await connection.execute(insert(db.tokens), {"digest": digest(cookie), "kind": "cookie", "guest": guest.id})
            if before is not None and before != guest.id:
                owned = (
                    (db.tables, "owner"),
                    *((each, "guest") for each in (db.seats, db.talk, db.results, db.tokens)),
                )
                for table, column in owned:
                    await connection.execute(
                        update(table).where(table.c[column] == before).values(**{column: guest.id})
                    )
                watched = select(db.watchers.c.table).where(db.watchers.c.guest == guest.id)
                await connection.execute(
                    update(db.watchers)
                    .where(db.watchers.c.guest == before, db.watchers.c.table.not_in(watched))
                    .values(guest=guest.id)
                )
                known = select(db.puzzles.c.puzzle).where(db.puzzles.c.guest == guest.id)
                await connection.execute(
                    update(db.puzzles)
                    .where(db.puzzles.c.guest == before, db.puzzles.c.puzzle.not_in(known))
                    .values(guest=guest.id)
                )
                await connection.execute(delete(db.guests).where(db.guests.c.id == before))
        return guest, cookie

    async def delete_guest(self, guest: str) -> None:
        """Forget a guest, and every table at which nobody else sat."""
        other = exists().where(
            db.seats.c.table == db.tables.c.id, db.seats.c.guest.is_not(None), db.seats.c.guest != guest
        )
        watched = exists().where(db.watchers.c.table == db.tables.c.id, db.watchers.c.guest != guest)
        seated = exists().where(db.seats.c.table == db.tables.c.id, db.seats.c.guest == guest)
        alone = or_(seated, db.tables.c.owner == guest) & ~other & ~watched
        async with self._begin() as connection:
            await connection.execute(delete(db.tables).where(alone))
            await connection.execute(update(db.seats).where(db.seats.c.guest == guest).values(guest=None, name=None))
            await connection.execute(delete(db.guests).where(db.guests.c.id == guest))

    async def add_link(self, kind: str, seconds: int | None, guest: str | None, table: str | None) -> tuple[str, int]:
        """A new secret that stands for a guest or a table."""
        token, ends = secrets.token_urlsafe(32), None if seconds is None else database.now() // 1000 + seconds
        async with self._begin(table) as connection:
            await connection.execute(delete(db.tokens).where(~not_ended()))
            await connection.execute(
                insert(db.tokens),
                {"digest": digest(token), "kind": kind, "guest": guest, "table": table, "ends": ends},
            )
        return token, ends or 0

    async def table_by(self, token: str) -> tuple[str, str] | None:
        """The table that an invitation or a watchers' link stands for, and which of both it is."""
        row = await self._link(token, "invite", "watch")
        return row and (row.table, row.kind)

    async def challenge_by(self, token: str) -> tuple[str, str] | None:
        """The table that a challenge was made from, and the guest who made it."""
        row = await self._link(token, "challenge")
        return row and (row.table, row.guest)

    async def _link(self, token: str, *kinds: str) -> Any:
        """What a secret of these kinds stands for, if it is good."""
        wanted = digest(token)
        asked = select(db.tokens).where(db.tokens.c.digest == wanted, db.tokens.c.kind.in_(kinds), not_ended())
        async with self.engine.connect() as connection:
            row = (await connection.execute(asked)).first()
        return row if row is not None and hmac.compare_digest(row.digest, wanted) else None

    # Talk and analyses

    async def say(self, table: str, seat: int, guest: str, text: str) -> Talk:
        at = database.now()
        async with self._begin(table) as connection:
            done = await connection.execute(
                insert(db.talk), {"table": table, "seat": seat, "guest": guest, "text": text, "at": at}
            )
            assert done.inserted_primary_key is not None
            return Talk(int(done.inserted_primary_key[0]), seat, text, at)

    async def recent_talk(self, table: str) -> list[Talk]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(db.talk).where(db.talk.c.table == table).order_by(db.talk.c.id.desc()).limit(RECENT_TALK)
            )
            return [Talk(row["id"], row["seat"], row["text"], row["at"]) for row in rows.mappings()][::-1]

    async def analysis(self, table: str) -> tuple[str, str | None, int] | None:
        """How far the analysis of a table is, its result, and when it was started."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(db.analyses).where(db.analyses.c.table == table))).first()
            return (row.state, row.result, row.started) if row else None

    async def set_analysis(self, table: str, state: str, result: str | None = None) -> None:
        async with self._begin(table) as connection:
            await connection.execute(delete(db.analyses).where(db.analyses.c.table == table))
            await connection.execute(
                insert(db.analyses), {"table": table, "state": state, "result": result, "started": database.now()}
            )


INSERT_COMMAND = insert(db.commands)
UPDATE_TABLE = (
    update(db.tables)
    .where(db.tables.c.id == bindparam("of"))
    .values(
        number=bindparam("to_number"),
        phase=bindparam("to_phase"),
        turn=bindparam("to_turn"),
        next=bindparam("to_next"),
        changed=bindparam("at"),
        thinks_until=0,
    )
)
UPDATE_SCORE = update(db.tables).where(db.tables.c.id == bindparam("of")).values(score=bindparam("to_score"))
UPDATE_SEEN = (
    update(db.guests)
    .where(db.guests.c.id == bindparam("of"), db.guests.c.seen < bindparam("at"))
    .values(seen=bindparam("at"))
)
UPDATE_SEAT = (
    update(db.seats)
    .where(db.seats.c.table == bindparam("to_table"), db.seats.c.seat == bindparam("to_seat"))
    .values({name: bindparam(f"to_{name}") for name in ("kind", "guest", "name", "level", "confirm")})
)


def notices(told: list[str]) -> Any:
    """Tells the other processes, if and only if the transaction is stored."""
    each = func.unnest(bindparam("told", told, ARRAY(Text))).column_valued("each")
    return select(func.pg_notify(CHANNEL, each))


def seat_values(table: str, seat: SeatState, prefix: str = "") -> dict[str, Any]:
    values = {"table": table, **msgspec.structs.asdict(seat)}
    return {prefix + name: value for name, value in values.items()}


def concerns(guest: str) -> Any:
    """A guest sits or watches at a table, or owns it."""
    seated = exists().where(db.seats.c.table == db.tables.c.id, db.seats.c.guest == guest)
    watching = exists().where(db.watchers.c.table == db.tables.c.id, db.watchers.c.guest == guest)
    return or_(seated, watching, db.tables.c.owner == guest)


def has_current_rules() -> Any:
    """The rules of a table are those that its game has now: it can be played and replayed."""
    table = db.tables.c
    return or_(*((table.game == each.name) & (table.rules == each.version) for each in games().values()))


def encoded_score(score: Score | None) -> str | None:
    return None if score is None else encode(score).decode()


def is_broken_reference(error: IntegrityError) -> bool:
    """Whether something was to be stored for somebody, or something, that is not there any more."""
    found = {getattr(error.orig, name, None) for name in ("sqlite_errorname", "sqlstate")}
    return not found.isdisjoint({"SQLITE_CONSTRAINT_FOREIGNKEY", "23503"})


def not_ended() -> Any:
    return or_(db.tokens.c.ends.is_(None), db.tokens.c.ends > database.now() // 1000)


def answer(batch: Sequence[tuple[Write, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, stored in batch:
        if stored.done():
            continue
        if error is None:
            stored.set_result(None)
        else:
            stored.set_exception(error)


def careful(connection: Any, _: Any) -> None:
    """SQLite loses nothing that it has acknowledged, even when the power fails."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=60000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
