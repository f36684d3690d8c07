"""The exact ending: it agrees with brute force over the real rules, and says when it has proved nothing."""

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from tests.games.circle_the_wagons.brute_force import GAME, best_values, make_ending

from townwright.core.log import NO_LOG
from townwright.core.record import records
from townwright.core.state import OVER, States, copy_states, new_states
from townwright.games.circle_the_wagons.components import FACES, Condition
from townwright.games.circle_the_wagons.ending import solver
from townwright.games.circle_the_wagons.ending.solver import MAX_UNPLACED, ending, solve
from townwright.games.circle_the_wagons.state import NOBODY, Phase


def options(seed: int) -> tuple[int, int, int]:
    """Return codes of options; consecutive seeds cover every combination."""
    return seed % 2, seed // 2 % 2, seed // 4 % 2


def check(states: States) -> int:
    """Check the solver's value and action against brute force; return the action."""
    values = best_values(states)
    best = max(values.values())
    solution = solve(states)
    assert solution.is_proved
    assert values[solution.action] == best
    assert (solution.lead, solution.outcome) == (int(best / 2), (best > 0) - (best < 0))
    return solution.action


@pytest.mark.parametrize("seed", range(36))
def test_taking_agrees_with_brute_force(seed: int) -> None:
    """The seeds cover all scoring cards and both seats."""
    check(make_ending(seed, 1, 3, options(seed)))
    check(make_ending(seed, 4, 2, options(seed)))


@pytest.mark.parametrize("seed", range(18))
def test_placing_agrees_with_brute_force(seed: int) -> None:
    """The cards of a turn one by one: the card taken, then the cards received, then the last of the circle."""
    states = make_ending(seed, 2, 3, options(seed))
    out = np.zeros(GAME.rules.max_legal, np.int32)
    skipped = random.Random(seed).randrange(3)
    GAME.entry_points.legal(states, 0, out)
    GAME.entry_points.apply(states, 0, int(out[skipped]), NO_LOG)
    GAME.entry_points.legal(states, 0, out)
    GAME.entry_points.apply(states, 0, int(out[0]), NO_LOG)
    while states["to_move"][0] != OVER:
        GAME.entry_points.apply(states, 0, check(states), NO_LOG)


def test_both_seats_and_all_scoring_cards_were_tried() -> None:
    states = [make_ending(seed, 1, 3) for seed in range(36)]
    assert {int(each["to_move"][0]) for each in states} == {0, 1}
    assert {int(card) for each in states for card in each["scoring"][0]} == {card.value for card in Condition}


def forts() -> States:
    """Return a table with three forts around a wagon; card 8 has the fort that makes the block."""
    states = new_states(GAME.rules.state)
    GAME.entry_points.setup(states, 0, GAME.option_codes(2, {}), 1)
    s = records(states)[0]
    s.scoring[:] = [Condition.FORTIFIED, Condition.CIRCLE_THE_WAGONS, Condition.UNDISCOVERED]
    s.circle[:] = [9, 15, 17, 8, 0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12]
    s.owner[:] = NOBODY
    s.owner[:2] = [0, 1]
    for seat, card in ((0, 9), (1, 15)):
        town = s.towns[seat]
        for half in range(2):
            for kind in range(FACES.shape[3]):
                town.planes[kind, half] = FACES[card, 0, half, kind]
            town.occupied[half] = 3
        town.left, town.right, town.top, town.bottom, town.card_count = 0, 1, 0, 1, 1
        town.cards[0] = (card, 0, 0, 0)
    s.upcoming, s.remaining, s.phase, s.to_move = 2, 2, Phase.TAKE, 0
    return states


def test_it_skips_a_card_to_complete_a_block_of_forts() -> None:
    states = forts()
    solution = solve(states)
    assert GAME.wording.decode(records(states)[0], solution.action).text == "take 8"
    GAME.entry_points.apply(states, 0, solution.action, NO_LOG)
    again = solve(states)
    assert GAME.wording.decode(records(states)[0], again.action).text == "place 8 at 1,1"
    assert (again.lead, again.outcome) == (solution.lead, solution.outcome)
    assert solution.outcome == 1


def test_a_line_of_best_actions_keeps_its_value() -> None:
    states = make_ending(5, 5, 3)
    me, first = int(states["to_move"][0]), solve(states)
    while states["to_move"][0] != OVER:
        solution = solve(states)
        assert solution.lead == (first.lead if states["to_move"][0] == me else -first.lead)
        GAME.entry_points.apply(states, 0, solution.action, NO_LOG)
    scores = np.zeros(2, np.int64)
    GAME.entry_points.scores(states, 0, scores)
    assert scores[me] - scores[1 - me] == first.lead


def test_a_state_given_is_not_changed() -> None:
    states = make_ending(3, 4, 3)
    before = states.tobytes()
    solve(states)
    ending(states, 1000)
    assert states.tobytes() == before


def test_a_search_that_was_stopped_proves_nothing() -> None:
    states = make_ending(3, 4, 4)
    assert solve(states).is_proved
    stopped = solve(states, nodes=100)
    assert not stopped.is_proved
    assert stopped.nodes < solve(states).nodes
    assert not solve(make_ending(3, 4, 7), milliseconds=1).is_proved


def test_searches_in_several_threads_do_not_disturb_each_other() -> None:
    states = [make_ending(seed, 4, 3) for seed in range(8)]
    alone = [solve(each) for each in states]
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(solve, states)) == alone


def test_only_the_last_cards_are_an_ending() -> None:
    far, near = make_ending(1, 2, MAX_UNPLACED + 1), make_ending(1, 2, 2)
    assert ending(far, 1000) is None
    assert ending(near, 1000) == solve(near)
    start = new_states(GAME.rules.state)
    GAME.entry_points.setup(start, 0, GAME.option_codes(2, {}), 1)
    start["remaining"] = 2
    assert ending(start, 1000) is None
    with pytest.raises(ValueError, match="with a start card"):
        solve(start)


def test_cards_that_wait_count_as_well() -> None:
    states = make_ending(1, 2, MAX_UNPLACED)
    out = np.zeros(GAME.rules.max_legal, np.int32)
    GAME.entry_points.legal(states, 0, out)
    after = copy_states(states)
    GAME.entry_points.apply(after, 0, int(out[1]), NO_LOG)
    assert ending(after, 1) is not None
    after["remaining"] = MAX_UNPLACED
    assert ending(after, 1) is None


def test_a_scoring_card_that_the_search_does_not_know_is_not_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    states = make_ending(1, 1, 3, options(1))
    assert ending(states, 1000) is not None
    monkeypatch.setattr(solver, "SUPPORTED_CONDITIONS", frozenset())
    assert ending(states, 1000) is None
