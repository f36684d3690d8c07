"""A second implementation of the game: slow and plain, with a dictionary of squares, written from the rules alone.

It shares nothing with the package but the pictures on the cards, which it reads from the test's own data.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

CASES: dict[str, Any] = json.loads((Path(__file__).parent / "cases.json").read_text("utf-8"))

TERRITORIES = {"D": "desert", "F": "forest", "M": "mountains", "P": "plains", "S": "snow", "W": "water"}
ICONS = {"b": "beer", "c": "cow", "f": "fort", "g": "gun", "m": "mine", "w": "wagon"}
CONDITIONS = [card["back"] for card in CASES["cards"]]

Place = tuple[int, int]
Square = tuple[str, str]
Town = dict[Place, Square]

EDGES = [(0, -1), (1, 0), (0, 1), (-1, 0)]
ALL_AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


def square(letters: str) -> Square:
    return TERRITORIES[letters[0]], ICONS[letters[1]]


def from_grid(rows: list[str]) -> Town:
    """Return a town from rows like "Db .. Wg"."""
    return {
        (x, y): square(letters)
        for y, row in enumerate(rows)
        for x, letters in enumerate(row.split())
        if letters != ".."
    }


def lay(town: Town, card: int, x: int, y: int, turned: bool | int) -> None:
    """Lay a card over whatever is there."""
    front = CASES["cards"][card]["front"].split()
    if turned:
        front.reverse()
    for letters, place in zip(front, [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)], strict=True):
        town[place] = square(letters)


def town_of(cards: list[list[int]]) -> Town:
    town: Town = {}
    for card, x, y, turned in cards:
        lay(town, card, x, y, turned)
    return town


def may_lie(town: Town, x: int, y: int) -> bool:
    """Return whether a card would cover a square of the town or share an edge with one."""
    own = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
    return any(place in town or any(near in town for near in beside(place)) for place in own)


def places(town: Town) -> list[Place]:
    """Return where a card may lie."""
    if not town:
        return [(0, 0)]
    columns, rows = [x for x, _ in town], [y for _, y in town]
    return [
        (x, y)
        for y in range(min(rows) - 3, max(rows) + 4)
        for x in range(min(columns) - 3, max(columns) + 4)
        if may_lie(town, x, y)
    ]


def beside(place: Place) -> list[Place]:
    return [(place[0] + x, place[1] + y) for x, y in EDGES]


def with_icon(town: Town, icon: str) -> set[Place]:
    return {place for place, (_, shown) in town.items() if shown == icon}


def with_territory(town: Town, territory: str) -> set[Place]:
    return {place for place, (shown, _) in town.items() if shown == territory}


def groups(squares: set[Place]) -> list[set[Place]]:
    """Return the groups of squares that are connected by edges."""
    result = []
    rest = set(squares)
    while rest:
        group = {rest.pop()}
        border = set(group)
        while border:
            border = {near for place in border for near in beside(place)} & rest
            rest -= border
            group |= border
        result.append(group)
    return result


def largest(squares: set[Place]) -> int:
    return max(map(len, groups(squares)), default=0)


def touch(squares: set[Place], others: set[Place]) -> set[Place]:
    """Return the squares that share an edge with one of the others."""
    return {place for place in squares if any(near in others for near in beside(place))}


def territory_points(town: Town) -> dict[str, int]:
    return {territory: largest(with_territory(town, territory)) for territory in TERRITORIES.values()}


def lines(squares: set[Place]) -> Iterator[int]:
    """Yield the lengths of all straight unbroken lines, in rows and columns."""
    for dx, dy in ((1, 0), (0, 1)):
        for x, y in squares:
            if (x - dx, y - dy) not in squares:
                length = 1
                while (x + dx * length, y + dy * length) in squares:
                    length += 1
                yield length


def shot(town: Town, beer: Place, count_holes: bool) -> int:
    """Return the squares between a beer and the nearest gun in line; of equally near guns, the better."""
    shots = []
    for dx, dy in EDGES:
        for distance in range(1, 100):
            gun = beer[0] + dx * distance, beer[1] + dy * distance
            if gun in town and town[gun][1] == "gun":
                between = [(beer[0] + dx * step, beer[1] + dy * step) for step in range(1, distance)]
                shots.append((distance, -sum(count_holes or place in town for place in between)))
                break
    return -min(shots)[1] if shots else 0


def by_mines(mines: int) -> int:
    if mines <= 2:
        return 5
    if mines <= 6:
        return 0
    return 3 if mines == 7 else 8


def condition_points(condition: str, town: Town, other: Town, options: dict[str, str]) -> int:
    """Return what a scoring card brings the owner of `town`."""
    icons, rival = Counter(icon for _, icon in town.values()), Counter(icon for _, icon in other.values())
    guns, beers, wagons = with_icon(town, "gun"), with_icon(town, "beer"), with_icon(town, "wagon")
    forts, mines, cows = with_icon(town, "fort"), with_icon(town, "mine"), with_icon(town, "cow")
    match condition:
        case "badlands":
            desert = with_territory(town, "desert")
            rows = {(x, y) for x, y in guns if {(x - 1, y), (x + 1, y)} <= desert}
            columns = {(x, y) for x, y in guns if {(x, y - 1), (x, y + 1)} <= desert}
            return 4 * len(rows | columns)
        case "happy_cows":
            snow = with_territory(town, "snow")
            return 2 * len(cows - snow - touch(cows, snow))
        case "the_clearing":
            return 2 * icons["fort"] - len(with_territory(town, "forest"))
        case "circle_the_wagons":
            return 6 * sum(all(near in wagons for near in beside(place)) for place in town)
        case "smalltown_charm":
            return max(0, len(other) - len(town))
        case "gold_country":
            mountains = with_territory(town, "mountains")
            return 2 * len(mines & mountains | touch(mines, mountains))
        case "prairie_life":
            return (icons["cow"] + len(with_territory(town, "plains"))) // 2
        case "cool_water":
            waters = groups(with_territory(town, "water"))
            size = max(map(len, waters), default=0)
            return 3 * max(
                (len(wagons & water | touch(wagons, water)) for water in waters if len(water) == size), default=0
            )
        case "claim_jumpers":
            if icons["mine"] > rival["mine"]:
                return 4 if rival["gun"] > icons["gun"] else 9
            return 5 if icons["mine"] < rival["mine"] and icons["gun"] > rival["gun"] else 0
        case "boom_or_bust":
            value = by_mines(icons["mine"])
            return value * icons["mine"] if options.get("boom_or_bust") == "per_mine" else value
        case "wagon_train":
            return sum({1: 0, 2: 1, 3: 2, 4: 4, 5: 7}.get(length, 10) for length in lines(wagons))
        case "one_too_many":
            return -rival["beer"] if icons["beer"] > rival["beer"] else 0
        case "bootleggers":
            served = touch(beers, wagons)
            return 2 * len(served) - len(beers - served)
        case "undiscovered":
            around = {near for place in town for near in beside(place)} - set(town)
            return 5 * sum(all((x + dx, y + dy) in town for dx, dy in ALL_AROUND) for x, y in around)
        case "fortified":
            return 7 * sum({(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} <= forts for x, y in forts)
        case "the_herd":
            return 2 * largest(cows)
        case "target_practice":
            return sum(shot(town, beer, options.get("holes") == "counted") for beer in beers)
        case "rifles_ready":
            return 2 * len(touch(forts, guns))
    raise AssertionError(condition)


def sheet(towns: list[Town], conditions: list[str], options: dict[str, str]) -> dict[str, list[int]]:
    """Return the whole score sheet of both towns."""
    territories = [territory_points(town) for town in towns]
    rows = {name: [points[name] for points in territories] for name in TERRITORIES.values()}
    first, second = towns
    for condition in conditions:
        rows[condition] = [
            condition_points(condition, first, second, options),
            condition_points(condition, second, first, options),
        ]
    return rows


@dataclass
class PlainTable:
    """A game being played: the circle from the next card on, and what each player has to place."""

    circle: list[int]
    towns: list[Town] = field(default_factory=lambda: [{}, {}])
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    started: bool = False
    seat: int = 1  # the second player chooses the start card
    drafter: int = 0  # who takes a card next

    @property
    def over(self) -> bool:
        return not self.circle and not any(self.hands)

    def choices(self) -> list[str]:
        if not self.started:
            return [f"start {card}" for card in self.circle]
        if self.hands[self.seat]:
            card = self.hands[self.seat][0]
            return [
                f"place {card} at {x},{y}{how}" for x, y in places(self.towns[self.seat]) for how in ("", " turned")
            ]
        return [f"take {card}" for card in self.circle]

    def play(self, text: str) -> None:
        kind, *words = text.split()
        if kind == "start":
            start = self.circle.index(int(words[0]))
            self.circle = self.circle[start:] + self.circle[:start]
            self.started, self.seat = True, 0
        elif kind == "take":
            skipped = self.circle.index(int(words[0]))
            self.hands[1 - self.seat] += self.circle[:skipped]
            self.hands[self.seat].append(self.circle[skipped])
            self.circle = self.circle[skipped + 1 :]
            self.drafter = 1 - self.seat
        else:
            x, y = map(int, words[2].split(","))
            lay(self.towns[self.seat], self.hands[self.seat].pop(0), x, y, words[-1] == "turned")
            if not self.hands[self.seat]:
                # Received cards are placed before a card is taken.
                self.seat = self.drafter

    def sequences(self, depth: int) -> int:
        """Return the number of sequences of `depth` actions; a game that ends earlier counts once."""
        if depth == 0 or self.over:
            return 1
        count = 0
        for text in self.choices():
            after = PlainTable(
                list(self.circle),
                [dict(town) for town in self.towns],
                [list(hand) for hand in self.hands],
                self.started,
                self.seat,
                self.drafter,
            )
            after.play(text)
            count += after.sequences(depth - 1)
        return count
