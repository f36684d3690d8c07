"""Any bad input is refused with one sentence, and never causes anything else."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st
from tests.games.circle_the_wagons.plain import CASES
from tests.market import GAME as MARKET
from tests.play import play_randomly

from townwright import Match, TownwrightError, load
from townwright.core.files import read_json
from townwright.games.circle_the_wagons import GAME
from townwright.locale import LANGUAGES

MATCH: dict[str, Any] = json.loads(play_randomly(Match(GAME, ["Ada", "Bo"], 7), 7, most=12).to_json())
POSITION: dict[str, Any] = {
    "game": GAME.name,
    "scoring": ["badlands", "cool_water", "target_practice"],
    "towns": [town["cards"] for town in CASES["towns"]],
    "options": {"holes": "counted"},
}

NUMBERS = st.one_of(
    st.integers(-40, 40),
    st.integers(),
    st.sampled_from([2**31, 2**53, 2**63, 2**64, -(2**63), 10**30]),
    st.floats(allow_nan=False, allow_infinity=False),
)
WORDS = st.one_of(
    st.text(max_size=20),
    st.sampled_from(["", "circle_the_wagons", "sprawlopolis", "start 3", "place 3 at 0,0", "badlands", "guns", "\0"]),
)
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, WORDS),
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


def changed(data: Any, path: tuple[Any, ...], value: Any, remove: bool) -> Any:
    data = copy.deepcopy(data)
    place = data
    for key in path[:-1]:
        place = place[key]
    if remove:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return data


def check_sentence(error: TownwrightError) -> None:
    """Check that an error has a sentence of reasonable length in every language."""
    for language in LANGUAGES:
        sentence = error.reason.say(language)
        assert sentence
        assert len(sentence) < 2000


def check_opens(data: Any) -> None:
    try:
        match = Match.from_data(data)
    except TownwrightError as error:
        check_sentence(error)
    else:
        assert Match.from_data(json.loads(match.to_json())).states.tobytes() == match.states.tobytes()


def scored(data: Any) -> None:
    assert GAME.extras.score_position
    try:
        sheet = GAME.extras.score_position(GAME, data).sheet
    except TownwrightError as error:
        check_sentence(error)
    else:
        assert len(sheet) >= 6


@given(st.sampled_from(paths(MATCH)), VALUES, st.booleans())
@settings(max_examples=400)
def test_a_match_file_with_any_part_changed(path: tuple[Any, ...], value: Any, remove: bool) -> None:
    check_opens(changed(MATCH, path, value, remove))


@given(st.lists(st.tuples(st.sampled_from([(key,) for key in MATCH]), VALUES), min_size=2, max_size=4))
def test_a_match_file_with_several_fields_changed(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    data = MATCH
    for path, value in changes:
        data = changed(data, path, value, remove=False)
    check_opens(data)


@given(VALUES)
def test_any_value_as_a_match_or_a_position(value: Any) -> None:
    check_opens(value)
    scored(value)


@given(st.sampled_from(paths(POSITION)), VALUES, st.booleans())
@settings(max_examples=400)
def test_a_position_with_any_part_changed(path: tuple[Any, ...], value: Any, remove: bool) -> None:
    scored(changed(POSITION, path, value, remove))


@given(st.lists(st.lists(st.tuples(NUMBERS, NUMBERS, NUMBERS, st.integers(-1, 2)), max_size=17), max_size=3))
def test_any_towns(towns: list[list[tuple[Any, ...]]]) -> None:
    scored({**POSITION, "towns": [[list(card) for card in town] for town in towns]})


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz")


def loaded(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    try:
        load(path)
    except TownwrightError as error:
        check_sentence(error)


WHOLE = json.dumps(MATCH).encode()


def test_a_match_file_cut_off_anywhere(folder: Path) -> None:
    for end in range(0, len(WHOLE), 7):
        with pytest.raises(TownwrightError):
            Match.from_data(read_json(WHOLE[:end]))


@given(st.lists(st.tuples(st.integers(0, len(WHOLE) - 1), st.integers(0, 255)), min_size=1, max_size=5))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_a_match_file_with_bytes_changed(folder: Path, flips: list[tuple[int, int]]) -> None:
    content = bytearray(WHOLE)
    for place, byte in flips:
        content[place] = byte
    loaded(folder / "match.json", bytes(content))


@given(st.binary(max_size=200))
@example(b"\xff\xfe")
@example(b"{" * 50_000)
@example(b'{"a":' * 50_000)
@example(b'"\\ud800"')
@example(b"1e999")
@example(b"NaN")
def test_a_file_of_any_bytes(folder: Path, content: bytes) -> None:
    loaded(folder / "any.json", content)


PIECES = st.sampled_from(
    [
        "start",
        "take",
        "place",
        "at",
        "turned",
        "pay",
        "swap",
        "draw",
        "end",
        "0",
        "3",
        "17",
        "-1",
        "0,0",
        "2,-1",
        ",",
        "…",
    ]
)


@given(
    st.integers(0, 14),
    st.one_of(st.text(max_size=60), st.lists(PIECES, max_size=7).map(" ".join), st.lists(PIECES).map("".join)),
)
def test_any_text_as_an_action(most: int, text: str) -> None:
    for game in (GAME, MARKET):
        match = play_randomly(Match(game, seed=3), 3, most)
        before, length = match.states.tobytes(), len(match.history)
        try:
            played = match.play(text)
        except TownwrightError as error:
            check_sentence(error)
            assert match.states.tobytes() == before
        else:
            assert played[0].action.text.startswith(text.split()[0].lower())
            assert len(match.history) > length


@given(st.integers() | st.integers(-5, GAME.rules.actions + 5))
def test_any_number_as_an_action(number: int) -> None:
    match = Match(GAME, seed=3)
    try:
        match.play(number)
    except TownwrightError as error:
        check_sentence(error)
        assert match.history == []
    else:
        assert GAME.wording.encode(match.actions[0]) == number


@given(st.lists(st.text(max_size=90), min_size=2, max_size=2), st.integers(-1, 2**53) | st.integers())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_any_names_and_seeds(folder: Path, names: list[str], seed: int) -> None:
    try:
        match = Match(GAME, names, seed)
    except TownwrightError as error:
        check_sentence(error)
        return
    match.save(folder / "names.json")
    again = load(folder / "names.json")
    assert (again.players, again.seed) == (names, seed)
    assert str(match)
    assert match._repr_svg_()


@given(st.text(max_size=30), st.text(max_size=30))
def test_any_options(name: str, choice: str) -> None:
    assume(name not in {option.name for option in GAME.options})
    with pytest.raises(TownwrightError) as caught:
        Match(GAME, seed=1, options={name: choice})
    check_sentence(caught.value)
    with pytest.raises(TownwrightError):
        Match(name, seed=1)
