"""The keys with which this server deals the daily challenges."""

import datetime
import hashlib
import secrets

from townwright.daily import day_key
from townwright.server.storage.stores import Stores
from townwright.server.tables.occasions import DAILY, day_of

#: The names of the stored secret and of the first day dealt with it.
SECRET, SINCE = "daily", "daily-since"


def today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


class DailyKeys:
    """Derives the key of each day from a secret in the database.

    The secret is created once: at random, or from the server's seed if it has one.

    Days before the secret existed, and days that had already been played, have no key, because they must not change.
    """

    def __init__(self, stores: Stores, seed: int | None) -> None:
        self._stores, self._seed = stores, seed
        self._secret: str | None = None
        self._since = today()

    async def of(self, date: datetime.date) -> str | None:
        """Return the key of a day; None if its challenges follow from the date alone."""
        if self._secret is None:
            self._since = datetime.date.fromisoformat(
                await self._stores.secrets.get_or_add(SINCE, await self._first_day())
            )
            self._secret = await self._stores.secrets.get_or_add(SECRET, self._new_secret())
        return None if date < self._since else day_key(self._secret, date)

    async def _first_day(self) -> str:
        """Return the first day dealt with the secret: today, or the day after the last one played."""
        latest = day_of(await self._stores.tables.latest_occasion(f"{DAILY} "))
        last_played = datetime.date.fromisoformat(latest) if latest else datetime.date.min
        return max(today(), last_played + datetime.timedelta(days=1)).isoformat()

    def _new_secret(self) -> str:
        if self._seed is not None:
            return hashlib.sha256(f"townwright daily {self._seed}".encode()).hexdigest()
        return secrets.token_hex(32)
