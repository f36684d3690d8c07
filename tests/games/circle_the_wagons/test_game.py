"""Whole games, checked against the plain game, and what the table shows of it."""

import random
from typing import Any

import pytest
from tests.games.circle_the_wagons.boards import table_with_towns
from tests.games.circle_the_wagons.plain import CASES, CONDITIONS, PlainTable, from_grid
from tests.play import play_randomly, random_match

from townwright import Match
from townwright.core.state import new_states
from townwright.games.circle_the_wagons import GAME
from townwright.games.circle_the_wagons.components import BACKS, Condition
from townwright.games.circle_the_wagons.view import LaidCard, View


def view_of(match: Match) -> View:
    view = match.view()
    assert isinstance(view, View)
    return view


def started_match(seed: int = 1) -> Match:
    """Return a game whose start card is chosen."""
    match = Match(GAME, seed=seed)
    match.play(match.legal[0])
    return match


def test_three_scoring_cards_are_drawn_and_the_other_fifteen_lie_in_the_circle() -> None:
    for seed in range(50):
        view = view_of(Match(GAME, seed=seed))
        fronts = [place.card for place in view.circle]
        scoring_cards = set(range(18)) - set(fronts)
        assert len(fronts) == len(set(fronts)) == 15
        assert sorted(view.scoring) == sorted(Condition(BACKS[card]).id for card in scoring_cards)


def test_every_condition_is_drawn_now_and_then() -> None:
    drawn = {condition for seed in range(100) for condition in view_of(Match(GAME, seed=seed)).scoring}
    assert drawn == set(CONDITIONS)


def test_the_second_player_may_choose_any_card_as_start_card() -> None:
    match = Match(GAME, seed=3)
    assert match.to_move == 1
    assert [action.text for action in match.legal] == [f"start {place.card}" for place in view_of(match).circle]


@pytest.mark.parametrize("place", range(15))
def test_the_first_player_begins_at_the_start_card_and_goes_clockwise(place: int) -> None:
    match = Match(GAME, seed=place)
    circle = [each.card for each in view_of(match).circle]
    match.play(f"start {circle[place]}")
    assert match.to_move == 0
    assert [action.text for action in match.legal] == [f"take {card}" for card in circle[place:] + circle[:place]]


def test_who_takes_the_next_card_gives_nothing_away() -> None:
    match = started_match()
    card = view_of(match).ahead[0]
    match.play(f"take {card}")
    assert view_of(match).hands == [[card], []]
    match.play(f"place {card} at 0,0")
    assert match.to_move == 1
    assert match.legal[0].text == f"take {view_of(match).ahead[0]}"


def test_skipped_cards_go_to_the_other_player_in_the_order_of_the_circle() -> None:
    match = started_match()
    ahead = view_of(match).ahead
    match.play(f"take {ahead[3]}")
    assert view_of(match).hands == [[ahead[3]], ahead[:3]]
    assert view_of(match).ahead == ahead[4:]
    match.play(f"place {ahead[3]} at 0,0")
    for number, card in enumerate(ahead[:3]):
        assert match.to_move == 1
        assert {action.text.split()[1] for action in match.legal} == {str(card)}
        match.play(f"place {card} at {2 * number},0")
    assert match.to_move == 1
    assert match.legal[0].text == f"take {ahead[4]}"


def test_without_skipping_the_players_take_turns() -> None:
    match = started_match()
    drafters = []
    while not match.over:
        if match.legal[0].text.startswith("take"):
            drafters.append(match.to_move)
        match.play(match.legal[0])
    # The last card is the only one left and is taken without asking.
    assert drafters == [0, 1] * 7


def test_cards_received_in_the_last_turn_are_placed_before_the_game_ends() -> None:
    match = started_match()
    ahead = view_of(match).ahead
    match.play(f"take {ahead[-1]}")
    match.play(f"place {ahead[-1]} at 0,0")
    for card in ahead[:-1]:
        assert not match.over
        assert match.to_move == 1
        match.play(next(action for action in match.legal if action.text.startswith(f"place {card} ")))
    assert match.over
    assert [len(town.cards) for town in view_of(match).towns] == [1, 14]


def test_every_action_names_a_playable_card_and_one_place() -> None:
    """The plain game offers the same choices at every step of whole games."""
    for seed in range(25):
        match = Match(GAME, seed=seed)
        table = PlainTable([place.card for place in view_of(match).circle])
        draw = random.Random(seed)
        while not match.over:
            assert [action.text for action in match.legal] == table.choices()
            assert match.to_move == table.seat
            for played in match.play(draw.choice(match.codes)):
                table.play(played.action.text)
        assert table.over


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(10))
def test_many_games_offer_the_choices_of_the_plain_game(hundred: int) -> None:
    for seed in range(1000 + 100 * hundred, 1100 + 100 * hundred):
        match = Match(GAME, seed=seed)
        table = PlainTable([place.card for place in view_of(match).circle])
        draw = random.Random(seed)
        while not match.over:
            assert [action.text for action in match.legal] == table.choices()
            for played in match.play(draw.choice(match.codes)):
                table.play(played.action.text)


def test_a_card_keeps_its_place_and_turn_in_the_town() -> None:
    match = started_match()
    card = view_of(match).ahead[0]
    match.play_line([f"take {card}", f"place {card} at 0,0 turned"])
    (town, _) = view_of(match).towns
    assert town.cards == [LaidCard(card, 0, 0, True)]
    assert [(square.x, square.y) for square in town.squares] == [(0, 0), (1, 0), (0, 1), (1, 1)]
    letters = CASES["cards"][card]["front"].split()[::-1]
    assert [square.territory[0].upper() + square.icon[0] for square in town.squares] == letters


def test_every_seat_has_the_same_view() -> None:
    match = play_randomly(Match(GAME, seed=5), 5, most=12)
    assert match.view(0) == match.view(1) == match.view(None)


def test_the_view_shows_who_got_which_card_and_what_comes_next() -> None:
    match = started_match(2)
    ahead = view_of(match).ahead
    match.play_line([f"take {ahead[2]}", f"place {ahead[2]} at 0,0"])
    view = view_of(match)
    owners = {place.card: place.owner for place in view.circle}
    assert [owners[card] for card in ahead] == [1, 1, 0] + [None] * 12
    assert view.upcoming is not None
    assert view.circle[view.upcoming].card == ahead[3]
    assert (view.phase, view.to_move) == ("place", 1)


def test_the_view_of_the_beginning_and_the_end() -> None:
    match = Match(GAME, seed=2)
    assert (view_of(match).phase, view_of(match).upcoming, view_of(match).to_move) == ("start", None, 1)
    assert view_of(match).ahead == [place.card for place in view_of(match).circle]
    play_randomly(match, 2)
    assert (view_of(match).upcoming, view_of(match).to_move, view_of(match).ahead) == (None, None, [])
    assert view_of(match).hands == [[], []]


def test_events_are_public() -> None:
    match = started_match(4)
    ahead = view_of(match).ahead
    (played,) = match.play(f"take {ahead[2]}")
    assert [(event.kind, event.facts) for event in played.events] == [
        ("took", {"seat": 0, "card": ahead[2], "skipped": 2}),
        ("gave", {"seat": 0, "card": ahead[0], "to": 1}),
        ("gave", {"seat": 0, "card": ahead[1], "to": 1}),
    ]
    assert all(event.visible_to(seat) for event in played.events for seat in (0, 1, None))
    (played,) = match.play(f"place {ahead[2]} at 0,0 turned")
    facts = {"seat": 0, "card": ahead[2], "x": 0, "y": 0, "turned": 1}
    assert [(event.kind, event.facts) for event in played.events] == [("placed", facts)]


def test_the_first_and_the_last_event() -> None:
    match = random_match(GAME, 9)
    assert match.history[0].events[0].kind == "started"
    assert match.history[0].events[0].facts["seat"] == 1
    assert [event.kind for event in match.history[-1].events] == ["placed", "finished"]


def test_events_are_said_with_the_names_of_the_players() -> None:
    match = started_match(4)
    ahead = view_of(match).ahead
    (played,) = match.play(f"take {ahead[1]}")
    took, gave = played.events
    english, german = GAME.words("en"), GAME.words("de")
    assert took.say(english, ["Ada", "Bo"]) == f"Ada skips one card and takes card {ahead[1]}."
    assert gave.say(english, ["Ada", "Bo"]) == f"Ada gives card {ahead[0]} to Bo."
    assert "Ada" in took.say(german, ["Ada", "Bo"])
    assert "Bo" in gave.say(german, ["Ada", "Bo"])


@pytest.mark.parametrize("seed", range(10))
def test_preview_shows_the_sheet_as_it_will_be(seed: int) -> None:
    match = Match(GAME, seed=seed)
    draw = random.Random(seed)
    while not match.over:
        before = match.states.tobytes()
        action = match.decode(draw.choice(match.codes))
        preview = match.preview(action)
        assert match.states.tobytes() == before
        match.play(action)
        assert match.score_sheet == preview


def test_questions_name_the_card_to_place() -> None:
    match = Match(GAME, ["Ada", "Bo"], seed=6)
    assert match.question().message == "ask-start"
    match.play(match.legal[0])
    assert match.question().message == "ask-take"
    ahead = view_of(match).ahead
    match.play(f"take {ahead[2]}")
    question = match.question()
    assert (question.message, question.arguments) == ("ask-place", {"card": ahead[2], "count": 1})
    match.play(f"place {ahead[2]} at 0,0")
    assert match.question().arguments == {"card": ahead[0], "count": 2}
    play_randomly(match, 1)
    assert match.question().message == "game-over"


def test_remarks_name_the_cards_that_a_take_gives_away() -> None:
    match = started_match(6)
    ahead = view_of(match).ahead
    assert GAME.wording.remark(match.state, match.legal[0]) is None
    remark = GAME.wording.remark(match.state, match.legal[2])
    assert remark is not None
    assert remark.arguments == {"seat": 1, "cards": ahead[:2], "count": 2}
    match.play(match.legal[0])
    assert GAME.wording.remark(match.state, match.legal[0]) is None


@pytest.mark.parametrize(("phase", "topic"), [(0, "setup"), (1, "taking"), (2, "placing")])
def test_the_topic_of_the_rules_fits_the_question(phase: int, topic: str) -> None:
    states = new_states(GAME.rules.state)
    states["phase"] = phase
    match = Match(GAME, seed=1)
    match.states = states
    match._clear_cached()
    assert GAME.wording.topic(match.state) == topic
    assert topic in GAME.wording.topics


def ranks(first: list[str], second: list[str], **options: str) -> list[int]:
    match = Match(GAME, seed=1, options=options)
    match.states = table_with_towns(from_grid(first), from_grid(second), options)
    match._clear_cached()
    return match.ranks


def test_more_points_win_whatever_the_option() -> None:
    for tie in ("shared", "guns"):
        assert ranks(["Db Db"], ["Dg"], tie=tie) == [1, 2]
        assert ranks(["Dg"], ["Db Db"], tie=tie) == [2, 1]


def test_equal_points_share_the_victory() -> None:
    assert ranks(["Df"], ["Dg"]) == [1, 1]
    assert ranks(["Df"], ["Dg"], tie="shared") == [1, 1]


def test_more_guns_may_break_a_tie() -> None:
    assert ranks(["Df"], ["Dg"], tie="guns") == [2, 1]
    assert ranks(["Dg"], ["Df"], tie="guns") == [1, 2]


def test_with_as_many_guns_the_victory_is_shared_after_all() -> None:
    assert ranks(["Df"], ["Wf"], tie="guns") == [1, 1]
    assert ranks(["Dg"], ["Wg"], tie="guns") == [1, 1]


@pytest.mark.parametrize(
    ("option", "choice", "field"),
    [("boom_or_bust", "per_mine", "boom_or_bust"), ("holes", "counted", "holes"), ("tie", "guns", "tie")],
)
def test_options_are_in_the_record(option: str, choice: str, field: str) -> None:
    assert Match(GAME, seed=1).states[field][0] == 0
    match = Match(GAME, seed=1, options={option: choice})
    assert match.states[field][0] == 1
    assert match.options[option] == choice


def test_the_recommended_options() -> None:
    assert Match(GAME, seed=1).options == {"boom_or_bust": "flat", "holes": "ignored", "tie": "shared"}


def test_options_do_not_affect_anything_else() -> None:
    plain, other = Match(GAME, seed=8), Match(GAME, seed=8, options={"tie": "guns", "holes": "counted"})
    assert plain.view() == other.view()
    assert plain.codes == other.codes


def test_a_player_can_undo_all_decisions_because_nothing_is_hidden() -> None:
    match = started_match(3)
    ahead = view_of(match).ahead
    match.play(f"take {ahead[0]}")
    match.play(f"place {ahead[0]} at 0,0")
    assert int(match.states["revealed"][0]) == 0
    match.undo()
    match.undo()
    assert [action.text for action in match.legal] == [f"take {card}" for card in ahead]


def test_sources_of_points_in_order() -> None:
    match = Match(GAME, seed=1)
    rows = [row.source for row in match.score_sheet]
    assert rows == ["desert", "forest", "mountains", "plains", "snow", "water", *view_of(match).scoring]
    english: Any = GAME.words("en")
    assert [GAME.source_name(row, english) for row in rows[:3]] == ["Desert", "Forest", "Mountains"]
