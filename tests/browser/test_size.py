"""How much a browser downloads to show the lobby for the first time, and how many steps a table takes."""

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Open
from tests.browser.test_daily import guest_of
from tests.server.running import Server

#: Bytes of all bodies as they are sent: the page, its code, styles, fonts, words and covers, and the catalogue.
MOST = 150_000

#: Everything that was loaded, by its address.
LOADED = """async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map(image => image.decode()));
    const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    return Object.fromEntries(entries.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]));
}"""


@pytest.mark.parametrize("settings", [{"locale": "en-GB"}, {"locale": "de-DE"}, {"phone": True}], ids=str)
def test_the_lobby_is_small(open_screen: Open, settings: dict[str, Any]) -> None:
    screen = open_screen(**settings)
    screen.lobby()
    expect(screen.page.locator(".game img")).to_have_count(4)
    loaded: dict[str, int] = screen.page.evaluate(LOADED)
    largest = sorted(((size, name) for name, size in loaded.items()), reverse=True)
    assert {".js", ".css", ".woff2", ".svg"} <= {"." + name.rpartition(".")[2] for name in loaded}
    assert "/api/catalogue" in loaded
    assert sum(loaded.values()) <= MOST, largest[:12]


#: Records everything that was requested before the table showed its question.
BEFORE_BOARD = """
new MutationObserver((_, observer) => {
    if (!document.querySelector("[data-asks]")) return;
    observer.disconnect();
    window.before = performance.getEntriesByType("resource").map(({ name }) => name.replace(location.origin, ""));
}).observe(document, { childList: true, subtree: true });
"""


def test_the_page_of_a_table_names_everything_that_it_loads(open_screen: Open, server: Server) -> None:
    """On a slow network, each further step would cost a round trip; fonts may come after the board."""
    screen = open_screen(name="Anna")
    screen.context.add_init_script(BEFORE_BOARD)
    table = guest_of(screen, server).open("circle_the_wagons", {"kind": "me"}, {"kind": "bot", "level": "greedy"})
    page = screen.page.goto(f"{screen.address}/table/{table}")
    screen.wait_for_table()
    html = page.text() if page else ""
    requested: list[str] = screen.page.evaluate("before")
    assert len(requested) > 10
    assert [each for each in requested if f'"{each}"' not in html and not each.endswith(".woff2")] == []
