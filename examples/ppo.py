"""PPO over a batch of games, for `masked_ppo.py` and `self_play_ppo.py`; `alphazero.py` uses its network."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn

from townwright.core.game import Game
from townwright.research.batch import Batch
from townwright.research.batch_search import seat_values
from townwright.research.observations import scale


class Policy(nn.Module):
    """Logits of all actions, and the value for the seat to move."""

    def __init__(self, game: Game, units: int = 256) -> None:
        super().__init__()
        self.game = game
        self.trunk = nn.Sequential(
            nn.Linear(game.learning.observation_count, units), nn.ReLU(), nn.Linear(units, units), nn.ReLU()
        )
        self.logits, self.value = nn.Linear(units, game.rules.actions), nn.Linear(units, 1)

    def forward(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        hidden = self.trunk(observations)
        return self.logits(hidden).masked_fill(~masks, -1e9), torch.tanh(self.value(hidden)).squeeze(-1)

    def look(self, batch: Batch) -> tuple[Any, Any]:
        """Return the observations and masks of a batch as tensors."""
        return torch.from_numpy(scale(self.game, batch.observations)), torch.from_numpy(batch.masks.astype(bool))


@dataclass
class Settings:
    """The settings of a training run."""

    steps: int = 64  # per update, of every row
    epochs: int = 3
    minibatches: int = 4
    clip: float = 0.2
    entropy: float = 0.01


def collect(batch: Batch, policy: Policy, steps: int) -> tuple[list[Any], list[float]]:
    """Play on in all rows; return the data to learn from, and the rewards of finished games.

    The data are observations, masks, actions, log probabilities and returns, each for all decisions. The return of a
    decision is the reward of its seat at the end of the game, or the value where the steps end.
    """
    memory: list[tuple[Any, ...]] = []
    ends: list[tuple[Any, Any]] = []
    finals: list[float] = []
    rows = np.arange(batch.size)
    with torch.no_grad():
        for _ in range(steps):
            observations, masks = policy.look(batch)
            seats = np.maximum(np.where(batch.learners < 0, batch.to_move, batch.learners), 0)
            choice = torch.distributions.Categorical(logits=policy(observations, masks)[0])
            actions = choice.sample()
            memory.append((observations, masks, actions, choice.log_prob(actions), seats))
            batch.step(actions.numpy(), auto_reset=True)
            ends.append((batch.ended.copy(), batch.rewards.copy()))
            finals += batch.rewards[rows, seats][batch.ended].tolist()
        future = seat_values(policy(*policy.look(batch))[1].numpy(), batch)
    returns = []
    for (*_, seats), (ended, rewards) in zip(reversed(memory), reversed(ends), strict=True):
        future = rewards + np.where(ended[:, None], 0, future)
        returns.append(torch.from_numpy(future[rows, seats].astype(np.float32)))
    stacked = [torch.cat([step[part] for step in memory]) for part in range(4)]
    return [*stacked, torch.cat(returns[::-1])], finals


def update(policy: Policy, optimiser: Any, data: list[Any], settings: Settings) -> None:
    """Improve the policy by the clipped objective of PPO."""
    for _ in range(settings.epochs):
        for part in torch.randperm(len(data[0])).chunk(settings.minibatches):
            observations, masks, actions, old, returns = (each[part] for each in data)
            logits, values = policy(observations, masks)
            choice = torch.distributions.Categorical(logits=logits)
            advantages = returns - values.detach()
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            ratio = (choice.log_prob(actions) - old).exp()
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            gain = torch.minimum(ratio * advantages, clipped * advantages).mean()
            loss = (values - returns).square().mean() / 2 - gain - settings.entropy * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def train(batch: Batch, policy: Policy, updates: int, settings: Settings, rate: float = 3e-4) -> list[float]:
    """Train for some updates; return the mean reward of the games that ended in each."""
    optimiser, curve = torch.optim.Adam(policy.parameters(), rate), []
    for number in range(updates):
        data, finals = collect(batch, policy, settings.steps)
        update(policy, optimiser, data, settings)
        curve.append(float(np.mean(finals)) if finals else float("nan"))
        print(f"update {number + 1}: {len(finals)} games, mean reward {curve[-1]:.3f}", flush=True)
    return curve


def evaluate(batch: Batch, policy: Policy, games: int) -> float:
    """Play games with the most likely actions against the bots of a batch; return the mean reward."""
    finals: list[float] = []
    with torch.no_grad():
        while len(finals) < games:
            seats = batch.learners.copy()
            batch.step(policy(*policy.look(batch))[0].argmax(1).numpy(), auto_reset=True)
            finals += batch.rewards[np.arange(batch.size), seats][batch.ended].tolist()
    return float(np.mean(finals))
