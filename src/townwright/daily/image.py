"""The picture of a daily result, for sharing: title, result, turns, and the finished town."""

import datetime
from collections.abc import Mapping, Sequence

from townwright.core.match import Match
from townwright.core.picture import GROUND
from townwright.core.svg import FAINT, LINE, centred, document, label, rect
from townwright.daily.share import GAINED, KEPT, LOST, headlines, squares

#: The usual size of a picture in a message, and its margin.
WIDTH, HEIGHT, MARGIN = 1200, 630, 64
#: The left edge of the town, and the size of its area.
TOWN_X, TOWN_WIDTH, TOWN_HEIGHT = 640, WIDTH - MARGIN - 640, HEIGHT - 2 * MARGIN
#: The top edge of the turns, the size of their area, and the largest size of a square.
TURNS_Y, TURNS_WIDTH, TURNS_HEIGHT, MAX_SQUARE = 376, 520, HEIGHT - MARGIN - 376, 58
TILES = {GAINED: "#2f6fb0", KEPT: "#efe8da", LOST: "#dd8a2b"}
#: Below this size, a square of the town has no letter.
MIN_LETTER_SQUARE = 24


def share_image(
    match: Match,
    date: datetime.date,
    seat: int,
    language: str = "en",
    names: Sequence[str] = (),
    par: int | None = None,
) -> str:
    """Return the result of a finished match as an SVG drawing, from the view of a seat."""
    speak, people = match.game.words(language), names or match.players
    _, result = headlines(match, date, seat, speak, people, par)
    title = speak("title")
    labels = [
        label(MARGIN, 104, "Townwright", 28, FAINT),
        label(MARGIN, 170, title, min(54, 940 / len(title)), font_weight="bold"),
        label(MARGIN, 216, date.isoformat(), 28, FAINT),
        *[label(MARGIN, 284 + 42 * row, line, 30, font_weight="bold") for row, line in enumerate(result.split(" · "))],
    ]
    picture = match.game.extras.share_picture
    lines = picture(match.view(seat), seat, match.score_sheet, speak, match.players) if picture else []
    town = draw_town(lines, match.game.extras.share_colours)
    frame = rect(8, 8, WIDTH - 16, HEIGHT - 16, "none", 20, stroke=LINE, stroke_width=3)
    return document(
        WIDTH, HEIGHT, [frame, *labels, *draw_turns(squares(match, seat)), *town], f"{title} {date.isoformat()}"
    )


def draw_turns(turns: str) -> list[str]:
    """Return one square for each turn, as large as fits."""
    size = next(side for side in range(MAX_SQUARE, 0, -1) if len(turns) <= TURNS_WIDTH // side * (TURNS_HEIGHT // side))
    row = TURNS_WIDTH // size
    return [
        rect(
            MARGIN + index % row * size, TURNS_Y + index // row * size, size - 8, size - 8, TILES[turn], 6, stroke=LINE
        )
        for index, turn in enumerate(turns)
    ]


def draw_town(lines: Sequence[str], colours: Mapping[str, str]) -> list[str]:
    """Return the lines of a text picture as coloured squares; a line with other letters stays text."""
    rows = [line.replace(" ", "") if is_map(line, colours) else "" for line in lines]
    columns = max(map(len, rows), default=0)
    size = min(64, TOWN_HEIGHT / max(1, len(lines)), TOWN_WIDTH / max(1, columns))
    left, top = TOWN_X + (TOWN_WIDTH - columns * size) / 2 if columns else TOWN_X, (HEIGHT - size * len(lines)) / 2
    parts = []
    for row, (line, letters) in enumerate(zip(lines, rows, strict=True)):
        y = top + row * size
        if not letters:
            parts.append(label(left, y + size * 0.65, line, min(30, size * 0.5)))
        for column, letter in enumerate(letters):
            x = left + column * size
            if letter in colours:
                parts.append(rect(x + 1, y + 1, size - 2, size - 2, colours[letter], size / 10, stroke=LINE))
                parts.append(
                    centred(x + size / 2, y + size / 2, letter, size * 0.36) if size > MIN_LETTER_SQUARE else ""
                )
    return parts


def is_map(line: str, colours: Mapping[str, str]) -> bool:
    """Return whether a line is made of the letters that have a colour."""
    return bool(colours) and all(letter in colours or letter in (GROUND, " ") for letter in line)
