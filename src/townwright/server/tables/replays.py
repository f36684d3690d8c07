"""Replaying matches away from the event loop: a long game takes longer than other guests should wait."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

#: Two threads: more would only delay the event loop, which shares the interpreter lock with them.
threads = ThreadPoolExecutor(2, "replay")


async def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a function that replays a match; the caller holds the lock of the table."""
    return await asyncio.get_running_loop().run_in_executor(threads, lambda: function(*args, **kwargs))
