"""The same functions run compiled and interpreted, and give the same bytes at every step."""

import numpy as np
import pytest
from tests.market import GAME as MARKET
from tests.processes import python

from townwright.conformance.machine_code import compiled_rules_agree
from townwright.conformance.random_games import Case
from townwright.core.game import Game
from townwright.core.registry import games

INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}


def three_cases(game: Game) -> list[Case]:
    """Return cases with the fewest and the most players, and with the first and the last choices."""
    picks = [(game.players[0], 0), (game.players[0], -1), (game.players[-1], -1)]
    return [
        Case(game, players, {each.name: each.values[pick] for each in game.options if each.applies_to(players)})
        for players, pick in dict.fromkeys(picks)
    ]


CASES = [case for game in [*games().values(), MARKET] for case in three_cases(game)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_compiled_and_interpreted_runs_agree(case: Case) -> None:
    compiled_rules_agree(case)
    assert case.game.entry_points.play_part.ready and case.game.entry_points.judge_part.ready


def test_a_difference_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled_rules_agree(CASES[-1])
    monkeypatch.setattr("townwright.core.chance.STEP", np.uint64(1))  # only interpreted
    with pytest.raises(AssertionError):
        compiled_rules_agree(CASES[-1])


MATCH = """
import townwright
match = townwright.new("circle_the_wagons", seed=11)
for _ in range(7):
    match.play(match.legal[len(match.legal) // 2])
match.undo()
print(match.to_json(), match, match.ranks, match.preview(match.legal[0]), match.why_not("take 99"))
"""


def test_a_match_runs_interpreted_as_it_does_compiled() -> None:
    assert python("-c", MATCH) == python("-c", MATCH, environment=INTERPRETED)
