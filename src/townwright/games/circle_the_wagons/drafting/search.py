"""The search of the draft from a state: prepare it, search on, and look at the end of the best line."""

from pathlib import Path

from townwright.core.arrays import Numbers, int64
from townwright.core.record import Records
from townwright.core.rule import entry_point, rule
from townwright.games.circle_the_wagons.components import CIRCLE, PLANES, PLAYERS, SCORING_CARDS, TERRITORIES, Icon
from townwright.games.circle_the_wagons.drafting.draft import try_move
from townwright.games.circle_the_wagons.drafting.plans import add_plan, beam_key, beam_of, build, score_plan, store_beam
from townwright.games.circle_the_wagons.drafting.workspace import (
    WIDEST,
    Beam,
    DraftPlan,
    DraftSettings,
    DraftWorkspace,
)
from townwright.games.circle_the_wagons.ending.search import deal, just_took, prepare
from townwright.games.circle_the_wagons.ending.workspace import HIGHEST, LOWEST, NONE, EndingWorkspace
from townwright.games.circle_the_wagons.rules import FIRST, PLACE, card_to_place, legal
from townwright.games.circle_the_wagons.state import Phase, State

PACKAGE = Path(__file__).parents[1]
#: How many quarters of the tables may be filled: by the search, by looking ahead, and by looking ahead in iteration 0.
SEARCH_MEMORY, LOOK_AHEAD_MEMORY, FIRST_MEMORY = 2, 3, 4


@rule
def set_credits(w: DraftWorkspace, d: EndingWorkspace, settings: DraftSettings) -> None:
    """Set what a visible square of each kind is worth beyond its points."""
    w.credits[:] = 0
    for territory in range(TERRITORIES):
        w.credits[territory] = settings.territory
    for card in range(SCORING_CARDS):
        for kind in range(PLANES):
            if int(d.needs[TERRITORIES + card]) >> kind & 1:
                w.credits[kind] += settings.needed
    if d.key_has_mines:
        w.credits[Icon.MINE.value] += settings.mine
        w.credits[Icon.GUN.value] += settings.gun
    if d.key_has_beers:
        w.credits[Icon.BEER.value] += settings.beer


@rule
def read_state(s: State, w: DraftWorkspace, d: EndingWorkspace) -> int:
    """Copy what the search needs from a state; return the card to place now, as a bit mask of the deck."""
    prepare(s, d, 1)
    took = just_took(s)
    received = deal(s, d, took)
    w.phase = s.phase
    w.me = s.to_move
    w.taker = FIRST if s.phase == Phase.START else s.to_move
    w.deck_size = d.deck_size
    for i in range(CIRCLE):
        w.deck[i] = d.deck[i]
    for player in range(PLAYERS):
        w.roots[player] = s.towns[player]
        w.hands[player] = 0
    w.upcoming = received
    to_place = int64(0)
    if took:
        to_place = int64(1) << received
        w.upcoming += 1
        w.taker = 1 - w.me
        w.hands[w.taker] = to_place - 1
        w.hands[w.me] = to_place
    elif s.phase == Phase.PLACE:
        to_place = int64(1)
        w.hands[w.me] = (1 << received) - 1
    return to_place


@entry_point(package=PACKAGE, slow=True)
def begin(
    states: Records[State],
    workspace: Records[DraftWorkspace],
    endings: Records[EndingWorkspace],
    all_settings: Records[DraftSettings],
    beams: Records[Beam],
    plans: Records[DraftPlan],
    out: Numbers,
) -> None:
    """Prepare a search of a state."""
    s, w, d, settings = states[0], workspace[0], endings[0], all_settings[0]
    for i in range(beams.shape[0]):
        beams[i].key = 0
    to_place = read_state(s, w, d)
    set_credits(w, d, settings)
    w.plans_used = 0
    w.beams_used = 0
    w.expansions = 0
    w.iteration = 0
    w.last_comparison = 0
    w.favourite_takes[:] = 0
    for player in range(PLAYERS):
        plan = add_plan(w, plans, NONE, 0, 0)
        score_plan(w, d, plans, int64(player), plan)
        store_beam(w, beams, beam_key(w, int64(0), int64(player), int64(0)), plan, 1, WIDEST)
    w.count = legal(s, out)
    for i in range(w.count):
        w.moves[i] = out[i]
        w.values[i] = 0
        w.branches[i] = i if s.phase == Phase.TAKE else i + 1
        if s.phase == Phase.START:
            for player in range(PLAYERS):
                store_beam(w, beams, beam_key(w, int64(i + 1), int64(player), int64(0)), player, 1, WIDEST)
        elif s.phase == Phase.PLACE:
            plan = add_plan(w, plans, int(w.me), card_to_place(s), int(out[i]) - PLACE)
            score_plan(w, d, plans, int64(w.me), plan)
            store_beam(w, beams, beam_key(w, int64(i + 1), int64(w.me), to_place), plan, 1, WIDEST)
            w.values[i] = plans[plan].estimate
    sort_moves(w, int64(w.count))
    w.best = w.moves[0]


@rule
def swap_moves(w: DraftWorkspace, i: int, j: int) -> None:
    """Swap two actions."""
    w.moves[i], w.moves[j] = w.moves[j], w.moves[i]
    w.values[i], w.values[j] = w.values[j], w.values[i]
    w.branches[i], w.branches[j] = w.branches[j], w.branches[i]
    for player in range(PLAYERS):
        w.cards[i, player], w.cards[j, player] = w.cards[j, player], w.cards[i, player]


@rule
def sort_moves(w: DraftWorkspace, n: int) -> None:
    """Sort the first `n` actions by value, best first; equal ones keep their order."""
    for i in range(1, n):
        j = i
        while j > 0 and w.values[j] > w.values[j - 1]:
            swap_moves(w, j, j - 1)
            j -= 1


@rule
def set_iteration(w: DraftWorkspace, settings: DraftSettings, iteration: int) -> None:
    """Set depth, width and choices of an iteration: first more picks ahead, then wider beams."""
    narrow = min(w.deck_size - w.upcoming, settings.narrow)
    w.depth = iteration if iteration <= narrow else CIRCLE
    w.width = settings.width << max(0, iteration - narrow)
    w.examined_count = w.count
    if w.phase == Phase.PLACE:
        w.examined_count = min(int(w.count), settings.places + settings.more_places * iteration)
        if w.roots[w.me].card_count == 0:
            w.examined_count = 1  # it does not matter which way round the first card lies


@entry_point(package=PACKAGE, slow=True)
def grow(
    workspace: Records[DraftWorkspace],
    endings: Records[EndingWorkspace],
    all_settings: Records[DraftSettings],
    beams: Records[Beam],
    plans: Records[DraftPlan],
    expansions: int,
) -> bool:
    """Search on for some expansions; return whether there is more to search.

    An interrupted iteration starts again, but finds its plans in the table.
    """
    w, d, settings = workspace[0], endings[0], all_settings[0]
    w.limit = w.expansions + expansions
    w.is_stopped = 0
    w.memory = SEARCH_MEMORY
    set_iteration(w, settings, int64(w.iteration))
    while w.width <= WIDEST:
        best = LOWEST
        for i in range(w.examined_count):
            ceil = HIGHEST if best == LOWEST else best + 1
            value = try_move(w, d, settings, beams, plans, i, best, ceil)
            if value >= ceil and not w.is_stopped:
                value = try_move(w, d, settings, beams, plans, i, best, HIGHEST)
            if w.is_stopped:
                return w.expansions >= w.limit  # otherwise the memory is full
            w.values[i] = value
            if value > best:
                best = value
                w.best = w.moves[i]
            if i > 0 or w.examined_count == 1:
                w.last_comparison = w.iteration
        sort_moves(w, int64(w.examined_count))
        w.iteration += 1
        set_iteration(w, settings, int64(w.iteration))
    return False


@entry_point(package=PACKAGE, slow=True)
def look_ahead(
    workspace: Records[DraftWorkspace],
    endings: Records[EndingWorkspace],
    all_settings: Records[DraftSettings],
    beams: Records[Beam],
    plans: Records[DraftPlan],
    action: int,
    iteration: int,
    expansions: int,
    states: Records[State],
) -> int:
    """Return the value of an action in an iteration; write the towns of its best line to a state."""
    w, d, settings, s = workspace[0], endings[0], all_settings[0], states[0]
    i = int64(0)
    while w.moves[i] != action:
        i += 1
    w.limit = w.expansions + expansions
    w.is_stopped = 0
    w.memory = LOOK_AHEAD_MEMORY if iteration else FIRST_MEMORY
    set_iteration(w, settings, iteration)
    value = try_move(w, d, settings, beams, plans, i, LOWEST, HIGHEST)
    for player in range(PLAYERS):
        if not w.is_stopped:
            beam = beams[beam_of(w, d, beams, plans, int64(w.branches[i]), int64(player), int64(w.cards[i, player]))]
            best = int64(beam.first)
            for plan in range(beam.first + 1, beam.first + beam.count):
                if plans[plan].worth > plans[best].worth:
                    best = int64(plan)
            build(w, d, plans, int64(player), best)
            s.towns[player] = d.towns[player, 0]
    return value
