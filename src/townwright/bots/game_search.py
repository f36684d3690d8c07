"""A game's own search, with the same kind of estimates as the tree search."""

import math
import time
from collections.abc import Sequence

import numpy as np

from townwright.bots.comparison import ComparedEstimate, Samples, Tries, value_of
from townwright.bots.search import CHECK_INTERVAL, Budget, Clock, ensure_extra_code
from townwright.core.contract import PositionSearch
from townwright.core.match import Match
from townwright.core.state import States

#: The expected lead, and the final states on which it is based.
LookAhead = tuple[float, States]
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
        look_aheads = self._search.look_ahead(actions)
        none: list[LookAhead | None] = [None] * len(actions)
        earlier = self._search.previous_look_ahead(actions) or none
        return [self._estimate(*each) for each in zip(actions, look_aheads, earlier, strict=True)]

    def best_two(self) -> list[ComparedEstimate]:
        """Return the estimates of the best action and of the next best.

        If this comparison prefers the other, only the best is returned, because a deeper search chose it.
        """
        best, *others = self.estimates(self.actions[:2])
        return [best, *(other for other in others if other.value <= best.value)]

    def _estimate(self, action: int, look_ahead: LookAhead, earlier: LookAhead | None) -> ComparedEstimate:
        """Return the estimate of an action.

        Its tries are the final states on different guesses. Without guesses there are two artificial tries, placed
        symmetrically so that the standard error of a difference is its change since the previous iteration.
        """
        lead, (points, won, sheets) = look_ahead[0], self._results(look_ahead[1])
        sheet, deviations = sheets.mean(axis=0), points - points.mean()
        if earlier:
            change = np.array([1, -1])
            deviations = change * (lead - earlier[0])
            sheets = sheet + change[:, None, None] * (sheet - self._results(earlier[1])[2].mean(axis=0))
        cooperative = self._match.target is not None
        chance = float(won.mean()) if cooperative else float(self._chance(lead))
        own = (np.arange(self._match.seats) == self._match.to_move) | cooperative
        each_lead = lead + deviations
        each_chance = won if cooperative else self._chance(each_lead)
        tries = Tries(
            np.repeat(value_of(self._match, each_chance, each_lead)[:, None], len(own), axis=1),
            np.where(own, each_chance[:, None], 1 - each_chance[:, None]),
            np.outer(each_lead, np.where(own, 1.0, -1.0)),
            sheets,
        )
        chances, leads = np.where(own, chance, 1 - chance), np.where(own, lead, -lead)
        value = float(value_of(self._match, np.array(chance), np.array(lead)))
        return ComparedEstimate(action, len(look_ahead[1]), value, chances, leads, sheet, tries=tries)

    def _results(self, ends: States) -> tuple[Samples, Samples, Samples]:
        """Return from final states: points of the player to move, whether the team won, and the sheets.

        Only cooperative games use whether the team won, which is read from seat 0.
        """
        game, seats = self._match.game, self._match.seats
        sheet, scores, ranks = np.zeros((game.rules.rows, seats), np.int64), *np.zeros((2, seats), np.int64)
        points, won, sheets = np.zeros(len(ends)), np.zeros(len(ends)), np.zeros((len(ends), *sheet.shape))
        for i in range(len(ends)):
            game.entry_points.result(ends, i, sheet, scores, ranks)
            points[i], won[i], sheets[i] = scores[self._match.to_move], ranks[0] == 1, sheet
        return points, won, sheets

    def _chance(self, lead: Samples | float) -> Samples:
        """Return the chance to win that a lead in a contest suggests."""
        to_come = max(1, self._match.game.rules.max_length - len(self._match.history))
        chance: Samples = 1 / (1 + np.exp(-lead / (CLEAR_LEAD * math.sqrt(to_come))))
        return chance


def game_search(match: Match, root: States) -> GameSearch | None:
    """Return the game's own search; None if it has none or its machine code is not loaded yet."""
    searcher = match.game.extras.searcher
    search = searcher(root) if searcher and ensure_extra_code(match.game) else None
    return GameSearch(match, search) if search else None
