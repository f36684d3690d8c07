"""Accessibility of the page: languages, colours, screen readers."""

import random
import re
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Open
from tests.browser.screen import Screen
from tests.browser.test_daily import finish
from tests.browser.test_games import is_placing, wagons_by_clicking
from tests.server.running import Server

from townwright.locale import words


def test_the_wire_types_are_those_of_the_server() -> None:
    script = Path(__file__).parents[2] / "web" / "scripts" / "wire_types.py"
    namespace: dict[str, object] = {"__file__": str(script), "__name__": "wire_types"}
    exec(compile(script.read_text("utf-8"), str(script), "exec"), namespace)
    typescript = namespace["typescript"]
    assert callable(typescript)
    assert (script.parent.parent / "src" / "wire" / "types.ts").read_text("utf-8") == typescript(), "run make format"


def test_german_from_the_browser_and_by_choice(open_screen: Open) -> None:
    screen = open_screen(locale="de-DE")
    screen.lobby()
    expect(screen.page.locator("h1")).to_have_text("Welche Stadt baust du heute?")
    expect(screen.page.locator("html")).to_have_attribute("lang", "de")
    screen.play_now("circle_the_wagons")
    assert screen.asks() == "act"
    draw = random.Random(11)
    screen.answer(lambda: wagons_by_clicking(screen, draw))
    expect(screen.page.locator(".log")).to_contain_text("Karte")
    screen.page.get_by_role("button", name="Regeln").click()
    german = words("de", Path(__file__).parents[2] / "src" / "townwright" / "games" / "circle_the_wagons")
    expect(screen.page.locator(".drawer summary").first).to_contain_text(german("rules-placing.title"))
    screen.page.get_by_role("button", name="English").click()
    expect(screen.page.locator(".drawer summary").first).to_contain_text("Placing a card")
    screen.page.reload()
    screen.wait_for_table()
    expect(screen.page.get_by_role("button", name="Rules")).to_be_visible()


#: The colours of the bars of a phone's browser.
BAR_COLOURS = """() => [...document.querySelectorAll("meta[name=theme-color]")]
    .filter(bar => matchMedia(bar.media).matches).map(bar => bar.content)"""
#: Stores the theme that is set before there is anything to draw.
EARLY_THEME = """new MutationObserver((_, observer) => {
    if (!document.body) return;
    observer.disconnect();
    window.early = document.documentElement.dataset.theme;
}).observe(document, { childList: true, subtree: true });"""


def test_light_and_dark(open_screen: Open) -> None:
    screen = open_screen(color_scheme="dark")
    screen.lobby()

    def background() -> str:
        return str(screen.page.evaluate("() => getComputedStyle(document.body).backgroundColor"))

    dark = background()
    assert max(int(part) for part in re.findall(r"\d+", dark)) < 80
    screen.page.get_by_role("button", name="Light theme").click()
    assert min(int(part) for part in re.findall(r"\d+", background())) > 180
    assert screen.page.evaluate(BAR_COLOURS) == ["#f3ecdf"]
    screen.page.add_init_script(EARLY_THEME)
    screen.page.reload()
    expect(screen.page.locator(".game h2")).to_have_count(4)
    assert background() != dark
    assert screen.page.evaluate("early") == "light"


def test_events_are_announced_and_every_choice_is_in_the_list(open_screen: Open) -> None:
    screen = open_screen()
    screen.play_now("circle_the_wagons")
    assert screen.asks() == "act"
    spoken = screen.page.locator("[role=status][aria-live=polite]")
    expect(spoken).to_contain_text("Which card do you take?")
    screen.page.get_by_role("button", name="Menu").click()
    screen.page.get_by_role("button", name="All moves").click()
    choices = screen.page.locator(".drawer li button")
    expect(choices).to_have_count(screen.page.locator(".ring .card:enabled").count())
    expect(choices.nth(2)).to_contain_text("go to Bot")
    screen.answer(lambda: choices.nth(2).click())
    expect(spoken).to_contain_text("skips 2 cards")
    assert is_placing(screen)
    screen.page.get_by_role("main").focus()
    screen.page.keyboard.press("ArrowRight")
    expect(screen.page.get_by_role("status").filter(has_text=re.compile(r"^Column .* → "))).to_have_count(1)


def test_title_and_focus_follow_the_visitor(open_screen: Open) -> None:
    screen = open_screen(name="Anna")
    page, keys = screen.page, screen.page.keyboard
    screen.lobby()
    expect(page).to_have_title("Townwright")
    page.get_by_role("link", name="Daily challenge").focus()
    keys.press("Enter")
    heading = page.get_by_role("heading", level=1, name="Daily challenge")
    expect(heading).to_be_focused()
    expect(page).to_have_title("Daily challenge · Townwright")
    screen.go("/score/circle_the_wagons")
    expect(page).to_have_title("Circle the Wagons · Score helper · Townwright")
    screen.go("/about")
    delete = page.get_by_role("button", name="Delete all my data")
    delete.focus()
    keys.press("Enter")
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    keys.press("Enter")
    expect(delete).to_be_focused()
    screen.lobby()
    for key, name in (("Escape", "Anna"), ("Enter", "Bea")):
        page.get_by_role("button", name="Anna").click()
        expect(page.get_by_label("Name")).to_be_focused()
        page.get_by_label("Name").fill("Bea")
        keys.press(key)
        expect(page.get_by_role("button", name=name)).to_be_focused()


def test_a_selection_dragged_out_of_a_dialog_does_not_close_it(open_screen: Open) -> None:
    screen = open_screen(name="Anna")
    dialog = screen.more_ways("circle_the_wagons")
    dialog.get_by_text("On one screen").click()
    field = dialog.get_by_role("textbox")
    field.fill("Ben")
    field.hover()
    screen.page.mouse.down()
    screen.page.mouse.move(5, 5, steps=4)
    screen.page.mouse.up()
    expect(field).to_have_value("Ben")
    expect(dialog).to_be_visible()
    screen.page.mouse.click(5, 5)
    expect(dialog).to_have_count(0)


def visit(screen: Screen, friend: Screen, server: Server) -> list[str]:
    """Visit every screen and return what axe-core finds; where only a part is new, check only that part."""
    violations: list[str] = []

    def check(where: str, part: str = "html") -> None:
        violations.extend(f"{where}: {each}" for each in screen.violations_in_light_and_dark(part))

    page = screen.page
    screen.lobby()
    check("lobby")
    page.locator("article[data-game=sprawlopolis] .more").click()
    check("new table", "dialog[open]")
    page.keyboard.press("Escape")
    screen.go("/about")
    check("about")
    draw = random.Random(12)
    screen.play_now("circle_the_wagons")
    assert screen.asks() == "act"
    check("taking")
    for tab in ("Rules", "Log", "Chat"):
        page.get_by_role("button", name=tab, exact=True).click()
        check(tab, ".drawer")
    for tab in ("Score", "Hint", "All moves"):
        page.get_by_role("tab", name=tab).click()
        check(tab, ".drawer")
    page.locator(".drawer").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    check("menu")
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.locator("dialog[open] input").first).to_be_visible()
    check("share", "dialog[open]")
    page.keyboard.press("Escape")
    screen.answer(lambda: wagons_by_clicking(screen, draw))
    page.keyboard.press("ArrowDown")
    expect(screen.page.locator(".pill-text")).to_be_visible()
    check("placing")
    screen.answer(lambda: screen.main_button.click())
    check("confirming")
    finish(screen, server, 12)
    check("result", "dialog[open]")
    page.locator("dialog[open]").get_by_role("button", name="Replay", exact=True).click()
    expect(page.locator(".replay")).to_be_visible()
    check("replay")
    screen.play_now("sprawlopolis")
    page.keyboard.press("ArrowDown")
    expect(screen.page.locator(".pill-text")).to_be_visible()
    page.locator(".rows button").last.click()
    check("city")
    dialog = screen.more_ways("circle_the_wagons")
    dialog.get_by_text("With friends").click()
    dialog.get_by_role("button", name="Create table").click()
    expect(page.locator(".waiting-room input")).to_be_visible()
    check("waiting-room")
    link = page.locator(".waiting-room input").input_value()
    friend.page.goto(link)
    expect(friend.page.locator("#name")).to_be_visible()
    violations.extend(f"invitation: {each}" for each in friend.violations_in_light_and_dark())
    return violations


def test_axe_finds_nothing_on_any_screen(open_screen: Open, server: Server) -> None:
    assert visit(open_screen(), open_screen(), server) == []


def test_axe_finds_nothing_on_a_phone(open_screen: Open) -> None:
    screen = open_screen(phone=True)
    screen.lobby()
    violations = screen.violations()
    for game in ("circle_the_wagons", "sprawlopolis"):
        screen.play_now(game)
        screen.asks()
        violations += screen.violations()
        screen.page.get_by_role("button", name="Menu").tap()
        violations += screen.violations()
        screen.page.get_by_role("button", name="Log").tap()
        violations += screen.violations()
    assert violations == []


#: Text that is cut off at the side or below, except what only screen readers get.
CUT_OFF = """() => [...document.querySelectorAll("body *")].filter(each => {
    if (each.clientWidth <= 2 || !each.textContent.trim()) return false;
    const { overflowX, overflowY } = getComputedStyle(each);
    if (overflowY === "hidden" && each.scrollHeight > each.clientHeight + 4) return true;
    return overflowX === "hidden" && each.scrollWidth > each.clientWidth + 1
        && [...each.childNodes].some(child => child.nodeType === Node.TEXT_NODE && child.textContent.trim());
}).map(each => each.textContent)"""


#: Pages, and what each of them shows last.
WHOLE_PAGES = {
    "/": ".games[aria-busy=false]",
    "/daily": "main .games + .par",
    "/statistics": "main .acts",
    "/rules/carrara": "main .rules",
    "/score/carrara": "main .sheet",
    "/box/circleville": "main ul.places",
    "/about": "main .acts",
}


def test_everything_fits_a_small_phone_in_german(open_screen: Open) -> None:
    """Nothing sticks out or is cut off, and the controls of the header are large enough for a finger."""
    screen = open_screen(phone=True, size=(360, 740), locale="de-DE", name="Anna")
    for path, content in WHOLE_PAGES.items():
        screen.go(path)
        expect(screen.page.locator(content).first).to_be_visible()
        assert screen.page.evaluate("() => document.documentElement.scrollWidth") == 360, path
        assert screen.page.evaluate(CUT_OFF) == [], path
        assert screen.small_targets("header button, header a") == [], path
