"""Small pictures of letters: what somebody has built, to be sent to friends."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from townwright.core.action import ScoreRow
from townwright.core.match import Match
from townwright.games.carrara.components import CITY_IDS
from townwright.games.carrara.drawing import SHORT
from townwright.games.circle_the_wagons.drawing import LETTERS as TERRITORIES
from townwright.games.circleville.words.drawing import LETTERS as SEATS
from townwright.games.sprawlopolis.drawing import LETTERS as ZONES
from townwright.locale import Words

#: Most lines of a picture.
LINES = 10
GROUND, REST = "·", "…"


def city(match: Match, seat: int, speak: Words) -> list[str]:  # noqa: ARG001
    """Sprawlopolis: a letter for the zone of each block."""
    view: Any = match.view(seat)
    return laid({(each.x, each.y): ZONES[each.zone] for each in view.city.blocks})


def town(match: Match, seat: int, speak: Words) -> list[str]:  # noqa: ARG001
    """Circle the Wagons: a letter for the territory of each square of one's own town."""
    view: Any = match.view(seat)
    return laid({(each.x, each.y): TERRITORIES[each.territory] for each in view.towns[seat].squares})


def laid(letters: Mapping[tuple[int, int], str]) -> list[str]:
    """Letters where they lie. What is too high is turned by a quarter, what is still too high is cut off."""
    if not letters:
        return []
    columns, rows = sorted({x for x, _ in letters}), sorted({y for _, y in letters})
    high, wide = rows[-1] - rows[0] + 1, columns[-1] - columns[0] + 1
    if high > LINES and wide < high:
        return laid({(-y, x): letter for (x, y), letter in letters.items()})
    lines = [
        "".join(letters.get((x, y), GROUND) for x in range(columns[0], columns[-1] + 1))
        for y in range(rows[0], rows[-1] + 1)
    ]
    return lines if len(lines) <= LINES else [*lines[: LINES - 1], REST]


def coast(match: Match, seat: int, speak: Words) -> list[str]:
    """Carrara: one's own buildings in each city, in short; a mark where one has scored it."""
    view: Any = match.view(seat)
    mine = view.players[seat].buildings
    lines = []
    for name in CITY_IDS:
        built = " ".join(SHORT[each.type] for each in mine if each.city == name)
        scored = " ✓" if view.cities[name] == seat else ""
        lines.append(f"{speak(f'city-{name}')}{scored} {built or GROUND}")
    return lines


def quadrants(match: Match, seat: int, speak: Words) -> list[str]:
    """Circleville: who has most points of each section, quadrant by quadrant; then whose letters these are."""
    view: Any = match.view(seat)
    points = {row.source: row for row in match.score_sheet}
    lines = []
    for quadrant in sorted({each.quadrant for each in view.sections}):
        inside = sorted(each.section for each in view.sections if each.quadrant == quadrant)
        lines.append(" ".join(leader(points[f"section_{number}"]) for number in inside))
    names = [speak("share-me") if number == seat else name for number, name in enumerate(match.players)]
    return [*lines, " ".join(f"{letter}={name}" for letter, name in zip(SEATS, names))]


def leader(row: ScoreRow) -> str:
    """The letter of the seat that has most points of a section; none if nobody has, or several."""
    first = [seat for seat, points in enumerate(row.points) if points == max(row.points)]
    return SEATS[first[0]] if len(first) == 1 else GROUND


PICTURES: Mapping[str, Callable[[Match, int, Words], Sequence[str]]] = {
    "carrara": coast,
    "circle_the_wagons": town,
    "circleville": quadrants,
    "sprawlopolis": city,
}
