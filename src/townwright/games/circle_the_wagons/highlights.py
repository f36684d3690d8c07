"""Which squares made the points: for every row of the score sheet and both towns, the things that were counted.

A player's highlights of a row add up to their points. This is for pages and people, in plain Python over what is
visible; games are scored by `scoring.py`.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from townwright.core.action import Highlight
from townwright.core.record import from_fields
from townwright.core.squares import Square, groups, neighbours
from townwright.games.circle_the_wagons import scoring as values
from townwright.games.circle_the_wagons.components import PLAYERS, Condition, Icon, Territory
from townwright.games.circle_the_wagons.state import BoomOrBust, Holes
from townwright.games.circle_the_wagons.view import town as visible

TERRITORIES = {territory.name.lower(): territory for territory in Territory}
ICONS = {icon.name.lower(): icon for icon in Icon}


@from_fields("towns", "scoring", "boom_or_bust", "holes")
def highlights(s: Any) -> list[list[Highlight]]:
    """For each row of the score sheet, which squares of whose town made how many points."""
    towns = [plan(s, seat) for seat in range(PLAYERS)]
    pairs = [(seat, towns[seat], towns[1 - seat]) for seat in range(PLAYERS)]
    rows = [
        [Highlight(len(group), group, seat) for seat, own, _ in pairs for group in groups(own.of(territory))[:1]]
        for territory in Territory
    ]
    for card in s.scoring:
        counted = COUNTED[Condition(card)]
        rows.append([Highlight(*found, seat) for seat, own, other in pairs for found in counted(own, other)])
    return rows


@dataclass(frozen=True)
class Plan:
    """A town as a map: the territory and the icon of each square."""

    territories: dict[Square, Territory]
    icons: dict[Square, Icon]
    boom_or_bust: BoomOrBust
    holes: Holes

    def of(self, thing: Territory | Icon) -> list[Square]:
        """The squares that show a territory or an icon."""
        shown: dict[Square, Any] = self.territories if isinstance(thing, Territory) else self.icons
        return [square for square, found in shown.items() if found == thing]

    def touching(self, thing: Territory | Icon) -> set[Square]:
        """The squares that share an edge with one that shows a territory or an icon."""
        return {beside for square in self.of(thing) for beside in neighbours(square)}


def plan(s: Any, seat: int) -> Plan:
    """The map of a player's town."""
    squares = visible(s.towns[seat]).squares
    return Plan(
        {(square.x, square.y): TERRITORIES[square.territory] for square in squares},
        {(square.x, square.y): ICONS[square.icon] for square in squares},
        BoomOrBust(s.boom_or_bust),
        Holes(s.holes),
    )


Counted = Iterator[tuple[int, list[Square]]]


def each(points: int, squares: Iterable[Square]) -> Counted:
    """Every square pays by itself."""
    return ((points, [square]) for square in squares)


# What each scoring card counts in one's own town: points and squares


def badlands(own: Plan, other: Plan) -> Counted:
    deserts = set(own.of(Territory.DESERT))
    for gun in own.of(Icon.GUN):
        above, right, below, left = neighbours(gun)
        flanks = [pair for pair in ([left, right], [above, below]) if deserts.issuperset(pair)]
        if flanks:
            yield values.GUN_IN_BADLANDS, [gun, *(square for pair in flanks for square in pair)]


def happy_cows(own: Plan, other: Plan) -> Counted:
    cold = own.touching(Territory.SNOW) | set(own.of(Territory.SNOW))
    yield from each(values.HAPPY_COW, [cow for cow in own.of(Icon.COW) if cow not in cold])


def the_clearing(own: Plan, other: Plan) -> Counted:
    yield from each(values.CLEARING_FORT, own.of(Icon.FORT))
    yield from each(values.CLEARING_FOREST, own.of(Territory.FOREST))


def circle_the_wagons(own: Plan, other: Plan) -> Counted:
    wagons = set(own.of(Icon.WAGON))
    for middle in own.territories:
        if wagons.issuperset(neighbours(middle)):
            yield values.CIRCLE_OF_WAGONS, [middle, *neighbours(middle)]


def smalltown_charm(own: Plan, other: Plan) -> Counted:
    less = len(other.territories) - len(own.territories)
    if less > 0:
        yield values.SQUARE_LESS * less, list(own.territories)


def gold_country(own: Plan, other: Plan) -> Counted:
    golden = own.touching(Territory.MOUNTAINS) | set(own.of(Territory.MOUNTAINS))
    yield from each(values.GOLD_MINE, [mine for mine in own.of(Icon.MINE) if mine in golden])


def prairie_life(own: Plan, other: Plan) -> Counted:
    """A cow on a plain counts as both, so the squares pay together."""
    cows, plains = own.of(Icon.COW), own.of(Territory.PLAINS)
    yield (len(cows) + len(plains)) // values.PRAIRIE_SHARE, list(dict.fromkeys(cows + plains))


def cool_water(own: Plan, other: Plan) -> Counted:
    waters = groups(own.of(Territory.WATER))
    wagons = own.of(Icon.WAGON)
    watered = [
        [wagon for wagon in wagons if wagon in water or any(beside in water for beside in neighbours(wagon))]
        for water in takewhile(lambda water: len(water) == len(waters[0]), waters)
    ]
    best: list[Square] = max(watered, key=len, default=[])
    yield from each(values.WATERED_WAGON, best)


def claim_jumpers(own: Plan, other: Plan) -> Counted:
    mines, guns = own.of(Icon.MINE), own.of(Icon.GUN)
    their_mines, their_guns = other.of(Icon.MINE), other.of(Icon.GUN)
    if len(mines) > len(their_mines):
        lost = values.LOST_TO_MORE_GUNS if len(their_guns) > len(guns) else 0
        yield values.MOST_MINES - lost, mines
    elif len(mines) < len(their_mines) and len(guns) > len(their_guns):
        yield values.LOST_TO_MORE_GUNS, guns


def boom_or_bust(own: Plan, other: Plan) -> Counted:
    mines, table = own.of(Icon.MINE), values.BY_MINES.tolist()
    paid = table[min(len(mines), len(table) - 1)]
    yield paid * len(mines) if own.boom_or_bust == BoomOrBust.PER_MINE else paid, mines


def wagon_train(own: Plan, other: Plan) -> Counted:
    wagons, table = set(own.of(Icon.WAGON)), values.BY_LENGTH.tolist()
    for x, y in sorted(wagons):
        for across, down in ((1, 0), (0, 1)):
            if (x - across, y - down) not in wagons:
                train = list(
                    takewhile(wagons.__contains__, ((x + n * across, y + n * down) for n in range(len(wagons))))
                )
                if points := table[min(len(train), len(table) - 1)]:
                    yield points, train


def one_too_many(own: Plan, other: Plan) -> Counted:
    beers, theirs = own.of(Icon.BEER), other.of(Icon.BEER)
    if len(beers) > len(theirs):
        yield values.BEER_OF_THE_OTHER * len(theirs), beers


def bootleggers(own: Plan, other: Plan) -> Counted:
    served = own.touching(Icon.WAGON)
    for beer in own.of(Icon.BEER):
        yield values.BEER_AT_WAGON if beer in served else values.OTHER_BEER, [beer]


def undiscovered(own: Plan, other: Plan) -> Counted:
    for x, y in sorted({beside for square in own.territories for beside in neighbours(square)} - set(own.territories)):
        around = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
        if all(square in own.territories for square in around):
            yield values.HOLE, around


def fortified(own: Plan, other: Plan) -> Counted:
    forts = set(own.of(Icon.FORT))
    for x, y in sorted(forts):
        block = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        if forts.issuperset(block):
            yield values.BLOCK_OF_FORTS, block


def the_herd(own: Plan, other: Plan) -> Counted:
    for herd in groups(own.of(Icon.COW))[:1]:
        yield values.HERD_COW * len(herd), herd


def target_practice(own: Plan, other: Plan) -> Counted:
    guns = set(own.of(Icon.GUN))
    for beer in own.of(Icon.BEER):
        shots = [line for gun in guns if (line := between(beer, gun)) is not None]
        if not shots:
            continue
        nearest = min(map(len, shots))
        paid = [
            [square for square in line if own.holes == Holes.COUNTED or square in own.territories]
            for line in shots
            if len(line) == nearest
        ]
        best = max(paid, key=len)
        yield values.SQUARE_BETWEEN * len(best), [beer, *(square for square in best if square in own.territories)]


def between(one: Square, other: Square) -> list[Square] | None:
    """The squares between two squares of a row or column; none if they are in no line."""
    (x, y), (to_x, to_y) = one, other
    if x == to_x:
        return [(x, each) for each in range(min(y, to_y) + 1, max(y, to_y))]
    if y == to_y:
        return [(each, y) for each in range(min(x, to_x) + 1, max(x, to_x))]
    return None


def rifles_ready(own: Plan, other: Plan) -> Counted:
    guarded = own.touching(Icon.GUN)
    yield from each(values.READY_FORT, [fort for fort in own.of(Icon.FORT) if fort in guarded])


COUNTED: dict[Condition, Callable[[Plan, Plan], Counted]] = {
    Condition.BADLANDS: badlands,
    Condition.HAPPY_COWS: happy_cows,
    Condition.THE_CLEARING: the_clearing,
    Condition.CIRCLE_THE_WAGONS: circle_the_wagons,
    Condition.SMALLTOWN_CHARM: smalltown_charm,
    Condition.GOLD_COUNTRY: gold_country,
    Condition.PRAIRIE_LIFE: prairie_life,
    Condition.COOL_WATER: cool_water,
    Condition.CLAIM_JUMPERS: claim_jumpers,
    Condition.BOOM_OR_BUST: boom_or_bust,
    Condition.WAGON_TRAIN: wagon_train,
    Condition.ONE_TOO_MANY: one_too_many,
    Condition.BOOTLEGGERS: bootleggers,
    Condition.UNDISCOVERED: undiscovered,
    Condition.FORTIFIED: fortified,
    Condition.THE_HERD: the_herd,
    Condition.TARGET_PRACTICE: target_practice,
    Condition.RIFLES_READY: rifles_ready,
}
