"""Plans of a city as if all cards to come were known: beam search keeps the best few cities."""

from townwright.core.arrays import int64
from townwright.core.grid import CODES
from townwright.core.log import Log
from townwright.core.record import Records
from townwright.core.rule import rule
from townwright.games.sprawlopolis.planning.places import SCORED, find_places
from townwright.games.sprawlopolis.planning.workspace import BEAMS, PlanSettings, PlanWorkspace
from townwright.games.sprawlopolis.rules import PLACE, REVEAL, apply
from townwright.games.sprawlopolis.state import Phase, State

#: Spreads the codes of placements over a key.
SPREAD = 0xD1342543DE


@rule
def play(s: State, code: int, log: Log) -> None:
    """Place a card; in a game of several players, reveal it first."""
    if s.phase == Phase.REVEAL:
        apply(s, int64(REVEAL + (code - PLACE) // CODES), log)
    apply(s, code, log)


@rule
def key_of(code: int) -> int:
    """Return the key of a placement; the key of a city is the sum over its placements, in any order."""
    mixed = code * SPREAD
    return mixed ^ mixed >> 29


@rule
def add_to_beam(w: PlanWorkspace, width: int, parent: int, code: int, weight: float) -> None:
    """Add a city to the next beam, unless it is there already."""
    i = int64(w.beam_count)
    if i == width and weight <= w.beam_weights[i - 1]:
        return
    key = w.keys[parent] + key_of(code)
    first = i
    while first > 0 and w.beam_weights[first - 1] <= weight:
        first -= 1
        if w.beam_weights[first] == weight and w.beam_keys[first] == key:
            return
    if i == width:
        i -= 1
    else:
        w.beam_count += 1
    while i > 0 and w.beam_weights[i - 1] < weight:
        w.beam_weights[i] = w.beam_weights[i - 1]
        w.beam_parents[i] = w.beam_parents[i - 1]
        w.beam_codes[i] = w.beam_codes[i - 1]
        w.beam_keys[i] = w.beam_keys[i - 1]
        i -= 1
    w.beam_weights[i] = weight
    w.beam_parents[i] = parent
    w.beam_codes[i] = code
    w.beam_keys[i] = key


@rule
def plan(states: Records[State], w: PlanWorkspace, settings: PlanSettings, width: int, log: Log) -> int:
    """Play on from the state at `BEAMS` to the end of the game; return the index of the best city."""
    room = (states.shape[0] - BEAMS) // 2
    first_list = int64(settings.first_list)
    second_list = settings.second_list + settings.second_list_per_hard_card * w.hard_cards
    this, following, cities = int64(BEAMS), int64(BEAMS + room), int64(1)
    w.keys[0] = 0
    while states[this].to_move >= 0:
        w.beam_count = 0
        for city in range(cities):
            for i in range(find_places(states[this + city], states, w, settings, first_list, second_list)):
                add_to_beam(w, width, city, int64(w.codes[SCORED, i]), w.weights[SCORED, i])
        cities = int64(w.beam_count)
        for city in range(cities):
            states[following + city] = states[this + int64(w.beam_parents[city])]
            play(states[following + city], int64(w.beam_codes[city]), log)
        w.keys[:cities] = w.beam_keys[:cities]
        this, following = following, this
    return this
