"""`townwright study`: play many games of bots and write a report."""

from pathlib import Path

from townwright.arena.parallel import require_ray
from townwright.bots import bot_searches, code_parts
from townwright.cli.simulate import compile_steps
from townwright.cli.terminal import Terminal
from townwright.core import registry
from townwright.core.errors import NotPossible, problem
from townwright.core.files import write_safely
from townwright.research.report import frame, write_report
from townwright.research.study import Row, Study, play_study, validate


def study(terminal: Terminal, request: Study, workers: int | None, cluster: str | None, out: Path) -> None:
    """Play the games with a progress bar; if interrupted, report the results so far."""
    game, valid_request = registry.game(request.game), validate(request)
    if out.parent != Path() and not out.parent.is_dir():
        raise problem(NotPossible, "cannot-write", path=str(out), why=terminal.say("study-no-folder"))
    require_ray(cluster)
    has_search = any(map(bot_searches, valid_request.bots))
    terminal.prepare(game, [part.compile for part in code_parts(game)] if has_search else compile_steps(game))
    rows: list[Row] = []
    with terminal.progress() as progress:
        task = progress.add_task(game.title(terminal.language), total=valid_request.games)
        try:
            for chunk in play_study(valid_request, workers, cluster):
                rows += chunk
                progress.update(task, completed=len(rows))
        except KeyboardInterrupt:
            terminal.note(terminal.say("cli-stopped-early"))
    if not rows:
        raise KeyboardInterrupt
    games = frame(rows)
    write_safely(out, write_report(valid_request, games, terminal.language))
    parquet = out.with_suffix(".parquet")
    games.write_parquet(parquet)
    terminal.print(terminal.say("study-written", report=str(out), rows=str(parquet)))
