"""The address at which other devices reach this server."""

import ipaddress
import socket

#: An address for documentation (RFC 5737). No packet is sent there: the system only chooses a route.
PROBE_ADDRESS = ("192.0.2.1", 9)
ANY_ADDRESS = ("0.0.0.0", "::")


def network_address(host: str, port: int, origins: tuple[str, ...] = ()) -> str:
    """Return the page's address for other devices; empty if only this machine can reach it.

    `host` is the address to listen on, `origins` are the public addresses.
    """
    if origins:
        return origins[0]
    reachable = own_address() if host in ANY_ADDRESS else host
    if not reachable or is_loopback(reachable):
        return ""
    return f"http://[{reachable}]:{port}" if ":" in reachable else f"http://{reachable}:{port}"


def own_address() -> str:
    """Return this machine's address in the local network; empty if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(PROBE_ADDRESS)
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
