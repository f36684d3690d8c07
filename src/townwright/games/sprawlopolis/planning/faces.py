"""What each card shows, as tables for estimates of placements."""

from typing import cast

import numpy as np

from townwright.core.arrays import Cube, Matrix, Numbers
from townwright.core.grid import ROTATIONS
from townwright.games.sprawlopolis.components import BLOCKS, CARDS, ZONES, Block, Edge, Zone, rotate

#: The blocks of a card: top left, top right, bottom left, bottom right.
BLOCKS_OF_CARD = 4
#: A block has two sides on the border of its card: above or below it, and left or right of it.
SIDES_OF_BLOCK = 2
BORDER = BLOCKS_OF_CARD * SIDES_OF_BLOCK
#: Pairs of blocks that touch within a card, and the edge by which a road leaves the first towards the second.
INNER_SIDES = ((0, 1, Edge.EAST), (2, 3, Edge.EAST), (0, 2, Edge.SOUTH), (1, 3, Edge.SOUTH))


def number(edge: Edge) -> int:
    """Return the number of an edge from 0 to 3; that of the other side differs by two."""
    return edge - ZONES


#: Flip this bit of an edge's number to get the number of the edge on the other side.
OTHER_SIDE = 2
#: For each side on the border of a card: the edge of its block, and the step to the block beyond.
OUTER_EDGES: Numbers = np.array(
    [
        number(edge)
        for block in range(BLOCKS_OF_CARD)
        for edge in (Edge.SOUTH if block // 2 else Edge.NORTH, Edge.EAST if block % 2 else Edge.WEST)
    ],
    np.int64,
)
STEPS = cast(
    Matrix, np.array([{0: (0, -1), 1: (1, 0), 2: (0, 1), 3: (-1, 0)}[int(edge)] for edge in OUTER_EDGES], np.int64)
)
#: The same for the sides within a card: two blocks and the edge of the first.
INNER = cast(Matrix, np.array([(one, other, number(edge)) for one, other, edge in INNER_SIDES], np.int64))


def lay(card: int, turned: int) -> list[Block]:
    """Return the blocks of a card as it lies."""
    return [rotate(block) for block in reversed(BLOCKS[card])] if turned else BLOCKS[card]


def block_of(card: int, turned: int, zone: Zone) -> int:
    """Return the block of a card that shows a zone; every card shows each zone once."""
    return [shown for shown, _ in lay(card, turned)].index(zone)


def roads_out(card: int, turned: int) -> int:
    """Return the sides of the border by which roads leave a card, as a bit mask."""
    blocks = lay(card, turned)
    return sum(
        (Edge(edge + ZONES) in blocks[side // SIDES_OF_BLOCK][1]) << side for side, edge in enumerate(OUTER_EDGES)
    )


def roads_alone(card: int, turned: int) -> int:
    """Return the number of roads of a card that lies alone."""
    blocks = lay(card, turned)
    joins = sum(edge in blocks[one][1] and edge.opposite in blocks[other][1] for one, other, edge in INNER_SIDES)
    return sum(bool(road) for _, road in blocks) - joins


_LAID = [(card, turned) for card in range(1, CARDS + 1) for turned in range(ROTATIONS)]
BLOCK_OF = cast(Cube, np.zeros((CARDS + 1, ROTATIONS, ZONES), np.int64))
ROADS_OUT = cast(Matrix, np.zeros((CARDS + 1, ROTATIONS), np.int64))
ROADS_ALONE = cast(Matrix, np.zeros((CARDS + 1, ROTATIONS), np.int64))
for _card, _turned in _LAID:
    ROADS_OUT[_card, _turned] = roads_out(_card, _turned)
    ROADS_ALONE[_card, _turned] = roads_alone(_card, _turned)
    for _zone in Zone:
        BLOCK_OF[_card, _turned, _zone] = block_of(_card, _turned, _zone)
