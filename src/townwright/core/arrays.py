"""Array types for rules and records, for type checkers.

The types are protocols that every NumPy array of numbers satisfies. A number read from an array is typed as `int`,
whatever its width, so the type checker asks for no conversions. In interpreted code it is a NumPy number, which can
overflow: rules convert it with `int` before they calculate with it. Views and actions, which become JSON, convert it
with `int` or `bool`.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, SupportsIndex, TypeAlias, TypeVar, cast, overload

import numpy as np
import numpy.typing as npt

E = TypeVar("E")

#: A NumPy number or boolean, of the type of the array it comes from.
Scalar: TypeAlias = Any
#: Indexes in two and in three dimensions.
Pair = tuple[SupportsIndex, SupportsIndex]
Triple = tuple[SupportsIndex, SupportsIndex, SupportsIndex]


class Array(Protocol):
    """The common interface of all arrays."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def size(self) -> int: ...
    @property
    def dtype(self) -> np.dtype[Any]: ...
    def __len__(self) -> int: ...
    def __array__(self) -> npt.NDArray[Any]: ...
    def __eq__(self, other: object, /) -> Any: ...  # element by element
    def tolist(self) -> Any: ...
    def nonzero(self) -> tuple[npt.NDArray[np.intp], ...]: ...
    def any(self) -> Scalar: ...
    def min(self) -> Scalar: ...
    def max(self) -> Scalar: ...
    @overload
    def sum(self) -> Scalar: ...
    @overload
    def sum(self, axis: int) -> Scalar: ...


class Array1(Array, Protocol[E]):
    """A one-dimensional array."""

    @overload
    def __getitem__(self, index: SupportsIndex, /) -> E: ...
    @overload
    def __getitem__(self, index: slice, /) -> "Array1[E]": ...
    def __setitem__(self, index: SupportsIndex | slice, value: "E | Array1[E] | Sequence[E]", /) -> None: ...
    def __iter__(self) -> Iterator[E]: ...
    def __contains__(self, value: object, /) -> bool: ...


class Array2(Array, Protocol[E]):
    """A two-dimensional array."""

    @overload
    def __getitem__(self, index: Pair, /) -> E: ...
    @overload
    def __getitem__(self, index: SupportsIndex, /) -> Array1[E]: ...
    @overload
    def __getitem__(self, index: slice, /) -> "Array2[E]": ...
    @overload
    def __getitem__(self, index: tuple[slice, SupportsIndex] | tuple[SupportsIndex, slice], /) -> Array1[E]: ...
    def __setitem__(
        self,
        index: Pair | SupportsIndex | slice | tuple[slice, SupportsIndex] | tuple[SupportsIndex, slice],
        value: "E | Array1[E] | Array2[E] | Sequence[E]",
        /,
    ) -> None: ...
    def __iter__(self) -> Iterator[Array1[E]]: ...
    def reshape(self, size: int, /) -> Array1[E]: ...


class Array3(Array, Protocol[E]):
    """A three-dimensional array."""

    @overload
    def __getitem__(self, index: Triple, /) -> E: ...
    @overload
    def __getitem__(self, index: Pair, /) -> Array1[E]: ...
    @overload
    def __getitem__(self, index: SupportsIndex, /) -> Array2[E]: ...
    def __setitem__(
        self,
        index: Triple | Pair | SupportsIndex | slice | tuple[SupportsIndex, SupportsIndex, slice],
        value: "E | Array1[E] | Array2[E] | Array3[E]",
        /,
    ) -> None: ...
    def __iter__(self) -> Iterator[Array2[E]]: ...


Numbers = Array1[int]
Matrix = Array2[int]
Cube = Array3[int]
Floats = Array1[float]

#: Convert a number to a signed 64-bit integer. In compiled code `int` would keep its width and sign.
int64: Callable[[int | np.uint64], int] = cast(Any, np.int64)
#: Convert a number to single precision, or back to double. In interpreted code both remain NumPy numbers.
float32: Callable[[float], float] = cast(Any, np.float32)
float64: Callable[[float], float] = cast(Any, np.float64)
