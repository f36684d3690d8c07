"""The package with machine code: what it requires, and that nothing is compiled where it is installed."""

import re
import zipfile
from email import message_from_bytes
from importlib.metadata import version
from pathlib import Path

import pytest
from tests.cli.test_prepare import PLAY
from tests.packaging.conftest import call, environment

from townwright.core.registry import games

pytestmark = pytest.mark.long


def test_the_package_is_for_one_platform_and_one_version_of_numba(code_wheel: Path) -> None:
    with zipfile.ZipFile(code_wheel) as packed:
        names = packed.namelist()
        metadata = message_from_bytes(packed.read(next(name for name in names if name.endswith("/METADATA"))))
    assert metadata["Version"] == version("townwright")
    pinned = {name: version(name) for name in ("townwright", "numba", "llvmlite")}
    assert metadata.get_all("Requires-Dist") == [f"{name}=={number}" for name, number in sorted(pinned.items())]
    assert re.fullmatch(r"townwright_code-[^-]+-(cp\d+)-\1-(?!any).+\.whl", code_wheel.name)
    assert sum(name.startswith("townwright_code/") for name in names) >= 3 * len(games())


def test_with_the_package_nothing_is_compiled(installed_python: Path, tmp_path: Path) -> None:
    variables = {**environment(tmp_path), "TOWNWRIGHT_COMPILE": "now"}
    for name in games():
        compilations, ready, file = call(
            installed_python, "-c", PLAY, name, folder=tmp_path, environment=variables
        ).split()
        assert (compilations, ready) == ("0", "True")
        assert Path(file).is_relative_to(installed_python.parents[1])
    assert not (tmp_path / "cache").exists()
