"""The search of the city agrees with the rules, and the same tries find the same action."""

import pytest
from tests.play import play_randomly

from townwright.bots.bot import redealt_copy
from townwright.bots.policy import PolicyRunner
from townwright.core.match import Match
from townwright.core.record import records
from townwright.games.sprawlopolis import GAME
from townwright.games.sprawlopolis.components import CITY
from townwright.games.sprawlopolis.planning.searcher import PlanSearch
from townwright.games.sprawlopolis.scoring import score
from townwright.games.sprawlopolis.state import State
from townwright.games.sprawlopolis.weights import OPEN_END, PAIR

#: More decisions than there are before the last card is placed.
ALMOST_ALL = 13


@pytest.mark.parametrize("seed", range(30))
def test_the_first_candidate_has_the_highest_weight(seed: int) -> None:
    """The seeds cover all scoring cards, all difficulties, and early and late cities."""
    options = {"difficulty": ("normal", "easier", "harder")[seed % 3]}
    match = play_randomly(Match(GAME, 1, seed, options=options), seed, most=seed % ALMOST_ALL)
    runner = PolicyRunner(GAME)
    runner.states = redealt_copy(match, seed)
    weights = runner.weights()
    first = PlanSearch(redealt_copy(match, seed), {"pair": PAIR, "open_end": OPEN_END}).actions[0]
    assert weights[first] == pytest.approx(max(weights.values()))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_same_tries_find_the_same_actions_and_change_nothing(players: int) -> None:
    match = Match(GAME, players, seed=11)
    while not match.over:
        results = []
        for _ in range(2):
            states = redealt_copy(match, 1)
            before = states.tobytes()
            search = PlanSearch(states)
            search.grow(3)
            search.grow(4)
            (best, ends), (other, _) = search.look_ahead(search.actions[:1] * 2)
            results.append((search.actions, best, other))
            assert states.tobytes() == before
            assert all(each.city.card_count == CITY for each in records(ends, State))
            points = [score(each) for each in records(ends, State)]
            assert best == other == pytest.approx(sum(points) / len(points) - (match.target or 0))
        assert results[0] == results[1]
        assert sorted(results[0][0]) == sorted(match.codes)
        match.play(results[0][0][0])


def test_what_the_player_cannot_know_changes_nothing() -> None:
    """Another order of the deck below its top card, and other cards in the other hands."""
    match = Match(GAME, 3, seed=5)
    searches = []
    for seed in (1, 2):
        states = redealt_copy(match, seed)
        GAME.entry_points.redeal(states, 0, 0, 7)
        search = PlanSearch(states)
        search.grow(30)
        searches.append(search.actions)
    assert searches[0] == searches[1]


def test_wide_plans_of_a_known_deck_beat_play_by_weight() -> None:
    gains = []
    for seed in range(3):
        states = Match(GAME, 1, seed).states
        narrow, wide = (PlanSearch(states, widest=16).plan_known(width) for width in (1, 16))
        gains.append(wide - narrow)
    assert sum(gains) > 0
