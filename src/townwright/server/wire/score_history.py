"""The score history of a finished game."""

from msgspec import Struct

from townwright.core.turns import DecisiveTurn


class ScoreHistory(Struct, frozen=True):
    """The totals of each seat before the first turn and after each turn; the turn that decided the game."""

    totals: list[list[int]]
    decisive: DecisiveTurn | None
