"""One town on its own: the best a player can make of their cards, by branch and bound."""

import numpy as np

from townwright.core import grid
from townwright.core.arrays import int64
from townwright.core.grid import Town
from townwright.core.record import Records
from townwright.core.rule import rule
from townwright.games.circle_the_wagons.ending.outcomes import (
    bound_compared,
    compares,
    count_coming,
    outcome,
    upper_value,
)
from townwright.games.circle_the_wagons.ending.survey import lift
from townwright.games.circle_the_wagons.ending.towns import hash_path, lay, list_places, next_place, step
from townwright.games.circle_the_wagons.ending.workspace import (
    BOUNDS,
    HIGHEST,
    LAST,
    LEVELS,
    LISTS,
    LOWEST,
    NONE,
    BoundEntry,
    EndingWorkspace,
    FinishedTown,
)


@rule
def lookup(d: EndingWorkspace, table: Records[BoundEntry], player: int, level: int, question: int) -> int:
    """Return the index of the table entry for a question about a town, or NONE."""
    path = hash_path(d.path[player, level], question)
    slot = int64(path & np.uint64(table.shape[0] - 1))
    return slot if table[slot].path == path else int64(NONE)


@rule
def is_exact(d: EndingWorkspace, table: Records[BoundEntry], player: int, level: int, question: int) -> bool:
    """Return whether the table holds the exact worth that a town will reach."""
    slot = lookup(d, table, player, level, question)
    return slot >= 0 and table[slot].low == table[slot].high


@rule
def remember(
    d: EndingWorkspace, table: Records[BoundEntry], player: int, level: int, question: int, low: int, high: int
) -> int:
    """Store the answer to a question about a town; return the index of its entry."""
    path = hash_path(d.path[player, level], question)
    slot = int64(path & np.uint64(table.shape[0] - 1))
    table[slot].path = path
    table[slot].low = low
    table[slot].high = high
    return slot


@rule
def finished_towns(
    d: EndingWorkspace, table: Records[BoundEntry], pool: Records[FinishedTown], player: int, level: int, index: int
) -> int:
    """Return the table entry for the towns that a last card can make: the best worth for each key.

    The towns are stored in the pool; the entry says where.
    """
    question = LISTS + int(d.deck[index])
    slot = lookup(d, table, player, level, question)
    if slot >= 0:
        return slot
    n = list_finished(d, player, level, index)
    if d.pool_used + n > pool.shape[0]:
        for i in range(table.shape[0]):
            table[i].path = np.uint64(0)
        d.pool_used = 0
    for i in range(n):
        pool[d.pool_used + i].key = d.town_keys[i]
        pool[d.pool_used + i].worth = d.town_worths[i]
    d.pool_used += n
    return remember(d, table, player, level, question, d.pool_used - n, d.pool_used)


@rule
def list_finished(d: EndingWorkspace, player: int, level: int, index: int) -> int:
    """Try a last card wherever it could be best for its key; return the number of keys."""
    places = list_places(d, player, level, index, 0, 0, d.deck_size, LOWEST)
    n = 0
    for i in range(places):
        move = next_place(d, player, level, i, places)
        key = d.keys[player, level, i]
        entry = 0
        while entry < n and d.town_keys[entry] != key:
            entry += 1
        if entry == n:
            d.town_keys[n] = key
            d.town_worths[n] = LOWEST
            n += 1
        if d.upper_values[player, level, i] > d.town_worths[entry]:
            y = lay(d, player, level, int(d.deck[index]), move)
            d.town_worths[entry] = max(int(d.town_worths[entry]), int(d.worth[player, level + 1]))
            lift(d, d.towns[player, level], d.towns[player, level + 1], y)
    return n


@rule
def best_finished(
    d: EndingWorkspace,
    table: Records[BoundEntry],
    pool: Records[FinishedTown],
    slot: int,
    other_key: int,
    other_worth: int,
) -> int:
    """Return the best value among the finished towns of a list."""
    best = LOWEST
    for i in range(table[slot].low, table[slot].high):
        best = max(best, outcome(d, int(pool[i].key), int(pool[i].worth), other_key, other_worth))
    return best


@rule
def may_place_card(town: Town, placement: int) -> bool:
    """Return whether a card may be placed at a placement."""
    return town.card_count > 0 and grid.may_place(
        town, grid.placement_x(town, placement), grid.placement_y(town, placement)
    )


@rule
def best_last(d: EndingWorkspace, player: int, level: int, index: int, alpha: int, beta: int) -> int:
    """Return the best value of a player's last card against the best of the replies in the workspace."""
    favourite = int(d.favourite[player, level, index])
    if favourite >= 0 and beta < HIGHEST and may_place_card(d.towns[player, level], favourite):
        d.towns[player, level + 1] = d.towns[player, level]
        lay(d, player, level, int(d.deck[index]), favourite)
        value = value_against(d, int(d.key[player, level + 1]), int(d.worth[player, level + 1]))
        if value >= beta:
            return value
    n = list_places(d, player, level, index, 0, 0, d.deck_size, cutoff(d, player, level, index, alpha))
    most = LOWEST
    for i in range(n):
        bound = value_against(d, int(d.keys[player, level, i]), int(d.upper_values[player, level, i]))
        d.weights[player, level, i] = bound
        most = max(most, bound)
    if most <= alpha:
        return most
    best_so_far = LOWEST
    for i in range(n):
        move = next_place(d, player, level, i, n)
        bound = int(d.weights[player, level, i])
        if bound <= best_so_far:
            break
        if bound <= alpha:
            return bound
        y = lay(d, player, level, int(d.deck[index]), move)
        value = value_against(d, int(d.key[player, level + 1]), int(d.worth[player, level + 1]))
        lift(d, d.towns[player, level], d.towns[player, level + 1], y)
        if value > best_so_far:
            best_so_far = value
            d.favourite[player, level, index] = move
        if best_so_far >= beta:
            break
    return best_so_far


@rule
def cutoff(d: EndingWorkspace, player: int, level: int, index: int, alpha: int) -> int:
    """Return the worth up to which a town cannot bring a value above alpha, whatever its key."""
    if alpha == LOWEST:
        return LOWEST
    count_coming(d, index, index + 1, d.deck_size)
    result = LOWEST
    for i in range(d.replies):
        more = bound_compared(d, player, level, d.coming, 1, int(d.reply_keys[i]))
        result = max(result, (alpha - more) // 2 + int(d.reply_worths[i]))
    return result


@rule
def value_against(d: EndingWorkspace, key: int, worth: int) -> int:
    """Return the value of a finished town against the other player's best reply."""
    value = HIGHEST
    for i in range(d.replies):
        value = min(value, outcome(d, key, worth, int(d.reply_keys[i]), int(d.reply_worths[i])))
    return value


@rule
def best_value(
    d: EndingWorkspace,
    table: Records[BoundEntry],
    pool: Records[FinishedTown],
    player: int,
    level: int,
    first: int,
    end: int,
    upcoming: int,
    other_key: int,
    other_worth: int,
    alpha: int,
    beta: int,
) -> int:
    """Return the best value a player reaches with their cards against a finished town.

    The cards are the received ones and what is left of the circle. Outside of alpha and beta the result may be only a
    bound.
    """
    cards = end - first + d.deck_size - upcoming
    if cards == 0:
        return outcome(d, int(d.key[player, level]), int(d.worth[player, level]), other_key, other_worth)
    index = first if first < end else upcoming
    worth_only = not compares(d)
    question = BOUNDS + (first * LEVELS + end) * LEVELS + upcoming
    if cards == 1:
        question = LAST + index
    low, high = LOWEST, HIGHEST
    if worth_only:
        slot = lookup(d, table, player, level, question)
        if slot >= 0:
            low, high = int(table[slot].low), int(table[slot].high)
            if low == high or 2 * (low - other_worth) >= beta:
                return 2 * (low - other_worth)
            if 2 * (high - other_worth) <= alpha:
                return 2 * (high - other_worth)
    elif cards == 1:
        slot = lookup(d, table, player, level, LISTS + int(d.deck[index]))
        if slot >= 0:
            return best_finished(d, table, pool, slot, other_key, other_worth)
    most = upper_value(d, player, level, first, end, upcoming, other_key, other_worth)
    if most <= alpha:
        return most
    if cards == 1:
        d.replies = 1
        d.reply_keys[0] = other_key
        d.reply_worths[0] = other_worth
        best_so_far = best_last(d, player, level, index, alpha, beta)
    else:
        best_so_far = LOWEST
        next_first = first + 1 if first < end else first
        next_upcoming = upcoming if first < end else upcoming + 1
        n = list_places(d, player, level, index, next_first, end, next_upcoming, LOWEST)
        more = 0
        if not worth_only:
            count_coming(d, first, end, upcoming)
            more = bound_compared(d, player, level, d.coming, cards, other_key)
        for i in range(n):
            if d.halt or d.nodes > d.limit:
                d.is_stopped = 1
            if d.is_stopped:
                return best_so_far
            move = next_place(d, player, level, i, n)
            floor = max(alpha, best_so_far)
            value = 2 * (int(d.upper_values[player, level, i]) - other_worth) + more
            if value > floor:
                step(d, player, level, int(d.deck[index]), move)
                value = best_value(
                    d,
                    table,
                    pool,
                    player,
                    level + 1,
                    next_first,
                    end,
                    next_upcoming,
                    other_key,
                    other_worth,
                    floor,
                    beta,
                )
            if value > best_so_far:
                best_so_far = value
                if value > alpha:
                    d.favourite[player, level, index] = move
            if best_so_far >= beta:
                break
    if worth_only and not d.is_stopped:
        worth = best_so_far // 2 + other_worth
        if best_so_far < beta:
            high = worth
        if best_so_far > alpha:
            low = worth
        remember(d, table, player, level, question, low, high)
    return best_so_far
