"""A second implementation of the game: slow and plain, with a dictionary of blocks, written from the rules alone.

It shares nothing with the package but the pictures on the cards, which it reads from the test's own data.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CASES: dict[str, Any] = json.loads((Path(__file__).parent / "cases.json").read_text("utf-8"))

ZONES = {"C": "commercial", "I": "industrial", "P": "park", "R": "residential"}
CONDITIONS = [card["scoring"] for card in CASES["cards"]]
FACES = {card["number"]: card["blocks"].split() for card in CASES["cards"]}

Place = tuple[int, int]
#: The zone's letter, and the edges that the road joins.
Block = tuple[str, str]
City = dict[Place, Block]
Options = dict[str, str]

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}


def block(text: str) -> Block:
    zone, _, edges = text.partition(":")
    return zone, edges


def from_grid(rows: list[str]) -> City:
    """Return a city from rows like "C:EW _ P"; an X is a block of no zone in particular."""
    return {(x, y): block(text) for y, row in enumerate(rows) for x, text in enumerate(row.split()) if text != "_"}


def lay(city: City, card: int, x: int, y: int, turned: bool | int) -> None:
    """Lay a card over whatever is there."""
    face = [block(text) for text in FACES[card]]
    if turned:
        face = [(zone, "".join(ACROSS[edge] for edge in edges)) for zone, edges in reversed(face)]
    for shown, place in zip(face, [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)], strict=True):
        city[place] = shown


def city_of(cards: list[list[int]]) -> City:
    city: City = {}
    for card, x, y, turned in cards:
        lay(city, card, x, y, turned)
    return city


def beside(place: Place) -> list[Place]:
    return [(place[0] + dx, place[1] + dy) for dx, dy in STEPS.values()]


def may_lie(city: City, x: int, y: int) -> bool:
    """Return whether a card would cover a block of the city or share an edge with one."""
    own = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
    return any(place in city or any(near in city for near in beside(place)) for place in own)


def places(city: City) -> list[Place]:
    """Return where a card may lie."""
    if not city:
        return [(0, 0)]
    columns, rows = [x for x, _ in city], [y for _, y in city]
    return [
        (x, y)
        for y in range(min(rows) - 3, max(rows) + 4)
        for x in range(min(columns) - 3, max(columns) + 4)
        if may_lie(city, x, y)
    ]


def zone(city: City, letter: str) -> set[Place]:
    return {place for place, (shown, _) in city.items() if shown == letter}


def groups(blocks: set[Place]) -> list[set[Place]]:
    """Return the groups of blocks that are connected by edges."""
    result = []
    rest = set(blocks)
    while rest:
        group = {rest.pop()}
        border = set(group)
        while border:
            border = {near for place in border for near in beside(place)} & rest
            rest -= border
            group |= border
        result.append(group)
    return result


def largest(blocks: set[Place]) -> int:
    return max(map(len, groups(blocks)), default=0)


def touching(blocks: set[Place], others: set[Place]) -> set[Place]:
    """Return the blocks that share an edge with one of the others."""
    return {place for place in blocks if any(near in others for near in beside(place))}


def lines(city: City) -> list[set[Place]]:
    """Return all rows, then all columns."""
    rows = [{place for place in city if place[1] == y} for y in {y for _, y in city}]
    return rows + [{place for place in city if place[0] == x} for x in {x for x, _ in city}]


# Roads


@dataclass
class Road:
    """A road: its sections, and the places where its ends point."""

    sections: set[Place]
    ends: list[Place]


def roads(city: City) -> list[Road]:
    """Return all roads: sections are merged joint by joint."""
    road_of = {place: {place} for place, (_, edges) in city.items() if edges}
    ends: dict[Place, list[Place]] = {place: [] for place in road_of}
    for (x, y), (_, edges) in city.items():
        for edge in edges:
            beyond = x + STEPS[edge][0], y + STEPS[edge][1]
            if ACROSS[edge] in city.get(beyond, ("", ""))[1]:
                merged = road_of[x, y] | road_of[beyond]
                for section in merged:
                    road_of[section] = merged
            else:
                ends[x, y].append(beyond)
    distinct = {frozenset(sections) for sections in road_of.values()}
    return [Road(set(each), [end for section in each for end in ends[section]]) for each in distinct]


def open_ground(city: City, options: Options) -> set[Place]:
    """Return the empty places around the city, with its holes unless their rim counts as inside."""
    columns, rows = [x for x, _ in city], [y for _, y in city]
    ground = {
        (x, y) for x in range(min(columns) - 1, max(columns) + 2) for y in range(min(rows) - 1, max(rows) + 2)
    } - city.keys()
    if options.get("rim") != "inside":
        return ground
    corner = (min(columns) - 1, min(rows) - 1)
    return next(area for area in groups(ground) if corner in area)


# Scoring


def condition_points(condition: str, city: City, options: Options) -> int:
    """Return what a scoring card brings."""
    shops, plants, parks, homes = (zone(city, letter) for letter in "CIPR")
    match condition:
        case "the_outskirts":
            ground = open_ground(city, options)
            return sum(-1 if any(end in ground for end in road.ends) else 1 for road in roads(city))
        case "bloom_boom":
            return sum({3: 1, 0: -1}.get(len(line & parks), 0) for line in lines(city))
        case "go_green":
            return len(parks) - 3 * len(plants)
        case "block_party":
            fours = sum(
                {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} <= blocks
                for blocks in (shops, plants, parks, homes)
                for x, y in blocks
            )
            return [-8, -5, -2, 1, 4, 7][min(fours, 5)]
        case "stacks_and_scrapers":
            return 2 * len(plants - touching(plants, parks | homes))
        case "master_planned":
            return largest(homes) - largest(plants)
        case "central_perks":
            boundary = touching(parks, open_ground(city, options))
            return len(parks - boundary) - 2 * len(boundary)
        case "the_burbs":
            return max(
                (
                    len(touching(parks, group)) - 2 * len(touching(plants, group))
                    for group in groups(homes)
                    if len(group) == largest(homes)
                ),
                default=0,
            )
        case "concrete_jungle":
            return sum(any((x + dx, y + dy) in plants for dx in (-1, 1) for dy in (-1, 1)) for x, y in plants)
        case "the_strip":
            return max(len(line & shops) for line in lines(city))
        case "mini_marts":
            return 2 * sum(is_mini_mart(city, shop) for shop in shops)
        case "superhighway":
            return max((len(road.sections) for road in roads(city)), default=0) // 2
        case "park_hopping":
            return 3 * sum(connects_parks(road, parks, options) for road in roads(city))
        case "looping_lanes":
            return sum(len(road.sections) for road in roads(city) if not road.ends)
        case "skid_row":
            return 2 * sum(sum(near in plants for near in beside(home)) >= 2 for home in homes)
        case "morning_commute":
            return 2 * sum(bool(road.sections & homes and road.sections & shops) for road in roads(city))
        case "tourist_traps":
            ground = open_ground(city, options)
            return sum(min(2, sum(near in ground for near in beside(shop))) for shop in shops)
        case "sprawlopolis":
            return max(sum(y == row for _, y in city) for _, row in city) + max(
                sum(x == column for x, _ in city) for column, _ in city
            )
    raise AssertionError(condition)


def is_mini_mart(city: City, shop: Place) -> bool:
    """Return whether the road leads into a home on both sides."""
    homes = 0
    for edge in city[shop][1]:
        zone, edges = city.get((shop[0] + STEPS[edge][0], shop[1] + STEPS[edge][1]), ("", ""))
        homes += zone == "R" and ACROSS[edge] in edges
    return homes == 2


def connects_parks(road: Road, parks: set[Place], options: Options) -> bool:
    """Return whether the road connects two parks."""
    if not set(road.ends) <= parks or len(set(road.ends)) != 2:
        return False
    if options.get("park_hopping") != "groups":
        return True
    return not any(set(road.ends) <= group for group in groups(parks))


def base(city: City, options: Options) -> dict[str, int]:
    """Return what zones and roads bring."""
    difficulty = options.get("difficulty", "normal")
    points = {name: largest(zone(city, letter)) for letter, name in ZONES.items()}
    if difficulty == "harder":
        best = max(points, key=lambda name: points[name])
        points = {name: points[name] if name == best else 0 for name in points}
    return {**points, "roads": 0 if difficulty == "easier" else -len(roads(city))}


def sheet(city: City, conditions: list[str], options: Options) -> dict[str, int]:
    """Return the whole score sheet."""
    return {**base(city, options), **{each: condition_points(each, city, options) for each in conditions}}


# Playing


@dataclass
class PlainTable:
    """A game in progress, and the cards that each player has seen."""

    hands: list[list[int]]
    deck: list[int]  # the next card first
    city: City
    seen: list[set[int]]  # by each player, and last by a watcher
    seat: int = 0
    revealed_card: int | None = None
    laid: int = 1

    @classmethod
    def begin(
        cls, scoring: list[int], hands: list[list[int]], start: int, deck: list[int], open_hands: bool
    ) -> "PlainTable":
        city: City = {}
        lay(city, start, 0, 0, False)
        public = {*scoring, start, deck[0]} | ({card for hand in hands for card in hand} if open_hands else set())
        return cls([list(hand) for hand in hands], list(deck), city, [public | set(hand) for hand in [*hands, []]])

    @property
    def alone(self) -> bool:
        return len(self.hands) == 1

    @property
    def over(self) -> bool:
        return self.laid == 15

    def choices(self) -> set[str]:
        hand = self.hands[self.seat]
        if not self.alone and self.revealed_card is None:
            return {f"reveal {card}" for card in hand}
        cards = hand if self.revealed_card is None else [self.revealed_card]
        spots = places(self.city)
        return {f"place {card} at {x},{y}{how}" for card in cards for x, y in spots for how in ("", " turned")}

    def play(self, text: str) -> None:
        kind, number, *words = text.split()
        card = int(number)
        if card in self.hands[self.seat]:
            self.hands[self.seat].remove(card)
        self.show(card)
        if kind == "reveal":
            self.revealed_card = card
            return
        x, y = map(int, words[1].split(","))
        lay(self.city, card, x, y, words[-1] == "turned")
        self.revealed_card = None
        self.laid += 1
        next_seat = (self.seat + 1) % len(self.hands)
        if not self.alone:
            self.seen[next_seat] |= set(self.hands[self.seat])
            self.hands[next_seat] += self.hands[self.seat]
            self.hands[self.seat] = []
        if self.deck:
            self.hands[self.seat].append(self.deck.pop(0))
            if self.deck:
                self.show(self.deck[0])
        self.seat = next_seat

    def show(self, card: int) -> None:
        for cards in self.seen:
            cards.add(card)

    def sequences(self, depth: int) -> int:
        """Return the number of sequences of `depth` actions; a game that ends earlier counts once."""
        if depth == 0 or self.over:
            return 1
        count = 0
        for text in self.choices():
            after = PlainTable(
                [list(hand) for hand in self.hands],
                list(self.deck),
                dict(self.city),
                [set(cards) for cards in self.seen],
                self.seat,
                self.revealed_card,
                self.laid,
            )
            after.play(text)
            count += after.sequences(depth - 1)
        return count
