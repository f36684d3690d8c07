"""The conformance checks of all games, see `townwright.conformance`."""

import re
import shutil
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path

import pytest
from tests.compiling import COMPILED_GAMES
from tests.market import GAME as MARKET
from tests.pennies import GAME as PENNIES

from townwright.conformance import (
    CASE_CHECKS,
    COMPILED_CHECKS,
    LESSON_CHECKS,
    MESSAGES,
    PAGE_CHECKS,
    PUZZLE_CHECKS,
    WORD_CHECKS,
    Check,
    play,
    wording,
)
from townwright.conformance.random_games import Case, cases
from townwright.core.log import MAX_SEATS
from townwright.core.registry import games
from townwright.core.trace import interpreted
from townwright.locale import words
from townwright.skeleton.my_game import GAME as SKELETON

CASES = [case for game in [*games().values(), MARKET, PENNIES, SKELETON] for case in cases(game)]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", CASE_CHECKS, ids=lambda check: check.__name__)
def test_every_game_conforms(check: Check, case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), case.game.name, case.game)
    with nullcontext() if case.game.name in COMPILED_GAMES else interpreted(case.game):
        check(case)


@pytest.mark.parametrize(
    "check",
    [*CASE_CHECKS, *COMPILED_CHECKS, *WORD_CHECKS, *PAGE_CHECKS, *LESSON_CHECKS, *PUZZLE_CHECKS],
    ids=lambda check: check.__name__,
)
def test_the_docstring_of_a_check_is_the_sentence_that_people_read(check: Check) -> None:
    assert check.__doc__ == words("en", MESSAGES)(f"check-{check.__name__}")


def test_a_game_for_eight_conforms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The skeleton with as many seats as a table can have, interpreted."""
    shutil.copytree(SKELETON.package, tmp_path / "crowd", ignore=shutil.ignore_patterns("__pycache__", "lesson"))
    for path in (tmp_path / "crowd").glob("*.py"):
        text = path.read_text("utf-8").replace("townwright.skeleton.my_game", "crowd").replace('"my_game"', '"crowd"')
        path.write_text(text.replace("SEATS = 4", f"SEATS = {MAX_SEATS}").replace("EACH = 4", "EACH = 8"), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = import_module("crowd").GAME
    monkeypatch.setitem(games(), "crowd", game)
    with interpreted(game):
        for check in (
            play.games_end,
            wording.events_can_be_said,
            wording.views_are_plain_data,
            play.stored_games_replay,
        ):
            check(Case(game, MAX_SEATS))


def test_the_page_has_a_colour_for_every_seat() -> None:
    colours = (Path(__file__).parents[1] / "web/src/styles/tokens.css").read_text("utf-8")
    assert len(set(re.findall(r"--seat-\d+(?=:)", colours))) == MAX_SEATS
