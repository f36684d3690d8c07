"""The text forms of actions."""

from typing import ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from townwright.core.action import Action


class Build(Action, frozen=True, tag="build"):
    form: ClassVar[str] = "build {what} {size} in {city}[ twice][ now]"
    what: str
    size: int
    city: str
    twice: bool = False
    now: bool = False


class Wait(Action, frozen=True, tag="wait"):
    form: ClassVar[str] = "wait (really)"


NAMES = st.from_regex(r"[a-z][a-z_]{0,10}", fullmatch=True)


@given(NAMES, st.integers(-(10**9) + 1, 10**9 - 1), NAMES, st.booleans(), st.booleans())
def test_reading_is_the_exact_inverse_of_writing(what: str, size: int, city: str, twice: bool, now: bool) -> None:
    action = Build(what, size, city, twice, now)
    assert Build.read(action.text) == action
    assert msgspec.json.decode(msgspec.json.encode(action), type=Build) == action


def test_parts_in_brackets_are_booleans() -> None:
    assert Build("villa", 3, "lucca").text == "build villa 3 in lucca"
    assert Build("villa", 3, "lucca", twice=True).text == "build villa 3 in lucca twice"
    assert Build("villa", 3, "lucca", now=True).text == "build villa 3 in lucca now"
    assert Build("villa", -3, "lucca", True, True).text == "build villa -3 in lucca twice now"


@pytest.mark.parametrize(
    "text",
    [
        "build villa 3 in lucca now twice",
        "build villa 03 in lucca",
        "build villa -0 in lucca",
        "build villa 1234567890 in lucca",
        "build Villa 3 in lucca",
        "build villa 3 in lucca ",
        " build villa 3 in lucca",
        "build villa  3 in lucca",
        "build villa three in lucca",
        "build villa 3 in lucca4",
        "build _ 3 in lucca",
        "build villa 3 in lúcca",
        "wait really",
    ],
)
def test_text_of_no_action_is_not_read(text: str) -> None:
    assert Build.read(text) is None
    assert Wait.read(text) is None


def test_special_characters_of_patterns_are_literal() -> None:
    assert Wait.read("wait (really)") == Wait()
    assert str(Wait()) == "wait (really)"


@given(st.text(max_size=40))
def test_any_text_is_refused_or_reads_back_the_same(text: str) -> None:
    action = Build.read(text)
    assert action is None or action.text == text
