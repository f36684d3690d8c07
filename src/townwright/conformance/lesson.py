"""Checks of a lesson. Each function is a check."""

from pathlib import Path

from fluent.syntax import ast as ftl

from townwright.conformance import fluent
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.registry import game
from townwright.lessons import Lesson, lesson_folder
from townwright.locale import LANGUAGES, Words

#: Maximum length of a note, in characters, so that it fits beside the board on a phone.
MAX_NOTE_LENGTH = 250
#: The games in this repository have their own boards; `tests/lessons` checks their parts.
OUR_GAMES = Path(__file__).parents[1] / "games"
#: The parts that the page adds to the generic board, and the fields of the view that it leaves out.
FRAME, LEFT_OUT = {"players", "choices", "score"}, {"phase", "to_move"}


def lines_are_legal(lesson: Lesson) -> None:
    """The lesson’s moves are legal, and each step begins when the learner has a choice."""
    match = Match.from_file(lesson)
    assert [action.text for action in match.actions] == lesson.actions
    assert match.to_move == lesson.seat
    assert not match.over
    assert len(match.codes) > 1  # the learner can continue to play
    for step in lesson.steps:
        earlier = match.at(step.at)
        assert (len(earlier.history), earlier.to_move) == (step.at, lesson.seat), step.note
        assert len(earlier.history) == len(Match.from_file(earlier.file).history), f"{step.note}: something is forced"


def steps_are_in_order(lesson: Lesson) -> None:
    """The steps are in order with different notes, some ask for a move, and the last one is free play."""
    positions = [step.at for step in lesson.steps]
    assert positions == sorted(positions)
    assert positions[-1] == len(lesson.actions)
    assert len({step.note for step in lesson.steps}) == len(lesson.steps)
    assert not all(lesson.is_note_only(number) for number in range(len(lesson.steps)))


def accepted_decisions_lead_on(lesson: Lesson) -> None:
    """After every decision that a step accepts, the rest of the lesson’s moves are still legal."""
    lesson_match = Match.from_file(lesson)
    for number, step in enumerate(lesson.steps):
        accepted = lesson.accepted_decisions(number, step.at)
        assert bool(accepted) != lesson.is_note_only(number)
        assert set(step.alternatives) <= set(accepted)
        for text in step.alternatives:
            match = lesson_match.at(step.at)
            played = [each.action.text for each in match.play(text)]
            assert lesson.continues(number, step.at, played), text
            while len(match.history) < len(lesson.actions):
                match.play(lesson.actions[len(match.history)])
            assert len(match.history) == len(lesson.actions), text
            assert match.to_move == lesson.seat


def other_decisions_are_refused(lesson: Lesson) -> None:
    """A step refuses all other decisions."""
    number = next(number for number in range(len(lesson.steps)) if not lesson.is_note_only(number))
    step = lesson.steps[number]
    match = Match.from_file(lesson).at(step.at)
    other = next(each.text for each in match.legal if each.text not in lesson.accepted_decisions(number, step.at))
    assert not lesson.continues(number, step.at, [other])
    assert not lesson.continues(number, step.at, [*lesson.actions[step.at : lesson.end(number)], other])
    assert lesson.continues(number, step.at, lesson.actions[step.at : step.at + 1])


def lights_are_on_the_board(lesson: Lesson) -> None:
    """On the generic board, `lights` names fields of the view, `players`, `choices` or `score`."""
    match = Match.from_file(lesson)
    parts = set(match.view(lesson.seat).__struct_fields__) - LEFT_OUT | FRAME
    unknown = sorted({light for step in lesson.steps for light in step.lights} - parts)
    assert unknown == [] or _has_own_board(match.game)


def _has_own_board(game: Game) -> bool:
    return (game.package / "page" / "board.js").is_file() or game.package.is_relative_to(OUR_GAMES)


def notes_can_be_said(lesson: Lesson) -> None:
    """Every note exists in both languages, is short enough, and is used."""
    folder = lesson_folder(game(lesson.game))
    sources = {row.source for row in Match.from_file(lesson).score_sheet} | {"total"}
    expected = {f"note-{step.note}" for step in lesson.steps}
    for language in LANGUAGES:
        fluent.check_syntax(folder, language)
        notes = {
            entry.id.name: fluent.mentions_in(entry).names
            for entry in fluent.parse(folder, language)
            if isinstance(entry, ftl.Message)
        }
        assert notes.keys() ^ expected == set()
        speak = Words(language, folder)
        for name, variables in notes.items():
            assert variables <= sources, name
            sentence = speak(name, **dict.fromkeys(variables, 12))
            assert len(sentence) <= MAX_NOTE_LENGTH, name
    fluent.check_languages_agree(folder)
