"""Sequences of decisions: shorthands, decisions in any order, and forced decisions."""

from collections.abc import Sequence

import msgspec
import numpy as np

from townwright.core.action import Action
from townwright.core.errors import UnreadableAction
from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.record import clear_cache, overwrite, records
from townwright.core.state import OVER, AnyState, GameState, States, copy_states

#: A decision as text, as an action or as a code.
Decision = str | Action | int
Line = list[Decision]


def expand(game: Game, decisions: Sequence[Decision]) -> Line:
    """Replace shorthands with single decisions."""
    line: Line = []
    for decision in decisions:
        line += game.wording.expand(" ".join(decision.split())) if isinstance(decision, str) else [decision]
    return line


def sort(game: Game, states: States, line: Line) -> Line:
    """Sort the unordered decisions at the beginning of a line so that they are legal, if possible."""
    run = leading_unordered(game, line)
    order = allowed_order(game, states, run) if len(run) > 1 else None
    return [*order, *line[len(run) :]] if order else line


def drop_forced(game: Game, line: Line, action: Action) -> None:
    """Remove a forced action from the beginning of a line, if it is there."""
    run = leading_unordered(game, line)
    if action in run:
        del line[run.index(action)]
    elif line and is_same(game, line[0], action):
        del line[0]


def is_same(game: Game, decision: Decision, action: Action) -> bool:
    """Return whether a decision, in any form, is this action."""
    if isinstance(decision, str):
        return " ".join(decision.lower().split()) == action.text
    return decision == (action if isinstance(decision, Action) else game.wording.encode(action))


def leading_unordered(game: Game, line: Line) -> list[Action]:
    """Return the decisions at the beginning of a line that may be made in any order."""
    run: list[Action] = []
    for decision in line:
        try:
            action = game.wording.read(" ".join(decision.lower().split())) if isinstance(decision, str) else decision
        except UnreadableAction:
            break
        if not isinstance(action, Action) or not action.unordered or (run and type(action) is not type(run[0])):
            break
        run.append(action)
    return run


def allowed_order(game: Game, states: States, run: list[Action]) -> list[Action] | None:
    """Return a legal order of these actions, preferably the given one; None if there is none."""
    if not run:
        return []
    if records(states, GameState)[0].to_move == OVER:
        return None
    out = np.zeros(game.rules.max_legal, np.int32)
    codes = out[: game.entry_points.legal(states, 0, out)].tolist()
    for action in dict.fromkeys(run):
        code = game.wording.encode(action)
        if code in codes:
            after = copy_states(states)
            game.entry_points.apply(after, 0, code, NO_LOG)
            rest = list(run)
            rest.remove(action)
            order = allowed_order(game, after, rest)
            if order is not None:
                return [action, *order]
    return None


class NextAction(msgspec.Struct, frozen=True):
    """An action that is legal after another one, and the actions that it leads to."""

    action: Action
    next: list["NextAction"]


def next_actions(game: Game, states: States, action: Action) -> list[NextAction]:
    """Return the legal actions after a legal action, of the kinds that it leads to.

    Empty if it passes the turn, or reveals something and is not `foreseeable`.
    """
    return LookAhead(game, states, records(states[0, ...])).next_actions(action) if action.leads_to else []


class LookAhead:
    """Lists what may follow the legal actions of one state; see `next_actions`."""

    def __init__(self, game: Game, states: States, state: AnyState) -> None:
        """Take the state twice: as an array, and as a record."""
        self._game = game
        self._moment: tuple[int, int] = (state.to_move, state.revealed)
        #: The state, and spare ones: the states after one action, two actions …
        self._states = [(states, state)]
        self._out = np.zeros(game.rules.max_legal, np.int32)

    def next_actions(self, action: Action) -> list[NextAction]:
        """Return the legal actions after an action, of the kinds that it leads to."""
        return self._after(action, self._game.wording.encode(action), 1, action.lookahead)

    def _after(self, action: Action, code: int, depth: int, last: int) -> list[NextAction]:
        """Return what may follow an action, up to `last` actions after the first state.

        A forced action of another kind is played, as in a match.
        """
        if depth == len(self._states):
            spare = copy_states(self._states[0][0])
            self._states.append((spare, records(spare[0, ...])))
        game, decode, (states, state) = self._game, self._game.wording.decode, self._states[depth]
        overwrite(state, self._states[depth - 1][1])
        seat, revealed = self._moment
        while True:
            game.entry_points.apply(states, 0, code, NO_LOG)
            clear_cache(state)
            if state.to_move != seat or (state.revealed != revealed and not action.foreseeable):
                return []
            codes = self._out[: game.entry_points.legal(states, 0, self._out)].tolist()
            following = [
                (each, code) for code in codes if (each := decode(state, code)).__struct_config__.tag in action.leads_to
            ]
            if following or len(codes) != 1 or codes[0] in game.rules.always_ask:
                break
            code = codes[0]
        return [
            NextAction(each, self._after(each, code, depth + 1, last) if depth < last and each.leads_to else [])
            for each, code in following
        ]
