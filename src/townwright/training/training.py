"""Training in rounds (expert iteration).

In each round the search plays games with the current network, then the network learns from the latest games. A round is
complete once its checkpoint is written, so a training run can be stopped at any time and resumed.
"""

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np

from townwright.arena.parallel import Processes
from townwright.bots.network import network_entry_points
from townwright.bots.policy import policies
from townwright.bots.tree import tree_search
from townwright.core.code_parts import CodePart
from townwright.core.errors import BadFile, problem
from townwright.core.game import Game
from townwright.training.learner import Learner, Losses
from townwright.training.plan import TrainingPlan
from townwright.training.self_play import Samples, join, play_games

#: Files in the folder of a training run.
CHECKPOINT, NETWORK, CURVE = "checkpoint.pt", "network.npz", "curve.jsonl"
#: Games that a worker plays at a time.
GAMES_AT_A_TIME = 4


class Round(msgspec.Struct):
    """The results of a round. `before` is measured on its games before the network learned from them."""

    number: int
    games: int  # of all rounds so far
    samples: int
    seconds_playing: float
    seconds_learning: float
    before: Losses
    learning: Losses


def code_parts(game: Game) -> list[CodePart]:
    """Return the machine code that training needs."""
    entry_points = game.entry_points
    return [
        entry_points.play_part,
        entry_points.judge_part,
        policies(game).part,
        tree_search(game).part,
        network_entry_points(game).part,
    ]


def train(game: Game, plan: TrainingPlan, folder: Path, minutes: float, workers: int | None) -> Iterator[Round]:
    """Train as long as one more round fits into the time, at least one; yield the results of each round."""
    folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(game, plan)
    number, games = resume(learner, folder / CHECKPOINT, plan)
    end = time.monotonic() + 60 * minutes
    for part in code_parts(game):
        part.compile()
    longest = 0.0
    with Processes(workers) as pool:
        while longest == 0 or time.monotonic() + longest < end:
            start = time.monotonic()
            network_file = folder / f"network-{number}.npz" if number else None
            counts = {
                players: count * (1 if number else plan.first_round_factor) for players, count in plan.games.items()
            }
            samples = play_round(pool, game, plan, network_file, counts, plan.seed + games)
            played = time.monotonic()
            before = learner.losses(samples)
            learner.add(samples)
            learning = learner.train(len(samples.players), number)
            number, games = number + 1, games + sum(counts.values())
            write_round(learner, folder, plan, number, games)
            now = time.monotonic()
            longest = max(longest, now - start)
            result = Round(number, games, len(samples.players), played - start, now - played, before, learning)
            with (folder / CURVE).open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")
            yield result


def resume(learner: Learner, path: Path, plan: TrainingPlan) -> tuple[int, int]:
    """Continue from a checkpoint, if there is one; return the rounds and games so far."""
    if not path.is_file():
        return 0, 0
    notes = learner.load(path)
    if msgspec.json.decode(notes["plan"], type=TrainingPlan) != plan:
        raise problem(BadFile, "train-other-plan", path=str(path))
    return notes["rounds"], notes["games"]


def play_round(
    pool: Processes, game: Game, plan: TrainingPlan, network_file: Path | None, counts: dict[int, int], seed: int
) -> Samples:
    """Play the games of a round on all workers."""
    games = [(players, seed + i) for i, players in enumerate(np.repeat(list(counts), list(counts.values())).tolist())]
    chunks = [games[i : i + GAMES_AT_A_TIME] for i in range(0, len(games), GAMES_AT_A_TIME)]
    chunks.reverse()  # games of many players, the longest, first
    futures = [pool.submit(play_games, game.name, plan, network_file, chunk) for chunk in chunks]
    return join([future.result() for future in futures])


def write_round(learner: Learner, folder: Path, plan: TrainingPlan, number: int, games: int) -> None:
    """Write the network and then the checkpoint of a round; remove the previous network."""
    weights = learner.weights()
    for path in (folder / f"network-{number}.npz", folder / NETWORK):
        np.savez_compressed(path, allow_pickle=False, **weights)
    learner.save(folder / CHECKPOINT, {"plan": msgspec.json.encode(plan).decode(), "rounds": number, "games": games})
    (folder / f"network-{number - 1}.npz").unlink(missing_ok=True)
