"""Properties of every game, however it is played."""

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from tests.games.circle_the_wagons.boards import weights

from townwright import Match
from townwright.core.grid import SIZE, WRAP
from townwright.games.circle_the_wagons import GAME
from townwright.games.circle_the_wagons.components import BACKS, CIRCLE, Condition, Icon, Territory
from townwright.games.circle_the_wagons.observe import AHEAD, CONDITIONS, HANDS, REST, TOWNS
from townwright.games.circle_the_wagons.view import Town, View

#: Any game: a seed, and numbers that pick one of the legal actions each.
SEEDS = st.integers(0, 2**53 - 1)
PICKS = st.lists(st.integers(0, 2**31), max_size=30)


def random_match(seed: int, picks: list[int]) -> Match:
    match = Match(GAME, seed=seed)
    for pick in picks:
        if not match.over:
            match.play(match.codes[pick % len(match.codes)])
    return match


def view_of(match: Match) -> View:
    view = match.view()
    assert isinstance(view, View)
    return view


@given(SEEDS, PICKS)
def test_every_card_is_in_exactly_one_place(seed: int, picks: list[int]) -> None:
    view = view_of(random_match(seed, picks))
    scoring = [int(np.flatnonzero(Condition[name.upper()] == BACKS)[0]) for name in view.scoring]
    towns = [laid.card for town in view.towns for laid in town.cards]
    hands = [card for hand in view.hands for card in hand]
    assert sorted([*scoring, *towns, *hands, *view.ahead]) == list(range(18))


@given(SEEDS, PICKS)
def test_cards_are_where_their_owners_are(seed: int, picks: list[int]) -> None:
    match = random_match(seed, picks)
    view = view_of(match)
    for seat in range(2):
        owned = {place.card for place in view.circle if place.owner == seat}
        assert owned == {laid.card for laid in view.towns[seat].cards} | set(view.hands[seat])
    assert int(match.states["remaining"][0]) == len(view.ahead)
    assert not match.over or not view.ahead


def squares_of(record: Any) -> dict[tuple[int, int], tuple[str, str]]:
    """Return what the planes of a town show, on the torus."""
    columns = np.arange(SIZE, dtype=np.uint32)
    planes, built = record.planes[:, :, None] >> columns & 1, record.occupied[:, None] >> columns & 1
    # Each square of a town shows one territory and one icon, and no other square shows anything.
    assert (planes[: len(Territory)].sum(axis=0) == built).all()
    assert (planes[len(Territory) :].sum(axis=0) == built).all()
    return {
        (x, y): (Territory(planes[:6, y, x].argmax()).name.lower(), Icon(6 + planes[6:, y, x].argmax()).name.lower())
        for y, x in np.argwhere(built).tolist()
    }


@given(SEEDS, PICKS)
def test_planes_show_exactly_what_is_visible(seed: int, picks: list[int]) -> None:
    match = random_match(seed, picks)
    for seat, town in enumerate(view_of(match).towns):
        record = match.state.towns[seat]
        visible = {(square.x & WRAP, square.y & WRAP): (square.territory, square.icon) for square in town.squares}
        assert squares_of(record) == visible
        assert len(visible) == len(town.squares) <= 4 * len(town.cards)


@given(SEEDS, PICKS)
def test_a_town_stores_its_extent_and_clears_its_scratch_planes(seed: int, picks: list[int]) -> None:
    match = random_match(seed, picks)
    for seat, town in enumerate(view_of(match).towns):
        record = match.state.towns[seat]
        if town.squares:
            columns, rows = [square.x for square in town.squares], [square.y for square in town.squares]
            assert (record.left, record.right) == (min(columns), max(columns))
            assert (record.top, record.bottom) == (min(rows), max(rows))
            assert town.cards[0].x == town.cards[0].y == 0
        assert not record.seen.any()
        assert not record.group.any()
        assert not record.stack.any()


@given(SEEDS, PICKS)
def test_every_town_is_connected(seed: int, picks: list[int]) -> None:
    for town in view_of(random_match(seed, picks)).towns:
        rest = {(square.x, square.y) for square in town.squares}
        border = {rest.pop()} if rest else set()
        while border:
            border = {(x + dx, y + dy) for x, y in border for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} & rest
            rest -= border
        assert rest == set()


@given(SEEDS, PICKS)
def test_covered_cards_change_nothing(seed: int, picks: list[int]) -> None:
    """Points depend only on visible squares: a town with the same ones scores the same."""
    match = random_match(seed, picks)
    copy = match.states.copy()
    copy["towns"]["cards"][:] = 0
    again = Match(GAME, seed=seed)
    again.states = copy
    again._clear_cached()
    assert again.scores == match.scores


def territory_and_icon(town: Town) -> dict[int, int]:
    """Return a town as an observation numbers it."""
    return {
        (square.y & WRAP) * SIZE + (square.x & WRAP): 1
        + 6 * Territory[square.territory.upper()]
        + Icon[square.icon.upper()]
        - 6
        for square in town.squares
    }


@given(SEEDS, PICKS, st.integers(0, 1))
def test_an_observation_shows_what_lies_on_the_table(seed: int, picks: list[int], seat: int) -> None:
    match = random_match(seed, picks)
    view = view_of(match)
    out = np.zeros(GAME.learning.observation_count, np.int16)
    GAME.entry_points.observe(match.states, 0, seat, out)
    for side, owner in enumerate((seat, 1 - seat)):
        squares = out[TOWNS + side * SIZE * SIZE :][: SIZE * SIZE]
        assert {int(i): int(squares[i]) for i in np.flatnonzero(squares)} == territory_and_icon(view.towns[owner])
        hand = out[HANDS + side * CIRCLE :][:CIRCLE]
        assert [int(card) - 1 for card in hand if card] == view.hands[owner]
    assert [int(card) - 1 for card in out[AHEAD : AHEAD + CIRCLE] if card] == view.ahead
    assert {Condition(int(i)).id for i in np.flatnonzero(out[CONDITIONS:REST])} == set(view.scoring)
    assert out[REST + 1] == (match.to_move == seat)


@given(SEEDS, PICKS)
def test_previews_agree_with_weights(seed: int, picks: list[int]) -> None:
    """Placing weighs the change of the lead, which is what the preview shows."""
    match = random_match(seed, picks)
    if match.over or not match.legal[0].text.startswith("place"):
        return
    seat, values = match.to_move, weights(match)
    assert seat is not None
    lead = match.scores[seat] - match.scores[1 - seat]
    for action in match.legal[:: max(1, len(match.legal) // 5)]:
        points = [sum(row.points[owner] for row in match.preview(action)) for owner in range(2)]
        assert values[action.text] == points[seat] - points[1 - seat] - lead
