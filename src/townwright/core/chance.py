"""The random generator in a state: SplitMix64 (Steele, Lea, Flood, 2014).

The functions take any record with a `chance` field. The same seed gives the same numbers on every platform.
"""

import numpy as np

from townwright.core.arrays import Numbers, int64
from townwright.core.rule import rule
from townwright.core.state import Generator, layout

GENERATOR = layout(Generator)

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
HALF = np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)


@rule
def bits(s: Generator) -> np.uint64:
    """Return 64 random bits."""
    s.chance = s.chance + STEP
    z = s.chance
    z = (z ^ (z >> np.uint64(30))) * MIX_1
    z = (z ^ (z >> np.uint64(27))) * MIX_2
    return z ^ (z >> np.uint64(31))


@rule
def seed_generator(s: Generator, seed: int) -> None:
    """Seed the generator.

    The seed is mixed first, so that neighbouring seeds give unrelated streams.
    """
    s.chance = np.uint64(seed)
    s.chance = bits(s)


@rule
def below(s: Generator, n: int) -> int:
    """Return a uniformly distributed number from 0 to n-1 (Lemire's method, with rejection)."""
    size = np.uint64(n)
    product = (bits(s) >> HALF) * size
    if product & LOW < size:
        threshold = (np.uint64(1) << HALF) % size
        while product & LOW < threshold:
            product = (bits(s) >> HALF) * size
    return int64(product >> HALF)


@rule
def shuffle(s: Generator, cards: Numbers, n: int) -> None:
    """Shuffle the first `n` of `cards` (Fisher and Yates)."""
    for last in range(n - 1, 0, -1):
        pick = below(s, last + 1)
        card = cards[pick]
        cards[pick] = cards[last]
        cards[last] = card
