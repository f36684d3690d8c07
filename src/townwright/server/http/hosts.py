"""The names under which clients may address this server.

Another site can make its own name point to this machine (DNS rebinding); the browser then treats this server as part
of that site. Such a request carries the other site's name in its `Host` header.
"""

import ipaddress
import socket
from urllib.parse import urlsplit

from townwright.server.settings import Settings


class Hosts:
    """The names of this server: loopback names, and the hosts of the origins.

    Without origins they include this machine's names, `*.local` and all IP addresses.
    """

    def __init__(self, settings: Settings) -> None:
        self._is_public = bool(settings.origins)
        machine = socket.gethostname()
        hosts = [urlsplit(origin).netloc for origin in settings.origins]
        self._names = set(map(name_of, hosts or [settings.host, machine, machine.partition(".")[0]])) - {""}

    def __contains__(self, host: str) -> bool:
        """Return whether a `Host` header names this server."""
        name = name_of(host)
        if name in self._names or is_loopback(name):
            return True
        return not self._is_public and (name.endswith(".local") or address_of(name) is not None)


def name_of(host: str) -> str:
    """Return the name in a `Host` header, without the port; empty if it cannot be read."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def address_of(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Return a name as an IP address; None if it is not one."""
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


def is_loopback(name: str) -> bool:
    address = address_of(name)
    return name == "localhost" or name.endswith(".localhost") or (address is not None and address.is_loopback)
