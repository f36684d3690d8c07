"""The same functions run compiled and interpreted, and give the same bytes at every step."""

import pytest
from tests.processes import python

from townwright.core.registry import games

INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}


@pytest.mark.parametrize("name", [*games(), "market"])
def test_compiled_and_interpreted_runs_agree(name: str) -> None:
    compiled, *fast = python("-m", "tests.stepping", name).splitlines()
    interpreted, *slow = python("-m", "tests.stepping", name, environment=INTERPRETED).splitlines()
    assert (compiled, interpreted) == ("compiled", "interpreted")
    assert len(fast) >= 2
    assert fast == slow


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
