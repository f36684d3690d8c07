"""Rules that cannot be compiled: one sentence with the file and the line, not Numba's hundreds."""

import inspect
from collections.abc import Callable

import numpy as np
import pytest
from tests.market import rules as market
from tests.market.rules import State

from townwright.core.errors import CannotCompile
from townwright.core.record import Records
from townwright.core.rule import EntryPoint, entry_point, rule
from townwright.core.state import new_states

SENTENCES = {
    "field_read": "the record has no field “ofer”.",
    "field_written": "the record has no field “ofer”.",
    "called": "the record has no field “ofer”.",
    "text_as_number": "can’t compile this rule: Cannot cast",
    "unknown_attribute": "can’t compile this rule: module 'numpy' has no attribute 'no_such_function'.",
}


@entry_point
def field_read(states: Records[State], i: int) -> int:
    return states[i].ofer  # type: ignore[attr-defined,no-any-return]


@entry_point
def field_written(states: Records[State], i: int) -> None:
    states[i].offer = 1
    states[i].ofer = 1  # type: ignore[attr-defined]


@rule
def misspelt(s: State) -> int:
    return s.ofer + 1  # type: ignore[attr-defined,no-any-return]


@entry_point
def called(states: Records[State], i: int) -> int:
    return misspelt(states[i])


@entry_point
def text_as_number(states: Records[State], i: int) -> None:
    states[i].offer = "amber"  # type: ignore[assignment]


@entry_point
def unknown_attribute(states: Records[State], i: int) -> int:
    return np.no_such_function(states[i].offer)  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("point", [field_read, field_written, called, text_as_number, unknown_attribute])
def test_what_cannot_be_compiled_is_named_with_its_place(point: EntryPoint[object]) -> None:
    with pytest.raises(CannotCompile) as caught:
        point.part.compile_for(point, (new_states(market.STATE), 0))
    function: Callable[..., object] = point.py_func if point is not called else inspect.unwrap(misspelt)
    lines, first = inspect.getsourcelines(function)
    sentence = str(caught.value)
    assert f"{inspect.getsourcefile(function)}, line {first + len(lines) - 1}: " in sentence
    assert SENTENCES[point.__name__] in sentence
    assert len(sentence.splitlines()) == 1
    assert caught.value.reason.say("de") != sentence
