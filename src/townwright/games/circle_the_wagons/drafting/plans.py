"""Plans: the best towns that a player can make of a set of cards, by beam search."""

import numpy as np

from townwright.core import grid
from townwright.core.arrays import int64
from townwright.core.record import Records
from townwright.core.rule import rule
from townwright.games.circle_the_wagons.components import CIRCLE, FACES, PLANES
from townwright.games.circle_the_wagons.conditions import count_showing
from townwright.games.circle_the_wagons.drafting.places import estimate_of, insert_best_places
from townwright.games.circle_the_wagons.drafting.workspace import (
    WIDEST,
    Beam,
    DraftPlan,
    DraftWorkspace,
)
from townwright.games.circle_the_wagons.ending.towns import hash_path, update_worth
from townwright.games.circle_the_wagons.ending.workspace import ANY_SQUARE, NONE, EndingWorkspace
from townwright.games.circle_the_wagons.state import Phase

ALL_KINDS = (1 << (ANY_SQUARE + 1)) - 1


@rule
def find_beam(beams: Records[Beam], key: int) -> int:
    """Return the index of a beam key in the table, or of the empty entry for it."""
    at = int64(hash_path(np.uint64(key), 1) & np.uint64(beams.shape[0] - 1))
    while beams[at].key != 0 and beams[at].key != key:
        at = (at + 1) & (beams.shape[0] - 1)
    return at


@rule
def beam_key(w: DraftWorkspace, branch: int, player: int, cards: int) -> int:
    """Return the beam key of a player's plans; plans that are the same after all actions have branch 0."""
    own = w.phase == Phase.START or (w.phase == Phase.PLACE and player == w.me)
    return (((branch if own else 0) * 2 + player) << CIRCLE | cards) + 1


@rule
def store_beam(w: DraftWorkspace, beams: Records[Beam], key: int, first: int, count: int, width: int) -> int:
    """Store the best plans for a beam key; return the index of the entry."""
    at = find_beam(beams, key)
    if beams[at].key == 0:
        w.beams_used += 1
    beams[at].key = key
    beams[at].first = first
    beams[at].count = count
    beams[at].width = width
    return at


@rule
def highest_bit(bits: int) -> int:
    """Return the index of the highest set bit."""
    result = 0
    while bits > 1:
        bits >>= 1
        result += 1
    return result


@rule
def card_at(w: DraftWorkspace, branch: int, index: int) -> int:
    """Return a card of the deck; before the start is chosen, the branch says where the deck begins."""
    if w.phase == Phase.START:
        return int(w.deck[(index + branch - 1) % CIRCLE])
    return int(w.deck[index])


@rule
def build(w: DraftWorkspace, d: EndingWorkspace, plans: Records[DraftPlan], player: int, plan: int) -> None:
    """Build the town of a plan at level 0 of the solver's workspace, and score it."""
    steps = 0
    while plans[plan].parent != NONE:
        w.path[steps] = plan
        steps += 1
        plan = int64(plans[plan].parent)
    d.towns[player, 0] = w.roots[player]
    town = d.towns[player, 0]
    for i in range(steps - 1, -1, -1):
        step = plans[w.path[i]]
        card, place = int(step.card), int(step.place)
        x, y, turned = 0, 0, place % grid.ROTATIONS
        if town.card_count:
            x, y = grid.placement_x(town, place), grid.placement_y(town, place)
        grid.place(town, FACES[card, turned], card, x, y, turned)
    counts = d.counts[player, 0]
    for kind in range(PLANES):
        counts[kind] = count_showing(town, kind)
    counts[ANY_SQUARE] = grid.plane_total(town, town.occupied)
    d.parts[player, 0, :] = 0
    update_worth(d, player, 0, ALL_KINDS)


@rule
def score_plan(w: DraftWorkspace, d: EndingWorkspace, plans: Records[DraftPlan], player: int, plan: int) -> None:
    """Build the town of a plan, and store its worth, counts key and estimate."""
    build(w, d, plans, player, plan)
    plans[plan].worth = d.worth[player, 0]
    plans[plan].counts_key = d.key[player, 0]
    plans[plan].estimate = estimate_of(w, d, player, 0, w.deck_size - w.upcoming)


@rule
def add_plan(w: DraftWorkspace, plans: Records[DraftPlan], parent: int, card: int, place: int) -> int:
    """Add a plan; return its index."""
    plan = plans[w.plans_used]
    plan.parent = parent
    plan.card = card
    plan.place = place
    w.plans_used += 1
    return int64(w.plans_used - 1)


@rule
def beam_of(
    w: DraftWorkspace,
    d: EndingWorkspace,
    beams: Records[Beam],
    plans: Records[DraftPlan],
    branch: int,
    player: int,
    cards: int,
) -> int:
    """Return the index of a player's plans for a set of cards; NONE if budget or memory is used up."""
    key = beam_key(w, branch, player, cards)
    at = find_beam(beams, key)
    if beams[at].key == key and beams[at].width >= w.width:
        return at
    last = highest_bit(cards)
    before = beam_of(w, d, beams, plans, branch, player, cards & ~(1 << last))
    full = 4 * (w.plans_used + WIDEST) > w.memory * plans.shape[0] or 4 * w.beams_used > w.memory * beams.shape[0]
    if w.is_stopped or full or w.expansions >= w.limit:
        w.is_stopped = 1
        return int64(NONE)
    card, n = card_at(w, branch, last), 0
    for i in range(beams[before].count):
        plan = int64(beams[before].first) + i
        build(w, d, plans, player, plan)
        n = insert_best_places(w, d, n, player, plan, card, w.deck_size - 1 - last)
        w.expansions += 1
    first = int64(w.plans_used)
    for i in range(n):
        added = plans[add_plan(w, plans, int(w.parents[i]), card, int(w.places[i]))]
        added.worth = w.worths[i]
        added.counts_key = w.counts_keys[i]
        added.estimate = w.estimates[i]
    return store_beam(w, beams, key, first, n, int(w.width))
