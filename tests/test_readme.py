"""What the README shows works."""

import json
import re
from pathlib import Path

import pytest

from townwright.core.game import game
from townwright.core.match import load

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_library_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for example in blocks("python"):
        exec(compile(example, "README.md", "exec"), {})
    assert load("anna-ben.json").over


def test_the_positions_can_be_scored() -> None:
    for block in blocks("json"):
        position = json.loads(block)
        found = game(position["game"])
        assert found.score_position is not None
        assert found.score_position(found, position).sheet
