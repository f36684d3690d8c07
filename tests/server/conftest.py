"""Servers for the tests: SQLite always, PostgreSQL as a private instance on the loopback."""

from collections.abc import Iterator

import pytest
from tests.server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    started = Server(tmp_path_factory.mktemp("server")).start()
    yield started
    assert started.stop() == 0
    assert "Traceback" not in started.log.read_text()
