"""`townwright score`: the score sheet of a match file or of a position laid out by hand."""

from pathlib import Path

import msgspec

from townwright.cli.terminal import Terminal
from townwright.core import registry
from townwright.core.action import ScoreRow, Tally
from townwright.core.errors import BadFile, TownwrightError, problem
from townwright.core.files import read_bytes, read_json
from townwright.core.game import Game
from townwright.core.match import Match


class ScoreOutput(msgspec.Struct, omit_defaults=True):
    """The result as JSON.

    Tie-breaks are included in games that have them, ranks in competitive games. Cooperative games have the target and,
    once the table is complete, `won`.
    """

    scores: list[int]
    sheet: list[ScoreRow]
    tie_breaks: list[ScoreRow] = []
    ranks: list[int] = []
    target: int | None = None
    won: bool | None = None


def score(terminal: Terminal, file: Path, as_json: bool) -> None:
    """Score a file: a match, a position, or one position per line (`.jsonl`)."""
    data = read_bytes(file)
    if file.suffix == ".jsonl":
        lines = [line for line in data.splitlines() if line.strip()]
        results = [score_line(number, line) for number, line in enumerate(lines, start=1)]
    else:
        results = [score_data(read_json(data))]
    for game, names, result in results:
        if as_json:
            terminal.json(result)
        else:
            terminal.print(terminal.sheet(game, result.sheet, names, result.tie_breaks))
            if result.target is not None and result.won is not None:
                terminal.print(terminal.outcome(result.scores[0], result.target, result.won))


def score_line(number: int, line: bytes) -> tuple[Game, list[str], ScoreOutput]:
    """Score one line of a file of positions."""
    try:
        return score_data(read_json(line))
    except TownwrightError as error:
        raise problem(BadFile, "bad-line", number=number, why=error.reason) from error


def score_data(data: object) -> tuple[Game, list[str], ScoreOutput]:
    """Score a match or a position given as data."""
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise problem(BadFile, "no-game-in-file")
    if "actions" in data:
        match = Match.from_data(data)
        tally = Tally(match.score_sheet, [], match.tie_breaks, match.ranks, complete=match.over)
        return match.game, match.players, score_output(match.game, tally)
    game = registry.game(data["game"])
    if game.extras.score_position is None:
        raise problem(BadFile, "no-positions", game=game.title())
    tally = game.extras.score_position(game, data)
    names = [str(seat + 1) for seat in range(len(tally.scores))]
    return game, names, score_output(game, tally)


def score_output(game: Game, tally: Tally) -> ScoreOutput:
    """Return the output for a score sheet: totals, and in a cooperative game target and verdict."""
    target = game.extras.target(tally.sheet) if game.extras.target else None
    won = tally.ranks[0] == 1 if target is not None and tally.complete else None
    ranks = tally.ranks if target is None else []
    return ScoreOutput(tally.scores, tally.sheet, tally.tie_breaks, ranks, target, won)
