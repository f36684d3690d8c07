"""Every game and number of players as a PettingZoo environment."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.research.cases import CASES, ids

from townwright import IllegalAction
from townwright.core.registry import game
from townwright.core.state import copy_states
from townwright.research import pettingzoo
from townwright.research.rewards import REWARDS


@pytest.mark.parametrize(("name", "players"), CASES, ids=ids)
def test_it_passes_the_tests_of_pettingzoo(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # PettingZoo's own games with action masks are exempt from these two by name.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(pettingzoo.env(name, players), num_cycles=40)
    seed_test(lambda: pettingzoo.env(name, players), num_cycles=15)
    assert "Passed API test" in capsys.readouterr().out


def play_randomly(env: Any, seed: int, most: int = 1_000_000) -> list[str]:
    """Play at random; return the agents that were asked, in order."""
    draw = random.Random(seed)
    agents: list[str] = []
    env.reset(seed=seed)
    while env.agents and len(agents) < most:
        observation, _, over, _, _ = env.last()
        agents.append(env.agent_selection)
        env.step(None if over else draw.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return agents


def test_rewards_come_at_the_end_and_are_the_places() -> None:
    env = pettingzoo.raw_env("carrara", 3, reward="result")
    env.reset(seed=3)
    draw, total = random.Random(3), dict.fromkeys(env.possible_agents, 0.0)
    for _ in range(100_000):
        agent = env.agent_selection
        observation, reward, over, _, _ = env.last()
        total[agent] += reward
        if over:
            assert not observation["action_mask"].any()
        env.step(None if over else draw.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        if not env.agents:
            break
    ranks = env.episode.match.ranks
    assert sum(total.values()) == 0
    by_place = [total[agent] for agent in sorted(total, key=lambda agent: ranks[env.possible_agents.index(agent)])]
    assert by_place == sorted(total.values(), reverse=True)
    assert max(total.values()) > 0


def test_points_as_reward_are_the_lead() -> None:
    env = pettingzoo.raw_env("circle_the_wagons", reward="points")
    play_randomly(env, 8)
    scores = env.episode.match.scores
    assert env.episode.payoffs(REWARDS["points"]) == [(scores[0] - scores[1]) / 100, (scores[1] - scores[0]) / 100]


def test_only_the_seat_to_move_has_a_mask_and_always_a_choice() -> None:
    env = pettingzoo.raw_env("sprawlopolis", 3)
    agents = play_randomly(env, 5, most=9)
    assert len(set(agents)) == 3
    for agent in env.agents:
        flags = int(env.observe(agent)["action_mask"].sum())
        assert flags > 1 if agent == env.agent_selection else flags == 0


@pytest.mark.parametrize(("name", "players"), [("sprawlopolis", 4), ("carrara", 2), ("circleville", 1)])
def test_what_an_agent_is_shown_does_not_depend_on_what_it_cannot_know(name: str, players: int) -> None:
    env = pettingzoo.raw_env(name, players)
    for most in (0, 6, 11):
        play_randomly(env, 7, most)
        actual = copy_states(env.episode.states)
        for seat, agent in enumerate(env.agents):
            observations = []
            for seed in range(4):
                env.episode.states = copy_states(actual)
                env.episode.game.entry_points.redeal(env.episode.states, 0, seat, seed)
                observations.append(env.observe(agent)["observation"].tobytes())
            env.episode.states = actual
            assert set(observations) == {env.observe(agent)["observation"].tobytes()}


def test_an_illegal_action_is_refused_and_changes_nothing_or_ends_the_game() -> None:
    raw = pettingzoo.raw_env("carrara", 2)
    raw.reset(seed=1)
    before = raw.episode.states.tobytes()
    with pytest.raises(IllegalAction, match="Action number 245 is not legal"):
        raw.step(245)
    assert raw.episode.states.tobytes() == before
    env = pettingzoo.env("carrara", 2)
    env.reset(seed=1)
    wrong = env.agent_selection
    env.last()
    env.step(245)
    assert all(env.terminations.values())
    assert {agent: env.unwrapped._cumulative_rewards[agent] for agent in env.agents}[wrong] == -1


def test_the_game_can_be_looked_at_and_saved_as_a_match() -> None:
    env = pettingzoo.raw_env("circle_the_wagons")
    play_randomly(env, 2, most=12)
    match = env.episode.match
    assert match.states.tobytes() == env.episode.states.tobytes()
    assert match.seed == env.episode.seed
    assert env.render() == str(match)
    play_randomly(env, 3, most=4)
    assert env.episode.match.states.tobytes() == env.episode.states.tobytes()


def test_options_choose_the_game() -> None:
    env = pettingzoo.raw_env("circleville", 1, options={"opponents": "bertha_katherine"})
    env.reset(seed=1)
    assert env.possible_agents == ["player_0"]
    assert len(env.episode.match.players) == game("circleville").seats(1, {"opponents": "bertha_katherine"}) == 3
