"""The analysis of a finished game: what each decision or turn was worth, and how a player did."""

from itertools import pairwise

import msgspec
import pytest
from tests.bots.test_search import ENDINGS
from tests.play import random_match

from townwright.bots import (
    ActionSentence,
    Budget,
    Judgement,
    Mark,
    analyse,
    bot,
    describe_judgement,
    player_reports,
    review,
)
from townwright.bots.analysis import BLUNDER, MISTAKE, judge_decision, loss_of, spans, worst_mistakes
from townwright.bots.comparison import Measure
from townwright.bots.differences import Difference
from townwright.bots.reports import is_flat, is_improvable, loss_measure
from townwright.core.match import load
from townwright.core.registry import game


def test_a_blunder_is_marked_and_the_better_action_named() -> None:
    """In Sprawlopolis, the last card is placed where it costs most."""
    match = load(ENDINGS / "sprawlopolis-3.json")
    gains = {code: sum(row.points[0] for row in match.preview(code)) for code in match.codes}
    worst = min(gains, key=lambda code: gains[code])
    best = max(gains.values())
    before = match.at(len(match.history))
    played = match.play(worst)[0]
    judgement = judge_decision(before, [played], Budget(tries=60), 1)
    assert judgement.mark == Mark.BLUNDER
    assert judgement.cost == pytest.approx(best - gains[worst])
    assert gains[before.find(judgement.best) or 0] == best
    assert sum(reason.points for reason in judgement.reasons) > 0


def test_the_best_action_costs_nothing() -> None:
    match = load(ENDINGS / "sprawlopolis-3.json")
    before = match.at(len(match.history))
    played = match.play(bot("tree:60", 1).choose(match))[0]
    judgement = judge_decision(before, [played], Budget(tries=60), 1)
    assert judgement.mark in (Mark.GOOD, Mark.FINE)
    assert judgement.cost == pytest.approx(0)


@pytest.mark.parametrize("name", ["circle_the_wagons", "sprawlopolis"])
def test_every_real_decision_of_a_card_game_is_judged(name: str) -> None:
    match = random_match(name, 2)
    judgements = list(analyse(match, Budget(tries=2)))
    decisions = [each for each in match.history if len(match.at(each.number - 1).codes) > 1]
    assert [each.number for each in judgements] == [each.number for each in decisions]
    assert [each.played for each in judgements] == [each.action.text for each in decisions]
    assert all(each.chance_lost >= -1 and len(each.chances) == match.seats for each in judgements)
    assert any(each.mark in (Mark.MISTAKE, Mark.BLUNDER) for each in judgements)
    assert worst_mistakes(match.game, judgements)
    assert msgspec.json.decode(msgspec.json.encode(judgements), type=list[Judgement]) == judgements


@pytest.mark.parametrize("name", ["carrara", "circleville"])
def test_long_turns_are_judged_as_a_whole(name: str) -> None:
    """A turn is one span, cut where something is revealed; the better turn is a line of decisions."""
    match = random_match(name, 2)
    judged = spans(match)
    assert all(span.whole_turn for span in judged)
    assert all(one.end <= other.start for one, other in pairwise(judged))
    for start, end, _ in judged:
        turn = match.history[start:end]
        assert len({each.seat for each in turn}) == 1
        assert len({match.at(number).state.revealed for number in range(start, end)}) == 1
    longest = max(judged[:12], key=lambda span: span.end - span.start)
    (judgement,) = analyse(match, Budget(tries=2), only=[longest.start + 1])
    assert (judgement.number, judgement.last) == (longest.start + 1, longest.end)
    later = match.at(longest.start)
    assert later.play_line(judgement.best_line, judgement.seat)
    assert all(each.message.startswith("did-") for each in judgement.played_turn)
    assert any(words.startswith("Better: ") for words in describe_judgement(match, judgement)) == (
        judgement.mark in (Mark.MISTAKE, Mark.BLUNDER) or round(judgement.cost, 1) > 0
    )
    assert msgspec.json.decode(msgspec.json.encode(judgement), type=Judgement) == judgement


@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_where_the_chance_is_flat_points_decide(chance: float) -> None:
    """A lost solo game has mistakes too."""
    circleville = game("circleville")
    assert loss_of(circleville, chance, 0.0, 10.0) >= BLUNDER
    assert loss_of(circleville, chance, 0.0, 1.0) < MISTAKE


def test_a_win_given_away_is_a_blunder_whatever_the_points() -> None:
    assert loss_of(game("sprawlopolis"), 1.0, 1.0, 1.0) >= BLUNDER
    assert loss_of(game("sprawlopolis"), 0.5, -0.2, -1.0) < 0


def test_the_second_look_is_only_at_what_seems_to_have_lost_most() -> None:
    match = random_match("sprawlopolis", 2)
    numbers = [each.number for each in review(match, milliseconds=4)]
    first = [span.start + 1 for span in spans(match)]
    assert numbers[: len(first)] == first
    assert set(numbers[len(first) :]) < set(first)


def judged(number: int, seat: int, mark: Mark, cost: float, chance_lost: float) -> Judgement:
    return Judgement(
        number=number,
        seat=seat,
        played="pass",
        best="turn wheel",
        mark=mark,
        cost=cost,
        chance_lost=chance_lost,
        chances=[0.5, 0.5],
        leads=[0.0, 0.0],
        reasons=[],
    )


def test_a_player_has_an_accuracy_and_three_key_moments() -> None:
    judgements = [judged(each, 0, Mark.BLUNDER, 4.0 + each, 0.3) for each in (1, 2, 3, 4)]
    judgements += [judged(5, 1, Mark.FINE, 0.0, 0.0), judged(6, 1, Mark.GOOD, -3.0, -0.1)]
    one, other, none = player_reports(game("carrara"), judgements, 3)
    assert one.moments == [4, 3, 2]
    assert one.points_lost == pytest.approx(26.0)
    assert one.accuracy is not None and one.accuracy < 50
    assert other.accuracy == pytest.approx(100) and not other.moments
    assert none.accuracy is None
    assert not is_flat(judgements, 0)
    assert is_flat([msgspec.structs.replace(each, chances=[0.0, 1.0]) for each in judgements[:4]] + judgements[4:], 0)


def test_a_judgement_is_described_in_words() -> None:
    match = random_match("circle_the_wagons", 2)
    judgement = msgspec.structs.replace(
        judged(1, 0, Mark.BLUNDER, 4.2, 0.18), reasons=[Difference("desert", 0, 3.7), Difference("snow", 1, -2.0)]
    )
    assert describe_judgement(match, judgement, reader=0) == [
        "pass",
        "Better: turn wheel",
        "Worth 18% more win chance: it earns you 3.7 points in the desert, "
        "and loses Player 2 about 2 points in the snow.",
    ]
    assert "it earns Player 1 about 3.7 points in the desert" in describe_judgement(match, judgement)[2]
    flat = msgspec.structs.replace(judgement, chance_lost=0.0, reasons=[])
    assert describe_judgement(match, flat, "de")[1:] == ["Besser: turn wheel", "4,2 Punkte besser."]
    carrara = random_match("carrara", 2)
    turn = msgspec.structs.replace(
        flat, best_turn=[ActionSentence("plan-passed", {}), ActionSentence("plan-announced", {})]
    )
    assert describe_judgement(carrara, turn)[1] == "Better: Pass and announce the end."
    fine = msgspec.structs.replace(judgement, mark=Mark.FINE, cost=0.04)
    assert describe_judgement(match, fine) == ["pass"]


@pytest.mark.parametrize(
    ("judgement", "improvable", "measure"),
    [
        (judged(1, 0, Mark.BLUNDER, 4.0, 0.3), True, Measure.CHANCE),
        (judged(1, 0, Mark.MISTAKE, 4.0, 0.01), True, Measure.POINTS),
        (judged(1, 0, Mark.FINE, 0.1, 0.0), True, Measure.POINTS),
        (judged(1, 0, Mark.FINE, 0.04, 0.02), False, Measure.CHANCE),
        (judged(1, 0, Mark.GOOD, -3.0, -0.1), False, Measure.POINTS),
    ],
)
def test_which_judgements_are_improvable_and_which_number_states_the_loss(
    judgement: Judgement, improvable: bool, measure: Measure
) -> None:
    assert (is_improvable(judgement), loss_measure(judgement)) == (improvable, measure)
