"""The same for every value at the edge of its schema; collecting these tests alone takes seconds."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from tests.server.running import Guest, Server
from tests.server.test_openapi import DOCUMENT, anna, check

__all__ = ["anna"]
described = schemathesis.openapi.from_dict(DOCUMENT)


@pytest.mark.long
@described.parametrize()
@settings(max_examples=300, suppress_health_check=list(HealthCheck))
def test_many_generated_requests_are_answered_as_described(case: Case[Any], server: Server, anna: Guest) -> None:
    check(case, server, anna)
