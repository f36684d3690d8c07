"""A match in a terminal and in a notebook."""

import builtins
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console
from tests.market import GAME as MARKET
from tests.play import play_randomly

from townwright import Match
from townwright.core.game import Game
from townwright.core.registry import games
from townwright.locale import LANGUAGES


@pytest.fixture
def notebook(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[object]]:
    """Pretends to run in a notebook, and collects everything that is displayed."""
    outputs: list[object] = []

    class ZMQInteractiveShell:
        pass

    monkeypatch.setattr(builtins, "get_ipython", lambda: ZMQInteractiveShell(), raising=False)
    monkeypatch.setattr("rich.jupyter.display", lambda *args: outputs.append(args))
    yield outputs


def test_a_match_prints_as_plain_text_in_a_hundred_columns() -> None:
    match = play_randomly(Match("circle_the_wagons", ["Ada", "Bo"], 7), 7)
    text = str(match)
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) <= 100
    assert all(line == line.rstrip() for line in text.splitlines())
    for word in ("Ada", "Bo", "Total", "Desert", *[str(score) for score in match.scores]):
        assert word in text


def test_a_match_draws_itself_at_every_moment_for_every_seat_in_both_languages() -> None:
    match = Match("circle_the_wagons", seed=3)
    while True:
        for language in ("en", "de"):
            for seat in (None, 0, 1):
                assert match.drawing(seat, language)
        assert str(match)
        if match.over:
            break
        play_randomly(match, 3, most=1)


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
def test_names_that_look_like_markup_are_shown_as_they_are(game: Game) -> None:
    names = ["[bold]", "[/red]", ":cow:", "[link]"][: game.players[-1]]
    match = Match(game, names, seed=3)
    while not match.over:
        assert all(name in str(match) for name in names[:1])
        play_randomly(match, 3, most=4 + len(match.history) // 4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["carrara", "circleville"])
def test_nothing_is_cut_off_in_a_terminal_of_eighty_columns(name: str, language: str) -> None:
    match = play_randomly(Match(name, ["Anna", "Ben", "Clara", "Denis"], 3), 3, most=150)
    output = StringIO()
    Console(file=output, width=80).print(match.drawing(None, language))
    assert "…" not in output.getvalue()
    assert output.getvalue().count("(") == output.getvalue().count(")")  # titles of panels are cut off without a sign


def test_a_notebook_gets_the_drawing_once(notebook: list[object]) -> None:
    match = Match("circle_the_wagons", seed=3)
    assert match._repr_svg_()
    assert "Desert" in str(match)
    assert notebook == []


def test_a_game_from_elsewhere_draws_itself_too() -> None:
    match = Match(MARKET, 2, 1)
    assert str(match) == "On offer: amber"
