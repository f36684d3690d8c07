"""Seeds of new tables."""

import secrets
from collections import Counter

import numpy as np

from townwright.core.match_file import MATCH_SEED_LIMIT


class Seeds:
    """Draws the seeds of new tables; with `--seed` every guest gets the same series of games."""

    def __init__(self, seed: int | None) -> None:
        self._seed = seed
        self._table_count: Counter[str] = Counter()

    def draw(self, guest: str) -> int:
        """Return the seed of the next table that a guest opens."""
        if self._seed is None:
            return secrets.randbelow(MATCH_SEED_LIMIT)
        self._table_count[guest] += 1
        return int(
            np.random.default_rng((self._seed, self._table_count[guest])).integers(MATCH_SEED_LIMIT, dtype=np.uint64)
        )
