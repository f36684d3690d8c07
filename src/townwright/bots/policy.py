"""Compiled policies: how the simple bots choose, and the loop that plays whole games with them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from townwright.core.chance import below
from townwright.core.rule import entry, rule

if TYPE_CHECKING:
    from townwright.core.game import Game


class Policy(IntEnum):
    """The compiled policies."""

    RANDOM = 0  # any legal action, all equally likely
    GREEDY = 1  # the action that weighs most; among equals any


@dataclass(frozen=True)
class Policies:
    """The compiled policies of one game, as Python calls them."""

    choose: Any  # (states, i, policy, generators, out, weights, spare) -> action
    play_out: Any  # (states, i, policies, copies, generators, out, weights, spare, log, line) -> number of actions


@cache
def policies(game: Game) -> Policies:
    """Build the policies of one game. They compile when first called, and are found on disk by every later process."""
    legal, apply, weigh, redeal = game.legal, game.apply, game.weigh, game.redeal

    @rule(over=game.package)
    def pick(s, policy, generator, out, weights, spare):
        """The action that a policy chooses."""
        n = legal(s, out)
        if policy == Policy.RANDOM or n == 1:
            return np.int64(out[below(generator, n)])
        weigh(s, out, n, weights, spare)
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
        return np.int64(out[best])

    @entry(over=game.package)
    def choose(states, i, policy, generators, out, weights, spare):
        return pick(states[i], policy, generators[0], out, weights, spare)

    @entry(over=game.package)
    def play_out(states, i, seats, copies, generators, out, weights, spare, log, line):
        """Play a game to its end, each seat by its policy on a redealt copy; the actions go into `line`."""
        s = states[i]
        played = 0
        while s.to_move >= 0:
            seat = np.int64(s.to_move)
            copies[0] = s
            redeal(copies[0], seat, np.int64(below(generators[0], 1 << 31)))
            line[played] = pick(copies[0], seats[seat], generators[0], out, weights, spare)
            apply(s, line[played], log)
            played += 1
        return played

    return Policies(choose, play_out)
