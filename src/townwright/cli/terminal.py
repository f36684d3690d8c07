"""The terminal: language, output and input.

Libraries are imported when they are used, so that the first line appears at once.
"""

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from townwright.core.errors import Sentence
from townwright.locale import words

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table

    from townwright.bots import ActionSentence
    from townwright.core.action import ScoreRow
    from townwright.core.code_parts import CodePart
    from townwright.core.game import Game
    from townwright.core.match import Match

#: Seconds between two checks of the compiler's progress.
POLL_SECONDS = 0.1


class Terminal:
    """The terminal of a command: results go to stdout, progress and errors to stderr."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.say = words(language)
        self.out = Console(highlight=False)
        self.err = Console(stderr=True, highlight=False)

    def print(self, *things: object) -> None:
        self.out.print(*things)

    def print_indented(self, text: Text, indent: int, mark: str = "") -> None:
        """Print a text with all lines indented; `mark` stands at the beginning of the first line."""
        for number, line in enumerate(text.wrap(self.out, max(1, self.out.width - indent))):
            line.rstrip()
            self.out.print(Text(mark.ljust(indent) if number == 0 else " " * indent).append_text(line))

    def heading(self, text: str) -> None:
        """Print a bold line at once, while everything else is still being imported."""
        self.out.print(Text(text, "bold"))

    def game_title(self, name: str | None) -> None:
        """Print the title of a game without importing the game; nothing if it is not installed."""
        from townwright.core.installed import title

        if name is not None and (game_title := title(name, self.language)):
            self.heading(game_title)

    def json(self, result: object) -> None:
        """Print a result as one line of JSON."""
        import msgspec

        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")

    def note(self, sentence: str) -> None:
        self.err.print(Text(sentence))

    def print_error(self, sentence: str) -> int:
        """Print an error; return the exit status."""
        self.err.print(Text(sentence, "red"), soft_wrap=True)
        return 2

    def sentence(self, reason: Sentence, names: Sequence[str] = ()) -> str:
        return reason.say(self.language, names)

    def describe_action(self, match: "Match", sentence: "ActionSentence | None", text: str) -> str:
        """Return an action in words, or in the notation if the game has no words for it."""
        return sentence.say(match.game.words(self.language), match.players) if sentence else text

    def decimal(self, number: float, sign: bool = False, places: int = 1) -> str:
        """Return a number with decimals, as the language writes it; with `sign`, also a plus sign."""
        rounded = round(number, places) or 0.0
        text = f"{rounded:{'+' if sign and rounded else ''}.{places}f}"
        return proper_minus(text.replace(".", self.say("cli-decimal-mark")))

    def ask(self, prompt: str, meanwhile: Callable[[], None] = lambda: None) -> str:
        """Read a line; raise EOFError at the end of the input.

        `meanwhile` is called once the question is printed.
        """
        self.out.print(Text(prompt + " ", "bold"), end="")
        meanwhile()
        return self.out.input()

    def prepare(self, game: "Game", steps: Sequence[Callable[[], object]]) -> None:
        """Load the machine code of a game; show progress if it must be compiled first."""
        from townwright.core.rule import COMPILED

        if not COMPILED:
            return
        title, done = game.title(self.language), 0
        with self.status_line() as show:

            def report(function: str) -> None:
                if self.err.is_terminal:
                    percent = 100 * done // len(steps)
                    show(self.say("cli-preparing-part", game=title, percent=percent, function=function))
                else:
                    show(self.say("cli-preparing", game=title))

            with compilations(report):
                for done, step in enumerate(steps):  # noqa: B007
                    step()

    def warm_up(self, game: "Game", parts: Sequence["CodePart"], message: str, **arguments: object) -> None:
        """Load parts of a game's machine code; while they are compiled, wait and show the progress."""
        from townwright.core import background, code_parts
        from townwright.core.rule import COMPILED

        if not COMPILED or all(part.ready for part in parts):
            return
        if code_parts.mode() is not code_parts.CompileMode.NOW:
            for part in parts:
                part.request(compile=True)
            with self.status_line() as show:
                while missing := [part for part in parts if not (part.is_stored() or background.has_failed(part))]:
                    show(self.say(message, percent=100 - 100 * len(missing) // len(parts), **arguments))
                    time.sleep(POLL_SECONDS)
        self.prepare(game, [part.compile for part in parts])

    @contextmanager
    def status_line(self) -> Iterator[Callable[[str], None]]:
        """Show a status line on stderr during slow work.

        Without a terminal each sentence is printed once.
        """
        if self.err.is_terminal:
            with self.err.status("") as status:
                status.stop()

                def show(sentence: str) -> None:
                    status.update(Text(sentence))
                    status.start()

                yield show
        else:
            printed: set[str] = set()

            def write(sentence: str) -> None:
                if sentence not in printed:
                    printed.add(sentence)
                    self.note(sentence)

            yield write

    def progress(self) -> "Progress":
        """Return a progress bar with the time left; it shows nothing without a terminal."""
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        return Progress(*columns, console=self.err, transient=True, disable=not self.err.is_terminal)

    def sheet(self, game: "Game", rows: "list[ScoreRow]", names: list[str], ties: "Sequence[ScoreRow]" = ()) -> "Table":
        """Return a score sheet as a table; groups have a subtotal, and tie-breaks are in brackets."""
        from rich.table import Table

        speak = game.words(self.language)
        result = Table(show_footer=True)
        result.add_column("", self.say("total"))
        for seat, name in enumerate(names):
            result.add_column(name, proper_minus(sum(row.points[seat] for row in rows)), justify="right")
        groups = game.wording.groups
        for group, members in groupby(rows, lambda row: groups.get(row.source)):
            lines = list(members)
            if group:
                subtotals = [proper_minus(sum(points)) for points in zip(*[row.points for row in lines], strict=True)]
                result.add_row(speak(f"group-{group}"), *subtotals, style="bold")
                lines = [row for row in lines if any(row.points)]
            for row in lines:
                name = game.source_name(row.source, speak)
                result.add_row(f"  {name}" if group else name, *map(proper_minus, row.points))
        for row in ties:
            result.add_row(game.source_name(row.source, speak), *[f"({proper_minus(each)})" for each in row.points])
        return result

    def outcome(self, points: int, target: int, won: bool) -> Text:
        """Return the outcome of a cooperative game as a sentence."""
        return Text(self.say("cli-reached", points=points, target=target, won=int(won)), "bold")


def proper_minus(number: int | str) -> str:
    """Return a number with a minus sign instead of a hyphen."""
    return str(number).replace("-", "−")


@contextmanager
def compilations(report: Callable[[str], None]) -> Iterator[None]:
    """Report the name of each function that is compiled inside the context."""
    from townwright.core.code_parts import machine_code

    machine_code()
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            report(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event: Any) -> None:
            pass

    with event.install_listener("numba:compile", Listener()):
        yield
