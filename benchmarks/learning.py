"""Learning curves against greedy: `python -m benchmarks.learning GAME --minutes 9 --out build/learning`.

PPO with a policy over the list of legal actions (`townwright.research.actions.candidates`) and planes of card grids.
The first line of `curve.jsonl` is greedy itself in the learner's seat, then follows one line per measurement; a run
continues where the last one in the same folder ended. Needs PyTorch.
"""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from townwright.core.extras import extra
from townwright.core.game import Game
from townwright.core.registry import game
from townwright.research.actions import Candidates, candidates
from townwright.research.batch import Batch
from townwright.research.observations import structure

with extra("train"):
    import torch  # pyright: ignore[reportMissingImports]
    from torch import nn  # pyright: ignore[reportMissingImports]
    from torch.nn import functional  # pyright: ignore[reportMissingImports]

#: Units of the layers, and channels of the planes.
UNITS, CHANNELS, EMBEDDED = 256, 32, 16
#: Points that count as 1 in the weights of actions.
WEIGHT_UNIT = 10.0
#: PPO: share of later rewards in advantages, clipping, entropy bonus, passes over a rollout, learning rate.
LAMBDA, CLIP, ENTROPY, PASSES, RATE = 0.95, 0.2, 0.01, 3, 3e-4
#: Seeds of the games that measure the policy.
MEASURE_SEED = 1_000_000_007


class Inputs(NamedTuple):
    """What the network sees of some rows, as tensors."""

    numbers: Any  # row, number: everything but the grids
    planes: Any  # row, plane, y, x; without planes if the game has no grid
    features: Any  # row, action, feature
    weights: Any  # row, action
    mask: Any  # row, action


def inputs(batch: Batch, lists: Candidates, device: Any, with_weights: bool) -> Inputs:
    """Return the input for all rows of a batch."""
    grids = {block.name for block in batch.game.learning.observation_blocks if block.digits}
    parts = structure(batch.game, batch.observations, scaled=True)
    numbers = np.concatenate([part.reshape(batch.size, -1) for name, part in parts.items() if name not in grids], 1)
    planes = [part for name, part in parts.items() if name in grids] or [np.zeros((batch.size, 0, 1, 1), np.float32)]
    weights = lists.weights / WEIGHT_UNIT if with_weights else np.zeros_like(lists.weights)
    arrays = (numbers, np.concatenate(planes, 1).astype(np.uint8), lists.features, weights, lists.mask)
    return Inputs(*(torch.from_numpy(np.ascontiguousarray(array)).to(device) for array in arrays))


class Policy(nn.Module):  # type: ignore[misc]
    """Scores every legal action by its features and the table, and judges the table."""

    def __init__(self, example: Inputs, names: Sequence[str], sizes: Sequence[int]) -> None:
        super().__init__()
        planes = example.planes.shape[1]
        self.places = (names.index("row"), names.index("column")) if planes and "row" in names else None
        self.convolutions = nn.Sequential(
            nn.Conv2d(max(1, planes), CHANNELS, 3, padding=1),
            nn.ReLU(),
            nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1),
            nn.ReLU(),
        )
        side = example.planes.shape[2]
        seen = example.numbers.shape[1] + (CHANNELS * side * side if planes else 0)
        self.table = nn.Sequential(nn.Linear(seen, UNITS), nn.ReLU(), nn.Linear(UNITS, UNITS), nn.ReLU())
        self.embeddings = nn.ModuleList(nn.Embedding(size, EMBEDDED) for size in sizes)
        described = EMBEDDED * len(sizes) + 1 + (CHANNELS if self.places else 0)
        self.action = nn.Linear(described, UNITS)
        self.score = nn.Linear(UNITS, 1)
        self.value = nn.Linear(UNITS, 1)
        self.prior = nn.Parameter(torch.tensor(5.0))  # how much the weights of greedy count at first

    def forward(self, shown: Inputs) -> tuple[Any, Any]:
        """Return logits of all actions and values of all rows."""
        parts = [shown.numbers]
        squares = self.convolutions(shown.planes.float()) if shown.planes.shape[1] else None
        if squares is not None:
            parts.append(squares.flatten(1))
        table = self.table(torch.cat(parts, 1))
        features = shown.features.long()
        described = [each(features[..., column]) for column, each in enumerate(self.embeddings)]
        described.append(shown.weights[..., None])
        if self.places and squares is not None:
            described.append(self._squares_of(features, squares))
        units = torch.relu(self.action(torch.cat(described, -1)) + table[:, None])
        logits = self.score(units)[..., 0] + self.prior * shown.weights
        return logits.masked_fill(~shown.mask, -1e9), self.value(table)[:, 0]

    def _squares_of(self, features: Any, squares: Any) -> Any:
        """Return the channels of the square where each action places a card; 0 for other actions."""
        assert self.places is not None
        rows, columns = (features[..., column] for column in self.places)
        side = squares.shape[-1]
        index = ((rows - 1).clamp(min=0) * side + (columns - 1).clamp(min=0))[:, None].expand(-1, CHANNELS, -1)
        return squares.flatten(2).gather(2, index).transpose(1, 2) * (rows > 0)[..., None]


class Rollout(NamedTuple):
    """Decisions of all rows, step by step."""

    shown: list[Inputs]
    actions: Any  # step, row: places in the lists
    chances: Any  # step, row: log-probabilities
    values: Any  # step, row; and after the last step
    rewards: Any
    ended: Any


def play(batch: Batch, policy: Policy, steps: int, device: Any, with_weights: bool, seed: int) -> Rollout:
    """Play some steps in all rows."""
    shown, actions, chances, values, rewards, ended = [], [], [], [], [], []
    for step in range(steps + 1):
        lists = candidates(batch, seed + step * batch.size)
        row_inputs = inputs(batch, lists, device, with_weights)
        with torch.no_grad():
            logits, value = policy(row_inputs)
        values.append(value)
        if step == steps:
            break
        choice = torch.distributions.Categorical(logits=logits)
        places = choice.sample()
        learners = batch.learners.copy()
        batch.step(lists.chosen(places.cpu().numpy()), auto_reset=True)
        shown.append(row_inputs)
        actions.append(places)
        chances.append(choice.log_prob(places))
        rewards.append(torch.from_numpy(batch.rewards[np.arange(batch.size), learners]).float().to(device))
        ended.append(torch.from_numpy(batch.ended.copy()).to(device))
    return Rollout(shown, *(torch.stack(each) for each in (actions, chances, values, rewards, ended)))


def advantages(rollout: Rollout) -> Any:
    """Return how much better each decision was than expected (generalised advantage estimation, undiscounted)."""
    result, later = torch.zeros_like(rollout.rewards), 0.0
    for step in reversed(range(len(rollout.rewards))):
        goes_on = (~rollout.ended[step]).float()
        surprise = rollout.rewards[step] + goes_on * rollout.values[step + 1] - rollout.values[step]
        later = surprise + LAMBDA * goes_on * later
        result[step] = later
    return result


def learn(policy: Policy, optimizer: Any, rollout: Rollout) -> None:
    """Improve the policy by the steps of a rollout, each a minibatch."""
    gains = advantages(rollout)
    targets = gains + rollout.values[:-1]
    scaled = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(PASSES):
        for step in torch.randperm(len(rollout.shown)).tolist():
            logits, values = policy(rollout.shown[step])
            choice = torch.distributions.Categorical(logits=logits)
            ratio = (choice.log_prob(rollout.actions[step]) - rollout.chances[step]).exp()
            gain = torch.min(ratio * scaled[step], ratio.clamp(1 - CLIP, 1 + CLIP) * scaled[step]).mean()
            loss = -gain + 0.5 * functional.mse_loss(values, targets[step]) - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


#: Chooses a place in the list of every row.
Chooser = Callable[[Batch, Candidates], Any]


def best_by_policy(policy: Policy, device: Any, with_weights: bool) -> Chooser:
    """Return a chooser that takes the action with the highest score of a policy."""

    def choose(batch: Batch, lists: Candidates) -> Any:
        with torch.no_grad():
            logits, _ = policy(inputs(batch, lists, device, with_weights))
        return logits.argmax(1).cpu().numpy()

    return choose


def best_by_weight(_: Batch, lists: Candidates) -> Any:
    """Choose as greedy does."""
    return np.where(lists.mask, lists.weights, -np.inf).argmax(1)


def measure(chosen: Game, players: int, choose: Chooser, games: int) -> dict[str, float]:
    """Return the mean result and lead against greedy, or the points alone, with 95% intervals."""
    figures = {}
    for reward, unit in (("result", 1.0), ("points", 100.0)):
        batch = Batch(chosen, games, players, bots="greedy", seat="random", reward=reward)
        batch.reset(MEASURE_SEED)
        learners, totals = batch.learners.copy(), np.zeros(games)
        while not batch.ended.all():
            lists = candidates(batch)
            playing = ~batch.ended
            batch.step(lists.chosen(choose(batch, lists)))
            totals[playing] += batch.rewards[playing, learners[playing]]
        figures[reward] = float(unit * totals.mean())
        figures[f"{reward}_interval"] = float(unit * 1.96 * totals.std() / np.sqrt(games))
    return figures


def write_line(curve: Path, line: dict[str, Any]) -> None:
    """Append a measurement to a curve, and print it."""
    with curve.open("a") as file:
        file.write(json.dumps(line) + "\n")
    print(line, flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--rows", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=32, help="steps per iteration")
    parser.add_argument("--games", type=int, default=512, help="games per measurement")
    parser.add_argument("--every", type=int, default=10, help="iterations between measurements")
    parser.add_argument("--bots", default="greedy", help="opponents in training")
    parser.add_argument("--no-weights", action="store_true", help="do not show the network what greedy thinks")
    parser.add_argument("--out", type=Path, default=Path("build/learning"))
    options = parser.parse_args(arguments)
    chosen = game(options.game)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    folder = options.out / (f"{chosen.name}-plain" if options.no_weights else chosen.name)
    folder.mkdir(parents=True, exist_ok=True)
    batch = Batch(chosen, options.rows, options.players, bots=options.bots, seat="random", reward="progress")
    checkpoint = folder / "checkpoint.pt"
    state: dict[str, Any] = torch.load(checkpoint, device, weights_only=False) if checkpoint.exists() else {}
    iteration, seconds = state.get("iteration", 0), state.get("seconds", 0.0)
    batch.reset(1 + iteration * options.rows)
    lists = candidates(batch)
    torch.manual_seed(iteration)
    policy = Policy(inputs(batch, lists, device, not options.no_weights), lists.names, lists.sizes).to(device)
    optimizer = torch.optim.Adam(policy.parameters(), RATE)
    if state:
        policy.load_state_dict(state["policy"])
        optimizer.load_state_dict(state["optimizer"])
    curve = folder / "curve.jsonl"
    if not curve.exists():
        write_line(curve, {"bot": "greedy", **measure(chosen, batch.players, best_by_weight, options.games)})
    choose = best_by_policy(policy, device, not options.no_weights)
    start, last = time.perf_counter(), False
    while not last:
        last = time.perf_counter() - start > 60 * options.minutes
        if last or iteration % options.every == 0:
            figures = measure(chosen, batch.players, choose, options.games)
            decisions = iteration * options.rows * options.steps
            line = {"iteration": iteration, "decisions": decisions, "seconds": round(seconds, 1), **figures}
            write_line(curve, line)
            torch.save(
                {
                    "iteration": iteration,
                    "seconds": seconds,
                    "policy": policy.state_dict(),
                    "optimizer": optimizer.state_dict(),
                },
                checkpoint,
            )
        if not last:
            begun = time.perf_counter()
            rollout = play(batch, policy, options.steps, device, not options.no_weights, iteration)
            learn(policy, optimizer, rollout)
            iteration += 1
            seconds += time.perf_counter() - begun


if __name__ == "__main__":
    main()
