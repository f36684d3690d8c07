"""Rules that cannot be compiled: one sentence with the file and the line, not Numba's hundreds."""

import inspect
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from numba.core.errors import TypingError
from tests.market import GAME as MARKET
from tests.market import rules as market
from tests.market.rules import State

from townwright.bots.policy import policies
from townwright.core import compile_errors
from townwright.core.contract import DEFAULT, Learning
from townwright.core.errors import CannotCompile, Sentence
from townwright.core.log import Log
from townwright.core.record import Records
from townwright.core.rule import EntryPoint, Rule, entry_point, rule
from townwright.core.state import new_states

SENTENCES = {
    "field_read": "The record has no field “ofer”.",
    "field_written": "The record has no field “ofer”.",
    "called": "The record has no field “ofer”.",
    "text_as_number": "Can’t compile this rule: Cannot cast",
    "unknown_attribute": "Can’t compile this rule: module 'numpy' has no attribute 'no_such_function'.",
    "undefined_name": "“bonus” is not defined.",
    "too_few_arguments": "Can’t compile this rule: missing a required argument: 'least'.",
    "too_many_places": "Can’t compile this rule: no getitem for nestedarray(int8, (3, 4)), ",
    "dictionary": "Can’t compile this rule: no setitem for DictType[",
    "plain_function": "“helper” needs @rule.",
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


@entry_point
def undefined_name(states: Records[State], i: int) -> int:
    return bonus(states[i])  # type: ignore[name-defined,no-any-return] # noqa: F821


@entry_point
def too_few_arguments(states: Records[State], i: int) -> int:
    return market.holds(states[i], 0)  # type: ignore[call-arg]


@entry_point
def too_many_places(states: Records[State], i: int) -> int:
    return states[i].hands[0, 0, 0]  # type: ignore[index]


@entry_point
def dictionary(states: Records[State], i: int) -> None:
    prices: dict[object, object] = {}
    prices[states[i].offer] = "amber"
    prices["beryl"] = 2


def helper(s: State) -> int:
    return s.offer


@entry_point
def plain_function(states: Records[State], i: int) -> int:
    return helper(states[i])


POINTS = [
    field_read,
    field_written,
    called,
    text_as_number,
    unknown_attribute,
    undefined_name,
    too_few_arguments,
    too_many_places,
    dictionary,
    plain_function,
]


@pytest.mark.parametrize("point", POINTS)
def test_a_compile_error_names_the_place(point: EntryPoint[object]) -> None:
    with pytest.raises(CannotCompile) as caught:
        point.part.compile_for(point, (new_states(market.STATE), 0))
    function: Callable[..., object] = point.py_func if point is not called else inspect.unwrap(misspelt)
    lines, first = inspect.getsourcelines(function)
    sentence = str(caught.value)
    assert f"{inspect.getsourcefile(function)}, line {first + len(lines) - 1}: " in sentence
    assert SENTENCES[point.__name__] in sentence
    assert len(sentence.splitlines()) == 1
    assert caught.value.reason.say("de") != sentence


@rule
def apply(s: State, action: int, log: Log) -> None:
    if action == market.END:
        s.offr = 0  # type: ignore[attr-defined]
    market.apply(s, action, log)


@rule
def divide(s: State, action: int, log: Log) -> None:
    s.offer //= action - action
    helper(s)


@pytest.mark.parametrize(
    ("mistaken", "line", "why"),
    [(apply, 2, "The record has no field “offr”."), (divide, 1, "ZeroDivisionError: ")],
)
def test_the_rules_are_rerun_interpreted_for_a_python_error(mistaken: Rule[..., None], line: int, why: str) -> None:
    """Whatever part of the game was being compiled, the sentence names the statement that a game fails at."""
    rules = replace(MARKET.rules, apply=mistaken, weigh=DEFAULT)
    game = replace(MARKET, package=Path(__file__).parent, rules=rules)
    for part in (game.entry_points.play_part, policies(game).part):
        with pytest.raises(CannotCompile) as caught:
            part.compile()
        function = inspect.unwrap(mistaken)
        first = function.__code__.co_firstlineno + 1  # below the decorator
        assert f"{__file__}, line {first + line}: {why}" in str(caught.value)
        assert len(str(caught.value).splitlines()) == 1


@pytest.mark.parametrize("name", ["setup", "legal", "apply", "sheet", "redeal", "weigh", "hidden"])
def test_a_forgotten_decorator_is_named(name: str) -> None:
    with pytest.raises(ValueError, match=f"^`{name}` needs @rule$"):
        replace(MARKET.rules, **cast(Any, {name: helper}))
    with pytest.raises(ValueError, match=r"^`observe` needs @rule$"):
        Learning(observe=cast(Any, helper), observation_count=1)


def test_colours_of_numba_are_left_out() -> None:
    """Numba colours its messages where the package colorama is installed."""
    error = TypingError('\x1b[1mCannot cast text\x1b[0m.\nFile "rules.py", line 3:')
    _, why = cast(tuple[object, Sentence], compile_errors._from_numba(error, []))
    assert why == Sentence("not-compilable", {"why": "Cannot cast text"})
