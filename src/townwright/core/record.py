"""Read and write one record of a NumPy array as a Python object: `s.coins[player] -= 3`.

Rules that run interpreted, views, questions and refusals all read the table this way. A number comes as a Python
`int`, an array as a NumPy view of the record's own memory, a record within a record as another `Record`.
It takes a tenth of the time of NumPy's own record arrays.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, Generic, SupportsIndex, TypeVar, cast, overload

import numpy as np
import numpy.typing as npt

from townwright.core.state import RecordType, States, copy_states

#: The class that declares a record, and what a function returns.
S = TypeVar("S")
T = TypeVar("T")
#: Cache size of `from_fields`, in records.
CACHE_SIZE = 1024


class Record:
    """One record, its fields as attributes. `record_class` makes the class for a NumPy type."""

    _dtype: RecordType

    def __init__(self, array: States) -> None:
        """Take an array without dimensions."""
        data = memoryview(array.reshape(1).view(np.uint8).data)
        fields = self.__dict__
        fields["_array"], fields["_bytes"] = array, data

    def __getattr__(self, name: str) -> Any:
        """Look a field up for the first time: an array, or a view of the memory in which numbers of one type lie."""
        if name.startswith("_as_"):
            value: Any = self._bytes.cast(name[4:])
        elif name in (self._dtype.names or ()):
            field = self._array[name]
            value = field if field.dtype.names is None else records(field)
        else:
            raise AttributeError(name)
        self.__dict__[name] = value
        return value

    def __setattr__(self, name: str, value: object) -> None:
        """Assign a number, which has a property of its own, or copy a record within. A misspelt field is an error."""
        if isinstance(getattr(type(self), name, None), property):
            super().__setattr__(name, value)
        elif isinstance(value, Record):
            getattr(self, name)._bytes[:] = value._bytes
        else:
            raise AttributeError(name)

    def __array__(self, dtype: npt.DTypeLike | None = None, copy: bool | None = None) -> States:
        """The record itself, for what takes a record."""
        return np.array(self._array, dtype)


class Records(Generic[S]):
    """Records in a row: `states[i]` reads one, `states[i] = other` copies one byte by byte."""

    def __init__(self, array: States) -> None:
        self.array = array
        self.shape = array.shape
        self._known: dict[int, S] = {}

    def __len__(self) -> int:
        return len(self.array)

    def __iter__(self) -> Iterator[S]:
        return (self[place] for place in range(len(self)))

    def __getitem__(self, index: SupportsIndex) -> S:
        place = index.__index__()
        if place not in self._known:
            self._known[place] = records(self.array[place, ...])
        return self._known[place]

    def __setitem__(self, index: SupportsIndex, value: S) -> None:
        record_itself(self[index])._bytes[:] = record_itself(value)._bytes


@overload
def records(array: States, /) -> Any: ...
@overload
def records(array: States, kind: type[S], /) -> Records[S]: ...
def records(array: States, _kind: object = None, /) -> Any:
    """An array of records as Python reads it: a `Record` if it has no dimensions, `Records` otherwise.

    The second argument is the class that declares the records: type checkers take them for objects of that class.
    """
    return Records(array) if array.ndim else record_class(array.dtype)(array)


def record_itself(record: object) -> Record:
    """The `Record` that type checkers take for an object of the class that declares it."""
    return cast(Record, record)


def copy_record(record: S) -> S:
    """A copy of one record, in memory of its own."""
    copy: S = records(copy_states(record_itself(record)._array))
    return copy


@functools.cache
def record_class(dtype: RecordType) -> type[Record]:
    """Make the class that reads records of a type. Each number is a property whose code is written out, as dataclasses
    do it: rules read numbers more often than anything else."""
    lines = ["class _Record(Record):", "    _dtype = dtype"]
    for name, (field, offset, *_) in (dtype.fields or {}).items():
        if field.names is None and field.subdtype is None:
            memory = f"self._as_{field.char}[{offset // field.itemsize}]"
            number = f"uint64({memory})" if field == np.uint64 else memory  # the generator's arithmetic wraps around
            lines += ["    @property", f"    def {name}(self): return {number}"]
            kind = "float" if field.kind == "f" else "int"
            lines += [f"    @{name}.setter", f"    def {name}(self, value): {memory} = {kind}(value)"]
    namespace: dict[str, object] = {"Record": Record, "dtype": dtype, "uint64": np.uint64}
    exec("\n".join(lines), namespace)
    return cast(type[Record], namespace["_Record"])


def once(function: Callable[[S], T]) -> Callable[[S], T]:
    """Cache what a function returns for a `Record` object: most of a view is the same for all seats."""

    @functools.wraps(function)
    def cached(s: S) -> T:
        cache: dict[object, T] = s.__dict__.setdefault("_once", {})
        if function not in cache:
            cache[function] = function(s)
        return cache[function]

    return cached


def from_fields(*names: str) -> Callable[[Callable[[S], T]], Callable[[S], T]]:
    """Cache what a function returns for the contents of these fields; it is passed nothing but these.

    Most actions leave most of the table as it is.
    """

    def decorate(function: Callable[[S], T]) -> Callable[[S], T]:
        @functools.lru_cache(maxsize=CACHE_SIZE)
        def compute(dtype: RecordType, *contents: bytes) -> T:
            fields: Any = SimpleNamespace()
            for name, data in zip(names, contents, strict=True):
                array = np.frombuffer(data, dtype[name].base).reshape(dtype[name].shape)
                if array.dtype.names is None:
                    value: Any = array if array.ndim else array.item()
                else:
                    value = records(array.copy())
                setattr(fields, name, value)
            return function(fields)

        @functools.wraps(function)
        def cached(s: S) -> T:
            array = record_itself(s)._array
            return compute(array.dtype, *(array[name].tobytes() for name in names))

        return cached

    return decorate
