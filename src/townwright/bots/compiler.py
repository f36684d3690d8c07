"""A program that compiles games, part by part, and tells on its output which parts are done.

It ends when its standard input is closed: then the program that started it has ended.
"""

import os
import sys
import threading
from collections.abc import Sequence

from townwright.bots.parts import parts
from townwright.core.game import games


def end_with_input() -> None:
    """Wait until the standard input is closed, then end at once."""
    while sys.stdin.buffer.read(1):
        pass
    os._exit(0)


def main(names: Sequence[str]) -> None:
    """Compile the named games. Games that are not installed are passed over."""
    threading.Thread(target=end_with_input, daemon=True).start()
    for name in names:
        for part in parts(games()[name]) if name in games() else ():
            part.compile()
            print(part.name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
