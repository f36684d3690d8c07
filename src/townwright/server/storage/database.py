"""Moments and transactions."""

import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from sqlalchemy.ext.asyncio import AsyncConnection

#: Begins a transaction.
Begin = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


def now() -> int:
    """This moment as it is stored: milliseconds since 1970."""
    return int(time.time() * 1000)
