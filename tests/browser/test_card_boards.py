"""The boards of the card games: readable rules, lit squares, a layout that stands still."""

import json
import operator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.conftest import Open
from tests.browser.screen import STILL, Screen, eventually

SIZES = [(1920, 1080), (1440, 900), (1280, 800), (1024, 768), (820, 1180), (390, 844), (360, 740)]
#: The scoring cards with the longest rules.
LONGEST = {
    "circle_the_wagons": ["target_practice", "wagon_train", "boom_or_bust"],
    "sprawlopolis": ["block_party", "the_burbs", "park_hopping"],
}
#: The rules that can be read as a whole: neither cut off by a box around them nor by the edge of the screen.
READABLE = """() => [...document.querySelectorAll("[data-testid=rule]")].filter((rule) => {
    if (!rule.checkVisibility({ visibilityProperty: true })) return false;
    for (let box = rule.parentElement; box; box = box.parentElement)
        if (getComputedStyle(box).overflowY !== "visible" && box.scrollHeight > box.clientHeight + 1) return false;
    const { left, right, top, bottom } = rule.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && rule.textContent.length > 60;
}).map((rule) => rule.textContent)"""
#: Where the parts of the board lie.
PARTS = ["[data-testid=mine]", ".circle", ".theirs", ".score", ".board", ".dock", "[data-asks]"]
BOXES = """(parts) => parts.flatMap((part) =>
    [...document.querySelectorAll(`main ${part}`)].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return `${part} ${Math.round(x)} ${Math.round(y)} ${Math.round(width)} ${Math.round(height)}`;
    }))"""

#: The right edge of the circle's cards.
RIGHT = """() => Math.max(...[...document.querySelectorAll("[data-place]")]
    .map((card) => card.getBoundingClientRect().right))"""

#: What lies on a card of the circle though it does not belong to it, and cards of hands that leave the tray.
OVERLAPS = """() => {
    const boxes = (things) => [...document.querySelectorAll(things)].filter((each) => each.checkVisibility())
        .map((each) => [each, each.getBoundingClientRect()]);
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const onCards = boxes("[data-condition], [data-place] .pill").flatMap(([thing, box]) => boxes("[data-place]")
        .filter(([card, other]) => !card.contains(thing) && meet(box, other))
        .map(([card]) => `${thing.textContent} on card ${card.dataset.card}`));
    const [tray] = boxes(".tray").map(([, box]) => box);
    const outside = boxes(".tray .tile")
        .filter(([, box]) => box.right > tray.right || box.bottom > tray.bottom || box.left < tray.left)
        .map(([tile]) => `outside: ${tile.textContent}`);
    return [...onCards, ...outside];
}"""


def with_scoring(screen: Screen, conditions: list[str]) -> None:
    """Let the page show these scoring cards instead of the dealt ones."""

    def change(message: str | bytes) -> str:
        state = json.loads(message)
        dealt: list[Any] = (state.get("view") or {}).get("scoring", [])
        for place, condition in enumerate(conditions[: len(dealt)]):
            dealt[place] = condition if isinstance(dealt[place], str) else {**dealt[place], "condition": condition}
        return json.dumps(state)

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda message: socket.send(change(message)))

    screen.page.route_web_socket("**/socket*", connect)


def read_at_once(screen: Screen) -> set[str]:
    """Return the rules that can be read without a click."""
    return set(screen.page.evaluate(READABLE))


def readable(screen: Screen) -> set[str]:
    """Return the rules that can be read now, or after selecting their scoring card."""
    rules = read_at_once(screen)
    for button in screen.page.locator("[data-condition]:visible").all() if len(rules) < 3 else []:
        button.click()
        rules |= set(eventually(screen.page, lambda: screen.page.evaluate(READABLE)))
        button.click()
    return rules


@pytest.mark.parametrize("game", LONGEST)
def test_the_longest_rules_can_be_read_in_every_phase_and_size(open_screen: Open, game: str) -> None:
    screen = open_screen(locale="de-DE")
    with_scoring(screen, LONGEST[game])
    screen.play_now(game)
    for phase in ("act", "place"):
        assert screen.asks() == "act"
        for width, height in SIZES:
            screen.page.set_viewport_size({"width": width, "height": height})
            screen.wait_for_frame()
            rules = readable if width < 1024 else read_at_once
            eventually(screen.page, partial(rules, screen), lambda rules: len(rules) == 3)
        if phase == "act":
            screen.page.set_viewport_size({"width": 1280, "height": 800})
            screen.page.keyboard.press("ArrowDown")
            screen.answer(lambda: screen.main_button.click())
            if screen.asks() == "confirm":
                screen.answer(lambda: screen.main_button.click())


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (820, 1180), (390, 844)])
def test_nothing_moves_within_a_turn(open_screen: Open, size: tuple[int, int]) -> None:
    screen = open_screen(size=size, locale="de-DE")
    screen.play_now("circle_the_wagons")
    assert screen.asks() == "act"
    dock = ["[data-asks]", ".dock"]

    def boxes() -> list[str]:
        screen.wait_for_frame()
        texts: list[str] = screen.page.evaluate(BOXES, PARTS)
        return [each for each in texts if size[0] > 760 or each.split(" ")[0] in dock]  # a phone has tabs

    screen.page.evaluate(STILL)
    before = boxes()
    screen.page.keyboard.press("ArrowRight")
    screen.answer(lambda: screen.main_button.click())
    assert boxes() == before
    expect(screen.page.locator("main")).not_to_contain_text("page-")  # no message is missing
    screen.page.keyboard.press("ArrowRight")
    expect(screen.ghost).to_be_visible()
    assert boxes() == before
    screen.answer(lambda: screen.main_button.click())
    assert boxes() == before
    assert screen.page.evaluate("() => document.documentElement.scrollWidth") <= size[0]


def test_nothing_covers_the_circle_and_long_hands_stay_in_the_tray(open_screen: Open) -> None:
    """With the longest rules, after eight cards were skipped."""
    screen = open_screen(name="Anna", locale="de-DE")
    with_scoring(screen, LONGEST["circle_the_wagons"])
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = screen.post("/api/tables", {"game": "circle_the_wagons", "seats": seats, "seed": 5})
    screen.go(f"/table/{table.json()['id']}")
    screen.wait_for_table()
    assert screen.asks() == "act"
    for phase in ("take", "place"):
        for width, height in SIZES:
            screen.page.set_viewport_size({"width": width, "height": height})
            screen.wait_for_frame()
            eventually(screen.page, partial(screen.page.evaluate, OVERLAPS), partial(operator.eq, []))
        if phase == "take":
            for _ in range(8):
                screen.page.keyboard.press("ArrowRight")
            screen.answer(lambda: screen.main_button.click())
            expect(screen.page.locator(".tray .tile")).to_have_count(9)


def test_a_drawer_does_not_move_my_town(open_screen: Open) -> None:
    """It covers the other town; on a tablet, the circle gets narrower, but no card is covered."""
    screen = open_screen()
    screen.play_now("circle_the_wagons")
    assert screen.asks() == "act"
    drawer = screen.page.get_by_role("complementary", name="Log, rules and more")
    for width, height in ((1280, 800), (1024, 768), (1024, 1366)):
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.wait_for_frame()
        before = screen.page.evaluate(BOXES, ["[data-testid=mine]"])
        screen.page.get_by_role("button", name="Log", exact=True).click()
        screen.page.evaluate(STILL)
        assert screen.page.evaluate(BOXES, ["[data-testid=mine]"]) == before
        left = drawer.evaluate("drawer => drawer.getBoundingClientRect().left")
        eventually(screen.page, partial(screen.page.evaluate, RIGHT), partial(operator.ge, left))
        screen.page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)


def test_a_score_line_lights_its_squares_and_those_the_card_would_add(open_screen: Open) -> None:
    screen = open_screen()
    screen.play_now("sprawlopolis")
    page, marks = screen.page, screen.page.get_by_test_id("mark")
    assert screen.asks() == "act"
    gaining = page.locator(".rows button", has=page.locator(".delta.up")).first
    for way in ("Right", "Right", "Down"):
        page.keyboard.press(f"Arrow{way}")
    gaining.hover()
    expect(page.locator("[data-testid=mark]:not([data-added])")).not_to_have_count(0)
    expect(page.locator("[data-testid=mark][data-added]")).to_have_count(1)
    expect(page.locator(".card-table .tag.added + text")).to_have_text(gaining.locator(".delta").inner_text())
    page.mouse.move(5, 5)
    expect(marks).to_have_count(0)
    gaining.click()  # stays lit
    page.mouse.move(5, 5)
    expect(marks).not_to_have_count(0)


def test_the_label_of_the_card_stays_inside_the_town(open_screen: Open) -> None:
    screen = open_screen()
    screen.play_now("sprawlopolis")
    assert screen.asks() == "act"
    page, frame = screen.page, screen.page.get_by_test_id("card-table")
    page.keyboard.press("ArrowUp")
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    label, around = page.locator(".card-table .pill"), frame.bounding_box()
    expect(label).to_be_visible()
    box = label.bounding_box()
    assert box is not None
    assert around is not None
    assert box["y"] >= around["y"]
    assert box["x"] >= around["x"]
