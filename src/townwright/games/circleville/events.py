"""Events of the log."""

from enum import IntEnum

from townwright.core.turns import TurnPhrase


class Event(IntEnum):
    """The kinds of events. Sections, quadrants, spaces and numbered tiles count from 1 in the facts."""

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
    USED = 27  # a year tile, except a new plot
    NEW_PLOT = 72
    TOOK_TILE = 28
    LOST_TILE = 29  # its column is full
    NO_TILE = 30
    REFILLED = 31
    PUT = 32  # a used year tile on a column
    DISCARDED = 33  # a used year tile without a free space
    ENDING = 34
    STALEMATE = 35
    ROUND_LIMIT = 73
    NO_PLACE_LEFT = 74  # for a cube of any player
    LAST_IDLE_ROUND = 75  # before the stalemate
    LAST_ROUNDS = 76  # before the round limit
    FINAL = 36
    FINISHED = 37
    # Opponents of a solo game
    SOUGHT_COLOUR = 38  # Bertha's assistant
    FOUND_NO_COLOUR = 39
    SOUGHT_RAREST = 40  # Denzel's assistant
    FOUND_NO_RAREST = 41
    WALKED = 42  # Carsten's and Katherine's assistant
    SUPERVISOR_SHOWS = 43  # the quadrant of this turn
    SPACE_SHOWS = 44
    ALL_DIFFERENT = 45  # Carsten's colours
    PAIR = 46
    TRIPLE = 47
    TAKES_BASIC = 48
    TAKES_IMPROVE = 49
    TAKES_BEAUTIFY = 50
    CARRIED_ON = 51  # in another quadrant
    IMPOSSIBLE = 52
    OUT_OF_CUBES = 53
    MISSED_TILE = 54
    RETURNED_YEAR = 55  # a year tile, to the box
    RETURNED_GOAL = 56  # an achievement, to the box
    REMOVED_GOAL = 57  # an achievement, from the table
    NO_GOAL = 58  # no achievement to remove
    PAIR_POINTS = 59
    LAID_TILE = 60  # on the mat
    MOVED_ON = 61  # the supervisor on the mat
    LEFT_TRACK = 62  # Bertha's supervisor
    BACK_TO_TOP = 63
    THIRD_TILE = 64  # Denzel's
    EARLY = 65  # Denzel completes a section early
    NO_SECTION = 66  # he finds none to complete
    IDLE = 67  # he took no action this turn, so he completes none
    GONE = 68  # a structure without a plot leaves the game
    TILES_LEFT = 69  # Denzel's three tiles leave the game
    REACHED_MARK = 70  # Katherine's supervisor
    FINAL_POINTS = 71


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
    Event.NEW_PLOT: ("seat", "section"),
    Event.TOOK_TILE: ("seat", "colour"),
    Event.LOST_TILE: ("seat", "colour"),
    Event.NO_TILE: ("seat",),
    Event.REFILLED: ("count",),
    Event.PUT: ("seat", "colour"),
    Event.DISCARDED: ("seat",),
    Event.ENDING: (),
    Event.STALEMATE: ("rounds",),
    Event.ROUND_LIMIT: ("rounds",),
    Event.NO_PLACE_LEFT: (),
    Event.LAST_IDLE_ROUND: ("rounds",),
    Event.LAST_ROUNDS: ("rounds", "limit"),
    Event.FINAL: (),
    Event.FINISHED: (),
    Event.SOUGHT_COLOUR: ("seat", "space", "colour"),
    Event.FOUND_NO_COLOUR: ("seat", "space", "colour"),
    Event.SOUGHT_RAREST: ("seat", "space", "colour", "count"),
    Event.FOUND_NO_RAREST: ("seat", "space", "count"),
    Event.WALKED: ("seat", "space", "steps"),
    Event.SUPERVISOR_SHOWS: ("seat", "quadrant"),
    Event.SPACE_SHOWS: ("seat", "quadrant", "colour"),
    Event.ALL_DIFFERENT: ("seat",),
    Event.PAIR: ("seat", "colour"),
    Event.TRIPLE: ("seat", "colour"),
    Event.TAKES_BASIC: ("seat", "colour", "level", "quadrant", "highest"),
    Event.TAKES_IMPROVE: ("seat", "quadrant", "highest"),
    Event.TAKES_BEAUTIFY: ("seat", "quadrant", "highest"),
    Event.CARRIED_ON: ("seat", "quadrant"),
    Event.IMPOSSIBLE: ("seat", "points"),
    Event.OUT_OF_CUBES: ("seat", "points"),
    Event.MISSED_TILE: ("seat", "points"),
    Event.RETURNED_YEAR: ("seat", "tile", "points"),
    Event.RETURNED_GOAL: ("seat", "achievement", "points"),
    Event.REMOVED_GOAL: ("seat", "achievement", "colour"),
    Event.NO_GOAL: ("seat", "colour", "points"),
    Event.PAIR_POINTS: ("seat", "points"),
    Event.LAID_TILE: ("seat", "colour", "old"),
    Event.MOVED_ON: ("seat", "quadrant"),
    Event.LEFT_TRACK: ("seat", "colour", "quadrant"),
    Event.BACK_TO_TOP: ("seat", "space"),
    Event.THIRD_TILE: ("seat", "colour"),
    Event.EARLY: ("seat", "section"),
    Event.NO_SECTION: ("seat", "points"),
    Event.IDLE: ("seat", "points"),
    Event.GONE: ("seat", "structure"),
    Event.TILES_LEFT: ("seat", "colour"),
    Event.REACHED_MARK: ("seat",),
    Event.FINAL_POINTS: ("seat", "points"),
}

_WENT, _SCORED = TurnPhrase("went"), TurnPhrase("scored", add=("points",))
#: The phrases of the sentence about a turn.
TURN_PHRASES: dict[int, TurnPhrase] = {
    Event.WENT: _WENT,
    Event.SOUGHT_COLOUR: _WENT,
    Event.FOUND_NO_COLOUR: _WENT,
    Event.SOUGHT_RAREST: _WENT,
    Event.FOUND_NO_RAREST: _WENT,
    Event.WALKED: _WENT,
    Event.PLACED: TurnPhrase("placed", add=("count",), list="section"),
    Event.RAZED: TurnPhrase("razed", list="section"),
    Event.BUILT: TurnPhrase("built", list="section"),
    Event.BEAUTIFIED: TurnPhrase("beautified", list="section"),
    Event.IMPROVED: TurnPhrase("improved", by=("section",)),
    Event.EQUIPPED: TurnPhrase("equipped", list="equipment"),
    Event.CLAIMED: TurnPhrase("claimed", by=("achievement",), contested=("achievement",)),
    Event.COMPLETED: TurnPhrase("completed", list="section", contested=("section",)),
    Event.GOT_YEAR_TILE: TurnPhrase("got_year_tile", by=("tile",)),
    Event.USED: TurnPhrase("used", by=("tile",)),
    Event.NEW_PLOT: TurnPhrase("added_plot", list="section"),
    Event.EXCHANGED_TILE: TurnPhrase("exchanged", by=("colour", "got")),
    Event.PAID: TurnPhrase("paid"),
    Event.SCORED: _SCORED,
    Event.GOT_THREE_POINTS: _SCORED,
    Event.IMPOSSIBLE: _SCORED,
    Event.OUT_OF_CUBES: _SCORED,
    Event.MISSED_TILE: _SCORED,
    Event.RETURNED_YEAR: _SCORED,
    Event.RETURNED_GOAL: _SCORED,
    Event.NO_GOAL: _SCORED,
    Event.PAIR_POINTS: _SCORED,
    Event.NO_SECTION: _SCORED,
    Event.IDLE: _SCORED,
    Event.FINAL_POINTS: _SCORED,
}

#: The events that say why the game ends.
ENDINGS = frozenset({Event.ENDING, Event.STALEMATE, Event.NO_PLACE_LEFT, Event.ROUND_LIMIT})
