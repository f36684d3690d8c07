"""Servers for the tests: SQLite always, PostgreSQL as a private instance on the loopback."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.postgres import Postgres, postgres
from tests.server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    with postgres() as instance:
        yield instance


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("database_server").database())
    return str(tmp_path / "tables.sqlite")


@pytest.fixture(params=["sqlite", "postgresql"])
def own_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server for one test, not started yet, on each kind of database."""
    url = request.getfixturevalue("database_server").database() if request.param == "postgresql" else ""
    server = Server(tmp_path, url)
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text()
