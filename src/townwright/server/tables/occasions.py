"""Occasions: why a table has its seed.

`daily 2026-11-15` is the challenge of a day, `challenge TABLE SEAT` repeats the game of a seat, `seed` means that the
guest chose the seed. A table without an occasion has a random seed.
"""

import datetime

SEED, DAILY = "seed", "daily"


def daily_occasion(date: datetime.date) -> str:
    return f"{DAILY} {date.isoformat()}"


def challenge_occasion(table: str, seat: int) -> str:
    return f"challenge {table} {seat}"


def day_of(occasion: str | None) -> str | None:
    """Return the day of a daily challenge, such as 2026-11-15; None for other occasions."""
    kind, _, day = (occasion or "").partition(" ")
    return day if kind == DAILY else None


def challenged_game(occasion: str | None) -> tuple[str, int] | None:
    """Return the table and seat whose deal a challenge repeats; None for other occasions."""
    kind, _, rest = (occasion or "").partition(" ")
    table, _, seat = rest.partition(" ")
    return (table, int(seat)) if kind == "challenge" else None
