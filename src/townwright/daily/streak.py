"""Streaks: days in a row with a finished daily challenge."""

import datetime
from collections.abc import Iterable

from msgspec import Struct

from townwright.daily.keys import publication

DAY = datetime.timedelta(days=1)


class Streak(Struct, frozen=True):
    """The length of the current streak in days, and of the longest one."""

    days: int
    best: int


def is_open(date: datetime.date, now: datetime.datetime) -> bool:
    """Return whether a day still counts for the streak: it is not over in every time zone."""
    return now < publication(date)


def streak(finished: Iterable[tuple[datetime.date, datetime.datetime]], now: datetime.datetime) -> Streak:
    """Return the streak from the days of finished challenges and when they were finished.

    A day counts if one of its challenges was finished while it was open. The streak lasts while the day after the last
    one is open.
    """
    days = sorted({date for date, ended in finished if is_open(date, ended)})
    length, best, previous = 0, 0, None
    for date in days:
        length = length + 1 if previous == date - DAY else 1
        best, previous = max(best, length), date
    return Streak(length if previous and is_open(previous + DAY, now) else 0, best)
