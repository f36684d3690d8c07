"""Every word a person reads: the same in both languages, nothing missing, nothing left over."""

from functools import cache
from pathlib import Path

import pytest
from tests.market import GAME as MARKET
from tests.pennies import GAME as PENNIES

import townwright
from townwright.conformance import MESSAGES, WORD_CHECKS, Check, fluent
from townwright.core.game import Game
from townwright.core.registry import games
from townwright.locale import LANGUAGES, SHARED
from townwright.skeleton.my_game import GAME as SKELETON

SOURCE = Path(townwright.__file__).parent
ALL = [*games().values(), MARKET, PENNIES, SKELETON]
FOLDERS = {"shared": SHARED, "conformance": MESSAGES}
PAGE = SHARED / "page"


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
@pytest.mark.parametrize("check", WORD_CHECKS, ids=lambda check: check.__name__)
def test_the_words_of_every_game_conform(check: Check, game: Game) -> None:
    check(game)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_introduces_a_game_in_one_minute(language: str, game: Game) -> None:
    """It shows the first two sections of the rules except the setup."""
    say = game.words(language)
    topics = [topic for topic in game.wording.topics if topic != "setup"]
    assert sum(len(say(f"rules-{topic}").split()) for topic in topics[:2]) < 200


@pytest.mark.parametrize("folder", [*FOLDERS.values(), PAGE], ids=[*FOLDERS, "page"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_words_has_no_errors_and_no_duplicates(folder: Path, language: str) -> None:
    fluent.check_syntax(folder, language)


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_both_languages_define_the_same_messages_with_the_same_variables(folder: Path) -> None:
    fluent.check_languages_agree(folder)


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(folder: Path, language: str) -> None:
    fluent.check_sayable(folder, language)


def test_the_sentences_of_checks_do_not_redefine_shared_words() -> None:
    assert fluent.messages(SHARED).keys() & fluent.messages(MESSAGES).keys() == set()


# What the code says

SOURCES = [path for path in sorted(SOURCE.rglob("*.py")) if path.parts[-2] != "games"]


@cache
def messages_for(package: Path | None) -> dict[str, set[str]]:
    """Return the messages that a module of a game can use; for other modules, those of all games and lessons."""
    folders = [package] if package else [each for game in ALL for each in (game.package, game.package / "lesson")]
    return {
        name: variables
        for folder in (*FOLDERS.values(), *folders)
        if (folder / "en.ftl").exists()
        for name, variables in fluent.messages(folder).items()
    }


def package(path: Path) -> Path | None:
    """Return the package of the game that a module belongs to."""
    return next((game.package for game in ALL if path.is_relative_to(game.package)), None)


def test_every_message_that_the_code_names_exists() -> None:
    for path in SOURCES:
        fluent.check_messages_exist(path, messages_for(package(path)))


def test_every_message_gets_all_its_variables() -> None:
    for path in SOURCES:
        fluent.check_variables(path, messages_for(package(path)))


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_no_message_is_unused(folder: Path) -> None:
    """A game may use shared words."""
    fluent.check_nothing_left_over(folder, [*SOURCES, *sorted(MARKET.package.glob("*.py"))])
