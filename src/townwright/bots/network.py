"""A small network that judges a position and corrects the weights of actions, as compiled rules.

The inputs are the whole numbers of `Learning.features`, seen from the seat to move. Two hidden layers (ReLU) follow.
The outputs are the chance to win and the lead of every seat, clockwise from the seat to move, and a correction to the
weight of every action. All sums are in float32 in a fixed order, so that every machine computes the same numbers.
"""

import zipfile
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from townwright.core.arrays import Array2, Floats, Numbers, float32, float64, int64
from townwright.core.code_parts import CodePart, Example
from townwright.core.entry_points import StateRecords
from townwright.core.errors import BadFile, problem
from townwright.core.game import Game
from townwright.core.rule import entry_point, rule
from townwright.core.state import GameState, new_states

#: Points of lead that the network counts as 1.
LEAD_UNIT = 10.0


class Network(NamedTuple):
    """The weights of a network, and memory for its layers."""

    first: Array2[float]  # input, unit
    first_bias: Floats
    second: Array2[float]  # unit, unit
    second_bias: Floats
    outlook: Array2[float]  # unit, output: the chances of all seats, then their leads
    outlook_bias: Floats
    policy: Array2[float]  # action, unit; without rows if it corrects no weights
    policy_bias: Floats
    features: Numbers
    first_units: Floats
    second_units: Floats
    outputs: Floats
    places: Numbers  # the inputs of a layer that are not zero


#: The arrays of a network that are stored.
WEIGHTS = Network._fields[:8]
#: The weights of a network by name.
NetworkWeights = dict[str, npt.NDArray[np.float32]]


def new_network(game: Game, weights: NetworkWeights | None = None) -> Network:
    """Return a network with these weights, or one without units."""
    inputs, outputs = game.learning.feature_count, 2 * game.most_seats
    arrays = weights or {
        "first": np.zeros((inputs, 0), np.float32),
        "first_bias": np.zeros(0, np.float32),
        "second": np.zeros((0, 0), np.float32),
        "second_bias": np.zeros(0, np.float32),
        "outlook": np.zeros((0, outputs), np.float32),
        "outlook_bias": np.zeros(outputs, np.float32),
        "policy": np.zeros((0, 0), np.float32),
        "policy_bias": np.zeros(0, np.float32),
    }
    memory = [
        np.zeros(inputs, np.int16),
        np.zeros(len(arrays["first_bias"]), np.float32),
        np.zeros(len(arrays["second_bias"]), np.float32),
        np.zeros(outputs, np.float32),
        np.zeros(max(inputs, *(len(arrays[name]) for name in ("second", "outlook"))), np.int64),
    ]
    fields: list[Any] = [*(arrays[name] for name in WEIGHTS), *memory]
    return Network(*fields)


def read_network_weights(game: Game, path: Path) -> NetworkWeights:
    """Return the weights of a network from a file; they must fit the game."""
    try:
        with np.load(path) as file:
            weights = {name: np.ascontiguousarray(file[name], np.float32) for name in WEIGHTS}
        first, second = len(weights["first_bias"]), len(weights["second_bias"])
        outputs, actions = 2 * game.most_seats, len(weights["policy_bias"])
        shapes = [
            (game.learning.feature_count, first),
            (first,),
            (first, second),
            (second,),
            (second, outputs),
            (outputs,),
            (actions, second),
            (actions,),
        ]
        if [array.shape for array in weights.values()] != shapes or actions not in (0, game.rules.actions):
            raise ValueError("the weights do not fit the game")
    except (OSError, EOFError, KeyError, ValueError, zipfile.BadZipFile) as error:
        raise problem(BadFile, "bad-network", path=str(path), why=str(error)) from error
    return weights


@cache
def network_weights(game: Game, number: int) -> NetworkWeights | None:
    """Return the weights of a network in a game's package, or None if there is no such network.

    The first is in `network.npz`, the second in `network-2.npz`.
    """
    path = game.package / ("network.npz" if number == 1 else f"network-{number}.npz")
    return read_network_weights(game, path) if path.is_file() else None


class NetworkRules(NamedTuple):
    """The rules that use the network of one game."""

    predict: Any  # (s, network, players, chances, leads)
    correct: Any  # (s, network, actions, n, weights)


@rule
def add_weighted(inputs: Numbers | Floats, weights: Array2[float], units: Floats, places: Numbers) -> None:
    """Add the weights of the inputs, times their values, to the units: in order, four inputs at a time."""
    count = 0
    for i in range(inputs.shape[0]):
        if inputs[i] != 0:
            places[count] = i
            count += 1
    done = 0
    while done + 4 <= count:
        i, j, k, m = places[done], places[done + 1], places[done + 2], places[done + 3]
        a, b, c, d = float32(inputs[i]), float32(inputs[j]), float32(inputs[k]), float32(inputs[m])
        for unit in range(units.shape[0]):
            units[unit] = (
                units[unit] + a * weights[i, unit] + b * weights[j, unit] + c * weights[k, unit] + d * weights[m, unit]
            )
        done += 4
    while done < count:
        i = places[done]
        a = float32(inputs[i])
        for unit in range(units.shape[0]):
            units[unit] += a * weights[i, unit]
        done += 1


@rule
def rectify(units: Floats) -> None:
    """Set negative units to zero."""
    for i in range(units.shape[0]):
        units[i] = max(units[i], float32(0))


@cache
def network_rules(game: Game) -> NetworkRules:
    """Build the rules that use the network of one game."""
    features = game.learning.features

    @rule
    def compute_units(s: GameState, network: Network) -> None:
        """Compute the hidden layers for the seat to move."""
        first, second = network.first_units, network.second_units
        features(s, int64(s.to_move), network.features)
        first[:] = network.first_bias
        add_weighted(network.features, network.first, first, network.places)
        rectify(first)
        second[:] = network.second_bias
        add_weighted(first, network.second, second, network.places)
        rectify(second)

    @rule
    def predict(s: GameState, network: Network, players: int, chances: Floats, leads: Floats) -> None:
        """Write the chance of every seat to win, and its lead at the end."""
        compute_units(s, network)
        outputs = network.outputs
        outputs[:] = network.outlook_bias
        add_weighted(network.second_units, network.outlook, outputs, network.places)
        for later in range(players):
            seat = (int64(s.to_move) + later) % players
            chances[seat] = chance(float64(outputs[later]))
            leads[seat] = LEAD_UNIT * float64(outputs[outputs.shape[0] // 2 + later])

    @rule
    def correct(s: GameState, network: Network, actions: Numbers, n: int, weights: Floats) -> None:
        """Correct the weights of the actions, in points."""
        compute_units(s, network)
        second = network.second_units
        for i in range(n):
            row = network.policy[int64(actions[i])]
            total = network.policy_bias[int64(actions[i])]
            for unit in range(second.shape[0]):
                total += second[unit] * row[unit]
            weights[i] += float64(total)

    return NetworkRules(predict, correct)


@rule
def chance(output: float) -> float:
    """Return the probability that belongs to an output: a sigmoid without transcendental functions."""
    return 0.5 + 0.5 * output / (1 + abs(output))


class NetworkEntryPoints(NamedTuple):
    """The network of one game as Python calls it."""

    predict: Any  # (states, network, players, chances, leads): judges all positions; none may be the end of a game
    describe: Any  # (states, i, player, out): the features of a position
    part: CodePart


@cache
def network_entry_points(game: Game) -> NetworkEntryPoints:
    """Build the entry points of a game's network; their machine code is cached on disk."""
    predict_, features_ = network_rules(game).predict, game.learning.features

    @entry_point(package=game.package, slow=True)
    def predict(
        states: StateRecords, network: Network, players: int, chances: Array2[float], leads: Array2[float]
    ) -> None:
        for i in range(states.shape[0]):
            predict_(states[i], network, players, chances[i], leads[i])

    @entry_point(package=game.package, slow=True)
    def describe(states: StateRecords, i: int, player: int, out: Numbers) -> None:
        features_(states[i], player, out)

    def examples() -> list[Example]:
        states, table = new_states(game.rules.state), np.zeros((1, 1))
        return [(states, new_network(game), 1, table, table), (states, 0, 0, np.zeros(1, np.int16))]

    part = CodePart(f"{game.name}.network", (predict, describe), examples, game.entry_points.play_part.rerun)
    return NetworkEntryPoints(predict, describe, part)
