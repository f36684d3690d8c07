"""States: the whole table of a game as one NumPy record.

A class declares the fields of a record, for NumPy and for type checkers.
"""

import hashlib
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

#: The NumPy type of a record.
RecordType = np.dtype[np.void]
#: An array of states. Entry points take one together with an index.
States = npt.NDArray[np.void]
#: An array of numbers: mostly integers, but also the weights and values that rules write.
NumberArray = npt.NDArray[Any]
#: A state as the rules of its game declare it. The core uses only the fields of `GameState`.
AnyState: TypeAlias = Any

#: `to_move` of a finished game.
OVER = -1


class Field(NamedTuple):
    """A field of a record: its type and shape."""

    dtype: npt.DTypeLike
    shape: tuple[int, ...]


def field(dtype: npt.DTypeLike, *shape: int) -> Any:
    """Declare a field of a record: `coins: Numbers = field(np.int16, SEATS)`."""
    return Field(dtype, shape)


class Generator:
    """A random generator. Every state begins with one; bots and rollouts have one as a separate record."""

    chance: np.uint64 = field(np.uint64)  # the only source of randomness


class GameState(Generator):
    """The first fields of every game's record."""

    to_move: int = field(np.int8)  # the seat to move, or OVER
    revealed: int = field(np.int16)  # grows whenever a player learns something new; undo stops there


def layout(record: type, **shapes: tuple[int, ...]) -> RecordType:
    """Return the NumPy type of a class whose fields are declared with `field`.

    Fields of base classes come first. `shapes` gives the shapes that the class leaves open.
    """
    fields: dict[str, Field] = {}
    for kind in reversed(record.__mro__):
        fields |= {name: value for name, value in vars(kind).items() if isinstance(value, Field)}
    for name in fields:
        if hasattr(np.recarray, name):
            raise ValueError(f"a field cannot be called {name!r}: NumPy arrays have an attribute of that name")
    return np.dtype([(name, dtype, shapes.get(name, shape)) for name, (dtype, shape) in fields.items()], align=True)


def new_states(dtype: RecordType, size: int = 1) -> States:
    """Return an array of `size` states, all zero."""
    return np.zeros(size, dtype)


def copy_states(states: States) -> States:
    """Return a copy of some states, 100 times as fast as NumPy, which copies field by field."""
    copy: States = np.ndarray(states.shape, states.dtype, bytearray(states.tobytes()))
    return copy


@cache
def layout_digest(dtype: RecordType) -> str:
    """Return a digest of a record's layout, to recognise stored states of other layouts."""
    return hashlib.sha256(repr((dtype.descr, dtype.itemsize)).encode()).hexdigest()[:16]


def to_bytes(states: States) -> bytes:
    """Return the bytes of some states."""
    return states.tobytes()


def from_bytes(dtype: RecordType, data: bytes) -> States:
    """Return the states stored in `data`."""
    states: States = np.ndarray(len(data) // dtype.itemsize, dtype, bytearray(data))
    return states
