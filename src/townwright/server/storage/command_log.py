"""The log of commands. A command is acknowledged only after it is on disk."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, create_engine, delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError

from townwright.server.storage import schema as db
from townwright.server.storage.commands import Command
from townwright.server.storage.database import Database, is_broken_reference, notify_statement, now, set_pragmas
from townwright.server.storage.records import SeatState
from townwright.server.storage.results import Result, store_results
from townwright.server.storage.tables import UPDATE_SEAT, encoded_score, seat_values, seats_of
from townwright.server.wire.errors import Conflict, Refusal
from townwright.server.wire.fields import Phase
from townwright.server.wire.scores import Score

#: Maximum number of commands stored in one transaction.
MAX_BATCH = 256
#: Seconds to wait for more commands: a transaction costs as much CPU time as the rules of an action.
GATHER_SECONDS = 0.01
#: Maximum size of a PostgreSQL notification, in bytes.
MAX_NOTICE_BYTES = 7999

encode, decode = msgspec.json.encode, msgspec.json.decode


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
    results: Sequence[Result] | None = None  # if it ends or reopens the game: all results of the table
    score: Score | None = None  # if it ends the game


Batch = list[tuple[Write, "asyncio.Future[None]"]]


class CommandLog:
    """Stores commands. Commands that arrive together share one transaction and one wait for the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._disk: Connection | None = None  # SQLite only: a connection of its own, used by one thread
        self._thread = ThreadPoolExecutor(1, "disk")
        self._queue: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start writing."""
        if not self._database.is_postgres:
            disk = create_engine(self._database.engine.url.set(drivername="sqlite"), hide_parameters=True)
            event.listen(disk, "connect", set_pragmas)
            self._disk = disk.connect()
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Store the queued commands, then stop."""
        await self._queue.join()
        if self._writer:
            self._writer.cancel()
        self._thread.shutdown()
        if self._disk is not None:
            self._disk.close()
            self._disk.engine.dispose()

    async def append(self, write: Write) -> None:
        """Store a command; return once it is on the disk. Raise `Conflict` if its number is taken."""
        future = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((write, future))
        await future

    async def after(self, id: str, number: int) -> tuple[list[Command], list[SeatState]]:
        """Return the commands of a table after a number, and its seats now."""
        async with self._database.connect() as connection:
            rows = await connection.execute(
                select(db.commands.c.data)
                .where(db.commands.c.table == id, db.commands.c.number > number)
                .order_by(db.commands.c.number)
            )
            commands = [decode(data, type=Command) for data in rows.scalars()]
            return commands, (await seats_of(connection, [id])).get(id, [])

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            await asyncio.sleep(GATHER_SECONDS)
            while len(batch) < MAX_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._store(batch)
            except Exception as error:
                resolve(batch, error)
            for _ in batch:
                self._queue.task_done()

    async def _store(self, batch: Batch) -> None:
        """Store a batch in one transaction; if a constraint fails, each command in its own."""
        try:
            await self._commit([write for write, _ in batch])
        except IntegrityError as error:
            if len(batch) > 1:
                for each in batch:
                    await self._store([each])
                return
            is_deleted = is_broken_reference(error) and not await self._database.has_table(batch[0][0].table)
            resolve(batch, Refusal("missing", "server-no-table") if is_deleted else Conflict())
        else:
            resolve(batch, None)

    async def _commit(self, writes: list[Write]) -> None:
        if self._disk is None:
            async with self._database.engine.begin() as connection:
                await connection.run_sync(self._execute, writes)
        else:
            async with self._database.write_lock:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_to, self._disk, writes)

    def _commit_to(self, disk: Connection, writes: list[Write]) -> None:
        """Run all statements in one call to the thread; one call each would take longer than the disk write."""
        with disk.begin():
            self._execute(disk, writes)

    def _execute(self, connection: Connection, writes: list[Write]) -> None:
        at = now()
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
        if self._database.is_postgres:
            connection.execute(notify_statement([notice(self._database.process_id, each) for each in writes]))


def notice(process: str, write: Write) -> str:
    """Return the notification about a command.

    It includes the command, unless that is too large, or seats have changed and must be read from the database.
    """
    short = {"from": process, "table": write.table, "number": write.number}
    with_command = encode({**short, "command": write.command})
    return (encode(short) if write.seats or len(with_command) > MAX_NOTICE_BYTES else with_command).decode()


def resolve(batch: Batch, error: Exception | None) -> None:
    """Resolve the futures of a batch: it is stored, or an error says why not."""
    for _, future in batch:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)


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
        lease_until=0,  # free: any process may run the bot that is to move now
    )
)
UPDATE_SCORE = update(db.tables).where(db.tables.c.id == bindparam("of")).values(score=bindparam("to_score"))
