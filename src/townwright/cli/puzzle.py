"""`townwright puzzle`: solve a puzzle in the terminal."""

import secrets
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from townwright.bots.differences import Difference, say_differences
from townwright.cli.play import PlayerQuit, TerminalMatch
from townwright.cli.terminal import Terminal
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.puzzles import Puzzle, describe_choice, puzzles_of


class PuzzleSession(TerminalMatch):
    """A game of one decision, without hints; nothing is saved."""

    help_message = "cli-puzzle-help"

    def __init__(self, terminal: Terminal, match: Match) -> None:
        super().__init__(terminal, match, confirm=False)
        self.file = None

    def hint(self, seat: int) -> None:  # noqa: ARG002
        raise problem(NotPossible, "puzzle-no-hint")


def puzzle(terminal: Terminal, game: Game, number: int | None) -> None:
    """Pose a puzzle, a random one if no number is given, and print how good the answer was."""
    file = puzzles_of(game)
    count = len(file.puzzles)
    chosen_number = secrets.randbelow(count) + 1 if number is None else number
    if not 1 <= chosen_number <= count:
        raise problem(NotPossible, "cli-puzzle-number", count=count)
    chosen_puzzle = file.puzzles[chosen_number - 1]
    say = terminal.say
    names = [say("seat", number=number + 1) for number in range(chosen_puzzle.players)]
    match = file.position(chosen_puzzle, names)
    terminal.print(
        Text(say("cli-puzzle", number=chosen_number, count=count, difficulty=chosen_puzzle.difficulty), "bold")
    )
    try:
        PuzzleSession(terminal, match).decide(chosen_puzzle.seat)
    except (PlayerQuit, KeyboardInterrupt, EOFError):
        terminal.print()
        return
    print_answer(
        terminal,
        file.position(chosen_puzzle, names),
        chosen_puzzle,
        match.history[len(chosen_puzzle.actions)].action.text,
    )


def print_answer(terminal: Terminal, match: Match, chosen_puzzle: Puzzle, played: str) -> None:
    """Print the verdict, how the choices compare, and the better line; `match` is the position."""
    best, second, say = chosen_puzzle.alternatives[0], chosen_puzzle.alternatives[1], terminal.say
    best_sentence, played_sentence = (
        describe(terminal, match, each, chosen_puzzle.seat) for each in (best.action, played)
    )
    alternative = next((each for each in chosen_puzzle.alternatives if each.action == played), None)
    if alternative is best:
        verdict, style = (
            say("cli-puzzle-right", action=played_sentence, points=terminal.decimal(best.lead - second.lead)),
            "green",
        )
    elif alternative is None:
        verdict, style = say("cli-puzzle-unlisted", action=played_sentence, best=best_sentence), "red"
    else:
        points = terminal.decimal(best.lead - alternative.lead)
        verdict, style = say("cli-puzzle-wrong", action=played_sentence, points=points, best=best_sentence), "red"
    terminal.print(Text(verdict, style))
    table, cooperative = Table(), int(match.target is not None)
    table.add_column(say("cli-puzzle-choice"))
    table.add_column(say("cli-puzzle-lead", cooperative=cooperative), justify="right")
    table.add_column(say("cli-puzzle-chance"), justify="right")
    table.add_column(say("cli-puzzle-better"))
    for each in chosen_puzzle.alternatives:
        why = describe_reasons(terminal, match, each.reasons, chosen_puzzle.seat)
        table.add_row(
            describe(terminal, match, each.action, chosen_puzzle.seat),
            terminal.decimal(each.lead, sign=True),
            say("cli-percent", number=round(100 * each.chance)),
            why,
        )
    terminal.print(table)
    line = []
    for action in chosen_puzzle.line:
        line.append(describe(terminal, match, action, chosen_puzzle.seat))
        match.play(action)
    terminal.print(Text(say("cli-puzzle-line", line=" ".join(line))))


def describe(terminal: Terminal, match: Match, action: str, seat: int) -> str:
    """Return an action as a sentence for the solver at a seat."""
    return terminal.describe_action(match, describe_choice(match, action, seat), action)


def describe_reasons(terminal: Terminal, match: Match, reasons: Sequence[Difference], seat: int) -> str:
    """Return the reasons for a choice in words, to the player of a seat."""
    speak = match.game.words(terminal.language)
    return ", ".join(say_differences(reasons, match.game, speak, match.players, seat))
