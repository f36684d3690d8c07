"""A record to be looked at, for everything in plain Python that reads many of its fields.

NumPy's records take microseconds to find a field, its arrays a tenth of one. So a record is looked at as an array
without dimensions; each field is found once, and numbers come as Python's own.
"""

import functools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

T = TypeVar("T")
#: Of so many records is kept what was told of them.
KEPT = 1024


class Glance:
    """A record as it is now, an array without dimensions, its fields as attributes. To be thrown away once the record
    has changed."""

    def __init__(self, record: npt.NDArray[Any]) -> None:
        self._record = record

    def __getattr__(self, name: str) -> Any:
        try:
            value = self.__dict__[name] = glance(self._record[name])
        except (KeyError, ValueError):
            raise AttributeError(name) from None
        return value

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        """The record itself, for what takes a record."""
        return np.array(self._record, dtype)


class Glances:
    """Records in a row."""

    def __init__(self, records: Any) -> None:
        self._records = records
        self._found: dict[int, Any] = {}

    def __getitem__(self, index: Any) -> Any:
        place = int(index)
        if place not in self._found:
            self._found[place] = glance(self._records[place, ...])
        return self._found[place]

    def __len__(self) -> int:
        return len(self._records)


def glance(value: npt.NDArray[Any]) -> Any:
    """What a field holds: records again, a number, or numbers as they are."""
    if value.dtype.names:
        return Glances(value) if value.ndim else Glance(value)
    return value if value.ndim else value.item()


def once(function: Callable[[Any], T]) -> Callable[[Any], T]:
    """What a function tells of a record is found out once for each glance: most of a view is the same for all."""

    @functools.wraps(function)
    def told(s: Any) -> T:
        if not isinstance(s, Glance):
            return function(s)
        known = s.__dict__.setdefault("_told", {})
        if function not in known:
            known[function] = function(s)
        found: T = known[function]
        return found

    return told


def from_fields(*names: str) -> Callable[[Callable[[Any], T]], Callable[[Any], T]]:
    """What a function tells of a record, it tells from these fields alone, and it is handed nothing else. What was told
    is kept for the next record that has the same in them: most actions leave most of the table as it is."""

    def decorate(function: Callable[[Any], T]) -> Callable[[Any], T]:
        @functools.lru_cache(maxsize=KEPT)
        def found(dtype: Any, *fields: bytes) -> T:
            read = {name: np.frombuffer(data, dtype[name].base) for name, data in zip(names, fields, strict=True)}
            return function(SimpleNamespace(**{name: glance(read[name].reshape(dtype[name].shape)) for name in names}))

        @functools.wraps(function)
        def told(s: Any) -> T:
            record = s._record if isinstance(s, Glance) else s
            return found(record.dtype, *(record[name].tobytes() for name in names))

        return told

    return decorate
