"""The event log: the events that an action causes. It is not part of the state.

A log is an array. Row 0 is a header, whose first cell is the number of events; each further row is one event. A search
passes a log without room, so that nothing is written.
"""

from typing import Any

import numpy as np

from townwright.core.arrays import Matrix
from townwright.core.rule import rule

Log = Matrix

#: Kind, seats that may see the event, then its facts.
COLUMNS = 8
FACTS = COLUMNS - 2
#: All seats may see an event (one bit per seat).
EVERYONE = 0xFF
#: Maximum number of seats at a table.
MAX_SEATS = EVERYONE.bit_count()
#: The default number of events that a log has room for.
LOG_SIZE = 1024


def new_log(room: int = LOG_SIZE) -> Any:
    """Return an empty log with room for some events."""
    return np.zeros((room + 1, COLUMNS), np.int32)


#: A log without room, for searches and simulations.
NO_LOG = new_log(0)


@rule
def note(
    log: Log, kind: int, seats: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Append an event to the log, if it has room."""
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
