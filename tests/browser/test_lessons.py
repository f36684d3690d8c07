"""The first lesson of each game, in the browser: to its end, and into the game that follows."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Open
from tests.browser.screen import STILL, Screen, eventually
from tests.browser.test_carrara import show, turn_button
from tests.browser.test_circleville import LIT, decide_quickly, point_at

from townwright.core.match import Match
from townwright.lessons import Lesson, lessons

#: The point at which the city begins.
MIDDLE = "[data-testid=world]"
#: Highlights whose outline is cut off by a box around them.
CUT_OFF = """() => [...document.querySelectorAll("[data-spot]")].filter((spot) => {
    if (!spot.checkVisibility()) return false;
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(spot);
    const reach = outlineStyle === "none" ? 0 : Math.max(0, parseFloat(outlineOffset) + parseFloat(outlineWidth));
    const { left, right, top, bottom } = spot.getBoundingClientRect();
    for (let around = spot.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === "visible") continue;
        const box = around.getBoundingClientRect();
        if (left - reach < box.left - 0.5 || right + reach > box.right + 0.5) return true;
        if (top - reach < box.top - 0.5 || bottom + reach > box.bottom + 0.5) return true;
    }
    return false;
}).map((spot) => spot.textContent)"""


def begin(screen: Screen, game: str) -> Lesson:
    """Start from the game's card in the lobby."""
    screen.lobby()
    screen.game(game).get_by_test_id("lesson").click()
    screen.wait_for_table()
    expect_step(screen, 1)
    return lessons()[game]


def coach(screen: Screen) -> Locator:
    return screen.page.locator("[data-step]")


def expect_step(screen: Screen, step: int) -> None:
    expect(screen.page.locator(f"[data-step='{step}'] p:not(:empty)")).to_be_visible()


def walk(
    screen: Screen, lesson: Lesson, read: Callable[[], None], act: Callable[[list[str]], None], to: int = 0
) -> None:
    """Take the steps before `to` (by default, the last): `read` a note, or `act` as the learner."""
    history = Match.from_file(lesson).history
    for number in range(int(coach(screen).get_attribute("data-step") or 0), to or len(lesson.steps)):
        expect_step(screen, number)
        step = number - 1
        if lesson.is_note_only(step):
            assert screen.asks() == "read"
            read()
        else:
            assert screen.asks() == "act"
            played = history[lesson.steps[step].at : lesson.end(step)]
            act([each.action.text for each in played if each.seat == lesson.seat])
        expect_step(screen, number + 1)


def next_note(screen: Screen) -> None:
    coach(screen).get_by_role("button", name="Next").click()


def test_circle_the_wagons_by_keyboard_alone(open_screen: Open) -> None:
    screen = open_screen()
    keys = screen.page.keyboard
    screen.lobby()
    screen.game("circle_the_wagons").get_by_test_id("lesson").focus()
    keys.press("Enter")
    screen.wait_for_table()
    expect_step(screen, 1)
    lesson = lessons()["circle_the_wagons"]

    def act(line: list[str]) -> None:
        keys.press("ArrowRight")
        if line[0].startswith("place"):
            expect(screen.ghost).to_be_visible()
        else:
            expect(screen.page.locator("[data-place][aria-pressed=true]")).to_have_count(1)
        keys.press("Enter")

    walk(screen, lesson, lambda: keys.press("Enter"), act)
    # After the lesson any card may be taken, and placing one ends the turn.
    assert screen.asks() == "act"
    screen.answer(lambda: act(["take"]))
    expect(coach(screen)).to_have_count(0)
    screen.answer(lambda: act(["place"]))
    assert screen.asks() == "act"
    expect(screen.page.get_by_test_id("theirs").locator("[data-placed]")).not_to_have_count(0)


def test_sprawlopolis_by_pointing(open_screen: Open) -> None:
    """With undo, a reload in the middle, and moves after the lesson."""
    screen = open_screen()
    lesson = begin(screen, "sprawlopolis")
    page = screen.page
    expect(page.get_by_role("button", name="Hint")).to_be_disabled()

    def place(card: str, where: str) -> None:
        page.locator(f"[data-testid=held][data-card='{card}']").click()
        spot = page.locator(where).bounding_box()
        assert spot is not None
        x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
        page.mouse.click(x, y)
        expect(screen.ghost.and_(page.locator("[data-pinned=true]"))).to_be_visible()
        page.mouse.click(x, y)

    def act(line: list[str]) -> None:
        """Place the card where it is suggested, or, in the step that is a puzzle, anywhere."""
        card = line[0].split()[1]
        place(card, MIDDLE if card == "18" else "[data-testid=suggestion]")

    walk(screen, lesson, lambda: next_note(screen), act, to=7)
    note = coach(screen).locator("p").inner_text()
    assert "8 points" in note
    page.get_by_role("button", name="Undo").click()
    expect_step(screen, 6)
    expect(page.get_by_test_id("suggestion")).to_be_visible()
    walk(screen, lesson, lambda: next_note(screen), act, to=7)
    page.reload()
    screen.wait_for_table()
    expect_step(screen, 7)
    expect(coach(screen).locator("p")).to_have_text(note)
    walk(screen, lesson, lambda: next_note(screen), act)
    coach(screen).get_by_role("button", name="Keep playing").click()
    expect(coach(screen)).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    screen.answer(lambda: place(page.get_by_test_id("held").first.get_attribute("data-card") or "", MIDDLE))
    screen.lobby()
    expect(screen.game(lesson.game).get_by_role("button", name="First lesson: done")).to_be_visible()


def test_carrara_on_a_phone_in_german_and_in_the_dark(open_screen: Open) -> None:
    """The subject of each note is visible, whatever tab it is under; the note covers nothing."""
    screen = open_screen(phone=True, locale="de-DE", color_scheme="dark")
    lesson = begin(screen, "carrara")
    page = screen.page
    expect(coach(screen)).to_contain_text("Schritt 1 von")

    def read() -> None:
        stage, card = page.get_by_test_id("stage").bounding_box(), coach(screen).bounding_box()
        assert stage is not None
        assert card is not None
        assert stage["y"] + stage["height"] <= card["y"] + 1
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
        assert screen.small_targets("[data-step] button") == []
        for spot in page.locator("[data-spot]").all()[:1]:
            expect(spot).to_be_in_viewport()
        coach(screen).get_by_role("button", name="Weiter").tap()

    def act(line: list[str]) -> None:
        words = line[0].split()
        if words[0] == "build":
            show(screen, "Gebäude")
            page.locator(f"[data-building='{words[1]} {words[2]}']").tap()
            page.locator("article[data-lit] [data-city]").tap()
            if "end turn" in line:
                screen.page.locator("[data-phase=purchase]").wait_for()
                screen.main_button.tap()
            return
        if words[0] == "take":
            assert screen.small_targets("[data-step] button") == []
            # Anything else is refused in one sentence.
            page.locator("[data-brick='2 green']").tap(force=True)
            expect(page.get_by_role("alert")).to_contain_text("Nicht dieser Zug")
            page.get_by_role("button", name="Verstanden").tap()
            for decision in line[:-1]:
                page.locator(f"[data-brick='{decision.removeprefix('take ')}']").tap()
        elif words[0] == "turn":
            turn_button(screen).tap()
            return
        elif words[0] == "score":
            page.locator(f"[data-score={words[1]}]").tap()
        elif words[0] == "buy":
            page.locator("[data-object][aria-disabled=false]").last.tap()  # any will do
        screen.main_button.tap()

    walk(screen, lesson, read, act)
    assert screen.violations() == []
    coach(screen).get_by_role("button", name="Weiterspielen").tap()
    expect(coach(screen)).to_have_count(0)
    screen.answer(lambda: turn_button(screen).tap())
    expect(page.get_by_test_id("board")).to_have_attribute("data-phase", "take")


def test_circleville_by_pointing(open_screen: Open) -> None:
    screen = open_screen()
    lesson = begin(screen, "circleville")
    page = screen.page

    def act(line: list[str]) -> None:
        for _ in line:
            before = coach(screen).get_attribute("data-step")
            if page.locator("[data-move]").count():
                screen.answer(lambda: page.locator("[data-move]").first.click())
            else:
                screen.answer(lambda: point_at(screen, page.locator(LIT).first))
            if screen.asks() == "read" or coach(screen).get_attribute("data-step") != before:
                return

    walk(screen, lesson, lambda: next_note(screen), act, to=5)
    assert screen.violations() == []
    walk(screen, lesson, lambda: next_note(screen), act)
    coach(screen).get_by_role("button", name="Keep playing").click()
    expect(coach(screen)).to_have_count(0)
    assert page.locator(LIT).count() + page.locator("[data-move]").count() > 1
    screen.answer(lambda: decide_quickly(screen))


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (820, 1180), (360, 740)])
@pytest.mark.parametrize("game", ["circle_the_wagons", "sprawlopolis"])
def test_highlights_are_seen_as_a_whole(open_screen: Open, game: str, size: tuple[int, int]) -> None:
    """In all notes up to the first decision."""
    screen = open_screen(size=size)
    lesson = begin(screen, game)
    highlights = 0
    for step in range(1, len(lesson.steps)):
        expect_step(screen, step)
        screen.page.evaluate(STILL)
        highlights += screen.page.locator("[data-spot]").count()
        eventually(screen.page, lambda: screen.page.evaluate(CUT_OFF), lambda cut_off: cut_off == [])
        if not lesson.is_note_only(step - 1):
            break
        next_note(screen)
    assert highlights >= 3


def test_leaving_a_lesson(open_screen: Open) -> None:
    """Play freely from any step, or leave: the lobby offers it again."""
    screen = open_screen()
    begin(screen, "sprawlopolis")
    coach(screen).get_by_role("button", name="Play freely").click()
    expect(coach(screen)).to_have_count(0)
    assert screen.asks() == "act"
    begin(screen, "carrara")
    coach(screen).get_by_role("button", name="Leave lesson").click()
    expect(screen.game("carrara").get_by_test_id("lesson")).to_be_visible()
