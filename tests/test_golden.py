"""Whole games that must replay to the same score sheet and places for ever.

Every file in `tests/golden/<game>/` is one; `tests/golden/make.py` makes such files.
"""

from pathlib import Path

import msgspec
import pytest

from townwright import Match, ScoreRow

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_game(path: Path) -> None:
    expected = msgspec.json.decode(path.read_bytes())
    match = Match.from_data(expected["match"])
    assert match.game.name == path.parent.name
    assert match.over
    assert match.score_sheet == msgspec.convert(expected["sheet"], list[ScoreRow])
    assert match.ranks == expected["ranks"]
