"""Why an action is not possible, and remarks on choices."""

from collections.abc import Callable
from typing import Any

from townwright.core.action import Action
from townwright.core.errors import Sentence
from townwright.games.circleville.components import (
    ALTERNATE_LEVELS,
    COLOURS,
    FIRST_YEAR,
    PLOTS,
    ROAD_COLOURS,
    SLOTS,
    Colour,
    EquipmentEffect,
    Row,
    Structure,
    YearTile,
)
from townwright.games.circleville.components.corrections import sentence
from townwright.games.circleville.rules.basic_actions import has_cube, required_units, room, units_left
from townwright.games.circleville.rules.dispatch import PHASES, WORK
from townwright.games.circleville.rules.equipment import (
    can_install,
    can_replace_tile,
    may_exchange_queue,
    may_exchange_tile,
    may_flip_stack,
    may_swap_stack,
)
from townwright.games.circleville.rules.levels import has_space, level, owns, values
from townwright.games.circleville.rules.rondel import assistant_range, colours_at, goes_both_ways, top_colour
from townwright.games.circleville.rules.supervisor import EVERYWHERE, ground, lowest, steps_left
from townwright.games.circleville.rules.town import (
    first_free_plot,
    free_slots,
    is_completed,
    is_free_new,
    is_improvable,
    may_mark_twice,
    queue_room,
)
from townwright.games.circleville.rules.turn import (
    can_pay_at_all,
    has_action_left,
    may_keep,
    may_use_stack,
    must_act_now,
    must_go_on,
)
from townwright.games.circleville.rules.year_tiles import has_year_tile, is_first_of_run
from townwright.games.circleville.state import NOTHING, ActionKind, Phase, State
from townwright.games.circleville.wording import actions as a
from townwright.games.circleville.wording.view import (
    about_achievement,
    about_equipment,
    achievement_tile,
    equipment_tile,
    name,
    numbers,
)

#: Fields of actions that number something, and their lowest and highest number.
RANGED_FIELDS = ("section", "space", "place", "first", "second", "year", "plot", "tile")
RANGES = {
    (kind, field.name): (field.first, field.first + field.size - 1)
    for _, kind, _, fields in a.ACTION_SPACE
    for field in fields
    if isinstance(field, a.NumberField) and field.name in RANGED_FIELDS
}
#: The kind of tile that the field `tile` of an action names.
TILES = {a.Take: "equipment", a.Return: "equipment", a.Claim: "achievement"}
NAMES = {
    "colour": [colour.name.lower() for colour in Colour],
    "structure": [structure.name.lower() for structure in Structure],
    "row": [row.name.lower() for row in Row],
    "kind": list(ALTERNATE_LEVELS),
}

#: The phases in which each kind of action is possible at all.
PHASES_OF: dict[type[Action], frozenset[Phase]] = {
    kind: frozenset(
        phase
        for phase, actions in PHASES.items()
        if any(first in actions.codes for first, other, _, _ in a.ACTION_SPACE if other is kind)
    )
    for _, kind, _, _ in a.ACTION_SPACE
}

#: The actions that can place a lifted cube.
WORK_ACTIONS = tuple({kind for first, kind, _, _ in a.ACTION_SPACE if first in WORK})

#: The year tile that an action uses.
YEAR_TILE_OF: dict[type[Action], YearTile] = {
    a.UsePlot: YearTile.NEW_PLOT,
    a.UseEquipment: YearTile.NEW_EQUIPMENT,
    a.UseSupervisor: YearTile.FLEXIBLE_SUPERVISOR,
    a.UseAssistant: YearTile.FLEXIBLE_ASSISTANT,
    a.UseFive: YearTile.LEVEL_FIVE,
    a.UseRaze: YearTile.RAZE_STRUCTURE,
    a.UseBuild: YearTile.BUILD_STRUCTURE,
}

#: The equipment that an action needs, and the rule that says whether it may still be used this turn.
EQUIPMENT_FOR: dict[type[Action], tuple[EquipmentEffect, Callable[[State], bool]]] = {
    a.FlipStack: (EquipmentEffect.FLIP_STACK, may_flip_stack),
    a.SwapStack: (EquipmentEffect.SWAP_UPCOMING, may_swap_stack),
    a.ExchangeTile: (EquipmentEffect.SWAP_TILE, may_exchange_tile),
    a.ExchangeQueue: (EquipmentEffect.SWAP_QUEUE, may_exchange_queue),
}


def why_not(s: State, action: Action) -> Sentence | None:
    """Return the rule that forbids an action now."""
    if type(action) not in PHASES_OF:
        return None
    refusal = no_such(action) or wrong_time(s, action) or missing_tile(s, action)
    if refusal:
        return refusal
    rule = WHY_NOT.get(type(action))
    return rule(s, action) if rule else None


def no_such(action: Action) -> Sentence | None:
    """Return a reason if the action names a section, space, colour … that does not exist."""
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if (type(action), field) in RANGES:
            low, high = RANGES[type(action), field]
            if not low <= value <= high:
                what = TILES.get(type(action), field)
                return sentence(f"no-such-{what}", value=str(value), low=str(low), high=str(high))
        if field in NAMES and value not in NAMES[field]:
            return sentence(f"no-such-{field}", value=value, names=", ".join(NAMES[field]))
    return None


def wrong_time(s: State, action: Action) -> Sentence | None:
    """Return a reason if another decision comes first, or if it is too late for this one."""
    phase = Phase(int(s.phase))
    if phase in PHASES_OF[type(action)]:
        return must_do_first(s, phase, action)
    if phase == Phase.OPPONENT:
        return sentence("now-opponent", seat=int(s.to_move))
    if isinstance(action, a.CarryOn):
        return sentence("only-opponents-carry-on")
    if phase == Phase.CHOOSE and not has_action_left(s):
        return sentence("now-end-bonus" if can_pay_at_all(s, int(s.to_move)) else "now-end")
    return sentence(f"now-{phase.name.lower()}")


def must_do_first(s: State, phase: Phase, action: Action) -> Sentence | None:
    """Return what must be done first, or None.

    After the year tile for level 5, or after paying for a bonus action, an action must be chosen. A lifted cube must be
    placed; after returning a tile, another one must be taken.
    """
    if phase == Phase.CHOOSE and must_act_now(s) and not isinstance(action, (a.Basic, a.Alternate)):
        if s.is_level_five:
            return sentence("five-first")
        return None if isinstance(action, a.UseFive) else sentence("bonus-first")
    if phase == Phase.ACT and must_go_on(s):
        if s.has_lifted_cube:
            return None if isinstance(action, WORK_ACTIONS) else sentence("lifted-first")
        return None if isinstance(action, (a.Take, a.Claim)) else sentence("returned-first")
    return None


def missing_tile(s: State, action: Action) -> Sentence | None:
    """Return a reason if the player does not have a year tile or equipment, or has used it this turn."""
    tile = YEAR_TILE_OF.get(type(action))
    if tile is not None and not has_year_tile(s, tile):
        return sentence("no-year-tile", tile=f"$year-tile-{name(YearTile, tile)}")
    if type(action) in EQUIPMENT_FOR:
        kind, may_use = EQUIPMENT_FOR[type(action)]
        if not owns(s, int(s.to_move), kind, 0):
            return sentence("no-equipment", effect=f"$equipment-{name(EquipmentEffect, kind)}")
        if not may_use(s):
            return sentence("once-per-turn")
    return None


def why_not_move_assistant(s: State, action: a.Assistant) -> Sentence | None:
    """Return why the assistant cannot go to a space."""
    me = int(s.to_move)
    ways = "both" if goes_both_ways(s, me) else "one"
    return sentence("space-too-far", space=action.space, ways=ways, free=assistant_range(s, me))


def why_not_change_stack(s: State, action: a.FlipStack | a.SwapStack) -> Sentence | None:
    """Return why the stack cannot be flipped or exchanged."""
    return sentence("stack-is-empty" if may_use_stack(s) else "stack-too-late")


def no_permit(s: State, colour: str) -> Sentence | None:
    """Return a reason if no action of a colour is left."""
    return None if s.permits[Colour[colour.upper()].value] else sentence("no-permit", colour=f"$colour-{colour}")


def why_not_basic(s: State, action: a.Basic) -> Sentence | None:
    """Return why a basic action cannot be taken."""
    refusal = no_permit(s, action.colour)
    if refusal:
        return refusal
    me, colour = int(s.to_move), Colour[action.colour.upper()]
    if action.value < 1 or not values(s, me, colour) >> action.value & 1:
        return sentence("other-value", colour=f"$colour-{action.colour}", value=action.value)
    if not has_cube(s, me):
        return sentence("no-cubes")
    if action.colour == "orange" and not queue_room(s):
        return sentence("queue-is-full")
    if action.colour == "green" and not s.queue_length:
        return sentence("queue-is-empty")
    return sentence("nothing-in-reach")


def why_not_alternate(s: State, action: a.Alternate) -> Sentence | None:
    """Return why an alternate action cannot be taken."""
    refusal = no_permit(s, action.colour)
    if refusal:
        return refusal
    highest, needed = level(s, int(s.to_move), Colour[action.colour.upper()]), ALTERNATE_LEVELS[action.kind]
    if highest < needed:
        return sentence("level-too-low", colour=f"$colour-{action.colour}", level=highest, needed=needed)
    if action.kind in ("equipment", "achievement"):
        return slots_full(s) or sentence(f"none-left-{action.kind}")
    return sentence(f"nothing-to-{action.kind}" if has_cube(s, int(s.to_move)) else "no-cubes")


def slots_full(s: State) -> Sentence | None:
    """Return a reason if all slots hold achievements."""
    return None if can_install(s, int(s.to_move)) else sentence("slots-full", slots=SLOTS)


def why_not_bonus(s: State, action: a.Bonus | a.BonusKeeping) -> Sentence | None:
    """Return why a bonus action cannot be taken.

    It is allowed once per turn, after the other actions, for a tile of each column; with equipment 14, of three.
    """
    me = int(s.to_move)
    if s.is_final:
        return sentence("no-bonus-now")
    if has_action_left(s):
        return sentence("actions-left")
    if s.has_taken_bonus:
        return sentence("one-bonus")
    if not may_keep(s, me):
        is_keeping = isinstance(action, a.BonusKeeping)
        return (
            sentence("no-equipment", effect="$equipment-bonus_for_three") if is_keeping else sentence("columns-empty")
        )
    return sentence("keep-the-empty-column" if can_pay_at_all(s, me) else "columns-too-few", columns=COLOURS - 1)


def why_not_end_turn(s: State, action: a.EndTurn) -> Sentence | None:
    """Return why the turn cannot end yet."""
    return sentence("actions-left")


def why_not_use_five(s: State, action: a.UseFive) -> Sentence | None:
    """Return a reason if there is no action to raise to level 5."""
    return None if has_action_left(s) else sentence("no-action-left")


def why_not_step(s: State, action: a.Step) -> Sentence | None:
    """Return why the supervisor cannot take a step."""
    current = int(s.supervisor[s.to_move])
    if stands_on(s, action.section):
        return sentence("stands-there", section=action.section)
    if not int(s.adjacent_areas[current]) >> lowest(s, action.section - 1) & 1:
        return sentence("not-adjacent", section=action.section, here=current + 1)
    return not_lowest(s, action.section) or (
        units_due(s) if steps_left(s, int(s.to_move)) > 0 else sentence("no-steps-left")
    )


def stands_on(s: State, section: int) -> bool:
    """Return whether the supervisor of the player to move stands on the area of a section."""
    return section in numbers(ground(s))


def not_lowest(s: State, section: int) -> Sentence | None:
    """Return a reason if a section is not the lowest of its area, which names the area."""
    lowest_section = lowest(s, section - 1) + 1
    return None if lowest_section == section else sentence("named-by-lowest", section=section, lowest=lowest_section)


def units_due(s: State) -> Sentence:
    """Return what must be done here first."""
    work = {Colour.ORANGE: "raze", Colour.GREEN: "build"}.get(Colour(s.colour), "place")
    return sentence(f"units-due-{work}", units=int(required_units(s)))


def why_not_place(s: State, action: a.Place) -> Sentence | None:
    """Return why cubes cannot be placed on road squares."""
    if s.kind != ActionKind.BASIC or s.colour >= ROAD_COLOURS:
        return wrong_action(s)
    me = int(s.to_move)
    if s.forgone_units:
        return rest_dropped(s)
    if not room(s):
        return sentence("no-squares", section=int(s.supervisor[me]) + 1, colour=f"$colour-{name(Colour, s.colour)}")
    if not s.cubes[me]:
        return sentence("no-cubes")
    return sentence("other-number", units=units_left(s), room=room(s), cubes=int(s.cubes[me]))


def rest_dropped(s: State) -> Sentence:
    """Return a reason: the rest of the action was lost by leaving ground with room."""
    return sentence("rest-dropped", units=int(s.forgone_units))


def wrong_action(s: State) -> Sentence:
    """Return a reason: the current action cannot do this."""
    if s.kind == ActionKind.BASIC:
        return sentence("other-action-basic", colour=f"$colour-{name(Colour, s.colour)}")
    return sentence("other-action", kind=f"$alternate-{name(ActionKind, s.kind)}")


def why_not_raze(s: State, action: a.Raze) -> Sentence | None:
    """Return why a structure cannot be razed."""
    if s.kind != ActionKind.BASIC or s.colour != Colour.ORANGE:
        return wrong_action(s)
    me = int(s.to_move)
    section = int(s.supervisor[me])
    if s.forgone_units:
        return rest_dropped(s)
    structure = Structure[action.structure.upper()]
    if not s.standing_structures[section, structure]:
        return sentence("none-standing", section=section + 1, structure=f"$structure-{action.structure}")
    if not s.units:
        return sentence("no-units")
    if not s.cubes[me]:
        return sentence("no-cubes")
    if not queue_room(s):
        return sentence("queue-is-full")
    if action.twice and not may_mark_twice(s, Colour.ORANGE, structure):
        return sentence("two-cubes-need-equipment")
    return sentence("raze-in-order")


def why_not_build(s: State, action: a.Build | a.BuildNew) -> Sentence | None:
    """Return why a plot cannot be built on."""
    me = int(s.to_move)
    if s.phase == Phase.ACT:
        if s.kind != ActionKind.BASIC or s.colour != Colour.GREEN:
            return wrong_action(s)
        if s.forgone_units:
            return rest_dropped(s)
        if not s.units:
            return sentence("no-units")
        if not s.cubes[me]:
            return sentence("no-cubes")
        if not s.queue_length:
            return sentence("queue-is-empty")
    if isinstance(action, a.BuildNew):
        if not is_free_new(s, action.plot - 1, EVERYWHERE):
            return sentence("no-new-plot", plot=action.plot)
        section = int(s.new_plot[action.plot - 1])
    else:
        section = action.section
    if not is_completed(s, section - 1):
        return sentence("not-completed", section=section)
    if s.phase == Phase.ACT and not stands_on(s, section):
        return sentence("supervisor-elsewhere", section=section)
    if isinstance(action, a.Build) and first_free_plot(s, section - 1) < 0:
        return sentence("no-free-plot", section=section)
    return sentence("two-cubes-need-equipment" if s.phase == Phase.ACT else "year-tile-places-one")


def why_not_beautify(s: State, action: a.Beautify) -> Sentence | None:
    """Return why a section cannot be beautified."""
    if s.kind != ActionKind.BEAUTIFY:
        return wrong_action(s)
    return not_on_area(s, action.section) or sentence("icon-is-taken", section=action.section)


def not_on_area(s: State, section: int) -> Sentence | None:
    """Return why an alternate action cannot place a cube on a section."""
    if s.is_alternate_done:
        return sentence("action-done")
    if not is_completed(s, section - 1):
        return sentence("not-completed", section=section)
    if not stands_on(s, section):
        return sentence("supervisor-elsewhere", section=section)
    return None if s.cubes[s.to_move] else sentence("no-cubes")


def why_not_improve(s: State, action: a.Improve) -> Sentence | None:
    """Return why a structure cannot be improved."""
    if s.kind != ActionKind.IMPROVE:
        return wrong_action(s)
    refusal = not_on_area(s, action.section)
    if refusal:
        return refusal
    plot = (action.section - 1) * PLOTS + action.plot - 1
    if s.plot_structure[plot] == NOTHING:
        return sentence("plot-is-empty", section=action.section, plot=action.plot)
    if not is_improvable(s, plot):
        return sentence("two-cubes-there", section=action.section, plot=action.plot)
    return sentence("alike-plot", section=action.section)


def why_not_take(s: State, action: a.Take) -> Sentence | None:
    """Return why equipment cannot be taken."""
    if s.phase == Phase.ACT and (s.kind != ActionKind.EQUIPMENT or s.is_alternate_done):
        return wrong_action(s) if s.kind != ActionKind.EQUIPMENT else sentence("action-done")
    if s.returned_equipment == action.tile:
        return sentence("just-returned", tile=action.tile)
    for player in range(int(s.players)):
        if int(s.player_equipment[player]) >> action.tile - 1 & 1:
            return sentence("tile-is-taken", tile=action.tile, seat=player)
    if not int(s.equipment) >> action.tile - 1 & 1:
        return sentence("tile-not-in-play", tile=action.tile)
    return None if free_slots(s, int(s.to_move)) else sentence("return-first")


def why_not_return(s: State, action: a.Return) -> Sentence | None:
    """Return why equipment cannot be returned."""
    if not int(s.player_equipment[s.to_move]) >> action.tile - 1 & 1:
        return sentence("not-yours", tile=action.tile)
    return sentence("slots-free")


def why_not_claim(s: State, action: a.Claim) -> Sentence | None:
    """Return why an achievement cannot be claimed."""
    if s.kind != ActionKind.ACHIEVEMENT or s.is_alternate_done:
        return wrong_action(s) if s.kind != ActionKind.ACHIEVEMENT else sentence("action-done")
    for player in range(int(s.players)):
        if int(s.player_achievements[player]) >> action.tile - 1 & 1:
            return sentence("achievement-is-taken", tile=action.tile, seat=player)
    if not (s.achievements == action.tile).any():
        return sentence("achievement-not-there", tile=action.tile)
    return None if free_slots(s, int(s.to_move)) else sentence("return-first")


def why_not_lift(s: State, action: a.Lift) -> Sentence | None:
    """Return why a cube cannot be lifted."""
    me, colour = int(s.to_move), Colour[action.colour.upper()]
    if colour >= ROAD_COLOURS:
        return sentence("no-road-squares", colour=f"$colour-{action.colour}")
    if s.cubes[me]:
        return sentence("cubes-left", cubes=int(s.cubes[me]))
    if not s.work[action.section - 1, colour, me]:
        return sentence("no-cube-there", section=action.section, colour=f"$colour-{action.colour}")
    return sentence("nothing-to-place")


def why_not_end_action(s: State, action: a.EndAction) -> Sentence | None:
    """Return why the action cannot end yet."""
    if s.kind == ActionKind.BASIC:
        return units_due(s)
    return sentence("do-it-first", kind=f"$alternate-{name(ActionKind, s.kind)}")


def why_not_queue(s: State, action: a.Queue) -> Sentence | None:
    """Return why a structure cannot join the queue: it was not razed in this action."""
    return sentence("none-razed", structure=f"$structure-{action.structure}")


def why_not_extra_cube(s: State, action: a.ExtraCube) -> Sentence | None:
    """Return why a section gets no extra cube: this action did not finish its roads."""
    return sentence("roads-unfinished", section=action.section)


def why_not_complete(s: State, action: a.Complete) -> Sentence | None:
    """Return why a section cannot be completed: it is not finished."""
    return sentence("not-finished", section=action.section)


def why_not_swap_year(s: State, action: a.SwapYear) -> Sentence | None:
    """Return why a year tile cannot be exchanged."""
    return sentence("year-not-possible", year=str(action.year))


def why_not_lay(s: State, action: a.Lay) -> Sentence | None:
    """Return why an achievement cannot go to a row: it has no free slot."""
    return sentence("row-is-full", row=f"$row-{action.row}")


def why_not_exchange_tile(s: State, action: a.ExchangeTile) -> Sentence | None:
    """Return why equipment 18 cannot exchange an action tile."""
    me = int(s.to_move)
    colour = Colour[action.colour.upper()].value
    if action.place > s.tiles[me, colour]:
        return sentence("no-tile-there", colour=f"$colour-{action.colour}", place=action.place)
    if int(s.turned_year_tiles[me, colour]) >> action.place - 1 & 1:
        return sentence("year-tile-there")
    if can_replace_tile(s, me, action.space - 1, colour):
        return sentence("alike-tile")
    new_colour = top_colour(s, action.space - 1)
    if new_colour < 0:
        return sentence("stack-is-empty")
    if new_colour == colour:
        return sentence("same-colour", colour=f"$colour-{action.colour}")
    return sentence("column-is-full", colour=f"$colour-{name(Colour, new_colour)}")


def why_not_exchange_queue(s: State, action: a.ExchangeQueue) -> Sentence | None:
    """Return why equipment 19 cannot exchange two structures."""
    if max(action.first, action.second) > s.queue_length:
        return sentence("not-in-queue", count=int(s.queue_length))
    if s.queue[action.first - 1] == s.queue[action.second - 1]:
        return sentence("same-structure")
    return sentence("first-before-second")


def why_not_use_plot(s: State, action: a.UsePlot) -> Sentence | None:
    """Return why a new plot cannot be placed."""
    if not is_completed(s, action.section - 1):
        return sentence("not-completed", section=action.section)
    return sentence("no-cubes")


def why_not_use_equipment(s: State, action: a.UseEquipment) -> Sentence | None:
    """Return why new equipment cannot be taken."""
    return slots_full(s) or sentence("none-left-equipment")


def why_not_use_supervisor(s: State, action: a.UseSupervisor) -> Sentence | None:
    """Return why the flexible supervisor cannot go to a section."""
    if stands_on(s, action.section):
        return sentence("stands-there", section=action.section)
    return not_lowest(s, action.section) or units_due(s)


def why_not_use_raze(s: State, action: a.UseRaze) -> Sentence | None:
    """Return why the year tile cannot raze a structure."""
    structure = Structure[action.structure.upper()].value
    if not s.standing_structures[action.section - 1, structure]:
        return sentence("none-standing", section=action.section, structure=f"$structure-{action.structure}")
    return sentence("no-cubes") if not s.cubes[s.to_move] else sentence("queue-is-full")


def why_not_use_build(s: State, action: a.UseBuild) -> Sentence | None:
    """Return why the year tile cannot build a structure."""
    if action.place > s.queue_length:
        return sentence("not-in-queue", count=int(s.queue_length))
    if not s.cubes[s.to_move]:
        return sentence("no-cubes")
    if not is_first_of_run(s, action.place - 1):
        return sentence("alike-in-queue")
    return sentence("no-plot-anywhere")


def why_not_column(s: State, action: a.Column) -> Sentence | None:
    """Return why a column cannot take the year tile."""
    if not has_space(s, int(s.to_move), Colour[action.colour.upper()]):
        return sentence("column-is-full", colour=f"$colour-{action.colour}")
    return sentence("columns-in-order")


WHY_NOT: dict[type[Action], Callable[[State, Any], Sentence | None]] = {
    a.Assistant: why_not_move_assistant,
    a.FlipStack: why_not_change_stack,
    a.SwapStack: why_not_change_stack,
    a.Basic: why_not_basic,
    a.Alternate: why_not_alternate,
    a.Bonus: why_not_bonus,
    a.BonusKeeping: why_not_bonus,
    a.EndTurn: why_not_end_turn,
    a.UseFive: why_not_use_five,
    a.Step: why_not_step,
    a.Place: why_not_place,
    a.Raze: why_not_raze,
    a.Build: why_not_build,
    a.BuildNew: why_not_build,
    a.Beautify: why_not_beautify,
    a.Improve: why_not_improve,
    a.Take: why_not_take,
    a.Return: why_not_return,
    a.Claim: why_not_claim,
    a.Lift: why_not_lift,
    a.EndAction: why_not_end_action,
    a.Queue: why_not_queue,
    a.ExtraCube: why_not_extra_cube,
    a.Complete: why_not_complete,
    a.SwapYear: why_not_swap_year,
    a.Lay: why_not_lay,
    a.ExchangeTile: why_not_exchange_tile,
    a.ExchangeQueue: why_not_exchange_queue,
    a.UsePlot: why_not_use_plot,
    a.UseEquipment: why_not_use_equipment,
    a.UseSupervisor: why_not_use_supervisor,
    a.UseRaze: why_not_use_raze,
    a.UseBuild: why_not_use_build,
    a.Column: why_not_column,
}


def remark(s: State, action: Action) -> Sentence | None:
    """Return a remark on a choice: the colours of a space, or the effect of a tile or achievement."""
    match action:
        case a.Assistant(space=space) | a.UseAssistant(space=space):
            return about_space(s, space - 1)
        case a.Take(tile=tile) | a.Return(tile=tile):
            return about_equipment(equipment_tile(s, tile - 1))
        case a.Claim(tile=tile):
            return about_achievement(achievement_tile(s, tile - 1))
        case a.Lay():
            return about_achievement(achievement_tile(s, int(s.year_achievement[s.year - 1]) - 1))
        case a.SwapYear(year=year):
            return sentence("year-tile-named", tile=f"$year-tile-{name(YearTile, s.years[year - FIRST_YEAR])}")
        case a.UseBuild(place=place):
            return sentence("structure-named", structure=f"$structure-{name(Structure, s.queue[place - 1] - 1)}")
    return None


def about_space(s: State, space: int) -> Sentence:
    """Return the colours of the two actions that a space gives."""
    own, top = (f"$colour-{name(Colour, colour)}" if colour >= 0 else None for colour in colours_at(s, space))
    return sentence("two-actions", first=own, second=top) if top else sentence("one-action", colour=own)
