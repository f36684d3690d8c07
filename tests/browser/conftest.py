"""A real server, a real browser: Debian's Chromium, driven by Playwright."""

import shutil
from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.screen import TIMEOUT, Screen
from tests.server.running import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Every game is ready: a page that asks for one too early logs the refusal as an error."""
    started = Server(tmp_path_factory.mktemp("server")).start().prepared()
    yield started
    assert started.stop() == 0
    assert "Traceback" not in started.log.read_text()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium")
    assert path, "The tests of the page need Chromium: run make tools, or install Debian's package chromium."
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=TIMEOUT)
        yield opened
        opened.close()


class Open(Protocol):
    """Opens a screen: a browser with its own cookies, size, language and colours."""

    def __call__(
        self, *, phone: bool = False, name: str | None = None, app: bool = False, **settings: Any
    ) -> Screen: ...


@pytest.fixture
def open_screen(browser: Browser, server: Server) -> Iterator[Open]:
    """Screens; whatever a test does with them, none of them may log an error."""
    opened: list[Screen] = []

    def open_one(*, phone: bool = False, name: str | None = None, app: bool = False, **settings: Any) -> Screen:
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 720}
        usual = {
            "viewport": size,
            "locale": "en-GB",
            "has_touch": phone,
            "is_mobile": phone,
            "reduced_motion": "reduce",
        }
        screen = Screen(browser.new_context(**{**usual, **settings}), server.address, app)
        opened.append(screen)
        if name is not None:
            screen.be(name)
        return screen

    yield open_one
    problems = [problem for screen in opened for problem in screen.problems]
    for screen in opened:
        screen.context.close()
    assert problems == []
