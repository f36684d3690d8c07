"""The text to share: short, in both languages, and without secrets of the table."""

import datetime
import re
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from tests.market import GAME as MARKET
from tests.play import play_randomly

from townwright.core.match import Match
from townwright.core.picture import MAX_LINES, letter_picture
from townwright.core.registry import game, games
from townwright.daily import daily_challenge, share, share_image
from townwright.daily.image import TILES
from townwright.daily.share import GAINED, KEPT, LOST, leads, squares
from townwright.locale import LANGUAGES
from townwright.skeleton.my_game import GAME as CARDS

DAY = datetime.date(2026, 11, 15)


@pytest.fixture(scope="module")
def finished_matches() -> dict[str, tuple[Match, int]]:
    """A finished challenge of the day in every game."""
    challenges = {name: daily_challenge(each, DAY) for name, each in games().items()}
    return {name: (play_randomly(each.match("Anna"), 2), each.seat) for name, each in challenges.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_title_result_and_a_small_picture(
    finished_matches: dict[str, tuple[Match, int]], name: str, language: str
) -> None:
    match, seat = finished_matches[name]
    text = share(match, DAY, seat, language, par=match.scores[seat] + 3, streak=4)
    title, result, *turns, streak = text.splitlines()
    assert title == f"Townwright · {game(name).title(language)} · 2026-11-15"
    assert re.search(r"\d.* · 3 (below par|unter Par)$", result)
    assert streak == {"en": "4 days in a row", "de": "4 Tage in Folge"}[language]
    assert turns and {*"".join(turns)} <= {GAINED, KEPT, LOST} and all(len(line) == 10 for line in turns[:-1])
    assert str(match.seed) not in text
    assert share(match, DAY, seat, language, streak=1).splitlines() == [title, result.split(" · ")[0], *turns]


def test_a_square_for_each_turn_says_whether_the_lead_grew(finished_matches: dict[str, tuple[Match, int]]) -> None:
    match, _ = finished_matches["sprawlopolis"]
    points = [earlier.scores[0] for earlier in match.replay()]
    steps = [after - before for before, after in pairwise(points)]
    assert squares(match, 0) == "".join(GAINED if step > 0 else LOST if step < 0 else KEPT for step in steps)
    match, seat = finished_matches["circle_the_wagons"]
    begin, end = leads(match, seat)[0], leads(match, seat)[-1]
    assert (begin, end) == (0, match.scores[seat] - match.scores[1 - seat])
    mine = [number for number, played in enumerate(match.history) if played.seat == seat]
    turns = [number for number in mine if number - 1 not in mine]
    assert len(squares(match, seat)) == len(turns)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_the_image_shows_result_turns_and_town(
    finished_matches: dict[str, tuple[Match, int]], name: str, language: str
) -> None:
    match, seat = finished_matches[name]
    drawing = ElementTree.fromstring(share_image(match, DAY, seat, language, par=match.scores[seat]))
    texts = [each.text for each in drawing.iter("{http://www.w3.org/2000/svg}text")]
    title, result, *_ = share(match, DAY, seat, language, par=match.scores[seat]).splitlines()
    assert title.split(" · ")[1:] == [texts[1], texts[2]] and result.split(" · ") == texts[3:5]
    tiles = [each.get("fill") for each in drawing.iter("{http://www.w3.org/2000/svg}rect")]
    assert sum(fill in TILES.values() and rx == "6" for fill, rx in zip(tiles, radii(drawing), strict=True)) == len(
        squares(match, seat)
    )
    if colours := match.game.extras.share_colours:
        assert {*tiles} & {*colours.values()}


def radii(drawing: ElementTree.Element) -> list[str | None]:
    return [each.get("rx") for each in drawing.iter("{http://www.w3.org/2000/svg}rect")]


def picture_of(match: Match, seat: int, language: str = "en") -> list[str]:
    draw = match.game.extras.share_picture
    assert draw is not None
    lines = draw(match.view(seat), seat, match.score_sheet, match.game.words(language), match.players)
    assert 1 <= len(lines) <= MAX_LINES
    return lines


def test_points_over_the_target(finished_matches: dict[str, tuple[Match, int]]) -> None:
    match, seat = finished_matches["sprawlopolis"]
    target = match.target
    assert target is not None and match.scores[0] < target
    result = share(match, DAY, seat).splitlines()[1]
    assert result == f"{target - match.scores[0]} points short of the target"
    picture = picture_of(match, seat)
    assert {letter for line in picture for letter in line} <= set("RCIP·")
    assert sum(letter != "·" for line in picture for letter in line) == len(match.view(0).city.blocks)  # type: ignore[attr-defined]


def test_the_lead_over_the_best_of_the_others(finished_matches: dict[str, tuple[Match, int]]) -> None:
    match, seat = finished_matches["carrara"]
    mine, theirs = match.scores[seat], match.scores[1 - seat]
    result, cities = share(match, DAY, seat, "de").splitlines()[1], picture_of(match, seat, "de")
    assert result == f"{mine}:{theirs}, {abs(mine - theirs)} {'vor' if mine > theirs else 'hinter'} Meister"
    built = match.view(seat).players[seat].buildings  # type: ignore[attr-defined]
    assert len(cities) == 6
    assert sum(len(re.findall("Bib|Cat|Pal|Por|Cas|Vil", line.split(" ", 1)[1])) for line in cities) == len(built)


def test_who_leads_in_each_section(finished_matches: dict[str, tuple[Match, int]]) -> None:
    match, seat = finished_matches["circleville"]
    *quadrants, legend = picture_of(match, seat)
    assert [len(line.split()) for line in quadrants] == [5, 5, 5, 5]
    assert legend == "A=me B=Denzel"
    leads = [row for row in match.score_sheet if row.source.startswith("section_") and row.points[1] > row.points[0]]
    assert "".join(quadrants).count("B") == len(leads)


def test_tall_pictures_are_rotated_or_cut() -> None:
    tower = {(0, y): "R" for y in range(15)}
    assert letter_picture(tower) == ["R" * 15]
    square = {(x, y): "R" for x in range(15) for y in range(15)}
    assert letter_picture(square) == [*["R" * 15] * (MAX_LINES - 1), "…"]
    assert letter_picture({(3, -1): "R", (4, 0): "P"}) == ["R·", "·P"]
    assert letter_picture({}) == []


def test_the_points_of_a_solo_game_without_a_target() -> None:
    match = play_randomly(Match(replace(CARDS, players=range(1, 3)), 1, 4), 4)
    _, english, *_ = share(match, DAY, 0).splitlines()
    _, german, *_ = share(match, DAY, 0, "de").splitlines()
    assert (english, german) == (f"{match.scores[0]} points", f"{match.scores[0]} Punkte")


def test_a_package_brings_its_own_variation_and_picture() -> None:
    days = [daily_challenge(MARKET, DAY + datetime.timedelta(day)) for day in range(20)]
    assert {each.options["worth"] for each in days} == {"even", "steep"}
    match, seat = play_randomly(days[0].match("Anna"), 2), days[0].seat
    stones = match.view(seat).shown[seat]  # type: ignore[attr-defined]
    assert picture_of(match, seat) == ["".join(name[0].upper() * stones[name] for name in stones)]
