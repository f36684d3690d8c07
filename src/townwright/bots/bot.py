"""`Bot`: somebody who chooses actions, seeing only what its seat may know."""

from typing import Protocol

import numpy as np

from townwright.bots.policy import Desk, Policy
from townwright.core.action import Action
from townwright.core.errors import NotPossible, problem
from townwright.core.match import SEEDS, Match
from townwright.core.state import States, copy_of


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, match: Match) -> Action:
        """The action it would play in this match now."""


class PolicyBot:
    """A bot with one of the compiled policies."""

    def __init__(self, policy: Policy, seed: int | None = None) -> None:
        self.name = policy.name.lower()
        self.policy = policy
        self._draw = np.random.default_rng(seed)

    def choose(self, match: Match) -> Action:
        desk = Desk(match.game, int(self._draw.integers(SEEDS)))
        desk.states = redealt(match, int(self._draw.integers(SEEDS)))
        return match.decode(desk.choose(self.policy))


def redealt(match: Match, seed: int) -> States:
    """The state as a guess of the player to move: what they cannot know is dealt anew."""
    if match.to_move is None:
        raise problem(NotPossible, "game-over")
    states = copy_of(match.states)
    match.game.entry.redeal(states, 0, match.to_move, seed)
    return states


def bots() -> list[str]:
    """The names of the bots."""
    return [policy.name.lower() for policy in Policy]


def bot(name: str, seed: int | None = None) -> PolicyBot:
    """The bot of that name; with a seed it chooses the same way every time."""
    for policy in Policy:
        if policy.name.lower() == name.lower():
            return PolicyBot(policy, seed)
    raise problem(NotPossible, "no-such-bot", bot=name[:80], bots=", ".join(bots()))
