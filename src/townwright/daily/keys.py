"""Keys of days: secret while a day is played, published afterwards to verify the deals."""

import datetime
import hashlib
import hmac

from townwright.core.match import Match
from townwright.daily.challenge import daily_challenge


def day_key(secret: str, date: datetime.date) -> str:
    """Return the key of a day, from a server's secret. One key reveals nothing about the others."""
    return hmac.new(secret.encode(), f"townwright daily {date.isoformat()}".encode(), hashlib.sha256).hexdigest()


def commitment(key: str) -> str:
    """Return the digest of a key, published first so that the server cannot change the key later."""
    return hashlib.sha256(key.encode()).hexdigest()


def publication(date: datetime.date) -> datetime.datetime:
    """Return when the key of a day is published: once the day is over in every time zone."""
    return datetime.datetime.combine(date + datetime.timedelta(days=1), datetime.time(12), datetime.UTC)


def is_dealt_by(match: Match, date: datetime.date, key: str | None) -> bool:
    """Return whether a match has exactly the deal of a day's challenge."""
    expected = daily_challenge(match.game, date, key)
    is_same = (match.seed, match.options, len(match.people)) == (expected.seed, expected.options, expected.players)
    return is_same and match.components is None
