"""`townwright check`: one line per check; a failure says what, where and with which players, options and seed."""

import subprocess
import sys
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.conftest import Townwright
from tests.market import GAME as MARKET
from tests.market.install import install_market_copy

from townwright.conformance import (
    CASE_CHECKS,
    COMPILED_CHECKS,
    LESSON_CHECKS,
    PAGE_CHECKS,
    PUZZLE_CHECKS,
    WORD_CHECKS,
    Check,
    fluent,
    lesson,
    page,
    words,
)
from townwright.core.errors import TownwrightError
from townwright.core.registry import games
from townwright.lessons import lesson_of

Broken = Callable[..., list[str]]
#: Code that is compiled but not reached.
UNREACHED = "    me = int(s.to_move)\n    if action > ACTIONS:\n        s.owd = 1\n    if action == DRAW:"
COVER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 288"/>'
INTERPRETED = len(CASE_CHECKS) + len(WORD_CHECKS) + len(PAGE_CHECKS) + len(LESSON_CHECKS)


def line_of(text: str) -> int:
    """Return the number of the line of the market's rules that some text begins in."""
    rules = (MARKET.package / "rules.py").read_text("utf-8")
    return rules[: rules.index(text)].count("\n") + 1


def edit(path: Path, right: str, wrong: str) -> None:
    """Write a mistake into a file."""
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), "utf-8")


@pytest.fixture
def broken(tmp_path: Path) -> Broken:
    """A function that runs a command for a market with a mistake, and returns its output lines."""

    def check(file: str, right: str, wrong: str, *arguments: str, status: int = 1, command: str = "check") -> list[str]:
        variables = install_market_copy(tmp_path)
        edit(tmp_path / "bazaar" / file, right, wrong)
        process = subprocess.run(
            [sys.executable, "-m", "townwright", command, "market", "--lang", "en", *arguments],
            env={**variables, "COLUMNS": "200", "TOWNWRIGHT_CACHE": str(tmp_path / "cache")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert process.returncode == status, process.stderr
        assert "Traceback" not in process.stderr
        return [line.strip() for line in (process.stdout + process.stderr).splitlines()]

    return check


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_correct_game_passes(townwright: Townwright, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setitem(games(), "market", MARKET)
    quick = townwright("check", "market", "--quick", "--lang", language)
    whole = townwright("check", "market", "--lang", language)
    assert (quick.status, whole.status) == (0, 0)
    assert quick.out.count("✓") == INTERPRETED
    assert whole.out.count("✓") == INTERPRETED + len(COMPILED_CHECKS) + len(PUZZLE_CHECKS)
    assert ("passed" in whole.out) == (language == "en")


def test_a_misspelt_field_is_named_with_file_and_line(broken: Broken) -> None:
    lines = broken("rules.py", "s.owed = PRICE", "s.owd = PRICE")
    assert lines[0] == "✗ Every game ends within `max_length` decisions."
    assert lines[1] == "2 players, default options, seed 0"
    assert lines[2].endswith(f"bazaar/rules.py, line {line_of('s.owed = PRICE')}: s.owd = PRICE")
    assert lines[3:] == ["The record has no field “owd”.", "Market: 0 checks passed, 1 failed."]


def test_a_broken_promise_is_shown_with_its_values(broken: Broken) -> None:
    lines = broken("rules.py", "out[1, player] = holds(s, player, 0)", "out[1, player] = 1 + holds(s, player, 0)")
    (first,) = [number for number, line in enumerate(lines) if line.startswith("✗")]
    assert lines[first] == ("✗ Scores are always the sums of the score sheet, and places follow the scores.")
    assert lines[first + 1] == "2 players, default options, seed 0"
    assert "scores.tolist() == sums.tolist()" in lines[first + 2]
    assert lines[-1] == f"Market: {INTERPRETED - 1} checks passed, 1 failed."


def test_a_choice_that_reveals_an_outcome_of_chance_is_detected(broken: Broken) -> None:
    lines = broken("rules.py", "        note(log, Event.DREW, EVERYONE, me)\n", "", "--quick")
    assert [line for line in lines if line.startswith("✗")] == [
        "✗ Sentences about a choice exist in both languages and do not depend on chance or hidden information."
    ]


@pytest.mark.parametrize(
    ("file", "right", "wrong", "sentences"),
    [
        (
            "rules.py",
            "    s.revealed += 1\n",
            "",
            [
                "✗ An action that shows its player something new changes `revealed`.",
                "sees something new",
                "new = ['offer']",
            ],
        ),
        (
            "rules.py",
            "out[1, player] = holds(s, player, 0)",
            "out[1, player] = int(s.hands[player, 0])",
            ["✗ Score rows outside `secret`, and", "sees points that it cannot know", "leaked = ['hand']"],
        ),
        ("de.ftl", "event-drew", "event-drow", ["only_english = ['event-drew'], only_german = ['event-drow']"]),
        ("de.ftl", "event-drew", "event-drow", ["LookupError: de: there is no message event-drew"]),
        (
            "rules.py",
            "    shuffle(s, s.bag, unknown)\n",
            "",
            ["redeal for seat 0 makes the same guess with every seed", "different = [], changed = ['bag'"],
        ),
    ],
)
def test_a_mistake_is_named(broken: Broken, file: str, right: str, wrong: str, sentences: list[str]) -> None:
    lines = broken(file, right, wrong, "--quick")
    for sentence in sentences:
        assert any(sentence in line for line in lines), lines


def test_the_same_mistake_is_explained_once(broken: Broken) -> None:
    lines = broken("table.py", "bag=int(s.left),", "bag=int(s.lft),", "--quick")
    assert sum("bag=int(s.lft)," in line for line in lines) == 1
    assert lines.count("Same reason as above.") >= 3


def test_a_game_that_never_ends_is_detected(broken: Broken) -> None:
    lines = broken("rules.py", "s.to_move = OVER", "s.phase = Phase.TRADE")
    assert "the game does not end within its max_length" in lines


@pytest.mark.parametrize(
    ("file", "right", "wrong", "check"),
    [
        ("de.ftl", "title = Markt", "", words.languages_agree),
        ("de.ftl", "tagline = ", "tagline = { $", words.words_can_be_read),
        ("en.ftl", "event-drew", "event-drow", words.needed_words_are_there),
        ("en.ftl", "event-drew", "event-drow", words.families_are_complete),
        ("en.ftl", "{ $seat } draws", "{ $player } draws", words.events_use_their_facts),
        ("en.ftl", "swap-shows", "swap-show", words.named_messages_exist),
        ("en.ftl", "swap-shows", "swap-show", words.no_words_are_left_over),
        ("en.ftl", "You show { $colour }", "{ $seat } shows { $colour }", words.messages_get_their_variables),
        ("en.ftl", "title = Market", "title = Market\ntotal = Sum", words.shared_words_are_untouched),
        ("page/cover.svg", "288", "300", page.covers_have_the_right_size),
        ("page/board.js", "mount", "mounted", page.boards_can_be_mounted),
    ],
)
def test_mistakes_in_words_and_files_are_detected(
    tmp_path: Path, file: str, right: str, wrong: str, check: Check
) -> None:
    install_market_copy(tmp_path, cover_svg=COVER, board_js="export const mount = () => {};")
    check(replace(MARKET, package=tmp_path / "bazaar"))
    fluent.parse.cache_clear()
    edit(tmp_path / "bazaar" / file, right, wrong)
    with pytest.raises(AssertionError):
        check(replace(MARKET, package=tmp_path / "bazaar"))
    fluent.parse.cache_clear()


@pytest.mark.parametrize(
    ("file", "right", "wrong", "check"),
    [
        ("lesson.json", '"pay coral"', '"pay beryl"', lesson.lines_are_legal),
        ("lesson.json", '"at": 10', '"at": 9', lesson.steps_are_in_order),
        ("lesson.json", '"lights": ["offer"]', '"lights": ["stall"]', lesson.lights_are_on_the_board),
        ("en.ftl", "note-free", "note-fre", lesson.notes_can_be_said),
        ("de.ftl", "Der Rest", "Der Rest " + 30 * "der Rest ", lesson.notes_can_be_said),
    ],
)
def test_mistakes_in_a_lesson_are_detected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, right: str, wrong: str, check: Check
) -> None:
    install_market_copy(tmp_path)
    for mistake in (False, True):
        if mistake:
            edit(tmp_path / "bazaar" / "lesson" / file, right, wrong)
        fluent.parse.cache_clear()
        game = replace(MARKET, package=tmp_path / "bazaar")
        monkeypatch.setitem(games(), "market", game)
        with pytest.raises((AssertionError, TownwrightError)) if mistake else nullcontext():
            check(lesson_of(game))
    fluent.parse.cache_clear()


def test_a_compile_error_is_reported_in_one_sentence(broken: Broken) -> None:
    """The statement is never reached while it is interpreted."""
    reached = "    me = int(s.to_move)\n    if action == DRAW:"
    lines = broken("rules.py", reached, UNREACHED)
    (first,) = [number for number, line in enumerate(lines) if line.startswith("✗")]
    assert "Compiled and interpreted" in lines[first]
    assert lines[first + 1].endswith(f"rules.py, line {line_of(reached) + 2}: s.owd = 1")
    assert lines[first + 2 :] == ["The record has no field “owd”.", f"Market: {INTERPRETED} checks passed, 1 failed."]


@pytest.mark.parametrize(("command", "before"), [("prepare", "Can’t compile Market: "), ("simulate", "/")])
def test_other_commands_report_it_too(broken: Broken, command: str, before: str) -> None:
    (_, sentence) = broken("rules.py", "s.owed = PRICE", "s.owd = PRICE", status=2, command=command)
    assert sentence.startswith(before)
    assert sentence.endswith(f"rules.py, line {line_of('s.owed = PRICE')}: The record has no field “owd”.")
