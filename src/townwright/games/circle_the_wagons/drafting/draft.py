"""Alpha-beta over the draft: which cards the players skip and take, to the end or some picks ahead."""

from townwright.core.arrays import int64
from townwright.core.record import Records
from townwright.core.rule import rule
from townwright.games.circle_the_wagons.drafting.plans import beam_of
from townwright.games.circle_the_wagons.drafting.workspace import (
    FAVOURITE_TAKES,
    POINT,
    Beam,
    DraftPlan,
    DraftSettings,
    DraftWorkspace,
)
from townwright.games.circle_the_wagons.ending.outcomes import comparison_value, outcome
from townwright.games.circle_the_wagons.ending.workspace import HIGHEST, LOWEST, NONE, EndingWorkspace
from townwright.games.circle_the_wagons.state import Phase


@rule
def finished_value(d: EndingWorkspace, plans: Records[DraftPlan], ours: Beam, theirs: Beam) -> int:
    """Return the value for the first player once all cards are planned: both choose their best town."""
    best = LOWEST
    for i in range(ours.count):
        own = plans[ours.first + i]
        worst = HIGHEST
        for j in range(theirs.count):
            reply = plans[theirs.first + j]
            worst = min(worst, outcome(d, int(own.counts_key), int(own.worth), int(reply.counts_key), int(reply.worth)))
        best = max(best, worst)
    return POINT // 2 * best


@rule
def expected_value(d: EndingWorkspace, own: DraftPlan, other: DraftPlan) -> int:
    """Return the expected value for the first player; the counts that are compared may still change."""
    return (
        int(own.estimate)
        - int(other.estimate)
        + POINT // 2 * comparison_value(d, int(own.counts_key), int(other.counts_key))
    )


@rule
def value_of_cards(
    w: DraftWorkspace,
    d: EndingWorkspace,
    beams: Records[Beam],
    plans: Records[DraftPlan],
    branch: int,
    first: int,
    second: int,
    finished: bool,
) -> int:
    """Return the value for the first player if these are the cards of the first and the second player."""
    ours = beam_of(w, d, beams, plans, branch, int64(0), first)
    if w.is_stopped:
        return 0
    theirs = beam_of(w, d, beams, plans, branch, int64(1), second)
    if w.is_stopped:
        return 0
    if finished:
        return finished_value(d, plans, beams[ours], beams[theirs])
    return expected_value(d, plans[beams[ours].first], plans[beams[theirs].first])


@rule
def draft(
    w: DraftWorkspace,
    d: EndingWorkspace,
    settings: DraftSettings,
    beams: Records[Beam],
    plans: Records[DraftPlan],
    branch: int,
    level: int,
    player: int,
    upcoming: int,
    first: int,
    second: int,
    alpha: int,
    beta: int,
) -> int:
    """Return the value for the player who takes next; outside of alpha and beta it may be only a bound.

    `first` and `second` are the cards of the two players so far, as bit masks of the deck.
    """
    if upcoming == w.deck_size or level == w.depth:
        w.line[level, 0] = first
        w.line[level, 1] = second
        value = value_of_cards(w, d, beams, plans, branch, first, second, upcoming == w.deck_size)
        turn = 0 if upcoming == w.deck_size else settings.turn
        return turn + (value if player == 0 else -value)
    best = LOWEST
    entry = (first * 31 + upcoming * 7 + branch * 977) & (FAVOURITE_TAKES - 1)
    favourite = min(int(w.favourite_takes[entry]), w.deck_size - upcoming - 1)
    for attempt in range(NONE, min(w.deck_size - upcoming, settings.most_skipped + 1)):
        skipped = favourite if attempt == NONE else attempt
        if attempt == favourite:
            continue
        chosen = upcoming + skipped
        taken = int64(1) << chosen
        given = taken - (int64(1) << upcoming)
        next_first = first | (taken if player == 0 else given)
        next_second = second | (given if player == 0 else taken)
        floor = max(alpha, best)
        # First a null window: is it better at all? Then the full window.
        ceil = beta if best == LOWEST else floor + 1
        while True:
            value = -draft(
                w,
                d,
                settings,
                beams,
                plans,
                branch,
                level + 1,
                1 - player,
                chosen + 1,
                next_first,
                next_second,
                -ceil,
                -floor,
            )
            if w.is_stopped or value < ceil or value >= beta or ceil == beta:
                break
            ceil = beta
        if w.is_stopped:
            return best
        if value > best:
            best = value
            w.favourite_takes[entry] = skipped
            w.line[level, 0] = w.line[level + 1, 0]
            w.line[level, 1] = w.line[level + 1, 1]
        if best >= beta:
            break
    return best


@rule
def try_move(
    w: DraftWorkspace,
    d: EndingWorkspace,
    settings: DraftSettings,
    beams: Records[Beam],
    plans: Records[DraftPlan],
    i: int,
    alpha: int,
    beta: int,
) -> int:
    """Return the value of an action for the player to move; outside of alpha and beta only a bound."""
    branch, taker, upcoming = int64(w.branches[i]), int64(w.taker), int64(w.upcoming)
    first, second = int64(w.hands[0]), int64(w.hands[1])
    if w.phase == Phase.TAKE:
        taken = int64(1) << (upcoming + branch)
        given = taken - (int64(1) << upcoming)
        first |= taken if taker == 0 else given
        second |= given if taker == 0 else taken
        upcoming += branch + 1
        taker = 1 - taker
    level = int64(0)
    if taker == w.me:
        value = draft(w, d, settings, beams, plans, branch, level, taker, upcoming, first, second, alpha, beta)
    else:
        value = -draft(w, d, settings, beams, plans, branch, level, taker, upcoming, first, second, -beta, -alpha)
    w.cards[i, 0] = w.line[0, 0]
    w.cards[i, 1] = w.line[0, 1]
    return value
