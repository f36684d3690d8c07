"""Datasets of games: one row per game with all its actions, as a Parquet file with a dataset card.

See docs/benchmark.md. A row is enough to replay its game, so observations are computed when they are needed.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np
import numpy.typing as npt

from townwright.arena.contest import Contest, lineups, play_match, plays_alone
from townwright.arena.parallel import run_parallel, worker_pool
from townwright.core.errors import BadFile, problem
from townwright.core.optional_packages import extra
from townwright.core.registry import game
from townwright.research.benchmark import action_codes
from townwright.research.episode import Episode
from townwright.research.rewards import reward_named

if TYPE_CHECKING:
    import polars


class Row(TypedDict):
    """A game; its dataset card explains the columns."""

    game: str
    rules: int
    players: int
    options: str
    seed: int
    bots: list[str]
    actions: list[int]
    scores: list[int]
    ranks: list[int]


def play_dataset(contest: Contest, workers: int | None, cluster: str | None = None) -> Iterator[Row]:
    """Play one game per deal; the lineups take turns, so that every bot plays every seat."""
    seatings = lineups(contest)
    work = ((contest, deal, seatings[deal % len(seatings)]) for deal in range(contest.deals))
    with worker_pool(workers, cluster) as pool:
        yield from run_parallel(pool, play_row, work)


def play_row(contest: Contest, deal: int, lineup: tuple[str, ...]) -> Row:
    """Play one game; return it as a row."""
    match, result = play_match(contest, deal, lineup)
    return {
        "game": contest.game,
        "rules": match.game.version,
        "players": contest.players,
        "options": json.dumps(contest.options, sort_keys=True),
        "seed": contest.seed + deal,
        "bots": list(lineup),
        "actions": action_codes(match),
        "scores": result.scores,
        "ranks": result.ranks,
    }


def frame(rows: Sequence[Row]) -> "polars.DataFrame":
    """Return rows as a table, in the order of their seeds."""
    with extra("study"):
        import polars as pl
    schema: dict[str, pl.DataType | type[pl.DataType]] = {
        "game": pl.String,
        "rules": pl.Int16,
        "players": pl.Int8,
        "options": pl.String,
        "seed": pl.Int64,
        "bots": pl.List(pl.String),
        "actions": pl.List(pl.Int32),
        "scores": pl.List(pl.Int16),
        "ranks": pl.List(pl.Int8),
    }
    return pl.DataFrame(rows, schema=schema).sort("seed")


@dataclass(frozen=True)
class Decision:
    """A choice in a game: what the seat knew, what was legal, what it played, and its reward at the end."""

    seat: int
    observation: npt.NDArray[np.int16]
    legal: list[int]
    action: int
    reward: float


def decisions(row: Mapping[str, Any], reward: str = "result") -> list[Decision]:
    """Replay a row; return its choices in order. Forced actions are left out, as in the environments.

    >>> from townwright import game_names
    >>> name = game_names()[0]
    >>> contest = Contest(game=name, bots=("random", "greedy"), players=2, deals=1)
    >>> choices = decisions(play_row(contest, 0, ("random", "greedy")))
    >>> choices[0].action in choices[0].legal
    True
    """
    episode = Episode(row["game"], row["players"], json.loads(row["options"]))
    if row["rules"] != episode.game.version:
        raise problem(BadFile, "other-rules-version", found=row["rules"], known=episode.game.version)
    episode.deal(row["seed"])
    choices = []
    while (seat := episode.to_move) is not None:
        action = int(row["actions"][len(episode.line)])
        choices.append((seat, episode.observe(seat), episode.codes, action))
        episode.play(action)
    rewards = episode.payoffs(reward_named(reward))
    return [Decision(seat, observation, codes, action, rewards[seat]) for seat, observation, codes, action in choices]


def card(contest: Contest, games: "polars.DataFrame", command: str) -> str:
    """Return the dataset card, in Markdown."""
    seeds: list[int] = games["seed"].to_list()
    chosen, scores, actions = game(contest.game), games["scores"].list.mean(), games["actions"].list.len()
    players = "1 player" if contest.players == 1 else f"{contest.players} players"
    lineup = (
        "the same bot in all seats" if plays_alone(contest) or len(contest.bots) == 1 else "rotating through the seats"
    )
    return f"""---
license: apache-2.0
task_categories: [reinforcement-learning]
tags: [board-games, townwright]
---

# {chosen.title()}: games of {", ".join(contest.bots)}

{len(games):,} games with {players} by {", ".join(contest.bots)}, {lineup}, made by Townwright
{version("townwright")}:

    {command}

{int(actions.sum()):,} actions, {actions.sum() / len(games):.1f} per game. Mean score {scores.sum() / len(games):.1f}.
Seeds {min(seeds)} to {max(seeds)}. Version {chosen.version} of the rules.

| column | content |
|---|---|
| `game`, `rules`, `players`, `options` | the game, the version of its rules, players and options (JSON) |
| `seed` | the deal |
| `bots` | who played, by seat |
| `actions` | the codes of all actions, forced ones included |
| `scores`, `ranks` | the result by seat; 1 is the first place |

`townwright.research.dataset.decisions(row)` replays a row and returns observations, legal actions, choices and rewards.
"""
