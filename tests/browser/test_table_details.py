"""Details at a table: focus, names, who is away, unread messages."""

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocket, expect
from tests.browser.conftest import Open
from tests.browser.screen import PAUSE, Screen
from tests.browser.test_games import is_placing, my_town
from tests.browser.test_tables import two_at_a_table, whose_turn

#: How long the result counts each line, in milliseconds.
COUNTED = 230
GOLDEN = Path(__file__).parents[1] / "golden" / "circle_the_wagons" / "first_wins_greedy.json"


def drag(screen: Screen, card: str, to: str) -> None:
    """Drag a card somewhere right of the middle of a card table."""
    box = screen.page.locator(to).first.bounding_box()
    assert box is not None
    screen.page.locator(card).first.hover()
    screen.page.mouse.down()
    screen.page.mouse.move(box["x"] + box["width"] / 2 + 60, box["y"] + box["height"] / 2, steps=6)
    expect(screen.ghost).to_be_visible()
    screen.page.mouse.up()
    expect(screen.ghost).to_have_attribute("data-pinned", "true")


def test_the_board_has_the_focus_and_enter_places_a_dragged_card(open_screen: Open) -> None:
    screen = open_screen()
    screen.play_now("sprawlopolis")
    expect(screen.page.locator("main:focus")).to_have_count(1)
    drag(screen, "[data-testid=held]", "[data-testid=card-table]")
    screen.answer(lambda: screen.page.keyboard.press("Enter"))


def test_enter_still_places_the_card_after_a_click_elsewhere_on_the_board(open_screen: Open) -> None:
    """With the keyboard, the focus stays where it is."""
    screen = open_screen()
    screen.play_now("sprawlopolis")
    page = screen.page
    turn_button = page.get_by_role("button", name="Rotate")
    for press in (turn_button.click, page.locator("[data-condition]").first.click):
        assert screen.asks() == "act"
        drag(screen, "[data-testid=held]", "[data-testid=card-table]")
        press()
        screen.answer(lambda: page.keyboard.press("Enter"))
    assert screen.asks() == "act"
    page.keyboard.press("ArrowRight")
    turn_button.focus()
    page.keyboard.press(" ")
    expect(turn_button).to_be_focused()


def test_enter_places_a_dragged_card_in_the_score_helper(open_screen: Open) -> None:
    screen = open_screen()
    screen.go("/score/circle_the_wagons")
    screen.page.locator(".tray .card").first.click()
    expect(screen.page.locator(".card-table.placing")).to_be_visible()  # the server has said where it may lie
    drag(screen, ".tray .card", "[data-testid=card-table]")
    screen.page.keyboard.press("Enter")
    expect(screen.page.locator(".tray .card.there")).to_have_count(1)


def test_the_page_shows_who_is_away_even_on_their_turn(open_screen: Open) -> None:
    anna, ben, _ = two_at_a_table(open_screen)
    mover = whose_turn(anna, ben)
    watcher = ben if mover is anna else anna
    mover.page.close()
    expect(watcher.page.locator(".theirs .who small")).to_contain_text("away")
    watcher.page.set_viewport_size({"width": 390, "height": 844})  # here the question bar alone says it
    expect(watcher.page.locator(".theirs")).to_be_hidden()
    expect(watcher.page.locator("[data-asks=wait]")).to_contain_text("away")


def test_no_player_is_called_you_where_two_share_a_screen(open_screen: Open) -> None:
    screen = open_screen(name="Anna")
    screen.share_with_ben("sprawlopolis")
    expect(screen.page.locator("aside li", has_text="Ben")).to_be_visible()
    expect(screen.page.locator("aside li .you")).to_have_count(0)


def test_only_messages_of_others_count_as_unread_even_after_a_reload(open_screen: Open) -> None:
    anna, ben, _ = two_at_a_table(open_screen)
    ben.page.get_by_role("button", name="Chat").click()
    ben.page.locator("#chat").fill("Hello")
    ben.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("button", name="Chat: one new message")).to_be_visible()
    anna.page.reload()
    anna.page.get_by_role("button", name="Chat: one new message").click()
    expect(anna.page.locator(".drawer")).to_contain_text("Hello")
    for screen in (anna, ben):
        screen.page.reload()
        screen.wait_for_table()
        expect(screen.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_buttons_have_names_on_a_tablet(open_screen: Open) -> None:
    screen = open_screen(size=(1024, 768))
    screen.play_now("circle_the_wagons")
    for name in ("Undo", "Redo", "Hint", "Rules", "Log", "Chat", "Menu"):
        expect(screen.page.get_by_role("banner").get_by_role("button", name=name, exact=True)).to_be_visible()
    expect(screen.page.get_by_test_id("theirs").get_by_role("button", name="Plains")).to_be_visible()


def test_a_lesson_says_that_it_asks_for_another_card(open_screen: Open) -> None:
    screen = open_screen()
    screen.lobby()
    screen.game("circle_the_wagons").get_by_role("button", name="First lesson").click()
    next_button = screen.page.get_by_label("Lesson").get_by_role("button", name="Next")
    for step in range(1, 4):
        expect(screen.page.locator(f"[data-step='{step}']")).to_be_visible()
        next_button.click()
    expect(screen.page.locator("[data-step='4']")).to_be_visible()
    screen.page.locator("[data-place][aria-pressed=false]").first.click(force=True)
    expect(screen.page.get_by_role("alert")).to_contain_text("lesson")


def test_a_lesson_points_to_next_when_the_learner_presses_the_board(open_screen: Open) -> None:
    screen = open_screen()
    screen.lobby()
    screen.game("sprawlopolis").get_by_role("button", name="First lesson").click()
    next_button = screen.page.get_by_label("Lesson").get_by_role("button", name="Next")
    expect(next_button).to_be_focused()
    for thing in ("held", "card-table"):
        condition = screen.page.locator("[data-condition]").first
        condition.click()  # a button of the board works
        expect(condition).to_be_focused()
        screen.page.get_by_test_id(thing).first.click(force=True)
        expect(next_button).to_be_focused()


def test_the_result_counts_up_once(open_screen: Open) -> None:
    screen = open_screen(reduced_motion="no-preference")
    screen.disable_timers(COUNTED)  # it stays at the first line
    screen.lobby()
    match = json.dumps(json.loads(GOLDEN.read_text("utf-8"))["match"]).encode()
    picker = screen.page.locator("input[type=file]")
    picker.set_input_files({"name": "match.json", "mimeType": "application/json", "buffer": match})
    screen.wait_for_table()
    result = screen.page.locator("dialog[open]")
    screen.main_button.click()
    expect(result.locator("tr.later")).not_to_have_count(0)
    screen.page.keyboard.press("Escape")
    expect(result).to_have_count(0)
    screen.main_button.click()
    expect(result).to_be_visible()
    assert result.locator("tr.later").count() == 0


def actions_of(screen: Screen) -> list[str]:
    """Return a list that collects the actions that the page sends from now on."""
    sent: list[str] = []

    def record(message: str | bytes) -> None:
        if '"act"' in str(message):
            sent.append(str(message))

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", record)

    screen.page.on("websocket", listen)
    return sent


def test_a_turn_takes_three_clicks_or_two(open_screen: Open) -> None:
    """One click takes a card; two clicks place the last one, and the second of them ends the turn."""
    screen = open_screen()
    sent, sockets = actions_of(screen), list[str]()
    screen.page.on("websocket", lambda socket: sockets.append(socket.url))
    screen.play_now("circle_the_wagons")
    page, upcoming = screen.page, screen.page.locator("[data-place][aria-pressed=true]")
    town = my_town(screen).bounding_box()
    assert town is not None
    middle = (town["x"] + town["width"] / 2, town["y"] + town["height"] / 2)

    def take() -> None:
        assert screen.asks() == "act"
        screen.answer(lambda: upcoming.click())
        while screen.main_button.inner_text().startswith("Place\n"):  # cards that the opponent skipped
            page.keyboard.press("ArrowRight")
            screen.answer(lambda: page.keyboard.press("Enter"))

    take()
    page.mouse.click(*middle)
    expect(screen.main_button).to_contain_text("Place, end turn")
    screen.answer(lambda: page.mouse.click(*middle))
    assert len(sent) == 2
    screen.page.get_by_role("button", name="Menu").click()
    page.get_by_label("Confirm the end of my turn").click()
    expect(page.get_by_label("Confirm the end of my turn")).not_to_be_checked()
    page.keyboard.press("Escape")
    take()
    before = len(sent)
    screen.answer(lambda: screen.click_card_table(my_town(screen), random.Random(1)))
    assert len(sent) == before + 1
    assert screen.asks() == "act"  # nothing more was asked
    assert len(sockets) == 1  # the table was not opened again
    screen.play_now("sprawlopolis")
    screen.page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Confirm the end of my turn")).not_to_be_checked()  # also at later tables
    screen.go("/about")
    expect(page.get_by_label("Sounds and vibration")).to_be_checked()
    page.get_by_label("Confirm the end of my turn").click()
    page.reload()
    expect(page.get_by_label("Confirm the end of my turn")).to_be_checked()


def test_one_press_does_not_run_into_the_next_turn(open_screen: Open) -> None:
    """Two people at one screen: every turn begins with the next card selected, so that Enter would take it."""
    screen = open_screen(name="Anna")
    screen.disable_timers(PAUSE)  # so that the pause never ends
    sent, page, keys = actions_of(screen), screen.page, screen.page.keyboard
    seats = [{"kind": "me"}, {"kind": "here", "name": "Ben"}]
    created = screen.post("/api/tables", {"game": "circle_the_wagons", "seats": seats, "seed": 3})
    screen.go(f"/table/{created.json()['id']}")
    upcoming = page.locator("[data-place][aria-pressed=true]")

    def expect_ignored(press: Any) -> None:
        assert screen.asks() == "act"
        expect(upcoming).to_be_visible()
        before = len(sent)
        press()
        screen.wait_for_frame()
        assert len(sent) == before

    def show_the_last_card() -> None:
        screen.answer(lambda: upcoming.click())
        assert is_placing(screen)
        keys.press("ArrowRight")
        expect(screen.main_button).to_contain_text("end turn")

    assert screen.asks() == "act"
    keys.press("ArrowRight")
    screen.answer(lambda: keys.down("Enter"))  # the start card
    expect_ignored(lambda: keys.down("Enter"))  # still held
    keys.up("Enter")
    expect_ignored(lambda: keys.press("Enter"))  # pressed again at once
    screen.main_button.focus()
    expect_ignored(lambda: keys.press(" "))
    show_the_last_card()
    box = screen.main_button.bounding_box()
    assert box is not None
    corner = (box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
    screen.answer(lambda: page.mouse.click(*corner))
    expect_ignored(lambda: page.mouse.click(*corner))  # a double click
    show_the_last_card()
    screen.answer(lambda: keys.press("Enter"))
    expect_ignored(lambda: keys.press("Enter"))
    keys.press("ArrowRight")  # after another key, Enter counts again
    screen.answer(lambda: keys.press("Enter"))
    assert is_placing(screen)


def test_a_double_click_places_one_card_of_a_solo_game(open_screen: Open) -> None:
    """No other turn comes between, but the placed card cannot be undone."""
    screen = open_screen(name="Anna")
    screen.disable_timers(PAUSE)
    assert screen.post("/api/me", {"name": "Anna", "confirm": False}).ok
    sent, page = actions_of(screen), screen.page
    screen.play_now("sprawlopolis")
    assert screen.asks() == "act"
    box = page.get_by_test_id("card-table").bounding_box()
    assert box is not None
    spot = (box["x"] + box["width"] / 2 + 80, box["y"] + box["height"] / 2)
    screen.answer(lambda: page.mouse.click(*spot))
    assert screen.asks() == "act"
    page.mouse.click(*spot)
    screen.wait_for_frame()
    assert len(sent) == 1
    screen.answer(lambda: page.mouse.click(spot[0] - 160, spot[1]))
    assert len(sent) == 2
