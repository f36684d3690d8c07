"""Text pictures of a town, for sharing."""

from collections.abc import Mapping

#: Maximum number of lines in a picture.
MAX_LINES = 10
GROUND, REST = "·", "…"


def letter_picture(letters: Mapping[tuple[int, int], str]) -> list[str]:
    """Return lines with letters at their coordinates; tall pictures are rotated, then cut off."""
    if not letters:
        return []
    columns, rows = sorted({x for x, _ in letters}), sorted({y for _, y in letters})
    height, width = rows[-1] - rows[0] + 1, columns[-1] - columns[0] + 1
    if height > MAX_LINES and width < height:
        return letter_picture({(-y, x): letter for (x, y), letter in letters.items()})
    lines = [
        "".join(letters.get((x, y), GROUND) for x in range(columns[0], columns[-1] + 1))
        for y in range(rows[0], rows[-1] + 1)
    ]
    return lines if len(lines) <= MAX_LINES else [*lines[: MAX_LINES - 1], REST]
