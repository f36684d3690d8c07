"""Whole games: nothing is lost, nothing stalls, bots play, numbers of sequences are fixed."""

import random
from typing import Any

import numpy as np
import pytest
from tests.games.circleville.town import AskingMatch, Ledger, Town, check_conserved

from townwright.bots import simulate_step_by_step
from townwright.bots.policy import GREEDY, RANDOM, PolicyRunner
from townwright.core.log import NO_LOG, new_log
from townwright.core.match import Match
from townwright.core.perft import perft
from townwright.core.record import Records, records
from townwright.core.rule import entry_point
from townwright.core.state import OVER, copy_states, new_states
from townwright.games.circleville import GAME
from townwright.games.circleville.rules.equipment import can_exchange
from townwright.games.circleville.rules.scoring import ROWS, SOLO_ROWS
from townwright.games.circleville.rules.year_tiles import can_use_year_tile
from townwright.games.circleville.state import Phase, State

STARTS, LINE_UPS, DIFFICULTIES = (
    next(option.values for option in GAME.options if option.name == name)
    for name in ("start", "opponents", "difficulty")
)
SETTINGS = [(players, start, split) for players in GAME.players for start in STARTS for split in ("strict", "free")]


def random_game(players: int, options: dict[str, str], seed: int) -> Any:
    """Play a random game, check the table after every action, and return the last state."""
    draw = random.Random(seed)
    states, out, log, ledger = (
        new_states(GAME.rules.state),
        np.zeros(GAME.rules.max_legal, np.int32),
        new_log(),
        Ledger(),
    )
    GAME.entry_points.setup(states, 0, GAME.option_codes(players, options), seed)
    s = records(states)[0]
    while s.to_move != OVER:
        codes = out[: GAME.entry_points.legal(states, 0, out)].tolist()
        assert codes
        before = records(copy_states(states))[0]
        log[0, 0] = 0
        GAME.entry_points.apply(states, 0, draw.choice(codes), log)
        check_conserved(s)
        ledger.record(before, s, GAME.wording.read_events(log))
        ledger.check(s)
    return s


@pytest.mark.parametrize(("players", "start", "split"), SETTINGS)
def test_nothing_is_lost_and_nothing_stalls(players: int, start: str, split: str) -> None:
    s = random_game(players, {"start": start, "split": split}, players)
    assert s.ending and s.is_final


@pytest.mark.parametrize("opponents", LINE_UPS)
def test_nothing_is_lost_and_nothing_stalls_in_a_solo_game(opponents: str) -> None:
    seed = LINE_UPS.index(opponents)
    s = random_game(1, {"opponents": opponents, "difficulty": f"markers_{seed % len(DIFFICULTIES)}"}, seed)
    assert s.ending and s.is_final
    assert s.players == 2 + opponents.count("_")


def test_action_tiles_are_conserved_but_for_those_that_leave_the_game() -> None:
    town = Town(2).stack(1, "rb").permit()
    town["bag_size"] = 0
    town.s.bag[:] = 0
    town.play("end turn")
    assert town.level(0) == [1, 2, 1, 1] and town["heights"].sum() == 1


#: Every number of players with every start section; alone with every set of opponents at several difficulties.
ALL = [
    *[(players, {"start": start, "split": split}) for players, start, split in SETTINGS],
    *[(1, {"opponents": up, "difficulty": f"markers_{markers}"}) for up in LINE_UPS for markers in (0, 4, 10)],
]


def play_many(games: int) -> None:
    """Play random games of every kind to their ends."""
    runner = PolicyRunner(GAME, seed=1)
    for number, (players, options) in enumerate(ALL):
        codes, seats = GAME.option_codes(players, options), GAME.seats(players, options)
        for seed in range(number * games, (number + 1) * games):
            GAME.entry_points.setup(runner.states, 0, codes, seed)
            assert 0 < runner.play_out([RANDOM] * seats) <= GAME.rules.max_length
            assert runner.states["to_move"][0] == OVER


def test_random_games_end_for_every_number_of_players_start_section_and_opponents() -> None:
    play_many(20)


@pytest.mark.long
def test_tens_of_thousands_of_random_games_end() -> None:
    play_many(2_500)


@entry_point(package=GAME.package)
def can_use_something(states: Records[State], i: int) -> bool:
    return can_use_year_tile(states[i]) or can_exchange(states[i])


def test_after_step_4_one_is_asked_exactly_when_something_can_be_used() -> None:
    """Between two actions the same tiles can be used as after step 4."""
    draw, out, answers = random.Random(1), np.zeros(GAME.rules.max_legal, np.int32), set[bool]()
    states = new_states(GAME.rules.state)
    s = records(states)[0]
    for seed in range(12):
        GAME.entry_points.setup(states, 0, GAME.option_codes(2, {}), seed)
        while s.to_move != OVER:
            if s.phase == Phase.ASSISTANT or (s.phase == Phase.CHOOSE and not s.permits.any()):
                copy = copy_states(states)
                copy["phase"] = Phase.FINISH
                more = GAME.entry_points.legal(copy, 0, out) > 1
                assert can_use_something(copy, 0) == more
                answers.add(more)
            n = GAME.entry_points.legal(states, 0, out)
            GAME.entry_points.apply(states, 0, int(out[draw.randrange(n)]), NO_LOG)
    assert answers == {False, True}


@pytest.mark.parametrize("players", GAME.players[1:])
def test_greedy_beats_random(players: int) -> None:
    for seat in range(players):
        names = ["greedy" if each == seat else "random" for each in range(players)]
        *_, result = simulate_step_by_step(GAME, players, 8, 1, names)
        others = [score for each, score in enumerate(result.mean_scores) if each != seat]
        assert result.wins[seat] >= 7
        assert result.mean_scores[seat] > 2 * max(others)


@pytest.mark.parametrize("opponents", LINE_UPS[:4])
def test_greedy_does_better_than_random_against_an_opponent(opponents: str) -> None:
    scores = []
    for name in ("greedy", "random"):
        *_, result = simulate_step_by_step(GAME, 1, 6, 1, [name], {"opponents": opponents})
        assert len(result.mean_scores) == len(result.wins) == 2
        scores.append(result.mean_scores[0])
    assert scores[0] > 2 * scores[1]


@pytest.mark.parametrize("players", GAME.players[1:])
def test_greedy_games_are_played_as_the_book_expects(players: int) -> None:
    """Most sections are completed, most structures built, and no player is far behind."""
    runner, completed, built, scores = PolicyRunner(GAME), 0, 0, np.zeros(players, np.int64)
    games = 10
    for seed in range(games):
        runner.reseed(seed)
        GAME.entry_points.setup(runner.states, 0, GAME.option_codes(players, {}), seed)
        runner.play_out([GREEDY] * players)
        s = records(runner.states)[0]
        check_conserved(s)
        completed += int(s.completed_sections).bit_count()
        built += int((s.plot_structure > 0).sum())
        result = np.zeros(players, np.int64)
        GAME.entry_points.scores(runner.states, 0, result)
        scores += result
    assert completed > 14 * games
    assert built > 14 * games
    assert scores.min() > 45 * games


#: Players, seed, decisions before: how many sequences of actions follow, from depth 0 on.
PERFT = {
    (2, 1, 0): [1, 2, 6, 24, 62, 222, 822, 1591],
    (3, 2, 120): [1, 1, 5, 29, 89, 198],
    (4, 3, 300): [1, 2, 9, 36, 114, 298, 1062],
    (2, 5, 500): [1, 5, 22, 96, 431, 962, 4111],
    (1, 4, 30): [1, 1, 1, 1, 1, 1, 1, 3, 16, 89, 339],
    (1, 6, 150): [1, 4, 20, 70, 279, 853, 2312, 8990],
}


def match_after(players: int, seed: int, opening: int) -> Match:
    match = AskingMatch(GAME, players, seed)
    for step in range(opening):
        match.play(match.codes[(7 * step + seed) % len(match.codes)])
    return match


@pytest.mark.parametrize("case", PERFT, ids=str)
def test_numbers_of_sequences(case: tuple[int, int, int]) -> None:
    match = match_after(*case)
    counts = PERFT[case]
    assert [perft(GAME, match.states, depth) for depth in range(len(counts))] == counts


def test_a_redealt_copy_keeps_the_content_of_the_bag() -> None:
    match = Match(GAME, 4, 3)
    dealt = copy_states(match.states)
    GAME.entry_points.redeal(dealt, 0, 1, 77)
    assert sorted(dealt["bag"][0].tolist()) == sorted(match.states["bag"][0].tolist())
    assert dealt["bag"][0].tolist() != match.states["bag"][0].tolist()
    copy = copy_states(dealt)
    copy["bag"], copy["chance"] = match.states["bag"], match.states["chance"]
    assert copy.tobytes() == match.states.tobytes()


def test_the_score_sheet_has_a_row_for_every_section_and_quadrant() -> None:
    sources = [row.source for row in Match(GAME, 2, 1).score_sheet]
    assert len(sources) == SOLO_ROWS == len(set(sources))
    alone = [row.source for row in Match(GAME, 1, 1).score_sheet]
    assert len(alone) == ROWS == len(set(alone))
    assert alone[:SOLO_ROWS] == sources
    assert sources[:20] == [f"section_{number}" for number in range(1, 21)]
