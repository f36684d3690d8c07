"""Whole games that must replay to the same score sheet and places forever, some of them with the same events.

Every file in `tests/golden/<game>/` is one; `tests/golden/make.py` makes such files.
"""

import re
from pathlib import Path

import msgspec
import pytest
from tests.golden.make import event_log

from townwright import Match, ScoreRow
from townwright.core.registry import games

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
    log = path.with_suffix(".log")
    if log.is_file():
        assert event_log(match).splitlines() == log.read_text("utf-8").splitlines()


@pytest.mark.parametrize(
    ("game", "rare"),
    [
        ("carrara", {"cannot_act", "showed_bricks"}),
        ("circle_the_wagons", set()),
        ("circleville", {"no_place_left"}),
        ("sprawlopolis", set()),
    ],
)
def test_golden_logs_hold_every_kind_of_event(game: str, rare: set[str]) -> None:
    """Events that happen in none of them have their own tests."""
    lines = [line for log in FOLDER.glob(f"{game}/*.log") for line in log.read_text("utf-8").splitlines()]
    kinds = set(re.findall(r"^event-(\w+) =", (games()[game].package / "en.ftl").read_text("utf-8"), re.MULTILINE))
    assert {line.split()[1] for line in lines} == kinds - rare
