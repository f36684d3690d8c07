"""Settings: what docs/hosting.md says about them."""

import re
from pathlib import Path

import msgspec

from townwright.cli.serve import read_limits
from townwright.server.settings import Limits

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_the_documented_limits_are_the_real_ones() -> None:
    section = HOSTING.read_text("utf-8").partition("\n## Limits\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.+?) \| ([\d, ]+) \|", section, re.MULTILINE)
    documented = [
        (name, int(value))
        for names, values in rows
        for name, value in zip(re.findall(r"\w+", names), values.split(","))
    ]
    assert dict(documented) == msgspec.structs.asdict(Limits())
    assert len(documented) == len(dict(documented))


def test_former_names_of_limits_are_accepted() -> None:
    assert read_limits({"connections": "50", "sockets": "70", "hints": "2"}) == read_limits(
        {"guest_sockets": "50", "all_sockets": "70", "computations": "2"}
    )
