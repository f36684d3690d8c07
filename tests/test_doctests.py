"""Every public name, and every public member of the main classes, has an example that runs."""

import doctest
import inspect
from functools import cached_property
from types import FunctionType

import pytest

import townwright
from townwright.bots import Budget

PUBLIC = {name: getattr(townwright, name) for name in townwright.__all__}
#: Classes whose public methods and properties need examples, too.
CLASSES = (townwright.Match, townwright.Game, townwright.Action, townwright.Event)
MEMBERS = {
    f"{kind.__name__}.{name}": inspect.getdoc(getattr(kind, name)) or ""
    for kind in CLASSES
    for name, member in vars(kind).items()
    if not name.startswith("_") and name not in getattr(kind, "__dataclass_fields__", {})
    if isinstance(member, (FunctionType, classmethod, property, cached_property))
}
DOCUMENTED = {
    "townwright": townwright.__doc__ or "",
    **{name: PUBLIC[name].__doc__ or "" for name in PUBLIC},
    **MEMBERS,
}


@pytest.mark.parametrize("name", DOCUMENTED)
def test_examples_run(name: str) -> None:
    parser, globs = doctest.DocTestParser(), {**PUBLIC, "townwright": townwright, "Budget": Budget}
    test = parser.get_doctest(DOCUMENTED[name], globs, name, None, None)
    assert test.examples
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    assert report == []


def test_the_members_of_the_main_classes_are_covered() -> None:
    assert {"Match.play", "Match.scores", "Match.from_codes", "Game.entry_points", "Action.text", "Event.say"} <= set(
        MEMBERS
    )
