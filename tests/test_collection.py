"""How pytest collects the tests: each once, and each in its group."""

from collections import Counter

import pytest


def test_no_two_tests_have_the_same_id(request: pytest.FixtureRequest) -> None:
    """pytest-xdist runs only one of the tests that share an id."""
    ids = Counter(item.nodeid for item in request.session.items)
    assert [id for id, count in ids.items() if count > 1] == []


def test_workers_know_the_group_of_each_test(request: pytest.FixtureRequest) -> None:
    """`--dist loadgroup` reads the group from the end of the id."""
    grouped = bool(request.config.getoption("loadgroup", default=False))
    for item in request.session.items:
        if (group := item.get_closest_marker("xdist_group")) is not None:
            assert item.nodeid.endswith(f"@{group.args[0]}") == grouped
