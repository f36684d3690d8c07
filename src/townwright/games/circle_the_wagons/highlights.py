"""The squares that earned the points, for each row of the score sheet and both towns.

The highlights of a player in a row add up to the points there, because the rules that score the row also list its
squares.
"""

from townwright.core.action import Highlight
from townwright.core.conditions import ScoredSquares
from townwright.core.grid import Town
from townwright.core.record import from_fields
from townwright.core.squares import largest
from townwright.games.circle_the_wagons.components import PLAYERS, Territory
from townwright.games.circle_the_wagons.conditions import COMPARES, CONDITIONS
from townwright.games.circle_the_wagons.scoring import largest_territory
from townwright.games.circle_the_wagons.state import State

#: The fields of a town that scoring reads: the key of a cache, since most actions change at most one town.
TOWN = ("planes", "occupied", "seen", "group", "stack", "left", "right", "top", "bottom")


def highlights(s: State) -> list[list[Highlight]]:
    """Return the squares of both towns that scored, with their points, for each row of the score sheet."""
    cards = tuple(s.scoring.tolist())
    by_seat = [scored_in_town(s.towns[seat], cards, s.boom_or_bust, s.holes) for seat in range(PLAYERS)]
    if any(COMPARES[card] for card in cards):
        by_seat = [
            [one or other for one, other in zip(*each, strict=True)]
            for each in zip(by_seat, scored_by_comparing(s), strict=True)
        ]
    return [
        [Highlight(points, squares, seat) for seat, scored in enumerate(row) for points, squares in scored]
        for row in zip(*by_seat, strict=True)
    ]


@from_fields(*TOWN, lists=True)
def scored_in_town(town: Town, cards: tuple[int, ...], reading: int, holes: int) -> list[list[ScoredSquares]]:
    """Return what a town scores by itself, for each row of the score sheet."""
    return [
        *(scored_territory(town, territory) for territory in Territory),
        *(
            [] if COMPARES[card] else CONDITIONS[card].scored_squares(town=town, reading=reading, holes=holes)
            for card in cards
        ),
    ]


def scored_territory(town: Town, territory: Territory) -> list[ScoredSquares]:
    """Return the largest group of a territory."""
    group = largest(town, town.planes[territory])
    return [(largest_territory(town, territory), group)] if group else []


@from_fields("towns", "scoring", lists=True)
def scored_by_comparing(s: State) -> list[list[list[ScoredSquares]]]:
    """Return what each town scores in comparison with the other one, for each row of the score sheet."""
    return [
        [
            *([] for _ in Territory),
            *(
                CONDITIONS[card].scored_squares(town=s.towns[seat], other=s.towns[1 - seat]) if COMPARES[card] else []
                for card in s.scoring
            ),
        ]
        for seat in range(PLAYERS)
    ]
