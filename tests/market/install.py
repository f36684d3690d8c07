"""Installs the market as a separate package: a game needs nothing but its entry point."""

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


def installed(folder: Path, game: str = "market = tests.market:GAME") -> dict[str, str]:
    """Return the environment of a process that has a package with a game on its path."""
    info = folder / "bazaar-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bazaar\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[townwright.games]\n{game}\n")
    paths = [str(folder), str(ROOT / "src"), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def copied(folder: Path, **page: str) -> dict[str, str]:
    """Return the same for a copy of the market in its own package, with files for the page."""
    package = folder / "bazaar"
    shutil.copytree(HERE, package, ignore=shutil.ignore_patterns("install.py", "__pycache__"))
    for source in package.glob("*.py"):
        source.write_text(source.read_text("utf-8").replace("tests.market", "bazaar"), "utf-8")
    (package / "page").mkdir()
    for name, text in page.items():
        (package / "page" / name.replace("_", ".")).write_text(text, "utf-8")
    return installed(folder, "market = bazaar:GAME")
