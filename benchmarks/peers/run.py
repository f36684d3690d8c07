"""Compare Townwright with other libraries in one run, as ratios: `make bench-peers`.

    python benchmarks/peers/run.py PEERS_PYTHON [--rounds 3] [--seconds 1] [--vectors]

Rates are per second of one core, medians over the rounds. All libraries take turns, so that other load on the machine
affects all of them.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from statistics import median

from townwright.core.registry import games

ROOT = Path(__file__).parents[2]
PEERS = ("Catanatron", "PettingZoo, connect_four_v3", "OpenSpiel, connect_four")
#: The vector environments of others: numbers of an observation without its mask, and actions.
VECTORS = {
    "Pgx, connect_four": (84, 7),
    "Pgx, backgammon": (34, 162),
    "Pgx, go_9x9": (1377, 82),
    "Jumanji, Game2048-v1": (16, 4),
    "Jumanji, Tetris-v0": (117, 40),
}
SEARCHES = ("OpenSpiel MCTS, connect_four", "OpenSpiel MCTS, backgammon", "OpenSpiel MCTS, go 9×9")


def measure(python: str, script: str, seconds: float) -> dict[str, float]:
    """Return the rates that one of the scripts prints."""
    command = [python, "-m", f"benchmarks.peers.{script}", str(seconds)]
    run = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    figures: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return figures


def table(figures: dict[str, float], names: list[str], others: Iterable[str], unit: str) -> list[str]:
    """Return a table of rates per second, and their ratios to some others."""
    others = list(others)
    lines = [f"| {unit} | per second | " + " | ".join(f"× {name}" for name in others) + " |"]
    lines.append("|---|--:|" + "--:|" * len(others))
    for name in names:
        times = " | ".join(short(figures[name] / figures[other]) for other in others)
        lines.append(f"| {name.removeprefix('search: ')} | {figures[name]:,.0f} | {times} |")
    return lines


def short(ratio: float) -> str:
    """Return a ratio with two significant digits."""
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2g}"


def report_vectors(figures: dict[str, float]) -> str:
    """Return the tables of vector environments: their rates, and their sizes."""
    ours = {
        f"{game.title()}, vector": (game.learning.observation_count, game.rules.actions) for game in games().values()
    }
    return "\n".join(
        [
            *table(figures, list(figures), VECTORS, "actions of vector environments"),
            "",
            "| sizes | numbers of an observation | actions |",
            "|---|--:|--:|",
            *[f"| {name} | {numbers:,} | {actions:,} |" for name, (numbers, actions) in {**VECTORS, **ours}.items()],
        ]
    )


def report(figures: dict[str, float]) -> str:
    """Return the tables of random play, search and the grid."""
    random_play = [name for name in figures if "MCTS" not in name and "search" not in name and "grid" not in name]
    search = [name for name in figures if "MCTS" in name or "search" in name]
    return "\n".join(
        [
            *table(figures, random_play, PEERS, "actions of random play"),
            "",
            *table(figures, search, SEARCHES, "playouts of a search"),
            "",
            *table(figures, [name for name in figures if "grid" in name], ("the grid in C",), "cards laid"),
        ]
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("peers", help="the Python that has the peers installed")
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--seconds", type=float, default=1.0)
    arguments.add_argument("--vectors", action="store_true", help="measure only vector environments")
    options = arguments.parse_args()

    def medians(theirs: str, ours: str) -> dict[str, float]:
        rounds = []
        for number in range(options.rounds):
            print(f"Round {number + 1} of {options.rounds} …", file=sys.stderr)
            figures = measure(options.peers, theirs, options.seconds)
            rounds.append({**figures, **measure(sys.executable, ours, options.seconds)})
        return {name: median(each[name] for each in rounds) for name in rounds[0]}

    if not options.vectors:
        print(report(medians("theirs", "ours")), end="\n\n")
    print(report_vectors(medians("their_vectors", "our_vectors")))


if __name__ == "__main__":
    main()
