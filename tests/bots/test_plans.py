"""Plans: whole turns that can be played as they are, in words of the game."""

import pytest
from tests.bots.test_action_sentences import english_words
from tests.play import play_randomly

from townwright import Match
from townwright.bots import bot
from townwright.bots.action_sentences import ActionSentence
from townwright.bots.advice import Suggestion, suggest
from townwright.bots.comparison import Measure
from townwright.bots.plans import Guess, plan_turn
from townwright.core.action import Action, Event


@pytest.mark.parametrize(("game", "actions"), [("carrara", 0), ("carrara", 40), ("circleville", 6)])
def test_a_plan_is_a_turn_that_can_be_played(game: str, actions: int) -> None:
    match = play_randomly(Match(game, ["Anna", "Ben"], seed=5), 5, most=actions)
    seat = match.to_move
    for code in match.codes[:3]:
        plan = plan_turn(match, [code])
        assert match.game.wording.encode(plan.steps[0].action) == code
        copy = match.at(len(match.history))
        played = copy.play_line([step.action for step in plan.steps], seat)
        assert len([each for each in played if not each.forced]) >= len(plan.steps) - 1
        assert {each.seat for each in played if not each.forced} == {seat}
        german = match.game.words("de")
        for step in plan.steps:
            assert step.sentence is not None
            assert english_words(step.action.text, step.sentence.say(german, match.players), german) == set()


def test_a_plan_describes_the_turn_in_one_sentence() -> None:
    match = Match("carrara", ["Anna", "Ben"], seed=5)
    build = next(code for code in match.codes if match.decode(code).text.startswith("build"))
    plan = plan_turn(match, [build])
    assert [step.action.text for step in plan.steps][-1] == "end turn"
    hint = Suggestion(match.decode(build), None, 1.0, 0.5, Measure.CHANCE, 1, False, [], plan)
    what = match.decode(build).text.removeprefix("build ").title().replace(" In ", " in ")
    assert hint.say(match).startswith(f"Build {what}")
    assert hint.say(match, "de").startswith(f"Bau {what}")
    assert hint.how_good(match) == "50% win chance"
    assert hint.how_good(match, "de") == "50\xa0% Gewinnchance"
    assert any(sentence.startswith("Right away, it earns you ") for sentence in hint.why(match))


class Everything(list[Action]):
    """All actions."""

    def __contains__(self, _: object) -> bool:
        return True


def test_a_plan_prepares_nothing_that_is_possible_already() -> None:
    match = play_randomly(Match("carrara", ["Anna", "Ben"], seed=5), 5, most=40)

    def events_of_next_turn(possible: list[Action]) -> list[Event]:
        guess = Guess(match, 0)
        while guess.is_own_turn:
            guess.play(guess.best_by_weight())
        guess.play_next_turn(possible)
        return guess.events

    everything = events_of_next_turn([])
    assert everything
    assert all(event in everything for event in events_of_next_turn(list(match.legal)))
    assert events_of_next_turn(Everything()) == []


def test_a_plan_says_what_an_opponent_could_otherwise_do_first() -> None:
    """In Carrara only one player can build a building or score a city."""
    match, player = Match("carrara", ["Anna", "Ben"], seed=1), bot("greedy", 1)
    prevents, wheel, scoring = list[ActionSentence](), 0, 0
    while not prevents:
        match.play(player.choose(match))
        wheel, scoring = match.find("turn wheel") or 0, match.find("score massa") or 0
        if {wheel, scoring} <= set(match.codes):
            prevents = plan_turn(match, [scoring], instead=[wheel]).prevents
    seat, names = match.to_move, match.players
    assert seat is not None
    words = {language: [each.say(match.game.words(language), names) for each in prevents] for language in ("en", "de")}
    other = names[1 - seat]
    assert words == {
        "en": [f"Otherwise {other} could score Massa first."],
        "de": [f"Sonst könnte {other} Massa vor dir werten."],
    }
    hint = Suggestion(
        match.decode(scoring),
        None,
        1.0,
        0.5,
        Measure.CHANCE,
        1,
        False,
        [],
        plan_turn(match, [scoring], instead=[wheel]),
    )
    assert hint.say(match).endswith(words["en"][0])
    assert plan_turn(match, [scoring], instead=[scoring]).prevents == []
    assert plan_turn(match, [scoring]).prevents == []
    match.play_line([step.action for step in plan_turn(match, [wheel]).steps], seat)
    while match.to_move != seat:
        match.play(player.choose(match))
    assert [each for each in match.history if each.action.text == "score massa"][-1].seat == 1 - seat


def test_a_game_without_words_for_plans_plans_one_action() -> None:
    match = Match("sprawlopolis", 1, seed=5)
    plan = plan_turn(match, [match.codes[0]])
    assert [match.game.wording.encode(step.action) for step in plan.steps] == [match.codes[0]]
    assert (plan.phrases, plan.prepares, plan.prevents) == ([], [], [])


def test_a_hint_to_take_a_card_shows_its_score_in_the_best_place() -> None:
    """Taking a card alone changes no points."""
    match = play_randomly(Match("circle_the_wagons", ["Anna", "Ben"], seed=6), 6, most=8)
    while not match.legal[0].text.startswith("take "):
        match.play(match.legal[0])
    seat = match.to_move or 0
    for code in match.codes:
        before, later = {row.source: row.points[seat] for row in match.score_sheet}, match.at(len(match.history))
        later.play(code)
        assert later.scores == match.scores
        sheets = [{row.source: row.points[seat] for row in later.preview(place)} for place in later.codes]
        best = max(sum(sheet.values()) for sheet in sheets)
        effects = {each.source: each.points for each in plan_turn(match, [code]).effects}
        assert effects
        assert any(
            sum(sheet.values()) == best
            and all(sheet[source] - before[source] == points for source, points in effects.items())
            for sheet in sheets
        )


@pytest.mark.parametrize("game", ["carrara", "circle_the_wagons"])
def test_order_and_number_of_hints_agree(game: str) -> None:
    match = play_randomly(Match(game, seed=6), 6, most=8)
    hints = suggest(match, milliseconds=60)
    numbers = [hint.chance if hint.measure is Measure.CHANCE else hint.lead for hint in hints]
    assert numbers == sorted(numbers, reverse=True)
    assert [hint.rank for hint in hints] == list(range(1, len(hints) + 1))
    assert len({hint.measure for hint in hints}) == 1
    assert len({frozenset(step.action for step in hint.plan.steps) for hint in hints}) == len(hints)
