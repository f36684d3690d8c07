"""Replay matches in threads, so that a long game does not block the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

#: Only two threads: more would slow down the event loop, which shares the interpreter lock with them.
threads = ThreadPoolExecutor(2, "replay")


async def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a slow function in a thread; if it uses a table, the caller holds the lock of that table."""
    return await asyncio.get_running_loop().run_in_executor(threads, lambda: function(*args, **kwargs))
