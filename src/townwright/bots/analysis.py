"""The analysis of a match: how good each decision or turn was, from what its player knew then."""

import time
from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum
from itertools import pairwise, takewhile
from typing import NamedTuple

import msgspec

from townwright.bots.action_sentences import ActionSentence, describe_action, describe_move
from townwright.bots.advice import compare_actions
from townwright.bots.bot import SearchBot, redealt_copy
from townwright.bots.comparison import ComparedEstimate, compare_lines
from townwright.bots.differences import Difference
from townwright.bots.search import Budget, Clock, Estimate
from townwright.bots.thought import differences
from townwright.bots.tree import DEFAULT_SETTINGS
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.played_action import PlayedAction
from townwright.core.turns import describe_turn, ends_turn, turn_starts

#: A decision that loses this much is a mistake, or a blunder; `loss_of` defines the scale from 0 to 1.
MISTAKE = 0.06
BLUNDER = 0.15
#: In a game that can have more decisions than this, whole turns are judged.
LONG_GAME = 100
#: The time of later searches of a turn is divided by this: they reuse the tree of the first one.
LATER_SEARCH_DIVISOR = 4
#: Maximum number of decisions judged again; share of the time for the first look at all of them.
MAX_SECOND_LOOKS, QUICK_SHARE = 10, 0.4
#: The longest second look at a decision.
MAX_SECOND_LOOK_MILLISECONDS = 2000
#: Whole turns are searched by CPU time, so that a busy machine judges them as well as an idle one.
CLOCK: Clock = time.thread_time
#: The default budget of each search of a decision.
DECISION_BUDGET = Budget(milliseconds=200)


class Mark(StrEnum):
    """The verdict on a decision."""

    GOOD = "good"  # the best, and clearly better than the others
    FINE = "fine"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


MISTAKES = (Mark.MISTAKE, Mark.BLUNDER)


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """How good one decision or turn was; `number` is that of its first action in the match.

    >>> match = new(game_names()[0], seed=7)
    >>> played = match.play(match.legal[0])
    >>> [(judgement.number, judgement.seat) for judgement in analyse(match, Budget(tries=2))] == [(1, played[0].seat)]
    True
    """

    number: int
    seat: int
    played: str
    played_sentence: ActionSentence | None = None  # the action in words
    best: str
    best_sentence: ActionSentence | None = None
    mark: Mark
    cost: float  # points of lead lost compared with the best
    chance_lost: float
    chances: list[float]  # of every seat to win, if the best is played
    leads: list[float]
    #: The rows that differ most between the best and what was played; empty if the best was played.
    reasons: list[Difference]
    last: int = 0  # number of the last action of a turn that is judged as a whole; 0: one decision
    best_line: list[str] = []  # the decisions of the better turn, `best` first
    played_turn: list[ActionSentence] = []  # the turn as phrases that follow the player's name
    best_turn: list[ActionSentence] = []  # as imperatives, in a game that has them (`plan-…`)


class Span(NamedTuple):
    """The actions that are judged together: those from `start` up to `end` in the history of a match."""

    start: int
    end: int
    whole_turn: bool


def analyse(
    match: Match, budget: Budget = DECISION_BUDGET, seed: int = 0, only: Collection[int] | None = None
) -> Iterator[Judgement]:
    """Judge every decision of a match so far, in turn, from what the deciding seat knew then.

    In a long game, whole turns are judged. What was played and the best found are searched equally long on the same
    guesses. `only` are the numbers of the actions to judge.

    >>> list(analyse(new(game_names()[0])))
    []
    """
    for span in spans(match):
        if only is None or span.start + 1 in only:
            judge = judge_turn if span.whole_turn else judge_decision
            yield judge(match.at(span.start), match.history[span.start : span.end], budget, seed + span.start)


def review(match: Match, milliseconds: int = 200, seed: int = 0) -> Iterator[Judgement]:
    """Judge every decision quickly, then spend the rest of the time on judging the worst ones again.

    A judgement replaces an earlier one with the same number. `milliseconds` is the mean time of a decision.

    >>> list(review(new(game_names()[0])))
    []
    """
    judgements: dict[int, Judgement] = {}
    for each in analyse(match, quick_budget(match.game, milliseconds), seed):
        judgements[each.number] = each
        yield each
    again = worst_mistakes(match.game, list(judgements.values()))
    budget = long_budget(match.game, milliseconds, len(judgements), len(again))
    yield from analyse(match, budget, seed, again)


def spans(match: Match) -> list[Span]:
    """Return the decisions of a match that offered a choice; in a long game, its turns.

    A turn is divided wherever something is revealed, because the player could not foresee what came after it.
    """
    history, revealed, decisions = match.history, [0] * (len(match.history) + 1), set[int]()
    for earlier in match.replay():
        number = len(earlier.history)
        revealed[number] = int(earlier.state.revealed)
        if number < len(history) and len(earlier.codes) > 1:
            decisions.add(number)
    starts = set(turn_starts(match.game, history))
    if match.game.rules.max_length <= LONG_GAME:
        return [Span(number, number + 1, False) for number in sorted(decisions)]
    starts |= {number for number in range(1, len(history)) if revealed[number] != revealed[number - 1]}
    parts = [*sorted(starts), len(history)]
    result = []
    for start, end in pairwise(parts):
        first = next((number for number in range(start, end) if number in decisions), None)
        if first is not None:
            result.append(Span(first, end, True))
    return result


def judge_decision(match: Match, played: Sequence[PlayedAction], budget: Budget, seed: int) -> Judgement:
    """Judge a decision; `match` is the match before it."""
    code = match.game.wording.encode(played[0].action)
    compared = compare_actions(match, seed, budget, 2, also=[code]).estimates
    estimates = {each.action: each for each in compared}
    actual = estimates.pop(code)
    other = max(estimates.values(), key=lambda each: each.value, default=actual)
    mark, best = verdict(match, actual, other)
    return judgement(match, played[0], best.action, actual, best, mark, seed)


def judge_turn(match: Match, played: Sequence[PlayedAction], budget: Budget, seed: int) -> Judgement:
    """Judge a whole turn; `match` is the match before it."""
    better = best_turn(match, budget, seed)
    lines = list(dict.fromkeys(tuple(codes(match, turn)) for turn in (played, better)))
    actual, *others = compare_lines(match, lines, seed, budget, CLOCK)
    mark, best = verdict(match, actual, others[0] if others else actual)
    if mark is Mark.GOOD:  # the search missed it; a turn has no second best to be compared with
        mark = Mark.FINE
    line = played if best is actual else better
    result = judgement(match, played[0], codes(match, line)[0], actual, best, mark, seed)
    result = msgspec.structs.replace(result, last=played[-1].number, best_line=[each.action.text for each in line])
    played_turn, best_phrases = phrases(match, played), phrases(match, line)
    if line is played or played_turn != best_phrases:
        plan = phrases(match, line, "plan") or best_phrases
        return msgspec.structs.replace(result, played_turn=played_turn, best_turn=plan)
    return describe_difference(match, result, played, line, seed)


def describe_difference(
    match: Match, result: Judgement, played: Sequence[PlayedAction], line: Sequence[PlayedAction], seed: int
) -> Judgement:
    """Return the judgement with the sentences of the first decision in which two turns differ."""
    later = match.at(len(match.history))
    pairs = zip(codes(match, played), codes(match, line), strict=False)
    same, start = next((at for at, (one, other) in enumerate(pairs) if one != other), 0), len(later.history)
    while len(later.history) - start < same:
        later.play(line[len(later.history) - start].action)
    guess = redealt_copy(later, seed)
    return msgspec.structs.replace(
        result,
        played_sentence=describe_action(later, guess, codes(match, played)[same]),
        best_sentence=describe_move(later, guess, codes(match, line)[same]),
    )


def judgement(
    match: Match, played: PlayedAction, better: int, actual: Estimate, best: Estimate, mark: Mark, seed: int
) -> Judgement:
    """Return the judgement of an action, from the estimates of what was played and of the best."""
    seat, guess = played.seat, redealt_copy(match, seed)
    return Judgement(
        number=played.number,
        seat=seat,
        played=played.action.text,
        played_sentence=describe_action(match, guess, match.game.wording.encode(played.action)),
        best=match.decode(better).text,
        best_sentence=describe_move(match, guess, better),
        mark=mark,
        cost=float(best.leads[seat] - actual.leads[seat]),
        chance_lost=float(best.chances[seat] - actual.chances[seat]),
        chances=best.chances.tolist(),
        leads=best.leads.tolist(),
        reasons=differences(match, best, actual),
    )


def verdict(match: Match, actual: ComparedEstimate, best: ComparedEstimate) -> tuple[Mark, ComparedEstimate]:
    """Return the mark for what was played, and the better of the two estimates.

    If the difference may be chance, nothing better is known than what was played.
    """
    seat = match.to_move
    assert seat is not None
    if best.is_noise(actual, seat):
        return Mark.FINE, actual
    chance, chance_lost = float(best.chances[seat]), float(best.chances[seat] - actual.chances[seat])
    cost = float(best.leads[seat] - actual.leads[seat])
    loss = loss_of(match.game, chance, chance_lost, cost)
    if loss < 0:
        return Mark.GOOD if loss <= -MISTAKE else Mark.FINE, actual
    if loss < MISTAKE or cost < 0:  # if win chance and points disagree, it is not a mistake
        return Mark.FINE, best
    return Mark.BLUNDER if loss >= BLUNDER else Mark.MISTAKE, best


def loss_of(game: Game, chance: float, chance_lost: float, cost: float) -> float:
    """Return what a decision loses, at most about 1: win chance and points, weighted as in the search.

    Below 0, it was better than the best found. `chance` is the win chance after the best decision. The closer the
    chance stays to 0 or 1, the more the points count, so that a game that is lost or won anyway is judged by points.
    """
    settings = {**DEFAULT_SETTINGS, **game.extras.search}
    nearest = min(max(0.5, min(chance, chance - chance_lost)), max(chance, chance - chance_lost))  # to an even game
    winning = settings["winning"] * 4 * nearest * (1 - nearest)
    return winning * chance_lost + (1 - winning) * cost / (2 * settings["scale"])


def best_turn(match: Match, budget: Budget, seed: int) -> list[PlayedAction]:
    """Return the best turn found: the actions up to its end, or up to the next reveal."""
    later, seat, revealed = match.at(len(match.history)), match.to_move, match.state.revealed
    player, turn = SearchBot("turn", budget, seed=seed, clock=CLOCK), list[PlayedAction]()
    while later.to_move == seat and later.state.revealed == revealed:
        turn += later.play(player.choose(later))
        if any(each.seat != seat or ends_turn(match.game, each) for each in turn):
            break
        player.budget = divide_budget(budget, LATER_SEARCH_DIVISOR)
    return list(takewhile(lambda each: each.seat == seat, turn))


def divide_budget(budget: Budget, times: int) -> Budget:
    """Return a budget divided by a number."""
    return Budget(
        budget.tries and max(1, budget.tries // times), budget.milliseconds and max(1, budget.milliseconds // times)
    )


def codes(match: Match, turn: Sequence[PlayedAction]) -> list[int]:
    """Return the codes of the actions of a turn."""
    return [match.game.wording.encode(each.action) for each in turn]


def phrases(match: Match, turn: Sequence[PlayedAction], family: str = "did") -> list[ActionSentence]:
    """Return a turn as phrases: `did-…` follow the name of its player, `plan-…` are imperatives."""
    events = [event for each in turn for event in each.events]
    turn_phrases = describe_turn(match.game, turn[0].seat, events, family=family, in_order=True)
    return [ActionSentence(each.message, each.arguments) for each in turn_phrases]


def loss(game: Game, judgement: Judgement) -> float:
    """Return what a judged decision lost, on the scale of `loss_of`."""
    return loss_of(game, judgement.chances[judgement.seat], judgement.chance_lost, judgement.cost)


def worst_mistakes(game: Game, judgements: Sequence[Judgement]) -> list[int]:
    """Return the numbers of the decisions that seem to have lost most; they deserve another, longer look."""
    losses = {each.number: loss(game, each) for each in judgements if each.mark in MISTAKES}
    return sorted(sorted(losses, key=lambda number: -losses[number])[:MAX_SECOND_LOOKS])


def quick_budget(game: Game, milliseconds: int) -> Budget:
    """Return the budget of the first look at each decision; `milliseconds` is the mean time of a decision."""
    return Budget(milliseconds=max(1, int(QUICK_SHARE * milliseconds / search_count(game))))


def long_budget(game: Game, milliseconds: int, decisions: int, again: int) -> Budget:
    """Return the budget of the second look: the rest of the time, for the decisions judged again."""
    share = (1 - QUICK_SHARE) * milliseconds * decisions / max(1, again)
    return Budget(milliseconds=max(1, int(min(MAX_SECOND_LOOK_MILLISECONDS, share) / search_count(game))))


def search_count(game: Game) -> int:
    """Return how many searches it takes to judge a decision; a game's own search compares all in one."""
    return 4 if game.extras.searcher is None else 2
