"""`townwright analyse`: how good each decision of a finished game was; in a long game, each turn."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from townwright.bots import Judgement, Mark, PlayerReport, code_parts, describe_judgement, player_reports, review
from townwright.cli.terminal import Terminal
from townwright.core.errors import NotPossible, problem
from townwright.core.files import write_safely
from townwright.core.match import Match, load

STYLES = {Mark.GOOD: "green", Mark.FINE: "", Mark.MISTAKE: "yellow", Mark.BLUNDER: "red"}


class Analysis(msgspec.Struct):
    """The analysis of a game as JSON; in a long game, `decisions` has turns."""

    game: str
    players: list[str]
    scores: list[int]
    reports: list[PlayerReport]
    decisions: list[Judgement]


def analyse_file(terminal: Terminal, file: Path, milliseconds: int, out: Path | None, as_json: bool) -> None:
    """Judge each decision or turn of a finished match; if interrupted, print the results so far."""
    match = load(file)
    if not match.over:
        raise problem(NotPossible, "cli-not-over", path=str(file))
    terminal.prepare(match.game, [part.compile for part in code_parts(match.game)])
    judgements: dict[int, Judgement] = {}
    with terminal.progress() as progress:
        task = progress.add_task(match.game.title(terminal.language), total=len(match.history))
        try:
            for each in review(match, milliseconds):
                judgements[each.number] = each
                progress.update(task, completed=each.number)
        except KeyboardInterrupt:
            terminal.note(terminal.say("cli-stopped-early"))
    decisions = list(judgements.values())
    reports = player_reports(match.game, decisions, match.seats)
    if out or as_json:
        result = Analysis(match.game.name, match.players, match.scores, reports, decisions)
        if out:
            write_safely(out, msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")
        if as_json:
            terminal.json(result)
            return
    print_moments(terminal, match, judgements, reports)
    moments = {number for each in reports for number in each.moments}
    others = [each for each in decisions if each.mark != Mark.FINE and each.number not in moments]
    if others:
        terminal.print(other_decisions(terminal, match, others))
    terminal.print(summary(terminal, match, decisions, reports))


def print_moments(
    terminal: Terminal, match: Match, judgements: Mapping[int, Judgement], reports: Sequence[PlayerReport]
) -> None:
    """Print the key moments of each player, worst first."""
    for report in reports:
        if report.accuracy is None:
            continue
        heading = "cli-analysis-moments" if report.moments else "cli-analysis-no-mistakes"
        terminal.print(Text(terminal.say(heading, name=match.players[report.seat]), "bold"))
        for number in report.moments:
            each = judgements[number]
            mark = Text(f"  {number}. {terminal.say(f'cli-mark-{each.mark}')}: ", STYLES[each.mark])
            terminal.print(mark.append(in_words(terminal, match, each), "none"))
        terminal.print(Text())


def other_decisions(terminal: Terminal, match: Match, judgements: Sequence[Judgement]) -> Table:
    """Return the other mistakes and the good decisions."""
    say = terminal.say
    table = Table(caption=say("cli-analysis-caption"))
    for title in ("number", "player", "mark", "cost", "words"):
        table.add_column(say(f"cli-analysis-{title}"), justify="right" if title in ("number", "cost") else "left")
    for each in judgements:
        table.add_row(
            str(each.number),
            match.players[each.seat],
            Text(say(f"cli-mark-{each.mark}"), STYLES[each.mark]),
            terminal.decimal(each.cost) if each.mark != Mark.GOOD else "",
            in_words(terminal, match, each),
        )
    return table


def in_words(terminal: Terminal, match: Match, judgement: Judgement) -> str:
    """Return what was played and, if something was better, what and why."""
    return " ".join(describe_judgement(match, judgement, terminal.language))


def summary(
    terminal: Terminal, match: Match, judgements: Sequence[Judgement], reports: Sequence[PlayerReport]
) -> Table:
    """Return the accuracy and the total loss of each player, and the number of decisions with each mark."""
    say = terminal.say
    table = Table()
    for title in ("player", "accuracy", "cost"):
        table.add_column(say(f"cli-analysis-{title}"), justify="left" if title == "player" else "right")
    for mark in Mark:
        table.add_column(say(f"cli-mark-{mark}"), justify="right")
    for report in reports:
        if report.accuracy is None:
            continue
        decisions = [each for each in judgements if each.seat == report.seat]
        counts = [str(sum(each.mark == mark for each in decisions)) for mark in Mark]
        accuracy = say("analysis-percent", number=round(report.accuracy))
        table.add_row(match.players[report.seat], accuracy, terminal.decimal(report.points_lost), *counts)
    return table
