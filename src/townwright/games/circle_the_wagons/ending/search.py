"""From a state to its best action: fill the workspace, then search."""

from pathlib import Path

import numpy as np

from townwright.core import grid
from townwright.core.arrays import Numbers, int64
from townwright.core.record import Records
from townwright.core.rule import entry_point, rule
from townwright.games.circle_the_wagons.components import PLANES, PLAYERS, SCORING_CARDS, TERRITORIES, Condition
from townwright.games.circle_the_wagons.conditions import count_showing
from townwright.games.circle_the_wagons.ending.draft import search
from townwright.games.circle_the_wagons.ending.towns import hash_path, list_places, next_place, step, update_worth
from townwright.games.circle_the_wagons.ending.workspace import (
    ANY_SQUARE,
    HIGHEST,
    LOWEST,
    NEEDS,
    NONE,
    BoundEntry,
    EndingWorkspace,
    FinishedTown,
)
from townwright.games.circle_the_wagons.rules import PLACE, TAKE, place_ahead
from townwright.games.circle_the_wagons.state import Phase, State, Tie


@rule
def takes_long(condition: int) -> bool:
    """Return whether a scoring card is slow to score, so that it is scored last and often skipped."""
    return bool(condition == Condition.COOL_WATER or condition == Condition.TARGET_PRACTICE)


@rule
def prepare(s: State, d: EndingWorkspace, salt: int) -> None:
    """Fill the workspace for a state. The salt separates this search's table entries from earlier ones."""
    d.boom_or_bust = s.boom_or_bust
    d.holes = s.holes
    d.tie = s.tie
    d.key_has_mines = 0
    d.key_has_guns = 1 if s.tie == Tie.GUNS else 0
    d.key_has_beers = 0
    for territory in range(TERRITORIES):
        d.needs[territory] = 1 << territory
    n = 0
    for late in range(2):
        for card in range(SCORING_CARDS):
            if takes_long(int(s.scoring[card])) == (late == 1):
                d.conditions[n] = s.scoring[card]
                n += 1
    for card in range(SCORING_CARDS):
        condition = int(d.conditions[card])
        d.needs[TERRITORIES + card] = NEEDS[condition]
        if condition == Condition.CLAIM_JUMPERS:
            d.key_has_mines = 1
            d.key_has_guns = 1
        if condition == Condition.ONE_TOO_MANY:
            d.key_has_beers = 1
    d.tracked_count = 0
    for kind in range(PLANES):
        for card in range(SCORING_CARDS):
            if int(d.needs[TERRITORIES + card]) >> kind & 1:
                d.tracked_kinds[d.tracked_count] = kind
                d.tracked_count += 1
                break
    d.favourite[:] = NONE
    d.favourite_take[:] = NONE
    d.nodes = 0
    d.is_stopped = 0
    for player in range(PLAYERS):
        d.towns[player, 0] = s.towns[player]
        d.path[player, 0] = hash_path(np.uint64(salt), player + 1)
        counts = d.counts[player, 0]
        for kind in range(PLANES):
            counts[kind] = count_showing(s.towns[player], kind)
        counts[ANY_SQUARE] = grid.plane_total(s.towns[player], s.towns[player].occupied)
        d.parts[player, 0, :] = 0
        update_worth(d, player, 0, (1 << (ANY_SQUARE + 1)) - 1)


@rule
def deal(s: State, d: EndingWorkspace, taken: int) -> int:
    """Fill the deck: received cards, the card just taken, the circle. Return the number of received ones."""
    me = int(s.to_move)
    receiver = 1 - me if taken else me
    n = 0
    for waiting in range(s.hand_size[receiver]):
        d.deck[n] = s.hand[receiver, waiting]
        n += 1
    received = n
    if taken:
        d.deck[n] = s.hand[me, 0]
        n += 1
    for ahead in range(s.remaining):
        d.deck[n] = s.circle[place_ahead(s, ahead)]
        n += 1
    d.deck_size = n
    return received


@rule
def just_took(s: State) -> bool:
    """Return whether the player to place took the last card, and did not receive cards."""
    me = int(s.to_move)
    return s.phase == Phase.PLACE and int(s.owner[place_ahead(s, -1)]) == me


@entry_point(package=Path(__file__).parents[1], slow=True)
def solve(
    states: Records[State],
    i: int,
    workspace: Records[EndingWorkspace],
    table: Records[BoundEntry],
    pool: Records[FinishedTown],
    salt: int,
    out: Numbers,
) -> None:
    """Write the best action of a state to `out`: action, value, nodes, and 1 if it is proved."""
    s = states[i]
    d = workspace[0]
    prepare(s, d, salt)
    took = just_took(s)
    received = deal(s, d, took)
    me = int64(s.to_move)
    other = 1 - me
    best_so_far = LOWEST
    action = NONE
    if s.phase == Phase.TAKE:
        for skipped in range(d.deck_size):
            ceil = HIGHEST if best_so_far == LOWEST else best_so_far + 1
            value = search(d, table, pool, me, 0, 0, 0, skipped, skipped + 1, skipped, best_so_far, ceil)
            if value >= ceil:
                value = search(d, table, pool, me, 0, 0, 0, skipped, skipped + 1, skipped, best_so_far, HIGHEST)
            if d.is_stopped:
                break
            if value > best_so_far:
                best_so_far = value
                action = TAKE + int(d.deck[skipped])
    else:
        index = received if took else 0
        upcoming = received + 1 if took else received
        n = list_places(d, me, 0, index, 0, 0, d.deck_size, LOWEST)
        for turn in range(n):
            move = next_place(d, me, 0, turn, n)
            step(d, me, 0, int(d.deck[index]), move)
            ceil = HIGHEST if best_so_far == LOWEST else best_so_far + 1
            while True:
                if took:
                    value = -search(d, table, pool, other, 0, 1, 0, received, upcoming, NONE, -ceil, -best_so_far)
                else:
                    value = search(d, table, pool, me, 1, 0, 1, received, upcoming, NONE, best_so_far, ceil)
                if value < ceil or ceil == HIGHEST:
                    break
                ceil = HIGHEST
            if d.is_stopped:
                break
            if value > best_so_far:
                best_so_far = value
                action = PLACE + move
    out[0] = action
    out[1] = best_so_far
    out[2] = d.nodes
    out[3] = 0 if d.is_stopped else 1
