"""The five levels of bots, and the plain bots they are measured against."""

from collections.abc import Mapping

from townwright.bots.policy import GREEDY, RANDOM
from townwright.bots.search import Budget

#: The levels, weakest first: the noise of a policy, or the budget of a search.
LEVELS: Mapping[str, float | Budget] = {
    "newcomer": 3.0,
    "settler": 0.8,
    "builder": GREEDY,
    "planner": Budget(tries=4),
    "master": Budget(milliseconds=900, threads=2),
}
#: The level that uses a game's own search, if there is one.
OWN_SEARCH = "master"
#: Plain bots, for simulations and as a baseline for measurements.
PLAIN: Mapping[str, float] = {"random": RANDOM, "greedy": GREEDY}
#: Searches without a default budget: the tree, and flat Monte Carlo as its baseline.
SEARCHES: Mapping[str, Mapping[str, float]] = {"tree": {}, "flat": {"depth": 1}}
