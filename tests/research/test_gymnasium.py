"""Environments for one learner: alone, against bots, and many at once."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import FlattenObservation, NormalizeObservation, RescaleObservation

import townwright
from townwright import IllegalAction, NotPossible
from townwright.core.registry import games
from townwright.core.render import to_text
from townwright.research.batch import Batch
from townwright.research.episode import Episode
from townwright.research.gymnasium import TownwrightEnv, TownwrightVectorEnv
from townwright.research.names import gymnasium_id
from townwright.research.rewards import REWARDS

NAMES = [game.name for game in games().values()]
WAGONS = "circle_the_wagons"
#: Before the id of an environment, it makes Gymnasium import the module that registers it.
MODULE = "townwright.research.gymnasium"


def random_action(mask: Any, draw: np.random.Generator) -> int:
    return int(draw.choice(np.flatnonzero(mask))) if mask.any() else 0


@pytest.mark.parametrize("name", NAMES)
def test_it_passes_the_check_of_gymnasium(name: str) -> None:
    check_env(gymnasium.make(gymnasium_id(games()[name])).unwrapped)


def test_they_are_registered_under_a_name_with_a_version() -> None:
    assert gymnasium.spec("townwright/Sprawlopolis-v3").kwargs == {"game": "sprawlopolis"}
    env: Any = gymnasium.make("townwright/CircleTheWagons-v3", bots="random", seat=1).unwrapped
    assert isinstance(env, TownwrightEnv)
    assert (env.episode.game.name, env.seat) == (WAGONS, 1)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name == "carrara" else pytest.mark.long) for name in NAMES]
)
def test_a_batch_and_single_games_are_the_same_byte_by_byte(name: str) -> None:
    """Against bots, over several games and illegal actions; then with every seat asked."""
    game = games()[name]
    players = game.players[-1]
    rows, draw, ended = 3, np.random.default_rng(1), 0
    many = gymnasium.make_vec(gymnasium_id(game), rows, players=players, bots="settler", seat=players - 1)
    single = [TownwrightEnv(game, players, players - 1, "settler") for _ in range(rows)]
    batch: Any = many.unwrapped
    observations, info = many.reset(seed=5)
    first = [env.reset(seed=5 + row) for row, env in enumerate(single)]
    assert [each.tobytes() for each, _ in first] == [row.tobytes() for row in observations]
    over = [False] * rows
    for step in range(40):
        actions = np.array([random_action(mask, draw) for mask in info["action_mask"]])
        if step % 13 == 12:
            actions[step % rows] = game.rules.actions - 1
        observations, rewards, ends, truncated, info = many.step(actions)
        assert not truncated.any()
        for row, env in enumerate(single):
            if over[row]:
                (observation, single_info), reward, over[row] = env.reset(), 0.0, False
            else:
                observation, reward, over[row], _, single_info = env.step(actions[row])
            ended += over[row]
            assert observation.tobytes() == observations[row].tobytes()
            assert (reward, over[row]) == (rewards[row], ends[row])
            assert single_info["action_mask"].tobytes() == info["action_mask"][row].tobytes()
            assert np.flatnonzero(single_info["action_mask"]).tolist() == sorted(
                info["legal"][row, : info["legal_count"][row]].tolist()
            )
            assert env.episode.states.tobytes() == batch.batch.states[row : row + 1].tobytes()
    assert ended >= 3
    check_all_seats_asked(name, players)


def check_all_seats_asked(name: str, players: int) -> None:
    """Check that without bots every seat is asked, and each row shows what its seat to move sees."""
    batch, draw = Batch(name, 3, players, mask=True), np.random.default_rng(2)
    episodes = [Episode(name, players) for _ in range(3)]
    batch.reset([11, 12, 13])
    for row, episode in enumerate(episodes):
        episode.reseed(11 + row)
        episode.deal()
    for _ in range(30):
        actions = np.array([random_action(mask, draw) for mask in batch.masks])
        batch.step(actions, auto_reset=True)
        for row, episode in enumerate(episodes):
            episode.play(int(actions[row]))
            if episode.to_move is None:
                assert batch.ended[row]
                assert batch.rewards[row].tolist() == episode.payoffs(REWARDS["mixed"])
                assert batch.finals[row].tobytes() == episode.observe(0).tobytes()
                episode.deal()
            else:
                assert not batch.ended[row]
                assert not batch.rewards[row].any()
            assert episode.to_move is not None
            assert batch.states[row : row + 1].tobytes() == episode.states.tobytes()
            assert batch.observations[row].tobytes() == episode.observe(episode.to_move).tobytes()
            assert batch.masks[row].tobytes() == episode.mask().tobytes()


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_resets_follow_the_autoreset_mode(mode: AutoresetMode) -> None:
    env = TownwrightVectorEnv(2, WAGONS, bots="random", autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] is mode
    _, info = env.reset(seed=1)
    wrong, right = np.array([env.batch.game.rules.actions - 1, 0]), np.zeros(2, np.int64)
    right[:] = info["legal"][:, 0]
    wrong[1] = right[1]
    before = env.batch.states[:1].tobytes()
    _, rewards, ended, _, info = env.step(wrong)
    assert (rewards.tolist(), ended.tolist()) == ([-1, 0], [True, False])
    if mode is AutoresetMode.SAME_STEP:
        assert info["_final_obs"].tolist() == [True, False]
        assert info["final_obs"][0].tobytes() == env.reset(seed=1)[0][0].tobytes()
        return
    assert info["legal_count"][0] == 0
    assert not info["action_mask"][0].any()
    _, rewards, ended, _, info = env.step(np.array([0, info["legal"][1, 0]]))
    assert rewards[0] == 0
    if mode is AutoresetMode.NEXT_STEP:
        assert not ended[0]
    else:
        assert ended[0]
        other = env.batch.states[1:].tobytes()
        _, info = env.reset(seed=[1, 99], options={"reset_mask": np.array([True, False])})
        assert env.batch.states[:1].tobytes() == before
        assert env.batch.states[1:].tobytes() == other
    assert info["legal_count"][0] > 1


def test_scaled_observations_are_the_same_numbers_from_0_to_1() -> None:
    plain, scaled = TownwrightVectorEnv(2, WAGONS), TownwrightVectorEnv(2, WAGONS, scaled=True)
    single = TownwrightEnv(WAGONS, scaled=True)
    space = plain.single_observation_space
    assert isinstance(space, gymnasium.spaces.Box)
    low, span = space.low.astype(np.float32), np.maximum(space.high - space.low, 1)
    (numbers, info), (shares, _) = plain.reset(seed=3), scaled.reset(seed=3)
    for _ in range(3):
        assert shares.dtype == np.float32
        assert np.array_equal(shares, (numbers - low) / span)
        assert all(scaled.single_observation_space.contains(row) for row in shares)
        (numbers, *_, info), (shares, *_) = plain.step(info["legal"][:, 0]), scaled.step(info["legal"][:, 0])
    assert np.array_equal(single.reset(seed=3)[0], scaled.reset(seed=3)[0][0])


@pytest.mark.parametrize("wrapper", [RescaleObservation, NormalizeObservation, FlattenObservation])
def test_wrappers_of_observations_work(wrapper: Any) -> None:
    bounds = (np.float32(-1), np.float32(1)) if wrapper is RescaleObservation else ()
    env = wrapper(gymnasium.make(f"{MODULE}:townwright/CircleTheWagons-v3", scaled=True), *bounds)
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    observation, *_ = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert env.observation_space.contains(observation)


def test_the_learner_sees_its_own_hand_drawn_and_no_other() -> None:
    env = TownwrightEnv("sprawlopolis", 2, seat=1, render_mode="ansi")
    env.reset(seed=1)
    match = env.episode.match
    assert env.render() == to_text(match.drawing(1)) != to_text(match.drawing(0))
    env.render_mode = "svg"
    assert env.render() == match.svg(1)


def test_arrays_are_handed_out_as_copies_unless_asked_otherwise() -> None:
    for copy in (True, False):
        env = TownwrightVectorEnv(2, WAGONS, copy=copy, mask=copy)
        observations, info = env.reset(seed=1)
        assert ("action_mask" in info) is copy
        env.step(info["legal"][:, 0])
        assert np.shares_memory(observations, env.batch.observations) is not copy


def test_without_a_seed_the_series_of_games_goes_on() -> None:
    env = TownwrightVectorEnv(2, WAGONS)
    deals = [env.reset(seed=4)[0].tobytes(), env.reset()[0].tobytes(), env.reset()[0].tobytes()]
    assert len(set(deals)) == 3
    assert [env.reset(seed=4)[0].tobytes(), env.reset()[0].tobytes()] == deals[:2]
    single = TownwrightEnv(WAGONS)
    assert single.reset()[0].tobytes() != single.reset()[0].tobytes()


def test_an_illegal_action_ends_the_game_with_the_worst_reward_or_is_an_error() -> None:
    env = TownwrightEnv("sprawlopolis")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, truncated, info = env.step(wrong)
    assert (reward, ended, truncated, info["action_mask"].sum()) == (-1, True, False, 0)
    env = TownwrightEnv("sprawlopolis", illegal="raise")
    env.reset(seed=1)
    before = env.episode.states.tobytes()
    with pytest.raises(IllegalAction, match=f"Action number {wrong} is not legal"):
        env.step(wrong)
    assert env.episode.states.tobytes() == before
    many = TownwrightVectorEnv(2, WAGONS, illegal="raise")
    _, info = many.reset(seed=1)
    before = many.batch.states.tobytes()
    with pytest.raises(IllegalAction, match="Action number 2,083 is not legal"):
        many.step(np.array([info["legal"][0, 0], 2083]))
    assert many.batch.states.tobytes() == before


def test_bots_that_search_or_are_made_by_hand_sit_at_the_other_seats() -> None:
    class First:
        name = "first"

        def choose(self, match: townwright.Match) -> townwright.Action:
            return match.decode(match.codes[0])

    env = TownwrightEnv("carrara", 3, seat=1, bots=["tree:4", First()])
    lines = []
    for _ in range(2):
        _, info = env.reset(seed=6)
        for _ in range(8):
            assert env.episode.to_move == 1
            assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
            _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        lines.append(env.episode.line)
        assert {played.seat for played in env.episode.match.history} == {0, 1, 2}
    assert lines[0] == lines[1]


def test_a_cooperative_win_is_one_and_a_loss_minus_one() -> None:
    env, draw = TownwrightEnv("sprawlopolis", reward="result"), np.random.default_rng(3)
    _, info = env.reset(seed=2)
    ended, reward = False, 0.0
    while not ended:
        assert reward == 0
        _, reward, ended, _, info = env.step(random_action(info["action_mask"], draw))
    match = env.episode.match
    assert match.target is not None
    assert reward == (1 if match.scores[0] >= match.target else -1)
    assert env.episode.payoffs(REWARDS["points"]) == [max(-1, match.scores[0] / 100)]


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"reward": "fame"}, "“fame” is not a reward. Choose from: mixed, progress, result, points."),
        ({"illegal": "ignore"}, "“ignore” is not a way to handle illegal actions"),
        ({"seat": 2}, "The learner’s seat must be from 0 to 1, not 2."),
        ({"players": 3, "bots": ["greedy"] * 3}, "There are 2 other seats"),
        ({"bots": "nobody"}, "There is no bot called “nobody”"),
        ({"options": {"set": "deluxe"}}, "“deluxe” is not a value of the option set"),
        ({"players": 9}, "This game is for 2 to 4 players, not 9."),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused_with_a_sentence(settings: dict[str, Any], message: str) -> None:
    for kind in (
        lambda **settings: TownwrightVectorEnv(2, "carrara", **settings),
        lambda **settings: TownwrightEnv("carrara", **settings),
    ):
        with pytest.raises(NotPossible, match=message):
            kind(**settings)


def test_a_batch_takes_only_bots_without_search_and_one_action_per_row() -> None:
    with pytest.raises(NotPossible, match="“tree:9” searches, which batches don’t support"):
        TownwrightVectorEnv(2, "carrara", bots="tree:9")
    with pytest.raises(NotPossible, match="A batch needs at least one game"):
        Batch("carrara", 0)
    batch = Batch(WAGONS, 3)
    batch.reset(1)
    with pytest.raises(NotPossible, match="one array of 3 actions"):
        batch.step(np.zeros(2, np.int64))


def test_environments_and_batches_go_on_after_pickling() -> None:
    single, many = TownwrightEnv("carrara", bots="tree:4"), TownwrightVectorEnv(2, "carrara", bots="settler")
    for env in (single, many):
        _, info = env.reset(seed=1)
        first = info["legal"][:, 0] if env is many else np.flatnonzero(info["action_mask"])[0]
        env.step(first)
    single.render()  # it has its game as a match now
    single_copy, many_copy = pickle.loads(pickle.dumps((single, many)))
    for _ in range(4):
        legal = many.batch.legal[:, 0].copy()
        assert many.step(legal)[0].tobytes() == many_copy.step(legal)[0].tobytes()
        assert many_copy.batch.to_move.tolist() == many.batch.to_move.tolist()
        action = single.episode.codes[0]
        assert single.step(action)[0].tobytes() == single_copy.step(action)[0].tobytes()
    assert single_copy.episode.game is single.episode.game


def test_a_batch_draws_legal_actions_and_names_the_seat_to_move() -> None:
    batch, drawn, seed = Batch(WAGONS, 4), set(), 0
    batch.reset(1)
    while not batch.ended.all():
        actions = batch.sample(seed)
        assert actions.tolist() == batch.sample(seed).tolist()
        for row in np.flatnonzero(~batch.ended):
            drawn.add(batch.legal[row, : batch.counts[row]].tolist().index(actions[row]))
        assert set(batch.to_move[~batch.ended].tolist()) <= {0, 1}
        batch.step(actions)
        seed += 4
    assert len(drawn) > 20
    assert (batch.to_move == -1).all()
    assert batch.sample(1).tolist() == [0, 0, 0, 0]
