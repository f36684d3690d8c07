"""Any bad input is refused with one sentence."""

import copy
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from townwright.core.errors import TownwrightError
from townwright.core.match import Match
from townwright.games.circleville import GAME
from townwright.games.circleville.components import DATA
from townwright.games.circleville.components.corrections import apply_corrections
from townwright.games.circleville.components.values import corrections_of, listed_values

WORDS = st.sampled_from(
    [
        "",
        "red",
        "natural",
        "id",
        "tiles",
        "between",
        "count",
        "colours",
        "quadrant",
        "values",
        "slots",
        "new_plot",
        "\0",
    ]
)
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 30), st.integers(), st.floats(allow_nan=False), WORDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=8,
)


def paths(value: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths to all parts of a JSON value."""
    result = [before] if before else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        result += paths(part, (*before, key))
    return result


PATHS = paths(DATA)


def changed(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    data = copy.deepcopy(data)
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


@settings(max_examples=400)
@given(path=st.sampled_from(PATHS), value=VALUES)
def test_a_changed_table_is_played_or_refused(path: tuple[Any, ...], value: Any) -> None:
    corrections = changed(DATA, path, value)
    try:
        listed = listed_values(corrections)
        assert listed_values(corrections_of(listed)) == listed
        apply_corrections(corrections)
    except TownwrightError as error:
        assert error.reason.say("en") and error.reason.say("de")


@settings(max_examples=200)
@given(corrections=st.dictionaries(st.sampled_from([*DATA, "other"]), VALUES, max_size=2))
def test_any_corrections_are_played_or_refused(corrections: dict[str, Any]) -> None:
    try:
        listed = listed_values(corrections)
        assert listed_values(corrections_of(listed)) == listed
        apply_corrections(corrections)
    except TownwrightError as error:
        assert error.reason.say("en") and error.reason.say("de")


TEXT = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        ["assistant to", "basic red", "step to", "place", "exchange queue 1 and", "improve 3 plot", "carry on"]
    ).flatmap(lambda start: st.integers(-5, 10**12).map(lambda number: f"{start} {number}")),
)


@settings(max_examples=200)
@given(texts=st.lists(TEXT, min_size=1, max_size=3), steps=st.integers(0, 40), players=st.sampled_from([1, 3]))
def test_any_text_is_an_action_or_refused_without_a_trace(texts: list[str], steps: int, players: int) -> None:
    match = Match(GAME, players, steps)
    for step in range(steps):
        match.play(match.codes[step % len(match.codes)])
    before = match.states.tobytes()
    try:
        match.play_line(texts)
    except TownwrightError as error:
        assert match.states.tobytes() == before
        assert error.reason.say("en", match.players) and error.reason.say("de", match.players)


@settings(max_examples=100)
@given(
    path=st.sampled_from(["options", "components", "actions", "seed", "players"]),
    value=VALUES,
    players=st.sampled_from([1, 2]),
)
def test_a_changed_match_file_is_opened_or_refused(path: str, value: Any, players: int) -> None:
    match = Match(GAME, players, 1, components={"end": {"points": [9, 6, 3, 2]}})
    match.play(match.codes[0])
    data = {**json.loads(match.to_json()), path: value}
    try:
        Match.from_data(data)
    except TownwrightError as error:
        assert error.reason.say("en") and error.reason.say("de")
