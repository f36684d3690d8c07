"""Installs the market as a separate package: a game needs nothing but its entry point."""

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


def install_game(folder: Path, entry_points: str = "market = tests.market:GAME") -> dict[str, str]:
    """Install a package with a game into a folder; return the environment of a process that has it."""
    info = folder / "bazaar-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bazaar\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[townwright.games]\n{entry_points}\n")
    paths = [str(folder), str(ROOT / "src"), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def install_market_copy(folder: Path, **page: str) -> dict[str, str]:
    """Install a copy of the market with files for the page; return the environment of a process."""
    package = folder / "bazaar"
    shutil.copytree(HERE, package, ignore=shutil.ignore_patterns("install.py", "__pycache__"))
    for source in package.glob("*.py"):
        source.write_text(source.read_text("utf-8").replace("tests.market", "bazaar"), "utf-8")
    (package / "page").mkdir()
    for name, text in page.items():
        (package / "page" / name.replace("_", ".")).write_text(text, "utf-8")
    return install_game(folder, "market = bazaar:GAME")
