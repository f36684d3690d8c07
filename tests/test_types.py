"""The type checker finds mistakes in rules before they run."""

from pathlib import Path

from mypy import api

ROOT = Path(__file__).parents[1]

HEAD = """
from tests.market.rules import State, holds
from townwright.core.rule import rule
"""
RULE = """
@rule
def is_rich_{number}(s: State, player: int) -> bool:
    return {condition}
"""

#: Conditions, and what the checker reports.
MISTAKES = {
    "s.hnads[player, 0] > 1": 'has no attribute "hnads"',
    "s.hands[player, 0, 0] > 1": "Invalid index type",
    "holds(s, player) > 1": 'Missing positional argument "least"',
    "holds(player, s, 0) > 1": 'expected "State"',
    "holds(s, player, 0)": 'expected "bool"',
}


def check(path: Path, *conditions: str) -> str:
    """Return what the type checker says about rules for the market."""
    path.write_text(HEAD + "".join(RULE.format(number=n, condition=each) for n, each in enumerate(conditions)))
    output, errors, _ = api.run(["--config-file", str(ROOT / "pyproject.toml"), str(path)])
    assert not errors
    return output


def test_a_mistake_in_a_rule_fails_the_check(tmp_path: Path) -> None:
    lines = check(tmp_path / "rules.py", *MISTAKES).splitlines()
    first = len((HEAD + RULE).splitlines())
    for number, mistake in enumerate(MISTAKES.values()):
        line = first + number * len(RULE.splitlines())
        assert any(f"rules.py:{line}:" in error and mistake in error for error in lines)


def test_a_correct_rule_passes_the_check(tmp_path: Path) -> None:
    output = check(tmp_path / "rules.py", "holds(s, player, 0) > 1 and s.hands[player, 0] > 1")
    assert output.startswith("Success")
