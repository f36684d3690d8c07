"""Mutation testing: change the sources in small ways, and see whether the tests notice.

    python -m tests.mutants --seed 1 --count 80

changes one place at a time in a copy of the repository and runs the tests of that module there, rules and bots
interpreted. Places are sampled with a seed, one module after the other. A mutant is killed when a test fails that
passes without it. The report goes to `tests/mutants-result.txt` after every mutant; the same command continues an
interrupted run. Survivors that behave like the original are listed in `tests/mutants-equivalent.txt`, each with its
reason, and do not count; nor do mutants of a type alias, which fail when the module is imported. A mutant whose tests
never end counts, but not as killed.

The tools on PyPI change the sources in place, rewrite functions that Numba has to read, or cannot sample.
"""

import argparse
import ast
import os
import queue
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from datetime import date
from pathlib import Path
from typing import NamedTuple

from tests.compiling import compile_all

ROOT = Path(__file__).parents[1]
SOURCES = Path("src/townwright")
RESULT, EQUIVALENT = Path("tests/mutants-result.txt"), Path("tests/mutants-equivalent.txt")
#: What is mutated. Interpreted tests say nothing about machine code, and solve endings too slowly.
PACKAGES = ("bots", "core", "games", "server")
SLOW = {"ending", "versions"}
COMPILING = {"background.py", "compile_errors.py", "compiler.py", "compiling.py", "machine_code.py", "code_parts.py"}
#: Tests of a game that need the compiler, or take hours without it.
NOT_INTERPRETED = ["--ignore-glob=*/test_ending*.py", "--ignore-glob=*/test_one_truth.py"]
#: Tests of a package beside those in the folder of its name, and those that need a compiler.
MORE = {
    "bots": ["tests/puzzles", "tests/arena"],
    "core": ["tests/test_golden.py", "--ignore=tests/core/test_compile_errors.py"],
}
#: Seconds after which a mutant counts as never ending.
TIMEOUT = 900
#: Outcomes other than the test that noticed a mutant.
SURVIVED, IS_EQUIVALENT, TIMED_OUT = "SURVIVED", "equivalent", "timeout"

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Mutant(NamedTuple):
    """A place in a file, and its replacement."""

    path: Path
    line: int
    start: int
    end: int
    text: str

    def apply(self, source: str) -> str:
        lines = source.splitlines(keepends=True)
        before = sum(len(line.encode()) for line in lines[: self.line - 1])
        data = source.encode()
        return (data[: before + self.start] + self.text.encode() + data[before + self.end :]).decode()

    def describe(self, source: str) -> str:
        """Return the line before and after, which also names the mutant when lines have moved."""
        old, new = (text.splitlines()[self.line - 1].strip() for text in (source, self.apply(source)))
        return f"{self.path.relative_to(SOURCES)}: {old} -> {new}"


def changes(node: ast.AST) -> Iterator[str]:
    """Yield replacements for a node, as source text."""
    match node:
        case ast.Compare(left, [op], [right]) if type(op) in COMPARED:
            yield ast.unparse(ast.Compare(left, [COMPARED[type(op)]()], [right]))
        case ast.BinOp(left, op, right) if type(op) in COMPUTED and not isinstance(left, ast.Constant | ast.JoinedStr):
            yield f"({ast.unparse(ast.BinOp(left, COMPUTED[type(op)](), right))})"
        case ast.BoolOp(op, values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield f"({ast.unparse(ast.BoolOp(other, values))})"
        case ast.UnaryOp(ast.Not(), operand):
            yield f"bool({ast.unparse(operand)})"
        case ast.Constant(bool() as value):
            yield str(not value)
        case ast.Constant(int() as value):
            yield str(value + 1)
        case ast.AugAssign() | ast.Expr(ast.Call()):
            yield "pass"


def places(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the parts of a module that run when it is used: no types, no decorators, no text of errors."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "exc") or (
            isinstance(node, ast.ClassDef) and name != "body"
        ):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST) and not is_typing(part):
                yield part
                yield from places(part)


def is_typing(node: ast.AST) -> bool:
    """Return whether only a type checker reads this."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Name) and node.value.id in ("Annotated", "Literal", "cast")
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def mutants(path: Path) -> list[Mutant]:
    """Return every mutant of a file that fits on one line."""
    result = []
    for node in places(ast.parse((ROOT / path).read_text("utf-8"))):
        if isinstance(node, ast.expr | ast.stmt) and node.end_lineno == node.lineno:
            for text in changes(node):
                result.append(Mutant(path, node.lineno, node.col_offset, node.end_col_offset or 0, text))
    return result


def is_type_alias(mutant: Mutant) -> bool:
    """Return whether a mutant changes a type alias, such as `Target = Square | BoardItem`, so that no import works."""
    for node in ast.parse((ROOT / mutant.path).read_text("utf-8")).body:
        if node.lineno <= mutant.line <= (node.end_lineno or 0):
            match node:
                case ast.Assign([ast.Name(name)], ast.BinOp(_, ast.BitOr(), _) | ast.Subscript()):
                    return name[0].isupper() and not name.isupper()
    return False


def sample(seed: int, count: int, only: str) -> list[Mutant]:
    """Return mutants from as many modules as possible."""
    draw = random.Random(seed)
    paths = sorted(path.relative_to(ROOT) for name in PACKAGES for path in (ROOT / SOURCES / name).rglob("*.py"))
    paths = [path for path in paths if path.name not in COMPILING and SLOW.isdisjoint(path.parts) and only in str(path)]
    remaining = {path: candidates for path in paths if (candidates := mutants(path))}
    picks: list[Mutant] = []
    while remaining and len(picks) < count:
        for path in draw.sample(sorted(remaining), len(remaining)):
            picks.append(remaining[path].pop(draw.randrange(len(remaining[path]))))
            if not remaining[path]:
                del remaining[path]
    return picks[:count]


def suites(path: Path) -> list[list[str]]:
    """Return the tests that cover a module, as arguments of pytest, the most sensitive first."""
    package, *rest = path.relative_to(SOURCES).parts
    if package != "games":
        return [*([tests] if (tests := own_tests(path)) else []), [f"tests/{package}", *MORE.get(package, [])]]
    game = rest[0]
    rulebook = [str(each) for each in sorted(Path("tests/rulebook").glob(f"test_{game}*.py"))]
    shared = [f"tests/test_{name}.py" for name in ("perft", "positions", "conformance")]
    return [
        ["-k", game, "tests/test_golden.py"],
        rulebook,
        [f"tests/games/{game}", *NOT_INTERPRETED],
        ["-k", game, *shared, "tests/research/test_spaces.py", "tests/bots", "tests/server/test_presentation.py"],
    ]


def own_tests(path: Path) -> list[str]:
    """Return the tests in the package's folder that are named like a module or its folder, or import the module."""
    package = path.relative_to(SOURCES).parts[0]
    names = {f"test_{name}" for name in (path.stem, path.parent.name)}
    module = ".".join(("townwright", *path.relative_to(SOURCES).with_suffix("").parts))
    tests = sorted((ROOT / "tests" / package).glob("test_*.py"))
    return [
        str(each.relative_to(ROOT)) for each in tests if each.stem in names or f"{module} " in each.read_text("utf-8")
    ]


def run_tests(folder: Path, arguments: list[str], package: str) -> str | None:
    """Return the first test that fails, or nothing."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *arguments]
    paths = os.pathsep.join(filter(None, [str(folder / "src"), str(folder), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    if package != "server":
        environment["NUMBA_DISABLE_JIT"] = "1"
    try:
        run = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=TIMEOUT, check=False
        )
    except subprocess.TimeoutExpired:
        return TIMED_OUT
    if run.returncode in (0, 5):
        return None
    failed = re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - |$)", run.stdout, re.MULTILINE)
    return failed[0] if failed else f"pytest ended with {run.returncode}"


def killer(folder: Path, mutant: Mutant) -> str | None:
    """Return the test that notices a mutant and passes without it."""
    path = folder / mutant.path
    source, package = path.read_text("utf-8"), mutant.path.relative_to(SOURCES).parts[0]
    for arguments in suites(mutant.path):
        excluded: list[str] = []
        while True:
            path.write_text(mutant.apply(source), "utf-8")
            try:
                failed = run_tests(folder, [*arguments, *excluded], package)
            finally:
                path.write_text(source, "utf-8")
            if failed is None:
                break
            is_test, is_file = "::" in failed, failed.startswith("tests/")
            again = [failed] if is_test else ["--collect-only", failed] if is_file else [*arguments, *excluded]
            if failed == TIMED_OUT or run_tests(folder, again, package) is None:
                return failed
            assert is_file, f"The tests do not run without a mutant either: {failed}"
            excluded += ["--deselect" if is_test else "--ignore", failed]
    return None


def copy_tree(folder: Path) -> None:
    """Copy the repository without what its tests do not need."""
    ignored = shutil.ignore_patterns(".git", ".venv", "build", "node_modules", "__pycache__", ".*_cache", ".hypothesis")
    shutil.copytree(ROOT, folder, ignore=ignored, dirs_exist_ok=True)


class Outcome(NamedTuple):
    """A mutant, as its line before and after, and the test that noticed it."""

    description: str
    test: str

    def __str__(self) -> str:
        return f"{self.test} | {self.description}"


def read_outcomes(command: str) -> dict[str, Outcome]:
    """Return the outcomes that an interrupted run of the same command has written, by mutant."""
    lines = (ROOT / RESULT).read_text("utf-8").splitlines() if (ROOT / RESULT).exists() else []
    if f"command     {command}" not in lines:
        return {}
    outcomes = [Outcome(*reversed(line.strip().split(" | ", 1))) for line in lines if " | " in line]
    return {outcome.description: outcome for outcome in outcomes}


def report(command: str, count: int, outcomes: list[Outcome]) -> str:
    """Return the score, then every mutant: survivors first."""
    equivalent = [outcome for outcome in outcomes if outcome.test == IS_EQUIVALENT]
    survived = [outcome for outcome in outcomes if outcome.test == SURVIVED]
    timed_out = [outcome for outcome in outcomes if outcome.test == TIMED_OUT]
    killed = [outcome for outcome in outcomes if outcome not in (*equivalent, *survived, *timed_out)]
    counted = len(outcomes) - len(equivalent)
    lines = [
        f"command     {command}",
        f"date        {date.today()}",
        f"tried       {len(outcomes)} of {count}",
        f"modules     {len({outcome.description.partition(':')[0] for outcome in outcomes})}",
        f"equivalent  {len(equivalent)}",
        f"timed out   {len(timed_out)}",
        f"killed      {len(killed)} of {counted} ({len(killed) / max(1, counted):.1%})",
        *[f"  {outcome}" for outcome in (*survived, *timed_out, *equivalent, *killed)],
    ]
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description="Change the sources in small ways, and see whether the tests notice.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=80)
    parser.add_argument("--only", default="", help="only files whose path holds this")
    parser.add_argument("--jobs", type=int, default=1, help="mutants to try at the same time")
    options = parser.parse_args()
    only = options.only and f" --only {options.only}"
    command = f"python -m tests.mutants --seed {options.seed} --count {options.count}{only}"
    equivalent_lines = (ROOT / EQUIVALENT).read_text("utf-8").splitlines()
    picks = sample(options.seed, options.count, options.only)
    descriptions = [mutant.describe((ROOT / mutant.path).read_text("utf-8")) for mutant in picks]
    equivalent = {
        description
        for description, mutant in zip(descriptions, picks)
        if is_type_alias(mutant) or any(line.startswith(description) for line in equivalent_lines)
    }
    outcomes = {
        key: outcome
        for key, outcome in read_outcomes(command).items()
        if key in descriptions and (outcome.test == IS_EQUIVALENT or key not in equivalent)
    }
    folders: queue.SimpleQueue[Path] = queue.SimpleQueue()
    compile_all(workers=False)  # otherwise all jobs would compile the same at the same time

    def test(description: str, mutant: Mutant) -> Outcome:
        if description in equivalent:
            return Outcome(description, IS_EQUIVALENT)
        folder = folders.get()
        try:
            return Outcome(description, killer(folder, mutant) or SURVIVED)
        finally:
            folders.put(folder)

    with tempfile.TemporaryDirectory() as temporary, ThreadPoolExecutor(options.jobs) as threads:
        for number in range(options.jobs):
            copy_tree(Path(temporary) / str(number))
            folders.put(Path(temporary) / str(number))
        tasks = [
            threads.submit(test, description, mutant)
            for description, mutant in zip(descriptions, picks)
            if description not in outcomes
        ]
        try:
            for task in as_completed(tasks):
                outcome = task.result()
                outcomes[outcome.description] = outcome
                (ROOT / RESULT).write_text(report(command, len(picks), list(outcomes.values())), "utf-8")
                print(f"{len(outcomes)}/{len(picks)} {outcome}", flush=True)
        except KeyboardInterrupt:
            threads.shutdown(cancel_futures=True)
            raise
    print((ROOT / RESULT).read_text("utf-8"))


if __name__ == "__main__":
    main()
