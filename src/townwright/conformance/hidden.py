"""Checks of hidden information. Each function is a check."""

import random

import msgspec
import numpy as np

from townwright.conformance.random_games import UNTOUCHED, Case, differences, padded_array, record, steps
from townwright.core.action import Event
from townwright.core.log import NO_LOG, new_log
from townwright.core.state import OVER, States, copy_states


def redeal_keeps_what_is_known(case: Case) -> None:
    """`redeal` keeps everything the player knows: view, observation, legal actions."""
    for seed in case.seeds:
        draw = random.Random(seed)
        for states, codes in steps(case, seed):
            seat = draw.randrange(case.seats)
            dealt = copy_states(states)
            case.game.entry_points.redeal(dealt, 0, seat, draw.getrandbits(53))
            view, view_before = (case.game.wording.view(record(each), seat) for each in (dealt, states))
            assert view == view_before
            numbers, numbers_before = (_observed(case, each, seat) for each in (dealt, states))
            assert numbers == numbers_before
            after, before = record(dealt), record(states)
            assert (after.to_move, after.revealed) == (before.to_move, before.revealed)
            if codes and record(states).to_move == seat:
                out = np.zeros(case.game.rules.width, np.int32)
                assert out[: case.game.entry_points.legal(dealt, 0, out)].tolist() == codes


def redeal_hides_the_truth(case: Case) -> None:
    """States that look the same to a player have the same bytes after `redeal` with the same seed."""
    for seed in case.seeds:
        draw = random.Random(seed)
        for states, _ in steps(case, seed):
            seat, chosen = draw.randrange(case.seats), draw.getrandbits(53)
            alike = [copy_states(states) for _ in range(3)]
            for number, look_alike in enumerate(alike):
                if number:
                    case.game.entry_points.redeal(look_alike, 0, seat, draw.getrandbits(53))
                case.game.entry_points.redeal(look_alike, 0, seat, chosen)
            different = differences(*alike)
            assert different == []
            assert len({look_alike.tobytes() for look_alike in alike}) == 1


def redeal_depends_on_the_seed(case: Case) -> None:
    """`redeal` with another seed makes another guess."""
    for states, _ in list(steps(case, 5))[::4]:
        known = copy_states(states)
        record(known).chance = 0
        for seat in range(case.seats):
            guesses, luck = set(), set()
            for seed in range(12):
                dealt = copy_states(states)
                case.game.entry_points.redeal(dealt, 0, seat, seed)
                luck.add(int(record(dealt).chance))
                record(dealt).chance = 0
                guesses.add(dealt.tobytes())
            assert len(luck) == 12
            assert guesses == {known.tobytes()} or len(guesses) > 1


def redealt_games_end(case: Case) -> None:
    """A redealt game can be played to the end."""
    draw = random.Random(9)
    for states, codes in list(steps(case, 9))[::5]:
        dealt = copy_states(states)
        case.game.entry_points.redeal(dealt, 0, draw.randrange(case.seats), 9)
        out, length = np.zeros(case.game.rules.width, np.int32), 0
        while record(dealt).to_move != OVER and length <= case.game.rules.max_length:
            legal = out[: case.game.entry_points.legal(dealt, 0, out)].tolist()
            case.game.entry_points.apply(dealt, 0, draw.choice(legal), NO_LOG)
            length += 1
        assert record(dealt).to_move == OVER
        assert codes or length == 0


def secrets_are_kept(case: Case) -> None:
    """Hidden decisions (`Rules.hidden`) do not affect any view, event or guess of another seat."""
    hidden = case.game.rules.hidden
    for states, codes in steps(case, 6):
        if hidden is None or len(codes) < 2 or not hidden(record(states)):
            continue
        seen = [_seen_by_others(case, states, code) for code in (codes[0], codes[-1])]
        assert seen[0] == seen[1]


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
            assert _observed(case, states, seat, 7) == _observed(case, states, seat, -7)
        assert states.tobytes() == before


def _observed(case: Case, states: States, seat: int, fill: int = 0) -> list[int]:
    out, beyond = padded_array(case.game.learning.observation, np.int16)
    out[:] = fill
    case.game.entry_points.observe(states, 0, seat, out)
    assert (beyond == UNTOUCHED).all()
    return list(out.tolist())
