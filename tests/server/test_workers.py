"""Worker processes: a stop and Ctrl-C at any moment, even while they are starting."""

import asyncio
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any
from unittest.mock import Mock

import pytest
from tests.server.running import run_async, wait_until

from townwright import Match
from townwright.server.workers import jobs, pool
from townwright.server.workers.jobs import PackedMatch, pack_match
from townwright.server.workers.pool import WorkerPool

BOT = "random"


@pytest.fixture
def match() -> PackedMatch:
    return pack_match(Match("circle_the_wagons", seed=1))


async def start_thought(workers: WorkerPool, match: PackedMatch) -> "tuple[asyncio.Task[list[str]], int]":
    """Return the task of a bot's decision for which a worker is starting, and the id of that process."""
    thought = asyncio.create_task(workers.choose("anna", match, BOT))
    await asyncio.sleep(0)
    assert workers._pool is not None
    [worker] = workers._pool._processes
    return thought, worker


def test_starting_workers_stop_with_their_server(match: PackedMatch) -> None:
    async def check() -> None:
        workers = WorkerPool(1)
        thought, worker = await start_thought(workers, match)
        os.kill(worker, signal.SIGSTOP)  # however slowly it starts
        try:
            workers.stop()
            with pytest.raises(ProcessLookupError):
                os.kill(worker, 0)
            for cancelled in (thought, workers.choose("anna", match, BOT)):
                with pytest.raises(asyncio.CancelledError):
                    await cancelled
            assert workers._pool is None
        finally:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)

    run_async(check())


def test_ctrl_c_does_not_end_a_starting_worker(match: PackedMatch) -> None:
    async def check() -> None:
        workers = WorkerPool(1)
        thought, worker = await start_thought(workers, match)
        os.kill(worker, signal.SIGINT)
        assert await thought
        assert workers._pool is not None
        assert list(workers._pool._processes) == [worker]
        assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
        workers.stop()

    run_async(check())


def test_a_worker_that_dies_without_a_job_is_replaced() -> None:
    async def work() -> None:
        workers = WorkerPool(1)
        try:
            worker = await workers._run_now(os.getpid)
            pool = workers._workers()
            os.kill(worker, signal.SIGKILL)
            wait_until(lambda: pool._broken, "the loss of the worker")
            assert await workers._run_now(os.getpid) != worker
        finally:
            workers.stop()

    run_async(work())


def test_a_pool_that_breaks_while_a_worker_starts_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has closed its pipes, so the new worker cannot be started."""
    broken = Mock()
    broken.submit.side_effect = OSError("handle is closed")

    async def check() -> None:
        with ThreadPoolExecutor(1) as whole:
            pools = iter((broken, whole))
            monkeypatch.setattr(pool, "ProcessPoolExecutor", lambda *_, **__: next(pools))
            assert await WorkerPool(1)._run_now(len, "abc") == 3
        broken.shutdown.assert_called_once()

    run_async(check())


@pytest.mark.parametrize(("bot", "quick"), [("greedy", True), ("newcomer", True), ("master", False)])
def test_bots_that_do_not_search_are_quick_jobs(match: PackedMatch, bot: str, quick: bool) -> None:
    """A worker of its own takes them, so they do not wait for those that search."""
    started = []

    class Workers(WorkerPool):
        async def _run(self, guest: str, quick: bool, function: Any, *arguments: Any, **options: Any) -> Any:  # noqa: ARG002
            started.append((guest, quick, function, arguments[len(match) :]))

    async def check() -> None:
        workers = Workers(1, seed=3)
        await workers.choose("anna", match, bot)
        await workers.decide("anna", match, bot)

    run_async(check())
    assert started == [("anna", quick, function, (bot, 3)) for function in (jobs.choose, jobs.decide)]
