"""The market as another package brings it: its entry point is all that a game needs."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]


def installed(folder: Path) -> dict[str, str]:
    """The environment of a process for which a package with the market is installed: a folder on the path says so."""
    info = folder / "bazaar-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bazaar\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[townwright.games]\nmarket = tests.market:GAME\n")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT / "src"), str(ROOT)])}
