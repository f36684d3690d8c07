"""Every game and number of players in OpenSpiel."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, ismcts, mcts
from open_spiel.python.policy import UniformRandomPolicy, tabular_policy_from_callable
from tests.processes import python
from tests.research.cases import CASES, ids

from townwright.core.errors import NotPossible
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


def test_is_mcts_plays_a_game_with_secrets() -> None:
    game, generator = load("sprawlopolis", 2), np.random.RandomState(1)
    state, evaluator = dealt_state(game), mcts.RandomRolloutEvaluator(1, generator)
    searcher = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=4, random_state=generator)
    assert searcher.step(state) in state.legal_actions()


def play_on(state: Any, draw: random.Random, choices: int) -> None:
    """Play some random choices, and whatever chance decides before and after them."""
    while choices > 0 or state.is_chance_node():
        choices -= not state.is_chance_node()
        state.apply_action(draw.choice(state.legal_actions()))


def test_a_redealt_state_looks_the_same_to_the_player_and_is_another() -> None:
    state, draw = dealt_state(load("sprawlopolis", 3)), random.Random(1)
    play_on(state, draw, 6)
    player = state.current_player()
    others = [state.resample_from_infostate(player, draw.random) for _ in range(5)]
    assert {other.observation_string(player) for other in others} == {state.observation_string(player)}
    assert {other.information_state_string(player) for other in others} == {state.information_state_string(player)}
    assert all(other.legal_actions() == state.legal_actions() for other in others)
    assert len({other.node.states.tobytes() for other in others}) > 1
    rival = (player + 1) % 3
    assert all(other.information_state_string(rival) == f"[{other.observation_string(rival)}]" for other in others)


@pytest.mark.parametrize(("name", "players"), CASES, ids=ids)
def test_whatever_a_player_learns_by_luck_comes_from_a_chance_node(name: str, players: int) -> None:
    """In games without secrets, futures differ only in the outcomes of chance nodes."""
    state, draw, outcomes = dealt_state(load(name, players)), random.Random(1), set()
    if not state.node.config.is_open:
        assert name == "sprawlopolis"
        assert players > 1
        return
    for _ in range(400):
        if state.is_terminal():
            break
        action = draw.choice(state.legal_actions())
        other = state.resample_from_infostate(0, draw.random)
        for each in (state, other):
            each.apply_action(action)
        if state.is_chance_node():
            assert other.is_chance_node()
            children = [state.child(outcome) for outcome in range(8)]
            outcomes.add(len({child.observation_string(0) for child in children}))
            state.apply_action(draw.randrange(64))
        else:
            assert other.observation_string(0) == state.observation_string(0)
            assert other.legal_actions() == state.legal_actions()
    assert (name == "circle_the_wagons") == (not outcomes)  # where the deal decides everything
    assert not outcomes or max(outcomes) > 1


def test_a_player_remembers_everything_observed_and_done() -> None:
    state, draw, last = dealt_state(load("sprawlopolis", 2)), random.Random(1), ["", ""]
    while not state.is_terminal():
        player = state.current_player()
        memory = state.information_state_string(player)
        assert memory.startswith(last[player])
        action = draw.choice(state.legal_actions())
        last[player] = f"{memory}{action}"
        state.apply_action(action)
    assert pyspiel.load_game("townwright_carrara_v3").new_initial_state().information_state_string(0) == ""


def test_the_types_of_a_game_depend_on_its_players() -> None:
    types = {case: load(*case).get_type() for case in CASES}
    utility, information = pyspiel.GameType.Utility, pyspiel.GameType.Information
    assert types["circleville", 1].utility == utility.GENERAL_SUM
    assert types["circleville", 3].utility == types["carrara", 2].utility == utility.ZERO_SUM
    assert types["sprawlopolis", 1].utility == types["sprawlopolis", 4].utility == utility.IDENTICAL
    assert types["sprawlopolis", 1].information == types["carrara", 4].information == information.PERFECT_INFORMATION
    assert types["sprawlopolis", 2].information == information.IMPERFECT_INFORMATION


@pytest.mark.parametrize("name", ["circle_the_wagons_v3", "sprawlopolis_v3"])
def test_the_last_choice_of_a_few_deals_is_small_enough_for_exploitability(name: str) -> None:
    game = pyspiel.load_game(f"townwright_{name}(players=2,last=1,deals=4)")

    def best(state: Any) -> dict[int, float]:
        action = max(state.legal_actions(), key=lambda each: state.child(each).returns()[state.current_player()])
        return {action: 1.0}

    policies = UniformRandomPolicy(game), tabular_policy_from_callable(game, best)
    uniform, solved = (exploitability.nash_conv(game, each) for each in policies)
    assert uniform > 0.01
    assert solved == pytest.approx(0)


def test_small_variants_have_as_many_deals_and_choices_as_asked() -> None:
    game = pyspiel.load_game("townwright_circle_the_wagons_v3(last=3,deals=5)")
    state, choices = game.new_initial_state(), 0
    assert [outcome for outcome, _ in state.chance_outcomes()] == list(range(5))
    state.apply_action(4)
    while not state.is_terminal():
        choices += 1
        state.apply_action(state.legal_actions()[0])
    assert choices == 3
    with pytest.raises(NotPossible, match="must not be negative"):
        pyspiel.load_game("townwright_circle_the_wagons_v3(last=-1)")


def test_outcomes_of_the_deal_are_the_seed_and_options_are_parameters() -> None:
    state = dealt_state(load("carrara"), 1, 0, 5)
    states = copy_states(state.node.states)
    games()["carrara"].entry_points.setup(states, 0, games()["carrara"].option_codes(2, {}), 1024 * 1024 + 5)
    assert state.node.states.tobytes() == states.tobytes()
    assert dealt_state(pyspiel.load_game("townwright_carrara_v3(stock=open)")).node.states["stock_option"][0] == 1


def test_a_process_that_has_loaded_it_exits_cleanly() -> None:
    code = "import pyspiel, townwright.research.openspiel; print(pyspiel.load_game('townwright_carrara_v3'))"
    assert "townwright_carrara_v3" in python("-c", code)
