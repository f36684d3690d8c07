"""What is frozen before a release has rows in every table, and opens."""

from pathlib import Path

import pytest
from tests.server.freeze import freeze
from tests.server.postgres import Postgres
from tests.server.test_migrations import make_old
from tests.server.test_released import check_database, check_match_file


@pytest.mark.long
def test_the_files_of_this_version_can_be_frozen_and_open(tmp_path: Path, database_server: Postgres) -> None:
    freeze("now", tmp_path)
    for url in (str(tmp_path / "tables.sqlite"), database_server.database()):
        make_old(url, "-now", tmp_path)
        check_database(tmp_path, url)
    matches = list(tmp_path.glob("matches-now/*.json"))
    assert len(matches) == 8
    for path in matches:
        check_match_file(path)
