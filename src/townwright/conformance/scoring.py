"""Checks of scores, ranks, previews and heuristics. Each function is a check."""

import random

import numpy as np

from townwright.conformance.random_games import UNTOUCHED, Case, padded_array, record, steps
from townwright.core.log import NO_LOG
from townwright.core.state import copy_states, new_states


def scores_are_sums(case: Case) -> None:
    """Scores are always the sums of the score sheet, and places follow the scores."""
    for seed in case.seeds:
        for states, _ in steps(case, seed):
            before = states.tobytes()
            sheet = np.full((case.game.rules.rows, case.seats), UNTOUCHED, np.int64)
            sums, ranks = np.zeros(case.seats, np.int64), np.zeros(case.seats, np.int64)
            scores, beyond = padded_array(case.seats, np.int64)
            case.game.entry_points.result(states, 0, sheet, sums, ranks)
            case.game.entry_points.scores(states, 0, scores)
            assert states.tobytes() == before
            assert scores.tolist() == sums.tolist() == sheet.sum(axis=0).tolist()
            assert (beyond == UNTOUCHED).all()
            row_count = len(case.game.wording.sources(record(states)))
            assert 0 < row_count <= case.game.rules.rows
            assert not sheet[row_count:].any()
            _check_ranks(sums.tolist(), ranks.tolist())


def previews_are_true(case: Case) -> None:
    """The preview of an action matches the score sheet after it."""
    rng = random.Random(1)
    for states, codes in list(steps(case, 1))[:-1:2]:
        code, after = rng.choice(codes), copy_states(states)
        sheets = [np.zeros((case.game.rules.rows, case.seats), np.int64) for _ in range(2)]
        numbers = np.zeros(case.seats, np.int64)
        before = states.tobytes()
        case.game.entry_points.preview(states, 0, code, new_states(case.game.rules.state), sheets[0], NO_LOG)
        assert states.tobytes() == before
        case.game.entry_points.apply(after, 0, code, NO_LOG)
        case.game.entry_points.result(after, 0, sheets[1], numbers, numbers.copy())
        assert sheets[0].tolist() == sheets[1].tolist()


def judging_changes_nothing(case: Case) -> None:
    """`weigh` and `evaluate` give finite numbers, do not write past their arrays and change nothing."""
    spare = new_states(case.game.rules.state, case.game.rules.spares)
    for states, codes in list(steps(case, 2))[::2]:
        before = states.tobytes()
        guess, beyond = padded_array(case.seats, np.float64)
        case.game.entry_points.evaluate(states, 0, guess)
        assert np.isfinite(guess).all()
        assert (beyond == UNTOUCHED).all()
        if codes:
            weights, beyond = padded_array(case.game.rules.max_legal, np.float64)
            case.game.entry_points.weigh(states, 0, np.array(codes, np.int32), len(codes), weights, spare)
            assert np.isfinite(weights[: len(codes)]).all()
            assert (beyond == UNTOUCHED).all()
        assert states.tobytes() == before


def weights_are_repeatable(case: Case) -> None:
    """`weigh` does not depend on the content of its scratch states."""
    for states, codes in list(steps(case, 2))[:-1:6]:
        results = []
        for seed in (0, 1):
            spare, weights = (
                new_states(case.game.rules.state, case.game.rules.spares),
                np.zeros(case.game.rules.max_legal),
            )
            for i in range(seed * case.game.rules.spares):
                case.game.entry_points.setup(spare, i, case.game.option_codes(case.players, {}), seed)
            case.game.entry_points.weigh(states, 0, np.array(codes, np.int32), len(codes), weights, spare)
            results.append(weights[: len(codes)].tolist())
        assert results[0] == results[1]


def _check_ranks(scores: list[int], ranks: list[int]) -> None:
    """Check that ranks follow scores; in cooperative games all seats share one rank."""
    if set(ranks) == {2}:
        return
    for score, rank in zip(scores, ranks, strict=True):
        assert rank == 1 + sum(other < rank for other in ranks)
        assert all(score >= other for other, other_rank in zip(scores, ranks, strict=True) if rank < other_rank)
