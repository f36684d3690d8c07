"""A program that compiles games, part by part, and tells on its output which parts are done.

    python -m townwright.bots.compiler [--native] [--into FOLDER] GAME…

It ends when its standard input is closed: then the program that started it has ended.
"""

import argparse
import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from townwright.bots.parts import parts
from townwright.core.game import games


def end_with_input() -> None:
    """Wait until the standard input is closed, then end at once.

    It reads past Python's buffer, whose lock would be held when the program ends by itself.
    """
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(0)


def main(names: Sequence[str], native: bool = False, layer: Path | None = None) -> None:
    """Compile the named games, for the cache or into a layer. Games that are not installed are passed over."""
    threading.Thread(target=end_with_input, daemon=True).start()
    for name in names:
        for part in parts(games()[name]) if name in games() else ():
            if layer:
                part.compile_into(layer)
            else:
                part.compile(native)
            print(part.name, flush=True)


if __name__ == "__main__":
    reader = argparse.ArgumentParser()
    reader.add_argument("--native", action="store_true", help="compile even where a layer has code for any CPU")
    reader.add_argument("--into", type=Path, help="a layer for other machines")
    reader.add_argument("games", nargs="*")
    arguments = reader.parse_args()
    main(arguments.games, arguments.native, arguments.into)
