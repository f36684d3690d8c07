"""Whole games, checked against the plain game, and what the table shows of it."""

import random

import numpy as np
import pytest
from tests.games.sprawlopolis.boards import deck, hands, placed_cards, plain_table, table_with_city, view_of
from tests.games.sprawlopolis.plain import CONDITIONS, FACES, block, from_grid
from tests.play import play_randomly, random_match

from townwright import Match, NotPossible, bot
from townwright.core.perft import perft
from townwright.games.sprawlopolis import GAME
from townwright.games.sprawlopolis.view import LaidCard

PLAYERS = [1, 2, 3, 4]


def cards_offered(match: Match) -> set[int]:
    """Return the cards that may be played now."""
    return {int(action.text.split()[1]) for action in match.legal}


# Setting up


@pytest.mark.parametrize("players", PLAYERS)
def test_three_scoring_cards_three_cards_for_the_first_player_one_for_each_other_and_a_start_card(players: int) -> None:
    for seed in range(40):
        match = Match(GAME, players, seed)
        view = view_of(match)
        all_hands = hands(match)
        assert [len(hand) for hand in all_hands] == [3] + [1] * (players - 1)
        assert len(deck(match)) == view.deck == 12 - players
        assert [(each.x, each.y, each.turned) for each in view.city.cards] == [(0, 0, False)]
        dealt = [card for hand in all_hands for card in hand]
        cards = [*(card.card for card in view.scoring), *dealt, placed_cards(match)[0][0], *deck(match)]
        assert sorted(cards) == list(range(1, 19))


def test_the_target_is_the_sum_of_the_numbers_of_the_scoring_cards() -> None:
    for seed in range(30):
        match = Match(GAME, 2, seed)
        view = view_of(match)
        assert view.target == match.target == sum(card.card for card in view.scoring)
        assert [card.condition for card in view.scoring] == [CONDITIONS[card.card - 1] for card in view.scoring]


def test_every_card_is_a_scoring_card_now_and_then() -> None:
    drawn = {card.card for seed in range(60) for card in view_of(Match(GAME, 1, seed)).scoring}
    assert drawn == set(range(1, 19))


@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_players(players: int) -> None:
    with pytest.raises(NotPossible):
        Match(GAME, players, 1)


# Playing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_reveals_places_passes_two_cards_to_the_left_and_draws(players: int) -> None:
    match = Match(GAME, players, 5)
    before, top = hands(match), deck(match)[0]
    assert [action.text for action in match.legal] == [f"reveal {card}" for card in before[0]]
    card = before[0][1]
    match.play(f"reveal {card}")
    assert (match.to_move, view_of(match).phase, view_of(match).revealed_card) == (0, "place", card)
    assert cards_offered(match) == {card}
    match.play(f"place {card} at 0,-2 turned")
    after = hands(match)
    assert after[0] == [top]
    assert after[1] == sorted([before[0][0], before[0][2], *before[1]])
    assert after[2:] == before[2:]
    assert (match.to_move, view_of(match).phase, view_of(match).revealed_card) == (1, "reveal", None)
    assert view_of(match).city.cards[-1] == LaidCard(card, 0, -2, True)


def test_a_solo_player_places_without_revealing_and_draws_back_to_three() -> None:
    match = Match(GAME, 1, 5)
    hand, top = hands(match)[0], deck(match)[0]
    assert cards_offered(match) == set(hand)
    match.play(f"place {hand[2]} at 2,0")
    assert hands(match)[0] == sorted([*hand[:2], top])
    assert (match.to_move, view_of(match).phase) == (0, "place")


@pytest.mark.parametrize(("players", "sizes"), [(1, [3, 2, 1]), (2, [3, 3, 2, 1]), (3, [3, 3, 3, 2, 1])])
def test_when_the_deck_is_empty_the_hands_are_played_out(players: int, sizes: list[int]) -> None:
    match = Match(GAME, players, 9)
    while view_of(match).deck:
        play_randomly(match, 9, most=1)
    counts = []
    while not match.over:
        if match.legal[0].text.startswith("place"):
            counts.append(len(hands(match)[match.to_move or 0]) + (players > 1))
        play_randomly(match, 9, most=1)
    assert counts == sizes
    assert hands(match) == [[]] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_ends_when_fifteen_cards_are_built(players: int) -> None:
    for seed in range(10):
        match = random_match(GAME, seed, players)
        assert len(placed_cards(match)) == 15
        assert len(match.history) == (14 if players == 1 else 28)
        assert view_of(match).deck == 0
        assert view_of(match).to_move is None


@pytest.mark.parametrize("players", PLAYERS)
def test_the_plain_game_offers_the_same_choices_at_every_step(players: int) -> None:
    for seed in range(6):
        check_against_plain_game(Match(GAME, players, seed), seed)


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
def test_many_games_offer_the_choices_of_the_plain_game(players: int) -> None:
    for seed in range(100, 400):
        check_against_plain_game(Match(GAME, players, seed), seed)


def check_against_plain_game(match: Match, seed: int) -> None:
    """Play a random game in parallel with the plain one."""
    table, draw = plain_table(match), random.Random(seed)
    while not match.over:
        texts = [action.text for action in match.legal]
        assert len(texts) == len(table.choices())
        assert set(texts) == table.choices()
        assert match.to_move == table.seat
        assert hands(match) == [sorted(hand) for hand in table.hands]
        assert deck(match) == table.deck
        for played in match.play(draw.choice(match.codes)):
            table.play(played.action.text)
    assert table.over
    assert {(each.x, each.y): (each.zone[0].upper(), set(each.road)) for each in view_of(match).city.blocks} == {
        place: (zone, set(edges)) for place, (zone, edges) in table.city.items()
    }


def test_a_forced_reveal_is_played_without_asking() -> None:
    """A player with a single card has nothing to choose."""
    match = random_match(GAME, 3, 2)
    last = match.history[-2]
    assert last.action.text.startswith("reveal")
    assert last.forced


@pytest.mark.parametrize(
    ("players", "depth", "sequences"),
    [(1, 1, 126), (1, 2, 22_212), (2, 1, 3), (2, 3, 378), (3, 4, 22_212), (4, 4, 22_212)],
)
def test_perft(players: int, depth: int, sequences: int) -> None:
    match = Match(GAME, players, 1)
    assert perft(GAME, match.states, depth) == plain_table(match).sequences(depth) == sequences


@pytest.mark.parametrize(("players", "depth", "sequences"), [(1, 3, 4_925_880), (2, 5, 66_636), (4, 6, 4_925_880)])
def test_perft_deeper(players: int, depth: int, sequences: int) -> None:
    assert perft(GAME, Match(GAME, players, 1).states, depth) == sequences


def test_perft_of_a_game_near_its_end() -> None:
    match = Match(GAME, 2, 4)
    table, draw = plain_table(match), random.Random(4)
    while len(placed_cards(match)) < 14:
        for played in match.play(draw.choice(match.codes)):
            table.play(played.action.text)
    assert perft(GAME, match.states, 5) == table.sequences(5) > 1


# Winning and losing


def test_all_win_or_lose_together() -> None:
    results = set()
    for seed in range(12):
        match = Match(GAME, 1 + seed % 4, seed)
        player = bot("greedy" if seed % 3 else "random", seed)
        while not match.over:
            match.play(player.choose(match))
        target = match.target
        assert target is not None
        assert len(set(match.scores)) == 1
        won = match.scores[0] >= target
        assert view_of(match).won is won
        assert match.ranks == [1 if won else 2] * match.seats
        results.add(won)
    assert results == {True, False}


@pytest.mark.parametrize(
    ("row", "total", "rank"), [("C C C C C", 10, 1), ("C C C C P", 9, 2), ("C C C C C C", 12, 1), ("P", 1, 2)]
)
def test_reaching_the_target_is_enough(row: str, total: int, rank: int) -> None:
    """With The Strip alone the target is 10; a row of commercial blocks without roads scores twice its length."""
    states = table_with_city(from_grid([row]))
    states["scoring"] = [10, 0, 0]
    sheet, sums, ranks = np.zeros((GAME.rules.rows, 1), np.int64), np.zeros(1, np.int64), np.zeros(1, np.int64)
    GAME.entry_points.result(states, 0, sheet, sums, ranks)
    assert (sums[0], ranks[0]) == (total, rank)


def test_the_game_is_not_won_before_the_end() -> None:
    match = play_randomly(Match(GAME, 2, 1), 1, most=10)
    assert view_of(match).won is None


# What can be seen and said


def test_a_card_shows_its_blocks_as_it_lies() -> None:
    match = Match(GAME, 1, 3)
    card = hands(match)[0][0]
    match.play(f"place {card} at 2,0 turned")
    across = {"N": "S", "E": "W", "S": "N", "W": "E"}
    expected = [(zone, {across[edge] for edge in edges}) for zone, edges in map(block, reversed(FACES[card]))]
    blocks = {(each.x, each.y): (each.zone[0].upper(), set(each.road)) for each in view_of(match).city.blocks}
    assert [blocks[place] for place in [(2, 0), (3, 0), (2, 1), (3, 1)]] == expected


def test_events_tell_what_happened() -> None:
    match = Match(GAME, 2, 4)
    before, (top, following, *_) = hands(match), deck(match)
    (played,) = match.play(f"reveal {before[0][0]}")
    assert [(event.kind, event.facts) for event in played.events] == [("revealed", {"seat": 0, "card": before[0][0]})]
    (played,) = match.play(f"place {before[0][0]} at 2,1 turned")
    assert [(event.kind, event.facts) for event in played.events] == [
        ("placed", {"seat": 0, "card": before[0][0], "x": 2, "y": 1, "turned": 1}),
        ("passed", {"seat": 0, "count": 2, "to": 1}),
        ("among", {"card": before[0][1]}),
        ("among", {"card": before[0][2]}),
        ("drew", {"seat": 0, "card": top}),
        ("turned_up", {"card": following}),
    ]
    while not match.over:
        *_, played = match.play(match.legal[0])
    assert [event.kind for event in played.events] == ["placed", "finished"]


def test_events_are_said_with_the_names_of_the_players() -> None:
    match = Match(GAME, ["Ada", "Bo"], 4)
    card = hands(match)[0][0]
    match.play(f"reveal {card}")
    (played,) = match.play(f"place {card} at 2,1")
    for language, sentence in (("en", "Ada passes 2 cards to Bo."), ("de", "Ada gibt 2 Karten an Bo weiter.")):
        assert played.events[1].say(GAME.words(language), match.players) == sentence


@pytest.mark.parametrize("players", PLAYERS)
def test_preview_shows_the_sheet_as_it_will_be(players: int) -> None:
    match = Match(GAME, players, players)
    draw = random.Random(players)
    while not match.over:
        before = match.states.tobytes()
        number, action = len(match.history) + 1, match.decode(draw.choice(match.codes))
        preview = match.preview(action)
        assert match.states.tobytes() == before
        match.play(action)
        assert match.at(number).score_sheet == preview


def test_questions_name_the_card() -> None:
    match = Match(GAME, ["Ada", "Bo"], 6)
    assert match.question().message == "ask-reveal"
    card = hands(match)[0][0]
    match.play(f"reveal {card}")
    assert (match.question().message, match.question().arguments) == ("ask-place", {"card": card})
    assert match.question().say("de", match.players) == f"Wohin legst du Karte {card}?"
    assert Match(GAME, 1, 6).question().message == "ask-place-alone"
    assert random_match(GAME, 1, 2).question().message == "game-over"


def test_the_topic_of_the_rules_fits_the_question() -> None:
    assert GAME.wording.topic(Match(GAME, 2, 1).state) == "turn"
    assert GAME.wording.topic(Match(GAME, 1, 1).state) == "placing"
    assert {"turn", "placing"} <= set(GAME.wording.topics)


def test_remarks_say_how_much_a_card_would_cover() -> None:
    match = Match(GAME, 1, 1)
    card = hands(match)[0][0]
    for place, covered in (("2,0", None), ("1,0", 2), ("1,1", 1), ("0,0", 4), ("-2,1", None)):
        action = match.decode(match.find(f"place {card} at {place}") or 0)
        remark = GAME.wording.remark(match.state, action)
        assert (remark and remark.arguments) == (covered and {"count": covered})
    assert GAME.wording.remark(Match(GAME, 2, 1).state, Match(GAME, 2, 1).legal[0]) is None


def test_sources_of_points_in_order() -> None:
    match = Match(GAME, 3, 1)
    rows = [row.source for row in match.score_sheet]
    conditions = [card.condition for card in view_of(match).scoring]
    assert rows == ["commercial", "industrial", "park", "residential", "roads", *conditions]
    assert [GAME.source_name(row, GAME.words("de")) for row in rows[:5]] == [
        "Gewerbe",
        "Industrie",
        "Park",
        "Wohnen",
        "Straßen",
    ]


# Options


@pytest.mark.parametrize(
    ("option", "choice", "name", "number"),
    [
        ("difficulty", "easier", "difficulty", 1),
        ("difficulty", "harder", "difficulty", 2),
        ("hands", "open", "hands_option", 1),
        ("memory", "hidden", "memory", 1),
        ("rim", "inside", "rim", 1),
        ("park_hopping", "groups", "park_hopping", 1),
    ],
)
def test_options_are_in_the_record(option: str, choice: str, name: str, number: int) -> None:
    assert Match(GAME, 2, 1).states[name][0] == 0
    match = Match(GAME, 2, 1, {option: choice})
    assert match.states[name][0] == number
    assert match.options[option] == choice
    assert match.codes == Match(GAME, 2, 1).codes


def test_the_recommended_options() -> None:
    assert Match(GAME, 2, 1).options == {
        "difficulty": "normal",
        "hands": "hidden",
        "memory": "shown",
        "rim": "edge",
        "park_hopping": "blocks",
    }
