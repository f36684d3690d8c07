"""Scoring: the largest group of each territory, and the 18 scoring cards.

Only what is visible counts. "Touching" means sharing an edge. Every player scores all scoring cards in play.
"""

import numpy as np

from townwright.core import grid
from townwright.core.grid import at, count, east, first, flood, spot, total, touching, west, wipe
from townwright.core.rule import rule
from townwright.games.circle_the_wagons.components import (
    PLAYERS,
    SCORING_CARDS,
    TERRITORIES,
    Condition,
    Icon,
    Territory,
    points,
    points_table,
)
from townwright.games.circle_the_wagons.state import BoomOrBust, Holes, Tie

#: Rows of the score sheet: one a territory, one a scoring card.
ROWS = TERRITORIES + SCORING_CARDS

GUN_IN_BADLANDS = points(Condition.BADLANDS, "gun")
HAPPY_COW = points(Condition.HAPPY_COWS, "cow")
CLEARING_FORT = points(Condition.THE_CLEARING, "fort")
CLEARING_FOREST = points(Condition.THE_CLEARING, "forest")
CIRCLE_OF_WAGONS = points(Condition.CIRCLE_THE_WAGONS, "circle")
SQUARE_LESS = points(Condition.SMALLTOWN_CHARM, "square")
GOLD_MINE = points(Condition.GOLD_COUNTRY, "mine")
PRAIRIE_SHARE = points(Condition.PRAIRIE_LIFE, "cows_and_plains_for_one")
WATERED_WAGON = points(Condition.COOL_WATER, "wagon")
MOST_MINES = points(Condition.CLAIM_JUMPERS, "most_mines")
LOST_TO_MORE_GUNS = points(Condition.CLAIM_JUMPERS, "lost_to_more_guns")
BY_MINES = points_table(Condition.BOOM_OR_BUST, "by_mines")
BY_LENGTH = points_table(Condition.WAGON_TRAIN, "by_length")
BEER_OF_THE_OTHER = points(Condition.ONE_TOO_MANY, "beer_of_the_other")
BEER_AT_WAGON = points(Condition.BOOTLEGGERS, "beer_at_wagon")
OTHER_BEER = points(Condition.BOOTLEGGERS, "other_beer")
HOLE = points(Condition.UNDISCOVERED, "hole")
BLOCK_OF_FORTS = points(Condition.FORTIFIED, "block")
HERD_COW = points(Condition.THE_HERD, "cow")
SQUARE_BETWEEN = points(Condition.TARGET_PRACTICE, "square_between")
READY_FORT = points(Condition.RIFLES_READY, "fort")


@rule
def scores(s, out):
    """Each player's points: six territories and the scoring cards in play."""
    for me in range(PLAYERS):
        out[me] = score(s, me)


@rule
def score(s, me):
    """One player's points."""
    result = 0
    for territory in range(TERRITORIES):
        result += largest_territory(s.towns[me], territory)
    for card in range(SCORING_CARDS):
        result += bonus(s, int(s.scoring[card]), me)
    return result


@rule
def sheet(s, out):
    """The score sheet: a row a territory, a row a scoring card, a column a player."""
    for me in range(PLAYERS):
        for territory in range(TERRITORIES):
            out[territory, me] = largest_territory(s.towns[me], territory)
        for card in range(SCORING_CARDS):
            out[TERRITORIES + card, me] = bonus(s, int(s.scoring[card]), me)


@rule
def ranks(s, scores, out):
    """More points win. Equal points share the victory, or the option says that more guns break the tie."""
    ours, theirs = scores[0], scores[1]
    if ours == theirs and s.tie == Tie.GUNS:
        ours, theirs = show(s.towns[0], Icon.GUN), show(s.towns[1], Icon.GUN)
    out[0] = 2 if ours < theirs else 1
    out[1] = 2 if theirs < ours else 1


@rule
def largest_territory(town, territory):
    """One point for each square of the largest group of a territory."""
    return grid.largest_group(town, town.planes[territory])


@rule
def show(town, thing):
    """How many squares of a town show a territory or an icon."""
    return total(town, town.planes[np.int64(thing)])


@rule
def bonus(s, condition, me):
    """The points of one scoring card for one player."""
    town = s.towns[me]
    other = s.towns[1 - me]
    if condition == Condition.SMALLTOWN_CHARM:
        return smalltown_charm(town, other)
    if condition == Condition.CLAIM_JUMPERS:
        return claim_jumpers(town, other)
    if condition == Condition.ONE_TOO_MANY:
        return one_too_many(town, other)
    return own_bonus(town, condition, s.boom_or_bust, s.holes)


@rule
def own_bonus(town, condition, reading, holes):
    """The points of a scoring card that looks at one's own town alone."""
    if condition == Condition.BADLANDS:
        return badlands(town)
    if condition == Condition.HAPPY_COWS:
        return happy_cows(town)
    if condition == Condition.THE_CLEARING:
        return the_clearing(town)
    if condition == Condition.CIRCLE_THE_WAGONS:
        return circle_the_wagons(town)
    if condition == Condition.GOLD_COUNTRY:
        return gold_country(town)
    if condition == Condition.PRAIRIE_LIFE:
        return prairie_life(town)
    if condition == Condition.COOL_WATER:
        return cool_water(town)
    if condition == Condition.BOOM_OR_BUST:
        return boom_or_bust(town, reading)
    if condition == Condition.WAGON_TRAIN:
        return wagon_train(town)
    if condition == Condition.BOOTLEGGERS:
        return bootleggers(town)
    if condition == Condition.UNDISCOVERED:
        return undiscovered(town)
    if condition == Condition.FORTIFIED:
        return fortified(town)
    if condition == Condition.THE_HERD:
        return the_herd(town)
    if condition == Condition.TARGET_PRACTICE:
        return target_practice(town, holes)
    return rifles_ready(town)


@rule
def compares(condition):
    """Whether a scoring card compares both towns; all others look at one's own town alone."""
    return (
        condition == Condition.SMALLTOWN_CHARM
        or condition == Condition.CLAIM_JUMPERS
        or condition == Condition.ONE_TOO_MANY
    )


# The 18 scoring cards


@rule
def badlands(town):
    """For each gun with a desert directly on both sides, in its row or its column. Flanked both ways it pays once."""
    desert = town.planes[Territory.DESERT.value]
    guns = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        row = at(desert, y)
        flanked = (east(row) & west(row)) | (at(desert, y - 1) & at(desert, y + 1))
        guns += count(at(town.planes[Icon.GUN.value], y) & flanked)
    return GUN_IN_BADLANDS * guns


@rule
def happy_cows(town):
    """For each cow that neither stands on snow nor touches it."""
    snow = town.planes[Territory.SNOW.value]
    cows = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        cows += count(at(town.planes[Icon.COW.value], y) & ~(at(snow, y) | touching(snow, y)))
    return HAPPY_COW * cows


@rule
def the_clearing(town):
    """For each fort, less for each forest, of whatever group. It may cost points."""
    return CLEARING_FORT * show(town, Icon.FORT) + CLEARING_FOREST * show(town, Territory.FOREST)


@rule
def circle_the_wagons(town):
    """For each square whose four neighbours all show a wagon. The middle is any territory, but no hole."""
    wagons = town.planes[Icon.WAGON.value]
    circles = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        row = at(wagons, y)
        circles += count(at(town.built, y) & east(row) & west(row) & at(wagons, y - 1) & at(wagons, y + 1))
    return CIRCLE_OF_WAGONS * circles


@rule
def smalltown_charm(town, other):
    """Who has fewer squares scores the difference."""
    return SQUARE_LESS * max(0, total(other, other.built) - total(town, town.built))


@rule
def gold_country(town):
    """For each mine on a mountain or touching one."""
    mountains = town.planes[Territory.MOUNTAINS.value]
    mines = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        mines += count(at(town.planes[Icon.MINE.value], y) & (at(mountains, y) | touching(mountains, y)))
    return GOLD_MINE * mines


@rule
def prairie_life(town):
    """One for every two cows and plains, rounded down. A cow on a plain counts as both."""
    return (show(town, Icon.COW) + show(town, Territory.PLAINS)) // PRAIRIE_SHARE


@rule
def cool_water(town):
    """For each wagon on the largest water or touching it. Of several largest waters the owner picks the best."""
    water = town.planes[Territory.WATER.value]
    largest = 0
    most = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        fresh = at(water, y) & ~at(town.seen, y)
        while fresh:
            size = flood(town, water, town.group, first(fresh), y)
            if size > largest:
                largest = size
                most = wagons_at_group(town)
            elif size == largest:
                most = max(most, wagons_at_group(town))
            remember_group(town)
            fresh = at(water, y) & ~at(town.seen, y)
    wipe(town, town.seen)
    return WATERED_WAGON * most


@rule
def wagons_at_group(town):
    """Wagons on or touching the group just marked."""
    wagons = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        wagons += count(at(town.planes[Icon.WAGON.value], y) & (at(town.group, y) | touching(town.group, y)))
    return wagons


@rule
def remember_group(town):
    """The group just marked has been looked at."""
    for y in range(int(town.top), int(town.bottom) + 1):
        row = y & grid.WRAP
        town.seen[row] = int(town.seen[row]) | int(town.group[row])
        town.group[row] = 0


@rule
def claim_jumpers(town, other):
    """For more mines than the other player, who takes a part of it by having more guns. Equal mines: nobody scores."""
    return claims(show(town, Icon.MINE), show(town, Icon.GUN), show(other, Icon.MINE), show(other, Icon.GUN))


@rule
def claims(mines, guns, their_mines, their_guns):
    """Claim Jumpers by what both towns show."""
    if mines > their_mines:
        return MOST_MINES - LOST_TO_MORE_GUNS if their_guns > guns else MOST_MINES
    return LOST_TO_MORE_GUNS if mines < their_mines and guns > their_guns else 0


@rule
def boom_or_bust(town, reading):
    """By the number of mines: few or very many. The option pays the table's value for each mine."""
    mines = show(town, Icon.MINE)
    paid = BY_MINES[min(mines, BY_MINES.size - 1)]
    return paid * mines if reading == BoomOrBust.PER_MINE else paid


@rule
def wagon_train(town):
    """For each straight run of wagons by its length, rows and columns alike; crossing runs both count."""
    wagons = town.planes[Icon.WAGON.value]
    result = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        row = at(wagons, y)
        # All runs of a row, or starting in it and going down, grow at once, one square at a time.
        across, down = row & ~east(row), row & ~at(wagons, y - 1)
        length = 1
        while across | down:
            longer, deeper = east(across) & row, down & at(wagons, y + length)
            result += train(length) * (count(across & ~west(longer)) + count(down & ~deeper))
            across, down = longer, deeper
            length += 1
    return result


@rule
def train(length):
    return BY_LENGTH[min(length, BY_LENGTH.size - 1)]


@rule
def one_too_many(town, other):
    """Who shows more beers loses something for each beer of the other. Equal: nobody loses."""
    return beers_too_many(show(town, Icon.BEER), show(other, Icon.BEER))


@rule
def beers_too_many(beers, their_beers):
    """One Too Many by what both towns show."""
    return BEER_OF_THE_OTHER * their_beers if beers > their_beers else 0


@rule
def bootleggers(town):
    """For each beer touching a wagon, less for every other beer."""
    wagons = town.planes[Icon.WAGON.value]
    result = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        beers = at(town.planes[Icon.BEER.value], y)
        served = count(beers & touching(wagons, y))
        result += BEER_AT_WAGON * served + OTHER_BEER * (count(beers) - served)
    return result


@rule
def undiscovered(town):
    """For each single empty square with territories on all eight sides."""
    holes = 0
    for y in range(int(town.top) + 1, int(town.bottom)):
        here, above, below = at(town.built, y), at(town.built, y - 1), at(town.built, y + 1)
        around = east(here) & west(here) & above & below & east(above) & west(above) & east(below) & west(below)
        holes += count(around & ~here)
    return HOLE * holes


@rule
def fortified(town):
    """For each block of two by two forts; blocks may share forts."""
    forts = town.planes[Icon.FORT.value]
    blocks = 0
    for y in range(int(town.top), int(town.bottom)):
        pairs = at(forts, y) & at(forts, y + 1)
        blocks += count(pairs & west(pairs))
    return BLOCK_OF_FORTS * blocks


@rule
def the_herd(town):
    """For each cow of the largest group of cows."""
    return HERD_COW * grid.largest_group(town, town.planes[Icon.COW.value])


@rule
def target_practice(town, holes):
    """For each beer, the territories between it and the nearest gun in its row or column."""
    beers = town.planes[Icon.BEER.value]
    result = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        row = at(beers, y)
        for x in range(int(town.left), int(town.right) + 1):
            if row & spot(1, x):
                result += shot(town, x, y, holes)
    return SQUARE_BETWEEN * result


@rule
def shot(town, x, y, holes):
    """Squares between a beer and its nearest gun; of two equally near the better one. Holes are no territories."""
    nearest = grid.SIZE
    best = 0
    for direction in range(4):
        dx = (direction == 0) - (direction == 1)
        dy = (direction == 2) - (direction == 3)
        between = 0
        for steps in range(1, nearest + 1):
            column, line = x + dx * steps, y + dy * steps
            if column < town.left or column > town.right or line < town.top or line > town.bottom:
                break
            here = spot(1, column)
            if at(town.planes[Icon.GUN.value], line) & here:
                best = max(best, between) if steps == nearest else between
                nearest = steps
                break
            if holes == Holes.COUNTED or at(town.built, line) & here:
                between += 1
    return best


@rule
def rifles_ready(town):
    """For each fort touching a gun."""
    guns = town.planes[Icon.GUN.value]
    forts = 0
    for y in range(int(town.top), int(town.bottom) + 1):
        forts += count(at(town.planes[Icon.FORT.value], y) & touching(guns, y))
    return READY_FORT * forts
