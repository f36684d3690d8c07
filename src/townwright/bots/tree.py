"""One search for all games: a tree of decisions, grown by trying out.

Every try starts from a fresh guess at what the searching player cannot know (`redeal`), so that chance and hidden cards
need no nodes of their own: a node stands for a sequence of decisions, whatever chance brought between them. Choices are
often wide; a node takes its actions in one by one, the weightiest first, the more the oftener it is visited
(progressive widening). From the end of the tree the game is played on by its quick weights. Values are kept for every
player, and each player picks what is best for them. A tree one decision deep is flat Monte Carlo.
"""

import math
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from townwright.bots.policy import PLAYERS, contains, heaviest
from townwright.core.chance import GENERATOR, below
from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.parts import Example, Part
from townwright.core.rule import entry, rule
from townwright.core.state import table

NONE = -1
LOWEST = -1e18

#: How a search goes about it.
SETTINGS = np.dtype(
    [
        ("players", np.int64),
        ("together", np.int64),  # 1 in a game won or lost together
        ("target", np.float64),  # points that such a game takes
        ("explore", np.float64),  # how much an action's prior counts against what was found out
        ("widen", np.float64),  # actions a node takes in: 1 + widen × √visits
        ("sharpness", np.float64),  # points by which an action must weigh more to be e times as likely
        ("scale", np.float64),  # points of lead that count as a clear one
        ("winning", np.float64),  # how much winning counts; the rest is the lead
        ("depth", np.int64),  # decisions in the tree
        ("further", np.int64),  # real decisions played on after the tree; then the position is judged
        ("narrow", np.int64),  # 1 if the first decision is between the actions that already have a node
    ],
    align=True,
)
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
NODE = np.dtype(
    [
        ("action", np.int64),  # that leads here
        ("prior", np.float64),  # how likely it looked
        ("visits", np.int64),
        ("children", np.int64),
        ("child", np.int64),  # the latest of them
        ("sibling", np.int64),  # the next child of the same parent
        ("values", np.float64, PLAYERS),  # these three are sums over all visits
        ("wins", np.float64, PLAYERS),
        ("leads", np.float64, PLAYERS),
    ],
    align=True,
)

#: What one try came to, for each player.
OUTCOME = np.dtype(
    [
        ("points", np.float64, PLAYERS),
        ("scores", np.int64, PLAYERS),
        ("ranks", np.int64, PLAYERS),
        ("values", np.float64, PLAYERS),
        ("wins", np.float64, PLAYERS),
        ("leads", np.float64, PLAYERS),
    ],
    align=True,
)


@cache
def searcher(game: Game) -> Any:
    """Build the search of one game. It compiles when first called, and is found on disk by every later process.

    `grow(nodes, used, top, roots, copies, settings, generators, out, weights, spare, outcomes, path, sheets, sheet,
    log, tries)` adds what so many tries from node `top` find out to the tree, and returns how many nodes it has now.
    That node is there already, and `roots` holds its state. `sheets` sums up the score sheets at the end of the tries
    for the first so many nodes.
    """
    legal, apply, weigh, redeal, evaluate = (
        game.rules.legal,
        game.rules.apply,
        game.rules.weigh,
        game.rules.redeal,
        game.rules.evaluate,
    )
    scores, ranks, score_sheet = game.rules.scores, game.rules.ranks, game.rules.sheet

    @rule
    def clear(node, action, prior):
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
    def has_child(nodes, at, action):
        child = nodes[at].child
        while child != NONE:
            if nodes[child].action == action:
                return True
            child = nodes[child].sibling
        return False

    @rule
    def take_in(nodes, used, at, s, settings, out, n, weights, spare):
        """Make a node for the weightiest action that has none yet; NONE if all have one."""
        weigh(s, out, n, weights, spare)
        highest = weights[0]
        for i in range(1, n):
            highest = max(highest, weights[i])
        top = NONE
        total = 0.0
        for i in range(n):
            total += math.exp((weights[i] - highest) / settings.sharpness)
            if (top == NONE or weights[i] > weights[top]) and not has_child(nodes, at, np.int64(out[i])):
                top = i
        if top == NONE:
            return np.int64(NONE)
        clear(nodes[used], np.int64(out[top]), math.exp((weights[top] - highest) / settings.sharpness) / total)
        nodes[used].sibling = nodes[at].child
        nodes[at].child = used
        nodes[at].children += 1
        return np.int64(used)

    @rule
    def most_promising(nodes, at, seat, settings, out, n):
        """The possible child that did best for who decides here, or was tried too little; NONE if none is possible."""
        best, promise = np.int64(NONE), LOWEST
        effort = settings.explore * math.sqrt(nodes[at].visits)
        child = nodes[at].child
        while child != NONE:
            found = nodes[child]
            if contains(out, n, found.action):
                value = found.values[seat] / max(1, found.visits) + effort * found.prior / (1 + found.visits)
                if value > promise:
                    best, promise = np.int64(child), value
            child = found.sibling
        return best

    @rule
    def play_on(s, settings, generator, out, weights, spare, log):
        """Play the weightiest actions, among equals any."""
        chosen = 0
        while s.to_move >= 0 and chosen < settings.further:
            n = legal(s, out)
            best = 0
            if n > 1:
                chosen += 1
                weigh(s, out, n, weights, spare)
                best = heaviest(weights, n, generator)
            apply(s, np.int64(out[best]), log)

    @rule
    def judge(s, settings, outcome):
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
    def remember(node, outcome, players):
        node.visits += 1
        for seat in range(players):
            node.values[seat] += outcome.values[seat]
            node.wins[seat] += outcome.wins[seat]
            node.leads[seat] += outcome.leads[seat]

    @entry(over=game.package, slow=True)
    def grow(
        nodes,
        used,
        top,
        roots,
        copies,
        settings_,
        generators,
        out,
        weights,
        spare,
        outcomes,
        path,
        sheets,
        sheet,
        log,
        tries,
    ):
        settings, generator, s = settings_[0], generators[0], copies[0]
        me = np.int64(roots[0].to_move)
        for _ in range(tries):
            copies[0] = roots[0]
            redeal(s, me, np.int64(below(generator, 1 << 31)))
            at, steps = np.int64(top), 0
            path[0] = top
            while s.to_move >= 0 and steps < settings.depth and used < nodes.shape[0]:
                n = legal(s, out)
                if n == 1 and steps > 0:
                    apply(s, np.int64(out[0]), log)
                    continue
                if nodes[at].visits == 0 and steps > 0:
                    break
                child = np.int64(NONE)
                full = settings.narrow and at == top
                if full or nodes[at].children >= 1 + settings.widen * math.sqrt(nodes[at].visits):
                    child = most_promising(nodes, at, np.int64(s.to_move), settings, out, n)
                if child == NONE:
                    child = take_in(nodes, used, at, s, settings, out, n, weights, spare)
                    if child == NONE:
                        child = most_promising(nodes, at, np.int64(s.to_move), settings, out, n)
                    else:
                        used += 1
                apply(s, nodes[child].action, log)
                at = child
                steps += 1
                path[steps] = at
            play_on(s, settings, generator, out, weights, spare, log)
            judge(s, settings, outcomes[0])
            if steps > 0 and path[1] < sheets.shape[0]:
                score_sheet(s, sheet)
                sheets[path[1]] += sheet
            for step in range(steps + 1):
                remember(nodes[path[step]], outcomes[0], settings.players)
        return used

    def growing() -> list[Example]:
        states, out, weights = table(game.rules.state), np.zeros(1, np.int32), np.zeros(1)
        settings, path = (table(SETTINGS), table(GENERATOR)), np.zeros(1, np.int64)
        sheets = (np.zeros((1, 1, 1)), np.zeros((1, 1), np.int64))
        lists = (out, weights, states, table(OUTCOME), path, *sheets)
        return [(table(NODE), 0, 0, states, states, *settings, *lists, NO_LOG, 0)]

    Part(f"{game.name}.search", (grow,), growing)
    return grow
