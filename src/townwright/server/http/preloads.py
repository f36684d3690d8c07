"""Tags with which a browser loads everything for a page in parallel, not step by step.

The build's manifest says which files a module needs. Without one there are fewer tags, and the page still works.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import msgspec

from townwright.server.http.game_files import digest

#: The module of a path, by its first part; other paths show the lobby, which is part of every page.
MODULES = {
    "table": "src/table/TablePage.svelte",
    "join": "src/lobby/LinkPage.svelte",
    "watch": "src/lobby/LinkPage.svelte",
    "device": "src/lobby/LinkPage.svelte",
    "about": "src/lobby/About.svelte",
    "challenge": "src/daily/Challenge.svelte",
    "daily": "src/daily/Daily.svelte",
    "puzzles": "src/puzzles/Puzzles.svelte",
    "rules": "src/rules/RulesPage.svelte",
    "box": "src/box/Boxes.svelte",
    "score": "src/scorehelper/ScoreHelper.svelte",
    "statistics": "src/statistics/Statistics.svelte",
}


class Chunk(msgspec.Struct):
    """A file of the build, and what it needs."""

    file: str
    imports: list[str] = []
    css: list[str] = []


@lru_cache(maxsize=1)
def read_manifest(path: Path, mtime: int) -> dict[str, Chunk]:  # noqa: ARG001
    """Return the chunks of the build by module; cached until the build changes."""
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Chunk])


@dataclass(frozen=True)
class Visit:
    """What is known about a visitor who opens a page."""

    path: str
    language: str
    is_guest: bool
    #: The game whose board the visitor sees.
    board: str | None

    @property
    def kind(self) -> str:
        return self.path.partition("/")[0]

    def modules(self) -> Iterator[str]:
        """Yield the modules that the page imports on demand; boards from packages are not among them."""
        yield f"../src/townwright/locale/page/{self.language}.ftl?page"
        if self.kind in MODULES:
            yield MODULES[self.kind]
        if self.board is not None:
            yield board_module(self.board)
            yield f"src/games/{self.board}/{self.language}.ftl?words"

    def api_paths(self, chunks: dict[str, Chunk]) -> Iterator[str]:
        """Yield the API paths that the page requests."""
        yield "/api/catalogue"
        if self.is_guest and self.kind in ("", "table"):
            yield "/api/me"
        if self.is_guest and self.kind == "":
            yield "/api/tables"
        if self.board is not None:
            yield f"/api/tables/{self.path.partition('/')[2]}"
            yield f"/api/games/{self.board}/words/{self.language}?v={digest(self.board)}"
            if board_module(self.board) in chunks:
                yield f"/api/games/{self.board}/components?v={digest(self.board)}"


def board_module(game: str) -> str:
    """Return the module of the page's own board of a game."""
    return f"src/games/{game}/Board.svelte"


def files_of(chunks: dict[str, Chunk], modules: Iterable[str]) -> list[str]:
    """Return the files of modules and of what they import, each after what it needs."""
    files: dict[str, None] = {}

    def add(module: str) -> None:
        chunk = chunks.get(module)
        if chunk is None or chunk.file in files:
            return
        for each in chunk.imports:
            add(each)
        files.update(dict.fromkeys([*chunk.css, chunk.file]))

    for module in modules:
        add(module)
    return list(files)


def with_preloads(index: str, page: Path, visit: Visit) -> str:
    """Return the page with tags that preload its files and API responses."""
    manifest = page / ".vite" / "manifest.json"
    chunks = read_manifest(manifest, manifest.stat().st_mtime_ns) if manifest.is_file() else {}
    files = [file for file in files_of(chunks, visit.modules()) if f'"/{file}"' not in index]
    tags = [
        f'<link rel="{"stylesheet" if file.endswith(".css") else "modulepreload"}" crossorigin href="/{file}">'
        for file in files
    ]
    tags += [f'<link rel="preload" as="fetch" crossorigin href="{path}">' for path in visit.api_paths(chunks)]
    return index.replace("</head>", "".join(f"  {tag}\n  " for tag in tags) + "</head>")
