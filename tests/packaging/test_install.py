"""The packages as a user installs them: built by `python -m build`, installed into empty environments, and played."""

import os
import random
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from tests.browser.conftest import Open, browser, open_screen  # noqa: F401, fixtures
from tests.browser.test_games import wagons_by_clicking
from tests.cli.test_prepare import PLAY
from tests.processes import ROOT
from tests.server.running import Server

from townwright.core.registry import games

pytestmark = pytest.mark.long
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


def call(*command: str | Path, folder: Path = ROOT, environment: Mapping[str, str] | None = None) -> str:
    run = subprocess.run(
        [str(each) for each in command],
        cwd=folder,
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


@pytest.fixture(scope="module")
def constraints(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The versions of the lock file, without their hashes."""
    file = tmp_path_factory.mktemp("lock") / "constraints.txt"
    locked = (ROOT / "requirements" / "play.txt").read_text("utf-8")
    file.write_text("".join(f"{line}\n" for line in re.findall(r"^[\w.\[\]-]+==[^\\\n]*", locked, re.M)), "utf-8")
    return file


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a clean checkout, in which nobody has built the page."""
    folder = tmp_path_factory.mktemp("checkout")
    call("git", "clone", "--quiet", ROOT, folder / "townwright")
    call(sys.executable, "-m", "build", "--outdir", folder, folder / "townwright")
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def code_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel with the machine code of all games for this platform."""
    folder = tmp_path_factory.mktemp("code")
    call(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT / "packaging" / "code")
    return next(folder.glob("*.whl"))


def install(folder: Path, constraints: Path, *packages: str | Path) -> Path:
    """Return the Python of a new environment with these packages."""
    call(sys.executable, "-m", "venv", folder)
    python = folder / SCRIPTS / "python"
    call(python, "-m", "pip", "install", "--quiet", "--no-compile", "--constraint", constraints, *packages)
    return python


@pytest.fixture(scope="module")
def installed(wheel: Path, code_wheel: Path, constraints: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the server and the machine code."""
    return install(tmp_path_factory.mktemp("installed") / "venv", constraints, f"{wheel}[server]", code_wheel)


def environment(folder: Path) -> dict[str, str]:
    """Nothing of this checkout, and no machine code but that of the package."""
    return {**os.environ, "PYTHONPATH": "", "TOWNWRIGHT_CACHE": str(folder / "cache"), "TOWNWRIGHT_CODE": ""}


@pytest.fixture
def server(installed: Path, tmp_path: Path) -> Iterator[Server]:
    started = Server(tmp_path, python=str(installed), environment=environment(tmp_path)).start().prepared()
    yield started
    assert started.stop() == 0
    assert "Traceback" not in started.log.read_text()


def test_an_installed_server_is_played_in_a_browser(open_screen: Open) -> None:  # noqa: F811
    screen = open_screen()
    screen.play_now("circle_the_wagons")
    assert screen.asks() == "act"
    screen.answer(lambda: wagons_by_clicking(screen, random.Random(1)))


def test_with_the_code_package_nothing_is_compiled(installed: Path, code_wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(code_wheel) as packed:
        assert sum(name.startswith("townwright_code/") for name in packed.namelist()) >= 3 * len(games())
    variables = {**environment(tmp_path), "TOWNWRIGHT_COMPILE": "now"}
    for name in games():
        compilations, ready, file = call(installed, "-c", PLAY, name, folder=tmp_path, environment=variables).split()
        assert (compilations, ready) == ("0", "True")
        assert Path(file).is_relative_to(installed.parents[1])
    assert not (tmp_path / "cache").exists()
