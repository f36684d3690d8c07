"""What is dealt on a day. Nothing is asked of anybody: game and date are hashed, and the digest decides everything."""

import datetime
import hashlib

from msgspec import Struct

from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.match_file import SEED_LIMIT

#: The first day that has a challenge.
FIRST_DAY = datetime.date(2026, 1, 1)
#: Raised if anything about the derivation ever changes: days that people have played must stay what they were.
VERSION = 1
#: The bot that sits on every seat that is not the person's.
LEVEL = "master"


class Challenge(Struct, frozen=True):
    """A set-up: everything a match is made of, and where the person sits."""

    game: Game
    date: datetime.date
    options: dict[str, str]
    players: int
    seat: int
    seed: int

    def seats(self, person: str) -> list[str]:
        """Who sits where; a seat that is named like a bot is that bot's."""
        return [person if seat == self.seat else LEVEL for seat in range(self.players)]

    def match(self, person: str) -> Match:
        """The match before the first decision."""
        return Match(self.game, self.seats(person), self.seed, self.options)


def challenge(game: Game, date: datetime.date) -> Challenge:
    """The challenge of a day: as few seats as the game allows (alone, where that is possible), the person on one of
    them."""
    digest = hashlib.sha256(f"townwright daily {VERSION} {game.name} {date.isoformat()}".encode()).digest()
    players = game.players[0]
    seed = int.from_bytes(digest[:8], "big") % SEED_LIMIT
    seat = digest[8] % players
    options = {
        name: choices[digest[9 + place] % len(choices)]
        for place, (name, choices) in enumerate(game.extras.daily.items())
    }
    return Challenge(game, date, game.options_for(players, options), players, seat, seed)


def open_day(date: datetime.date, today: datetime.date) -> datetime.date:
    """The date, if it has a challenge already; an error says which days have one."""
    if not FIRST_DAY <= date <= today:
        raise problem(
            NotPossible, "daily-no-such-day", date=date.isoformat(), first=FIRST_DAY.isoformat(), last=today.isoformat()
        )
    return date
