"""The catalogue of games, and their tables of printed values."""

from typing import Any

from msgspec import Struct

from townwright.server.wire.words import Sentence


class OptionInfo(Struct, frozen=True):
    """An option of a game, the recommended choice first; its words are `option-<name>`.

    `players` are the numbers of players that have it.
    """

    name: str
    choices: list[str]
    players: list[int]


class GameInfo(Struct, frozen=True):
    """A game: its options, and what can go on at its tables.

    `usual` is the number of players for a quick start, `minutes` the shortest and longest playing time, and `weight`
    the complexity from 1 to 5.
    """

    name: str
    rules: int
    players: list[int]
    usual: int
    minutes: tuple[int, int]
    weight: int
    options: list[OptionInfo]
    topics: list[str]
    compile_progress: int | None  # percent of the code that searching bots, hints and analyses need; null once ready
    activities: list[str]  # by name, such as `play` and `watch`
    words: dict[str, str]  # by language: what the game is called, what it is about, its options; Fluent text
    cover: bool  # whether its package brings a cover
    board: bool  # whether its package brings a board module
    digest: str  # changes whenever its words, its cover or its board change


class Catalogue(Struct, frozen=True):
    """The games, bots and languages of this server.

    Bots are the levels from weak to strong, then plain ones. `broken` says why an installed game cannot be loaded.
    """

    version: str
    games: list[GameInfo]
    broken: list[Sentence]
    bots: list[str]
    languages: list[str]
    searching: list[str]  # the bots that wait for the code of a game's search


class Printed(Struct, frozen=True):
    """A printed value of a game whose owner may correct it, and how it is known."""

    what: Sentence
    value: str
    provenance: str
    known: Sentence
    why: Sentence


class Corrections(Struct, frozen=True, forbid_unknown_fields=True):
    """What an owner corrects in a game's table of components."""

    corrections: dict[str, Any] = {}
