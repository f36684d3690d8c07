"""The exact search of the last cards: alpha-beta over the draft, and towns solved on their own.

Two facts make it fast. Nothing that a player does in their town changes what can be done in the other one. And of the
cards that compare both towns Smalltown Charm moves the margin by the difference of squares, which is a sum again; the
others look at nothing but mines, guns and beers. So a finished town counts as its *worth*, one number that adds up,
and its *key*: the mines, guns and beers it shows, as far as this game compares them. Once nothing is left to choose
from the circle, each player looks for the best finished town alone, by branch and bound (`best`). What a last card can
make of a town (`last_card`) is kept in a table: the same town comes back under every reply of the other player.

Cards reach each player in the order of the circle. So a position of the search is: the player on turn, the received
cards `first` to `end` they still have to place, the next card `upcoming` of the circle, and the card `taken` they took
and have to place before the other player is on turn, who then has received `first` to `end`.

The value of a game for a player is twice the margin in points, and one more or less where guns break a tie: higher
values are better for winning first, for points second.
"""

import numpy as np

from townwright.core import grid
from townwright.core.arrays import Numbers, int64
from townwright.core.grid import Town
from townwright.core.record import Records
from townwright.core.rule import entry, rule
from townwright.games.circle_the_wagons.ceiling import COVERED, SHOWN, ceiling
from townwright.games.circle_the_wagons.components import (
    CARDS,
    CIRCLE,
    FACES,
    PLANES,
    PLAYERS,
    SCORING_CARDS,
    TERRITORIES,
    Condition,
    Icon,
    Territory,
)
from townwright.games.circle_the_wagons.conditions import beers_too_many, claims, show
from townwright.games.circle_the_wagons.desk import LEVELS, Desk, Entry, Finished
from townwright.games.circle_the_wagons.rules import PLACE, TAKE
from townwright.games.circle_the_wagons.scoring import ROWS, largest_territory
from townwright.games.circle_the_wagons.state import Phase, State, Tie
from townwright.games.circle_the_wagons.survey import BEER_SHIFT, BUILT, GUN_SHIFT, key_of, lift, part, scan

NONE = -1
LOWEST = -1_000_000
HIGHEST = 1_000_000

KEY_MASK = 255

MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
LISTS = 1 << 20
LAST = 1 << 21
BOUNDS = 1 << 22


def kinds(*shown: int) -> int:
    return sum(1 << kind for kind in shown)


#: What each scoring card looks at in one's own town; the last two compare it with the other town, below.
LOOKS_AT = {
    Condition.BADLANDS: kinds(Territory.DESERT, Icon.GUN),
    Condition.HAPPY_COWS: kinds(Territory.SNOW, Icon.COW),
    Condition.THE_CLEARING: kinds(Territory.FOREST, Icon.FORT),
    Condition.CIRCLE_THE_WAGONS: kinds(Icon.WAGON, BUILT),
    Condition.SMALLTOWN_CHARM: kinds(BUILT),
    Condition.GOLD_COUNTRY: kinds(Territory.MOUNTAINS, Icon.MINE),
    Condition.PRAIRIE_LIFE: kinds(Territory.PLAINS, Icon.COW),
    Condition.COOL_WATER: kinds(Territory.WATER, Icon.WAGON),
    Condition.BOOM_OR_BUST: kinds(Icon.MINE),
    Condition.WAGON_TRAIN: kinds(Icon.WAGON),
    Condition.BOOTLEGGERS: kinds(Icon.BEER, Icon.WAGON),
    Condition.UNDISCOVERED: kinds(BUILT),
    Condition.FORTIFIED: kinds(Icon.FORT),
    Condition.THE_HERD: kinds(Icon.COW),
    Condition.TARGET_PRACTICE: kinds(Icon.BEER, Icon.GUN, BUILT),
    Condition.RIFLES_READY: kinds(Icon.FORT, Icon.GUN),
    Condition.CLAIM_JUMPERS: 0,
    Condition.ONE_TOO_MANY: 0,
}
#: The scoring cards that the search knows how to look ahead for.
KNOWN = frozenset(LOOKS_AT)
NEEDS = np.array([LOOKS_AT.get(condition, 0) for condition in Condition], np.int64)


# Towns


@rule
def mixed(path: np.uint64, number: int) -> np.uint64:
    """A digest of a path and one step more (the mixing of SplitMix64)."""
    z = path + np.uint64(number) * np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * MIX_1
    z = (z ^ (z >> np.uint64(27))) * MIX_2
    return z ^ (z >> np.uint64(31))


@rule
def appraise(d: Desk, player: int, level: int, changed: int) -> None:
    """Bring worth and key up to date. `changed`: the kinds whose squares are others than in the town before."""
    town = d.towns[player, level]
    parts = d.parts[player, level]
    counts = d.counts[player, level]
    worth = 0
    for row in range(ROWS):
        if int(d.needs[row]) & changed:
            if row < TERRITORIES:
                parts[row] = largest_territory(town, row)
            else:
                parts[row] = part(d, town, int(d.conditions[row - TERRITORIES]), int(counts[BUILT]))
        worth += int(parts[row])
    d.worth[player, level] = worth
    d.key[player, level] = key_of(d, counts)


@rule
def lay(d: Desk, player: int, level: int, card: int, placement: int) -> int:
    """Lay a card in the town of the next level, which shows the same as this level's; appraise it."""
    base = d.towns[player, level]
    town = d.towns[player, level + 1]
    x, y, turned = 0, 0, placement % grid.TURNS
    if base.laid:
        x, y = grid.place_x(base, placement), grid.place_y(base, placement)
    grid.place(town, FACES[card, turned], card, x, y, turned)
    before = d.counts[player, level]
    after = d.counts[player, level + 1]
    after[:] = before
    parts = d.parts[player, level + 1]
    parts[:] = d.parts[player, level]
    changed = 0
    for half in range(2):
        row = (y + half) & grid.WRAP
        for kind in range(PLANES):
            was, now = int(base.planes[kind, row]), int(town.planes[kind, row])
            if was != now:
                changed |= 1 << kind
                after[kind] += grid.count(now) - grid.count(was)
        was, now = int(base.built[row]), int(town.built[row])
        if was != now:
            changed |= 1 << BUILT
            after[BUILT] += grid.count(now) - grid.count(was)
    appraise(d, player, level + 1, changed)
    d.nodes += 1
    return y


@rule
def step(d: Desk, player: int, level: int, card: int, placement: int) -> None:
    """Go one level further: the town with one card more."""
    d.towns[player, level + 1] = d.towns[player, level]
    lay(d, player, level, card, placement)
    d.path[player, level + 1] = mixed(d.path[player, level], placement * CARDS + card + 1)


@rule
def list_places(d: Desk, player: int, level: int, index: int, first: int, end: int, upcoming: int, cutoff: int) -> int:
    """List the places for a card of the deck, which others will follow; return how many there are. The place that was
    best last time weighs most. What cannot be worth more than `cutoff` is not looked at closely."""
    announce_all(d, first, end, upcoming)
    n = scan(d, player, level, int(d.deck[index]), d.coming, end - first + d.left - upcoming, cutoff)
    favourite = d.favourite[player, level, index]
    for i in range(n):
        if d.moves[player, level, i] == favourite:
            d.weights[player, level, i] = HIGHEST
    return n


@rule
def next_place(d: Desk, player: int, level: int, start: int, n: int) -> int:
    """The heaviest place not tried yet, brought to `start`."""
    moves = d.moves[player, level]
    weights = d.weights[player, level]
    best = start
    for i in range(start + 1, n):
        if weights[i] > weights[best]:
            best = i
    swap(moves, start, best)
    swap(weights, start, best)
    swap(d.hopes[player, level], start, best)
    swap(d.keys[player, level], start, best)
    return int(moves[start])


@rule
def swap(numbers: Numbers, i: int, j: int) -> None:
    number = numbers[i]
    numbers[i] = numbers[j]
    numbers[j] = number


# Outcomes


@rule
def compares(d: Desk) -> int:
    """Whether finished towns differ in more than their worth."""
    return d.mines or d.guns or d.beers


@rule
def compared(d: Desk, key: int, other_key: int) -> int:
    """What the cards that compare mines, guns and beers add to the margin."""
    result = 0
    if d.mines:
        mines, guns = key & KEY_MASK, key >> GUN_SHIFT & KEY_MASK
        their_mines, their_guns = other_key & KEY_MASK, other_key >> GUN_SHIFT & KEY_MASK
        result += claims(mines, guns, their_mines, their_guns) - claims(their_mines, their_guns, mines, guns)
    if d.beers:
        beers, theirs = key >> BEER_SHIFT, other_key >> BEER_SHIFT
        result += beers_too_many(beers, theirs) - beers_too_many(theirs, beers)
    return result


@rule
def outcome(d: Desk, key: int, worth: int, other_key: int, other_worth: int) -> int:
    """The value of a finished game for the owner of the first town."""
    margin = worth - other_worth + compared(d, key, other_key)
    if margin == 0 and d.tie == Tie.GUNS:
        guns, theirs = key >> GUN_SHIFT & KEY_MASK, other_key >> GUN_SHIFT & KEY_MASK
        return int(guns > theirs) - int(guns < theirs)
    return 2 * margin


@rule
def hope(
    d: Desk, player: int, level: int, first: int, end: int, upcoming: int, other_key: int, other_worth: int
) -> int:
    """At least the value that a player can reach with these cards against a finished town."""
    announce_all(d, first, end, upcoming)
    cards = end - first + d.left - upcoming
    worth = ceiling(d, player, level, d.coming, cards)
    return 2 * (worth - other_worth) + most_compared(d, player, level, d.coming, cards, other_key)


@rule
def announce_all(d: Desk, first: int, end: int, upcoming: int) -> None:
    """Count what the cards show that come."""
    for kind in range(PLANES):
        d.coming[kind] = 0
    for index in range(first, end):
        announce(d.coming, int(d.deck[index]))
    for index in range(upcoming, d.left):
        announce(d.coming, int(d.deck[index]))


@rule
def announce(coming: Numbers, card: int) -> None:
    for kind in range(PLANES):
        coming[kind] += SHOWN[card, kind]


@rule
def most_compared(d: Desk, player: int, level: int, coming: Numbers, cards: int, other_key: int) -> int:
    """At least what comparing can add to the value: the best of the numbers that can be shown."""
    if not compares(d):
        return 0
    counts = d.counts[player, level]
    result = 0
    if d.mines:
        theirs, guns = other_key & KEY_MASK, int(counts[Icon.GUN.value]) + int(coming[Icon.GUN.value])
        low = max(0, int(counts[Icon.MINE.value]) - COVERED * cards)
        high = int(counts[Icon.MINE.value]) + int(coming[Icon.MINE.value])
        their_guns = other_key >> GUN_SHIFT & KEY_MASK
        best = LOWEST
        for mines in range(max(low, theirs - 1), max(low, min(high, theirs + 1)) + 1):
            best = max(best, claims(mines, guns, theirs, their_guns) - claims(theirs, their_guns, mines, guns))
        if high < theirs - 1:
            best = claims(high, guns, theirs, their_guns) - claims(theirs, their_guns, high, guns)
        result += best
    if d.beers:
        theirs = other_key >> BEER_SHIFT
        low = max(0, int(counts[Icon.BEER.value]) - COVERED * cards)
        high = int(counts[Icon.BEER.value]) + int(coming[Icon.BEER.value])
        best = LOWEST
        for beers in range(low, high + 1):
            best = max(best, beers_too_many(beers, theirs) - beers_too_many(theirs, beers))
        result += best
    return 2 * result + int(d.guns)


# One town on its own


@rule
def known(d: Desk, table: Records[Entry], player: int, level: int, question: int) -> int:
    """The entry of the table that answers a question about a town, or NONE."""
    path = mixed(d.path[player, level], question)
    slot = int64(path & np.uint64(table.shape[0] - 1))
    return slot if table[slot].path == path else int64(NONE)


@rule
def known_exactly(d: Desk, table: Records[Entry], player: int, level: int, question: int) -> bool:
    """Whether the table knows the worth that a town will reach."""
    slot = known(d, table, player, level, question)
    return slot >= 0 and table[slot].low == table[slot].high


@rule
def remember(d: Desk, table: Records[Entry], player: int, level: int, question: int, low: int, high: int) -> int:
    """Write the answer to a question about a town into the table; return the entry."""
    path = mixed(d.path[player, level], question)
    slot = int64(path & np.uint64(table.shape[0] - 1))
    table[slot].path = path
    table[slot].low = low
    table[slot].high = high
    return slot


@rule
def last_card(d: Desk, table: Records[Entry], pool: Records[Finished], player: int, level: int, index: int) -> int:
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
def list_finished(d: Desk, player: int, level: int, index: int) -> int:
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
    d: Desk, table: Records[Entry], pool: Records[Finished], slot: int, other_key: int, other_worth: int
) -> int:
    """The best value among the finished towns of a list."""
    best = LOWEST
    for i in range(table[slot].low, table[slot].high):
        best = max(best, outcome(d, int(pool[i].key), int(pool[i].worth), other_key, other_worth))
    return best


@rule
def fits_here(town: Town, placement: int) -> int:
    """Whether a card may lie at a place."""
    return town.laid and grid.may_place(town, grid.place_x(town, placement), grid.place_y(town, placement))


@rule
def best_last(d: Desk, player: int, level: int, index: int, alpha: int, beta: int) -> int:
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
def cutoff(d: Desk, player: int, level: int, index: int, alpha: int) -> int:
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
def answered(d: Desk, key: int, worth: int) -> int:
    """The value of a finished town against the best of the other player's."""
    value = HIGHEST
    for i in range(d.answers):
        value = min(value, outcome(d, key, worth, int(d.keys_answering[i]), int(d.worths_answering[i])))
    return value


@rule
def best(
    d: Desk,
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


# The draft


@rule
def settle(
    d: Desk,
    table: Records[Entry],
    pool: Records[Finished],
    player: int,
    mine: int,
    theirs: int,
    first: int,
    end: int,
    upcoming: int,
    taken: int,
    alpha: int,
    beta: int,
) -> int:
    """Nothing is left to choose from the circle: the player places the card they took, then the other player places
    what they have received and the last card."""
    other = 1 - player
    cards = end - first + d.left - upcoming
    if cards == 0:
        key, worth = int(d.key[other, theirs]), int(d.worth[other, theirs])
        return best(d, table, pool, player, mine, taken, taken + 1, d.left, key, worth, alpha, beta)
    # Who placed last has a town that is new; the other one's comes back under many moves, and is known well.
    index = first if first < end else upcoming
    if not compares(d):
        mine_known = known_exactly(d, table, player, mine, LAST + taken)
        theirs_known = cards == 1 and known_exactly(d, table, other, theirs, LAST + index)
        if mine_known or not theirs_known:
            worth = best(d, table, pool, player, mine, taken, taken + 1, d.left, 0, 0, LOWEST, HIGHEST) // 2
            if mine_known or cards > 1:
                return -best(d, table, pool, other, theirs, first, end, upcoming, 0, worth, -beta, -alpha)
        worth = best(d, table, pool, other, theirs, first, end, upcoming, 0, 0, LOWEST, HIGHEST) // 2
        return best(d, table, pool, player, mine, taken, taken + 1, d.left, 0, worth, alpha, beta)
    if cards == 1 and known(d, table, player, mine, LISTS + int(d.deck[taken])) < 0:
        slot = known(d, table, other, theirs, LISTS + int(d.deck[index]))
        if slot >= 0:
            d.answers = int(table[slot].high) - int(table[slot].low)
            for i in range(d.answers):
                d.keys_answering[i] = pool[table[slot].low + i].key
                d.worths_answering[i] = pool[table[slot].low + i].worth
            return best_last(d, player, mine, taken, alpha, beta)
        last_card(d, table, pool, other, theirs, index)
    ours = last_card(d, table, pool, player, mine, taken)
    found = LOWEST
    n = int(table[ours].high) - int(table[ours].low)
    for i in range(n):  # a copy: the pool may be emptied meanwhile
        d.keys_held[i] = pool[table[ours].low + i].key
        d.worths_held[i] = pool[table[ours].low + i].worth
    for i in range(n):
        value = -best(
            d,
            table,
            pool,
            other,
            theirs,
            first,
            end,
            upcoming,
            int(d.keys_held[i]),
            int(d.worths_held[i]),
            -beta,
            -max(alpha, found),
        )
        found = max(found, value)
        if found >= beta or d.stopped:
            break
    return found


@rule
def search(
    d: Desk,
    table: Records[Entry],
    pool: Records[Finished],
    player: int,
    mine: int,
    theirs: int,
    first: int,
    end: int,
    upcoming: int,
    taken: int,
    alpha: int,
    beta: int,
) -> int:
    """The value of a position for the player on turn; outside of alpha and beta it may be a bound only."""
    other = 1 - player
    if d.left - upcoming <= 1:
        if taken >= 0:
            return settle(d, table, pool, player, mine, theirs, first, end, upcoming, taken, alpha, beta)
        key, worth = int(d.key[other, theirs]), int(d.worth[other, theirs])
        return best(d, table, pool, player, mine, first, end, upcoming, key, worth, alpha, beta)
    found = LOWEST
    if taken < 0 and first == end:
        favourite = int(d.favourite_take[upcoming])
        for turn in range(NONE, d.left - upcoming):
            skipped = favourite if turn == NONE else turn
            if skipped < 0 or (turn >= 0 and turn == favourite):
                continue
            chosen = upcoming + skipped
            floor = max(alpha, found)
            # Whether it is better at all is asked first; how much, only then.
            ceil = beta if found == LOWEST else floor + 1
            value = search(d, table, pool, player, mine, theirs, upcoming, chosen, chosen + 1, chosen, floor, ceil)
            if ceil <= value < beta:
                value = search(d, table, pool, player, mine, theirs, upcoming, chosen, chosen + 1, chosen, floor, beta)
            if d.stopped:
                return found
            if value > found:
                found = value
                d.favourite_take[upcoming] = skipped
            if found >= beta:
                break
        return found
    index = taken if taken >= 0 else first
    nothing = int64(NONE)  # a call of oneself must have the very types of the first call
    n = list_places(d, player, mine, index, 0, 0, d.left, LOWEST)
    for i in range(n):
        if d.halt or d.nodes > d.limit:
            d.stopped = 1
        if d.stopped:
            return found
        move = next_place(d, player, mine, i, n)
        step(d, player, mine, int(d.deck[index]), move)
        floor = max(alpha, found)
        ceil = beta if found == LOWEST else floor + 1
        while True:
            if taken >= 0:
                value = -search(d, table, pool, other, theirs, mine + 1, first, end, upcoming, nothing, -ceil, -floor)
            else:
                value = search(d, table, pool, player, mine + 1, theirs, first + 1, end, upcoming, nothing, floor, ceil)
            if value < ceil or ceil == beta or value >= beta:
                break
            ceil = beta
        if d.stopped:
            return found
        if value > found:
            found = value
            d.favourite[player, mine, index] = move
        if found >= beta:
            break
    return found


# From a state, and back


@rule
def takes_long(condition: int) -> bool:
    """Whether a scoring card is better looked at after the others, when it may not be needed any more."""
    return bool(condition == Condition.COOL_WATER or condition == Condition.TARGET_PRACTICE)


@rule
def open_desk(s: State, d: Desk, salt: int) -> None:
    """Lay out the search for a state. The salt keeps what the table holds of earlier searches apart."""
    d.boom_or_bust = s.boom_or_bust
    d.holes = s.holes
    d.tie = s.tie
    d.mines = 0
    d.guns = 1 if s.tie == Tie.GUNS else 0
    d.beers = 0
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
            d.mines = 1
            d.guns = 1
        if condition == Condition.ONE_TOO_MANY:
            d.beers = 1
    d.watched_kinds = 0
    for kind in range(PLANES):
        for card in range(SCORING_CARDS):
            if int(d.needs[TERRITORIES + card]) >> kind & 1:
                d.watched[d.watched_kinds] = kind
                d.watched_kinds += 1
                break
    d.favourite[:] = NONE
    d.favourite_take[:] = NONE
    d.nodes = 0
    d.stopped = 0
    for player in range(PLAYERS):
        d.towns[player, 0] = s.towns[player]
        d.path[player, 0] = mixed(np.uint64(salt), player + 1)
        counts = d.counts[player, 0]
        for kind in range(PLANES):
            counts[kind] = show(s.towns[player], kind)
        counts[BUILT] = grid.total(s.towns[player], s.towns[player].built)
        d.parts[player, 0, :] = 0
        appraise(d, player, 0, (1 << (BUILT + 1)) - 1)


@rule
def deal(s: State, d: Desk, taken: int) -> int:
    """The deck of a search: received cards, the card just taken, the circle. Return how many were received."""
    me = int(s.to_move)
    receiver = 1 - me if taken else me
    n = 0
    for waiting in range(s.holding[receiver]):
        d.deck[n] = s.hand[receiver, waiting]
        n += 1
    received = n
    if taken:
        d.deck[n] = s.hand[me, 0]
        n += 1
    for ahead in range(s.remaining):
        d.deck[n] = s.circle[(int(s.upcoming) + ahead) % CIRCLE]
        n += 1
    d.left = n
    return received


@rule
def just_took(s: State) -> bool:
    """Whether the player to place is the one who took the last card, and not the one who received cards."""
    me = int(s.to_move)
    return s.phase == Phase.PLACE and int(s.owner[(int(s.upcoming) - 1) % CIRCLE]) == me


@entry(slow=True)
def solve(
    states: Records[State],
    i: int,
    desks: Records[Desk],
    table: Records[Entry],
    pool: Records[Finished],
    salt: int,
    out: Numbers,
) -> None:
    """Find the best action of a state. `out`: action, value, nodes, and 1 if that is proved."""
    s = states[i]
    d = desks[0]
    open_desk(s, d, salt)
    took = just_took(s)
    received = deal(s, d, took)
    me = int64(s.to_move)
    other = 1 - me
    found = LOWEST
    action = NONE
    if s.phase == Phase.TAKE:
        for skipped in range(d.left):
            ceil = HIGHEST if found == LOWEST else found + 1
            value = search(d, table, pool, me, 0, 0, 0, skipped, skipped + 1, skipped, found, ceil)
            if value >= ceil:
                value = search(d, table, pool, me, 0, 0, 0, skipped, skipped + 1, skipped, found, HIGHEST)
            if d.stopped:
                break
            if value > found:
                found = value
                action = TAKE + int(d.deck[skipped])
    else:
        index = received if took else 0
        upcoming = received + 1 if took else received
        n = list_places(d, me, 0, index, 0, 0, d.left, LOWEST)
        for turn in range(n):
            move = next_place(d, me, 0, turn, n)
            step(d, me, 0, int(d.deck[index]), move)
            ceil = HIGHEST if found == LOWEST else found + 1
            while True:
                if took:
                    value = -search(d, table, pool, other, 0, 1, 0, received, upcoming, NONE, -ceil, -found)
                else:
                    value = search(d, table, pool, me, 1, 0, 1, received, upcoming, NONE, found, ceil)
                if value < ceil or ceil == HIGHEST:
                    break
                ceil = HIGHEST
            if d.stopped:
                break
            if value > found:
                found = value
                action = PLACE + move
    out[0] = action
    out[1] = found
    out[2] = d.nodes
    out[3] = 0 if d.stopped else 1
