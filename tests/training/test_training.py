"""Training: the network as compiled rules, games to learn from, and learning itself."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from townwright import NotPossible, bot, new
from townwright.bots.network import WEIGHTS, NetworkWeights, network_entry_points, new_network, read_network_weights
from townwright.core.errors import BadFile
from townwright.core.game import Game
from townwright.core.registry import game
from townwright.training.plan import Teacher, TrainingPlan, read_plan
from townwright.training.self_play import (
    Player,
    Samples,
    SearchedDecision,
    drawn_options,
    play_games,
    result,
    to_samples,
)

CARRARA = game("carrara")
#: Positions of one game, each with a different number of actions played.
LINE = range(0, 100, 7)


def random_weights(chosen: Game, units: tuple[int, int] = (24, 16)) -> NetworkWeights:
    """Return weights of a network that was never trained."""
    first, second = units
    seats, actions, rng = 2 * chosen.most_seats, chosen.rules.actions, np.random.default_rng(1)
    shapes = [(chosen.learning.feature_count, first), (first,), (first, second), (second,)]
    shapes += [(second, seats), (seats,), (actions, second), (actions,)]
    return {name: rng.normal(0, 0.1, shape).astype(np.float32) for name, shape in zip(WEIGHTS, shapes, strict=True)}


def positions(players: int) -> Any:
    """Return positions of a game of greedy bots."""
    match, greedy, states = new("carrara", players, seed=3), bot("greedy", seed=1), []
    for number in range(LINE[-1] + 1):
        if number in LINE:
            states.append(match.states.copy())
        match.play(greedy.choose(match))
    return np.concatenate(states)


def test_the_network_computes_the_same_as_a_plain_implementation() -> None:
    weights, states, seats = random_weights(CARRARA), positions(3), CARRARA.most_seats
    wins, leads = np.zeros((len(states), 3)), np.zeros((len(states), 3))
    entry_points = network_entry_points(CARRARA)
    entry_points.predict(states, new_network(CARRARA, weights), 3, wins, leads)
    for i, state in enumerate(states):
        features = np.zeros(CARRARA.learning.feature_count, np.int16)
        entry_points.describe(states, i, int(state["to_move"]), features)
        units = np.maximum(features @ weights["first"].astype(float) + weights["first_bias"], 0)
        units = np.maximum(units @ weights["second"] + weights["second_bias"], 0)
        outputs = (units @ weights["outlook"] + weights["outlook_bias"]).reshape(2, seats)[:, :3]
        outputs = np.roll(outputs, int(state["to_move"]), 1)
        assert wins[i] == pytest.approx(0.5 + 0.5 * outputs[0] / (1 + abs(outputs[0])), abs=1e-4)
        assert leads[i] == pytest.approx(10 * outputs[1], abs=1e-3)
    again = [np.zeros_like(wins), np.zeros_like(leads)]
    entry_points.predict.interpret(states[:2], new_network(CARRARA, weights), 3, *again)
    assert again[0][:2].tolist() == wins[:2].tolist()  # float32 in a fixed order: not a bit differs
    assert again[1][:2].tolist() == leads[:2].tolist()


def test_a_network_sees_what_the_player_could_have_counted_and_nothing_else() -> None:
    states, describe = positions(2), network_entry_points(CARRARA).describe
    for i in range(len(states)):
        before, after = np.zeros((2, CARRARA.learning.feature_count), np.int16)
        describe(states, i, 0, before)
        CARRARA.entry_points.redeal(states, i, 0, 99)
        describe(states, i, 0, after)
        assert before.tolist() == after.tolist()
        assert before.any()


def test_a_network_must_fit_its_game(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    np.savez(path, allow_pickle=False, **random_weights(CARRARA))
    assert set(read_network_weights(CARRARA, path)) == set(WEIGHTS)
    with pytest.raises(BadFile, match=r"is not a network for this game: the weights do not fit the game\."):
        read_network_weights(game("sprawlopolis"), path)
    path.write_bytes(b"")
    with pytest.raises(BadFile, match="is not a network for this game"):
        read_network_weights(CARRARA, path)
    with pytest.raises(NotPossible, match="sprawlopolis has no network 1"):
        bot("tree@learned=1:4").choose(new("sprawlopolis"))
    with pytest.raises(NotPossible, match="carrara has no network 9"):
        bot("tree@learned=9:4").choose(new("carrara"))


FIRST = Teacher(tries=8, quick_tries=4, full_share=0.5, settings={"learned": 0, "rollout_depth": 5})


def tiny_plan(policy: bool = True, trace: float = 1) -> TrainingPlan:
    """Return a plan that takes seconds."""
    later = Teacher(tries=8, quick_tries=4, full_share=0.5, settings={"learned": 1, "rollout_depth": 0})
    return TrainingPlan(
        seed=5,
        units=(16, 8),
        policy=policy,
        games={2: 1, 4: 1},
        first=FIRST,
        teacher=later,
        first_round_factor=2,
        sampled=10,
        side_positions=1,
        trace=trace,
        window=400,
        passes=20,
        batch=64,
        rate=0.01,
        rate_rounds=5,
    )


def test_a_game_against_itself_is_reproducible_and_ends_with_its_result(tmp_path: Path) -> None:
    np.savez(tmp_path / "network.npz", allow_pickle=False, **random_weights(CARRARA))
    plan = msgspec.structs.replace(tiny_plan(), side_positions=0)
    for teacher, weights in ((FIRST, None), (plan.teacher, tmp_path / "network.npz")):
        player = Player(CARRARA, teacher, weights)
        samples, again = (player.play(plan, 3, 7) for _ in range(2))
        assert all((one == other).all() for one, other in zip(samples, again, strict=True))
        wins, leads = samples.outlook[:, :3], samples.outlook[:, 4:7]
        assert wins.sum(1) == pytest.approx(1)
        assert ((wins > 0) == (leads >= 0)).all()
        assert not samples.outlook[:, [3, 7]].any()
        is_full = samples.visits.any(1)
        assert 0.2 < is_full.mean() < 0.8
        assert ((samples.visits > 0) <= (samples.legal >= 0)).all()
        assert ((samples.legal >= 0).sum(1) > 1).all()
    more = player.play(msgspec.structs.replace(plan, side_positions=1), 3, 7)
    assert 1.5 < len(more.players) / len(samples.players) < 2.5
    assert not more.visits[-1].any()  # a quick search says too little about actions


def test_a_game_can_be_learned_from_turn_by_turn() -> None:
    player, plan = Player(CARRARA, FIRST, None), msgspec.structs.replace(tiny_plan(), side_positions=0)
    every_decision = player.play(plan, 3, 7)
    plan = msgspec.structs.replace(plan, turn_starts=True)
    starts = player.play(plan, 3, 7)
    assert 5 < len(starts.players) < len(every_decision.players)
    described = {row.tobytes() for row in every_decision.features}
    assert all(row.tobytes() in described for row in starts.features)
    assert starts.outlook[0].tolist() == every_decision.outlook[0].tolist()  # the result alone counts
    more = player.play(msgspec.structs.replace(plan, side_positions=1), 3, 7)
    assert 1.5 < len(more.players) / len(starts.players) < 2.5


def test_greedy_bots_play_the_first_round_of_a_plan_without_a_first_teacher() -> None:
    plan = msgspec.structs.replace(tiny_plan(policy=False), first=None, turn_starts=True)
    samples = play_games("carrara", plan, None, [(2, 5), (3, 6)])
    assert all((one == other).all() for one, other in zip(samples, play_games("carrara", plan, None, [(2, 5), (3, 6)])))
    assert samples.legal.shape == (len(samples.players), 0)  # no policy, so no actions
    assert set(samples.players.tolist()) == {2, 3}
    assert samples.outlook[:, :4].sum(1) == pytest.approx(1)


def test_options_vary_as_in_daily_challenges() -> None:
    circleville, rng = game("circleville"), np.random.default_rng(1)
    drawn = [drawn_options(circleville, 1, rng) for _ in range(40)]
    assert {each["opponents"] for each in drawn} == set(circleville.extras.daily["opponents"])
    assert drawn_options(circleville, 2, rng) == {}


def test_targets_mix_the_searches_and_the_result() -> None:
    def decision(seat: int, win: float) -> SearchedDecision:
        features = np.zeros(CARRARA.learning.feature_count, np.int16)
        wins, leads = np.array([win, 1 - win]), np.array([10 * win, -10 * win])
        return SearchedDecision(seat, features, np.array([3, 4]), np.ones(2), np.array([5, 1]), True, wins, leads)

    line = [decision(0, 0.2), decision(1, 0.6)]
    samples = to_samples(CARRARA, line, np.array([1.0, 0.0]), np.array([8.0, -8.0]), 0.5, policy=True)
    last = 0.5 * 1 + 0.5 * 0.6
    assert samples.outlook[1, :2] == pytest.approx([1 - last, last])  # the second player looks
    assert samples.outlook[0, :2] == pytest.approx([0.5 * last + 0.1, 1 - 0.5 * last - 0.1])
    assert samples.outlook[1, 4:6] == pytest.approx([-7, 7])
    assert samples.visits[0, :3].tolist() == [4, 0, 0]
    assert samples.legal[0, :3].tolist() == [3, 4, -1]


def test_the_result_of_a_game_alone_is_the_lead_over_the_target() -> None:
    wins, leads = result(np.array([31, 31]), np.array([1, 1]), 28)
    assert (wins.tolist(), leads.tolist()) == ([1, 1], [3, 3])
    wins, leads = result(np.array([31, 31, 20]), np.array([1, 1, 3]), None)
    assert (wins.tolist(), leads.tolist()) == ([0.5, 0.5, 0], [0, 0, -11])


def test_plans_with_former_names_of_settings_are_the_same_plans() -> None:
    teacher = tiny_plan().teacher
    former, current = (
        msgspec.json.decode(msgspec.json.encode({**msgspec.to_builtins(teacher), "settings": settings}), type=Teacher)
        for settings in ({"further": 7, "sharpness": 1}, {"rollout_depth": 7, "temperature": 1})
    )
    assert former == current != teacher


def test_a_plan_must_be_readable(tmp_path: Path) -> None:
    assert read_plan(CARRARA, None).games[2] > 0
    with pytest.raises(NotPossible, match="sprawlopolis has no training plan"):
        read_plan(game("sprawlopolis"), None)
    path = tmp_path / "plan.json"
    path.write_text('{"seed": 1}')
    with pytest.raises(BadFile, match="is not a training plan: Object missing required field"):
        read_plan(CARRARA, path)
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(tiny_plan(), games={5: 1})))
    with pytest.raises(NotPossible, match="2 to 4 players"):
        read_plan(CARRARA, path)


def some_samples() -> Samples:
    player = Player(CARRARA, FIRST, None)
    return Samples(
        *(np.concatenate(pair) for pair in zip(*(player.play(tiny_plan(), 2, i) for i in (1, 2)), strict=True))
    )


@pytest.mark.long  # PyTorch is large
@pytest.mark.parametrize("policy", [True, False])
def test_learning_makes_the_network_less_wrong_and_its_rules_agree(policy: bool, tmp_path: Path) -> None:
    from townwright.training.learner import Learner

    samples, learner = some_samples(), Learner(CARRARA, tiny_plan(policy))
    before = learner.losses(samples)
    learner.add(samples)
    learner.train(len(samples.players), 0)
    after = learner.losses(samples)
    assert after.win < before.win
    assert after.lead < before.lead
    assert (after.action < before.action) == policy
    learner.save(tmp_path / "checkpoint.pt", {"rounds": 1})
    other = Learner(CARRARA, tiny_plan(policy))
    assert other.load(tmp_path / "checkpoint.pt") == {"rounds": 1}
    assert other.losses(samples) == after
    weights = learner.weights()
    np.savez(tmp_path / "network.npz", allow_pickle=False, **weights)
    assert len(read_network_weights(CARRARA, tmp_path / "network.npz")["policy"]) == policy * CARRARA.rules.actions
    states, wins, leads = positions(2), np.zeros((len(LINE), 2)), np.zeros((len(LINE), 2))
    network_entry_points(CARRARA).predict(states, new_network(CARRARA, weights), 2, wins, leads)
    assert (abs(leads.sum(1)) < 25).all()
