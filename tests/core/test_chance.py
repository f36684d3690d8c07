"""The generator: published values, unbiased draws, unrelated neighbours."""

import numpy as np
import pytest
from tests.core import compiled

from townwright.core.chance import GENERATOR
from townwright.core.state import States, new_states
from townwright.games.circle_the_wagons import GAME as CARDS_GAME

#: Chi-square of 11, 14 and 51 degrees of freedom stays below this in 999 of 1000 cases.
CRITICAL = {12: 31.26, 15: 36.12, 52: 89.27}


def generator(chance: int = 0) -> States:
    generators = new_states(GENERATOR)
    generators["chance"] = chance
    return generators


def chi_square(draws: object, n: int) -> float:
    counts = np.bincount(np.asarray(draws), minlength=n)
    expected = counts.sum() / n
    return float(((counts - expected) ** 2 / expected).sum())


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
        (
            1234567,
            [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821],
        ),
    ],
)
def test_numbers_are_those_of_the_published_generator(seed: int, numbers: list[int]) -> None:
    generators = generator(seed)
    assert [compiled.bits(generators, 0) for _ in numbers] == numbers


def test_a_seed_is_mixed_before_the_first_draw() -> None:
    generators = generator()
    compiled.seed_generator(generators, 0, 0)
    assert int(generators["chance"][0]) == 0xE220A8397B1DCDAF


def test_the_same_seed_gives_the_same_draws() -> None:
    first, second = generator(), generator(99)
    for generators in (first, second):
        compiled.seed_generator(generators, 0, 2**53 - 1)
    draws = [[compiled.below(generators, 0, 1000) for _ in range(50)] for generators in (first, second)]
    assert draws[0] == draws[1]
    assert len(set(draws[0])) > 40


@pytest.mark.parametrize("n", CRITICAL)
def test_draws_of_one_stream_are_uniform(n: int) -> None:
    generators = generator(7)
    assert chi_square([compiled.below(generators, 0, n) for _ in range(40_000)], n) < CRITICAL[n]


@pytest.mark.parametrize("n", CRITICAL)
@pytest.mark.parametrize("first", [0, 1_000_000, 2**52])
def test_first_draws_of_consecutive_seeds_are_uniform(n: int, first: int) -> None:
    draws = np.zeros(40_000, np.int64)
    compiled.first_draws(generator(), first, draws, n)
    assert chi_square(draws, n) < CRITICAL[n]


def test_first_draws_of_neighbouring_seeds_do_not_depend_on_each_other() -> None:
    draws = np.zeros(40_001, np.int64)
    compiled.first_draws(generator(), 0, draws, 4)
    pairs = draws[:-1] * 4 + draws[1:]
    assert chi_square(pairs, 16) < 37.70  # 15 degrees of freedom


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 18, 1000, 2**31, 3 * 2**30])
def test_draws_lie_below_the_limit_and_reach_both_ends(n: int) -> None:
    generators = generator(3)
    draws = [compiled.below(generators, 0, n) for _ in range(2000)]
    assert min(draws) >= 0
    assert max(draws) < n
    if n <= 18:
        assert set(draws) == set(range(n))


def test_draws_are_unbiased_where_a_plain_remainder_would_not_be() -> None:
    """For 3 x 2^30, the plain remainder of 32 bits would favour every third number two to one."""
    generators = generator(11)
    draws = [compiled.below(generators, 0, 3 * 2**30) for _ in range(30_000)]
    assert chi_square([draw % 3 for draw in draws], 3) < 13.82  # 2 degrees of freedom
    assert chi_square([draw // 2**30 for draw in draws], 3) < 13.82


def test_a_draw_that_would_be_unfair_is_thrown_away() -> None:
    """2^32 is not a multiple of 3, so one number is rejected: its state costs a second draw."""
    generators = generator()
    for start in range(0, 2**63, 2**55):
        generators["chance"] = start
        compiled.below(generators, 0, 3)
        steps = (int(generators["chance"][0]) - start) % 2**64 // 0x9E3779B97F4A7C15
        assert steps == 1
    generators["chance"] = (unmix(0) - 0x9E3779B97F4A7C15) % 2**64
    before = int(generators["chance"][0])
    compiled.below(generators, 0, 3)
    assert int(generators["chance"][0]) == (before + 2 * 0x9E3779B97F4A7C15) % 2**64


def unmix(bits: int) -> int:
    """Return the state from which the generator gives these bits."""
    modulus = 2**64
    bits = unshift(bits, 31) * pow(0x94D049BB133111EB, -1, modulus) % modulus
    bits = unshift(bits, 27) * pow(0xBF58476D1CE4E5B9, -1, modulus) % modulus
    return unshift(bits, 30)


def unshift(bits: int, shift: int) -> int:
    """Return the number x for which x ^ (x >> shift) is `bits`."""
    result = bits
    for _ in range(3):
        result = bits ^ (result >> shift)
    return result


def test_shuffling_keeps_the_cards_and_leaves_the_rest_alone() -> None:
    cards = np.arange(20, dtype=np.int8)
    compiled.shuffle(generator(5), 0, cards, 15)
    assert sorted(cards[:15].tolist()) == list(range(15))
    assert cards[15:].tolist() == [15, 16, 17, 18, 19]
    assert cards[:15].tolist() != list(range(15))


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    generators = generator(8)
    orders = []
    for _ in range(12_000):
        cards = np.arange(3, dtype=np.int8)
        compiled.shuffle(generators, 0, cards, 3)
        orders.append(["012", "021", "102", "120", "201", "210"].index("".join(map(str, cards))))
    assert chi_square(orders, 6) < 20.52  # 5 degrees of freedom


def test_each_card_is_dealt_to_each_place_equally_often_over_consecutive_seeds() -> None:
    states, codes = new_states(CARDS_GAME.rules.state), CARDS_GAME.option_codes(2, {})
    first, last, scoring = [], [], []
    for seed in range(9000):
        CARDS_GAME.entry_points.setup(states, 0, codes, seed)
        first.append(states["circle"][0, 0])
        last.append(states["circle"][0, -1])
        scoring.extend(states["scoring"][0])
    for draws in (first, last, scoring):
        assert chi_square(draws, 18) < 40.79  # 17 degrees of freedom


def test_shuffling_nothing_or_one_card_draws_nothing() -> None:
    for n in (0, 1):
        generators, cards = generator(5), np.arange(3, dtype=np.int8)
        compiled.shuffle(generators, 0, cards, n)
        assert cards.tolist() == [0, 1, 2]
        assert int(generators["chance"][0]) == 5
