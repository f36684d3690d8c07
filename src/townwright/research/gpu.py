"""The games on a GPU: the same rules in CUDA kernels, one thread per game.

`play_many` returns the final scores of whole games; `Batch` steps games whose arrays stay on the device. Both need
`townwright[gpu]` and an NVIDIA GPU. Kernels are compiled at their first call in every process.
"""

import warnings
from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any

import numba
import numpy as np

from townwright.bots.many import GameSeries, ManyGames, whole_game
from townwright.bots.policy import RANDOM, Workspace, policies
from townwright.bots.steps import Rows, StepOptions, is_illegal, row_steps
from townwright.core.arrays import Array1, Array2, Cube, Floats, Matrix, Numbers
from townwright.core.chance import GENERATOR, seed_generator
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.log import NO_LOG, Log
from townwright.core.optional_packages import extra
from townwright.core.record import Records
from townwright.core.rule import COMPILED, Rule
from townwright.core.state import GameState, Generator
from townwright.research import batch
from townwright.research.batch import draw_action

with extra("gpu"), warnings.catch_warnings():
    # numba-cuda 0.30 asks for a time without a unit, which NumPy 2.5 deprecates.
    warnings.filterwarnings("ignore", "The 'generic' unit for NumPy timedelta is deprecated", DeprecationWarning)
    from numba import cuda
    from numba.cuda.cudadrv.devicearray import is_cuda_ndarray
    from numba.cuda.cudadrv.driver import CudaAPIError

#: Numba warns about small batches, which cannot fill a GPU, and about records, an experimental feature that works.
#: Where it prints in colour, a warning begins with an escape sequence.
EXPECTED_WARNINGS = (
    r".*Grid size \d+ will likely result in GPU under-utilization",
    r".*Record\(.* has been considered a subtype of",
)
for each in EXPECTED_WARNINGS:
    warnings.filterwarnings("ignore", each)
# numba-cuda 0.30 still needs a function that NumPy 2.5 removed.
vars(np).setdefault("row_stack", np.vstack)

#: The errors of a kernel that ran too long or out of memory.
DEVICE_ERRORS = (CudaAPIError,)
#: Default threads per block.
BLOCK = 256

GENERATORS = numba.from_dtype(GENERATOR)


@cache
def device(rule: Rule[..., Any]) -> Any:
    """Return a rule compiled for the device, once for all constants and integer widths."""
    compiled = cuda.jit(device=True)(rule.py_func)
    template = compiled.get_call_template

    def get_widened_template(args: Any, kws: Any) -> Any:
        return template(tuple(map(widen, args)), {name: widen(kind) for name, kind in kws.items()})

    compiled.get_call_template = get_widened_template
    return compiled


def resolve(resolve_type: Any, value: Any) -> Any:
    """Return the Numba type of a value in a kernel; a rule becomes its device version."""
    return resolve_type(device(value) if isinstance(value, Rule) else value)


if COMPILED:  # the simulator runs interpreted rules as they are
    from numba.cuda.descriptor import cuda_target

    from townwright.core.machine_code import widen

    context = cuda_target.typing_context
    context.resolve_value_type = partial(resolve, context.resolve_value_type)


def require_gpu() -> None:
    """Raise an error if there is no GPU."""
    if not cuda.is_available():
        raise problem(NotPossible, "no-gpu")


def finish() -> None:
    """Wait until the GPU has finished."""
    cuda.synchronize()


def on_device(data: Any, kind: Any) -> Any:
    """Return a device array of any library as it is; a host array is copied to the device."""
    if is_cuda_ndarray(data):
        return data
    if hasattr(data, "__cuda_array_interface__"):
        return cuda.as_cuda_array(data)
    return cuda.to_device(np.ascontiguousarray(data, kind))


def blocks(threads: int, block: int) -> tuple[int, int]:
    """Return the grid for a number of threads: blocks, and threads per block."""
    return -(-threads // block), block


def decision(game: Game, random: bool) -> Any:
    """Return the rule by which seats decide: at random, or by their policies."""
    return policies(game).at_random if random else policies(game).decide


def buffer_sizes(game: Game, random: bool) -> tuple[int, int]:
    """Return the number of states and weights that the policies of a thread need."""
    return (1, 1) if random else (1 + max(1, game.rules.spares), game.rules.max_legal)


# Whole games


def play_many(
    name: str | Game,
    games: int,
    seed: int = 1,
    policy: str = "random",
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    block: int = BLOCK,
) -> ManyGames:
    """Play whole games with the seeds `seed`, `seed + 1`, …, one policy in all seats.

    Game by game the result is that of `townwright.play_many` on the CPU.
    """
    series = GameSeries(name, games, seed, policy, players, options)
    require_gpu()
    lengths = cuda.device_array(games, np.int64)
    scores = cuda.device_array((games, len(series.noise_by_seat)), np.int64)
    kernel = play_kernel(series.game, bool((series.noise_by_seat == RANDOM).all()))
    kernel[blocks(games, block)](
        cuda.to_device(series.option_codes),
        seed,
        cuda.to_device(series.noise_by_seat),
        cuda.to_device(NO_LOG),
        lengths,
        scores,
    )
    return ManyGames(scores.copy_to_host(), lengths.copy_to_host())


@cache
def play_kernel(game: Game, random: bool) -> Any:
    """Build the kernel that plays whole games; random play needs less code and memory."""
    play_game = whole_game(game, decision(game, random))
    state, width, (scratch_count, weight_count) = (
        numba.from_dtype(game.rules.state),
        game.rules.max_legal,
        buffer_sizes(game, random),
    )
    # Random play only indexes the list of codes, so its type may be as narrow as possible.
    code = numba.from_dtype(np.min_scalar_type(game.rules.actions) if random else np.dtype(np.int32))

    @cuda.jit
    def kernel(options: Numbers, first: int, noise_by_seat: Floats, log: Log, lengths: Numbers, scores: Matrix) -> None:
        i = cuda.grid(1)
        if i < lengths.shape[0]:
            states = cuda.local.array(1, state)
            scratch = cuda.local.array(scratch_count, state)
            generators = cuda.local.array(1, GENERATORS)
            out = cuda.local.array(width, code)
            weights = cuda.local.array(weight_count, numba.float64)
            line = cuda.local.array(1, numba.int64)
            work = Workspace(scratch[:1], out, weights, scratch[1:], log)
            lengths[i] = play_game(states[0], options, first + i, noise_by_seat, generators[0], work, line, scores[i])

    return kernel


# Steps of learners


class Batch(batch.Batch):
    """A batch on the device: the arrays, steps and games of `townwright.research.batch.Batch`.

    Every array offers `__cuda_array_interface__`: `torch.as_tensor(batch.rewards, device="cuda")` and
    `cupy.asarray(batch.rewards)` share its memory. Actions (`int64`) and flags of rows (`bool`) are taken from arrays
    of these libraries without a copy, or from NumPy.
    """

    def __init__(self, *args: Any, block: int = BLOCK, **kwargs: Any) -> None:
        require_gpu()
        self._block = block
        super().__init__(*args, **kwargs)

    def _allocate(self) -> None:
        self.to_move = np.full(self.size, -1, np.int8)
        self._results = np.zeros((self.size, 2, self.rewards.shape[1]), np.int64)
        self._log = NO_LOG
        for name, array in list(vars(self).items()):
            if isinstance(array, np.ndarray):
                setattr(self, name, cuda.to_device(array))
        self._grid = blocks(self.size, self._block)

    def _set_lineups(self, noise_by_lineup: Any, learner_by_lineup: Any) -> None:
        is_random = bool((np.isnan(noise_by_lineup) | (noise_by_lineup == RANDOM)).all())
        self._step = step_kernel(self.game, is_random)
        self._lineups, self._learner_by_lineup = map(cuda.to_device, (noise_by_lineup, learner_by_lineup))

    def _row_values(self, array: Any, kind: Any) -> Any:
        values = on_device(array, kind)
        if values.shape != (self.size,) or values.dtype != kind or not values.is_c_contiguous():
            raise problem(NotPossible, "bad-device-array", size=self.size, type=np.dtype(kind).name)
        return values

    def _seed_generators(self, seeds: Sequence[int], which: Any) -> None:
        seed_kernel[self._grid](self._generators, cuda.to_device(np.array(seeds, np.int64)), which)

    def _first_illegal(self, actions: Any, deals: Any, waits: Any, auto_reset: bool) -> int:
        first = cuda.to_device(np.array([self.size]))
        illegal_kernel[self._grid](actions, deals, waits, auto_reset, self.legal, self.counts, self.ended, first)
        row = int(first.copy_to_host()[0])
        return -1 if row == self.size else row

    def sample(self, seed: int) -> Any:
        """Draw a legal action for every row; rows without one get 0."""
        actions = cuda.device_array(self.size, np.int64)
        sample_kernel[self._grid](self.legal, self.counts, seed, actions)
        return actions

    def take(self, rows: Any) -> "Batch":  # noqa: ARG002
        """Refuse to copy rows: only batches on the CPU can."""
        raise problem(NotPossible, "cpu-batch-only")

    def redeal(self, seed: int) -> None:  # noqa: ARG002
        """Refuse to redeal rows: only batches on the CPU can."""
        raise problem(NotPossible, "cpu-batch-only")

    def set_states(self, states: Any) -> None:  # noqa: ARG002
        """Refuse to set states: only batches on the CPU can."""
        raise problem(NotPossible, "cpu-batch-only")

    def _call(self, actions: Any, deals: Any, waits: Any, plays: bool, auto_reset: bool) -> None:
        rows, step_options = self._rows(actions, deals, waits), self._step_options(plays, auto_reset)
        self._step[self._grid](*rows, *step_options, self._results, self._log, self.to_move)


@cuda.jit
def seed_kernel(generators: Records[Generator], seeds: Numbers, which: Array1[bool]) -> None:
    i = cuda.grid(1)
    if i < which.shape[0] and which[i]:
        seed_generator(generators[i], seeds[i])


@cuda.jit
def illegal_kernel(
    actions: Numbers,
    deals: Numbers,
    waits: Array1[bool],
    auto_reset: bool,
    out: Matrix,
    counts: Numbers,
    ended: Array1[bool],
    first: Numbers,
) -> None:
    i = cuda.grid(1)
    if i < actions.shape[0] and is_illegal(i, actions, deals, waits, auto_reset, out, counts, ended):
        cuda.atomic.min(first, 0, i)


@cuda.jit
def sample_kernel(out: Matrix, counts: Numbers, seed: int, actions: Numbers) -> None:
    i = cuda.grid(1)
    if i < actions.shape[0]:
        generators = cuda.local.array(1, GENERATORS)
        actions[i] = draw_action(generators[0], out[i], counts[i], seed + i)


@cache
def step_kernel(game: Game, random: bool) -> Any:
    """Build the kernel that steps a batch, one thread per row.

    Threads work on the rows in place, because a step touches little of a state. Without policies, or with random
    ones only, the kernel needs less code and memory.
    """
    steps = row_steps(game, decision(game, random))
    state, (scratch_count, weight_count) = numba.from_dtype(game.rules.state), buffer_sizes(game, random)

    @cuda.jit
    def kernel(
        states: Records[GameState],
        generators: Records[Generator],
        actions: Numbers,
        deals: Numbers,
        legal: Matrix,
        counts: Numbers,
        masks: Matrix,
        observations: Matrix,
        finals: Matrix,
        rewards: Array2[float],
        ended: Array1[bool],
        waits: Array1[bool],
        noise_by_seat: Array2[float],
        learners: Numbers,
        leads: Array2[float],
        options: Numbers,
        lineups: Array2[float],
        learner_by_lineup: Numbers,
        cooperative: bool,
        points_share: float,
        plays: bool,
        auto_reset: bool,
        results: Cube,
        log: Log,
        to_move: Numbers,
    ) -> None:  # one by one: CUDA's simulator does not look into tuples
        i = cuda.grid(1)
        if i < states.shape[0]:
            scratch = cuda.local.array(scratch_count, state)
            weights = cuda.local.array(weight_count, numba.float64)
            rows = Rows(
                states,
                generators,
                actions,
                deals,
                legal,
                counts,
                masks,
                observations,
                finals,
                rewards,
                ended,
                waits,
                noise_by_seat,
                learners,
                leads,
            )
            step_options = StepOptions(
                options, lineups, learner_by_lineup, cooperative, points_share, plays, auto_reset
            )
            work = Workspace(scratch[:1], legal[i], weights, scratch[1:], log)
            steps(i, i + 1, rows, step_options, work, results[i])
            to_move[i] = states[i].to_move

    return kernel
