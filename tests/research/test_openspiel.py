"""Every game and number of players in OpenSpiel."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from tests.processes import python
from tests.research.cases import CASES, ids

from townwright.core.registry import games
from townwright.core.state import copy_states
from townwright.research import openspiel


def load(name: str, players: int | None = None) -> Any:
    return pyspiel.load_game(openspiel.short_name(games()[name]) + (f"(players={players})" if players else ""))


def dealt_state(game: Any, *outcomes: int) -> Any:
    state = game.new_initial_state()
    for outcome in outcomes or (1, 2, 3):
        state.apply_action(outcome)
    return state


@pytest.mark.parametrize(("name", "players"), CASES, ids=ids)
def test_it_passes_the_simulation_test_of_openspiel(name: str, players: int) -> None:
    game = load(name, players)
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=False)


@pytest.mark.parametrize("name", [game.name for game in games().values()])
def test_its_searches_play_it(name: str) -> None:
    game = load(name)
    state, generator = dealt_state(game), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, generator)
    assert mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=generator).step(state) in state.legal_actions()
    compiled = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 3), 2.0, 4, 100, False, 42, False)
    assert compiled.mcts_search(state).best_child().action in state.legal_actions()
    informed = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=4,
        random_state=generator,
        use_observation_string=True,
    )
    assert informed.step(state) in state.legal_actions()


def test_a_redealt_state_looks_the_same_to_the_player_and_is_another() -> None:
    state, draw = dealt_state(load("sprawlopolis", 3)), random.Random(1)
    for _ in range(6):
        state.apply_action(draw.choice(state.legal_actions()))
    player = state.current_player()
    others = [state.resample_from_infostate(player, draw.random) for _ in range(5)]
    assert {other.observation_string(player) for other in others} == {state.observation_string(player)}
    assert all(other.legal_actions() == state.legal_actions() for other in others)
    assert len({other.data.states.tobytes() for other in others}) > 1


def test_outcomes_of_the_deal_are_the_seed_and_options_are_parameters() -> None:
    state = dealt_state(load("carrara"), 1, 0, 5)
    states = copy_states(state.data.states)
    games()["carrara"].entry_points.setup(states, 0, games()["carrara"].option_codes(2, {}), 1024 * 1024 + 5)
    assert state.data.states.tobytes() == states.tobytes()
    assert dealt_state(pyspiel.load_game("townwright_carrara_v2(stock=open)")).data.states["stock"][0] == 1


def test_a_process_that_has_loaded_it_exits_cleanly() -> None:
    code = "import pyspiel, townwright.research.openspiel; print(pyspiel.load_game('townwright_carrara_v2'))"
    assert "townwright_carrara_v2" in python("-c", code)
