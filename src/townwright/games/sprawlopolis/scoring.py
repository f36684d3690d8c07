"""Scoring: the largest group of each zone, minus the roads, and three scoring cards, for all players."""

from townwright.core.arrays import Matrix, Numbers
from townwright.core.grid import largest_group_size
from townwright.core.rule import rule
from townwright.games.sprawlopolis.components import ROAD, SCORING_CARDS, ZONES
from townwright.games.sprawlopolis.conditions import bonus
from townwright.games.sprawlopolis.state import Difficulty, State
from townwright.games.sprawlopolis.survey import clear_survey, survey

#: Rows of the score sheet: one per zone, one for the roads, one per scoring card.
ROADS = ZONES
CONDITIONS = ROADS + 1
ROWS = CONDITIONS + SCORING_CARDS
#: All zones pay.
ALL_ZONES = -1


@rule
def target(s: State) -> int:
    """Return the target: the sum of the numbers of the scoring cards."""
    return sum_of_numbers(s.scoring)


@rule
def sum_of_numbers(cards: Numbers) -> int:
    """Return the sum of the numbers of some scoring cards."""
    result = 0
    for place in range(len(cards)):
        result += int(cards[place])
    return result


@rule
def is_won(points: int, target: int) -> bool:
    """Return whether the score reaches the target."""
    return points >= target


@rule
def scores(s: State, out: Numbers) -> None:
    """Write the points of the city as every player's score."""
    points = score(s)
    for player in range(s.players):
        out[player] = points


@rule
def score(s: State) -> int:
    """Return the points of the city: zones, roads, scoring cards."""
    survey(s)
    result = road_points(s)
    only = only_zone(s)
    for zone in range(ZONES):
        result += zone_points(s, zone, only)
    for place in range(SCORING_CARDS):
        result += bonus(s, int(s.scoring[place]))
    clear_survey(s)
    return result


@rule
def sheet(s: State, out: Matrix) -> None:
    """Write the score sheet: one row per zone, one for roads, one per scoring card; columns are equal."""
    survey(s)
    only = only_zone(s)
    for zone in range(ZONES):
        out[zone, 0] = zone_points(s, zone, only)
    out[ROADS, 0] = road_points(s)
    for place in range(SCORING_CARDS):
        out[CONDITIONS + place, 0] = bonus(s, int(s.scoring[place]))
    clear_survey(s)
    for player in range(1, s.players):
        for row in range(ROWS):
            out[row, player] = out[row, 0]


@rule
def ranks(s: State, scores: Numbers, out: Numbers) -> None:
    """Write the ranks: all players win together by reaching the target (1), or lose together (2)."""
    rank = 1 if is_won(scores[0], target(s)) else 2
    for player in range(s.players):
        out[player] = rank


@rule
def only_zone(s: State) -> int:
    """Return the only zone that scores in the harder game, the first of the largest; otherwise -1."""
    best, most = ALL_ZONES, -1
    if s.difficulty == Difficulty.HARDER:
        for zone in range(ZONES):
            blocks = largest_group_size(s.city, s.city.planes[zone])
            if blocks > most:
                best, most = zone, blocks
    return best


@rule
def zone_points(s: State, zone: int, only: int) -> int:
    """Return the points of a zone; in the harder game only the zone with the largest group scores."""
    return largest_group_size(s.city, s.city.planes[zone]) if only in (ALL_ZONES, zone) else 0


@rule
def road_points(s: State) -> int:
    """Return the points of all roads, at most 0. The city must be surveyed first."""
    return points_per_road(s) * int(s.road_count)


@rule
def points_per_road(s: State) -> int:
    """Return the points of each road, whatever its length: below 0, but 0 in the easier game."""
    return 0 if s.difficulty == Difficulty.EASIER else ROAD
