"""Weights: greedy play sees what an action brings, and what skipping gives away."""

from typing import Any

import numpy as np
import pytest
from tests.games.circle_the_wagons.boards import Cards, position, score, weights
from tests.games.circle_the_wagons.plain import places, town_of
from tests.play import play_randomly

from townwright import Match, bot
from townwright.games.circle_the_wagons import GAME
from townwright.games.circle_the_wagons.actions import Place
from townwright.games.circle_the_wagons.components import Condition

#: Cards without forts, to follow the cards that matter.
REST = [0, 2, 5, 10, 11, 12, 14, 15, 17, 1, 3, 4, 6]


def arrange(circle: list[int], scoring: list[str], seed: int = 1) -> Match:
    """Return a game with this circle and these scoring cards, the first player about to take."""
    match = Match(GAME, seed=seed)
    match.states["circle"][0] = circle
    match.states["scoring"][0] = [Condition[name.upper()] for name in scoring]
    match._clear_cached()
    match.play(f"start {circle[0]}")
    return match


def lead(towns: list[Cards], scoring: list[str], seat: int) -> int:
    """Return a seat's lead over the other, as the score of a position gives it."""
    rows = [row.points for row in score(position(towns, scoring=scoring))]
    return sum(points[seat] - points[1 - seat] for points in rows)


def towns_of(match: Match) -> list[Cards]:
    view: Any = match.view()
    return [[[laid.card, laid.x, laid.y, int(laid.turned)] for laid in town.cards] for town in view.towns]


def scoring_of(match: Match) -> list[str]:
    view: Any = match.view()
    return list(view.scoring)


@pytest.mark.parametrize("seed", range(6))
def test_placing_weighs_the_change_of_the_lead(seed: int) -> None:
    match = play_randomly(Match(GAME, seed=seed), seed, most=8 + seed)
    while not match.legal[0].text.startswith("place"):
        play_randomly(match, seed, most=1)
    seat = match.to_move
    assert seat is not None
    scoring, before = scoring_of(match), towns_of(match)
    start = lead(before, scoring, seat)
    for action in match.legal[::7]:
        assert isinstance(action, Place)
        after = [list(cards) for cards in before]
        after[seat].append([action.card, action.x, action.y, int(action.turned)])
        assert weights(match)[action.text] == lead(after, scoring, seat) - start


def best_place(towns: list[Cards], scoring: list[str], seat: int, card: int) -> tuple[int, list[Cards]]:
    """Return the most that a card can bring a seat, and the towns with the card in that place."""
    values = []
    for x, y in places(town_of(towns[seat])):
        for turned in (0, 1):
            after = [[*cards, [card, x, y, turned]] if owner == seat else cards for owner, cards in enumerate(towns)]
            values.append((lead(after, scoring, seat) - lead(towns, scoring, seat), after))
    return max(values, key=lambda each: each[0])


def worth_of_takes(match: Match) -> tuple[dict[str, int], list[int]]:
    """Return what each take brings less what skipped cards bring the other player, and the latter."""
    view: Any = match.view()
    seat, scoring, towns = view.to_move, scoring_of(match), towns_of(match)
    worth, skipped_worth, after = {}, [0], towns
    for card in view.ahead:
        worth[f"take {card}"] = best_place(towns, scoring, seat, card)[0] - sum(skipped_worth)
        skipped, after = best_place(after, scoring, 1 - seat, card)
        skipped_worth.append(skipped)
    return worth, skipped_worth


@pytest.mark.parametrize("seed", [0, 3, 8])
def test_taking_weighs_the_best_place_less_what_skipping_gives_away(seed: int) -> None:
    match = play_randomly(Match(GAME, seed=seed), seed, most=12)
    while not (match.legal[0].text.startswith("take") and len(match.legal) <= 6):
        play_randomly(match, seed, most=1)
    (worth, skipped_worth), values = worth_of_takes(match), weights(match)
    first = next(iter(worth))
    assert len(worth) > 1
    assert min(skipped_worth) >= 0
    assert values[first] == worth[first]
    assert max(values.values()) == max(worth.values())
    assert all(values[text] >= worth[text] for text in worth)
    best = [text for text in values if values[text] == max(values.values())]
    assert all(worth[text] == max(worth.values()) for text in best)


def test_greedy_does_not_skip_for_a_card_that_is_only_as_good() -> None:
    """Each of the first six cards is worth four points in an empty town, to either player."""
    match = arrange([*range(15)], ["undiscovered", "fortified", "circle_the_wagons"])
    values = weights(match)
    assert (values["take 0"], values["take 1"]) == (4, 0)
    assert all(weight < 4 for text, weight in values.items() if text != "take 0")
    assert {bot("greedy", seed).choose(match).text for seed in range(10)} == {"take 0"}


def test_greedy_skips_a_card_that_is_worth_little_to_either_player() -> None:
    """Card 7 has two forests (3 - 2 points), card 9 three forts (4 + 6 points)."""
    match = arrange([7, 9, *REST], ["the_clearing", "undiscovered", "circle_the_wagons"])
    values = weights(match)
    assert (values["take 7"], values["take 9"]) == (1, 10 - 1)
    assert bot("greedy", seed=1).choose(match).text == "take 9"


def test_greedy_leaves_the_better_card_alone_if_skipping_gives_away_more() -> None:
    """Card 13 has two forts (3 + 4 points) and would be the other player's."""
    match = arrange([13, 9, *REST], ["the_clearing", "undiscovered", "circle_the_wagons"])
    values = weights(match)
    assert (values["take 13"], values["take 9"]) == (7, 10 - 7)
    assert bot("greedy", seed=1).choose(match).text == "take 13"


def test_the_start_card_weighs_what_the_first_player_can_make_of_it() -> None:
    match = Match(GAME, seed=4)
    values = weights(match)
    for text in list(values)[:4]:
        after = Match(GAME, seed=4)
        after.play(text)
        assert values[text] == -max(weights(after).values())


@pytest.mark.parametrize("seed", range(4))
def test_judging_never_changes_the_state(seed: int) -> None:
    match = Match(GAME, seed=seed)
    greedy = bot("greedy", seed)
    while not match.over:
        before = match.states.tobytes()
        weights(match)
        GAME.entry_points.evaluate(match.states, 0, np.zeros(2))
        action = greedy.choose(match)
        assert match.states.tobytes() == before
        match.play(action)


def test_evaluation_is_the_score_as_it_is() -> None:
    match = play_randomly(Match(GAME, seed=2), 2, most=15)
    out = np.zeros(2)
    GAME.entry_points.evaluate(match.states, 0, out)
    assert out.tolist() == match.scores


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(20):
        match = Match(GAME, seed=seed)
        players = [bot("greedy", seed), bot("random", seed)]
        if seed % 2:
            players.reverse()
        while match.to_move is not None:
            match.play(players[match.to_move].choose(match))
        wins += match.ranks[seed % 2] == 1
    assert wins >= 18
