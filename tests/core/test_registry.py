"""The registry of games: one broken package never stops the others."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.market import GAME as MARKET
from tests.market.install import install_game

from townwright.core import registry
from townwright.core.errors import Sentence
from townwright.core.registry import broken_games
from townwright.lessons import lesson_of
from townwright.locale import LANGUAGES
from townwright.puzzles import puzzle_file

SCRIPT = """
import townwright
from townwright.core.registry import broken_games, games

assert len(games()) >= 4 and "market" not in games(), games()
match = townwright.new(next(iter(games())), seed=5)
match.play(match.legal[0])
try:
    townwright.game("market")
except townwright.NotPossible as error:
    assert error.reason == broken_games()["market"]
    print(error)
"""


def run_with(folder: Path, target: str, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command where a package with a broken game is installed."""
    env = install_game(folder, f"market = {target}")
    return subprocess.run(
        [sys.executable, *command], env=env, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False
    )


@pytest.mark.parametrize(
    ("target", "why"),
    [
        ("no_such_module:GAME", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("tests.market:NOTHING", "AttributeError: module 'tests.market' has no attribute 'NOTHING'"),
        ("tests.market.rules:Hand", "TypeError: tests.market.rules:Hand is not a Game"),
        ("townwright.games.carrara:GAME", "is called 'carrara', but its entry point 'market'"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_reported_in_one_sentence(tmp_path: Path, target: str, why: str) -> None:
    run = run_with(tmp_path, target, "-c", SCRIPT)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("Can’t load the game “market” from the package bazaar (")
    assert why in run.stdout and len(run.stdout.splitlines()) == 1


@pytest.mark.parametrize("mistake", ["MARKET.rules.no_such_rule", "replace(MARKET.rules, scores=None, state=OTHER)"])
def test_a_mistake_is_named_with_file_and_line(tmp_path: Path, mistake: str) -> None:
    """The line is in the package, even if the core raises the error."""
    (tmp_path / "mistaken.py").write_text(
        "from dataclasses import replace\nfrom tests.market import GAME as MARKET\n"
        "from townwright.core.state import GameState, layout\nOTHER = layout(GameState)\n"
        f"GAME = {mistake}\n"
    )
    run = run_with(tmp_path, "mistaken:GAME", "-c", SCRIPT)
    assert run.returncode == 0, run.stderr
    assert f"({tmp_path.name}/mistaken.py:5: " in run.stdout


@pytest.mark.parametrize("size", ["actions=0", "max_legal=-1", "max_length=0", "rows=-1", "spares=0", "max_legal=None"])
def test_a_size_that_no_array_can_have_is_refused(size: str) -> None:
    name, _, value = size.partition("=")
    with pytest.raises(ValueError, match=f"^`{name}` must be a positive whole number, not {value}$"):
        replace(MARKET.rules, **{name: None if value == "None" else int(value)})  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^`observation_count` must be a positive whole number, not 0$"):
        replace(MARKET.learning, observation_count=0)


def test_a_package_that_exits_is_broken(tmp_path: Path) -> None:
    (tmp_path / "leaving.py").write_text("import sys\nsys.exit('bye')\n")
    run = run_with(tmp_path, "leaving:GAME", "-c", SCRIPT)
    assert run.returncode == 0, run.stderr
    assert f"({tmp_path.name}/leaving.py:2: SystemExit: bye)" in run.stdout


def test_no_package_replaces_the_game_of_another_one(tmp_path: Path) -> None:
    script = "from townwright.core.registry import *; print(game('carrara').package); print(broken_games())"
    env = install_game(tmp_path, "carrara = tests.market:GAME")
    run = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[0].endswith("carrara")
    assert "another package has a game with this name" in run.stdout and "'bazaar'" in run.stdout


def test_a_game_without_words_is_broken(tmp_path: Path) -> None:
    """A game needs its words in every language."""
    (tmp_path / "mute.py").write_text(
        "from dataclasses import replace\nfrom pathlib import Path\nfrom tests.market import GAME as MARKET\n"
        "GAME = replace(MARKET, package=Path(__file__).parent)\n"
    )
    run = run_with(tmp_path, "mute:GAME", "-c", SCRIPT)
    assert run.returncode == 0, run.stderr
    assert f"{LANGUAGES[0]}.ftl" in run.stdout


def test_the_command_line_lists_it_with_the_others(tmp_path: Path) -> None:
    run = run_with(tmp_path, "no_such_module:GAME", "-m", "townwright", "games")
    assert run.returncode == 0, run.stderr
    assert "Sprawlopolis" in run.stdout
    assert "“market”" in " ".join(run.stderr.split())


def test_no_game_of_ours_is_broken() -> None:
    assert broken_games() == {}


@pytest.mark.parametrize("contents", [b"{", b'{"steps": 3}', b"\xff"])
def test_an_unreadable_file_is_left_out_and_reported(
    tmp_path: Path, contents: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    reasons: dict[str, Sentence] = {}
    monkeypatch.setattr(registry, "_broken", reasons)
    broken = replace(MARKET, package=tmp_path)
    (tmp_path / "lesson").mkdir()
    for path in (tmp_path / "lesson" / "lesson.json", tmp_path / "puzzles.json"):
        path.write_bytes(contents)
    assert lesson_of(broken) is None
    assert puzzle_file(broken) is None
    assert [reason.say("en").split(" (")[0] for reason in reasons.values()] == [
        "Skipped lesson.json of the game “market”: it can’t be read",
        "Skipped puzzles.json of the game “market”: it can’t be read",
    ]
