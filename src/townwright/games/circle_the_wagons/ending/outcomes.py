"""Values of finished towns against each other, and upper bounds of the value a town can reach."""

from townwright.core.arrays import Numbers
from townwright.core.rule import rule
from townwright.games.circle_the_wagons.components import PLANES, Icon
from townwright.games.circle_the_wagons.conditions import beers_too_many, claims
from townwright.games.circle_the_wagons.ending.survey import BEER_SHIFT, GUN_SHIFT
from townwright.games.circle_the_wagons.ending.upper_bound import COVERED, SHOWN, upper_bound
from townwright.games.circle_the_wagons.ending.workspace import KEY_MASK, LOWEST, EndingWorkspace
from townwright.games.circle_the_wagons.state import Tie


@rule
def compares(d: EndingWorkspace) -> bool:
    """Return whether finished towns differ in more than their worth."""
    return bool(d.key_has_mines or d.key_has_guns or d.key_has_beers)


@rule
def comparison_value(d: EndingWorkspace, key: int, other_key: int) -> int:
    """Return what the cards that compare mines, guns and beers add to the margin."""
    result = 0
    if d.key_has_mines:
        mines, guns = key & KEY_MASK, key >> GUN_SHIFT & KEY_MASK
        their_mines, their_guns = other_key & KEY_MASK, other_key >> GUN_SHIFT & KEY_MASK
        result += claims(mines, guns, their_mines, their_guns) - claims(their_mines, their_guns, mines, guns)
    if d.key_has_beers:
        beers, theirs = key >> BEER_SHIFT, other_key >> BEER_SHIFT
        result += beers_too_many(beers, theirs) - beers_too_many(theirs, beers)
    return result


@rule
def outcome(d: EndingWorkspace, key: int, worth: int, other_key: int, other_worth: int) -> int:
    """Return the value of a finished game for the owner of the first town."""
    margin = worth - other_worth + comparison_value(d, key, other_key)
    if margin == 0 and d.tie == Tie.GUNS:
        guns, theirs = key >> GUN_SHIFT & KEY_MASK, other_key >> GUN_SHIFT & KEY_MASK
        return int(guns > theirs) - int(guns < theirs)
    return 2 * margin


@rule
def upper_value(
    d: EndingWorkspace, player: int, level: int, first: int, end: int, upcoming: int, other_key: int, other_worth: int
) -> int:
    """Return an upper bound of the value a player can reach with these cards against a finished town."""
    count_coming(d, first, end, upcoming)
    cards = end - first + d.deck_size - upcoming
    worth = upper_bound(d, player, level, d.coming, cards)
    return 2 * (worth - other_worth) + bound_compared(d, player, level, d.coming, cards, other_key)


@rule
def count_coming(d: EndingWorkspace, first: int, end: int, upcoming: int) -> None:
    """Count the squares of each kind that the coming cards show."""
    for kind in range(PLANES):
        d.coming[kind] = 0
    for index in range(first, end):
        add_coming_card(d.coming, int(d.deck[index]))
    for index in range(upcoming, d.deck_size):
        add_coming_card(d.coming, int(d.deck[index]))


@rule
def add_coming_card(coming: Numbers, card: int) -> None:
    """Add the squares of a card to the count."""
    for kind in range(PLANES):
        coming[kind] += SHOWN[card, kind]


@rule
def bound_compared(d: EndingWorkspace, player: int, level: int, coming: Numbers, cards: int, other_key: int) -> int:
    """Return an upper bound of what the comparing cards can add to the value."""
    if not compares(d):
        return 0
    counts = d.counts[player, level]
    result = 0
    if d.key_has_mines:
        theirs, guns = other_key & KEY_MASK, int(counts[Icon.GUN.value]) + int(coming[Icon.GUN.value])
        low = max(0, int(counts[Icon.MINE.value]) - COVERED * cards)
        high = int(counts[Icon.MINE.value]) + int(coming[Icon.MINE.value])
        their_guns = other_key >> GUN_SHIFT & KEY_MASK
        best = LOWEST
        for mines in range(max(low, theirs - 1), max(low, min(high, theirs + 1)) + 1):
            best = max(best, claims(mines, guns, theirs, their_guns) - claims(theirs, their_guns, mines, guns))
        if high < theirs - 1:
            best = claims(high, guns, theirs, their_guns) - claims(theirs, their_guns, high, guns)
        result += best
    if d.key_has_beers:
        theirs = other_key >> BEER_SHIFT
        low = max(0, int(counts[Icon.BEER.value]) - COVERED * cards)
        high = int(counts[Icon.BEER.value]) + int(coming[Icon.BEER.value])
        best = LOWEST
        for beers in range(low, high + 1):
            best = max(best, beers_too_many(beers, theirs) - beers_too_many(theirs, beers))
        result += best
    return 2 * result + int(d.key_has_guns)
