"""What moves: cards that fly, a page that stands still around them, turns of others, and the finale."""

import random
import re
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Open
from tests.browser.screen import STILL, Screen, eventually
from tests.browser.test_daily import finish, guest_of
from tests.browser.test_games import my_town, wagons_by_clicking
from tests.server.running import Server, play

#: How much the layout may shift during a turn.
SHIFT = 0.01
#: How long a phone shows the other town after a card was placed there, in milliseconds.
VISIT = 1800
#: Records where flights end, layout shifts, counted score lines and what the bar says about moves shown once more;
#: follows other players, with short waits.
NOTES = """
localStorage.setItem("follow", "true");
window.landings = []; window.shifts = []; window.counted = []; window.lit = new Set(); window.followed = new Set();
const animate = Element.prototype.animate;
Element.prototype.animate = function (...way) {
    if (this.classList.contains("flight")) {
        const { x, y, width, height } = this.getBoundingClientRect();
        landings.push([x, y, width, height].map(Math.round));
    }
    return animate.apply(this, way);
};
new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shifts.push(value);
}).observe({ type: "layout-shift", buffered: true });
const later = setTimeout;
window.setTimeout = (does, wait, ...rest) => later(does, wait > 300 ? wait / 8 : wait, ...rest);
new MutationObserver(() => {
    const row = document.querySelector("[data-row]")?.dataset.row;
    if (row && counted.at(-1) !== row) counted.push(row);
    if (row && document.querySelector(".card-table .mark")) lit.add(row);
    const bar = document.querySelector("[data-asks=follow]");
    if (bar) followed.add(bar.textContent.replace(/\\s+/g, " "));
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
#: Records what the loudspeaker and the vibration motor get; the first gain is the volume of everything.
EARS = """
window.heard = []; window.buzzes = []; window.volume = null;
for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = source.prototype.start;
    source.prototype.start = function (...when) { heard.push(when); start.apply(this, when); };
}
window.GainNode = class extends GainNode {
    constructor(audio, options) { super(audio, options); volume ??= options.gain; }
};
navigator.vibrate = (pattern) => buzzes.push(pattern);
"""
#: Whether the bar has said a sentence about a move that is shown once more.
FOLLOWED = "sentence => [...followed].some((text) => text.includes(sentence))"
#: The boxes of elements, rounded as those of the landings.
BOXES = """(things) => things.map((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""


def have_same_middle(box: list[int], other: list[int]) -> bool:
    """Return whether two boxes have the same middle, within the border of a card."""
    return all(abs(box[i] + box[i + 2] / 2 - other[i] - other[i + 2] / 2) <= 4 for i in (0, 1))


def open_with_motion(open_screen: Open, **settings: Any) -> Screen:
    screen = open_screen(reduced_motion="no-preference", **settings)
    screen.page.add_init_script(f"{{{NOTES}}}")
    return screen


def have_landed(screen: Screen, things: str) -> bool:
    """Return whether the last flights have ended where these things are now."""
    screen.page.evaluate(STILL)
    expect(screen.page.locator(".flight")).to_have_count(0)
    boxes = screen.page.locator(things).evaluate_all(BOXES)
    landings: list[list[int]] = screen.page.evaluate("landings")
    return bool(boxes) and all(any(have_same_middle(box, landing) for landing in landings) for box in boxes)


def shift(screen: Screen) -> float:
    """Return how much the layout has shifted since the last call, also right after a click or key."""
    shifts: list[float] = screen.page.evaluate("shifts.splice(0)")
    return sum(shifts)


def test_cards_fly_to_the_hands_and_to_the_town(open_screen: Open) -> None:
    """Taken and skipped cards fly to those who get them, and from there to the town; nothing else moves."""
    screen = open_with_motion(open_screen)
    screen.play_now("circle_the_wagons")
    page = screen.page
    assert screen.asks() == "act"
    page.evaluate(STILL)
    shift(screen)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    screen.answer(lambda: page.keyboard.press("Enter"))
    expect(page.locator(".tray [data-flies]")).to_have_count(3)  # the card, and two that were skipped
    eventually(page, lambda: have_landed(screen, ".tray [data-flies]"))
    page.evaluate("landings.length = 0")
    screen.click_card_table(my_town(screen), random.Random(1))
    expect(screen.page.get_by_test_id("mine").get_by_test_id("total")).not_to_have_text("0")  # counts up
    theirs = page.get_by_test_id("theirs").locator("[data-placed]")
    expect(theirs).not_to_have_count(0)
    assert screen.asks() == "act"
    eventually(page, lambda: have_landed(screen, "[data-testid=theirs] .new-card >> nth=-1"))
    expect(page.locator(".arriving")).to_have_count(0)
    assert shift(screen) < SHIFT
    turn = page.get_by_role("complementary", name="Since your last turn").get_by_role("listitem")
    expect(turn).to_have_count(1)  # all that the bot did, in one sentence
    expect(turn).to_contain_text(re.compile(r"^Bot places cards? \d.* and (takes|skips)"))
    sentence = turn.inner_text()
    page.evaluate("followed.clear()")
    turn.get_by_role("button").click()
    page.wait_for_function(FOLLOWED, arg=" ".join(sentence.split()))  # while the turn is shown once more
    expect(screen.prompt).to_have_attribute("data-asks", "act")
    page.mouse.click(5, 300)
    expect(turn).to_have_count(0)


def test_on_a_phone_cards_fly_to_the_town_that_is_shown_for_them(open_screen: Open) -> None:
    screen = open_with_motion(open_screen, phone=True)
    screen.disable_timers(VISIT)  # so that the other town stays
    screen.play_now("circle_the_wagons")
    page = screen.page
    assert screen.asks() == "act"
    page.keyboard.press("ArrowRight")
    screen.answer(screen.main_button.tap)
    page.evaluate("landings.length = 0")
    page.keyboard.press("ArrowRight")
    screen.answer(screen.main_button.tap)
    expect(page.get_by_role("tab", name="Bot")).to_have_attribute("aria-selected", "true")
    eventually(page, lambda: have_landed(screen, "[data-testid=theirs] .new-card >> nth=-1"))
    expect(page.locator(".arriving")).to_have_count(0)


def test_cubes_fly_from_the_supply_and_bricks_from_the_wheel(open_screen: Open) -> None:
    """Placed cubes fly to their squares, bought bricks to the stock or the opponent; the town stays where it is."""
    screen = open_with_motion(open_screen, name="Anna")
    page = screen.page

    def open_table(game: str, level: str, **options: str) -> None:
        plans = [{"kind": "me"}, {"kind": "bot", "level": level}]
        new_table = {"game": game, "seats": plans, "seed": 19, "options": options}
        screen.go(f"/table/{screen.post('/api/tables', new_table).json()['id']}")
        screen.wait_for_table()

    open_table("carrara", "greedy")
    screen.answer(page.get_by_test_id("turn").click)
    page.evaluate(STILL)
    brick = page.locator("[data-brick][data-lit]").first
    colour = (brick.get_attribute("data-brick") or "").split()[1]
    brick.click()
    screen.answer(screen.main_button.click)
    eventually(page, lambda: have_landed(screen, f".stock [data-piece='0 {colour} 1']"))
    page.evaluate("landings.length = 0")
    page.get_by_role("button", name="End turn").click()
    eventually(page, lambda: have_landed(screen, "[data-opponent] [data-piece]"))  # the bot buys all six colours
    open_table("circleville", "random", start="section_10")
    page.locator("g[data-lit][data-place^='space ']").first.focus()
    screen.answer(lambda: page.keyboard.press("Enter"))
    page.evaluate("landings.length = 0")
    section = (page.locator("[data-square]").first.get_attribute("data-square") or "").split()[0]
    page.locator(f"g.section[data-section='{section}']").focus()
    screen.answer(lambda: page.keyboard.press("Enter"))
    eventually(page, lambda: have_landed(screen, "[data-piece$='of 0']"))


def test_sounds_are_soft_and_one_switch_silences_them(open_screen: Open) -> None:
    screen = open_screen()
    page = screen.page
    page.add_init_script(f"{{{EARS}}}")
    screen.play_now("circle_the_wagons")

    def play_three_decisions() -> list[int]:
        """Take and place cards; return how many sounds and vibrations there were."""
        page.evaluate("heard.length = buzzes.length = 0")
        for _ in range(3):
            assert screen.asks() == "act"
            screen.answer(lambda: wagons_by_clicking(screen, draw))
        counts: list[int] = page.evaluate("[heard.length, buzzes.length]")
        return counts

    draw = random.Random(1)
    notes, buzzes = play_three_decisions()
    assert notes > 0 and buzzes > 0
    assert 0 < page.evaluate("volume") <= 0.2
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("checkbox", name="Sounds and vibration")
    expect(switch).to_be_checked()
    switch.uncheck()
    page.keyboard.press("Escape")
    assert play_three_decisions() == [0, 0]
    page.reload()
    screen.wait_for_table()
    assert play_three_decisions() == [0, 0]


def test_nothing_else_moves_in_a_turn_of_sprawlopolis(open_screen: Open) -> None:
    screen = open_with_motion(open_screen)
    screen.play_now("sprawlopolis")
    assert screen.asks() == "act"
    screen.page.evaluate(STILL)
    shift(screen)
    shifted = 0.0
    for _ in range(2):
        screen.page.keyboard.press("2")
        screen.answer(lambda: screen.click_card_table(screen.page.get_by_test_id("card-table"), random.Random(2)))
        assert screen.asks() == "act"
        eventually(screen.page, lambda: have_landed(screen, ".hand [data-flies] >> nth=1"))  # where the other card was
        shifted += shift(screen)
    assert shifted < SHIFT


def test_the_finale_counts_line_by_line_and_shows_the_result_once(open_screen: Open, server: Server) -> None:
    screen = open_with_motion(open_screen)
    screen.play_now("circle_the_wagons")
    page, result = screen.page, screen.page.locator("dialog[open]")
    finish(screen, server, 4)
    lines = result.locator("tbody tr", has_not=page.locator("td:text-is('0') + td:text-is('0')"))
    names = lines.locator("th").all_inner_texts()
    counted = page.evaluate("counted")
    assert [name.lower().replace(" ", "_") for name in names] == counted
    assert set(page.evaluate("[...lit]")) == set(counted)  # the squares that pay
    assert result.locator("tr.later").count() == 0  # it has counted already
    page.set_viewport_size({"width": 360, "height": 740})
    for name in ("Rematch", "Analysis", "Share"):
        expect(result.get_by_role("button", name=name)).to_be_in_viewport(ratio=0.99)
    page.reload()
    assert screen.asks() == "over"
    assert page.evaluate("counted") == []


def test_the_finale_can_be_skipped(open_screen: Open, server: Server) -> None:
    screen = open_screen(name="Anna", reduced_motion="no-preference")
    screen.disable_timers(*range(300, 700), *range(701, 851))  # it stays at the first line
    page, result = screen.page, screen.page.locator("dialog[open]")
    for way, game, end, *seats in (  # I am to act: otherwise the bots could end the game before the page is open
        ("Escape", "carrara/announced_4_random", -3, "random", "me", "random", "random"),
        ("click", "circle_the_wagons/shared_random", -4, "random", "me"),
    ):
        table = screen.open_golden(game, end, *seats)
        with guest_of(screen, server).socket(table) as socket:
            assert play(socket, 5)["phase"] == "over"
        expect(page.locator("[data-asks=finale] [data-row]")).to_be_visible()
        if way == "Escape":  # a city or a type lights up, with what each player gets for it
            expect(page.locator("[data-counted]")).not_to_have_count(0)
            expect(page.get_by_test_id("score-mark").first).to_contain_text("+")
        if way == "Escape":
            page.keyboard.press("Escape")
        else:
            page.set_viewport_size({"width": 390, "height": 844})  # a phone shows both towns
            expect(page.get_by_test_id("card-table").and_(page.locator(":visible"))).to_have_count(2)
            page.mouse.click(5, 300)
        expect(result).to_be_visible()
        result.get_by_role("button", name="Rematch").click()
        expect(result).to_have_count(0)
        screen.wait_for_table()
