"""`townwright arena`: bots against each other on the same deals, with ratings."""

from pathlib import Path

import msgspec
from rich.table import Table

from townwright.arena import Contest, ContestGame, Standing, lineups, play_contest, standings
from townwright.arena.parallel import require_ray
from townwright.arena.standing import Figure
from townwright.bots import code_parts
from townwright.cli.terminal import Terminal
from townwright.core import registry


class ContestReport(msgspec.Struct):
    """The result of a contest as JSON."""

    contest: Contest
    games: int
    standings: list[Standing]


def arena(
    terminal: Terminal, contest: Contest, workers: int | None, cluster: str | None, record: Path | None, as_json: bool
) -> None:
    """Play or resume a contest with a progress bar, and print the standings."""
    game = registry.game(contest.game)
    games: list[ContestGame] = []
    require_ray(cluster)
    results = play_contest(contest, workers, record, cluster)
    terminal.prepare(game, [part.compile for part in code_parts(game)])
    with terminal.progress() as progress:
        task = progress.add_task(game.title(terminal.language), total=contest.deals * len(lineups(contest)))
        try:
            for games in results:
                progress.update(task, completed=len(games))
        except KeyboardInterrupt:
            terminal.note(terminal.say("cli-stopped-early"))
    if not games:
        raise KeyboardInterrupt
    bot_standings = standings(contest, games)
    if as_json:
        terminal.json(ContestReport(contest, len(games), bot_standings))
    else:
        terminal.print(report(terminal, bot_standings))


def report(terminal: Terminal, results: list[Standing]) -> Table:
    """Return the standings as a table, each figure with its 95% interval."""
    say = terminal.say
    table = Table(caption=say("cli-arena-caption"))
    table.add_column(say("cli-bot"))
    for title in ("games", "wins", "deals", "score", "lead", "rating", "milliseconds"):
        table.add_column(say(f"cli-arena-{title}"), justify="right")
    has_rivals = len(results) > 1  # a single bot has no rival to compare with
    for each in results:
        table.add_row(
            each.bot,
            str(each.games),
            format_interval(each.win_share, 100),
            format_interval(each.deal_share, 100) if has_rivals else "–",
            format_interval(each.score),
            format_interval(each.lead),
            format_interval(each.rating) if has_rivals else "–",
            f"{each.milliseconds:.1f}",
        )
    return table


def format_interval(figure: Figure, scale: int = 1) -> str:
    """Return a figure and its interval as text."""
    return f"{figure.value * scale:.1f} ({figure.low * scale:.1f} … {figure.high * scale:.1f})"
