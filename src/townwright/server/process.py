"""A server process from its first moment: its thinkers start while it is still importing the application."""

import os
from typing import Any

from townwright.core.code_parts import CompileMode
from townwright.server.settings import Settings
from townwright.server.workers.pool import WorkerPool, end_with_parent


def create() -> Any:
    """The application as the server process loads it, with the settings from the environment."""
    os.environ.setdefault("TOWNWRIGHT_COMPILE", CompileMode.BY_OTHER_PROCESS.value)  # see `compiling`
    end_with_parent(lambda: os._exit(1))
    settings = Settings.from_environment()
    thinkers = WorkerPool(settings.thinkers, seed=settings.seed)
    thinkers.start()
    from townwright.server.app import serve

    return serve(settings, thinkers)
