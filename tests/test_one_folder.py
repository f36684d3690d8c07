"""A game is one folder here and one on the page: nothing else names it."""

import re
from pathlib import Path

import pytest

from townwright.core.registry import games
from townwright.locale import LANGUAGES

ROOT = Path(__file__).parents[1]
#: Folders whose code and words must not name a game, and the suffixes of such files.
PLACES = ("src/townwright", "web/src", "web/plugins", "web/scripts")
SINGLE = ("Makefile", "pyproject.toml", "web/index.html")
SUFFIXES = {".css", ".ftl", ".json", ".mako", ".py", ".svelte", ".ts"}
#: A game's own folders, the types made from all games, and the built page.
EXCEPT = re.compile(r"(src/townwright|web/src)/games/[^/]+/|web/src/wire/types\.ts$|src/townwright/server/page/")
ENTRY_POINTS = re.compile(r'(?<=\[project\.entry-points\."townwright\.games"\]\n)(?:\w+ = ".*"\n)+')


def names(game: str) -> list[str]:
    """Return what a game is called in code and in words, in lower case."""
    titles = [games()[game].title(language) for language in LANGUAGES]
    return sorted({each.lower() for each in (game, game.replace("_", ""), game.split("_")[-1], *titles)})


def files() -> list[Path]:
    """Return the files in which no game may be named."""
    paths = [path for place in PLACES for path in (ROOT / place).rglob("*") if path.suffix in SUFFIXES]
    paths += [ROOT / name for name in SINGLE]
    return [path for path in paths if not EXCEPT.match(path.relative_to(ROOT).as_posix())]


def text_of(path: Path) -> str:
    """Return the text of a file, without the entry points in `pyproject.toml`, which list the games."""
    return ENTRY_POINTS.sub("", path.read_text("utf-8")).lower()


@pytest.mark.parametrize("game", games())
def test_nothing_outside_its_folders_names_a_game(game: str) -> None:
    mentions = [
        (str(path.relative_to(ROOT)), name) for path in files() for name in names(game) if name in text_of(path)
    ]
    assert mentions == []


@pytest.mark.parametrize("game", games())
def test_a_game_has_its_folder_here_and_on_the_page(game: str) -> None:
    assert games()[game].package == ROOT / "src" / "townwright" / "games" / game
    assert (ROOT / "web" / "src" / "games" / game).is_dir()


def test_both_sides_are_checked() -> None:
    paths = {path.relative_to(ROOT).as_posix() for path in files()}
    assert {"pyproject.toml", "src/townwright/core/game.py", "web/src/App.svelte"} <= paths
    assert not any("/games/circleville/" in name for name in paths)
