"""The wheel of a clean checkout, installed into an empty environment, is played in a browser."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.browser.conftest import Open, browser, contexts, open_screen  # noqa: F401, fixtures
from tests.browser.test_games import wagons_by_clicking
from tests.packaging.conftest import environment
from tests.server.running import Server

pytestmark = pytest.mark.long


@pytest.fixture
def server(installed_python: Path, tmp_path: Path) -> Iterator[Server]:
    running = (
        Server(tmp_path, python=str(installed_python), environment=environment(tmp_path)).start().wait_until_compiled()
    )
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


def test_an_installed_server_is_played_in_a_browser(open_screen: Open) -> None:  # noqa: F811
    screen = open_screen()
    screen.play_now("circle_the_wagons")
    assert screen.asks() == "act"
    screen.answer(lambda: wagons_by_clicking(screen, random.Random(1)))
