"""Which squares earned the points: for every row of the score sheet and both towns.

A player's highlights of a row add up to their points, because the rules that score the row also list its squares.
"""

from townwright.core.action import Highlight
from townwright.core.record import from_fields
from townwright.core.squares import largest
from townwright.games.circle_the_wagons.components import PLAYERS, Territory
from townwright.games.circle_the_wagons.conditions import CONDITIONS
from townwright.games.circle_the_wagons.scoring import largest_territory
from townwright.games.circle_the_wagons.state import State


@from_fields("towns", "scoring", "boom_or_bust", "holes", lists=True)
def highlights(s: State) -> list[list[Highlight]]:
    """Return, for each row of the score sheet, which squares of which town earned how many points."""
    return [
        *([each for seat in range(PLAYERS) for each in of_territory(s, territory, seat)] for territory in Territory),
        *([each for seat in range(PLAYERS) for each in of_card(s, card, seat)] for card in s.scoring),
    ]


def of_territory(s: State, territory: Territory, seat: int) -> list[Highlight]:
    """Return the largest group of a territory."""
    town = s.towns[seat]
    group = largest(town, town.planes[territory])
    return [Highlight(largest_territory(town, territory), group, seat)] if group else []


def of_card(s: State, card: int, seat: int) -> list[Highlight]:
    """Return the squares that a scoring card scores."""
    town, other = s.towns[seat], s.towns[1 - seat]
    earned = CONDITIONS[card].scored_squares(town=town, other=other, reading=s.boom_or_bust, holes=s.holes)
    return [Highlight(points, squares, seat) for points, squares in earned]
