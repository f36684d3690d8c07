"""The squares that earned the points, for each row of the score sheet.

The highlights of a row add up to its points, because the rules that score the row also list its squares.
"""

from types import SimpleNamespace
from typing import cast

import numpy as np

from townwright.core.action import Highlight
from townwright.core.grid import SIZE
from townwright.core.record import from_fields
from townwright.core.squares import largest
from townwright.games.sprawlopolis.components import Zone
from townwright.games.sprawlopolis.conditions import squares_of_card
from townwright.games.sprawlopolis.roads import Road, roads_of
from townwright.games.sprawlopolis.scoring import only_zone, points_per_road, zone_points
from townwright.games.sprawlopolis.state import ROAD_COLUMNS, State
from townwright.games.sprawlopolis.survey import mark_open_ground


@from_fields("city", "scoring", "difficulty", "rim", "park_hopping", lists=True)
def highlights(fields: State) -> list[list[Highlight]]:
    """Return the squares that scored, with their points, for each row of the score sheet."""
    roads = roads_of(fields.city)
    s, only = survey_copy(fields, roads), only_zone(fields)
    return [
        *(zone_highlights(s, zone, only) for zone in Zone),
        road_highlights(s, roads),
        *([Highlight(*earned) for earned in squares_of_card(s, card, roads)] for card in s.scoring),
    ]


def survey_copy(fields: State, roads: list[Road]) -> State:
    """Return a copy of the fields that scoring reads, with the city surveyed."""
    s = cast(
        State,
        SimpleNamespace(
            city=fields.city,
            scoring=fields.scoring,
            difficulty=fields.difficulty,
            rim=fields.rim,
            park_hopping=fields.park_hopping,
            road_count=len(roads),
            roads=np.array([road.row for road in roads], np.int16).reshape(-1, ROAD_COLUMNS),
            ground=[0] * SIZE,
        ),
    )
    mark_open_ground(s)
    return s


def zone_highlights(s: State, zone: Zone, only: int) -> list[Highlight]:
    """Return the largest group of a zone, if it scores."""
    points = zone_points(s, zone, only)
    return [Highlight(points, largest(s.city, s.city.planes[zone]))] if points else []


def road_highlights(s: State, roads: list[Road]) -> list[Highlight]:
    """Return the roads that cost something."""
    points = points_per_road(s)
    return [Highlight(points, road.squares) for road in roads] if points else []
