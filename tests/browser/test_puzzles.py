"""Puzzles in the browser: from the lobby to the board, wrong, right, the better line, and on."""

from playwright.sync_api import Locator, expect
from tests.browser.conftest import Open
from tests.browser.screen import Screen
from tests.browser.test_carrara import show

from townwright.core.registry import games
from townwright.puzzles import Puzzle, describe_choice, puzzle_files


def card(screen: Screen, stage: str) -> Locator:
    locator = screen.page.locator(f".coach[data-stage={stage}]")
    expect(locator).to_be_visible()
    return locator


def choose(screen: Screen, text: str) -> None:
    """Choose an action from the list of all choices, which every board has."""
    page = screen.page
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").get_by_role("button", name="All moves").click()
    screen.answer(lambda: page.locator(".drawer li button", has=page.get_by_text(text, exact=True)).click())


def first_puzzle(game: str, kind: str) -> Puzzle:
    return next(each for each in puzzle_files()[game].puzzles if each.solution.startswith(kind))


def test_a_puzzle_from_the_lobby_to_the_better_line(open_screen: Open) -> None:
    screen = open_screen()
    page = screen.page
    screen.lobby()
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator("li[data-game]")).to_have_count(4)
    assert screen.violations() == []
    game = page.locator("li[data-game=circle_the_wagons]")
    file = puzzle_files()["circle_the_wagons"]
    expect(game).to_contain_text(f"0 of {len(file.puzzles)} solved")
    game.get_by_role("button", name="First puzzle").click()
    screen.wait_for_table()
    puzzle = file.puzzles[0]
    expect(card(screen, "asked")).to_contain_text(f"1 of {len(file.puzzles)}")
    expect(page.get_by_role("button", name="Hint")).to_be_disabled()
    assert screen.asks() == "act"
    assert screen.violations() == []
    choose(screen, puzzle.alternatives[1].action)
    expect(card(screen, "wrong")).to_contain_text("Not the best move")
    assert screen.asks() == "puzzle"
    card(screen, "wrong").get_by_role("button", name="Try again").click()
    card(screen, "asked")
    choose(screen, puzzle.solution)
    right = card(screen, "right")
    sentence = describe_choice(file.position(puzzle), puzzle.solution, puzzle.seat)
    assert sentence is not None
    expect(right).to_contain_text(sentence.say(games()["circle_the_wagons"].words(), ["", ""]).strip())
    right.get_by_role("button", name="Compare").click()
    expect(right.locator("tbody tr")).to_have_count(len(puzzle.alternatives))
    assert screen.violations() == []
    for step in range(2, len(puzzle.line) + 1):
        screen.answer(lambda step=step: right.get_by_role("button", name=f"Step {step} of").click())
    expect(right.get_by_role("button", name="Step")).to_have_count(0)
    right.get_by_role("button", name="Next puzzle").click()
    expect(card(screen, "asked")).to_contain_text(f"2 of {len(file.puzzles)}")
    card(screen, "asked").get_by_role("link", name="All puzzles").click()
    expect(page.locator(".grid button")).to_have_count(len(file.puzzles))
    expect(page.locator(".grid button.solved")).to_have_count(1)
    assert screen.violations() == []
    page.get_by_role("link", name="Townwright").click()
    expect(page.locator(".game h2")).to_have_count(4)
    expect(page.locator("#tables")).to_have_count(0)


def test_on_a_phone_in_german_and_in_the_dark(open_screen: Open) -> None:
    """Choose a building on the board, then play on from there in a separate game."""
    screen = open_screen(phone=True, locale="de-DE", color_scheme="dark")
    page = screen.page
    puzzle = first_puzzle("carrara", "build")
    number = puzzle_files()["carrara"].puzzles.index(puzzle) + 1
    screen.go("/puzzles/carrara")
    expect(page.locator(".grid button:enabled")).to_have_count(len(puzzle_files()["carrara"].puzzles))
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert screen.violations() == []
    page.get_by_role("button", name=f"Rätsel {number}:").tap()
    screen.wait_for_table()
    expect(card(screen, "asked")).to_contain_text("Ein Zug ist klar der beste")
    _, kind, cost, _, city = puzzle.solution.split()
    show(screen, "Gebäude")
    page.locator(f"[data-building='{kind} {cost}']").tap()
    screen.answer(lambda: page.locator(f".plot[data-city={city}]").tap())
    expect(card(screen, "right")).to_contain_text("Richtig!")
    assert screen.violations() == []
    page.locator(".coach").get_by_role("button", name="Von hier weiterspielen").tap()
    expect(page.locator(".coach")).to_have_count(0)
    expect(screen.prompt).to_be_visible()
