"""Action: buy bricks. The wheel turns and is filled up, then bricks are bought from one segment."""

from townwright.core.arrays import Numbers
from townwright.core.chance import below
from townwright.core.log import EVERYONE, Log, note
from townwright.core.rule import rule
from townwright.games.carrara.codes import DONE, TAKE, TAKE_COINS
from townwright.games.carrara.components import COLOURS, CONSOLATION_COINS, FULL_WHEEL, PRICES, SEGMENTS
from townwright.games.carrara.events import Event
from townwright.games.carrara.state import NONE, Phase, State
from townwright.games.carrara.turn import after_action, lift_screen

#: Bits for the number of drawn bricks of one colour; the numbers of all colours are packed into one integer.
COLOUR_BITS = 8


@rule
def on_wheel(s: State) -> int:
    """Return the number of bricks on the whole wheel."""
    bricks = 0
    for segment in range(SEGMENTS):
        for colour in range(COLOURS):
            bricks += int(s.wheel[segment, colour])
    return bricks


@rule
def in_bag(s: State) -> int:
    """Return the number of bricks in the bag."""
    bricks = 0
    for colour in range(COLOURS):
        bricks += int(s.bag[colour])
    return bricks


@rule
def may_buy_bricks(s: State) -> bool:
    """Return whether bricks can be bought: wheel and bag are not both empty.

    Bricks can be bought even if only the bag is empty, or if it is clear that none will be affordable (ruling).
    """
    return in_bag(s) > 0 or on_wheel(s) > 0


@rule
def turn_wheel(s: State, log: Log) -> None:
    """Turn the wheel clockwise by one segment, then fill it up.

    Bricks that come back to segment 1 cost the full price again.
    """
    note(log, Event.TURNED, EVERYONE, s.to_move)
    move_bricks(s)
    fill_wheel(s, log)
    s.phase = Phase.TAKE


@rule
def move_bricks(s: State) -> None:
    """Move all bricks to the next segment; those in the last segment come back to the first."""
    for colour in range(COLOURS):
        last = s.wheel[SEGMENTS - 1, colour]
        for segment in range(SEGMENTS - 1, 0, -1):
            s.wheel[segment, colour] = s.wheel[segment - 1, colour]
        s.wheel[0, colour] = last


@rule
def fill_wheel(s: State, log: Log) -> None:
    """Draw bricks into segment 1 until the wheel holds eleven or the bag is empty (ruling)."""
    left = in_bag(s)
    missing = bricks_to_draw(s)
    if missing == 0:
        return
    drawn = 0
    for number in range(missing):
        colour = draw(s, left - number)
        s.bag[colour] -= 1
        s.wheel[0, colour] += 1
        drawn += 1 << COLOUR_BITS * colour
    s.revealed += 1
    note_drawn(log, drawn)


@rule
def bricks_to_draw(s: State) -> int:
    """Return how many bricks will be drawn: as many as the wheel lacks and the bag has."""
    return max(0, min(FULL_WHEEL - on_wheel(s), in_bag(s)))


@rule
def draw(s: State, left: int) -> int:
    """Return the colour of a brick drawn at random from a bag with `left` bricks."""
    pick = below(s, left)
    colour = 0
    while pick >= s.bag[colour]:
        pick -= int(s.bag[colour])
        colour += 1
    return colour


@rule
def note_drawn(log: Log, drawn: int) -> None:
    """Log how many bricks of each colour were drawn."""
    note(
        log,
        Event.DREW,
        EVERYONE,
        drawn_of_colour(drawn, 0),
        drawn_of_colour(drawn, 1),
        drawn_of_colour(drawn, 2),
        drawn_of_colour(drawn, 3),
        drawn_of_colour(drawn, 4),
        drawn_of_colour(drawn, 5),
    )


@rule
def drawn_of_colour(drawn: int, colour: int) -> int:
    """Return how many of the drawn bricks have this colour."""
    return drawn >> COLOUR_BITS * colour & (1 << COLOUR_BITS) - 1


@rule
def legal_bricks(s: State, out: Numbers) -> int:
    """List the bricks that may be bought: at least one, all from one segment, named best first.

    A player who cannot pay for any brick takes coins instead.
    """
    me = int(s.to_move)
    n = 0
    if s.segment != NONE:
        n = list_affordable(s, me, int(s.segment), int(s.best_allowed), out, n)
        out[n] = DONE
        return n + 1
    for segment in range(SEGMENTS):
        n = list_affordable(s, me, segment, 0, out, n)
    if n == 0:
        out[0] = TAKE_COINS
        return 1
    return n


@rule
def list_affordable(s: State, me: int, segment: int, from_colour: int, out: Numbers, n: int) -> int:
    """List the bricks in a segment that a player can pay for, from `from_colour` on."""
    coins = int(s.coins[me])
    for colour in range(from_colour, COLOURS):
        if s.wheel[segment, colour] > 0 and is_affordable(coins, segment, colour):
            out[n] = TAKE + segment * COLOURS + colour
            n += 1
    return n


@rule
def price(segment: int, colour: int) -> int:
    """Return the price of a brick in a segment; 0 if the segment shows none: the brick is free."""
    return int(PRICES[segment, colour])


@rule
def is_affordable(coins: int, segment: int, colour: int) -> bool:
    """Return whether a number of coins pays for a brick in a segment."""
    return price(segment, colour) <= coins


@rule
def take(s: State, segment: int, colour: int, log: Log) -> None:
    """Buy a brick."""
    me = int(s.to_move)
    coins = price(segment, colour)
    s.wheel[segment, colour] -= 1
    s.bricks[me, colour] += 1
    s.coins[me] -= coins
    s.segment = segment
    s.best_allowed = colour
    note(log, Event.TOOK, EVERYONE, me, colour, segment + 1, coins)


@rule
def end_buying(s: State, log: Log) -> None:
    """Buy no more bricks."""
    s.segment = NONE
    s.best_allowed = 0
    after_action(s, log)


@rule
def take_coins_instead_of_bricks(s: State, log: Log) -> None:
    """Take two coins because no brick on the wheel is affordable; show the coins and buy nothing.

    The wheel stays as it is now. This counts as an action, so the end may be announced (ruling).
    """
    me = int(s.to_move)
    lift_screen(s, Event.SHOWED_COINS, int(s.coins[me]), log)
    s.coins[me] += CONSOLATION_COINS
    note(log, Event.CANNOT_PAY, EVERYONE, me, CONSOLATION_COINS)
    after_action(s, log)
