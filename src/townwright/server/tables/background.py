"""Tasks that run in the background of a server process."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import structlog

log = structlog.get_logger()
T = TypeVar("T")


class BackgroundTasks:
    """Tasks that run on their own until they end or the server stops."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def run_shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work to its end, even if the caller is cancelled; return its result."""
        return await asyncio.shield(self.start(work))

    async def cancel(self) -> None:
        """Cancel all tasks and wait for their end."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextmanager
def log_errors(task: str, **facts: Any) -> Iterator[None]:
    """Log errors instead of raising them."""
    try:
        yield
    except Exception:
        log.exception("task failed", task=task, **facts)
