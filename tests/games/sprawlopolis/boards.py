"""Cities put on the table block by block, cities of random cards, and games begun by hand."""

import random
from typing import Any

import numpy as np
from tests.games.sprawlopolis.plain import (
    CASES,
    CONDITIONS,
    FACES,
    ZONES,
    City,
    Options,
    PlainTable,
    lay,
    places,
)

from townwright import Match, bot
from townwright.core.action import ScoreRow
from townwright.core.record import records
from townwright.core.state import States, new_states
from townwright.games.sprawlopolis import GAME
from townwright.games.sprawlopolis.components import Edge, Zone
from townwright.games.sprawlopolis.view import View

Cards = list[list[int]]
NUMBER = {card["scoring"]: card["number"] for card in CASES["cards"]}


def table_with_city(city: City, options: Options | None = None) -> States:
    """Return a table with any blocks on it, whether or not cards could show them."""
    states = new_states(GAME.rules.state)
    GAME.entry_points.setup(states, 0, GAME.option_codes(1, options or {}), 0)
    record: Any = records(states)[0].city
    record.planes[:] = 0
    record.occupied[:] = 0
    for (x, y), (zone, edges) in city.items():
        planes = [Edge(edge) for edge in Edge if edge.name[0] in edges]
        for plane in [*planes, *([Zone[ZONES[zone].upper()]] if zone in ZONES else [])]:
            record.planes[plane, y & 31] |= np.uint32(1 << (x & 31))
        record.occupied[y & 31] |= np.uint32(1 << (x & 31))
    columns, rows = [x for x, _ in city], [y for _, y in city]
    record.left, record.right = min(columns), max(columns)
    record.top, record.bottom = min(rows), max(rows)
    return states


def result(states: States, scoring: list[int]) -> dict[str, int]:
    """Return the score sheet with up to three scoring cards; check that the table stays unchanged."""
    states["scoring"] = scoring + [0] * (3 - len(scoring))
    before = states.tobytes()
    sheet, sums, ranks = np.zeros((GAME.rules.rows, 1), np.int64), np.zeros(1, np.int64), np.zeros(1, np.int64)
    GAME.entry_points.result(states, 0, sheet, sums, ranks)
    assert states.tobytes() == before
    names = [*ZONES.values(), "roads", *(CONDITIONS[card - 1] for card in scoring)]
    return dict(zip(names, sheet[:, 0].tolist(), strict=False))


def points(city: City, condition: str, options: Options | None = None) -> int:
    """Return what one scoring card brings."""
    return result(table_with_city(city, options), [NUMBER[condition]])[condition]


def random_cards(draw: random.Random, deck: list[int], spread: float) -> Cards:
    """Return a legal city of these cards; the more spread, the less they cover each other."""
    city: City = {}
    cards: Cards = []
    for card in deck:
        free = places(city)
        if city and draw.random() < spread:
            free = [(x, y) for x, y in free if not {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} & city.keys()]
        x, y = draw.choice(free)
        turned = draw.randrange(2)
        lay(city, card, x, y, turned)
        cards.append([card, x, y, turned])
    return cards


def planned_cards(seed: int, number: int) -> Cards:
    """Return a city built for roads that are long, end at parks or form loops."""
    match = Match(GAME, 1, seed)
    match.states["scoring"] = [NUMBER["looping_lanes"], NUMBER["park_hopping"], NUMBER["superhighway"]]
    match._clear_cached()
    greedy = bot("greedy", seed)
    while len(placed_cards(match)) < number:
        match.play(greedy.choose(match))
    return placed_cards(match)


def random_city(seed: int) -> tuple[Cards, Options]:
    """Return a city of some cards, and options; every fourth one is built with care for its roads."""
    draw = random.Random(seed)
    deck = draw.sample(sorted(FACES), draw.randrange(1, 16))
    cards = planned_cards(seed, len(deck)) if seed % 4 == 0 else random_cards(draw, deck, draw.random())
    return cards, {option.name: draw.choice(option.values) for option in GAME.options}


def position(cards: Cards, options: Options | None = None, scoring: list[int] | None = None) -> Any:
    """Return what `score_position` reads."""
    return {
        "game": "sprawlopolis",
        "scoring": list(NUMBER.values()) if scoring is None else scoring,
        "placements": cards,
        **({"options": options} if options else {}),
    }


def score(data: Any) -> list[ScoreRow]:
    assert GAME.extras.score_position
    return GAME.extras.score_position(GAME, data).sheet


def score_sheet(cards: Cards, options: Options | None = None) -> dict[str, int]:
    """Return the score sheet of a position with all scoring cards, as the rules give it."""
    return {row.source: row.points[0] for row in score(position(cards, options))}


def view_of(match: Match, seat: int | None = None) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def placed_cards(match: Match) -> Cards:
    """Return the cards of a match's city as they were laid."""
    return [[each.card, each.x, each.y, int(each.turned)] for each in view_of(match).city.cards]


def hands(match: Match) -> list[list[int]]:
    """Return the true hands of all players."""
    s = match.state
    return [s.hand[seat][: s.hand_size[seat]].tolist() for seat in range(match.seats)]


def deck(match: Match) -> list[int]:
    """Return the deck as it really lies, the next card first."""
    s = match.state
    return list(s.deck[: s.remaining].tolist()[::-1])


def plain_table(match: Match) -> PlainTable:
    """Return the plain game that begins like a match."""
    scoring = [card.card for card in view_of(match).scoring]
    return PlainTable.begin(
        scoring, hands(match), placed_cards(match)[0][0], deck(match), match.options["hands"] == "open"
    )
