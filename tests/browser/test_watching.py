"""Watching bots at any pace, with the reason for each move."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import Open
from tests.browser.screen import Screen


def watch(screen: Screen, game: str, way: str, go: str, *chosen: str) -> None:
    """Open a table of bots from the lobby; `chosen` are the levels, numbers and other radio buttons to check."""
    dialog = screen.more_ways(game)
    dialog.get_by_role("radio", name=way).check()
    for label in chosen:
        dialog.get_by_role("radio", name=label).first.check()
    dialog.get_by_role("button", name=go, exact=True).click()
    screen.wait_for_table()


def test_bots_can_be_watched_at_any_pace(open_screen: Open) -> None:
    """A pause lasts, also over a reload; one step is one decision with its reason; fast plays to the end."""
    screen = open_screen()
    watch(screen, "circle_the_wagons", "Watch and learn", "Watch", "Builder")
    bar = screen.page.get_by_test_id("watch")
    bar.get_by_role("button", name="Pause", exact=True).click()
    expect(bar.get_by_test_id("busy")).to_have_count(0)  # earlier requests have been answered
    screen.page.reload()
    screen.wait_for_table()
    resume = bar.get_by_role("button", name="Resume")
    expect(resume).to_have_attribute("aria-pressed", "true")
    before = int(screen.number())
    for count in (1, 2):
        screen.answer(lambda: bar.get_by_role("button", name="One step forward").click())
        assert int(screen.number()) == before + count
    expect(bar.locator("[data-how]")).to_contain_text("Looks best at first glance")
    expect(bar.get_by_test_id("other")).to_contain_text(re.compile(r"Next best: Bot \d (takes|skips|places) "))
    assert screen.violations() == []
    screen.answer(lambda: screen.page.keyboard.press("ArrowRight"))
    screen.page.get_by_role("button", name="Log").click()
    expect(screen.page.get_by_test_id("drawer").locator("[data-how]").nth(1)).to_be_visible()
    screen.page.keyboard.press("Escape")
    bar.get_by_role("combobox").select_option(label="very fast")
    resume.click()
    expect(screen.prompt).to_have_attribute("data-asks", "over")
    expect(screen.page.get_by_test_id("gone")).to_have_count(15)


def test_a_searching_bot_and_a_scripted_opponent_on_a_phone_in_german(open_screen: Open) -> None:
    """The bot says what its search expects; the opponent's steps follow one by one, unless paused."""
    screen = open_screen(phone=True, size=(360, 740), locale="de-DE", color_scheme="dark")
    watch(
        screen,
        "circleville",
        "Zuschauen und lernen",
        "Zuschauen",
        "1",
        "Stadtplaner",
    )
    bar = screen.page.get_by_test_id("watch")
    bar.get_by_role("button", name="Pause", exact=True).tap()
    step = bar.get_by_role("button", name="Einen Schritt vor")
    while screen.asks() != "follow":
        expect(bar.get_by_test_id("busy")).to_have_count(0)
        if screen.asks() != "follow":
            screen.answer(step.tap)
    expect(bar.get_by_test_id("last-move")).to_contain_text("Denzel")
    first = bar.get_by_test_id("last-move").inner_text()
    step.tap()
    expect(bar.get_by_test_id("last-move")).not_to_have_text(first)
    assert screen.violations() == []
    assert screen.page.evaluate("() => document.documentElement.scrollWidth") <= 360
    for control in bar.get_by_role("group").locator("> *").all():
        box = control.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 360
    bar.get_by_role("button", name="Überspringen").tap()
    expect(screen.prompt).to_have_attribute("data-asks", "watch")
    expect(bar.locator("[data-how=search]")).to_contain_text(re.compile("Punkte? (Vorsprung|Rückstand)"))
    assert not re.search(r"\b(to|basic|alternate|end)\b", bar.get_by_test_id("last-move").inner_text())
    screen.answer(step.tap)
    assert screen.violations() == []
