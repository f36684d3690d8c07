"""`townwright benchmark`: play the fixed test deals and write a submission, or verify one."""

from pathlib import Path

import msgspec
from rich.table import Table

from townwright.arena.parallel import require_ray
from townwright.bots import code_parts
from townwright.cli.arena import format_interval
from townwright.cli.terminal import Terminal
from townwright.core import registry
from townwright.research.benchmark import (
    PlayedGame,
    Submission,
    TaskResult,
    game_count,
    play_submission,
    read_submission,
    results,
    verify,
    write_submission,
)


class SubmissionReport(msgspec.Struct):
    """The results of a submission as JSON."""

    submission: Submission
    results: list[TaskResult]


def run(
    terminal: Terminal, submission: Submission, out: Path, workers: int | None, cluster: str | None, as_json: bool
) -> None:
    """Play all games with a progress bar, then write the submission."""
    game = registry.game(submission.game)
    require_ray(cluster)
    terminal.prepare(game, [part.compile for part in code_parts(game)])
    games: list[PlayedGame] = []
    with terminal.progress() as progress:
        task = progress.add_task(game.title(terminal.language), total=game_count(submission))
        for played in play_submission(submission, workers, cluster):
            games.append(played)
            progress.update(task, completed=len(games))
    write_submission(out, submission, games)
    show(terminal, submission, games, as_json)
    terminal.note(terminal.say("benchmark-written", path=str(out)))


def check(terminal: Terminal, path: Path, workers: int | None, as_json: bool) -> None:
    """Verify a submission with a progress bar; show its results."""
    submission, games = read_submission(path)
    game = registry.game(submission.game)
    terminal.prepare(game, [part.compile for part in code_parts(game)])
    with terminal.progress() as progress:
        task = progress.add_task(game.title(terminal.language), total=len(games))
        for number in verify(submission, games, workers):
            progress.update(task, completed=number)
    show(terminal, submission, games, as_json)
    terminal.note(terminal.say("benchmark-verified", games=len(games)))


def show(terminal: Terminal, submission: Submission, games: list[PlayedGame], as_json: bool) -> None:
    """Print the results: one row per opponent."""
    task_results, say = results(submission, games), terminal.say
    if as_json:
        terminal.json(SubmissionReport(submission, task_results))
        return
    table = Table(title=submission.agent, caption=say("cli-arena-caption"))
    table.add_column(say("benchmark-against"))
    for title in ("games", "wins", "score", "lead", "milliseconds"):
        table.add_column(say(f"cli-arena-{title}"), justify="right")
    for each in task_results:
        standing = each.standing
        table.add_row(
            each.opponent or "–",
            str(standing.games),
            format_interval(standing.win_share, 100),
            format_interval(standing.score),
            format_interval(standing.lead),
            f"{standing.milliseconds:.1f}",
        )
    terminal.print(table)
