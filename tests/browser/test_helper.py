"""The score helper: the page scores a position as `townwright score` does."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Open
from tests.browser.screen import Screen, eventually
from tests.positions import CITY, PALACES, SQUARES, TOWNS

from townwright.core.registry import games

#: The texts of the cells of rows, read at once: the sheet may change between two readings.
CELLS = "rows => rows.map((row) => [...row.cells].map((cell) => cell.innerText))"


def sheet(page: Page) -> list[tuple[str, list[int]]]:
    """Return the rows of the score sheet that the page shows: their names and points."""
    expect(page.locator("main[data-busy=false] .sheet table")).to_be_visible()
    rows = page.locator(".sheet tbody tr, .sheet tfoot tr:first-child").evaluate_all(CELLS)
    return [(name, [int(cell.replace("−", "-")) for cell in cells]) for name, *cells in rows]


def expect_scores(page: Page, position: Any, language: str = "en") -> None:
    """Expect the page to show the score sheet of a position, with subtotals and totals."""
    game = games()[position["game"]]
    assert game.extras.score_position
    tally, speak = game.extras.score_position(game, position), game.words(language)
    rows: dict[str, list[int]] = {}
    for row in tally.sheet:
        group = game.wording.groups.get(row.source)
        name = speak(f"group-{group}") if group else game.source_name(row.source, speak)
        rows[name] = [sum(points) for points in zip(row.points, rows.get(name, [0] * len(row.points)))]
    expected = [*rows.items(), (speak("total"), tally.scores)]
    eventually(
        page,
        lambda: (sheet(page), stored_position(page, game.name)),
        lambda shown: shown[0] == expected,
    )


def stored_position(page: Page, game: str) -> Any:
    return json.loads(str(page.evaluate("name => localStorage.getItem(name)", f"score-{game}")))


def place_card(screen: Screen, card_table: Locator, card: int, x: float, y: float) -> None:
    """Choose a card and click its place twice: once to see it there, once to place it.

    The place is given as shares of the card table's width and height.
    """
    page = screen.page
    before = page.locator(".there").count()
    page.locator(f".tray [data-card='{card}']").click()
    expect(page.locator(".card-table.placing")).to_be_visible()  # the server has said where it may lie
    box = card_table.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] * x, box["y"] + box["height"] * y
    page.mouse.click(*at)
    expect(page.locator(".card-table .dashes.pinned")).to_be_visible()
    page.mouse.click(*at)
    expect(page.locator(".there")).to_have_count(before + 1)
    expect(page.locator("main")).to_have_attribute("data-busy", "false")


def test_a_city_is_laid_by_pointing_dragging_and_keys(open_screen: Open) -> None:
    screen = open_screen()
    page = screen.page
    screen.go("/score")
    page.get_by_role("link", name="Sprawlopolis").click()
    for condition in ("master_planned", "superhighway", "morning_commute"):
        page.locator(f"[data-condition={condition}]").click()
    expect(page.locator(".tray [data-card]")).to_have_count(15)
    card_table = page.locator(".card-table[role=application]")
    place_card(screen, card_table, 18, 0.5, 0.5)
    # A card dragged from the tray is shown where it is dropped, and placed with the button.
    held, box = page.locator(".tray [data-card='14']"), card_table.bounding_box()
    assert box is not None
    held.hover()
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5, steps=4)
    page.mouse.up()
    expect(page.locator(".dashes.pinned")).to_be_visible()
    page.get_by_role("button", name="Place").click()
    expect(page.locator(".there")).to_have_count(2)
    # With keys: arrows choose a place, R turns the card, Enter places it.
    page.locator(".tray [data-card='4']").click()
    expect(page.locator("main")).to_have_attribute("data-busy", "false")
    for key in ("ArrowRight", "r", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".there")).to_have_count(3)
    entered = stored_position(page, "sprawlopolis")
    assert entered["placements"][2][3] == 1
    position = {"game": "sprawlopolis", "scoring": entered["scoring"], "placements": entered["placements"]}
    expect_scores(page, position)
    # Hovering over a row lights the blocks that scored its points; clicking it shows the rule.
    page.get_by_role("button", name="Park", exact=True).hover()
    expect(page.locator(".card-table .mark")).to_have_count(1)
    page.get_by_role("button", name="Morning Commute", exact=True).click()
    expect(page.locator(".rule")).to_contain_text("2 points for each road")
    # The entries are still there later; starting over can be undone.
    page.reload()
    expect_scores(page, position)
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".there")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect_scores(page, position)
    # A card in the middle of others can be taken away again.
    page.locator(".there[data-card='4']").click()
    expect(page.locator(".there")).to_have_count(2)
    expect_scores(page, {**position, "placements": entered["placements"][:2]})
    # The position of the other tests, stored as by an earlier visit.
    page.evaluate("city => localStorage.setItem('score-sprawlopolis', city)", json.dumps({**CITY, "options": {}}))
    page.reload()
    expect_scores(page, CITY)


def test_two_towns_on_a_phone_in_german_and_dark(open_screen: Open) -> None:
    screen = open_screen(phone=True, locale="de-DE", color_scheme="dark")
    page = screen.page
    screen.go("/score")
    assert screen.violations() == []
    page.get_by_role("link", name="Circle the Wagons").tap()
    for condition in TOWNS["scoring"]:
        page.locator(f"[data-condition={condition}]").tap()
    for town, card in enumerate((13, 16)):
        page.locator(".which button").nth(town).tap()
        page.locator(f".tray [data-card='{card}']").tap()
        page.locator(f"[data-town='{town}'] .card-table.placing").tap()
        page.locator(".acts .go").tap()
        expect(page.locator(".there")).to_have_count(town + 1)
    expect_scores(page, {**TOWNS, "towns": [[[13, 0, 0, 0]], [[16, 0, 0, 0]]]}, "de")
    # The totals stay in sight, and nothing is wider than the screen.
    expect(page.locator(".totals")).to_be_in_viewport()
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    assert screen.violations() == []
    page.evaluate(
        "towns => localStorage.setItem('score-circle_the_wagons', towns)",
        json.dumps({**TOWNS, "names": ["Anna", "Ben"], "options": {}}),
    )
    page.reload()
    expect_scores(page, TOWNS, "de")
    expect(page.locator(".totals")).to_contain_text(re.compile("Anna.*Ben", re.DOTALL))


def enter_number(page: Page, label: str, value: int) -> None:
    field = page.get_by_role("textbox", name=label, exact=True)
    field.fill(str(value))
    field.blur()
    expect(field).to_have_value(str(value))


def test_the_end_of_carrara_by_a_form(open_screen: Open) -> None:
    screen = open_screen()
    page = screen.page
    screen.go("/score/carrara")
    page.get_by_placeholder("Player 1").fill("Anna")
    page.get_by_placeholder("Player 2").fill("Ben")
    page.get_by_placeholder("Player 2").blur()
    for name, player in zip(("Anna", "Ben"), PALACES["players"], strict=True):
        enter_number(page, f"Points on the track, {name}", player["points"])
        enter_number(page, f"Objects, {name}", player["objects"])
        enter_number(page, f"Coins, {name}", player["coins"])
        page.locator("fieldset", has_text="Building costs").get_by_role("button", name=re.compile(f"^{name}")).click()
        for building in player["buildings"]:
            page.locator(f"[data-building='{building['type']} {building['cost']}']").click()
    for _ in range(2):
        page.get_by_role("button", name="One more: Bricks left, Anna").click()
    page.locator("fieldset", has_text="Announced the end").get_by_role("button", name="Anna").click()
    expect_scores(page, PALACES)
    expect(page.locator(".outcome")).to_have_text("In the lead: Anna")
    page.locator(".sheet").get_by_role("button", name="Objects").click()
    expect(page.locator(".rule")).to_contain_text("3 points for each object")
    assert screen.violations() == []


def test_the_end_of_circleville_by_a_form_and_alone(open_screen: Open) -> None:
    screen = open_screen()
    page = screen.page
    screen.go("/score/circleville")
    expect(page.locator(".sheet")).to_contain_text("Enter where the supervisors are")
    for seat, player in enumerate(SQUARES["players"]):
        name = f"Player {seat + 1}"
        enter_number(page, f"Points on the scoring track, {name}", player["points"])
        group = page.get_by_role("group", name=f"Supervisors, {name}")
        group.get_by_role("button", name=f"Quadrant {player['supervisor']}").click()
        for quadrant in range(4):
            enter_number(page, f"Quadrant marker, {name}, quadrant {quadrant + 1}", player["tracks"][quadrant])
            if player["beautified"][quadrant]:
                enter_number(page, f"Beautify cubes, {name}, quadrant {quadrant + 1}", player["beautified"][quadrant])
        for tile in player["achievements"]:
            page.get_by_role("combobox", name=f"Add an achievement for {name}").select_option(str(tile))
        enter_number(page, f"Unused year tiles, {name}", player.get("year_tiles", 0))
        enter_number(page, f"Action tiles on the mat, {name}", player["action_tiles"])
    for quadrant, structures in enumerate(SQUARES["structures"]):
        for structure, count in structures.items():
            enter_number(page, f"{structure} structure, Quadrant {quadrant + 1}", count)
    enter_number(page, "brown structure, with Player 1’s cube next to it", 2)
    enter_number(page, "Beautify icons of quadrant 1 with two of Player 2’s cubes", 1)
    expect_scores(page, SQUARES)
    expect(page.locator(".sheet .tie td")).to_have_text(["9", "11"])
    assert screen.violations() == []
    # Alone against Denzel, who has points and markers and nothing else.
    page.get_by_role("group", name="Players").get_by_role("button", name="1", exact=True).click()
    expect(page.get_by_role("group", name="Supervisors, Denzel")).to_have_count(0)
    enter_number(page, "Points on the scoring track, Denzel", 40)
    enter_number(page, "Quadrant marker, Denzel, quadrant 3", 6)
    denzel = {"points": 40, "tracks": [0, 0, 6, 0]}
    expect_scores(page, {**SQUARES, "options": {"opponents": "denzel"}, "players": [SQUARES["players"][0], denzel]})
