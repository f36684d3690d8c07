"""`townwright new-game`: a package with a small game that works, to be changed into another."""

import keyword
import re
import sys
from importlib.util import find_spec
from pathlib import Path

from townwright import skeleton
from townwright.cli.terminal import Terminal
from townwright.core.errors import NotPossible, problem
from townwright.core.game import LONGEST_NAME
from townwright.core.registry import broken_games, games

SKELETON = Path(skeleton.__file__).parent
#: Names of games: what people write, and what files and modules can be called.
NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:[ _-][A-Za-z0-9]+)*")
#: Files of the skeleton, and where they go.
FILES = {"my_game/": "src/{package}/", "tests/test_my_game.py": "tests/test_{package}.py"}


def new_game(terminal: Terminal, name: str, parent: Path) -> None:
    """Write the package into a folder of its own, which must not exist yet."""
    package, title = names(name)
    folder = parent / package.replace("_", "-")
    if folder.exists():
        raise problem(NotPossible, "new-game-exists", path=str(folder))
    try:
        for source in sorted(SKELETON.rglob("*")):
            path = source.relative_to(SKELETON).as_posix()
            if source.is_file() and path != "__init__.py" and "__pycache__" not in path:
                target = folder / placed(path, package)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(renamed(source.read_text("utf-8"), package, title), "utf-8")
    except OSError as error:
        raise problem(NotPossible, "cannot-write", path=str(folder), why=error.strerror or str(error)) from error
    terminal.print(terminal.say("new-game-written", path=str(folder), game=package))


def names(name: str) -> tuple[str, str]:
    """The name of the package, and the title that people read; an error if it cannot be the name of a new game."""
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise problem(NotPossible, "new-game-bad-name", name=name[:LONGEST_NAME], most=LONGEST_NAME)
    package = re.sub(r"[ -]", "_", name).lower()
    if package in games() or package in broken_games():
        raise problem(NotPossible, "new-game-taken", game=package)
    if keyword.iskeyword(package) or package in sys.stdlib_module_names or find_spec(package):
        raise problem(NotPossible, "new-game-module", name=package)
    words = re.split(r"[ _-]", name)
    return package, " ".join(word if word != word.lower() else word.capitalize() for word in words)


def placed(path: str, package: str) -> str:
    """Where a file of the skeleton goes."""
    for source, target in FILES.items():
        if path.startswith(source):
            return target.format(package=package) + path.removeprefix(source)
    return path


def renamed(text: str, package: str, title: str) -> str:
    """The text of a file under the new name. Its imports are sorted as in a package where Townwright is not its own."""
    text = text.replace("townwright.skeleton.my_game", package).replace("my_game", package)
    text = text.replace("my-game", package.replace("_", "-")).replace("My Game", title)
    text = re.sub(r"^(import .+)\n\n(?=from townwright)", r"\1\n", text, flags=re.MULTILINE)
    return re.sub(rf"^(?=from {package}\b)", "\n", text, count=1, flags=re.MULTILINE)
