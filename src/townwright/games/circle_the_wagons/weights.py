"""Weights: what each legal action gains immediately, for greedy play, rollouts and searches."""

from townwright.core import grid
from townwright.core.arrays import Floats, Numbers, int64
from townwright.core.record import Records
from townwright.core.rule import rule
from townwright.games.circle_the_wagons.components import CIRCLE, FACES, PLAYERS, SCORING_CARDS, TERRITORIES
from townwright.games.circle_the_wagons.conditions import COMPARES
from townwright.games.circle_the_wagons.rules import FIRST, PLACE, card_to_place, clockwise
from townwright.games.circle_the_wagons.scoring import bonus, largest_territory, score
from townwright.games.circle_the_wagons.state import Phase, State

#: Below every weight.
LOWEST = -1_000_000


@rule
def evaluate(s: State, out: Floats) -> None:
    """Estimate the final scores by the current scores."""
    for player in range(PLAYERS):
        out[player] = score(s, player)


@rule
def weigh(s: State, actions: Numbers, n: int, out: Floats, spare: Records[State]) -> None:
    """Write the lead in points that each action gains immediately. `spare` holds two scratch states."""
    if s.phase == Phase.PLACE:
        weigh_places(s, actions, n, out, spare)
    elif s.phase == Phase.TAKE:
        weigh_takes(s, int64(s.to_move), int64(s.upcoming), out, spare)
    else:
        weigh_starts(s, out, spare)


@rule
def lead(s: State, me: int) -> int:
    """Return the part of a player's lead over the other that their own town can change."""
    result = 0
    for territory in range(TERRITORIES):
        result += largest_territory(s.towns[me], territory)
    for card in range(SCORING_CARDS):
        condition = int(s.scoring[card])
        result += bonus(s, condition, me)
        if COMPARES[condition]:
            result -= bonus(s, condition, 1 - me)
    return result


@rule
def weigh_places(s: State, actions: Numbers, n: int, out: Floats, spare: Records[State]) -> None:
    """Weigh placements by the change of the player's lead."""
    me = int64(s.to_move)
    card = card_to_place(s)
    before = lead(s, me)
    spare[0] = s
    trial = spare[0]
    for i in range(n):
        placement = actions[i] - PLACE
        town = trial.towns[me]
        x, y, turned = grid.placement_x(town, placement), grid.placement_y(town, placement), placement % grid.ROTATIONS
        grid.place(town, FACES[card, turned], card, x, y, turned)
        out[i] = lead(trial, me) - before
        trial.towns[me] = s.towns[me]


@rule
def weigh_takes(s: State, me: int, upcoming: int, out: Floats, spare: Records[State]) -> None:
    """Weigh takes: the card in its best place, minus what skipped cards bring the other player.

    Skipped cards are examined only as long as some later take could still be best, assuming that the cards skipped from
    here on bring the other player nothing. The weights after that point are upper bounds, all below the best.
    """
    spare[0] = s
    spare[1] = s
    base, trial = spare[0], spare[1]
    for ahead in range(s.remaining):
        out[ahead] = best_place(base, trial, me, int(s.circle[clockwise(upcoming, ahead)]), False)
        trial.towns[me] = s.towns[me]
    best: float = LOWEST
    gift = 0
    later_may_be_best = True
    for ahead in range(s.remaining):
        value = out[ahead] - gift
        best = max(best, value)
        if later_may_be_best:
            later_may_be_best = False
            for later in range(ahead + 1, s.remaining):
                later_may_be_best = later_may_be_best or out[later] - gift >= best
            if later_may_be_best:
                gift += best_place(base, trial, 1 - me, int(s.circle[clockwise(upcoming, ahead)]), True)
        out[ahead] = value


@rule
def weigh_starts(s: State, out: Floats, spare: Records[State]) -> None:
    """Weigh start cards: the less the first player can make of it, the better."""
    takes = out[CIRCLE:]
    for place in range(s.remaining):
        weigh_takes(s, int64(FIRST), int64(place), takes, spare)
        best = takes[0]
        for ahead in range(1, s.remaining):
            best = max(best, takes[ahead])
        out[place] = -best


@rule
def best_place(base: State, trial: State, me: int, card: int, keep: bool) -> int:
    """Return what a card gains in its best place; `keep` places it in `base`. `trial` is a copy of `base`."""
    before = lead(base, me)
    town = base.towns[me]
    best, best_x, best_y, best_turned = LOWEST, 0, 0, 0
    top, bottom, left, right = int(town.top) - 2, int(town.bottom) + 2, int(town.left) - 2, int(town.right) + 2
    if town.card_count == 0:
        top, bottom, left, right = 0, 1, 0, 1
    for y in range(top, bottom):
        for x in range(left, right):
            if grid.may_place(town, x, y):
                for turned in range(grid.ROTATIONS):
                    trial.towns[me] = town
                    grid.place(trial.towns[me], FACES[card, turned], card, x, y, turned)
                    value = lead(trial, me)
                    if value > best:
                        best, best_x, best_y, best_turned = value, x, y, turned
    if keep:
        grid.place(town, FACES[card, best_turned], card, best_x, best_y, best_turned)
    trial.towns[me] = town
    return best - before
