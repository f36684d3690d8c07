"""Compiled policies: how the simple bots choose, and the loop that plays whole games with them.

A policy is one number, its carelessness: by about how many points it misjudges an action.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from townwright.core.chance import GENERATOR, below
from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.parts import Example, Part
from townwright.core.rule import entry, rule
from townwright.core.state import table

#: The action that weighs most; among equals any.
GREEDY = 0.0
#: Any legal action, all equally likely.
RANDOM = math.inf


class Workspace(NamedTuple):
    """What decisions are worked out on. Whoever works side by side has one each."""

    copies: Any  # a state to redeal
    out: Any  # the legal actions
    weights: Any  # what each of them weighs
    spare: Any  # states that `weigh` tries things on
    log: Any


def workspace(game: Game, parts: int | None = None) -> Workspace:
    """Room to decide in one game; for so many that work side by side, as arrays with one more dimension."""
    first = () if parts is None else (parts,)
    return Workspace(
        np.zeros((*first, 1), game.state),
        np.zeros((*first, game.width), np.int32),
        np.zeros((*first, game.width)),
        np.zeros((*first, max(1, game.spares)), game.state),
        NO_LOG,
    )


@rule
def workspace_of(part, work):
    """The workspace of one of those that work side by side."""
    return Workspace(work.copies[part], work.out[part], work.weights[part], work.spare[part], work.log)


@dataclass(frozen=True)
class Policies:
    """The compiled policies of one game: the rules that they are, and the entry points that Python calls."""

    decide: Any  # (s, carelessness, generator, work) -> action: what a seat decides
    at_random: Any  # the same where all seats play at random: much less to compile
    part: Part  # the machine code of `choose`
    choose: Any  # (states, i, carelessness, generators, work) -> action
    play_out: Any  # (states, i, seats, generators, work, line) -> number of actions


@rule
def contains(out, n, action):
    """Whether an action is among the legal ones."""
    for i in range(n):
        if out[i] == action:
            return True
    return False


@rule
def heaviest(weights, n, generator):
    """Which of the first `n` weights is the highest; among equals any."""
    best = 0
    equals = 1
    for i in range(1, n):
        if weights[i] > weights[best]:
            best = i
            equals = 1
        elif weights[i] == weights[best]:
            equals += 1
            if below(generator, equals) == 0:
                best = i
    return best


@cache
def policies(game: Game) -> Policies:
    """Build the policies of one game. They compile when first called, and are found on disk by every later process."""
    legal, weigh, redeal = game.legal, game.weigh, game.redeal

    @rule
    def error(generator):
        """A misjudgement, by Gumbel's distribution: an action is then as likely as the exponential of its weight."""
        chance = (below(generator, 1 << 31) + 0.5) / (1 << 31)
        return -math.log(-math.log(chance))

    @rule
    def pick(s, carelessness, generator, work):
        """The action that a policy chooses."""
        n = legal(s, work.out)
        if carelessness == RANDOM or n == 1:
            return np.int64(work.out[below(generator, n)])
        weigh(s, work.out, n, work.weights, work.spare)
        if carelessness > GREEDY:
            for i in range(n):
                work.weights[i] += carelessness * error(generator)
        return np.int64(work.out[heaviest(work.weights, n, generator)])

    @rule
    def at_random(s, _carelessness, generator, work):
        """What a seat decides that plays at random: it looks at nothing and needs no copy, only the luck of one."""
        below(generator, 1 << 31)
        return np.int64(work.out[below(generator, legal(s, work.out))])

    @rule
    def decide(s, carelessness, generator, work):
        """What the seat to move decides by its policy, on a redealt copy."""
        if carelessness == RANDOM:
            return at_random(s, carelessness, generator, work)
        work.copies[0] = s
        redeal(work.copies[0], np.int64(s.to_move), np.int64(below(generator, 1 << 31)))
        return pick(work.copies[0], carelessness, generator, work)

    play = course(game, decide)

    @entry(over=game.package)
    def choose(states, i, carelessness, generators, work):
        return pick(states[i], carelessness, generators[0], work)

    @entry(over=game.package, slow=True)
    def play_out(states, i, seats, generators, work, line):
        return play(states[i], seats, generators[0], work, line)

    def choosing() -> list[Example]:
        return [(table(game.state), 0, GREEDY, table(GENERATOR), workspace(game))]

    part = Part(f"{game.name}.quick", (choose,), choosing)
    return Policies(decide, at_random, part, choose, play_out)


@cache
def course(game: Game, decide: Any) -> Any:
    """Build the rule that plays a game to its end, where seats decide like that."""
    apply = game.apply

    @rule
    def play(s, seats, generator, work, line):
        """Play a game to its end, each seat by its carelessness. The actions go into `line` as far as there is room;
        return how many there were."""
        played = 0
        while s.to_move >= 0:
            action = decide(s, seats[np.int64(s.to_move)], generator, work)
            if played < line.shape[0]:
                line[played] = action
            apply(s, action, work.log)
            played += 1
        return played

    return play


class Desk:
    """What the compiled policies of one game work on: a state, a workspace, a generator."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.states = table(game.state)
        self.line = np.zeros(game.max_length, np.int64)
        self._work = workspace(game)
        self._generator = table(GENERATOR)
        self.sow(seed)

    def sow(self, seed: int) -> None:
        """Start the policies' own luck; it has nothing to do with the game's."""
        self._generator["chance"] = seed

    def choose(self, carelessness: float) -> int:
        """The action a policy chooses for the player to move. Hand it a redealt state."""
        return int(policies(self.game).choose(self.states, 0, float(carelessness), self._generator, self._work))

    def weights(self) -> dict[int, float]:
        """What every legal action weighs at first sight, by its code. Hand it a redealt state; two actions at least."""
        count = int(self.game.entry.legal(self.states, 0, self._work.out))
        self.choose(GREEDY)
        return dict(zip(self._work.out[:count].tolist(), self._work.weights[:count].tolist(), strict=True))

    def play_out(self, seats: Sequence[float]) -> int:
        """Play the game to its end, each seat with its carelessness; `line` holds the actions. Return their number."""
        policy = policies(self.game)
        return int(policy.play_out(self.states, 0, np.array(seats, np.float64), self._generator, self._work, self.line))
