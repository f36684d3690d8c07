"""Lessons: each is a match that the rules allow, every step can be taken and said, and what is said is true."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.test_words import mentioned

from townwright.core.match import Match
from townwright.core.registry import game, games
from townwright.games.circle_the_wagons.components import SQUARES, Icon
from townwright.lessons import Lesson, Step, lesson_folder, lesson_of, lessons
from townwright.locale import LANGUAGES, Words

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
#: Most characters of a note: what a phone shows beside the board.
LONG = 250

every_lesson = pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.game)


def before(lesson: Lesson, note: str) -> Match:
    """The match as it is when a note is shown."""
    return Match.from_file(lesson).at(step_of(lesson, note).at)


def step_of(lesson: Lesson, note: str) -> Step:
    return next(step for step in lesson.steps if step.note == note)


def points(match: Match, seat: int = 0) -> dict[str, int]:
    return {row.source: row.points[seat] for row in match.score_sheet}


def gains(match: Match, seat: int) -> dict[str, int]:
    """What each legal action would add to the score of a seat."""
    now = match.scores[seat]
    return {each.text: sum(row.points[seat] for row in match.preview(each)) - now for each in match.legal}


@cache
def notes(name: str, language: str) -> dict[str, set[str]]:
    """The notes of a lesson in a language, with the variables that they mention."""
    entries = FluentParser().parse((lesson_folder(game(name)) / f"{language}.ftl").read_text("utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    return {entry.id.name: mentioned(entry).names for entry in entries if isinstance(entry, ftl.Message)}


# Every lesson


def test_every_game_of_ours_has_a_first_lesson() -> None:
    assert lessons().keys() == games().keys()
    assert all((lesson_of(found) or lessons()[name]).game == name for name, found in games().items())


@every_lesson
def test_the_line_is_legal_and_each_step_begins_when_the_learner_is_to_move(lesson: Lesson) -> None:
    match = Match.from_file(lesson)
    assert [action.text for action in match.actions] == lesson.actions
    assert match.to_move == lesson.seat
    assert not match.over
    assert len(match.codes) > 1  # there is something to play on with
    for step in lesson.steps:
        earlier = match.at(step.at)
        assert (len(earlier.history), earlier.to_move) == (step.at, lesson.seat), step.note
        assert len(earlier.history) == len(Match.from_file(earlier.file).history), f"{step.note}: something is forced"


@every_lesson
def test_steps_follow_one_another_and_the_last_one_leaves_the_learner_free(lesson: Lesson) -> None:
    places = [step.at for step in lesson.steps]
    assert places == sorted(places)
    assert places[-1] == len(lesson.actions)
    assert 10 <= len(lesson.steps) <= 18
    assert len({step.note for step in lesson.steps}) == len(lesson.steps)
    assert sum(not lesson.reads(number) for number in range(len(lesson.steps))) >= 4  # something is done, not only read


@every_lesson
def test_whatever_a_step_takes_leads_on(lesson: Lesson) -> None:
    """With every accepted decision all that follows in the line is still legal, and the lesson stays in step."""
    whole = Match.from_file(lesson)
    for number, step in enumerate(lesson.steps):
        taken = lesson.accepts(number, step.at)
        assert bool(taken) != lesson.reads(number)
        assert set(step.also) <= set(taken)
        for text in step.also:
            match = whole.at(step.at)
            played = [each.action.text for each in match.play(text)]
            assert lesson.takes(number, step.at, played), text
            while len(match.history) < len(lesson.actions):
                match.play(lesson.actions[len(match.history)])
            assert len(match.history) == len(lesson.actions), text
            assert match.to_move == lesson.seat


@every_lesson
def test_other_decisions_are_not_taken(lesson: Lesson) -> None:
    number = next(number for number in range(len(lesson.steps)) if not lesson.reads(number))
    step = lesson.steps[number]
    match = Match.from_file(lesson).at(step.at)
    other = next(each.text for each in match.legal if each.text not in lesson.accepts(number, step.at))
    assert not lesson.takes(number, step.at, [other])
    assert not lesson.takes(number, step.at, [*lesson.actions[step.at : lesson.end(number)], other])
    assert lesson.takes(number, step.at, lesson.actions[step.at : step.at + 1])


def test_decisions_in_any_order_are_all_taken() -> None:
    """Bricks may be tapped in any order; what comes after them may not."""
    lesson = lessons()["carrara"]
    number = lesson.steps.index(step_of(lesson, "bricks"))
    taken = lesson.accepts(number, lesson.steps[number].at)
    assert taken == ["take 2 yellow", "take 2 red", "take 2 blue", "take 2 black"]


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_can_be_said_and_none_is_left_over(lesson: Lesson, language: str) -> None:
    match = Match.from_file(lesson)
    known = {row.source for row in match.score_sheet} | {"total"}
    assert notes(lesson.game, language).keys() == {f"note-{step.note}" for step in lesson.steps}
    assert notes(lesson.game, language) == notes(lesson.game, "en")
    speak = Words(language, lesson_folder(game(lesson.game)))
    for name, variables in notes(lesson.game, language).items():
        assert variables <= known, name
        assert 40 < len(speak(name, **dict.fromkeys(variables, 12))) <= LONG, name


@every_lesson
def test_whatever_is_lit_is_a_part_of_the_board(lesson: Lesson) -> None:
    """Boards name their parts."""
    sources = "\n".join(path.read_text("utf-8") for path in sorted((BOARDS / lesson.game).glob("*.svelte")))
    named = [name for call in re.findall(r"part\(([^)]*)\)", sources) for name in re.findall(r"[\"`]([^\"`]+)", call)]
    parts = [re.sub(r"\\\$\\\{.*\\\}", r"\\d+", re.escape(name)) for name in named]
    for step in lesson.steps:
        for light in step.lights:
            assert any(re.fullmatch(part, light) for part in parts), (step.note, light)


# What each of them says


def test_circle_the_wagons_says_what_is_true() -> None:
    lesson = lessons()["circle_the_wagons"]
    conditions = [row.source for row in before(lesson, "conditions").score_sheet][6:]
    assert sorted(conditions) == ["gold_country", "rifles_ready", "the_herd"]
    first = points(before(lesson, "points"))
    assert {name: amount for name, amount in first.items() if amount} == {
        "desert": 3,
        "mountains": 1,
        "the_herd": 2,
        "rifles_ready": 2,
    }
    assert view(before(lesson, "given")).hands[0] == [8, 6]
    covered = points(before(lesson, "mountain"))
    assert (covered["desert"], covered["mountains"], covered["rifles_ready"]) == (4, 4, 4)
    mine = points(before(lesson, "skip"))["gold_country"] - covered["gold_country"]
    assert mine == 2
    skip = view(before(lesson, "skip"))
    assert sum(square.icon == "cow" for square in skip.towns[0].squares) == 1
    assert sum(icon == Icon.COW for _, icon in SQUARES[10]) == 3
    puzzle = before(lesson, "herd")
    assert view(puzzle).hands[1] == [12, 16]
    good = {text for text, gain in gains(puzzle, 0).items() if gain >= 8}
    assert good == {lesson.actions[len(puzzle.history)], *step_of(lesson, "herd").also}
    assert (len(good), sum(text.endswith("turned") for text in good)) == (3, 2)
    assert sum(place.owner is None for place in view(before(lesson, "free")).circle) == 5


def test_sprawlopolis_says_what_is_true() -> None:
    lesson = lessons()["sprawlopolis"]
    zones = ("commercial", "industrial", "park", "residential")
    start = before(lesson, "goal")
    assert start.target == 28
    assert [points(start)[zone] for zone in zones] == [1, 1, 1, 1]
    assert {row.source for row in start.score_sheet[5:]} == {"superhighway", "the_strip", "master_planned"}
    covered = points(before(lesson, "covered"))
    assert (covered["residential"], covered["superhighway"], covered["roads"]) == (2, 2, -1)
    assert [len(road.squares) for road in before(lesson, "covered").highlights[4]] == [5]
    assert [len(road.squares) for road in before(lesson, "highway").highlights[4]] == [8]
    highway = points(before(lesson, "highway"))
    assert (highway["superhighway"], highway["roads"]) == (4, -1)
    price = points(before(lesson, "price"))
    assert (price["the_strip"], price["commercial"], price["roads"]) == (3, 3, -2)
    puzzle = before(lesson, "puzzle")
    good = {text for text, gain in gains(puzzle, 0).items() if gain >= 1}
    assert good == {lesson.actions[len(puzzle.history)], *step_of(lesson, "puzzle").also}
    assert {text.split()[1] for text in good} == {str(card) for card in view(puzzle).hands[0].cards}
    last = view(before(lesson, "free"))
    assert 15 - len(last.city.cards) == 10 == last.deck + 3


def test_carrara_says_what_is_true() -> None:
    lesson = lessons()["carrara"]
    assert view(before(lesson, "build")).players[0].bricks["black"] == 1
    assert (coins(lesson, "bricks"), coins(lesson, "saving"), coins(lesson, "object")) == (20, 12, 13)
    scored = points(before(lesson, "object"))
    assert (scored["castello"], scored["objects"]) == (4, 6)
    again = before(lesson, "again")
    buildings = [each.text for each in again.legal if each.text.startswith("build")]
    assert sorted(buildings) == sorted(lesson.accepts(lesson.steps.index(step_of(lesson, "again")), len(again.history)))
    massa = before(lesson, "city")
    assert points(massa, 1)["massa"] == 5
    assert points(massa, 1)["objects"] == 9
    needed = msgspec.json.decode((game("carrara").package / "components.json").read_bytes())["announcing"]
    assert (needed["scorings"], needed["objects"]["2"], needed["costs"]["2"], needed["points"]) == (4, 8, 30, 5)
    assert sum(each.city == "lerici" for each in view(massa).players[0].buildings) == 2


def test_circleville_says_what_is_true() -> None:
    lesson = lessons()["circleville"]
    start = view(before(lesson, "section"))
    second = start.sections[1]
    assert (second.red, second.blue, sum(second.structures.values())) == (2, 0, 0)
    assert [cubes.red + cubes.blue + cubes.structures for cubes in second.cubes] == [4, 4]
    assert (start.rondel[5].colour, start.rondel[5].stack[-1]) == ("red", "green")
    done = before(lesson, "completed")
    assert [points(done, seat)["section_2"] for seat in (0, 1)] == [5, 2]
    assert view(done).sections[1].completed
    assert view(done).mats[0].year_tiles == {"flexible_supervisor": 1}
    assert sum(plot.structure is None for plot in view(before(lesson, "build")).sections[1].plots) == 2
    keep = before(lesson, "keep")
    assert view(keep).phase == "finish" and view(keep).mats[0].levels["green"] == 2
    assert {each.text.partition(" to ")[0] for each in keep.legal} == {"use flexible supervisor", "end turn"}
    tracks = before(lesson, "tracks")
    assert view(tracks).tracks[0] == [3, 2]
    assert [points(tracks, seat)["quadrant_1"] for seat in (0, 1)] == [9, 3]
    assert (view(tracks).mats[0].levels["green"], view(tracks).mats[0].levels["blue"]) == (2, 3)
    assert (view(tracks).rondel[6].colour, view(tracks).rondel[6].stack[-1]) == ("blue", "green")
    assert view(before(lesson, "beautified")).tracks[0][0] == 4
    assert len(view(before(lesson, "free")).years) == 18


def view(match: Match) -> Any:
    """The table as the learner sees it."""
    return match.view(0)


def coins(lesson: Lesson, note: str) -> int:
    return int(view(before(lesson, note)).players[0].coins)
