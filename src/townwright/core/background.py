"""Load machine code in a background thread; a separate process compiles what is missing.

The thread waits for the code files of requested parts and loads them. It never compiles: compiling would block the
interpreter, and a thread inside the compiler cannot be stopped when the program ends.
"""

from __future__ import annotations

import atexit
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from townwright.core.code_parts import CodePart

#: Seconds between two checks for new code files.
POLL_SECONDS = 0.5
#: The module that compiles the games named on its command line. It ends when its standard input is closed.
COMPILER = "townwright.bots.compiler"


class Loader(threading.Thread):
    """The thread that loads parts as soon as they are compiled."""

    def __init__(self) -> None:
        super().__init__(name="machine code", daemon=True)
        self._waiting: dict[CodePart, bool] = {}  # part: whether to compile it
        self._compilers: dict[str, subprocess.Popen[bytes]] = {}
        self._stopped = threading.Event()

    def request(self, part: CodePart, compile: bool) -> None:
        """Load a part once compiled; with `compile`, start compiling it."""
        self._waiting.setdefault(part, compile)

    def run(self) -> None:
        """Load the requested parts until the program ends."""
        while not self._stopped.is_set():
            for part, compile in list(self._waiting.items()):
                if self._stopped.is_set():
                    return
                if part.load():
                    del self._waiting[part]
                elif compile and part.game not in self._compilers:
                    command = [sys.executable, "-m", COMPILER, part.game]
                    self._compilers[part.game] = subprocess.Popen(
                        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
                    )
            self._stopped.wait(POLL_SECONDS)

    def has_failed(self, part: CodePart) -> bool:
        """Return whether compiling or loading a part has failed."""
        compiler = self._compilers.get(part.game)
        ended = compiler is not None and compiler.poll() is not None
        return not self.is_alive() or (ended and not part.is_stored())

    def stop(self) -> None:
        """Stop the thread and the compilers at the end of the program; a load in progress is finished."""
        self._stopped.set()
        self.join()
        for compiler in self._compilers.values():
            compiler.kill()
            compiler.wait()


_loader: Loader | None = None
_lock = threading.Lock()


def request(part: CodePart, compile: bool) -> None:
    """Load a part in the background once compiled; with `compile`, start compiling it."""
    global _loader
    with _lock:
        if _loader is None:
            _loader = Loader()
            _loader.request(part, compile)
            _loader.start()
            atexit.register(_loader.stop)
        else:
            _loader.request(part, compile)


def has_failed(part: CodePart) -> bool:
    """Return whether compiling or loading a requested part has failed."""
    return _loader is None or _loader.has_failed(part)
