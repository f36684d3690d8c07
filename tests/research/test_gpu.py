"""The kernels: compiled to PTX, which needs no GPU, and run in Numba's simulator of one beside the CPU."""

import json
import warnings

import numpy as np
import pytest
from tests.market import GAME as MARKET
from tests.processes import python
from tests.research.side_by_side import SIMULATED, summary

from townwright import NotPossible, play_many
from townwright.bots.simulation import simulate_step_by_step
from townwright.core.game import Game
from townwright.core.registry import games
from townwright.research import batch, gpu

long = pytest.mark.long
KERNELS = {"random", "policies", "step", "policy_step", "seed", "refuse", "sample"}
#: Policies, whole games, and rows and steps of a batch: as many as Python can play in time.
CASES = [
    pytest.param("market", "random,greedy", 1, 2, 6),
    pytest.param("carrara", "random,greedy", 2, 3, 12, marks=long),
    pytest.param("circle_the_wagons", "random,greedy", 1, 2, 6, marks=long),
    pytest.param("circleville", "random,greedy", 1, 2, 20, marks=long),
    pytest.param("sprawlopolis", "random,greedy", 1, 2, 6, marks=long),
]
GAMES = [MARKET, *(pytest.param(game, marks=long) for game in games().values())]


@pytest.mark.parametrize(("name", "policies", "whole", "rows", "steps"), CASES)
def test_games_and_steps_are_those_of_the_cpu(name: str, policies: str, whole: int, rows: int, steps: int) -> None:
    numbers = map(str, (whole, rows, steps))
    simulated = json.loads(python("-m", "tests.research.side_by_side", name, policies, *numbers, environment=SIMULATED))
    assert len(simulated) == len(policies.split(",")) + 2 * (steps + 1) + 1
    assert len(set(simulated)) > steps
    assert simulated == summary(play_many, batch.Batch, name, policies, whole, rows, steps)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kernel_is_compiled_without_a_gpu(game: Game) -> None:
    lines = [line.split() for line in python("-m", "tests.research.ptx", game.name).splitlines()]
    assert {kernel for _, kernel, _ in lines} == KERNELS
    sizes = {kernel: int(size) for _, kernel, size in lines}
    assert sizes["random"] < sizes["policies"]
    assert sizes["step"] < sizes["policy_step"]


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_many_games_on_all_cores_are_those_that_are_simulated_one_by_one(game: Game, policy: str) -> None:
    played = play_many(game, 20, 5, policy)
    *_, last = simulate_step_by_step(game, game.players[0], 20, 5, [policy])
    assert played.scores.mean(axis=0).tolist() == pytest.approx(last.mean_scores)
    assert played.lengths.sum() == last.actions
    np.testing.assert_array_equal(play_many(game, 3, 21, policy).scores, played.scores[16:19])


ON_THE_DEVICE = """
import numpy as np
from numba import cuda
from tests.market import GAME
from tests.research.side_by_side import digest, simulate_local_memory
from townwright import NotPossible
from townwright.cli import bench, bench_gpu
from townwright.research import gpu

simulate_local_memory()
batch = gpu.Batch(GAME, 5, block=2)
batch.reset(1)
assert batch.to_move.copy_to_host().tolist() == batch.states.copy_to_host()["to_move"].tolist()
actions = batch.sample(1)
legal, counts = batch.legal.copy_to_host(), batch.counts.copy_to_host()
assert all(action in row[:count] for action, row, count in zip(actions.copy_to_host(), legal, counts, strict=True))
before = digest(batch)
for wrong in (actions.copy_to_host()[:4], cuda.to_device(np.zeros(5, np.int32)), cuda.to_device(np.zeros((5, 2)))):
    try:
        batch.step(wrong)
    except NotPossible as error:
        assert "5 numbers of type int64" in str(error), error
    else:
        raise AssertionError
assert digest(batch) == before
for call in (lambda: batch.take([0]), lambda: batch.redeal(1), lambda: batch.set_states(batch.states)):
    try:
        call()
    except NotPossible as error:
        assert "Only batches on the CPU" in str(error), error
    else:
        raise AssertionError
batch.step(actions)
assert digest(batch) != before
bench.BATCH = bench_gpu.SAMPLE_GAMES = bench_gpu.ROWS = 3
bench_gpu.MOST = 3
speed = bench_gpu.measure(gpu, GAME, 2, 1e-6)
assert speed.games_ratio == speed.gpu_games_per_second / speed.cpu_games_per_second > 0
print(speed.same_games)
"""


def test_device_arrays_are_used_without_a_copy() -> None:
    assert python("-c", ON_THE_DEVICE, environment=SIMULATED) == "3\n"


@pytest.mark.parametrize("colour", ["", "\x1b[1m"])
def test_expected_warnings_are_not_shown(colour: str) -> None:
    with warnings.catch_warnings(record=True) as shown:
        warnings.simplefilter("always")
        for expected in gpu.EXPECTED_WARNINGS:
            warnings.filterwarnings("ignore", expected)
        for text in ("Grid size 32 will likely result in GPU under-utilization due to low occupancy.", "Another one"):
            warnings.warn(colour + text, stacklevel=1)
    assert [str(each.message) for each in shown] == [colour + "Another one"]


def test_a_numpy_without_row_stack_is_enough() -> None:
    code = "import numpy as np; vars(np).pop('row_stack', None); import townwright.research.gpu; print(np.row_stack)"
    assert "vstack" in python("-c", code)


def test_a_missing_gpu_is_reported_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numba.cuda.is_available", lambda: False)
    for call in (lambda: gpu.play_many(MARKET, 1), lambda: gpu.Batch(MARKET, 1)):
        with pytest.raises(NotPossible, match="No CUDA GPU"):
            call()


def test_games_that_cannot_be_played_are_refused_before_anything_is_asked_of_a_gpu() -> None:
    with pytest.raises(NotPossible, match="at least one game"):
        gpu.play_many(MARKET, 0)
    with pytest.raises(NotPossible, match="A seed is a whole number"):
        gpu.play_many(MARKET, 1, -1)
    with pytest.raises(NotPossible, match="tree"):
        gpu.play_many(MARKET, 1, policy="tree:5")
