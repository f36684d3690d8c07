"""Solve the ending of a match within a time limit, for the bots and the analysis."""

import itertools
import threading

import numpy as np

from townwright.core.code_parts import CodePart, Example
from townwright.core.contract import SolvedEnding
from townwright.core.record import records
from townwright.core.state import OVER, States, new_states
from townwright.games.circle_the_wagons.ending import search
from townwright.games.circle_the_wagons.ending.workspace import (
    ENTRY,
    FINISHED,
    SUPPORTED_CONDITIONS,
    WORKSPACE,
    EndingWorkspace,
)
from townwright.games.circle_the_wagons.state import STATE, Phase, State

#: Maximum number of unplaced cards in an ending: with more, fewer than 95% of the endings are solved within a second
#: (benchmarks/endings.txt).
MAX_UNPLACED = 4

TABLE = 1 << 18
POOL = 1 << 20
NO_LIMIT = 1 << 62


def _examples() -> list[Example]:
    return [
        (new_states(STATE), 0, new_states(WORKSPACE), new_states(ENTRY), new_states(FINISHED), 0, np.zeros(4, np.int64))
    ]


PART = CodePart("circle_the_wagons.ending", (search.solve,), _examples)


class SolverBuffers(threading.local):
    """The buffers of one thread's searches.

    A salt tells the searches apart, so that nothing has to be cleared between them.
    """

    def __init__(self) -> None:
        self.workspace = new_states(WORKSPACE)
        self.entries = new_states(ENTRY, TABLE)
        self.pool = new_states(FINISHED, POOL)
        self.salts = itertools.count(1)


_buffers = SolverBuffers()


def unplaced(s: State) -> int:
    """Return the number of cards in the circle or waiting to be placed."""
    return s.remaining + int(s.hand_size.sum())


def is_running(s: State) -> bool:
    """Return whether the start card is chosen and the game is not over."""
    return s.to_move != OVER and s.phase != Phase.START


def solve(states: States, milliseconds: int | None = None, nodes: int | None = None) -> SolvedEnding:
    """Return the best action of a running game, and its result if both players play perfectly.

    The search stops after `milliseconds` or `nodes` (cards tried in a place). Then the result is not proved: the action
    is the best of those searched completely, or -1 if there is none.
    """
    if not is_running(records(states, State)[0]):
        raise ValueError("only a running game with a start card has an ending")
    buffers = _buffers
    workspace = records(buffers.workspace, EndingWorkspace)[0]
    workspace.halt, workspace.limit = 0, NO_LIMIT if nodes is None else nodes
    out = np.zeros(4, np.int64)
    timer = None if milliseconds is None else threading.Timer(milliseconds / 1000, halt, [buffers.workspace])
    if timer:
        timer.start()
    try:
        search.solve(states, 0, buffers.workspace, buffers.entries, buffers.pool, next(buffers.salts), out)
    finally:
        if timer:
            timer.cancel()
    action, value, nodes_searched, is_proved = out.tolist()
    return SolvedEnding(
        action=action,
        lead=int(value / 2) if action >= 0 else 0,
        outcome=(value > 0) - (value < 0) if action >= 0 else 0,
        is_proved=bool(is_proved),
        nodes=nodes_searched,
    )


def halt(workspace: States) -> None:
    """Stop the search that uses this workspace."""
    records(workspace, EndingWorkspace)[0].halt = 1


def ending(states: States, milliseconds: int) -> SolvedEnding | None:
    """Return the solved ending; None if the state is too far from the end of the game."""
    s = records(states, State)[0]
    is_solvable = is_running(s) and unplaced(s) <= MAX_UNPLACED and SUPPORTED_CONDITIONS.issuperset(s.scoring.tolist())
    return solve(states, milliseconds) if is_solvable else None
