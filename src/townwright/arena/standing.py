"""The result of a contest: shares of wins, leads and ratings, each with its 95% confidence interval.

Games of one deal resemble each other, so the intervals come from resampling whole deals (bootstrap). A bot that won
or lost every deal has nothing to resample; its interval is the exact one for that number of deals.
"""

import math
from collections.abc import Callable, Sequence
from itertools import combinations

import msgspec
import numpy as np
import numpy.typing as npt

from townwright.arena.contest import Contest, ContestGame, plays_alone

Floats = npt.NDArray[np.float64]
#: The deals of a sample: all of them, or their numbers.
Sample = slice | npt.NDArray[np.int64]

RESAMPLES = 1000
CONFIDENCE = 0.95
#: The Elo scale: a bot rated 400 points higher wins ten times as often as it loses.
SCALE = 400 / math.log(10)
MEAN_RATING = 1500
#: Regularisation that keeps the rating finite for a bot that won or lost every game.
PRIOR_WEIGHT = 0.1
#: Fitting ends when an iteration changes the log strengths by less than the tolerance, or after this many iterations.
TOLERANCE, MAX_ITERATIONS = 1e-8, 100


class Figure(msgspec.Struct, frozen=True):
    """A figure with its 95% confidence interval."""

    value: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True, rename={"win_share": "wins", "deal_share": "deals"}):
    """How one bot did; two fields keep their names of 0.1 in JSON."""

    bot: str
    games: int
    win_share: Figure  # share of games; a shared first place counts in part
    deal_share: Figure  # share of deals in which it had the highest mean lead; a tie counts in part
    score: Figure
    lead: Figure  # points ahead of the best rival, or above the target
    rating: Figure
    milliseconds: float  # thinking time per decision


def standings(contest: Contest, games: Sequence[ContestGame], seed: int = 1) -> list[Standing]:
    """Return the standing of every bot, best first. Unfinished deals count only if there are no others."""
    summaries = [summary(contest, deal) for deal in whole_deals(games)]
    seats, wins, scores, leads, best, beats = (
        np.array([getattr(each, name) for each in summaries]) for name in DealSummary.__struct_fields__
    )
    resamples = np.random.default_rng(seed).integers(len(summaries), size=(RESAMPLES, len(summaries)))

    def per_game(sums: Floats) -> list[Figure]:
        return figures(lambda sample: sums[sample].sum(0) / seats[sample].sum(0), resamples)

    win_shares = clopper_pearson(per_game(wins), len(summaries))
    mean_scores, mean_leads = per_game(scores), per_game(leads)
    deal_shares = clopper_pearson(figures(lambda sample: best[sample].mean(0), resamples), len(summaries))
    ratings = figures(lambda sample: bradley_terry_ratings(beats[sample].sum(0)), resamples[: RESAMPLES // 5])
    result = []
    for i, name in enumerate(contest.bots):
        count, (decisions, seconds) = int(seats[:, i].sum()), effort(name, games)
        speed = 1000 * seconds / max(1, decisions)
        result.append(
            Standing(name, count, win_shares[i], deal_shares[i], mean_scores[i], mean_leads[i], ratings[i], speed)
        )
    return sorted(result, key=lambda standing: -standing.rating.value)


def whole_deals(games: Sequence[ContestGame]) -> list[list[ContestGame]]:
    """Return the games by deal; unfinished deals are left out, unless there are no others."""
    by_deal: dict[int, list[ContestGame]] = {}
    for each in games:
        by_deal.setdefault(each.deal, []).append(each)
    games_per_deal = max(map(len, by_deal.values()))
    return [deal for deal in by_deal.values() if len(deal) == games_per_deal]


class DealSummary(msgspec.Struct):
    """One deal: for each bot, sums over its seats, and how often it did better than each other bot."""

    seats: Floats
    win_shares: Floats
    scores: Floats
    leads: Floats
    best: Floats  # 1 for the bot with the highest mean lead; a tie counts in part
    beats: Floats  # bot, other bot: how often it did better


def summary(contest: Contest, deal: Sequence[ContestGame]) -> DealSummary:
    """Sum up one deal."""
    index = {name: i for i, name in enumerate(contest.bots)}
    count = len(index)
    shape = {"beats": (count, count)}
    result = DealSummary(**{name: np.zeros(shape.get(name, count)) for name in DealSummary.__struct_fields__})
    is_alone = plays_alone(contest)
    for each in deal:
        winners = 1 if is_alone else each.ranks.count(1)
        for seat, name in enumerate(each.lineup[:1] if is_alone else each.lineup):
            i = index[name]
            result.seats[i] += 1
            result.win_shares[i] += (each.ranks[seat] == 1) / winners
            result.scores[i] += each.scores[seat]
            result.leads[i] += each.leads[seat]
        for a, b in [] if is_alone else combinations(range(len(each.lineup)), 2):
            compare(result.beats, index[each.lineup[a]], index[each.lineup[b]], each.ranks[b] - each.ranks[a])
    if is_alone:  # bots never meet: compare their leads on the same deal
        for a, b in combinations(range(count), 2):
            compare(result.beats, a, b, result.leads[a] - result.leads[b])
    means = result.leads / np.maximum(1, result.seats)
    top = means == means.max()
    result.best[:] = top / (1 if count == 1 else top.sum())
    return result


def compare(beats: Floats, a: int, b: int, difference: float) -> None:
    """Record which of two bots did better; a tie counts half for each."""
    if a != b:
        beats[a, b] += 0.5 + 0.5 * np.sign(difference)
        beats[b, a] += 0.5 - 0.5 * np.sign(difference)


def bradley_terry_ratings(beats: Floats) -> Floats:
    """Return the Bradley–Terry ratings, from how often each bot beat each other bot.

    They are fitted by iterative Luce spectral ranking (Maystre and Grossglauser, 2015): the strengths are the
    stationary distribution of a Markov chain that moves from each bot to those that beat it.
    """
    count = len(beats)
    strengths = np.ones(count)
    for _ in range(MAX_ITERATIONS):
        rates = PRIOR_WEIGHT + beats.T / np.add.outer(strengths, strengths)
        balance = (rates - np.diag(rates.sum(axis=1))).T
        balance[-1] = 1  # one of the equations is redundant: the sum of the strengths replaces it
        previous, strengths = strengths, np.linalg.solve(balance, np.append(np.zeros(count - 1), count))
        if np.abs(np.log(strengths / previous)).sum() < TOLERANCE:
            break
    logs = np.log(strengths)
    return np.asarray(MEAN_RATING + SCALE * (logs - logs.mean()))


def figures(statistic: Callable[[Sample], Floats], resamples: npt.NDArray[np.int64]) -> list[Figure]:
    """Return a statistic of every bot over all deals, with its interval over the resamples."""
    value = statistic(slice(None))
    samples = np.array([statistic(resample) for resample in resamples])
    low, high = np.quantile(samples, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2], axis=0)
    return [Figure(*map(float, each)) for each in zip(value, low, high, strict=True)]


def clopper_pearson(shares: list[Figure], deals: int) -> list[Figure]:
    """Return shares with the exact interval (Clopper–Pearson) where a bot won all deals or none."""
    limit = ((1 - CONFIDENCE) / 2) ** (1 / deals)
    exact = {0.0: Figure(0.0, 0.0, 1 - limit), 1.0: Figure(1.0, limit, 1.0)}
    return [exact.get(share.value, share) for share in shares]


def effort(name: str, games: Sequence[ContestGame]) -> tuple[int, float]:
    """Return a bot's decisions and seconds of thinking."""
    seats = [(each, seat) for each in games for seat, bot in enumerate(each.lineup) if bot == name]
    return sum(each.decisions[seat] for each, seat in seats), sum(each.seconds[seat] for each, seat in seats)
