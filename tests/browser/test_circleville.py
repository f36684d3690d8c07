"""Squaring Circleville on its board: by pointing, by keyboard, on a phone, in German and in the dark."""

import itertools
import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Open
from tests.browser.screen import GOLDEN, Screen, eventually

from townwright.core.files import Json

#: Lit places that can be tapped, except the player's own tiles.
LIT = "g[data-lit][role=button], button[data-lit][data-place]:not([data-usable])"
#: How long the page shows each step of an opponent at the slow pace, in milliseconds.
SLOW = 7000
#: Lit spaces of the rondel.
SPACE = "g[data-lit][data-place^='space ']"
#: The number of the first lit section with visible squares that can be filled, or null.
TO_FILL = """() => [...document.querySelectorAll("g[data-section][data-lit]")].map(each => each.dataset.section)
    .find(each => document.querySelector(`[data-square^="${each} "]`)?.checkVisibility()) ?? null"""
#: The positions of the visible ones among lit places: much quicker than asking for each of them.
VISIBLE = """places => places.map((each, number) => [each.checkVisibility(), number])
    .filter(([visible]) => visible).map(([, number]) => number)"""
#: A point inside a drawn shape, on the screen: the middle of an arc's box may lie outside the arc.
INSIDE = """shape => {
    const box = shape.getBBox(), at = shape.getScreenCTM();
    for (let part = 2; part < 40; part++)
        for (let i = 1; i < part; i++)
            for (let j = 1; j < part; j++) {
                const spot = new DOMPoint(box.x + box.width * i / part, box.y + box.height * j / part);
                if (!shape.isPointInFill(spot)) continue;
                const { x, y } = spot.matrixTransform(at);
                if (document.elementFromPoint(x, y) === shape) return [x, y];
            }
    return null;
}"""


def solo_dialog(screen: Screen) -> Locator:
    """Open the dialog for a new table and choose a solo game."""
    dialog = screen.more_ways("circleville")
    dialog.get_by_role("radio", name="Solo").check()
    expect(dialog.get_by_test_id("campaign")).to_be_visible()
    return dialog


def open_solo(screen: Screen, start: str = "Start") -> None:
    """Open a game against Denzel."""
    dialog = solo_dialog(screen)
    expect(dialog.get_by_role("button", name=start)).to_be_in_viewport(ratio=1)  # however many options there are
    dialog.get_by_role("button", name=start).click()
    screen.wait_for_table()
    expect(screen.page.get_by_test_id("board")).to_be_visible()


def point_at(screen: Screen, thing: Locator) -> None:
    """Click a visible point of a thing."""
    shape = thing.locator("path").first
    if thing.evaluate("each => each instanceof SVGElement"):
        spot = shape.evaluate(INSIDE)
        if spot is None:  # on a phone, the place may be outside the picture
            screen.page.get_by_role("button", name="Zoom to possible moves").click()
            spot = shape.evaluate(INSIDE)
        assert spot is not None, f"cannot be pointed at: {thing.get_attribute('aria-label')}"
        screen.page.mouse.click(*spot)
    else:
        thing.click()


def middle_of(thing: Locator) -> tuple[float, float]:
    """Return the middle of a thing on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def button_for(*actions: Json) -> str:
    """Return the selector of the button that plays these actions."""
    keys = [json.dumps(sorted(action.items()), separators=(",", ":")) for action in actions]
    return f"[data-move='{','.join(keys)}']"


def answer_which(screen: Screen, draw: random.Random) -> None:
    """Choose one of several actions that a place stands for."""
    ways = screen.page.locator("[data-move]")
    ways.nth(draw.randrange(ways.count())).click()


def decide_by_clicking(screen: Screen, draw: random.Random) -> None:
    """Fill a road square if one is lit, or do what the button says; now and then something at random."""
    page = screen.page
    go = page.locator("[data-move][data-testid=go]")
    if draw.random() < 0.2:
        decide_by_pointing(screen, draw)
    elif number := page.evaluate(TO_FILL):
        click_place(screen, page.locator(f"g[data-section='{number}']"), draw)
    elif go.count():
        go.click()
    else:
        decide_by_pointing(screen, draw)


def wait_for_answer(screen: Screen, before: str) -> None:
    """Wait until the server has answered, or the page asks what to do at a place."""
    answer = screen.page.locator(f"[data-number]:not([data-number='{before}'])")
    answer.or_(screen.page.get_by_role("button", name=re.compile("^(Back|Zurück)"))).first.wait_for()


def click_place(screen: Screen, place: Locator, draw: random.Random) -> None:
    """Click a place, and answer what to do there if the page asks."""
    before = screen.number()
    point_at(screen, place)
    wait_for_answer(screen, before)
    if screen.number() == before:
        answer_which(screen, draw)


def decide_by_pointing(screen: Screen, draw: random.Random) -> str:
    """Click something that is lit, or a button, and return the kind of thing."""
    lit, buttons = screen.page.locator(LIT), screen.page.locator("[data-move]")
    visible = lit.evaluate_all(VISIBLE)
    if not visible or (buttons.count() and draw.random() < 0.3):
        buttons.nth(draw.randrange(buttons.count())).click()
        return "button"
    thing = lit.nth(draw.choice(visible))
    place = thing.get_attribute("data-place") or "section"
    click_place(screen, thing, draw)
    return place.split()[0]


def decide_quickly(screen: Screen) -> None:
    """Click the first button of the bar; without one, the first lit place."""
    before = screen.number()
    if not screen.page.locator("[data-move]").count():
        screen.page.locator(LIT).first.focus()
        screen.page.keyboard.press("Enter")
        wait_for_answer(screen, before)
        if screen.number() != before:
            return
    screen.page.keyboard.press("1")


def test_an_owner_corrects_a_value_and_plays_with_it(open_screen: Open) -> None:
    """Impossible values are refused with the reason; the list, the table and the score helper know the others."""
    screen = open_screen()
    screen.lobby()
    screen.game("circleville").get_by_role("link", name="My box").click()
    page = screen.page
    progress, dialog = page.get_by_test_id("progress"), page.get_by_role("dialog")
    expect(progress).to_have_text(re.compile("^0 of "))
    expect(page.locator("main")).not_to_contain_text("page-cv-box")  # every place and value has a name
    assert screen.violations_in_light_and_dark() == []
    size = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.set_viewport_size(size or {"width": 1280, "height": 800})
    point_at(screen, page.locator("[data-section='12']"))
    expect(dialog.locator("[data-path='sections.12.red']")).to_contain_text("fits the length of a game")
    red = dialog.get_by_role("textbox", name="Red squares")
    red.fill("9")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_have_text("Section 12, red squares: 9 is not a whole number from 1 to 8.")
    screen.problems.clear()  # the browser logs the refused request
    assert screen.violations() == []
    red.fill("5")
    dialog.get_by_role("button", name="Confirm all").click()
    dialog.get_by_role("button", name="Save").click()
    expect(progress).to_have_text(re.compile("^6 of "))
    expect(page.locator("[data-section='12']")).to_have_attribute("data-state", "corrected")
    page.get_by_role("radio", name="corrected 1").check()
    expect(page.get_by_test_id("places")).to_contain_text("We have: 3")
    page.get_by_role("button", name="New plot").click()
    dialog.get_by_role("textbox", name="New plot").fill("4")
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_role("region", name="don’t fit together")).to_contain_text("There are 19 year tiles")
    page.locator("[data-path='year_tiles.new_plot.count']").click()
    dialog.locator("[data-path='year_tiles.new_plot.count']").get_by_role("checkbox").uncheck()
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_have_text("New games use your values.")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    file = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert (file["game"], file["sections"][0]["red"]) == ("circleville", 5)
    screen.go("/score/circleville")
    expect(page.get_by_test_id("known")).to_contain_text("the values of your box")
    screen.lobby()
    expect(screen.more_ways("circleville").get_by_role("checkbox", name="Play with my box")).to_be_checked()
    page.get_by_role("button", name="Start").click()
    screen.wait_for_table()
    expect(page.get_by_test_id("notes")).to_have_text("Corrected board")
    expect(page.locator("g[data-section='12']")).to_have_attribute("aria-label", re.compile("5 red"))


def begin_solo(screen: Screen, draw: random.Random) -> None:
    """Begin a game against Denzel, who says what he did and why."""
    open_solo(screen)
    screen.page.get_by_test_id("all choices").click()
    screen.answer(
        lambda: screen.page.get_by_role("tabpanel").get_by_role("listitem").get_by_role("button").first.click()
    )
    screen.page.get_by_role("complementary").get_by_role("button", name="Close").click()
    for _ in range(15):
        screen.answer(lambda: decide_by_clicking(screen, draw))
    spaces = screen.page.get_by_test_id("space number")
    expect(spaces).to_have_text([str(number) for number in range(1, 9)])  # as the log names them
    steps = screen.page.locator("[data-opponent=denzel] li")
    expect(steps.filter(has_text="Denzel works in quadrant").first).to_be_attached()
    assert screen.violations() == []


def finish_solo(screen: Screen, draw: random.Random) -> None:
    """Play to the end of a game against Denzel, and check the result with its subtotals."""
    screen.until_over(lambda _: decide_by_clicking(screen, draw))
    result = screen.page.locator("dialog[open]")
    expect(result).to_contain_text("Denzel")
    expect(result.get_by_test_id("ending")).to_contain_text("The round was played out")
    expect(result.locator("tbody tr")).to_have_count(7)  # three of them are subtotals
    subtotal = result.get_by_test_id("subtotal").filter(has_text="Sections")
    subtotal.get_by_role("button").click()
    sections = result.locator("tr[data-member]")
    expect(sections).to_have_count(20)
    points = [[int(each) for each in row.locator("td").all_inner_texts()] for row in sections.all()]
    assert [str(sum(column)) for column in zip(*points)] == subtotal.locator("td").all_inner_texts()
    expect(result.locator("tfoot tr").first).to_be_in_viewport()  # however many rows there are
    expect(result.get_by_role("region", name="Points turn by turn").get_by_role("img")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_a_whole_solo_game_by_clicking(open_screen: Open, phone: bool) -> None:
    """All places are used; the campaign counts the game."""
    screen, draw = open_screen(phone=phone), random.Random(5)
    begin_solo(screen, draw)
    finish_solo(screen, draw)
    record = solo_dialog(screen).locator("[data-line-up=denzel]")
    expect(record).to_contain_text(re.compile("1 game, no win|1 win in 1 game"))


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)])
def test_the_beginning_and_the_end_of_a_solo_game(open_screen: Open, phone: bool) -> None:
    """A game against Denzel is begun; another one, opened from a file, is played to its end."""
    screen, draw = open_screen(phone=phone), random.Random(5)
    begin_solo(screen, draw)
    screen.open_golden("circleville/solo_last_section_by_denzel", -20, "me")
    finish_solo(screen, draw)


def test_a_solo_win_says_what_it_unlocked(open_screen: Open) -> None:
    """After wins against Denzel and Bertha, the pair of them is open, and Carsten comes next."""
    screen = open_screen(name="Anna")
    file = json.loads((GOLDEN / "circleville/solo_won_by_tiles_greedy.json").read_text())["match"]
    last = len(file["actions"]) - file["actions"][::-1].index("end turn") - 1
    file["actions"] = file["actions"][:last]
    table = screen.post("/api/tables/import", {"file": file, "seats": [{"kind": "me"}]}).json()["id"]

    def win(table: str, opponents: str) -> dict[str, object]:
        options = {"opponents": opponents, "difficulty": "markers_0"}
        return {"table": table, "game": "circleville", "counts": True, "options": options, "score": 90, "won": True}

    screen.page.route("**/api/me/results", lambda route: route.fulfill(json=[win("t", "denzel"), win(table, "bertha")]))
    screen.go(f"/table/{table}")
    screen.answer(screen.page.locator("[data-move][data-testid=go]").click)
    unlocked = screen.page.get_by_test_id("after-solo")
    expect(unlocked).to_contain_text("Unlocked: Bertha and Denzel. You have beaten 2 of 14 line-ups.")
    assert screen.violations_in_light_and_dark("dialog") == []
    unlocked.get_by_role("button", name="Next: Carsten").click()
    expect(screen.page.locator("[data-opponent=carsten]")).to_be_visible()


def test_a_turn_takes_five_clicks(open_screen: Open) -> None:
    """A road square includes the action and the step, an action ends by itself; nothing runs into the next turn.

    A useless step warns, and the consequences of a move can be seen before.
    """
    screen = open_screen(name="Anna")
    plans = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
    new_table = {"game": "circleville", "seats": plans, "seed": 19, "options": {"start": "section_10"}}
    screen.go(f"/table/{screen.post('/api/tables', new_table).json()['id']}")
    screen.wait_for_table()
    page, stage = screen.page, screen.page.locator("[data-stage]")

    def choose(*actions: Json) -> Locator:
        return page.locator(button_for(*actions))

    def square(name: str) -> Locator:
        return page.locator(f"[data-square='{name}']").first

    def section(number: int) -> Locator:
        return page.locator(f"g[data-lit][data-section='{number}']")

    screen.answer(lambda: point_at(screen, page.locator("g[data-lit][data-place='space 3']")))
    screen.answer(lambda: choose({"action": "basic", "colour": "blue", "value": 2}).click())
    expect(choose({"action": "end_action"})).not_to_have_attribute("data-testid", "go")  # nothing is done yet
    screen.answer(lambda: page.mouse.click(*middle_of(square("8 blue"))))
    expect(page.locator("g[data-section='8']")).to_have_attribute("aria-label", re.compile("1 blue"))
    expect(stage).to_have_attribute("data-stage", "kind")
    page.get_by_role("button", name="What is this?").click()
    point_at(screen, section(3))
    expect(page.locator("dialog[open]")).to_contain_text(
        re.compile(r"Points for section 3 as it stands: .*; after this action: .*Anna \+4")
    )
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    screen.answer(lambda: choose({"action": "basic", "colour": "red", "value": 2}).click())
    before = screen.number()
    point_at(screen, section(10))  # completed: no cube fits
    expect(screen.prompt).to_contain_text("Nothing can be done there")
    expect(choose({"action": "step", "section": 10})).to_have_text(re.compile("anyway"))
    page.get_by_role("button", name="Back").click()
    assert screen.number() == before
    screen.answer(lambda: page.keyboard.press("Control+z"))
    screen.answer(lambda: page.mouse.click(*middle_of(square("3 red"))))
    end = choose({"action": "end_turn"})
    expect(end).to_have_attribute("data-testid", "go")
    x, y = middle_of(end)
    screen.answer(lambda: page.mouse.click(x, y))
    assert screen.asks() == "act"  # the bot has played
    before = screen.number()
    page.mouse.click(x, y)
    for key in ("Enter", "1", " "):
        page.keyboard.press(key)
    screen.wait_for_frame()
    assert screen.number() == before
    expect(stage).to_have_attribute("data-stage", "space")


def test_a_section_is_filled_with_one_click(open_screen: Open) -> None:
    """Beside the squares, a click builds on both plots; each can be undone by itself. A plot is built on alone."""
    screen = open_screen(name="Anna")
    screen.open_golden("circleville/stalemate_2_greedy", 84, "random", "me")
    section = screen.page.locator("g[data-section='20']")

    def free_plots(number: int) -> None:
        expect(section).to_have_attribute("aria-label", re.compile(rf"\b{number} free plots?\b"))

    free_plots(2)
    section.focus()
    screen.answer(lambda: screen.page.keyboard.press("Enter"))  # like a click on no square
    free_plots(0)
    screen.answer(lambda: screen.page.keyboard.press("Control+z"))
    free_plots(1)
    screen.answer(lambda: screen.page.keyboard.press("Control+z"))
    free_plots(2)
    screen.answer(lambda: screen.page.mouse.click(*middle_of(screen.page.locator("[data-square='20 plot 2']").first)))
    free_plots(1)


def test_what_would_be_wasted_is_said_before(open_screen: Open) -> None:
    """The end of an action that leaves a cube unused, and a space of the rondel that offers too little."""
    screen = open_screen(name="Anna")
    screen.open_golden("circleville/used_after_step_4_2_greedy", 16, "random", "me")
    expect(screen.prompt).to_contain_text("If you end the action now")
    screen.open_golden("circleville/solo_last_section_by_katherine", 14, "me")
    space = screen.page.locator("g[data-place='space 3']")
    expect(space).to_have_attribute("aria-label", re.compile("nothing to do for basic actions in green"))
    expect(screen.page.locator("[data-useless]").first).to_be_visible()
    space.hover()
    expect(screen.prompt).to_contain_text("Space 3: within your supervisor’s reach there is nothing to do")
    expect(screen.prompt).to_contain_text("You can still take alternate actions")


def test_the_steps_of_opponents_can_be_followed_or_skipped(open_screen: Open) -> None:
    """After the player's turn, each opponent step is shown with its reason and the board at that time."""
    screen = open_screen()
    open_solo(screen)
    screen.page.evaluate("() => { localStorage.setItem('follow', 'true'); localStorage.setItem('pace', '\"slow\"') }")
    screen.disable_timers(SLOW)  # the steps wait, however long this test takes to look at them
    screen.page.reload()
    screen.wait_for_table()
    while screen.asks() == "act":
        screen.answer(lambda: decide_quickly(screen))
    assert screen.asks() == "follow"
    screen.page.get_by_role("button", name="Pause", exact=True).click()
    step = screen.page.get_by_test_id("last-move")
    expect(step).to_contain_text("Denzel")
    texts = [step.inner_text()]
    for _ in range(2):
        screen.page.get_by_role("button", name="One step forward").click()
        expect(step).not_to_have_text(texts[-1])
        texts.append(step.inner_text())
        expect(screen.page.locator("[data-opponent=denzel] li").last).to_be_in_viewport()
    screen.page.get_by_role("button", name="Skip").click()
    assert screen.asks() == "act"


@pytest.mark.long
def test_a_game_with_a_bot_by_keyboard(open_screen: Open) -> None:
    """“End turn” needs no further answer; the bot plays, and the next question follows, until the game is over."""
    screen = open_screen(name="Anna")
    plans = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    new_table = {"game": "circleville", "seats": plans, "seed": 1}
    created = screen.post("/api/tables", new_table)
    screen.go(f"/table/{created.json()['id']}")
    screen.wait_for_table()
    screen.until_over(lambda _: decide_quickly(screen), most=1000)
    expect(screen.page.locator("dialog[open]")).to_contain_text("Anna")


@pytest.mark.parametrize("phone", [False, True])
def test_a_tile_is_exchanged_after_the_action_tile_was_taken(open_screen: Open, phone: bool) -> None:
    """Seat 2 has equipment 18: when the tile is taken, the page asks once more, and says why."""
    file = json.loads((GOLDEN / "circleville/used_after_step_4_2_greedy.json").read_text())["match"]
    line = ["end turn", "exchange red tile 1 with stack 7", "end turn"]
    at = next(number for number in range(len(file["actions"])) if file["actions"][number : number + 3] == line)
    file["actions"] = file["actions"][:at]
    screen = open_screen(phone=phone, name="Anna")
    plans = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
    response = screen.post("/api/tables/import", {"file": file, "seats": plans})
    screen.go(f"/table/{response.json()['id']}")
    screen.wait_for_table()
    expect(screen.page.get_by_role("button", name="Take the tile and end turn")).to_have_attribute(
        "data-testid", "go"
    )  # no question
    screen.answer(lambda: screen.page.get_by_role("button", name="Take the tile only").click())
    expect(screen.prompt).to_contain_text("before your turn ends")
    expect(screen.page.locator("[data-stage]")).to_have_attribute("data-stage", "end")
    end = screen.page.get_by_role("button", name="End turn")
    expect(end).to_be_visible()
    screen.page.locator("button[data-usable][data-place='equipment 18']").click()
    point_at(screen, screen.page.locator("g[data-lit][data-place='space 7']"))
    exchange = {"action": "exchange_tile", "colour": "red", "place": 1, "space": 7}
    screen.answer(lambda: screen.page.locator(button_for(exchange)).click())
    expect(screen.page.locator("button[data-usable][data-place='equipment 18']")).to_have_count(0)
    assert screen.violations() == []
    screen.answer(end.click)
    assert screen.asks() == "act"  # the bot has played, nothing was to be confirmed


def test_by_keyboard_alone(open_screen: Open) -> None:
    """Lit places are reached with the keyboard, buttons have numbers, and undo goes back step by step.

    In the dark, through every stage of a turn.
    """
    screen = open_screen(color_scheme="dark")
    keys = screen.page.keyboard
    open_solo(screen)

    def tab_to(selector: str) -> None:
        screen.page.locator(selector).first.focus()
        expect(screen.page.locator(selector).first).to_be_focused()

    def town_height() -> float:
        box = screen.page.get_by_test_id("town").bounding_box()
        assert box is not None
        return box["height"]

    stage = screen.page.locator("[data-stage]")
    expect(stage).to_have_attribute("data-stage", "space")
    height = town_height()
    expect(screen.page.locator(SPACE)).to_have_count(2)
    tab_to(SPACE)
    screen.answer(lambda: keys.press("Enter"))
    expect(screen.page.get_by_test_id("next")).to_have_count(2)
    expect(stage).to_have_attribute("data-stage", "order")
    expect(screen.page.locator("button[data-lit][data-place^='basic ']")).to_have_count(2)
    tab_to("[data-stage] [data-first]")
    keys.press("Enter")
    expect(screen.page.locator("button[data-lit][data-place^='basic ']")).to_have_count(1)
    expect(stage).to_have_attribute("data-stage", "kind")
    assert screen.violations() == []
    tab_to("button[data-lit][data-place^='basic ']")
    screen.answer(lambda: keys.press("Enter"))
    expect(stage).to_have_attribute("data-stage", "where")
    expect(stage).to_contain_text("step")
    assert town_height() == pytest.approx(height, abs=1)  # the town does not jump from question to question
    for _ in range(12):
        if screen.asks() == "confirm" or screen.page.locator(SPACE).count():
            break
        if screen.page.locator("[data-move]").count():
            screen.answer(lambda: keys.press("1"))
        else:
            tab_to("g[data-lit][data-section]")
            screen.answer(lambda: decide_quickly(screen))
    section = screen.page.locator("g[data-section]").first
    keys.press("i")
    section.focus()
    keys.press("Enter")
    panel = screen.page.locator("dialog[open]")
    expect(panel.locator("[data-from=reconstructed]").first).to_be_visible()
    assert screen.violations() == []
    keys.press("Escape")
    expect(panel).to_have_count(0)
    keys.press("Escape")
    expect(screen.page.get_by_role("button", name=re.compile(r"\(I\)"))).to_have_attribute("aria-pressed", "false")
    screen.answer(lambda: keys.press("Control+z"))
    screen.answer(lambda: keys.press("Control+z"))


def test_against_a_trio_chosen_freely_everything_is_visible(open_screen: Open) -> None:
    """On a desktop and on tablets, all players, all equipment and the whole town; details show provenance."""
    screen = open_screen(size=(1440, 900))
    dialog = solo_dialog(screen)
    expect(dialog.locator("[data-line-up]")).to_have_count(14)
    expect(dialog.locator("[data-line-up=carsten_katherine]")).to_contain_text(
        "Still to beat one on one: Carsten and Katherine"
    )
    trio = dialog.locator("[data-line-up=bertha_carsten_katherine]")
    expect(trio).to_contain_text("Still to beat in a pair: Bertha, Carsten and Katherine")
    expect(trio.get_by_role("radio")).to_be_disabled()
    assert screen.violations_in_light_and_dark("dialog") == []
    dialog.get_by_role("checkbox", name="Choose freely").check()
    trio.get_by_role("radio").check()
    dialog.get_by_role("radio", name="markers start at 4").check()
    dialog.get_by_role("button", name="Start").click()
    screen.wait_for_table()
    opponents = screen.page.locator("[data-opponent]")
    equipment = screen.page.locator("[data-testid=market] [data-place^='equipment ']")
    expect(opponents).to_have_text([re.compile(name) for name in ("Bertha", "Carsten", "Katherine")])
    expect(screen.page.get_by_test_id("corner").first).to_contain_text(re.compile("Carsten ?4"))
    for width, height, *tabs in ((1440, 900), (1024, 768, "mat", "market"), (820, 1180, "mat", "rondel")):
        screen.page.set_viewport_size({"width": width, "height": height})
        for things, tab in itertools.zip_longest((opponents, equipment), tabs):
            if tab is not None:
                screen.page.locator(f"button[data-tab={tab}]").click()
            expect(things.last).to_be_in_viewport(ratio=1)
        for section in (1, 10, 15, 20):
            expect(screen.page.locator(f"g[data-section='{section}']")).to_be_in_viewport(ratio=1)
    screen.page.get_by_role("button", name=re.compile(r"\(I\)")).click()
    screen.page.locator("[data-place^='year ']").first.click()
    panel = screen.page.locator("dialog[open]")
    expect(panel).to_contain_text("reconstructed")
    screen.page.keyboard.press("Escape")
    screen.page.locator("[data-place^='equipment ']").first.click()
    expect(panel.locator("li[data-from]")).to_have_count(1)


def test_on_a_phone_in_german(open_screen: Open) -> None:
    """The panel that the question is about opens by itself; nothing sticks out, and nothing is hard to read."""
    screen = open_screen(phone=True, size=(360, 740), locale="de-DE")
    open_solo(screen, "Starten")
    table = screen.page.get_by_test_id("board")
    expect(table).to_have_attribute("data-tab", "rondel")
    point_at(screen, screen.page.locator(SPACE).first)
    expect(table).to_have_attribute("data-tab", "mat")
    touched = ", ".join(f"[data-testid={part}]" for part in ("mine", "tabs", "years", "dock"))
    assert screen.small_targets(f":is({touched}) button") == []
    screen.answer(lambda: screen.page.locator("button[data-lit][data-place^='basic ']").first.tap())
    for tab in ("town", "rondel", "mat", "others", "market"):
        screen.page.locator(f"button[data-tab={tab}]").tap()
        boxes = [screen.page.get_by_test_id(part).bounding_box() for part in ("map", "zoom")]
        assert boxes[0] and boxes[1] and boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]  # buttons cover nothing
        assert screen.violations_in_light_and_dark() == []
        assert screen.page.evaluate("() => document.documentElement.scrollWidth") <= 360
        bottom = screen.prompt.bounding_box()
        assert bottom is not None
        assert bottom["y"] + bottom["height"] == pytest.approx(740, abs=1)
    screen.page.get_by_role("button", name=re.compile(r"\(I\)")).tap()
    screen.page.locator("[data-section='10']").focus()
    screen.page.keyboard.press("Enter")
    screen.page.get_by_role("button", name="Vergrößern").tap()
    expect(table).to_have_attribute("data-tab", "town")
    town = screen.page.get_by_test_id("map")
    width = "each => each.viewBox.baseVal.width"
    eventually(screen.page, lambda: town.evaluate(width), lambda now: now < 784 / 2)  # the whole town is 784 wide
