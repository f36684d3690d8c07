"""The daily challenge: one deal per game and day, the same for all players of a server."""

from townwright.daily.challenge import FIRST_DAY, DailyChallenge, daily_challenge, require_day
from townwright.daily.image import share_image
from townwright.daily.keys import commitment, day_key, is_dealt_by, publication
from townwright.daily.share import share
from townwright.daily.streak import Streak, is_open, streak

__all__ = [
    "FIRST_DAY",
    "DailyChallenge",
    "Streak",
    "commitment",
    "daily_challenge",
    "day_key",
    "is_dealt_by",
    "is_open",
    "publication",
    "require_day",
    "share",
    "share_image",
    "streak",
]
