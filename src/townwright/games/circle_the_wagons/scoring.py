"""Scoring: the largest group of each territory, and the scoring cards, for both players."""

from townwright.core import grid
from townwright.core.arrays import Matrix, Numbers
from townwright.core.grid import Town
from townwright.core.rule import rule
from townwright.games.circle_the_wagons.components import PLAYERS, SCORING_CARDS, TERRITORIES, Icon
from townwright.games.circle_the_wagons.conditions import condition_points, count_showing
from townwright.games.circle_the_wagons.state import State, Tie

#: Rows of the score sheet: one per territory, one per scoring card.
ROWS = TERRITORIES + SCORING_CARDS


@rule
def scores(s: State, out: Numbers) -> None:
    """Write each player's points: six territories and the scoring cards in play."""
    for me in range(PLAYERS):
        out[me] = score(s, me)


@rule
def score(s: State, me: int) -> int:
    """Return one player's points."""
    result = 0
    for territory in range(TERRITORIES):
        result += largest_territory(s.towns[me], territory)
    for card in range(SCORING_CARDS):
        result += bonus(s, int(s.scoring[card]), me)
    return result


@rule
def sheet(s: State, out: Matrix) -> None:
    """Write the score sheet: one row per territory and per scoring card, one column per player."""
    for me in range(PLAYERS):
        for territory in range(TERRITORIES):
            out[territory, me] = largest_territory(s.towns[me], territory)
        for card in range(SCORING_CARDS):
            out[TERRITORIES + card, me] = bonus(s, int(s.scoring[card]), me)


@rule
def ranks(s: State, scores: Numbers, out: Numbers) -> None:
    """Write the ranks: more points win. Ties share the win, unless the option lets more guns decide."""
    ours, theirs = scores[0], scores[1]
    if ours == theirs and s.tie == Tie.GUNS:
        ours, theirs = count_showing(s.towns[0], Icon.GUN), count_showing(s.towns[1], Icon.GUN)
    out[0] = 2 if ours < theirs else 1
    out[1] = 2 if theirs < ours else 1


@rule
def largest_territory(town: Town, territory: int) -> int:
    """Score one point for each square of the largest group of a territory."""
    return grid.largest_group_size(town, town.planes[territory])


@rule
def bonus(s: State, condition: int, me: int) -> int:
    """Return the points of one scoring card for one player."""
    return condition_points(condition, s.towns[me], s.towns[1 - me], s.boom_or_bust, s.holes)
