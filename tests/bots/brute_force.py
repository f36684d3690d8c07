"""Solves the last decisions of any game by brute force, in positions in which chance no longer matters."""

import numpy as np

from townwright.bots.bot import redealt_copy
from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.match import Match
from townwright.core.record import records
from townwright.core.state import OVER, GameState, States, copy_states


class TooFarFromTheEnd(Exception):
    """Chance still matters, or there are too many sequences of actions."""


class BruteForce:
    """Searches all sequences of actions up to the end of the game."""

    def __init__(self, match: Match, limit: int) -> None:
        self.game: Game = match.game
        self.seats = match.seats
        self.cooperative = match.target is not None
        self.remaining = limit

    def values(self, states: States) -> dict[int, tuple[float, ...]]:
        """Return each seat's lead after every legal action, if all players maximise their own lead."""
        out = np.zeros(self.game.rules.max_legal, np.int32)
        codes = out[: self.game.entry_points.legal(states, 0, out)].tolist()
        return {code: self.value(self.after(states, code)) for code in codes}

    def after(self, states: States, code: int) -> States:
        self.remaining -= 1
        result = copy_states(states)
        self.game.entry_points.apply(result, 0, code, NO_LOG)
        if self.remaining < 0:
            raise TooFarFromTheEnd
        return result

    def value(self, states: States) -> tuple[float, ...]:
        """Return each seat's lead at the end, if all players maximise their own lead."""
        seat = records(states, GameState)[0].to_move
        if seat == OVER:
            return self.leads(states)
        return max(self.values(states).values(), key=lambda leads: leads[seat])

    def leads(self, states: States) -> tuple[float, ...]:
        scores = np.zeros(self.seats, np.int64)
        self.game.entry_points.scores(states, 0, scores)
        if self.cooperative or self.seats == 1:
            return tuple(scores.tolist())
        return tuple(float(scores[seat] - np.delete(scores, seat).max()) for seat in range(self.seats))


def best_actions(match: Match, limit: int = 20_000) -> set[int]:
    """Return the actions that nothing beats for the player to move, whatever is dealt."""
    results = []
    for seed in range(3):
        states = redealt_copy(match, seed)
        seat = records(states, GameState)[0].to_move
        values = BruteForce(match, limit).values(states)
        best = max(leads[seat] for leads in values.values())
        results.append({code for code, leads in values.items() if leads[seat] == best})
    if results[0] != results[1] or results[0] != results[2]:
        raise TooFarFromTheEnd
    return results[0]
