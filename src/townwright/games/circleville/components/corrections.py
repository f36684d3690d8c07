"""Corrections by owners of the game, and what the rulebook says about them.

The printed board was not available; many values are reconstructed. Corrections have the form of `components.json`
and hold what an owner has compared. A section, a year tile, an equipment or an achievement tile is named by its `id`;
roads are replaced all together. A value that no copy can show raises an error. Values that do not fit together, such
as too many structures of a colour, are contradictions, which are normal while an owner is still entering values.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

import msgspec

from townwright.core.errors import BadFile, Sentence
from townwright.core.state import NumberArray
from townwright.games.circleville.components import (
    CELLS,
    DATA,
    FIRST_YEAR,
    LEVELS,
    MAX_ROW_SLOTS,
    MAX_STRUCTURES,
    MAX_VALUE,
    MAX_YEAR_TILES,
    PACKAGE,
    PLOTS,
    RANKS,
    SECTIONS,
    SPACES,
    STARTS,
    STOP_CELLS,
    STOPS,
    YEARS,
    Character,
    Colour,
    ComponentData,
    Row,
    Structure,
    neighbours,
    setup_numbers,
)

COLOUR_NAMES = [colour.name.lower() for colour in Colour]
STRUCTURE_NAMES = [structure.name.lower() for structure in Structure]
ROW_NAMES = [row.name.lower() for row in Row]

CHARACTER_NAMES = [character.name.lower() for character in Character]

#: What may be corrected: lists of things with an `id` and their values, and plain values.
SECTION_VALUES = ("quadrant", "red", "blue", "structures", "points", "plots")
TILES = {"year_tiles": ("count",), "equipment": ("colours",), "achievements": ("quadrant",)}
VALUES = {
    "rondel": ("spaces",),
    "mat": ("values",),
    "end": ("points",),
    "years": ("achievements",),
    "table": ("slots",),
}
SOLO_VALUES = {
    "bertha": ("spaces",),
    "carsten": ("spaces",),
    "denzel": (),
    "katherine": ("cells", "stops", "marked"),
}
#: The components as JSON: decoding it is the quickest way to copy them.
ENCODED = msgspec.json.encode(DATA)
COMMENTS = {"game", "provenance", "facts"}


def sentence(message: str, **arguments: object) -> Sentence:
    """Return a sentence with the words of this game."""
    return Sentence(message, arguments, PACKAGE)


def bad_file(message: str, **arguments: object) -> BadFile:
    """Return an error about a file of corrections or a position."""
    return BadFile(sentence(message, **arguments))


def read(corrections: object) -> NumberArray:
    """Return the table with corrections, checked, as the numbers that `setup` takes."""
    return setup_numbers(apply_corrections(corrections))


def apply_corrections(corrections: object) -> ComponentData:
    """Return the table of components with some values replaced; an error says what is wrong with them."""
    data = replace_all(corrections)
    for contradiction in find_contradictions(data):
        raise BadFile(contradiction)
    return data


def replace_all(corrections: object) -> ComponentData:
    """Return the table of components with some values replaced, but not checked."""
    data: ComponentData = msgspec.json.decode(ENCODED)
    if corrections is None:
        return data
    if not isinstance(corrections, dict):
        raise bad_file("components-not-an-object")
    if corrections.get("game", DATA["game"]) != DATA["game"]:
        raise bad_file("components-other-game")
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
    return data


def replace_by_id(things: list[ComponentData], changes: object, allowed: Collection[str], name: str) -> None:
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


def replace_values(values: ComponentData, change: object, allowed: Collection[str], name: str) -> None:
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
    replace_values(
        solo, {name: change[name] for name in change if name not in CHARACTER_NAMES}, ("colour_quadrant",), "solo"
    )
    for name in CHARACTER_NAMES:
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


def find_contradictions(data: ComponentData) -> Iterator[Sentence]:
    """Check ranges, counts, the map and known facts, and yield what does not fit together.

    A value that is impossible by itself raises an error.
    """
    check_sections(data)
    yield from check_tiles(data)
    check_mat(data)
    yield from check_counts(data)
    yield from check_map(data)
    yield from check_solo(data)
    yield from check_facts(data)


def check_range(value: object, low: int, high: int, what: Sentence) -> None:
    """Check that a value is a whole number within limits."""
    if not is_number(value, low, high):
        raise bad_file("components-out-of-range", what=what, value=str(value)[:20], low=low, high=high)


def check_sections(data: ComponentData) -> None:
    """Check each section: red and blue squares, points that never rise from place to place, plots."""
    for section in data["sections"]:
        number = section["id"]
        check_range(section["quadrant"], 1, data["quadrants"]["count"], sentence("component-quadrant", section=number))
        for colour in ("red", "blue"):
            what = sentence("component-squares", section=number, colour=f"$colour-{colour}")
            check_range(section[colour], 1, MAX_VALUE, what)
        structures = section["structures"]
        if not isinstance(structures, dict) or not set(structures) <= set(STRUCTURE_NAMES):
            raise bad_file("components-bad-structures", section=number, names=", ".join(STRUCTURE_NAMES))
        for name, count in structures.items():
            what = sentence("component-structures", section=number, structure=f"$structure-{name}")
            check_range(count, 0, MAX_STRUCTURES, what)
        check_points(section["points"], sentence("component-points", section=number))
        check_range(section["plots"], 1, PLOTS, sentence("component-plots", section=number))


def check_points(points: object, what: Sentence) -> None:
    """Check victory points by place: one per place, never rising."""
    if not isinstance(points, list) or len(points) != RANKS:
        raise bad_file("components-bad-box", what=what, places=RANKS)
    for value in points:
        check_range(value, 0, 20, what)
    if points != sorted(points, reverse=True):
        raise bad_file("components-rising-box", what=what)


def check_tiles(data: ComponentData) -> Iterator[Sentence]:
    """Check that equipment and achievements are the printed set; only the numbers of the tiles may differ."""
    for name, values in (("equipment", ("kind", "colours")), ("achievements", ("kind", "structure", "quadrant"))):
        ours, actual = (
            [repr([tile.get(value) for value in values]) for tile in (part["tiles"] if name == "equipment" else part)]
            for part in (DATA[name], data[name])
        )
        problem = sentence("components-other-tiles", name=f"$components-{name}")
        if not set(actual) <= set(ours):
            raise BadFile(problem)
        if sorted(actual) != sorted(ours):
            yield problem


def check_mat(data: ComponentData) -> None:
    """Check that values rise with the level and the rondel has two spaces of each colour."""
    values = data["mat"]["values"]
    for colour in COLOUR_NAMES:
        row = values.get(colour)
        what = sentence("component-values", colour=f"$colour-{colour}")
        if not isinstance(row, list) or len(row) != LEVELS:
            raise bad_file("components-bad-values", what=what, levels=LEVELS)
        for value in row:
            check_range(value, 1, MAX_VALUE, what)
        if row != sorted(row):
            raise bad_file("components-falling-values", what=what)
    spaces = data["rondel"]["spaces"]
    if not isinstance(spaces, list) or sorted(map(str, spaces)) != sorted(COLOUR_NAMES * (SPACES // len(Colour))):
        raise bad_file("components-bad-rondel", spaces=SPACES)
    if spaces[data["rondel"]["start"] - 1] != "green":
        raise bad_file("components-start-not-green")
    check_points(data["end"]["points"], sentence("component-end"))


def check_counts(data: ComponentData) -> Iterator[Sentence]:
    """Check the counts that the rulebook states."""
    for structure, count in data["structures"]["count"].items():
        total = sum(section["structures"].get(structure, 0) for section in data["sections"])
        if total != count:
            yield sentence("components-structure-count", structure=f"$structure-{structure}", found=total, count=count)
    first = {name: data["queue"]["first"].count(name) for name in STRUCTURE_NAMES}
    for section in data["sections"]:
        if section["id"] in STARTS and {name: section["structures"].get(name, 0) for name in STRUCTURE_NAMES} != first:
            raise bad_file("components-start-structures", section=section["id"])
    counts = [tile["count"] for tile in data["year_tiles"]]
    for tile in data["year_tiles"]:
        check_range(tile["count"], 1, MAX_YEAR_TILES, sentence("component-year-tile", tile=f"$year-tile-{tile['id']}"))
    problem = sentence("components-year-count", found=sum(counts), count=YEARS)
    if counts[-1] != 1:
        raise BadFile(problem)
    if sum(counts) != YEARS:
        yield problem
    years, slots = data["years"]["achievements"], data["table"]["slots"]
    if not isinstance(years, list) or not all(is_number(year, FIRST_YEAR, FIRST_YEAR + YEARS - 1) for year in years):
        raise bad_file("components-bad-years", first=str(FIRST_YEAR), last=str(FIRST_YEAR + YEARS - 1))
    for row in ROW_NAMES:
        check_range(slots[row], 0, MAX_ROW_SLOTS, sentence("component-slots", row=f"$row-{row}"))
    problem = sentence("components-too-many-years", found=len(years), slots=sum(slots.values()))
    if len(set(years)) != len(years):
        raise BadFile(problem)
    if len(years) > sum(slots.values()):
        yield problem


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


def check_map(data: ComponentData) -> Iterator[Sentence]:
    """Check the map: roads between different sections, once each, and connected quadrants."""
    edges: dict[tuple[int, ...], None] = {}
    for a, b in (sorted(road["between"]) for road in data["roads"]):
        if a == b or (a, b) in edges:
            raise bad_file("components-road-twice", a=a, b=b)
        edges[a, b] = None
    if not is_connected(range(1, SECTIONS + 1), list(edges)):
        raise bad_file("components-town-in-parts")
    for quadrant in range(1, data["quadrants"]["count"] + 1):
        inside = [section["id"] for section in data["sections"] if section["quadrant"] == quadrant]
        if len(inside) != data["quadrants"]["sections"]:
            yield sentence("components-quadrant-count", quadrant=quadrant, found=len(inside))
        elif not is_connected(inside, [edge for edge in edges if set(edge) <= set(inside)]):
            yield sentence("components-quadrant-in-parts", quadrant=quadrant)


def check_solo(data: ComponentData) -> Iterator[Sentence]:
    """Check the opponents' mats: every quadrant once, known colours, lines of existing spaces."""
    solo = data["solo"]
    for colour, quadrant in solo["colour_quadrant"].items():
        check_range(quadrant, 1, STOPS, sentence("component-colour-quadrant", colour=f"$colour-{colour}"))
    if not names_every_quadrant(list(solo["colour_quadrant"].values())):
        yield sentence("components-bad-colours")
    for name in ("bertha", "carsten"):
        spaces = solo[name]["spaces"]
        if not are_places(spaces) or not all(space.get("colour") in COLOUR_NAMES for space in spaces):
            raise bad_file("components-bad-track", name=solo[name]["name"], count=STOPS)
    katherine = solo["katherine"]
    cells, stops, name = katherine["cells"], katherine["stops"], katherine["name"]
    if not isinstance(cells, list) or [len(row) if isinstance(row, list) else 0 for row in cells] != [
        STOP_CELLS,
        STOP_CELLS,
    ]:
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
    return len(line) in (STOP_CELLS // 2, STOP_CELLS) and len(set(line)) == len(line)


def check_facts(data: ComponentData) -> Iterator[Sentence]:
    """Check what the rulebook states about the board in its examples."""
    for fact in DATA["facts"]["known"]:
        if not FACTS[fact["fact"]](data, fact):
            problem = sentence("components-against-rulebook", what=fact_sentence(fact))
            if fact["fact"] not in ABOUT_SEVERAL:
                raise BadFile(problem)
            yield problem


def section_of(data: ComponentData, fact: ComponentData) -> ComponentData:
    """Return the data of a section."""
    section: ComponentData = data["sections"][fact["section"] - 1]
    return section


#: Statements about several values together.
ABOUT_SEVERAL = {"work", "katherine_mark"}
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


def fact_sentence(fact: ComponentData) -> Sentence:
    """Return a statement of the rulebook in words."""
    arguments = {
        name: value for name, value in fact.items() if name not in ("fact", "sections", "colour", "structure", "row")
    }
    if "sections" in fact:
        arguments["sections"] = ", ".join(map(str, fact["sections"]))
    for name in ("colour", "structure", "row"):
        if name in fact:
            arguments[name] = f"${name}-{fact[name]}"
    return sentence(f"fact-{fact['fact']}", **arguments)
