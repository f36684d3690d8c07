"""The turn: choosing actions, the bonus action, ends of actions, turns and rounds, final actions."""

from townwright.core.arrays import Numbers
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.core.state import OVER
from townwright.games.circleville.codes import BASIC, BONUS, BONUS_OF_ALL, COLUMN, END_ACTION, END_TURN
from townwright.games.circleville.components import (
    COLOURS,
    COLUMN_SPACES,
    IDLE_ROUNDS,
    LAST_ROUNDS,
    MAX_ROUNDS,
    MAX_VALUE,
    EquipmentEffect,
)
from townwright.games.circleville.events import Event
from townwright.games.circleville.rules.alternate_actions import has_target, legal_alternate, legal_alternates
from townwright.games.circleville.rules.basic_actions import (
    can_begin,
    has_cube,
    leave_ground,
    legal_basic,
    legal_lifts,
    legal_values,
    may_leave,
    queue_up,
    required_units,
    room,
    settle_queue,
    units_left,
)
from townwright.games.circleville.rules.equipment import (
    can_exchange,
    finished_roads,
    legal_exchanges,
    legal_stack,
    place_extra_cube,
)
from townwright.games.circleville.rules.levels import has_space, owns, values
from townwright.games.circleville.rules.rondel import any_tile, take_action_tile, top_colour
from townwright.games.circleville.rules.sections import check_sections
from townwright.games.circleville.rules.stalemate import can_any_seat_place
from townwright.games.circleville.rules.supervisor import legal_steps, sections_in_reach, stand_on, steps_left
from townwright.games.circleville.rules.year_tiles import can_use_year_tile, legal_five, legal_year_tiles
from townwright.games.circleville.state import ActionKind, Ending, OpponentStage, Phase, State


@rule
def begin_turn(s: State) -> None:
    """Begin a player's turn or final action."""
    s.has_acted = 0
    s.has_taken_bonus = 0
    s.has_flipped_stack = 0
    s.has_swapped_stack = 0
    s.has_exchanged_tile = 0
    s.has_exchanged_queue = 0
    s.used_year_tiles = 0
    if s.to_move >= s.people:
        s.phase = Phase.OPPONENT
        s.stage = OpponentStage.ASSISTANT
    elif s.is_final:
        allow_any_colour(s)
    else:
        s.phase = Phase.ASSISTANT


@rule
def allow_any_colour(s: State) -> None:
    """Allow one action of any colour: a bonus action or the final action."""
    s.any_colour = 1
    for colour in range(COLOURS):
        s.permits[colour] = 1
    s.phase = Phase.CHOOSE


@rule
def legal_choices(s: State, out: Numbers, n: int) -> int:
    """Step 2: list the next actions. When both are done, steps 3 and 4: a bonus action or the end."""
    me = int(s.to_move)
    in_reach = sections_in_reach(s, me)
    is_cube_available = has_cube(s, me)
    for colour in range(COLOURS):
        if s.permits[colour]:
            if is_cube_available and can_begin(s, colour, in_reach):
                n = legal_values(values(s, me, colour), BASIC + colour * MAX_VALUE, out, n)
            n = legal_alternates(s, me, colour, in_reach, is_cube_available, out, n)
    is_action_left = has_action_left(s)
    if is_action_left:
        n = legal_five(s, out, n)
    if must_act_now(s):
        return n
    if not is_action_left:
        n = legal_bonus(s, out, n)
        out[n] = END_TURN
        n += 1
    if may_use_stack(s):
        n = legal_stack(s, out, n)
    n = legal_year_tiles(s, out, n)
    return legal_exchanges(s, out, n)


@rule
def has_action_left(s: State) -> bool:
    """Return whether an action of this turn is left."""
    for colour in range(COLOURS):
        if s.permits[colour]:
            return True
    return False


@rule
def must_act_now(s: State) -> bool:
    """Return whether an action must be chosen next: level 5 is used, or a bonus action is paid for."""
    return s.is_level_five != 0 or (s.has_taken_bonus != 0 and has_action_left(s))


@rule
def may_use_stack(s: State) -> bool:
    """Return whether the stack may be flipped or exchanged now: before the first, but not a final action."""
    return s.has_acted == 0 and s.is_final == 0


@rule
def legal_bonus(s: State, out: Numbers, n: int) -> int:
    """Step 3: list the bonus actions: once per turn, paid with the top tile of each column.

    With equipment 14, three columns are enough.
    """
    me = int(s.to_move)
    if can_pay(s, me, COLOURS):
        out[n] = BONUS_OF_ALL
        n += 1
    for kept_colour in range(COLOURS):
        if can_pay(s, me, kept_colour):
            out[n] = BONUS + kept_colour
            n += 1
    return n


@rule
def can_pay(s: State, me: int, kept_colour: int) -> bool:
    """Return whether a player can pay for a bonus action and keep one column; `COLOURS` keeps none."""
    if s.has_taken_bonus or s.is_final or (kept_colour < COLOURS and not may_keep(s, me)):
        return False
    for colour in range(COLOURS):
        if colour != kept_colour and s.tiles[me, colour] == 0:
            return False
    return True


@rule
def can_pay_at_all(s: State, me: int) -> bool:
    """Return whether a player can pay for a bonus action in some way."""
    for kept_colour in range(COLOURS + 1):
        if can_pay(s, me, kept_colour):
            return True
    return False


@rule
def may_keep(s: State, me: int) -> bool:
    """Return whether a player may keep a column's tiles when paying for a bonus action: with equipment 14."""
    return owns(s, me, EquipmentEffect.BONUS_FOR_THREE, 0)


@rule
def pay_bonus(s: State, kept_colour: int, log: Log) -> None:
    """Remove the top tiles, even turned year tiles, for one action of any colour at its new level."""
    me = int(s.to_move)
    for colour in range(COLOURS):
        if colour != kept_colour:
            s.tiles[me, colour] -= 1
            s.turned_year_tiles[me, colour] = int(s.turned_year_tiles[me, colour]) & (1 << int(s.tiles[me, colour])) - 1
    s.has_taken_bonus = 1
    note(log, Event.PAID, EVERYONE, me)
    allow_any_colour(s)


@rule
def begin_basic(s: State, colour: int, value: int, log: Log) -> None:
    """Take the basic action of a colour."""
    note(log, Event.BEGAN, EVERYONE, int(s.to_move), colour, value)
    begin_action(s, colour, ActionKind.BASIC, value)


@rule
def begin_alternate(s: State, colour: int, kind: int, log: Log) -> None:
    """Take an alternate action with a colour."""
    note(log, Event.BEGAN_ALTERNATE, EVERYONE, int(s.to_move), colour, kind)
    begin_action(s, colour, kind, 0)


@rule
def begin_action(s: State, colour: int, kind: int, units: int) -> None:
    """Begin an action and use up its permit; a bonus or final action uses up those of all colours."""
    if s.any_colour:
        for other in range(COLOURS):
            s.permits[other] = 0
        s.any_colour = 0
    else:
        s.permits[colour] -= 1
    s.has_acted = 1
    s.is_level_five = 0
    clear_action(s)
    s.kind = kind
    s.colour = colour
    s.units = units
    s.phase = Phase.ACT


@rule
def clear_action(s: State) -> None:
    """Clear the fields of the last action."""
    s.kind = 0
    s.colour = 0
    s.units = 0
    s.additional_cubes = 0
    s.steps = 0
    s.has_begun_work = 0
    s.work_start = 0
    s.has_worked_here = 0
    s.forgone_units = 0
    s.is_alternate_done = 0
    s.lowest_choice = 0
    s.new_cube_sections = 0


@rule
def legal_in_action(s: State, out: Numbers, n: int) -> int:
    """Step 2: list what can be done in the action now."""
    is_basic = s.kind == ActionKind.BASIC
    if is_basic:
        n = legal_basic(s, out, n)
    else:
        n = legal_alternate(s, out, n)
    if must_go_on(s):
        return n
    if steps_left(s, int(s.to_move)) > 0 and (not is_basic or may_leave(s)):
        n = legal_steps(s, out, n)
    if needs_cube(s):
        n = legal_lifts(s, out, n)
    n = legal_year_tiles(s, out, n)
    n = legal_exchanges(s, out, n)
    if may_end(s):
        out[n] = END_ACTION
        n += 1
    return n


@rule
def must_go_on(s: State) -> bool:
    """Return whether a lifted cube must be placed next, or a tile taken for the returned one."""
    return s.has_lifted_cube != 0 or s.returned_equipment != 0


@rule
def needs_cube(s: State) -> bool:
    """Return whether only the empty supply keeps the action from going on here."""
    if s.cubes[s.to_move]:
        return False
    if s.kind == ActionKind.BASIC:
        return units_left(s) > 0 and room(s) > 0
    return (s.kind == ActionKind.BEAUTIFY or s.kind == ActionKind.IMPROVE) and not s.is_alternate_done and has_target(s)


@rule
def may_end(s: State) -> bool:
    """Return whether the action may end.

    A basic action may end if nothing is due here, an alternate one if it is done or cannot be done here. Without cubes
    the rest may be given up.
    """
    if s.kind == ActionKind.BASIC:
        return required_units(s) == 0
    if s.is_alternate_done or not has_target(s):
        return True
    return s.cubes[s.to_move] == 0 and (s.kind == ActionKind.BEAUTIFY or s.kind == ActionKind.IMPROVE)


@rule
def has_worked(s: State) -> bool:
    """Return whether the action has done something: used a unit, taken a tile, or moved in a move action."""
    return s.has_begun_work != 0 or s.is_alternate_done != 0 or (s.kind == ActionKind.MOVE and s.steps != 0)


@rule
def step(s: State, section: int, log: Log) -> None:
    """Move the supervisor one step; steps may come before, during or after the work."""
    s.steps += 1
    if s.kind == ActionKind.BASIC:
        leave_ground(s)
    stand_on(s, section, log)


@rule
def end_action(s: State, log: Log) -> None:
    """End the action: razed structures join the queue, finished roads may get a cube; check sections."""
    if s.phase == Phase.ACT and not settle_queue(s, log):
        s.phase = Phase.ORDER
    elif s.phase != Phase.ROADS and finished_roads(s):
        s.phase = Phase.ROADS
    else:
        clear_action(s)
        check_sections(s, Phase.CHOOSE)


@rule
def order_queue(s: State, structure: int, log: Log) -> None:
    """Let the razed structures join the queue in the order the player chooses."""
    queue_up(s, structure, log)
    if settle_queue(s, log):
        s.phase = Phase.ORDER
        end_action(s, log)


@rule
def apply_extra_cube(s: State, section: int, log: Log) -> None:
    """Place the extra cube of equipment 16; the action ends when no other section can have one."""
    place_extra_cube(s, section, log)
    if finished_roads(s) == 0:
        end_action(s, log)


@rule
def end_turn(s: State, log: Log) -> None:
    """Step 4, and the end of the turn.

    The player decides when it ends if a year tile or equipment can still be used; then used year tiles are laid on the
    mat. After final actions none of this matters.
    """
    if s.is_final:
        next_turn(s, log)
        return
    if is_before_tile(s):
        take_action_tile(s, log)
        if can_use_year_tile(s) or can_exchange(s):
            s.phase = Phase.FINISH
            return
    lay_used_tiles(s, log)


@rule
def is_before_tile(s: State) -> bool:
    """Return whether step 4 is still to come in this turn. Final actions have none."""
    return s.is_final == 0 and s.phase != Phase.FINISH


@rule
def takes_tile(s: State) -> bool:
    """Return whether a player who ends the turn takes an action tile."""
    return is_before_tile(s) and top_colour(s, int(s.assistant[s.to_move])) >= 0


@rule
def legal_after_tile(s: State, out: Numbers, n: int) -> int:
    """List what may follow step 4: year tiles, equipment, or the end of the turn."""
    n = legal_year_tiles(s, out, n)
    n = legal_exchanges(s, out, n)
    out[n] = END_TURN
    return n + 1


@rule
def lay_used_tiles(s: State, log: Log) -> None:
    """Lay used year tiles on columns of the player's choice; without a free space they leave the game."""
    me = int(s.to_move)
    if s.used_year_tiles == 0:
        s.lowest_choice = 0
        next_turn(s, log)
    elif free_spaces(s, me, int(s.lowest_choice)) == 0:
        s.used_year_tiles = 0
        s.lowest_choice = 0
        note(log, Event.DISCARDED, EVERYONE, me)
        next_turn(s, log)
    else:
        s.phase = Phase.COLUMN


@rule
def free_spaces(s: State, me: int, colour: int) -> int:
    """Return the number of free spaces of a mat, in a column and those after it."""
    number = 0
    for each in range(colour, COLOURS):
        number += COLUMN_SPACES - int(s.tiles[me, each])
    return number


@rule
def legal_columns(s: State, out: Numbers, n: int) -> int:
    """List the columns with a free space, in ascending order: another order gives the same result.

    All tiles for which there is a space must be laid.
    """
    me = int(s.to_move)
    needed = min(int(s.used_year_tiles), free_spaces(s, me, int(s.lowest_choice)))
    for colour in range(s.lowest_choice, COLOURS):
        if has_space(s, me, colour) and free_spaces(s, me, colour) >= needed:
            out[n] = COLUMN + colour
            n += 1
    return n


@rule
def put_on_column(s: State, colour: int, log: Log) -> None:
    """Lay a used year tile on a column, where it counts like an action tile."""
    me = int(s.to_move)
    s.turned_year_tiles[me, colour] = int(s.turned_year_tiles[me, colour]) | 1 << int(s.tiles[me, colour])
    s.tiles[me, colour] += 1
    s.used_year_tiles -= 1
    s.lowest_choice = colour
    note(log, Event.PUT, EVERYONE, me, colour)
    lay_used_tiles(s, log)


@rule
def next_turn(s: State, log: Log) -> None:
    """Pass the turn to the left; after a full round with the end triggered, final actions follow.

    After the final actions the game is over.
    """
    next_player = (int(s.to_move) + 1) % int(s.players)
    if next_player == s.first_player:
        if s.is_final:
            s.to_move = OVER
            note(log, Event.FINISHED, EVERYONE)
            return
        end_round(s, log)
    s.to_move = next_player
    begin_turn(s)


@rule
def end_round(s: State, log: Log) -> None:
    """End a round: the final actions follow if the end is triggered, otherwise the next round."""
    s.idle_rounds = 0 if s.has_progress or any_tile(s) else int(s.idle_rounds) + 1
    s.has_progress = 0
    if not s.ending:
        check_stalemate(s, log)
    if s.ending:
        s.is_final = 1
        note(log, Event.FINAL, EVERYONE)
        return
    s.rounds += 1
    if is_last_idle_round(s):
        note(log, Event.LAST_IDLE_ROUND, EVERYONE, int(s.idle_rounds))
    if number_in_last_rounds(s) == 1:
        note(log, Event.LAST_ROUNDS, EVERYONE, LAST_ROUNDS, MAX_ROUNDS)


@rule
def is_last_idle_round(s: State) -> bool:
    """Return whether a stalemate will be declared after this round unless something happens."""
    return s.idle_rounds == IDLE_ROUNDS - 1


@rule
def number_in_last_rounds(s: State) -> int:
    """Return this round's number among the last ones before the limit, from 1; below 1 for earlier rounds."""
    return int(s.rounds) - (MAX_ROUNDS - LAST_ROUNDS)


@rule
def check_stalemate(s: State, log: Log) -> None:
    """Trigger the end in a stalemate or after the round limit (ruling).

    Without action tiles anywhere the end is triggered when no player can place a cube, or after some rounds in a row in
    which no cube is placed, no structure moves and no tile is taken or used. In any case it is triggered after a
    number of rounds that no real game reaches.
    """
    if s.idle_rounds == IDLE_ROUNDS:
        s.ending = Ending.STALEMATE
        note(log, Event.STALEMATE, EVERYONE, IDLE_ROUNDS)
    elif not any_tile(s) and not can_any_seat_place(s):
        s.ending = Ending.NO_PLACE_LEFT
        note(log, Event.NO_PLACE_LEFT, EVERYONE)
    elif s.rounds >= MAX_ROUNDS:
        s.ending = Ending.ROUND_LIMIT
        note(log, Event.ROUND_LIMIT, EVERYONE, MAX_ROUNDS)
