"""The end of a game as it lies on a real table: what the final scoring counts, by quadrant.

Many printed numbers of the board are reconstructed, among them the plots of each section. So a position does not say
on which section a structure stands, and no position is refused because of a number that may differ on the real board.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, TypeVar

import msgspec
import numpy as np

from townwright.core.action import Bounds, Tally
from townwright.core.game import Game
from townwright.core.position import Count, Points, TrackPoints, parse_position, tally_track
from townwright.core.record import records
from townwright.core.state import States, new_states
from townwright.games.circleville.components import (
    ACHIEVEMENTS,
    COLOURS,
    DATA,
    DIFFICULTIES,
    PLOTS,
    QUADRANTS,
    SEATS,
    SECTIONS,
    STRUCTURES,
    TILES_OF_COLOUR,
    YEARS,
    AchievementKind,
    Character,
    Structure,
    YearTile,
)
from townwright.games.circleville.components.corrections import bad_file
from townwright.games.circleville.opponents.actions import room_on_mat
from townwright.games.circleville.rules.achievements import structures_in_quadrant, structures_with_cube
from townwright.games.circleville.rules.levels import has_space
from townwright.games.circleville.rules.town import (
    action_tiles,
    beautify_cubes,
    cells_on_mat,
    free_slots,
    slots_used,
)
from townwright.games.circleville.rules.turn import free_spaces
from townwright.games.circleville.state import STATE, State
from townwright.games.circleville.wording.view import (
    ALL_SOURCES,
    SOLO_SOURCES,
    STRUCTURE_IDS,
    Achievement,
    achievement_tile,
    numbers,
)

T = TypeVar("T")
Name = Annotated[str, msgspec.Meta(max_length=40)]
#: A number for each quadrant, the first one first.
ByQuadrant = tuple[Count, Count, Count, Count]
#: Structures by colour.
ByColour = dict[Name, Count]
#: What is on the scoring track when the final scoring begins: sections, matching colours, the last year tile, and the
#: sources that only opponents of a solo game have.
ON_TRACK = (*ALL_SOURCES[: SECTIONS + 2], *SOLO_SOURCES)
#: Cubes that fit on a beautify icon, and cube squares beside a plot: left and right.
ON_ICON = STATE["beauty"].shape[1]
SIDES = 2
#: The action tiles in the box.
ALL_ACTION_TILES = COLOURS * TILES_OF_COLOUR


class Player(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player has at the end.

    Opponents of a solo game have only points, markers, beautify cubes and action tiles. `points` are those on the
    scoring track before the final scoring; `scored` may list their sources. `supervisor` is the quadrant where the
    supervisor stands, and `tracks` are the quadrant markers without its bonus. `beautified` counts cubes on
    beautify icons; `twice` counts icons with two of them. `beside` counts structures, by colour, with at least one cube
    beside them. `year_tiles` are the unused ones, `action_tiles` those on the mat without turned year tiles.
    """

    tracks: ByQuadrant = (0, 0, 0, 0)
    supervisor: Annotated[int, msgspec.Meta(ge=1, le=QUADRANTS)] | None = None
    beautified: ByQuadrant = (0, 0, 0, 0)
    twice: ByQuadrant = (0, 0, 0, 0)
    achievements: list[int] = []
    beside: ByColour = {}
    year_tiles: Count = 0
    action_tiles: Count = 0
    points: Points | None = None
    scored: list[TrackPoints] = []


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position as JSON.

    `{"game": "circleville", "players": [{"points": 61, "supervisor": 4, "tracks": [3, 0, 5, 6], …}, …], "structures":
    [{"natural": 2, "golden": 1}, {}, {}, {}]}`

    `structures` counts those of each quadrant by colour, no matter who built them; only colours that an achievement
    counts are needed. In a solo game the option `opponents` names the opponents, who follow the person in `players`.
    """

    game: str
    players: Annotated[list[Player], msgspec.Meta(min_length=2, max_length=SEATS)]
    structures: tuple[ByColour, ByColour, ByColour, ByColour] = msgspec.field(default_factory=lambda: ({}, {}, {}, {}))
    options: dict[str, str] = {}
    components: dict[str, Any] | None = None


def position(s: State) -> Position:
    """Return the table as a position: points on the track by source, no corrections of the board."""
    structures = [
        nonzero_counts(structures_in_quadrant(s, structure, quadrant) for structure in range(STRUCTURES))
        for quadrant in range(QUADRANTS)
    ]
    is_solo = s.people < s.players
    line_up = [Character(int(each) - 1) for each in s.character[s.people : s.players]]
    return Position(
        game="circleville",
        players=[player(s, seat) for seat in range(s.players)],
        structures=quadrant_tuple(structures),
        options={"opponents": "_".join(each.name.lower() for each in line_up)} if is_solo else {},
    )


def player(s: State, seat: int) -> Player:
    """Return what a player has."""
    is_person = seat < s.people
    twice = (s.beauty == seat + 1).all(axis=1)
    points = [
        *s.section_points[:, seat].tolist(),
        int(s.matching_points[seat]),
        int(s.last_year_tile_points[seat]),
        *s.solo_points[:, seat].tolist(),
    ]
    beside = nonzero_counts(structures_with_cube(s, structure, seat) for structure in range(STRUCTURES))
    return Player(
        tracks=quadrant_tuple(s.track[:, seat].tolist()),
        supervisor=int(s.quadrant[s.supervisor[seat]]) + 1 if is_person else None,
        beautified=quadrant_tuple(int(beautify_cubes(s, seat, quadrant)) for quadrant in range(QUADRANTS)),
        twice=quadrant_tuple(int(twice[s.quadrant == quadrant].sum()) for quadrant in range(QUADRANTS)),
        achievements=numbers(s.player_achievements[seat]),
        beside=beside if is_person else {},
        year_tiles=int(s.unused_year_tiles[seat].sum()),
        action_tiles=int(action_tiles(s, seat)),
        scored=[TrackPoints(what, value) for what, value in zip(ON_TRACK, points, strict=True) if value],
    )


def quadrant_tuple(values: Iterable[T]) -> tuple[T, T, T, T]:
    """Return the values of the four quadrants as a tuple."""
    first, second, third, fourth = values
    return first, second, third, fourth


def nonzero_counts(counts: Iterable[int]) -> dict[str, int]:
    """Return how many structures there are of each colour, without zeros."""
    return {name: int(count) for name, count in zip(STRUCTURE_IDS, counts, strict=True) if count}


def score_position(game: Game, data: object) -> Tally:
    """Return the score sheet of a position."""
    position = parse_position(Position, data)
    people = 1 if "opponents" in position.options else len(position.players)
    codes = game.option_codes(people, position.options, position.components)
    if game.seats(people, position.options) != len(position.players):
        raise bad_file("position-seats", found=len(position.players), seats=game.seats(people, position.options))
    states = new_states(game.rules.state)
    game.entry_points.setup(states, 0, codes, 0)
    lay_out(states, position, people)
    bounds = position_bounds(records(states, State)[0], position, people)
    return tally_track(game, states, [player.points for player in position.players], ON_TRACK, bounds)


def lay_out(states: States, position: Position, people: int) -> None:
    """Put everything on the table as it is at the end; refuse what is impossible."""
    s = records(states, State)[0]
    for seat, player in enumerate(position.players):
        if seat < people:
            seat_person(s, seat, player)
        else:
            seat_opponent(s, seat, player)
        put_markers(s, seat, player, seat >= people)
        store_points(s, seat, player, seat < people)
    if sum(player.year_tiles for player in position.players) > (most := most_year_tiles(s)):
        raise bad_file("too-many-year-tiles", most=most)
    if sum(player.action_tiles for player in position.players) > ALL_ACTION_TILES:
        raise bad_file("too-many-action-tiles", most=ALL_ACTION_TILES)
    for quadrant in range(QUADRANTS):
        put_beautify_cubes(s, quadrant, position.players)
    put_structures(s, position)


def seat_person(s: State, seat: int, player: Player) -> None:
    """Seat a person: supervisor, achievements, year tiles, action tiles. Columns do not matter."""
    if player.supervisor is None:
        raise bad_file("supervisor-nowhere", seat=seat)
    s.supervisor[seat] = (s.quadrant == player.supervisor - 1).argmax()
    for tile in player.achievements:
        if not 1 <= tile <= ACHIEVEMENTS:
            raise bad_file("no-such-achievement", value=str(tile), high=ACHIEVEMENTS)
        if any(int(owned) >> tile - 1 & 1 for owned in s.player_achievements):
            raise bad_file("achievement-twice", tile=tile)
        if not free_slots(s, seat):
            raise bad_file("too-many-achievements", seat=seat, most=slots_used(s, seat))
        s.player_achievements[seat] = int(s.player_achievements[seat]) | 1 << tile - 1
    s.unused_year_tiles[seat, 0] = min(player.year_tiles, YEARS)
    if player.action_tiles > (most := free_spaces(s, seat, 0)):
        raise bad_file("mat-is-full", seat=seat, most=most)
    for colour in range(COLOURS):
        while has_space(s, seat, colour) and action_tiles(s, seat) < player.action_tiles:
            s.tiles[seat, colour] += 1


def most_year_tiles(s: State) -> int:
    """Return the number of year tiles that players can keep: all but the one for points."""
    return sum(tile != YearTile.THREE_POINTS for tile in s.years.tolist())


def seat_opponent(s: State, seat: int, player: Player) -> None:
    """Seat an opponent of a solo game: only the action tiles on the mat."""
    if player.supervisor or player.achievements or player.beside or player.year_tiles:
        raise bad_file("opponents-have-none", seat=seat)
    if player.action_tiles > (most := room_on_mat(s, seat)):
        raise bad_file("mat-is-full", seat=seat, most=most)
    for number in range(player.action_tiles):
        if number < cells_on_mat(s, seat):
            s.mat_tiles[seat, number] = 1
        else:  # a mat with columns
            s.tiles[seat, number % COLOURS] += 1


def put_markers(s: State, seat: int, player: Player, is_opponent: bool) -> None:
    """Place the quadrant markers. Each space stands for a cube in the town, except where opponents start."""
    if sum(player.tracks) > (most := most_marker_spaces(s, seat, is_opponent)):
        raise bad_file("too-many-cubes", seat=seat, found=sum(player.tracks), most=most)
    s.track[:, seat] = player.tracks


def most_marker_spaces(s: State, seat: int, is_opponent: bool) -> int:
    """Return how far a player's quadrant markers can have moved together."""
    return int(s.cubes[seat]) + (QUADRANTS * DIFFICULTIES[-1] if is_opponent else 0)


def store_points(s: State, seat: int, player: Player, is_person: bool) -> None:
    """Store the sources of the points on the scoring track."""
    sources = ON_TRACK[: SECTIONS + 2] if is_person else ON_TRACK
    for scored in player.scored:
        if scored.what not in sources:
            raise bad_file("no-such-source", what=scored.what[:80], known=", ".join(sources))
    points_by_source = {scored.what: scored.points for scored in player.scored}
    if len(points_by_source) < len(player.scored):
        raise bad_file("source-twice", seat=seat)
    points = [points_by_source.get(what, 0) for what in ON_TRACK]
    most = int(np.iinfo(s.section_points.dtype).max)
    if max(points[: SECTIONS + 2]) > most:
        raise bad_file("too-many-points", seat=seat, most=most)
    s.section_points[:, seat] = points[:SECTIONS]
    s.matching_points[seat], s.last_year_tile_points[seat] = points[SECTIONS : SECTIONS + 2]
    s.solo_points[:, seat] = points[SECTIONS + 2 :]


def put_beautify_cubes(s: State, quadrant: int, players: list[Player]) -> None:
    """Put cubes on the beautify icons of a quadrant, at most two on each.

    Which sections they are on does not matter: icons with two cubes of one player come first, then the other cubes go
    round the other icons, player by player.
    """
    sections = sections_of(s, quadrant)
    for seat, player in enumerate(players):
        if player.beautified[quadrant] > player.tracks[quadrant]:
            raise bad_file(
                "marker-too-low",
                seat=seat,
                quadrant=quadrant + 1,
                cubes=player.beautified[quadrant],
                space=player.tracks[quadrant],
            )
    cubes, twice = [player.beautified[quadrant] for player in players], [player.twice[quadrant] for player in players]
    singles = single_cubes(cubes, twice)
    if min(singles) < 0:
        raise bad_file("twice-too-often", seat=singles.index(min(singles)), quadrant=quadrant + 1)
    if not fits_icons(cubes, twice, len(sections)):
        raise bad_file("icons-are-full", quadrant=quadrant + 1, icons=len(sections))
    doubles, others = seats_by_count(twice), sections[sum(twice) :]
    for section, seat in zip(sections, doubles, strict=False):
        s.beauty[section] = seat + 1
    for number, seat in enumerate(seats_by_count(singles)):
        s.beauty[others[number % len(others)], number // len(others)] = seat + 1


def sections_of(s: State, quadrant: int) -> list[int]:
    """Return the sections of a quadrant."""
    return [int(section) for section in (s.quadrant == quadrant).nonzero()[0]]


def single_cubes(cubes: Sequence[int], twice: Sequence[int]) -> list[int]:
    """Return each player's cubes on icons where they have only one cube."""
    return [number - ON_ICON * doubles for number, doubles in zip(cubes, twice, strict=True)]


def fits_icons(cubes: Sequence[int], twice: Sequence[int], icons: int) -> bool:
    """Return whether the players' cubes fit on the icons of a quadrant.

    `twice` counts each player's icons with two of their own cubes.
    """
    singles, others = single_cubes(cubes, twice), icons - sum(twice)
    return min(singles) >= 0 and max(singles) <= others and sum(singles) <= ON_ICON * others


def seats_by_count(counts: Iterable[int]) -> list[int]:
    """Return each seat, repeated as often as its count says."""
    return [seat for seat, number in enumerate(counts) for _ in range(number)]


def put_structures(s: State, position: Position) -> None:
    """Put structures on plots of their quadrants, with cubes beside them.

    Cubes go round the structures of a colour, player by player, so that no player has two beside the same structure.
    """
    for colours in (*position.structures, *(player.beside for player in position.players)):
        for name in colours:
            if name not in STRUCTURE_IDS:
                raise bad_file("no-such-structure", value=name, names=", ".join(STRUCTURE_IDS))
    free_plots = [plots_of(s, quadrant) for quadrant in range(QUADRANTS)]
    for colour in Structure:
        name = STRUCTURE_IDS[colour]
        counts = [colours.get(name, 0) for colours in position.structures]
        if sum(counts) > (most := most_structures(name)):
            raise bad_file("too-many-structures", structure=f"$structure-{name}", found=sum(counts), most=most)
        plots: list[int] = []
        for quadrant, number in enumerate(counts):
            if number > len(free_plots[quadrant]):
                raise bad_file("quadrant-is-full", quadrant=quadrant + 1)
            plots += free_plots[quadrant][:number]
            del free_plots[quadrant][:number]
        for plot in plots:
            s.plot_structure[plot] = colour + 1
        put_cubes(s, plots, name, position.players)


def put_cubes(s: State, plots: list[int], name: str, players: list[Player]) -> None:
    """Put cubes beside the structures of a colour: one left and one right square each."""
    beside = [player.beside.get(name, 0) for player in players]
    for seat, cubes in enumerate(beside):
        if cubes > len(plots):
            raise bad_file(
                "too-few-structures", seat=seat, structure=f"$structure-{name}", cubes=cubes, found=len(plots)
            )
    squares = [(side, plot) for side in (s.left_owner, s.right_owner) for plot in plots]
    if not fits_squares(beside, len(plots)):
        raise bad_file("squares-are-full", structure=f"$structure-{name}", cubes=sum(beside), squares=len(squares))
    for seat, (side, plot) in zip(seats_by_count(beside), squares, strict=False):
        side[plot] = seat + 1


def plots_of(s: State, quadrant: int) -> list[int]:
    """Return the plots of a quadrant."""
    return [section * PLOTS + plot for section in sections_of(s, quadrant) for plot in range(PLOTS)]


def most_structures(name: str) -> int:
    """Return how many structures of a colour are in the box."""
    return int(DATA["structures"]["count"][name])


def fits_squares(beside: Sequence[int], structures: int) -> bool:
    """Return whether the players can have cubes beside that many structures of a colour."""
    return max(beside) <= structures and sum(beside) <= SIDES * structures


def position_bounds(s: State, position: Position, people: int) -> dict[str, Bounds]:
    """Return the bounds of each field that matters, given the values of all other fields."""
    players = position.players
    year_tiles = most_year_tiles(s) - sum(player.year_tiles for player in players)
    tiles = ALL_ACTION_TILES - sum(player.action_tiles for player in players)
    bounds: dict[str, Bounds] = {}
    for seat, player in enumerate(players):
        path = f"players.{seat}"
        spaces = most_marker_spaces(s, seat, seat >= people) - sum(player.tracks)
        for quadrant in range(QUADRANTS):
            marker, cubes = player.tracks[quadrant], player.beautified[quadrant]
            bounds[f"{path}.tracks.{quadrant}"] = Bounds(cubes, marker + spaces)
        if seat < people:
            room = free_spaces(s, seat, 0)
            bounds[f"{path}.achievements"] = Bounds(0, len(player.achievements) + free_slots(s, seat))
            bounds[f"{path}.year_tiles"] = Bounds(0, player.year_tiles + year_tiles)
        else:
            room = room_on_mat(s, seat) - player.action_tiles
        bounds[f"{path}.action_tiles"] = Bounds(0, player.action_tiles + min(room, tiles))
    achievements = [[achievement_tile(s, tile - 1) for tile in player.achievements] for player in players]
    return {**bounds, **icon_bounds(s, players, achievements), **structure_bounds(s, position, achievements)}


def icon_bounds(s: State, players: list[Player], achievements: list[list[Achievement]]) -> dict[str, Bounds]:
    """Return the bounds of cubes on beautify icons, and of icons with two cubes of a player.

    Icons with two cubes matter only to an achievement, or to a player with at least as many cubes as there are icons.
    """
    bounds: dict[str, Bounds] = {}
    for quadrant in range(QUADRANTS):
        icons = len(sections_of(s, quadrant))
        cubes, twice = (
            [player.beautified[quadrant] for player in players],
            [player.twice[quadrant] for player in players],
        )
        for seat, player in enumerate(players):
            most = min(player.tracks[quadrant], ON_ICON * icons)
            bounds[f"players.{seat}.beautified.{quadrant}"] = span(
                number for number in range(most + 1) if fits_icons(with_count(cubes, seat, number), twice, icons)
            )
            doubles = span(
                number for number in range(icons + 1) if fits_icons(cubes, with_count(twice, seat, number), icons)
            )
            count_icons = any(tile.kind == AchievementKind.BEAUTIFY_CUBES.name.lower() for tile in achievements[seat])
            if doubles.most and (count_icons or cubes[seat] >= icons):
                bounds[f"players.{seat}.twice.{quadrant}"] = doubles
    return bounds


def structure_bounds(s: State, position: Position, achievements: list[list[Achievement]]) -> dict[str, Bounds]:
    """Return the bounds of structures that an achievement counts, and of those with a cube beside them."""
    bounds: dict[str, Bounds] = {}
    for name in STRUCTURE_IDS:
        counts = [colours.get(name, 0) for colours in position.structures]
        beside = [player.beside.get(name, 0) for player in position.players]
        quadrants = {tile.quadrant for owned in achievements for tile in owned if tile.structure == name}
        for quadrant, colours in enumerate(position.structures):
            if quadrants & {None, quadrant + 1}:
                free = len(plots_of(s, quadrant)) - sum(colours.values())
                most = counts[quadrant] + min(free, most_structures(name) - sum(counts))
                others = sum(counts) - counts[quadrant]
                bounds[f"structures.{quadrant}.{name}"] = span(
                    number for number in range(most + 1) if fits_squares(beside, others + number)
                )
        for seat, owned in enumerate(achievements):
            if any(tile.structure == name and tile.quadrant is None for tile in owned):
                bounds[f"players.{seat}.beside.{name}"] = span(
                    number
                    for number in range(sum(counts) + 1)
                    if fits_squares(with_count(beside, seat, number), sum(counts))
                )
    return bounds


def with_count(counts: Sequence[int], seat: int, number: int) -> list[int]:
    """Return the counts of the players with another number at one seat."""
    return [*counts[:seat], number, *counts[seat + 1 :]]


def span(values: Iterable[int]) -> Bounds:
    """Return the bounds of possible values, which come in ascending order."""
    least, *others = values
    return Bounds(least, others[-1] if others else least)
