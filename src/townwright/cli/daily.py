"""`townwright daily`: what there is today, or the challenge of a day played in the terminal."""

import datetime

from rich.table import Table
from rich.text import Text

from townwright.cli.play import TerminalGame
from townwright.cli.terminal import Terminal
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.registry import game, games
from townwright.daily import FIRST_DAY, Challenge, challenge, open_day, share


def daily(terminal: Terminal, name: str | None, date: str | None, confirm: bool) -> None:
    """List the challenges of a day, or play one of them; at its end stands the text to share."""
    today = datetime.date.today()
    day = open_day(read_date(date) if date else today, today)
    if name is None:
        terminal.print(overview(terminal, day))
        terminal.print(Text(terminal.say("daily-first-result-counts"), "dim"))
        return
    chosen = challenge(game(name), day)
    sitting = TerminalGame(terminal, chosen.match(terminal.say("seat", number=chosen.seat + 1)), confirm)
    sitting.run()
    if sitting.match.over:
        terminal.print(Text(share(sitting.match, day, chosen.seat, terminal.language)))


def read_date(text: str) -> datetime.date:
    """A date as it is typed: 2026-11-15."""
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise problem(NotPossible, "daily-bad-date", text=text[:20], example=FIRST_DAY.isoformat()) from None


def overview(terminal: Terminal, day: datetime.date) -> Table:
    """The challenges of a day, a row a game."""
    table = Table(title=day.isoformat(), title_justify="left", box=None, padding=(0, 2), show_header=False)
    for found in games().values():
        speak = found.words(terminal.language)
        table.add_row(f"[bold]{found.name}[/]", speak("title"), against(terminal, found, challenge(found, day)))
    return table


def against(terminal: Terminal, found: Game, chosen: Challenge) -> str:
    """Whom one plays against."""
    bots = [terminal.say(f"level-{name}") for seat, name in enumerate(chosen.seats("")) if seat != chosen.seat]
    names = [*bots, *found.scripted(chosen.options)]
    return terminal.say("daily-against", names=", ".join(names)) if names else terminal.say("daily-alone")
