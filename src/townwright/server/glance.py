"""A record that is looked at very often: NumPy takes microseconds to find a field, so each is found once.

Putting two hundred legal actions into words asks for the same fields two hundred times. `view`, `decode` and `remark`
only read fields and elements while a game runs; they are handed this instead of the record.
"""

from typing import Any

import numpy as np


class Glance:
    """A record, its fields as attributes."""

    def __init__(self, record: Any) -> None:
        self._record = record

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = glance(getattr(self._record, name))
        return value

    def __getitem__(self, name: Any) -> Any:
        return self._record[name]


class Glances:
    """Records in a row."""

    def __init__(self, records: Any) -> None:
        self._records = records
        self._found: dict[int, Any] = {}

    def __getitem__(self, index: Any) -> Any:
        place = int(index)
        if place not in self._found:
            self._found[place] = glance(self._records[place])
        return self._found[place]

    def __len__(self) -> int:
        return len(self._records)


def glance(value: Any) -> Any:
    """What a field holds: records again, or a number or numbers as they are."""
    if isinstance(value, np.void):
        return Glance(value)
    if isinstance(value, np.ndarray) and value.dtype.names:
        return Glances(value)
    return value
