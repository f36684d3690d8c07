"""Around the game: two people, lost connections, undo, replay, sharing, several people at one screen."""

import json
import random
import re
from typing import Any

from playwright.sync_api import Locator, Route, WebSocketRoute, expect
from tests.browser.conftest import Open
from tests.browser.screen import Connection, Screen, eventually
from tests.browser.test_daily import finish, guest_of
from tests.browser.test_games import is_placing, my_town, wagons_by_clicking
from tests.server.running import Server, play

#: How long the page shows a pointing player's mark, in milliseconds.
POINTED = 8000


def invite(owner: Screen) -> str:
    """Open a table for friends and return the link to it."""
    dialog = owner.more_ways("circle_the_wagons")
    dialog.get_by_text("With friends").click()
    expect(dialog.get_by_role("note")).to_contain_text("work on this computer only")
    dialog.get_by_role("button", name="Create table").click()
    expect(owner.page.get_by_role("main")).to_be_focused()
    link = owner.page.get_by_role("main").get_by_role("textbox")
    expect(link).to_be_visible()
    expect(owner.page.get_by_role("note")).to_contain_text("work on this computer only")
    return link.input_value()


def join(guest: Screen, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.locator("#name").fill(name)
    guest.page.get_by_role("button", name="Join").click()


def two_at_a_table(open_screen: Open, *delays: int, **settings: Any) -> tuple[Screen, Screen, Connection]:
    """Start a game of Anna and Ben, his screen with `settings`; timers of `delays` milliseconds never fire."""
    anna, ben = open_screen(name="Anna"), open_screen(**settings)
    connection = Connection(ben)
    for screen in (anna, ben):
        screen.disable_timers(*delays)
    join(ben, invite(anna), "Ben")
    expect(anna.page.get_by_role("main")).to_contain_text("Ben")
    anna.page.get_by_role("button", name="Start").click()
    for screen in (anna, ben):
        screen.wait_for_table()
    return anna, ben, connection


def test_an_invitation_names_host_game_and_hints_and_all_see_a_hint(open_screen: Open) -> None:
    """In a network, the link has the server's address and a QR code; the waiting room says what it waits for."""
    anna, ben = open_screen(name="Anna"), open_screen(phone=True)

    def in_network(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "network_address": "http://192.168.7.7:8018"})

    anna.page.route("**/api/catalogue", in_network)
    dialog = anna.more_ways("circle_the_wagons")
    dialog.get_by_text("With friends").click()
    dialog.get_by_role("checkbox", name="Play with hints").check()
    dialog.get_by_role("button", name="Create table").click()
    field = anna.page.locator(".waiting-room input")
    link = field.input_value()
    assert link.startswith("http://192.168.7.7:8018/join/circle_the_wagons#")
    expect(anna.page.get_by_role("img", name="QR code")).to_be_visible()
    waits = anna.page.get_by_test_id("waits-for")
    expect(waits).to_contain_text("One seat is still open")

    ben.go(link.removeprefix("http://192.168.7.7:8018"))
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Anna invites you to play Circle the Wagons")
    expect(ben.page.get_by_role("main")).to_contain_text("With hints")
    expect(ben.page.get_by_role("main")).to_contain_text("The town with more points wins.")
    assert ben.violations() == []
    ben.page.locator("#name").fill("Ben")
    ben.page.get_by_role("button", name="Join").tap()
    expect(ben.page.get_by_test_id("waits-for")).to_contain_text("The owner of the table starts the game")
    expect(waits).to_contain_text("Start when you are ready")
    anna.page.get_by_role("button", name="Free this seat").click()
    expect(anna.page.get_by_role("main")).to_contain_text("Earlier links no longer work.")
    expect(field).not_to_have_value(link)
    ben.go(field.input_value().removeprefix("http://192.168.7.7:8018"))
    ben.page.get_by_role("button", name="Join").tap()
    expect(waits).to_contain_text("Start when you are ready")
    anna.page.get_by_role("button", name="Start").click()
    for screen in (anna, ben):
        screen.wait_for_table()
        expect(screen.page.get_by_test_id("notes")).to_have_text("With hints")
    asking = whose_turn(anna, ben)
    other, name = (ben, "Anna") if asking is anna else (anna, "Ben")
    asking.page.get_by_role("button", name="Hint").first.click()
    expect(asking.page.get_by_role("button", name="Play this").first).to_be_visible()
    for screen in (anna, ben):
        expect(screen.page.get_by_test_id("notes")).to_have_text(f"With hints · {name}: 1")
    expect(other.page.get_by_role("status").filter(has_text=f"{name} used a hint")).to_have_count(1)
    anna.lobby()
    expect(anna.page.get_by_test_id("your-turn" if asking is anna else "tables")).to_contain_text("With hints")


def test_two_browsers_play_a_whole_game_with_a_lost_connection(open_screen: Open) -> None:
    anna, ben, connection = two_at_a_table(open_screen)
    expect(anna.page.get_by_role("button", name="Hint")).to_have_count(0)  # there are no hints between people
    lost = ben.page.get_by_role("status").filter(has_text="Connection lost")
    draw = random.Random(5)
    decisions = 0
    while True:
        wait_until_same_moment(anna, ben)
        player = whose_turn(anna, ben)
        prompt = player.asks()
        if prompt == "over":
            break
        if decisions == 9:
            connection.drop()
            expect(lost).to_be_visible()
        player.answer(
            lambda player=player, asks=prompt: (
                (player.main_button.click() if asks == "confirm" else wagons_by_clicking(player, draw))
                if player is anna or not connection.is_cut
                else play_while_offline(ben, connection, draw, asks)
            )
        )
        if connection.is_cut:
            connection.restore()
            expect(lost).to_have_count(0)
        decisions += 1
    assert decisions > 15
    assert ben.asks() == "over"
    assert anna.total("mine") == ben.total("theirs")
    assert anna.total("theirs") == ben.total("mine")


def whose_turn(*screens: Screen) -> Screen:
    """Return the first screen that shows a question, as soon as there is one."""

    def asking() -> list[Screen]:
        return [each for each in screens if each.prompt.get_attribute("data-asks") != "wait"]

    asking_screens: list[Screen] = eventually(screens[0].page, asking)
    return asking_screens[0]


def wait_until_same_moment(*screens: Screen) -> None:
    """Wait until all screens show the same moment."""
    eventually(screens[0].page, lambda: {screen.number() for screen in screens}, lambda numbers: len(numbers) == 1)


def play_while_offline(screen: Screen, connection: Connection, draw: random.Random, prompt: str) -> None:
    """Play while the connection is lost; the page sends the move when the connection is back."""
    if prompt == "confirm":
        screen.main_button.click()
    else:
        wagons_by_clicking(screen, draw)
    connection.restore()


def test_chat_and_pointing_reach_the_other(open_screen: Open) -> None:
    """Players point by a tap after pressing a button, or by a long press; neither plays anything."""
    anna, ben, _ = two_at_a_table(open_screen, POINTED, phone=True)
    before = anna.number()
    ben.page.get_by_role("button", name="Menu").tap()
    ben.page.get_by_role("button", name="Chat").tap()
    ben.page.locator("#chat").fill("Good luck! <b>")
    ben.page.keyboard.press("Enter")
    expect(ben.page.locator("#chat")).to_have_value("")
    anna.page.get_by_role("button", name="Chat: one new message").click()
    expect(anna.page.locator(".drawer")).to_contain_text("Ben Good luck! <b>")
    anna.page.get_by_role("button", name="Close", exact=True).click()
    ben.page.get_by_role("button", name="Point at something").tap()
    ben.page.locator(".ring [data-place='7']").tap(force=True)
    expect(anna.page.locator(".finger[data-seat='1']")).to_contain_text("Ben")
    expect_inside(anna, ".finger", ".ring [data-place='7']")

    town = my_town(anna)
    point = anna.page.get_by_role("button", name="Point at something")
    point.click()
    town.click()
    expect(anna.page.locator(".mode")).to_have_count(0)
    expect(anna.page.locator(".finger[data-seat='0']")).to_contain_text("Anna")
    expect_inside(anna, ".finger[data-seat='0']", ".mine .card-table")
    notice = "Anna is pointing at something you can’t see right now: Anna’s town"
    expect(ben.page.locator(".away")).to_contain_text(notice)
    ben.page.get_by_role("tab", name="Anna").tap()
    expect(ben.page.locator(".finger[data-seat='0']")).to_contain_text("Anna")
    expect_inside(ben, ".finger[data-seat='0']", ".theirs .card-table")

    point.click()
    card = anna.page.locator(".ring [data-place='4']")
    card.click(force=True)
    expect(anna.page.locator(".ring .chosen")).to_have_count(0)
    ben.page.get_by_role("tab", name="Circle").tap()
    expect(ben.page.locator(".finger[data-seat='0']")).to_be_visible()
    expect_inside(ben, ".finger[data-seat='0']", ".ring [data-place='4']")

    pressed_card = ben.page.locator(".ring [data-place='11']")
    x, y = middle(pressed_card)
    finger = ben.context.new_cdp_session(ben.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(anna.page.locator(".layer + [role=status]")).to_contain_text(
        re.compile(f"Ben is pointing at {pressed_card.get_attribute('data-name')}( ·|$)")
    )
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ben.page.locator(".ring .chosen")).to_have_count(0)

    point.click()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator(".finger.cursor")).to_be_visible()
    anna.page.keyboard.press("Enter")
    expect(ben.page.locator(".away")).to_contain_text("Anna’s town")
    assert anna.violations() == []
    assert {anna.number(), ben.number()} == {before}

    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Share", exact=True).click()
    watcher = open_screen()
    watcher.page.goto(anna.page.locator("dialog[open] input").first.input_value())
    watcher.wait_for_table()
    expect(watcher.page.get_by_role("button", name="Point at something")).to_have_count(0)
    expect(watcher.page.locator(".finger, .away p")).to_have_count(0)


def middle(locator: Locator) -> tuple[int, int]:
    box = locator.bounding_box()
    assert box is not None
    return round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)


def expect_inside(screen: Screen, selector: str, around: str) -> None:
    """Expect the middle of one element to be inside another: marks follow what they mark."""

    def distance() -> tuple[float, float]:
        """Return the distance between the two middles, relative to half the size of the outer element."""
        (x, y), (middle_x, middle_y) = middle(screen.page.locator(selector)), middle(screen.page.locator(around))
        box = screen.page.locator(around).bounding_box()
        assert box is not None
        return 2 * abs(x - middle_x) / box["width"], 2 * abs(y - middle_y) / box["height"]

    eventually(screen.page, distance, lambda shares: max(shares) < 1)


def test_undo_redo_and_confirming(open_screen: Open) -> None:
    screen, draw = open_screen(), random.Random(6)
    screen.play_now("circle_the_wagons")
    undo, redo = (screen.page.get_by_role("button", name=name, exact=True).first for name in ("Undo", "Redo"))
    assert screen.asks() == "act"
    expect(undo).to_be_disabled()
    screen.answer(lambda: wagons_by_clicking(screen, draw))
    screen.page.get_by_role("button", name="Menu").click()
    screen.page.get_by_role("button", name="All moves", exact=True).click()
    screen.answer(lambda: screen.page.locator(".drawer li button").first.click())  # without a look at the board
    assert screen.asks() == "confirm"
    screen.page.locator(".drawer").get_by_role("button", name="Close").click()
    screen.answer(lambda: undo.click())
    expect(screen.page.locator("[data-phase=place]")).to_have_count(1)
    screen.answer(lambda: undo.click())
    expect(screen.page.locator("[data-place][aria-pressed=true]")).to_be_visible()
    screen.answer(lambda: redo.click())
    screen.answer(lambda: redo.click())
    assert screen.asks() == "confirm"
    screen.page.get_by_role("button", name="Menu").click()
    screen.answer(lambda: screen.page.get_by_label("Confirm the end of my turn").uncheck())
    screen.page.keyboard.press("Escape")
    if screen.asks() == "confirm":
        screen.answer(lambda: screen.main_button.click())
    while screen.asks() == "act" and not is_placing(screen):
        screen.answer(lambda: wagons_by_clicking(screen, draw))
    screen.answer(lambda: screen.click_card_table(my_town(screen), draw))
    assert screen.asks() != "confirm"


def test_replay_sharing_and_playing_from_here(open_screen: Open, server: Server) -> None:
    screen, draw = open_screen(), random.Random(7)
    screen.play_now("circle_the_wagons")
    finish(screen, server, 7)
    end = screen.total()
    screen.page.locator("dialog[open]").get_by_role("button", name="Replay", exact=True).click()
    slider = screen.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(screen.page.locator(".gone")).to_have_count(0)
    screen.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(screen.page.locator(".replay .moment")).to_contain_text("start card")
    screen.page.get_by_role("button", name="To the end").click()
    expect(screen.page.get_by_test_id("mine").get_by_test_id("total")).to_have_text(end)
    slider.fill("8")
    expect(screen.page.locator(".count")).to_contain_text("8 /")

    screen.page.get_by_role("button", name="Share", exact=True).click()
    link = screen.page.locator("dialog[open] input").first.input_value()
    assert link.endswith("/8")
    screen.page.keyboard.press("Escape")
    watcher = open_screen()
    watcher.page.goto(link)
    expect(watcher.page.locator(".count")).to_contain_text("8 /")

    before = screen.table
    screen.page.get_by_role("button", name="Play from here").click()
    expect(screen.page.locator(".replay")).to_have_count(0)
    screen.wait_for_table()
    assert screen.table != before
    assert screen.asks() in ("act", "confirm")
    screen.answer(lambda: wagons_by_clicking(screen, draw) if screen.asks() == "act" else screen.main_button.click())


def test_a_hint_is_shown_on_the_board_and_can_be_played(open_screen: Open) -> None:
    """Hints and choices are in the player's language; the typed form is below, and can be searched."""
    screen = open_screen(name="Anna", locale="de-DE")
    screen.play_now("sprawlopolis")
    assert screen.asks() == "act"
    screen.page.get_by_role("button", name="Tipp").click()
    hints = screen.page.locator(".drawer ol li")
    expect(hints.first).to_contain_text(re.compile("(Leg|Dreh) Karte"))
    assert "place" not in " ".join(hints.all_inner_texts())
    screen.page.get_by_role("tab", name="Alle Züge").click()
    choices = screen.page.locator(".drawer li button")
    expect(choices.first.locator(".text")).to_contain_text("Leg Karte")
    expect(choices.first.locator(".typed")).to_contain_text("place")
    for query in ("LEG karte", "place"):
        screen.page.get_by_label("Suchen").fill(f"{query} 99")
        expect(choices).to_have_count(0)
        screen.page.get_by_label("Suchen").fill(query)
        expect(choices).not_to_have_count(0)
    screen.page.get_by_role("tab", name="Tipp").click()
    expect(screen.page.locator(".card-table .suggestion")).to_be_visible()
    before = screen.page.locator(".card-table .suggestion").get_attribute("x")
    hints.nth(1).locator("button").first.click()
    expect(hints.nth(1).locator("button").first).to_have_attribute("aria-pressed", "true")
    assert before is not None
    screen.answer(lambda: hints.nth(1).get_by_role("button", name="Diesen Zug spielen").click())
    expect(screen.page.locator(".card-table .suggestion")).to_have_count(0)


def test_a_hint_is_a_whole_turn_that_one_click_plays(open_screen: Open) -> None:
    """Its steps are shown on the board one by one; what is left of the turn stays after a step."""
    screen = open_screen(name="Anna")
    screen.play_now("carrara")
    screen.page.get_by_role("button", name="Hint").click()
    drawer = screen.page.locator(".drawer")
    steps = drawer.get_by_role("list", name="The turn, step by step").get_by_role("listitem")
    expect(drawer.get_by_test_id("measure").first).to_contain_text("win chance")
    expect(steps.nth(1)).to_be_visible()
    steps.nth(1).get_by_role("button").first.click()
    expect(steps.nth(1).get_by_role("button").first).to_have_attribute("aria-pressed", "true")
    left = steps.count() - 1
    screen.answer(lambda: steps.first.get_by_role("button", name="Play up to here").click())
    expect(drawer).to_contain_text("Still to do this turn")
    expect(steps).to_have_count(left)
    assert screen.violations() == []
    before = int(screen.number())
    screen.answer(lambda: drawer.get_by_role("button", name="Play this turn").click())
    assert int(screen.number()) > before
    expect(steps).to_have_count(0)
    expect(drawer).not_to_contain_text("Still to do")


def test_the_analysis_of_a_finished_game(open_screen: Open, server: Server) -> None:
    """Key moments, curve and the better move on the board, from a made-up analysis that comes in parts."""
    screen = open_screen()
    screen.play_now("circle_the_wagons")
    finish(screen, server, 13)
    verdict = {
        "seat": 0,
        "played": {
            "action": {"action": "place", "card": 3, "x": 0, "y": 0},
            "text": "place 3 at 0,0",
            "sentence": None,
        },
        "chance_lost": 0.25,
        "measure": "chance",
        "leads": [1.0, -1.0],
        "reasons": [{"source": "snow", "seat": 0, "points": 2.5}],
        "last": 0,
        "best_line": [],
        "played_turn": [],
        "best_turn": [],
    }
    judgements = [
        {
            **verdict,
            "number": 1,
            "best": {"action": {"action": "start", "card": 3}, "text": "start 3", "sentence": None},
            "mark": "fine",
            "is_improvable": False,
            "cost": 0.0,
            "chances": [0.5, 0.5],
        },
        {
            **verdict,
            "number": 4,
            "best": {
                "action": {"action": "place", "card": 3, "x": 2, "y": 0, "turned": True},
                "text": "place 3 at 2,0 turned",
                "sentence": {"message": "move-place", "arguments": {"card": 3, "x": 2, "y": 0, "turned": 1}},
            },
            "mark": "blunder",
            "is_improvable": True,
            "cost": 4.5,
            "chances": [0.8, 0.2],
        },
    ]
    analysis: dict[str, Any] = {"state": "computing", "progress": 0.25, "judgements": [], "players": [], "flat": []}
    screen.page.route("**/analysis", lambda route: route.fulfill(json=analysis))
    screen.page.locator("dialog[open]").get_by_role("button", name="Analysis").click()
    panel = screen.page.get_by_role("group", name="Analysis")
    progress = panel.get_by_role("status").bounding_box()
    assert progress is not None and progress["height"] > 15  # its text is not cut off
    expect(panel).to_contain_text("Analysing the game: 25%")
    reports = [
        {"seat": 0, "accuracy": 87.4, "points_lost": 4.5, "moments": [4]},
        {"seat": 1, "accuracy": 100.0, "points_lost": 0, "moments": []},
    ]
    analysis |= {"judgements": judgements, "players": reports}
    moment = panel.get_by_role("list", name="Your key moments").get_by_role("button")
    expect(moment).to_contain_text("−25% win chance")
    expect(panel).to_contain_text("87%")
    expect(panel.get_by_role("img", name="Your win chance")).to_be_visible()
    analysis |= {"state": "done", "progress": 1.0}
    expect(panel.get_by_text("Analysing")).to_have_count(0)
    screen.page.get_by_role("button", name="Blunder: move 4").click()
    expect(screen.page.get_by_role("slider")).to_have_value("3")
    sentence = screen.page.locator(".explanation")
    expect(sentence).to_contain_text("“place 3 at 0,0”.")
    expect(sentence).to_contain_text(
        "Better: Rotate card 3 and place it at 2,0. Worth 25% more win chance: it earns you 2.5 points"
    )
    expect(screen.page.locator(".card-table .suggestion")).to_have_count(1)
    expect(sentence.get_by_role("button", name="Try again from here")).to_be_visible()
    assert screen.violations() == []
    sentence.get_by_role("button", name="Back to the key moments").click()
    expect(moment).to_be_visible()


def test_several_people_at_one_screen_hand_it_over(open_screen: Open) -> None:
    """Hands in Sprawlopolis are hidden: the screen is covered until it has been handed over."""
    screen = open_screen(name="Anna")
    screen.share_with_ben("sprawlopolis")
    expect(screen.prompt).to_contain_text("Anna: Choose a card to reveal.")
    screen.page.locator(".held").first.click()
    screen.answer(lambda: screen.main_button.click())
    screen.answer(lambda: screen.click_card_table(screen.page.get_by_test_id("card-table"), random.Random(8)))
    assert screen.asks() == "hand over"
    expect(screen.page.get_by_role("button", name="I’m Ben").first).to_be_visible()
    expect(screen.page.locator(".held:enabled")).to_have_count(0)
    screen.page.get_by_role("button", name="I’m Ben").first.click()
    expect(screen.page.locator(".hand")).to_have_attribute("aria-label", "Ben’s hand")


def above_the_games(screen: Screen, tables: Locator) -> bool:
    """Return whether a list of tables is above the games, where the lobby opens."""
    list_box, games_box = tables.bounding_box(), screen.page.locator(".games").bounding_box()
    assert list_box is not None and games_box is not None
    return list_box["y"] + list_box["height"] <= games_box["y"]


def test_my_tables_and_what_happened_meanwhile(open_screen: Open, server: Server) -> None:
    """In the lobby my turn is on top, then come the games, easiest first, then other tables with their scores."""
    anna, ben, _ = two_at_a_table(open_screen)
    draw = random.Random(9)
    assert ben.asks() == "act"
    guest = guest_of(anna, server)
    with guest.socket(guest.open("circle_the_wagons", {"kind": "me"}, {"kind": "bot", "level": "random"})) as socket:
        points = play(socket, 4)["score"]["totals"]
    anna.lobby()
    order = anna.page.locator("article[data-game]").evaluate_all("games => games.map(game => game.dataset.game)")
    assert order == ["circle_the_wagons", "sprawlopolis", "carrara", "circleville"]
    mine, others = anna.page.get_by_test_id("your-turn"), anna.page.get_by_test_id("tables")
    expect(mine).to_have_count(0)
    row, finished = others.locator("li a").all()
    expect(finished).to_contain_text(f"{max(points)}–{min(points)}")
    expect(row).to_contain_text("with Ben")
    while ben.prompt.get_attribute("data-asks") != "wait":
        prompt = ben.asks()
        ben.answer(lambda asks=prompt: ben.main_button.click() if asks == "confirm" else wagons_by_clicking(ben, draw))
    for width, height in ((360, 740), (1280, 720)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.lobby()
        expect(mine.locator("li a")).to_contain_text("Your turn")
        assert above_the_games(anna, mine) and not above_the_games(anna, others)
    mine.locator("li a").click()
    anna.wait_for_table()
    expect(anna.page.locator(".meanwhile")).to_contain_text("Ben")
    expect(anna.page).to_have_title("Your turn · Circle the Wagons")


def test_a_match_file_can_be_saved_and_opened(open_screen: Open, server: Server) -> None:
    screen = open_screen()
    screen.play_now("circle_the_wagons")
    finish(screen, server, 10)
    end = screen.total()
    screen.page.keyboard.press("Escape")
    screen.page.get_by_role("button", name="Menu").click()
    with screen.page.expect_download() as saved:
        screen.page.get_by_role("link", name="Save match file").click()
    screen.lobby()
    picker = screen.page.locator("input[type=file]")
    picker.set_input_files({"name": "notes.txt", "mimeType": "text/plain", "buffer": b"Anna 12, Ben 7"})
    expect(screen.page.get_by_role("alert")).to_contain_text("“notes.txt” is not a Townwright match")
    picker.set_input_files(saved.value.path())
    screen.wait_for_table()
    assert screen.asks() == "over"
    expect(screen.page.get_by_test_id("mine").get_by_test_id("total")).to_have_text(end)


def test_a_bot_stands_in_and_the_seat_is_taken_back(open_screen: Open) -> None:
    anna, ben, _ = two_at_a_table(open_screen)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Let a bot play for me").click()
    expect(ben.page.locator(".theirs .who small")).to_contain_text("·")
    assert ben.asks() == "act"
    anna.page.get_by_role("button", name="Take my seat back").click()
    expect(ben.page.locator(".theirs .who small")).not_to_contain_text("·")


def test_the_same_guest_on_another_device_and_deleted(open_screen: Open) -> None:
    anna, tablet = open_screen(), open_screen()
    anna.lobby()
    anna.page.locator("header .tool").first.click()
    anna.page.locator("#name").fill("Anna")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("button", name="Anna")).to_be_visible()
    anna.go("/about")
    anna.page.get_by_role("button", name="Use a second device").click()
    link = anna.page.get_by_role("textbox", name="Use a second device").input_value()
    expect(anna.page.get_by_role("note")).to_contain_text("work on this computer only")
    tablet.page.goto(link)
    tablet.page.get_by_role("button", name="Play as Anna").click()
    expect(tablet.page.get_by_role("button", name="Anna", exact=True)).to_be_visible()
    tablet.go("/about")
    tablet.page.get_by_role("button", name="Delete all my data").click()
    tablet.page.get_by_role("button", name="Delete", exact=True).click()
    expect(tablet.page.get_by_role("button", name="Your name")).to_be_visible()


def test_opening_a_device_link_changes_nothing_without_a_click(open_screen: Open) -> None:
    """A link on another site changes neither the visitor's guest nor their tables without a click."""
    attacker, mia = open_screen(name="Mallory"), open_screen(name="Mia")
    attacker.go("/about")
    attacker.page.get_by_role("button", name="Use a second device").click()
    link = attacker.page.get_by_role("textbox", name="Use a second device").input_value()
    mia.page.goto(link)
    expect(mia.page.get_by_role("heading")).to_have_text("Use this browser as Mallory’s device?")
    expect(mia.page.get_by_role("main")).to_contain_text("Your games as Mia stay yours.")
    mia.page.get_by_role("link", name="Cancel").click()
    expect(mia.page.get_by_role("button", name="Mia")).to_be_visible()
    # After accepting, Mia can go back to her own guest.
    mia.page.goto(link)
    mia.page.get_by_role("button", name="Play as Mallory").click()
    expect(mia.page.get_by_role("button", name="Mallory", exact=True)).to_be_visible()
    # Once hers is Mallory's only device, the page warns before it leaves Mallory, for a third guest or for her own.
    mia.go("/about")
    mia.page.get_by_role("button", name="Sign out").click()
    mia.page.get_by_role("button", name="Sign out").click()
    expect(mia.page.get_by_role("button", name="Sign out")).to_have_count(0)
    mia.go(open_screen(name="Ben").post("/api/me/link", None).json()["path"])
    expect(mia.page.get_by_role("main")).to_contain_text("no longer be Mallory’s device")
    expect(mia.page.get_by_role("alert")).to_contain_text("This is Mallory’s only device")
    mia.go("/about")
    back = mia.page.get_by_role("button", name="Go back to playing as Mia")
    back.click()
    expect(mia.page.get_by_role("alert")).to_contain_text("This is Mallory’s only device")
    back.click()
    expect(back).to_have_count(0)
    mia.go("/")
    expect(mia.page.get_by_role("button", name="Mia", exact=True)).to_be_visible()


def test_a_missing_table_is_reported(open_screen: Open) -> None:
    """The page says so, and does not try to connect again."""
    sockets: list[str] = []
    for screen in (open_screen(name="Anna"), open_screen()):
        screen.page.on("websocket", lambda socket: sockets.append(socket.url))
        screen.go("/table/nothing-here")
        expect(screen.page.locator(".notice")).to_contain_text("no longer exists")
    assert len(sockets) == 2


def test_searches_show_compile_progress_and_all_else_starts_immediately(open_screen: Open) -> None:
    """Progress is shown where a bot is chosen and at its table, which also says when the bot is ready."""
    screen = open_screen()
    page = screen.page

    def show_progress(route: Route) -> None:
        catalogue = route.fetch().json()
        for game in catalogue["games"]:
            game["compile_progress"] = 40
        route.fulfill(json=catalogue)

    page.route("**/api/catalogue", show_progress)
    screen.go()
    expect(page.locator(".game .btn.go:enabled")).to_have_count(4)
    page.locator("[data-game=carrara] .more").click()
    page.get_by_role("radio", name="Master").first.check()
    expect(page.get_by_role("status").filter(has_text="Master is warming up, 40%")).to_be_visible()
    page.unroute("**/api/catalogue")
    page.keyboard.press("Escape")

    def send_progress(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def pass_on(message: str | bytes) -> None:
            socket.send(message)
            if json.loads(message)["type"] == "state":
                for percent in (70, None):
                    socket.send(json.dumps({"type": "compile_progress", "percent": percent}))

        server.on_message(pass_on)

    page.route_web_socket("**/socket*", send_progress)
    page.locator("article[data-game=carrara] .btn.go").click()
    expect(page.get_by_role("status").filter(has_text="Master is ready.")).to_be_visible()
    page.get_by_role("status").filter(has_text="Master is ready.").get_by_role("button").click()
    expect(page.get_by_text("Master is ready.")).to_have_count(0)
