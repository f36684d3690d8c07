"""Compile the rules of the installed Townwright into a wheel for this platform and Python."""

import os
import subprocess
import sys
import tempfile
from importlib.metadata import distribution, version
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

#: Code works with these exact versions only.
PINNED = ("townwright", "numba", "llvmlite")


class CodeMetadata(MetadataHookInterface):
    """The version of Townwright, and the packages that the code was compiled with."""

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["version"] = version("townwright")
        metadata["dependencies"] = [f"{name}=={version(name)}" for name in PINNED]


class CodeHook(BuildHookInterface[Any]):
    """Compiles into a temporary folder, which becomes the package `townwright_code`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        self._folder = tempfile.TemporaryDirectory()
        subprocess.run(
            [sys.executable, "-m", "townwright", "prepare", "--portable", "--into", self._folder.name],
            env={**os.environ, "TOWNWRIGHT_CODE": ""},
            check=True,
        )
        build_data["force_include"][self._folder.name] = "townwright_code"
        build_data["pure_python"] = False
        build_data["tag"] = numba_tag()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        self._folder.cleanup()


def numba_tag() -> str:
    """Return the wheel tag of the installed Numba: the code runs wherever this Numba does."""
    text = distribution("numba").read_text("WHEEL") or ""
    tags = [line.removeprefix("Tag: ") for line in text.splitlines() if line.startswith("Tag: ")]
    python, abi, _ = tags[0].split("-")
    return f"{python}-{abi}-{'.'.join(sorted(tag.split('-')[2] for tag in tags))}"
