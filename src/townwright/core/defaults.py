"""Rules and drawings that a game may leave out, made from those that it has.

They take the number of seats from the record's field `players`. `scores` and `weigh` need memory of their own, which
there is none of on a GPU: a game that is to be played there brings its own.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from townwright.core.arrays import Floats, Matrix, Numbers
from townwright.core.log import COLUMNS, Log
from townwright.core.record import Records
from townwright.core.rule import rule


def clear_before_setup(
    state: np.dtype[Any], setup: Callable[[Any, Numbers, int], None]
) -> Callable[[Any, Numbers, int], None]:
    """The setup of a game, on a record of which everything is zero, whatever was played on it before."""
    namespace: dict[str, Any] = {"__name__": __name__}
    exec("\n".join(["def wipe(s):", *_zeros("s", state, 1)]), namespace)
    wipe = rule(namespace["wipe"])

    @rule
    def begin(s: Any, options: Numbers, seed: int) -> None:
        wipe(s)
        setup(s, options, seed)

    return begin


def _zeros(record: str, dtype: np.dtype[Any], depth: int) -> Iterator[str]:
    """Lines that set every field of a record to zero."""
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


def sheet_totals(sheet: Callable[[Any, Matrix], None], rows: int) -> Callable[[Any, Numbers], None]:
    """Scores: the sums of the columns of the score sheet."""

    @rule
    def scores(s: Any, out: Numbers) -> None:
        points = np.zeros((rows, int(s.players)), np.int64)
        sheet(s, points)
        for seat in range(int(s.players)):
            out[seat] = 0
            for row in range(rows):
                out[seat] += points[row, seat]

    return scores


@rule
def rank_by_points(s: Any, scores: Numbers, out: Numbers) -> None:
    """Ranks: more points win, equal points share a place."""
    for seat in range(int(s.players)):
        out[seat] = 1
        for rival in range(int(s.players)):
            if scores[rival] > scores[seat]:
                out[seat] += 1


def scores_as_values(scores: Callable[[Any, Numbers], None]) -> Callable[[Any, Floats], None]:
    """Evaluation: the scores."""

    @rule
    def evaluate(s: Any, out: Any) -> None:
        scores(s, out)

    return evaluate


def immediate_gain(
    apply: Callable[[Any, int, Log], None], evaluate: Callable[[Any, Floats], None]
) -> Callable[[Any, Numbers, int, Floats, Records[Any]], None]:
    """Weights: what an action changes at once for whoever plays it."""

    @rule
    def weigh(s: Any, actions: Numbers, n: int, out: Floats, spare: Records[Any]) -> None:
        me = int(s.to_move)
        values = np.zeros(int(s.players))
        log = np.zeros((1, COLUMNS), np.int32)
        evaluate(s, values)
        before = values[me]
        for i in range(n):
            spare[0] = s
            apply(spare[0], int(actions[i]), log)
            evaluate(spare[0], values)
            out[i] = values[me] - before

    return weigh


def observe_fields(state: np.dtype[Any], fields: Sequence[str]) -> tuple[Callable[[Any, int, Numbers], None], int]:
    """An observation of fields of the record that everybody may see, in order, and how many numbers these are."""
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
    namespace: dict[str, Any] = {"__name__": __name__}
    exec("\n".join(lines), namespace)
    return rule(namespace["observe"]), size


def draw_fields(view: Any, *_: Any) -> Any:
    """A drawing: the view as it is, field by field."""
    from rich.pretty import Pretty

    return Pretty(msgspec.to_builtins(view))
