"""Differences between two actions, row by row of the score sheet, as reasons in words."""

from collections.abc import Sequence

import msgspec

from townwright.core.game import Game
from townwright.locale import Words

#: The most rows to mention.
MOST_DIFFERENCES = 3


class Difference(msgspec.Struct, frozen=True):
    """The expected difference between two actions in one row of the score sheet, in points."""

    source: str
    seat: int
    points: float

    def say(self, game: Game, speak: Words, names: Sequence[str], reader: int | None = None) -> str:
        """Return the difference as a phrase without a subject; `reader` is the seat to address as “you”."""
        place = f"reason-{self.source}"
        return speak(
            "reason",
            gains=int(self.points > 0),
            you=int(self.seat == reader),
            name=names[self.seat],
            points=plain_number(abs(self.points)),
            place=speak(place) if place in speak else speak("reason-in", source=game.source_name(self.source, speak)),
        )


def plain_number(number: float) -> float:
    """Return a number with at most one decimal; an integer if it is whole, for the right plural."""
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def joined(phrases: Sequence[str], speak: Words) -> str:
    """Return phrases as a list: “a, b and c”."""
    *first, last = phrases
    return speak("hint-list", first=", ".join(first), last=last) if first else last


def capitalised(text: str) -> str:
    """Return a text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
