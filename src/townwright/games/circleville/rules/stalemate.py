"""Whether any player can still place a cube."""

from townwright.core.rule import rule
from townwright.games.circleville.components import COLOURS, Character, YearTile
from townwright.games.circleville.opponents.actions import any_place
from townwright.games.circleville.rules.alternate_actions import any_icon, any_improvable
from townwright.games.circleville.rules.basic_actions import can_begin, has_cube
from townwright.games.circleville.rules.supervisor import EVERYWHERE
from townwright.games.circleville.state import State, Task


@rule
def can_any_seat_place(s: State) -> bool:
    """Return whether a seat has a cube that an action could place in some section."""
    for seat in range(int(s.players)):
        if can_place(s, seat) if seat < s.people else opponent_can_place(s, seat):
            return True
    return False


@rule
def can_place(s: State, me: int) -> bool:
    """Return whether a player has a cube, in the supply or on a road, and a place for it.

    The place may be for a basic action, on a beautify icon, beside a structure, or on a new plot. Levels and distances
    do not matter.
    """
    if not has_cube(s, me):
        return False
    completed = int(s.completed_sections)
    if any_icon(s, me, completed) or any_improvable(s, completed) or any_work(s):
        return True
    return s.cubes[me] > 0 and s.unused_year_tiles[me, YearTile.NEW_PLOT.value] > 0


@rule
def any_work(s: State) -> bool:
    """Return whether a basic action has something to do in some section."""
    for colour in range(COLOURS):
        if can_begin(s, colour, EVERYWHERE):
            return True
    return False


@rule
def opponent_can_place(s: State, seat: int) -> bool:
    """Return whether an opponent of a solo game has a cube in the supply and a place for it.

    The place is one for a basic action; Bertha and Carsten also beautify and improve.
    """
    if s.cubes[seat] == 0:
        return False
    character = s.character[seat] - 1
    beautifies = character == Character.BERTHA or character == Character.CARSTEN
    return any_work(s) or (beautifies and (any_place(s, Task.BEAUTIFY) or any_place(s, Task.IMPROVE)))
