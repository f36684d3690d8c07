"""The event log: what an action made happen, for people and pages. Not part of the state.

A log is a plain array: one row an event, the number of events in the first cell of the first row. A search passes a
log without room, and nothing is written.
"""

import numpy as np

from townwright.core.arrays import Matrix
from townwright.core.rule import rule
from townwright.core.state import Ints

Log = Matrix

#: Kind, seats that may see it, then the event's own numbers.
COLUMNS = 8
FACTS = COLUMNS - 2
#: Seats that may see an event, one bit each: everybody.
EVERYONE = 0xFF
ROOM = 1024


def new_log(room: int = ROOM) -> Ints:
    return np.zeros((room + 1, COLUMNS), np.int32)


#: For searches and simulations: nothing is noted.
NO_LOG = new_log(0)


@rule
def note(
    log: Log, kind: int, seats: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Write an event down, if this log has room for events at all."""
    row = log[0, 0] + 1
    if row < log.shape[0]:
        log[0, 0] = row
        log[row, 0] = kind
        log[row, 1] = seats
        log[row, 2] = a
        log[row, 3] = b
        log[row, 4] = c
        log[row, 5] = d
        log[row, 6] = e
        log[row, 7] = f
