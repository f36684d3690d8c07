"""Files are written whole or not at all, with the permissions of any other file."""

import os
import stat
import sys
from pathlib import Path

import pytest

from townwright.core.errors import NotPossible
from townwright.core.files import write_safely

needs_modes = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@needs_modes
def test_a_new_file_has_ordinary_permissions(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        write_safely(tmp_path / "match.json", "{}")
    finally:
        os.umask(before)
    assert mode(tmp_path / "match.json") == 0o644


@needs_modes
def test_a_replaced_file_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text("old")
    path.chmod(0o640)
    write_safely(path, "new")
    assert path.read_text() == "new"
    assert mode(path) == 0o640


def test_nothing_is_left_behind_where_a_file_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "match.json").mkdir()
    with pytest.raises(NotPossible):
        write_safely(tmp_path / "match.json", "{}")
    with pytest.raises(NotPossible):
        write_safely(tmp_path / "no such folder" / "match.json", "{}")
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]
