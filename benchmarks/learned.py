"""The policy that `benchmarks.learning` has trained, as a bot.

    python -m townwright benchmark carrara benchmarks.learned:10ms

It reads the checkpoint of the game in `build/learning`, or in the folder that TOWNWRIGHT_LEARNING names, and chooses
the action with the highest score. It needs no search, so its budget has no effect.
"""

import os
from pathlib import Path
from typing import Any

from townwright.bots.search import Clock
from townwright.core.action import Action
from townwright.core.match import Match
from townwright.core.optional_packages import extra
from townwright.research.batch import Batch

with extra("train"):
    import torch  # pyright: ignore[reportMissingImports]
    from benchmarks.learning import Learner, Policy, best_by_policy


def new_bot(milliseconds: int, seed: int, clock: Clock) -> "LearnedBot":  # noqa: ARG001, the interface of the arena
    """Return the bot."""
    return LearnedBot(Path(os.environ.get("TOWNWRIGHT_LEARNING", "build/learning")))


class LearnedBot:
    """Plays the best action of a trained policy; the first decision loads it."""

    name = "learned"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._batch: Batch | None = None

    def choose(self, match: Match) -> Action:
        """Return the action with the highest score."""
        if len(match.codes) == 1:
            return match.decode(match.codes[0])
        if self._batch is None:
            self._load(match)
        assert self._batch is not None
        self._batch.set_states(match.states)
        lists = self._learner.lists(self._batch)
        return match.decode(int(lists.actions_at(self._choose(self._batch, lists))[0]))

    def _load(self, match: Match) -> None:
        torch.set_num_threads(1)
        path = self.folder / match.game.name / "checkpoint.pt"
        state: dict[str, Any] = torch.load(path, "cpu", weights_only=False)
        self._batch = Batch(match.game, 1, len(match.people), match.options, components=match.components, threads=1)
        self._batch.set_states(match.states)
        self._learner = Learner(torch.device("cpu"), **state["learner"])
        lists = self._learner.lists(self._batch)
        example = self._learner.inputs(self._batch, lists)
        policy = Policy(match.game, example, lists, self._learner.temperature)
        policy.load_state_dict(state["policy"])
        self._choose = best_by_policy(policy, self._learner)
