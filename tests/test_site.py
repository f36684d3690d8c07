"""The drawing of the architecture agrees with the imports that are allowed."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_drawing_of_the_architecture_shows_the_layers_in_their_order() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = [each["layers"] for each in contracts if each["name"] == "Imports point one way"]
    drawing = (ROOT / "docs" / "images" / "architecture.svg").read_text("utf-8")
    boxes = re.findall(r'<text x="([\d.]+)" y="([\d.]+)" class="name">(\w+)</text>', drawing)
    names = {name for layer in layers for name in re.findall(r"\w+", layer)}
    boxes_by_height: dict[float, set[str]] = {}
    for _, y, name in boxes:
        if name in names:
            boxes_by_height.setdefault(float(y), set()).add(name)
    assert [boxes_by_height[y] for y in sorted(boxes_by_height)] == [set(re.findall(r"\w+", layer)) for layer in layers]
