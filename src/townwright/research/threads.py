"""How many threads a parallel call uses: as many as are fastest on this machine now."""

import os
import time
from collections.abc import Callable, Sequence
from functools import cache
from statistics import median
from typing import TypeVar

from townwright.core.code_parts import machine_code
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game

T = TypeVar("T")

#: Calls with each number of threads before one is chosen.
TRIALS = 5
#: After this many calls the numbers are tried again, because the load of the machine may have changed.
CALLS = 1000
#: The environment variable that says how OpenMP threads wait for work; OpenMP reads it when it is loaded.
WAIT_POLICY = "OMP_WAIT_POLICY"


@cache
def most_threads() -> int:
    """Return the maximum number of threads; they sleep while they wait, unless set otherwise."""
    machine_code()
    import numba

    is_set = WAIT_POLICY in os.environ
    os.environ.setdefault(WAIT_POLICY, "passive")
    try:
        return int(numba.get_num_threads())  # this loads the library
    finally:
        if not is_set:
            del os.environ[WAIT_POLICY]


def thread_counts(threads: int | None = None) -> list[int]:
    """Return the numbers of threads to choose from: the powers of two and all, or only the given one.

    >>> thread_counts(1)
    [1]
    """
    most = most_threads()
    if threads is None:
        return sorted({1 << power for power in range(most.bit_length())} | {most})
    if not 1 <= threads <= most:
        raise problem(NotPossible, "bad-thread-count", threads=threads, most=most)
    return [threads]


class Threads:
    """Chooses the fastest of several numbers of threads for a parallel call.

    >>> threads = Threads([1, 2])
    >>> for _ in range(2 * TRIALS):
    ...     count = threads.next_count()
    ...     threads.record(count, seconds=1.0 / count)
    >>> threads.count
    2
    """

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = counts
        self.count = counts[-1]
        self._calls = 0
        self._times: dict[int, list[float]] = {count: [] for count in self.counts}

    def next_count(self) -> int:
        """Return the number of threads for the next call."""
        trial = self._calls % CALLS
        return self.counts[trial % len(self.counts)] if trial < TRIALS * len(self.counts) else self.count

    def record(self, count: int, seconds: float) -> None:
        """Count a call; after all trials, choose the number with the shortest median time."""
        trial, last = self._calls % CALLS, TRIALS * len(self.counts) - 1
        self._calls += 1
        if trial <= last:
            self._times[count].append(seconds)
        if trial == last:
            self.count = min(self.counts, key=lambda each: median(self._times[each]))
            self._times = {each: [] for each in self.counts}

    def run(self, call: Callable[[], T]) -> T:
        """Make a call with a number of threads, and measure it."""
        import numba

        before, count = numba.get_num_threads(), self.next_count()
        numba.set_num_threads(count)
        start = time.perf_counter()
        try:
            return call()
        finally:
            self.record(count, time.perf_counter() - start)
            numba.set_num_threads(before)


@cache
def shared_threads(_game: Game, _magnitude: int, *counts: int) -> Threads:
    """Return the `Threads` that batches of a game share if they have about the same size."""
    return Threads(counts)
