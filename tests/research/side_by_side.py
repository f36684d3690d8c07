"""Plays whole games and steps of a batch, and prints the results.

`python -m tests.research.side_by_side GAME POLICY,… GAMES ROWS STEPS` does so with the kernels in Numba's simulator of
a GPU (`SIMULATED`); called from a test, `summary` does the same on the CPU.
"""

import hashlib
import json
import sys
from typing import Any

import numpy as np
from tests.market import GAME as MARKET

from townwright.core.errors import IllegalAction
from townwright.core.registry import games

#: The environment in which there is a simulated GPU: it runs Python, and no compiled rules.
SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "ignore"}

ARRAYS = ("states", "legal", "counts", "masks", "observations", "finals", "rewards", "ended", "learners")


def summary(play_many: Any, batch_of: Any, name: str, policies: str, whole: int, rows: int, steps: int) -> list[str]:
    """Return the results of whole games, a digest after every step of a batch, and refusals of illegal actions."""
    game = {**games(), "market": MARKET}[name]
    lines = []
    for policy in policies.split(","):
        played = play_many(game, whole, 7, policy)
        lines.append(f"{policy} {played.scores.tolist()} {played.lengths.tolist()}")
    for bots, auto_reset, reward in ((None, True, "mixed"), ([policies.split(",")[-1]], False, "progress")):
        batch = batch_of(game, rows, bots=bots, seat="random", reward=reward, mask=True)
        batch.reset(3)
        lines.append(digest(batch))
        for step in range(steps):
            legal, counts = host(batch.legal), host(batch.counts)
            actions = legal[np.arange(rows), (step * 7 + np.arange(rows)) % np.maximum(1, counts)].astype(np.int64)
            if step == 2:
                actions[-1] = -1  # an illegal one
            batch.step(actions, auto_reset=auto_reset, deal=np.arange(rows) == 0 if step == 3 else None)
            lines.append(digest(batch))
    strict = batch_of(game, rows, illegal="raise")
    strict.reset(3)
    actions = host(strict.legal)[:, 0].astype(np.int64)
    actions[1:] = -1
    try:
        strict.step(actions)
    except IllegalAction as refusal:
        lines.append(f"{refusal} {digest(strict)}")
    return lines


def host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def digest(batch: Any) -> str:
    """Return a digest of all values of all arrays, without the padding of records."""
    return hashlib.sha256(repr([host(getattr(batch, name)).tolist() for name in ARRAYS]).encode()).hexdigest()


def simulate_local_memory() -> None:
    """Let the simulator make arrays of records, from which interpreted rules take theirs."""
    from numba.cuda.simulator.cudadrv.devicearray import FakeWithinKernelCUDAArray
    from numba.cuda.simulator.kernelapi import FakeCUDALocal

    plain = FakeCUDALocal.array

    class Records(np.recarray):
        def __setitem__(self, index: Any, value: Any) -> None:
            """Copy a record, even from an array on the simulated device."""
            on_device = isinstance(value, FakeWithinKernelCUDAArray)
            super().__setitem__(index, value._item._ary if on_device else value)

    def array(self: Any, shape: Any, dtype: Any) -> Any:
        result = plain(self, shape, dtype)
        return result.view(Records) if result.dtype.names else result

    FakeCUDALocal.array = array


def main(name: str, policies: str, *numbers: str) -> None:
    from townwright.research import gpu

    simulate_local_memory()
    json.dump(summary(gpu.play_many, gpu.Batch, name, policies, *map(int, numbers)), sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
