"""`townwright puzzle`: solve a puzzle in the terminal."""

import secrets

from rich.table import Table
from rich.text import Text

from townwright.cli.analyse import reasons
from townwright.cli.play import PlayerQuit, TerminalGame
from townwright.cli.terminal import Terminal, proper_minus
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.puzzles import Puzzle, in_words, puzzles_of


class PuzzleSession(TerminalGame):
    """A game of one decision, without hints; nothing is saved."""

    def __init__(self, terminal: Terminal, match: Match) -> None:
        super().__init__(terminal, match, confirm=False)
        self.file = None

    def hint(self, seat: int) -> None:  # noqa: ARG002
        raise problem(NotPossible, "puzzle-no-hint")


def puzzle(terminal: Terminal, found: Game, number: int | None) -> None:
    """Ask a puzzle (a random one without a number), and print how good the answer was."""
    file = puzzles_of(found)
    count = len(file.puzzles)
    chosen = secrets.randbelow(count) + 1 if number is None else number
    if not 1 <= chosen <= count:
        raise problem(NotPossible, "cli-puzzle-number", count=count)
    asked = file.puzzles[chosen - 1]
    say = terminal.say
    names = [say("seat", number=number + 1) for number in range(asked.players)]
    match = file.position(asked, names)
    terminal.print(Text(say("cli-puzzle", number=chosen, count=count, difficulty=asked.difficulty), "bold"))
    try:
        PuzzleSession(terminal, match).decide(asked.seat)
    except (PlayerQuit, KeyboardInterrupt, EOFError):
        terminal.print()
        return
    answer(terminal, file.position(asked, names), asked, match.history[len(asked.actions)].action.text)


def answer(terminal: Terminal, match: Match, asked: Puzzle, played: str) -> None:
    """Print the verdict, how the choices compare, and the better line; `match` is the position."""
    best, second, say = asked.alternatives[0], asked.alternatives[1], terminal.say
    said_best, said_played = (told(terminal, match, each, asked.seat) for each in (best.action, played))
    listed = next((each for each in asked.alternatives if each.action == played), None)
    if listed is best:
        said, style = say("cli-puzzle-right", action=said_played, points=f"{best.lead - second.lead:.1f}"), "green"
    elif listed is None:
        said, style = say("cli-puzzle-unlisted", action=said_played, best=said_best), "red"
    else:
        points = f"{best.lead - listed.lead:.1f}"
        said, style = say("cli-puzzle-wrong", action=said_played, points=points, best=said_best), "red"
    terminal.print(Text(said, style))
    table = Table()
    for title in ("choice", "lead", "chance"):
        table.add_column(say(f"cli-puzzle-{title}"), justify="left" if title == "choice" else "right")
    table.add_column(say("cli-analysis-why"))
    for each in asked.alternatives:
        why = reasons(terminal, match, each.reasons)
        table.add_row(
            told(terminal, match, each.action, asked.seat),
            proper_minus(f"{each.lead:+.1f}"),
            f"{round(100 * each.chance)} %",
            why,
        )
    terminal.print(table)
    line = []
    for action in asked.line:
        line.append(told(terminal, match, action, asked.seat))
        match.play(action)
    terminal.print(Text(say("cli-puzzle-line", line=" ".join(line))))


def told(terminal: Terminal, match: Match, action: str, seat: int) -> str:
    """An action as a sentence for the solver at a seat."""
    return terminal.told(match, in_words(match, action, seat), action)
