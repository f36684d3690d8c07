"""Scoring: the score sheet as if the game ended now, its sums, and the ranks."""

from townwright.core.arrays import Matrix, Numbers
from townwright.core.rule import rule
from townwright.games.circleville.components import (
    QUADRANTS,
    SECTIONS,
    SUPERVISOR_BONUS,
    UNUSED_YEAR_TILE,
    YEAR_TILES,
)
from townwright.games.circleville.rules.achievements import achievement_points
from townwright.games.circleville.rules.town import action_tiles, beautify_cubes, points_index
from townwright.games.circleville.state import SOURCES, State

#: Rows of the score sheet: the sections one by one, matching colours, the last year tile, quadrants, achievements,
#: unused year tiles, and the sources that only opponents of a solo game have.
MATCHING_ROW = SECTIONS
LAST_TILE_ROW = MATCHING_ROW + 1
QUADRANT_ROWS = LAST_TILE_ROW + 1
ACHIEVEMENT_ROW = QUADRANT_ROWS + QUADRANTS
UNUSED_ROW = ACHIEVEMENT_ROW + 1
SOLO_ROWS = UNUSED_ROW + 1
ROWS = SOLO_ROWS + SOURCES


@rule
def sheet(s: State, out: Matrix) -> None:
    """Write the score sheet, one column per player."""
    for me in range(int(s.players)):
        for section in range(SECTIONS):
            out[section, me] = s.section_points[section, me]
        out[MATCHING_ROW, me] = s.matching_points[me]
        out[LAST_TILE_ROW, me] = s.last_year_tile_points[me]
        for quadrant in range(QUADRANTS):
            out[QUADRANT_ROWS + quadrant, me] = quadrant_points(s, quadrant, me)
        out[ACHIEVEMENT_ROW, me] = achievement_points(s, me)
        out[UNUSED_ROW, me] = unused_tile_points(s, me)
        for source in range(SOURCES):
            out[SOLO_ROWS + source, me] = s.solo_points[source, me]


@rule
def scores(s: State, out: Numbers) -> None:
    """Write each player's points."""
    for me in range(int(s.players)):
        points = points_so_far(s, me) + achievement_points(s, me) + unused_tile_points(s, me)
        for quadrant in range(QUADRANTS):
            points += quadrant_points(s, quadrant, me)
        out[me] = points


@rule
def points_so_far(s: State, me: int) -> int:
    """Return the points that a player has scored so far; the others are scored at the end."""
    points = int(s.matching_points[me]) + int(s.last_year_tile_points[me]) + solo_total(s, me)
    for section in range(SECTIONS):
        points += int(s.section_points[section, me])
    return points


@rule
def solo_total(s: State, me: int) -> int:
    """Return what an opponent of a solo game has scored, apart from sections and quadrants."""
    points = 0
    if me >= s.people:
        for source in range(SOURCES):
            points += int(s.solo_points[source, me])
    return points


@rule
def track_position(s: State, quadrant: int, me: int) -> int:
    """Return a player's marker on a quadrant track, with the supervisor's bonus at the end.

    Opponents of a solo game have no supervisor in the town.
    """
    if me >= s.people:
        return int(s.track[quadrant, me])
    bonus = SUPERVISOR_BONUS if s.quadrant[s.supervisor[me]] == quadrant else 0
    return int(s.track[quadrant, me]) + bonus


@rule
def quadrant_points(s: State, quadrant: int, me: int) -> int:
    """Return a player's points for a quadrant; a marker on space 0 scores nothing and has no place.

    Ties: more cubes on beautify icons of the quadrant; still tied, the points of the places are shared, rounded up.
    """
    mine = track_position(s, quadrant, me)
    if mine == 0:
        return 0
    ahead = 0
    tied = 1
    for other in range(int(s.players)):
        if other != me:
            more = track_position(s, quadrant, other) - mine
            if more == 0:
                more = beautify_cubes(s, other, quadrant) - beautify_cubes(s, me, quadrant)
            ahead += more > 0
            tied += more == 0
    points = 0
    for place in range(ahead, ahead + tied):
        points += end_points(s, place)
    return (points + tied - 1) // tied


@rule
def end_points(s: State, place: int) -> int:
    """Return the points of a place at the end."""
    return int(s.quadrant_points_by_place[points_index(s, place)])


@rule
def unused_tile_points(s: State, me: int) -> int:
    """Return one point for each unused year tile."""
    number = 0
    for tile in range(YEAR_TILES):
        number += int(s.unused_year_tiles[me, tile])
    return number * UNUSED_YEAR_TILE


@rule
def ranks(s: State, scores: Numbers, out: Numbers) -> None:
    """Write the ranks; ties go to more action tiles on the mat, without turned year tiles."""
    for me in range(int(s.players)):
        out[me] = 1
        for other in range(int(s.players)):
            more = scores[other] - scores[me]
            if more == 0:
                more = action_tiles(s, other) - action_tiles(s, me)
            if more > 0:
                out[me] += 1
