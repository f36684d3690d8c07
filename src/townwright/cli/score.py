"""`townwright score`: the score sheet of a match file or of a position laid out by hand."""

from pathlib import Path
from typing import Any

import msgspec

from townwright.cli.terminal import Terminal
from townwright.core.action import ScoreRow
from townwright.core.errors import BadFile, TownwrightError, problem
from townwright.core.game import Game, game
from townwright.core.match import Match, read_bytes, read_json


class Scored(msgspec.Struct, omit_defaults=True):
    """The result for programs. Tie-breaks are there in games that have some, target and whether it was
    reached in games won or lost together."""

    scores: list[int]
    sheet: list[ScoreRow]
    tie_breaks: list[ScoreRow] = []
    target: int | None = None
    won: bool | None = None


def score(terminal: Terminal, file: Path, machine: bool) -> None:
    """Score a file: a match, a position, or one position a line (`.jsonl`)."""
    data = read_bytes(file)
    if file.suffix == ".jsonl":
        lines = [line for line in data.splitlines() if line.strip()]
        results = [score_line(number, line) for number, line in enumerate(lines, start=1)]
    else:
        results = [score_data(read_json(data))]
    for played, names, sheet, ties in results:
        scores = [sum(column) for column in zip(*[row.points for row in sheet], strict=True)]
        target = played.target(sheet) if played.target else None
        if machine:
            won = None if target is None else scores[0] >= target
            terminal.json(Scored(scores, sheet, ties, target, won))
        else:
            terminal.print(terminal.sheet(played, sheet, names, ties))
            if target is not None:
                terminal.print(terminal.reached(scores[0], target))


def score_line(number: int, line: bytes) -> tuple[Game, list[str], list[ScoreRow], list[ScoreRow]]:
    """Score one line of a file of positions."""
    try:
        return score_data(read_json(line))
    except TownwrightError as error:
        raise problem(BadFile, "bad-line", number=number, why=error.reason) from error


def score_data(data: Any) -> tuple[Game, list[str], list[ScoreRow], list[ScoreRow]]:
    """The game, the players' names, the score sheet, and what breaks ties; a position leaves that out."""
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise problem(BadFile, "no-game-in-file")
    if "actions" in data:
        match = Match.from_data(data)
        return match.game, match.players, match.score_sheet, match.tie_breaks
    found = game(data["game"])
    if found.score_position is None:
        raise problem(BadFile, "no-positions", game=found.title())
    sheet = found.score_position(found, data)
    return found, [str(seat + 1) for seat in range(len(sheet[0].points))], sheet, []
