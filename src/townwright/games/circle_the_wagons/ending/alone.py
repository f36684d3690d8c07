"""One town on its own: the best that a player can make of received cards, by branch and bound."""

import numpy as np

from townwright.core import grid
from townwright.core.arrays import int64
from townwright.core.grid import Town
from townwright.core.record import Records
from townwright.core.rule import rule
from townwright.games.circle_the_wagons.ending.outcomes import announce_all, compares, hope, most_compared, outcome
from townwright.games.circle_the_wagons.ending.survey import lift
from townwright.games.circle_the_wagons.ending.towns import lay, list_places, mixed, next_place, step
from townwright.games.circle_the_wagons.ending.workspace import (
    BOUNDS,
    HIGHEST,
    LAST,
    LEVELS,
    LISTS,
    LOWEST,
    NONE,
    Entry,
    Finished,
    Workspace,
)


@rule
def known(d: Workspace, table: Records[Entry], player: int, level: int, question: int) -> int:
    """The entry of the table that answers a question about a town, or NONE."""
    path = mixed(d.path[player, level], question)
    slot = int64(path & np.uint64(table.shape[0] - 1))
    return slot if table[slot].path == path else int64(NONE)


@rule
def known_exactly(d: Workspace, table: Records[Entry], player: int, level: int, question: int) -> bool:
    """Whether the table knows the worth that a town will reach."""
    slot = known(d, table, player, level, question)
    return slot >= 0 and table[slot].low == table[slot].high


@rule
def remember(d: Workspace, table: Records[Entry], player: int, level: int, question: int, low: int, high: int) -> int:
    """Write the answer to a question about a town into the table; return the entry."""
    path = mixed(d.path[player, level], question)
    slot = int64(path & np.uint64(table.shape[0] - 1))
    table[slot].path = path
    table[slot].low = low
    table[slot].high = high
    return slot


@rule
def last_card(d: Workspace, table: Records[Entry], pool: Records[Finished], player: int, level: int, index: int) -> int:
    """Everything that can become of a town by its last card: for each key the most it can be worth. It is kept in the
    pool; the entry of the table that says where is returned."""
    question = LISTS + int(d.deck[index])
    slot = known(d, table, player, level, question)
    if slot >= 0:
        return slot
    n = list_finished(d, player, level, index)
    if d.pool_used + n > pool.shape[0]:
        for i in range(table.shape[0]):
            table[i].path = np.uint64(0)
        d.pool_used = 0
    for i in range(n):
        pool[d.pool_used + i].key = d.keys_found[i]
        pool[d.pool_used + i].worth = d.worths_found[i]
    d.pool_used += n
    return remember(d, table, player, level, question, d.pool_used - n, d.pool_used)


@rule
def list_finished(d: Workspace, player: int, level: int, index: int) -> int:
    """Try a last card where it could be best for its key; return how many different keys there are."""
    places = list_places(d, player, level, index, 0, 0, d.left, LOWEST)
    n = 0
    for i in range(places):
        move = next_place(d, player, level, i, places)
        key = d.keys[player, level, i]
        at = 0
        while at < n and d.keys_found[at] != key:
            at += 1
        if at == n:
            d.keys_found[n] = key
            d.worths_found[n] = LOWEST
            n += 1
        if d.hopes[player, level, i] > d.worths_found[at]:
            y = lay(d, player, level, int(d.deck[index]), move)
            d.worths_found[at] = max(int(d.worths_found[at]), int(d.worth[player, level + 1]))
            lift(d, d.towns[player, level], d.towns[player, level + 1], y)
    return n


@rule
def best_finished(
    d: Workspace, table: Records[Entry], pool: Records[Finished], slot: int, other_key: int, other_worth: int
) -> int:
    """The best value among the finished towns of a list."""
    best = LOWEST
    for i in range(table[slot].low, table[slot].high):
        best = max(best, outcome(d, int(pool[i].key), int(pool[i].worth), other_key, other_worth))
    return best


@rule
def fits_here(town: Town, placement: int) -> bool:
    """Whether a card may lie at a place."""
    return town.laid > 0 and grid.may_place(town, grid.place_x(town, placement), grid.place_y(town, placement))


@rule
def best_last(d: Workspace, player: int, level: int, index: int, alpha: int, beta: int) -> int:
    """The best value a player reaches with their last card, whichever finished town the other player then chooses."""
    favourite = int(d.favourite[player, level, index])
    if favourite >= 0 and beta < HIGHEST and fits_here(d.towns[player, level], favourite):
        d.towns[player, level + 1] = d.towns[player, level]
        lay(d, player, level, int(d.deck[index]), favourite)
        value = answered(d, int(d.key[player, level + 1]), int(d.worth[player, level + 1]))
        if value >= beta:
            return value
    n = list_places(d, player, level, index, 0, 0, d.left, cutoff(d, player, level, index, alpha))
    most = LOWEST
    for i in range(n):
        bound = answered(d, int(d.keys[player, level, i]), int(d.hopes[player, level, i]))
        d.weights[player, level, i] = bound
        most = max(most, bound)
    if most <= alpha:
        return most
    found = LOWEST
    for i in range(n):
        move = next_place(d, player, level, i, n)
        bound = int(d.weights[player, level, i])
        if bound <= found:
            break
        if bound <= alpha:
            return bound
        y = lay(d, player, level, int(d.deck[index]), move)
        value = answered(d, int(d.key[player, level + 1]), int(d.worth[player, level + 1]))
        lift(d, d.towns[player, level], d.towns[player, level + 1], y)
        if value > found:
            found = value
            d.favourite[player, level, index] = move
        if found >= beta:
            break
    return found


@rule
def cutoff(d: Workspace, player: int, level: int, index: int, alpha: int) -> int:
    """A worth that is not enough for more than alpha, whatever the key."""
    if alpha == LOWEST:
        return LOWEST
    announce_all(d, index, index + 1, d.left)
    result = LOWEST
    for i in range(d.answers):
        more = most_compared(d, player, level, d.coming, 1, int(d.keys_answering[i]))
        result = max(result, (alpha - more) // 2 + int(d.worths_answering[i]))
    return result


@rule
def answered(d: Workspace, key: int, worth: int) -> int:
    """The value of a finished town against the best of the other player's."""
    value = HIGHEST
    for i in range(d.answers):
        value = min(value, outcome(d, key, worth, int(d.keys_answering[i]), int(d.worths_answering[i])))
    return value


@rule
def best(
    d: Workspace,
    table: Records[Entry],
    pool: Records[Finished],
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
    """The best value a player reaches alone with received cards and what is left of the circle, against a finished
    town. Outside of alpha and beta it may be a bound only."""
    cards = end - first + d.left - upcoming
    if cards == 0:
        return outcome(d, int(d.key[player, level]), int(d.worth[player, level]), other_key, other_worth)
    index = first if first < end else upcoming
    alone = not compares(d)
    question = BOUNDS + (first * LEVELS + end) * LEVELS + upcoming
    if cards == 1:
        question = LAST + index
    low, high = LOWEST, HIGHEST
    if alone:
        slot = known(d, table, player, level, question)
        if slot >= 0:
            low, high = int(table[slot].low), int(table[slot].high)
            if low == high or 2 * (low - other_worth) >= beta:
                return 2 * (low - other_worth)
            if 2 * (high - other_worth) <= alpha:
                return 2 * (high - other_worth)
    elif cards == 1:
        slot = known(d, table, player, level, LISTS + int(d.deck[index]))
        if slot >= 0:
            return best_finished(d, table, pool, slot, other_key, other_worth)
    most = hope(d, player, level, first, end, upcoming, other_key, other_worth)
    if most <= alpha:
        return most
    if cards == 1:
        d.answers = 1
        d.keys_answering[0] = other_key
        d.worths_answering[0] = other_worth
        found = best_last(d, player, level, index, alpha, beta)
    else:
        found = LOWEST
        next_first = first + 1 if first < end else first
        next_upcoming = upcoming if first < end else upcoming + 1
        n = list_places(d, player, level, index, next_first, end, next_upcoming, LOWEST)
        more = 0
        if not alone:
            announce_all(d, first, end, upcoming)
            more = most_compared(d, player, level, d.coming, cards, other_key)
        for i in range(n):
            if d.halt or d.nodes > d.limit:
                d.stopped = 1
            if d.stopped:
                return found
            move = next_place(d, player, level, i, n)
            floor = max(alpha, found)
            value = 2 * (int(d.hopes[player, level, i]) - other_worth) + more
            if value > floor:
                step(d, player, level, int(d.deck[index]), move)
                value = best(
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
            if value > found:
                found = value
                if value > alpha:
                    d.favourite[player, level, index] = move
            if found >= beta:
                break
    if alone and not d.stopped:
        worth = found // 2 + other_worth
        if found < beta:
            high = worth
        if found > alpha:
            low = worth
        remember(d, table, player, level, question, low, high)
    return found
