"""When guests were last here."""

from collections.abc import Iterable

from townwright.server.storage.database import now
from townwright.server.storage.guests import GuestStore
from townwright.server.storage.tokens import TokenStore


class LastSeen:
    """Notes which guests and devices are here, and stores it now and then."""

    def __init__(self, guests: GuestStore, tokens: TokenStore) -> None:
        self._guests, self._tokens = guests, tokens
        self.noted: dict[str, int] = {}  # since it was stored last
        self._devices: dict[str, int] = {}

    def note(self, guest: str, device: str = "") -> None:
        self.noted[guest] = now()
        if device:
            self._devices[device] = now()

    async def of(self, guest: str) -> int:
        """When a guest was last here; 0 if there is no such guest."""
        return max(self.noted.get(guest, 0), await self._guests.seen(guest))

    async def store(self, connected: Iterable[str]) -> None:
        """Store what was noted; guests who are connected are here now."""
        seen, self.noted = self.noted | dict.fromkeys(connected, now()), {}
        devices, self._devices = self._devices, {}
        await self._guests.set_seen(seen)
        await self._tokens.set_seen(devices)
