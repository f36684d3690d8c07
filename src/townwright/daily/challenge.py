"""The challenge of a day, made from a digest of game, date and, on a server, the key of the day."""

import datetime
import hashlib

from msgspec import Struct

from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.match_file import MATCH_SEED_LIMIT, SEED_LIMIT

#: The first day that has a challenge.
FIRST_DAY = datetime.date(2026, 1, 1)
#: Versions of how a setup is derived, without and with a key. A change needs a new version: past days must not change.
PUBLIC, KEYED = 1, 2
#: The bot in all other seats.
LEVEL = "master"


class DailyChallenge(Struct, frozen=True):
    """The setup of a match, and the seat of the person."""

    game: Game
    date: datetime.date
    options: dict[str, str]
    players: int
    seat: int
    seed: int

    def seats(self, person: str) -> list[str]:
        """Return the names of the seats; a seat with the name of a bot is played by that bot."""
        return [person if seat == self.seat else LEVEL for seat in range(self.players)]

    def match(self, person: str) -> Match:
        """Return the match before the first decision."""
        return Match(self.game, self.seats(person), self.seed, self.options)


def daily_challenge(game: Game, date: datetime.date, key: str | None = None) -> DailyChallenge:
    """Return the challenge of a day, with as few players as the game allows, one of them a person.

    Without a key it follows from the date alone. A server deals with a key that it publishes afterwards.
    """
    text = f"townwright daily {PUBLIC if key is None else KEYED} {game.name} {date.isoformat()}"
    digest = hashlib.sha256(text.encode() if key is None else f"{text} {key}".encode()).digest()
    players = game.players[0]
    seed = int.from_bytes(digest[:8], "big") % (SEED_LIMIT if key is None else MATCH_SEED_LIMIT)
    seat = digest[8] % players
    options = {
        name: values[digest[9 + index] % len(values)] for index, (name, values) in enumerate(game.extras.daily.items())
    }
    return DailyChallenge(game, date, game.options_for(players, options), players, seat, seed)


def require_day(date: datetime.date, today: datetime.date) -> datetime.date:
    """Return the date if it has a challenge; otherwise raise an error that says which days have one."""
    if not FIRST_DAY <= date <= today:
        raise problem(
            NotPossible, "daily-no-such-day", date=date.isoformat(), first=FIRST_DAY.isoformat(), last=today.isoformat()
        )
    return date
