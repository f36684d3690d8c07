"""Rules in tables: scoring conditions with the squares that earned their points, and the rule of a number."""

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from townwright.core.files import Json
from townwright.core.rule import Rule, rule
from townwright.core.squares import Square


class Id(IntEnum):
    """A number with an id, as data and words know it."""

    @property
    def id(self) -> str:
        return self.name.lower()


def enum_from_ids(name: str, entries: Iterable[Mapping[str, Json]]) -> Any:
    """Number the entries of some data by their ids, in their order: an enumeration."""
    make: Any = Id
    return make(name, {entry["id"].upper(): number for number, entry in enumerate(entries)})


#: Points, and the squares that earned them together.
ScoredSquares = tuple[int, list[Square]]


@dataclass(frozen=True)
class ScoringCondition:
    """A scoring condition. Both functions name as their parameters what of the table they look at."""

    points: Callable[..., int]  # the rule
    squares: Callable[..., Iterable[ScoredSquares]]  # adds up to the points; asks the same rules

    @property
    def inputs(self) -> tuple[str, ...]:
        """What of the table the rule looks at."""
        return parameters(self.points)

    def scored_squares(self, **table: object) -> list[ScoredSquares]:
        """The squares that earned the points, and how many."""
        return list(self.squares(*(table[name] for name in parameters(self.squares))))


def parameters(function: Callable[..., object]) -> tuple[str, ...]:
    """The names of a function's parameters."""
    return tuple(inspect.signature(function).parameters)


def points_each(paid: int, squares: Iterable[Square]) -> Iterator[ScoredSquares]:
    """Every square earns the same by itself."""
    return ((paid, [square]) for square in squares)


def in_order(ids: Sequence[str], table: Mapping[str, ScoringCondition]) -> tuple[ScoringCondition, ...]:
    """The conditions in the order of their ids. Each id has an entry, and each entry an id."""
    if set(ids) != table.keys():
        raise ValueError(f"scoring conditions without a rule or without data: {set(ids) ^ table.keys()}")
    return tuple(table[condition] for condition in ids)


def dispatch(conditions: Mapping[int, ScoringCondition], table: Sequence[str]) -> Rule[..., int]:
    """Return the rule that gives the points of a condition: `points(number, *table)`; 0 for any other number."""
    return by_number({number: condition.points for number, condition in conditions.items()}, table)


def by_number(rules: Mapping[int, Callable[..., int]], arguments: Sequence[str]) -> Rule[..., int]:
    """Return a rule that calls the rule of a number with the arguments that it names; 0 for any other number.

    Compiled code cannot look a function up in a table, so a chain of `if`s is written out.
    """
    lines = [f"def chosen(number, {', '.join(arguments)}):"]
    for number, each in rules.items():
        lines += [f"    if number == {number}:", f"        return rule_{number}({', '.join(parameters(each))})"]
    namespace: dict[str, Any] = {f"rule_{number}": each for number, each in rules.items()}
    exec("\n".join([*lines, "    return 0"]), {"__name__": __name__, **namespace}, namespace)
    return rule(namespace["chosen"])
