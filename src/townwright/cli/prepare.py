"""`townwright prepare`: compile games in advance, for this machine or for similar ones."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from townwright.bots import code_parts
from townwright.cli.terminal import Terminal
from townwright.core.background import COMPILER
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.rule import COMPILED

#: Makes Numba compile for any CPU of this architecture; read when Numba is imported.
GENERIC = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}


def prepare(terminal: Terminal, games: Sequence[Game]) -> None:
    """Compile what has not been compiled for this CPU yet."""
    missing = [game for game in games if not all(part.is_stored(native=True) for part in code_parts(game))]
    if missing and COMPILED:
        compile_games(terminal, missing, ["--native"], {})
    if len(games) > 1:
        terminal.note(terminal.say("cli-prepared"))


def prepare_layer(terminal: Terminal, games: Sequence[Game], layer: Path) -> None:
    """Compile into a folder that any machine with this system, Python and Numba can use."""
    try:
        layer.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise problem(NotPossible, "cannot-write", path=str(layer), why=error.strerror or str(error)) from error
    compile_games(terminal, games, ["--into", str(layer.absolute())], GENERIC)
    terminal.note(terminal.say("cli-prepared-layer", path=str(layer.absolute())))


def compile_games(
    terminal: Terminal, games: Sequence[Game], arguments: Sequence[str], environment: Mapping[str, str]
) -> None:
    """Compile games in parallel, one process per game, largest first, and show the progress."""
    titles = ", ".join(game.title(terminal.language) for game in games)
    if not terminal.err.is_terminal:
        terminal.note(terminal.say("cli-preparing", game=titles))
    percents = {part.name: 0 for game in games for part in code_parts(game)}
    compilers: list[subprocess.Popen[str]] = []
    pool = ThreadPoolExecutor(os.cpu_count())
    with terminal.progress() as progress:
        task = progress.add_task(terminal.say("cli-preparing", game=titles), total=100 * len(percents))

        def compile_game(game: Game) -> None:
            part_names, last_line = {part.name for part in code_parts(game)}, ""
            with subprocess.Popen(
                [sys.executable, "-m", COMPILER, *arguments, "--lang", terminal.language, game.name],
                env={**os.environ, **environment, "PYTHONIOENCODING": "utf-8"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
            ) as compiler:
                compilers.append(compiler)
                assert compiler.stdout
                while any(percents[name] < 100 for name in part_names):
                    line = compiler.stdout.readline()
                    if not line:
                        raise problem(
                            NotPossible, "cli-cannot-prepare", game=game.title(terminal.language), why=last_line
                        )
                    last_line = line.strip()
                    name, _, percent = last_line.partition(" ")
                    if name in part_names:
                        percents[name] = int(percent)
                        progress.update(task, completed=sum(percents.values()))

        try:
            for each in [pool.submit(compile_game, game) for game in sorted(games, key=source_size, reverse=True)]:
                each.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for compiler in compilers:
                compiler.kill()


def source_size(game: Game) -> int:
    """Return a rough measure of compile time: the length of the sources."""
    return sum(path.stat().st_size for path in game.package.rglob("*.py"))
