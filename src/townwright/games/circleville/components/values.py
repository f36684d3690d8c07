"""The values that an owner may correct, by their paths in `components.json`.

A path is a string such as `sections.12.red`. Corrections list what an owner has compared with the printed game: a
listed value that is the same as ours is confirmed, any other is corrected.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from townwright.core.errors import Sentence
from townwright.games.circleville.components import DATA, ComponentData
from townwright.games.circleville.components.corrections import (
    COLOUR_NAMES,
    SECTION_VALUES,
    SOLO_VALUES,
    STRUCTURE_NAMES,
    TILES,
    VALUES,
    bad_file,
    find_contradictions,
    replace_all,
)

#: A path: names of parts, and the ids of things in lists.
Path = tuple[str | int, ...]


def tile_paths(name: str) -> list[Path]:
    """Return the paths of the values that an owner may correct on the tiles of a kind."""
    prefix: Path = ("equipment", "tiles") if name == "equipment" else (name,)
    tiles = value_at(DATA, prefix)
    return [(*prefix, tile["id"], value) for tile in tiles for value in TILES[name] if value in tile]


def value_paths(name: str) -> list[Path]:
    """Return the paths of plain values; values that have names are corrected one by one."""
    return [
        path
        for value in VALUES[name]
        for path in (
            [(name, value, each) for each in DATA[name][value]]
            if isinstance(DATA[name][value], dict)
            else [(name, value)]
        )
    ]


def value_at(data: Any, path: Sequence[str | int]) -> Any:
    """Return a part of the components."""
    for key in path:
        data = next(thing for thing in data if thing["id"] == key) if isinstance(data, list) else data[key]
    return data


#: All paths, by name, in the order in which an owner would look.
PATHS: dict[str, Path] = {
    ".".join(map(str, path)): path
    for path in (
        *[("sections", section["id"], value) for section in DATA["sections"] for value in SECTION_VALUES],
        ("roads",),
        *[path for name in VALUES for path in value_paths(name)],
        *[path for name in TILES for path in tile_paths(name)],
        *[("solo", "colour_quadrant", colour) for colour in COLOUR_NAMES],
        *[("solo", name, value) for name, values in SOLO_VALUES.items() for value in values],
    )
}


def tidy_value(path: Path, value: Any) -> Any:
    """Return a checked value in its canonical form, without comments."""
    match path:
        case ("roads",):
            return sorted(sorted(road["between"]) for road in value)
        case ("years", _):
            return sorted(value)
        case (*_, "structures"):
            return {name: value[name] for name in STRUCTURE_NAMES if value.get(name)}
        case ("solo", _, "spaces"):
            return [{"quadrant": space["quadrant"], "colour": space["colour"]} for space in value]
        case ("solo", _, "stops"):
            return [{"quadrant": stop["quadrant"], "line": stop["line"]} for stop in value]
        case _:
            return value


#: Our own values, by path.
OUR_VALUES: dict[str, Any] = {name: tidy_value(path, value_at(DATA, path)) for name, path in PATHS.items()}


def is_listed(corrections: Any, path: Sequence[str | int]) -> bool:
    """Return whether corrections list a value."""
    if not path:
        return True
    if isinstance(corrections, list):
        return any(is_listed(thing, path[1:]) for thing in corrections if thing["id"] == path[0])
    return path[0] in corrections and is_listed(corrections[path[0]], path[1:])


def listed_values(corrections: object) -> dict[str, Any]:
    """Return the values that corrections list, by path; an error says which one is impossible."""
    data = replace_all(corrections)
    for _ in find_contradictions(data):  # raises if a value is impossible
        pass
    return {
        name: tidy_value(path, value_at(data, path))
        for name, path in PATHS.items()
        if corrections is not None and is_listed(corrections, path)
    }


def contradictions(corrections: object) -> list[Sentence]:
    """Return why the values do not fit together, although each of them is possible."""
    return list(find_contradictions(replace_all(corrections)))


def corrections_of(values: Mapping[str, Any]) -> ComponentData:
    """Return corrections that list these values; they are not checked."""
    corrections: ComponentData = {}
    for name in values.keys() - PATHS.keys():
        raise bad_file("components-unknown", name=name[:60])
    for name, path in PATHS.items():
        if name in values:
            put(corrections, path, values[name])
    if isinstance(corrections.get("roads"), list):
        corrections["roads"] = [{"between": road} for road in corrections["roads"]]
    return corrections


def put(corrections: ComponentData, path: Path, value: Any) -> None:
    """Add a value to the corrections; things in lists are named by their id."""
    data: Any = DATA
    part: Any = corrections
    for key in path[:-1]:
        if isinstance(data, list):
            data = value_at(data, [key])
            entry = next((thing for thing in part if thing["id"] == key), None)
            if entry is None:
                part.append(entry := {"id": key})
            part = entry
        else:
            data = data[key]
            part = part.setdefault(key, [] if isinstance(data, list) else {})
    part[path[-1]] = value
