"""Warn of slow-downs: this tree beside the commit where the branch left main, in one run: `make bench-guard`.

    python benchmarks/guard.py [--rounds 5] [--seconds 0.2] [--base COMMIT]

Both trees take turns with the same measurements, so that whatever else the machine does touches both; what counts is
the median of the ratios of the rounds. From 1.3 times slower on there is a warning. The exit status stays 0: whoever
reads the warning decides.
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
#: What a tree measures about itself: seconds, by name. It calls only what older trees have too; those that read the
#: wall clock are given the time of the process instead.
MEASURE = """
import json, sys, time
time.perf_counter = time.process_time
from townwright.cli.bench import match_step, random_play, thin_step
try:
    from townwright.core.registry import games
except ImportError:  # before the registry
    from townwright import games
figures = {}
for game in [games()[name] for name in sys.argv[2:] or games()]:
    players = game.players[-1]
    figures[f"{game.name}: an action, compiled"] = 1 / random_play(game, players, float(sys.argv[1]))[1]
    figures[f"{game.name}: legal + apply from Python"] = thin_step(game, players)
    figures[f"{game.name}: a decision through Match"] = match_step(game, players)
print(json.dumps(figures))
"""


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def merge_base() -> str:
    """The commit where this branch left main."""
    for main in ("origin/main", "main"):
        found = subprocess.run(
            ["git", "merge-base", "HEAD", main], cwd=ROOT, capture_output=True, text=True, check=False
        )
        if found.returncode == 0:
            return found.stdout.strip()
    sys.exit("There is no branch main to compare with: name a commit with --base.")


def measured(tree: Path, seconds: float, *games: str) -> dict[str, float]:
    """What a tree measures about itself, for all of its games or for those named."""
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
    """How many times as long everything takes here as there."""
    ratios: dict[str, list[float]] = {}
    for number in range(rounds):
        print(f"Round {number + 1} of {rounds} …", file=sys.stderr)
        there, here = measured(base, seconds), measured(ROOT, seconds)
        for name in here.keys() & there.keys():
            ratios.setdefault(name, []).append(here[name] / there[name])
    return {name: median(found) for name, found in sorted(ratios.items())}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--seconds", type=float, default=0.2)
    arguments.add_argument("--base", help="the commit to compare with")
    chosen = arguments.parse_args()
    commit = git("rev-parse", chosen.base) if chosen.base else merge_base()
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder) / "base"
        git("worktree", "add", "--detach", str(base), commit)
        try:
            print(f"Beside {commit[:10]}: the rules there may have to be compiled first …", file=sys.stderr)
            ratios = compare(base, chosen.rounds, chosen.seconds)
        finally:
            git("worktree", "remove", "--force", str(base))
    for name, ratio in ratios.items():
        print(f"{ratio:5.2f}  {name}")
    slower = [name for name, ratio in ratios.items() if ratio >= WARN]
    for name in slower:
        print(f"WARNING: {name} takes {ratios[name]:.2f} times as long as before", file=sys.stderr)


if __name__ == "__main__":
    main()
