"""Guests: who sends a request, by the secret in their cookie."""

import time
from collections.abc import Iterable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from townwright.server.rate_limits import Buckets, house_of
from townwright.server.settings import Settings
from townwright.server.storage.database import now
from townwright.server.storage.store import Guest, Store, digest
from townwright.server.wire.errors import Refusal

COOKIE = "townwright"
#: Ten years: there is no account to come back with.
LONG = 10 * 365 * 86_400
#: Seconds for which a guest is remembered without looking them up.
REMEMBERED = 10.0


class People:
    """Finds guests, makes new ones, and slows down those who ask too much."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        limits = settings.limits
        self.requests = Buckets(limits.requests, limits.burst)
        self.newcomers = Buckets(limits.guests / 3600, limits.guests)
        self._known: dict[str, tuple[Guest, float]] = {}
        self.seen: dict[str, int] = {}  # who has sent something since that was stored last, and when

    async def find(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
        """The guest whose cookie this is."""
        token = connection.cookies.get(COOKIE)
        if not token:
            return None
        key = digest(token)
        known = self._known.get(key)
        if known and known[1] > time.monotonic():
            return known[0]
        guest = await self.store.guest_by(token)
        if guest is not None:
            if len(self._known) > 10_000:
                self._known.clear()
            self._known[key] = (guest, time.monotonic() + REMEMBERED)
        return guest

    async def require(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest:
        """The guest; an error if nobody has said who they are, or asks too much."""
        guest = await self.find(connection)
        if guest is None:
            raise Refusal("no-guest", "server-no-guest")
        self.seen[guest.id] = now()
        self.count(guest)
        return guest

    def count(self, guest: Guest) -> None:
        """One more request or message of a guest."""
        if not self.requests.take(guest.id):
            raise Refusal("too-much", "server-slow-down")

    async def add(self, connection: ASGIConnection[Any, Any, Any, Any], name: str, confirm: bool) -> tuple[Guest, str]:
        """A new guest and the secret of their cookie."""
        if not self.newcomers.take(house_of(connection.client)):
            raise Refusal("too-much", "server-slow-down")
        return await self.store.add_guest(name, confirm)

    async def change(self, guest: Guest, name: str, confirm: bool) -> None:
        await self.store.change_guest(guest.id, name, confirm)
        await self.forget_everywhere(guest.id)

    def forget(self, guest: str) -> None:
        """What is remembered of a guest is not true any more."""
        self._known = {key: known for key, known in self._known.items() if known[0].id != guest}

    async def forget_everywhere(self, guest: str) -> None:
        self.forget(guest)
        await self.store.tell({"forget": guest})

    async def last_seen(self, guest: str) -> int:
        """When a guest was last here; 0 if there is no such guest."""
        return max(self.seen.get(guest, 0), await self.store.seen(guest))

    async def store_seen(self, connected: Iterable[str]) -> None:
        """Store who was here lately; those who are connected still are."""
        seen, self.seen = self.seen | dict.fromkeys(connected, now()), {}
        await self.store.touch_guests(seen)


def cookie(token: str, settings: Settings) -> Cookie:
    """The cookie that says who somebody is: no script can read it, no other site can use it."""
    return Cookie(
        key=COOKIE, value=token, path="/", max_age=LONG, httponly=True, samesite="lax", secure=settings.is_secure
    )
