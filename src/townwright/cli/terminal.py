"""The terminal: a language, what is printed and what is asked."""

import sys
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from townwright.bots import Telling, warm_up_bots
from townwright.core.action import ScoreRow
from townwright.core.errors import Reason
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.warm import compilations, warm_up
from townwright.locale import words


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
        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")

    def note(self, sentence: str) -> None:
        self.beside.print(Text(sentence))

    def complain(self, sentence: str) -> int:
        """Say what is wrong; the status to leave with."""
        self.beside.print(Text(sentence, "red"), soft_wrap=True)
        return 2

    def sentence(self, reason: Reason, names: Any = ()) -> str:
        return reason.say(self.language, names)

    def told(self, match: Match, telling: Telling | None, text: str) -> str:
        """An action in words, or as it is typed where the game has none."""
        return telling.say(match.game.words(self.language), match.players) if telling else text

    def ask(self, prompt: str) -> str:
        """A line typed by the person. At the end of the input: EOFError."""
        return self.out.input(Text(prompt + " ", "bold"))

    def prepare(self, game: Game) -> None:
        """Have a game compiled. The first start takes a while and says so; every later one takes no time."""
        title = game.title(self.language)
        if not self.beside.is_terminal:
            with compilations(Once(lambda _: self.note(self.say("cli-preparing", game=title)))):
                warm_up(game)
                warm_up_bots(game)
            return
        with self.beside.status("") as status:
            status.stop()

            def tell(function: str) -> None:
                status.update(Text(self.say("cli-preparing-part", game=title, part=function)))
                status.start()

            with compilations(tell):
                warm_up(game)
                warm_up_bots(game)

    def progress(self) -> Progress:
        """A bar beside the results with the time that is left; nothing where nobody looks."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        return Progress(*columns, console=self.beside, transient=True, disable=not self.beside.is_terminal)

    def sheet(self, game: Game, rows: list[ScoreRow], names: list[str], ties: Sequence[ScoreRow] = ()) -> Table:
        """A score sheet as a table; what only breaks ties stands in brackets."""
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

    def reached(self, points: int, target: int) -> Text:
        """Whether a game that is won or lost together was won."""
        return Text(self.say("cli-reached", points=points, target=target, won=int(points >= target)), "bold")


class Once:
    """Calls something the first time only."""

    def __init__(self, call: Any) -> None:
        self.call = call

    def __call__(self, value: Any) -> None:
        call, self.call = self.call, lambda _: None
        call(value)
