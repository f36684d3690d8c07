"""What makes a game learnable: rewards on the way, random seats, a ladder of bots, policies as opponents."""

from typing import Any

import numpy as np
import pytest

from townwright import IllegalAction
from townwright.research.batch import Batch
from townwright.research.episode import Episode
from townwright.research.gymnasium import TownwrightEnv, TownwrightVectorEnv
from townwright.research.opponents import Decisions, Ladder
from townwright.research.pettingzoo import raw_env
from townwright.research.rewards import REWARDS

WAGONS = "circle_the_wagons"


def first_action(decisions: Decisions) -> Any:
    return decisions.legal[:, 0]


def play(env: TownwrightEnv, seed: int | None = None) -> list[float]:
    """Play a game with the first legal action each time; return the rewards."""
    _, info = env.reset(seed=seed)
    rewards, ended = [], False
    while not ended:
        _, reward, ended, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        rewards.append(reward)
    return rewards


@pytest.mark.parametrize("name", [WAGONS, "sprawlopolis"])
def test_the_reward_is_half_the_result_and_half_the_lead_at_the_end_or_on_the_way(name: str) -> None:
    returns = {}
    for reward in REWARDS:
        env = TownwrightEnv(name, bots="random", reward=reward)
        rewards = play(env, seed=4)
        assert any(rewards[:-1]) is REWARDS[reward].as_earned
        returns[reward] = sum(rewards)
        first = TownwrightEnv(name, bots="random")
        first.reset(seed=4)
        start = first.episode.leads()[0]
    assert returns["mixed"] == pytest.approx(0.5 * returns["result"] + 0.5 * returns["points"])
    assert returns["progress"] == pytest.approx(returns["mixed"] - 0.5 * start)
    assert returns["points_progress"] == pytest.approx(returns["points"] - start)


def test_rows_of_a_batch_are_single_games_with_random_seats_and_rewards_on_the_way() -> None:
    settings: dict[str, Any] = {"bots": "random", "seat": "random", "reward": "progress"}
    many, single = TownwrightVectorEnv(3, WAGONS, **settings), [TownwrightEnv(WAGONS, **settings) for _ in range(3)]
    _, info = many.reset(seed=8)
    for row, env in enumerate(single):
        env.reset(seed=8 + row)
    over, seats = [False] * 3, set()
    for _ in range(60):
        actions = info["legal"][:, 0].astype(np.int64)
        observations, rewards, ends, _, info = many.step(actions)
        for row, env in enumerate(single):
            if over[row]:
                (observation, _), reward, over[row] = env.reset(), 0.0, False
            else:
                observation, reward, over[row], _, _ = env.step(actions[row])
            seats.add((row, env.seat))
            assert env.seat == many.batch.learners[row]
            assert observation.tobytes() == observations[row].tobytes()
            assert reward == pytest.approx(rewards[row])
            assert over[row] == ends[row]
    assert len(seats) == 6


def test_agents_are_paid_on_the_way_too() -> None:
    totals = []
    for reward in ("mixed", "progress"):
        env = raw_env(WAGONS, reward=reward)
        env.reset(seed=5)
        start, total = env.episode.leads(), [0.0, 0.0]
        while env.episode.to_move is not None:
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
            total = [sum(pair) for pair in zip(total, env.rewards.values(), strict=True)]
        totals.append(
            [each + (0.5 * lead if reward == "progress" else 0) for each, lead in zip(total, start, strict=True)]
        )
    assert totals[0] == pytest.approx(totals[1])


def test_leads_of_a_batch_are_those_if_the_games_ended_now() -> None:
    batch, episode = Batch(WAGONS, 1, bots="random", reward="progress"), Episode(WAGONS)
    batch.reset(7)
    for step in range(20):
        batch.step(batch.sample(step))
        episode.states = batch.states
        assert batch.leads[0].tolist() == pytest.approx(episode.leads())
    assert batch.leads[0].any()
    assert Batch(WAGONS, 1, reward="mixed").leads.shape == (1, 0)


def test_the_next_bot_of_a_ladder_follows_when_the_learner_wins() -> None:
    ladder = Ladder(["random", "greedy"], win_share=0.5, games=4)
    assert not ladder.record([True] * 3)
    assert ladder.record([False])
    assert ladder.bot == "greedy"
    assert not ladder.record([True] * 9)  # there is no stronger one
    ladder = Ladder(["random", "newcomer"], win_share=0, games=1)
    env = TownwrightEnv(WAGONS, bots=ladder)
    play(env, seed=1)
    assert ladder.bot == "newcomer"
    play(env)
    assert env.episode.lineup is not None
    assert env.episode.lineup.noise_by_seat[1] == 3.0


def test_a_batch_climbs_the_ladder_together_and_counts_only_games_against_its_current_bot() -> None:
    env = TownwrightVectorEnv(4, WAGONS, bots="ladder", autoreset_mode="SameStep", mask=False)
    assert env.ladder is not None
    env.ladder.win_share, env.ladder.games = 0.0, 4
    _, info = env.reset(seed=1)
    assert np.isinf(env.batch.noise_by_seat[:, 1]).all()
    climbs = []
    for _ in range(45):
        _, _, ended, _, info = env.step(info["legal"][:, 0])
        if ended.any():
            climbs.append(env.ladder.bot)
    assert climbs[0] in ("random", "newcomer")
    assert env.ladder.bot in ("settler", "newcomer")
    assert not np.isinf(env.batch.noise_by_seat[:, 1]).any()


@pytest.mark.parametrize("compact", [False, True])
def test_policies_play_the_other_seats_row_by_row(compact: bool) -> None:
    asked: list[Decisions] = []

    def policy(decisions: Decisions) -> Any:
        asked.append(decisions)
        return first_action(decisions)

    settings: dict[str, Any] = {"bots": policy, "seat": "random", "scaled": True, "compact": compact}
    many = TownwrightVectorEnv(3, WAGONS, autoreset_mode="SameStep", **settings)
    single = [TownwrightEnv(WAGONS, **settings) for _ in range(3)]
    _, info = many.reset(seed=2)
    for row, env in enumerate(single):
        env.reset(seed=2 + row)
    assert {int(seat) for decisions in asked for seat in decisions.seats} <= {0, 1}
    games = 0
    for _ in range(40):
        actions = info["legal"][:, 0].astype(np.int64)
        observations, rewards, ended, _, info = many.step(actions)
        assert (many.batch.to_move == many.batch.learners).all()
        for row, env in enumerate(single):
            observation, reward, over, _, _ = env.step(actions[row])
            if over:
                games += 1
                assert info["final_obs"][row].tobytes() == observation.tobytes()
                observation, _ = env.reset()
            assert reward == pytest.approx(rewards[row])
            assert over == ended[row]
            assert observation.tobytes() == observations[row].tobytes()
    assert games >= 3
    decisions = next(each for each in asked if len(each.rows) > 1)
    assert decisions.observations.shape == (len(decisions.rows), many.batch.game.learning.observation_count)
    assert decisions.observations.dtype == np.float32


def test_an_illegal_action_of_a_policy_is_an_error() -> None:
    for env in (
        TownwrightVectorEnv(2, WAGONS, bots=lambda decisions: np.full(len(decisions.rows), -1)),
        TownwrightEnv(WAGONS, bots=lambda decisions: np.full(len(decisions.rows), -1)),
    ):
        with pytest.raises(IllegalAction, match="Action number -1 is not legal"):
            env.reset(seed=1)  # the second player chooses where the circle begins


def test_rows_that_wait_keep_everything() -> None:
    batch = Batch(WAGONS, 2)
    batch.reset(1)
    before = batch.states[1].tobytes()
    batch.rewards[1] = 0.5
    batch.step(batch.legal[:, 0], wait=[False, True])
    assert batch.states[1].tobytes() == before
    assert batch.rewards[1].tolist() == [0.5, 0.5]
