"""The Palaces of Carrara on its board: whole games by clicking and by keyboard, on a phone, in both languages."""

import random
import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Open
from tests.browser.screen import PAUSE, Screen, eventually
from tests.browser.test_tables import wait_until_same_moment, whose_turn

#: The line through a price that the player cannot pay.
STRUCK = "[data-testid=wheel] path[d='M-9 13 9-13']"
#: Bricks that can be added to the purchase.
LIT = "[data-brick][data-lit]"
CITIES = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")
#: Records what is animated: the animation may be over before a busy machine looks at it.
ANIMATED = """{
    window.animated = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...way) { animated.push(this); return animate.apply(this, way); };
}"""


def open_table(screen: Screen, bots: int = 1, seed: int = 5) -> None:
    """Open a table against the quickest bots."""
    plans = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(bots))]
    new_table = {"game": "carrara", "seats": plans, "seed": seed}
    answer = screen.post("/api/tables", new_table)
    assert answer.status == 201, answer.text()
    screen.go(f"/table/{answer.json()['id']}")
    screen.wait_for_table()


def phase(screen: Screen) -> str:
    return screen.page.locator("[data-phase]").get_attribute("data-phase") or ""


def coins(screen: Screen) -> int:
    return int(screen.page.get_by_test_id("coins").inner_text())


def pick_random(locator: Locator, draw: random.Random) -> Locator:
    return locator.nth(draw.randrange(locator.count()))


def turn_button(screen: Screen) -> Locator:
    """Return the button in the middle of the wheel."""
    return screen.page.get_by_test_id("turn")


def show(screen: Screen, tab: str) -> None:
    """Open a tab, if the page has tabs: on a phone only one part of the board is visible."""
    button = screen.page.get_by_role("tab", name=tab)
    if button.is_visible():
        button.click()


def decide_by_clicking(screen: Screen, draw: random.Random) -> None:
    """Make one decision, or a whole purchase or payment; scoring comes before building and buying."""
    page = screen.page
    if phase(screen) == "take":
        for _ in range(draw.randrange(1, 4)):
            lit = page.locator(LIT)
            if lit.count():
                pick_random(lit, draw).click()
                screen.wait_for_frame()
    elif phase(screen) == "purchase":
        show(screen, "Yours")
        pick_random(page.locator("[data-object][tabindex='0']"), draw).click()
        screen.wait_for_frame()
    elif phase(screen) == "action":
        scorings = page.locator("[data-score][tabindex='0']")
        buildings = page.locator("[data-building][tabindex='0']")
        if scorings.count() and draw.random() < 0.4:
            scoring = pick_random(scorings, draw)
            show(screen, "Cities" if scoring.get_attribute("data-score") in CITIES else "Scoring")
            scoring.click()
            expect(scoring).to_have_attribute("aria-pressed", "true")
            expect(screen.prompt).to_contain_text("object")  # the bar says what it brings before it is confirmed
        elif buildings.count() and draw.random() < 0.8:
            show(screen, "Buildings")
            pick_random(buildings, draw).click()
            plots = page.locator("[data-city][tabindex='0']")
            expect(plots.first).to_be_in_viewport()
            expect(plots.first).to_contain_text("Build here")
            pick_random(plots, draw).click()
            return
        elif turn_button(screen).count():
            turn_button(screen).click()
            return
    announce = screen.prompt.get_by_role("button", name="announce the end")
    buttons = screen.prompt.get_by_role("button")
    (announce if announce.count() else screen.main_button if screen.main_button.count() else buttons.first).click()


def play_next(screen: Screen, draw: random.Random, bots: int = 1) -> None:
    """Make the next decision; after the end of a game, start another one."""
    prompt = screen.asks()
    if prompt == "over":
        open_table(screen, bots, seed=draw.randrange(1000))
    else:
        screen.answer(lambda: screen.main_button.click() if prompt == "confirm" else decide_by_clicking(screen, draw))


@pytest.mark.long
def test_a_whole_game_by_clicking(open_screen: Open) -> None:
    """Axe-core finds nothing in any part of a turn."""
    screen, draw = open_screen(name="Anna"), random.Random(1)
    open_table(screen, bots=3)
    violations: dict[str, list[str]] = {}

    def turn(_: int) -> None:
        if phase(screen) not in violations:
            violations[phase(screen)] = screen.violations_in_light_and_dark()
        decide_by_clicking(screen, draw)

    screen.until_over(turn, most=800)
    assert {"action", "take", "purchase", "announce"} <= set(violations)
    assert [each for found in violations.values() for each in found] == []
    check_result(screen)


def test_the_end_of_a_game_by_clicking(open_screen: Open) -> None:
    """A game from a file, just before its end is announced; axe-core finds nothing there."""
    screen, draw = open_screen(name="Anna"), random.Random(1)
    screen.open_golden("carrara/announced_4_random", -3, "random", "me", "random", "random")
    assert phase(screen) == "announce"
    assert screen.violations_in_light_and_dark() == []
    screen.until_over(lambda _: decide_by_clicking(screen, draw))
    check_result(screen)
    history = screen.page.get_by_role("region", name="Points turn by turn")
    expect(history.get_by_role("listitem")).to_have_text([re.compile(r"(Anna|Bot \d) *\d+") for _ in range(4)])
    history.get_by_role("button", name=re.compile("^Turn [0-9]+ ")).click()
    expect(screen.page.locator("dialog[open]")).to_have_count(0)
    expect(screen.page.get_by_role("region", name="Replay")).to_be_visible()


def check_result(screen: Screen) -> None:
    """The page shows and says how the game ended."""
    result = screen.page.locator("dialog[open]")
    expect(result).to_be_visible()
    expect(result.locator("tbody tr").first).to_be_visible()
    spoken = screen.page.locator("[role=status][aria-live=polite]")
    expect(spoken).to_contain_text("The round was played out, then came final scoring.")
    expect(result.get_by_test_id("ending")).to_contain_text("The round was played out")
    expect(spoken).to_contain_text(re.compile(r"(You|Bot \d) won with \d+ points|share the win"))


def test_by_keyboard_alone(open_screen: Open) -> None:
    """Every kind of decision that is more than one button, and the end of a turn."""
    screen, draw = open_screen(name="Anna"), random.Random(2)
    open_table(screen)
    page, keys = screen.page, screen.page.keyboard

    def go_to(selector: str) -> bool:
        """Press arrow keys until a matching element has the focus; return whether there is one."""
        for _ in range(page.locator(selector).count() and 80):
            keys.press("ArrowRight")
            screen.wait_for_frame()
            if page.locator(f":is({selector}):focus").count():
                return True
        return False

    def turn() -> str:
        """Make one decision and return its kind."""
        kind = phase(screen)
        if kind == "take" and page.locator(LIT).count():
            assert go_to(LIT)
            keys.press("Enter")
            expect(page.locator("[data-brick][aria-pressed=true]")).to_have_count(1)
        elif kind == "action":
            if draw.random() < 0.5 and go_to("[data-score][tabindex='0']"):
                keys.press("Enter")
                kind = "score"
            elif draw.random() < 0.9 and go_to("[data-building][tabindex='0']"):
                keys.press("Enter")
                keys.press("Enter")
                expect(page.locator("[data-city][tabindex='0']:focus")).to_have_count(1)
                kind = "build"
            elif turn_button(screen).count():
                assert go_to("[data-testid=turn]")
            else:
                assert go_to("[data-asks] button")
        elif kind == "purchase" and draw.random() < 0.5:
            assert go_to("[data-object][tabindex='0']")
            keys.press("Enter")
        else:
            assert go_to("[data-asks] button")
        keys.press("Enter")
        return kind

    kinds = set[str]()
    while not kinds >= {"action", "take", "build", "score", "purchase", "confirm"}:
        prompt = screen.asks()
        if prompt == "confirm":
            screen.answer(lambda: keys.press("Enter"))
            kinds.add("confirm")
        else:
            assert prompt == "act"
            screen.answer(lambda: kinds.add(turn()))


def test_consequences_are_in_sight_before_anything_is_bought(open_screen: Open) -> None:
    """What can be built, the next turn of the wheel, the odds of new bricks, the running price, and one question."""
    screen = open_screen(name="Anna", size=(1440, 900))
    screen.disable_timers(PAUSE)  # so that a second press at the same spot never counts
    open_table(screen)
    page = screen.page
    for track in ("Scorings: Anna 0, Bot 0; needs 4", "Building costs: Anna 0, Bot 0; needs 30"):
        expect(page.get_by_role("img", name=track)).to_be_visible()
    glowing, in_reach = page.locator("[data-building][data-lit]"), page.locator("[data-building][data-reach]")
    expect(glowing).to_have_count(1)
    expect(glowing).to_have_attribute("data-building", "villa 1")
    glowing.click()
    expect(page.get_by_role("article").and_(page.locator("[data-lit]"))).to_contain_text("Build here 1 coin")
    page.keyboard.press("Escape")
    # Nothing begins a turn by accident: there is no main button, and Enter does nothing.
    expect(screen.main_button).to_have_count(0)
    page.keyboard.press("Enter")
    preview = page.get_by_role("button", name="Preview the wheel")
    preview.click()
    expect(page.locator("[data-unknown]")).to_have_count(5)
    expect(page.locator("[data-brick^='2 ']")).to_have_count(6)
    expect(screen.prompt).to_contain_text("5 new bricks")
    preview.click()
    expect(page.locator("[data-brick^='1 ']")).to_have_count(6)
    page.get_by_test_id("bag").click()
    expect(page.locator("[popover]:popover-open")).to_contain_text("draws 5 bricks")
    expect(page.locator("[popover]:popover-open li").last).to_contain_text(re.compile(r"black *\d\d%"))
    assert screen.violations("[popover]:popover-open") == []
    page.keyboard.press("Escape")
    assert phase(screen) == "action"
    screen.answer(lambda: turn_button(screen).click())
    assert phase(screen) == "take"
    expect(glowing).to_have_count(0)
    expect(in_reach).to_have_count(1)
    expect(screen.main_button).to_be_disabled()
    # A whole segment for 18 of 20 coins: all prices of more than 2 are struck out, and more can be built.
    struck = page.locator(STRUCK)
    expect(struck).to_have_count(0)
    for brick in page.locator("[data-brick^='1 ']").all():
        brick.click()
    expect(struck).to_have_count(10)
    assert in_reach.count() > 1
    expect(page.locator("[data-reach] [data-city=lerici]")).to_be_visible()
    screen.prompt.get_by_role("button", name="Clear").click()
    expect(struck).to_have_count(0)
    name = page.locator(LIT).last.get_attribute("data-brick") or ""
    brick = page.locator(f"[data-brick='{name}']").first
    brick.click()
    expect(brick).to_have_attribute("aria-pressed", "true")
    expect(screen.prompt).to_contain_text(f"Segment {name[0]}: {name[2:]}.")
    left = int(screen.prompt.inner_text().split(" left.")[0].split(", ")[-1])
    box = screen.main_button.bounding_box()
    assert box is not None
    spot = (box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
    screen.answer(lambda: page.mouse.click(*spot))
    assert coins(screen) == left
    page.mouse.click(*spot)  # a double click does not end the turn
    # One question: buy an object, which ends the turn, or end the turn.
    expect(screen.prompt).to_contain_text("Buy an object, or end your turn?")
    expect(screen.main_button).to_contain_text("End turn")
    page.locator("[data-object][tabindex='0']").first.click()
    expect(screen.main_button).to_contain_text("Buy and end turn")
    screen.answer(lambda: screen.main_button.click())
    assert screen.asks() == "act"
    assert phase(screen) == "action"
    assert coins(screen) == left - 10


def test_all_players_are_visible_and_the_drawer_covers_nothing(open_screen: Open) -> None:
    screen = open_screen(name="Anna", size=(1024, 768))
    open_table(screen, bots=3)
    page = screen.page
    panels = page.locator("[data-testid=side] > *")
    expect(panels).to_have_count(7)
    opponents = page.locator("[data-opponent]")
    expect(opponents).to_have_count(3)
    for width, height in ((1440, 900), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        for panel in panels.all():
            expect(panel).to_be_in_viewport(ratio=0.99)
    opponents.first.locator("summary").click()
    expect(opponents.first).to_contain_text("are hidden")
    page.get_by_role("button", name="Log").click()
    drawer = page.get_by_test_id("drawer").bounding_box()
    assert drawer is not None
    for part in (page.get_by_test_id("own-stock"), page.get_by_test_id("wheel"), screen.prompt):
        expect(part).to_be_in_viewport(ratio=0.99)
        box = part.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= drawer["x"]
    page.set_viewport_size({"width": 820, "height": 1180})  # portrait: the drawer is below, the wheel stays large
    screen.wait_for_frame()
    for part in (page.get_by_test_id("own-stock"), page.get_by_test_id("wheel"), screen.prompt):
        box, drawer = part.bounding_box(), page.get_by_test_id("drawer").bounding_box()
        assert box is not None and drawer is not None
        assert box["y"] + box["height"] <= drawer["y"]
    assert page.get_by_test_id("wheel").evaluate("each => each.clientWidth") > 400
    page.set_viewport_size({"width": 1024, "height": 768})
    page.get_by_test_id("drawer").get_by_role("button", name="Close").click()
    screen.answer(turn_button(screen).click)
    assert screen.small_targets(LIT) == []  # eleven bricks on a tablet


def test_a_payment_is_proposed_and_can_be_changed(open_screen: Open) -> None:
    screen, draw = open_screen(name="Anna"), random.Random(3)
    open_table(screen)
    spare = screen.page.locator("[data-give][data-lit]")
    while not (screen.asks() == "act" and phase(screen) == "pay" and spare.count()):
        play_next(screen, draw)
    expect(screen.prompt).to_contain_text("Pay for")
    assert screen.violations_in_light_and_dark() == []
    paid = screen.page.locator("[data-paid]")

    def colours() -> list[str]:
        return list(paid.evaluate_all("all => all.map(each => each.dataset.paid)"))

    proposed = colours()
    colour = spare.first.get_attribute("data-give") or ""
    before = proposed.count(colour)
    spare.first.click()
    eventually(screen.page, colours, lambda now: now.count(colour) == before + 1)
    expect(paid).to_have_count(len(proposed))
    paid.first.click()
    expect(screen.main_button).to_be_disabled()
    screen.prompt.get_by_role("button", name="Clear").click()
    eventually(screen.page, colours, lambda now: now == proposed)
    screen.page.get_by_role("button", name="Undo").click()
    expect(screen.page.get_by_test_id("board")).to_have_attribute("data-phase", "action")


def test_a_refused_action_is_explained(open_screen: Open) -> None:
    screen = open_screen(name="Anna")
    open_table(screen)
    screen.page.locator("[data-score=villa]").click(force=True)
    expect(screen.page.get_by_role("alert")).to_contain_text("You have no Villa")


def check_tabs(screen: Screen) -> None:
    """Open all tabs on a phone, and a note about a value that was not checked against the printed game."""
    for tab in ("Buildings", "Cities", "Scoring", "Yours", "Others"):
        show(screen, tab)
        assert screen.violations() == []
    show(screen, "Cities")
    screen.page.get_by_role("button", name="Viareggio: pays cost × 2 coins").tap()
    expect(screen.page.locator("[popover]:popover-open")).to_contain_text("not checked against the printed game")
    expect(screen.page.locator("[popover]:popover-open")).to_be_in_viewport(ratio=1)
    screen.page.keyboard.press("Escape")


@pytest.mark.parametrize("decisions", [20, pytest.param(800, marks=pytest.mark.long)])
def test_on_a_phone_by_touch(open_screen: Open, decisions: int) -> None:
    """Nothing sticks out of the narrow screen, bricks fit a finger, and axe-core finds nothing under any tab."""
    screen = open_screen(phone=True, size=(360, 740), name="Anna")
    draw, purchases = random.Random(5), 0
    open_table(screen, bots=3)
    for number in range(decisions):
        if number == 12:
            check_tabs(screen)
        prompt = screen.asks()
        if prompt == "over":
            break
        assert screen.page.evaluate("() => document.documentElement.scrollWidth") <= 360
        bottom = screen.prompt.bounding_box()
        assert bottom is not None
        assert bottom["y"] + bottom["height"] == pytest.approx(740, abs=1)
        if prompt == "act" and phase(screen) == "take" and purchases < 3:
            purchases += 1
            assert screen.small_targets("[data-brick]") == []
            expect(screen.page.get_by_test_id("own bricks")).to_be_in_viewport(ratio=1)
        play_next(screen, draw)
    assert purchases == 3
    assert (screen.asks() == "over") == (decisions > 20)


def test_in_german(open_screen: Open) -> None:
    """New bricks come out of the bag, unless the player prefers less motion."""
    screen = open_screen(name="Anna", locale="de-DE", reduced_motion="no-preference")
    screen.page.add_init_script(ANIMATED)
    open_table(screen)
    screen.answer(lambda: screen.page.get_by_role("button", name="Scheibe drehen").click())
    drawn = "() => animated.filter((each) => each.matches('[data-brick^=\"1 \"]')).length"
    assert screen.page.evaluate(drawn) == 5
    screen.page.emulate_media(reduced_motion="reduce")
    screen.page.evaluate("() => document.getAnimations().forEach((each) => each.finish())")
    screen.page.locator(LIT).first.click()
    expect(screen.prompt).to_contain_text("Rest:")
    expect(screen.page.get_by_test_id("cities")).to_contain_text("noch nichts gebaut")
    likely = screen.page.locator("[data-testid=shop] [popovertarget]").first
    likely.focus()
    screen.page.keyboard.press("Enter")
    expect(screen.page.locator("[popover]:popover-open")).to_contain_text("nicht am gedruckten Spiel geprüft")
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator("[popover]:popover-open")).to_have_count(0)


def test_four_browsers_at_one_table(open_screen: Open) -> None:
    """All see the same table; the others' stock stays hidden until the end."""
    screens = [open_screen(name=name) for name in ("Anna", "Ben", "Clara", "Dora")]
    anna, *others = screens
    new_table = {"game": "carrara", "seats": [{"kind": "me"}, *[{"kind": "open"}] * len(others)]}
    table = anna.post("/api/tables", new_table).json()
    secret = {"token": table["invitation"]["token"]}
    for each in others:
        joined = each.post("/api/tables/join", secret)
        assert joined.ok, joined.text()
    anna.go(f"/table/{table['id']}")
    anna.page.get_by_role("button", name="Start").click()
    for each in others:
        each.go(f"/table/{table['id']}")
    for each in screens:
        each.wait_for_table()
    draw, seats_acted = random.Random(6), set[int]()
    for _ in range(14):
        wait_until_same_moment(*screens)
        player = whose_turn(*screens)
        decide = decide_by_clicking if player.asks() == "act" else (lambda player, _: player.main_button.click())
        player.answer(lambda player=player, decide=decide: decide(player, draw))
        seats_acted.add(screens.index(player))
    wait_until_same_moment(*screens)
    assert seats_acted == {0, 1, 2, 3}
    for seat, screen in enumerate(screens):
        boards = screen.page.locator("[data-opponent]")
        expect(boards).to_have_count(3)
        expected = [
            screens[(seat + far) % 4].page.locator("[data-testid=own-stock] [data-testid=points]").text_content()
            for far in (1, 2, 3)
        ]
        assert sorted(boards.get_by_test_id("points").all_text_contents()) == sorted(map(str, expected))
        assert all("are hidden" in text for text in boards.all_text_contents())
