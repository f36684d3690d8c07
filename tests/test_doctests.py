"""Every public name has an example in its docstring, and every example runs."""

import doctest

import pytest

import townwright
from townwright.bots import Budget

PUBLIC = {name: getattr(townwright, name) for name in townwright.__all__}


@pytest.mark.parametrize("name", ["townwright", *PUBLIC])
def test_examples_run(name: str) -> None:
    documented = PUBLIC.get(name, townwright)
    parser, globs = doctest.DocTestParser(), {**PUBLIC, "townwright": townwright, "Budget": Budget}
    test = parser.get_doctest(documented.__doc__, globs, name, None, None)
    assert test.examples
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    assert report == []
