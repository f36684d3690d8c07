"""A game as a tree of chance nodes and choices, with what each player remembers.

The OpenSpiel adapter uses it. Nodes share their states and never change them: a step makes a new record.
"""

from dataclasses import dataclass, field
from functools import cache, lru_cache

import numpy as np

from townwright.bots.policy import GREEDY
from townwright.bots.steps import payoffs
from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.record import records
from townwright.core.registry import games
from townwright.core.state import OVER, GameState, NumberArray, States, copy_states, from_bytes, new_states, to_bytes
from townwright.research.episode import Episode
from townwright.research.opponents import Lineup
from townwright.research.rewards import reward_named

#: Chance nodes of a whole deal, and the outcomes of each: together they are the seed.
DEAL_NODES, DEAL_OUTCOMES = 3, 1024
#: Outcomes of a chance node after the deal, each a redeal of what no player knows.
DRAW_OUTCOMES = 64
#: Deals that are compared to find out whether players have secrets.
SAMPLE_DEALS = 8
#: How much of the reward is for points: none, because OpenSpiel always uses the reward `result`.
POINTS_SHARE = reward_named("result").points_share
#: Number of deals whose first state is cached.
CACHED_DEALS = 256


@dataclass(frozen=True)
class GameConfig:
    """A game with players and options; one object is shared by all nodes."""

    game: Game
    players: int
    options: tuple[tuple[str, str], ...]
    last: int  # begin this many choices before the end of a game; 0: begin with the deal
    deals: int  # number of different deals; 0: all
    option_codes: NumberArray = field(repr=False)
    seats: int
    out: NumberArray = field(repr=False)  # a buffer for legal actions
    is_open: bool  # whether all players know the same, so that chance nodes can follow the deal

    def __reduce__(self) -> tuple[object, ...]:
        return game_config, (self.game.name, self.players, self.options, self.last, self.deals)

    def __hash__(self) -> int:
        return hash((self.game.name, self.players, self.options, self.last, self.deals))

    def __eq__(self, other: object) -> bool:
        return self is other

    @property
    def deal_nodes(self) -> int:
        """The number of chance nodes that make up the deal."""
        return 1 if self.deals else DEAL_NODES

    @property
    def deal_outcomes(self) -> int:
        """The number of outcomes of each of these nodes."""
        return self.deals or DEAL_OUTCOMES


@cache
def game_config(
    name: str, players: int, options: tuple[tuple[str, str], ...] = (), last: int = 0, deals: int = 0
) -> GameConfig:
    """Return the configuration with this number of players and these options.

    >>> from townwright import game_names
    >>> game_config(game_names()[0], 2).deal_nodes
    3
    """
    game, chosen = games()[name], dict(options)
    codes, seats = game.option_codes(players, chosen), game.seats(players, chosen)
    is_open = game.rules.hidden is None and all(
        redeals_agree(game, codes, players, seed) for seed in range(SAMPLE_DEALS)
    )
    out = np.zeros(game.rules.max_legal, np.int32)
    return GameConfig(game, players, options, last, deals, codes, seats, out, is_open)


def redeals_agree(game: Game, codes: NumberArray, players: int, seed: int) -> bool:
    """Return whether a redeal of this deal is the same for every player."""
    states, redeals = new_states(game.rules.state), set()
    game.entry_points.setup(states, 0, codes, seed)
    for player in range(players):
        copy = copy_states(states)
        game.entry_points.redeal(copy, 0, player, seed)
        redeals.add(copy.tobytes())
    return len(redeals) == 1


@lru_cache(CACHED_DEALS)
def first_states(config: GameConfig, seed: int) -> States:
    """Return the state at the first choice of a deal, or `config.last` choices before its end."""
    entry, states, line = config.game.entry_points, new_states(config.game.rules.state), []
    if config.last:
        episode = Episode(
            config.game,
            config.players,
            dict(config.options),
            lineups=[Lineup(-1, [GREEDY] * config.seats, {})],
        )
        episode.reseed(seed)
        episode.deal(seed)
        line = episode.line
    entry.setup(states, 0, config.option_codes, seed)
    before_choices = [copy_states(states)]
    for action in line:
        if entry.legal(states, 0, config.out) > 1:
            before_choices.append(copy_states(states))
        entry.apply(states, 0, action, NO_LOG)
    first = before_choices[max(0, len(before_choices) - config.last)] if config.last else states
    play_forced(config, first)
    return first


def play_forced(config: GameConfig, states: States) -> None:
    """Play forced actions up to the next choice or the end."""
    entry, s = config.game.entry_points, records(states, GameState)[0]
    while s.to_move != OVER and entry.legal(states, 0, config.out) == 1:
        entry.apply(states, 0, int(config.out[0]), NO_LOG)


class Moment:
    """An earlier choice: the state, the seat that chose, and its action; or a redeal for one player."""

    def __init__(
        self, states: States, seat: int, action: int, earlier: "Moment | None", only: int | None = None
    ) -> None:
        self.states, self.seat, self.action, self.earlier = states, seat, action, earlier
        self.only = only  # after a redeal: the only player who remembers the moments before it
        self.memories: dict[int, Memory] = {}


@dataclass(frozen=True)
class Memory:
    """What a player remembers: a text of all observations and own actions, and the last observation."""

    text: str
    numbers: NumberArray

    def add(self, config: GameConfig, states: States, player: int) -> "Memory":
        """Return the memory with one more observation: the numbers that differ from the last one."""
        numbers = observation(config, states, player)
        changes = " ".join(f"{index}:{numbers[index]}" for index in np.flatnonzero(numbers != self.numbers).tolist())
        return Memory(f"{self.text}[{changes}]", numbers)


def observation(config: GameConfig, states: States, player: int) -> NumberArray:
    """Return what a player knows, as numbers."""
    numbers = np.zeros(config.game.learning.observation_count, np.int16)
    config.game.entry_points.observe(states, 0, player, numbers)
    return numbers


def recall(config: GameConfig, moment: Moment | None, player: int) -> Memory:
    """Return what a player remembers of a moment and of all before it."""
    unread: list[Moment] = []
    while moment is not None and player not in moment.memories and moment.only in (None, player):
        unread.append(moment)
        moment = moment.earlier
    known = moment is not None and moment.only in (None, player)
    memory = (
        moment.memories[player]
        if moment and known
        else Memory("", np.zeros(config.game.learning.observation_count, np.int16))
    )
    for each in reversed(unread):
        if each.only is None:
            memory = memory.add(config, each.states, player)
            if each.seat == player:
                memory = Memory(f"{memory.text}{each.action}", memory.numbers)
        each.memories[player] = memory
    return memory


class Node:
    """A place in the tree: a chance node, a choice of a seat, or the end.

    Chance nodes begin with the deal. If all players know the same, an action that reveals something new is followed by
    a chance node too: what no player knows is redealt before the action takes effect. If players have secrets, such as
    a hand, the deal decides all later chance.
    """

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.outcomes: tuple[int, ...] = ()  # of the deal so far
        self.states: States | None = None
        self.to_move = OVER
        self.codes: list[int] = []
        self.past: Moment | None = None
        self.pending: int | None = None  # an action that waits for a chance outcome

    def __deepcopy__(self, memo: object) -> "Node":
        copy = Node(self.config)
        vars(copy).update(vars(self))
        return copy

    def __getstate__(self) -> dict[str, object]:
        """Pickle the moments as a list, because pickle would need too deep a recursion for the chain."""
        moments, moment = [], self.past
        while moment is not None:
            moments.append((to_bytes(moment.states), moment.seat, moment.action, moment.only))
            moment = moment.earlier
        return {**vars(self), "past": moments}

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state, past=None)
        moments = state["past"]
        assert isinstance(moments, list)
        for data, seat, action, only in reversed(moments):
            self.past = Moment(from_bytes(self.config.game.rules.state, data), seat, action, self.past, only)

    @property
    def is_chance(self) -> bool:
        """Whether chance decides next."""
        return self.states is None or self.pending is not None

    @property
    def seat(self) -> int | None:
        """The seat that has a choice; None at the end and at chance nodes."""
        return None if self.is_chance or self.to_move == OVER else self.to_move

    @property
    def outcome_count(self) -> int:
        """The number of outcomes of a chance node; all are equally likely."""
        return self.config.deal_outcomes if self.states is None else DRAW_OUTCOMES

    def draw(self, outcome: int) -> None:
        """Let chance decide."""
        if self.states is None:
            self._deal(outcome)
        else:
            self._finish_action(outcome)

    def _deal(self, outcome: int) -> None:
        """Add a part of the seed; with the last one the game begins."""
        self.outcomes = (*self.outcomes, outcome)
        if len(self.outcomes) == self.config.deal_nodes:
            seed = 0
            for part in self.outcomes:
                seed = seed * self.config.deal_outcomes + part
            self._arrive(first_states(self.config, seed))

    def play(self, action: int) -> None:
        """Play a legal action, then everything up to the next choice or chance node."""
        assert self.states is not None
        after = self._after(self.states, action)
        before, then = records(self.states, GameState)[0], records(after, GameState)[0]
        if self.config.is_open and then.revealed != before.revealed:
            self.pending, self.codes = action, []
        else:
            self._remember(action)
            self._arrive(after)

    def _finish_action(self, outcome: int) -> None:
        """Redeal what no player knows, then let the pending action take effect."""
        assert self.states is not None
        assert self.pending is not None
        guess, luck = copy_states(self.states), int(records(self.states, GameState)[0].chance)
        self.config.game.entry_points.redeal(guess, 0, self.to_move, (luck >> 12) + outcome)
        after = self._after(guess, self.pending)
        self._remember(self.pending)
        self.pending = None
        self._arrive(after)

    def _after(self, states: States, action: int) -> States:
        """Return the state at the choice that follows an action."""
        after = copy_states(states)
        self.config.game.entry_points.apply(after, 0, action, NO_LOG)
        play_forced(self.config, after)
        return after

    def _remember(self, action: int) -> None:
        assert self.states is not None
        self.past = Moment(self.states, self.to_move, action, self.past)

    def _arrive(self, states: States) -> None:
        """Continue with a state; list its legal actions in ascending order."""
        self.states, self.codes = states, []
        self.to_move = records(states, GameState)[0].to_move
        if self.to_move != OVER:
            number = self.config.game.entry_points.legal(states, 0, self.config.out)
            self.codes = sorted(self.config.out[:number].tolist())

    def redeal(self, player: int, seed: int) -> None:
        """Redeal what a player cannot know. Other players forget what they knew, if they had secrets."""
        if self.states is not None:
            self.states = copy_states(self.states)
            self.config.game.entry_points.redeal(self.states, 0, player, seed)
            if not self.config.is_open:
                self.past = Moment(self.states, OVER, 0, self.past, player)

    def memory(self, player: int) -> str:
        """Return all that a player has observed and done, as text; it only grows during a game."""
        if self.states is None:
            return ""
        return recall(self.config, self.past, player).add(self.config, self.states, player).text

    def payoffs(self) -> list[float]:
        """Return the reward of each player; zeros before the end."""
        config = self.config
        if self.is_chance or self.seat is not None or self.states is None:
            return [0.0] * config.players
        sheet = np.zeros((config.game.rules.rows, config.seats), np.int64)
        scores, ranks, out = (np.zeros(config.seats, kind) for kind in (np.int64, np.int64, np.float64))
        config.game.entry_points.result(self.states, 0, sheet, scores, ranks)
        payoffs(scores, ranks, config.game.extras.target is not None, POINTS_SHARE, out)
        return list(out[: config.players].tolist())
