"""Occasions: why a table was opened with the seed that it has.

`daily 2026-11-15` is the challenge of a day, `challenge TABLE SEAT` repeats the game of a seat, `seed` means that the
guest chose the seed. A table without an occasion has a random seed.
"""

import datetime

SEED, DAILY = "seed", "daily"


def of_day(date: datetime.date) -> str:
    return f"{DAILY} {date.isoformat()}"


def of_challenge(table: str, seat: int) -> str:
    return f"challenge {table} {seat}"


def day_of(occasion: str | None) -> str | None:
    """The day whose challenge an occasion is, such as 2026-11-15."""
    kind, _, day = (occasion or "").partition(" ")
    return day if kind == DAILY else None


def challenged(occasion: str | None) -> tuple[str, int] | None:
    """The table and the seat whose game an occasion repeats."""
    kind, _, rest = (occasion or "").partition(" ")
    table, _, seat = rest.partition(" ")
    return (table, int(seat)) if kind == "challenge" else None
