"""What an action changes at once, tried on a redealt copy so that no secret shows."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from townwright.bots.bot import redealt_copy
from townwright.core.action import Event
from townwright.core.log import new_log
from townwright.core.match import Match
from townwright.core.state import Ints, copy_states


class ActionEffect(NamedTuple):
    """The changes on the score sheet by row and seat, and the events of an action."""

    code: int
    changes: Ints
    events: tuple[Event, ...]


def try_actions(match: Match, codes: Sequence[int], seed: int) -> Iterator[ActionEffect]:
    """Try actions of the seat to move, on the redealt copy of a seed."""
    entry, guess, event_log = match.game.entry, redealt_copy(match, seed), new_log()
    spare, shape = copy_states(guess), (match.game.rules.rows, match.seats)
    now, after, scores = np.zeros(shape, np.int64), np.zeros(shape, np.int64), np.zeros(match.seats, np.int64)
    entry.result(guess, 0, now, scores, scores.copy())
    for code in codes:
        event_log[0, 0] = 0
        entry.preview(guess, 0, code, spare, after, event_log)
        yield ActionEffect(code, after - now, match.game.wording.read_events(event_log))
