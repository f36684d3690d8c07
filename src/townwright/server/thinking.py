"""Bots, hints and analyses: they think in processes of their own and never delay the server.

What goes there is a match file and a snapshot; what comes back is plain data. The bots themselves are handed a redealt
copy by the code that calls them.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from townwright.bots.bot import bot
from townwright.core.match import Match, MatchFile

#: A bot's turn of many decisions is shown in parts: as much as it has decided after so many seconds.
PART = 1.0


class Thinkers:
    """Worker processes. One that dies is replaced, and what it thought about is thought about again."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    async def _run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        for attempt in range(3):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.count, context, initializer=begin)
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                if attempt == 2:
                    raise
        raise AssertionError

    async def choose(self, match: "Packed", level: str) -> list[str]:
        """What the bot to move decides in this turn."""
        chosen: list[str] = await self._run(choose, *match, level)
        return chosen

    def stop(self) -> None:
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)


Packed = tuple[bytes, bytes]


def packed(match: Match) -> Packed:
    """A match as it travels to a worker."""
    return msgspec.msgpack.encode(match.file), match.snapshot()


def unpacked(file: bytes, snapshot: bytes) -> Match:
    return Match.from_file(msgspec.msgpack.decode(file, type=MatchFile), snapshot)


def begin() -> None:
    """A worker ends with its server, and not by a key pressed at its terminal."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(lambda: os._exit(0))


def end_with_parent(end: Callable[[], None]) -> None:
    """Watch the process that started this one."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            end()

        threading.Thread(target=watch, daemon=True).start()


def choose(file: bytes, snapshot: bytes, level: str) -> list[str]:
    """The decisions of the bot to move, until its turn is over or some time has passed."""
    match, player = unpacked(file, snapshot), bot(level)
    chosen: list[str] = []
    seat, begun = match.to_move, time.monotonic()
    while match.to_move == seat and seat is not None and (not chosen or time.monotonic() - begun < PART):
        action = player.choose(match)
        match.play(action)
        chosen.append(action.text)
    return chosen
