"""Turns: where they begin, how they are described, and which one decided a game."""

import pytest
from tests.play import play_randomly

from townwright import Match
from townwright.core.action import Event
from townwright.core.registry import game, games
from townwright.core.turns import DecisiveTurn, decisive_turn, describe_turn, totals_by_turn, turn_starts
from townwright.locale import LANGUAGES


def took(seat: int, colour: str, price: int) -> Event:
    return Event("took", 0xFF, {"seat": seat, "colour": f"$colour-{colour}", "segment": 1, "price": price})


@pytest.mark.parametrize("name", games())
def test_turns_cover_a_whole_match_and_can_be_described_in_both_languages(name: str) -> None:
    match = play_randomly(Match(name, seed=5), 5)
    starts = turn_starts(match.game, match.history)
    ends = [*starts[1:], len(match.history)]
    described_count = 0
    for first, end in zip(starts, ends, strict=True):
        turn = match.history[first:end]
        assert {played.seat for played in turn} == {turn[0].seat}
        phrases = describe_turn(match.game, turn[0].seat, [event for played in turn for event in played.events])
        described_count += bool(phrases)
        for phrase in phrases:
            assert len({phrase.say(language, match.players) for language in LANGUAGES}) == len(LANGUAGES)
    assert described_count >= 0.9 * len(starts)  # a final action of Circleville may be a mere walk
    totals = totals_by_turn(match, match.history)
    assert len(totals) == len(starts) + 1
    assert totals[-1] == match.scores


def test_a_solo_player_takes_one_turn_after_another() -> None:
    match = play_randomly(Match("sprawlopolis", 1, seed=5), 5)
    assert turn_starts(match.game, match.history) == list(range(len(match.history)))
    assert turn_starts(match.game, []) == []


def test_events_of_the_same_kind_are_described_together_and_those_of_others_are_left_out() -> None:
    bricks = [took(0, "red", 2), took(0, "red", 2), took(0, "black", 0), took(1, "white", 3)]
    (phrase,) = describe_turn(game("carrara"), 0, bricks)
    assert phrase.say("en") == "buys 3 bricks (2 red, 1 black) for 4 coins"
    (phrase,) = describe_turn(game("carrara"), 0, bricks[:2])
    assert phrase.say("de") == "kauft 2 rote Bausteine für 4 Münzen"
    (phrase,) = describe_turn(game("carrara"), 0, bricks[2:])
    assert phrase.say("de") == "nimmt kostenlos einen schwarzen Baustein"


def test_phrases_in_order_are_divided_by_what_came_between() -> None:
    bought = Event("bought", 0xFF, {"seat": 0, "object": "$object-book", "price": 10})
    events = [took(0, "red", 2), bought, took(0, "red", 2), took(0, "red", 2)]
    carrara = game("carrara")
    assert [phrase.say("en") for phrase in describe_turn(carrara, 0, events)] == [
        "buys 3 red bricks for 6 coins",
        "buys an object (book)",
    ]
    assert [phrase.say("en") for phrase in describe_turn(carrara, 0, events, family="plan", in_order=True)] == [
        "buy a red brick for 2 coins",
        "buy an object (book)",
        "buy 2 red bricks for 4 coins",
    ]
    assert describe_turn(carrara, 0, events, family="prepares") == []


def test_a_card_is_named_once_if_it_is_taken_and_placed() -> None:
    def on_card(kind: str, card: int) -> Event:
        return Event(kind, 0xFF, {"seat": 0, "card": card, "skipped": 0, "x": 0, "y": 0, "turned": 0})

    def told(*events: Event) -> list[str]:
        return [phrase.say("en") for phrase in describe_turn(game("circle_the_wagons"), 0, events)]

    taken, received = [on_card("took", 16), on_card("placed", 16)], [on_card("placed", 3), on_card("placed", 9)]
    assert told(*taken) == ["takes card 16"]
    assert told(*received, *taken) == ["places cards 3 and 9", "takes card 16"]
    assert told(received[0]) == ["places card 3"]


@pytest.mark.parametrize(
    ("totals", "winners", "decisive"),
    [
        ([[0, 0], [2, 0], [2, 3], [4, 3], [4, 4], [9, 4]], [0], DecisiveTurn(5, took_lead=True)),
        ([[0, 0], [2, 0], [2, 1], [8, 1], [8, 5]], [0], DecisiveTurn(3, took_lead=False)),  # ahead from the start
        ([[0, 0], [2, 0], [2, 2]], [0, 1], None),  # a shared win
        ([[0, 0], [2, 0], [2, 2]], [1], DecisiveTurn(2, took_lead=False)),  # won on a tie-break
    ],
)
def test_the_decisive_turn(totals: list[list[int]], winners: list[int], decisive: DecisiveTurn | None) -> None:
    assert decisive_turn(totals, winners, cooperative=False) == decisive


def test_together_the_decisive_turn_gained_most() -> None:
    assert decisive_turn([[0], [3], [-1], [4]], [0], cooperative=True) == DecisiveTurn(3, took_lead=False)
    assert decisive_turn([[0], [-2]], [], cooperative=True) is None
