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
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from townwright.bots.advice import Suggestion, analyse, suggest
from townwright.bots.bot import bot, redealt
from townwright.bots.parts import parts
from townwright.bots.search import Budget
from townwright.bots.telling import Telling, telling
from townwright.bots.thought import Thought
from townwright.core.match import Match
from townwright.core.match_file import MatchFile
from townwright.core.parts import cache_root, layers
from townwright.core.registry import games

#: A bot's turn of many decisions is shown in parts: as much as it has decided after so many seconds.
PART = 1.0
#: A decision of a bot: the action, why, and the action in words.
Decided = tuple[str, Thought, Telling | None]


class Thinkers:
    """Worker processes. One that dies is replaced, and what it thought about is thought about again."""

    def __init__(self, count: int, patient: bool = False) -> None:
        self.count, self.patient = count, patient
        self._pool: ProcessPoolExecutor | None = None
        self._stopped = False

    def _submit(self, function: Callable[..., Any], *arguments: Any) -> "tuple[ProcessPoolExecutor, Future[Any]]":
        """Give a worker something to do."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, initializer=begin, initargs=(self.patient,))
        with deaf_children():
            return self._pool, self._pool.submit(function, *arguments)

    async def _run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        for attempt in range(3):
            if self._stopped:
                raise asyncio.CancelledError
            pool, thought = self._submit(function, *arguments)
            try:
                return await asyncio.wrap_future(thought)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                if attempt == 2:
                    raise
        raise AssertionError

    def start(self) -> None:
        """Start all workers, so that the first thought takes no longer than the second."""
        for _ in range(self.count):
            self._submit(os.getpid)

    async def choose(self, match: "Packed", level: str) -> list[str]:
        """What the bot to move decides in this turn."""
        chosen: list[str] = await self._run(choose, *match, level)
        return chosen

    async def decide(self, match: "Packed", level: str) -> list[Decided]:
        """The next decision of the bot to move, and why; what it does without a choice goes along."""
        decided: list[Decided] = await self._run(decide, *match, level)
        return decided

    async def suggest(self, match: "Packed", seat: int, milliseconds: int) -> list[Suggestion]:
        """What a strong player would do, best first."""
        found: list[Suggestion] = await self._run(hint, *match, seat, milliseconds)
        return found

    async def analyse(self, match: "Packed", milliseconds: int) -> list[dict[str, Any]]:
        """What every decision of a finished game was worth, so many milliseconds each, as plain data."""
        found: list[dict[str, Any]] = await self._run(judge, *match, milliseconds)
        return found

    def stop(self) -> None:
        """End the workers at once; what they think about is called off.

        They are gone when this returns: one that is only starting still has to find what this process shares with it,
        and that is removed when the process ends.
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


Packed = tuple[bytes, bytes]


def packed(match: Match) -> Packed:
    """A match as it travels to a worker."""
    return msgspec.msgpack.encode(match.file), match.snapshot()


def unpacked(file: bytes, snapshot: bytes) -> Match:
    return Match.from_file(msgspec.msgpack.decode(file, type=MatchFile), snapshot)


@contextlib.contextmanager
def deaf_children() -> Iterator[None]:
    """Processes that are started now do not hear of a key pressed at the terminal, not even before they `begin`."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin(patient: bool) -> None:
    """A worker ends with its server, and not by a key pressed at its terminal. A patient one lets others go first.

    It loads machine code in the background: a thought about one game need not wait for the code of the others.
    """
    if patient and hasattr(os, "nice"):
        os.nice(10)
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(lambda: os._exit(0))
    threading.Thread(target=load_machine_code, daemon=True).start()


def end_with_parent(end: Callable[[], None]) -> None:
    """Watch the process that started this one."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            end()

        threading.Thread(target=watch, daemon=True).start()


def load_machine_code() -> None:
    """Load what has been compiled before. Where there is nothing, the slow import of the compiler can wait."""
    if not any(path for root in (cache_root(), *layers()) for path in root.rglob("*.code")):
        return
    for game in games().values():
        for part in parts(game):
            part.load()


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


def decide(file: bytes, snapshot: bytes, level: str) -> list[Decided]:
    """The next decision of the bot to move, and why, together with what it does before and after without a choice."""
    match, player = unpacked(file, snapshot), bot(level)
    decided: list[Decided] = []
    seat, chosen = match.to_move, False
    while match.to_move == seat and seat is not None and not (chosen and len(match.codes) > 1):
        chosen = chosen or len(match.codes) > 1
        action, thought = player.explain(match)
        told = telling(match, redealt(match, 0), match.game.wording.encode(action))
        match.play(action)
        decided.append((action.text, thought, told))
    return decided


def hint(file: bytes, snapshot: bytes, seat: int, milliseconds: int) -> list[Suggestion]:
    """Suggestions for the seat to move."""
    return suggest(unpacked(file, snapshot), seat, milliseconds)


def judge(file: bytes, snapshot: bytes, milliseconds: int) -> list[dict[str, Any]]:
    """The judgements of all decisions."""
    match = unpacked(file, snapshot)
    return [msgspec.to_builtins(each) for each in analyse(match, Budget(milliseconds=milliseconds))]
