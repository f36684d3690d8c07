"""Monte Carlo tree search for all games (information-set MCTS with progressive widening).

Every try starts from a redealt copy of the position (`redeal`), so chance and hidden cards need no nodes: a node stands
for a sequence of decisions, whatever was drawn between them. A node gets children one by one, highest weight
first, and more of them the more often it is visited (progressive widening). After the tree, the rollout plays by the
game's weights. Values are kept for every player, and each player maximises their own. A tree of depth 1 is flat Monte
Carlo.

In a game with hidden decisions every seat has its own tree. A decision that the seat cannot see is one node there,
whatever was decided, so no player reacts to what they cannot know.
"""

import math
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from townwright.bots.network import Network, network_rules, new_network
from townwright.bots.policy import Generators, Workspace, contains, heaviest, workspace
from townwright.core.arrays import Floats, Matrix, Numbers, int64
from townwright.core.chance import GENERATOR, below
from townwright.core.code_parts import CodePart, Example
from townwright.core.entry_points import StateRecords
from townwright.core.game import Game
from townwright.core.log import Log
from townwright.core.record import Records
from townwright.core.rule import entry_point, rule
from townwright.core.state import GameState, Generator, States, field, layout, new_states

NONE = -1
#: Stands for an action that a seat cannot see.
UNSEEN = -2
LOWEST = -1e18


class SearchSettings:
    """The settings of a search."""

    players: int = field(np.int64)
    cooperative: int = field(np.int64)  # 1 in a cooperative or solo game
    target: float = field(np.float64)  # points to reach in such a game
    explore: float = field(np.float64)  # weight of the prior against the observed value
    widen: float = field(np.float64)  # children of a node: 1 + widen × √visits
    temperature: float = field(np.float64)  # of the priors, in points: the lower, the sharper they are
    scale: float = field(np.float64)  # points that count as a clear lead
    winning: float = field(np.float64)  # share of winning in the value; the rest is the lead
    depth: int = field(np.int64)  # decisions in the tree
    rollout_depth: int = field(np.int64)  # decisions of a rollout; then the position is evaluated
    turns: int = field(np.int64)  # a rollout also ends when this many turns have begun; 0: no limit
    learned: int = field(np.int64)  # number of the network that judges positions and corrects weights; 0: none
    root_complete: int = field(np.int64)  # 1 if the root has all its children already


#: The defaults for games that do not set them.
DEFAULT_SETTINGS: Mapping[str, float] = {
    "explore": 1.5,
    "widen": 1.0,
    "temperature": 2.0,
    "scale": 12.0,
    "winning": 0.5,
    "depth": 1000,
    "rollout_depth": 10_000,
    "turns": 0,
    "learned": 0,
}

#: Former names of settings, as in recorded names of bots.
FORMER_NAMES: Mapping[str, str] = {"further": "rollout_depth", "sharpness": "temperature"}


def current_names(settings: Mapping[str, float]) -> dict[str, float]:
    """Return settings under their current names."""
    return {FORMER_NAMES.get(name, name): value for name, value in settings.items()}


def settings_of(game: Game, players: int) -> dict[str, float]:
    """Return the settings of a game's search for a number of players."""
    for_players = game.extras.search_by_players.get(players, {})
    return {**DEFAULT_SETTINGS, **current_names(game.extras.search), **current_names(for_players)}


class Node:
    """A sequence of decisions, with visits and sums of values for each player."""

    action: int = field(np.int64)  # that leads here
    prior: float = field(np.float64)  # probability of the action, from its weight
    visits: int = field(np.int64)
    children: int = field(np.int64)
    child: int = field(np.int64)  # the latest child
    sibling: int = field(np.int64)  # the next child of the same parent
    values: Floats = field(np.float64)  # sums over all visits, like the next two
    chances: Floats = field(np.float64)  # to win
    leads: Floats = field(np.float64)


Nodes = Records[Node]


class TryResult:
    """The result of one try, for each player."""

    points: Floats = field(np.float64)
    scores: Numbers = field(np.int64)
    ranks: Numbers = field(np.int64)
    values: Floats = field(np.float64)
    chances: Floats = field(np.float64)
    leads: Floats = field(np.float64)


class SearchBuffers(NamedTuple):
    """The buffers of a search."""

    states: StateRecords  # the state a try plays on, and a redealt copy of it
    settings: Records[SearchSettings]
    generators: Generators  # the search's own
    work: Workspace
    outcomes: Records[TryResult]
    roots: Numbers  # the first node of each tree
    cursors: Numbers  # the current node of a try in each tree
    paths: Matrix  # the nodes a try has visited, one row per tree
    sheets: Any  # sums of score sheets at the end of the tries, for the first nodes
    sheet: Matrix
    network: Network


def new_buffers(game: Game, seats: int, sheets: int = 0, network: Network | None = None) -> SearchBuffers:
    """Return buffers for a number of seats, with score sheets for the first `sheets` nodes."""
    shapes = dict.fromkeys(("points", "scores", "ranks", "values", "chances", "leads"), (game.most_seats,))
    trees = 1 if game.rules.hidden is None else seats
    buffers: list[Any] = [
        new_states(game.rules.state, 2),
        new_states(layout(SearchSettings)),
        new_states(GENERATOR),
        workspace(game),
        new_states(layout(TryResult, **shapes)),
        np.zeros(trees, np.int64),
        np.zeros(trees, np.int64),
        np.zeros((trees, game.rules.max_length + 1), np.int64),
        np.zeros((sheets, game.rules.rows, seats)),
        np.zeros((game.rules.rows, seats), np.int64),
        network or new_network(game),
    ]
    return SearchBuffers(*buffers)


def new_nodes(game: Game, size: int = 1) -> States:
    """Return nodes for the trees of a game."""
    return new_states(layout(Node, **dict.fromkeys(("values", "chances", "leads"), (game.most_seats,))), size)


@rule
def never_hidden(_s: GameState) -> bool:
    """Return false, because the decisions of this game are public."""
    return False


@cache
def tree_search(game: Game) -> Any:
    """Build the search of one game; its machine code is cached on disk.

    `grow(nodes, used, start, buffers, tries)` adds tries to the trees and returns the number of nodes. `start` is the
    state of the root nodes, which exist already.
    """
    legal: Callable[[GameState, Numbers], int] = game.rules.legal
    apply, weigh, redeal, evaluate = game.rules.apply, game.rules.weigh, game.rules.redeal, game.rules.evaluate
    predict, correct = network_rules(game)
    scores, ranks, score_sheet = game.rules.scores, game.rules.ranks, game.rules.sheet
    one_tree, hidden = game.rules.hidden is None, game.rules.hidden or never_hidden

    @rule
    def clear(node: Node, action: int, prior: float) -> None:
        """Reset a node."""
        node.action = action
        node.prior = prior
        node.visits = 0
        node.children = 0
        node.child = NONE
        node.sibling = NONE
        node.values[:] = 0
        node.chances[:] = 0
        node.leads[:] = 0

    @rule
    def child_of(nodes: Nodes, at: int, action: int) -> int:
        """Return the child for an action; NONE if there is none yet."""
        child = nodes[at].child
        while child != NONE and nodes[child].action != action:
            child = nodes[child].sibling
        return int64(child)

    @rule
    def add(nodes: Nodes, used: int, at: int, action: int, prior: float) -> int:
        """Add a child for an action; return it."""
        clear(nodes[used], action, prior)
        nodes[used].sibling = nodes[at].child
        nodes[at].child = used
        nodes[at].children += 1
        return int64(used)

    @rule
    def weigh_known(
        states: StateRecords, out: Numbers, n: int, weights: Floats, spare: StateRecords, generator: Generator
    ) -> None:
        """Weigh the actions; with hidden decisions, on a copy redealt for the player to move."""
        if one_tree:
            weigh(states[0], out, n, weights, spare)
        else:
            states[1] = states[0]
            redeal(states[1], int64(states[1].to_move), int64(below(generator, 1 << 31)))
            weigh(states[1], out, n, weights, spare)

    @rule
    def add_best(
        nodes: Nodes,
        used: int,
        at: int,
        states: StateRecords,
        settings: SearchSettings,
        out: Numbers,
        n: int,
        weights: Floats,
        spare: StateRecords,
        generator: Generator,
        network: Network,
    ) -> int:
        """Add a child for the best action by weight that has no child yet; NONE if all have one."""
        weigh_known(states, out, n, weights, spare, generator)
        if settings.learned and network.policy.shape[0] > 0:
            correct(states[0], network, out, n, weights)
        highest = weights[0]
        for i in range(1, n):
            highest = max(highest, weights[i])
        top = NONE
        total = 0.0
        for i in range(n):
            total += math.exp((weights[i] - highest) / settings.temperature)
            if (top == NONE or weights[i] > weights[top]) and child_of(nodes, at, int64(out[i])) == NONE:
                top = i
        if top == NONE:
            return int64(NONE)
        prior = math.exp((weights[top] - highest) / settings.temperature) / total
        return add(nodes, used, at, int64(out[top]), prior)

    @rule
    def select(nodes: Nodes, at: int, seat: int, settings: SearchSettings, out: Numbers, n: int) -> int:
        """Return the legal child with the highest upper confidence bound (PUCT); NONE if none is legal."""
        best, highest_bound = int64(NONE), LOWEST
        exploration = settings.explore * math.sqrt(nodes[at].visits)
        child = nodes[at].child
        while child != NONE:
            candidate = nodes[child]
            if contains(out, n, candidate.action):
                value = candidate.values[seat] / max(1, candidate.visits) + exploration * candidate.prior / (
                    1 + candidate.visits
                )
                if value > highest_bound:
                    best, highest_bound = int64(child), value
            child = candidate.sibling
        return best

    @rule
    def roll_out(
        states: StateRecords,
        settings: SearchSettings,
        generator: Generator,
        out: Numbers,
        weights: Floats,
        spare: StateRecords,
        log: Log,
    ) -> None:
        """Roll out: play the actions with the highest weights, ties broken at random."""
        s, chosen, turns = states[0], 0, 0
        player = int64(s.to_move)
        while s.to_move >= 0 and chosen < settings.rollout_depth:
            n = legal(s, out)
            best = 0
            if s.to_move != player:
                player = int64(s.to_move)
                turns += 1
            if n > 1:
                if settings.turns and turns >= settings.turns:
                    return
                chosen += 1
                weigh_known(states, out, n, weights, spare, generator)
                best = heaviest(weights, n, generator)
            apply(s, int64(out[best]), log)

    @rule
    def compare_points(s: GameState, settings: SearchSettings, outcome: TryResult) -> None:
        """Write win chance and lead by the points of each player, at the end or as estimated."""
        players = settings.players
        over = s.to_move < 0
        winners = 0
        if over:
            scores(s, outcome.scores[:players])
            ranks(s, outcome.scores[:players], outcome.ranks[:players])
            for seat in range(players):
                outcome.points[seat] = outcome.scores[seat]
                winners += outcome.ranks[seat] == 1
        else:
            evaluate(s, outcome.points[:players])
        for seat in range(players):
            rival = settings.target
            if not settings.cooperative:
                rival = LOWEST
                for other in range(players):
                    if other != seat:
                        rival = max(rival, outcome.points[other])
            lead = outcome.points[seat] - rival
            chance = 0.5 + 0.5 * math.tanh(lead / settings.scale)
            if over:
                chance = 0.0 if outcome.ranks[seat] > 1 else 1.0 if settings.cooperative else 1.0 / winners
            outcome.leads[seat] = lead
            outcome.chances[seat] = chance

    @rule
    def judge(s: GameState, settings: SearchSettings, outcome: TryResult, network: Network) -> None:
        """Judge the position for each player: win chance, lead, and both as a value from 0 to 1."""
        players = settings.players
        if settings.learned and s.to_move >= 0:
            predict(s, network, players, outcome.chances, outcome.leads)
        else:
            compare_points(s, settings, outcome)
        for seat in range(players):
            lead_value = 0.5 + 0.5 * math.tanh(outcome.leads[seat] / settings.scale)
            outcome.values[seat] = settings.winning * outcome.chances[seat] + (1 - settings.winning) * lead_value

    @rule
    def back_up(node: Node, outcome: TryResult, players: int) -> None:
        """Add the result of a try to a node."""
        node.visits += 1
        for seat in range(players):
            node.values[seat] += outcome.values[seat]
            node.chances[seat] += outcome.chances[seat]
            node.leads[seat] += outcome.leads[seat]

    @rule
    def follow_in_other_trees(
        nodes: Nodes, used: int, cursors: Numbers, paths: Matrix, own: int, action: int, steps: int
    ) -> int:
        """Follow a decision in the trees of the other seats, as they see it; return the number of nodes."""
        for tree in range(cursors.shape[0]):
            if tree != own:
                at = cursors[tree]
                child = child_of(nodes, at, action)
                if child == NONE:
                    child = add(nodes, used, at, action, 0.0)
                    used += 1
                cursors[tree] = child
            paths[tree, steps] = cursors[tree]
        return used

    @entry_point(package=game.package, slow=True)
    def grow(nodes: Nodes, used: int, start: StateRecords, buffers: SearchBuffers, tries: int) -> int:
        states, all_settings, generators, work, outcomes, roots, cursors, paths, sheets, sheet, network = buffers
        settings, generator, outcome, s = all_settings[0], generators[0], outcomes[0], states[0]
        _, out, weights, spare, log = work
        trees = roots.shape[0]
        me = int64(start[0].to_move)
        for _ in range(tries):
            states[0] = start[0]
            redeal(s, me, int64(below(generator, 1 << 31)))
            for tree in range(trees):
                cursors[tree] = paths[tree, 0] = roots[tree]
            steps = 0
            while s.to_move >= 0 and steps < settings.depth and used + trees <= nodes.shape[0]:
                n = legal(s, out)
                if n == 1 and steps > 0:
                    apply(s, int64(out[0]), log)
                    continue
                seat = int64(s.to_move)
                tree = 0 if one_tree else seat
                at = int64(cursors[tree])
                if nodes[at].visits == 0 and steps > 0:
                    break
                child = int64(NONE)
                is_complete = settings.root_complete and steps == 0
                if is_complete or nodes[at].children >= 1 + settings.widen * math.sqrt(nodes[at].visits):
                    child = select(nodes, at, seat, settings, out, n)
                if child == NONE:
                    child = add_best(nodes, used, at, states, settings, out, n, weights, spare, generator, network)
                    if child == NONE:
                        child = select(nodes, at, seat, settings, out, n)
                    else:
                        used += 1
                action = nodes[child].action
                visible_action = int64(UNSEEN) if hidden(s) else action
                apply(s, action, log)
                steps += 1
                cursors[tree] = child
                used = follow_in_other_trees(nodes, used, cursors, paths, tree, visible_action, steps)
            roll_out(states, settings, generator, out, weights, spare, log)
            judge(s, settings, outcome, network)
            first_node = paths[0 if one_tree else me, 1]
            if steps > 0 and first_node < sheets.shape[0]:
                score_sheet(s, sheet)
                sheets[first_node] += sheet
            for tree in range(trees):
                for step in range(steps + 1):
                    back_up(nodes[paths[tree, step]], outcome, settings.players)
        return used

    def examples() -> list[Example]:
        return [(new_nodes(game), 0, new_states(game.rules.state), new_buffers(game, game.most_seats), 0)]

    CodePart(f"{game.name}.search", (grow,), examples, game.entry_points.play_part.rerun)
    return grow
