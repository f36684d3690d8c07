"""Fair shares of the workers, with a clock that the tests move."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from tests.server.running import run_async

from townwright.server.workers.fair_queue import FairQueue


class QueueDriver:
    """A queue, a clock, and the jobs that have started, in order. A job runs until the test ends it."""

    def __init__(self, slow: int = 1) -> None:
        self.now = 0.0
        self.queue = FairQueue(slow, lambda: self.now)
        self.started: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def add(self, guest: str, job: str, quick: bool = False) -> None:
        self._ends[job] = asyncio.Event()
        self._tasks[job] = asyncio.create_task(self._run(guest, job, quick))
        await settle()

    async def _run(self, guest: str, job: str, quick: bool) -> None:
        async with self.queue.turn(guest, quick):
            self.started.append(job)
            await self._ends[job].wait()

    async def end(self, job: str, after: float = 1.0) -> None:
        self.now += after
        self._ends[job].set()
        await self._tasks[job]
        await settle()

    async def cancel(self, job: str) -> None:
        self._tasks[job].cancel()
        await asyncio.gather(self._tasks[job], return_exceptions=True)
        await settle()


async def settle() -> None:
    """Let every task run until it waits."""
    for _ in range(5):
        await asyncio.sleep(0)


def run(work: Coroutine[Any, Any, None]) -> None:
    run_async(work)


def test_many_jobs_of_one_guest_do_not_delay_another() -> None:
    async def work() -> None:
        driver = QueueDriver()
        for number in range(200):
            await driver.add("attacker", f"a{number}")
        await driver.add("player", "p0")
        await driver.end("a0")
        assert driver.started == ["a0", "p0"], "the next job after the running one"
        await driver.add("player", "p1")
        await driver.end("p0", after=0.1)
        assert driver.started[2:] == ["p1"], "the player has used less time so far"

    run(work())


def test_guests_share_by_time_and_not_by_number_of_jobs() -> None:
    async def work() -> None:
        driver = QueueDriver()
        for number in range(20):
            await driver.add("long", f"l{number}")
            await driver.add("short", f"s{number}")
        for _ in range(12):
            job = driver.started[-1]
            await driver.end(job, after=3.0 if job.startswith("l") else 1.0)
        finished = driver.started[:12]
        assert [sum(job.startswith(guest) for job in finished) for guest in "ls"] == [3, 9]

    run(work())


def test_quick_jobs_never_wait_for_slow_ones() -> None:
    async def work() -> None:
        driver = QueueDriver(slow=2)
        for number in range(50):
            await driver.add("attacker", f"a{number}")
        assert driver.started == ["a0", "a1"], "one worker is left for quick jobs"
        await driver.add("player", "newcomer", quick=True)
        assert driver.started[-1] == "newcomer"
        await driver.add("player", "settler", quick=True)
        assert driver.started[-1] == "newcomer", "all workers are busy"
        await driver.end("a0")
        assert driver.started[-1] == "settler", "quick jobs go before slow ones"

    run(work())


def test_returning_and_new_guests_gain_no_advantage() -> None:
    async def work() -> None:
        driver = QueueDriver()
        await driver.add("old", "o0")
        await driver.add("old", "o1")
        await driver.add("busy", "b0")
        await driver.end("o0", after=10.0)
        await driver.end("b0", after=10.0)
        await driver.end("o1", after=0.0)
        await driver.add("busy", "b1")
        for number in range(3):
            await driver.add("new", f"n{number}")
        await driver.end("b1", after=1.0)
        await driver.add("busy", "b2")
        await driver.end("n0", after=1.0)
        assert driver.started[-1] == "b2", "the new guest has used as much since it came"

    run(work())


def test_a_job_cancelled_at_the_moment_of_its_turn_leaves_its_place_to_the_next() -> None:
    async def work() -> None:
        driver = QueueDriver()
        for job in ("a0", "a1", "a2"):
            await driver.add("guest", job)
        driver._ends["a0"].set()
        driver._tasks["a1"].cancel()  # a0 ends first, before a1 notices
        await settle()
        assert driver._tasks["a1"].cancelled()
        assert driver.started == ["a0", "a2"]

    run(work())


def test_a_job_that_is_cancelled_leaves_its_place_to_the_next() -> None:
    async def work() -> None:
        driver = QueueDriver()
        for job in ("a0", "a1", "a2"):
            await driver.add("a", job)
        await driver.cancel("a1")
        await driver.cancel("a0")
        assert driver.started == ["a0", "a2"]
        await driver.end("a2")
        await driver.add("b", "b0")
        assert driver.started[-1] == "b0"

    run(work())


@pytest.mark.parametrize("slow", [1, 3])
def test_no_more_jobs_run_than_there_are_workers(slow: int) -> None:
    async def work() -> None:
        driver = QueueDriver(slow)
        for number in range(9):
            await driver.add(f"guest{number}", f"q{number}", quick=True)
        assert len(driver.started) == slow + 1
        await driver.end("q0")
        assert len(driver.started) == slow + 2

    run(work())
