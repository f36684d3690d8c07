"""The examples of the README and the docs work."""

import json
import re
import textwrap
from pathlib import Path

import pytest

from townwright.core.match import load
from townwright.core.registry import game, games
from townwright.server.settings import Settings

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
TERMINAL = (ROOT / "docs" / "terminal.md").read_text("utf-8")
POSITIONS = (ROOT / "docs" / "positions.md").read_text("utf-8")
#: The pages with examples in Python.
PAGES = [
    page for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))] if "```python" in page.read_text()
]


def blocks(language: str, text: str = README) -> list[str]:
    return [textwrap.dedent(block) for block in re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page run one after the other, as a reader would paste them."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    names: dict[str, object] = {"__name__": page.stem}
    for example in blocks("python", page.read_text("utf-8")):
        exec(compile(example, page.name, "exec"), names)
    for name in re.findall(r'\bload\("([\w.-]+\.json)"\)', page.read_text("utf-8")):
        assert load(name).game in games().values()


def test_the_positions_can_be_scored() -> None:
    scored_games = set()
    for block in blocks("json", TERMINAL) + blocks("json", POSITIONS):
        position = json.loads(block)
        scored_games.add(position["game"])
        rules = game(position["game"])
        assert rules.extras.score_position is not None
        assert rules.extras.score_position(rules, position).sheet
    assert scored_games == set(games())


@pytest.mark.parametrize("file", ["CONTRIBUTING.md", "web/vite.config.ts"])
def test_the_development_server_calls_the_port_that_the_server_listens_on(file: str) -> None:
    addresses = re.findall(r"http://127\.0\.0\.1:\d+", (ROOT / file).read_text("utf-8"))
    assert addresses == [f"http://{Settings().host}:{Settings().port}"]
