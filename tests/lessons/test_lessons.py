"""Lessons: each is a legal match, every step can be taken, and what its notes claim is true."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from townwright.conformance import LESSON_CHECKS, Check
from townwright.core.match import Match
from townwright.core.registry import game, games
from townwright.games.circle_the_wagons.components import SQUARES, Icon
from townwright.lessons import Lesson, LessonStep, lesson_of, lessons

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"

every_lesson = pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.game)


def match_at_note(lesson: Lesson, note: str) -> Match:
    """Return the match as it is when a note is shown."""
    return Match.from_file(lesson).at(step_of(lesson, note).at)


def step_of(lesson: Lesson, note: str) -> LessonStep:
    return next(step for step in lesson.steps if step.note == note)


def points(match: Match, seat: int = 0) -> dict[str, int]:
    return {row.source: row.points[seat] for row in match.score_sheet}


def gains(match: Match, seat: int) -> dict[str, int]:
    """Return what each legal action would add to the score of a seat."""
    now = match.scores[seat]
    return {each.text: sum(row.points[seat] for row in match.preview(each)) - now for each in match.legal}


# Every lesson


def test_every_game_of_ours_has_a_first_lesson() -> None:
    assert lessons().keys() == games().keys()
    assert all((lesson_of(game) or lessons()[name]).game == name for name, game in games().items())


@every_lesson
@pytest.mark.parametrize("check", LESSON_CHECKS, ids=lambda check: check.__name__)
def test_every_lesson_conforms(check: Check, lesson: Lesson) -> None:
    check(lesson)


@every_lesson
def test_a_lesson_takes_about_five_minutes(lesson: Lesson) -> None:
    assert 10 <= len(lesson.steps) <= 18
    assert (
        sum(not lesson.is_note_only(number) for number in range(len(lesson.steps))) >= 4
    )  # something is done, not only read


def test_decisions_in_any_order_are_all_taken() -> None:
    """Bricks may be tapped in any order; what comes after them may not."""
    lesson = lessons()["carrara"]
    number = lesson.steps.index(step_of(lesson, "bricks"))
    actions = lesson.accepted_decisions(number, lesson.steps[number].at)
    assert actions == ["take 2 yellow", "take 2 red", "take 2 blue", "take 2 black"]


@every_lesson
def test_lights_name_parts_of_the_board(lesson: Lesson) -> None:
    """Boards name their parts."""
    sources = "\n".join(path.read_text("utf-8") for path in sorted((BOARDS / lesson.game).glob("*.svelte")))
    names = [name for call in re.findall(r"part\(([^)]*)\)", sources) for name in re.findall(r"[\"`]([^\"`]+)", call)]
    parts = [re.sub(r"\\\$\\\{.*\\\}", r"\\d+", re.escape(name)) for name in names]
    for step in lesson.steps:
        for light in step.lights:
            assert any(re.fullmatch(part, light) for part in parts), (step.note, light)


# What each of them says


def test_circle_the_wagons_says_what_is_true() -> None:
    lesson = lessons()["circle_the_wagons"]
    conditions = [row.source for row in match_at_note(lesson, "conditions").score_sheet][6:]
    assert sorted(conditions) == ["gold_country", "rifles_ready", "the_herd"]
    first = points(match_at_note(lesson, "points"))
    assert {name: amount for name, amount in first.items() if amount} == {
        "desert": 3,
        "mountains": 1,
        "the_herd": 2,
        "rifles_ready": 2,
    }
    assert view(match_at_note(lesson, "given")).hands[0] == [8, 6]
    covered = points(match_at_note(lesson, "mountain"))
    assert (covered["desert"], covered["mountains"], covered["rifles_ready"]) == (4, 4, 4)
    mine = points(match_at_note(lesson, "skip"))["gold_country"] - covered["gold_country"]
    assert mine == 2
    skip = view(match_at_note(lesson, "skip"))
    assert sum(square.icon == "cow" for square in skip.towns[0].squares) == 1
    assert sum(icon == Icon.COW for _, icon in SQUARES[10]) == 3
    puzzle = match_at_note(lesson, "herd")
    assert view(puzzle).hands[1] == [12, 16]
    good = {text for text, gain in gains(puzzle, 0).items() if gain >= 8}
    assert good == {lesson.actions[len(puzzle.history)], *step_of(lesson, "herd").alternatives}
    assert (len(good), sum(text.endswith("turned") for text in good)) == (3, 2)
    assert sum(place.owner is None for place in view(match_at_note(lesson, "free")).circle) == 5


def test_sprawlopolis_says_what_is_true() -> None:
    lesson = lessons()["sprawlopolis"]
    zones = ("commercial", "industrial", "park", "residential")
    start = match_at_note(lesson, "goal")
    assert start.target == 28
    assert [points(start)[zone] for zone in zones] == [1, 1, 1, 1]
    assert {row.source for row in start.score_sheet[5:]} == {"superhighway", "the_strip", "master_planned"}
    covered = points(match_at_note(lesson, "covered"))
    assert (covered["residential"], covered["superhighway"], covered["roads"]) == (2, 2, -1)
    assert [len(road.squares) for road in match_at_note(lesson, "covered").highlights[4]] == [5]
    assert [len(road.squares) for road in match_at_note(lesson, "highway").highlights[4]] == [8]
    highway = points(match_at_note(lesson, "highway"))
    assert (highway["superhighway"], highway["roads"]) == (4, -1)
    price = points(match_at_note(lesson, "price"))
    assert (price["the_strip"], price["commercial"], price["roads"]) == (3, 3, -2)
    puzzle = match_at_note(lesson, "puzzle")
    good = {text for text, gain in gains(puzzle, 0).items() if gain >= 1}
    assert good == {lesson.actions[len(puzzle.history)], *step_of(lesson, "puzzle").alternatives}
    assert {text.split()[1] for text in good} == {str(card) for card in view(puzzle).hands[0].cards}
    last = view(match_at_note(lesson, "free"))
    assert 15 - len(last.city.cards) == 10 == last.deck + 3


def test_carrara_says_what_is_true() -> None:
    lesson = lessons()["carrara"]
    assert view(match_at_note(lesson, "build")).players[0].bricks["black"] == 1
    assert (coins(lesson, "bricks"), coins(lesson, "saving"), coins(lesson, "object")) == (20, 12, 13)
    scored = points(match_at_note(lesson, "object"))
    assert (scored["castello"], scored["objects"]) == (4, 6)
    again = match_at_note(lesson, "again")
    buildings = [each.text for each in again.legal if each.text.startswith("build")]
    assert sorted(buildings) == sorted(
        lesson.accepted_decisions(lesson.steps.index(step_of(lesson, "again")), len(again.history))
    )
    massa = match_at_note(lesson, "city")
    assert points(massa, 1)["massa"] == 5
    assert points(massa, 1)["objects"] == 9
    needed = msgspec.json.decode((game("carrara").package / "components.json").read_bytes())["announcing"]
    assert (needed["scorings"], needed["objects"]["2"], needed["costs"]["2"], needed["points"]) == (4, 8, 30, 5)
    assert sum(each.city == "lerici" for each in view(massa).players[0].buildings) == 2


def test_circleville_says_what_is_true() -> None:
    lesson = lessons()["circleville"]
    start = view(match_at_note(lesson, "section"))
    second = start.sections[1]
    assert (second.red, second.blue, sum(second.structures.values())) == (2, 0, 0)
    assert [cubes.red + cubes.blue + cubes.structures for cubes in second.cubes] == [4, 4]
    assert (start.rondel[5].colour, start.rondel[5].stack[-1]) == ("red", "green")
    completed = match_at_note(lesson, "completed")
    assert [points(completed, seat)["section_2"] for seat in (0, 1)] == [5, 2]
    assert view(completed).sections[1].completed
    assert view(completed).mats[0].year_tiles == {"flexible_supervisor": 1}
    assert sum(plot.structure is None for plot in view(match_at_note(lesson, "build")).sections[1].plots) == 2
    keep = match_at_note(lesson, "keep")
    assert view(keep).phase == "finish" and view(keep).mats[0].levels["green"] == 2
    assert {each.text.partition(" to ")[0] for each in keep.legal} == {"use flexible supervisor", "end turn"}
    tracks = match_at_note(lesson, "tracks")
    assert view(tracks).tracks[0] == [3, 2]
    assert [points(tracks, seat)["quadrant_1"] for seat in (0, 1)] == [9, 3]
    assert (view(tracks).mats[0].levels["green"], view(tracks).mats[0].levels["blue"]) == (2, 3)
    assert (view(tracks).rondel[6].colour, view(tracks).rondel[6].stack[-1]) == ("blue", "green")
    assert view(match_at_note(lesson, "beautified")).tracks[0][0] == 4
    assert len(view(match_at_note(lesson, "free")).years) == 18


def view(match: Match) -> Any:
    """Return the table as the learner sees it."""
    return match.view(0)


def coins(lesson: Lesson, note: str) -> int:
    return int(view(match_at_note(lesson, note)).players[0].coins)
