"""The hall: the tables in memory, who looks at them, and the bots that think for them.

Every change of a table goes through `commit`: stored first, then shown. What other processes have stored arrives over
the channels and is followed.
"""

import asyncio
import os
import time
import weakref
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import msgspec
import structlog
from litestar.channels import ChannelsPlugin

from townwright.bots import searches
from townwright.core.registry import game
from townwright.server import metrics
from townwright.server.settings import Settings
from townwright.server.storage.commands import Command
from townwright.server.storage.records import Description, SeatState
from townwright.server.storage.store import CHANNEL, Conflict, Store, Stored, Write
from townwright.server.tables import coaching, presentation, results, scores
from townwright.server.tables.people import People
from townwright.server.tables.seeds import Seeds
from townwright.server.tables.table import SNAPSHOTS, Table
from townwright.server.wire.errors import Refusal
from townwright.server.wire.from_server import FromServer, Presence, Warming
from townwright.server.workers.compiling import Compilation
from townwright.server.workers.thinking import Packed, Thinkers, packed

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode
#: Seconds for which a process thinks for a table before it has to say so again, and between looking for bots that
#: nobody thinks for.
LEASE, SWEEP = 6.0, 3.0
#: Seconds between telling who is here, and until that is forgotten.
TELLING, FORGETTING = 15.0, 40.0
#: Seconds between telling how far the search of a game is.
WARMING = 1.0
#: Seconds after which a table that nobody looks at leaves the memory.
IDLE = 120.0
#: Most messages that wait for one viewer; whoever is further behind is gone.
BACKLOG = 200
#: Most pairs of table and guest in one message between processes.
PAIRS = 100


class Stale(Exception):
    """The table is not what it was taken for; nothing has changed."""


class Viewer:
    """Somebody who looks at a table over a socket. A slow one is shown fewer states, never a wrong one."""

    def __init__(self, table: str, guest: str, watches: bool, since: int, send: Callable[[bytes], Awaitable[None]]):
        self.table, self.guest, self.watches = table, guest, watches
        self.sent = since
        self.looking: int | None = None
        self.reply: int | None = None
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._due = self._dismissed = False
        self._wake, self._idle = asyncio.Event(), asyncio.Event()

    def tell(self, message: FromServer) -> None:
        """Send a message as soon as possible."""
        self._outbox.append(encode(message))
        self._wake.set()

    def show(self) -> None:
        """Send the table's state as soon as possible."""
        self._due = True
        self._idle.clear()
        self._wake.set()

    async def shown(self) -> None:
        """Wait until the state has been sent."""
        await self._idle.wait()

    def dismiss(self) -> None:
        """The server stops: the viewer has to come back later."""
        self._dismissed = True
        self._wake.set()

    async def run(self, hall: "Hall", first: Sequence[FromServer]) -> None:
        """Send the state and some more, then whatever is to be sent, until the viewer is dismissed or falls behind."""
        await self._send(await self._state(hall))
        for message in first:
            self.tell(message)
        while len(self._outbox) < BACKLOG and not self._dismissed:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                await self._send(self._outbox.popleft())
            if self._due:
                self._due = False
                await self._send(await self._state(hall))
                if not self._due:
                    self._idle.set()

    async def _state(self, hall: "Hall") -> bytes:
        if (resting := hall.at_rest(self.table)) is not None:
            return self._shown(hall, resting)
        async with hall.at(self.table) as table:
            return self._shown(hall, table)

    def _shown(self, hall: "Hall", table: Table) -> bytes:
        if not self.watches and not table.is_member(self.guest):
            raise Refusal("missing", "server-no-table")
        reply, self.reply = self.reply, None
        connected = hall.connected_at(self.table)
        message = presentation.state(table, self.guest, self.looking, self.sent, connected, reply)
        self.sent = table.number
        metrics.STATES.inc()
        return encode(message)


class Hall:
    """All tables of this process."""

    def __init__(
        self, settings: Settings, store: Store, channels: ChannelsPlugin, people: People, thinkers: Thinkers
    ) -> None:
        self.settings, self.store, self.channels, self.people = settings, store, channels, people
        self.seeds = Seeds(settings.seed)
        self.compilation = Compilation(max(1, (os.cpu_count() or 1) // settings.workers))
        self.thinkers, self.analysts = thinkers, Thinkers(1, patient=True)
        self.advised: Counter[str] = Counter()
        self.viewers: dict[str, set[Viewer]] = {}
        self.connections: Counter[str] = Counter()
        self._tables: dict[str, Table] = {}
        self._used: dict[str, float] = {}
        self._alone: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self._thinking: dict[str, asyncio.Task[bool]] = {}
        self._elsewhere: dict[tuple[str, str], dict[str, float]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False

    # Beginning and ending

    async def open(self) -> None:
        await self.store.open()
        for work in (
            self.compilation.run(),
            self._tell_warming(),
            self._listen(),
            self._tell_who_is_here(),
            self._look_for_bots(),
        ):
            self.in_background(work)
        self.in_background(self._tidy())

    def dismiss(self) -> None:
        """The server is about to stop: everybody who looks on is sent away, to come back later."""
        self.stopping = True
        for viewers in self.viewers.values():
            for viewer in viewers:
                viewer.dismiss()

    async def close(self) -> None:
        """Stop thinking and listening; what is being stored is stored."""
        self.stopping = True
        tasks = [*self._tasks, *self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.stop()
        self.analysts.stop()
        await self.store.close()

    def in_background(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Tables

    @asynccontextmanager
    async def at(self, id: str, in_use: bool = True) -> AsyncIterator[Table]:
        """The table of that name, for oneself alone. Where it is not in use it may leave the memory all the same."""
        while True:
            table = self._tables.get(id) or await self._open(id)
            async with table.lock:
                if self._tables.get(id) is table:
                    if in_use or id not in self._used:
                        self._used[id] = time.monotonic()
                    yield table
                    return

    def at_rest(self, id: str) -> Table | None:
        """A table in memory that nobody is changing, to be looked at right now; it was used by whoever changed it."""
        table = self._tables.get(id)
        return None if table is None or table.lock.locked() else table

    async def _open(self, id: str) -> Table:
        """Open a stored table, once for all who wait for it."""
        async with self.alone(id):
            if id in self._tables:
                return self._tables[id]
            stored = await self.store.table(id)
            if stored is None:
                raise Refusal("missing", "server-no-table")
            table = Table(await self._description(stored), [msgspec.structs.replace(seat) for seat in stored.seats])
            if table.read_only:
                seats = len(stored.seats) + len(table.game.scripted(stored.description.options))
                told = stored.score or results.score_from(await self.store.results.at_table(id), seats)
                table.open_read_only(stored.commands, stored.phase, told if stored.phase == "over" else None)
            else:
                self.compilation.want(stored.description.game)
                table.open(stored.commands, stored.snapshot)
            table.seats = stored.seats
            self._tables[id] = table
            return table

    async def _description(self, stored: Stored) -> Description:
        """What a stored table is made of. Where nothing has been played yet, the present rules count."""
        made, rules = stored.description, game(stored.description.game).version
        if made.rules == rules or stored.phase != "open" or made.opening.actions:
            return made
        await self.store.set_rules(made.id, rules)
        return msgspec.structs.replace(made, rules=rules)

    def alone(self, doing: str) -> asyncio.Lock:
        """A lock on what must not be done twice at the same time; it is gone with those who do it or wait for it."""
        return self._alone.setdefault(doing, asyncio.Lock())

    def add(self, table: Table) -> None:
        """A table that has just been stored."""
        self._tables[table.description.id] = table
        self._used[table.description.id] = time.monotonic()
        self.wake_bot(table)

    def forget(self, id: str) -> None:
        """Take a table out of the memory: what is stored counts."""
        self._tables.pop(id, None)
        self._used.pop(id, None)

    async def commit(
        self,
        table: Table,
        command: Command,
        seats: Sequence[SeatState] = (),
        stored: Callable[[], None] = lambda: None,
    ) -> None:
        """Store what has been done at a table, then show it. If it cannot be stored, it has not happened."""
        id = table.description.id
        number = table.record(command)
        snapshot = (
            table.match.snapshot() if table.match and number % SNAPSHOTS == 0 and not table.match.can_redo else None
        )
        told = results.results_of(table) if table.turned_over else None
        score = scores.final_score(table) if table.turned_over else None
        write = Write(id, number, command, table.phase, table.turn, table.next, tuple(seats), snapshot, told, score)
        try:
            await self.store.append(write)
        except Conflict:
            self.forget(id)
            raise Stale from None
        except BaseException:
            self.forget(id)
            raise
        metrics.COMMANDS.labels(type(command).__name__.lower()).inc()
        stored()
        self.announce(table)

    async def catch_up(self, table: Table) -> None:
        """Follow what other processes have stored."""
        commands, seats = await self.store.commands_after(table.description.id, table.number)
        for command in commands:
            table.follow(command)
        table.seats = seats or table.seats
        table.cache.clear()

    def announce(self, table: Table) -> None:
        """A table has changed: show it, and let its bot think."""
        for viewer in self.viewers.get(table.description.id, ()):
            viewer.show()
        self.wake_bot(table)

    # Who is here

    def connected_at(self, table: str) -> Callable[[str], bool]:
        """Tells whether a guest looks at a table, here or at another process."""
        here = {viewer.guest for viewer in self.viewers.get(table, ())}

        def connected(guest: str) -> bool:
            return guest in here or bool(self._elsewhere.get((table, guest)))

        return connected

    @contextmanager
    def counted(self, guest: str) -> Iterator[None]:
        """One more socket of a guest, for as long as it is open."""
        limits = self.settings.limits
        if self.connections[guest] >= limits.connections or self.connections.total() >= limits.sockets:
            raise Refusal("too-much", "server-too-many-connections", most=limits.connections)
        with one_more(self.connections, guest):
            yield

    @contextmanager
    def advising(self, guest: str) -> Iterator[None]:
        """One more thing computed for a guest: nobody has too much computed at the same time."""
        if self.advised[guest] >= self.settings.limits.hints:
            raise Refusal("too-much", "server-slow-down")
        with one_more(self.advised, guest):
            yield

    async def come(self, viewer: Viewer) -> None:
        """Somebody begins to look at a table."""
        metrics.VIEWERS.inc()
        self.viewers.setdefault(viewer.table, set()).add(viewer)
        await self._presence(viewer.table, viewer.guest, True)

    async def go(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        looking = self.viewers.get(viewer.table, set())
        if viewer not in looking:
            return
        looking.discard(viewer)
        if not looking:
            self.viewers.pop(viewer.table, None)
        metrics.VIEWERS.dec()
        if not self.stopping and not any(other.guest == viewer.guest for other in looking):
            await self._presence(viewer.table, viewer.guest, False)
            await self.people.store_seen([viewer.guest])

    async def _presence(self, table: str, guest: str, here: bool) -> None:
        await self.show_presence(table)
        await self.store.tell({"here": here, "pairs": [[table, guest]]})

    def warming(self, id: str) -> Warming:
        """How far the search of a table's game is."""
        table = self._tables.get(id)
        return Warming(None if table is None else self.compilation.warming(table.game.name))

    async def _tell_warming(self) -> None:
        """Tell everybody at a table how far its game's search is, until all games have theirs."""
        told: dict[str, Warming] = {}
        while not self.stopping:
            for id, viewers in self.viewers.items():
                now = self.warming(id)
                if told.get(id, now) != now:
                    for viewer in viewers:
                        viewer.tell(now)
                told[id] = now
            if self.compilation.done:
                return
            await asyncio.sleep(WARMING)

    async def show_presence(self, id: str) -> None:
        """Tell everybody at a table who is there."""
        if not self.viewers.get(id):
            return
        with suppress(Refusal):
            async with self.at(id) as table:
                for viewer in self.viewers.get(id, ()):
                    viewer.tell(Presence(presentation.seats(table, viewer.guest, self.connected_at(id))))

    async def _tell_who_is_here(self) -> None:
        """So that other processes know, and that somebody who was cut off is not taken to be here for ever."""
        while True:
            await asyncio.sleep(TELLING)
            pairs = [[table, viewer.guest] for table, viewers in self.viewers.items() for viewer in viewers]
            with logged("telling who is here"):
                for start in range(0, len(pairs), PAIRS):
                    await self.store.tell({"here": True, "pairs": pairs[start : start + PAIRS]})
                await self.people.store_seen(self.connections)
            gone = []
            for pair, processes in list(self._elsewhere.items()):
                for process, until in list(processes.items()):
                    if until < time.monotonic():
                        del processes[process]
                if not processes:
                    del self._elsewhere[pair]
                    gone.append(pair[0])
            for id in set(gone):
                await self.show_presence(id)

    # Other processes

    async def _listen(self) -> None:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                with logged("following another process"):
                    message = msgspec.json.decode(data)
                    if message.get("from") != self.store.process:
                        await self._hear(message)

    async def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"table": str(id), "number": int(number)}:
                if id in self._tables or id in self._alone or id in self.viewers:
                    command = message.get("command")
                    self.in_background(self._follow(id, number, command and msgspec.convert(command, Command)))
            case {"reload": list(ids)}:
                for id in ids:
                    self.refresh(id)
            case {"resync": True}:
                for id in list(self._tables):
                    self.refresh(id)
            case {"forget": str(guest)}:
                self.people.forget(guest)
            case {"here": bool(here), "pairs": list(pairs), "from": str(process)}:
                for table, guest in pairs:
                    processes = self._elsewhere.setdefault((table, guest), {})
                    known = bool(processes)
                    if here:
                        processes[process] = time.monotonic() + FORGETTING
                    else:
                        processes.pop(process, None)
                    if not processes:
                        del self._elsewhere[table, guest]
                    if known != bool(processes):
                        await self.show_presence(table)
            case {"said": str(id), "message": dict(said)}:
                await self.tell_seats(id, msgspec.convert(said, FromServer))

    async def _follow(self, id: str, number: int, command: Command | None) -> None:
        """Follow what another process has stored: the command it told, or, if that is not the next, all there is. A
        table that is being opened, or was given up while somebody looks at it, may be read with it or without."""
        with logged("following another process", table=id), suppress(Refusal):
            async with self.at(id, in_use=False) as table:
                if table.number >= number:
                    self._show_behind(table)
                    return
                try:
                    if command is not None and table.number == number - 1:
                        table.follow(command)
                    else:
                        await self.catch_up(table)
                except Exception:
                    self.forget(id)
                    raise
                finally:
                    self.announce(table)

    def _show_behind(self, table: Table) -> None:
        """Show a table to those who have not seen all of it."""
        for viewer in self.viewers.get(table.description.id, ()):
            if viewer.sent < table.number:
                viewer.show()

    def refresh(self, id: str) -> None:
        """Read a table anew, and show it to whoever looks at it."""
        self.forget(id)
        for viewer in self.viewers.get(id, ()):
            viewer.show()

    async def refresh_everywhere(self, ids: Sequence[str]) -> None:
        for id in ids:
            self.refresh(id)
        for start in range(0, len(ids), PAIRS):
            await self.store.tell({"reload": list(ids[start : start + PAIRS])})

    async def tell_seats(self, id: str, message: FromServer) -> None:
        """Tell something to those who sit at a table, and to nobody else."""
        if self.viewers.get(id):
            async with self.at(id) as table:
                sitting = {seat.guest for seat in table.seats}
                for viewer in self.viewers.get(id, ()):
                    if viewer.guest in sitting:
                        viewer.tell(message)

    async def tell_seats_everywhere(self, id: str, message: FromServer) -> None:
        await self.tell_seats(id, message)
        await self.store.tell({"said": id, "message": message})

    # Bots

    def wake_bot(self, table: Table) -> None:
        """If it is a bot's turn, let it think. Bots among themselves wait until somebody wants to see them."""
        id = table.description.id
        if table.bot_to_move and not table.watched and id not in self._thinking and not self.stopping:
            task = asyncio.create_task(self._think(id))
            self._thinking[id] = task
            task.add_done_callback(lambda done: self._thought(id, done))

    def _thought(self, id: str, done: "asyncio.Task[bool]") -> None:
        """A person may have acted while the last thought came to its end."""
        self._thinking.pop(id, None)
        if not done.cancelled() and done.result() and id in self._tables:
            self.wake_bot(self._tables[id])

    async def _think(self, id: str) -> bool:
        """Play the bots of a table until a person is to move; false if that was not possible."""
        with logged("a bot's turn", table=id), suppress(Refusal):
            while await self.store.claim_thinking(id, LEASE):
                async with self.at(id) as table:
                    seat = table.bot_to_move
                    if seat is None or seat.level is None or table.watched:
                        await self.store.end_thinking(id)
                        return True
                    number, level, match = table.number, seat.level, packed(table.playing)
                    told = coaching.reply(table)
                with metrics.THINKING.time():
                    actions = (
                        [told] if told else await self._while_claiming(id, self._choose(table.game.name, match, level))
                    )
                async with self.at(id) as table:
                    if table.number != number or table.bot_to_move != seat:
                        continue
                    try:
                        command = table.act_for_bot(seat.seat, actions)
                    except Exception:
                        self.forget(id)
                        raise
                    if command is None:
                        raise RuntimeError("a bot did nothing")
                    with suppress(Stale):
                        await self.commit(table, command)
        return False

    async def _choose(self, game: str, match: Packed, level: str) -> list[str]:
        """What a bot decides; one that searches waits for its code."""
        if searches(level):
            await self.compilation.search(game)
        return await self.thinkers.choose(match, level)

    async def _while_claiming(self, id: str, thought: Awaitable[list[str]]) -> list[str]:
        """Wait for a thought, and say meanwhile that it is being thought."""
        thinking = asyncio.ensure_future(thought)
        while True:
            done, _ = await asyncio.wait([thinking], timeout=LEASE / 2)
            if done:
                return thinking.result()
            await self.store.claim_thinking(id, LEASE)

    async def _look_for_bots(self) -> None:
        """Bots that nobody thinks for: after a restart, or when another process has died."""
        while True:
            with logged("looking for bots"):
                for id in await self.store.bots_waiting():
                    if id not in self._thinking:
                        with suppress(Refusal):
                            async with self.at(id) as table:
                                self.wake_bot(table)
            await asyncio.sleep(SWEEP)

    async def _tidy(self) -> None:
        """Tables that nobody uses leave the memory."""
        while True:
            await asyncio.sleep(IDLE / 4)
            long_ago = time.monotonic() - IDLE
            for id, used in list(self._used.items()):
                table = self._tables.get(id)
                if used < long_ago and id not in self.viewers and id not in self._thinking:
                    if table is None or not table.lock.locked():
                        self.forget(id)
            metrics.TABLES.set(len(self._tables))


@contextmanager
def one_more(count: Counter[str], guest: str) -> Iterator[None]:
    """Count something of a guest for as long as it lasts; whoever has none is not remembered."""
    count[guest] += 1
    try:
        yield
    finally:
        count[guest] -= 1
        if not count[guest]:
            del count[guest]


@contextmanager
def logged(doing: str, **facts: Any) -> Iterator[None]:
    """Log what goes wrong in the background, and go on."""
    try:
        yield
    except Exception:
        log.exception("failed", doing=doing, **facts)
