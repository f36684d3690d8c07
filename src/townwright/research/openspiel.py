"""Every game in OpenSpiel. Importing this module registers them.

>>> import pyspiel
>>> import townwright.research.openspiel
>>> game = pyspiel.load_game("townwright_my_game_v3(players=3)")

Chance nodes deal the cards and draw whatever no player knows; see `townwright.research.game_tree`.
"""

from collections.abc import Callable
from typing import ClassVar

import numpy as np

from townwright.core.errors import NotPossible, problem
from townwright.core.game import Game
from townwright.core.match_file import SEED_LIMIT
from townwright.core.optional_packages import extra
from townwright.core.record import records
from townwright.core.registry import games
from townwright.research.game_tree import DRAW_OUTCOMES, GameConfig, Node, game_config, observation
from townwright.research.names import VERSION, camel

with extra("openspiel"):
    import pyspiel

Information, Utility = pyspiel.GameType.Information, pyspiel.GameType.Utility


def short_name(game: Game) -> str:
    """Return the short name of a game: `townwright_my_game_v3`."""
    return f"townwright_{game.name}_v{VERSION}"


def game_type(
    game: Game, utility: pyspiel.GameType.Utility, information: pyspiel.GameType.Information
) -> pyspiel.GameType:
    """Return the description that OpenSpiel needs to load a game."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.players[0],
            "last": 0,
            "deals": 0,
            **{option.name: option.default for option in game.options},
        },
    )


def utility_of(config: GameConfig) -> pyspiel.GameType.Utility:
    """Return the kind of utility: identical if cooperative, general-sum if solo, otherwise zero-sum."""
    if config.game.extras.target:
        return Utility.IDENTICAL
    return Utility.GENERAL_SUM if config.players == 1 else Utility.ZERO_SUM


class TownwrightGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel loads it, with a class of its own.

    OpenSpiel releases registered objects after Python has ended; a class survives that, a function does not.
    """

    game: ClassVar[Game]

    def __init__(self, params: dict[str, int | str] | None = None) -> None:
        game = self.game
        parameters: dict[str, int | str] = {"players": game.players[0], "last": 0, "deals": 0, **(params or {})}
        options = tuple(
            (option.name, str(parameters[option.name]))
            for option in game.options
            if parameters.get(option.name, option.default) != option.default
        )
        players, last, deals = (int(parameters[name]) for name in ("players", "last", "deals"))
        if last < 0 or deals < 0:
            raise problem(NotPossible, "bad-openspiel-variant", last=last, deals=deals)
        self.config = game_config(game.name, players, options, last, deals)
        utility = utility_of(self.config)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.actions,
            max_chance_outcomes=max(self.config.deal_outcomes, DRAW_OUTCOMES),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            **({"utility_sum": 0.0} if utility == Utility.ZERO_SUM else {}),
            max_game_length=game.rules.max_length,
        )
        information = Information.PERFECT_INFORMATION if self.config.is_open else Information.IMPERFECT_INFORMATION
        super().__init__(game_type(game, utility, information), info, parameters)

    def new_initial_state(self) -> "TownwrightState":
        return TownwrightState(self)

    def make_py_observer(self, kind: pyspiel.IIGObservationType | None = None, params: object = None) -> "Observer":  # noqa: ARG002
        return Observer(self.config, kind is not None and kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.config.deal_nodes + (self.game.rules.max_length if self.config.is_open else 0))


class TownwrightState(pyspiel.State):  # type: ignore[misc]
    """A state of a game."""

    def __init__(self, game: TownwrightGame) -> None:
        super().__init__(game)
        self.node = Node(game.config)

    def current_player(self) -> int:
        if self.node.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.node.seat is None else self.node.seat

    def is_terminal(self) -> bool:
        return not self.node.is_chance and self.node.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = self.node.outcome_count
        return [(outcome, 1.0 / number) for outcome in range(number)]

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002, called only for the player to move
        return self.node.codes

    def _apply_action(self, action: int) -> None:
        if self.node.is_chance:
            self.node.draw(action)
        else:
            self.node.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.node.states is None:
            return f"{'deal' if self.node.states is None else 'draw'} {action}"
        return self.node.config.game.wording.decode(records(self.node.states)[0], action).text

    def returns(self) -> list[float]:
        return self.node.payoffs()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TownwrightState":
        """Return a copy of the state, redealt for a player."""
        copy: TownwrightState = self.clone()
        copy.node.redeal(player, int(sampler() * SEED_LIMIT))
        return copy

    def __str__(self) -> str:
        if self.node.states is None:
            return f"dealing {self.node.outcomes}"
        config = self.node.config
        scores = np.zeros(config.seats, np.int64)
        config.game.entry_points.scores(self.node.states, 0, scores)
        return f"{config.game.title()}: {scores.tolist()}, {self.current_player()} to move"


class Observer:
    """What a player knows, as numbers and as text; with `recall`, as text of all the player remembers."""

    def __init__(self, config: GameConfig, recall: bool) -> None:
        self.config, self.recall = config, recall
        self.tensor = np.zeros(config.game.learning.observation_count, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TownwrightState, player: int) -> None:
        self.tensor[:] = 0 if state.node.states is None else observation(self.config, state.node.states, player)

    def string_from(self, state: TownwrightState, player: int) -> str:
        if self.recall or state.node.states is None:
            return state.node.memory(player)
        numbers = observation(self.config, state.node.states, player)
        return " ".join(f"{index}:{numbers[index]}" for index in np.flatnonzero(numbers).tolist())


def register() -> None:
    """Register every game with OpenSpiel, which learns players and options only when it loads the game."""
    for game in games().values():
        kind = game_type(game, Utility.GENERAL_SUM, Information.IMPERFECT_INFORMATION)
        pyspiel.register_game(kind, type(camel(game), (TownwrightGame,), {"game": game}))


register()
