"""Checks of the rules in play. Each function is a check."""

import random

import msgspec
import numpy as np

from townwright.conformance.random_games import UNTOUCHED, Case, differences, padded_array, play_randomly, record, steps
from townwright.core.log import LOG_SIZE, NO_LOG, new_log
from townwright.core.match import Match
from townwright.core.state import OVER, copy_states


def games_end(case: Case) -> None:
    """Every game ends within `max_length` decisions."""
    for seed in range(3 * len(case.seeds)):
        length = sum(1 for _ in steps(case, seed)) - 1
        assert 0 < length <= case.game.rules.max_length


def legal_actions_are_in_range(case: Case) -> None:
    """`legal` lists at most `max_legal` distinct numbers below `actions`, and changes nothing."""
    for seed in case.seeds:
        for states, codes in steps(case, seed):
            if codes:
                out, beyond = padded_array(case.game.rules.max_legal, np.int32)
                before = states.tobytes()
                number = case.game.entry_points.legal(states, 0, out)
                assert states.tobytes() == before
                assert 1 <= number <= case.game.rules.max_legal
                assert number == 1 or record(states).to_move < case.players, "a scripted seat has a choice"
                assert out[:number].tolist() == codes
                assert len(set(codes)) == number
                assert 0 <= min(codes) <= max(codes) < case.game.rules.actions
                assert (beyond == UNTOUCHED).all()


def seeds_decide_games(case: Case) -> None:
    """The same seed gives the same game; a different seed gives a different game."""
    games = [[(states.tobytes(), codes) for states, codes in steps(case, seed)] for seed in (4, 4, 5)]
    assert games[0] == games[1]
    assert games[0][0] != games[2][0]


def setup_wipes_the_table(case: Case) -> None:
    """`setup` leaves nothing from the previous game."""
    codes, expected = case.game.option_codes(case.players, case.options), case.states(12)
    others = case.game.option_codes(case.game.players[-1], {})
    for used, _ in list(steps(case, 11))[::7]:
        other = copy_states(used)
        case.game.entry_points.setup(other, 0, others, 13)
        for reused in (used, other):
            case.game.entry_points.setup(reused, 0, codes, 12)
            left_over = differences(expected, reused)
            assert left_over == []
            assert reused.tobytes() == expected.tobytes()


def states_are_independent(case: Case) -> None:
    """A game in an array plays like a single game and does not affect the others."""
    states, row = case.states(6), case.states(6, size=3, i=1)
    rng, out = random.Random(6), np.zeros(case.game.rules.max_legal, np.int32)
    empty = bytes(case.game.rules.state.itemsize)
    while record(states).to_move != OVER:
        codes = out[: case.game.entry_points.legal(row, 1, out)].tolist()
        code = rng.choice(codes)
        copy = copy_states(states)
        before = copy.tobytes()
        case.game.entry_points.apply(states, 0, code, NO_LOG)
        case.game.entry_points.apply(row, 1, code, NO_LOG)
        assert copy.tobytes() == before != states.tobytes()
        assert [row[i : i + 1].tobytes() for i in range(3)] == [empty, states.tobytes(), empty]


def events_change_nothing(case: Case) -> None:
    """Recording events does not change the game."""
    rng = random.Random(7)
    states, out, log = case.states(7), np.zeros(case.game.rules.max_legal, np.int32), new_log()
    while record(states).to_move != OVER:
        code = rng.choice(out[: case.game.entry_points.legal(states, 0, out)].tolist())
        logged = copy_states(states)
        log[0, 0] = 0
        case.game.entry_points.apply(logged, 0, code, log)
        case.game.entry_points.apply(states, 0, code, NO_LOG)
        assert states.tobytes() == logged.tobytes()
        assert 0 <= log[0, 0] < LOG_SIZE
    assert not NO_LOG.any()


def revealed_only_grows(case: Case) -> None:
    """`revealed` never shrinks."""
    for seed in case.seeds:
        revealed = [record(states).revealed for states, _ in steps(case, seed)]
        assert revealed == sorted(revealed)


def finished_games_offer_nothing(case: Case) -> None:
    """A finished game has no legal actions, and it has a winner or everyone lost together."""
    match = play_randomly(case.match(6), 6)
    assert match.to_move is None
    assert match.codes == []
    assert len(match.legal) == 0
    assert match.question().message == "game-over"
    assert sorted(match.ranks)[0] in (1, 2)


def stored_games_replay(case: Case) -> None:
    """A match file replays to the same state, events, views and score sheet."""
    match = play_randomly(case.match(7), 7)
    again = Match.from_data(msgspec.json.decode(match.to_json()))
    assert again.states.tobytes() == match.states.tobytes()
    assert again.history == match.history
    assert (again.score_sheet, again.ranks) == (match.score_sheet, match.ranks)
    assert [again.view(seat) for seat in range(case.seats)] == [match.view(seat) for seat in range(case.seats)]
