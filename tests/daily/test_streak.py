"""Streaks: which days count, when a streak ends, and the longest one."""

import datetime

from townwright.daily import Streak, streak

UTC = datetime.UTC
FIRST = datetime.date(2026, 11, 1)


def at(day: int, hour: int) -> datetime.datetime:
    return datetime.datetime(2026, 11, day, hour, tzinfo=UTC)


def on(*days: int) -> list[tuple[datetime.date, datetime.datetime]]:
    """Challenges of these days, each finished in the afternoon of its day."""
    return [(FIRST.replace(day=day), at(day, 15)) for day in days]


def test_days_in_a_row_until_today_or_yesterday() -> None:
    assert streak([], at(9, 12)) == Streak(0, 0)
    assert streak(on(3, 4, 5), at(5, 16)) == Streak(3, 3)
    assert streak(on(5, 3, 4, 4), at(6, 23)) == Streak(3, 3), "today can still be played"
    assert streak(on(1, 2, 3, 4, 7, 8), at(8, 20)) == Streak(2, 4)


def test_a_streak_ends_when_the_next_day_is_over_in_every_time_zone() -> None:
    assert streak(on(4, 5), at(7, 11)) == Streak(2, 2)
    assert streak(on(4, 5), at(7, 12)) == Streak(0, 2)


def test_days_from_the_archive_do_not_count() -> None:
    late = (FIRST.replace(day=4), at(5, 12))
    just = (FIRST.replace(day=4), at(5, 11))
    assert streak([*on(3, 5), late], at(5, 20)) == Streak(1, 1)
    assert streak([*on(3, 5), just], at(5, 20)) == Streak(3, 3)
