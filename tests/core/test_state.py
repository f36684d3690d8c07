"""Records: layout, copies, bytes."""

import numpy as np
import pytest
from tests.market import GAME as MARKET

from townwright.core.arrays import Matrix, Numbers
from townwright.core.game import Game
from townwright.core.record import Records
from townwright.core.registry import games
from townwright.core.state import GameState, field, from_bytes, layout, layout_digest, new_states, to_bytes

ALL = [*games().values(), MARKET]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_every_state_begins_with_the_same_fields_and_is_small(game: Game) -> None:
    assert game.rules.state.names is not None
    assert game.rules.state.names[:3] == layout(GameState).names == ("chance", "to_move", "revealed")
    assert game.rules.state.isalignedstruct
    assert game.rules.state.itemsize < 8 * 1024


@pytest.mark.parametrize("name", ["round", "take", "copy", "sort", "fill", "all", "shape", "size", "field"])
def test_fields_named_like_array_methods_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        layout(type("State", (), {name: field(np.int8)}))


def test_a_class_gives_its_fields_after_those_of_its_base_classes() -> None:
    class Town:
        laid: int = field(np.int8)
        cards: Matrix = field(np.int8)

    class Player(GameState):
        coins: Numbers = field(np.int16, 4)
        towns: Records[Town] = field(layout(Town, cards=(3, 2)), 2)

    town = np.dtype([("laid", np.int8), ("cards", np.int8, (3, 2))], align=True)
    assert layout(Player) == np.dtype(
        [
            ("chance", np.uint64),
            ("to_move", np.int8),
            ("revealed", np.int16),
            ("coins", np.int16, 4),
            ("towns", town, 2),
        ],
        align=True,
    )


def test_a_new_state_is_all_zero() -> None:
    states = new_states(MARKET.rules.state, 3)
    assert len(states) == 3
    assert to_bytes(states) == bytes(3 * MARKET.rules.state.itemsize)


def test_bytes_give_the_same_states_back() -> None:
    states = new_states(MARKET.rules.state, 2)
    for i in range(2):
        MARKET.entry_points.setup(states, i, MARKET.option_codes(2, {}), i + 1)
    again = from_bytes(MARKET.rules.state, to_bytes(states))
    assert to_bytes(again) == to_bytes(states)
    assert again.flags.writeable
    assert to_bytes(states[:1]) != to_bytes(states[1:])


def test_a_copy_is_independent() -> None:
    states = new_states(MARKET.rules.state)
    MARKET.entry_points.setup(states, 0, MARKET.option_codes(2, {}), 1)
    copy = states.copy()
    copy["to_move"] = 1
    assert states["to_move"][0] == 0


def test_a_digest_depends_on_names_types_and_order() -> None:
    layouts = [
        np.dtype(fields, align=True)
        for fields in (
            [("a", np.int8), ("b", np.int16)],
            [("b", np.int16), ("a", np.int8)],
            [("a", np.int8), ("c", np.int16)],
            [("a", np.int8), ("b", np.int32)],
            [("a", np.int8, 2), ("b", np.int16)],
        )
    ]
    assert len({layout_digest(each) for each in layouts}) == len(layouts)
    assert layout_digest(layouts[0]) == layout_digest(np.dtype([("a", np.int8), ("b", np.int16)], align=True))
