"""The search of the draft: plans agree with the rules, and the same steps find the same action."""

import numpy as np
import pytest
from tests.games.circle_the_wagons.brute_force import GAME, best_values, make_ending

from townwright.bots.bot import redealt_copy
from townwright.core.match import Match
from townwright.core.state import States, copy_states
from townwright.games.circle_the_wagons.conditions import COMPARES
from townwright.games.circle_the_wagons.drafting.searcher import DraftSearch

#: More steps than the search of a single card takes.
PLENTY = 10_000


def lead(states: States) -> int:
    """Return the lead of the first player in points."""
    scores = np.zeros(2, np.int64)
    GAME.entry_points.scores(states, 0, scores)
    return int(scores[0] - scores[1])


@pytest.mark.parametrize("seed", range(36))
def test_a_card_is_planned_where_brute_force_would_place_it(seed: int) -> None:
    """The seeds cover all scoring cards, their options and both seats."""
    states = make_ending(seed, 4, 1, (seed % 2, seed // 2 % 2, 0))
    (best,) = best_values(states).values()
    search = DraftSearch(copy_states(states))
    assert not search.grow(PLENTY)
    (action,) = search.actions
    ((value, end),) = search.look_ahead([action])
    me = int(states["to_move"][0])
    if not COMPARES[states["scoring"][0]].any():
        assert value == best / 2 == lead(end) * (1 - 2 * me)
    assert value <= best / 2


def test_the_same_steps_find_the_same_actions_and_change_nothing() -> None:
    match = Match(GAME, 2, seed=11)
    for _ in range(8):
        results = []
        for _ in range(2):
            states = redealt_copy(match, 1)
            before = states.tobytes()
            search = DraftSearch(states)
            assert search.grow(150)
            assert search.grow(150)
            assert 300 <= search.expansions < 400
            results.append((search.actions, search.look_ahead(search.actions[:3])[0][0]))
            assert states.tobytes() == before
        assert results[0] == results[1]
        assert sorted(results[0][0]) == sorted(match.codes)
        match.play(results[0][0][0])


@pytest.mark.parametrize("steps", [600, 1500])
@pytest.mark.parametrize("seed", range(6))
def test_the_best_action_has_the_highest_lead(seed: int, steps: int) -> None:
    """Also if it became the best in an iteration that was interrupted."""
    search = DraftSearch(copy_states(Match(GAME, 2, seed).states))
    search.grow(steps)
    (best, _), (other, _) = search.look_ahead(search.actions[:2])
    assert best >= other
    assert len(search.previous_look_ahead(search.actions[:2])) == 2


def test_looking_ahead_shows_the_table_at_the_end() -> None:
    """With few cards left, the search reaches the end of the game: all cards are placed, and the lead is the score."""
    endings = (make_ending(seed, 3, 5) for seed in range(36))
    states = next(each for each in endings if not COMPARES[each["scoring"][0]].any())
    search = DraftSearch(copy_states(states))
    search.grow(400)
    ((value, end),) = search.look_ahead(search.actions[:1])
    placed = end["towns"]["card_count"][0].sum() - states["towns"]["card_count"][0].sum()
    assert placed == 5
    assert value == lead(end) * (1 - 2 * int(states["to_move"][0]))
