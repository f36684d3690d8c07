"""Action levels: filled spaces of a column, and the value of a basic action at that level."""

from townwright.core.rule import rule
from townwright.games.circleville.components import COLOURS, COLUMN_SPACES, LEVELS, EquipmentEffect
from townwright.games.circleville.state import State


@rule
def owns(s: State, me: int, effect: int, colour: int) -> bool:
    """Return whether a player has equipment with an effect, in a colour if the effect has one."""
    return int(s.player_equipment[me]) & int(s.effect_tiles[effect, colour]) != 0


@rule
def column_level(s: State, me: int, colour: int) -> int:
    """Return the level of a column: level 1 is filled from the start, each tile adds one."""
    return 1 + int(s.tiles[me, colour])


@rule
def has_space(s: State, me: int, colour: int) -> bool:
    """Return whether a column has a free space for a tile."""
    return s.tiles[me, colour] < COLUMN_SPACES


@rule
def column_levels(s: State, me: int, colour: int) -> int:
    """Return the levels a column can be used at, as a bit mask.

    Its own level; also the next one with equipment that counts as an additional tile there (5 to 8), which is optional.
    """
    level = column_level(s, me, colour)
    mask = 1 << level
    if level < LEVELS and owns(s, me, EquipmentEffect.EXTRA_LEVEL, colour):
        mask |= 1 << level + 1
    return mask


@rule
def mat_levels(s: State, me: int, colour: int) -> int:
    """Return the levels a player's mat gives an action of a colour, as a bit mask.

    Those of its column; with equipment 20 or 21 also those of the other colour on the tile.
    """
    mask = column_levels(s, me, colour)
    for other in range(COLOURS):
        pair = int(s.effect_tiles[EquipmentEffect.EITHER_LEVEL.value, colour]) & int(
            s.effect_tiles[EquipmentEffect.EITHER_LEVEL.value, other]
        )
        if other != colour and int(s.player_equipment[me]) & pair:
            mask |= column_levels(s, me, other)
    return mask


@rule
def levels(s: State, me: int, colour: int) -> int:
    """Return the levels at which an action of a colour may be taken, as a bit mask.

    Those of the mat; after the year tile “Increase to level 5”, only level 5.
    """
    return 1 << LEVELS if s.is_level_five else mat_levels(s, me, colour)


@rule
def level(s: State, me: int, colour: int) -> int:
    """Return the highest level at which an action of a colour may be taken."""
    return highest(levels(s, me, colour))


@rule
def highest(levels: int) -> int:
    """Return the highest of some levels."""
    level = LEVELS
    while not levels >> level & 1:
        level -= 1
    return level


@rule
def value(s: State, colour: int, level: int) -> int:
    """Return the value of the basic action of a colour at a level."""
    return int(s.value[colour, level - 1])


@rule
def values(s: State, me: int, colour: int) -> int:
    """Return the possible values of the basic action of a colour, as a bit mask."""
    mask = levels(s, me, colour)
    result = 0
    for height in range(1, LEVELS + 1):
        if mask >> height & 1:
            result |= 1 << value(s, colour, height)
    return result
