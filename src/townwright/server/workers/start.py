"""What a worker process does first.

A worker imports only this module and its jobs. In particular it imports no metrics: their folder belongs to the server
processes, and is gone if the server stops while a worker starts.
"""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from itertools import count

from townwright.bots.machine_code import code_parts
from townwright.bots.network import network_weights
from townwright.core.code_parts import cache_root, layers
from townwright.core.registry import games


def start_worker(low_priority: bool) -> None:
    """Set up a worker, which exits with its server and ignores Ctrl-C.

    With `low_priority` it yields to other processes. Machine code is loaded in the background, so that a job for one
    game need not wait for the code of the others.
    """
    if low_priority and hasattr(os, "nice"):
        os.nice(10)
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(lambda: os._exit(0))
    threading.Thread(target=load_machine_code, daemon=True).start()


def end_with_parent(end: Callable[[], None]) -> None:
    """Call `end` when the process that started this one has ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            end()

        threading.Thread(target=watch, daemon=True).start()


def load_machine_code() -> None:
    """Load stored machine code and networks; without any code, do not import the compiler yet."""
    if not any(path for root in (cache_root(), *layers()) for path in root.rglob("*.code")):
        return
    for game in games().values():
        for part in code_parts(game):
            part.load()
        for number in count(1):
            if network_weights(game, number) is None:
                break
