"""Towns put on the table square by square, and towns of random cards."""

import random
from typing import Any

import numpy as np
from tests.games.circle_the_wagons.plain import CONDITIONS, Town, lay, places, town_of

from townwright import Match
from townwright.core.action import ScoreRow
from townwright.core.record import records
from townwright.core.state import States, new_states
from townwright.games.circle_the_wagons import GAME
from townwright.games.circle_the_wagons.components import Condition, Icon, Territory

Cards = list[list[int]]


def put_town(states: States, seat: int, town: Town) -> None:
    """Put any squares on the table, whether or not cards could show them."""
    record: Any = records(states)[0].towns[seat]
    record.planes[:] = 0
    record.occupied[:] = 0
    for (x, y), (territory, icon) in town.items():
        bit = np.uint32(1 << (x & 31))
        record.occupied[y & 31] |= bit
        record.planes[Territory[territory.upper()], y & 31] |= bit
        record.planes[Icon[icon.upper()], y & 31] |= bit
    columns, rows = [x for x, _ in town] or [0], [y for _, y in town] or [0]
    record.left, record.right = min(columns), max(columns)
    record.top, record.bottom = min(rows), max(rows)
    record.card_count = 1


def table_with_towns(first: Town, second: Town, options: dict[str, str] | None = None) -> States:
    """Return a table with two towns."""
    states = new_states(GAME.rules.state)
    _, states["boom_or_bust"], states["holes"], states["tie"] = GAME.option_codes(2, options or {})
    put_town(states, 0, first)
    put_town(states, 1, second)
    return states


def points(states: States, condition: str, seat: int) -> int:
    states["scoring"] = Condition[condition.upper()].value
    return sheet(states)[len(Territory)][seat]


def territory(states: States, name: str, seat: int) -> int:
    return sheet(states)[Territory[name.upper()].value][seat]


def sheet(states: States) -> list[list[int]]:
    """Return the score sheet: territories, then the scoring cards."""
    rows, sums, ranks = np.zeros((GAME.rules.rows, 2), np.int64), np.zeros(2, np.int64), np.zeros(2, np.int64)
    GAME.entry_points.result(states, 0, rows, sums, ranks)
    points: list[list[int]] = rows.tolist()
    return points


def random_cards(draw: random.Random, deck: list[int], spread: float) -> Cards:
    """Return a legal town of these cards; the more spread, the less they cover each other."""
    town: Town = {}
    cards: Cards = []
    for card in deck:
        free = places(town)
        if town and draw.random() < spread:
            free = [(x, y) for x, y in free if not {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} & town.keys()]
        x, y = draw.choice(free)
        turned = draw.randrange(2)
        lay(town, card, x, y, turned)
        cards.append([card, x, y, turned])
    return cards


def random_towns(seed: int) -> tuple[list[Cards], dict[str, str]]:
    """Return two towns that share one deck, and options."""
    draw = random.Random(seed)
    deck = draw.sample(range(18), draw.randrange(1, 16))
    cut = draw.randrange(len(deck) + 1)
    spread = draw.random()
    towns = [random_cards(draw, deck[:cut], spread), random_cards(draw, deck[cut:], spread)]
    options = {option.name: draw.choice(option.values) for option in GAME.options}
    return towns, options


def position(towns: list[Cards], options: dict[str, str] | None = None, scoring: list[str] | None = None) -> Any:
    """Return what `score_position` reads."""
    return {
        "game": "circle_the_wagons",
        "scoring": CONDITIONS if scoring is None else scoring,
        "towns": towns,
        **({"options": options} if options else {}),
    }


def score(data: Any) -> list[ScoreRow]:
    assert GAME.extras.score_position
    return GAME.extras.score_position(GAME, data).sheet


def score_sheet(towns: list[Cards], options: dict[str, str] | None = None) -> dict[str, list[int]]:
    """Return the score sheet of a position with all scoring cards, as the rules give it."""
    return {row.source: row.points for row in score(position(towns, options))}


def squares(towns: list[Cards]) -> list[Town]:
    return [town_of(cards) for cards in towns]


def weights(match: Match) -> dict[str, float]:
    """Return what each legal action weighs."""
    out, values = np.zeros(GAME.rules.max_legal, np.int32), np.zeros(GAME.rules.max_legal)
    number = GAME.entry_points.legal(match.states, 0, out)
    GAME.entry_points.weigh(match.states, 0, out, number, values, new_states(GAME.rules.state, GAME.rules.spares))
    return {match.decode(code).text: weight for code, weight in zip(out[:number].tolist(), values.tolist())}
