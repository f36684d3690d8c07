"""The network as PyTorch trains it, on a GPU if there is one."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from townwright.bots.network import LEAD_UNIT, NetworkWeights
from townwright.bots.tree import DEFAULT_SETTINGS, current_names
from townwright.core.game import Game
from townwright.core.optional_packages import extra
from townwright.training.plan import TrainingPlan
from townwright.training.self_play import Samples

with extra("train"):
    import torch  # pyright: ignore[reportMissingImports]
    from torch import Tensor, nn  # pyright: ignore[reportMissingImports]
    from torch.nn import functional  # pyright: ignore[reportMissingImports]

#: Inputs are divided by their standard deviation, but at least by this.
LEAST_SPREAD = 0.5
#: Predicted chances stay this far from 0 and 1 while they are compared with results.
MARGIN = 1e-3
#: How much the losses of leads and of actions count, compared to that of chances.
LEAD_SHARE, ACTION_SHARE = 1.0, 0.5
#: Norm to which gradients are clipped.
LARGEST_GRADIENT = 5.0
#: Makes an illegal action impossible.
HUGE = 1e9


class Losses(NamedTuple):
    """How wrong the network is, on average."""

    win: float  # cross-entropy of the chance to win
    lead: float  # mean absolute error of the lead, in points
    action: float  # cross-entropy of the actions, minus the least possible


class Learner:
    """A network with its optimizer and the positions it learns from."""

    def __init__(self, game: Game, plan: TrainingPlan) -> None:
        torch.manual_seed(plan.seed)
        self.plan, self.seats = plan, game.most_seats
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        settings = {**DEFAULT_SETTINGS, **current_names(game.extras.search), **plan.teacher.settings}
        self.temperature = settings["temperature"]
        first, second = plan.units
        layers = {
            "first": nn.Linear(game.learning.feature_count, first),
            "second": nn.Linear(first, second),
            "outlook": nn.Linear(second, 2 * self.seats),
        }
        if plan.policy:
            layers["policy"] = nn.Linear(second, game.rules.actions)
        self.network: Any = nn.ModuleDict(layers).to(self.device)
        self.spread: Any = None  # of each input, known after the first samples
        self.optimizer = torch.optim.AdamW(self.network.parameters(), plan.rate)
        self._window: list[Tensor] = []

    def losses(self, samples: Samples) -> Losses:
        """Return how wrong the network is about these samples; the first call also sets the spread of inputs."""
        tensors = self._tensors(samples)
        if self.spread is None:
            self.spread = tensors[0].float().std(0, correction=0).clamp(min=LEAST_SPREAD)
        with torch.no_grad():
            batches = zip(*(array.split(self.plan.batch) for array in tensors), strict=True)
            parts = [self._losses(list(batch))[1:] for batch in batches]
        return Losses(*(float(part) for part in torch.stack([torch.stack(part) for part in parts]).mean(0)))

    def add(self, samples: Samples) -> None:
        """Add samples to those it learns from; the oldest ones are dropped."""
        new = self._tensors(samples)
        window = [torch.cat(pair) for pair in zip(self._window, new, strict=True)] if self._window else new
        self._window = [array[-self.plan.window :] for array in window]

    def train(self, new: int, round_number: int) -> Losses:
        """Learn for a round in which this many samples were new; return the mean losses."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.plan.rate * 0.5 ** (round_number / self.plan.rate_rounds)
        generator = torch.Generator().manual_seed(self.plan.seed + round_number)
        size, sums = len(self._window[0]), torch.zeros(3, device=self.device)
        steps = max(1, round(new * self.plan.passes / self.plan.batch))
        for _ in range(steps):
            rows = torch.randint(size, (self.plan.batch,), generator=generator).to(self.device)
            loss, *parts = self._losses([array[rows] for array in self._window])
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(self.network.parameters(), LARGEST_GRADIENT)
            self.optimizer.step()
            sums += torch.stack(parts).detach()
        return Losses(*(sums / steps).tolist())

    def weights(self) -> NetworkWeights:
        """Return the weights for the compiled rules.

        Their first layer also divides by the spread of the inputs.
        """
        arrays: dict[str, Tensor] = {"policy": torch.zeros(0, self.plan.units[1]), "policy_bias": torch.zeros(0)}
        for name, layer in self.network.items():
            weight = layer.weight / self.spread if name == "first" else layer.weight
            arrays[name] = weight if name == "policy" else weight.T
            arrays[f"{name}_bias"] = layer.bias
        return {name: np.ascontiguousarray(array.detach().cpu().numpy(), np.float32) for name, array in arrays.items()}

    def save(self, path: Path, notes: dict[str, Any]) -> None:
        """Write a checkpoint with some notes."""
        parts = {"network": self.network.state_dict(), "optimizer": self.optimizer.state_dict(), "spread": self.spread}
        torch.save({**parts, "notes": notes}, path)

    def load(self, path: Path) -> dict[str, Any]:
        """Continue from a checkpoint; return its notes."""
        checkpoint = torch.load(path, map_location=self.device, weights_only=True)
        self.network.load_state_dict(checkpoint["network"])
        self.optimizer.load_state_dict(checkpoint["optimizer"])
        self.spread = checkpoint["spread"]
        notes: dict[str, Any] = checkpoint["notes"]
        return notes

    def _tensors(self, samples: Samples) -> list[Tensor]:
        """Return samples as tensors on the device."""
        return [torch.from_numpy(array).to(self.device) for array in samples]

    def _losses(self, batch: list[Tensor]) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Return the loss to minimise, and the three parts of it as in `Losses`."""
        features, players, legal, weights, visits, outlook = batch
        units = functional.relu(self.network["first"](features.float() / self.spread))
        units = functional.relu(self.network["second"](units))
        outputs = self.network["outlook"](units)
        in_play = torch.arange(self.seats, device=self.device) < players[:, None]
        chances = (0.5 + 0.5 * functional.softsign(outputs[:, : self.seats])).clamp(MARGIN, 1 - MARGIN)
        win = functional.binary_cross_entropy(chances, outlook[:, : self.seats], reduction="none")[in_play].mean()
        difference = (outputs[:, self.seats :] - outlook[:, self.seats :] / LEAD_UNIT)[in_play]
        loss = win + LEAD_SHARE * functional.huber_loss(difference, torch.zeros_like(difference))
        action = torch.zeros((), device=self.device)
        if self.plan.policy:
            corrections = self.network["policy"](units).gather(1, legal.clamp(min=0).long())
            logits = ((weights + corrections) / self.temperature).masked_fill(legal < 0, -HUGE)
            action = divergence(logits, visits.float())
            loss = loss + ACTION_SHARE * action
        return loss, win, LEAD_UNIT * difference.abs().mean(), action


def divergence(logits: Tensor, visits: Tensor) -> Tensor:
    """Return the mean KL divergence of the network's policy from the visits of full searches."""
    total = visits.sum(1, keepdim=True)
    share = visits / total.clamp(min=1)
    each = (torch.special.xlogy(share, share) - share * logits.log_softmax(1)).sum(1)
    return each.sum() / (total > 0).sum().clamp(min=1)
