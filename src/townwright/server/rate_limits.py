"""Rate limits: token buckets, quotas for concurrent use, and the key for counting an address."""

import ipaddress
import time
from collections import Counter

#: With more buckets than this, those that must be full again by now are dropped.
MAX_BUCKETS = 10_000


class Buckets:
    """A token bucket per key: it holds `burst` tokens and gains `rate` per second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._levels: dict[str, tuple[float, float]] = {}
        self._cleanup_size = MAX_BUCKETS

    def take(self, key: str, amount: float = 1.0) -> bool:
        """Take tokens; return false if there are not enough."""
        now = time.monotonic()
        level, updated = self._levels.get(key, (self.burst, now))
        level = min(self.burst, level + (now - updated) * self.rate)
        is_allowed = level >= amount
        if len(self._levels) > self._cleanup_size:
            full_since = now - self.burst / self.rate
            self._levels = {each: state for each, state in self._levels.items() if state[1] > full_since}
            # Checking all buckets at every request would take too long.
            self._cleanup_size = max(MAX_BUCKETS, 2 * len(self._levels))
        self._levels[key] = (level - amount if is_allowed else level, now)
        return is_allowed


class ConcurrencyLimit:
    """A limit on what is in use at the same time, per key and in total."""

    def __init__(self, per_key: int, total: int) -> None:
        self.per_key, self.total = per_key, total
        self._used: Counter[str] = Counter()
        self._all = 0

    def acquire(self, key: str | None, amount: int = 1) -> bool:
        """Acquire an amount; return false if it exceeds a limit. Without a key, only the total is limited."""
        if self._all + amount > self.total:
            return False
        if key is not None:
            if self._used[key] + amount > self.per_key:
                return False
            self._used[key] += amount
        self._all += amount
        return True

    def release(self, key: str | None, amount: int = 1) -> None:
        """Release an amount."""
        self._all -= amount
        if key is not None:
            self._used[key] -= amount
            if not self._used[key]:
                del self._used[key]


def rate_limit_key(client: tuple[str, int] | None) -> str:
    """Return the IPv4 address of a client (host and port), or its IPv6 /64 network.

    A household usually has a /64 network and could use a different one of its 2⁶⁴ addresses for each request.
    """
    host = str(client[0]) if client else ""
    if ":" not in host:
        return host
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or ipaddress.IPv6Network((address, 64), strict=False))
