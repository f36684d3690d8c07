"""The challenge of a day is the same everywhere and never changes."""

import datetime
import hashlib
from typing import Any

import pytest

import townwright
from townwright import NotPossible
from townwright.bots import bot_names
from townwright.core.match import Match
from townwright.core.registry import game, games
from townwright.daily import FIRST_DAY, commitment, daily_challenge, day_key, is_dealt_by, publication, require_day
from townwright.daily.challenge import LEVEL

DAY = datetime.timedelta(days=1)
#: Date, game, seed, the person's seat, options that are not the recommended ones, and a digest of a whole game on that
#: deal in which all players take the middle one of the legal actions, so that the digest depends on the whole deal.
KNOWN: list[tuple[str, str, int, int, dict[str, str], str]] = [
    ("2026-11-01", "carrara", 2338256698002496, 0, {}, "216ea6991f73"),
    ("2026-11-01", "circle_the_wagons", 8468642164253372, 0, {}, "2df1daf9b957"),
    (
        "2026-11-01",
        "circleville",
        388729429344932,
        0,
        {"opponents": "carsten", "difficulty": "markers_0"},
        "b552902b195f",
    ),
    ("2026-11-01", "sprawlopolis", 7921787252605885, 0, {}, "396f0bc7300f"),
    ("2026-11-15", "carrara", 1032457455107873, 0, {}, "bb78b2222824"),
    ("2026-11-15", "circle_the_wagons", 3933075013953926, 0, {}, "d6df6448de5a"),
    (
        "2026-11-15",
        "circleville",
        5669179034063001,
        0,
        {"opponents": "denzel", "difficulty": "markers_4"},
        "a9649438b0f6",
    ),
    ("2026-11-15", "sprawlopolis", 6624331768677246, 0, {}, "4900b96449fb"),
    ("2031-12-31", "carrara", 4885220704343947, 1, {}, "65db5c49d4ad"),
    ("2031-12-31", "circle_the_wagons", 3869314906313152, 1, {}, "1b8e415a6546"),
    (
        "2031-12-31",
        "circleville",
        6049740592814588,
        0,
        {"opponents": "carsten", "difficulty": "markers_0"},
        "c99f01a5ebe5",
    ),
    ("2031-12-31", "sprawlopolis", 4472513348414063, 0, {}, "ad826240587b"),
]


def digest_of_game(match: Match) -> str:
    while not match.over:
        match.play(match.codes[len(match.codes) // 2])
    lines = [each.action.text for each in match.history] + [f"{row.source} {row.points}" for row in match.score_sheet]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


@pytest.mark.parametrize(
    ("date", "name", "seed", "seat", "options", "digest"), KNOWN, ids=[f"{each[1]}-{each[0]}" for each in KNOWN]
)
def test_known_days_do_not_change(
    date: str, name: str, seed: int, seat: int, options: dict[str, str], digest: str
) -> None:
    day = daily_challenge(game(name), datetime.date.fromisoformat(date))
    assert (day.seed, day.seat) == (seed, seat)
    assert day.options == game(name).options_for(day.players, options)
    assert digest_of_game(day.match("Anna")) == digest


def test_there_is_a_known_day_for_every_game() -> None:
    assert {each[1] for each in KNOWN} == set(games())


@pytest.mark.parametrize("name", games())
def test_a_year_of_days(name: str) -> None:
    """Deals differ, the person gets every seat, and every option that varies takes all its choices."""
    days = [daily_challenge(game(name), FIRST_DAY + number * DAY) for number in range(365)]
    assert len({each.seed for each in days}) == 365
    assert {each.seat for each in days} == set(range(days[0].players))
    assert all(each.seats("Anna").count(LEVEL) == each.players - 1 for each in days)
    assert LEVEL in bot_names()
    if name == "circleville":
        opponents = {each.options["opponents"] for each in days}
        assert opponents == {"bertha", "carsten", "denzel", "katherine"}
        assert {each.options["difficulty"] for each in days} == {f"markers_{number}" for number in range(5)}


def test_challenges_are_solo_where_possible() -> None:
    players = {name: daily_challenge(each, FIRST_DAY).players for name, each in games().items()}
    assert players == {"carrara": 2, "circle_the_wagons": 2, "circleville": 1, "sprawlopolis": 1}


@pytest.mark.parametrize("days", [-1, 3])
def test_days_before_the_first_and_after_the_last_are_refused(days: int) -> None:
    today = FIRST_DAY + 2 * DAY
    assert [require_day(FIRST_DAY + number * DAY, today) for number in (0, 2)] == [FIRST_DAY, today]
    with pytest.raises(NotPossible, match=f"first is from {FIRST_DAY}, the latest from {today}"):
        require_day(FIRST_DAY + days * DAY, today)


def test_a_match_of_the_day_is_an_ordinary_match() -> None:
    today = daily_challenge(game("circle_the_wagons"), FIRST_DAY)
    again: Any = townwright.new("circle_the_wagons", players=today.seats("Anna"), seed=today.seed)
    assert again.view(0) == today.match("Anna").view(0)


# Keys


def test_a_key_deals_another_game_and_reveals_nothing_about_other_days() -> None:
    city, secret = game("sprawlopolis"), "secret"
    keys = [day_key(secret, FIRST_DAY + number * DAY) for number in range(20)]
    seeds = [daily_challenge(city, FIRST_DAY + number * DAY, key).seed for number, key in enumerate(keys)]
    assert len(set(keys)) == len(set(seeds)) == 20
    assert max(seeds) >= 2**53, "all bits of the generator are used"
    assert keys[0] == day_key(secret, FIRST_DAY) != day_key("other", FIRST_DAY)
    assert daily_challenge(city, FIRST_DAY, keys[0]).seed != daily_challenge(city, FIRST_DAY).seed
    assert commitment(keys[0]) == hashlib.sha256(keys[0].encode()).hexdigest()


def test_a_key_is_published_when_the_day_is_over_everywhere() -> None:
    assert publication(FIRST_DAY) == datetime.datetime(2026, 1, 2, 12, tzinfo=datetime.UTC)


def test_a_match_is_checked_against_the_key_of_its_day() -> None:
    key = day_key("secret", FIRST_DAY)
    match = daily_challenge(game("sprawlopolis"), FIRST_DAY, key).match("Anna")
    assert is_dealt_by(match, FIRST_DAY, key)
    assert not is_dealt_by(match, FIRST_DAY + DAY, key)
    assert not is_dealt_by(match, FIRST_DAY, None)
    assert is_dealt_by(daily_challenge(game("sprawlopolis"), FIRST_DAY).match("Anna"), FIRST_DAY, None)
