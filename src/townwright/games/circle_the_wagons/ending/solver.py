"""Solve the ending of a match within a time limit: what the bots and the analysis call."""

import itertools
import threading

import numpy as np

from townwright.core.code_parts import CodePart, Example
from townwright.core.contract import SolvedEnding
from townwright.core.record import records
from townwright.core.state import OVER, States, new_states
from townwright.games.circle_the_wagons.ending import search
from townwright.games.circle_the_wagons.ending.workspace import ENTRY, FINISHED, SUPPORTED_CONDITIONS, WORKSPACE
from townwright.games.circle_the_wagons.state import STATE, Phase, State

#: With so many cards not placed yet, 95 of 100 endings are solved within a second (benchmarks/endings.txt).
CARDS_SOLVED = 4

TABLE = 1 << 18
POOL = 1 << 20
NO_LIMIT = 1 << 62


def _solving() -> list[Example]:
    return [
        (new_states(STATE), 0, new_states(WORKSPACE), new_states(ENTRY), new_states(FINISHED), 0, np.zeros(4, np.int64))
    ]


PART = CodePart("circle_the_wagons.ending", (search.solve,), _solving)


class SolverBuffers(threading.local):
    """What the searches of one thread work on. Searches are told apart by a number, so that nothing has to be wiped."""

    def __init__(self) -> None:
        self.workspace = new_states(WORKSPACE)
        self.entries = new_states(ENTRY, TABLE)
        self.pool = new_states(FINISHED, POOL)
        self.salts = itertools.count(1)


_memory = SolverBuffers()


def unplaced(s: State) -> int:
    """How many cards lie in the circle or wait to be placed."""
    return s.remaining + int(s.holding.sum())


def is_running(s: State) -> bool:
    """Whether the start of a game has been chosen, and the game is not over."""
    return s.to_move != OVER and s.phase != Phase.START


def solve(states: States, milliseconds: int | None = None, nodes: int | None = None) -> SolvedEnding:
    """The best action of a running game after the start was chosen, and what it leads to if both play their best.

    The search stops after so many milliseconds or nodes (cards tried in a place). Then the answer is not proved: its
    action is the best of those looked at to the end, or -1 if there is none.
    """
    if not is_running(records(states, State)[0]):
        raise ValueError("only a game that runs, with its start chosen, has an ending")
    memory = _memory
    memory.workspace["halt"] = 0
    memory.workspace["limit"] = NO_LIMIT if nodes is None else nodes
    out = np.zeros(4, np.int64)
    timer = None if milliseconds is None else threading.Timer(milliseconds / 1000, halt, [memory.workspace])
    if timer:
        timer.start()
    try:
        search.solve(states, 0, memory.workspace, memory.entries, memory.pool, next(memory.salts), out)
    finally:
        if timer:
            timer.cancel()
    action, value, tried, proved = out.tolist()
    return SolvedEnding(
        action=action,
        value=int(value / 2) if action >= 0 else 0,
        wins=(value > 0) - (value < 0) if action >= 0 else 0,
        proved=bool(proved),
        nodes=tried,
    )


def halt(workspace: States) -> None:
    """Stop the search that uses this workspace."""
    workspace["halt"] = 1


def ending(states: States, milliseconds: int) -> SolvedEnding | None:
    """Solve a state if it is near enough to the end of the game."""
    s = records(states, State)[0]
    near = is_running(s) and unplaced(s) <= CARDS_SOLVED and SUPPORTED_CONDITIONS.issuperset(s.scoring.tolist())
    return solve(states, milliseconds) if near else None
