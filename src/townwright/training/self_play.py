"""Games of the search against itself, as positions to learn from."""

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from townwright.bots.network import network_entry_points, new_network, read_weights
from townwright.bots.search import expected_score
from townwright.bots.tree import DEFAULT_SETTINGS, NONE, Node, new_buffers, new_nodes, searcher
from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.match import Match
from townwright.core.match_file import SEED_LIMIT
from townwright.core.record import records
from townwright.core.registry import game as game_called
from townwright.core.state import GameState, Generator, States, copy_states, new_states
from townwright.training.plan import Teacher, TrainingPlan

Array = npt.NDArray[Any]
#: Nodes per try and seat, in games with hidden decisions.
HIDDEN_NODES = 8
#: Most random actions before a side position.
MOST_RANDOM = 5


class Samples(NamedTuple):
    """Positions from games, one row per decision."""

    features: Array  # input of the network
    players: Array  # number of seats
    legal: Array  # legal actions; -1 after the last
    weights: Array  # their weights, without a network
    visits: Array  # tries of each of them; all zero if the search was too short to learn from
    outlook: Array  # chances of all seats to win, then their leads, from the seat to move on clockwise


class Decision(NamedTuple):
    """A decision of a game: the position, and what the search found."""

    seat: int
    features: Array
    legal: Array
    weights: Array
    visits: Array
    is_full: bool
    wins: Array
    leads: Array


def seat_to_move(states: States) -> int:
    """Return the seat to move; negative at the end."""
    return int(records(states, GameState)[0].to_move)


def join(parts: list[Samples]) -> Samples:
    """Return the samples of all parts."""
    return Samples(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


class Player:
    """Plays a game against itself, with memory for one search."""

    def __init__(self, game: Game, teacher: Teacher, weights: Path | None) -> None:
        self.game, self.teacher = game, teacher
        self._network = new_network(game, read_weights(game, weights) if weights else None)
        self._grow, self._describe = searcher(game), network_entry_points(game).describe
        per_try = 1 if game.rules.hidden is None else HIDDEN_NODES * game.most_seats
        self._nodes = new_nodes(game, game.most_seats + per_try * (1 + max(teacher.tries, teacher.quick_tries)))
        self._legal, self._spares = (
            np.zeros(game.rules.width, np.int32),
            new_states(game.rules.state, game.rules.spares),
        )

    def play(self, plan: TrainingPlan, players: int, seed: int) -> Samples:
        """Play the game with this seed; return its decisions as samples."""
        game, rng, match = self.game, np.random.default_rng(seed), Match(self.game, players, seed)
        states, seats, decisions, sides = match.states, match.seats, list[Decision](), list[Decision]()
        buffers = self._buffers(match, seed)
        while seat_to_move(states) >= 0:
            count = int(game.entry_points.legal(states, 0, self._legal))
            action = int(self._legal[0])
            if count > 1:
                is_full = bool(rng.random() < self.teacher.full_share)
                decisions.append(self._decide(states, buffers, count, seats, is_full))
                action = chosen_action(decisions[-1], len(decisions) <= plan.sampled, rng)
                for _ in range(plan.side_positions):
                    sides += self._side_position(states, buffers, seats, rng)
            game.entry_points.apply(states, 0, action, NO_LOG)
        scores, ranks = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        game.entry_points.result(states, 0, np.zeros((game.rules.rows, seats), np.int64), scores, ranks)
        wins, leads = result(scores, ranks, match.target)
        line = to_samples(game, decisions, wins, leads, plan.trace)
        return join([line, *(to_samples(game, [side], side.wins, side.leads, 0) for side in sides)])

    def _buffers(self, match: Match, seed: int) -> Any:
        """Return buffers for the searches of a match."""
        buffers: Any = new_buffers(self.game, match.seats, network=self._network)
        records(buffers.generators, Generator)[0].chance = np.uint64(seed)
        target, alone = match.target, match.seats == 1
        facts = {
            "players": match.seats,
            "together": target is not None or alone,
            "target": expected_score(self.game, match.states) if target is None and alone else target or 0,
            "narrow": 0,
        }
        for name, value in {**DEFAULT_SETTINGS, **self.game.extras.search, **self.teacher.settings, **facts}.items():
            setattr(records(buffers.settings)[0], name, value)
        return buffers

    def _side_position(self, states: States, buffers: Any, seats: int, rng: np.random.Generator) -> list[Decision]:
        """Return a position after some random actions, as a quick search judges it.

        There is none if the game ends before.
        """
        game, side = self.game, copy_states(states)
        game.entry_points.redeal(side, 0, seat_to_move(side), int(rng.integers(SEED_LIMIT)))
        left = int(rng.integers(1, MOST_RANDOM + 1))
        while seat_to_move(side) >= 0:
            count = int(game.entry_points.legal(side, 0, self._legal))
            if count > 1 and left == 0:
                return [self._decide(side, buffers, count, seats, False)]
            left -= count > 1
            game.entry_points.apply(side, 0, int(self._legal[rng.integers(count)]), NO_LOG)
        return []

    def _decide(self, states: States, buffers: Any, count: int, seats: int, is_full: bool) -> Decision:
        """Search a position and return what the search found."""
        seat, legal, tree = seat_to_move(states), self._legal[:count].copy(), records(self._nodes, Node)
        trees = len(buffers.roots)
        self._nodes[:trees] = 0
        for root in range(trees):
            tree[root].child = tree[root].sibling = NONE
        buffers.roots[:] = np.roll(np.arange(trees), seat % trees)
        self._grow(self._nodes, trees, states, buffers, self.teacher.tries if is_full else self.teacher.quick_tries)
        features = np.zeros(self.game.learning.feature_count, np.int16)
        self._describe(states, 0, seat, features)
        visits, child = dict[int, int](), tree[0].child
        while child != NONE:
            visits[int(tree[child].action)] = int(tree[child].visits)
            child = tree[child].sibling
        wins, leads = (np.array(sums[:seats]) / tree[0].visits for sums in (tree[0].wins, tree[0].leads))
        tries = np.array([visits.get(action, 0) for action in legal.tolist()])
        return Decision(seat, features, legal, self._weights(states, legal), tries, is_full, wins, leads)

    def _weights(self, states: States, legal: Array) -> Array:
        """Return the weights of actions, as the seat to move knows the position."""
        guess, weights = copy_states(states), np.zeros(len(legal))
        self.game.entry_points.redeal(guess, 0, seat_to_move(guess), 0)
        self.game.entry_points.weigh(guess, 0, legal, len(legal), weights, self._spares)
        return weights


def learned_visits(visits: Array) -> Array:
    """Return the tries without the first one of each action, which only shows what the action leads to."""
    fewer = np.maximum(visits - 1, 0)
    return fewer if fewer.any() else visits


def chosen_action(decision: Decision, is_sampled: bool, rng: np.random.Generator) -> int:
    """Return the action with most tries, or one drawn in proportion to the tries."""
    visits = learned_visits(decision.visits)
    place = int(rng.choice(len(visits), p=visits / visits.sum())) if is_sampled else int(visits.argmax())
    return int(decision.legal[place])


def result(scores: Array, ranks: Array, target: int | None) -> tuple[Array, Array]:
    """Return the share of the win and the lead of every seat."""
    is_first = ranks == 1
    if target is not None or len(scores) == 1:
        return is_first.astype(float), scores - float(target or 0)
    leads = [score - np.delete(scores, seat).max() for seat, score in enumerate(scores)]
    return is_first / is_first.sum(), np.array(leads, float)


def to_samples(game: Game, decisions: list[Decision], wins: Array, leads: Array, trace: float) -> Samples:
    """Return the decisions of a game as samples.

    Each one learns from a mean of the searches from there on and of the result, TD(λ) with λ = `trace`.
    """
    seats, width = len(wins), game.rules.width
    count = len(decisions)
    samples = Samples(
        np.array([each.features for each in decisions], np.int16).reshape(count, -1),
        np.full(count, seats, np.int8),
        np.full((count, width), -1, np.int32),
        np.zeros((count, width), np.float32),
        np.zeros((count, width), np.int16),
        np.zeros((count, 2 * game.most_seats), np.float32),
    )
    for i in reversed(range(count)):
        each = decisions[i]
        wins, leads = trace * wins + (1 - trace) * each.wins, trace * leads + (1 - trace) * each.leads
        samples.legal[i, : len(each.legal)] = each.legal
        samples.weights[i, : len(each.legal)] = each.weights
        if each.is_full:
            samples.visits[i, : len(each.legal)] = learned_visits(each.visits)
        samples.outlook[i, :seats] = np.roll(wins, -each.seat)
        samples.outlook[i, game.most_seats : game.most_seats + seats] = np.roll(leads, -each.seat)
    return samples


@lru_cache(1)
def player(name: str, teacher: bytes, weights: Path | None) -> Player:
    """Return the player of this process, for the latest network."""
    return Player(game_called(name), msgspec.json.decode(teacher, type=Teacher), weights)


def play_games(name: str, plan: TrainingPlan, weights: Path | None, games: list[tuple[int, int]]) -> Samples:
    """Play games, each given by its number of players and its seed, in a worker process."""
    teacher = plan.teacher if weights else plan.first
    current = player(name, msgspec.json.encode(teacher), weights)
    return join([current.play(plan, players, seed) for players, seed in games])
