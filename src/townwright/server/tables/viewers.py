"""Viewers: the sockets that show tables."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence

import msgspec

from townwright.server import metrics
from townwright.server.wire.from_server import FromServer

#: Maximum number and bytes of messages waiting for one viewer; slower viewers are dropped.
MAX_BACKLOG, MAX_BACKLOG_BYTES = 200, 2**20
#: Seconds in which a viewer who is disconnected can still read what is waiting for them.
FINISH_SECONDS = 2.0

encode = msgspec.json.Encoder().encode


class Viewer:
    """A guest who looks at a table. A slow viewer skips states but always gets the latest."""

    def __init__(
        self,
        table: str,
        guest: str,
        watches: bool,
        since: int,
        send: Callable[[bytes], Awaitable[None]],
        device: str = "",
    ) -> None:
        self.table, self.guest, self.watches, self.device = table, guest, watches, device
        self.sent_number = since  # the number of the last state sent
        self.chosen_seat: int | None = None  # the seat that the viewer has chosen to look from
        self.reply: int | None = None  # the message that the next state answers
        self._send = send
        self._outbox: list[bytes] = []
        self._outbox_bytes = 0
        self._is_state_due = self._disconnected = self._is_idle = False
        # Most viewers are idle: a future that exists while a task waits takes less memory than an event.
        self._wake_up: asyncio.Future[None] | None = None
        self._idle: asyncio.Future[None] | None = None
        self._deadline: asyncio.Timeout | None = None

    def tell(self, message: FromServer) -> None:
        """Send a message as soon as possible; drop the viewer if too much is waiting."""
        if self._disconnected:
            return
        data = encode(message)
        self._outbox.append(data)
        self._outbox_bytes += len(data)
        if len(self._outbox) > MAX_BACKLOG or (len(self._outbox) > 1 and self._outbox_bytes > MAX_BACKLOG_BYTES):
            self._outbox.clear()
            self.disconnect(0)
        self._work()

    def show(self) -> None:
        """Send the table's state as soon as possible."""
        self._is_state_due = True
        self._work()

    def _work(self) -> None:
        self._is_idle = False
        resolve(self._wake_up)

    async def wait_sent(self) -> None:
        """Wait until nothing is left to send. Only one task at a time may wait."""
        if not self._is_idle:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle

    def disconnect(self, seconds: float = FINISH_SECONDS) -> None:
        """Take no more messages; `run` spends at most `seconds` on sending those that wait, then returns."""
        self._disconnected = True
        if self._deadline is not None and not self._deadline.expired():
            end = asyncio.get_running_loop().time() + seconds
            self._deadline.reschedule(min(end, self._deadline.when() or end))
        resolve(self._wake_up)

    async def run(self, state: Callable[["Viewer"], Awaitable[bytes]], first: Sequence[FromServer]) -> None:
        """Send the state, the first messages and all that follow, until disconnected or too far behind."""
        deadline = asyncio.timeout(FINISH_SECONDS if self._disconnected else None)
        try:
            async with deadline:
                self._deadline = deadline
                await self._run(state, first)
        except TimeoutError:
            if not deadline.expired():
                raise
        finally:
            self._deadline = None

    async def _run(self, state: Callable[["Viewer"], Awaitable[bytes]], first: Sequence[FromServer]) -> None:
        await self._send(await state(self))
        for message in first:
            self.tell(message)
        while self._outbox or not self._disconnected:
            await self._wait()
            while self._outbox:
                data = self._outbox.pop(0)
                self._outbox_bytes -= len(data)
                await self._send(data)
            if self._is_state_due:
                self._is_state_due = False
                await self._send(await state(self))

    async def _wait(self) -> None:
        """Wait until there is something to send, or the viewer is disconnected."""
        if not (self._outbox or self._is_state_due or self._disconnected):
            self._is_idle = True
            resolve(self._idle)
            self._wake_up = asyncio.get_running_loop().create_future()
            await self._wake_up
            self._wake_up = None


def resolve(future: "asyncio.Future[None] | None") -> None:
    """Wake the task that waits for a future, if any."""
    if future is not None and not future.done():
        future.set_result(None)


class Viewers:
    """The viewers of this process, by table."""

    def __init__(self) -> None:
        self._at: dict[str, set[Viewer]] = {}
        self.disconnected = False

    def __contains__(self, table: str) -> bool:
        return table in self._at

    def __iter__(self) -> Iterator[Viewer]:
        return (viewer for viewers in list(self._at.values()) for viewer in list(viewers))

    def at(self, table: str) -> list[Viewer]:
        """Return the viewers of a table."""
        return list(self._at.get(table, ()))

    def add(self, viewer: Viewer) -> None:
        self._at.setdefault(viewer.table, set()).add(viewer)
        metrics.VIEWERS.inc()

    def remove(self, viewer: Viewer) -> None:
        viewers = self._at[viewer.table]
        viewers.remove(viewer)
        if not viewers:
            del self._at[viewer.table]
        metrics.VIEWERS.dec()

    def show(self, table: str) -> None:
        """Show a table to all its viewers."""
        for viewer in self.at(table):
            viewer.show()

    def show_since(self, table: str, number: int) -> None:
        """Show a table to viewers whose last state is older than a number."""
        for viewer in self.at(table):
            if viewer.sent_number < number:
                viewer.show()

    def disconnect(self) -> None:
        """Disconnect all viewers: the server is about to stop."""
        self.disconnected = True
        for viewer in self:
            viewer.disconnect()
