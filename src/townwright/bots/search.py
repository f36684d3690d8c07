"""Search: trees grown for a position, within a budget of tries or time, on one or several threads."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from townwright.bots.network import network_weights, new_network
from townwright.bots.tree import NONE, Node, TryResult, current_names, new_buffers, new_nodes, settings_of, tree_search
from townwright.core.contract import SolvedEnding
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.record import records
from townwright.core.rule import COMPILED
from townwright.core.state import GameState, Generator, States, copy_states

Floats = npt.NDArray[np.float64]
#: A clock, in seconds: wall time or the CPU time of a thread.
Clock = Callable[[], float]

#: Maximum number of nodes in a tree; a full tree is still searched, but no longer grows.
NODES = 400_000
#: Number of nodes with a score sheet; the best actions are among the first that get a node.
SHEETS = 4096
#: Seconds between two checks of the clock.
CHECK_INTERVAL = 0.01
#: Minimum number of tries when the budget is a time.
LEAST_TRIES = 16


class Budget(msgspec.Struct, frozen=True):
    """How long to search: tries per thread, or milliseconds. Tries make a search reproducible."""

    tries: int = 0
    milliseconds: int = 0
    threads: int = 1


class Estimate(msgspec.Struct, frozen=True):
    """The estimate of an action by a search."""

    action: int
    visits: int
    value: float  # for the player to move, from 0 to 1: combines the chance to win and the lead
    chances: Floats  # of every seat to win, from 0 to 1
    leads: Floats  # of every seat at the end: points ahead of the best rival, or above the target
    sheet: Floats  # the mean score sheet at the end of the tries; NaN if there is none


class Tree:
    """The tree of decisions of one thread (with hidden decisions, one per seat), and its buffers."""

    def __init__(
        self, match: Match, root: States, seed: int, settings: Mapping[str, float], only: Sequence[int], sheets: int
    ) -> None:
        game, target = match.game, match.target
        self._grow, self._result = tree_search(game), game.entry_points.result
        self._nodes = new_nodes(game, NODES)
        self._tree = records(self._nodes, Node)
        self._tree[0].child = NONE
        self._tree[0].children = len(only)
        for number, action in enumerate(only, start=1):
            node = self._tree[number]
            node.action, node.prior, node.child, node.sibling = action, 1 / len(only), NONE, number - 1 or NONE
            self._tree[0].child = number
        self._root = root
        facts = {
            "players": match.seats,
            "cooperative": target is not None or match.seats == 1,
            "target": expected_score(game, root) if target is None and match.seats == 1 else target or 0,
            "root_complete": bool(only),
        }
        all_settings = {**settings_of(game, len(match.people)), **current_names(settings), **facts}
        learned = int(all_settings["learned"])
        weights = network_weights(game, learned) if learned else None
        if learned and weights is None:
            raise problem(NotPossible, "no-network", game=game.name, number=learned)
        buffers: Any = new_buffers(game, match.seats, sheets, new_network(game, weights))
        self._buffers = buffers  # rules see records, Python sees arrays
        #: The first node is the root for the player to move, then come its actions, then the roots of the other seats.
        roots = self._buffers.roots
        self._used = len(only) + len(roots)
        for other_root in range(len(only) + 1, self._used):
            self._tree[other_root].child = NONE
        roots[:] = np.roll(np.r_[0, len(only) + 1 : self._used], records(root, GameState)[0].to_move % len(roots))
        self._own_tree = int(roots.argmin())
        records(self._buffers.generators, Generator)[0].chance = np.uint64(seed)
        for name, value in all_settings.items():
            setattr(records(self._buffers.settings)[0], name, value)

    @property
    def nodes(self) -> int:
        """The number of nodes, including the root."""
        return self._used

    def grow(self, tries: int) -> None:
        """Add tries to the tree."""
        self._used = int(self._grow(self._nodes, self._used, self._root, self._buffers, tries))

    def try_on(self, guess_seed: int, root: States | None = None) -> tuple[Floats, Floats, Floats, Floats]:
        """Add one try, on the redeal with this seed; `root`, if given, becomes the state of the root.

        A new root is another guess at the same position. Return the values, chances and leads of the try by seat, and
        the score sheet at its end.
        """
        records(self._buffers.generators, Generator)[0].chance = np.uint64(guess_seed)
        if root is not None:
            self._root = root
        self.grow(1)
        sheet, buffers = np.zeros_like(self._buffers.sheet), self._buffers
        outcome, seats = records(buffers.outcomes, TryResult)[0], sheet.shape[1]
        self._result(buffers.states, 0, sheet, np.zeros(seats, np.int64), np.zeros(seats, np.int64))
        values, chances, leads = (np.array(each[:seats]) for each in (outcome.values, outcome.chances, outcome.leads))
        return values, chances, leads, sheet.astype(np.float64)

    def line(self, action: int) -> list[int]:
        """Return an action and its most frequent continuation, up to the last action tried more than once."""
        codes, at = list[int](), self._buffers.roots[self._own_tree]
        while True:
            children = list(self._children_of(at))
            if not codes:
                children = [child for child in children if self._tree[child].action == action]
            at = max(children, key=lambda child: self._tree[child].visits, default=NONE)
            if at == NONE or self._tree[at].visits < 2:
                return codes
            codes.append(int(self._tree[at].action))

    def grow_for(self, budget: Budget, clock: Clock) -> None:
        """Grow the tree until the budget is spent, or the time left lets no other action catch up.

        With a budget of time it makes at least `LEAST_TRIES` tries; the first is not timed, because it may load or
        compile machine code.
        """
        if budget.tries:
            self.grow(budget.tries)
            return
        self.grow(1)
        done, tries, now = 1, 1, clock()
        end = now + budget.milliseconds / 1000
        while now < end or done < LEAST_TRIES:
            start = clock()
            self.grow(tries)
            done += tries
            now = clock()
            seconds_per_try = (now - start) / tries
            if done >= LEAST_TRIES and self._visit_lead() > (end - now) / seconds_per_try:
                return
            tries = max(1, int(min(CHECK_INTERVAL, end - now) / seconds_per_try))

    def _visit_lead(self) -> float:
        """Return by how many visits the most visited action leads."""
        visits = sorted(self._tree[child].visits for child in self._children())
        return visits[-1] - visits[-2] if len(visits) > 1 else 0

    def _children(self) -> Iterator[int]:
        """Return the nodes of the actions to choose from now."""
        return self._children_of(self._buffers.roots[self._own_tree])

    def _children_of(self, at: int) -> Iterator[int]:
        """Yield the children of a node."""
        child = self._tree[at].child
        while child != NONE:
            yield child
            child = self._tree[child].sibling

    def follow(self, action: int, root: States) -> bool:
        """Make the node of an action the root; return false if that is not possible.

        It needs a node for this action, memory for more nodes, and one tree for all seats.
        """
        for child in self._children():
            if self._tree[child].action == action and self._used < NODES // 2 and len(self._buffers.roots) == 1:
                self._buffers.roots[0], self._root = child, root
                return True
        return False

    def estimates(self, seats: int) -> list[Estimate]:
        """Return the estimates of the actions to choose from now."""
        seat = records(self._root, GameState)[0].to_move
        result = []
        for child in self._children():
            node = self._tree[child]
            if visits := node.visits:
                values, chances, leads = (
                    np.asarray(sums)[:seats] / visits for sums in (node.values, node.chances, node.leads)
                )
                has_sheet = child < len(self._buffers.sheets)
                sheet = (
                    self._buffers.sheets[child] / visits
                    if has_sheet
                    else np.full(self._buffers.sheets.shape[1:], np.nan)
                )
                result.append(Estimate(node.action, visits, float(values[seat]), chances, leads, sheet))
        return result


def expected_score(game: Game, root: States) -> float:
    """Return the score that a solo player without a target can expect; the search tries to beat it."""
    points = np.zeros(1)
    game.rules.evaluate(records(root, GameState)[0], points)
    return float(points[0])


class Search:
    """A search from a state that the player to move may know.

    Each thread grows a tree; their estimates are merged. `only` limits the first decision to some actions. With
    `sheets`, estimates come with score sheets.
    """

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
        sheet_count = (1 + len(only) if only else SHEETS) if sheets else 0
        seeds = range(seed, seed + threads)
        self._trees = [Tree(match, copy_states(root), each, settings or {}, only, sheet_count) for each in seeds]
        self._seats = match.seats

    def think(self, budget: Budget, clock: Clock = time.perf_counter) -> list[Estimate]:
        """Search until the budget is spent; the most visited action comes first."""
        if len(self._trees) == 1:
            self._trees[0].grow_for(budget, clock)
        else:
            with ThreadPoolExecutor(len(self._trees)) as pool:
                list(pool.map(lambda tree: tree.grow_for(budget, clock), self._trees))
        return merge_estimates([each for tree in self._trees for each in tree.estimates(self._seats)])

    def follow(self, action: int, root: States) -> bool:
        """Continue from the node of an action; return false if a tree cannot."""
        return all(tree.follow(action, copy_states(root)) for tree in self._trees)


def think(match: Match, root: States, seed: int, budget: Budget, **options: Any) -> list[Estimate]:
    """Search a position; the most visited action comes first."""
    return Search(match, root, seed, budget.threads, **options).think(budget)


def solve_ending(match: Match, root: States, milliseconds: int) -> SolvedEnding | None:
    """Return the proved best action and its value, if the ending can be solved in time."""
    if match.game.extras.ending_solver is None or not ensure_extra_code(match.game):
        return None
    ending = match.game.extras.ending_solver(root, milliseconds)
    return ending if ending and ending.is_proved else None


def ensure_extra_code(game: Game) -> bool:
    """Load a game's additional machine code, or compile it if the mode allows; return whether it is ready."""
    return COMPILED and all(part.ensure_loaded() for part in game.extras.code_parts)


def merge_estimates(parts: Sequence[Estimate]) -> list[Estimate]:
    """Merge the estimates of several trees, weighted by visits."""
    merged: dict[int, Estimate] = {}
    for part in parts:
        earlier = merged.get(part.action)
        if earlier is None:
            merged[part.action] = part
            continue
        visits = earlier.visits + part.visits
        share = part.visits / visits
        merged[part.action] = Estimate(
            part.action,
            visits,
            (1 - share) * earlier.value + share * part.value,
            (1 - share) * earlier.chances + share * part.chances,
            (1 - share) * earlier.leads + share * part.leads,
            (1 - share) * earlier.sheet + share * part.sheet,
        )
    return sorted(merged.values(), key=lambda each: (-each.visits, -each.value, each.action))
