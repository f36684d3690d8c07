"""Spaced repetition: right answers lead to longer intervals, a wrong one to the first."""

from townwright.puzzles.repetition import DAY, EARLY, INTERVALS, LEVELS, Review


def test_right_answers_in_a_row_lead_to_growing_intervals_until_it_is_learned() -> None:
    review, at, days = Review(0, 0), 0, []
    while review.due is not None:
        at = review.due
        review = review.after(True, at)
        days.append(None if review.due is None else (review.due - at + EARLY) / DAY)
    assert days == [*INTERVALS, None]
    assert review.level == LEVELS
    assert not review.is_due(at + 1000 * DAY)


def test_a_wrong_answer_starts_again_tomorrow() -> None:
    assert Review(4, 5).after(False, 5) == Review(0, 5 + DAY - EARLY)


def test_an_answer_counts_only_when_the_puzzle_is_due() -> None:
    review = Review(2, 100)
    assert review.is_due(100)
    assert not review.is_due(99)
    assert review.after(True, 99) == review.after(False, 99) == review
