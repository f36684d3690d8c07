"""Scoring conditions with the squares that score, and rules that are selected by a number."""

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Any

from townwright.core.files import Json
from townwright.core.rule import Rule, rule
from townwright.core.squares import Square


class IdEnum(IntEnum):
    """An enumeration whose members have an id, for data and messages."""

    @property
    def id(self) -> str:
        """The name in lower case."""
        return self.name.lower()


def enum_from_ids(name: str, entries: Iterable[Mapping[str, Json]]) -> Any:
    """Return an enumeration of the ids of some entries, numbered from 0."""
    make: Any = IdEnum
    return make(name, {entry["id"].upper(): number for number, entry in enumerate(entries)})


#: Points, and the squares that scored them together.
ScoredSquares = tuple[int, list[Square]]


@dataclass(frozen=True)
class ScoringCondition:
    """A scoring condition; the parameters of both functions name the parts of the table they read."""

    points: Callable[..., int]  # the rule
    squares: Callable[..., Iterable[ScoredSquares]]  # their points add up to those of the rule

    @property
    def inputs(self) -> tuple[str, ...]:
        """The parts of the table that the rule reads."""
        return parameters(self.points)

    def scored_squares(self, **table: object) -> list[ScoredSquares]:
        """Return the points and the squares that scored them."""
        return list(self.squares(*(table[name] for name in parameters(self.squares))))


@cache
def parameters(function: Callable[..., object]) -> tuple[str, ...]:
    """Return the names of a function's parameters."""
    return tuple(inspect.signature(function).parameters)


def points_each(points: int, squares: Iterable[Square]) -> Iterator[ScoredSquares]:
    """Yield every square with the same points."""
    return ((points, [square]) for square in squares)


def in_order(ids: Sequence[str], conditions: Mapping[str, ScoringCondition]) -> tuple[ScoringCondition, ...]:
    """Return the conditions in the order of their ids; raise unless ids and conditions match."""
    if set(ids) != conditions.keys():
        raise ValueError(f"scoring conditions without a rule or without data: {set(ids) ^ conditions.keys()}")
    return tuple(conditions[condition] for condition in ids)


def dispatch(conditions: Mapping[int, ScoringCondition], arguments: Sequence[str]) -> Rule[..., int]:
    """Return a rule: the points of a condition, `points(number, *arguments)`; 0 for other numbers."""
    return by_number({number: condition.points for number, condition in conditions.items()}, arguments)


def by_number(rules: Mapping[int, Callable[..., int]], arguments: Sequence[str]) -> Rule[..., int]:
    """Return a rule that calls one of these rules, selected by its number; 0 for other numbers.

    Compiled code cannot look up a function by its number, so the rule is a generated chain of `if`s.
    """
    lines = [f"def call(number, {', '.join(arguments)}):"]
    for number, function in rules.items():
        lines += [f"    if number == {number}:", f"        return rule_{number}({', '.join(parameters(function))})"]
    namespace: dict[str, Callable[..., int]] = {f"rule_{number}": function for number, function in rules.items()}
    exec("\n".join([*lines, "    return 0"]), {"__name__": __name__, **namespace}, namespace)
    return rule(namespace["call"])
