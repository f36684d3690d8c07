"""The table of components for owners of the game, who may correct it.

The printed board was not available; many values are reconstructed. Corrections have the form of `components.json`
and hold only what differs. A section, a year tile, an equipment or an achievement tile is named by its `id`; roads are
replaced all together. Corrections are checked: counts, the map, and the facts that the rulebook states.
"""

import copy
from collections.abc import Callable, Iterable, Iterator, Sequence

from townwright.core.contract import Component
from townwright.core.errors import BadFile, Reason
from townwright.core.state import Ints
from townwright.games.circleville.components import (
    CELLS,
    DATA,
    FIRST_YEAR,
    LEVELS,
    LINE,
    NEW_PLOTS,
    PACKAGE,
    PLOTS,
    RANKS,
    ROW,
    SECTIONS,
    SPACES,
    STARTS,
    STOPS,
    VALUE,
    YEARS,
    Character,
    Colour,
    ComponentData,
    Row,
    Structure,
    neighbours,
    table,
)

COLOUR_NAMES = [colour.name.lower() for colour in Colour]
STRUCTURE_NAMES = [structure.name.lower() for structure in Structure]
ROW_NAMES = [row.name.lower() for row in Row]

CHARACTERS = [character.name.lower() for character in Character]

#: What may be corrected: lists of things with an `id` and their values, and plain values.
SECTION_VALUES = {"quadrant", "red", "blue", "structures", "points", "plots"}
TILES = {"year_tiles": {"count"}, "equipment": {"colours"}, "achievements": {"quadrant"}}
VALUES = {
    "rondel": {"spaces"},
    "mat": {"values"},
    "end": {"points"},
    "years": {"achievements"},
    "table": {"slots"},
}
SOLO_VALUES = {"bertha": {"spaces"}, "carsten": {"spaces"}, "denzel": set(), "katherine": {"cells", "stops", "marked"}}
COMMENTS = {"game", "provenance", "facts"}


def reason(message: str, **arguments: object) -> Reason:
    """Return a reason with the words of this game."""
    return Reason(message, arguments, PACKAGE)


def bad_file(message: str, **arguments: object) -> BadFile:
    """Return an error about a file of corrections or a position."""
    return BadFile(reason(message, **arguments))


def read(corrections: object) -> Ints:
    """Return the table with corrections, checked, as the numbers that `setup` takes."""
    return table(apply_corrections(corrections))


def apply_corrections(corrections: object) -> ComponentData:
    """Return the table of components with some values replaced; an error says what is wrong with them."""
    data = copy.deepcopy(DATA)
    if corrections is None:
        return data
    if not isinstance(corrections, dict):
        raise bad_file("components-not-an-object")
    for name, change in corrections.items():
        if name == "sections":
            replace_by_id(data["sections"], change, SECTION_VALUES, name)
        elif name == "equipment":
            replace_equipment(data["equipment"], change)
        elif name in TILES:
            replace_by_id(data[name], change, TILES[name], name)
        elif name == "roads":
            data["roads"] = roads(change)
        elif name in VALUES:
            replace_values(data[name], change, VALUES[name], name)
        elif name == "solo":
            replace_solo(data["solo"], change)
        elif name in COMMENTS or change == DATA.get(name):
            continue
        else:
            raise bad_file("components-unknown", name=str(name)[:40])
    check(data)
    return data


def replace_by_id(things: list[ComponentData], changes: object, allowed: set[str], name: str) -> None:
    """Replace values of things that are named by their id."""
    by_id = {thing["id"]: thing for thing in things}
    if not isinstance(changes, list) or not all(isinstance(change, dict) for change in changes):
        raise bad_file("components-not-a-list", name=name)
    for change in changes:
        thing = by_id.get(change.get("id")) if isinstance(change.get("id"), (int, str)) else None
        if thing is None:
            raise bad_file("components-no-such-id", name=name, id=str(change.get("id"))[:40])
        for value in change:
            if value in allowed:
                thing[value] = change[value]
            elif value != "provenance" and change[value] != thing.get(value):
                raise bad_file("components-unknown", name=f"{name} {change['id']} {value}"[:60])


def replace_equipment(equipment: ComponentData, change: object) -> None:
    """Replace colours of equipment tiles."""
    if not isinstance(change, dict):
        raise bad_file("components-unknown", name="equipment")
    for name, value in change.items():
        if name == "tiles":
            replace_by_id(equipment["tiles"], value, TILES["equipment"], "equipment")
        elif name != "provenance" and value != equipment.get(name):
            raise bad_file("components-unknown", name=f"equipment {name}"[:60])


def replace_values(values: ComponentData, change: object, allowed: set[str], name: str) -> None:
    """Replace plain values. Of values that have names, replace only those given."""
    if not isinstance(change, dict):
        raise bad_file("components-unknown", name=name)
    for value in change:
        if value in allowed and isinstance(values[value], dict):
            if not isinstance(change[value], dict) or not set(change[value]) <= set(values[value]):
                raise bad_file("components-unknown", name=f"{name} {value}"[:60])
            values[value] = {**values[value], **change[value]}
        elif value in allowed:
            values[value] = change[value]
        elif value != "provenance" and change[value] != values.get(value):
            raise bad_file("components-unknown", name=f"{name} {value}"[:60])


def replace_solo(solo: ComponentData, change: object) -> None:
    """Replace what is printed on the mats of the opponents, and the quadrants of the colours."""
    if not isinstance(change, dict):
        raise bad_file("components-unknown", name="solo")
    replace_values(solo, {name: change[name] for name in change if name not in CHARACTERS}, {"colour_quadrant"}, "solo")
    for name in CHARACTERS:
        if name in change:
            replace_values(solo[name], change[name], SOLO_VALUES[name], f"solo {name}")


def roads(change: object) -> list[ComponentData]:
    """Return the roads between sections, each given as `{"between": [1, 2]}`."""
    if not isinstance(change, list):
        raise bad_file("components-not-a-list", name="roads")
    result = []
    for road in change:
        ends = road.get("between") if isinstance(road, dict) else None
        if not isinstance(ends, list) or len(ends) != 2 or not all(is_number(end, 1, SECTIONS) for end in ends):
            raise bad_file("components-bad-road", road=str(road)[:60], last=SECTIONS)
        result.append({"provenance": ["owner", "owner"], **road})
    return result


def is_number(value: object, low: int, high: int) -> bool:
    """Return whether a value is a whole number within limits."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def check(data: ComponentData) -> None:
    """Check ranges, counts, the map and known facts; raise the first problem."""
    for check_part in (check_sections, check_tiles, check_mat, check_counts, check_map, check_solo, check_facts):
        check_part(data)


def check_range(value: object, low: int, high: int, what: Reason) -> None:
    """Check that a value is a whole number within limits."""
    if not is_number(value, low, high):
        raise bad_file("components-out-of-range", what=what, value=str(value)[:20], low=low, high=high)


def check_sections(data: ComponentData) -> None:
    """Check each section: some work, points that never rise from place to place, at least one plot."""
    for section in data["sections"]:
        number = section["id"]
        check_range(section["quadrant"], 1, data["quadrants"]["count"], reason("component-quadrant", section=number))
        for colour in ("red", "blue"):
            what = reason("component-squares", section=number, colour=f"$colour-{colour}")
            check_range(section[colour], 1, VALUE, what)
        structures = section["structures"]
        if not isinstance(structures, dict) or not set(structures) <= set(STRUCTURE_NAMES):
            raise bad_file("components-bad-structures", section=number, names=", ".join(STRUCTURE_NAMES))
        for name, count in structures.items():
            check_range(count, 0, 4, reason("component-structures", section=number, structure=f"$structure-{name}"))
        check_box(section["points"], reason("component-points", section=number))
        check_range(section["plots"], 1, PLOTS, reason("component-plots", section=number))


def check_box(points: object, what: Reason) -> None:
    """Check victory points by place: one per place, never rising."""
    if not isinstance(points, list) or len(points) != RANKS:
        raise bad_file("components-bad-box", what=what, places=RANKS)
    for value in points:
        check_range(value, 0, 20, what)
    if points != sorted(points, reverse=True):
        raise bad_file("components-rising-box", what=what)


def check_tiles(data: ComponentData) -> None:
    """Check equipment colours and achievements: the printed set, perhaps numbered differently."""
    for name, tiles, values in (
        ("equipment", "equipment", ("kind", "colours")),
        ("achievements", "achievements", ("kind", "structure", "quadrant")),
    ):
        printed = DATA[tiles]["tiles"] if tiles == "equipment" else DATA[tiles]
        actual = data[tiles]["tiles"] if tiles == "equipment" else data[tiles]
        if sorted(repr([tile.get(value) for value in values]) for tile in actual) != sorted(
            repr([tile.get(value) for value in values]) for tile in printed
        ):
            raise bad_file("components-other-tiles", name=f"$components-{name}")


def check_mat(data: ComponentData) -> None:
    """Check that values rise with the level and the rondel has two spaces of each colour."""
    values = data["mat"]["values"]
    for colour in COLOUR_NAMES:
        row = values.get(colour)
        what = reason("component-values", colour=f"$colour-{colour}")
        if not isinstance(row, list) or len(row) != LEVELS:
            raise bad_file("components-bad-values", what=what, levels=LEVELS)
        for value in row:
            check_range(value, 1, VALUE, what)
        if row != sorted(row):
            raise bad_file("components-falling-values", what=what)
    spaces = data["rondel"]["spaces"]
    if not isinstance(spaces, list) or sorted(map(str, spaces)) != sorted(COLOUR_NAMES * (SPACES // len(Colour))):
        raise bad_file("components-bad-rondel", spaces=SPACES)
    if spaces[data["rondel"]["start"] - 1] != "green":
        raise bad_file("components-start-not-green")
    check_box(data["end"]["points"], reason("component-end"))


def check_counts(data: ComponentData) -> None:
    """Check the counts that the rulebook states."""
    for structure, count in data["structures"]["count"].items():
        total = sum(section["structures"].get(structure, 0) for section in data["sections"])
        if total != count:
            raise bad_file("components-structure-count", structure=f"$structure-{structure}", found=total, count=count)
    first = {name: data["queue"]["first"].count(name) for name in STRUCTURE_NAMES}
    for section in data["sections"]:
        if section["id"] in STARTS and {name: section["structures"].get(name, 0) for name in STRUCTURE_NAMES} != first:
            raise bad_file("components-start-structures", section=section["id"])
    counts = [tile["count"] for tile in data["year_tiles"]]
    for tile in data["year_tiles"]:
        check_range(tile["count"], 1, NEW_PLOTS, reason("component-year-tile", tile=f"$year-tile-{tile['id']}"))
    if sum(counts) != YEARS or data["year_tiles"][-1]["count"] != 1:
        raise bad_file("components-year-count", found=sum(counts), count=YEARS)
    years, slots = data["years"]["achievements"], data["table"]["slots"]
    if not isinstance(years, list) or not all(is_number(year, FIRST_YEAR, FIRST_YEAR + YEARS - 1) for year in years):
        raise bad_file("components-bad-years", first=str(FIRST_YEAR), last=str(FIRST_YEAR + YEARS - 1))
    for row in ROW_NAMES:
        check_range(slots[row], 0, ROW, reason("component-slots", row=f"$row-{row}"))
    if len(set(years)) != len(years) or len(years) > sum(slots.values()):
        raise bad_file("components-too-many-years", found=len(years), slots=sum(slots.values()))


def is_connected(nodes: Iterable[int], edges: Sequence[tuple[int, ...]]) -> bool:
    """Return whether every node can be reached from every other."""
    unreached = set(nodes)
    if not unreached:
        return False
    waiting = [unreached.pop()]
    while waiting:
        node = waiting.pop()
        new = {other for edge in edges if node in edge for other in edge} & unreached
        unreached -= new
        waiting += new
    return not unreached


def check_map(data: ComponentData) -> None:
    """Check the map: roads between different sections, once each, and connected quadrants."""
    edges = [tuple(sorted(road["between"])) for road in data["roads"]]
    for a, b in edges:
        if a == b or edges.count((a, b)) > 1:
            raise bad_file("components-road-twice", a=a, b=b)
    sections = range(1, SECTIONS + 1)
    if not is_connected(sections, edges):
        raise bad_file("components-town-in-parts")
    for quadrant in range(1, data["quadrants"]["count"] + 1):
        inside = [section["id"] for section in data["sections"] if section["quadrant"] == quadrant]
        if len(inside) != data["quadrants"]["sections"]:
            raise bad_file("components-quadrant-count", quadrant=quadrant, found=len(inside))
        if not is_connected(inside, [edge for edge in edges if set(edge) <= set(inside)]):
            raise bad_file("components-quadrant-in-parts", quadrant=quadrant)


def check_solo(data: ComponentData) -> None:
    """Check the opponents' mats: every quadrant once, known colours, lines of existing spaces."""
    solo = data["solo"]
    if not names_every_quadrant(list(solo["colour_quadrant"].values())):
        raise bad_file("components-bad-colours")
    for name in ("bertha", "carsten"):
        spaces = solo[name]["spaces"]
        if not are_places(spaces) or not all(space.get("colour") in COLOUR_NAMES for space in spaces):
            raise bad_file("components-bad-track", name=solo[name]["name"], count=STOPS)
    katherine = solo["katherine"]
    cells, stops, name = katherine["cells"], katherine["stops"], katherine["name"]
    if not isinstance(cells, list) or [len(row) if isinstance(row, list) else 0 for row in cells] != [LINE, LINE]:
        raise bad_file("components-bad-cells", name=name)
    if not all(colour in COLOUR_NAMES for row in cells for colour in row):
        raise bad_file("components-bad-cells", name=name)
    if not are_places(stops) or not all(is_line(stop.get("line")) for stop in stops):
        raise bad_file("components-bad-stops", name=name, count=STOPS, last=CELLS)
    if not is_number(katherine["marked"], 1, STOPS):
        raise bad_file("components-bad-mark", name=name, count=STOPS)


def names_every_quadrant(quadrants: list[object]) -> bool:
    """Return whether each quadrant is named exactly once."""
    return all(is_number(each, 1, STOPS) for each in quadrants) and len(set(quadrants)) == len(quadrants) == STOPS


def are_places(places: object) -> bool:
    """Return whether these are places for a supervisor, one in each quadrant."""
    if not isinstance(places, list) or not all(isinstance(place, dict) for place in places):
        return False
    return names_every_quadrant([place.get("quadrant") for place in places])


def is_line(line: object) -> bool:
    """Return whether this is a line of two or four different spaces."""
    if not isinstance(line, list) or not all(is_number(cell, 1, CELLS) for cell in line):
        return False
    return len(line) in (LINE // 2, LINE) and len(set(line)) == len(line)


def check_facts(data: ComponentData) -> None:
    """Check what the rulebook states about the board in its examples."""
    for fact in DATA["facts"]["known"]:
        if not FACTS[fact["fact"]](data, fact):
            raise bad_file("components-against-rulebook", what=fact_sentence(fact))


def section_of(data: ComponentData, fact: ComponentData) -> ComponentData:
    """Return the data of a section."""
    section: ComponentData = data["sections"][fact["section"] - 1]
    return section


#: Whether a table agrees with a statement of the rulebook.
FACTS: dict[str, Callable[[ComponentData, ComponentData], bool]] = {
    "neighbours": lambda data, fact: neighbours(data, fact["section"]) == fact["sections"],
    "adjacent": lambda data, fact: fact["sections"][1] in neighbours(data, fact["sections"][0]),
    "apart": lambda data, fact: fact["sections"][1] not in neighbours(data, fact["sections"][0]),
    "quadrant": lambda data, fact: section_of(data, fact)["quadrant"] == fact["quadrant"],
    "structures": lambda data, fact: section_of(data, fact)["structures"].get(fact["structure"], 0) >= fact["least"],
    "squares": lambda data, fact: section_of(data, fact)[fact["colour"]] >= fact["least"],
    "work": lambda data, fact: cubes_needed(section_of(data, fact)) == fact["cubes"],
    "points": lambda data, fact: section_of(data, fact)["points"][fact["place"] - 1] == fact["points"],
    "value": lambda data, fact: data["mat"]["values"][fact["colour"]][fact["level"] - 1] == fact["value"],
    "end": lambda data, fact: data["end"]["points"][fact["place"] - 1] == fact["points"],
    "slots": lambda data, fact: data["table"]["slots"][fact["row"]] >= fact["least"],
    "colour_quadrant": lambda data, fact: data["solo"]["colour_quadrant"][fact["colour"]] == fact["quadrant"],
    "bertha_space": lambda data, fact: (
        data["solo"]["bertha"]["spaces"][fact["space"] - 1]["quadrant"] == fact["quadrant"]
    ),
    "katherine_line": lambda data, fact: line_lengths(data)[fact["quadrant"]] == fact["cells"],
    "katherine_mark": lambda data, fact: mark_fits(data["solo"]["katherine"], fact["cells"]),
}


def line_lengths(data: ComponentData) -> dict[int, int]:
    """Return how many spaces Katherine's line in each quadrant has."""
    return {stop["quadrant"]: len(stop["line"]) for stop in data["solo"]["katherine"]["stops"]}


def mark_fits(katherine: ComponentData, cells: int) -> bool:
    """Return whether the marked stop has a line of that length and does not follow the stop of quadrant 4."""
    stops, marked = katherine["stops"], katherine["marked"] - 1
    return len(stops[marked]["line"]) == cells and stops[marked - 1]["quadrant"] != len(stops)


def cubes_needed(section: ComponentData) -> int:
    """Return the number of cubes that complete a section."""
    return int(section["red"] + section["blue"] + sum(section["structures"].values()))


def fact_sentence(fact: ComponentData) -> Reason:
    """Return a statement of the rulebook in words."""
    arguments = {
        name: value for name, value in fact.items() if name not in ("fact", "sections", "colour", "structure", "row")
    }
    if "sections" in fact:
        arguments["sections"] = ", ".join(map(str, fact["sections"]))
    for name in ("colour", "structure", "row"):
        if name in fact:
            arguments[name] = f"${name}-{fact[name]}"
    return reason(f"fact-{fact['fact']}", **arguments)


def rows(corrections: object) -> list[Component]:
    """Return the whole table, value by value, with the provenance of each."""
    return list(component_rows(apply_corrections(corrections)))


def component_rows(data: ComponentData) -> Iterator[Component]:
    """Yield sections first, then roads, then everything beside the town."""

    def row(what: Reason, value: object, provenance: list[str]) -> Component:
        kind, why = provenance
        return Component(what, str(value), kind, reason(f"provenance-{kind}"), reason(f"why-{why}"))

    for old, section in zip(DATA["sections"], data["sections"], strict=True):
        number = section["id"]
        for name in ("quadrant", "red", "blue", "structures", "points", "plots"):
            provenance = section["provenance"][name] if section[name] == old[name] else ["owner", "owner"]
            message = {"red": "squares", "blue": "squares"}.get(
                name, name if name != "structures" else "all-structures"
            )
            value = section[name]
            if name == "structures":
                value = ", ".join(f"{count} {colour}" for colour, count in value.items() if count)
            elif name == "points":
                value = "/".join(map(str, value))
            colour = {"colour": f"$colour-{name}"} if name in COLOUR_NAMES else {}
            yield row(reason(f"component-{message}", section=number, **colour), value, provenance)
    printed = {tuple(road["between"]): road["provenance"] for road in DATA["roads"]}
    for road in data["roads"]:
        a, b = road["between"]
        provenance = printed.get((a, b)) or printed.get((b, a)) or ["owner", "owner"]
        yield row(reason("component-road"), f"{a}–{b}", provenance)
    yield from other_rows(data, row)


def other_rows(data: ComponentData, row: Callable[[Reason, object, list[str]], Component]) -> Iterator[Component]:
    """Yield rondel, mats, points at the end, years, table, tiles."""
    owner = ["owner", "owner"]

    def is_unchanged(check_part: str, *path: str | int) -> bool:
        old, new = DATA[check_part], data[check_part]
        for key in path:
            old, new = old[key], new[key]
        return bool(old == new)

    spaces = data["rondel"]
    provenance = spaces["provenance"]["spaces"] if is_unchanged("rondel", "spaces") else owner
    yield row(reason("component-rondel"), ", ".join(spaces["spaces"]), provenance)
    for colour in COLOUR_NAMES:
        levels, why = data["mat"]["provenance"][colour]
        for level, value in enumerate(data["mat"]["values"][colour]):
            provenance = [levels[level], why] if is_unchanged("mat", "values", colour, level) else owner
            yield row(reason("component-value", colour=f"$colour-{colour}", level=level + 1), value, provenance)
    provenance = data["end"]["provenance"]["points"] if is_unchanged("end", "points") else owner
    yield row(reason("component-end"), "/".join(map(str, data["end"]["points"])), provenance)
    provenance = data["years"]["provenance"]["achievements"] if is_unchanged("years", "achievements") else owner
    yield row(reason("component-years"), ", ".join(map(str, data["years"]["achievements"])), provenance)
    for name in ROW_NAMES:
        provenance = data["table"]["provenance"][name] if is_unchanged("table", "slots", name) else owner
        yield row(reason("component-slots", row=f"$row-{name}"), data["table"]["slots"][name], provenance)
    for index, tile in enumerate(data["year_tiles"]):
        provenance = tile["provenance"] if is_unchanged("year_tiles", index, "count") else owner
        yield row(reason("component-year-tile", tile=f"$year-tile-{tile['id']}"), tile["count"], provenance)
    for index, tile in enumerate(data["equipment"]["tiles"]):
        provenance = tile["provenance"] if is_unchanged("equipment", "tiles", index) else owner
        value = ", ".join([tile["kind"], *tile.get("colours", [])])
        yield row(reason("component-equipment", tile=tile["id"]), value, provenance)
    for index, tile in enumerate(data["achievements"]):
        provenance = tile["provenance"] if is_unchanged("achievements", index) else owner
        value = ", ".join(str(tile[name]) for name in ("kind", "structure", "quadrant") if name in tile)
        yield row(reason("component-achievement", tile=tile["id"]), value, provenance)
    yield from solo_mats(data["solo"], row)


def solo_mats(solo: ComponentData, row: Callable[[Reason, object, list[str]], Component]) -> Iterator[Component]:
    """Yield the mats of the opponents in a solo game."""
    owner, printed = ["owner", "owner"], DATA["solo"]
    for colour, quadrant in solo["colour_quadrant"].items():
        is_unchanged = quadrant == printed["colour_quadrant"][colour]
        provenance = printed["provenance"]["colour_quadrant"][colour] if is_unchanged else owner
        yield row(reason("component-colour-quadrant", colour=f"$colour-{colour}"), quadrant, provenance)
    for name in ("bertha", "carsten"):
        for number, space in enumerate(solo[name]["spaces"]):
            is_unchanged = space == printed[name]["spaces"][number]
            provenance = printed[name]["provenance"]["spaces"][number] if is_unchanged else owner
            what = reason("component-solo-space", name=solo[name]["name"], space=number + 1)
            yield row(what, f"{space['quadrant']}, {space['colour']}", provenance)
    katherine, old = solo["katherine"], printed["katherine"]
    name = katherine["name"]
    provenance = old["provenance"]["cells"] if katherine["cells"] == old["cells"] else owner
    yield row(
        reason("component-solo-cells", name=name),
        " / ".join(", ".join(line) for line in katherine["cells"]),
        provenance,
    )
    for number, stop in enumerate(katherine["stops"]):
        provenance = old["provenance"]["stops"][number] if stop == old["stops"][number] else owner
        value = f"{stop['quadrant']}: {' '.join(map(str, stop['line']))}"
        yield row(reason("component-solo-stop", name=name, stop=number + 1), value, provenance)
    provenance = old["provenance"]["marked"] if katherine["marked"] == old["marked"] else owner
    yield row(reason("component-solo-mark", name=name), katherine["marked"], provenance)
