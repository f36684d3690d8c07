"""Records as Python reads and writes them."""

import re
from pathlib import Path

import numpy as np
import pytest

from townwright.core.arrays import Matrix
from townwright.core.record import Records, copy_record, from_fields, once, records
from townwright.core.state import States, field, layout, new_states


class Town:
    laid: int = field(np.int8)
    cards: Matrix = field(np.int8, 2, 3)


class State:
    to_move: int = field(np.int8)
    seed: np.uint64 = field(np.uint64)
    towns: Records[Town] = field(layout(Town), 2)
    town: Town = field(layout(Town))


STATE = layout(State)


def states() -> States:
    array = new_states(STATE)
    array["to_move"], array["seed"] = -1, 2**64 - 1
    array["towns"]["cards"][0, 1, 1, 2] = 7
    array["town"]["laid"] = 5
    return array


def test_fields_are_attributes_and_numbers_are_pythons_own() -> None:
    record = records(states(), State)[0]
    assert type(record.to_move) is int
    assert (record.to_move, int(record.seed), record.town.laid) == (-1, 2**64 - 1, 5)
    assert [town.laid for town in record.towns] == [0, 0]
    assert record.towns[1].cards.tolist() == [[0, 0, 0], [0, 0, 7]]
    assert np.asarray(record)["towns"]["cards"][1, 1, 2] == 7
    with pytest.raises(AttributeError):
        _ = records(states())[0].phase


def test_the_record_has_what_was_written() -> None:
    array = np.zeros(2, STATE)
    first, second = records(array)[0], records(array)[1]
    first.to_move, first.towns[1].laid = np.int64(3), True
    first.town.cards[1] += 4
    first.seed = np.uint64(2**64 - 1)
    assert (array["to_move"].tolist(), array["towns"]["laid"].tolist()) == ([3, 0], [[0, 1], [0, 0]])
    assert array["town"]["cards"][0].tolist() == [[0, 0, 0], [4, 4, 4]]
    records(array, State)[1] = first
    assert second.seed == array["seed"][1] == 2**64 - 1
    assert array[0] == array[1]


def test_a_nested_record_is_copied() -> None:
    array = np.concatenate([states(), np.zeros(1, STATE)])
    first, second = records(array, State)[0], records(array, State)[1]
    second.town = first.town
    first.town.laid = 6
    assert array["town"]["laid"].tolist() == [6, 5]
    with pytest.raises(AttributeError):
        records(array)[1].twon = first.town


def test_a_copy_has_memory_of_its_own() -> None:
    array = states()
    record = records(array, State)[0]
    copy = copy_record(record)
    copy.towns[0].laid = 3
    assert (record.towns[0].laid, copy.towns[0].laid, copy.town.laid) == (0, 3, 5)


def test_a_misspelt_field_or_a_number_without_room_is_an_error() -> None:
    record = records(states())[0]
    with pytest.raises(AttributeError):
        record.to_mvoe = 1
    with pytest.raises(ValueError, match="invalid value"):
        record.to_move = 128
    assert record.to_move == -1


def test_the_generators_numbers_wrap_around() -> None:
    with np.errstate(over="ignore"):
        assert records(states(), State)[0].seed + np.uint64(2) == 1


def test_once_caches_per_record() -> None:
    calls: list[int] = []

    @once
    def turn(s: State) -> int:
        calls.append(int(s.to_move))
        return calls[-1]

    array = states()
    record = records(array, State)[0]
    assert turn(record) == turn(record) == -1
    array["to_move"] = 3
    assert turn(records(array, State)[0]) == 3
    assert calls == [-1, 3]


def test_from_fields_depends_on_those_fields_only() -> None:
    calls: list[int] = []

    @from_fields("town", "to_move")
    def laid(s: State) -> tuple[int, int, list[list[int]]]:
        calls.append(s.to_move)
        return s.to_move, s.town.laid, s.town.cards.tolist()

    array = states()
    assert laid(records(array, State)[0]) == (-1, 5, [[0, 0, 0], [0, 0, 0]])
    array["seed"] = 0
    assert laid(records(array, State)[0]) == (-1, 5, [[0, 0, 0], [0, 0, 0]])
    array["town"]["cards"][0, 1, 0] = 4
    assert laid(records(array, State)[0]) == (-1, 5, [[0, 0, 0], [4, 0, 0]])
    assert len(set(calls)) == 1


def test_from_fields_may_pass_lists() -> None:
    @from_fields("town", "towns", "to_move", lists=True)
    def fields(s: State) -> tuple[object, ...]:
        return s.town.cards, s.town.laid, [town.laid for town in s.towns], s.to_move

    array = states()
    array["town"]["cards"][0, 1, 0] = 4
    assert fields(records(array, State)[0]) == ([[0, 0, 0], [4, 0, 0]], 5, [0, 0], -1)


def test_from_fields_hides_all_other_fields() -> None:
    @from_fields("town")
    def seed(s: State) -> int:
        return int(s.seed)

    with pytest.raises(AttributeError):
        seed(records(states(), State)[0])


def test_records_are_read_through_their_classes() -> None:
    """No record is read by the name of a NumPy column. Learners get whole columns, from `Batch` and the GPU."""
    column = re.compile(r'\b\w*(states|nodes|generators?|workspace|dealt|known)\["[a-z_]+"\]\[')
    violations = [
        f"{path.name}:{number}: {line.strip()}"
        for folder in ("src", "benchmarks")
        for path in (Path(__file__).parents[2] / folder).rglob("*.py")
        if path.name not in ("batch.py", "gpu.py")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if column.search(line)
    ]
    assert violations == []
