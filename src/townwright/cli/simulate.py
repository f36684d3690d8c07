"""`townwright simulate`: bots against bots."""

from collections.abc import Callable
from pathlib import Path

from rich.table import Table

from townwright.bots import Simulation, simulate_step_by_step
from townwright.bots.policy import RANDOM, PolicyRunner
from townwright.cli.terminal import Terminal
from townwright.core.contract import Corrections
from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.match import Match


def simulate(
    terminal: Terminal,
    game: Game,
    players: int | None,
    games: int,
    seed: int,
    bots: list[str],
    options: dict[str, str],
    corrections: Corrections | None,
    folder: Path | None,
    as_json: bool,
) -> None:
    """Play the games with a progress bar; if interrupted, report the results so far."""
    if games < 1:
        raise problem(NotPossible, "cli-too-few-games", found=games)
    players = max(game.players[0], len(bots)) if players is None else players
    result: Simulation | None = None
    on_match = match_saver(folder) if folder else None
    results = simulate_step_by_step(game, players, games, seed, bots, options, on_match, corrections)
    terminal.prepare(game, compile_steps(game))
    with terminal.progress() as progress:
        task = progress.add_task(game.title(terminal.language), total=games)
        try:
            for result in results:
                if result.games % 64 == 0:
                    progress.update(task, completed=result.games)
        except KeyboardInterrupt:
            terminal.note(terminal.say("cli-stopped-early"))
    if result is None:
        raise KeyboardInterrupt
    if as_json:
        terminal.json(result)
    else:
        names = bots * players if len(bots) == 1 else bots
        terminal.print(report(terminal, result, [*names, *game.scripted(game.options_for(players, options))]))


def compile_steps(game: Game) -> list[Callable[[], object]]:
    """Return the functions that load or compile the loop for whole games."""
    players = game.players[0]

    def play_out() -> None:
        runner = PolicyRunner(game)
        game.entry_points.setup(runner.states, 0, game.option_codes(players, {}), 0)
        runner.play_out([RANDOM] * game.seats(players))

    return [game.entry_points.play_part.compile, play_out]


def match_saver(folder: Path) -> Callable[[Match], None]:
    """Return a function that saves each match into a folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise problem(NotPossible, "cannot-write", path=str(folder), why=error.strerror or str(error)) from error
    return lambda match: match.save(folder / f"{match.game.name}-{match.seed}.json")


def report(terminal: Terminal, result: Simulation, names: list[str]) -> Table:
    """Return the result as a table."""
    say = terminal.say
    table = Table(caption=say("cli-speed", games=result.games, rate=round(result.games / max(result.seconds, 1e-9))))
    for title in ("cli-seat", "cli-bot", "cli-mean-score", "cli-deviation", "cli-wins"):
        table.add_column(say(title), justify="left" if title == "cli-bot" else "right")
    for seat, name in enumerate(names):
        share = say("cli-percent", number=terminal.decimal(100 * result.wins[seat] / result.games))
        figures = (terminal.decimal(each[seat], places=2) for each in (result.mean_scores, result.score_deviations))
        table.add_row(str(seat + 1), name, *figures, f"{result.wins[seat]} ({share})")
    return table
