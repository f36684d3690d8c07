"""The forms of observations and actions: planes and named parts, the smaller space, masks, lists with features."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from townwright import NotPossible
from townwright.bots.policy import PolicyRunner
from townwright.core import grid
from townwright.core.game import Game
from townwright.core.grid import Town
from townwright.core.record import records
from townwright.core.registry import games
from townwright.core.state import copy_states
from townwright.research.actions import CompactActions, action_count, action_table, candidates, masks
from townwright.research.batch import Batch
from townwright.research.gymnasium import TownwrightEnv, TownwrightVectorEnv
from townwright.research.observations import plane_names, scale, structure
from townwright.research.pettingzoo import raw_env
from townwright.research.spaces import observation_space

GAMES = list(games().values())
CARD_GAMES = [game for game in GAMES if game.learning.compact is not None]
WAGONS = games()["circle_the_wagons"]


def positions(game: Game, steps: int, rows: int = 4) -> Any:
    """Yield a batch of random games, step by step."""
    batch = Batch(game, rows)
    batch.reset(3)
    for step in range(steps):
        yield batch
        batch.step(batch.sample(rows * step), auto_reset=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_named_parts_have_all_numbers_of_an_observation(game: Game) -> None:
    env = TownwrightEnv(game)
    observations = np.stack([env.reset(seed=seed)[0] for seed in (3, 4)])
    parts, space = structure(game, observations), observation_space(game, structured=True)
    scaled = observation_space(game, scaled=True, structured=True)
    grids = {block.name: block for block in game.learning.observation_blocks if block.digits}
    sizes = sum(block.size for block in grids.values())
    assert (
        sum(part[0].size for name, part in parts.items() if name not in grids) + sizes
        == game.learning.observation_count
    )
    assert all("." not in name for name in parts)
    for row, numbers in enumerate(observations):
        assert space.contains({name: part[row] for name, part in parts.items()})
        assert scaled.contains(structure(game, numbers, scaled=True))


def test_scaled_numbers_end_at_the_usual_maximum() -> None:
    """Otherwise the few points and cubes of a game would all be scaled to nearly the same number."""
    game = games()["carrara"]
    players = next(block for block in game.learning.observation_blocks if block.name == "players")
    points = next(part for part in players.parts if part.name == "points")
    observation = TownwrightEnv(game).reset(seed=1)[0]
    scaled_points = {}
    for value in (0, points.usual // 2, points.usual, points.most):
        observation[players.start + points.start] = value
        scaled_points[value] = float(scale(game, observation)[players.start + points.start])
    assert points.least < points.usual < points.most
    assert list(scaled_points.values()) == [0, 0.5, 1, 1]


@pytest.mark.parametrize("game", CARD_GAMES, ids=lambda game: game.name)
def test_planes_show_the_squares_around_the_town(game: Game) -> None:
    block = game.learning.observation_blocks[0]
    for batch in positions(game, 30):
        planes = structure(game, batch.observations)[block.name]
        squares = batch.observations[:, : block.size].reshape(batch.size, -1, grid.SIZE * grid.SIZE)
        boards = planes.reshape(batch.size, squares.shape[1], len(plane_names(block)), -1)
        first = dict(block.digits)[block.digits[0][0]]
        assert (boards[:, :, :first].sum((2, 3)) == (squares > 0).sum(2)).all()  # each square has one zone


@pytest.mark.parametrize("game", CARD_GAMES, ids=lambda game: game.name)
def test_the_smaller_space_places_cards_where_the_planes_show_them(game: Game) -> None:
    block, table = game.learning.observation_blocks[0], action_table(game, compact=True)
    row_at, column_at = table.names.index("row"), table.names.index("column")
    for batch in positions(game, 12):
        compact = CompactActions(game, batch.size)
        compact.update(batch.states, batch.legal, batch.counts)
        assert (compact.counts == batch.counts).all()
        for row in range(batch.size):
            numbers = compact.numbers[row, : compact.counts[row]]
            assert len(set(numbers.tolist())) == len(numbers)
            assert compact.codes[row, : len(numbers)].tolist() == batch.legal[row, : len(numbers)].tolist()
            assert (numbers < action_count(game, compact=True)).all()
            places = table.features[numbers]
            planes = structure(game, batch.observations[row])[block.name]
            ys, xs = np.nonzero(planes[: len(plane_names(block))].any(0))
            if places[0, row_at] and len(ys):  # they begin two squares before the town and end one after it
                assert (places[:, row_at].min(), places[:, row_at].max()) == (ys.min() - 1, ys.max() + 2)
                assert (places[:, column_at].min(), places[:, column_at].max()) == (xs.min() - 1, xs.max() + 2)
        actions = compact.numbers[:, 0].copy()
        assert compact.decode(actions).tolist() == batch.legal[:, 0].tolist()
        assert compact.decode(np.full(batch.size, -1)).tolist() == [-1] * batch.size


def test_the_widest_towns_keep_legal_actions_in_the_window() -> None:
    """A straight line of cards is wider than the window, and so is a long bend; both keep placements."""
    for bend in (15, 8):
        town = records(np.zeros(1, WAGONS.rules.state["towns"].base), Town)[0]
        codes = np.zeros(grid.most_placements(15), np.int32)
        grid.clear_town(town)
        face = np.ones((2, town.planes.shape[0]), np.int64)
        for card in range(15):
            x, y = (2 * card, 0) if card < bend else (2 * bend - 2, 2 * (card - bend + 1))
            grid.place(town, face, card, x, y, 0)
        count = grid.placements(town, codes, 0, 0)
        inside = [code for code in codes[:count].tolist() if grid.window_code(town, code) >= 0]
        assert 0 < len(inside) < count


def test_environments_take_actions_of_the_smaller_space() -> None:
    compact, plain = TownwrightEnv(WAGONS, compact=True), TownwrightEnv(WAGONS)
    _, info = compact.reset(seed=6)
    plain.reset(seed=6)
    assert compact.action_space == gymnasium.spaces.Discrete(548)
    for _ in range(6):
        assert info["action_mask"].shape == (548,)
        assert info["action_mask"].sum() == len(plain.episode.codes)
        number = int(np.flatnonzero(info["action_mask"])[-1])
        before = plain.episode.codes
        _, _, _, _, info = compact.step(number)
        code = compact.episode.line[len(plain.episode.line)]
        assert code in before
        plain.step(code)
        assert plain.episode.states.tobytes() == compact.episode.states.tobytes()
    _, reward, ended, _, _ = compact.step(547)
    assert (reward, ended) == (-1, True)
    with pytest.raises(NotPossible, match="carrara has no smaller action space"):
        TownwrightEnv("carrara", compact=True)


@pytest.mark.parametrize("settings", [{"structured": True, "compact": True}, {"structured": True, "scaled": True}])
def test_all_forms_pass_the_check_of_gymnasium(settings: dict[str, Any]) -> None:
    check_env(TownwrightEnv(WAGONS, **settings), skip_render_check=True)
    single, many = TownwrightEnv(WAGONS, **settings), TownwrightVectorEnv(2, WAGONS, **settings)
    (one, _), (two, info) = single.reset(seed=1), many.reset(seed=1)
    assert many.observation_space.contains(two)
    assert all(two[name][0].tobytes() == part.tobytes() for name, part in one.items())
    many.step(info["legal"][:, 0])
    agents = raw_env(WAGONS, **settings)
    agents.reset(seed=1)
    shown = agents.observe(agents.agent_selection)
    assert agents.observation_space(agents.agent_selection).contains(shown)
    agents.step(int(np.flatnonzero(shown["action_mask"])[0]))


def test_masks_are_flags_or_bits_or_made_when_needed() -> None:
    flags, bits, none = (TownwrightVectorEnv(3, WAGONS, mask=mask) for mask in (True, "packed", False))
    (_, shown), (_, packed), (_, missing) = (env.reset(seed=1) for env in (flags, bits, none))
    assert packed["action_mask"].nbytes * 8 < shown["action_mask"].nbytes + 64
    assert np.array_equal(np.unpackbits(packed["action_mask"], axis=1, count=2084), shown["action_mask"])
    assert "action_mask" not in missing
    assert np.array_equal(none.action_masks(), shown["action_mask"].astype(bool))
    assert np.array_equal(masks(missing["legal"], missing["legal_count"], 2084), shown["action_mask"])
    with pytest.raises(NotPossible, match="“bits” is not a kind of mask"):
        TownwrightEnv(WAGONS, mask="bits")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_digits_tell_all_actions_apart(game: Game) -> None:
    for compact in (False, True) if game.learning.compact else (False,):
        table = action_table(game, compact)
        assert len(np.unique(table.features, axis=0)) == action_count(game, compact) == len(table.features)
        assert (table.features.max(0) < np.array(table.sizes)).all()


@pytest.mark.parametrize("game", [WAGONS, games()["carrara"]], ids=lambda game: game.name)
def test_lists_have_features_and_weights_of_all_legal_actions(game: Game) -> None:
    for step, batch in enumerate(positions(game, 9)):
        lists = candidates(batch, seed=step)
        assert lists.features.shape == (batch.size, int(batch.counts.max()), len(lists.names))
        rows, features, weights = lists.ragged()
        assert len(rows) == len(features) == len(weights) == batch.counts.sum()
        for row in range(batch.size):
            count = batch.counts[row]
            assert lists.actions[row, :count].tolist() == batch.legal[row, :count].tolist()
            assert not lists.features[row, count:].any()
        assert (features.max(0) < np.array(lists.sizes)).all()
        assert np.array_equal(features, lists.features[lists.mask])
        assert np.array_equal(weights, candidates(batch, seed=step).ragged()[2])
        assert lists.actions_at(np.zeros(batch.size)).tolist() == batch.legal[:, 0].tolist()
    if game is WAGONS:
        assert {"row", "column"} <= set(lists.names)


@pytest.mark.parametrize("game", [WAGONS, games()["carrara"]], ids=lambda game: game.name)
def test_short_lists_have_the_heaviest_actions_first(game: Game) -> None:
    for step, batch in enumerate(positions(game, 9)):
        whole, short = candidates(batch, seed=step), candidates(batch, seed=step, most=5)
        assert short.actions.shape == (batch.size, 5)
        assert short.counts.tolist() == np.minimum(batch.counts, 5).tolist()
        for row in range(batch.size):
            count = short.counts[row]
            best = sorted(range(whole.counts[row]), key=lambda place: -whole.weights[row, place])[:count]  # stable
            assert short.actions[row, :count].tolist() == whole.actions[row, best].tolist()
            assert short.weights[row, :count].tolist() == whole.weights[row, best].tolist()
            assert np.array_equal(short.features[row, :count], whole.features[row, best])
            assert not short.actions[row, count:].any()
            assert not short.features[row, count:].any()
            assert not short.weights[row, count:].any()
        assert short.actions_at(np.zeros(batch.size)).tolist() == short.actions[:, 0].tolist()


def test_weights_are_those_of_greedy() -> None:
    runner = PolicyRunner(WAGONS)
    for batch in positions(WAGONS, 6):
        lists = candidates(batch)
        runner.states = copy_states(batch.states[:1])
        weights = runner.weights()
        expected = [weights[code] for code in lists.actions[0, : lists.counts[0]].tolist()]
        assert lists.weights[0, : lists.counts[0]].tolist() == pytest.approx(expected)
