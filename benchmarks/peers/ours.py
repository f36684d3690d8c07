"""Measure Townwright: random play through each of its interfaces, search, and the card grid compared with C.

    python -m benchmarks.peers.ours SECONDS

Prints one JSON object: rates per second, by name.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt
from benchmarks.peers.theirs import rate
from gymnasium.vector import AutoresetMode

from townwright.cli.bench import random_play, tries
from townwright.core import grid
from townwright.core.arrays import Numbers
from townwright.core.chance import GENERATOR, below
from townwright.core.game import Game
from townwright.core.grid import Town
from townwright.core.log import NO_LOG
from townwright.core.match import Match
from townwright.core.record import Records, records
from townwright.core.registry import games
from townwright.core.rule import entry_point
from townwright.core.state import GameState, Generator, new_states
from townwright.games.sprawlopolis.components import CITY, FACES, PLANES
from townwright.research.batch import Batch
from townwright.research.gymnasium import TownwrightVectorEnv
from townwright.research.pettingzoo import raw_env

HERE = Path(__file__).parent
ROWS = 2048
TOWN = grid.town(PLANES, CITY)


def python_api(game: Game, players: int) -> Callable[[], int]:
    """Return a function that plays a random game through the entry points and counts its actions."""
    states, out, codes = (
        new_states(game.rules.state),
        np.zeros(game.rules.max_legal, np.int32),
        game.option_codes(players, {}),
    )
    legal, apply, s = game.entry_points.legal, game.entry_points.apply, records(states, GameState)[0]

    def play() -> int:
        game.entry_points.setup(states, 0, codes, random.getrandbits(53))
        actions = 0
        while s.to_move >= 0:
            number = legal(states, 0, out)
            apply(states, 0, int(out[random.randrange(number)]), NO_LOG)
            actions += 1
        return actions

    return play


def match_api(game: Game, players: int) -> Callable[[], int]:
    """Return a function that plays a random match, with history, events and undo, and counts its actions."""

    def play() -> int:
        match = Match(game, players, random.getrandbits(53))
        while not match.over:
            match.play(random.choice(match.codes))
        return len(match.history)

    return play


def pettingzoo(game: Game, players: int) -> Callable[[], int]:
    """Return a function that plays a random game in PettingZoo and counts the actions of its agents."""
    env = raw_env(game, players)

    def play() -> int:
        env.reset()
        actions = 0
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else random.choice(np.flatnonzero(observation["action_mask"].view(bool)).tolist()))
            actions += not over
        return actions

    return play


def vector(game: Game, mask: bool = False) -> Callable[[], int]:
    """Return a function that makes a step of the vector environment and counts its actions.

    Solo or against random bots; observations included.
    """
    env = TownwrightVectorEnv(ROWS, game, bots="random", mask=mask, copy=False, autoreset_mode=AutoresetMode.SAME_STEP)
    rng, rows = np.random.default_rng(1), np.arange(ROWS)
    env.reset(seed=1)

    def step() -> int:
        env.step(env.batch.legal[rows, rng.integers(env.batch.counts)])
        return ROWS

    return step


def batch(game: Game, players: int) -> Callable[[], int]:
    """Return a function that makes a step of a batch and counts its actions.

    The caller plays all seats; without observations.
    """
    games_, rng, rows = Batch(game, ROWS, players, observe=False), np.random.default_rng(1), np.arange(ROWS)
    games_.reset(1)

    def step() -> int:
        games_.step(games_.legal[rows, rng.integers(games_.counts)], auto_reset=True)
        return ROWS

    return step


@entry_point
def lay(
    towns: Records[Town],
    faces: npt.NDArray[np.uint32],
    cards: int,
    games: int,
    generators: Records[Generator],
    out: Numbers,
) -> int:
    """Build towns of cards at random legal places, as kernel.c does."""
    chosen = 0
    for _ in range(games):
        town = towns[0]
        grid.clear_town(town)
        grid.place(town, faces[0, 0], 0, 0, 0, 0)
        for card in range(1, cards):
            code = int(out[below(generators[0], grid.placements(town, out, 0, 0))])
            x, y = grid.placement_x(town, code), grid.placement_y(town, code)
            grid.place(town, faces[card, code % grid.ROTATIONS], card, x, y, code % grid.ROTATIONS)
            chosen += code
    return chosen


def kernel(seconds: float, games: int = 20_000) -> dict[str, float]:
    """Measure the cards placed per second by compiled Python and by C, which choose the same places."""
    faces = np.ascontiguousarray(FACES[1 : CITY + 1])
    towns, generators, out = new_states(TOWN), new_states(GENERATOR), np.zeros(grid.most_placements(CITY), np.int32)
    records(generators, Generator)[0].chance = np.uint64(7)
    ours = lay(towns, faces, CITY, games, generators, out)
    with tempfile.TemporaryDirectory() as folder:
        program, data = Path(folder) / "kernel", Path(folder) / "faces"
        subprocess.run(["cc", "-O3", "-march=native", "-o", program, HERE / "kernel.c"], check=True)
        faces.tofile(data)

        def run(number: int) -> tuple[int, float]:
            arguments = [str(program), str(data), str(PLANES), str(CITY), str(number), "7"]
            total, seconds = subprocess.run(arguments, capture_output=True, text=True, check=True).stdout.split()
            return int(total), float(seconds)

        total, elapsed = run(games)
        assert total == ours, "C and Python chose different places"
        number = max(games, int(games * seconds / elapsed))
        c = number * (CITY - 1) / run(number)[1]

    def place_cards() -> int:
        lay(towns, faces, CITY, games, generators, out)
        return games * (CITY - 1)

    return {"the grid in C": c, "the grid, compiled Python": rate(place_cards, seconds)}


def main() -> None:
    seconds = float(sys.argv[1])
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # waiting threads do not spin
    random.seed(1)
    figures: dict[str, float] = {}
    for game in games().values():
        players, title = game.players[-1], game.title()
        figures[f"{title}, batch without observations"] = rate(batch(game, players), seconds)
        playouts, figures[f"{title}, compiled loop"] = random_play(game, players, seconds / 5)
        figures[f"{title}, legal + apply from Python"] = rate(python_api(game, players), seconds)
        figures[f"{title}, Match"] = rate(match_api(game, players), seconds)
        figures[f"{title}, PettingZoo"] = rate(pettingzoo(game, players), seconds)
        figures[f"{title}, vector environment"] = rate(vector(game), seconds)
        figures[f"search: {title}, random playouts without a tree"] = playouts
        figures[f"search: {title}, tree with greedy playouts"] = tries(
            game, players, seconds, {"rollout_depth": 100_000}
        )
    print(json.dumps({**figures, **kernel(seconds)}))


if __name__ == "__main__":
    main()
