"""`townwright daily`: the challenges of a day, listed and played."""

import datetime
from pathlib import Path

from tests.cli.conftest import Townwright
from tests.cli.test_play import saved_match

from townwright.core.registry import game, games
from townwright.daily import FIRST_DAY, commitment, daily_challenge, day_key, share

DAY = "2026-11-01"


def test_the_challenges_of_a_day(townwright: Townwright) -> None:
    result = townwright("daily", "--date", DAY, "--lang", "de")
    assert result.status == 0
    assert all(each.name in result.out and each.title("de") in result.out for each in games().values())
    assert result.out.count("Gegner: Meister") == 2 and "Gegner: Carsten" in result.out and "solo" in result.out.lower()


def test_a_challenge_is_played_and_ends_with_the_text_to_share(townwright: Townwright, tmp_path: Path) -> None:
    result = townwright("daily", "sprawlopolis", "--date", DAY, "--no-confirm", typed="1\n" * 60)
    assert result.status == 0
    match = saved_match(tmp_path)
    day = datetime.date.fromisoformat(DAY)
    assert match.over and match.seed == daily_challenge(game("sprawlopolis"), day).seed
    text = share(match, day, 0)
    assert text in "\n".join(line.rstrip() for line in result.out.splitlines())


def test_a_match_file_is_verified_with_the_key_of_its_day(townwright: Townwright, tmp_path: Path) -> None:
    day, path = datetime.date.fromisoformat(DAY), tmp_path / "match.json"
    key = day_key("secret", day)
    daily_challenge(game("sprawlopolis"), day, key).match("Anna").save(path)
    result = townwright("daily", "--date", DAY, "--key", key, "--verify", str(path))
    assert result.status == 0
    assert f"match.json has exactly the setup of {DAY}." in result.out
    assert commitment(key) in result.out.replace("\n", "")
    for other in (("--key", "other"), ()):
        result = townwright("daily", "--date", DAY, *other, "--verify", str(path))
        assert result.status != 0 and "does not have the setup" in result.err


def test_days_without_a_challenge_are_refused(townwright: Townwright) -> None:
    for date, sentence in (
        (str(FIRST_DAY - datetime.timedelta(days=1)), "The first is from"),
        ("9999-12-31", "no challenge for 9999-12-31"),
        ("yesterday", "is not a date"),
    ):
        result = townwright("daily", "--date", date)
        assert result.status != 0 and sentence in result.err
