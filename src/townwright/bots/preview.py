"""What an action changes immediately, tried on a redealt copy so that it reveals no secret."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from townwright.bots.bot import redealt_copy
from townwright.core.action import Event, Highlight
from townwright.core.log import new_log
from townwright.core.match import Match
from townwright.core.record import records
from townwright.core.state import NumberArray, copy_states


class ActionEffect(NamedTuple):
    """What an action does: changes by row and seat, events, and the squares that score afterwards."""

    code: int
    changes: NumberArray
    events: tuple[Event, ...]
    highlights: list[list[Highlight]]  # one list per row


def try_actions(match: Match, codes: Sequence[int], seed: int, *, highlights: bool = False) -> Iterator[ActionEffect]:
    """Yield the effect of each action, tried on a copy redealt with `seed` for the seat to move.

    Highlights take longer, so they are computed only on request.
    """
    entry, guess, event_log = match.game.entry_points, redealt_copy(match, seed), new_log()
    spare, shape = copy_states(guess), (match.game.rules.rows, match.seats)
    now, after, scores = np.zeros(shape, np.int64), np.zeros(shape, np.int64), np.zeros(match.seats, np.int64)
    squares_of = match.game.extras.highlights
    entry.result(guess, 0, now, scores, scores.copy())
    for code in codes:
        event_log[0, 0] = 0
        entry.preview(guess, 0, code, spare, after, event_log)
        squares = squares_of(records(spare[0, ...])) if highlights and squares_of else [[] for _ in after]
        yield ActionEffect(code, after - now, match.game.wording.read_events(event_log), squares)
