"""The packages as a user installs them: built by `python -m build`, and installed into empty environments."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.processes import ROOT

SCRIPTS = "Scripts" if os.name == "nt" else "bin"
#: A folder with packages that have been built already, to be tested in place of new ones.
BUILT = os.environ.get("TOWNWRIGHT_DIST", "")


def call(*command: str | Path, folder: Path = ROOT, environment: Mapping[str, str] | None = None) -> str:
    """Run a command that has to succeed, and return what it prints."""
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


def only(folder: Path, pattern: str) -> Path:
    """Return the one file in a folder that matches a pattern."""
    (file,) = folder.glob(pattern)
    return file.resolve()


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a clean checkout, in which the page has not been built."""
    folder = Path(BUILT) if BUILT else tmp_path_factory.mktemp("checkout")
    if not BUILT:
        call("git", "clone", "--quiet", ROOT, folder / "townwright")
        call(sys.executable, "-m", "build", "--outdir", folder, folder / "townwright")
    return only(folder, "townwright-*.whl")


@pytest.fixture(scope="session")
def code_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel with the machine code of all games for this platform."""
    folder = Path(BUILT) if BUILT else tmp_path_factory.mktemp("code")
    if not BUILT:
        source = ROOT / "packaging" / "code"
        call(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, source)
    return only(folder, "townwright_code-*.whl")


@pytest.fixture(scope="session")
def installed_python(wheel: Path, code_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new environment with the server and the machine code, in locked versions."""
    folder = tmp_path_factory.mktemp("installed")
    locked = (ROOT / "requirements" / "play.txt").read_text("utf-8")
    versions = re.findall(r"^[\w.\[\]-]+==[^\\\n]*", locked, re.MULTILINE)
    (folder / "constraints.txt").write_text("\n".join(versions), "utf-8")
    call(sys.executable, "-m", "venv", folder / "venv")
    python = folder / "venv" / SCRIPTS / "python"
    options = ["--quiet", "--no-compile", f"--constraint={folder / 'constraints.txt'}"]
    call(python, "-m", "pip", "install", *options, f"{wheel}[server]", code_wheel)
    return python


def environment(folder: Path) -> dict[str, str]:
    """Return variables that point neither to this checkout nor to machine code outside the package."""
    return {**os.environ, "PYTHONPATH": "", "TOWNWRIGHT_CACHE": str(folder / "cache"), "TOWNWRIGHT_CODE": ""}
