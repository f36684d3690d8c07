"""Worker processes for bots, hints and analyses, so that computing never delays the server."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from townwright.bots import bot_searches
from townwright.bots.advice import Suggestion
from townwright.bots.analysis import Judgement
from townwright.bots.search import Budget
from townwright.puzzles.mistakes import OwnPuzzle
from townwright.server.workers import jobs
from townwright.server.workers.fair_queue import FairQueue
from townwright.server.workers.jobs import BotDecision, PackedMatch
from townwright.server.workers.start import start_worker

Result = TypeVar("Result")
P = ParamSpec("P")


class WorkerPool:
    """Worker processes. If one dies, it is replaced and its job is run again.

    There are `count` + 1 workers; slow jobs occupy at most `count` of them. Guests share them fairly.
    """

    def __init__(self, count: int, low_priority: bool = False, seed: int | None = None) -> None:
        self.count, self.low_priority, self.seed = count, low_priority, seed
        self._queue = FairQueue(count)
        self._pool: ProcessPoolExecutor | None = None
        self._stopped = False

    def _workers(self) -> ProcessPoolExecutor:
        """Return the workers; create them if there are none."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.count + 1, context, initializer=start_worker, initargs=(self.low_priority,)
            )
        return self._pool

    async def _run(
        self, guest: str, quick: bool, function: Callable[P, Result], *arguments: P.args, **options: P.kwargs
    ) -> Result:
        """Run a job when it is the guest's turn."""
        async with self._queue.turn(guest, quick):
            return await self._run_now(function, *arguments, **options)

    async def _run_now(self, function: Callable[P, Result], *arguments: P.args, **options: P.kwargs) -> Result:
        for attempt in range(3):
            if self._stopped:
                raise asyncio.CancelledError
            pool = self._workers()
            try:
                return await asyncio.wrap_future(submit(pool, function, *arguments, **options))
            except BrokenProcessPool:  # the worker of this job has died, or another one
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                if attempt == 2:
                    raise
        raise AssertionError

    def start(self) -> None:
        """Start `count` workers now; one more starts when a job finds all of them busy."""
        for _ in range(self.count):
            submit(self._workers(), os.getpid)

    async def choose(self, guest: str, match: PackedMatch, level: str) -> list[str]:
        """Return the decisions of the bot to move, for its turn or the first part of it."""
        return await self._run(guest, not bot_searches(level), jobs.choose, *match, level, self.seed)

    async def decide(self, guest: str, match: PackedMatch, level: str) -> list[BotDecision]:
        """Return the next decision of the bot to move, and why, with the forced actions around it."""
        return await self._run(guest, not bot_searches(level), jobs.decide, *match, level, self.seed)

    async def suggest(self, guest: str, match: PackedMatch, seat: int, deadline: float) -> list[Suggestion]:
        """Return suggestions for a seat, best first, by `deadline` of the monotonic clock if possible."""
        return await self._run(guest, False, jobs.hint, *match, seat, deadline)

    async def judged_numbers(self, guest: str, match: PackedMatch) -> list[int]:
        """Return the numbers of the decisions, or of the first actions of the turns, that an analysis judges."""
        return await self._run(guest, False, jobs.judged_numbers, *match)

    async def analyse(self, guest: str, match: PackedMatch, numbers: Sequence[int], budget: Budget) -> list[Judgement]:
        """Return the judgements of some decisions of a finished game; the budget is that of each search."""
        return await self._run(guest, False, jobs.judge, *match, numbers, budget)

    async def own_puzzle(self, guest: str, match: PackedMatch, mistake: Judgement) -> OwnPuzzle | None:
        """Return a puzzle from a mistake in a finished match, if a longer search confirms the mistake."""
        return await self._run(guest, False, jobs.own_puzzle, *match, mistake)

    async def par(self, match: PackedMatch, seat: int) -> int:
        """Return the points of a strong bot in a seat, against strong bots."""
        return await self._run("", False, jobs.par, *match, seat)

    def stop(self) -> None:
        """Kill the workers and wait until they are gone; their jobs are cancelled.

        Without waiting, a worker that is just starting would fail: this process shares resources with it.
        """
        self._stopped = True
        if self._pool is not None:
            workers = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for worker in workers:
                worker.kill()
            for worker in workers:
                worker.join()


def submit(
    pool: ProcessPoolExecutor, function: Callable[P, Result], *arguments: P.args, **options: P.kwargs
) -> "Future[Result]":
    """Submit a job to a pool, which starts another worker if all are busy."""
    with ignore_sigint():
        try:
            return pool.submit(function, *arguments, **options)
        except OSError as error:  # the pool has just closed its pipes, because a worker has died
            raise BrokenProcessPool from error


@contextlib.contextmanager
def ignore_sigint() -> Iterator[None]:
    """Child processes started inside the context ignore Ctrl-C, even before `start_worker` runs."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    previous_mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous_mask)
