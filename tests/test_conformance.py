"""What every game owes whoever plays it, whatever its rules are."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.market import GAME as MARKET
from tests.play import play_randomly

from townwright import Match
from townwright.core.game import Game
from townwright.core.log import NO_LOG, ROOM, new_log
from townwright.core.record import records
from townwright.core.registry import games
from townwright.core.state import OVER, Ints, States, copy_of, table
from townwright.locale import LANGUAGES

#: Room behind an array that must not be written to, and what stands there.
BEYOND, UNTOUCHED = 64, 99


@dataclass(frozen=True)
class Case:
    """A game with a number of players and options."""

    game: Game
    players: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *self.options.values()])

    @property
    def seeds(self) -> range:
        """One long game says as much as several short ones."""
        return range(1 if self.game.rules.max_length > 100 else 3)

    @property
    def seats(self) -> int:
        """The seats at the table, those that play by rule included."""
        return self.game.seats(self.players, self.options)

    def match(self, seed: int) -> Match:
        return Match(self.game, self.players, seed, self.options)

    def states(self, seed: int, size: int = 1, i: int = 0) -> States:
        states = table(self.game.rules.state, size)
        self.game.entry.setup(states, i, self.game.option_codes(self.players, self.options), seed)
        return states


def cases() -> Iterator[Case]:
    """Every game with every number of players, with the first, the last, and a mixture of all choices."""
    for game in [*games().values(), MARKET]:
        picks: list[Callable[[int, int], int]] = [lambda _, n: n - 1, lambda i, n: i % n]
        for players in game.players:
            options = [option for option in game.options if option.concerns(players)]
            sets = [{o.name: o.choices[p(i, len(o.choices))] for i, o in enumerate(options)} for p in picks]
            yield from (Case(game, players, chosen) for chosen in [{}, *sets])


pytestmark = pytest.mark.parametrize("case", list(cases()), ids=str)


def guarded(size: int, kind: Any) -> tuple[Ints, Ints]:
    """An array to be written to, and what lies behind it."""
    whole = np.full(size + BEYOND, UNTOUCHED, kind)
    return whole[:size], whole[size:]


def steps(case: Case, seed: int) -> Iterator[tuple[States, list[int]]]:
    """A random game, step by step: a copy of the state, and its legal actions."""
    draw = random.Random(seed)
    states, out = case.states(seed), np.zeros(case.game.rules.width, np.int32)
    while states["to_move"][0] != OVER:
        codes = out[: case.game.entry.legal(states, 0, out)].tolist()
        yield copy_of(states), codes
        case.game.entry.apply(states, 0, draw.choice(codes), NO_LOG)
    yield states, []


def record(states: States) -> Any:
    return records(states)[0]


def test_legal_actions_are_different_numbers_of_the_action_space_and_fit_into_the_list(case: Case) -> None:
    for seed in case.seeds:
        for states, codes in steps(case, seed):
            if codes:
                out, beyond = guarded(case.game.rules.width, np.int32)
                before = states.tobytes()
                number = case.game.entry.legal(states, 0, out)
                assert states.tobytes() == before
                assert 1 <= number <= case.game.rules.width
                assert number == 1 or states["to_move"][0] < case.players, "a seat that plays by rule has no choice"
                assert out[:number].tolist() == codes
                assert len(set(codes)) == number
                assert 0 <= min(codes) <= max(codes) < case.game.rules.actions
                assert (beyond == UNTOUCHED).all()


def test_actions_read_as_they_are_written(case: Case) -> None:
    for states, codes in steps(case, 1):
        texts = set()
        for code in codes:
            action = case.game.wording.decode(record(states), code)
            assert isinstance(action, case.game.wording.kinds)
            assert case.game.wording.encode(action) == code
            assert case.game.wording.read(action.text) == action
            assert msgspec.json.decode(msgspec.json.encode(action), type=type(action)) == action
            texts.add(action.text)
        assert len(texts) == len(codes)


def test_games_end_within_their_length(case: Case) -> None:
    for seed in range(3 * len(case.seeds)):
        length = sum(1 for _ in steps(case, seed)) - 1
        assert 0 < length <= case.game.rules.max_length


def test_scores_are_the_sums_of_the_sheet_and_places_are_in_order_at_every_moment(case: Case) -> None:
    for seed in case.seeds:
        for states, _ in steps(case, seed):
            before = states.tobytes()
            sheet = np.full((case.game.rules.rows, case.seats), UNTOUCHED, np.int64)
            sums, ranks = np.zeros(case.seats, np.int64), np.zeros(case.seats, np.int64)
            scores, beyond = guarded(case.seats, np.int64)
            case.game.entry.result(states, 0, sheet, sums, ranks)
            case.game.entry.scores(states, 0, scores)
            assert states.tobytes() == before
            assert scores.tolist() == sums.tolist() == sheet.sum(axis=0).tolist()
            assert (beyond == UNTOUCHED).all()
            used = len(case.game.wording.sources(record(states)))
            assert 0 < used <= case.game.rules.rows
            assert not sheet[used:].any()
            check_places(sums.tolist(), ranks.tolist())


def check_places(scores: list[int], ranks: list[int]) -> None:
    """Nobody is behind somebody with fewer points; whoever plays together wins or loses together."""
    if set(ranks) == {2}:
        return
    for score, rank in zip(scores, ranks, strict=True):
        assert rank == 1 + sum(other < rank for other in ranks)
        assert all(score >= other for other, place in zip(scores, ranks, strict=True) if rank < place)


def test_the_same_seed_is_the_same_game_and_another_seed_another(case: Case) -> None:
    games = [[(states.tobytes(), codes) for states, codes in steps(case, seed)] for seed in (4, 4, 5)]
    assert games[0] == games[1]
    assert games[0][0] != games[2][0]


def test_a_used_table_is_wiped_before_the_next_game(case: Case) -> None:
    codes, fresh = case.game.option_codes(case.players, case.options), case.states(12).tobytes()
    others = case.game.option_codes(case.game.players[-1], {})
    for used, _ in list(steps(case, 11))[::7]:
        case.game.entry.setup(used, 0, codes, 12)
        assert used.tobytes() == fresh
        case.game.entry.setup(used, 0, others, 13)
        case.game.entry.setup(used, 0, codes, 12)
        assert used.tobytes() == fresh


def test_a_state_in_a_row_of_states_plays_like_one_alone_and_leaves_the_others_alone(case: Case) -> None:
    states, row = case.states(6), case.states(6, size=3, i=1)
    draw, out = random.Random(6), np.zeros(case.game.rules.width, np.int32)
    empty = bytes(case.game.rules.state.itemsize)
    while states["to_move"][0] != OVER:
        codes = out[: case.game.entry.legal(row, 1, out)].tolist()
        code = draw.choice(codes)
        copy = copy_of(states)
        before = copy.tobytes()
        case.game.entry.apply(states, 0, code, NO_LOG)
        case.game.entry.apply(row, 1, code, NO_LOG)
        assert copy.tobytes() == before != states.tobytes()
        assert [row[i : i + 1].tobytes() for i in range(3)] == [empty, states.tobytes(), empty]


def test_what_happens_is_the_same_whether_or_not_it_is_noted(case: Case) -> None:
    draw = random.Random(7)
    states, out, log = case.states(7), np.zeros(case.game.rules.width, np.int32), new_log()
    while states["to_move"][0] != OVER:
        code = draw.choice(out[: case.game.entry.legal(states, 0, out)].tolist())
        noted = copy_of(states)
        log[0, 0] = 0
        case.game.entry.apply(noted, 0, code, log)
        case.game.entry.apply(states, 0, code, NO_LOG)
        assert states.tobytes() == noted.tobytes()
        assert 0 <= log[0, 0] < ROOM
    assert not NO_LOG.any()


def test_events_can_be_said_in_every_language(case: Case) -> None:
    people = ["Ada", "Bo", "Cy", "Di"][: case.players]
    for seed in case.seeds:
        match = Match(case.game, people, seed, case.options)
        names = match.players
        for event in [event for played in play_randomly(match, seed).history for event in played.events]:
            assert any(event.visible_to(seat) for seat in range(case.seats))
            assert len({event.say(case.game.words(language), names) for language in LANGUAGES}) == len(LANGUAGES)


def test_dealing_anew_changes_nothing_that_a_player_knows(case: Case) -> None:
    for seed in case.seeds:
        draw = random.Random(seed)
        for states, codes in steps(case, seed):
            seat = draw.randrange(case.seats)
            dealt = copy_of(states)
            case.game.entry.redeal(dealt, 0, seat, draw.getrandbits(53))
            assert case.game.wording.view(record(dealt), seat) == case.game.wording.view(record(states), seat)
            assert observed(case, dealt, seat) == observed(case, states, seat)
            assert (dealt["to_move"], dealt["revealed"]) == (states["to_move"], states["revealed"])
            if codes and states["to_move"][0] == seat:
                out = np.zeros(case.game.rules.width, np.int32)
                assert out[: case.game.entry.legal(dealt, 0, out)].tolist() == codes


def test_states_that_look_alike_to_a_player_are_dealt_anew_alike(case: Case) -> None:
    for seed in case.seeds:
        draw = random.Random(seed)
        for states, _ in steps(case, seed):
            seat, chosen = draw.randrange(case.seats), draw.getrandbits(53)
            alike = [copy_of(states) for _ in range(3)]
            for number, look_alike in enumerate(alike):
                if number:
                    case.game.entry.redeal(look_alike, 0, seat, draw.getrandbits(53))
                case.game.entry.redeal(look_alike, 0, seat, chosen)
            assert len({look_alike.tobytes() for look_alike in alike}) == 1


def test_what_is_dealt_anew_is_a_guess_that_depends_on_the_seed(case: Case) -> None:
    """Where anything but the generator is dealt anew, it is not always dealt the same way."""
    for states, _ in list(steps(case, 5))[::4]:
        known = copy_of(states)
        known["chance"] = 0
        for seat in range(case.seats):
            guesses, luck = set(), set()
            for seed in range(12):
                dealt = copy_of(states)
                case.game.entry.redeal(dealt, 0, seat, seed)
                luck.add(int(dealt["chance"][0]))
                dealt["chance"] = 0
                guesses.add(dealt.tobytes())
            assert len(luck) == 12
            assert guesses == {known.tobytes()} or len(guesses) > 1


def test_a_state_dealt_anew_can_be_played_to_the_end(case: Case) -> None:
    draw = random.Random(9)
    for states, codes in list(steps(case, 9))[::5]:
        dealt = copy_of(states)
        case.game.entry.redeal(dealt, 0, draw.randrange(case.seats), 9)
        out, length = np.zeros(case.game.rules.width, np.int32), 0
        while dealt["to_move"][0] != OVER and length <= case.game.rules.max_length:
            legal = out[: case.game.entry.legal(dealt, 0, out)].tolist()
            case.game.entry.apply(dealt, 0, draw.choice(legal), NO_LOG)
            length += 1
        assert dealt["to_move"][0] == OVER
        assert codes or length == 0


def observed(case: Case, states: States, seat: int, fill: int = 0) -> list[int]:
    out, beyond = guarded(case.game.learning.observation, np.int16)
    out[:] = fill
    case.game.entry.observe(states, 0, seat, out)
    assert (beyond == UNTOUCHED).all()
    return list(out.tolist())


def test_an_observation_fills_its_numbers_and_no_more(case: Case) -> None:
    for states, _ in list(steps(case, 3))[::3]:
        before = states.tobytes()
        for seat in range(case.seats):
            assert observed(case, states, seat, 7) == observed(case, states, seat, -7)
        assert states.tobytes() == before


def test_judging_changes_nothing_and_gives_numbers(case: Case) -> None:
    spare = table(case.game.rules.state, case.game.rules.spares)
    for states, codes in list(steps(case, 2))[::2]:
        before = states.tobytes()
        guess, beyond = guarded(case.seats, np.float64)
        case.game.entry.evaluate(states, 0, guess)
        assert np.isfinite(guess).all()
        assert (beyond == UNTOUCHED).all()
        if codes:
            weights, beyond = guarded(case.game.rules.width, np.float64)
            case.game.entry.weigh(states, 0, np.array(codes, np.int32), len(codes), weights, spare)
            assert np.isfinite(weights[: len(codes)]).all()
            assert (beyond == UNTOUCHED).all()
        assert states.tobytes() == before


def test_weights_do_not_depend_on_what_was_tried_before(case: Case) -> None:
    for states, codes in list(steps(case, 2))[:-1:6]:
        found = []
        for seed in (0, 1):
            spare, weights = table(case.game.rules.state, case.game.rules.spares), np.zeros(case.game.rules.width)
            for i in range(seed * case.game.rules.spares):
                case.game.entry.setup(spare, i, case.game.option_codes(case.players, {}), seed)
            case.game.entry.weigh(states, 0, np.array(codes, np.int32), len(codes), weights, spare)
            found.append(weights[: len(codes)].tolist())
        assert found[0] == found[1]


def test_a_preview_is_the_sheet_after_the_action(case: Case) -> None:
    draw = random.Random(1)
    for states, codes in list(steps(case, 1))[:-1:2]:
        code, after = draw.choice(codes), copy_of(states)
        sheets = [np.zeros((case.game.rules.rows, case.seats), np.int64) for _ in range(2)]
        numbers = np.zeros(case.seats, np.int64)
        before = states.tobytes()
        case.game.entry.preview(states, 0, code, table(case.game.rules.state), sheets[0], NO_LOG)
        assert states.tobytes() == before
        case.game.entry.apply(after, 0, code, NO_LOG)
        case.game.entry.result(after, 0, sheets[1], numbers, numbers.copy())
        assert sheets[0].tolist() == sheets[1].tolist()


def test_what_is_revealed_only_grows(case: Case) -> None:
    for seed in case.seeds:
        revealed = [int(states["revealed"][0]) for states, _ in steps(case, seed)]
        assert revealed == sorted(revealed)


def test_questions_remarks_and_topics_can_be_said(case: Case) -> None:
    for states, codes in list(steps(case, 8))[:-1:2]:
        s = record(states)
        assert case.game.wording.topic(s) in case.game.wording.topics
        for reason in [
            case.game.wording.question(s),
            *[case.game.wording.remark(s, case.game.wording.decode(s, code)) for code in codes],
        ]:
            assert reason is None or len({reason.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_every_source_of_points_has_a_name(case: Case) -> None:
    for language in LANGUAGES:
        speak = case.game.words(language)
        assert all(case.game.source_name(source, speak) for source in case.game.wording.sources(record(case.states(1))))


def test_views_are_plain_data(case: Case) -> None:
    for states, _ in list(steps(case, 4))[::4]:
        for seat in (None, *range(case.seats)):
            view = case.game.wording.view(record(states), seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_the_table_can_be_drawn_at_any_moment(case: Case) -> None:
    match = case.match(5)
    while not match.over:
        for language in LANGUAGES:
            assert match.drawing(match.to_move, language) is not None
        assert str(match)
        play_randomly(match, 5, most=5 + len(match.history) // 4)
    assert str(match)


def test_an_action_that_is_not_legal_now_has_a_reason(case: Case) -> None:
    """Every action of a whole game is tried at every moment of another one."""
    match = case.match(2)
    tried = {action.text: action for action in play_randomly(case.match(3), 3).actions}
    while True:
        for action in tried.values():
            if action in match.legal:
                continue
            before = match.states.tobytes()
            reason = match.why_not(action)
            assert reason is not None
            assert len({reason.say(language) for language in LANGUAGES}) == len(LANGUAGES)
            assert match.states.tobytes() == before
        if match.over:
            break
        play_randomly(match, 2, most=3 + len(match.history) // 4)


def test_a_finished_game_offers_nothing(case: Case) -> None:
    match = play_randomly(case.match(6), 6)
    assert match.to_move is None
    assert match.codes == []
    assert len(match.legal) == 0
    assert match.question().message == "game-over"
    assert sorted(match.ranks)[0] in (1, 2)


def test_a_stored_game_replays_to_the_same_views_and_sheet(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), case.game.name, case.game)
    match = play_randomly(case.match(7), 7)
    again = Match.from_data(msgspec.json.decode(match.to_json()))
    assert again.states.tobytes() == match.states.tobytes()
    assert again.history == match.history
    assert (again.score_sheet, again.ranks) == (match.score_sheet, match.ranks)
    assert [again.view(seat) for seat in range(case.seats)] == [match.view(seat) for seat in range(case.seats)]
