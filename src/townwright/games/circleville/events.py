"""What can happen, for people, logs and pages."""

from enum import IntEnum


class Event(IntEnum):
    """What can happen. Sections, spaces and tiles count from 1 in the facts."""

    WENT = 0  # the assistant to a space
    FLIPPED = 1
    SWAPPED_STACK = 2
    BEGAN = 3  # a basic action
    BEGAN_ALTERNATE = 4
    PAID = 5  # for a bonus action
    STEPPED = 6
    PLACED = 7
    RAZED = 8
    QUEUED = 9
    BUILT = 10
    BEAUTIFIED = 11
    IMPROVED = 12
    EQUIPPED = 13
    RETURNED = 14
    CLAIMED = 15
    LIFTED = 16
    EXTRA_CUBE = 17
    COMPLETED = 18
    SCORED = 19
    SWAPPED_YEAR = 20
    GOT_YEAR_TILE = 21
    GOT_THREE_POINTS = 22
    LAID = 23  # an achievement on the table
    FIRST_PLACE = 24  # the cube beside the section's number
    EXCHANGED_TILE = 25
    EXCHANGED_QUEUE = 26
    USED = 27  # a year tile
    TOOK_TILE = 28
    LOST_TILE = 29  # its column is full
    NO_TILE = 30
    REFILLED = 31
    PUT = 32  # a used year tile on a column
    DISCARDED = 33  # a used year tile without a free space
    ENDING = 34
    STALEMATE = 35
    FINAL = 36
    FINISHED = 37


#: The numbers that each event carries.
FACTS: dict[int, tuple[str, ...]] = {
    Event.WENT: ("seat", "space"),
    Event.FLIPPED: ("seat",),
    Event.SWAPPED_STACK: ("seat",),
    Event.BEGAN: ("seat", "colour", "value"),
    Event.BEGAN_ALTERNATE: ("seat", "colour", "kind"),
    Event.PAID: ("seat",),
    Event.STEPPED: ("seat", "section"),
    Event.PLACED: ("seat", "count", "colour", "section"),
    Event.RAZED: ("seat", "structure", "section", "cubes"),
    Event.QUEUED: ("seat", "structure", "count"),
    Event.BUILT: ("seat", "structure", "section", "cubes"),
    Event.BEAUTIFIED: ("seat", "section"),
    Event.IMPROVED: ("seat", "structure", "section"),
    Event.EQUIPPED: ("seat", "equipment"),
    Event.RETURNED: ("seat", "equipment"),
    Event.CLAIMED: ("seat", "achievement", "points"),
    Event.LIFTED: ("seat", "colour", "section"),
    Event.EXTRA_CUBE: ("seat", "section"),
    Event.COMPLETED: ("seat", "section"),
    Event.SCORED: ("seat", "section", "points", "place"),
    Event.SWAPPED_YEAR: ("seat", "tile"),
    Event.GOT_YEAR_TILE: ("seat", "tile"),
    Event.GOT_THREE_POINTS: ("seat", "points"),
    Event.LAID: ("seat", "achievement", "row"),
    Event.FIRST_PLACE: ("seat", "section", "quadrant"),
    Event.EXCHANGED_TILE: ("seat", "colour", "got", "space"),
    Event.EXCHANGED_QUEUE: ("seat", "first", "second"),
    Event.USED: ("seat", "tile"),
    Event.TOOK_TILE: ("seat", "colour"),
    Event.LOST_TILE: ("seat", "colour"),
    Event.NO_TILE: ("seat",),
    Event.REFILLED: ("count",),
    Event.PUT: ("seat", "colour"),
    Event.DISCARDED: ("seat",),
    Event.ENDING: (),
    Event.STALEMATE: (),
    Event.FINAL: (),
    Event.FINISHED: (),
}
