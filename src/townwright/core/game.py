"""`Game`: everything about one game. Packages register games as package entry points, see `registry`."""

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
from townwright.core.log import MAX_SEATS
from townwright.core.state import NumberArray
from townwright.locale import Words, words

#: Names of games are valid in file names, module names and URLs.
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
MAX_GAME_NAME_LENGTH = 40
#: Maximum number of options, and maximum length of the name of an option or of a value.
MAX_OPTIONS, MAX_KEY_LENGTH = 20, 40


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """A game: its players and options, rules, wording and optional features.

    >>> first = game(game_names()[0])
    >>> new(first).game is first
    True
    """

    name: str
    version: int  # of the rules; increase it when the same actions could lead to a different result
    package: Path  # the folder with the game's messages, lesson, puzzles and components
    players: range
    options: tuple[Option, ...] = ()
    scripted: Callable[[Mapping[str, str]], Sequence[str]] = lambda _: ()  # the names of scripted opponents
    default_players: int = 2  # number of players for a quick start
    minutes: tuple[int, int] = (30, 60)  # shortest and longest playing time
    complexity: int = 3  # from 1 to 5

    rules: Rules
    wording: Wording
    learning: Learning
    extras: Extras = field(default_factory=Extras)

    def __post_init__(self) -> None:
        """Raise for games that cannot be played, and fit `default_players` into `players`.

        `registry` lists such a game as broken.
        """
        if not NAME.fullmatch(self.name) or len(self.name) > MAX_GAME_NAME_LENGTH:
            raise ValueError(
                f"a game's name begins with a letter and has at most {MAX_GAME_NAME_LENGTH} characters: lower-case"
                f" letters and digits, with single underscores between them; {self.name!r} is not such a name"
            )
        keys = [key for option in self.options for key in (option.name, *option.values)]
        if len(self.options) > MAX_OPTIONS or not all(0 < len(key) <= MAX_KEY_LENGTH for key in keys):
            raise ValueError(
                f"a game has at most {MAX_OPTIONS} options,"
                f" and the name of an option or of a value has 1 to {MAX_KEY_LENGTH} characters"
            )
        if not self.players or self.players[0] < 1 or self.most_seats > MAX_SEATS:
            raise ValueError(f"a game has 1 to {MAX_SEATS} seats, including scripted ones")
        if not 1 <= self.complexity <= 5 or not 0 < self.minutes[0] <= self.minutes[1]:
            raise ValueError("`complexity` is from 1 to 5, and `minutes` are the shortest and the longest playing time")
        object.__setattr__(self, "default_players", min(max(self.default_players, self.players[0]), self.players[-1]))

    @cached_property
    def entry_points(self) -> EntryPoints:
        """The rules as Python calls them: with an array of states and an index.

        >>> from townwright.core.record import records
        >>> from townwright.core.state import GameState, new_states
        >>> first = game(game_names()[0])
        >>> states = new_states(first.rules.state)
        >>> first.entry_points.setup(states, 0, first.option_codes(2, {}), 7)
        >>> records(states, GameState)[0].to_move
        0
        """
        return build(self)

    def words(self, language: str = "en") -> Words:
        """Return the messages of the game, and the shared ones, in a language.

        >>> game(game_names()[0]).words("de").language
        'de'
        """
        return words(language, self.package)

    def title(self, language: str = "en") -> str:
        """Return the name of the game in a language.

        >>> game(game_names()[0]).title() != ""
        True
        """
        return self.words(language)("title")

    def source_name(self, source: str, speak: Words) -> str:
        """Return the name of a row of the score sheet: the message `source-…` or `condition-…`.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> speak = match.game.words("en")
        >>> names = [match.game.source_name(row.source, speak) for row in match.score_sheet]
        """
        for family in ("source", "condition"):
            if f"{family}-{source}" in speak:
                return speak(f"{family}-{source}")
        raise LookupError(f"no message for the source {source}")

    def options_for(self, players: int, chosen: Mapping[str, str] | None = None) -> dict[str, str]:
        """Return the options for a number of players, with their chosen or default values.

        >>> first = game(game_names()[0])
        >>> set(first.options_for(2)) <= {option.name for option in first.options}
        True
        """
        explicit = chosen or {}
        return {each.name: explicit.get(each.name, each.default) for each in self.options if each.applies_to(players)}

    def seats(self, players: int, chosen: Mapping[str, str] | None = None) -> int:
        """Return the number of seats, including scripted opponents.

        >>> game(game_names()[0]).seats(2)
        2
        """
        return players + len(self.scripted(self.options_for(players, chosen)))

    @cached_property
    def most_seats(self) -> int:
        """The largest possible number of seats.

        >>> game(game_names()[0]).most_seats >= 2
        True
        """
        return max(
            self.seats(players, dict(zip([option.name for option in options], values, strict=True)))
            for players in self.players
            for options in [[option for option in self.options if option.applies_to(players)]]
            for values in itertools.product(*(option.values for option in options))
        )

    def option_codes(
        self, players: int, chosen: Mapping[str, str], corrections: Corrections | None = None
    ) -> NumberArray:
        """Return the numbers that `setup` takes: player count, options and component values.

        >>> int(game(game_names()[0]).option_codes(2, {})[0])
        2
        """
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise problem(NotPossible, "bad-player-count", low=low, high=high, exact=int(low == high), found=players)
        options_by_name = {option.name: option for option in self.options}
        for name, choice in chosen.items():
            if name not in options_by_name:
                names = ", ".join(options_by_name)
                raise problem(
                    NotPossible, "no-such-option", option=str(name), options=names, count=len(options_by_name)
                )
            if choice not in options_by_name[name].values:
                values = ", ".join(options_by_name[name].values)
                raise problem(NotPossible, "no-such-choice", option=name, choice=str(choice), choices=values)
            if not options_by_name[name].applies_to(players):
                raise problem(NotPossible, "option-of-others", option=name, players=players)
        choice_codes = [option.values.index(chosen.get(option.name, option.default)) for option in self.options]
        if corrections is not None and self.extras.components is None:
            raise problem(NotPossible, "no-components", game=self.name)
        component_values = self.extras.components.read(corrections).tolist() if self.extras.components else []
        return np.array([players, *choice_codes, *component_values], np.int64)

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        """Pickle only the name, because the process that unpickles it has the game's package too."""
        from townwright.core.registry import game

        return game, (self.name,)

    def __repr__(self) -> str:
        low, high = self.players[0], self.players[-1]
        players = f"{low}–{high} players" if low < high else f"{low} player{'s' * (low > 1)}"
        return f"<Game {self.name}, {players}, rules {self.version}>"
