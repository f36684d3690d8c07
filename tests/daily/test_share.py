"""The text to share: short, in both languages, and without secrets of the table."""

import datetime
import re
from dataclasses import replace

import pytest
from tests.market import GAME as MARKET
from tests.play import play_randomly

from townwright.core.match import Match
from townwright.core.picture import MAX_LINES, letter_picture
from townwright.core.registry import game, games
from townwright.daily import challenge, share
from townwright.locale import LANGUAGES
from townwright.skeleton.my_game import GAME as CARDS

DAY = datetime.date(2026, 11, 15)


@pytest.fixture(scope="module")
def ended() -> dict[str, tuple[Match, int]]:
    """A finished challenge of the day in every game."""
    challenges = {name: challenge(each, DAY) for name, each in games().items()}
    return {name: (play_randomly(each.match("Anna"), 2), each.seat) for name, each in challenges.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_title_result_and_a_small_picture(ended: dict[str, tuple[Match, int]], name: str, language: str) -> None:
    match, seat = ended[name]
    title, result, *picture = share(match, DAY, seat, language).splitlines()
    assert title == f"Townwright · {game(name).title(language)} · 2026-11-15"
    assert re.match(rf"{match.scores[seat]}\b", result)
    assert 1 <= len(picture) <= MAX_LINES
    assert str(match.seed) not in share(match, DAY, seat, language)


def test_points_over_the_target(ended: dict[str, tuple[Match, int]]) -> None:
    match, seat = ended["sprawlopolis"]
    target = match.target
    assert target is not None and match.scores[0] < target
    _, result, *picture = share(match, DAY, seat).splitlines()
    assert result == f"{match.scores[0]} points, {target - match.scores[0]} short of the target"
    assert {letter for line in picture for letter in line} <= set("RCIP·")
    assert sum(letter != "·" for line in picture for letter in line) == len(match.view(0).city.blocks)  # type: ignore[attr-defined]


def test_the_lead_over_the_best_of_the_others(ended: dict[str, tuple[Match, int]]) -> None:
    match, seat = ended["carrara"]
    mine, theirs = match.scores[seat], match.scores[1 - seat]
    _, result, *cities = share(match, DAY, seat, "de").splitlines()
    assert result == f"{mine}:{theirs}, {abs(mine - theirs)} {'vor' if mine > theirs else 'hinter'} Meister"
    built = match.view(seat).players[seat].buildings  # type: ignore[attr-defined]
    assert len(cities) == 6
    assert sum(len(re.findall("Bib|Cat|Pal|Por|Cas|Vil", line.split(" ", 1)[1])) for line in cities) == len(built)


def test_who_leads_in_each_section(ended: dict[str, tuple[Match, int]]) -> None:
    match, seat = ended["circleville"]
    *quadrants, legend = share(match, DAY, seat).splitlines()[2:]
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
    _, english = share(match, DAY, 0).splitlines()
    _, german = share(match, DAY, 0, "de").splitlines()
    assert (english, german) == (f"{match.scores[0]} points", f"{match.scores[0]} Punkte")


def test_a_package_brings_its_own_variation_and_picture() -> None:
    days = [challenge(MARKET, DAY + datetime.timedelta(day)) for day in range(20)]
    assert {each.options["worth"] for each in days} == {"even", "steep"}
    match, seat = play_randomly(days[0].match("Anna"), 2), days[0].seat
    shown = match.view(seat).shown[seat]  # type: ignore[attr-defined]
    assert share(match, DAY, seat, "en").splitlines()[2:] == ["".join(name[0].upper() * shown[name] for name in shown)]
