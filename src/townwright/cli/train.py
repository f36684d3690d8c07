"""`townwright train`: train the network of a game by self-play."""

from pathlib import Path

from townwright.cli.terminal import Terminal
from townwright.core.game import Game
from townwright.training import training
from townwright.training.plan import read_plan


def train(terminal: Terminal, game: Game, plan: Path | None, out: Path, minutes: float, workers: int | None) -> None:
    """Train until the time is up, with a line for every round; if interrupted, finished rounds are kept."""
    rounds = training.train(game, read_plan(game, plan), out, minutes, workers)
    terminal.prepare(game, [part.compile for part in training.code_parts(game)])
    try:
        for each in rounds:
            before, learned = (terminal.decimal(losses.lead) for losses in (each.before, each.learning))
            sentence = terminal.say("train-round", number=each.number, games=each.games, lead=before, learned=learned)
            terminal.note(sentence)
    except KeyboardInterrupt:
        terminal.note(terminal.say("cli-stopped-early"))
    if (out / training.NETWORK).is_file():
        terminal.print(terminal.say("train-written", path=str(out / training.NETWORK)))
