"""What every game owes whoever plays it, whatever its rules are: see `townwright.conformance`."""

import pytest
from tests.market import GAME as MARKET
from tests.pennies import GAME as PENNIES

from townwright.conformance import COMPILED, LESSON, PAGE, PUZZLES, SENTENCES, TABLE, WORDS, Check
from townwright.conformance.random_games import Case, cases
from townwright.core.registry import games
from townwright.locale import words
from townwright.skeleton.my_game import GAME as SKELETON

CASES = [case for game in [*games().values(), MARKET, PENNIES, SKELETON] for case in cases(game)]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", TABLE, ids=lambda check: check.__name__)
def test_every_game_conforms(check: Check, case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), case.game.name, case.game)
    check(case)


@pytest.mark.parametrize(
    "check", [*TABLE, *COMPILED, *WORDS, *PAGE, *LESSON, *PUZZLES], ids=lambda check: check.__name__
)
def test_the_docstring_of_a_check_is_the_sentence_that_people_read(check: Check) -> None:
    assert check.__doc__ == words("en", SENTENCES)(f"check-{check.__name__}")
