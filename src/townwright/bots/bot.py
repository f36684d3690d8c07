"""Bots: programs that choose actions, seeing only what their seat may know."""

import re
import time
from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec
import numpy as np

from townwright.bots.comparison import ComparedEstimate, compare
from townwright.bots.game_search import game_search
from townwright.bots.levels import LEVELS, OWN_SEARCH, PLAIN, SEARCHES
from townwright.bots.policy import RANDOM, PolicyRunner
from townwright.bots.search import Budget, Clock, Search, solve_ending
from townwright.bots.thought import Basis, Thought, thought_from_search, thought_from_weights
from townwright.bots.tree import DEFAULT_SETTINGS, FORMER_NAMES, current_names
from townwright.core.action import Action
from townwright.core.errors import NotPossible, problem
from townwright.core.match import Match
from townwright.core.match_file import SEED_LIMIT
from townwright.core.state import States, copy_states

#: The notation of a searching bot: name, settings of the search, budget.
SPEC = re.compile(
    r"(?P<kind>\w+)(?:@(?P<settings>[a-z_]+=[\d.]+(?:,[a-z_]+=[\d.]+)*))?"
    r"(?::(?P<amount>[1-9]\d{0,6})(?P<ms>ms)?(?:x(?P<threads>[1-9]\d?))?)?"
)

#: To explain a decision: the share of the time for comparing it with the next best, or the minimum number of tries.
COMPARING_SHARE = 1 / 3
MIN_COMPARING_TRIES = 32


class Bot(Protocol):
    """A player that is a program.

    >>> match = new(game_names()[0], seed=7)
    >>> bot("greedy", seed=1).choose(match) in match.legal
    True
    """

    name: str

    def choose(self, match: Match) -> Action:
        """Return the action it would play in this match now."""
        ...


class PolicyBot:
    """A bot that takes the action with the highest weight, after adding noise to the weights."""

    def __repr__(self) -> str:
        return f"<PolicyBot {self.name}>"

    def __init__(self, name: str, noise: float, seed: int | None = None) -> None:
        self.name = name
        self.noise = noise
        self._rng = np.random.default_rng(seed)

    def choose(self, match: Match) -> Action:
        return match.decode(self._runner(match).choose(self.noise))

    def explain(self, match: Match) -> tuple[Action, Thought]:
        """Return the action it would play now, and why."""
        runner = self._runner(match)
        code = runner.choose(self.noise)
        if len(match.codes) == 1:
            thought = Thought(Basis.ONLY)
        elif self.noise == RANDOM:
            thought = Thought(Basis.ANY)
        else:
            thought = thought_from_weights(match, runner.states, code, runner.weights())
        return match.decode(code), thought

    def _runner(self, match: Match) -> PolicyRunner:
        """Return a policy runner on a redealt copy of the state, with its own random generator."""
        runner = PolicyRunner(match.game, int(self._rng.integers(SEED_LIMIT)))
        runner.states = redealt_copy(match, int(self._rng.integers(SEED_LIMIT)))
        return runner


class LastSearch(msgspec.Struct):
    """A bot's last search, which the next decision of the same turn may reuse."""

    search: Search
    match: Match
    number: int  # of actions played before the decision
    action: Action
    revealed: int
    single_choices: list[int] = []  # numbers of later actions that were the only choice


class SearchBot:
    """A bot that searches.

    Within its turn it reuses the last search as long as nothing new is revealed; to explain itself, it searches again.
    """

    def __repr__(self) -> str:
        return f"<SearchBot {self.name}, {self.budget}>"

    def __init__(
        self,
        name: str,
        budget: Budget,
        settings: Mapping[str, float] | None = None,
        seed: int | None = None,
        clock: Clock = time.perf_counter,
        own_search: bool = False,
    ) -> None:
        self.name = name
        self.budget = budget
        self._own_search = own_search  # use the game's own search, if it has one
        self._clock = clock
        self._settings = settings or {}
        self._rng = np.random.default_rng(seed)
        self._last: LastSearch | None = None

    def choose(self, match: Match) -> Action:
        return match.decode(self._decide(match)[0])

    def explain(self, match: Match) -> tuple[Action, Thought]:
        """Return the action it would play now, and why."""
        code, thought = self._decide(match, sheets=True)
        return match.decode(code), thought()

    def _decide(self, match: Match, sheets: bool = False) -> tuple[int, Callable[[], Thought]]:
        """Return the action, and a function that explains it; with `sheets`, also by rows of the score sheet."""
        guess = redealt_copy(match, int(self._rng.integers(SEED_LIMIT)))
        seed = int(self._rng.integers(SEED_LIMIT))
        if len(match.codes) == 1:
            if self._last:
                self._last.single_choices.append(len(match.history) + 1)
            return match.codes[0], lambda: Thought(Basis.ONLY)
        budget, exact = self.budget, None
        if budget.milliseconds:  # up to half the time to solve the ending, the rest to search
            start = self._clock()
            exact = solve_ending(match, guess, budget.milliseconds // 2)
            comparing = COMPARING_SHARE * budget.milliseconds if sheets else 0
            remaining = budget.milliseconds - int(1000 * (self._clock() - start) + comparing)
            budget = msgspec.structs.replace(budget, milliseconds=max(1, remaining))
        if exact:
            lead = exact.lead
            return exact.action, lambda: Thought(Basis.PROOF, lead)
        if self._own_search and (own_search := game_search(match, guess)):
            own_search.think(budget, self._clock)
            return own_search.actions[0], lambda: thought_from_search(match, guess, own_search.best_two())
        reusable = None if sheets else self._reusable_search(match, guess)
        search = reusable or Search(match, guess, seed, budget.threads, self._settings, sheets=sheets)
        estimates = search.think(budget, self._clock)
        action = estimates[0].action
        number, revealed = len(match.history), match.state.revealed
        self._last = None if sheets else LastSearch(search, match, number, match.decode(action), revealed)
        best_two = [each.action for each in estimates[:2]]
        return action, lambda: thought_from_search(match, guess, self._compare(match, guess, best_two, seed))

    def _compare(self, match: Match, guess: States, actions: list[int], seed: int) -> list[ComparedEstimate]:
        """Compare actions on the same guesses."""
        tries = self.budget.tries and max(MIN_COMPARING_TRIES, self.budget.tries)
        budget = Budget(tries, int(COMPARING_SHARE * self.budget.milliseconds))
        estimates, _ = compare(match, guess, actions, seed, budget, self._clock)
        return estimates

    def _reusable_search(self, match: Match, guess: States) -> Search | None:
        """Return the last search, if nothing but its choice and forced actions has happened since."""
        last, self._last = self._last, None
        if last is None or last.match is not match or last.revealed != match.state.revealed:
            return None
        later = match.history[last.number :]
        if not later or later[0].action != last.action or later[0].seat != match.to_move:
            return None
        if not all(each.forced or each.number in last.single_choices for each in later[1:]):
            return None
        return last.search if last.search.follow(match.game.wording.encode(last.action), guess) else None


def redealt_copy(match: Match, seed: int) -> States:
    """Return a copy of the state, redealt for the player to move."""
    if match.to_move is None:
        raise problem(NotPossible, "game-over")
    states = copy_states(match.states)
    match.game.entry_points.redeal(states, 0, match.to_move, seed)
    return states


def bot_names() -> list[str]:
    """Return the names of the bots: the levels from the weakest to the strongest, then the plain ones.

    >>> bot_names()[:2]
    ['newcomer', 'settler']
    """
    return [*LEVELS, *PLAIN]


def bot(
    name: str, seed: int | None = None, milliseconds: int = 0, clock: Clock = time.perf_counter
) -> PolicyBot | SearchBot:
    """Return the bot of that name. With a seed its choices are reproducible, unless its budget is a time.

    `tree:100ms`, `flat:64` and `master:200ms` search that long per decision: milliseconds, or a number of tries. With
    `x2` at the end they use two threads. `tree@widen=2,scale=8:64` overrides settings of the search. A searching bot
    without a budget in its name takes `milliseconds`, if given. `clock` measures all times.

    >>> bot("newcomer")
    <PolicyBot newcomer>
    """
    spec = SPEC.fullmatch(name.lower())
    kind = spec["kind"] if spec else ""
    level = {**LEVELS, **PLAIN, **dict.fromkeys(SEARCHES, Budget(milliseconds=milliseconds))}.get(kind)
    if spec is None or level is None:
        raise problem(NotPossible, "no-such-bot", bot=name[:80], bots=", ".join([*bot_names(), *SEARCHES]))
    if not isinstance(level, Budget):
        if spec["settings"] or spec["amount"]:
            raise problem(NotPossible, "bot-without-budget", bot=kind)
        return PolicyBot(kind, level, seed)
    if spec["amount"]:
        amount, threads = int(spec["amount"]), int(spec["threads"] or 1)
        level = Budget(milliseconds=amount, threads=threads) if spec["ms"] else Budget(amount, threads=threads)
    elif milliseconds:
        level = Budget(milliseconds=milliseconds)
    if level == Budget():
        raise problem(NotPossible, "bot-needs-budget", bot=kind)
    settings = {**SEARCHES.get(kind, {}), **read_settings(spec["settings"])}
    return SearchBot(name.lower(), level, settings, seed, clock, kind == OWN_SEARCH and not settings)


def read_settings(text: str | None) -> dict[str, float]:
    """Parse the settings of a search."""
    settings = {}
    for name, _, value in (pair.partition("=") for pair in (text or "").split(",") if pair):
        if FORMER_NAMES.get(name, name) not in DEFAULT_SETTINGS:
            raise problem(NotPossible, "no-such-setting", setting=name, settings=", ".join(DEFAULT_SETTINGS))
        try:
            settings[name] = float(value)
        except ValueError:
            raise problem(NotPossible, "bad-setting", setting=name, value=value) from None
    return current_names(settings)


def bot_searches(name: str) -> bool:
    """Return whether the bot of that name searches, and so needs the machine code of the search."""
    return isinstance(bot(name), SearchBot)
