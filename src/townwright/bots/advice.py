"""Advice: what to play now, and why."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from townwright.bots.action_sentences import ActionSentence, describe_move
from townwright.bots.bot import redealt_copy
from townwright.bots.comparison import ComparedEstimate, Measure, are_equal, compare, measure_of
from townwright.bots.differences import Difference, capitalised, join_reasons, plain_number, say_differences
from townwright.bots.game_search import game_search
from townwright.bots.plans import TurnPlan, plan_turn
from townwright.bots.search import Budget, solve_ending, think
from townwright.bots.thought import differences
from townwright.core.action import Action
from townwright.core.errors import NotPossible, Sentence, join_phrases, problem
from townwright.core.match import Match

#: Maximum number of actions to suggest.
SUGGESTIONS = 5
#: The shares of the time for finding these actions and for comparing them; the rest is for planning the turn.
FINDING_SHARE, COMPARING_SHARE = 0.4, 0.5


class Suggestion(msgspec.Struct, frozen=True):
    """An action worth considering, and the turn that it begins.

    >>> first, *others = suggest(new(game_names()[0], seed=7), milliseconds=20)
    >>> 0 <= first.chance <= 1
    True
    """

    action: Action
    sentence: ActionSentence | None  # the action in words
    lead: float  # expected at the end: points ahead of the best rival, or above the target
    chance: float  # to win, from 0 to 1
    measure: Measure  # the number to show; the same for all suggestions
    rank: int  # from 1
    is_equal: bool  # as good as the first suggestion, within the error of the tries
    reasons: list[Difference]  # of the first: differences from the second; of the others: from the first
    plan: TurnPlan  # the turn that it begins
    remark: Sentence | None = None  # the game's remark about an action without a plan: which cards it gives away

    def say(self, match: Match, language: str = "en") -> str:
        """Return what to do, in words: the turn if the game has words for it, otherwise the action."""
        speak = match.game.words(language)
        if self.plan.phrases:
            turn, prepared = (
                join_phrases([each.say(speak, match.players) for each in phrases], speak)
                for phrases in (self.plan.phrases, self.plan.prepares)
            )
            more = [speak("hint-prepares", actions=prepared)] if prepared else []
            return " ".join(
                [f"{capitalised(turn)}.", *more, *(each.say(speak, match.players) for each in self.plan.prevents)]
            )
        what = self.sentence.say(speak, match.players) if self.sentence else self.action.text
        return f"{what} {capitalised(self.remark.say(language, match.players))}." if self.remark else what

    def how_good(self, match: Match, language: str = "en") -> str:
        """Return the number to show, in words."""
        speak = match.game.words(language)
        if self.measure is Measure.CHANCE:
            return speak("hint-chance", chance=round(100 * self.chance))
        cooperative = int(match.target is not None)
        return speak(
            "hint-points", points=plain_number(abs(self.lead)), ahead=int(self.lead >= 0), cooperative=cooperative
        )

    def why(self, match: Match, language: str = "en") -> list[str]:
        """Return why: its immediate effects, and how it compares with the next or the best action."""
        speak, seat = match.game.words(language), match.to_move

        def phrases(differences: Sequence[Difference]) -> str:
            return join_reasons(say_differences(differences, match.game, speak, match.players, seat), speak)

        sentences = [speak("hint-equal")] if self.is_equal else []
        if self.plan.effects:
            sentences.append(speak("hint-effects", effects=phrases(self.plan.effects)))
        if self.reasons:
            number = 2 if self.rank == 1 else 1
            sentences.append(speak("hint-compared", number=number, reasons=phrases(self.reasons)))
        return sentences


class ComparedActions(NamedTuple):
    """Estimates of actions, the decisions expected after each, and an action that is proved best."""

    estimates: list[ComparedEstimate]
    lines: dict[int, list[int]]  # the decisions expected after each action, itself included
    proved_action: int | None  # the action that is proved best, if any


def suggest(match: Match, seat: int | None = None, milliseconds: int = 1000, seed: int = 0) -> list[Suggestion]:
    """Return the best actions of the player to move, best first, from what their seat knows.

    The time is spent on finding them, on comparing them on the same guesses, and on planning their turns. With a
    `seat`, an error is raised unless it is this seat's turn.

    >>> match = new(game_names()[0], seed=7)
    >>> all(suggestion.action in match.legal for suggestion in suggest(match, milliseconds=20))
    True
    """
    if match.to_move is None:
        raise problem(NotPossible, "game-over")
    seat = match.to_move if seat is None else seat
    if seat != match.to_move:
        raise problem(NotPossible, "not-your-turn", seat=match.players[match.to_move])
    finding, comparing = (max(1, int(share * milliseconds)) for share in (FINDING_SHARE, COMPARING_SHARE))
    compared = compare_actions(match, seed, Budget(milliseconds=finding), SUGGESTIONS, comparing)
    measure = measure_of(match, [float(each.chances[seat]) for each in compared.estimates])
    ranked = rank(compared, measure, seat)
    lines = [compared.lines[each.action] for each in ranked]
    plans = [
        plan_turn(match, line, seed, looks_ahead=i < 2, instead=lines[1 - i] if i < 2 <= len(lines) else ())
        for i, line in enumerate(lines)
    ]
    distinct = without_repetitions(ranked, plans)
    best, guess = distinct[0][0], redealt_copy(match, seed)
    return [
        Suggestion(
            match.decode(each.action),
            describe_move(match, guess, each.action),
            float(each.leads[seat]),
            float(each.chances[seat]),
            measure,
            i + 1,
            i > 0 and are_equal(measure, best, each, seat),
            differences(match, each, best if i else distinct[1][0]) if len(distinct) > 1 else [],
            plan,
            None if plan.phrases else match.game.wording.remark(match.state, match.decode(each.action)),
        )
        for i, (each, plan) in enumerate(distinct)
    ]


def rank(compared: ComparedActions, measure: Measure, seat: int) -> list[ComparedEstimate]:
    """Return estimates best first; an action that is proved best comes before all others.

    The others' leads and win chances are then lowered to its own, so that none looks better.
    """

    def order(each: ComparedEstimate) -> tuple[bool, float, float]:
        chance = float(each.chances[seat]) if measure is Measure.CHANCE else 0.0
        return each.action != compared.proved_action, -chance, -float(each.leads[seat])

    first, *others = sorted(compared.estimates, key=order)
    if compared.proved_action is not None:
        for each in others:
            each.leads[seat] = min(each.leads[seat], first.leads[seat])
            each.chances[seat] = min(each.chances[seat], first.chances[seat])
    return [first, *others]


def without_repetitions(
    ranked: Sequence[ComparedEstimate], plans: Sequence[TurnPlan]
) -> list[tuple[ComparedEstimate, TurnPlan]]:
    """Return estimates with their plans; drop turns with the actions or the wording of a better one."""
    turns: dict[frozenset[Action], tuple[ComparedEstimate, TurnPlan]] = {}
    for each, plan in zip(ranked, plans, strict=True):
        if not plan.phrases or all(plan.phrases != other.phrases for _, other in turns.values()):
            turns.setdefault(frozenset(step.action for step in plan.steps), (each, plan))
    return list(turns.values())


def compare_actions(
    match: Match, seed: int, budget: Budget, most: int, milliseconds: int = 0, also: Sequence[int] = ()
) -> ComparedActions:
    """Search a position, and compare its best actions and those of `also` on the same guesses.

    `most` is the maximum number of best actions. The budget is spent on finding them. Then each action is tried with
    the same budget or, with `milliseconds`, all share that time. A game's own search needs no time to compare them, so
    it spends half of that time on finding them, too.
    """
    guess = redealt_copy(match, seed)
    own_search = game_search(match, guess)
    if own_search:
        own_search.think(Budget(tries=budget.tries, milliseconds=budget.milliseconds + milliseconds // 2))
        ranked = own_search.actions
    else:
        ranked = [each.action for each in think(match, guess, seed, budget)]
    exact = solve_ending(match, guess, budget.milliseconds) if budget.milliseconds else None
    best = list(dict.fromkeys([exact.action, *ranked] if exact else ranked))[:most]
    actions = list(dict.fromkeys([*also, *best]))
    if own_search:
        return ComparedActions(
            own_search.estimates(actions), {action: [action] for action in actions}, exact.action if exact else None
        )
    shared = Budget(tries=budget.tries, milliseconds=milliseconds or len(actions) * budget.milliseconds)
    estimates, candidates = compare(match, guess, actions, seed, shared)
    return ComparedActions(
        estimates, {each.action: each.line() for each in candidates}, exact.action if exact else None
    )
