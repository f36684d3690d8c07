"""Other Python processes, started from the root of the repository."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def python(*arguments: str, path: Path | None = None, environment: dict[str, str] | None = None) -> str:
    """Run Python with these arguments and return its output; `path` is added to the module search path."""
    paths = os.pathsep.join(filter(None, [str(path or ""), str(ROOT), os.environ.get("PYTHONPATH")]))
    run = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": paths, **(environment or {})},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout
