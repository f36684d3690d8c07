"""`@rule` and `@entry_point`: a rule is a plain Python function that compiled code can call too.

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
from typing import TYPE_CHECKING, Generic, ParamSpec, Protocol, TypeVar, cast, overload

import numpy as np

from townwright.core.code_parts import CodePart
from townwright.core.record import records

if TYPE_CHECKING:
    from townwright.core.machine_code import EntryPointDispatcher, RuleDispatcher

#: False where the rules only ever run as plain Python (`NUMBA_DISABLE_JIT=1`), to be debugged.
COMPILED: bool = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")

P = ParamSpec("P")
R = TypeVar("R")


class Rule(Generic[P, R]):
    """A rules function: Python runs it interpreted, compiled code calls its machine code."""

    __name__: str
    __qualname__: str

    def __init__(self, function: Callable[P, R]) -> None:
        self.py_func = function
        functools.update_wrapper(self, function)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.py_func(*args, **kwargs)

    @cached_property
    def dispatcher(self) -> RuleDispatcher:
        """What Numba knows the rule by."""
        from townwright.core import machine_code

        return machine_code.RuleDispatcher(self.py_func)

    def __repr__(self) -> str:
        return f"<Rule {self.__module__}.{self.__qualname__}>"


class EntryPoint(Generic[R]):
    """A function that Python calls with arrays of states and an index. Machine code takes over when it is ready.

    A slow one is of no use interpreted: its first caller waits for the machine code. The function itself sees records
    where Python passes arrays, so that only its result has a type here.
    """

    __name__: str
    __qualname__: str

    def __init__(self, function: Callable[..., R], over: Path | None, parallel: bool, slow: bool) -> None:
        self.py_func = function
        self.parallel = parallel
        self.slow = slow
        #: What Numba knows the entry point by, and the same once it has machine code.
        self.dispatcher: EntryPointDispatcher | None = None
        self.code: Callable[..., R] | None = None
        self._followers: list[Callable[[Callable[..., R]], None]] = []
        functools.update_wrapper(self, function)
        own = Path(inspect.getfile(function)).parent
        self.packages = frozenset({own, over or own})
        #: The entry points that are compiled together with this one.
        self.part: CodePart = CodePart(function.__qualname__, (self,))

    def __call__(self, *args: object) -> R:
        if self.code is not None:
            return self.code(*args)
        if COMPILED and self.part.needs_code(self, args):
            assert self.dispatcher is not None
            return cast(R, self.dispatcher(*args))
        return self.interpret(*args)

    def interpret(self, *args: object) -> R:
        """Run the plain function. The generator's arithmetic wraps around on purpose; NumPy need not warn of it."""
        with np.errstate(over="ignore"):
            return self.py_func(*map(_readable, args))

    def switch(self, code: Callable[..., R]) -> None:
        """Use this machine code from now on."""
        self.code = code
        for follow in self._followers:
            follow(code)

    def follow(self, follower: Callable[[Callable[..., R]], None]) -> None:
        """Tell `follower` what to call: this entry point, and its machine code once that is ready."""
        follower(self.code or self)
        if self.code is None:
            self._followers.append(follower)

    def __repr__(self) -> str:
        return f"<EntryPoint {self.__module__}.{self.__qualname__}>"


def rule(function: Callable[P, R]) -> Rule[P, R]:
    """Make a function a rule: rules, entry points and CUDA kernels can call it compiled, and Python as it stands."""
    return Rule(function) if COMPILED else cast("Rule[P, R]", function)


@overload
def entry_point(function: Callable[..., R]) -> EntryPoint[R]: ...
@overload
def entry_point(*, over: Path | None = None, parallel: bool = False, slow: bool = False) -> EntryPointDecorator: ...
def entry_point(
    function: Callable[..., R] | None = None, *, over: Path | None = None, parallel: bool = False, slow: bool = False
) -> EntryPoint[R] | EntryPointDecorator:
    """Make a function an entry point. It takes arrays of states and an index, never a record: an array passes in 0.4
    microseconds, a record in 6 or more. In a parallel one, loops over `numba.prange` use all cores.

    A function built inside another one, around the rules of a game, names that game's package with `over`.
    """
    if function is None:
        return lambda inner: EntryPoint(inner, over, parallel, slow)
    return EntryPoint(function, over, parallel, slow)


class EntryPointDecorator(Protocol):
    """What `entry_point` with options returns."""

    def __call__(self, function: Callable[..., R], /) -> EntryPoint[R]: ...


def _readable(value: object) -> object:
    """An argument as interpreted rules read it; those of a named tuple one by one."""
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        named_tuple: Callable[..., object] = type(value)
        return named_tuple(*map(_readable, value))
    return records(value) if isinstance(value, np.ndarray) and value.dtype.names else value
