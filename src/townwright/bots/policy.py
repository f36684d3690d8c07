"""Compiled policies: how the quick bots choose, and the loop that plays whole games with them.

A policy is one number, its noise: the scale, in points, of the error added to each weight.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from townwright.core.arrays import Floats, Numbers, int64
from townwright.core.chance import GENERATOR, below
from townwright.core.code_parts import CodePart, Example
from townwright.core.entry_points import StateRecords
from townwright.core.game import Game
from townwright.core.log import NO_LOG, Log
from townwright.core.record import Records, records
from townwright.core.rule import entry_point, rule
from townwright.core.state import GameState, Generator, new_states

#: Take the action with the highest weight; break ties at random.
GREEDY = 0.0
#: Take any legal action, all equally likely.
RANDOM = math.inf


Generators = Records[Generator]


class Workspace(NamedTuple):
    """The buffers a decision works on; parallel loops have one each."""

    copies: StateRecords  # a state to redeal
    out: Numbers  # the legal actions
    weights: Floats  # the weight of each
    spare: StateRecords  # scratch states for `weigh`
    log: Log


def workspace(game: Game, parts: int | None = None) -> Workspace:
    """Return a workspace for one game, or for `parts` loops in parallel, with one more dimension."""
    outer = () if parts is None else (parts,)
    buffers: list[Any] = [
        np.zeros((*outer, 1), game.rules.state),
        np.zeros((*outer, game.rules.max_legal), np.int32),
        np.zeros((*outer, game.rules.max_legal)),
        np.zeros((*outer, max(1, game.rules.spares)), game.rules.state),
        NO_LOG,
    ]
    return Workspace(*buffers)


#: A rule that decides for the seat to move: state, noise, generator, then the fields of a workspace except the log.
Decide = Callable[[GameState, float, Generator, StateRecords, Numbers, Floats, StateRecords], int]


@rule
def workspace_of(part: int, work: Any) -> Workspace:
    """Return the workspace of one part."""
    return Workspace(work.copies[part], work.out[part], work.weights[part], work.spare[part], work.log)


@dataclass(frozen=True)
class Policies:
    """The compiled policies of one game: their rules, and the entry points that Python calls."""

    decide: Decide  # the decision of a seat
    at_random: Decide  # the same if all seats play at random, which takes much less compiling
    part: CodePart  # the machine code of `choose`
    choose: Any  # (states, i, noise, generators, work) -> action
    play_out: Any  # (states, i, noise_by_seat, generators, work, line) -> number of actions


@rule
def contains(out: Numbers, n: int, action: int) -> bool:
    """Return whether an action is among the legal ones."""
    for i in range(n):
        if out[i] == action:
            return True
    return False


@rule
def heaviest(weights: Floats, n: int, generator: Generator) -> int:
    """Return the index of the highest of the first `n` weights; ties are broken at random."""
    best = 0
    ties = 1
    for i in range(1, n):
        if weights[i] > weights[best]:
            best = i
            ties = 1
        elif weights[i] == weights[best]:
            ties += 1
            if below(generator, ties) == 0:
                best = i
    return best


@cache
def policies(game: Game) -> Policies:
    """Build the policies of one game; their machine code is cached on disk."""
    legal: Callable[[GameState, Numbers], int] = game.rules.legal
    weigh, redeal = game.rules.weigh, game.rules.redeal

    @rule
    def gumbel_sample(generator: Generator) -> float:
        """Return a sample of the Gumbel distribution, so that choices follow a softmax of the weights."""
        chance = (below(generator, 1 << 31) + 0.5) / (1 << 31)
        return -math.log(-math.log(chance))

    @rule
    def pick(
        s: GameState, noise: float, generator: Generator, out: Numbers, weights: Floats, spare: StateRecords
    ) -> int:
        """Return the action that a policy chooses."""
        n = legal(s, out)
        if noise == RANDOM or n == 1:
            return int64(out[below(generator, n)])
        weigh(s, out, n, weights, spare)
        if noise > GREEDY:
            for i in range(n):
                weights[i] += noise * gumbel_sample(generator)
        return int64(out[heaviest(weights, n, generator)])

    @rule
    def at_random(
        s: GameState,
        _noise: float,
        generator: Generator,
        _copies: StateRecords,
        out: Numbers,
        _weights: Floats,
        _spare: StateRecords,
    ) -> int:
        """Return a random action; skip the random number that other policies use to redeal."""
        below(generator, 1 << 31)
        return int64(out[below(generator, legal(s, out))])

    @rule
    def decide(
        s: GameState,
        noise: float,
        generator: Generator,
        copies: StateRecords,
        out: Numbers,
        weights: Floats,
        spare: StateRecords,
    ) -> int:
        """Return the decision of the seat to move, by its policy on a redealt copy."""
        if noise == RANDOM:
            return at_random(s, noise, generator, copies, out, weights, spare)
        copies[0] = s
        redeal(copies[0], int64(s.to_move), int64(below(generator, 1 << 31)))
        return pick(copies[0], noise, generator, out, weights, spare)

    play = playout_rule(game, decide)

    @entry_point(package=game.package)
    def choose(states: StateRecords, i: int, noise: float, generators: Generators, work: Workspace) -> int:
        return pick(states[i], noise, generators[0], work.out, work.weights, work.spare)

    @entry_point(package=game.package, slow=True)
    def play_out(
        states: StateRecords, i: int, noise_by_seat: Floats, generators: Generators, work: Workspace, line: Numbers
    ) -> int:
        return play(states[i], noise_by_seat, generators[0], work, line)

    def examples() -> list[Example]:
        return [(new_states(game.rules.state), 0, GREEDY, new_states(GENERATOR), workspace(game))]

    part = CodePart(f"{game.name}.quick", (choose,), examples, game.entry_points.play_part.rerun)
    return Policies(decide, at_random, part, choose, play_out)


@cache
def playout_rule(game: Game, decide: Decide) -> Callable[[GameState, Floats, Generator, Workspace, Numbers], int]:
    """Build the rule that plays a game to its end with `decide` in all seats."""
    apply = game.rules.apply

    @rule
    def play(s: GameState, noise_by_seat: Floats, generator: Generator, work: Workspace, line: Numbers) -> int:
        """Play a game to its end, each seat with its noise, and return the number of actions.

        It writes as many of the actions to `line` as fit.
        """
        copies, out, weights, spare, log = work
        length = 0
        while s.to_move >= 0:
            action = decide(s, noise_by_seat[int64(s.to_move)], generator, copies, out, weights, spare)
            if length < line.shape[0]:
                line[length] = action
            apply(s, action, log)
            length += 1
        return length

    return play


class PolicyRunner:
    """Runs the compiled policies of one game, with its own state, workspace and generator."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.states = new_states(game.rules.state)
        self.line = np.zeros(game.rules.max_length, np.int64)
        self._work: Any = workspace(game)
        self._generator = new_states(GENERATOR)
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Seed the policies' own generator, which is separate from the game's."""
        records(self._generator, Generator)[0].chance = np.uint64(seed)

    def choose(self, noise: float) -> int:
        """Return the action that a policy chooses for the player to move. The state must be a redealt one."""
        return int(policies(self.game).choose(self.states, 0, float(noise), self._generator, self._work))

    def weights(self) -> dict[int, float]:
        """Return the weight of every legal action by its code, for a redealt state with two actions or more."""
        count = int(self.game.entry_points.legal(self.states, 0, self._work.out))
        self.choose(GREEDY)
        return dict(zip(self._work.out[:count].tolist(), self._work.weights[:count].tolist(), strict=True))

    def play_out(self, noise_by_seat: Sequence[float]) -> int:
        """Play the game to its end, each seat with its noise; `line` holds the actions. Return their number."""
        policy = policies(self.game)
        return int(
            policy.play_out(self.states, 0, np.array(noise_by_seat, np.float64), self._generator, self._work, self.line)
        )
