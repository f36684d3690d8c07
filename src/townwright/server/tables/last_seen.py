"""When guests were last here."""

from collections.abc import Iterable

from townwright.server.storage.database import is_not_future, now
from townwright.server.storage.guests import GuestStore
from townwright.server.storage.tokens import TokenStore


class LastSeen:
    """Records when guests and devices were last connected, and stores it periodically."""

    def __init__(self, guests: GuestStore, tokens: TokenStore) -> None:
        self._guests, self._tokens = guests, tokens
        self.pending: dict[str, int] = {}  # not stored yet
        self._devices: dict[str, int] = {}

    def note(self, guest: str, device: str = "") -> None:
        self.pending[guest] = now()
        if device:
            self._devices[device] = now()

    async def of(self, guest: str) -> int:
        """Return when a guest was last here; 0 if that is unknown or the stored time is in the future."""
        return max(filter(is_not_future, (self.pending.get(guest, 0), await self._guests.last_seen(guest))), default=0)

    async def store(self, connected: Iterable[str]) -> None:
        """Store what was recorded, with the current time for connected guests."""
        seen, self.pending = self.pending | dict.fromkeys(connected, now()), {}
        devices, self._devices = self._devices, {}
        await self._guests.set_seen(seen)
        await self._tokens.set_seen(devices)
