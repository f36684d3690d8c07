"""Studies: what is recorded of every game, and the report."""

import re
from typing import Any

import numpy as np
import pytest

from townwright import NotPossible
from townwright.core.registry import games
from townwright.locale import words
from townwright.research.report import frame, interval, share, write_report
from townwright.research.study import Row, Study, play_games, validate
from townwright.skeleton.my_game import GAME as SKELETON

#: Each game is reported on in one of the languages.
REPORTED = {"carrara": "de", "circle_the_wagons": "en", "circleville": "de", "sprawlopolis": "en"}


def study_of(name: str, bots: tuple[str, ...] = ("greedy",), games_: int = 3) -> Study:
    game = games()[name]
    players = game.players[0] if game.extras.target else max(2, game.players[0])
    return validate(Study(game=name, players=players, games=games_, bots=bots, seed=5))


def check_row(row: Row, name: str, seats: int) -> None:
    """Check that points add up, every action and event is counted, and places begin at 1."""
    for seat in range(1, seats + 1):
        points = sum(value for key, value in row.items() if re.fullmatch(rf"points_.*_{seat}", key))
        assert points == row[f"score_{seat}"]
    assert sum(value for key, value in row.items() if key.startswith("action_")) == row["length"] > 0
    assert sum(value for key, value in row.items() if key.startswith("event_")) >= row["length"] / 2
    assert min(row[f"place_{seat}"] for seat in range(1, seats + 1)) == 1 or games()[name].extras.target


@pytest.mark.parametrize("name", REPORTED)
def test_every_game_is_a_row_and_the_report_covers_all_of_them(name: str) -> None:
    game, language, study = games()[name], REPORTED[name], study_of(name)
    played = play_games(study, 0, 2) + play_games(study, 2, 3)
    for row in played:
        check_row(row, name, game.seats(study.players))
    assert [row["seed"] for row in played] == [5, 6, 7]
    assert play_games(study, 1, 2) == played[1:2]
    page, speak = write_report(study, frame(played), language), words(language)
    for section in ("scores", "won" if game.extras.target else "seats", "sources", "often", "length"):
        assert f"<h2>{speak(f'study-{section}')}</h2>" in page
    assert (f"<h2>{speak('study-sets')}</h2>" in page) is (name in ("circle_the_wagons", "sprawlopolis"))
    assert page.count("<svg") >= 3
    assert "http://" not in re.sub(r'xmlns\S*="[^"]*"|<!DOCTYPE[^>]*>|rdf:\S*="[^"]*"|<dc:type[^>]*>', "", page)


def test_searching_bots_are_studied_too_and_all_bots_get_every_seat() -> None:
    study = study_of("carrara", ("flat:1", "random"), 2)
    played = play_games(study, 0, 2)
    assert [(row["bot_1"], row["bot_2"]) for row in played] == [("flat:1", "random"), ("random", "flat:1")]
    for row in played:
        check_row(row, "carrara", 2)
    page = write_report(study, frame(played), "en")
    assert "flat:1</td>" in page
    assert page == write_report(study, frame(played[::-1]), "en")


def test_a_game_that_does_not_describe_its_actions_is_studied_without_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), SKELETON.name, SKELETON)
    monkeypatch.setenv("TOWNWRIGHT_COMPILE", "never")
    study = study_of(SKELETON.name, games_=2)
    played = play_games(study, 0, 2)
    assert not any(key.startswith("action_") for row in played for key in row)
    assert f"<h2>{words('en')('study-scores')}</h2>" in write_report(study, frame(played), "en")


def test_intervals_are_honest_for_few_games_too() -> None:
    assert share(np.zeros(10)) == "0.0% (0.0 … 27.8)"
    assert share(np.ones(10)) == "100.0% (72.2 … 100.0)"
    assert share(np.array([0.0, 1.0] * 200)) == "50.0% (45.1 … 54.9)"
    assert interval(np.array([1.0, 3.0] * 50)) == "2.00 (1.80 … 2.20)"


def test_a_study_that_cannot_be_made_is_refused_with_a_sentence() -> None:
    changes: list[tuple[dict[str, Any], str]] = [
        ({"bots": ("greedy",) * 3}, "2 players need one bot for all seats or one for each, not 3"),
        ({"games": 0}, "Play at least one game, not 0"),
        ({"bots": ("nobody",)}, "There is no bot called “nobody”"),
        ({"seed": -1}, "A seed is a whole number"),
    ]
    for changed, message in changes:
        with pytest.raises(NotPossible, match=message):
            validate(Study(**{"game": "carrara", "players": 2, "games": 1, "bots": ("greedy",), **changed}))
