"""The rewards of environments."""

from typing import NamedTuple

from townwright.core.errors import NotPossible, problem


class Reward(NamedTuple):
    """How a reward is computed."""

    points_share: float  # how much of it is for the lead in points; the rest is for places
    as_earned: bool = False  # whether changes in the lead are rewarded immediately instead of at the end


#: The reward of an environment unless another one is named.
DEFAULT_REWARD = "mixed"
#: The rewards by name.
REWARDS = {
    DEFAULT_REWARD: Reward(0.5),
    "progress": Reward(0.5, as_earned=True),
    "result": Reward(0.0),
    "points": Reward(1.0),
    "points_progress": Reward(1.0, as_earned=True),
}


def reward_named(name: str) -> Reward:
    """Return the reward of that name.

    >>> reward_named("points")
    Reward(points_share=1.0, as_earned=False)
    """
    if name not in REWARDS:
        raise problem(NotPossible, "no-such-reward", reward=str(name)[:80], rewards=", ".join(REWARDS))
    return REWARDS[name]
