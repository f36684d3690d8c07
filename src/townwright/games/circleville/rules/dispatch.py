"""What is legal, and what an action does: each phase and each action lead to the rule that a player would look for."""

from townwright.core.arrays import Numbers
from townwright.core.chance import seed_generator, shuffle
from townwright.core.log import Log
from townwright.core.rule import rule
from townwright.games.circleville import codes
from townwright.games.circleville.codes import CARRY_ON, END_ACTION
from townwright.games.circleville.components import COLOURS, VALUE, YearTile
from townwright.games.circleville.opponents.turn import carry_on
from townwright.games.circleville.rules.achievements import claim, lay_goal, legal_rows
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
from townwright.games.circleville.rules.rondel import go, legal_moves
from townwright.games.circleville.rules.sections import (
    clean_up,
    complete,
    legal_completions,
    legal_years,
    swap_year,
    take_year_tile,
)
from townwright.games.circleville.rules.turn import (
    begin_alternate,
    begin_basic,
    end_action,
    end_turn,
    finish_roads,
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
def legal(s: State, out: Numbers) -> int:
    """Write the legal actions into `out`; return how many there are."""
    phase = s.phase
    if phase == Phase.ACT:
        return legal_in_action(s, out)
    if phase == Phase.CHOOSE:
        return legal_choices(s, out)
    if phase == Phase.ASSISTANT:
        n = legal_moves(s, out, 0)
        n = legal_spaces(s, out, n)
        n = legal_year_tiles(s, out, n)
        return legal_exchanges(s, out, n)
    if phase == Phase.COMPLETE:
        return legal_completions(s, out, 0)
    if phase == Phase.TABLE:
        return legal_rows(s, out, 0)
    if phase == Phase.FINISH:
        return legal_after_tile(s, out)
    if phase == Phase.COLUMN:
        return legal_columns(s, out)
    if phase == Phase.EQUIP:
        return legal_takes(s, out, 0)
    if phase == Phase.BUILD:
        return legal_any_plot(s, out, 0)
    if phase == Phase.ORDER:
        return legal_order(s, out, 0)
    if phase == Phase.YEAR:
        return legal_years(s, out, 0)
    if phase == Phase.OPPONENT:
        out[0] = CARRY_ON
        return 1
    n = legal_extra_cubes(s, out, 0)  # Phase.ROADS
    out[n] = END_ACTION
    return n + 1


@rule
def apply(s: State, action: int, log: Log) -> None:
    """Play one small decision."""
    if action < codes.BASIC:
        on_the_rondel(s, action, log)
    elif action < codes.STEP:
        choose_action(s, action, log)
    elif action < codes.COMPLETE:
        in_action(s, action, log)
    elif action < codes.EXCHANGE_TILE:
        in_completion(s, action, log)
    elif action < codes.END_TURN:
        at_any_time(s, action, log)
    elif action == codes.END_TURN:
        end_turn(s, log)
    elif action == codes.CARRY_ON:
        carry_on(s, log)
    else:
        put_on_column(s, action - codes.COLUMN, log)


@rule
def on_the_rondel(s: State, action: int, log: Log) -> None:
    """Step 1."""
    if action == codes.FLIP_STACK:
        flip_stack(s, log)
    elif action == codes.SWAP_STACK:
        swap_stack(s, log)
    else:
        go(s, action - codes.ASSISTANT, log)
        s.phase = Phase.CHOOSE


@rule
def choose_action(s: State, action: int, log: Log) -> None:
    """Steps 2 and 3: which action comes next."""
    if action < codes.ALTERNATE:
        choice = action - codes.BASIC
        begin_basic(s, choice // VALUE, choice % VALUE + 1, log)
    elif action < codes.BONUS:
        choice = action - codes.ALTERNATE
        begin_alternate(s, choice // KINDS, choice % KINDS, log)
    else:
        pay_bonus(s, action - codes.BONUS, log)


@rule
def in_action(s: State, action: int, log: Log) -> None:
    """What an action does."""
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
        with_tiles(s, action, log)
    elif action < codes.END_ACTION:
        lift(s, action - codes.LIFT, log)
    elif action == codes.END_ACTION:
        end_action(s, log)
    elif action < codes.EXTRA_CUBE:
        order_queue(s, action - codes.QUEUE_UP, log)
    else:
        finish_roads(s, action - codes.EXTRA_CUBE, log)


@rule
def with_tiles(s: State, action: int, log: Log) -> None:
    """Equipment and achievements change hands."""
    if action < codes.RETURN:
        install(s, action - codes.TAKE, log)
        if s.phase == Phase.EQUIP:
            s.phase = s.resume
        else:
            s.done = 1
    elif action < codes.CLAIM:
        give_back(s, action - codes.RETURN, log)
    else:
        claim(s, action - codes.CLAIM, log)
        s.done = 1


@rule
def in_completion(s: State, action: int, log: Log) -> None:
    """Completing a section, step by step."""
    if action < codes.TAKE_YEAR:
        complete(s, action - codes.COMPLETE, log)
    elif action == codes.TAKE_YEAR:
        take_year_tile(s, log)
    elif action < codes.LAY:
        swap_year(s, action - codes.SWAP_YEAR, log)
    else:
        lay_goal(s, action - codes.LAY, log)
        clean_up(s, log)


@rule
def at_any_time(s: State, action: int, log: Log) -> None:
    """Equipment and year tiles that may be used whenever it helps."""
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
        go(s, action - codes.USE_ASSISTANT, log)
        s.phase = Phase.CHOOSE
    elif action == codes.USE_FIVE:
        use_five(s, log)
    elif action < codes.USE_BUILD:
        use_raze(s, action - codes.USE_RAZE, log)
    else:
        use_build(s, action - codes.USE_BUILD, log)


@rule
def redeal(s: State, player: int, seed: int) -> None:
    """Only the order of the tiles in the bag is unknown to the players: the bag is sorted, then mixed."""
    seed_generator(s, seed)
    number = int(s.bagged)
    sorted_up_to = 0
    for colour in range(1, COLOURS + 1):
        for place in range(sorted_up_to, number):
            if s.bag[place] == colour:
                s.bag[place] = s.bag[sorted_up_to]
                s.bag[sorted_up_to] = colour
                sorted_up_to += 1
    shuffle(s, s.bag, number)
