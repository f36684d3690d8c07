"""Whole games in the browser: by clicking, by keyboard alone, by touch."""

import random

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Open
from tests.browser.screen import Screen, eventually


def is_placing(screen: Screen) -> bool:
    return screen.page.locator("[data-phase=place]").count() > 0


def my_town(screen: Screen) -> Locator:
    return screen.page.get_by_test_id("mine").get_by_test_id("card-table")


def wagons_by_clicking(screen: Screen, draw: random.Random) -> None:
    if is_placing(screen):
        screen.click_card_table(my_town(screen), draw)
        return
    chosen = screen.page.locator("[data-place][aria-pressed=true]")
    ahead = draw.randrange(3) if chosen.count() else draw.randrange(15)
    place = (int(chosen.get_attribute("data-place") or 0) + ahead) % 15 if chosen.count() else ahead
    button = screen.page.locator(f"[data-place='{place}']:enabled")
    is_start = screen.page.locator("[data-phase=start]").count() > 0
    is_enabled = button.count() > 0
    if is_enabled:
        button.click()
    if is_start or not is_enabled:  # the start card asks for a second click
        expect(chosen).to_have_count(1)
        screen.main_button.click()


def sprawlopolis_by_clicking(screen: Screen, draw: random.Random) -> None:
    hand = screen.page.locator("[data-testid=held]:enabled")
    hand.nth(draw.randrange(hand.count())).click()
    screen.click_card_table(screen.page.get_by_test_id("card-table"), draw)


def test_circle_the_wagons_by_clicking(open_screen: Open) -> None:
    screen, draw = open_screen(), random.Random(1)
    screen.play_now("circle_the_wagons")
    screen.until_over(lambda _: wagons_by_clicking(screen, draw))
    result = screen.page.locator("dialog[open]")
    expect(result).to_be_visible()
    expect(result.locator("tbody tr")).to_have_count(9)
    expect(result.locator("tfoot td").first).to_have_text(screen.total())
    result.get_by_role("button", name="Snow").click()
    expect(result).not_to_be_visible()
    expect(screen.page.get_by_test_id("mine").locator("button[aria-pressed=true]").first).to_contain_text("Snow")


def test_sprawlopolis_by_clicking(open_screen: Open) -> None:
    screen, draw = open_screen(), random.Random(2)
    screen.play_now("sprawlopolis")
    screen.until_over(lambda _: sprawlopolis_by_clicking(screen, draw))
    result = screen.page.locator("dialog[open]")
    expect(result).to_be_visible()
    expect(result.locator("h2")).to_contain_text(", target ")
    result.get_by_role("button", name="Roads").click()
    expect(screen.page.get_by_test_id("mark").first).to_be_visible()


def test_circle_the_wagons_by_keyboard_alone(open_screen: Open) -> None:
    screen = open_screen()
    keys = screen.page.keyboard
    screen.lobby()
    screen.game("circle_the_wagons").get_by_test_id("play").focus()
    keys.press("Enter")
    screen.wait_for_table()

    def turn(number: int) -> None:
        keys.press("ArrowRight")
        if is_placing(screen):
            keys.press(["ArrowDown", "ArrowLeft", "ArrowUp"][number % 3])
            keys.press("r")
            expect(screen.ghost).to_be_visible()
        keys.press("Enter")

    for number in range(200):
        prompt = screen.asks()
        if prompt == "over":
            break
        screen.answer(lambda asks=prompt, number=number: keys.press("Enter") if asks == "confirm" else turn(number))
    assert screen.asks() == "over"


def test_sprawlopolis_by_keyboard_alone(open_screen: Open) -> None:
    screen = open_screen()
    keys = screen.page.keyboard
    screen.lobby()
    screen.game("sprawlopolis").get_by_test_id("play").focus()
    keys.press("Enter")
    screen.wait_for_table()
    for number in range(100):
        prompt = screen.asks()
        if prompt == "over":
            break
        if prompt == "act":
            keys.press("2" if screen.page.get_by_test_id("held").count() > 1 else "1")
            for _ in range(number % 4 + 1):
                keys.press(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"][number % 4])
            expect(screen.ghost).to_be_visible()
            keys.press("Escape")
            expect(screen.ghost).to_have_count(0)
            keys.press("ArrowDown")
        screen.answer(lambda: keys.press("Enter"))
    assert screen.asks() == "over"


@pytest.mark.parametrize("game", ["circle_the_wagons", "sprawlopolis"])
def test_on_a_phone_by_touch(open_screen: Open, game: str) -> None:
    """A few turns; nothing sticks out of the narrow screen."""
    screen, draw = open_screen(phone=True, size=(360, 740)), random.Random(3)
    screen.play_now(game)

    def check_fit() -> None:
        assert screen.page.evaluate("() => document.documentElement.scrollWidth") <= 360
        bottom = screen.prompt.bounding_box()
        assert bottom is not None
        assert bottom["y"] + bottom["height"] == pytest.approx(740, abs=1)

    placed = 0
    while placed < 3:
        if screen.asks() == "confirm":
            screen.answer(lambda: screen.main_button.tap())
        elif screen.page.get_by_role("button", name="Rotate").count():
            card_table = screen.page.locator("[data-testid=card-table]:visible")
            screen.answer(lambda card_table=card_table: screen.tap_card_table(card_table, draw))
            placed += 1
        else:
            screen.answer(lambda: screen.main_button.tap())
        check_fit()
    for tab in screen.page.get_by_role("tab").all():
        tab.tap()
        check_fit()


def test_a_card_is_dragged_from_the_hand(open_screen: Open) -> None:
    screen = open_screen()
    screen.play_now("sprawlopolis")
    card = screen.page.get_by_test_id("held").nth(1)
    box = screen.page.get_by_test_id("card-table").bounding_box()
    assert box is not None
    card.hover()
    screen.page.mouse.down()
    screen.page.mouse.move(box["x"] + box["width"] / 2 + 90, box["y"] + box["height"] / 2 + 60, steps=6)
    expect(screen.ghost).to_be_visible()
    screen.page.mouse.up()
    expect(screen.ghost).to_have_attribute("data-pinned", "true")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(screen.page.get_by_test_id("pill")).to_contain_text("→")
    screen.answer(lambda: screen.main_button.click())
    expect(screen.page.get_by_test_id("world").locator("> g g")).not_to_have_count(0)


def test_the_card_table_pans_and_zooms(open_screen: Open) -> None:
    screen = open_screen()
    screen.play_now("sprawlopolis")
    world = screen.page.get_by_test_id("world")
    screen.page.get_by_role("button", name="Show all").click()  # fitted by now, whatever its size was at first
    fitted_style = world.get_attribute("style") or ""
    box = screen.page.get_by_test_id("card-table").bounding_box()
    assert box is not None
    screen.page.mouse.move(box["x"] + 40, box["y"] + 200)
    screen.page.mouse.down()
    screen.page.mouse.move(box["x"] + 140, box["y"] + 260, steps=4)
    screen.page.mouse.up()
    expect(world).not_to_have_attribute("style", fitted_style)
    panned_style = world.get_attribute("style") or ""
    screen.page.get_by_role("button", name="Zoom in").click()
    expect(world).not_to_have_attribute("style", panned_style)
    screen.page.get_by_role("button", name="Show all").click()
    expect(world).to_have_attribute("style", fitted_style)


def test_two_fingers_pinch(open_screen: Open) -> None:
    screen = open_screen(phone=True)
    screen.play_now("sprawlopolis")
    world = screen.page.get_by_test_id("world")
    box = screen.page.get_by_test_id("card-table").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = screen.context.new_cdp_session(screen.page)

    def touch(kind: str, *distances: float) -> None:
        points = [{"x": x + way * apart, "y": y, "id": way} for apart in distances for way in (-1, 1)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def zoom() -> float:
        return float((world.get_attribute("style") or "").split("scale(")[1].split(")")[0])

    before = zoom()
    touch("touchStart", 40)
    for apart in (50, 65, 80):
        touch("touchMove", apart)
    touch("touchEnd")
    eventually(screen.page, zoom, lambda now: now > before * 1.5)


def test_a_forbidden_place_is_explained(open_screen: Open) -> None:
    screen = open_screen()
    screen.play_now("sprawlopolis")
    box = screen.page.get_by_test_id("card-table").bounding_box()
    assert box is not None
    for _ in range(3):
        screen.page.get_by_role("button", name="Zoom out").click()
    screen.page.mouse.click(box["x"] + 60, box["y"] + 60)
    expect(screen.page.get_by_role("alert")).to_contain_text("would not touch the city")
    screen.page.get_by_role("button", name="Got it").click()
    assert screen.asks() == "act"
