"""Searching: trees grown for a position, within a budget of tries or of time, on one thread or several."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import msgspec
import numpy as np
import numpy.typing as npt

from townwright.bots.tree import NONE, USUAL, new_growing, new_nodes, searcher
from townwright.core.contract import SolvedEnding
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.record import records
from townwright.core.state import GameState, States, copy_states

Floats = npt.NDArray[np.float64]
#: Seconds, as people count them or as a thread spends them.
Clock = Callable[[], float]

#: Room for nodes in a tree; a search that fills it goes on trying without growing it.
NODES = 50_000
#: Nodes for which score sheets are kept; the actions that turn out best are among the first to be taken in.
SHEETS = 4096
#: Seconds between two looks at the clock.
SLICE = 0.01


class Budget(msgspec.Struct, frozen=True):
    """How long to search: so many tries a thread, or so many milliseconds. The same tries find the same."""

    tries: int = 0
    milliseconds: int = 0
    threads: int = 1


class Estimate(msgspec.Struct, frozen=True):
    """What a search thinks of an action."""

    action: int
    visits: int
    value: float  # to the player to move, from 0 to 1: the chance to win and the lead together
    chances: Floats  # of every seat to win, from 0 to 1
    leads: Floats  # of every seat at the end: points before the best rival, or above the target
    sheet: Floats  # the score sheet at the end of the tries; not a number where none was kept


class Tree:
    """One thread's tree of decisions, and what it needs to grow."""

    def __init__(
        self, match: Match, root: States, seed: int, settings: Mapping[str, float], only: Sequence[int], sheets: int
    ) -> None:
        game, target = match.game, match.target
        self._grow = searcher(game)
        self._nodes = new_nodes(game, NODES)
        self._nodes["child"] = self._nodes["sibling"] = NONE
        self._nodes["children"][0] = len(only)
        for place, action in enumerate(only, start=1):
            self._nodes["action"][place] = action
            self._nodes["prior"][place] = 1 / len(only)
            self._nodes["sibling"][place] = place - 1 or NONE
            self._nodes["child"][0] = place
        self._root = root
        self._growing = cast(Any, new_growing(game, match.seats, sheets))  # rules see records, Python sees arrays
        #: The tree of the player to move begins at the first node, the other trees after those of its actions.
        tops = self._growing.tops
        self._used = len(only) + len(tops)
        tops[:] = np.roll(np.r_[0, len(only) + 1 : self._used], records(root, GameState)[0].to_move % len(tops))
        self._own = int(tops.argmin())
        self._growing.generators["chance"] = seed
        facts = {
            "players": match.seats,
            "together": target is not None or match.seats == 1,
            "target": expected(game, root) if target is None and match.seats == 1 else target or 0,
            "narrow": bool(only),
        }
        for name, value in {**USUAL, **game.extras.search, **settings, **facts}.items():
            self._growing.settings[name] = value

    @property
    def nodes(self) -> int:
        """How many decisions the tree holds, its root included."""
        return self._used

    def grow(self, tries: int) -> None:
        self._used = int(self._grow(self._nodes, self._used, self._root, self._growing, tries))

    def think(self, budget: Budget, clock: Clock) -> None:
        """Grow the tree as long as the budget lasts, or until no other action can catch up; one try at least."""
        if budget.tries:
            self.grow(budget.tries)
            return
        end = clock() + budget.milliseconds / 1000
        tries, now = 1, 0.0
        while now < end:
            begun = clock()
            self.grow(tries)
            now = clock()
            a_try = (now - begun) / tries
            if self._ahead() > (end - now) / a_try:
                return
            tries = max(1, int(min(SLICE, end - now) / a_try))

    def _ahead(self) -> float:
        """By how many tries the action tried most is ahead of every other."""
        visits = sorted(int(self._nodes["visits"][child]) for child in self._children())
        return visits[-1] - visits[-2] if len(visits) > 1 else 0

    def _children(self) -> Iterator[int]:
        """The nodes of the actions to choose from now."""
        child = int(self._nodes["child"][self._growing.tops[self._own]])
        while child != NONE:
            yield child
            child = int(self._nodes["sibling"][child])

    def follow(self, action: int, root: States) -> bool:
        """Go on from what an action led to, keeping what was found out; false if that is nothing, or room is short, or
        others have trees of their own."""
        for child in self._children():
            if self._nodes["action"][child] == action and self._used < NODES // 2 and len(self._growing.tops) == 1:
                self._growing.tops[0], self._root = child, root
                return True
        return False

    def found(self, seats: int) -> list[Estimate]:
        """What was found out about the actions to choose from now."""
        seat = records(self._root, GameState)[0].to_move
        result = []
        for child in self._children():
            node = self._nodes[child]
            if visits := int(node["visits"]):
                values, chances, leads = (node[name][:seats] / visits for name in ("values", "wins", "leads"))
                kept = child < len(self._growing.sheets)
                sheet = (
                    self._growing.sheets[child] / visits if kept else np.full(self._growing.sheets.shape[1:], np.nan)
                )
                result.append(Estimate(int(node["action"]), visits, float(values[seat]), chances, leads, sheet))
        return result


def expected(game: Game, root: States) -> float:
    """What somebody who plays alone, without a target, may expect: the aim is to do better."""
    points = np.zeros(1)
    game.rules.evaluate(records(root, GameState)[0], points)
    return float(points[0])


class Search:
    """A search from a state that the player to move may know. Several threads grow a tree each; what they find is added
    up. With `only`, the first decision is one of these. With `sheets` what is found comes with its score sheet."""

    def __init__(
        self,
        match: Match,
        root: States,
        seed: int,
        threads: int = 1,
        settings: Mapping[str, float] | None = None,
        only: Sequence[int] = (),
        sheets: bool = False,
    ) -> None:
        room = (1 + len(only) if only else SHEETS) if sheets else 0
        seeds = range(seed, seed + threads)
        self._trees = [Tree(match, copy_states(root), each, settings or {}, only, room) for each in seeds]
        self._seats = match.seats

    def think(self, budget: Budget, clock: Clock = time.perf_counter) -> list[Estimate]:
        """Search as long as the budget lasts; the action tried most comes first."""
        if len(self._trees) == 1:
            self._trees[0].think(budget, clock)
        else:
            with ThreadPoolExecutor(len(self._trees)) as pool:
                list(pool.map(lambda tree: tree.think(budget, clock), self._trees))
        return added_up([found for tree in self._trees for found in tree.found(self._seats)])

    def follow(self, action: int, root: States) -> bool:
        """Go on from what an action led to, keeping what was found out; false if not every tree can."""
        return all(tree.follow(action, copy_states(root)) for tree in self._trees)


def think(match: Match, root: States, seed: int, budget: Budget, **how: Any) -> list[Estimate]:
    """What a search of its own finds in a position."""
    return Search(match, root, seed, budget.threads, **how).think(budget)


def solve_ending(match: Match, root: States, milliseconds: int) -> SolvedEnding | None:
    """The best action and what it leads to, where the ending of the game can be solved within that time."""
    if match.game.extras.ending is None or not all(part.available() for part in match.game.extras.code_parts):
        return None
    found = match.game.extras.ending(root, milliseconds)
    return found if found and found.proved else None


def added_up(parts: Sequence[Estimate]) -> list[Estimate]:
    """What several trees found, as if one had."""
    found: dict[int, Estimate] = {}
    for part in parts:
        before = found.get(part.action)
        if before is None:
            found[part.action] = part
            continue
        visits = before.visits + part.visits
        share = part.visits / visits
        found[part.action] = Estimate(
            part.action,
            visits,
            (1 - share) * before.value + share * part.value,
            (1 - share) * before.chances + share * part.chances,
            (1 - share) * before.leads + share * part.leads,
            (1 - share) * before.sheet + share * part.sheet,
        )
    return sorted(found.values(), key=lambda each: (-each.visits, -each.value, each.action))
