"""The weights of actions, and what a network sees of a position."""

from collections.abc import Iterator

import numpy as np
import pytest

from townwright import bot
from townwright.core.match import Match
from townwright.core.record import records
from townwright.core.state import States, copy_states, new_states
from townwright.games.circleville import GAME
from townwright.games.circleville.evaluation.features import FEATURES, features
from townwright.games.circleville.evaluation.weights import weigh
from townwright.games.circleville.state import State

SETUPS = [(2, {}), (4, {}), (1, {"opponents": "denzel", "difficulty": "markers_4"})]


def positions(players: int, options: dict[str, str]) -> Iterator[tuple[States, list[int]]]:
    """Yield positions of a game of greedy bots, and their legal actions."""
    match, greedy = Match("circleville", players, 3, options), bot("greedy", seed=1)
    while match.to_move is not None:
        if len(match.history) % 40 == 0 and len(match.codes) > 1:
            yield copy_states(match.states), list(match.codes)
        match.play(greedy.choose(match))


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_the_weight_of_an_action_does_not_depend_on_the_others_weighed(players: int, options: dict[str, str]) -> None:
    for states, codes in positions(players, options):
        together, spare = np.zeros(GAME.rules.max_legal), records(new_states(GAME.rules.state), State)
        weigh(records(states, State)[0], np.array(codes), len(codes), together, spare)
        for code, weight in zip(codes, together[: len(codes)], strict=True):
            alone = np.zeros(1)
            weigh(records(states, State)[0], np.array([code]), 1, alone, spare)
            assert alone[0] == weight


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_a_network_sees_the_position_but_not_the_order_of_the_bag(players: int, options: dict[str, str]) -> None:
    descriptions = set()
    for states, _ in positions(players, options):
        seat = int(states[0]["to_move"])
        before, after = np.zeros((2, FEATURES), np.int16)
        unchanged = states.tobytes()
        features(records(states, State)[0], seat, before)
        assert states.tobytes() == unchanged
        GAME.entry_points.redeal(states, 0, seat, 99)
        features(records(states, State)[0], seat, after)
        assert before.tolist() == after.tolist()
        descriptions.add(before.tobytes())
    assert len(descriptions) > 3
