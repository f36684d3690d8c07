"""`townwright daily`: list the challenges of a day, play one, or check a match file against a day."""

import datetime
from pathlib import Path

from rich.table import Table
from rich.text import Text

from townwright.cli.play import TerminalMatch
from townwright.cli.terminal import Terminal
from townwright.core import registry
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.match import load
from townwright.core.registry import games
from townwright.daily import FIRST_DAY, DailyChallenge, commitment, daily_challenge, is_dealt_by, require_day, share


def daily(terminal: Terminal, name: str | None, date: str | None, key: str | None, confirm: bool) -> None:
    """List the challenges of a day, or play one of them and print the text to share.

    With the key that a server has published, the challenges are that server's.
    """
    day = chosen_day(date)
    if name is None:
        terminal.print(overview(terminal, day, key))
        terminal.print(Text(terminal.say("daily-first-result-counts"), "dim"))
        return
    challenge_ = daily_challenge(registry.game(name), day, key)
    session = TerminalMatch(terminal, challenge_.match(terminal.say("seat", number=challenge_.seat + 1)), confirm)
    session.run()
    if session.match.over:
        terminal.print(Text(share(session.match, day, challenge_.seat, terminal.language)))


def verify(terminal: Terminal, path: Path, date: str | None, key: str | None) -> None:
    """Print that a match file has the deal of a day's challenge; raise if it does not."""
    match, day = load(path), chosen_day(date)
    if not is_dealt_by(match, day, key):
        raise problem(NotPossible, "daily-other-deal", path=path.name, date=day.isoformat())
    terminal.print(Text(terminal.say("daily-same-deal", path=path.name, date=day.isoformat())))
    if key is not None:
        terminal.print(Text(terminal.say("daily-commitment", commitment=commitment(key)), "dim"))


def chosen_day(date: str | None) -> datetime.date:
    """Return the day of `--date`, or today."""
    today = datetime.date.today()
    return require_day(read_date(date) if date else today, today)


def read_date(text: str) -> datetime.date:
    """Parse a date such as 2026-11-15."""
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise problem(NotPossible, "daily-bad-date", text=text[:20], example=FIRST_DAY.isoformat()) from None


def overview(terminal: Terminal, day: datetime.date, key: str | None) -> Table:
    """Return the challenges of a day, one row per game."""
    table = Table(title=day.isoformat(), title_justify="left", box=None, padding=(0, 2), show_header=False)
    for game in games().values():
        speak = game.words(terminal.language)
        table.add_row(
            f"[bold]{game.name}[/]", speak("title"), opponents(terminal, game, daily_challenge(game, day, key))
        )
    return table


def opponents(terminal: Terminal, game: Game, challenge: DailyChallenge) -> str:
    """Return the opponents of a challenge as text."""
    bots = [terminal.say(f"level-{name}") for seat, name in enumerate(challenge.seats("")) if seat != challenge.seat]
    names = [*bots, *game.scripted(challenge.options)]
    return terminal.say("daily-against", names=", ".join(names)) if names else terminal.say("daily-alone")
