"""Devices: listing the browsers that a guest uses, and signing them out."""

import re

from townwright.server.storage.records import Device
from townwright.server.storage.tokens import TokenStore
from townwright.server.tables.bus import Bus, Message
from townwright.server.tables.viewers import Viewers
from townwright.server.wire.errors import Refusal

#: Browsers and systems, by a part of their user agents; the first match counts.
BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def device_name(user_agent: str) -> str:
    """Return the name of a device, such as `Firefox, Android`; empty if unknown."""
    names = [
        next((name for part, name in names.items() if re.search(rf"\b{part}", user_agent)), "")
        for names in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(filter(None, names))


class Devices:
    """Lists the devices of guests and revokes them."""

    def __init__(self, tokens: TokenStore, viewers: Viewers, bus: Bus) -> None:
        self._tokens, self._viewers, self._bus = tokens, viewers, bus
        bus.on("revoked", self._on_revoked)

    async def of(self, guest: str) -> list[Device]:
        """Return the devices of a guest, most recently used first."""
        return await self._tokens.devices(guest)

    async def revoke(self, guest: str, id: str) -> None:
        """Sign out a device: delete its cookie's token and close its sockets."""
        device = next((each for each in await self.of(guest) if each.id == id), None)
        if device is None:
            raise Refusal("missing", "server-no-device")
        await self.delete(device.digest)

    async def delete(self, digest: str) -> None:
        """Delete a device's token, and close its sockets in all processes."""
        await self._tokens.delete(digest)
        await self._on_revoked({"revoked": digest})
        await self._bus.send({"revoked": digest})

    async def _on_revoked(self, message: Message) -> None:
        for viewer in self._viewers:
            if viewer.device == message["revoked"]:
                viewer.disconnect()
