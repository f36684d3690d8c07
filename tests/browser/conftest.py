"""A real server, a real browser: Debian's Chromium, driven by Playwright."""

import shutil
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright
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
    """A server that has compiled every game; a page that needs a game earlier would log an error."""
    running = Server(tmp_path_factory.mktemp("server")).start().wait_until_compiled()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    # Without windows and menus, a page takes half the CPU time.
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert path, "The tests of the page need Chromium: run make tools, or install chromium-headless-shell or chromium."
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=TIMEOUT)
        yield opened
        opened.close()


class Contexts:
    """Browser contexts that later tests reuse: files stay cached, everything else is cleared."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[tuple[bool, str], list[BrowserContext]] = {}
        self._kinds: dict[BrowserContext, tuple[bool, str]] = {}

    def take(self, phone: bool, locale: str) -> BrowserContext:
        if free := self._free.get((phone, locale)):
            return free.pop()
        context = self._browser.new_context(locale=locale, has_touch=phone, is_mobile=phone)
        self._kinds[context] = (phone, locale)
        return context

    def give_back(self, context: BrowserContext, address: str) -> None:
        empty = context.new_page()
        for page in context.pages:
            if page != empty:
                page.close()
        everything = {"origin": address, "storageTypes": "all"}
        context.new_cdp_session(empty).send("Storage.clearDataForOrigin", everything)
        empty.close()
        context.clear_cookies()
        context.clear_permissions()
        self._free.setdefault(self._kinds[context], []).append(context)


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    return Contexts(browser)


class Open:
    """Opens screens, each a browser with its own cookies, size, language and colours."""

    def __init__(self, contexts: Contexts, address: str) -> None:
        self._contexts, self._address = contexts, address
        self._screens: list[Screen] = []

    def __call__(
        self,
        *,
        phone: bool = False,
        name: str | None = None,
        locale: str = "en-GB",
        size: tuple[int, int] | None = None,
        color_scheme: Literal["light", "dark"] = "light",
        reduced_motion: Literal["reduce", "no-preference"] = "reduce",
    ) -> Screen:
        screen = Screen(self._contexts.take(phone, locale), self._address)
        self._screens.append(screen)
        width, height = size or ((390, 844) if phone else (1280, 720))
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
        if name is not None:
            screen.set_name(name)
        return screen

    def close(self) -> None:
        """Close all screens, and check that none of them has logged an error."""
        for screen in self._screens:
            self._contexts.give_back(screen.context, screen.address)
        assert [problem for screen in self._screens for problem in screen.problems] == []


@pytest.fixture
def open_screen(contexts: Contexts, server: Server) -> Iterator[Open]:
    opener = Open(contexts, server.address)
    yield opener
    opener.close()
