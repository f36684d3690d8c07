"""Every game in OpenSpiel. Importing this module registers them.

>>> import pyspiel
>>> import townwright.research.openspiel
>>> game = pyspiel.load_game("townwright_my_game_v2(players=3)")

A game begins with a few chance nodes whose outcomes make up its seed. All later chance follows from the seed, so a
state holds more than its players know: search with redealt states (`resample_from_infostate`), as IS-MCTS does.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

import numpy as np

from townwright.bots.steps import payoffs
from townwright.core.extras import extra
from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.match_file import SEED_LIMIT
from townwright.core.record import records
from townwright.core.registry import games
from townwright.core.state import OVER, GameState, Ints, States, copy_states, new_states
from townwright.research.names import VERSION, camel

with extra("openspiel"):
    import pyspiel

#: Chance nodes of the deal, and outcomes of each.
NODES, OUTCOMES = 3, 1024
CHANCES = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]


def short_name(game: Game) -> str:
    """Return the short name of a game: `townwright_my_game_v2`."""
    return f"townwright_{game.name}_v{VERSION}"


def game_type(game: Game) -> pyspiel.GameType:
    """Return the description that OpenSpiel needs before it loads a game."""
    competitive = pyspiel.GameType.Utility.GENERAL_SUM if game.players[0] == 1 else pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if game.extras.target else competitive,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.players[0],
            **{option.name: option.default for option in game.options},
        },
    )


@dataclass(frozen=True)
class GameConfig:
    """A game with players and options. States are copied and pickled; this is shared."""

    game: Game
    players: int
    codes: Ints
    seats: int
    out: Ints  # a buffer for legal actions
    options: tuple[tuple[str, str], ...]

    def __reduce__(self) -> tuple[Any, ...]:
        return game_config, (self.game.name, self.players, self.options)


@cache
def game_config(name: str, players: int, options: tuple[tuple[str, str], ...]) -> GameConfig:
    """Return the configuration with this number of players and these options."""
    game, choices = games()[name], dict(options)
    codes, seats = game.option_codes(players, choices), game.seats(players, choices)
    return GameConfig(game, players, codes, seats, np.zeros(game.rules.width, np.int32), options)


class TownwrightGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel loads it, with a class of its own.

    OpenSpiel releases registered objects after Python has ended; a class survives that, a function does not.
    """

    game: ClassVar[Game]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        parameters = {"players": game.players[0], **(params or {})}
        options = tuple(
            (option.name, str(parameters[option.name]))
            for option in game.options
            if parameters.get(option.name, option.default) != option.default
        )
        self.config = game_config(game.name, int(parameters["players"]), options)
        competitive = self.kind.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.config.players,
            min_utility=-1.0,
            max_utility=1.0,
            **({"utility_sum": 0.0} if competitive else {}),
            max_game_length=game.rules.max_length,
        )
        super().__init__(self.kind, info, parameters)

    def new_initial_state(self) -> "TownwrightState":
        return TownwrightState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":  # noqa: ARG002
        return Observer(self)

    def max_chance_nodes_in_history(self) -> int:
        return NODES


class StateData:
    """The data of a state, copied with every clone."""

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.outcomes: tuple[int, ...] = ()
        self.states: States | None = None
        self.codes: list[int] = []

    def __deepcopy__(self, memo: Any) -> "StateData":
        copy = StateData(self.config)
        copy.outcomes, copy.codes = self.outcomes, self.codes
        copy.states = None if self.states is None else copy_states(self.states)
        return copy

    def deal(self, outcome: int) -> None:
        """Add a part of the seed; with the last one the game begins."""
        self.outcomes = (*self.outcomes, outcome)
        if len(self.outcomes) == NODES:
            seed = 0
            for part in self.outcomes:
                seed = seed * OUTCOMES + part
            self.states = new_states(self.config.game.rules.state)
            self.config.game.entry_points.setup(self.states, 0, self.config.codes, seed)
            self._play_to_next_choice()

    def play(self, action: int) -> None:
        """Play a legal action, then everything up to the next choice."""
        assert self.states is not None
        self.config.game.entry_points.apply(self.states, 0, action, NO_LOG)
        self._play_to_next_choice()

    def _play_to_next_choice(self) -> None:
        """Play what is forced; OpenSpiel wants the legal actions in ascending order."""
        assert self.states is not None
        entry, out = self.config.game.entry_points, self.config.out
        self.codes = []
        while self.to_move >= 0:
            number = entry.legal(self.states, 0, out)
            if number > 1:
                self.codes = sorted(out[:number].tolist())
                return
            entry.apply(self.states, 0, int(out[0]), NO_LOG)

    @property
    def to_move(self) -> int:
        if self.states is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = records(self.states, GameState)[0].to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else seat


class TownwrightState(pyspiel.State):  # type: ignore[misc]
    """A state of a game."""

    def __init__(self, game: TownwrightGame) -> None:
        super().__init__(game)
        self.data = StateData(game.config)

    def current_player(self) -> int:
        return self.data.to_move

    def is_terminal(self) -> bool:
        return bool(self.data.to_move == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002, called only for the player to move
        return self.data.codes

    def _apply_action(self, action: int) -> None:
        if self.data.states is None:
            self.data.deal(action)
        else:
            self.data.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        assert self.data.states is not None
        game = self.data.config.game
        return game.wording.decode(records(self.data.states)[0], action).text

    def returns(self) -> list[float]:
        config = self.data.config
        if not self.is_terminal():
            return [0.0] * config.players
        sheet = np.zeros((config.game.rules.rows, config.seats), np.int64)
        scores, ranks, out = (np.zeros(config.seats, kind) for kind in (np.int64, np.int64, np.float64))
        assert self.data.states is not None
        config.game.entry_points.result(self.data.states, 0, sheet, scores, ranks)
        payoffs(scores, ranks, config.game.extras.target is not None, False, out)
        return list(out[: config.players].tolist())

    def resample_from_infostate(self, player: int, sampler: Any) -> "TownwrightState":
        """Return a copy of the state, redealt for a player."""
        copy: TownwrightState = self.clone()
        if copy.data.states is not None:
            self.data.config.game.entry_points.redeal(copy.data.states, 0, player, int(sampler() * SEED_LIMIT))
        return copy

    def __str__(self) -> str:
        if self.data.states is None:
            return f"dealing {self.data.outcomes}"
        scores = np.zeros(self.data.config.seats, np.int64)
        self.data.config.game.entry_points.scores(self.data.states, 0, scores)
        return f"{self.data.config.game.title()}: {scores.tolist()}, {self.data.to_move} to move"


class Observer:
    """What a player knows, as numbers and as text."""

    def __init__(self, game: TownwrightGame) -> None:
        self.tensor = np.zeros(game.config.game.learning.observation, np.float32)
        self.dict = {"observation": self.tensor}
        self._numbers = np.zeros(game.config.game.learning.observation, np.int16)

    def set_from(self, state: TownwrightState, player: int) -> None:
        self._observe(state, player)
        self.tensor[:] = self._numbers

    def string_from(self, state: TownwrightState, player: int) -> str:
        self._observe(state, player)
        return " ".join(f"{index}:{self._numbers[index]}" for index in np.flatnonzero(self._numbers).tolist())

    def _observe(self, state: TownwrightState, player: int) -> None:
        data = state.data
        if data.states is None:
            self._numbers[:] = 0
        else:
            data.config.game.entry_points.observe(data.states, 0, player, self._numbers)


def register() -> None:
    """Register every game with OpenSpiel."""
    for game in games().values():
        kind = game_type(game)
        pyspiel.register_game(kind, type(camel(game), (TownwrightGame,), {"game": game, "kind": kind}))


register()
