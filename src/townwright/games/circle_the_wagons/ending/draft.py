"""The draft: alpha-beta over the cards that the players take from the circle."""

from townwright.core.arrays import int64
from townwright.core.record import Records
from townwright.core.rule import rule
from townwright.games.circle_the_wagons.ending.outcomes import compares
from townwright.games.circle_the_wagons.ending.single_town import (
    best_last,
    best_value,
    finished_towns,
    is_exact,
    lookup,
)
from townwright.games.circle_the_wagons.ending.towns import list_places, next_place, step
from townwright.games.circle_the_wagons.ending.workspace import (
    HIGHEST,
    LAST,
    LISTS,
    LOWEST,
    NONE,
    BoundEntry,
    EndingWorkspace,
    FinishedTown,
)


@rule
def place_last_cards(
    d: EndingWorkspace,
    table: Records[BoundEntry],
    pool: Records[FinishedTown],
    player: int,
    level: int,
    other_level: int,
    first: int,
    end: int,
    upcoming: int,
    taken: int,
    alpha: int,
    beta: int,
) -> int:
    """Return the value once nothing is left to choose: both players place their last cards.

    The player places the card they took, then the other player places the received cards and the last card.
    """
    other = 1 - player
    cards = end - first + d.deck_size - upcoming
    if cards == 0:
        key, worth = int(d.key[other, other_level]), int(d.worth[other, other_level])
        return best_value(d, table, pool, player, level, taken, taken + 1, d.deck_size, key, worth, alpha, beta)
    # The town of the player who placed last is new; the other one recurs under many moves and is often in the table.
    index = first if first < end else upcoming
    if not compares(d):
        own_known = is_exact(d, table, player, level, LAST + taken)
        other_known = cards == 1 and is_exact(d, table, other, other_level, LAST + index)
        if own_known or not other_known:
            worth = best_value(d, table, pool, player, level, taken, taken + 1, d.deck_size, 0, 0, LOWEST, HIGHEST) // 2
            if own_known or cards > 1:
                return -best_value(d, table, pool, other, other_level, first, end, upcoming, 0, worth, -beta, -alpha)
        worth = best_value(d, table, pool, other, other_level, first, end, upcoming, 0, 0, LOWEST, HIGHEST) // 2
        return best_value(d, table, pool, player, level, taken, taken + 1, d.deck_size, 0, worth, alpha, beta)
    if cards == 1 and lookup(d, table, player, level, LISTS + int(d.deck[taken])) < 0:
        slot = lookup(d, table, other, other_level, LISTS + int(d.deck[index]))
        if slot >= 0:
            d.replies = int(table[slot].high) - int(table[slot].low)
            for i in range(d.replies):
                d.reply_keys[i] = pool[table[slot].low + i].key
                d.reply_worths[i] = pool[table[slot].low + i].worth
            return best_last(d, player, level, taken, alpha, beta)
        finished_towns(d, table, pool, other, other_level, index)
    ours = finished_towns(d, table, pool, player, level, taken)
    best_so_far = LOWEST
    n = int(table[ours].high) - int(table[ours].low)
    for i in range(n):  # a copy: the pool may be emptied meanwhile
        d.own_keys[i] = pool[table[ours].low + i].key
        d.own_worths[i] = pool[table[ours].low + i].worth
    for i in range(n):
        value = -best_value(
            d,
            table,
            pool,
            other,
            other_level,
            first,
            end,
            upcoming,
            int(d.own_keys[i]),
            int(d.own_worths[i]),
            -beta,
            -max(alpha, best_so_far),
        )
        best_so_far = max(best_so_far, value)
        if best_so_far >= beta or d.is_stopped:
            break
    return best_so_far


@rule
def search(
    d: EndingWorkspace,
    table: Records[BoundEntry],
    pool: Records[FinishedTown],
    player: int,
    level: int,
    other_level: int,
    first: int,
    end: int,
    upcoming: int,
    taken: int,
    alpha: int,
    beta: int,
) -> int:
    """Return the value for the player to move; outside of alpha and beta it may be only a bound."""
    other = 1 - player
    if d.deck_size - upcoming <= 1:
        if taken >= 0:
            return place_last_cards(
                d, table, pool, player, level, other_level, first, end, upcoming, taken, alpha, beta
            )
        key, worth = int(d.key[other, other_level]), int(d.worth[other, other_level])
        return best_value(d, table, pool, player, level, first, end, upcoming, key, worth, alpha, beta)
    best_so_far = LOWEST
    if taken < 0 and first == end:
        favourite = int(d.favourite_take[upcoming])
        for attempt in range(NONE, d.deck_size - upcoming):
            skipped = favourite if attempt == NONE else attempt
            if skipped < 0 or (attempt >= 0 and attempt == favourite):
                continue
            chosen = upcoming + skipped
            floor = max(alpha, best_so_far)
            # First a null window: is it better at all? Then the full window.
            ceil = beta if best_so_far == LOWEST else floor + 1
            value = search(
                d, table, pool, player, level, other_level, upcoming, chosen, chosen + 1, chosen, floor, ceil
            )
            if ceil <= value < beta:
                value = search(
                    d, table, pool, player, level, other_level, upcoming, chosen, chosen + 1, chosen, floor, beta
                )
            if d.is_stopped:
                return best_so_far
            if value > best_so_far:
                best_so_far = value
                d.favourite_take[upcoming] = skipped
            if best_so_far >= beta:
                break
        return best_so_far
    index = taken if taken >= 0 else first
    nothing = int64(NONE)  # a recursive call needs the same types as the first call
    n = list_places(d, player, level, index, 0, 0, d.deck_size, LOWEST)
    for i in range(n):
        if d.halt or d.nodes > d.limit:
            d.is_stopped = 1
        if d.is_stopped:
            return best_so_far
        move = next_place(d, player, level, i, n)
        step(d, player, level, int(d.deck[index]), move)
        floor = max(alpha, best_so_far)
        ceil = beta if best_so_far == LOWEST else floor + 1
        while True:
            if taken >= 0:
                value = -search(
                    d, table, pool, other, other_level, level + 1, first, end, upcoming, nothing, -ceil, -floor
                )
            else:
                value = search(
                    d, table, pool, player, level + 1, other_level, first + 1, end, upcoming, nothing, floor, ceil
                )
            if value < ceil or ceil == beta or value >= beta:
                break
            ceil = beta
        if d.is_stopped:
            return best_so_far
        if value > best_so_far:
            best_so_far = value
            d.favourite[player, level, index] = move
        if best_so_far >= beta:
            break
    return best_so_far
