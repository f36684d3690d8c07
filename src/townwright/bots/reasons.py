"""Reasons: in which rows of the score sheet two actions end differently, and how to say it."""

from collections.abc import Sequence

import msgspec

from townwright.core.game import Game
from townwright.locale import Words


class Difference(msgspec.Struct, frozen=True):
    """The expected difference between two actions in one row of the score sheet, in points."""

    source: str
    seat: int
    points: float

    def say(self, game: Game, speak: Words, names: Sequence[str], reader: int | None = None) -> str:
        """Return the difference as a phrase without a subject; `reader` is the seat to address as “you”."""
        place = f"reason-{self.source}"
        points = abs(self.points)
        return speak(
            "reason",
            gains=int(self.points > 0),
            you=int(self.seat == reader),
            name=names[self.seat],
            points=int(points) if points == int(points) else points,
            place=speak(place) if place in speak else speak("reason-in", source=game.source_name(self.source, speak)),
        )
