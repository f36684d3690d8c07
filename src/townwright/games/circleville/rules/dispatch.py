"""Legal actions by phase, and the rule that each action calls."""

from typing import NamedTuple

from townwright.core.arrays import Numbers
from townwright.core.chance import seed_generator, shuffle
from townwright.core.conditions import by_number
from townwright.core.log import Log
from townwright.core.rule import Rule, rule
from townwright.games.circleville import codes
from townwright.games.circleville.codes import CARRY_ON, END_ACTION
from townwright.games.circleville.components import COLOURS, MAX_VALUE, YearTile
from townwright.games.circleville.opponents.turn import carry_on
from townwright.games.circleville.rules.achievements import claim, lay_achievement, legal_rows
from townwright.games.circleville.rules.alternate_actions import beautify, improve
from townwright.games.circleville.rules.basic_actions import build, legal_order, lift, place_cubes, raze
from townwright.games.circleville.rules.equipment import (
    exchange_queue,
    exchange_tile,
    flip_stack,
    give_back,
    install,
    legal_exchanges,
    legal_extra_cubes,
    legal_takes,
    swap_stack,
)
from townwright.games.circleville.rules.rondel import legal_moves, move_assistant
from townwright.games.circleville.rules.sections import (
    clean_up,
    complete,
    legal_completions,
    legal_years,
    swap_year,
    take_year_tile,
)
from townwright.games.circleville.rules.turn import (
    apply_extra_cube,
    begin_alternate,
    begin_basic,
    end_action,
    end_turn,
    legal_after_tile,
    legal_choices,
    legal_columns,
    legal_in_action,
    order_queue,
    pay_bonus,
    put_on_column,
    step,
)
from townwright.games.circleville.rules.year_tiles import (
    build_chosen,
    legal_any_plot,
    legal_spaces,
    legal_year_tiles,
    turn_over,
    use_build,
    use_equipment,
    use_five,
    use_plot,
    use_raze,
    use_supervisor,
)
from townwright.games.circleville.state import KINDS, Phase, State


@rule
def legal_step_one(s: State, out: Numbers, n: int) -> int:
    """Step 1: list the assistant's moves, and year tiles and equipment that may be used before."""
    n = legal_moves(s, out, n)
    n = legal_spaces(s, out, n)
    n = legal_year_tiles(s, out, n)
    return legal_exchanges(s, out, n)


@rule
def legal_at_roads(s: State, out: Numbers, n: int) -> int:
    """List the sections for an extra cube beside finished roads, or ending the action without one."""
    n = legal_extra_cubes(s, out, n)
    out[n] = END_ACTION
    return n + 1


@rule
def legal_carry_on(s: State, out: Numbers, n: int) -> int:
    """List the next step of an opponent of a solo game."""
    out[n] = CARRY_ON
    return n + 1


class PhaseActions(NamedTuple):
    """The legal actions of a phase: the rule that lists them, and the first code of each kind."""

    rule: Rule[[State, Numbers, int], int]
    codes: frozenset[int]


AT_ANY_TIME = frozenset(
    {
        codes.EXCHANGE_TILE,
        codes.EXCHANGE_QUEUE,
        codes.USE_PLOT,
        codes.USE_EQUIPMENT,
        codes.USE_SUPERVISOR,
        codes.USE_RAZE,
        codes.USE_BUILD,
    }
)
CHOICES = {
    codes.BASIC,
    codes.ALTERNATE,
    codes.BONUS,
    codes.BONUS_OF_ALL,
    codes.FLIP_STACK,
    codes.SWAP_STACK,
    codes.USE_FIVE,
    codes.END_TURN,
}
BUILDING = {codes.BUILD, codes.BUILD_TWICE, codes.BUILD_NEW}
TILES = {codes.TAKE, codes.RETURN}
WORK = {codes.PLACE, codes.RAZE, codes.RAZE_TWICE, codes.BEAUTIFY, codes.IMPROVE, *BUILDING}
IN_ACTION = {codes.STEP, codes.CLAIM, codes.LIFT, codes.END_ACTION, *WORK, *TILES}

#: The legal actions of each phase, frequent phases first. `reasons` derives from it when an action is possible at all.
PHASES: dict[Phase, PhaseActions] = {
    Phase.ACT: PhaseActions(legal_in_action, AT_ANY_TIME | IN_ACTION),
    Phase.CHOOSE: PhaseActions(legal_choices, AT_ANY_TIME | CHOICES),
    Phase.ASSISTANT: PhaseActions(legal_step_one, AT_ANY_TIME | {codes.ASSISTANT, codes.USE_ASSISTANT}),
    Phase.COMPLETE: PhaseActions(legal_completions, frozenset({codes.COMPLETE})),
    Phase.TABLE: PhaseActions(legal_rows, frozenset({codes.LAY})),
    Phase.FINISH: PhaseActions(legal_after_tile, AT_ANY_TIME | {codes.END_TURN}),
    Phase.COLUMN: PhaseActions(legal_columns, frozenset({codes.COLUMN})),
    Phase.EQUIP: PhaseActions(legal_takes, frozenset(TILES)),
    Phase.BUILD: PhaseActions(legal_any_plot, frozenset(BUILDING)),
    Phase.ORDER: PhaseActions(legal_order, frozenset({codes.QUEUE_UP})),
    Phase.YEAR: PhaseActions(legal_years, frozenset({codes.TAKE_YEAR, codes.SWAP_YEAR})),
    Phase.OPPONENT: PhaseActions(legal_carry_on, frozenset({codes.CARRY_ON})),
    Phase.ROADS: PhaseActions(legal_at_roads, frozenset({codes.EXTRA_CUBE, codes.END_ACTION})),
}
legal_in_phase = by_number({phase.value: actions.rule for phase, actions in PHASES.items()}, ("s", "out", "n"))


@rule
def legal(s: State, out: Numbers) -> int:
    """Write the legal actions into `out`; return how many there are."""
    return legal_in_phase(int(s.phase), s, out, 0)


@rule
def apply(s: State, action: int, log: Log) -> None:
    """Play one decision."""
    if action < codes.BASIC:
        apply_on_rondel(s, action, log)
    elif action < codes.STEP:
        choose_action(s, action, log)
    elif action < codes.COMPLETE:
        apply_in_action(s, action, log)
    elif action < codes.EXCHANGE_TILE:
        apply_in_completion(s, action, log)
    elif action < codes.END_TURN:
        apply_at_any_time(s, action, log)
    elif action == codes.END_TURN:
        end_turn(s, log)
    elif action == codes.CARRY_ON:
        carry_on(s, log)
    else:
        put_on_column(s, action - codes.COLUMN, log)


@rule
def apply_on_rondel(s: State, action: int, log: Log) -> None:
    """Play a decision of step 1."""
    if action == codes.FLIP_STACK:
        flip_stack(s, log)
    elif action == codes.SWAP_STACK:
        swap_stack(s, log)
    else:
        move_assistant(s, action - codes.ASSISTANT, log)
        s.phase = Phase.CHOOSE


@rule
def choose_action(s: State, action: int, log: Log) -> None:
    """Play a decision of steps 2 and 3: the next action."""
    if action < codes.ALTERNATE:
        choice = action - codes.BASIC
        begin_basic(s, choice // MAX_VALUE, choice % MAX_VALUE + 1, log)
    elif action < codes.BONUS:
        choice = action - codes.ALTERNATE
        begin_alternate(s, choice // KINDS, choice % KINDS, log)
    else:
        pay_bonus(s, action - codes.BONUS, log)


@rule
def apply_in_action(s: State, action: int, log: Log) -> None:
    """Play a decision within an action."""
    if action < codes.PLACE:
        step(s, action - codes.STEP, log)
    elif action < codes.RAZE:
        place_cubes(s, action - codes.PLACE + 1, log)
    elif action < codes.BUILD:
        raze(s, action, log)
    elif action < codes.BEAUTIFY:
        if s.phase == Phase.BUILD:
            build_chosen(s, action, log)
        else:
            build(s, action, log)
    elif action < codes.IMPROVE:
        beautify(s, action - codes.BEAUTIFY, log)
    elif action < codes.TAKE:
        improve(s, action - codes.IMPROVE, log)
    elif action < codes.LIFT:
        apply_tiles(s, action, log)
    elif action < codes.END_ACTION:
        lift(s, action - codes.LIFT, log)
    elif action == codes.END_ACTION:
        end_action(s, log)
    elif action < codes.EXTRA_CUBE:
        order_queue(s, action - codes.QUEUE_UP, log)
    else:
        apply_extra_cube(s, action - codes.EXTRA_CUBE, log)


@rule
def apply_tiles(s: State, action: int, log: Log) -> None:
    """Play a decision about equipment and achievements."""
    if action < codes.RETURN:
        install(s, action - codes.TAKE, log)
        if s.phase == Phase.EQUIP:
            s.phase = s.resume_phase
        else:
            s.is_alternate_done = 1
    elif action < codes.CLAIM:
        give_back(s, action - codes.RETURN, log)
    else:
        claim(s, action - codes.CLAIM, log)
        s.is_alternate_done = 1


@rule
def apply_in_completion(s: State, action: int, log: Log) -> None:
    """Play a decision while completing a section."""
    if action < codes.TAKE_YEAR:
        complete(s, action - codes.COMPLETE, log)
    elif action == codes.TAKE_YEAR:
        take_year_tile(s, log)
    elif action < codes.LAY:
        swap_year(s, action - codes.SWAP_YEAR, log)
    else:
        lay_achievement(s, action - codes.LAY, log)
        clean_up(s, log)


@rule
def apply_at_any_time(s: State, action: int, log: Log) -> None:
    """Use equipment or a year tile that may be used at any time."""
    if action < codes.EXCHANGE_QUEUE:
        exchange_tile(s, action - codes.EXCHANGE_TILE, log)
    elif action < codes.USE_PLOT:
        exchange_queue(s, action - codes.EXCHANGE_QUEUE, log)
    elif action < codes.USE_EQUIPMENT:
        use_plot(s, action - codes.USE_PLOT, log)
    elif action == codes.USE_EQUIPMENT:
        use_equipment(s, log)
    elif action < codes.USE_ASSISTANT:
        use_supervisor(s, action - codes.USE_SUPERVISOR, log)
    elif action < codes.USE_FIVE:
        turn_over(s, YearTile.FLEXIBLE_ASSISTANT, log)
        move_assistant(s, action - codes.USE_ASSISTANT, log)
        s.phase = Phase.CHOOSE
    elif action == codes.USE_FIVE:
        use_five(s, log)
    elif action < codes.USE_BUILD:
        use_raze(s, action - codes.USE_RAZE, log)
    else:
        use_build(s, action - codes.USE_BUILD, log)


@rule
def redeal(s: State, player: int, seed: int) -> None:
    """Sort and shuffle the bag: only the order of its tiles is unknown to the players."""
    seed_generator(s, seed)
    number = int(s.bag_size)
    sorted_up_to = 0
    for colour in range(1, COLOURS + 1):
        for place in range(sorted_up_to, number):
            if s.bag[place] == colour:
                s.bag[place] = s.bag[sorted_up_to]
                s.bag[sorted_up_to] = colour
                sorted_up_to += 1
    shuffle(s, s.bag, number)
