"""Rate limits: token buckets, and the key under which an address is counted."""

import ipaddress
import time
from typing import Any

#: Buckets that have been full for long are forgotten when there are more than this.
MANY = 10_000


class Buckets:
    """So much at once, so much a second on average, for each key."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._levels: dict[str, tuple[float, float]] = {}
        self._most = MANY

    def take(self, key: str, amount: float = 1.0) -> bool:
        """Take some; false if there is not enough left."""
        now = time.monotonic()
        level, before = self._levels.get(key, (self.burst, now))
        level = min(self.burst, level + (now - before) * self.rate)
        taken = level >= amount
        if len(self._levels) > self._most:
            full = now - self.burst / self.rate
            self._levels = {each: state for each, state in self._levels.items() if state[1] > full}
            # Looking through all of them at every request would take long.
            self._most = max(MANY, 2 * len(self._levels))
        self._levels[key] = (level - amount if taken else level, now)
        return taken


def rate_limit_key(client: Any) -> str:
    """Where somebody asks from, by host and port: the address or, in IPv6, the network of a single house. Everybody has
    2⁶⁴ addresses there, and could be somebody else with each request."""
    host = str(client[0]) if client else ""
    if ":" not in host:
        return host
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or ipaddress.IPv6Network((address, 64), strict=False))
