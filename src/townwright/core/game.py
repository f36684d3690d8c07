"""`Game`: everything about one game. A package brings one as an entry point, see `registry`."""

import itertools
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import numpy as np

from townwright.core.contract import Corrections, Extras, Learning, Option, Rules, Wording
from townwright.core.entry_points import EntryPoints, build
from townwright.core.errors import NotPossible, problem
from townwright.core.log import EVERYONE
from townwright.core.state import Ints
from townwright.locale import Words, words

#: Names of games, as files, modules and addresses can be called.
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_NAME = 40


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One game: who plays it and what can be chosen, its rules, its words, and what else it can do.

    >>> chosen = game(game_names()[0])
    >>> new(chosen).game is chosen
    True
    """

    name: str
    version: int  # of the rules: raised whenever the same actions could lead elsewhere
    package: Path  # the folder with the game's words, lesson, puzzles and tables
    players: range
    options: tuple[Option, ...] = ()
    scripted: Callable[[Mapping[str, str]], Sequence[str]] = lambda _: ()  # the names of seats that play by rule
    usual: int = 2  # players of a quick start
    minutes: tuple[int, int] = (30, 60)  # shortest and longest playing time
    weight: int = 3  # complexity, from 1 to 5

    rules: Rules
    wording: Wording
    learning: Learning
    extras: Extras = field(default_factory=Extras)

    def __post_init__(self) -> None:
        """Refuse what could not be played: `registry` lists the game as broken then."""
        most = EVERYONE.bit_count()
        if not NAME.fullmatch(self.name) or len(self.name) > LONGEST_NAME:
            raise ValueError(f"a name has small letters, digits and underscores, at most {LONGEST_NAME}: {self.name!r}")
        if not self.players or self.players[0] < 1 or self.most_seats > most:
            raise ValueError(f"a game has 1 to {most} seats, those that play by rule included")
        if not 1 <= self.weight <= 5 or not 0 < self.minutes[0] <= self.minutes[1]:
            raise ValueError("`weight` is from 1 to 5, and `minutes` are the shortest and the longest time")
        object.__setattr__(self, "usual", min(max(self.usual, self.players[0]), self.players[-1]))

    @cached_property
    def entry(self) -> EntryPoints:
        """The compiled rules as Python calls them: with an array of states and an index."""
        return build(self)

    def words(self, language: str = "en") -> Words:
        return words(language, self.package)

    def title(self, language: str = "en") -> str:
        return self.words(language)("title")

    def source_name(self, source: str, speak: Words) -> str:
        """What a row of the score sheet is called: a word `source-…`, or that of its scoring card, `condition-…`."""
        for family in ("source", "condition"):
            if f"{family}-{source}" in speak:
                return speak(f"{family}-{source}")
        raise LookupError(f"no word for the source {source}")

    def options_for(self, players: int, chosen: Mapping[str, str] | None = None) -> dict[str, str]:
        """The options that so many players have, as they are chosen or recommended."""
        picked = chosen or {}
        return {each.name: picked.get(each.name, each.default) for each in self.options if each.concerns(players)}

    def seats(self, players: int, chosen: Mapping[str, str] | None = None) -> int:
        """The seats at the table: those of the people, then those that play by rule."""
        return players + len(self.scripted(self.options_for(players, chosen)))

    @cached_property
    def most_seats(self) -> int:
        """The most seats that a table of this game can have."""
        return max(
            self.seats(players, dict(zip([option.name for option in options], choices, strict=True)))
            for players in self.players
            for options in [[option for option in self.options if option.concerns(players)]]
            for choices in itertools.product(*(option.choices for option in options))
        )

    def option_codes(self, players: int, chosen: Mapping[str, str], corrections: Corrections | None = None) -> Ints:
        """Player count, options and, where a game has one, the table of components: the numbers that `setup` takes."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise problem(NotPossible, "bad-player-count", low=low, high=high, exact=int(low == high), found=players)
        known = {option.name: option for option in self.options}
        for name, choice in chosen.items():
            if name not in known:
                names = ", ".join(known)
                raise problem(NotPossible, "no-such-option", option=str(name), options=names, count=len(known))
            if choice not in known[name].choices:
                choices = ", ".join(known[name].choices)
                raise problem(NotPossible, "no-such-choice", option=name, choice=str(choice), choices=choices)
            if not known[name].concerns(players):
                raise problem(NotPossible, "option-of-others", option=name, players=players)
        picks = [option.choices.index(chosen.get(option.name, option.default)) for option in self.options]
        if corrections is not None and self.extras.components is None:
            raise problem(NotPossible, "no-components", game=self.name)
        table = self.extras.components.read(corrections).tolist() if self.extras.components else []
        return np.array([players, *picks, *table], np.int64)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"
