"""Puzzles from a player's own mistakes in an analysed match."""

from collections import Counter
from collections.abc import Iterator

from msgspec import field

from townwright.bots.advice import compare_actions, rank
from townwright.bots.analysis import MISTAKES, Judgement, verdict
from townwright.bots.comparison import measure_of
from townwright.bots.search import Budget
from townwright.bots.thought import differences
from townwright.core.files import Json
from townwright.core.match import Match
from townwright.core.match_file import Redeal
from townwright.puzzles import Alternative, Puzzle
from townwright.puzzles.making import MAX_COMPARED, better_line, weights

#: Maximum number of decisions examined in a turn.
MAX_DECISIONS = 2
#: The time for finding and for comparing the choices of a decision.
FINDING_MILLISECONDS, COMPARING_MILLISECONDS = 800, 2000
#: Tries of each step of the better line.
LINE_TRIES = 48


class OwnPuzzle(
    Puzzle, frozen=True, kw_only=True, omit_defaults=True, rename={"redeals": "reseeds", "accepted_actions": "accepted"}
):
    """A puzzle from a player's own game; `obvious` is what they played.

    `accepted_actions` are other right answers: an analysis would not call them mistakes, or they belong to the better
    line in a different order. The game may have been redealt or have corrections.
    """

    accepted_actions: list[str] = field(default_factory=list)
    redeals: list[Redeal] = field(default_factory=list)
    components: dict[str, Json] | None = None

    def is_right(self, action: str) -> bool:
        return action == self.solution or action in self.accepted_actions

    @property
    def points_lost(self) -> float:
        """The points of lead that the player lost."""
        played = next(each for each in self.alternatives if each.action == self.obvious)
        return self.alternatives[0].lead - played.lead


def puzzle_from_mistake(match: Match, judgement: Judgement, budget: Budget | None = None) -> OwnPuzzle | None:
    """Return a puzzle at the decision of a judged turn that was clearly wrong.

    None if no single decision was. The choices are compared again, longer than in the analysis. `budget` is for tests,
    which count tries.
    """
    puzzles = (examine(match.at(number), match, budget) for number in suspicious_decisions(match, judgement))
    return next((each for each in puzzles if each is not None), None)


def suspicious_decisions(match: Match, judgement: Judgement) -> Iterator[int]:
    """Yield the number of actions before each decision of a judged turn that may be the mistake.

    These are the first decisions that are not part of the better turn.
    """
    turn = match.history[judgement.number - 1 : max(judgement.number, judgement.last)]
    better, count = Counter(judgement.best_line or [judgement.best]), 0
    for each in turn:
        if not count and better[each.action.text]:  # decisions may come in a different order
            better[each.action.text] -= 1
        elif not each.forced and count < MAX_DECISIONS:
            count += 1
            yield each.number - 1


def examine(match: Match, whole: Match, budget: Budget | None) -> OwnPuzzle | None:
    """Return the puzzle of a decision of the `whole` match; None if it was not clearly a mistake."""
    seat, number = match.to_move, len(match.history)
    assert seat is not None
    played = match.game.wording.encode(whole.history[number].action)
    finding, comparing = (budget, 0) if budget else (Budget(milliseconds=FINDING_MILLISECONDS), COMPARING_MILLISECONDS)
    compared = compare_actions(match, number, finding, MAX_COMPARED, comparing, also=[played])
    measure = measure_of(match, [float(each.chances[seat]) for each in compared.estimates])
    ranked = rank(compared, measure, seat)
    best, actual = ranked[0], next(each for each in ranked if each.action == played)
    good = [each for each in ranked[1:] if verdict(match, each, best)[0] not in MISTAKES]
    if best is actual or actual in good:
        return None
    line = better_line(match, best.action, LINE_TRIES)
    in_other_order = [
        text for text in line[1:] if (code := match.find(text)) is not None and match.decode(code).unordered
    ]
    weight_of, secret = weights(match), match.secret
    components = None if match.components is None else dict(match.components)
    return OwnPuzzle(
        id=f"{match.seed}-{number}",
        players=len(match.people),
        options=match.options,
        seed=match.seed,
        actions=[each.text for each in match.actions],
        seat=seat,
        line=line,
        alternatives=[
            Alternative(
                match.decode(each.action).text,
                round(float(each.leads[seat]), 1),
                round(float(each.chances[seat]), 2),
                [row for row in differences(match, best, each) if row.seat == seat or row.source not in secret],
            )
            for each in ranked
        ],
        obvious=match.decode(played).text,
        choices=len(match.codes),
        rank=1 + sum(weight > weight_of[best.action] for weight in weight_of.values()),
        tries=0,
        accepted_actions=list(dict.fromkeys([*(match.decode(each.action).text for each in good), *in_other_order])),
        redeals=list(match.redeals),
        components=components,
    )
