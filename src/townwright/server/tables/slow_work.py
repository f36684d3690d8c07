"""Threads for slow functions, such as replaying a long match, which would block the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from townwright.server.workers.fair_queue import FairQueue

P = ParamSpec("P")
T = TypeVar("T")

#: Only a few slow jobs at a time: more would slow down the event loop, which shares the interpreter lock with them.
SLOW_JOBS = 2
#: One more thread runs quick jobs only.
threads = ThreadPoolExecutor(SLOW_JOBS + 1, "replay")
queue = FairQueue(SLOW_JOBS)


async def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a slow function in a thread; if it uses a table, the caller holds the lock of that table."""
    return await in_turn("", lambda: function(*args, **kwargs))


async def in_turn(guest: str, work: Callable[[], T], *, quick: bool = False) -> T:
    """Do work of a guest in a thread; the guests take turns."""
    async with queue.turn(guest, quick):
        return await asyncio.get_running_loop().run_in_executor(threads, work)
