"""Which squares earned the points, for every row of the score sheet.

The highlights of a row add up to its points: the rules that score the row are asked for its squares.
"""

import numpy as np

from townwright.core.action import Highlight
from townwright.core.record import from_fields, records
from townwright.core.squares import largest
from townwright.core.state import new_states
from townwright.games.sprawlopolis.components import Zone
from townwright.games.sprawlopolis.conditions import earned_by
from townwright.games.sprawlopolis.roads import Road, roads_of
from townwright.games.sprawlopolis.scoring import cost_of_road, only_zone, zone_points
from townwright.games.sprawlopolis.state import STATE, State
from townwright.games.sprawlopolis.survey import survey

#: What scoring depends on.
FIELDS = ("city", "scoring", "difficulty", "rim", "park_hopping")


@from_fields(*FIELDS)
def highlights(fields: State) -> list[list[Highlight]]:
    """For each row of the score sheet, which squares earned how many points."""
    s = survey_copy(fields)
    roads = roads_of(s.city)
    return [
        *(of_zone(s, zone) for zone in Zone),
        of_roads(s, roads),
        *([Highlight(*earned) for earned in earned_by(s, card, roads)] for card in s.scoring),
    ]


def survey_copy(fields: State) -> State:
    """A copy of the table to score, with its city surveyed."""
    states = new_states(STATE)
    for name in FIELDS:
        states[name] = np.asarray(getattr(fields, name))
    s = records(states, State)[0]
    survey(s)
    return s


def of_zone(s: State, zone: Zone) -> list[Highlight]:
    """The group of a zone that is paid for."""
    points = zone_points(s, zone, only_zone(s))
    return [Highlight(points, largest(s.city, s.city.planes[zone]))] if points else []


def of_roads(s: State, roads: list[Road]) -> list[Highlight]:
    """The roads that cost something."""
    cost = cost_of_road(s)
    return [Highlight(cost, road.squares) for road in roads] if cost else []
