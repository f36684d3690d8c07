"""Advice: what to play now and why, and how good each decision of a finished game was."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

import msgspec

from townwright.bots.action_sentences import ActionSentence, describe_action, describe_move
from townwright.bots.bot import redealt_copy
from townwright.bots.game_search import game_search
from townwright.bots.reasons import Difference
from townwright.bots.search import Budget, Estimate, solve_ending, think
from townwright.bots.thought import differences
from townwright.core.action import Action
from townwright.core.errors import NotPossible, problem
from townwright.core.match import Match
from townwright.core.played_action import PlayedAction

#: The most actions to suggest.
SUGGESTIONS = 5
#: A decision that loses this much of the value (0 to 1) is a mistake, or a blunder.
MISTAKE = 0.06
BLUNDER = 0.15
#: The default budget for the analysis of one decision.
DECISION_BUDGET = Budget(milliseconds=200)


class Suggestion(msgspec.Struct, frozen=True):
    """An action worth considering.

    >>> first, *others = suggest(new(game_names()[0], seed=7), milliseconds=20)
    >>> 0 <= first.chance <= 1
    True
    """

    action: Action
    sentence: ActionSentence | None  # the action in words
    value: float  # expected lead at the end: points ahead of the best rival, or above the target
    chance: float  # to win, from 0 to 1
    reasons: list[Difference]  # largest differences from the next best action; for the last action, from the best


class Mark(StrEnum):
    """The verdict on a decision."""

    GOOD = "good"  # the best, and clearly better than the others
    FINE = "fine"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Judgement(msgspec.Struct, frozen=True):
    """The value of one decision; `number` is that of the action in the match.

    >>> match = new(game_names()[0], seed=7)
    >>> played = match.play(match.legal[0])
    >>> [(judgement.number, judgement.seat) for judgement in analyse(match, Budget(tries=2))] == [(1, played[0].seat)]
    True
    """

    number: int
    seat: int
    played: str
    played_sentence: ActionSentence | None  # the action in words
    best: str
    best_sentence: ActionSentence | None
    mark: Mark
    cost: float  # points of lead lost compared with the best
    chance_lost: float
    chances: list[float]  # of every seat to win, if the best is played
    leads: list[float]
    reasons: list[Difference]  # largest differences from the best action; empty if the best was played


def suggest(match: Match, seat: int | None = None, milliseconds: int = 1000, seed: int = 0) -> list[Suggestion]:
    """Return the best actions of the player to move, best first, from what their seat knows.

    Half the time goes into finding them, the other half into trying each of them equally long on the same guesses. With
    a `seat`, an error is raised unless it is this seat's turn.

    >>> match = new(game_names()[0], seed=7)
    >>> all(suggestion.action in match.legal for suggestion in suggest(match, milliseconds=20))
    True
    """
    if match.to_move is None:
        raise problem(NotPossible, "game-over")
    seat = match.to_move if seat is None else seat
    if seat != match.to_move:
        raise problem(NotPossible, "not-your-turn", seat=match.players[match.to_move])
    half = max(1, milliseconds // 2)
    estimates, proved = compare_actions(match, seed, Budget(milliseconds=half), SUGGESTIONS, half)
    estimates.sort(key=lambda each: (each.action != proved, -each.value))
    guess = redealt_copy(match, seed)
    return [
        Suggestion(
            match.decode(each.action),
            describe_move(match, guess, each.action),
            float(each.leads[seat]),
            float(each.chances[seat]),
            differences(match, each, estimates[i + 1] if i + 1 < len(estimates) else estimates[0]),
        )
        for i, each in enumerate(estimates)
    ]


def analyse(match: Match, budget: Budget = DECISION_BUDGET, seed: int = 0) -> Iterator[Judgement]:
    """Judge every decision of a match so far, in turn, from what the deciding seat knew then.

    The action that was played, the best one found and the next best are tried equally long on the same guesses.

    >>> list(analyse(new(game_names()[0])))
    []
    """
    for earlier in match.replay():
        number = len(earlier.history)
        if len(earlier.codes) > 1 and number < len(match.history):
            yield judge_decision(earlier, match.history[number], budget, seed + number)


def judge_decision(match: Match, played: PlayedAction, budget: Budget, seed: int) -> Judgement:
    """Judge a decision; `match` is the game before it."""
    code, seat, guess = match.game.wording.encode(played.action), played.seat, redealt_copy(match, seed)
    compared, _ = compare_actions(match, seed, budget, 2, also=[code])
    estimates = {each.action: each for each in compared}
    actual = estimates.pop(code)
    best = max(estimates.values(), key=lambda each: each.value, default=actual)
    loss = best.value - actual.value
    mark = Mark.FINE
    if loss <= -MISTAKE:
        mark = Mark.GOOD
    elif loss >= BLUNDER:
        mark = Mark.BLUNDER
    elif loss >= MISTAKE:
        mark = Mark.MISTAKE
    if loss < 0:
        best = actual
    return Judgement(
        played.number,
        seat,
        played.action.text,
        describe_action(match, guess, code),
        match.decode(best.action).text,
        describe_move(match, guess, best.action),
        mark,
        float(best.leads[seat] - actual.leads[seat]),
        float(best.chances[seat] - actual.chances[seat]),
        best.chances.tolist(),
        best.leads.tolist(),
        differences(match, best, actual),
    )


def compare_actions(
    match: Match, seed: int, budget: Budget, most: int, milliseconds: int = 0, also: Sequence[int] = ()
) -> tuple[list[Estimate], int | None]:
    """Estimate the best actions and some others; return the estimates, and the action that is proved best.

    Candidates get the budget each, or share the milliseconds. A game's own search needs no more time to compare them.
    """
    guess = redealt_copy(match, seed)
    own_search = game_search(match, guess)
    if own_search:
        own_search.think(budget)
        ranked = own_search.actions
    else:
        ranked = [each.action for each in think(match, guess, seed, budget)]
    exact = solve_ending(match, guess, budget.milliseconds) if budget.milliseconds else None
    best = list(dict.fromkeys([exact.action, *ranked] if exact else ranked))[:most]
    candidates = list(dict.fromkeys([*also, *best]))
    if own_search:
        estimates = own_search.estimates(candidates)
    else:
        each_budget = Budget(milliseconds=max(1, milliseconds // len(candidates))) if milliseconds else budget
        estimates = [search_action(match, action, seed, each_budget) for action in candidates]
    return estimates, exact.action if exact else None


def search_action(match: Match, action: int, seed: int, budget: Budget) -> Estimate:
    """Search one action of a position."""
    return think(match, redealt_copy(match, seed), seed, budget, only=[action], sheets=True)[0]
