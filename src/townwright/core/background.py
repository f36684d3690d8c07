"""Load machine code in the background, and have it compiled by another process where there is none.

A thread waits for the code files of the parts that were called. It only ever loads: compiling would keep the
interpreter busy, and a thread inside the compiler cannot be stopped when the program ends.
"""

from __future__ import annotations

import atexit
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from townwright.core.code_parts import CodePart

#: Seconds between two looks for new code files.
PAUSE = 0.5
#: The program that compiles the games named on its command line. It ends when its standard input is closed.
COMPILER = "townwright.bots.compiler"


class Loader(threading.Thread):
    """The thread that loads parts as soon as their code is there."""

    def __init__(self) -> None:
        super().__init__(name="machine code", daemon=True)
        self._waiting: dict[CodePart, bool] = {}  # whether it is to be compiled
        self._compilers: dict[str, subprocess.Popen[bytes]] = {}
        self._stopped = threading.Event()

    def request(self, part: CodePart, compile: bool) -> None:
        """Load a part when its code is there; start to compile it if nobody else does."""
        self._waiting.setdefault(part, compile)

    def run(self) -> None:
        """Load what was requested until the program ends."""
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
            self._stopped.wait(PAUSE)

    def has_failed(self, part: CodePart) -> bool:
        """Whether nobody works on a part any more, though its code is not there."""
        compiler = self._compilers.get(part.game)
        ended = compiler is not None and compiler.poll() is not None
        return not self.is_alive() or (ended and not part.is_stored())

    def stop(self) -> None:
        """Finish what is being loaded, and end the compilers: the program ends."""
        self._stopped.set()
        self.join()
        for compiler in self._compilers.values():
            compiler.kill()
            compiler.wait()


_loader: Loader | None = None
_lock = threading.Lock()


def request(part: CodePart, compile: bool) -> None:
    """Load a part in the background as soon as its code is there; start to compile it if nobody else does."""
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
    """Whether a part that was requested will not be there: its compiler failed, or it cannot be loaded."""
    return _loader is None or _loader.has_failed(part)
