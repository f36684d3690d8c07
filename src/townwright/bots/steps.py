"""Compiled steps of an environment: from one choice to the next, for one game or for a whole batch.

An environment asks only if there is a choice. Forced actions, scripted seats and the policies of the other seats are
played in between.

This module is in the same package as the policies, so that it is recompiled when they change.
"""

import math
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from townwright.bots.policy import Decide, Generators, Workspace, contains, policies, workspace_of
from townwright.core.arrays import Array1, Array2, Cube, Floats, Matrix, Numbers, int64
from townwright.core.chance import below, bits, seed_generator
from townwright.core.code_parts import machine_code
from townwright.core.entry_points import StateRecords
from townwright.core.game import Game
from townwright.core.rule import entry_point, rule
from townwright.core.state import GameState, Generator

#: In place of a noise: the caller chooses the actions of this seat.
EXTERNAL = math.nan
#: The lowest reward there is, and the reward for an illegal action.
LOWEST_REWARD = ILLEGAL_REWARD = -1.0
#: If points are the reward: the lead, or the points in a cooperative game, that earn a reward of 1.
FULL_POINTS = 100.0


class Rows(NamedTuple):
    """A batch: games that are played side by side, one row per game."""

    states: StateRecords
    generators: Generators  # for the policies, and for the seeds of later games
    actions: Numbers  # the action that each row plays
    deals: Numbers  # whether a row deals a new game instead
    legal: Matrix  # the legal actions of each row
    counts: Numbers  # the number of legal actions of each row; 0 at the end
    masks: Matrix  # the legal actions as flags; without columns if not needed
    observations: Matrix  # without columns if not needed
    finals: Matrix  # the last observation of a game that was immediately followed by the next
    rewards: Array2[float]  # one column per seat
    ended: Array1[bool]
    waits: Array1[bool]  # rows that this step leaves as they are
    noise_by_seat: Array2[float]  # the noise of each seat of the current game, or EXTERNAL
    learners: Numbers  # the learner's seat in the current game; negative if the caller plays all seats
    leads: Array2[float]  # the last lead of each seat, to reward changes; without columns if only the end is rewarded


class StepOptions(NamedTuple):
    """The options of a step, the same for all rows."""

    options: Numbers  # of the game, as `setup` takes them
    lineups: Array2[float]  # the noise of each seat, or EXTERNAL; every game draws one of these rows
    learner_by_lineup: Numbers  # the learner's seat in each of them
    cooperative: bool  # whether the game is won or lost together
    points_share: float  # how much of the reward is for points; the rest is for places
    plays: bool  # whether rows play; otherwise some get a new deal and the others pause
    auto_reset: bool  # whether the next game follows immediately


@rule
def next_seed(generator: Generator) -> int:
    """Return the seed of the next game, small enough for every JSON reader."""
    return int64(bits(generator) >> np.uint64(11))


@rule
def scaled_lead(scores: Numbers, seat: int, cooperative: bool) -> float:
    """Return the lead over the best other seat, or the common points, from -1 to 1: 100 points are 1."""
    seats = scores.shape[0]
    lead = int64(scores[seat])
    if not cooperative and seats > 1:
        best = -(1 << 31)
        for other in range(seats):
            if other != seat:
                best = max(best, int64(scores[other]))
        lead -= best
    return min(1.0, max(LOWEST_REWARD, lead / FULL_POINTS))


@rule
def result_of(ranks: Numbers, seat: int, cooperative: bool) -> float:
    """Return the share of rivals that a seat beats, minus the share that beats it.

    In a cooperative game it is 1 for a win and -1 for a loss.
    """
    if cooperative:
        return 1.0 if ranks[seat] == 1 else LOWEST_REWARD
    ahead, seats = 0.0, ranks.shape[0]
    for other in range(seats):
        ahead += (ranks[other] > ranks[seat]) - 1.0 * (ranks[other] < ranks[seat])
    return ahead / max(1, seats - 1)


@rule
def mark(mask: Numbers, out: Numbers, count: int, flag: int) -> None:
    """Write `flag` for each of the legal actions, if there is a mask."""
    if mask.shape[0] > 0:
        for i in range(count):
            mask[out[i]] = flag


@rule
def is_illegal(
    i: int,
    actions: Numbers,
    deals: Numbers,
    waits: Array1[bool],
    auto_reset: bool,
    out: Matrix,
    counts: Numbers,
    ended: Array1[bool],
) -> bool:
    """Return whether the action of a row is illegal."""
    plays = not deals[i] and not waits[i] and (not ended[i] or (auto_reset and counts[i] > 0))
    return plays and not contains(out[i], counts[i], actions[i])


@entry_point
def first_illegal(
    actions: Numbers,
    deals: Numbers,
    waits: Array1[bool],
    auto_reset: bool,
    out: Matrix,
    counts: Numbers,
    ended: Array1[bool],
) -> int:
    """Return the first row with an illegal action, or -1."""
    for i in range(actions.shape[0]):
        if is_illegal(i, actions, deals, waits, auto_reset, out, counts, ended):
            return i
    return -1


@entry_point
def seed_row(generators: Generators, i: int, seed: int) -> None:
    """Seed the generator of a row."""
    seed_generator(generators[i], seed)


@entry_point
def draw_seed(generators: Generators, i: int) -> int:
    """Draw the seed of a row's next game."""
    return next_seed(generators[i])


@entry_point
def payoffs(scores: Numbers, ranks: Numbers, cooperative: bool, points_share: float, out: Floats) -> None:
    """Write the reward of each seat at the end."""
    for seat in range(out.shape[0]):
        result = (1.0 - points_share) * result_of(ranks, seat, cooperative)
        out[seat] = result + points_share * scaled_lead(scores, seat, cooperative)


@entry_point
def scaled_leads(scores: Numbers, cooperative: bool, out: Floats) -> None:
    """Write the lead of each seat, scaled."""
    for seat in range(out.shape[0]):
        out[seat] = scaled_lead(scores, seat, cooperative)


@entry_point
def draw_below(generators: Generators, i: int, n: int) -> int:
    """Draw a number below `n` from the generator of a row."""
    return below(generators[i], n)


@cache
def row_steps(game: Game, decide: Decide) -> Any:
    """Build the rule that steps some rows of a batch, with `decide` in the seats of policies."""
    legal: Callable[[GameState, Numbers], int] = game.rules.legal
    setup, apply = game.rules.setup, game.rules.apply
    scores_, ranks_, observe_ = game.rules.scores, game.rules.ranks, game.learning.observe

    @rule
    def play_to_next_choice(
        s: GameState, noise_by_seat: Floats, generator: Generator, out: Numbers, work: Workspace
    ) -> int:
        """Play on to the next choice of the caller; write the legal actions and return their number.

        At the end of the game there are none.
        """
        copies, _, weights, spare, log = work
        while s.to_move >= 0:
            n = legal(s, out)
            action = int64(out[0])
            if n > 1:
                seat = int64(s.to_move)
                if math.isnan(noise_by_seat[seat]):
                    return n
                action = decide(s, noise_by_seat[seat], generator, copies, out, weights, spare)
            apply(s, action, log)
        return 0

    @rule
    def observe_seat(s: GameState, learner: int, out: Numbers) -> None:
        """Write the observation of the seat to move; at the end, that of the learner or the first seat."""
        if out.shape[0] > 0:
            observe_(s, int64(s.to_move) if s.to_move >= 0 else max(0, learner), out)

    @rule
    def write_rewards(
        s: GameState,
        over: bool,
        dealt: bool,
        cooperative: bool,
        points_share: float,
        results: Matrix,
        leads: Floats,
        rewards: Floats,
    ) -> None:
        """Write the rewards of all seats: for the lead when it changes or at the end, for places at the end."""
        scores_(s, results[0])
        if over:
            ranks_(s, results[0], results[1])
        for seat in range(rewards.shape[0]):
            lead = scaled_lead(results[0], seat, cooperative)
            if leads.shape[0] > 0:
                if not dealt:
                    rewards[seat] = points_share * (lead - leads[seat])
                leads[seat] = lead
            else:
                rewards[seat] = points_share * lead
            if over:
                rewards[seat] += (1.0 - points_share) * result_of(results[1], seat, cooperative)

    @rule
    def seat_players(
        generator: Generator, lineups: Array2[float], learner_by_lineup: Numbers, noise_by_seat: Floats
    ) -> int:
        """Draw who plays the next game, write the noise of each seat, and return the learner's seat."""
        lineup = below(generator, lineups.shape[0]) if lineups.shape[0] > 1 else 0
        for seat in range(lineups.shape[1]):
            noise_by_seat[seat] = lineups[lineup, seat]
        return int64(learner_by_lineup[lineup])

    @rule
    def steps(first: int, end: int, rows: Rows, step_options: StepOptions, work: Workspace, results: Matrix) -> None:
        """Deal a new game in each of these rows, play its action, or leave it as it is.

        An illegal action ends the game with the lowest reward for its seat. With `auto_reset` the next game follows at
        once; the last observation goes into `finals`.
        """
        (
            states,
            generators,
            actions,
            deals,
            legal_actions,
            counts,
            masks,
            observations,
            finals,
            rewards,
            ended,
            waits,
            noise_by_seat,
            learners,
            leads,
        ) = rows
        options, lineups, learner_by_lineup, cooperative, points_share, plays, auto_reset = step_options
        for i in range(first, end):
            if waits[i]:
                continue
            s, generator, out, action = states[i], generators[i], legal_actions[i], int64(actions[i])
            for column in range(rewards.shape[1]):
                rewards[i, column] = 0.0
            is_deal_requested = bool(deals[i])
            if auto_reset and counts[i] > 0:
                ended[i] = False
            is_dealing = is_deal_requested
            if not is_dealing and (ended[i] or not plays):
                continue
            mark(masks[i], out, counts[i], 0)
            is_legal = is_dealing or contains(out, counts[i], action)
            while True:
                counts[i] = 0
                if is_dealing:
                    learners[i] = seat_players(generator, lineups, learner_by_lineup, noise_by_seat[i])
                    setup(s, options, next_seed(generator))
                elif is_legal:
                    apply(s, action, work.log)
                if is_legal:
                    counts[i] = play_to_next_choice(s, noise_by_seat[i], generator, out, work)
                over = counts[i] == 0 and not is_dealing
                if is_legal and (over or leads.shape[1] > 0):
                    write_rewards(s, over, is_dealing, cooperative, points_share, results, leads[i], rewards[i])
                if is_dealing:
                    break
                ended[i] = over
                if not over:
                    break
                if not is_legal:
                    rewards[i, int(s.to_move)] = ILLEGAL_REWARD
                if not auto_reset:
                    break
                observe_seat(s, int64(learners[i]), finals[i])
                is_dealing = is_legal = True
            if is_deal_requested:
                ended[i] = False
            mark(masks[i], out, counts[i], 1)
            observe_seat(s, int64(learners[i]), observations[i])

    return steps


@cache
def batch_step(game: Game) -> Any:
    """Build the step of a batch; its machine code is cached on disk."""
    machine_code()
    from numba import prange

    steps = row_steps(game, policies(game).decide)

    @entry_point(package=game.package, parallel=True)
    def step(rows: Rows, step_options: StepOptions, work: Workspace, results: Cube) -> None:
        """Step every row. Each part of the rows has its own workspace."""
        size, parts = rows.states.shape[0], results.shape[0]
        for part in prange(parts):
            part_work = workspace_of(part, work)
            steps(part * size // parts, (part + 1) * size // parts, rows, step_options, part_work, results[part])

    return step
