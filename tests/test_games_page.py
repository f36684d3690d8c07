"""docs/games.md lists every field of the contract, every message family and every size, and says what is required."""

import dataclasses
import re
from importlib import import_module
from pathlib import Path
from typing import Any, get_origin

import pytest

from townwright.conformance import fluent, lesson
from townwright.core import arrays
from townwright.core.contract import Extras, Learning, Rules, Wording
from townwright.core.game import MAX_KEY_LENGTH, MAX_OPTIONS, Game
from townwright.core.log import EVERYONE, FACTS, LOG_SIZE
from townwright.core.state import GameState, layout
from townwright.server.wire.fields import MAX_LINE_LENGTH

PAGE = (Path(__file__).parent.parent / "docs" / "games.md").read_text("utf-8")


def rows(title: str) -> dict[str, list[str]]:
    """Return the rows of the first table below a heading, by their first cell."""
    section = PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    cells = [re.split(r" (?<!\\)\| ", line.strip("| ")) for line in section.splitlines() if line.startswith("| `")]
    return {row[0].strip("`"): row for row in cells}


@pytest.mark.parametrize("part", [Game, Rules, Wording, Learning, Extras], ids=lambda part: part.__name__)
def test_every_field_is_listed_and_required_ones_are_marked(part: Any) -> None:
    fields = dataclasses.fields(part)
    table = rows(part.__name__)
    assert list(table) == [field.name for field in fields]
    missing = dataclasses.MISSING
    required = [field.name for field in fields if field.default is missing and field.default_factory is missing]
    assert [name for name, row in table.items() if row[2] == "required"] == required


def test_the_fields_of_every_record_and_the_types_of_arrays_are_listed() -> None:
    table = rows("The record")
    generic = (arrays.Array1, arrays.Array2, arrays.Array3)
    public = [name for name, kind in vars(arrays).items() if get_origin(kind) in generic]
    assert list(table) == [*(layout(GameState).names or ()), *public]


def test_every_message_that_the_program_looks_up_is_listed() -> None:
    listed = {name.partition("-<")[0] for row in rows("Messages") for name in row.split("`, `")}
    assert listed == {*fluent.FAMILIES, *fluent.SINGLE}


def test_sizes_are_those_of_the_code() -> None:
    sizes = PAGE.partition("\n## Sizes\n")[2]
    assert f"| seats | {EVERYONE.bit_count()} at most" in sizes
    assert f"| numbers of an event | {FACTS} |" in sizes
    assert f"| events of an action | {LOG_SIZE - 1:,} |" in sizes
    assert f"| options | {MAX_OPTIONS}; names of options and values have at most {MAX_KEY_LENGTH} characters" in sizes
    assert f"| decisions in one message | {MAX_LINE_LENGTH}:" in sizes
    assert f"| a note of a lesson | {lesson.MAX_NOTE_LENGTH} characters |" in sizes


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "docs/architecture.md", "docs/games.md"])
def test_lines_end_at_120_characters(name: str) -> None:
    lines = (Path(__file__).parent.parent / name).read_text("utf-8").splitlines()
    assert [line for line in lines if len(line) > 120 and not line.startswith("|")] == []


def test_the_imports_of_a_game_are_where_the_page_says() -> None:
    imports = rows("Imports")
    assert imports
    for module, row in imports.items():
        for name in re.findall(r"`(\w+)`", row[1]):
            assert hasattr(import_module(module), name), f"{module} has no {name}"
