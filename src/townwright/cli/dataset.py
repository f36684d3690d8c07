"""`townwright dataset`: write games of bots as a Parquet file with a dataset card."""

from pathlib import Path

from townwright.arena import Contest
from townwright.arena.contestants import contestant
from townwright.arena.parallel import require_ray
from townwright.bots import code_parts
from townwright.cli.terminal import Terminal
from townwright.core import registry
from townwright.core.errors import NotPossible, problem
from townwright.core.files import write_safely
from townwright.research.dataset import Row, card, frame, play_dataset


def dataset(terminal: Terminal, contest: Contest, out: Path, workers: int | None, cluster: str | None) -> None:
    """Play the games with a progress bar; if interrupted, write those played so far."""
    game = registry.game(contest.game)
    game.option_codes(contest.players, contest.options)
    for name in contest.bots:
        contestant(name, contest.seed, 0, float)
    if contest.deals < 1:
        raise problem(NotPossible, "cli-too-few-games", found=contest.deals)
    frame([])  # polars must be installed
    require_ray(cluster)
    terminal.prepare(game, [part.compile for part in code_parts(game)])
    rows: list[Row] = []
    with terminal.progress() as progress:
        task = progress.add_task(game.title(terminal.language), total=contest.deals)
        try:
            for row in play_dataset(contest, workers, cluster):
                rows.append(row)
                progress.update(task, completed=len(rows))
        except KeyboardInterrupt:
            terminal.note(terminal.say("cli-stopped-early"))
    if not rows:
        raise KeyboardInterrupt
    games = frame(rows)
    write_safely(out.with_suffix(".md"), card(contest, games, command(contest)))
    games.write_parquet(out, compression="zstd")
    terminal.print(terminal.say("dataset-written", path=str(out), card=str(out.with_suffix(".md"))))


def command(contest: Contest) -> str:
    """Return the command that makes the same dataset."""
    options = "".join(f" --option {name}={choice}" for name, choice in contest.options.items())
    return (
        f"townwright dataset {contest.game} --bots {','.join(contest.bots)} --players {contest.players}"
        f" --games {contest.deals} --seed {contest.seed}{options}"
    )
