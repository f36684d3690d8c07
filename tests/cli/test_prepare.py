"""`townwright prepare`: machine code for this machine, and layers of it for others."""

import os
import platform
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from tests.cli.conftest import Townwright
from tests.market.install import install_game
from tests.pennies import GAME as PENNIES
from tests.processes import ROOT

from townwright.bots import code_parts
from townwright.core import code_parts as core_parts
from townwright.core.registry import games

#: Plays a game with bots that use all of its machine code; prints how often Numba compiled, whether all machine code is
#: in use, and where the package is.
PLAY = """
import sys
from numba.core import event

class Count(event.Listener):
    compilations = 0

    def on_start(self, event):
        self.compilations += 1

    def on_end(self, event):
        pass

count = Count()
with event.install_listener("numba:compile", count):
    import townwright
    from townwright.bots import code_parts
    match = townwright.new(sys.argv[1], seed=1)
    bots = [townwright.bot(name, 1) for name in ("builder", "tree:20ms", "master:20ms")]
    while not match.over:
        match.play(bots[len(match.history) % 3].choose(match))
print(count.compilations, all(part.ready for part in code_parts(match.game)), townwright.__file__)
"""
#: Prints for each part of the pennies game whether its machine code is found.
LOOK = """
from tests.pennies import GAME
from townwright.bots import code_parts
print([part.load() for part in code_parts(GAME)])
"""
NOBODY = 65534


def environment(folder: Path, **variables: str) -> dict[str, str]:
    """Return the environment of a process that has the pennies game but no machine code, and compiles first."""
    return {
        **install_game(folder, "pennies = tests.pennies:GAME"),
        "TOWNWRIGHT_CACHE": str(folder / "cache"),
        "TOWNWRIGHT_CODE": "",
        "TOWNWRIGHT_COMPILE": "now",
        "LC_ALL": "C.UTF-8",
        **variables,
    }


def call(
    arguments: list[str], environment: dict[str, str], folder: Path = ROOT, user: Sequence[str] = ()
) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder as a user, and return the finished process."""
    command = [*user, sys.executable, "-B", *arguments]
    run = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run


def make_layer(folder: Path, *names: str) -> Path:
    """Compile portable machine code of some games, or of all, and return its folder."""
    layer = folder / "layer"
    run = call(["-m", "townwright", "prepare", *names, "--portable", "--into", str(layer)], environment(folder))
    assert str(layer) in "".join(run.stderr.split("\n"))
    assert not (folder / "cache").exists()
    return layer


@pytest.fixture(scope="module")
def layer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The portable machine code of the pennies game."""
    return make_layer(tmp_path_factory.mktemp("pennies"), "pennies")


@pytest.fixture
def package_copy() -> Iterator[Path]:
    """A world-readable folder with a copy of the package and the pennies game."""
    with tempfile.TemporaryDirectory(prefix="townwright-elsewhere-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        leave_out = shutil.ignore_patterns("__pycache__", "page")
        shutil.copytree(ROOT / "src" / "townwright", folder / "townwright", ignore=leave_out)
        shutil.copytree(ROOT / "tests" / "pennies", folder / "tests" / "pennies", ignore=leave_out)
        yield folder
        for path in [folder, *folder.rglob("*")]:
            path.chmod(0o755)


def other_user() -> list[str]:
    """Return a command prefix that runs as a user without write access, or nothing if we are not root."""
    if os.geteuid() or not shutil.which("setpriv"):
        return []
    right = "-all,+dac_read_search"
    rights = [f"--inh-caps={right}", f"--ambient-caps={right}", f"--bounding-set={right}"]
    return ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *rights]


def play_with_layer(layer: Path, package_copy: Path, name: str) -> None:
    """Play with a layer as a user without write access, from another path, without compiling."""
    shutil.copytree(layer, package_copy / "layer")
    variables = environment(package_copy, TOWNWRIGHT_CODE=str(package_copy / "layer"), HOME="/nowhere")
    del variables["TOWNWRIGHT_CACHE"]
    variables["PYTHONPATH"] = str(package_copy)
    for path in [*package_copy.rglob("*"), package_copy]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    run = call(["-c", PLAY, name], variables, Path("/"), other_user())
    assert run.stdout.split() == ["0", "True", str(package_copy / "townwright" / "__init__.py")]


def test_a_layer_is_used_at_another_path_by_another_user(layer: Path, package_copy: Path) -> None:
    assert all(path.stat().st_mode & 0o444 == 0o444 for path in layer.rglob("*"))
    play_with_layer(layer, package_copy, "pennies")


def test_the_package_of_machine_code_is_found(layer: Path, package_copy: Path) -> None:
    """`townwright-code` is a layer that is installed as a package."""
    shutil.copytree(layer, package_copy / core_parts.CODE_PACKAGE)
    variables = environment(package_copy, PYTHONPATH=str(package_copy))
    compilations, ready, _ = call(["-c", PLAY, "pennies"], variables, Path("/")).stdout.split()
    assert (compilations, ready) == ("0", "True")
    assert not (package_copy / "cache").exists()


@pytest.mark.parametrize("release", ["22.6.0", "25.1.0"])
def test_a_layer_is_for_all_releases_of_macos(release: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("llvmlite.binding.get_process_triple", lambda: f"arm64-apple-darwin{release}")
    core_parts.platform_tag.cache_clear()
    assert core_parts.platform_tag(True).startswith("arm64-apple-darwin|")
    core_parts.platform_tag.cache_clear()


@pytest.mark.long
@pytest.mark.parametrize("name", games())
def test_each_game_has_a_layer(name: str, tmp_path: Path, package_copy: Path) -> None:
    play_with_layer(make_layer(tmp_path, name), package_copy, name)


def test_a_layer_for_other_rules_is_ignored(layer: Path, package_copy: Path) -> None:
    variables = environment(package_copy, TOWNWRIGHT_CODE=str(layer), PYTHONPATH=str(package_copy))
    assert call(["-c", LOOK], variables, Path("/")).stdout.strip() == "[True, True, True]"
    with (package_copy / "tests" / "pennies" / "__init__.py").open("a") as file:
        file.write("# Something has changed.\n")
    assert call(["-c", LOOK], variables, Path("/")).stdout.strip() == "[False, False, False]"


@pytest.mark.parametrize(
    ("where", "name", "value"),
    [
        (core_parts, "version", lambda _: "0.1.0"),
        (sys.implementation, "cache_tag", "cpython-399"),
        (platform, "system", lambda: "Plan 9"),
    ],
)
def test_a_layer_for_another_platform_is_ignored(
    layer: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: object, name: str, value: object
) -> None:
    monkeypatch.setenv("TOWNWRIGHT_CACHE", str(tmp_path))
    monkeypatch.setenv("TOWNWRIGHT_CODE", str(layer))
    assert [part.is_stored() for part in code_parts(PENNIES)] == [True, True, True]
    monkeypatch.setattr(where, name, value)
    core_parts.platform_tag.cache_clear()
    assert [part.is_stored() for part in code_parts(PENNIES)] == [False, False, False]
    monkeypatch.undo()
    core_parts.platform_tag.cache_clear()


def test_native_code_is_compiled_once_beside_a_layer(layer: Path, tmp_path: Path) -> None:
    variables = environment(tmp_path, TOWNWRIGHT_CODE=str(layer))
    outputs = [call(["-m", "townwright", "prepare", "pennies"], variables).stderr.splitlines() for _ in range(2)]
    assert (len(outputs[0]), outputs[1]) == (1, [])
    native, portable = ({path.name for path in folder.rglob("*.code")} for folder in (tmp_path / "cache", layer))
    assert len(native) == len(portable) == len(code_parts(PENNIES))
    assert not native & portable
    assert call(["-c", PLAY, "pennies"], {**variables, "TOWNWRIGHT_CODE": ""}).stdout.split()[:2] == ["0", "True"]
    # The folders contain pickles, so no other user may write there.
    folders = list((tmp_path / "cache").iterdir())
    assert any(folder.name.startswith("pennies-") for folder in folders)
    assert all(stat.S_IMODE(folder.stat().st_mode) == 0o700 for folder in folders)


def test_a_game_that_cannot_be_compiled_gets_one_sentence(
    townwright: Townwright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("townwright.cli.prepare.COMPILER", "tests.no_such_compiler")
    result = townwright("prepare", "carrara", "--portable", "--into", tmp_path)
    assert (result.status, result.out) == (2, "")
    assert "Can’t compile" in result.err and "No module named tests.no_such_compiler" in result.err


@pytest.mark.parametrize("arguments", [["--portable"], ["--into", "layer"], ["--portable", "--into", "file"]])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_layer_needs_both_options_and_a_folder(
    townwright: Townwright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("in the way of the folder")
    result = townwright("prepare", "carrara", *arguments, "--lang", language)
    assert (result.status, result.out, len(result.err.splitlines())) == (2, "", 1)
    assert not Path("layer").exists()
