"""Games of the search against itself, as positions to learn from."""

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from townwright.bots.network import network_entry_points, new_network, read_network_weights
from townwright.bots.policy import GREEDY, PolicyRunner
from townwright.bots.search import expected_score
from townwright.bots.tree import NONE, Node, new_buffers, new_nodes, settings_of, tree_search
from townwright.core import registry
from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.match import Match
from townwright.core.match_file import SEED_LIMIT
from townwright.core.record import records
from townwright.core.state import GameState, Generator, States, copy_states, new_states
from townwright.training.plan import Teacher, TrainingPlan

Array = npt.NDArray[Any]
#: Nodes per try and seat, in games with hidden decisions.
HIDDEN_NODES = 8
#: Maximum number of random actions before a side position.
MAX_RANDOM = 5
#: The noise of greedy bots: in a side turn; and in a first round, where every seat draws one of these.
SIDE_NOISE = 2.0
FIRST_NOISE = (GREEDY, 0.3, 0.8, 1.5)


class Samples(NamedTuple):
    """Positions from games, one row per decision."""

    features: Array  # input of the network
    players: Array  # number of seats
    legal: Array  # legal actions; -1 after the last
    weights: Array  # their weights, not corrected by a network
    visits: Array  # visits of each of them; all zero if the search was too short to learn from
    outlook: Array  # chances of all seats to win, then their leads, clockwise from the seat to move


class SearchedDecision(NamedTuple):
    """A decision of a game: the position, and the result of its search."""

    seat: int
    features: Array
    legal: Array
    weights: Array
    visits: Array
    is_full: bool
    chances: Array
    leads: Array


def seat_to_move(states: States) -> int:
    """Return the seat to move; negative at the end."""
    return int(records(states, GameState)[0].to_move)


def join(parts: list[Samples]) -> Samples:
    """Return the samples of all parts."""
    return Samples(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


class Player:
    """Plays a game against itself, with memory for one search."""

    def __init__(self, game: Game, teacher: Teacher, network_file: Path | None) -> None:
        self.game, self.teacher, self._runner = game, teacher, PolicyRunner(game)
        self._network = new_network(game, read_network_weights(game, network_file) if network_file else None)
        self._grow, self._describe = tree_search(game), network_entry_points(game).describe
        per_try = 1 if game.rules.hidden is None else HIDDEN_NODES * game.most_seats
        self._nodes = new_nodes(game, game.most_seats + per_try * (1 + max(teacher.tries, teacher.quick_tries)))
        self._legal, self._spares = (
            np.zeros(game.rules.max_legal, np.int32),
            new_states(game.rules.state, game.rules.spares),
        )

    def play(self, plan: TrainingPlan, players: int, seed: int) -> Samples:
        """Play the game with this seed; return its decisions as samples."""
        game, rng = self.game, np.random.default_rng(seed)
        match = Match(game, players, seed, drawn_options(game, players, rng))
        states, seats, decisions, sides = match.states, match.seats, list[SearchedDecision](), list[SearchedDecision]()
        buffers, last_seat, number = self._buffers(match, seed), NONE, 0
        while (seat := seat_to_move(states)) >= 0:
            count = int(game.entry_points.legal(states, 0, self._legal))
            action = int(self._legal[0])
            if count > 1:
                is_full = bool(rng.random() < self.teacher.full_share)
                decision = self._decide(states, buffers, count, seats, is_full)
                action, number = chosen_action(decision, number < plan.sampled, rng), number + 1
                if not plan.turn_starts or seat != last_seat:
                    decisions.append(decision)
                    for _ in range(plan.side_positions):
                        side = self._side_turn if plan.turn_starts else self._side_position
                        sides += side(states, buffers, seats, rng)
                last_seat = seat
            elif seat != last_seat:
                last_seat = NONE
            game.entry_points.apply(states, 0, action, NO_LOG)
        chances, leads = final_result(match)
        line = to_samples(game, decisions, chances, leads, plan.trace, plan.policy)
        return join([line, *(to_samples(game, [side], side.chances, side.leads, 0, plan.policy) for side in sides)])

    def play_greedily(self, plan: TrainingPlan, players: int, seed: int) -> Samples:
        """Play the game with this seed, with noisy greedy bots in all seats; return its decisions as samples."""
        game, rng = self.game, np.random.default_rng(seed)
        match = Match(game, players, seed, drawn_options(game, players, rng))
        states, decisions, last_seat = match.states, list[SearchedDecision](), NONE
        noise = rng.choice(FIRST_NOISE, match.seats)
        self._runner.reseed(seed)
        while (seat := seat_to_move(states)) >= 0:
            count = int(game.entry_points.legal(states, 0, self._legal))
            action = int(self._legal[0])
            if count > 1:
                if not plan.turn_starts or seat != last_seat:
                    decisions.append(self._describe_only(states, match.seats))
                action = self._greedy_action(states, noise[seat], rng)
                last_seat = seat
            elif seat != last_seat:
                last_seat = NONE
            game.entry_points.apply(states, 0, action, NO_LOG)
        return to_samples(game, decisions, *final_result(match), 1, plan.policy)

    def _buffers(self, match: Match, seed: int) -> Any:
        """Return buffers for the searches of a match."""
        buffers: Any = new_buffers(self.game, match.seats, network=self._network)
        records(buffers.generators, Generator)[0].chance = np.uint64(seed)
        target, is_solo = match.target, match.seats == 1
        facts = {
            "players": match.seats,
            "cooperative": target is not None or is_solo,
            "target": expected_score(self.game, match.states) if target is None and is_solo else target or 0,
            "root_complete": 0,
        }
        settings = settings_of(self.game, len(match.people))
        for name, value in {**settings, **self.teacher.settings, **facts}.items():
            setattr(records(buffers.settings)[0], name, value)
        return buffers

    def _side_position(
        self, states: States, buffers: Any, seats: int, rng: np.random.Generator
    ) -> list[SearchedDecision]:
        """Return a position after some random actions, judged by a quick search.

        The list is empty if the game ends first.
        """
        game, side = self.game, copy_states(states)
        game.entry_points.redeal(side, 0, seat_to_move(side), int(rng.integers(SEED_LIMIT)))
        remaining = int(rng.integers(1, MAX_RANDOM + 1))
        while seat_to_move(side) >= 0:
            count = int(game.entry_points.legal(side, 0, self._legal))
            if count > 1 and remaining == 0:
                return [self._decide(side, buffers, count, seats, False)]
            remaining -= count > 1
            game.entry_points.apply(side, 0, int(self._legal[rng.integers(count)]), NO_LOG)
        return []

    def _side_turn(self, states: States, buffers: Any, seats: int, rng: np.random.Generator) -> list[SearchedDecision]:
        """Let a noisy greedy bot finish the turn; return the start of the next turn, judged by a quick search."""
        game, side, first_seat = self.game, copy_states(states), seat_to_move(states)
        game.entry_points.redeal(side, 0, first_seat, int(rng.integers(SEED_LIMIT)))
        has_changed = False
        while (seat := seat_to_move(side)) >= 0:
            has_changed = has_changed or seat != first_seat
            count = int(game.entry_points.legal(side, 0, self._legal))
            action = int(self._legal[0])
            if count > 1:
                if has_changed:
                    return [self._decide(side, buffers, count, seats, False)]
                action = self._greedy_action(side, SIDE_NOISE, rng)
            game.entry_points.apply(side, 0, action, NO_LOG)
        return []

    def _greedy_action(self, states: States, noise: float, rng: np.random.Generator) -> int:
        """Return what a greedy bot with some noise would play."""
        self._runner.states[:] = states
        self.game.entry_points.redeal(self._runner.states, 0, seat_to_move(states), int(rng.integers(SEED_LIMIT)))
        return self._runner.choose(noise)

    def _describe_only(self, states: States, seats: int) -> SearchedDecision:
        """Return a decision with only its position, because nothing was searched."""
        seat, nothing = seat_to_move(states), np.zeros(0, np.int64)
        return SearchedDecision(
            seat, self._features(states, seat), nothing, nothing, nothing, False, np.zeros(seats), np.zeros(seats)
        )

    def _features(self, states: States, seat: int) -> Array:
        """Return the input of the network."""
        features = np.zeros(self.game.learning.feature_count, np.int16)
        self._describe(states, 0, seat, features)
        return features

    def _decide(self, states: States, buffers: Any, count: int, seats: int, is_full: bool) -> SearchedDecision:
        """Search a position and return what the search found."""
        seat, legal, tree = seat_to_move(states), self._legal[:count].copy(), records(self._nodes, Node)
        trees = len(buffers.roots)
        self._nodes[:trees] = 0
        for root in range(trees):
            tree[root].child = tree[root].sibling = NONE
        buffers.roots[:] = np.roll(np.arange(trees), seat % trees)
        self._grow(self._nodes, trees, states, buffers, self.teacher.tries if is_full else self.teacher.quick_tries)
        visits, child = dict[int, int](), tree[0].child
        while child != NONE:
            visits[int(tree[child].action)] = int(tree[child].visits)
            child = tree[child].sibling
        chances, leads = (np.array(sums[:seats]) / tree[0].visits for sums in (tree[0].chances, tree[0].leads))
        tries = np.array([visits.get(action, 0) for action in legal.tolist()])
        features, weights = self._features(states, seat), self._weights(states, legal)
        return SearchedDecision(seat, features, legal, weights, tries, is_full, chances, leads)

    def _weights(self, states: States, legal: Array) -> Array:
        """Return the weights of actions, as the seat to move knows the position."""
        guess, weights = copy_states(states), np.zeros(len(legal))
        self.game.entry_points.redeal(guess, 0, seat_to_move(guess), 0)
        self.game.entry_points.weigh(guess, 0, legal, len(legal), weights, self._spares)
        return weights


def drawn_options(game: Game, players: int, rng: np.random.Generator) -> dict[str, str]:
    """Return options of a game, drawn at random from those that vary in daily challenges."""
    names = {option.name for option in game.options if option.applies_to(players)}
    return {name: str(rng.choice(values)) for name, values in game.extras.daily.items() if name in names}


def final_result(match: Match) -> tuple[Array, Array]:
    """Return the share of the win and the lead of every seat at the end of a match."""
    game, seats = match.game, match.seats
    scores, ranks = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    game.entry_points.result(match.states, 0, np.zeros((game.rules.rows, seats), np.int64), scores, ranks)
    return result(scores, ranks, match.target)


def learned_visits(visits: Array) -> Array:
    """Return the visits minus the first one of each action, which every action in the tree gets."""
    fewer = np.maximum(visits - 1, 0)
    return fewer if fewer.any() else visits


def chosen_action(decision: SearchedDecision, is_sampled: bool, rng: np.random.Generator) -> int:
    """Return the action with the most visits, or one drawn in proportion to visits."""
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


def to_samples(
    game: Game, decisions: list[SearchedDecision], chances: Array, leads: Array, trace: float, policy: bool
) -> Samples:
    """Return the decisions of a game as samples; without a policy to learn, they list no actions.

    Each one learns from a mean of the searches from there on and of the result, TD(λ) with λ = `trace`.
    """
    seats, width = len(chances), game.rules.max_legal if policy else 0
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
        chances, leads = trace * chances + (1 - trace) * each.chances, trace * leads + (1 - trace) * each.leads
        if policy:
            samples.legal[i, : len(each.legal)] = each.legal
            samples.weights[i, : len(each.legal)] = each.weights
        if policy and each.is_full:
            samples.visits[i, : len(each.legal)] = learned_visits(each.visits)
        samples.outlook[i, :seats] = np.roll(chances, -each.seat)
        samples.outlook[i, game.most_seats : game.most_seats + seats] = np.roll(leads, -each.seat)
    return samples


@lru_cache(1)
def player(name: str, teacher: bytes, network_file: Path | None) -> Player:
    """Return the player of this process, for the latest network."""
    return Player(registry.game(name), msgspec.json.decode(teacher, type=Teacher), network_file)


def play_games(name: str, plan: TrainingPlan, network_file: Path | None, games: list[tuple[int, int]]) -> Samples:
    """Play games, each given by its number of players and its seed, in a worker process."""
    teacher = plan.teacher if network_file else plan.first
    current = player(name, msgspec.json.encode(teacher or plan.teacher), network_file)
    play = current.play if teacher else current.play_greedily
    return join([play(plan, players, seed) for players, seed in games])
