"""Weights: greedy play sees what an action brings, and a little of what it keeps open."""

import numpy as np
import pytest
from tests.games.sprawlopolis import plain
from tests.games.sprawlopolis.boards import Cards, hands, placed_cards, position, score, view_of
from tests.games.sprawlopolis.plain import city_of, places
from tests.play import play_randomly

from townwright import Match, bot
from townwright.core.state import new_states
from townwright.games.sprawlopolis import GAME
from townwright.games.sprawlopolis.actions import Place
from townwright.games.sprawlopolis.weights import OPEN_END, PAIR


def weights(match: Match) -> dict[str, float]:
    """Return what each legal action weighs."""
    out, values = np.zeros(GAME.rules.max_legal, np.int32), np.zeros(GAME.rules.max_legal)
    number = GAME.entry_points.legal(match.states, 0, out)
    GAME.entry_points.weigh(match.states, 0, out, number, values, new_states(GAME.rules.state, GAME.rules.spares))
    return {
        match.decode(code).text: weight for code, weight in zip(out[:number].tolist(), values.tolist(), strict=False)
    }


def worth(match: Match, cards: Cards) -> float:
    """Return the score of a city with the match's scoring cards, and a little for what it keeps open."""
    city = city_of(cards)
    points = sum(
        row.points[0] for row in score(position(cards, scoring=[each.card for each in view_of(match).scoring]))
    )
    ground = plain.open_ground(city, {})
    ends = sum(end in ground for road in plain.roads(city) for end in road.ends)
    pairs = sum(city[place][0] == city[near][0] for place in city for near in plain.beside(place) if near in city) / 2
    return points + (OPEN_END * ends + PAIR * pairs) * (15 - len(cards)) / 15


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("most", [0, 4, 8])
def test_placing_weighs_the_score_and_open_possibilities(players: int, most: int) -> None:
    match = play_randomly(Match(GAME, players, most), most, most=most)
    if players == 2:
        match.play(match.legal[0])
    values = weights(match)
    for action in match.legal[::9]:
        assert isinstance(action, Place)
        after = [*placed_cards(match), [action.card, action.x, action.y, int(action.turned)]]
        assert values[action.text] == pytest.approx(worth(match, after))


@pytest.mark.parametrize("seed", range(3))
def test_revealing_weighs_the_best_place_of_a_card(seed: int) -> None:
    match = play_randomly(Match(GAME, 3, seed), seed, most=2 * seed)
    before = placed_cards(match)
    for card in hands(match)[match.to_move or 0]:
        best = max(
            worth(match, [*before, [card, x, y, turned]]) for x, y in places(city_of(before)) for turned in (0, 1)
        )
        assert weights(match)[f"reveal {card}"] == pytest.approx(best)


def test_the_last_card_keeps_nothing_open() -> None:
    match = Match(GAME, 1, 5)
    while len(placed_cards(match)) < 14:
        play_randomly(match, 5, most=1)
    for text, weight in list(weights(match).items())[::20]:
        assert weight == sum(row.points[0] for row in match.preview(text))


@pytest.mark.parametrize("players", [1, 4])
def test_judging_never_changes_the_state(players: int) -> None:
    match = Match(GAME, players, players)
    greedy = bot("greedy", players)
    while not match.over:
        before = match.states.tobytes()
        weights(match)
        GAME.entry_points.evaluate(match.states, 0, np.zeros(players))
        action = greedy.choose(match)
        assert match.states.tobytes() == before
        match.play(action)


def test_evaluation_is_the_score_as_it_is() -> None:
    match = play_randomly(Match(GAME, 3, 2), 2, most=15)
    out = np.zeros(3)
    GAME.entry_points.evaluate(match.states, 0, out)
    assert out.tolist() == match.scores


def mean_score(name: str, players: int, games: int) -> float:
    total = 0
    for seed in range(games):
        match, player = Match(GAME, players, seed), bot(name, seed)
        while not match.over:
            match.play(player.choose(match))
        total += match.scores[0]
    return total / games


@pytest.mark.parametrize("players", [1, 2, 4])
def test_greedy_builds_far_better_cities_than_random(players: int) -> None:
    assert mean_score("greedy", players, 12) > mean_score("random", players, 12) + 25
