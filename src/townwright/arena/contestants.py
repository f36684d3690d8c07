"""The bots of a contest: our own, and those of other modules."""

import re
from importlib import import_module

from townwright.bots.bot import Bot, bot
from townwright.bots.search import Clock
from townwright.core.errors import NotPossible, problem

#: The notation of a bot from another module: `package.module:100ms`.
MODULE = re.compile(r"(?P<module>\w+(?:\.\w+)+)(?::(?P<milliseconds>[1-9]\d{0,6})ms)?")


def contestant(name: str, seed: int, milliseconds: int, clock: Clock) -> Bot:
    """Return the bot of that name, or the one that `new_bot(milliseconds, seed, clock)` of a module makes."""
    spec = MODULE.fullmatch(name)
    if spec is None:
        return bot(name, seed, milliseconds, clock)
    milliseconds = int(spec["milliseconds"] or milliseconds)
    if not milliseconds:
        raise problem(NotPossible, "bot-needs-budget", bot=name)
    try:
        new_bot = import_module(spec["module"]).new_bot
    except (ImportError, AttributeError):
        return bot(name)  # raises the error for unknown bots
    result: Bot = new_bot(milliseconds, seed, clock)
    return result
