"""Read and write one record of a NumPy array as a Python object: `s.coins[player] -= 3`.

Interpreted rules, views, questions and refusals read the state this way. A number is a Python number (only `uint64`
stays a NumPy number), an array a NumPy view of the record's memory, a nested record another `Record`. This is ten times
as fast as NumPy's record arrays.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, Concatenate, Generic, ParamSpec, SupportsIndex, TypeVar, cast, overload

import numpy as np
import numpy.typing as npt

from townwright.core.state import NumberArray, RecordType, States, copy_states

#: A class that declares a record, and the result of a function.
S = TypeVar("S")
T = TypeVar("T")
P = ParamSpec("P")
#: Cache size of `from_fields`, in records.
CACHE_SIZE = 1024


class Record:
    """One record with its fields as attributes; `record_class` makes the class for a NumPy type."""

    _dtype: RecordType

    def __init__(self, array: States) -> None:
        """Wrap a zero-dimensional array."""
        fields = self.__dict__
        fields["_array"], fields["_bytes"] = array, array.reshape(1).view(np.uint8).data

    def __getattr__(self, name: str) -> Any:
        """Look up a field, or the memory as numbers of one type (`_as_h`), and store it as an attribute."""
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
        """Assign a number or copy a nested record; raise for unknown fields."""
        if isinstance(getattr(type(self), name, None), property):
            super().__setattr__(name, value)
        elif isinstance(value, Record):
            getattr(self, name)._bytes[:] = value._bytes
        else:
            raise AttributeError(name)

    def __array__(self, dtype: npt.DTypeLike | None = None, copy: bool | None = None) -> States:
        """Convert to a zero-dimensional NumPy array."""
        return np.array(self._array, dtype)


class Records(Generic[S]):
    """An array of records: `states[i]` reads one, `states[i] = other` copies one."""

    def __init__(self, array: States) -> None:
        self.array = array
        self.shape = array.shape
        self._cache: dict[SupportsIndex, S] = {}

    def __len__(self) -> int:
        return len(self.array)

    def __iter__(self) -> Iterator[S]:
        return (self[index] for index in range(len(self)))

    def __getitem__(self, index: SupportsIndex) -> S:
        try:
            return self._cache[index]
        except KeyError:
            number = index.__index__()
            return self._cache.setdefault(number, records(self.array[number, ...]))

    def __setitem__(self, index: SupportsIndex, value: S) -> None:
        overwrite(self[index], value)


@overload
def records(array: States, /) -> Any: ...
@overload
def records(array: States, kind: type[S], /) -> Records[S]: ...
def records(array: States, _kind: object = None, /) -> Any:
    """Return a `Record` for a zero-dimensional array, `Records` for any other.

    The second argument is the class that declares the records, for type checkers.
    """
    return Records(array) if array.ndim else record_class(array.dtype)(array)


def as_record(record: object) -> Record:
    """Cast an object of a declaring class to `Record`, for type checkers."""
    return cast(Record, record)


def states_of(record: object) -> States:
    """Return the memory of a record as an array of one state, as entry points take it."""
    states: States = as_record(record)._array.reshape(1)
    return states


def copy_record(record: S) -> S:
    """Return a copy of a record."""
    copy: S = records(copy_states(as_record(record)._array))
    return copy


def overwrite(record: object, source: object) -> None:
    """Copy a record into another of the same type."""
    as_record(record)._bytes[:] = as_record(source)._bytes


@functools.cache
def record_class(dtype: RecordType) -> type[Record]:
    """Return the `Record` class for a NumPy type.

    Each number is a property with generated code, as in dataclasses, because rules mostly read numbers.
    """
    lines = ["class _Record(Record):", "    _dtype = dtype"]
    for name, (field, offset, *_) in (dtype.fields or {}).items():
        if field.names is None and field.subdtype is None:
            memory = f"self._as_{field.char}[{offset // field.itemsize}]"
            # A NumPy number wraps around, as the arithmetic of the random generator needs.
            number = f"uint64({memory})" if field == np.uint64 else memory
            lines += ["    @property", f"    def {name}(self): return {number}"]
            kind = "float" if field.kind == "f" else "int"
            lines += [f"    @{name}.setter", f"    def {name}(self, value): {memory} = {kind}(value)"]
    namespace: dict[str, object] = {"Record": Record, "dtype": dtype, "uint64": np.uint64}
    exec("\n".join(lines), namespace)
    return cast(type[Record], namespace["_Record"])


def once(function: Callable[[S], T]) -> Callable[[S], T]:
    """Cache the result of a function per `Record` object."""

    @functools.wraps(function)
    def cached(s: S) -> T:
        try:
            result: T = s.__dict__["_once"][function]
        except KeyError:
            result = s.__dict__.setdefault("_once", {})[function] = function(s)
        return result

    return cached


def plain(array: NumberArray) -> Any:
    """Return a copy with lists instead of arrays, and objects with attributes instead of records.

    Interpreted rules read lists three times as fast as arrays. Rules that index several dimensions at once, or take
    slices, need arrays.
    """
    if array.dtype.names is None:
        return array.tolist()
    if array.ndim:
        return [plain(each) for each in array]
    return SimpleNamespace(**{name: plain(array[name]) for name in array.dtype.names})


def plain_fields(record: S, *names: str) -> S:
    """Return some fields of a record as Python numbers and lists, which are faster to read."""
    values = ((name, getattr(record, name)) for name in names)
    return cast(S, SimpleNamespace(**{name: each if type(each) is int else each.tolist() for name, each in values}))


def clear_cache(record: object) -> None:
    """Forget what `once` has cached for a `Record`, because its memory has changed."""
    record.__dict__.pop("_once", None)


def from_fields(
    *names: str, lists: bool = False
) -> Callable[[Callable[Concatenate[S, P], T]], Callable[Concatenate[S, P], T]]:
    """Cache the result of a function for the contents of these fields; it sees only these fields.

    Most actions change only a few fields. With `lists` the function sees the fields as `plain` makes them. Further
    arguments are passed on.
    """

    def decorate(function: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
        @functools.lru_cache(maxsize=CACHE_SIZE)
        def compute(dtype: RecordType, args: tuple[Any, ...], *contents: bytes) -> T:
            fields: Any = SimpleNamespace()
            for name, data in zip(names, contents, strict=True):
                array = np.frombuffer(data, dtype[name].base).reshape(dtype[name].shape)
                if lists:
                    value: Any = plain(array)
                elif array.dtype.names is None:
                    value = array if array.ndim else array.item()
                else:
                    value = records(array.copy())
                setattr(fields, name, value)
            return call(fields, *args)

        @functools.wraps(function)
        def cached(s: S, *args: Any) -> T:
            array = as_record(s)._array
            return compute(array.dtype, args, *[array[name].tobytes() for name in names])

        call: Callable[..., T] = function
        result: Any = cached
        result.cache_clear = compute.cache_clear
        return cast(Callable[Concatenate[S, P], T], result)

    return decorate
