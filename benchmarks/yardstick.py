"""A fixed opponent for the bots of Circle the Wagons, written independently of them.

    python -m townwright arena circle_the_wagons master:100ms benchmarks.yardstick:100ms --games 800

It searches drafts up to three cards deep (alpha-beta, iterative deepening) and places every card where it raises the
margin most right away. Once few cards are left it also searches all placements, to the end of the game. It uses the
rules and the scores, but no weights, tree or solver of the package. It is never changed, so that figures of different
versions can be compared.
"""

import math
import time
from collections.abc import Callable

import numpy as np

from townwright.core import grid
from townwright.core.action import Action
from townwright.core.arrays import Numbers, int64
from townwright.core.log import NO_LOG, Log
from townwright.core.match import Match
from townwright.core.record import Records, records
from townwright.core.rule import entry_point, rule
from townwright.core.state import new_states
from townwright.games.circle_the_wagons import GAME
from townwright.games.circle_the_wagons.components import CIRCLE, FACES, SCORING_CARDS
from townwright.games.circle_the_wagons.conditions import COMPARES
from townwright.games.circle_the_wagons.rules import FIRST, PLACE, START, TAKE, apply, legal, place_ahead
from townwright.games.circle_the_wagons.scoring import score
from townwright.games.circle_the_wagons.state import Phase, State

#: Maximum depth of the search of drafts, in cards.
DEPTH = 3
#: With this many cards unplaced, it searches all placements.
ENDING = 3
#: Scratch states: two for every decision of an ending or draft.
STACK = 2 * (2 * CIRCLE + 2)
INFINITY = 1_000_000
NO_LIMIT = 1 << 60
#: Placements that take long enough to measure the speed.
ENOUGH = 5_000


@rule
def margin(s: State) -> int:
    """Return the points of the first player minus those of the second."""
    return score(s, 0) - score(s, 1)


@rule
def looks_across(s: State) -> bool:
    """Return whether a scoring card compares the towns."""
    for card in range(SCORING_CARDS):
        if COMPARES[s.scoring[card]]:
            return True
    return False


@rule
def place_greedily(s: State, spare: State, player: int, card: int, counter: Numbers) -> None:
    """Place a card where it raises the player's margin most."""
    town, trial = s.towns[player], spare.towns[player]
    across = looks_across(s)
    if across:
        spare.scoring[:] = s.scoring
        spare.towns[1 - player] = s.towns[1 - player]
    best, best_x, best_y, best_turned = -INFINITY, 0, 0, 0
    top, bottom, left, right = int(town.top) - 2, int(town.bottom) + 2, int(town.left) - 2, int(town.right) + 2
    if town.card_count == 0:
        top, bottom, left, right = 0, 1, 0, 1
    for y in range(top, bottom):
        for x in range(left, right):
            if grid.may_place(town, x, y):
                for turned in range(grid.ROTATIONS):
                    spare.towns[player] = town
                    grid.place(trial, FACES[card, turned], card, x, y, turned)
                    value = score(spare, player)
                    if across:
                        value -= score(spare, 1 - player)
                    counter[0] += 1
                    if value > best:
                        best, best_x, best_y, best_turned = value, x, y, turned
    grid.place(town, FACES[card, best_turned], card, best_x, best_y, best_turned)


@rule
def best_draft(
    stack: Records[State], at: int, player: int, upcoming: int, left: int, depth: int, alpha: int, beta: int, n: Numbers
) -> int:
    """Return the margin of the player to take a card, from the towns in `stack[at]`."""
    s = stack[at]
    if left == 0 or depth == 0:
        value = margin(s)
        return value if player == 0 else -value
    best = -INFINITY
    for ahead in range(left):
        if n[0] > n[1]:
            return best
        card = int(s.circle[(upcoming + ahead) % CIRCLE])
        stack[at + 2] = s
        place_greedily(stack[at + 2], stack[at + 1], player, card, n)
        value = -best_draft(
            stack, at + 2, 1 - player, upcoming + ahead + 1, left - ahead - 1, depth - 1, -beta, -max(alpha, best), n
        )
        best = max(best, value)
        if best >= beta:
            break
        place_greedily(s, stack[at + 1], 1 - player, card, n)
    return best


@rule
def best_ending(stack: Records[State], at: int, out: Numbers, alpha: int, beta: int, n: Numbers, log: Log) -> int:
    """Return the first player's margin if both play the rest perfectly; alpha is the first player's bound."""
    s = stack[at]
    if s.to_move < 0:
        n[0] += 1
        return margin(s)
    first = s.to_move == 0
    width = out.shape[0] // STACK
    actions = out[at * width : (at + 1) * width]
    count = legal(s, actions)
    best = -INFINITY if first else INFINITY
    for i in range(count):
        if n[0] > n[1]:
            return best
        stack[at + 1] = s
        apply(stack[at + 1], int64(actions[i]), log)
        value = best_ending(stack, at + 1, out, alpha, beta, n, log)
        if first:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


@entry_point(package=GAME.package, slow=True)
def search_draft(stack: Records[State], depth: int, n: Numbers) -> int:
    """Return the best card to take or to start with; `n` counts placements, up to a limit."""
    s = stack[0]
    remaining, me = int(s.remaining), int64(s.to_move)
    best, action = -INFINITY, -1
    for ahead in range(remaining):
        upcoming = int(place_ahead(s, ahead))
        card = int(s.circle[upcoming])
        stack[2] = s
        if s.phase == Phase.START:
            value = -best_draft(
                stack, int64(2), int64(FIRST), int64(upcoming), int64(remaining), int64(depth), -INFINITY, -best, n
            )
            move = START + card
        else:
            place_greedily(stack[2], stack[1], me, card, n)
            for skipped in range(ahead):
                place_greedily(stack[2], stack[1], 1 - me, int(s.circle[place_ahead(s, skipped)]), n)
            value = -best_draft(
                stack,
                int64(2),
                1 - me,
                int64(upcoming + 1),
                int64(remaining - ahead - 1),
                int64(depth - 1),
                -INFINITY,
                -best,
                n,
            )
            move = TAKE + card
        if n[0] > n[1]:
            break
        if value > best:
            best, action = value, move
    return action


@entry_point(package=GAME.package, slow=True)
def place_card(stack: Records[State], n: Numbers) -> int:
    """Return the placement that raises the margin most."""
    s, me = stack[0], int64(stack[0].to_move)
    stack[2] = s
    place_greedily(stack[2], stack[1], me, int(s.hand[me, 0]), n)
    entry = stack[2].towns[me].cards[s.towns[me].card_count]
    return PLACE + grid.code(int(entry[1]), int(entry[2]), int(entry[3]))


@entry_point(package=GAME.package, slow=True)
def search_ending(stack: Records[State], out: Numbers, n: Numbers, log: Log) -> int:
    """Return the best action with all placements searched to the end; -1 if the limit is reached."""
    s = stack[0]
    first = s.to_move == 0
    width = out.shape[0] // STACK
    count = legal(s, out[:width])
    best, action = -INFINITY, -1
    for i in range(count):
        stack[1] = s
        apply(stack[1], int64(out[i]), log)
        if first:
            value = best_ending(stack, int64(1), out, int64(best), int64(INFINITY), n, log)
        else:
            value = -best_ending(stack, int64(1), out, int64(-INFINITY), int64(-best), n, log)
        if n[0] > n[1]:
            return -1
        if value > best:
            best, action = value, int64(out[i])
    return action


class Yardstick:
    """A bot that searches the draft and places cards greedily, within CPU time per decision."""

    def __init__(self, milliseconds: int, clock: Callable[[], float] = time.thread_time) -> None:
        self.name = f"benchmarks.yardstick:{milliseconds}ms"
        self._seconds, self._clock = milliseconds / 1000, clock
        self._stack = new_states(GAME.rules.state, STACK)
        self._out = np.zeros(STACK * GAME.rules.max_legal, np.int32)
        self._count = np.zeros(2, np.int64)
        #: Placements per second, or finished games per second in an ending.
        self._speeds: dict[object, float] = {search_draft: 500_000.0, search_ending: 200_000.0}

    def choose(self, match: Match) -> Action:
        """Return the action it would play now."""
        return match.decode(self._decide(match) if len(match.codes) > 1 else match.codes[0])

    def _decide(self, match: Match) -> int:
        end = self._clock() + self._seconds
        s = records(match.states, State)[0]
        if s.remaining + int(s.hand_size.sum()) <= ENDING:
            action = self._run(match, end, search_ending, self._out, self._count, NO_LOG)
            if action >= 0:
                return action
        if s.phase == Phase.PLACE:
            return self._run(match, end, place_card, self._count)
        best = -1
        for depth in range(1, min(DEPTH, s.remaining) + 1):
            action = self._run(match, end if best >= 0 else math.inf, search_draft, depth, self._count)
            if action < 0:
                break
            best = action
        return best

    def _run(self, match: Match, end: float, search: Callable[..., int], *arguments: object) -> int:
        """Run a search; it returns -1 if the time is not enough."""
        records(self._stack, State)[0] = records(match.states, State)[0]
        start = self._clock()
        limit = max(0.0, end - start) * self._speeds.get(search, 1.0)
        self._count[:] = 0, min(limit, NO_LIMIT) if search in self._speeds else NO_LIMIT
        action = int(search(self._stack, *arguments))
        seconds = self._clock() - start
        if search in self._speeds and self._count[0] >= ENOUGH:
            self._speeds[search] = float(self._count[0]) / max(seconds, 1e-6)
        return action


def new_bot(milliseconds: int, _seed: int, clock: Callable[[], float]) -> Yardstick:
    """Return the opponent for a contest; it makes no random choices."""
    return Yardstick(milliseconds, clock)
