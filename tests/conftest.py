"""What all tests share."""

import pytest
from hypothesis import HealthCheck, settings
from tests.prepared import prepare_all

pytest.register_assert_rewrite("townwright.conformance")

# The same examples in every run; how fast a machine is decides nothing.
SLOW = [HealthCheck.too_slow]
settings.register_profile("fixed", derandomize=True, deadline=None, database=None, suppress_health_check=SLOW)
settings.load_profile("fixed")


def pytest_configure(config: pytest.Config) -> None:
    """Compile everything once, before the workers start."""
    if not hasattr(config, "workerinput") and not config.option.collectonly:
        prepare_all()
