"""A program that compiles parts of games and reports its progress on standard output.

    python -m townwright.bots.compiler [--native] [--into LAYER] [--lang LANGUAGE] [GAME …]

It compiles the games named on its command line, then the parts named on standard input, one per line (`<game>.play`).
It ends when standard input is closed, because then the program that started it has ended. If rules cannot be compiled,
it prints the reason to standard error, in one sentence, and ends.
"""

import argparse
import os
import queue
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from townwright.bots.machine_code import code_parts
from townwright.core.code_parts import CodePart, machine_code
from townwright.core.errors import CannotCompile
from townwright.core.registry import games
from townwright.core.rule import reachable_rules
from townwright.locale import LANGUAGES, system_language

#: Percent of the work that is done once all rules of a part are LLVM code; generating machine code is the rest.
LLVM_PERCENT = 60


def main(names: Sequence[str], native: bool = False, layer: Path | None = None) -> None:
    """Compile requested parts until standard input is closed, for the cache or into a layer."""
    if hasattr(os, "nice") and not native and not layer:
        os.nice(10)  # play is more urgent, except under `townwright prepare`
    requests: queue.Queue[str] = queue.Queue()
    for name in names:
        for part in code_parts(games()[name]) if name in games() else ():
            requests.put(part.name)
    threading.Thread(target=read_input, args=[requests], daemon=True).start()
    parts: dict[str, CodePart] = {}
    while True:
        name = requests.get()
        if name not in parts:
            parts |= {part.name: part for part in code_parts(games()[name.partition(".")[0]])}
        with progress(parts[name]):
            if layer:
                parts[name].compile_into(layer)
            else:
                parts[name].compile(native)
        report(name, 100)


def read_input(requests: "queue.Queue[str]") -> None:
    """Queue requests until standard input is closed, then exit at once."""
    for line in sys.stdin:
        requests.put(line.strip())
    os._exit(0)


def report(name: str, percent: int) -> None:
    print(name, percent, flush=True)


@contextmanager
def progress(part: CodePart) -> Iterator[None]:
    """Report the progress of a part in percent, rule by rule."""
    machine_code()
    from numba.core import event

    from townwright.core.machine_code import RuleDispatcher

    total, done, last_percent = len(reachable_rules(part.entries)), 0, 0

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            pass

        def on_end(self, event: Any) -> None:
            nonlocal done, last_percent
            if isinstance(event.data["dispatcher"], RuleDispatcher):
                done += 1
                percent = min(LLVM_PERCENT, LLVM_PERCENT * done // max(1, total))
                if percent > last_percent:
                    last_percent = percent
                    report(part.name, percent)

    with event.install_listener("numba:compile", Listener()):
        yield


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--native", action="store_true", help="compile for this CPU even if a layer has portable code")
    parser.add_argument("--into", type=Path, help="a layer to compile into")
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="language of messages")
    parser.add_argument("games", nargs="*")
    arguments = parser.parse_args()
    try:
        main(arguments.games, arguments.native, arguments.into)
    except CannotCompile as error:
        sys.exit(error.reason.say(arguments.lang))
