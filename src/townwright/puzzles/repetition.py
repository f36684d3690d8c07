"""Spaced repetition: when a puzzle comes back."""

from typing import NamedTuple

#: Days until a puzzle comes back after one, two, three … right answers in a row; one more, and it is learned.
INTERVALS = (1, 3, 7, 16, 35)
#: Right answers in a row after which a puzzle is learned.
LEVELS = len(INTERVALS) + 1
#: Milliseconds of a day, and how much earlier a puzzle comes back: people do not play at the same time every day.
DAY, EARLY = 86_400_000, 6 * 3_600_000


class Review(NamedTuple):
    """The right answers in a row to a puzzle, and when it is due, in milliseconds; None: learned."""

    level: int
    due: int | None

    def is_due(self, now: int) -> bool:
        """Return whether the puzzle is due."""
        return self.due is not None and self.due <= now

    def after(self, is_right: bool, now: int) -> "Review":
        """Return the next review after an answer; it counts only if the puzzle was due."""
        if not self.is_due(now):
            return self
        level = self.level + 1 if is_right else 0
        if level >= LEVELS:
            return Review(level, None)
        return Review(level, now + INTERVALS[max(0, level - 1)] * DAY - EARLY)
