"""`@rule` and `@entry`: a rule is a plain Python function that compiled code can call too.

Python calls a rule as it stands, interpreted. An entry point is a function that Python calls with arrays of states; it
runs interpreted until its machine code is there, then as machine code. Numba is imported only when machine code is
compiled or loaded, because the import alone takes over a second.
"""

from __future__ import annotations

import functools
import inspect
import os
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from townwright.core.parts import Part
from townwright.core.record import records

#: False where the rules only ever run as plain Python (`NUMBA_DISABLE_JIT=1`), to be debugged.
COMPILED: bool = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


class Rule:
    """A rules function: Python runs it interpreted, compiled code calls its machine code."""

    __name__: str
    __qualname__: str

    def __init__(self, function: Callable[..., Any]) -> None:
        self.py_func = function
        functools.update_wrapper(self, function)

    def __call__(self, *args: Any) -> Any:
        return self.py_func(*args)

    @cached_property
    def dispatcher(self) -> Any:
        """What Numba knows the rule by."""
        from townwright.core import machine_code

        return machine_code.RuleDispatcher(self.py_func)

    def __repr__(self) -> str:
        return f"<Rule {self.__module__}.{self.__qualname__}>"


class Entry:
    """A function that Python calls with arrays of states and an index. Machine code takes over when it is ready.

    A slow one is of no use interpreted: its first caller waits for the machine code.
    """

    __name__: str
    __qualname__: str

    def __init__(self, function: Callable[..., Any], over: Path | None, parallel: bool, slow: bool) -> None:
        self.py_func = function
        self.parallel = parallel
        self.slow = slow
        #: What Numba knows the entry point by, and the same once it has machine code.
        self.dispatcher: Any = None
        self.code: Callable[..., Any] | None = None
        self._followers: list[Callable[[Any], None]] = []
        functools.update_wrapper(self, function)
        own = Path(inspect.getfile(function)).parent
        self.packages = frozenset({own, over or own})
        #: The entry points that are compiled together with this one.
        self.part: Part = Part(function.__qualname__, (self,))

    def __call__(self, *args: Any) -> Any:
        if self.code is not None:
            return self.code(*args)
        if COMPILED and self.part.needs_code(self, args):
            return self.dispatcher(*args)
        return self.interpret(*args)

    def interpret(self, *args: Any) -> Any:
        """Run the plain function. The generator's arithmetic wraps around on purpose; NumPy need not warn of it."""
        with np.errstate(over="ignore"):
            return self.py_func(*map(_readable, args))

    def switch(self, code: Callable[..., Any]) -> None:
        """Use this machine code from now on."""
        self.code = code
        for follow in self._followers:
            follow(code)

    def follow(self, follower: Callable[[Any], None]) -> None:
        """Tell `follower` what to call: this entry point, and its machine code once that is ready."""
        follower(self.code or self)
        if self.code is None:
            self._followers.append(follower)

    def __repr__(self) -> str:
        return f"<Entry {self.__module__}.{self.__qualname__}>"


def rule(function: Callable[..., Any]) -> Any:
    """Make a function a rule: rules, entry points and CUDA kernels can call it compiled, and Python as it stands."""
    return Rule(function) if COMPILED else function


def entry(
    function: Callable[..., Any] | None = None, *, over: Path | None = None, parallel: bool = False, slow: bool = False
) -> Any:
    """Make a function an entry point. It takes arrays of states and an index, never a record: an array passes in 0.4
    microseconds, a record in 6 or more. In a parallel one, loops over `numba.prange` use all cores.

    A function built inside another one, around the rules of a game, names that game's package with `over`.
    """
    if function is None:
        return lambda inner: entry(inner, over=over, parallel=parallel, slow=slow)
    return Entry(function, over, parallel, slow)


def _readable(value: Any) -> Any:
    """An argument as interpreted rules read it."""
    return records(value) if isinstance(value, np.ndarray) and value.dtype.names else value
