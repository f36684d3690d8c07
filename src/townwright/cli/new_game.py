"""`townwright new-game`: write the package of a small working game as a starting point."""

import keyword
import re
import sys
from importlib.util import find_spec
from pathlib import Path

from townwright import skeleton
from townwright.cli.terminal import Terminal
from townwright.core.errors import NotPossible, problem
from townwright.core.game import MAX_GAME_NAME_LENGTH
from townwright.core.registry import broken_games, games

SKELETON = Path(skeleton.__file__).parent
#: Valid titles, and valid names of modules.
NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:[ _-][A-Za-z0-9]+)*")
#: Punctuation that a title may have after a letter; the module leaves it out.
PUNCTUATION = re.compile(r"(?<=[A-Za-z0-9])[!?.,:'’]")
#: The files of the skeleton and their targets.
FILES = {"my_game/": "src/{package}/", "tests/test_my_game.py": "tests/test_{package}.py"}


def new_game(terminal: Terminal, name: str, parent: Path) -> None:
    """Write the package into a new folder."""
    package, title = package_and_title(name)
    folder = parent / package.replace("_", "-")
    if folder.exists():
        raise problem(NotPossible, "new-game-exists", path=str(folder))
    try:
        for source in sorted(SKELETON.rglob("*")):
            path = source.relative_to(SKELETON).as_posix()
            if source.is_file() and path != "__init__.py" and "__pycache__" not in path:
                target = folder / target_path(path, package)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(rename_in_text(source.read_text("utf-8"), package, title), "utf-8")
    except OSError as error:
        raise problem(NotPossible, "cannot-write", path=str(folder), why=error.strerror or str(error)) from error
    terminal.print(terminal.say("new-game-written", path=str(folder), game=package))


def package_and_title(name: str) -> tuple[str, str]:
    """Return the package name and the title; raise an error if the name is not possible."""
    bare_name = PUNCTUATION.sub("", name)
    if not NAME.fullmatch(bare_name) or len(name) > MAX_GAME_NAME_LENGTH:
        raise problem(NotPossible, "new-game-bad-name", name=name[:MAX_GAME_NAME_LENGTH], most=MAX_GAME_NAME_LENGTH)
    package = re.sub(r"[ -]", "_", bare_name).lower()
    if package in games() or package in broken_games():
        raise problem(NotPossible, "new-game-taken", game=package)
    if keyword.iskeyword(package) or package in sys.stdlib_module_names or find_spec(package):
        raise problem(NotPossible, "new-game-module", name=package)
    words = re.split(r"[ _-]", name)
    return package, " ".join(word if word != word.lower() else word.capitalize() for word in words)


def target_path(path: str, package: str) -> str:
    """Return the target of a file of the skeleton."""
    for source, target in FILES.items():
        if path.startswith(source):
            return target.format(package=package) + path.removeprefix(source)
    return path


def rename_in_text(text: str, package: str, title: str) -> str:
    """Return the text of a file under the new name, with sorted imports."""
    text = text.replace("townwright.skeleton.my_game", package).replace("my_game", package)
    text = text.replace("my-game", package.replace("_", "-")).replace("My Game", title)
    text = re.sub(r"^(import .+)\n\n(?=from townwright)", r"\1\n", text, flags=re.MULTILINE)
    return re.sub(rf"^(?=from {package}\b)", "\n", text, count=1, flags=re.MULTILINE)
