"""How much a browser downloads to show the lobby for the first time."""

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Open

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
