"""SVG drawings: well formed at every moment of a game, in both languages, and they show no more than a seat may see."""

from xml.dom import minidom

import pytest
from tests.market import GAME as MARKET
from tests.play import play_randomly

from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.registry import games
from townwright.core.svg import element, label


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
def test_every_table_can_be_drawn(game: Game) -> None:
    for count in game.players:
        match = Match(game, count, seed=5)
        while True:
            for seat, language in ((None, "en"), (0, "de")):
                drawing = match.svg(seat, language)
                assert minidom.parseString(drawing).getElementsByTagName("svg")
                assert f"<title>{match.game.words(language)('title')}</title>" in drawing
            if match.over:
                break
            play_randomly(match, 3, most=40)


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
def test_a_drawing_hides_what_the_view_hides(game: Game) -> None:
    match = play_randomly(Match(game, game.default_players, seed=5), 3, most=9)
    drawing = match.svg(0)
    match.redeal(0, 77)
    assert match.svg(0) == drawing


def test_a_notebook_shows_the_drawing() -> None:
    match = Match("circle_the_wagons", seed=3)
    assert match._repr_svg_() == match.svg()
    assert not hasattr(match, "_repr_html_")


def test_names_cannot_smuggle_elements_into_a_notebook() -> None:
    drawing = Match("circle_the_wagons", ["<script>", "Bo"], seed=3)._repr_svg_()
    assert "<script>" not in drawing
    assert "&lt;script&gt;" in drawing


def test_a_game_without_a_drawing_of_its_own_shows_its_text() -> None:
    drawing = Match(MARKET, 2, 1)._repr_svg_()
    assert minidom.parseString(drawing)
    assert "amber" in drawing


def test_elements_escape_their_text_and_attributes() -> None:
    assert element("g", id='a"<b') == '<g id="a&quot;&lt;b"/>'
    assert label(1, 2, "a < b").endswith(">a &lt; b</text>")
