"""A game of another package on the page: without anything of its own, and with a cover and a board."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Open
from tests.browser.screen import Screen
from tests.browser.test_daily import finish, guest_of
from tests.market.install import install_game, install_market_copy
from tests.server.running import Server

from townwright.daily import FIRST_DAY

#: The smallest board: the offer, a part that a lesson can highlight, and a button for every choice.
BOARD = """
export function mount(element, props) {
  const offer = document.createElement("p");
  const buttons = document.createElement("div");
  offer.dataset.part = "offer";
  element.append(offer, buttons);
  const update = ({ view, choices, names, turn, say, act }) => {
    offer.textContent = `${say("label-offer")}: ${say("colour-" + view.offer)} (${names[turn] ?? ""})`;
    buttons.replaceChildren(...choices.map(({ action }) => {
      const button = document.createElement("button");
      button.className = "btn";
      button.textContent = action.action + (action.colour ? " " + say("colour-" + action.colour) : "");
      button.onclick = () => act(action);
      return button;
    }));
  };
  update(props);
  return { update, destroy: () => element.replaceChildren() };
}
"""
COVER = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 288"><rect width="320" height="288" fill="teal"/></svg>'
)
BESIDE_A_BROKEN_ONE = "market = tests.market:GAME\nchess = tests.nowhere:GAME"
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "greedy"}
#: Ids of messages, which must never be visible.
RAW = re.compile(r"\b(title|tagline|(ask|event|did|ended|rules|colour|option|label|source|page)-[a-z_]+)\b")


@pytest.fixture(scope="module", params=["plain", "drawn"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the market: as it is in the tests, or with a cover and a board of its own."""
    folder = tmp_path_factory.mktemp("package")
    has_board = request.param == "drawn"
    environment = (
        install_market_copy(folder, board_js=BOARD, cover_svg=COVER)
        if has_board
        else install_game(folder, BESIDE_A_BROKEN_ONE)
    )
    running = Server(tmp_path_factory.mktemp("server"), environment=environment).start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def has_board(request: pytest.FixtureRequest) -> bool:
    return "drawn" in request.node.name


def choices(screen: Screen, has_board: bool) -> Locator:
    return screen.page.locator(".own button" if has_board else ".choices li button")


def first_choice(screen: Screen, has_board: bool) -> Locator:
    return choices(screen, has_board).first


def test_it_is_played_to_the_end(open_screen: Open, server: Server, has_board: bool) -> None:
    screen = open_screen(name="Anna")
    screen.lobby()
    card = screen.page.locator("article[data-game=market]")
    expect(card).to_contain_text("Stones for stones.")
    expect(card).to_contain_text("2–3 players")
    expect(screen.page.get_by_text("Can’t load the game “chess” from the package bazaar")).to_have_count(1 - has_board)
    expect(card.locator("img")).to_have_attribute("src", re.compile("cover.svg" if has_board else "^data:image/svg"))
    table = guest_of(screen, server).open("market", ME, BOT, seed=5)
    screen.go(f"/table/{table}")
    screen.wait_for_table()
    expect(screen.page.locator("h1")).to_have_text("Market")
    page = screen.page.locator(".page")

    questions = set()

    def turn(_: int) -> None:
        questions.add(screen.prompt.locator("p").first.inner_text())
        assert not RAW.search(page.inner_text()), page.inner_text()
        first_choice(screen, has_board).click()

    screen.until_over(turn)
    assert "Anna, do you draw or swap?" in " ".join(questions)
    result = screen.page.locator("dialog[open]")
    expect(result).to_contain_text(re.compile("(You|Bot) won|share the win"))
    expect(result).to_contain_text("Shown stones")
    expect(result).to_contain_text("The bag was empty.")
    screen.page.keyboard.press("Escape")
    assert not RAW.search(page.inner_text())
    assert screen.violations() == []


@pytest.mark.parametrize("mistake", ["throw new Error('no board')", "export const mount = () => { throw 1; };"])
def test_a_board_that_fails_gives_way_to_the_generic_one(
    open_screen: Open, server: Server, mistake: str, has_board: bool
) -> None:
    screen = open_screen(name="Anna")
    screen.page.route("**/board.js*", lambda route: route.fulfill(body=mistake, content_type="text/javascript"))
    table = guest_of(screen, server).open("market", ME, BOT, seed=5)
    screen.go(f"/table/{table}")
    expect(screen.page.locator("[data-part=held]")).to_contain_text("Anna")
    screen.answer(lambda: first_choice(screen, has_board=False).click())
    assert len(screen.problems) == int(has_board)  # the console names the error, if the package has a board
    screen.problems.clear()


def test_on_a_phone_in_german(open_screen: Open, server: Server, has_board: bool) -> None:
    screen = open_screen(phone=True, locale="de-DE", color_scheme="dark", name="Anna")
    table = guest_of(screen, server).open("market", ME, BOT, seed=5)
    screen.go(f"/table/{table}")
    screen.wait_for_table()
    if has_board:
        expect(screen.page.locator("[data-part=offer]")).to_contain_text("Im Angebot: ")
    else:
        held = screen.page.locator("[data-part=held]")
        expect(held.get_by_role("rowheader")).to_have_text(["Anna", "Bot"])
        expect(held).to_contain_text("Steine auf der Hand")
    assert not RAW.search(screen.page.locator(".page").inner_text())
    assert screen.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert screen.violations() == []
    screen.answer(lambda: first_choice(screen, has_board).tap())


def test_its_lesson_lights_the_board(open_screen: Open, has_board: bool) -> None:
    screen = open_screen()
    screen.lobby()
    screen.page.locator("article[data-game=market]").get_by_role("button", name="First lesson").click()
    coach = screen.page.locator("[data-step]")
    expect(coach).to_contain_text("One stone is on offer.")
    expect(screen.page.locator("[data-part=offer]")).to_have_attribute("data-spot", "")
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("A swap costs two stones")
    expect(screen.page.locator("[data-part=offer]")).not_to_have_attribute("data-spot", "")
    for _ in ("swap", "pay", "end turn"):  # the second payment is forced
        screen.answer(lambda: first_choice(screen, has_board).click())
    expect(coach).to_contain_text("The rest of the game is yours.")


@pytest.mark.parametrize("server", ["drawn"], indirect=True, scope="module")
def test_its_puzzle_is_solved(open_screen: Open, has_board: bool) -> None:
    screen = open_screen(name="Anna")
    screen.go("/puzzles")
    market = screen.page.locator("li[data-game=market]")
    expect(market).to_contain_text("0 of 2 solved")
    market.get_by_role("button", name="First puzzle").click()
    screen.wait_for_table()
    coach = screen.page.locator(".coach[data-stage]")
    expect(coach).to_have_attribute("data-stage", "asked")
    screen.answer(lambda: choices(screen, has_board).nth(1).click())  # a swap
    expect(coach).to_contain_text("Not the best move")
    coach.get_by_role("button", name="Try again").click()
    expect(coach).to_have_attribute("data-stage", "asked")
    screen.answer(lambda: first_choice(screen, has_board).click())  # a draw
    expect(coach).to_have_attribute("data-stage", "right")
    assert not RAW.search(screen.page.locator(".page").inner_text())


@pytest.mark.parametrize("server", ["plain"], indirect=True, scope="module")
def test_other_pages_know_it(open_screen: Open) -> None:
    """It has a daily challenge and puzzles like any other game, but no score form."""
    screen = open_screen(name="Anna")
    for path, others, shown in (("/daily", "article", 1), ("/puzzles", "li", 1), ("/score", "a", 0)):
        screen.go(path)
        expect(screen.page.locator(f"main {others}[data-game]:not([data-game=market])")).to_have_count(4)
        expect(screen.page.locator(f"main {others}[data-game=market]")).to_have_count(shown)
        assert not RAW.search(screen.page.locator("main").inner_text())


@pytest.mark.parametrize("server", ["plain"], indirect=True, scope="module")
def test_its_challenge_of_a_day_counts(open_screen: Open, server: Server) -> None:
    screen = open_screen(name="Anna")
    screen.go(f"/daily/{FIRST_DAY}")
    screen.page.locator("article[data-game=market] .btn.go:enabled").click()
    finish(screen, server, 3)
    expect(screen.page.locator("dialog[open] pre")).to_contain_text(f"Townwright · Market · {FIRST_DAY}")
    screen.go("/statistics")
    expect(screen.page.get_by_role("radio", name="Market")).to_have_count(1)
    assert not RAW.search(screen.page.locator("main").inner_text())
