"""The boards of The Palaces of Carrara and Squaring Circleville in all sizes of screens, languages and colours."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Open
from tests.browser.screen import STILL, Screen

#: Sizes with the language and the colours of the page; those that every change is tested with come first.
USUAL = [(1440, 900, "en", "light"), (820, 1180, "de", "dark"), (360, 740, "de", "light")]
OTHERS = [(1920, 1080, "de", "dark"), (1280, 800, "en", "dark"), (1024, 768, "de", "light"), (390, 844, "en", "dark")]
#: Texts of the header, the tabs, the players' panels and the bar that are cut off at the side.
CUT = """() => [...document.querySelectorAll(
    ":is(header, .tabs, .dock, [data-asks]) button, :is([data-own], [data-owner]) :is(h2, summary, button, .who, p)"
)].filter((each) => {
    if (!each.checkVisibility({ visibilityProperty: true })) return false;
    const { left, right, width } = each.getBoundingClientRect();
    return width > 2 && (left < -1 || right > innerWidth + 1 || each.scrollWidth > each.clientWidth + 3);
}).map((each) => each.ariaLabel ?? each.textContent.trim())"""
#: The parts that must be in view, and the number of the tab that shows each of them, where it is visible.
PARTS = {
    "carrara": {"[data-opponent]": 4, ".mine": 3},
    "circleville": {"[data-own] .mine > h2": 2, ".others [data-owner]": 3},
}


def open_board(screen: Screen, game: str) -> None:
    """Open a table with three bots."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(3))]
    answer = screen.post("/api/tables", {"game": game, "seats": seats, "seed": 5})
    screen.go(f"/table/{answer.json()['id']}")
    screen.wait_for_table()
    assert screen.asks() == "act"


@pytest.mark.parametrize("game", PARTS)
@pytest.mark.parametrize("sizes", [USUAL, pytest.param(OTHERS, marks=pytest.mark.long)], ids=["usual", "others"])
def test_nothing_is_cut_off_with_four_players(
    open_screen: Open, game: str, sizes: list[tuple[int, int, str, str]]
) -> None:
    """The last opponent, the player's stock and the buttons are in view; on a phone, each of them on its tab."""
    screen, spoken = open_screen(name="Anna"), "en"
    open_board(screen, game)
    page = screen.page
    for width, height, language, colours in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if colours == "dark" else "light")
        if language != spoken:
            page.evaluate("language => localStorage.setItem('language', language)", language)
            page.reload()
            screen.wait_for_table()
            assert screen.asks() == "act"
            spoken = language
        for part, tab in PARTS[game].items():
            button = page.locator(".tabs button").nth(tab)
            if button.is_visible():
                button.click()
            page.evaluate(STILL)
            assert page.evaluate("() => document.documentElement.scrollWidth") <= width
            assert page.evaluate(CUT) == []
            expect(page.locator(part).last).to_be_in_viewport(ratio=0.99)
            expect(screen.prompt).to_be_in_viewport(ratio=0.99)
    expect(page.locator("main")).not_to_contain_text("page-")  # no message is missing


def test_the_town_keeps_its_place_beside_an_open_drawer(open_screen: Open) -> None:
    """On a tablet with the log open: nothing is covered, and the town keeps its size when sections are explained."""
    screen = open_screen(name="Anna", size=(1024, 768))
    open_board(screen, "circleville")
    page = screen.page
    page.get_by_role("button", name="Log").click()
    page.locator(".tabs [data-tab=mat]").click()
    page.evaluate(STILL)
    drawer = page.locator(".drawer").bounding_box()
    assert drawer is not None
    for part in ("section.town", "[data-own] .mine", "[data-asks]"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= drawer["x"] + 1, part
    town = page.locator("section.town").bounding_box()
    page.locator("g[data-section='20']").focus()
    expect(screen.prompt).to_contain_text("Points for section 20 as it stands: Bot 3 +4")
    expect(screen.prompt).to_contain_text("more cubes complete it; Anna has 50 left.")
    assert page.locator("section.town").bounding_box() == town
    for place in ("[data-place='queue 2'] small", "[data-plot='10 2']"):
        expect(page.locator(place)).to_have_text("2")  # the number in the log
    page.locator(".drawer").get_by_role("tab", name="Score").click()
    expect(page.locator(".drawer")).to_contain_text("If the game ended now")
    page.locator(".tabs [data-tab=town]").click()  # where the question is about the town, it has the whole width
    page.evaluate(STILL)
    for section in range(1, 21):
        expect(page.locator(f"g[data-section='{section}']")).to_be_in_viewport(ratio=1)
    wide = page.locator("section.town").bounding_box()
    assert wide is not None
    assert wide["x"] + wide["width"] <= drawer["x"] + 1
    assert not page.locator("[data-own] .mine").first.is_visible()
