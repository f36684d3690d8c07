"""A puzzle at a table: what is told of it at which moment, trying again, and the better line."""

from functools import lru_cache
from typing import Literal

from townwright.bots.telling import Telling
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.puzzles import find_puzzle, in_words, puzzles_of
from townwright.server.storage.commands import Acted, Turned
from townwright.server.tables import choices
from townwright.server.tables.choices import form, stored_form
from townwright.server.tables.table import Table
from townwright.server.wire.actions import ShownAction
from townwright.server.wire.puzzles import Compared, Puzzling


def key(table: Table) -> str:
    """Under which name it is remembered how somebody did."""
    assert table.puzzle is not None
    return f"{table.game.name}/{table.puzzle.id}"


def asks(table: Table) -> bool:
    """Whether a puzzle waits for its decision."""
    return table.puzzle is not None and table.step == 0 and len(table.line) == len(table.puzzle.actions)


def puzzling(table: Table, seat: int | None) -> Puzzling | None:
    """What whoever solves the puzzle is told now."""
    puzzle = table.puzzle
    if puzzle is None or seat != puzzle.seat:
        return None
    file = puzzles_of(table.game)
    stage, played = _stage(table)
    best, shown = puzzle.alternatives[0], stage in ("right", "shown")
    obvious = puzzle.obvious if shown else None
    told = puzzle.alternatives if shown else [each for each in puzzle.alternatives if each.action == played]
    return Puzzling(
        id=puzzle.id,
        number=file.puzzles.index(puzzle) + 1,
        count=len(file.puzzles),
        difficulty=puzzle.difficulty,
        stage=stage,
        exact=puzzle.exact,
        played=_shown(table.game, puzzle.id, played),
        lead=None if stage == "asked" else best.lead,
        chance=None if stage == "asked" else best.chance,
        obvious=_shown(table.game, puzzle.id, obvious),
        compared=[
            Compared(
                stored_form(table.game, each.action),
                each.action,
                _told(table.game, puzzle.id, each.action),
                each.lead,
                each.chance,
                each.reasons,
            )
            for each in told
        ],
        line=[form(table.game.wording.read(each)) for each in puzzle.line] if shown else [],
        played_on=_decided(table) if shown else 0,
    )


def _shown(game: Game, id: str, action: str | None) -> ShownAction | None:
    """A choice of a puzzle as it is shown."""
    return None if action is None else choices.shown(game, action, _told(game, id, action))


@lru_cache(maxsize=1000)
def _told(game: Game, id: str, action: str) -> Telling | None:
    """A choice of a puzzle in words."""
    return in_words(_position(game, id), action)


@lru_cache(maxsize=20)
def _position(game: Game, id: str) -> Match:
    """The match as it stands when a puzzle asks."""
    puzzle = find_puzzle(game, id)
    assert puzzle is not None
    return puzzles_of(game).position(puzzle)


def _stage(table: Table) -> tuple[Literal["asked", "wrong", "right", "shown"], str | None]:
    """Where the puzzle stands, and what was decided."""
    assert table.puzzle is not None
    if asks(table):
        return "asked", None
    if table.step:
        return "shown", None
    played = table.line[len(table.puzzle.actions)].text
    return ("right" if played == table.puzzle.solution else "wrong"), played


def _decided(table: Table) -> int:
    """How many decisions were made since the question."""
    assert table.puzzle is not None
    return sum(not entry.forced for entry in table.line[len(table.puzzle.actions) :])


def turned(table: Table, go: Literal["again", "show"]) -> Turned:
    """Back to the question, or to the beginning of the better line."""
    assert table.puzzle is not None
    start = len(table.puzzle.actions)
    table.turn_back(start)
    return Turned(0 if go == "again" else 1, start)


def shown_further(table: Table) -> Acted:
    """The next decision of the better line, once there is nothing left to be found."""
    assert table.puzzle is not None
    line, decided = table.puzzle.line, _decided(table)
    stage, _ = _stage(table)
    if stage not in ("right", "shown") or decided >= len(line) or table.turn is None:
        raise problem(NotPossible, "puzzle-line-over")
    command = table.act_for_bot(table.turn, [line[decided]])
    assert command is not None
    return command
