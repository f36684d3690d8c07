"""The terminal: a language, what is printed and what is asked.

What a command needs beside text is imported when it is used: the first line is there at once.
"""

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from townwright.core.errors import Reason
from townwright.locale import words

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table

    from townwright.bots import ActionSentence
    from townwright.core.action import ScoreRow
    from townwright.core.code_parts import CodePart
    from townwright.core.game import Game
    from townwright.core.match import Match

#: Seconds between two looks at what is being compiled.
PAUSE = 0.1


class Terminal:
    """Where the command prints. Results go to the output, progress and complaints beside it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.say = words(language)
        self.out = Console(highlight=False)
        self.beside = Console(stderr=True, highlight=False)

    def print(self, *things: Any) -> None:
        self.out.print(*things)

    def json(self, result: Any) -> None:
        """A result for programs: one JSON value on one line."""
        import msgspec

        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")

    def note(self, sentence: str) -> None:
        self.beside.print(Text(sentence))

    def complain(self, sentence: str) -> int:
        """Say what is wrong; the status to leave with."""
        self.beside.print(Text(sentence, "red"), soft_wrap=True)
        return 2

    def sentence(self, reason: Reason, names: Any = ()) -> str:
        return reason.say(self.language, names)

    def told(self, match: "Match", sentence: "ActionSentence | None", text: str) -> str:
        """An action in words, or as it is typed where the game has none."""
        return sentence.say(match.game.words(self.language), match.players) if sentence else text

    def ask(self, prompt: str, meanwhile: Callable[[], None] = lambda: None) -> str:
        """A line typed by the person. At the end of the input: EOFError. `meanwhile` is called once they can read the
        question."""
        self.out.print(Text(prompt + " ", "bold"), end="")
        meanwhile()
        return self.out.input()

    def prepare(self, game: "Game", steps: Sequence[Callable[[], object]]) -> None:
        """Load a game's machine code, step by step. If some has to be compiled first, say so and show how far it is."""
        from townwright.core.rule import COMPILED

        if not COMPILED:
            return
        title, done = game.title(self.language), 0
        with self.waiting() as show:

            def tell(function: str) -> None:
                if self.beside.is_terminal:
                    percent = 100 * done // len(steps)
                    show(self.say("cli-preparing-part", game=title, percent=percent, function=function))
                else:
                    show(self.say("cli-preparing", game=title))

            with compilations(tell):
                for done, step in enumerate(steps):  # noqa: B007
                    step()

    def warm_up(self, game: "Game", needed: Sequence["CodePart"], message: str, **arguments: object) -> None:
        """Wait until a game's machine code is in use. If another process is still compiling it, show how far it is."""
        from townwright.core import background, code_parts
        from townwright.core.rule import COMPILED

        if not COMPILED or all(part.ready for part in needed):
            return
        if code_parts.mode() is not code_parts.CompileMode.NOW:
            for part in needed:
                part.request(compile=True)
            with self.waiting() as show:
                while missing := [part for part in needed if not (part.is_stored() or background.has_failed(part))]:
                    show(self.say(message, percent=100 - 100 * len(missing) // len(needed), **arguments))
                    time.sleep(PAUSE)
        self.prepare(game, [part.compile for part in needed])

    @contextmanager
    def waiting(self) -> Iterator[Callable[[str], None]]:
        """A line beside the results that says why it takes a while; nothing before it is first set. Where nobody looks,
        each sentence is written once."""
        if self.beside.is_terminal:
            with self.beside.status("") as status:
                status.stop()

                def show(sentence: str) -> None:
                    status.update(Text(sentence))
                    status.start()

                yield show
        else:
            said: set[str] = set()

            def write(sentence: str) -> None:
                if sentence not in said:
                    said.add(sentence)
                    self.note(sentence)

            yield write

    def progress(self) -> "Progress":
        """A bar beside the results with the time that is left; nothing where nobody looks."""
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        return Progress(*columns, console=self.beside, transient=True, disable=not self.beside.is_terminal)

    def sheet(self, game: "Game", rows: "list[ScoreRow]", names: list[str], ties: "Sequence[ScoreRow]" = ()) -> "Table":
        """A score sheet as a table; what only breaks ties stands in brackets."""
        from rich.table import Table

        speak = game.words(self.language)
        result = Table(show_footer=True)
        result.add_column("", self.say("total"))
        for seat, name in enumerate(names):
            result.add_column(name, str(sum(row.points[seat] for row in rows)), justify="right")
        for row in rows:
            result.add_row(game.source_name(row.source, speak), *map(str, row.points))
        for row in ties:
            result.add_row(game.source_name(row.source, speak), *[f"({number})" for number in row.points])
        return result

    def reached(self, points: int, target: int, won: bool) -> Text:
        """How a game ended that is won or lost together."""
        return Text(self.say("cli-reached", points=points, target=target, won=int(won)), "bold")


@contextmanager
def compilations(tell: Callable[[str], None]) -> Iterator[None]:
    """Tell the name of each function that is compiled while the context lasts."""
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            tell(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event: Any) -> None:
            pass

    with event.install_listener("numba:compile", Listener()):
        yield
