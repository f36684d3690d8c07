"""Records: layout, copies, bytes."""

import numpy as np
import pytest
from tests.market import GAME as MARKET

from townwright.core.game import Game
from townwright.core.registry import games
from townwright.core.state import HEADER, checked, from_bytes, layout, record, table, to_bytes

ALL = [*games().values(), MARKET]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_every_state_begins_with_the_same_fields_and_is_small(game: Game) -> None:
    assert game.rules.state.names is not None
    assert list(game.rules.state.names[: len(HEADER)]) == ["chance", "to_move", "revealed"]
    assert game.rules.state.isalignedstruct
    assert game.rules.state.itemsize < 8 * 1024


@pytest.mark.parametrize("name", ["round", "take", "copy", "sort", "fill", "all", "shape", "size", "field"])
def test_fields_named_like_array_methods_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        record((name, np.int8))
    with pytest.raises(ValueError, match=name):
        checked(np.dtype([(name, np.int8)]))


def test_a_table_is_empty_at_first() -> None:
    states = table(MARKET.rules.state, 3)
    assert len(states) == 3
    assert to_bytes(states) == bytes(3 * MARKET.rules.state.itemsize)


def test_bytes_give_the_same_states_back() -> None:
    states = table(MARKET.rules.state, 2)
    for i in range(2):
        MARKET.entry.setup(states, i, MARKET.option_codes(2, {}), i + 1)
    again = from_bytes(MARKET.rules.state, to_bytes(states))
    assert to_bytes(again) == to_bytes(states)
    assert again.flags.writeable
    assert to_bytes(states[:1]) != to_bytes(states[1:])


def test_a_copy_is_a_state_of_its_own() -> None:
    states = table(MARKET.rules.state)
    MARKET.entry.setup(states, 0, MARKET.option_codes(2, {}), 1)
    copy = states.copy()
    copy["to_move"] = 1
    assert states["to_move"][0] == 0


def test_a_layout_tells_names_types_and_order_apart() -> None:
    fields = [("a", np.int8), ("b", np.int16)]
    layouts = [
        record(*fields),
        record(*reversed(fields)),
        record(("a", np.int8), ("c", np.int16)),
        record(("a", np.int8), ("b", np.int32)),
        record(("a", np.int8, 2), ("b", np.int16)),
    ]
    assert len({layout(each) for each in layouts}) == len(layouts)
    assert layout(record(*fields)) == layout(record(*fields))
