"""`townwright analyse`: how good each decision of a finished game was."""

from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from townwright.bots import ActionSentence, Budget, Judgement, Mark, analyse, code_parts
from townwright.bots.reasons import Difference
from townwright.cli.terminal import Terminal
from townwright.core.errors import NotPossible, problem
from townwright.core.files import write_safely
from townwright.core.match import Match, load

STYLES = {Mark.GOOD: "green", Mark.FINE: "", Mark.MISTAKE: "yellow", Mark.BLUNDER: "red"}


class Analysis(msgspec.Struct):
    """A game, decision by decision, for programs and for the page."""

    game: str
    players: list[str]
    scores: list[int]
    decisions: list[Judgement]


def analyse_file(terminal: Terminal, file: Path, milliseconds: int, out: Path | None, as_json: bool) -> None:
    """Judge every decision of a finished match; if interrupted, print the results so far."""
    match = load(file)
    if not match.over:
        raise problem(NotPossible, "cli-not-over", path=str(file))
    terminal.prepare(match.game, [part.compile for part in code_parts(match.game)])
    judgements: list[Judgement] = []
    with terminal.progress() as progress:
        task = progress.add_task(match.game.title(terminal.language), total=len(match.history))
        try:
            for judgement in analyse(match, Budget(milliseconds=milliseconds)):
                judgements.append(judgement)
                progress.update(task, completed=judgement.number)
        except KeyboardInterrupt:
            terminal.note(terminal.say("cli-stopped-early"))
    result = Analysis(match.game.name, match.players, match.scores, judgements)
    if out:
        write_safely(out, msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")
    if as_json:
        terminal.json(result)
    else:
        terminal.print(report(terminal, match, judgements))
        terminal.print(summary(terminal, match, judgements))


def report(terminal: Terminal, match: Match, judgements: list[Judgement]) -> Table:
    """Return the mistakes and the best decisions."""
    say = terminal.say
    table = Table(caption=say("cli-analysis-caption"))
    for title in ("number", "player", "played", "mark", "cost", "best", "why"):
        table.add_column(say(f"cli-analysis-{title}"), justify="right" if title in ("number", "cost") else "left")
    for each in judgements:
        if each.mark != Mark.FINE:
            table.add_row(
                str(each.number),
                match.players[each.seat],
                action(terminal, match, each.played_sentence, each.played),
                Text(say(f"cli-mark-{each.mark}"), STYLES[each.mark]),
                terminal.decimal(each.cost) if each.mark != Mark.GOOD else "",
                action(terminal, match, each.best_sentence, each.best) if each.best != each.played else "",
                reasons(terminal, match, each.reasons),
            )
    return table


def action(terminal: Terminal, match: Match, sentence: ActionSentence | None, text: str) -> Text:
    """Return an action in words, and below it in the notation."""
    line = Text(terminal.describe_action(match, sentence, text))
    return line.append(f"\n{text}", "dim") if sentence else line


def summary(terminal: Terminal, match: Match, judgements: list[Judgement]) -> Table:
    """Return the total loss of each player, and their decisions by verdict."""
    say = terminal.say
    table = Table()
    for title in ("player", "decisions", "lost"):
        table.add_column(say(f"cli-analysis-{title}"), justify="left" if title == "player" else "right")
    for mark in Mark:
        table.add_column(say(f"cli-mark-{mark}"), justify="right")
    for seat, name in enumerate(match.players):
        decisions = [each for each in judgements if each.seat == seat]
        counts = [str(sum(each.mark == mark for each in decisions)) for mark in Mark]
        total_cost = terminal.decimal(sum(max(0.0, each.cost) for each in decisions))
        table.add_row(name, str(len(decisions)), total_cost, *counts)
    return table


def reasons(terminal: Terminal, match: Match, differences: list[Difference], reader: int | None = None) -> str:
    """Return differences in the score sheet in words; `reader` is the seat to address as “you”."""
    speak = match.game.words(terminal.language)
    return ", ".join(each.say(match.game, speak, match.players, reader) for each in differences)
