"""`townwright check`: the conformance checks of a game, one line per check."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from townwright.cli.terminal import Terminal
from townwright.conformance.report import Failure, run
from townwright.core.errors import NotPossible, Sentence, problem
from townwright.core.game import Game

FAILED = 1


def check(terminal: Terminal, game: Game, quick: bool) -> int:
    """Print each check and its result; return the exit status."""
    if not __debug__:
        raise problem(NotPossible, "cli-check-optimised")
    passed = failed = 0
    causes: set[object] = set()
    for result in run(game, quick):
        sentence = terminal.sentence(result.sentence)
        if result.failure is None:
            passed += 1
            terminal.print(checklist_line(Text("✓", "green"), Text(sentence)))
            continue
        failed += 1
        terminal.print(checklist_line(Text("✗", "bold red"), Text(sentence, "bold")))
        cause = why(terminal, result.failure) or (result.failure.file, result.failure.line)
        if cause in causes:
            terminal.print(Padding(Text(terminal.say("cli-check-as-above")), (0, 0, 0, 2)))
        else:
            explain(terminal, result.failure)
        causes.add(cause)
    title = game.title(terminal.language)
    terminal.print(Text(terminal.say("cli-checked", game=title, passed=passed, failed=failed), "bold"))
    return FAILED if failed else 0


def checklist_line(mark: Text, sentence: Text) -> Table:
    """Return a sentence after a mark, with a hanging indent."""
    row = Table.grid(padding=(0, 1))
    row.add_row(mark, sentence)
    return row


def explain(terminal: Terminal, failure: Failure) -> None:
    """Print why a check failed: case, place, reason, values."""
    lines = [terminal.sentence(failure.place), why(terminal, failure), failure.values]
    if failure.case is not None:
        lines.insert(0, terminal.sentence(failure.case))
    terminal.print(Padding(Text("\n".join(filter(None, lines))), (0, 0, 0, 2)))


def why(terminal: Terminal, failure: Failure) -> str:
    """Return the reason as a sentence, if there is one."""
    return terminal.sentence(failure.why) if isinstance(failure.why, Sentence) else failure.why
