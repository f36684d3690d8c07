"""Streaks: which days count, when a streak ends, and the longest one."""

import datetime

from townwright.daily import Streak, streak

UTC = datetime.UTC
FIRST = datetime.date(2026, 11, 1)


def moment(day: int, hour: int) -> datetime.datetime:
    return datetime.datetime(2026, 11, day, hour, tzinfo=UTC)


def finished_on(*days: int) -> list[tuple[datetime.date, datetime.datetime]]:
    """Return challenges of these days, each finished in the afternoon of its day."""
    return [(FIRST.replace(day=day), moment(day, 15)) for day in days]


def test_days_in_a_row_until_today_or_yesterday() -> None:
    assert streak([], moment(9, 12)) == Streak(0, 0)
    assert streak(finished_on(3, 4, 5), moment(5, 16)) == Streak(3, 3)
    assert streak(finished_on(5, 3, 4, 4), moment(6, 23)) == Streak(3, 3), "today can still be played"
    assert streak(finished_on(1, 2, 3, 4, 7, 8), moment(8, 20)) == Streak(2, 4)


def test_a_streak_ends_when_the_next_day_is_over_in_every_time_zone() -> None:
    assert streak(finished_on(4, 5), moment(7, 11)) == Streak(2, 2)
    assert streak(finished_on(4, 5), moment(7, 12)) == Streak(0, 2)


def test_days_from_the_archive_do_not_count() -> None:
    late = (FIRST.replace(day=4), moment(5, 12))
    in_time = (FIRST.replace(day=4), moment(5, 11))
    assert streak([*finished_on(3, 5), late], moment(5, 20)) == Streak(1, 1)
    assert streak([*finished_on(3, 5), in_time], moment(5, 20)) == Streak(3, 3)
