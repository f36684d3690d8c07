"""One search for all games: a tree of decisions, grown by trying out.

Every try starts from a fresh guess at what the searching player cannot know (`redeal`), so that chance and hidden cards
need no nodes of their own: a node stands for a sequence of decisions, whatever chance brought between them. Choices are
often wide; a node takes its actions in one by one, the weightiest first, the more the oftener it is visited
(progressive widening). From the end of the tree the game is played on by its quick weights. Values are kept for every
player, and each player picks what is best for them. A tree one decision deep is flat Monte Carlo.

In a game with hidden decisions every seat has a tree of its own. A decision that it cannot see is one node there,
whatever was decided, so that nobody reacts to what they cannot know.
"""

import math
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from townwright.bots.policy import Generators, Workspace, contains, heaviest, workspace
from townwright.core.arrays import Floats, Matrix, Numbers, int64
from townwright.core.chance import GENERATOR, below
from townwright.core.code_parts import CodePart, Example
from townwright.core.entry_points import Tables
from townwright.core.game import Game
from townwright.core.log import Log
from townwright.core.record import Records
from townwright.core.rule import entry_point, rule
from townwright.core.state import GameState, Generator, States, field, layout, new_states

NONE = -1
#: In place of an action that a seat cannot see.
UNSEEN = -2
LOWEST = -1e18


class Settings:
    """How a search goes about it."""

    players: int = field(np.int64)
    together: int = field(np.int64)  # 1 in a game won or lost together
    target: float = field(np.float64)  # points that such a game takes
    explore: float = field(np.float64)  # how much an action's prior counts against what was found out
    widen: float = field(np.float64)  # actions a node takes in: 1 + widen × √visits
    sharpness: float = field(np.float64)  # points by which an action must weigh more to be e times as likely
    scale: float = field(np.float64)  # points of lead that count as a clear one
    winning: float = field(np.float64)  # how much winning counts; the rest is the lead
    depth: int = field(np.int64)  # decisions in the tree
    further: int = field(np.int64)  # real decisions played on after the tree; then the position is judged
    narrow: int = field(np.int64)  # 1 if the first decision is between the actions that already have a node


#: The settings that a game does not bring itself.
USUAL: Mapping[str, float] = {
    "explore": 1.5,
    "widen": 1.0,
    "sharpness": 2.0,
    "scale": 12.0,
    "winning": 0.5,
    "depth": 1000,
    "further": 10_000,
}


class Node:
    """A sequence of decisions: what was found out about it, for each player."""

    action: int = field(np.int64)  # that leads here
    prior: float = field(np.float64)  # how likely it looked
    visits: int = field(np.int64)
    children: int = field(np.int64)
    child: int = field(np.int64)  # the latest of them
    sibling: int = field(np.int64)  # the next child of the same parent
    values: Floats = field(np.float64)  # these three are sums over all visits
    wins: Floats = field(np.float64)
    leads: Floats = field(np.float64)


Nodes = Records[Node]


class Outcome:
    """What one try came to, for each player."""

    points: Floats = field(np.float64)
    scores: Numbers = field(np.int64)
    ranks: Numbers = field(np.int64)
    values: Floats = field(np.float64)
    wins: Floats = field(np.float64)
    leads: Floats = field(np.float64)


class Growing(NamedTuple):
    """What trees grow with."""

    states: Tables  # the one that a try plays on, and one without what its player to move cannot know
    settings: Records[Settings]
    generators: Generators  # the search's own luck
    work: Workspace
    outcomes: Records[Outcome]
    tops: Numbers  # the first node of each tree
    places: Numbers  # the node that a try has come to in each tree
    paths: Matrix  # the nodes that a try has come through: a row a tree
    sheets: Any  # the score sheets at the end of the tries, summed up for the first so many nodes
    sheet: Matrix


def new_growing(game: Game, seats: int, sheets: int = 0) -> Growing:
    """Room to grow trees in a game of so many seats, with score sheets for so many nodes."""
    shapes = dict.fromkeys(("points", "scores", "ranks", "values", "wins", "leads"), (game.most_seats,))
    trees = 1 if game.rules.hidden is None else seats
    room: list[Any] = [
        new_states(game.rules.state, 2),
        new_states(layout(Settings)),
        new_states(GENERATOR),
        workspace(game),
        new_states(layout(Outcome, **shapes)),
        np.zeros(trees, np.int64),
        np.zeros(trees, np.int64),
        np.zeros((trees, game.rules.max_length + 1), np.int64),
        np.zeros((sheets, game.rules.rows, seats)),
        np.zeros((game.rules.rows, seats), np.int64),
    ]
    return Growing(*room)


def new_nodes(game: Game, size: int = 1) -> States:
    """Room for so many nodes of a game's trees."""
    return new_states(layout(Node, **dict.fromkeys(("values", "wins", "leads"), (game.most_seats,))), size)


@rule
def nothing(_s: GameState) -> bool:
    """Whether a decision is hidden, in a game where none is."""
    return False


@cache
def searcher(game: Game) -> Any:
    """Build the search of one game. It compiles when first called, and is found on disk by every later process.

    `grow(nodes, used, roots, growing, tries)` adds what so many tries find out to the trees, and returns how many nodes
    they have now. `roots` holds the state of their first nodes, which are there already.
    """
    legal: Callable[[GameState, Numbers], int] = game.rules.legal
    apply, weigh, redeal, evaluate = game.rules.apply, game.rules.weigh, game.rules.redeal, game.rules.evaluate
    scores, ranks, score_sheet = game.rules.scores, game.rules.ranks, game.rules.sheet
    one_tree, hidden = game.rules.hidden is None, game.rules.hidden or nothing

    @rule
    def clear(node: Node, action: int, prior: float) -> None:
        """A node nobody has visited."""
        node.action = action
        node.prior = prior
        node.visits = 0
        node.children = 0
        node.child = NONE
        node.sibling = NONE
        node.values[:] = 0
        node.wins[:] = 0
        node.leads[:] = 0

    @rule
    def child_of(nodes: Nodes, at: int, action: int) -> int:
        """The node that an action leads to; NONE if there is none yet."""
        child = nodes[at].child
        while child != NONE and nodes[child].action != action:
            child = nodes[child].sibling
        return int64(child)

    @rule
    def add(nodes: Nodes, used: int, at: int, action: int, prior: float) -> int:
        """Make a node for an action."""
        clear(nodes[used], action, prior)
        nodes[used].sibling = nodes[at].child
        nodes[at].child = used
        nodes[at].children += 1
        return int64(used)

    @rule
    def weigh_known(states: Tables, out: Numbers, n: int, weights: Floats, spare: Tables, generator: Generator) -> None:
        """Weigh the actions; where decisions are hidden, without what the player to move cannot know."""
        if one_tree:
            weigh(states[0], out, n, weights, spare)
        else:
            states[1] = states[0]
            redeal(states[1], int64(states[1].to_move), int64(below(generator, 1 << 31)))
            weigh(states[1], out, n, weights, spare)

    @rule
    def take_in(
        nodes: Nodes,
        used: int,
        at: int,
        states: Tables,
        settings: Settings,
        out: Numbers,
        n: int,
        weights: Floats,
        spare: Tables,
        generator: Generator,
    ) -> int:
        """Make a node for the weightiest action that has none yet; NONE if all have one."""
        weigh_known(states, out, n, weights, spare, generator)
        highest = weights[0]
        for i in range(1, n):
            highest = max(highest, weights[i])
        top = NONE
        total = 0.0
        for i in range(n):
            total += math.exp((weights[i] - highest) / settings.sharpness)
            if (top == NONE or weights[i] > weights[top]) and child_of(nodes, at, int64(out[i])) == NONE:
                top = i
        if top == NONE:
            return int64(NONE)
        prior = math.exp((weights[top] - highest) / settings.sharpness) / total
        return add(nodes, used, at, int64(out[top]), prior)

    @rule
    def most_promising(nodes: Nodes, at: int, seat: int, settings: Settings, out: Numbers, n: int) -> int:
        """The possible child that did best for who decides here, or was tried too little; NONE if none is possible."""
        best, promise = int64(NONE), LOWEST
        effort = settings.explore * math.sqrt(nodes[at].visits)
        child = nodes[at].child
        while child != NONE:
            found = nodes[child]
            if contains(out, n, found.action):
                value = found.values[seat] / max(1, found.visits) + effort * found.prior / (1 + found.visits)
                if value > promise:
                    best, promise = int64(child), value
            child = found.sibling
        return best

    @rule
    def play_on(
        states: Tables,
        settings: Settings,
        generator: Generator,
        out: Numbers,
        weights: Floats,
        spare: Tables,
        log: Log,
    ) -> None:
        """Play the weightiest actions, among equals any."""
        s, chosen = states[0], 0
        while s.to_move >= 0 and chosen < settings.further:
            n = legal(s, out)
            best = 0
            if n > 1:
                chosen += 1
                weigh_known(states, out, n, weights, spare, generator)
                best = heaviest(weights, n, generator)
            apply(s, int64(out[best]), log)

    @rule
    def judge(s: GameState, settings: Settings, outcome: Outcome) -> None:
        """What the position is worth to each player: the chance to win, the lead, and both as a value from 0 to 1."""
        players = settings.players
        over = s.to_move < 0
        first = 0
        if over:
            scores(s, outcome.scores[:players])
            ranks(s, outcome.scores[:players], outcome.ranks[:players])
            for seat in range(players):
                outcome.points[seat] = outcome.scores[seat]
                first += outcome.ranks[seat] == 1
        else:
            evaluate(s, outcome.points[:players])
        for seat in range(players):
            rival = settings.target
            if not settings.together:
                rival = LOWEST
                for other in range(players):
                    if other != seat:
                        rival = max(rival, outcome.points[other])
            lead = outcome.points[seat] - rival
            hope = 0.5 + 0.5 * math.tanh(lead / settings.scale)
            won = hope
            if over:
                won = 0.0 if outcome.ranks[seat] > 1 else 1.0 if settings.together else 1.0 / first
            outcome.leads[seat] = lead
            outcome.wins[seat] = won
            outcome.values[seat] = settings.winning * won + (1 - settings.winning) * hope

    @rule
    def remember(node: Node, outcome: Outcome, players: int) -> None:
        node.visits += 1
        for seat in range(players):
            node.values[seat] += outcome.values[seat]
            node.wins[seat] += outcome.wins[seat]
            node.leads[seat] += outcome.leads[seat]

    @rule
    def note_seen(nodes: Nodes, used: int, places: Numbers, paths: Matrix, own: int, action: int, steps: int) -> int:
        """Everybody follows in their own tree what they see of a decision; return how many nodes there are now."""
        for tree in range(places.shape[0]):
            if tree != own:
                at = places[tree]
                child = child_of(nodes, at, action)
                if child == NONE:
                    child = add(nodes, used, at, action, 0.0)
                    used += 1
                places[tree] = child
            paths[tree, steps] = places[tree]
        return used

    @entry_point(over=game.package, slow=True)
    def grow(nodes: Nodes, used: int, roots: Tables, growing: Growing, tries: int) -> int:
        states, all_settings, generators, work, outcomes, tops, places, paths, sheets, sheet = growing
        settings, generator, outcome, s = all_settings[0], generators[0], outcomes[0], states[0]
        _, out, weights, spare, log = work
        trees = tops.shape[0]
        me = int64(roots[0].to_move)
        for _ in range(tries):
            states[0] = roots[0]
            redeal(s, me, int64(below(generator, 1 << 31)))
            for tree in range(trees):
                places[tree] = paths[tree, 0] = tops[tree]
            steps = 0
            while s.to_move >= 0 and steps < settings.depth and used + trees <= nodes.shape[0]:
                n = legal(s, out)
                if n == 1 and steps > 0:
                    apply(s, int64(out[0]), log)
                    continue
                seat = int64(s.to_move)
                tree = 0 if one_tree else seat
                at = int64(places[tree])
                if nodes[at].visits == 0 and steps > 0:
                    break
                child = int64(NONE)
                full = settings.narrow and steps == 0
                if full or nodes[at].children >= 1 + settings.widen * math.sqrt(nodes[at].visits):
                    child = most_promising(nodes, at, seat, settings, out, n)
                if child == NONE:
                    child = take_in(nodes, used, at, states, settings, out, n, weights, spare, generator)
                    if child == NONE:
                        child = most_promising(nodes, at, seat, settings, out, n)
                    else:
                        used += 1
                action = nodes[child].action
                seen = int64(UNSEEN) if hidden(s) else action
                apply(s, action, log)
                steps += 1
                places[tree] = child
                used = note_seen(nodes, used, places, paths, tree, seen, steps)
            play_on(states, settings, generator, out, weights, spare, log)
            judge(s, settings, outcome)
            first = paths[0 if one_tree else me, 1]
            if steps > 0 and first < sheets.shape[0]:
                score_sheet(s, sheet)
                sheets[first] += sheet
            for tree in range(trees):
                for step in range(steps + 1):
                    remember(nodes[paths[tree, step]], outcome, settings.players)
        return used

    def examples() -> list[Example]:
        return [(new_nodes(game), 0, new_states(game.rules.state), new_growing(game, game.most_seats), 0)]

    CodePart(f"{game.name}.search", (grow,), examples)
    return grow
