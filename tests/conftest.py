"""Configuration of all tests: groups, Hypothesis, compiling."""

import os
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.compiling import compile_all

from townwright.core.rule import COMPILED

pytest.register_assert_rewrite("townwright.conformance")

# The same examples in every run, however fast the machine is.
SLOW = [HealthCheck.too_slow]
settings.register_profile("fixed", derandomize=True, deadline=None, database=None, suppress_health_check=SLOW)
settings.load_profile("fixed")


#: Files that share something costly (a server, a browser, a database, compiled code), and so run in one process: each
#: group once for all workers. The longest come first.
GROUPS: list[tuple[str, list[str]]] = [
    ("soak", ["server/test_soak.py"]),
    ("browser", ["browser/test_carrara.py", "browser/test_circleville.py", "browser/test_packages.py"]),
    ("browser-tables", [f"browser/test_{name}.py" for name in ("daily", "motion", "offline", "tables", "watching")]),
    ("more-browser", ["browser"]),
    (
        "database",
        [
            f"server/test_{name}.py"
            for name in (
                "backup",
                "crash",
                "migrations",
                "operation",
                "processes",
                "released",
                "rules_changed",
                "store",
            )
        ],
    ),
    ("server", ["server"]),
    *((f"cli-{name}", [f"cli/test_{name}.py"]) for name in ("prepare", "start", "new_game", "check")),
    ("research", ["research"]),
    ("packages", ["packaging/test_packages.py"]),
    ("library", ["test_library.py", "test_doctests.py", "test_readme.py", "cli/test_commands.py"]),
    *((name, [f"games/{name}"]) for name in ("circleville", "circle_the_wagons", "sprawlopolis", "carrara")),
    ("core", ["core"]),
    ("bots", ["bots"]),
    ("share", ["daily/test_share.py"]),
    ("fuzz", ["test_fuzz.py"]),
]
TESTS = Path(__file__).parent


@cache
def rank(path: Path) -> int:
    """Return the number of the group that a file belongs to; those in none come last."""
    numbers = (
        number for number, (_, names) in enumerate(GROUPS) for name in names if (TESTS / name) in (path, *path.parents)
    )
    return next(numbers, len(GROUPS))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put tests into groups for `--dist loadgroup`."""
    items.sort(key=lambda item: rank(item.path))
    for item in items:
        if (number := rank(item.path)) < len(GROUPS):
            item.add_marker(pytest.mark.xdist_group(GROUPS[number][0]))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not collect long tests that are slow to collect, unless they are selected."""
    return True if collection_path.name.endswith("_long.py") and config.option.markexpr != "long" else None


def pytest_configure(config: pytest.Config) -> None:
    """Let tests compile what they use; if there are workers, compile everything once before they start."""
    if COMPILED:
        os.environ["TOWNWRIGHT_COMPILE"] = "now"
    if config.getoption("numprocesses", default=None) and not config.option.collectonly:
        compile_all(workers=True)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Compile everything once for tests that start servers and other processes."""
    if not hasattr(session.config, "workerinput") and not session.config.option.collectonly:
        if any(item.get_closest_marker("xdist_group") for item in session.items):
            compile_all(workers=False)
