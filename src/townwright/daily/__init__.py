"""The challenge of the day: one set-up a day for each game, the same for everybody, made from the date alone."""

from townwright.daily.challenge import FIRST_DAY, Challenge, challenge, open_day
from townwright.daily.share import share

__all__ = ["FIRST_DAY", "Challenge", "challenge", "open_day", "share"]
