"""Authentication: the guest who sends a request, by the token in their cookie."""

import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from townwright.server.rate_limits import Buckets, rate_limit_key
from townwright.server.settings import Settings
from townwright.server.storage.records import Guest
from townwright.server.storage.stores import Stores
from townwright.server.storage.tokens import digest
from townwright.server.tables.bus import Bus, Message
from townwright.server.tables.devices import device_name
from townwright.server.tables.last_seen import LastSeen
from townwright.server.wire.errors import Refusal

COOKIE = "townwright"
#: The cookie of the browser's own guest, kept while the browser is a device of another guest.
FORMER = "townwright-former"
#: Ten years in seconds. Guests have no accounts: without the cookie they cannot come back.
MAX_AGE = 10 * 365 * 86_400
#: Seconds for which a guest is cached, and the size of the cache.
CACHE_SECONDS, CACHE_SIZE = 10.0, 10_000

Connection = ASGIConnection[Any, Any, Any, Any]


class Authentication:
    """Finds guests, adds new ones, and applies their rate limits."""

    def __init__(self, settings: Settings, stores: Stores, last_seen: LastSeen, bus: Bus) -> None:
        self.settings = settings
        self._stores, self._last_seen, self._bus = stores, last_seen, bus
        limits = settings.limits
        self._requests = Buckets(limits.requests, limits.burst)
        self._newcomers = Buckets(limits.guests / 3600, limits.guests)
        self._cache: dict[str, tuple[Guest, float]] = {}
        bus.on("forget", self._on_forget)

    async def find(self, connection: Connection, cookie: str = COOKIE) -> Guest | None:
        """Return the guest whose cookie a request carries."""
        token = cookie_of(connection, cookie)
        if not token:
            return None
        key = digest(token)
        cached = self._cache.get(key)
        if cached and cached[1] > time.monotonic():
            return cached[0]
        guest = await self._stores.tokens.guest(token)
        if guest is not None:
            if len(self._cache) > CACHE_SIZE:
                self._cache.clear()
            self._cache[key] = (guest, time.monotonic() + CACHE_SECONDS)
        return guest

    async def require(self, connection: Connection) -> Guest:
        """Return the guest; raise if there is none, or if they exceed their rate limit."""
        guest = await self.find(connection)
        if guest is None:
            raise Refusal("no-guest", "server-no-guest")
        self._last_seen.note(guest.id, guest.device)
        self.count(guest)
        return guest

    def count(self, guest: Guest) -> None:
        """Count a request or message of a guest; raise if they exceed their rate limit."""
        if not self._requests.take(guest.id):
            raise Refusal("too-much", "server-slow-down", most=self.settings.limits.requests)

    async def add(self, connection: Connection, name: str, confirm: bool) -> tuple[Guest, str]:
        """Add a guest; return them and the token of their cookie."""
        if not self._newcomers.take(rate_limit_key(connection.client)):
            raise Refusal("too-much", "server-many-guests", most=self.settings.limits.guests)
        return await self._stores.guests.add(name, confirm, device_of(connection))

    async def forget(self, guest: str) -> None:
        """Drop a guest from the cache of all processes."""
        await self._on_forget({"forget": guest})
        await self._bus.send({"forget": guest})

    async def _on_forget(self, message: Message) -> None:
        self._cache = {key: each for key, each in self._cache.items() if each[0].id != message["forget"]}


def cookie_of(connection: Connection, name: str) -> str:
    """Return a cookie of a request. Litestar would keep all headers in memory as long as a socket is open."""
    header = next((value for key, value in connection.scope["headers"] if key == b"cookie"), b"").decode("latin-1")
    cookies = {key: value for key, _, value in (part.strip().partition("=") for part in header.split(";"))}
    return cookies.get(name, "")


def device_of(connection: Connection) -> str:
    """Return the name of the browser that sends a request."""
    return device_name(connection.headers.get("user-agent", ""))


def cookie(token: str, settings: Settings, key: str = COOKIE) -> Cookie:
    """Return the cookie of a guest: no script can read it, no other site can use it."""
    return Cookie(
        key=key, value=token, path="/", max_age=MAX_AGE, httponly=True, samesite="lax", secure=settings.is_secure
    )
