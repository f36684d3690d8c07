"""Compiles the kernels of some games to PTX, which needs no GPU, and prints their names and sizes.

`python -m tests.research.ptx GAME…`
"""

import sys
from types import SimpleNamespace
from typing import Any

import numba
from numba import cuda, types
from numba.cuda import cuda_paths, dispatcher
from numba.cuda.cudadrv import nvrtc
from tests.market import GAME as MARKET

from townwright.core.chance import GENERATOR
from townwright.core.game import Game
from townwright.core.registry import games
from townwright.research import gpu

#: The GPU that is compiled for: Hopper.
CAPABILITY = (9, 0)

INTS, FLOATS, FLAGS = types.int64[::1], types.float64[::1], types.boolean[::1]
LOG = types.int32[:, ::1]
TABLE = types.int64[:, ::1]


def kernels(game: Game) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """Return the kernels of a game, and the types of their arguments."""
    states, generators = numba.from_dtype(game.rules.state)[::1], numba.from_dtype(GENERATOR)[::1]
    whole = (INTS, types.int64, FLOATS, LOG, INTS, TABLE)
    codes, bytes_, shorts = types.int32[:, ::1], types.int8[:, ::1], types.int16[:, ::1]
    reals = types.float64[:, ::1]
    rows = (
        states,
        generators,
        INTS,
        FLAGS,
        codes,
        INTS,
        bytes_,
        shorts,
        shorts,
        reals,
        FLAGS,
        FLAGS,
        reals,
        INTS,
        reals,
    )
    terms = (INTS, reals, INTS, types.boolean, types.float64, types.boolean, types.boolean)
    step = (*rows, *terms, types.int64[:, :, ::1], LOG, types.int8[::1])
    return {
        "random": (gpu.play_kernel(game, True), whole),
        "policies": (gpu.play_kernel(game, False), whole),
        "step": (gpu.step_kernel(game, True), step),
        "policy_step": (gpu.step_kernel(game, False), step),
        "seed": (gpu.seed_kernel, (generators, INTS, FLAGS)),
        "refuse": (gpu.illegal_kernel, (INTS, FLAGS, FLAGS, types.boolean, types.int32[:, ::1], INTS, FLAGS, INTS)),
        "sample": (gpu.sample_kernel, (types.int32[:, ::1], INTS, types.int64, INTS)),
    }


def main(names: list[str]) -> None:
    # Without a GPU: answer Numba's questions about the device, and about NVRTC, which has nothing to compile here.
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    nvrtc.get_supported_ccs = lambda: (CAPABILITY,)
    cuda_paths._get_nvrtc_path = lambda: None
    for name in names:
        for kind, (kernel, arguments) in kernels({**games(), "market": MARKET}[name]).items():
            code, _ = cuda.compile(kernel.py_func, types.void(*arguments), device=False, abi="numba", cc=CAPABILITY)
            assert ".visible .entry" in code
            print(name, kind, len(code))


if __name__ == "__main__":
    main(sys.argv[1:])
