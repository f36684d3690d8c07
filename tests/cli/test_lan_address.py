"""The address that invitations contain."""

import pytest

from townwright.cli import lan_address
from townwright.cli.lan_address import network_address


@pytest.mark.parametrize("host", ["127.0.0.1", "127.9.9.9", "::1", "localhost", "play.localhost"])
def test_other_machines_cannot_reach_the_loopback_address(host: str) -> None:
    assert network_address(host, 8018) == ""


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.168.7.7", "http://192.168.7.7:8018"),
        ("fd00::7", "http://[fd00::7]:8018"),
        ("play.example", "http://play.example:8018"),
    ],
)
def test_the_address_to_listen_on_is_that_of_the_page(host: str, address: str) -> None:
    assert network_address(host, 8018) == address


@pytest.mark.parametrize("host", lan_address.ANY_ADDRESS)
def test_a_server_on_all_addresses_names_the_one_in_the_network(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for own, address in (("10.0.0.5", "http://10.0.0.5:8018"), ("127.0.0.1", ""), ("", "")):
        monkeypatch.setattr(lan_address, "own_address", lambda own=own: own)
        assert network_address(host, 8018) == address


def test_a_public_address_is_preferred() -> None:
    assert network_address("127.0.0.1", 8018, ("https://play.example", "https://b.example")) == "https://play.example"


def test_a_machine_without_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    class NoRoute:
        def __enter__(self) -> "NoRoute":
            return self

        def __exit__(self, *_: object) -> None: ...

        def connect(self, address: tuple[str, int]) -> None:
            raise OSError(f"Network is unreachable: {address}")

    monkeypatch.setattr("townwright.cli.lan_address.socket.socket", lambda *_: NoRoute())
    assert lan_address.own_address() == ""
