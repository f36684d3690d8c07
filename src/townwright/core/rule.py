"""`@rule` and `@entry_point`: Python functions that run interpreted and compiled.

Python calls a rule interpreted; compiled code calls its machine code. An entry point is a function that Python calls
with arrays of states; it runs interpreted until its machine code is loaded. Numba is imported only to compile or load
machine code, because the import takes over a second.
"""

from __future__ import annotations

import functools
import inspect
import os
from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Generic, ParamSpec, Protocol, TypeVar, cast, overload

import numpy as np

from townwright.core.code_parts import AnyEntryPoint, CodePart
from townwright.core.record import records

if TYPE_CHECKING:
    from townwright.core.machine_code import EntryPointDispatcher, RuleDispatcher

#: False if rules only run interpreted, for debugging (`NUMBA_DISABLE_JIT=1`).
COMPILED: bool = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")

P = ParamSpec("P")
R = TypeVar("R")


class Rule(functools.partial[R], Generic[P, R]):
    """A rules function: Python runs it interpreted, compiled code calls its machine code.

    It is a `partial` without arguments, because a `__call__` of our own would take longer than most rules.
    """

    __name__: str
    __qualname__: str

    def __init__(self, function: Callable[P, R]) -> None:
        functools.update_wrapper(self, function)

    @property
    def py_func(self) -> Callable[P, R]:
        """The function that Python runs."""
        return self.func

    if TYPE_CHECKING:

        def __new__(cls, function: Callable[P, R]) -> Rule[P, R]: ...

        def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R: ...

    @cached_property
    def dispatcher(self) -> RuleDispatcher:
        """The Numba dispatcher of the rule."""
        from townwright.core import machine_code

        return machine_code.RuleDispatcher(self.py_func)

    def __repr__(self) -> str:
        return f"<Rule {self.__module__}.{self.__qualname__}>"


class EntryPoint(Generic[R]):
    """A function that Python calls with arrays of states and an index.

    It runs interpreted until its machine code is loaded. If it is marked as slow, or if its code part has no example
    arguments, its first caller waits for the machine code instead. Arguments are not typed, because the function sees
    records where Python passes arrays.
    """

    __name__: str
    __qualname__: str

    def __init__(self, function: Callable[..., R], package: Path | None, parallel: bool, slow: bool) -> None:
        self.py_func = function
        self.parallel = parallel
        self.slow = slow
        #: The Numba dispatcher; `code` is the same object once it has machine code.
        self.dispatcher: EntryPointDispatcher | None = None
        self.code: Callable[..., R] | None = None
        self._listeners: list[Callable[[Callable[..., R]], None]] = []
        functools.update_wrapper(self, function)
        folder = Path(inspect.getfile(function)).parent
        self.packages = frozenset({folder, package or folder})
        #: The entry points that are compiled together with this one.
        self.part: CodePart = CodePart(function.__qualname__, (self,))

    def __call__(self, *args: object) -> R:
        if self.code is not None:
            return self.code(*args)
        if COMPILED and self.part.ensure_code(self, args):
            assert self.dispatcher is not None
            return cast(R, self.dispatcher(*args))
        return self.interpret(*args)

    def interpret(self, *args: object) -> R:
        """Run the function interpreted, without warnings when the random generator overflows."""
        with np.errstate(over="ignore"):
            return self.py_func(*map(_as_records, args))

    def switch_to(self, code: Callable[..., R]) -> None:
        """Use machine code from now on."""
        self.code = code
        for listener in self._listeners:
            listener(code)

    def subscribe(self, listener: Callable[[Callable[..., R]], None]) -> None:
        """Give `listener` the function to call: now, and again once the machine code is loaded."""
        listener(self.code or self)
        if self.code is None:
            self._listeners.append(listener)

    def __repr__(self) -> str:
        return f"<EntryPoint {self.__module__}.{self.__qualname__}>"


def rule(function: Callable[P, R]) -> Rule[P, R]:
    """Decorate a rule: Python calls it interpreted; rules, entry points and kernels call it compiled."""
    return Rule(function) if COMPILED else cast("Rule[P, R]", function)


@overload
def entry_point(function: Callable[..., R]) -> EntryPoint[R]: ...
@overload
def entry_point(*, package: Path | None = None, parallel: bool = False, slow: bool = False) -> EntryPointDecorator: ...
def entry_point(
    function: Callable[..., R] | None = None, *, package: Path | None = None, parallel: bool = False, slow: bool = False
) -> EntryPoint[R] | EntryPointDecorator:
    """Decorate an entry point.

    It takes arrays of states and an index, because passing an array takes 0.4 microseconds and a record 6 or more. In a
    parallel one, loops over `numba.prange` use all cores. A function that calls the rules of a game names the folder of
    that game with `package`.
    """
    if function is None:
        return lambda inner: EntryPoint(inner, package, parallel, slow)
    return EntryPoint(function, package, parallel, slow)


def reachable_rules(entries: Iterable[AnyEntryPoint]) -> list[Rule[..., object]]:
    """Return the rules that entry points call, directly or indirectly."""
    rules: dict[Rule[..., object], None] = {}
    pending = [entry.py_func for entry in entries]
    while pending:
        function = pending.pop()
        values = [function.__globals__.get(name) for name in function.__code__.co_names]
        modules = [value for value in values if isinstance(value, ModuleType)]
        values += [getattr(module, name, None) for module in modules for name in function.__code__.co_names]
        values += [cell.cell_contents for cell in function.__closure__ or ()]
        for value in values:
            if isinstance(value, Rule) and value not in rules:
                rules[value] = None
                pending.append(value.py_func)
    return list(rules)


class EntryPointDecorator(Protocol):
    """The decorator that `entry_point` with options returns."""

    def __call__(self, function: Callable[..., R], /) -> EntryPoint[R]: ...


def _as_records(value: object) -> object:
    """Wrap an array of states as records, as interpreted rules read it; within named tuples too."""
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        named_tuple = cast(Callable[..., object], type(value))
        return named_tuple(*map(_as_records, value))
    return records(value) if isinstance(value, np.ndarray) and value.dtype.names else value
