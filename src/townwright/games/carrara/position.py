"""The end of a game as it lies on a real table: what the final scoring counts.

How the game got there is not checked, such as whether an announcement was allowed.
"""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from townwright.core.action import Bounds, Tally
from townwright.core.arrays import Matrix
from townwright.core.errors import BadFile
from townwright.core.game import Game
from townwright.core.position import Count, Points, TrackPoints, parse_position, tally_track
from townwright.core.record import copy_record, records
from townwright.core.state import States, new_states
from townwright.games.carrara.actions import Build, building, no_such_thing, sentence
from townwright.games.carrara.building import count_in_city, give, put
from townwright.games.carrara.components import (
    BRICKS_OF_COLOUR,
    CITIES,
    CITY_IDS,
    LEAST_IN_CITY,
    LEAST_PLAYERS,
    MARKERS,
    SEATS,
    TYPE_IDS,
)
from townwright.games.carrara.preview import gain
from townwright.games.carrara.scoring import (
    LEAST_OF_TYPE,
    is_city_open,
    is_type_open,
    may_score_city,
    may_score_type,
)
from townwright.games.carrara.state import NOBODY, NONE, Set, State, Stock
from townwright.games.carrara.turn import bricks_held, objects
from townwright.games.carrara.view import TYPE_AND_COST

Name = Annotated[str, msgspec.Meta(max_length=40)]
#: What is on the track when the final scoring begins.
ON_TRACK = frozenset({*TYPE_IDS, *CITY_IDS, "announcement"})


class OwnedBuilding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building of a player; its city may be left out."""

    type: Name
    cost: int
    city: Name | None = None


class Player(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player has at the end.

    `points` are those on the track before the final scoring; `scored` may list their sources.
    """

    buildings: list[OwnedBuilding] = []
    objects: Count = 0
    coins: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 0
    bricks: Count = 0
    points: Points | None = None
    scored: list[TrackPoints] = []


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position as JSON.

    `{"game": "carrara", "announcer": 0, "players": [{"points": 38, "buildings": [{"type": "villa", "cost": 3}, …],
    "objects": 7, "coins": 4, "bricks": 2}, …]}`
    """

    game: str
    players: Annotated[list[Player], msgspec.Meta(min_length=LEAST_PLAYERS, max_length=SEATS)]
    announcer: int | None = None
    options: dict[str, str] = {}


def position(s: State) -> Position:
    """Return the table as a position, with all points on the track by source."""
    scored: list[list[TrackPoints]] = [[] for _ in range(s.players)]
    for seat, kind in zip(*s.has_scored_type.nonzero(), strict=True):
        scored[seat].append(TrackPoints(TYPE_IDS[kind], int(s.type_points[seat, kind])))
    for city, seat in enumerate(s.city_scorer.tolist()):
        if seat != NOBODY:
            scored[seat].append(TrackPoints(CITY_IDS[city], int(s.city_points[city])))
    return Position(
        game="carrara",
        players=[
            Player(
                buildings=[owned_building(s, number) for number in buildings_of(s, seat)],
                objects=objects(s, seat),
                coins=int(s.coins[seat]),
                bricks=bricks_held(s, seat),
                scored=scored[seat],
            )
            for seat in range(s.players)
        ],
        announcer=None if s.announcer == NOBODY else int(s.announcer),
        options={"stock": Stock(s.stock_option).name.lower(), "set": Set.BASE.name.lower()},
    )


def owned_building(s: State, number: int) -> OwnedBuilding:
    """Return a building as it is written in a position."""
    kind, cost = TYPE_AND_COST[number]
    return OwnedBuilding(kind, cost, CITY_IDS[s.city[number]])


def score_position(game: Game, data: object) -> Tally:
    """Return the score sheet of a position."""
    position = parse_position(Position, data)
    states = new_states(game.rules.state)
    game.entry_points.setup(states, 0, game.option_codes(len(position.players), position.options), 0)
    bounds = lay_out(states, position)
    return tally_track(game, states, [player.points for player in position.players], ON_TRACK, bounds)


def lay_out(states: States, position: Position) -> dict[str, Bounds]:
    """Put everything on the table as it is at the end; refuse what is impossible.

    Returns the bounds of the objects and bricks.
    """
    s = records(states, State)[0]
    s.bricks[:] = 0
    if position.announcer is not None:
        if not 0 <= position.announcer < len(position.players):
            raise BadFile(sentence("no-such-announcer", found=position.announcer, last=len(position.players) - 1))
        s.announcer = position.announcer
    for seat, player in enumerate(position.players):
        for owned in player.buildings:
            add_building(s, seat, owned)
        s.coins[seat] = player.coins
    available = [supply + sale for supply, sale in zip(s.supply.tolist(), s.sale.tolist(), strict=True)]
    objects, bricks = zip(*((player.objects, player.bricks) for player in position.players), strict=True)
    bounds = {
        **hand_out(s.objects, "objects", objects, available, "too-many-objects"),
        **hand_out(s.bricks, "bricks", bricks, BRICKS_OF_COLOUR.tolist(), "too-many-bricks"),
    }
    for seat, player in enumerate(position.players):
        if len(player.scored) > MARKERS:
            raise BadFile(sentence("too-many-scorings", seat=seat, found=len(player.scored), most=MARKERS))
        for scored in player.scored:
            record_scoring(s, seat, scored)
    return bounds


def add_building(s: State, seat: int, owned: OwnedBuilding) -> None:
    """Give a building to a player."""
    problem = no_such_thing(Build(owned.type, owned.cost, owned.city or CITY_IDS[0]))
    if problem is not None:
        raise BadFile(problem)
    number = building(owned.type, owned.cost)
    assert number is not None
    if s.owner[number] != NOBODY:
        raise BadFile(sentence("building-twice", type=f"$type-{owned.type}", cost=owned.cost))
    if owned.city is None:
        give(s, seat, number)
    else:
        put(s, seat, number, CITY_IDS.index(owned.city))


def hand_out(
    held: Matrix, field: str, numbers: Sequence[int], available: list[int], too_many: str
) -> dict[str, Bounds]:
    """Give each player a number of things, of any kind that is left: kinds do not count at the end.

    Returns how many each player could have.
    """
    if sum(numbers) > sum(available):
        raise BadFile(sentence(too_many, found=sum(numbers), most=sum(available)))
    left = list(available)
    for seat, number in enumerate(numbers):
        for kind, stock in enumerate(left):
            taken = min(number, stock)
            held[seat, kind] = taken
            left[kind] -= taken
            number -= taken
    return {f"players.{seat}.{field}": Bounds(0, number + sum(left)) for seat, number in enumerate(numbers)}


def record_scoring(s: State, seat: int, scored: TrackPoints) -> None:
    """Record a scoring: a type the player has built, or an unscored city with enough of their buildings.

    It cannot have brought more points than the buildings are worth.
    """
    what = f"$source-{scored.what}"
    if scored.what in TYPE_IDS:
        kind = TYPE_IDS.index(scored.what)
        tables = [with_cities(s, seat, city) for city in range(CITIES)]
        is_open, may_score = is_type_open(s, seat, kind), may_score_type(s, seat, kind)
        least, count = LEAST_OF_TYPE, int(s.buildings_of_type[seat, kind])
        s.has_scored_type[seat, kind] = 1
        s.type_points[seat, kind] = scored.points
    elif scored.what in CITY_IDS:
        city = CITY_IDS.index(scored.what)
        tables = [with_cities(s, seat, city)]
        is_open, may_score = is_city_open(s, city), may_score_city(tables[0], seat, city)
        least, count = int(LEAST_IN_CITY[city]), int(tables[0].buildings_in_city[seat, city])
        s.city_scorer[city] = seat
        s.city_points[city] = scored.points
    else:
        names = ", ".join((*TYPE_IDS, *CITY_IDS))
        raise BadFile(sentence("no-such-scoring", what=scored.what[:80], known=names))
    if not is_open:
        raise BadFile(sentence("scored-twice", what=what))
    if not may_score:
        raise BadFile(sentence("too-few-scored", seat=seat, what=what, least=least, found=count))
    most = max(gain(table, seat, scored.what).points for table in tables)
    if scored.points > most:
        raise BadFile(sentence("too-much-scored", seat=seat, what=what, most=most, points=scored.points))
    s.markers[seat] -= 1


def with_cities(s: State, seat: int, city: int) -> State:
    """Return a copy of the table in which a player's buildings without a known city stand in `city`."""
    after = copy_record(s)
    for number in buildings_of(s, seat):
        if s.city[number] == NONE:
            count_in_city(after, seat, number, city)
    return after


def buildings_of(s: State, seat: int) -> list[int]:
    """Return the buildings of a player."""
    return [int(number) for number in (s.owner == seat).nonzero()[0]]
