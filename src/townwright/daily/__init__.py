"""The daily challenge: one deal per game and day, the same for all players of a server."""

from townwright.daily.challenge import FIRST_DAY, Challenge, challenge, open_day
from townwright.daily.keys import commitment, day_key, is_dealt_by, publication
from townwright.daily.share import share

__all__ = [
    "FIRST_DAY",
    "Challenge",
    "challenge",
    "commitment",
    "day_key",
    "is_dealt_by",
    "open_day",
    "publication",
    "share",
]
