"""Reports on an analysed match: accuracy, key moments, and the reasons in words."""

from collections.abc import Sequence

import msgspec

from townwright.bots.action_sentences import ActionSentence
from townwright.bots.analysis import BLUNDER, MISTAKES, Judgement, loss
from townwright.bots.comparison import Measure
from townwright.bots.differences import capitalised, join_reasons, plain_number, say_differences
from townwright.core.errors import join_phrases
from townwright.core.game import Game
from townwright.core.match import Match

#: Maximum number of key moments per player.
KEY_MOMENTS = 3
#: A win chance closer than this to 0 or 1 says little.
FLAT = 0.05
#: The smallest loss of win chance that is worth mentioning.
NOTEWORTHY_CHANCE = 0.02


class PlayerReport(msgspec.Struct, frozen=True):
    """How well a seat played: accuracy in percent, points lost, and its key moments, worst first."""

    seat: int
    accuracy: float | None  # None without a decision
    points_lost: float
    moments: list[int]


def player_reports(game: Game, judgements: Sequence[Judgement], seats: int) -> list[PlayerReport]:
    """Return how well each seat played.

    A decision that loses nothing counts 100%, a blunder at most half of that; the accuracy is the mean.
    """
    return [_report(game, seat, [each for each in judgements if each.seat == seat]) for seat in range(seats)]


def _report(game: Game, seat: int, judgements: Sequence[Judgement]) -> PlayerReport:
    losses = {each.number: max(0.0, loss(game, each)) for each in judgements}
    worst = sorted((each for each in judgements if each.mark in MISTAKES), key=lambda each: -losses[each.number])
    return PlayerReport(
        seat,
        100 * sum(0.5 ** (each / BLUNDER) for each in losses.values()) / len(losses) if losses else None,
        sum(max(0.0, each.cost) for each in judgements),
        [each.number for each in worst[:KEY_MOMENTS]],
    )


def is_flat(judgements: Sequence[Judgement], seat: int) -> bool:
    """Return whether a seat's win chance was near 0 or 1 most of the game, so that points say more."""
    in_doubt = sum(FLAT < each.chances[seat] < 1 - FLAT for each in judgements)
    return 2 * in_doubt < len(judgements)


def is_improvable(judgement: Judgement) -> bool:
    """Return whether a better choice is known."""
    return judgement.mark in MISTAKES or round(judgement.cost, 1) > 0


def loss_measure(judgement: Judgement) -> Measure:
    """Return how to state the loss of a decision: in win chance, or in points if that hardly changed."""
    return Measure.CHANCE if judgement.chance_lost >= NOTEWORTHY_CHANCE else Measure.POINTS


def describe_judgement(
    match: Match, judgement: Judgement, language: str = "en", reader: int | None = None
) -> list[str]:
    """Return in words what was played and, if something was better, what and why.

    `reader` is the seat to address as “you”.
    """
    speak, names = match.game.words(language), match.players

    def say(phrases: Sequence[ActionSentence], sentence: ActionSentence | None, text: str) -> str:
        if phrases:
            did = join_phrases([each.say(speak, names) for each in phrases], speak)
            if phrases[0].message.startswith("plan-"):
                return f"{capitalised(did)}."
            return speak("analysis-turn", name=names[judgement.seat], did=did)
        return sentence.say(speak, names) if sentence else text

    played = say(judgement.played_turn, judgement.played_sentence, judgement.played)
    if not is_improvable(judgement):
        return [played]
    best = say(judgement.best_turn, judgement.best_sentence, judgement.best)
    supporting = [each for each in judgement.reasons if (each.points > 0) == (each.seat == judgement.seat)]
    reasons = say_differences(supporting, match.game, speak, names, reader)
    worth = speak(
        "analysis-worth",
        by=loss_measure(judgement).value,
        chance=speak("analysis-percent", number=round(100 * judgement.chance_lost)),
        points=plain_number(judgement.cost),
        count=len(reasons),
        reasons=join_reasons(reasons, speak),
    )
    return [played, speak("analysis-better", best=best), worth]
