"""Records: the whole table of a game as one NumPy record."""

import hashlib
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

#: One or more states side by side: what every entry point takes, together with an index.
States = npt.NDArray[Any]
Ints = npt.NDArray[Any]

#: `to_move` of a finished game.
OVER = -1

HEADER: list[tuple[Any, ...]] = [
    ("chance", np.uint64),  # the generator: all luck comes from here
    ("to_move", np.int8),  # the seat to move, or OVER
    ("revealed", np.int16),  # grows whenever anybody learns something new; undo stops there
]


def record(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """The record of a game: what all games have, then the game's own fields."""
    return checked(np.dtype([*HEADER, *fields], align=True))


def checked(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Refuse field names that are methods of NumPy arrays: interpreted, the method would win."""
    for name in dtype.names or ():
        if hasattr(np.recarray, name):
            raise ValueError(f"a field cannot be called {name!r}: NumPy arrays have a method of that name")
    return dtype


def table(dtype: np.dtype[Any], size: int = 1) -> States:
    """Room for `size` states, all zero."""
    return np.zeros(size, dtype)


def copy_of(states: States) -> States:
    """A copy of some states, byte by byte: NumPy's own copy goes field by field and takes a hundred times as long."""
    copy: States = np.ndarray(states.shape, states.dtype, bytearray(states.tobytes()))
    return copy


@cache
def layout(dtype: np.dtype[Any]) -> str:
    """A digest of the record's layout: bytes of a state mean something only to the same layout."""
    return hashlib.sha256(repr((dtype.descr, dtype.itemsize)).encode()).hexdigest()[:16]


def to_bytes(states: States) -> bytes:
    return states.tobytes()


def from_bytes(dtype: np.dtype[Any], data: bytes) -> States:
    """The states held in `data`."""
    states: States = np.ndarray(len(data) // dtype.itemsize, dtype, bytearray(data))
    return states
