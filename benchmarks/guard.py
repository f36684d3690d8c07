"""Warn about slowdowns: compare this tree with the merge base, in one run (`make bench-guard`).

    python benchmarks/guard.py [--rounds 5] [--seconds 0.2] [--base COMMIT]

Both trees take turns with the same measurements, so that other load on the machine affects both. The result is the
median ratio over the rounds. The script prints a warning for anything that takes at least 1.3 times as long; the exit
status is always 0.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
WARN = 1.3
#: The script that a tree runs to measure itself: seconds, by name. It calls only functions that older trees have too,
#: and replaces the wall clock with CPU time.
MEASURE = """
import json, sys, time
time.perf_counter = time.process_time
from townwright.cli.bench import match_step, random_play
try:
    from townwright.cli.bench import python_step
except ImportError:  # its former name
    from townwright.cli.bench import thin_step as python_step
try:
    from townwright.core.registry import games
except ImportError:  # before the registry
    from townwright import games
figures = {}
for game in [games()[name] for name in sys.argv[2:] or games()]:
    players = game.players[-1]
    figures[f"{game.name}: an action, compiled"] = 1 / random_play(game, players, float(sys.argv[1]))[1]
    figures[f"{game.name}: legal + apply from Python"] = python_step(game, players)
    figures[f"{game.name}: a decision through Match"] = match_step(game, players)
print(json.dumps(figures))
"""


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def merge_base() -> str:
    """Return the merge base of this branch and main."""
    for main in ("origin/main", "main"):
        result = subprocess.run(
            ["git", "merge-base", "HEAD", main], cwd=ROOT, capture_output=True, text=True, check=False
        )
        if result.returncode == 0:
            return result.stdout.strip()
    sys.exit("There is no branch called main to compare with. Name a commit with --base.")


def measure(tree: Path, seconds: float, *games: str) -> dict[str, float]:
    """Return the measurements of a tree, for all of its games or for those named."""
    run = subprocess.run(
        [sys.executable, "-c", MEASURE, str(seconds), *games],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "TOWNWRIGHT_COMPILE": "now"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return figures


def compare(base: Path, rounds: int, seconds: float) -> dict[str, float]:
    """Return the time of each measurement here, as a multiple of the time in the base tree."""
    ratios: dict[str, list[float]] = {}
    for number in range(rounds):
        print(f"Round {number + 1} of {rounds} …", file=sys.stderr)
        base_times, times = measure(base, seconds), measure(ROOT, seconds)
        for name in times.keys() & base_times.keys():
            ratios.setdefault(name, []).append(times[name] / base_times[name])
    return {name: median(values) for name, values in sorted(ratios.items())}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--base", help="the commit to compare with")
    options = parser.parse_args()
    commit = git("rev-parse", options.base) if options.base else merge_base()
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder) / "base"
        git("worktree", "add", "--detach", str(base), commit)
        try:
            print(f"Comparing with {commit[:10]}; its rules may have to be compiled first …", file=sys.stderr)
            ratios = compare(base, options.rounds, options.seconds)
        finally:
            git("worktree", "remove", "--force", str(base))
    for name, ratio in ratios.items():
        print(f"{ratio:5.2f}  {name}")
    slower = [name for name, ratio in ratios.items() if ratio >= WARN]
    for name in slower:
        print(f"WARNING: {name} takes {ratios[name]:.2f} times as long as before", file=sys.stderr)


if __name__ == "__main__":
    main()
