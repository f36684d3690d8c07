"""The table of components for owners of the game: every value, and how it is known."""

from collections.abc import Callable, Iterator, Sequence

from townwright.core.contract import Component
from townwright.core.errors import Sentence
from townwright.games.circleville.components import DATA, ComponentData
from townwright.games.circleville.components.corrections import (
    COLOUR_NAMES,
    ROW_NAMES,
    SECTION_VALUES,
    replace_all,
    sentence,
)
from townwright.games.circleville.components.values import listed_values

#: Makes a row: what it is, its value and ours, our provenance, and the path of the value that it belongs to.
MakeRow = Callable[[Sentence, Sequence[object], list[str], str], Component]


def rows(corrections: object) -> list[Component]:
    """Return the whole table, value by value, with the provenance of each."""
    data, listed = replace_all(corrections), listed_values(corrections)

    def row(what: Sentence, values: Sequence[object], provenance: list[str], path: str) -> Component:
        (value, ours), (kind, why) = values, provenance
        if path in listed:
            kind, why = ("confirmed" if value == ours else "owner"), "owner"
        return Component(what, str(value), kind, sentence(f"provenance-{kind}"), sentence(f"why-{why}"), path)

    return [*section_rows(data, row), *road_rows(data, row), *other_rows(data, row), *solo_rows(data["solo"], row)]


def section_rows(data: ComponentData, row: MakeRow) -> Iterator[Component]:
    """Yield the values of the sections."""
    for old, section in zip(DATA["sections"], data["sections"], strict=True):
        number = section["id"]
        for name in SECTION_VALUES:
            message = {"red": "squares", "blue": "squares", "structures": "all-structures"}.get(name, name)
            colour = {"colour": f"$colour-{name}"} if name in COLOUR_NAMES else {}
            what = sentence(f"component-{message}", section=number, **colour)
            values = [section_value(each[name]) for each in (section, old)]
            yield row(what, values, section["provenance"][name], f"sections.{number}.{name}")


def section_value(value: object) -> object:
    """Return a value of a section as text, where it is more than a number."""
    if isinstance(value, dict):
        return ", ".join(f"{count} {colour}" for colour, count in value.items() if count)
    return places(value) if isinstance(value, list) else value


def places(points: list[int]) -> str:
    """Return victory points by place."""
    return "/".join(map(str, points))


def road_rows(data: ComponentData, row: MakeRow) -> Iterator[Component]:
    """Yield the roads between sections."""
    ours = {frozenset(road["between"]): road["provenance"] for road in DATA["roads"]}
    for road in data["roads"]:
        a, b = road["between"]
        provenance = ours.get(frozenset((a, b)))
        value = f"{a}–{b}"
        yield row(sentence("component-road"), [value, provenance and value], provenance or road["provenance"], "roads")


def other_rows(data: ComponentData, row: MakeRow) -> Iterator[Component]:
    """Yield rondel, mats, points at the end, years, the achievements table, tiles."""
    spaces = [", ".join(each["rondel"]["spaces"]) for each in (data, DATA)]
    yield row(sentence("component-rondel"), spaces, DATA["rondel"]["provenance"]["spaces"], "rondel.spaces")
    for colour in COLOUR_NAMES:
        levels, why = DATA["mat"]["provenance"][colour]
        pairs = zip(data["mat"]["values"][colour], DATA["mat"]["values"][colour], strict=True)
        for level, (value, ours) in enumerate(pairs):
            what = sentence("component-value", colour=f"$colour-{colour}", level=level + 1)
            yield row(what, [value, ours], [levels[level], why], f"mat.values.{colour}")
    points = [places(each["end"]["points"]) for each in (data, DATA)]
    yield row(sentence("component-end"), points, DATA["end"]["provenance"]["points"], "end.points")
    years = [", ".join(map(str, sorted(each["years"]["achievements"]))) for each in (data, DATA)]
    yield row(sentence("component-years"), years, DATA["years"]["provenance"]["achievements"], "years.achievements")
    for name in ROW_NAMES:
        slots = [each["table"]["slots"][name] for each in (data, DATA)]
        what = sentence("component-slots", row=f"$row-{name}")
        yield row(what, slots, DATA["table"]["provenance"][name], f"table.slots.{name}")
    for tile, ours in zip(data["year_tiles"], DATA["year_tiles"], strict=True):
        what = sentence("component-year-tile", tile=f"$year-tile-{tile['id']}")
        yield row(what, [tile["count"], ours["count"]], ours["provenance"], f"year_tiles.{tile['id']}.count")
    for tile, ours in zip(data["equipment"]["tiles"], DATA["equipment"]["tiles"], strict=True):
        values = [", ".join([each["kind"], *each.get("colours", [])]) for each in (tile, ours)]
        what = sentence("component-equipment", tile=tile["id"])
        yield row(what, values, ours["provenance"], f"equipment.tiles.{tile['id']}.colours")
    for tile, ours in zip(data["achievements"], DATA["achievements"], strict=True):
        names = [name for name in ("kind", "structure", "quadrant") if name in tile]
        values = [", ".join(str(each[name]) for name in names) for each in (tile, ours)]
        what = sentence("component-achievement", tile=tile["id"])
        yield row(what, values, ours["provenance"], f"achievements.{tile['id']}.quadrant")


def solo_rows(solo: ComponentData, row: MakeRow) -> Iterator[Component]:
    """Yield the mats of the opponents in a solo game."""
    old = DATA["solo"]
    for colour, quadrant in solo["colour_quadrant"].items():
        what = sentence("component-colour-quadrant", colour=f"$colour-{colour}")
        provenance = old["provenance"]["colour_quadrant"][colour]
        yield row(what, [quadrant, old["colour_quadrant"][colour]], provenance, f"solo.colour_quadrant.{colour}")
    for name in ("bertha", "carsten"):
        mats = zip(solo[name]["spaces"], old[name]["spaces"], old[name]["provenance"]["spaces"], strict=True)
        for number, (space, ours, provenance) in enumerate(mats, start=1):
            what = sentence("component-solo-space", name=old[name]["name"], space=number)
            values = [f"{each['quadrant']}, {each['colour']}" for each in (space, ours)]
            yield row(what, values, provenance, f"solo.{name}.spaces")
    katherine, ours = solo["katherine"], old["katherine"]
    name, provenances = ours["name"], ours["provenance"]
    cells = [" / ".join(", ".join(line) for line in each["cells"]) for each in (katherine, ours)]
    yield row(sentence("component-solo-cells", name=name), cells, provenances["cells"], "solo.katherine.cells")
    stops = zip(katherine["stops"], ours["stops"], provenances["stops"], strict=True)
    for number, (stop, our_stop, provenance) in enumerate(stops, start=1):
        values = [f"{each['quadrant']}: {' '.join(map(str, each['line']))}" for each in (stop, our_stop)]
        yield row(sentence("component-solo-stop", name=name, stop=number), values, provenance, "solo.katherine.stops")
    what = sentence("component-solo-mark", name=name)
    yield row(what, [katherine["marked"], ours["marked"]], provenances["marked"], "solo.katherine.marked")
