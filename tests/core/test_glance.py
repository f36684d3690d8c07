"""Records that are looked at often."""

from typing import Any

import numpy as np
import pytest

from townwright.core.glance import Glance, from_fields, once

TOWN = np.dtype([("laid", np.int8), ("cards", np.int8, (2, 3))], align=True)
STATE = np.dtype([("to_move", np.int8), ("seed", np.uint64), ("towns", TOWN, 2), ("town", TOWN)], align=True)


def states() -> Any:
    made = np.zeros(1, STATE)
    made["to_move"], made["seed"] = -1, 2**64 - 1
    made["towns"]["cards"][0, 1, 1, 2] = 7
    made["town"]["laid"] = 5
    return made


def test_fields_are_attributes_and_numbers_are_pythons_own() -> None:
    glance = Glance(states()[0, ...])
    assert type(glance.to_move) is int
    assert (glance.to_move, glance.seed, glance.town.laid) == (-1, 2**64 - 1, 5)
    assert len(glance.towns) == 2
    assert glance.towns[1].cards.tolist() == [[0, 0, 0], [0, 0, 7]]
    assert np.asarray(glance)["towns"]["cards"][1, 1, 2] == 7
    with pytest.raises(AttributeError):
        _ = glance.phase


def test_what_is_told_once_is_told_for_this_record_only() -> None:
    asked: list[int] = []

    @once
    def turn(s: Any) -> int:
        asked.append(int(s.to_move))
        return asked[-1]

    made = states()
    glance = Glance(made[0, ...])
    assert turn(glance) == turn(glance) == -1
    made["to_move"] = 3
    assert turn(Glance(made[0, ...])) == 3
    assert asked == [-1, 3]


def test_what_is_told_from_fields_depends_on_them_alone() -> None:
    asked: list[int] = []

    @from_fields("town", "to_move")
    def laid(s: Any) -> tuple[int, int, list[list[int]]]:
        asked.append(s.to_move)
        return s.to_move, s.town.laid, s.town.cards.tolist()

    made = states()
    assert laid(Glance(made[0, ...])) == laid(made.view(np.recarray)[0]) == (-1, 5, [[0, 0, 0], [0, 0, 0]])
    made["seed"] = 0
    assert laid(Glance(made[0, ...])) == (-1, 5, [[0, 0, 0], [0, 0, 0]])
    made["town"]["cards"][0, 1, 0] = 4
    assert laid(Glance(made[0, ...])) == (-1, 5, [[0, 0, 0], [4, 0, 0]])
    assert len(set(asked)) == 1


def test_what_is_told_from_fields_cannot_look_at_others() -> None:
    @from_fields("town")
    def seed(s: Any) -> int:
        return int(s.seed)

    with pytest.raises(AttributeError):
        seed(Glance(states()[0, ...]))
