"""Quotas: how many sockets and computations a guest may have at the same time."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from townwright.server.settings import Limits
from townwright.server.wire.errors import Refusal


class Quotas:
    """Counts the sockets and the computations (hints, analyses, imports, bots' steps) of each guest."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.sockets: Counter[str] = Counter()
        self.computations: Counter[str] = Counter()

    @contextmanager
    def socket(self, guest: str) -> Iterator[None]:
        """Count an open socket of a guest."""
        if self.sockets[guest] >= self._limits.guest_sockets:
            raise Refusal("too-much", "server-too-many-connections", most=self._limits.guest_sockets)
        if self.sockets.total() >= self._limits.all_sockets:
            raise Refusal("too-much", "server-full")
        with count_while(self.sockets, guest):
            yield

    def check_computation(self, guest: str) -> None:
        """Raise if a guest has reached the limit on computations."""
        if self.computations[guest] >= self._limits.computations:
            raise Refusal("too-much", "server-too-many-computations", most=self._limits.computations)

    @contextmanager
    def computation(self, guest: str) -> Iterator[None]:
        """Count a computation for a guest."""
        self.check_computation(guest)
        with count_while(self.computations, guest):
            yield


@contextmanager
def count_while(counter: Counter[str], guest: str) -> Iterator[None]:
    """Count one more inside the context; guests at zero are dropped."""
    counter[guest] += 1
    try:
        yield
    finally:
        counter[guest] -= 1
        if not counter[guest]:
            del counter[guest]
