"""Learning curves against greedy: `python -m benchmarks.learning GAME --minutes 9 --out build/learning`.

PPO with a policy over a list of legal actions (`townwright.research.actions.candidates`) and planes of card grids.
The policy considers the actions that greedy weighs highest, and begins as greedy with a little noise. Too much noise
spoils the run: with 2 points (`--temperature 2`) it begins by losing every game.

The first line of `curve.jsonl` measures greedy itself in the learner's seat, each later line the policy. A run
continues where the last one in the same folder ended. Needs PyTorch.
"""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from townwright.bots.steps import scaled_leads
from townwright.core.game import Game
from townwright.core.optional_packages import extra
from townwright.core.registry import game
from townwright.research.actions import Candidates, candidates
from townwright.research.batch import Batch
from townwright.research.observations import bounds, scale, structure

with extra("train"):
    import torch  # pyright: ignore[reportMissingImports]
    from torch import nn  # pyright: ignore[reportMissingImports]
    from torch.nn import functional  # pyright: ignore[reportMissingImports]

#: Units of the layers, and channels of the planes.
UNITS, CHANNELS = 128, 16
#: Points behind the highest weight at which an action counts as hopeless; weights below are not told apart.
HOPELESS = 10.0
#: Numbers with at most this many values are learned value by value: most are kinds of things, such as a colour or a
#: card, which one network weight multiplied by the number cannot tell apart.
MAX_KINDS = 24
#: PPO: λ of the advantage estimation, clipping, entropy bonus, learning rate (it falls to a tenth).
LAMBDA, CLIP, ENTROPY, RATE = 0.95, 0.2, 0.002, 5e-4
#: Passes over a rollout, and the KL divergence in a minibatch after which the policy learns no more from the rollout.
PASSES, KL_LIMIT = 3, 0.03
#: Iterations in which only the values learn: advantages from untrained values would spoil a policy that is already
#: good.
VALUES_FIRST = 8
#: Seeds of the games that measure the policy.
MEASURE_SEED = 1_000_000_007


class Inputs(NamedTuple):
    """What the network sees of some rows, as tensors; the comments name their dimensions."""

    numbers: Any  # row, number: everything but the grids, scaled
    kinds: Any  # row, number: those with few values, as places in one list of all their values
    planes: Any  # row, plane, y, x; without planes if the game has no grid
    lead: Any  # row: the lead if the game ended now, only for values: a change in it is the reward
    features: Any  # row, action, feature
    #: Row, action: points behind the highest weight, from 0 to -1 (hopeless); 0 if the network does not see weights.
    behind: Any
    mask: Any  # row, action

    def rows(self, indexes: Any) -> "Inputs":
        """Return the input for some of the rows."""
        return Inputs(*(part[indexes] for part in self))


class Columns(NamedTuple):
    """The numbers of an observation that the network sees, apart from the grids."""

    all: npt.NDArray[np.int64]
    kinds: npt.NDArray[np.int64]  # those with few values
    first: npt.NDArray[np.int64]  # for each of them, added to its value: the place in one list of all values
    values: int  # the length of this list


@cache
def columns(game: Game) -> Columns:
    """Return the numbers of a game that the network sees."""
    is_grid = np.concatenate([np.full(block.size, bool(block.digits)) for block in game.learning.observation_blocks])
    least, most = (array.astype(np.int64) for array in bounds(game))
    sizes = most - least + 1
    kinds = np.flatnonzero(~is_grid & (sizes > 2) & (sizes <= MAX_KINDS))
    ends = np.cumsum(sizes[kinds])
    return Columns(np.flatnonzero(~is_grid), kinds, ends - sizes[kinds] - least[kinds], int(ends[-1]))


class Learner(NamedTuple):
    """What the policy considers and sees, and the device that computes it."""

    device: Any
    most: int  # actions that the policy considers
    temperature: float  # in points: the policy begins as a softmax of greedy's weights
    sees_weights: bool

    def lists(self, batch: Batch, seed: int = 0) -> Candidates:
        """Return the actions that the policy considers in each row."""
        return candidates(batch, seed, most=self.most)

    def inputs(self, batch: Batch, lists: Candidates) -> Inputs:
        """Return the input for all rows of a batch."""
        seen = columns(batch.game)
        grids = {block.name for block in batch.game.learning.observation_blocks if block.digits}
        parts = structure(batch.game, batch.observations) if grids else {}
        planes = [parts[name] for name in grids] or [np.zeros((batch.size, 0, 1, 1), np.uint8)]
        leads, seats = batch.leads, np.maximum(batch.learners, 0)
        behind = np.clip((lists.weights - lists.weights[:, :1]) / HOPELESS, -1, 0)  # the first one is the highest
        behind *= self.sees_weights
        arrays = (
            scale(batch.game, batch.observations)[:, seen.all],
            (batch.observations[:, seen.kinds] + seen.first).astype(np.int32),
            np.concatenate(planes, 1).astype(np.uint8),
            (leads[np.arange(batch.size), seats] if leads.shape[1] else np.zeros(batch.size)).astype(np.float32),
            lists.features,
            behind,
            lists.mask,
        )
        return Inputs(*(torch.from_numpy(np.ascontiguousarray(array)).to(self.device) for array in arrays))


class Table(nn.Module):  # type: ignore[misc]
    """Two layers over the numbers of a table, and over other inputs."""

    def __init__(self, seen: Columns, others: int) -> None:
        super().__init__()
        self.numbers = nn.Linear(len(seen.all) + others, UNITS)
        self.kinds = nn.EmbeddingBag(seen.values, UNITS, mode="sum")
        nn.init.normal_(self.kinds.weight, std=0.5 / max(1, len(seen.kinds)) ** 0.5)
        self.second = nn.Linear(UNITS, UNITS)

    def forward(self, inputs: Inputs, *others: Any) -> Any:
        first = self.numbers(torch.cat([inputs.numbers, *others], 1)) + self.kinds(inputs.kinds)
        return functional.relu(self.second(functional.relu(first)))


class Policy(nn.Module):  # type: ignore[misc]
    """Scores actions by their features and the table, and judges the table."""

    def __init__(self, game: Game, example: Inputs, lists: Candidates, temperature: float) -> None:
        super().__init__()
        self.prior = HOPELESS / temperature
        planes, side = example.planes.shape[1:3]
        self.sizes = lists.sizes
        has_squares = planes and "row" in lists.names
        self.places = (lists.names.index("row"), lists.names.index("column")) if has_squares else None
        self.convolutions = nn.Sequential(
            nn.Conv2d(max(1, planes), CHANNELS, 3, padding=1),
            nn.ReLU(),
            nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1),
            nn.ReLU(),
        )
        squares, seen = side * side, columns(game)
        self.table = Table(seen, CHANNELS * squares if planes else 0)
        self.action = nn.Linear(sum(lists.sizes) + 1 + (CHANNELS if self.places else 0), UNITS)
        self.second = nn.Linear(UNITS, UNITS)
        self.score = nn.Linear(UNITS, 1)
        nn.init.normal_(self.score.weight, std=0.01)  # begins as greedy
        self.judge = Table(seen, 1 + planes * squares)
        self.value = nn.Linear(UNITS, 1)

    def forward(self, inputs: Inputs) -> Any:
        """Return the logits of all actions."""
        parts, planes = [], inputs.planes.float()
        features = inputs.features.long()
        described = [functional.one_hot(features[..., column], size) for column, size in enumerate(self.sizes)]
        described.append(inputs.behind[..., None])
        if planes.shape[1]:
            squares = self.convolutions(planes)
            parts.append(squares.flatten(1))
            if self.places:
                described.append(self._squares_of(features, squares))
        units = functional.relu(self.action(torch.cat(described, -1)) + self.table(inputs, *parts)[:, None])
        logits = self.score(functional.relu(self.second(units)))[..., 0] + self.prior * inputs.behind
        return logits.masked_fill(~inputs.mask, -1e9)

    def values(self, inputs: Inputs) -> Any:
        """Return the expected future reward of each row, from a separate network."""
        return self.value(self.judge(inputs, inputs.lead[:, None], inputs.planes.flatten(1).float()))[:, 0]

    def _squares_of(self, features: Any, squares: Any) -> Any:
        """Return the channels of the square where each action places a card; 0 for other actions."""
        assert self.places is not None
        ys, xs = (features[..., column] for column in self.places)
        side = squares.shape[-1]
        index = ((ys - 1).clamp(min=0) * side + (xs - 1).clamp(min=0))[:, None].expand(-1, CHANNELS, -1)
        return squares.flatten(2).gather(2, index).transpose(1, 2) * (ys > 0)[..., None]


class Rollout(NamedTuple):
    """Decisions of all rows, one step after the other."""

    inputs: Inputs
    actions: Any  # decision: places in the lists
    log_probabilities: Any  # decision
    values: Any  # decision
    advantages: Any  # decision: how much better it turned out than expected


def best_by_weight(_: Batch, lists: Candidates) -> Any:
    """Choose as greedy does: the first action of a list has the highest weight."""
    return np.zeros(len(lists.counts), np.int64)


def spread(batch: Batch, learner: Learner) -> None:
    """Play on as greedy until the rows are at all stages of their games.

    Rollouts are shorter than a game. If all rows began together, each rollout would show only one stage.
    """
    steps = 0
    while not batch.ended.any():
        lists = learner.lists(batch, steps)
        batch.step(lists.actions_at(best_by_weight(batch, lists)), auto_reset=True)
        steps += 1
    for step in range(steps):
        lists = learner.lists(batch, step)
        waits = np.arange(batch.size) * steps < step * batch.size
        batch.step(lists.actions_at(best_by_weight(batch, lists)), auto_reset=True, wait=waits)


def play(batch: Batch, policy: Policy, learner: Learner, steps: int, seed: int) -> Rollout:
    """Play some steps in all rows."""
    inputs, actions, log_probabilities, values, rewards, ended = [], [], [], [], [], []
    for step in range(steps + 1):
        lists = learner.lists(batch, seed + step * batch.size)
        row_inputs = learner.inputs(batch, lists)
        with torch.no_grad():
            values.append(policy.values(row_inputs))
            if step == steps:
                break
            choice = torch.distributions.Categorical(logits=policy(row_inputs))
        places = choice.sample()
        learners = batch.learners.copy()
        batch.step(lists.actions_at(places.cpu().numpy()), auto_reset=True)
        inputs.append(row_inputs)
        actions.append(places)
        log_probabilities.append(choice.log_prob(places))
        rewards.append(torch.from_numpy(batch.rewards[np.arange(batch.size), learners]).float().to(learner.device))
        ended.append(torch.from_numpy(batch.ended.copy()).to(learner.device))
    return Rollout(
        Inputs(*(torch.cat(parts) for parts in zip(*inputs, strict=True))),
        *(torch.cat(each) for each in (actions, log_probabilities, values[:-1], advantages_of(rewards, ended, values))),
    )


def advantages_of(rewards: Sequence[Any], ended: Sequence[Any], values: Sequence[Any]) -> list[Any]:
    """Return how much better each decision was than expected (generalised advantage estimation, undiscounted)."""
    result, later = [], torch.zeros_like(values[0])
    for step in reversed(range(len(rewards))):
        goes_on = (~ended[step]).float()
        surprise = rewards[step] + goes_on * values[step + 1] - values[step]
        later = surprise + LAMBDA * goes_on * later
        result.append(later)
    return result[::-1]


def learn(policy: Policy, optimizer: Any, rollout: Rollout, size: int, values_only: bool) -> dict[str, float]:
    """Improve the policy with a rollout, in minibatches of `size` decisions; return figures to watch."""
    targets = rollout.advantages + rollout.values
    advantages = (rollout.advantages - rollout.advantages.mean()) / (rollout.advantages.std() + 1e-6)
    kl = entropy = 0.0
    for _ in range(PASSES):
        for indexes in torch.randperm(len(advantages), device=advantages.device).split(size):
            inputs = rollout.inputs.rows(indexes)
            loss = functional.mse_loss(policy.values(inputs), targets[indexes])
            if not values_only and kl <= KL_LIMIT:
                choice = torch.distributions.Categorical(logits=policy(inputs))
                change = choice.log_prob(rollout.actions[indexes]) - rollout.log_probabilities[indexes]
                ratio, advantage = change.exp(), advantages[indexes]
                surrogate = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
                loss = loss - surrogate.mean() - ENTROPY * choice.entropy().mean()
                kl = float((ratio - 1 - change).mean().detach())
                entropy = float(choice.entropy().mean().detach())
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()
    explained = 1 - float(rollout.advantages.var() / targets.var())
    return {"kl": kl, "entropy": entropy, "explained": explained}


#: Chooses a place in the list of every row.
Chooser = Callable[[Batch, Candidates], Any]


def best_by_policy(policy: Policy, learner: Learner) -> Chooser:
    """Return a chooser that takes the action with the highest score of a policy."""

    def choose(batch: Batch, lists: Candidates) -> Any:
        with torch.no_grad():
            return policy(learner.inputs(batch, lists)).argmax(1).cpu().numpy()

    return choose


def measure(chosen: Game, players: int, choose: Chooser, learner: Learner, games: int) -> dict[str, float]:
    """Return the mean result and lead against greedy (cooperative: the points), with 95% intervals."""
    batch = Batch(chosen, games, players, bots="greedy", seat="random", reward="result")
    batch.reset(MEASURE_SEED)
    learners, results, points = batch.learners.copy(), np.zeros(games), np.zeros(games)
    while not batch.ended.all():
        lists, playing = learner.lists(batch), ~batch.ended
        batch.step(lists.actions_at(choose(batch, lists)))
        results[playing] = batch.rewards[playing, learners[playing]]
    scores, leads = np.zeros(batch.rewards.shape[1], np.int64), np.zeros(batch.rewards.shape[1])
    for row in range(games):
        chosen.entry_points.scores(batch.states, row, scores)
        scaled_leads(scores, chosen.extras.target is not None, leads)
        points[row] = 100 * leads[learners[row]]
    figures = {}
    for name, values in (("result", results), ("points", points)):
        figures[name] = round(float(values.mean()), 4)
        figures[f"{name}_interval"] = round(float(1.96 * values.std() / np.sqrt(games)), 4)
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
    parser.add_argument("--minibatch", type=int, default=2048, help="decisions per minibatch")
    parser.add_argument("--most", type=int, default=32, help="actions that the policy considers")
    parser.add_argument("--temperature", type=float, default=0.25, help="noise at the start, in points")
    parser.add_argument("--games", type=int, default=1024, help="games per measurement")
    parser.add_argument("--every", type=int, default=10, help="iterations between measurements")
    parser.add_argument("--bots", default="greedy", help="opponents in training")
    parser.add_argument("--reward", default="points_progress", help="reward in training")
    parser.add_argument("--no-weights", action="store_true", help="all actions, without what greedy thinks of them")
    parser.add_argument("--out", type=Path, default=Path("build/learning"))
    options = parser.parse_args(arguments)
    chosen = game(options.game)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    most = chosen.rules.max_legal if options.no_weights else options.most
    learner = Learner(device, most, options.temperature, not options.no_weights)
    folder = options.out / (f"{chosen.name}-plain" if options.no_weights else chosen.name)
    folder.mkdir(parents=True, exist_ok=True)
    batch = Batch(chosen, options.rows, options.players, bots=options.bots, seat="random", reward=options.reward)
    checkpoint = folder / "checkpoint.pt"
    state: dict[str, Any] = torch.load(checkpoint, device, weights_only=False) if checkpoint.exists() else {}
    iteration, seconds = state.get("iteration", 0), state.get("seconds", 0.0)
    batch.reset(1 + iteration * options.rows)
    lists = learner.lists(batch)
    torch.manual_seed(iteration)
    policy = Policy(chosen, learner.inputs(batch, lists), lists, learner.temperature).to(device)
    optimizer = torch.optim.Adam(policy.parameters(), RATE)
    if state:
        policy.load_state_dict(state["policy"])
        optimizer.load_state_dict(state["optimizer"])
    curve = folder / "curve.jsonl"
    if not curve.exists():
        figures = measure(chosen, batch.players, best_by_weight, learner, options.games)
        write_line(curve, {"bot": "greedy", **figures})
    choose = best_by_policy(policy, learner)
    start, last = time.perf_counter(), False
    watched: dict[str, float] = {}
    spread(batch, learner)
    while not last:
        share = (time.perf_counter() - start) / (60 * options.minutes)
        last = share >= 1
        if last or iteration % options.every == 0:
            figures = measure(chosen, batch.players, choose, learner, options.games)
            decisions = iteration * options.rows * options.steps
            watched = {name: round(value, 4) for name, value in watched.items()}
            line = {"iteration": iteration, "decisions": decisions, "seconds": round(seconds, 1), **figures, **watched}
            write_line(curve, line)
            torch.save(
                {
                    "iteration": iteration,
                    "seconds": seconds,
                    "learner": {name: value for name, value in learner._asdict().items() if name != "device"},
                    "policy": policy.state_dict(),
                    "optimizer": optimizer.state_dict(),
                },
                checkpoint,
            )
        if not last:
            begun = time.perf_counter()
            optimizer.param_groups[0]["lr"] = RATE * (1 - 0.9 * share)
            rollout = play(batch, policy, learner, options.steps, iteration)
            watched = learn(policy, optimizer, rollout, options.minibatch, iteration < VALUES_FIRST)
            iteration += 1
            seconds += time.perf_counter() - begun


if __name__ == "__main__":
    main()
