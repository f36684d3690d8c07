"""Checks of hidden information. Each function is a check."""

import random

import msgspec
import numpy as np

from townwright.conformance.random_games import UNTOUCHED, Case, differences, padded_array, record, samples, steps
from townwright.core.action import Event
from townwright.core.log import NO_LOG, new_log
from townwright.core.state import OVER, States, copy_states


def redeal_keeps_what_is_known(case: Case) -> None:
    """`redeal` keeps everything the player knows: view, observation, legal actions."""
    for seed in case.seeds:
        rng = random.Random(seed)
        for states, codes in samples(case, seed):
            seat = rng.randrange(case.seats)
            guess = copy_states(states)
            case.game.entry_points.redeal(guess, 0, seat, rng.getrandbits(53))
            view, view_before = (case.game.wording.view(record(each), seat) for each in (guess, states))
            changed_fields = [
                name for name in view.__struct_fields__ if getattr(view, name) != getattr(view_before, name)
            ]
            assert changed_fields == [], f"the view of seat {seat} changed"
            numbers, numbers_before = (_observation(case, each, seat) for each in (guess, states))
            changed_numbers = [i for i, number in enumerate(numbers) if number != numbers_before[i]]
            assert changed_numbers == [], f"the observation of seat {seat} changed"
            after, before = record(guess), record(states)
            assert (after.to_move, after.revealed) == (before.to_move, before.revealed)
            if codes and record(states).to_move == seat:
                out = np.zeros(case.game.rules.max_legal, np.int32)
                assert out[: case.game.entry_points.legal(guess, 0, out)].tolist() == codes


def redeal_hides_the_truth(case: Case) -> None:
    """States that look the same to a player have the same bytes after `redeal` with the same seed."""
    for seed in case.seeds:
        rng = random.Random(seed)
        for states, _ in steps(case, seed):
            seat, guess_seed = rng.randrange(case.seats), rng.getrandbits(53)
            alike = [copy_states(states) for _ in range(3)]
            for number, look_alike in enumerate(alike):
                if number:
                    case.game.entry_points.redeal(look_alike, 0, seat, rng.getrandbits(53))
                case.game.entry_points.redeal(look_alike, 0, seat, guess_seed)
            different = differences(*alike)
            assert different == [], f"redeal for seat {seat} keeps something the player cannot know"
            assert len({look_alike.tobytes() for look_alike in alike}) == 1


def redeal_depends_on_the_seed(case: Case) -> None:
    """`redeal` with a different seed makes a different guess."""
    for states, _ in samples(case, 5, 40):
        original = copy_states(states)
        record(original).chance = 0
        for seat in range(case.seats):
            guesses, generator_states = [], set()
            for seed in range(12):
                guess = copy_states(states)
                case.game.entry_points.redeal(guess, 0, seat, seed)
                generator_states.add(int(record(guess).chance))
                record(guess).chance = 0
                guesses.append(guess)
            assert len(generator_states) == 12, f"redeal for seat {seat} does not seed the generator"
            changed, different = differences(original, guesses[0]), differences(*guesses)
            assert different or not changed, f"redeal for seat {seat} makes the same guess with every seed"


def secret_points_are_marked(case: Case) -> None:
    """Score rows outside `secret`, and a player’s own points, do not depend on hidden information."""
    secret = case.game.extras.secret
    for states, _ in list(steps(case, 4))[::2]:
        rows = case.game.wording.sources(record(states))
        hidden_rows = secret(record(states)) if secret else ()
        before = _sheet(case, states)
        for seat in range(case.seats):
            guess = copy_states(states)
            case.game.entry_points.redeal(guess, 0, seat, 4)
            after = _sheet(case, guess)
            leaked = [
                row
                for i, row in enumerate(rows)
                if after[i][seat] != before[i][seat] or (row not in hidden_rows and after[i] != before[i])
            ]
            assert leaked == [], f"seat {seat} sees points that it cannot know"


def surprises_are_revealed(case: Case) -> None:
    """An action that shows its player something new changes `revealed`."""
    rng = random.Random(8)
    for states, codes in samples(case, 8):
        seat = int(record(states).to_move)
        if not codes or seat >= case.players:
            continue
        code, guess = rng.choice(codes), copy_states(states)
        case.game.entry_points.redeal(guess, 0, seat, 8)
        after = copy_states(states)
        for each in (after, guess):
            case.game.entry_points.apply(each, 0, code, NO_LOG)
        if record(after).revealed == record(states).revealed:
            view, other = (case.game.wording.view(record(each), seat) for each in (after, guess))
            new = [name for name in view.__struct_fields__ if getattr(view, name) != getattr(other, name)]
            action = case.game.wording.decode(record(states), code).text
            assert new == [], f"after {action} seat {seat} sees something new, but revealed is the same"


def redealt_games_end(case: Case) -> None:
    """A redealt game can be played to the end."""
    rng, states_and_codes = random.Random(9), list(steps(case, 9))
    for states, codes in states_and_codes[:: max(5, len(states_and_codes) // 16)]:
        guess = copy_states(states)
        case.game.entry_points.redeal(guess, 0, rng.randrange(case.seats), 9)
        out, length = np.zeros(case.game.rules.max_legal, np.int32), 0
        while record(guess).to_move != OVER and length <= case.game.rules.max_length:
            legal = out[: case.game.entry_points.legal(guess, 0, out)].tolist()
            case.game.entry_points.apply(guess, 0, rng.choice(legal), NO_LOG)
            length += 1
        assert record(guess).to_move == OVER
        assert codes or length == 0


def secrets_are_kept(case: Case) -> None:
    """Hidden decisions (`Rules.hidden`) do not affect any view, event or guess of another seat."""
    hidden = case.game.rules.hidden
    for states, codes in steps(case, 6):
        if hidden is None or len(codes) < 2 or not hidden(record(states)):
            continue
        views = [_seen_by_others(case, states, code) for code in (codes[0], codes[-1])]
        assert views[0] == views[1]


def _seen_by_others(case: Case, states: States, code: int) -> list[tuple[msgspec.Struct, list[Event], bytes]]:
    """Return what the seats that are not to move can know after an action."""
    after, log = copy_states(states), new_log()
    case.game.entry_points.apply(after, 0, code, log)
    events = case.game.wording.read_events(log)
    knowledge = []
    for seat in range(case.seats):
        if seat != record(states).to_move:
            guess = copy_states(after)
            case.game.entry_points.redeal(guess, 0, seat, 1)
            visible = [event for event in events if event.visible_to(seat)]
            knowledge.append((case.game.wording.view(record(after), seat), visible, guess.tobytes()))
    return knowledge


def observations_are_complete(case: Case) -> None:
    """`observe` writes all of its numbers, nothing else, and changes nothing."""
    for states, _ in list(steps(case, 3))[::3]:
        before = states.tobytes()
        for seat in range(case.seats):
            assert _observation(case, states, seat, 7) == _observation(case, states, seat, -7)
        assert states.tobytes() == before


def _sheet(case: Case, states: States) -> list[list[int]]:
    """Return the score sheet, row by row."""
    sheet = np.zeros((case.game.rules.rows, case.seats), np.int64)
    case.game.entry_points.result(states, 0, sheet, np.zeros(case.seats, np.int64), np.zeros(case.seats, np.int64))
    return list(sheet.tolist())


def _observation(case: Case, states: States, seat: int, fill: int = 0) -> list[int]:
    out, beyond = padded_array(case.game.learning.observation_count, np.int16)
    out[:] = fill
    case.game.entry_points.observe(states, 0, seat, out)
    assert (beyond == UNTOUCHED).all()
    return list(out.tolist())
