"""A game's own search, with the same kind of estimates as the tree search."""

import math
import time
from collections.abc import Sequence

import numpy as np

from townwright.bots.comparison import ComparedEstimate, Tries
from townwright.bots.search import CHECK_INTERVAL, Budget, Clock, ensure_extra_code
from townwright.bots.tree import DEFAULT_SETTINGS
from townwright.core.contract import PositionSearch
from townwright.core.match import Match
from townwright.core.state import States

#: This many points, times the square root of the actions to come, is a lead that wins about three games in four.
CLEAR_LEAD = 1.0


class GameSearch:
    """A game's own search of a position, within a budget of steps or time, on one thread."""

    def __init__(self, match: Match, search: PositionSearch) -> None:
        self._match, self._search = match, search

    @property
    def actions(self) -> list[int]:
        """The actions of the player to move, best first."""
        return self._search.actions

    def think(self, budget: Budget, clock: Clock = time.perf_counter) -> None:
        """Search until the budget is spent or there is nothing more to search."""
        if budget.tries:
            self._search.grow(budget.tries)
            return
        now = clock()
        end, steps = now + budget.milliseconds / 1000, 1
        while now < end:
            start = now
            if not self._search.grow(steps):
                return
            now = clock()
            seconds_per_step = max(now - start, 1e-6) / steps
            steps = max(1, int(min(CHECK_INTERVAL, end - now) / seconds_per_step))

    def estimates(self, actions: Sequence[int]) -> list[ComparedEstimate]:
        """Return the estimates of some actions, all searched equally deep."""
        outlooks = self._search.look_ahead(actions)
        return [self._estimate(action, *outlook) for action, outlook in zip(actions, outlooks, strict=True)]

    def best_two(self) -> list[ComparedEstimate]:
        """Return the estimates of the best action and of the next best.

        If this comparison prefers the other, only the best is returned, because a deeper search chose it.
        """
        best, *others = self.estimates(self.actions[:2])
        return [best, *(other for other in others if other.value <= best.value)]

    def _estimate(self, action: int, lead: float, ends: States) -> ComparedEstimate:
        """Return the estimate of an action, with the mean score sheet of the final states."""
        game, seats = self._match.game, self._match.seats
        sheet, scores, ranks = np.zeros((game.rules.rows, seats), np.int64), *np.zeros((2, seats), np.int64)
        sheets, points, won = np.zeros((len(ends), *sheet.shape)), np.zeros(len(ends)), 0
        for i in range(len(ends)):
            game.entry_points.result(ends, i, sheet, scores, ranks)
            sheets[i] = sheet
            points[i] = scores[self._match.to_move]
            won += ranks[0] == 1
        settings = {**DEFAULT_SETTINGS, **game.extras.search}
        to_come = max(1, game.rules.max_length - len(self._match.history))
        cooperative = self._match.target is not None
        chance = won / len(ends) if cooperative else 1 / (1 + math.exp(-lead / (CLEAR_LEAD * math.sqrt(to_come))))
        lead_value = 0.5 + 0.5 * math.tanh(lead / settings["scale"])
        own = (np.arange(seats) == self._match.to_move) | cooperative
        value = settings["winning"] * chance + (1 - settings["winning"]) * lead_value
        chances, leads = np.where(own, chance, 1 - chance), np.where(own, lead, -lead)
        deviations = np.outer(points - points.mean(), np.where(own, 1.0, -1.0))
        tries = Tries(
            np.full_like(deviations, value), np.broadcast_to(chances, deviations.shape), leads + deviations, sheets
        )
        return ComparedEstimate(action, len(ends), value, chances, leads, sheets.mean(axis=0), tries=tries)


def game_search(match: Match, root: States) -> GameSearch | None:
    """Return the game's own search; None if it has none or its machine code is not loaded yet."""
    searcher = match.game.extras.searcher
    search = searcher(root) if searcher and ensure_extra_code(match.game) else None
    return GameSearch(match, search) if search else None
