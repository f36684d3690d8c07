"""Differences between two actions, row by row of the score sheet, as reasons in words."""

from collections.abc import Sequence

import msgspec

from townwright.core.errors import join_phrases
from townwright.core.game import Game
from townwright.locale import Words

#: Maximum number of rows to mention.
MAX_DIFFERENCES = 3


class Difference(msgspec.Struct, frozen=True):
    """The expected difference between two actions in one row of the score sheet, in points."""

    source: str
    seat: int
    points: float

    def amount(self, game: Game, speak: Words) -> str:
        """Return the number of points and their source in words."""
        place = f"reason-{self.source}"
        return speak(
            "reason-amount",
            points=plain_number(abs(self.points)),
            place=speak(place) if place in speak else speak("reason-in", source=game.source_name(self.source, speak)),
        )


def say_differences(
    differences: Sequence[Difference], game: Game, speak: Words, names: Sequence[str], reader: int | None = None
) -> list[str]:
    """Return differences as phrases without a subject: per seat, one for all gains and one for all losses.

    `reader` is the seat to address as “you”.
    """
    groups: dict[tuple[bool, int], list[str]] = {}
    for each in differences:
        groups.setdefault((each.points > 0, each.seat), []).append(each.amount(game, speak))
    return [
        speak(
            "reason", gains=int(gains), you=int(seat == reader), name=names[seat], amounts=join_phrases(amounts, speak)
        )
        for (gains, seat), amounts in groups.items()
    ]


def join_reasons(phrases: Sequence[str], speak: Words) -> str:
    """Join phrases of `say_differences` into one; a phrase may itself be a list: “a and b, and c”."""
    *first, last = phrases or [""]
    return speak("reason-list", first=", ".join(first), last=last) if first else last


def plain_number(number: float) -> float:
    """Return a number with at most one decimal; an integer if it is whole, for the right plural."""
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def capitalised(text: str) -> str:
    """Return a text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
