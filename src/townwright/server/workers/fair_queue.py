"""A fair queue for the workers.

Jobs are queued by guest. The next job is from the guest with the fewest running jobs; among equals, from the guest
whose jobs have taken the least time so far. Many jobs of one guest therefore delay that guest, not the others. Jobs
of one guest run first in, first out; a table has one job at a time, so a guest's tables take turns.

Quick and slow jobs have separate queues. Quick jobs go first, and slow jobs never occupy all workers.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from townwright.server import metrics

Clock = Callable[[], float]


@dataclass
class Share:
    """The jobs of a guest in a lane."""

    used_seconds: float  # that the guest's jobs took; starts at the level of the lane
    running: int = 0
    waiting: deque["asyncio.Future[None]"] = field(default_factory=deque)


class Lane:
    """The waiting jobs of one kind, by guest."""

    def __init__(self) -> None:
        self._shares: dict[str, Share] = {}
        self._level = 0.0  # the most time that a guest had used when a job of theirs started
        self.running = 0

    def __len__(self) -> int:
        return sum(len(share.waiting) for share in self._shares.values())

    def add(self, guest: str, start: "asyncio.Future[None]") -> None:
        """Queue a job. A guest who was away gets no credit for that time."""
        share = self._shares.setdefault(guest, Share(self._level))
        if not share.running and not share.waiting:
            share.used_seconds = max(share.used_seconds, self._level)
        share.waiting.append(start)

    def start_next(self) -> bool:
        """Start the next job; return whether there was one."""
        while waiting := [share for share in self._shares.values() if share.waiting]:
            share = min(waiting, key=lambda each: (each.running, each.used_seconds))
            start = share.waiting.popleft()
            if not start.cancelled():  # otherwise its task is about to withdraw it
                self._level = max(self._level, share.used_seconds)
                share.running += 1
                self.running += 1
                start.set_result(None)
                return True
        return False

    def finish(self, guest: str, seconds: float) -> None:
        """Count the time that a job took."""
        share = self._shares[guest]
        share.used_seconds += seconds
        share.running -= 1
        self.running -= 1
        if not self.running and not len(self):
            self._shares.clear()
            self._level = 0.0

    def withdraw(self, guest: str, start: "asyncio.Future[None]") -> None:
        """Drop a job that has not started."""
        share = self._shares.get(guest)
        if share is not None and start in share.waiting:
            share.waiting.remove(start)


class FairQueue:
    """Starts jobs in a fair order.

    At most `slow` slow jobs run at a time, and at most `slow` + 1 jobs in all.
    """

    def __init__(self, slow: int, clock: Clock = time.monotonic) -> None:
        self._slow_slots, self._clock = slow, clock
        self._quick, self._slow = Lane(), Lane()

    @asynccontextmanager
    async def turn(self, guest: str, quick: bool) -> AsyncIterator[None]:
        """Wait for a guest's turn; count the time spent inside the context."""
        lane = self._quick if quick else self._slow
        start: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lane.add(guest, start)
        self._start_jobs()
        try:
            with metrics.JOBS.labels("waiting").track_inprogress():
                await start
        except asyncio.CancelledError:
            if start.done() and not start.cancelled():
                self._finish(lane, guest, 0.0)
            else:
                lane.withdraw(guest, start)
            raise
        started_at = self._clock()
        try:
            with metrics.JOBS.labels("running").track_inprogress():
                yield
        finally:
            self._finish(lane, guest, self._clock() - started_at)

    def _finish(self, lane: Lane, guest: str, seconds: float) -> None:
        lane.finish(guest, seconds)
        self._start_jobs()

    def _start_jobs(self) -> None:
        """Start as many jobs as there are workers for."""
        slots = self._slow_slots + 1
        while self._quick.running + self._slow.running < slots and self._quick.start_next():
            pass
        while (
            self._slow.running < self._slow_slots
            and self._quick.running + self._slow.running < slots
            and self._slow.start_next()
        ):
            pass
