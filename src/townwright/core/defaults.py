"""Default rules and drawings for games that leave them out.

The rules read the number of seats from the field `players` of the record. The default `scores` and `weigh` allocate
memory, which CUDA kernels cannot do: a game for GPUs defines its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, cast

import msgspec
import numpy as np

from townwright.core.arrays import Floats, Matrix, Numbers
from townwright.core.log import COLUMNS, Log
from townwright.core.record import Records
from townwright.core.rule import rule
from townwright.core.state import AnyState, RecordType
from townwright.locale import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


def clear_before_setup(
    state: RecordType, setup: Callable[[AnyState, Numbers, int], None]
) -> Callable[[AnyState, Numbers, int], None]:
    """Return a setup that clears the record before it calls the game's own."""
    functions: dict[str, Callable[..., None]] = {}
    exec("\n".join(["def wipe(s):", *_zeros("s", state, 1)]), {"__name__": __name__}, functions)
    wipe = rule(functions["wipe"])

    @rule
    def begin(s: AnyState, options: Numbers, seed: int) -> None:
        wipe(s)
        setup(s, options, seed)

    return begin


def _zeros(record: str, dtype: RecordType, depth: int) -> Iterator[str]:
    """Yield lines of code that set every field of a record to zero."""
    for name, (field, *_) in (dtype.fields or {}).items():
        place, indent = f"{record}.{name}", "    " * depth
        if field.base.names is None:
            yield f"{indent}{place}{'[:]' if field.shape else ''} = 0"
            continue
        for axis, length in enumerate(field.shape):
            index = f"i{depth}_{axis}"
            yield f"{'    ' * (depth + axis)}for {index} in range({length}):"
            place += f"[{index}]"
        yield from _zeros(place, field.base, depth + len(field.shape))


def sheet_totals(sheet: Callable[[AnyState, Matrix], None], rows: int) -> Callable[[AnyState, Numbers], None]:
    """Return a `scores` rule: the totals of the score sheet."""

    @rule
    def scores(s: AnyState, out: Numbers) -> None:
        points = np.zeros((rows, int(s.players)), np.int64)
        sheet(s, points)  # pyright: ignore[reportArgumentType]
        for seat in range(int(s.players)):
            out[seat] = 0
            for row in range(rows):
                out[seat] += points[row, seat]

    return scores


@rule
def rank_by_points(s: AnyState, scores: Numbers, out: Numbers) -> None:
    """Rank by points; equal points share a rank."""
    for seat in range(int(s.players)):
        out[seat] = 1
        for rival in range(int(s.players)):
            if scores[rival] > scores[seat]:
                out[seat] += 1


def scores_as_values(scores: Callable[[AnyState, Numbers], None]) -> Callable[[AnyState, Floats], None]:
    """Return an `evaluate` rule: the scores."""
    write_scores = cast(Callable[[AnyState, Floats], None], scores)

    @rule
    def evaluate(s: AnyState, out: Floats) -> None:
        write_scores(s, out)

    return evaluate


def immediate_gain(
    apply: Callable[[AnyState, int, Log], None], evaluate: Callable[[AnyState, Floats], None]
) -> Callable[[AnyState, Numbers, int, Floats, Records[AnyState]], None]:
    """Return a `weigh` rule: how much an action immediately changes its player's value."""

    @rule
    def weigh(s: AnyState, actions: Numbers, n: int, out: Floats, spare: Records[AnyState]) -> None:
        me = int(s.to_move)
        values = np.zeros(int(s.players))
        log = np.zeros((1, COLUMNS), np.int32)
        evaluate(s, values)
        before = values[me]
        for i in range(n):
            spare[0] = s
            apply(spare[0], int(actions[i]), log)  # pyright: ignore[reportArgumentType]
            evaluate(spare[0], values)
            out[i] = values[me] - before

    return weigh


def observe_fields(state: RecordType, fields: Sequence[str]) -> tuple[Callable[[AnyState, int, Numbers], None], int]:
    """Return an `observe` rule for public fields of the record, and the number of values it writes."""
    lines, size = ["def observe(s, player, out):"], 0
    for name in fields:
        shape = state[name].shape
        places = "".join(f"i{axis}, " for axis in range(len(shape))).rstrip(", ")
        for axis, length in enumerate(shape):
            lines.append(f"{'    ' * (axis + 1)}for i{axis} in range({length}):")
        at = str(size)
        for axis in range(len(shape)):
            at += f" + i{axis} * {int(np.prod(shape[axis + 1 :], dtype=np.int64))}"
        lines.append(f"{'    ' * (len(shape) + 1)}out[{at}] = s.{name}{f'[{places}]' if places else ''}")
        size += int(np.prod(shape, dtype=np.int64))
    functions: dict[str, Callable[..., None]] = {}
    exec("\n".join(lines), {"__name__": __name__}, functions)
    return rule(functions["observe"]), size


def draw_fields(view: object, _sheet: object, speak: Words, names: Sequence[str]) -> RenderableType:
    """Draw a view field by field, each with its message `label-<field>`.

    `to_move` is left out, because the question says who is to move.
    """
    from rich.table import Table

    drawing = Table.grid(padding=(0, 2))
    for name, value in msgspec.to_builtins(view).items():
        if name != "to_move":
            per_seat = isinstance(value, list) and len(value) == len(names) > 1
            text = (
                [f"{who}: {_as_text(each, speak)}" for who, each in zip(names, value, strict=True)] if per_seat else []
            )
            drawing.add_row(_label(name, speak), "\n".join(text) or _as_text(value, speak))
    return drawing


def _label(name: str, speak: Words) -> str:
    """Return the message `label-<name>`, or the name itself."""
    return speak(f"label-{name}") if f"label-{name}" in speak else name.replace("_", " ").capitalize()


def _as_text(value: object, speak: Words) -> str:
    """Return a value of a view without brackets."""
    if isinstance(value, dict):
        return ", ".join(f"{_label(name, speak)} {_as_text(each, speak)}" for name, each in value.items())
    if isinstance(value, list):
        nested = any(isinstance(each, dict | list) for each in value)
        return (" | " if nested else ", ").join(_as_text(each, speak) for each in value) or "–"
    return "–" if value is None else str(value)
