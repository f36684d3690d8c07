"""Townwright alone needs none of the research libraries; the quick start runs."""

import json
from pathlib import Path

import pytest
from tests.processes import ROOT, python

DOCS = ROOT / "docs"
LIBRARIES = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel")


def test_townwright_needs_none_of_the_libraries() -> None:
    script = f"""
import sys
for library in {LIBRARIES}:
    sys.modules[library] = None  # importing it fails
import townwright, townwright.cli, townwright.research.batch
batch = townwright.research.batch.Batch
print(len(townwright.game_names()))
"""
    assert int(python("-c", script)) >= 4


def test_the_quick_start_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = json.loads((DOCS / "quick_start.ipynb").read_text("utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) >= 5
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for number, cell in enumerate(cells):
        exec(compile(cell, f"quick_start.ipynb, cell {number}", "exec"), names)
