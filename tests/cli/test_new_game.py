"""`townwright new-game` writes a whole game that passes every check without a change."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.cli.conftest import Townwright
from tests.market.install import install_game


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process for which a new game is installed as `pip install -e` would do it."""
    parent = tmp_path_factory.mktemp("new")
    command = [sys.executable, "-m", "townwright", "new-game", "Rolling Pig", "--in", str(parent)]
    assert "rolling_pig" in subprocess.run(command, capture_output=True, text=True, check=True).stdout
    project = tomllib.loads((parent / "rolling-pig" / "pyproject.toml").read_text("utf-8"))
    ((name, value),) = project["project"]["entry-points"]["townwright.games"].items()
    (wheel,) = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert (project["project"]["name"], name, wheel) == ("rolling-pig", "rolling_pig", "src/rolling_pig")
    return install_game(parent / "rolling-pig" / "src", f"{name} = {value}")


def run(environment: dict[str, str], folder: Path, *arguments: str) -> str:
    process = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=folder, capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stdout + process.stderr
    return process.stdout


@pytest.mark.parametrize("arguments", [["--quick"], pytest.param([], marks=pytest.mark.long)], ids=["quick", "all"])
def test_the_new_package_passes_every_check(environment: dict[str, str], tmp_path: Path, arguments: list[str]) -> None:
    out = run(environment, tmp_path, "-m", "townwright", "check", "rolling_pig", "--lang", "en", *arguments)
    assert "✗" not in out
    assert out.splitlines()[-1].startswith("Rolling Pig: ")
    assert out.splitlines()[-1].endswith(" checks passed, 0 failed.")


def test_its_own_tests_pass(environment: dict[str, str], tmp_path: Path) -> None:
    project = Path(environment["PYTHONPATH"].partition(":")[0]).parent
    out = run(environment, tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(project / "tests"))
    assert " passed" in out
    assert "failed" not in out


def test_nothing_of_the_skeleton_is_left(environment: dict[str, str]) -> None:
    project = Path(environment["PYTHONPATH"].partition(":")[0]).parent
    files = [path for path in project.rglob("*") if path.suffix in (".py", ".ftl", ".json", ".toml", ".md")]
    assert len(files) == 11
    for path in files:
        assert not any(old in path.read_text("utf-8") for old in ("my_game", "my-game", "My Game", "skeleton")), path
        assert "my_game" not in str(path.relative_to(project))


@pytest.mark.parametrize("tool", [["ruff", "check", "--isolated"], ["mypy", "--strict", "src", "tests"]])
def test_linters_have_nothing_to_say(environment: dict[str, str], tool: list[str]) -> None:
    project = Path(environment["PYTHONPATH"].partition(":")[0]).parent
    variables = {**environment, "MYPYPATH": environment["PYTHONPATH"], "MYPY_CACHE_DIR": str(project / "cache")}
    run(variables, project, "-m", *tool)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "name", ["", "1st", "!Pig", "Pig/", "../pig", "a  b", "Würfel", "x" * 41, "carrara", "random", "class"]
)
def test_an_invalid_name_gets_a_sentence(townwright: Townwright, tmp_path: Path, name: str, language: str) -> None:
    result = townwright("new-game", name, "--in", tmp_path / "games", "--lang", language)
    assert (result.status, result.out, len(result.err.splitlines())) == (2, "", 1)
    assert not (tmp_path / "games").exists()


def test_a_folder_that_exists_is_left_alone(townwright: Townwright, tmp_path: Path) -> None:
    (tmp_path / "rolling-pig").mkdir()
    result = townwright("new-game", "rolling_pig", "--in", tmp_path)
    assert result.status == 2
    assert "already exists" in result.err
    assert list((tmp_path / "rolling-pig").iterdir()) == []


@pytest.mark.parametrize(
    ("name", "title"),
    [("pig", "Pig"), ("rolling-pig", "Rolling Pig"), ("Pig of IBM", "Pig Of IBM"), ("No Pigs!", "No Pigs!")],
)
def test_the_title_comes_from_the_name(townwright: Townwright, tmp_path: Path, name: str, title: str) -> None:
    assert townwright("new-game", name, "--in", tmp_path).status == 0
    (words,) = tmp_path.glob("*/src/*/en.ftl")
    assert f"title = {title}\n" in words.read_text("utf-8")
