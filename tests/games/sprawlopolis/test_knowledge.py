"""Who knows which card: views, observations, events, guesses; and how far undo goes."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from tests.games.sprawlopolis.boards import deck, hands, placed_cards, plain_table, view_of
from tests.play import play_randomly

from townwright import IllegalAction, Match, NotPossible
from townwright.core.log import EVERYONE
from townwright.core.state import States, copy_states
from townwright.games.sprawlopolis import GAME
from townwright.games.sprawlopolis.observe import BLOCKS, HOLDING, OWN_HAND, PLACES, REST
from townwright.games.sprawlopolis.view import Hand

SEVERAL = [2, 3, 4]


def known_to(match: Match, seat: int) -> set[int]:
    """Return the cards that a seat knows, as the record says."""
    return {card for card in range(1, 19) if int(match.state.seen[card]) >> seat & 1}


def public(match: Match) -> set[int]:
    return {card for card in range(1, 19) if int(match.state.seen[card]) == EVERYONE}


def observation_of(match: Match, seat: int) -> list[int]:
    out = np.zeros(GAME.learning.observation_count, np.int16)
    GAME.entry_points.observe(match.states, 0, seat, out)
    return list(out.tolist())


def redealt_states(states: States, seat: int, seed: int) -> States:
    copy = copy_states(states)
    GAME.entry_points.redeal(copy, 0, seat, seed)
    return copy


def with_states(match: Match, states: States) -> Match:
    """Return the same match with another table."""
    other = Match(GAME, match.players, match.seed, match.options)
    other.states = states
    other._clear_cached()
    return other


def random_steps(players: int, seed: int, **options: str) -> Iterator[Match]:
    """Yield a match before every decision of a random game, and at its end."""
    match, draw = Match(GAME, players, seed, options), random.Random(seed)
    while not match.over:
        yield match
        match.play(draw.choice(match.codes))
    yield match


# What has been seen


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("open_hands", [False, True])
def test_players_know_cards_they_held_and_open_cards(players: int, open_hands: bool) -> None:
    for seed in range(6):
        match = Match(GAME, players, seed, {"hands": "open" if open_hands else "hidden"})
        table, draw = plain_table(match), random.Random(seed)
        while not match.over:
            for seat in range(players):
                assert known_to(match, seat) == table.seen[seat]
            assert public(match) == table.seen[-1]
            for played in match.play(draw.choice(match.codes)):
                table.play(played.action.text)
        assert public(match) == set(range(1, 19))


def test_at_the_start_players_know_their_hand_and_the_open_cards() -> None:
    match = Match(GAME, 3, 2)
    all_hands, open_cards = (
        hands(match),
        {*(card.card for card in view_of(match).scoring), placed_cards(match)[0][0], deck(match)[0]},
    )
    for seat in range(3):
        assert known_to(match, seat) == open_cards | set(all_hands[seat])
        expected = [Hand(all_hands[each], 0) if each == seat else Hand([], len(all_hands[each])) for each in range(3)]
        assert view_of(match, seat).hands == expected
    assert view_of(match).hands == [Hand([], len(hand)) for hand in all_hands]
    assert view_of(match).top == deck(match)[0]


def test_a_card_drawn_from_the_face_up_deck_was_seen_by_all() -> None:
    match = Match(GAME, 3, 2)
    top = deck(match)[0]
    card = hands(match)[0][0]
    match.play_line([f"reveal {card}", f"place {card} at 2,0"])
    for seat in (0, 1, 2, None):
        assert view_of(match, seat).hands[0] == Hand([top], 0)


def test_players_know_the_cards_they_passed_on() -> None:
    match = Match(GAME, 3, 2)
    first, second, third = hands(match)
    match.play_line([f"reveal {first[0]}", f"place {first[0]} at 2,0"])
    assert view_of(match, 0).hands[1] == Hand(first[1:], 1)
    assert view_of(match, 1).hands[1] == Hand(sorted([*first[1:], *second]), 0)
    assert view_of(match, 2).hands[1] == view_of(match).hands[1] == Hand([], 3)
    match.play_line([f"reveal {second[0]}", f"place {second[0]} at 4,0"])
    assert view_of(match, 0).hands[2] == Hand(first[1:], 1)
    assert view_of(match, 1).hands[2] == Hand(first[1:], 1)
    assert view_of(match, 2).hands[2] == Hand(sorted([*first[1:], *third]), 0)
    assert view_of(match).hands[2] == Hand([], 3)


def test_with_two_players_watchers_do_not_know_what_both_know() -> None:
    match = Match(GAME, 2, 2)
    first, second = hands(match)
    match.play_line([f"reveal {first[0]}", f"place {first[0]} at 2,0"])
    assert view_of(match, 0).hands[1] == Hand(first[1:], 1)
    match.play_line([f"reveal {second[0]}", f"place {second[0]} at 4,0"])
    assert view_of(match, 0).hands[0].hidden == view_of(match, 1).hands[0].hidden == 0
    assert view_of(match).hands[0].hidden == 2


@pytest.mark.parametrize("players", SEVERAL)
def test_with_open_hands_all_see_everything_but_the_deck(players: int) -> None:
    for match in random_steps(players, 3, hands="open"):
        expected = [Hand(hand, 0) for hand in hands(match)]
        assert all(view_of(match, seat).hands == expected for seat in (None, *range(players)))


@pytest.mark.parametrize("players", SEVERAL)
def test_without_memory_a_view_shows_only_the_players_hand(players: int) -> None:
    for match in random_steps(players, 3, memory="hidden"):
        for seat in (None, *range(players)):
            for owner, hand in enumerate(hands(match)):
                expected = Hand(hand, 0) if owner == seat else Hand([], len(hand))
                assert view_of(match, seat).hands[owner] == expected


def test_remembering_changes_only_what_is_shown() -> None:
    """Bots and learners still know what could have been counted."""
    for match in random_steps(3, 5, memory="hidden"):
        other = Match(GAME, 3, 5, {"memory": "shown"})
        for played in match.history:
            other._repeat(GAME.wording.encode(played.action))
        assert (other.state.seen == match.state.seen).all()
        assert observation_of(other, 1) == observation_of(match, 1)


def test_open_hands_are_shown_even_to_those_who_want_to_remember() -> None:
    for match in random_steps(2, 5, memory="hidden", hands="open"):
        assert view_of(match, 0).hands == [Hand(hand, 0) for hand in hands(match)]


# What is never seen


def cards_in(view: Any) -> set[int]:
    """Return all cards that a view names."""
    cards = {card.card for card in [*view.scoring, *view.city.cards]} | {view.top, view.revealed_card}
    return {card for card in cards if card} | {card for hand in view.hands for card in hand.cards}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"memory": "hidden"}, {"hands": "open"}])
def test_a_view_contains_no_card_that_its_seat_cannot_know(players: int, options: dict[str, str]) -> None:
    for seed in range(4):
        for match in random_steps(players, seed, **options):
            for seat in range(players):
                assert cards_in(view_of(match, seat)) <= known_to(match, seat)
            assert cards_in(view_of(match)) <= public(match)
            assert view_of(match).deck == len(deck(match))


@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize("memory", ["shown", "hidden"])
def test_events_name_cards_only_to_those_who_know_them(players: int, memory: str) -> None:
    for seed in range(4):
        for match in random_steps(players, seed, memory=memory):
            for event in match.history[-1].events if match.history else ():
                card = event.facts.get("card")
                if isinstance(card, int):
                    assert all(card in known_to(match, seat) for seat in range(players) if event.visible_to(seat))
                    assert card in public(match) or not event.visible_to(None)


def test_without_memory_only_giver_and_receiver_learn_of_passed_cards() -> None:
    for memory, seats in (("shown", {0, 1, 2, None}), ("hidden", {0, 1})):
        match = Match(GAME, 3, 2, {"memory": memory})
        play_randomly(match, 2, most=6)
        public_card = next(card for card in hands(match)[0] if card in public(match))
        other = next(card for card in hands(match)[0] if card != public_card)
        match.play(f"reveal {other}")
        played, *_ = match.play(match.legal[0])
        (among,) = [each for each in played.events if each.kind == "among" and each.facts["card"] == public_card]
        assert {seat for seat in (0, 1, 2, None) if among.visible_to(seat)} == seats


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_observation_shows_where_the_cards_are_that_a_player_knows(players: int) -> None:
    for seed in range(3):
        for match in random_steps(players, seed):
            for seat in range(players):
                numbers = observation_of(match, seat)
                places = dict(enumerate(numbers[PLACES : PLACES + 18], start=1))
                assert {card for card, place in places.items() if place} == known_to(match, seat)
                for ahead in range(players):
                    hand = hands(match)[(seat + ahead) % players]
                    assert numbers[HOLDING + ahead] == len(hand)
                    cards = {card for card, place in places.items() if place == OWN_HAND + ahead}
                    assert cards == set(hand) & known_to(match, seat)
                assert numbers[REST : REST + 3] == [len(deck(match)), match.target, players]


def test_an_observation_shows_the_blocks_of_the_city() -> None:
    match = play_randomly(Match(GAME, 1, 7), 7, most=9)
    zones = ["commercial", "industrial", "park", "residential"]
    expected = [0] * (32 * 32)
    for block in view_of(match).city.blocks:
        edges = sum(1 << "NESW".index(edge) for edge in block.road)
        expected[block.y % 32 * 32 + block.x % 32] = 1 + 16 * zones.index(block.zone) + edges
    assert observation_of(match, 0)[BLOCKS : BLOCKS + 32 * 32] == expected


# Guesses


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"memory": "hidden"}, {"hands": "open"}])
def test_redeal_keeps_every_card_that_the_player_has_seen(players: int, options: dict[str, str]) -> None:
    for match in random_steps(players, 8, **options):
        for seat in range(players):
            other = with_states(match, redealt_states(match.states, seat, 99))
            assert view_of(other, seat) == view_of(match, seat)
            assert observation_of(other, seat) == observation_of(match, seat)
            assert hands(other)[seat] == hands(match)[seat]
            assert known_to(other, seat) == known_to(match, seat)
            cards = [card for hand in hands(other) for card in hand] + deck(other)
            assert sorted(cards) == sorted([card for hand in hands(match) for card in hand] + deck(match))
            for owner in range(players):
                assert set(hands(other)[owner]) <= known_to(other, owner)


def test_redeal_makes_all_hidden_cards_equally_likely() -> None:
    match = play_randomly(Match(GAME, 3, 4), 4, most=3)
    hidden = sorted(set(range(1, 19)) - known_to(match, 1))
    places: Counter[tuple[str, int]] = Counter()
    rounds = 3000
    for seed in range(rounds):
        other = with_states(match, redealt_states(match.states, 1, seed))
        bottom, hand = deck(other)[-1], hands(other)[2]
        places["bottom", bottom] += 1
        for card in hand:
            places["hand", card] += card in hidden
    hidden_count = sum(card in hidden for card in hands(match)[2])
    assert hidden_count >= 1
    for card in hidden:
        assert abs(places["bottom", card] - rounds / len(hidden)) < 5 * (rounds / len(hidden)) ** 0.5
        assert (
            abs(places["hand", card] - hidden_count * rounds / len(hidden))
            < 5 * (hidden_count * rounds / len(hidden)) ** 0.5
        )


def with_cards_swapped(match: Match, one: int, other: int) -> Match:
    """Return the same match at its beginning, with two cards in each other's place."""
    result = Match(GAME, match.players, match.seed, match.options)
    s = result.state
    for cards in [*s.hand, s.deck]:
        for place, card in enumerate(cards):
            cards[place] = {one: other, other: one}.get(int(card), card)
    for hand, holding in zip(s.hand, s.hand_size, strict=True):
        hand[:holding].sort()
    s.seen[[one, other]] = s.seen[[other, one]]
    result._clear_cached()
    return result


def replay_actions(match: Match, texts: list[str]) -> Match | None:
    """Return a match after the same actions, if they are possible."""
    try:
        match.play_line(texts)
    except IllegalAction:
        return None
    return match


def everything_seen(match: Match, seat: int) -> list[Any]:
    """Return everything a seat sees of a match: views and events."""
    events = [event for played in match.history for event in played.events if event.visible_to(seat)]
    return [view_of(match, seat), observation_of(match, seat), *((event.kind, event.facts) for event in events)]


@pytest.mark.parametrize("players", SEVERAL)
def test_games_that_look_the_same_to_a_player_are_redealt_the_same(players: int) -> None:
    """Cards that a player has not seen change places before the game begins; then the same actions are played.

    Sometimes that changes what the other players know, without the player being able to tell.
    """
    twins = others_differ = 0
    for seed in range(40):
        match = play_randomly(Match(GAME, players, seed), seed, most=2 + seed % 6)
        texts = [played.action.text for played in match.history]
        beginning = match.at(0)
        for seat in range(players):
            dealt = [card for owner, hand in enumerate(hands(beginning)) if owner != seat for card in hand]
            for one, other in combinations([*dealt, *deck(beginning)[-2:]], 2):
                twin = replay_actions(with_cards_swapped(match, one, other), texts)
                if twin is None or everything_seen(twin, seat) != everything_seen(match, seat):
                    continue
                twins += 1
                masks = [
                    [int(each.state.seen[card]) for card in sorted(known_to(match, seat))] for each in (match, twin)
                ]
                others_differ += masks[0] != masks[1]
                assert (
                    redealt_states(twin.states, seat, seed).tobytes()
                    == redealt_states(match.states, seat, seed).tobytes()
                )
    assert twins > 100
    assert players == 2 or others_differ > 0


# Undo


@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize("hands", ["hidden", "open"])
def test_a_revealed_card_has_to_be_played(players: int, hands: str) -> None:
    match = Match(GAME, players, 3, {"hands": hands})
    match.play(match.legal[0])
    assert match.undo_seat is None
    with pytest.raises(NotPossible):
        match.undo()


def test_a_placement_cannot_be_undone_once_the_next_card_was_seen() -> None:
    match = Match(GAME, 1, 3)
    while view_of(match).deck > 1:
        match.play(match.legal[0])
        assert match.undo_seat is None
    before = copy_states(match.states)
    match.play(match.legal[0])
    assert (view_of(match).deck, match.undo_seat) == (0, 0)
    match.play(match.legal[0])
    match.undo()
    match.undo()
    assert match.states.tobytes() == before.tobytes()
    with pytest.raises(NotPossible):
        match.undo()


def last_turns(options: dict[str, str]) -> Match:
    """Return a match of two players with an empty deck, in which a card has been revealed."""
    match = Match(GAME, 2, 3, options)
    while view_of(match).deck or view_of(match).revealed_card is None:
        play_randomly(match, 3, most=1)
    return match


def test_a_placement_can_be_undone_until_it_reveals_something() -> None:
    match = last_turns({"hands": "open"})
    before, seat = copy_states(match.states), match.to_move
    match.play(match.legal[5])
    assert match.to_move != seat
    assert match.undo_seat == seat
    match.undo()
    assert match.states.tobytes() == before.tobytes()


def test_a_placement_cannot_be_undone_once_hidden_cards_were_passed_on() -> None:
    match = Match(GAME, 2, 3)
    match.play(match.legal[0])
    before = int(match.states["revealed"][0])
    match.play(match.legal[0])
    assert int(match.states["revealed"][0]) > before
    assert match.undo_seat is None
