"""Which squares made the points: for every row of the score sheet, the things that were counted.

The highlights of a row add up to its points. This is for pages and people, in plain Python over what is visible;
games are scored by `scoring.py` and `conditions.py`.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import pairwise
from typing import Any

from townwright.core.action import Highlight
from townwright.core.record import from_fields
from townwright.core.squares import Square, groups, neighbours, spread
from townwright.games.sprawlopolis import conditions as values
from townwright.games.sprawlopolis.components import NO_CARD, ROAD, Condition, Zone, condition
from townwright.games.sprawlopolis.state import Difficulty, ParkHopping, Rim
from townwright.games.sprawlopolis.view import city as visible

ZONES = {zone.id: zone for zone in Zone}
#: The way to the neighbour across each edge, and the neighbour's edge there.
WAYS = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}


@from_fields("city", "scoring", "difficulty", "rim", "park_hopping")
def highlights(s: Any) -> list[list[Highlight]]:
    """For each row of the score sheet, which squares made how many points."""
    plan = Plan(s)
    rows = [[Highlight(len(group), group) for group in plan.scored_groups(zone)] for zone in Zone]
    rows.append([] if plan.difficulty == Difficulty.EASIER else [Highlight(ROAD, road) for road in plan.roads])
    for card in s.scoring:
        rows.append([] if card == NO_CARD else [Highlight(*found) for found in COUNTED[condition(card)](plan)])
    return rows


class Plan:
    """The city as a map: what each square shows, its groups and its roads."""

    def __init__(self, s: Any) -> None:
        self.difficulty, self.rim, self.park_hopping = s.difficulty, s.rim, s.park_hopping
        blocks = visible(s.city).blocks
        self.zones = {(block.x, block.y): ZONES[block.zone] for block in blocks}
        self.edges = {(block.x, block.y): block.road for block in blocks}
        self._joined = {square: list(self._road_on(square)) for square in self.edges}
        self.roads = list(self._roads())

    def of(self, *zones: Zone) -> list[Square]:
        """The squares of some zones."""
        return [square for square, zone in self.zones.items() if zone in zones]

    def touched(self, squares: Iterable[Square], zone: Zone) -> list[Square]:
        """The squares of a zone that touch others."""
        around = {beside for square in squares for beside in neighbours(square)}
        return [square for square in self.of(zone) if square in around]

    def open_sides(self, square: Square) -> list[Square]:
        """The open ground beside a square; a hole in the city counts unless its rim is inside."""
        return [beside for beside in neighbours(square) if self.is_open(beside)]

    def is_open(self, square: Square) -> bool:
        return square not in self.zones and (self.rim == Rim.EDGE or square in self.outside)

    def rows_and_columns(self) -> tuple[list[list[Square]], list[list[Square]]]:
        rows = [[square for square in self.zones if square[1] == y] for y in sorted({y for _, y in self.zones})]
        columns = [[square for square in self.zones if square[0] == x] for x in sorted({x for x, _ in self.zones})]
        return rows, columns

    @cached_property
    def groups(self) -> dict[Zone, list[list[Square]]]:
        """The groups of each zone, the largest first."""
        return {zone: groups(self.of(zone)) for zone in Zone}

    def scored_groups(self, zone: Zone) -> list[list[Square]]:
        """The group of a zone that is paid for: the largest; in the harder game only if no other zone's is larger."""
        best = max(Zone, key=lambda each: sum(map(len, self.groups[each][:1])))
        return self.groups[zone][:1] if self.difficulty != Difficulty.HARDER or zone == best else []

    def ends(self, road: list[Square]) -> list[Square]:
        """The squares that the ends of a road point at; none for a loop."""
        return [beyond for square in road for beyond in self._ways(square) if beyond not in self.joined(square)]

    def _ways(self, square: Square) -> list[Square]:
        return [(square[0] + WAYS[edge][0], square[1] + WAYS[edge][1]) for edge in self.edges[square]]

    def joined(self, square: Square) -> list[Square]:
        """The squares into which the road of a square goes on."""
        return self._joined[square]

    def _road_on(self, square: Square) -> Iterator[Square]:
        for edge, beyond in zip(self.edges[square], self._ways(square), strict=True):
            if WAYS[edge][2] in self.edges.get(beyond, ""):
                yield beyond

    def _roads(self) -> Iterator[list[Square]]:
        """Each road as its squares from one end to the other, or once around."""
        left = {square: edges for square, edges in self.edges.items() if edges}
        while left:
            start = next((square for square in left if len(self.joined(square)) < 2), next(iter(left)))
            road = [start]
            del left[start]
            while ahead := [square for square in self.joined(road[-1]) if square in left]:
                road.append(ahead[0])
                del left[ahead[0]]
            yield road

    @cached_property
    def outside(self) -> set[Square]:
        """The open ground around the city, one square wide and reaching into every gap but holes."""
        columns, rows = [x for x, _ in self.zones], [y for _, y in self.zones]
        ground = {
            (x, y)
            for x in range(min(columns) - 1, max(columns) + 2)
            for y in range(min(rows) - 1, max(rows) + 2)
            if (x, y) not in self.zones
        }
        return spread(min(ground), ground)


# What each condition counts: points and squares

Counted = Iterator[tuple[int, list[Square]]]


def the_outskirts(plan: Plan) -> Counted:
    for road in plan.roads:
        at_boundary = any(plan.is_open(end) for end in plan.ends(road))
        yield values.BOUNDARY_ROAD if at_boundary else values.INSIDE_ROAD, road


def bloom_boom(plan: Plan) -> Counted:
    rows, columns = plan.rows_and_columns()
    for line in rows + columns:
        parks = [square for square in line if plan.zones[square] == Zone.PARK]
        if len(parks) == values.WANTED_PARKS:
            yield values.WANTED_LINE, parks
        elif not parks:
            yield values.LINE_WITHOUT_PARK, line


def go_green(plan: Plan) -> Counted:
    yield from each(values.GREEN_PARK, plan.of(Zone.PARK))
    yield from each(values.GREEN_INDUSTRIAL, plan.of(Zone.INDUSTRIAL))


def block_party(plan: Plan) -> Counted:
    """The table's first entry stands for nothing on the map; each further four adds what the table rises by."""
    table = values.BY_FOURS.tolist()
    steps = [later - earlier for earlier, later in pairwise(table)]
    yield table[0], []
    for x, y in plan.zones:
        four = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        if len({plan.zones.get(square) for square in four}) == 1:
            yield steps.pop(0) if steps else 0, four


def stacks_and_scrapers(plan: Plan) -> Counted:
    disturbed = {
        square for zone in (Zone.PARK, Zone.RESIDENTIAL) for square in plan.touched(plan.of(zone), Zone.INDUSTRIAL)
    }
    yield from each(values.STACK, [square for square in plan.of(Zone.INDUSTRIAL) if square not in disturbed])


def master_planned(plan: Plan) -> Counted:
    for group in plan.groups[Zone.RESIDENTIAL][:1]:
        yield values.PLANNED_RESIDENTIAL * len(group), group
    for group in plan.groups[Zone.INDUSTRIAL][:1]:
        yield values.PLANNED_INDUSTRIAL * len(group), group


def central_perks(plan: Plan) -> Counted:
    for park in plan.of(Zone.PARK):
        yield values.BOUNDARY_PARK if plan.open_sides(park) else values.INSIDE_PARK, [park]


def the_burbs(plan: Plan) -> Counted:
    groups = plan.groups[Zone.RESIDENTIAL]
    largest = [group for group in groups if len(group) == len(groups[0])]
    outcomes = [
        [
            *each(values.BURBS_PARK, plan.touched(group, Zone.PARK)),
            *each(values.BURBS_INDUSTRIAL, plan.touched(group, Zone.INDUSTRIAL)),
        ]
        for group in largest
    ]
    yield from max(outcomes, key=lambda outcome: sum(points for points, _ in outcome), default=[])


def concrete_jungle(plan: Plan) -> Counted:
    plants = set(plan.of(Zone.INDUSTRIAL))
    for x, y in plan.of(Zone.INDUSTRIAL):
        if plants & {(x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)}:
            yield values.JUNGLE, [(x, y)]


def the_strip(plan: Plan) -> Counted:
    rows, columns = plan.rows_and_columns()
    shops = [[square for square in line if plan.zones[square] == Zone.COMMERCIAL] for line in rows + columns]
    strip = max(shops, key=len, default=[])
    yield values.STRIP * len(strip), strip


def mini_marts(plan: Plan) -> Counted:
    for shop in plan.of(Zone.COMMERCIAL):
        joined = plan.joined(shop)
        if len(joined) == len(plan.edges[shop]) and all(plan.zones[home] == Zone.RESIDENTIAL for home in joined):
            yield values.MART, [shop]


def superhighway(plan: Plan) -> Counted:
    longest = max(plan.roads, key=len, default=[])
    yield len(longest) // values.SECTIONS_FOR_ONE, longest


def park_hopping(plan: Plan) -> Counted:
    parks = {square: number for number, group in enumerate(plan.groups[Zone.PARK]) for square in group}
    for road in plan.roads:
        ends = set(plan.ends(road))
        if len(ends) == 2 and ends <= parks.keys():
            if plan.park_hopping == ParkHopping.BLOCKS or len({parks[end] for end in ends}) == 2:
                yield values.HOP, [*road, *sorted(ends)]


def looping_lanes(plan: Plan) -> Counted:
    for road in plan.roads:
        if not plan.ends(road):
            yield values.LOOP_SECTION * len(road), road


def skid_row(plan: Plan) -> Counted:
    plants = set(plan.of(Zone.INDUSTRIAL))
    for home in plan.of(Zone.RESIDENTIAL):
        if len(plants.intersection(neighbours(home))) >= 2:
            yield values.SKID, [home]


def morning_commute(plan: Plan) -> Counted:
    for road in plan.roads:
        if {Zone.RESIDENTIAL, Zone.COMMERCIAL} <= {plan.zones[square] for square in road}:
            yield values.COMMUTE, road


def tourist_traps(plan: Plan) -> Counted:
    for shop in plan.of(Zone.COMMERCIAL):
        if sides := plan.open_sides(shop):
            yield values.TRAP * len(sides), [shop]


def sprawlopolis(plan: Plan) -> Counted:
    for lines in plan.rows_and_columns():
        fullest = max(lines, key=len, default=[])
        yield values.LINE_BLOCK * len(fullest), fullest


def each(points: int, squares: Iterable[Square]) -> Counted:
    """The same for each square."""
    return ((points, [square]) for square in squares)


COUNTED: dict[Condition, Callable[[Plan], Counted]] = {
    Condition.THE_OUTSKIRTS: the_outskirts,
    Condition.BLOOM_BOOM: bloom_boom,
    Condition.GO_GREEN: go_green,
    Condition.BLOCK_PARTY: block_party,
    Condition.STACKS_AND_SCRAPERS: stacks_and_scrapers,
    Condition.MASTER_PLANNED: master_planned,
    Condition.CENTRAL_PERKS: central_perks,
    Condition.THE_BURBS: the_burbs,
    Condition.CONCRETE_JUNGLE: concrete_jungle,
    Condition.THE_STRIP: the_strip,
    Condition.MINI_MARTS: mini_marts,
    Condition.SUPERHIGHWAY: superhighway,
    Condition.PARK_HOPPING: park_hopping,
    Condition.LOOPING_LANES: looping_lanes,
    Condition.SKID_ROW: skid_row,
    Condition.MORNING_COMMUTE: morning_commute,
    Condition.TOURIST_TRAPS: tourist_traps,
    Condition.SPRAWLOPOLIS: sprawlopolis,
}
