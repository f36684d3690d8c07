"""Tables of scoring conditions: one rule for all of them, interpreted and compiled."""

from typing import Any

import numpy as np
import pytest

from townwright.core.conditions import ScoringCondition, dispatch, enum_from_ids, in_order
from townwright.core.rule import entry_point, rule


@rule
def width(g: Any) -> Any:
    return g[0]


@rule
def area(g: Any, depth: Any) -> Any:
    return g[0] * g[1] * depth


def corners(g: Any) -> list[tuple[int, list[tuple[int, int]]]]:
    return [(int(g[0]), [(0, 0)])]


TABLE = {"area": ScoringCondition(area, corners), "width": ScoringCondition(width, corners)}


def test_data_and_rules_have_to_agree() -> None:
    assert in_order(["width", "area"], TABLE) == (TABLE["width"], TABLE["area"])
    with pytest.raises(ValueError, match="depth"):
        in_order(["width", "area", "depth"], TABLE)
    with pytest.raises(ValueError, match="area"):
        in_order(["width"], TABLE)


def test_conditions_are_numbered_as_the_data_lists_them() -> None:
    members = enum_from_ids("Condition", [{"id": "width"}, {"id": "area"}])
    assert [(each.value, each.id) for each in members] == [(0, "width"), (1, "area")]


def test_each_rule_gets_what_it_names() -> None:
    points = dispatch(dict(enumerate(in_order(["width", "area"], TABLE))), ("depth", "g"))

    @entry_point
    def compiled_points(g: Any, i: Any, number: Any) -> Any:
        return points(number, 5, g)

    g = np.array([2, 3])
    expected = [2, 30, 0]
    assert [points(number, 5, g) for number in range(3)] == expected
    assert [compiled_points(g, 0, number) for number in range(3)] == expected
    assert TABLE["width"].scored_squares(g=g, depth=7) == [(2, [(0, 0)])]
