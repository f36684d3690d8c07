"""After the action: the extra purchase, announcing the end, the next turn, the end of the game."""

from townwright.core.arrays import Numbers
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.core.state import OVER
from townwright.games.carrara.codes import ANNOUNCE, BUY, END_TURN
from townwright.games.carrara.components import (
    ANNOUNCEMENT_POINTS,
    BUILDINGS,
    COLOURS,
    CONSOLATION_COINS,
    COST,
    COSTS_TO_ANNOUNCE,
    MARKERS,
    OBJECT_PRICE,
    OBJECTS_TO_ANNOUNCE,
    SCORINGS_TO_ANNOUNCE,
    TYPES,
)
from townwright.games.carrara.events import Event
from townwright.games.carrara.state import NOBODY, NONE, Phase, State, Stock


@rule
def after_action(s: State, log: Log) -> None:
    """Offer the purchase of one object, then the announcement of the end, or end the turn.

    In this order (ruling), so that a bought object counts for the announcement.
    """
    if may_buy_object(s):
        s.phase = Phase.PURCHASE
    else:
        after_extra_purchase(s, log)


@rule
def after_extra_purchase(s: State, log: Log) -> None:
    """Continue after the extra purchase: the player may still announce the end."""
    if may_announce(s, s.to_move):
        s.phase = Phase.ANNOUNCE
    else:
        end_turn(s, log)


@rule
def legal_after_action(s: State, out: Numbers) -> int:
    """List what may follow an action: buy an object, announce the end, or end the turn."""
    n = 0
    if s.phase == Phase.PURCHASE:
        for kind in range(TYPES):
            if s.sale[kind] > 0:
                out[n] = BUY + kind
                n += 1
    if may_announce(s, s.to_move):
        out[n] = ANNOUNCE
        n += 1
    out[n] = END_TURN
    return n + 1


@rule
def may_buy_object(s: State) -> bool:
    """Return whether an object is still for sale and the player can pay for it."""
    if can_pay_for_object(s, s.to_move):
        for kind in range(TYPES):
            if s.sale[kind] > 0:
                return True
    return False


@rule
def can_pay_for_object(s: State, player: int) -> bool:
    """Return whether a player has the coins for an object."""
    return s.coins[player] >= OBJECT_PRICE


@rule
def buy(s: State, kind: int, log: Log) -> None:
    """Make the extra purchase: one of the objects for sale, which are never replaced."""
    me = int(s.to_move)
    s.sale[kind] -= 1
    s.objects[me, kind] += 1
    s.coins[me] -= OBJECT_PRICE
    note(log, Event.BOUGHT, EVERYONE, me, kind, OBJECT_PRICE)
    after_extra_purchase(s, log)


@rule
def may_announce(s: State, player: int) -> bool:
    """Return whether a player meets all three conditions and the end is not announced yet.

    The last building being built does not prevent an announcement (ruling).
    """
    return may_announce_with(s, player, objects(s, player))


@rule
def may_announce_with(s: State, player: int, object_count: int) -> bool:
    """Return whether a player who had this many objects could announce the end."""
    return (
        s.announcer == NOBODY
        and scorings(s, player) >= scorings_needed(s)
        and object_count >= objects_needed(s)
        and building_costs(s, player) >= costs_needed(s)
    )


@rule
def scorings_needed(s: State) -> int:
    """Return how often a player must have scored to announce the end."""
    return SCORINGS_TO_ANNOUNCE


@rule
def objects_needed(s: State) -> int:
    """Return the number of objects needed to announce the end."""
    return OBJECTS_TO_ANNOUNCE[int(s.players)]


@rule
def costs_needed(s: State) -> int:
    """Return how much a player's buildings must have cost to announce the end."""
    return COSTS_TO_ANNOUNCE[int(s.players)]


@rule
def scorings(s: State, player: int) -> int:
    """Return how often a player has scored."""
    return MARKERS - int(s.markers[player])


@rule
def objects(s: State, player: int) -> int:
    """Return how many objects a player has."""
    number = 0
    for kind in range(TYPES):
        number += int(s.objects[player, kind])
    return number


@rule
def bricks_held(s: State, player: int) -> int:
    """Return how many bricks a player holds."""
    bricks = 0
    for colour in range(COLOURS):
        bricks += int(s.bricks[player, colour])
    return bricks


@rule
def building_costs(s: State, player: int) -> int:
    """Return the costs of all buildings of a player."""
    costs = 0
    for building in range(BUILDINGS):
        if s.owner[building] == player:
            costs += COST[building]
    return costs


@rule
def announce(s: State, log: Log) -> None:
    """Announce the end, score five points at once and show the objects. The round is played out."""
    s.announcer = s.to_move
    note(log, Event.ANNOUNCED, EVERYONE, s.to_move, ANNOUNCEMENT_POINTS)
    lift_screen(s, Event.SHOWED_OBJECTS, objects(s, s.to_move), log)
    end_turn(s, log)


@rule
def all_built(s: State) -> bool:
    """Return whether the last building has been taken and built."""
    if s.stack != 0:
        return False
    for building in s.display:
        if building != NONE:
            return False
    return True


@rule
def is_last_round(s: State) -> bool:
    """Return whether this is the last round: the end is announced, or the last building is built."""
    return s.announcer != NOBODY or all_built(s)


@rule
def may_pass(s: State) -> bool:
    """Return whether players may pass: only after an announcement, not after the last building (ruling)."""
    return s.announcer != NOBODY


@rule
def pass_turn(s: State, log: Log) -> None:
    """Pass in the last round. Without an action there is no extra purchase (ruling)."""
    note(log, Event.PASSED, EVERYONE, s.to_move)
    end_turn(s, log)


@rule
def take_coins_instead_of_action(s: State, log: Log) -> None:
    """Take two coins because no action is possible: wheel and bag are empty, nothing to build or score.

    The player shows the bricks, and the turn is over without a purchase or an announcement (ruling).
    """
    me = int(s.to_move)
    s.coins[me] += CONSOLATION_COINS
    note(log, Event.CANNOT_ACT, EVERYONE, me, CONSOLATION_COINS)
    lift_screen(s, Event.SHOWED_BRICKS, bricks_held(s, me), log)
    end_turn(s, log)


@rule
def lift_screen(s: State, event: int, number: int, log: Log) -> None:
    """Show all players how many coins, bricks or objects the player to move has.

    With open stock there is nothing to show. Every player could have counted them, as `redeal` assumes, so nothing new
    is revealed and undo is not stopped (ruling).
    """
    if s.stock_option == Stock.HIDDEN:
        note(log, event, EVERYONE, s.to_move, number)


@rule
def end_turn(s: State, log: Log) -> None:
    """Pass the turn on. The game ends after a full round, so that all have the same number of turns."""
    s.phase = Phase.ACTION
    s.to_move += 1
    if s.to_move == s.players:
        s.to_move = 0
        if is_last_round(s):
            s.to_move = OVER
            note(log, Event.FINISHED, EVERYONE)
