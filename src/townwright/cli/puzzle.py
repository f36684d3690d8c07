"""`townwright puzzle`: one decision of a game in the terminal, and whether it was the best."""

import secrets

from rich.table import Table
from rich.text import Text

from townwright.cli.analyse import reasons
from townwright.cli.play import Leave, Sitting
from townwright.cli.terminal import Terminal
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.puzzles import Puzzle, puzzles_of


class Asking(Sitting):
    """One decision, without hints; nothing is kept."""

    def __init__(self, terminal: Terminal, match: Match) -> None:
        super().__init__(terminal, match, confirm=False)
        self.file = None

    def hint(self, seat: int) -> None:  # noqa: ARG002
        raise problem(NotPossible, "puzzle-no-hint")


def puzzle(terminal: Terminal, found: Game, number: int | None) -> None:
    """Ask a puzzle, any one if no number is given, and say how good the answer was."""
    file = puzzles_of(found)
    count = len(file.puzzles)
    chosen = secrets.randbelow(count) + 1 if number is None else number
    if not 1 <= chosen <= count:
        raise problem(NotPossible, "cli-puzzle-number", count=count)
    terminal.prepare(found)
    asked = file.puzzles[chosen - 1]
    match, say = file.position(asked), terminal.say
    terminal.print(Text(say("cli-puzzle", number=chosen, count=count, difficulty=asked.difficulty), "bold"))
    try:
        Asking(terminal, match).decide(asked.seat)
    except (Leave, KeyboardInterrupt, EOFError):
        terminal.print()
        return
    answer(terminal, match, asked, match.history[len(asked.actions)].action.text)


def answer(terminal: Terminal, match: Match, asked: Puzzle, played: str) -> None:
    """Whether the decision was the best, how the choices compare, and how it goes on."""
    best, second, say = asked.alternatives[0], asked.alternatives[1], terminal.say
    listed = next((each for each in asked.alternatives if each.action == played), None)
    if listed is best:
        said, style = say("cli-puzzle-right", action=played, points=f"{best.lead - second.lead:.1f}"), "green"
    elif listed is None:
        said, style = say("cli-puzzle-unlisted", action=played, best=best.action), "red"
    else:
        points = f"{best.lead - listed.lead:.1f}"
        said, style = say("cli-puzzle-wrong", action=played, points=points, best=best.action), "red"
    terminal.print(Text(said, style))
    table = Table()
    for title in ("choice", "lead", "chance"):
        table.add_column(say(f"cli-puzzle-{title}"), justify="left" if title == "choice" else "right")
    table.add_column(say("cli-analysis-why"))
    for each in asked.alternatives:
        why = reasons(terminal, match, each.reasons)
        table.add_row(each.action, f"{each.lead:+.1f}", f"{round(100 * each.chance)} %", why)
    terminal.print(table)
    terminal.print(Text(say("cli-puzzle-line", line=", ".join(asked.line))))
