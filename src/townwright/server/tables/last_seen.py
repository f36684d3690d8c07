"""When guests were last here."""

from collections.abc import Iterable

from townwright.server.storage.database import now
from townwright.server.storage.guests import GuestStore


class LastSeen:
    """Notes who is here, and stores it now and then."""

    def __init__(self, guests: GuestStore) -> None:
        self._guests = guests
        self.noted: dict[str, int] = {}  # since it was stored last

    def note(self, guest: str) -> None:
        self.noted[guest] = now()

    async def of(self, guest: str) -> int:
        """When a guest was last here; 0 if there is no such guest."""
        return max(self.noted.get(guest, 0), await self._guests.seen(guest))

    async def store(self, connected: Iterable[str]) -> None:
        """Store what was noted; those who are connected are here now."""
        seen, self.noted = self.noted | dict.fromkeys(connected, now()), {}
        await self._guests.set_seen(seen)
