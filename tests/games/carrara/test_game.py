"""Whole games, checked against the plain game; what is conserved; that every game ends."""

import copy
import json
import random
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.carrara.plain import CITIES, COLOURS, OBJECTS, TYPES, Building, PlainTable
from tests.games.carrara.tables import GAME, view_of
from tests.play import random_match

from townwright import Match, TownwrightError
from townwright.core.action import Event
from townwright.core.log import NO_LOG, new_log
from townwright.core.perft import perft
from townwright.core.record import records
from townwright.core.state import OVER, States, copy_states, new_states
from townwright.games.carrara.codes import MAX_LENGTH

PLAYERS = [2, 3, 4]
#: Players, seed, depth, and how many sequences of decisions there are.
PERFT = [
    (2, 1, 1, 1),
    (2, 1, 4, 132),
    (2, 1, 6, 1_227),
    (2, 1, 9, 58_162),
    (2, 2, 6, 2_492),
    (2, 2, 9, 172_131),
    (3, 2, 7, 8_251),
    (4, 2, 5, 699),
    (4, 2, 8, 31_171),
]

#: The same for five decisions, after this many.
LATE = [(2, 180, 3), (3, 190, 40), (4, 210, 28), (2, 240, 21), (4, 260, 2)]


def plain_game(match: Match) -> PlainTable:
    """Return the plain game as it begins on the same table."""
    return PlainTable(match.seats, [(each.type, each.cost) for each in view_of(match).display if each])


def chance(events: tuple[Event, ...]) -> tuple[dict[str, int], Building | None]:
    """Return what was drawn from bag and stack."""
    drawn: dict[str, Any] = next((event.facts for event in events if event.kind == "drew"), {})
    opened: Any = next((event.facts for event in events if event.kind == "opened"), None)
    return drawn, opened and (str(opened["type"]).removeprefix("$type-"), opened["cost"])


def check_against_plain_game(seed: int, players: int) -> None:
    """Check that the plain game offers the same choices at every step and ends the same."""
    match = Match(GAME, players, seed)
    plain = plain_game(match)
    draw = random.Random(seed)
    while not match.over:
        assert {action.text for action in match.legal} == plain.choices()
        assert len(match.codes) == len(plain.choices())
        assert match.to_move == plain.seat
        for played in match.play(draw.choice(match.codes)):
            plain.play(played.action.text, *chance(played.events))
    assert plain.over
    assert {row.source: row.points for row in match.score_sheet} == plain.sheet()
    assert match.ranks == plain.ranks()
    for seat, player in enumerate(view_of(match).players):
        assert player.coins == plain.coins[seat]
        assert player.bricks == {colour: plain.bricks[seat][colour] for colour in COLOURS}
        assert player.objects == {kind: plain.objects[seat][kind] for kind in OBJECTS.values()}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(8))
def test_every_step_is_that_of_the_plain_game(seed: int, players: int) -> None:
    check_against_plain_game(seed, players)


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("hundred", range(5))
def test_many_games_are_those_of_the_plain_game(hundred: int, players: int) -> None:
    for seed in range(1000 + 100 * hundred, 1100 + 100 * hundred):
        check_against_plain_game(seed, players)


# What is conserved


#: The type of each building.
TYPE = np.repeat(np.arange(6), 5)


def check_conserved(states: States) -> None:
    """Check 42 bricks, 36 objects, 30 buildings and six markers per player; no player owes coins."""
    s: Any = records(states)[0]
    players = int(s.players)
    assert (s.wheel.sum(axis=0) + s.bag + s.bricks.sum(axis=0) == 7).all()
    assert (s.objects.sum(axis=0) + s.supply + s.sale == 6).all()
    assert s.wheel.sum() <= 11
    assert min(each.min() for each in (s.wheel, s.bag, s.bricks, s.objects, s.supply, s.sale, s.coins, s.markers)) >= 0
    face_down = (int(s.stack) >> np.arange(30) & 1).astype(bool)
    lying = np.bincount(s.display[s.display >= 0], minlength=30)
    assert (face_down + lying + (s.owner >= 0) == 1).all()
    assert not face_down.any() or lying.sum() == 9 - (s.unpaid_building >= 0)
    for seat in range(4):
        mine = s.owner == seat
        assert (s.buildings_in_city[seat] == np.bincount(s.city[mine], minlength=6)).all()
        assert (s.buildings_of_type[seat] == np.bincount(TYPE[mine], minlength=6)).all()
        used = s.has_scored_type[seat].sum() + (s.city_scorer == seat).sum()
        assert s.markers[seat] == (6 - used if seat < players else 0)
    assert not s.bricks[players:].any()
    assert not s.coins[players:].any()
    assert not s.objects[players:].any()


def check_game(seed: int, players: int, every: int = 1) -> None:
    """Check that a random game conserves everything at every N-th step, and ends in time."""
    draw = random.Random(seed)
    states, out, length = new_states(GAME.rules.state), np.zeros(GAME.rules.max_legal, np.int32), 0
    GAME.entry_points.setup(states, 0, GAME.option_codes(players, {}), seed)
    while states["to_move"][0] != OVER:
        if length % every == 0:
            check_conserved(states)
        code = draw.choice(out[: GAME.entry_points.legal(states, 0, out)].tolist())
        GAME.entry_points.apply(states, 0, code, NO_LOG)
        length += 1
        assert length <= MAX_LENGTH
    check_conserved(states)
    s: Any = records(states)[0]
    assert s.announcer != -1 or (s.owner != -1).all()


@pytest.mark.parametrize("players", PLAYERS)
def test_everything_is_conserved_and_games_end(players: int) -> None:
    for seed in range(20):
        check_game(seed, players)


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("hundred", range(10))
def test_everything_is_conserved_in_thousands_of_games(hundred: int, players: int) -> None:
    for seed in range(10_000 + 100 * hundred, 10_100 + 100 * hundred):
        check_game(seed, players, every=5)


@pytest.mark.parametrize("players", PLAYERS)
def test_coins_come_and_go_only_as_the_events_tell(players: int) -> None:
    for seed in range(10):
        match = random_match(GAME, seed, players)
        coins = [20] * players
        for played in match.history:
            for event in played.events:
                facts: Any = event.facts
                if event.kind in ("took", "bought"):
                    coins[played.seat] -= facts["price"]
                if event.kind in ("brought_coins", "cannot_pay", "cannot_act"):
                    coins[played.seat] += facts["coins"]
        assert coins == [player.coins for player in view_of(match).players]


@pytest.mark.parametrize("players", PLAYERS)
def test_all_have_equally_many_turns(players: int) -> None:
    for seed in range(10):
        turns = [seat for seat, _ in groupby(played.seat for played in random_match(GAME, seed, players).history)]
        assert turns == list(range(players)) * (len(turns) // players)


def play_stubbornly(match: Match, seed: int) -> Match:
    """Play a match with players who avoid whatever brings the end nearer.

    They build and score only if they must, buy one brick at a time, the dearest, and never announce the end.
    """
    draw = random.Random(seed)

    def dislike(text: str) -> tuple[int, float]:
        order = ["turn", "end", "done", "buy", "take", "pay", "score", "build", "pass", "announce"]
        return order.index(text.split()[0]), draw.random()

    while not match.over:
        match.play(min((action.text for action in match.legal), key=dislike))
    return match


@pytest.mark.parametrize("players", PLAYERS)
def test_games_end_even_if_all_players_avoid_it(players: int) -> None:
    match = play_stubbornly(Match(GAME, players, 1), 1)
    assert len(match.history) <= MAX_LENGTH
    assert view_of(match).last_round


# Perft: how many sequences of decisions there are


def sequences(states: States, plain: PlainTable, depth: int) -> int:
    """Return the number of sequences of decisions, with the choices of the plain game."""
    if depth == 0 or plain.over:
        return 1
    count = 0
    s: Any = records(states)[0]
    for text in plain.choices():
        after, game, log = copy_states(states), copy.deepcopy(plain), new_log(64)
        GAME.entry_points.apply(after, 0, GAME.wording.encode(GAME.wording.read(text)), log)
        game.play(text, *chance(GAME.wording.read_events(log)))
        count += sequences(after, game, depth - 1)
    assert s.to_move == plain.seat
    return count


@pytest.mark.parametrize(("players", "seed", "depth", "number"), PERFT)
def test_perft(players: int, seed: int, depth: int, number: int) -> None:
    match = Match(GAME, players, seed)
    assert perft(GAME, match.states, depth) == number
    if number < 10_000:
        assert sequences(match.states, plain_game(match), depth) == number


@pytest.mark.parametrize(("players", "steps", "number"), LATE)
def test_perft_late_in_a_game(players: int, steps: int, number: int) -> None:
    match = Match(GAME, players, 5)
    plain = plain_game(match)
    draw = random.Random(5)
    while len(match.history) < steps or match.state.phase != 0:
        for played in match.play(draw.choice(match.codes)):
            plain.play(played.action.text, *chance(played.events))
    assert perft(GAME, match.states, 5) == sequences(match.states, plain, 5) == number


# Anything may be typed

VERBS = ["take", "turn", "wheel", "build", "in", "pay", "score", "buy", "announce", "end", "done", "pass", "coins"]
ODDITIES = ["1", "2", "6", "0", "-1", "99999999999", "é", "\0", "{", "$city-massa"]
WORDS = st.sampled_from([*COLOURS, *TYPES, *CITIES, *OBJECTS.values(), *VERBS, *ODDITIES])


@given(st.lists(st.lists(WORDS, max_size=6).map(" ".join), max_size=4), st.integers(0, 400))
def test_any_typed_text_is_handled(line: list[str], steps: int) -> None:
    match = Match(GAME, 3, seed=steps)
    draw = random.Random(steps)
    for _ in range(steps):
        if not match.over:
            match.play(draw.choice(match.codes))
    before, length, revealed = match.states.tobytes(), len(match.history), match.state.revealed
    try:
        match.play_line(line)
    except TownwrightError as error:
        assert error.reason.say("en") != ""
        assert error.reason.say("de") != ""
        if match.state.revealed == revealed:
            assert (match.states.tobytes(), len(match.history)) == (before, length)
        else:  # the decisions up to what was revealed stay played
            assert len(match.history) > length


# Golden games

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "carrara").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_are_games_of_the_plain_game(path: Path) -> None:
    """The plain game reaches the score sheet and the places that the file expects."""
    expected = json.loads(path.read_text("utf-8"))
    stored = Match.from_data(expected["match"])
    plain = plain_game(stored.at(0))
    for played in stored.history:
        plain.play(played.action.text, *chance(played.events))
    assert plain.over
    assert plain.sheet() == {row["source"]: row["points"] for row in expected["sheet"]}
    assert plain.ranks() == expected["ranks"]


def test_golden_games_show_both_ends_with_every_number_of_players() -> None:
    ends = set()
    for path in GOLDEN:
        match = Match.from_data(json.loads(path.read_text("utf-8"))["match"])
        announced, built = (
            view_of(match).announcer is not None,
            view_of(match).stack == 0 and not any(view_of(match).display),
        )
        ends.add((match.seats, announced, built))
    assert ends >= {(players, *end) for players in PLAYERS for end in ((True, False), (False, True))}
    assert (4, True, True) in ends
