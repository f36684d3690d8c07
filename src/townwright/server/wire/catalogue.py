"""The catalogue of games, and their tables of printed values."""

from typing import Any

from msgspec import Struct

from townwright.server.wire.words import Sentence


class OptionInfo(Struct, frozen=True):
    """An option of a game; its words are `option-<name>`.

    `values` are those it can have, the default first; `players` are the numbers of players it applies to.
    """

    name: str
    values: list[str]
    players: list[int]


class GameInfo(Struct, frozen=True):
    """A game: its options, activities and files for the page.

    `default_players` is the number of players for a quick start, `minutes` the shortest and longest playing time, and
    `complexity` is from 1 to 5.
    """

    name: str
    rules: int
    players: list[int]
    default_players: int
    minutes: tuple[int, int]
    complexity: int
    options: list[OptionInfo]
    topics: list[str]
    compile_progress: int | None  # percent compiled of what searching bots, hints and analyses need; null once ready
    activities: list[str]  # by name, such as `play` and `watch`
    words: dict[str, str]  # by language: its title, tagline, credit and options, as Fluent text
    cover: bool  # whether its package has a cover
    board: bool  # whether its package has a board module
    digest: str  # changes whenever its words, components, cover or board change
    ratings: dict[str, int]  # of its bots, if measured: one rated 400 points higher wins ten times as often as it loses


class Catalogue(Struct, frozen=True):
    """The games, bots and languages of this server.

    Bots are the levels from weak to strong, then plain ones. `broken` says why an installed game cannot be loaded.
    """

    version: str
    games: list[GameInfo]
    broken: list[Sentence]
    bots: list[str]
    languages: list[str]
    network_address: str  # the page's address for other devices; empty if only this machine reaches the server
    searching: list[str]  # the bots that search, and so need the compiled search of a game


class PrintedValue(Struct, frozen=True):
    """A printed value of a game, and its provenance. The path is the one with which owners correct it."""

    path: str
    what: Sentence
    value: str
    provenance: str
    provenance_text: Sentence
    why: Sentence


class Corrections(Struct, frozen=True, forbid_unknown_fields=True):
    """An owner's corrections of a game's components."""

    corrections: dict[str, Any] = {}
