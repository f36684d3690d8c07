"""Sequences of decisions: shorthands, decisions in any order, and forced decisions."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from townwright.core.action import Action
from townwright.core.errors import UnreadableAction
from townwright.core.game import Game
from townwright.core.log import NO_LOG
from townwright.core.record import records
from townwright.core.state import OVER, GameState, NumberArray, States, copy_states

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


class NextAction(NamedTuple):
    """An action that is legal after another one, and the actions that it leads to."""

    action: Action
    next: list["NextAction"]


def next_actions(game: Game, states: States, action: Action) -> list[NextAction]:
    """Return the legal actions after a legal action, of the kinds that it leads to.

    Empty if it passes the turn, or reveals something and is not `foreseeable`.
    """
    before, out = records(states[0, ...]), np.zeros(game.rules.max_legal, np.int32)
    return look_ahead(game, states, action, action.lookahead, (before.to_move, before.revealed), out)


def look_ahead(
    game: Game, states: States, action: Action, levels: int, moment: tuple[int, int], out: NumberArray
) -> list[NextAction]:
    """Return what `next_actions` returns, up to `levels` actions ahead.

    A forced action of another kind is played, as in a match. `moment` is the seat to move and how much is revealed;
    `out` has room for legal actions.
    """
    after, code = copy_states(states), game.wording.encode(action)
    while True:
        game.entry_points.apply(after, 0, code, NO_LOG)
        state = records(after[0, ...])
        seat, revealed = moment
        if state.to_move != seat or (state.revealed != revealed and not action.foreseeable):
            return []
        codes = out[: game.entry_points.legal(after, 0, out)].tolist()
        actions = [game.wording.decode(state, each) for each in codes]
        is_forced = len(codes) == 1 and codes[0] not in game.rules.always_ask
        if not is_forced or actions[0].__struct_config__.tag in action.leads_to:
            break
        code = codes[0]
    return [
        NextAction(each, look_ahead(game, after, each, levels - 1, moment, out) if levels > 1 and each.leads_to else [])
        for each in actions
        if each.__struct_config__.tag in action.leads_to
    ]
