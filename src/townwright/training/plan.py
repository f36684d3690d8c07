"""The plan of a training run: everything that decides its result, besides the code."""

from pathlib import Path
from typing import Annotated

import msgspec

from townwright.bots.tree import current_names
from townwright.core.errors import BadFile, NotPossible, problem
from townwright.core.game import Game

#: The plan in a game's package.
FILE = "training.json"

Count = Annotated[int, msgspec.Meta(ge=1)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Teacher(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the search plays in games to learn from."""

    tries: Count  # of a full search, from which the weights of actions are learned
    quick_tries: Count  # of the other searches
    full_share: Share  # share of decisions with a full search
    settings: dict[str, float]  # of the search

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "settings", current_names(self.settings))


class TrainingPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How to train the network of a game."""

    seed: int  # of the first game; every further game has the next one
    units: tuple[Count, Count]  # in the two hidden layers
    policy: bool  # whether the network also corrects the weights of actions
    games: dict[int, Count]  # games per round, by number of players
    first: Teacher | None = None  # of the first round, without a network; None: greedy bots play it
    teacher: Teacher  # of the later rounds
    first_round_factor: Count  # the first round has this many times as many games
    #: This many first decisions of a game are drawn in proportion to visits; after them, the most visited is played.
    sampled: int
    turn_starts: bool = False  # learn only from the first decision of each turn, where rollouts of whole turns end
    side_positions: int  # positions off the line played, as a search meets them, per decision to learn from
    trace: Share  # λ: 1 learns only from the result, 0 only from the search of each position
    window: Count  # positions to learn from, the latest ones
    passes: float  # training samples for each new position
    batch: Count
    rate: float  # learning rate at the beginning
    rate_rounds: Count  # rounds until the rate has halved


def read_plan(game: Game, path: Path | None) -> TrainingPlan:
    """Return the plan in a file, by default that of the game's package."""
    file = path or game.package / FILE
    if path is None and not file.is_file():
        raise problem(NotPossible, "train-no-plan", game=game.name)
    try:
        plan = msgspec.json.decode(file.read_bytes(), type=TrainingPlan)
    except OSError as error:
        raise problem(BadFile, "cannot-read", path=str(file), why=error.strerror or str(error)) from error
    except msgspec.MsgspecError as error:
        raise problem(BadFile, "train-bad-plan", path=str(file), why=str(error)) from error
    for players in plan.games:
        game.option_codes(players, {})
    return plan
