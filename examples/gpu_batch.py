"""Step a batch whose arrays PyTorch shares: on the GPU if there is one, otherwise on the CPU by DLPack.

python -m examples.gpu_batch --game carrara --rows 65536
"""

import argparse
import time
from typing import Any

import torch

from townwright.research import batch as cpu


def new_batch(game: str, rows: int) -> tuple[Any, Any]:
    """Return a batch, and the function that turns its arrays into tensors without a copy."""
    if not torch.cuda.is_available():
        return cpu.Batch(game, rows), torch.from_dlpack
    from townwright.research import gpu

    return gpu.Batch(game, rows), lambda array: torch.as_tensor(array, device="cuda")


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="carrara")
    parser.add_argument("--rows", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=100)
    options = parser.parse_args(arguments)
    batch, tensor = new_batch(options.game, options.rows)
    batch.reset(1)
    legal, counts, rewards = tensor(batch.legal), tensor(batch.counts), tensor(batch.rewards)
    shares = torch.rand(options.rows, device=legal.device)
    total = torch.zeros_like(rewards)
    start = time.perf_counter()
    for _ in range(options.steps):
        columns = (shares * counts).long()  # your policy would choose here
        actions = legal.gather(1, columns[:, None]).squeeze(1).long()
        batch.step(actions if legal.is_cuda else actions.numpy(), auto_reset=True)
        total += rewards
        shares = shares.roll(1)
    rate: float = options.rows * options.steps / (time.perf_counter() - start)
    print(f"{legal.device}: {rate:,.0f} actions per second, rewards by seat {total.sum(0).tolist()}")
    return rate


if __name__ == "__main__":
    main()
