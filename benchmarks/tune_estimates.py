"""Tune the estimates of a game (its `evaluation/estimates.py`) by CMA-ES over whole games of the greedy bot.

    python benchmarks/tune_estimates.py circleville --minutes 30 \
        --record benchmarks/strength/estimates-circleville.jsonl

A candidate is a full set of estimates. All candidates of a generation play the same new deals, against the scripted
opponents, if the game has any, and in each seat against the estimates of some generations ago. Their fitness is the
mean lead. The record gets a line every few generations; `--write` puts the numbers of the last line into
`estimates.py`.

Compiled rules contain constants as they were at compile time. To avoid compiling every candidate, this script loads the
module of weights with every estimate replaced by a lookup in one large table: Numba does not copy arrays of more than a
megabyte, so the numbers can change later.
"""

import argparse
import ast
import importlib.abc
import importlib.machinery
import importlib.util
import multiprocessing
import os
import sys
import tempfile
import time
import types
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import numpy as np
import numpy.typing as npt
from cmaes import CMA

Estimates = npt.NDArray[np.float64]

#: Room for the estimates of one seat, and the table of all seats, too large for Numba to copy.
ROOM = 512
TABLE = np.zeros(200_000)
#: Leads beyond this have diminishing weight.
CLEAR_LEAD = 60.0
#: The opponents in solo games.
OPPONENTS = {"circleville": ("bertha", "carsten", "denzel", "katherine")}


class Generation(msgspec.Struct):
    """A line of the record."""

    generation: int
    lead: float  # mean of the candidates of this generation
    step: float  # CMA-ES's step size, relative to an estimate
    estimates: dict[str, Any]


class Layout:
    """The index of each estimate in the table."""

    def __init__(self, path: Path) -> None:
        self.path = path
        source: dict[str, Any] = {}
        exec(compile(path.read_text(), path, "exec"), source)
        self.places: dict[str, int] = {}
        self.shapes: dict[str, tuple[int, ...]] = {}
        numbers: list[float] = []
        for name in filter(str.isupper, source):
            self.places[name], self.shapes[name] = len(numbers), np.shape(source[name])
            numbers += np.ravel(source[name]).tolist()
        self.source_values = np.array(numbers)

    def by_name(self, estimates: Estimates) -> dict[str, Any]:
        """Return estimates by name, rounded as in the source."""
        return {
            name: np.round(estimates[place : place + max(1, int(np.prod(self.shapes[name])))], 2)
            .reshape(self.shapes[name])
            .tolist()
            for name, place in self.places.items()
        }

    def numbers(self, by_name: dict[str, Any]) -> Estimates:
        """Return named estimates as an array."""
        return np.concatenate([np.ravel(by_name[name]) for name in self.places])

    def write(self, by_name: dict[str, Any]) -> None:
        """Write the numbers into the source; comments stay."""
        lines = self.path.read_text().splitlines()
        for node in reversed(ast.parse("\n".join(lines)).body):
            if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
                continue
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                value = by_name[target.id]
                text = f"np.array({value})" if isinstance(value, list) else repr(value)
                first, last = node.value.lineno - 1, (node.value.end_lineno or 0) - 1
                rest = lines[last][node.value.end_col_offset :]
                lines[first : last + 1] = [lines[first][: node.value.col_offset] + text + rest]
        self.path.write_text("\n".join(lines) + "\n")


class EstimateLookups(ast.NodeTransformer):
    """Replaces every estimate with a lookup in the table, for the player to move."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        if isinstance(node.value, ast.Name) and node.value.id in self.layout.places:
            name = node.value.id
            index = ast.unparse(node.slice)
            if isinstance(node.slice, ast.Tuple):
                row, column = map(ast.unparse, node.slice.elts)
                index = f"({row}) * {self.layout.shapes[name][1]} + {column}"
            return self.lookup(name, index)
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if ast.unparse(node.func) == "len" and ast.unparse(node.args[0]) in self.layout.places:
            return ast.Constant(self.layout.shapes[ast.unparse(node.args[0])][0])
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return self.lookup(node.id, "0") if node.id in self.layout.places else node

    def lookup(self, name: str, index: str) -> ast.expr:
        expression = f"TABLE[int(s.to_move) * {ROOM} + {self.layout.places[name]} + {index}]"
        return ast.parse(expression, mode="eval").body


class Loader(importlib.machinery.SourceFileLoader):
    """Loads the module of weights with lookups instead of the constants of `estimates.py`."""

    def __init__(self, name: str, path: str, layout: Layout) -> None:
        super().__init__(name, path)
        self.layout = layout

    def exec_module(self, module: types.ModuleType) -> None:
        tree = ast.parse(Path(self.path).read_text())
        tree.body = [
            node
            for node in tree.body
            if not (isinstance(node, ast.ImportFrom) and str(node.module).endswith("estimates"))
        ]
        module.__dict__["TABLE"] = TABLE
        exec(
            compile(ast.fix_missing_locations(EstimateLookups(self.layout).visit(tree)), self.path, "exec"),
            module.__dict__,
        )


class Finder(importlib.abc.MetaPathFinder):
    """Finds the module of weights before Python's own finders do."""

    def __init__(self, name: str, path: Path, layout: Layout) -> None:
        self.name, self.file, self.layout = name, str(path), layout

    def find_spec(self, fullname: str, *_: Any) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        loader = Loader(fullname, self.file, self.layout)
        return importlib.util.spec_from_file_location(fullname, self.file, loader=loader)


class Trials:
    """Whole games of the greedy bot with any estimates."""

    def __init__(self, name: str, layout: Layout) -> None:
        from townwright.bots.policy import PolicyRunner
        from townwright.core.registry import game

        self.game = game(name)
        self.runner = PolicyRunner(self.game)
        self.opponents = OPPONENTS.get(name, ())
        self.lead(layout.source_values, layout.source_values, [0])  # compiles

    def scores(self, players: int, options: dict[str, str], seed: int) -> npt.NDArray[np.int64]:
        """Play a game; return the scores."""
        seats = self.game.seats(players, options)
        self.runner.reseed(seed)
        self.game.entry_points.setup(self.runner.states, 0, self.game.option_codes(players, options, None), seed)
        self.runner.play_out([0.0] * seats)
        sheet = np.zeros((self.game.rules.rows, seats), np.int64)
        scores, ranks = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        self.game.entry_points.result(self.runner.states, 0, sheet, scores, ranks)
        return scores

    def lead(self, estimates: Estimates, rival: Estimates, seeds: Sequence[int]) -> float:
        """Return the mean lead of these estimates."""
        leads = []
        for seed in seeds:
            for me in (0, 1):
                set_estimates(me, estimates)
                set_estimates(1 - me, rival)
                mine, other = self.scores(2, {}, seed)[[me, 1 - me]]
                leads.append(mine - other)
            set_estimates(0, estimates)
            for opponent in self.opponents:
                mine, other = self.scores(1, {"opponents": opponent}, seed)
                leads.append(mine - other)
        return float(np.mean(CLEAR_LEAD * np.tanh(np.array(leads) / CLEAR_LEAD)))


def set_estimates(seat: int, estimates: Estimates) -> None:
    """Set the estimates of a seat."""
    TABLE[seat * ROOM : seat * ROOM + len(estimates)] = estimates


class Worker:
    """The trials of a worker process, created before the processes are forked."""

    trials: ClassVar[Trials]


def lead(estimates: Estimates, rival: Estimates, seeds: Sequence[int]) -> float:
    """Return the mean lead of some estimates, computed in a worker process."""
    return Worker.trials.lead(estimates, rival, seeds)


def tune(name: str, layout: Layout, start: Estimates, minutes: float, workers: int, deals: int, record: Path) -> None:
    """Tune from some estimates until the time is up."""
    Worker.trials = Trials(name, layout)
    steps = np.maximum(0.3 * np.abs(layout.source_values), 0.3)
    search = CMA(mean=np.zeros_like(start), sigma=0.4, population_size=max(20, 2 * workers), seed=1)
    rng = np.random.default_rng(1)
    rival, number, end = start, 0, time.monotonic() + 60 * minutes
    with multiprocessing.get_context("fork").Pool(workers) as pool, record.open("ab") as file:
        while time.monotonic() < end:
            number += 1
            seeds = rng.integers(1 << 30, size=deals).tolist()
            candidates = [search.ask() for _ in range(search.population_size)]
            leads = pool.starmap(lead, [(start + steps * each, rival, seeds) for each in candidates], chunksize=1)
            search.tell([(each, -lead) for each, lead in zip(candidates, leads, strict=True)])
            mean = start + steps * search.mean
            if number % 100 == 0:
                rival = mean
            if number % 20 == 0:
                line = Generation(number, float(np.mean(leads)), float(search._sigma), layout.by_name(mean))
                file.write(msgspec.json.encode(line) + b"\n")
                file.flush()
                print(f"generation {number}: lead {line.lead:.1f}, step {line.step:.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--deals", type=int, default=8, help="deals per candidate")
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--record", type=Path, required=True, help="JSON lines; an existing record is continued")
    parser.add_argument("--write", action="store_true", help="only write the record's last estimates into the game")
    options = parser.parse_args()
    spec = importlib.util.find_spec("townwright.games")
    assert spec and spec.submodule_search_locations
    package = Path(next(iter(spec.submodule_search_locations))) / options.game / "evaluation"
    layout = Layout(package / "estimates.py")
    lines = options.record.read_bytes().splitlines() if options.record.exists() else []
    last = msgspec.json.decode(lines[-1], type=Generation).estimates if lines else layout.by_name(layout.source_values)
    if options.write:
        layout.write(last)
        return
    sys.meta_path.insert(
        0, Finder(f"townwright.games.{options.game}.evaluation.weights", package / "weights.py", layout)
    )
    warnings.filterwarnings("ignore", "Cannot cache compiled function")
    with tempfile.TemporaryDirectory() as cache:
        os.environ["TOWNWRIGHT_CACHE"] = cache
        tune(
            options.game, layout, layout.numbers(last), options.minutes, options.workers, options.deals, options.record
        )


if __name__ == "__main__":
    main()
