"""Puzzles: positions from games of bots in which one choice is clearly best.

They are in `puzzles.json` in a game's package, easiest first, with the command that made them (`making.py`).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from townwright.bots.action_sentences import ActionSentence, describe_action, describe_move
from townwright.bots.bot import redealt_copy
from townwright.bots.differences import Difference
from townwright.core.errors import NotPossible, TownwrightError, problem
from townwright.core.files import Json
from townwright.core.game import Game
from townwright.core.match import Match
from townwright.core.match_file import MatchFile
from townwright.core.registry import games, report_broken_file


class Alternative(Struct, frozen=True, omit_defaults=True):
    """A choice, its expected result, and how it differs from the best choice."""

    action: str
    lead: float  # expected at the end: points ahead of the best rival, or above the target
    chance: float  # of winning, from 0 to 1
    reasons: list[Difference] = []  # rows of the score sheet: the points of the best choice minus those of this one


class Puzzle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position, the choices worth comparing (best first), and how hard the best one is to find."""

    id: str  # never changes
    players: int
    options: dict[str, str]
    seed: int
    actions: list[str]
    seat: int
    line: list[str]  # the decisions of the better line, the solution first
    alternatives: list[Alternative]
    obvious: str  # the greedy bot's choice: the one with the highest weight
    choices: int  # how many legal actions there are
    rank: int  # the solution's place by weight
    tries: int  # tries that a search needs to find it
    exact: bool = False  # the ending was solved: the leads are exact

    @property
    def solution(self) -> str:
        return self.alternatives[0].action

    def is_right(self, action: str) -> bool:
        """Return whether an answer solves the puzzle."""
        return action == self.solution

    @property
    def margin(self) -> float:
        """Points of lead by which the solution is better than the next best choice."""
        return self.alternatives[0].lead - self.alternatives[1].lead

    @property
    def difficulty(self) -> int:
        """The stars, from 1 to 5.

        One star, and one more for each of these: two or more choices have a higher weight; there are twelve or more
        choices; a search needs at least 16 tries; it needs at least 64.
        """
        return 1 + (self.rank >= 3) + (self.choices >= 12) + (self.tries >= 16) + (self.tries >= 64)


class PuzzleFile(Struct, frozen=True, kw_only=True):
    """All puzzles of a game."""

    format: str = "townwright puzzles"
    game: str
    rules: int
    command: str  # the command that made the puzzles
    puzzles: list[Puzzle]

    def find(self, id: str) -> Puzzle | None:
        return next((each for each in self.puzzles if each.id == id), None)

    def position(self, puzzle: Puzzle, names: Sequence[str] = (), components: dict[str, Json] | None = None) -> Match:
        """Return the match at the position of a puzzle; without `names`, the players are numbered."""
        return Match.from_file(
            MatchFile(
                game=self.game,
                rules=self.rules,
                options=puzzle.options,
                players=list(names) or [str(number + 1) for number in range(puzzle.players)],
                seed=puzzle.seed,
                actions=puzzle.actions,
                components=msgspec.UNSET if components is None else components,
            )
        )

    def works_with(self, puzzle: Puzzle, components: dict[str, Json]) -> bool:
        """Return whether a puzzle also works with an owner's corrections.

        Its position must be reached, with the same choices and the same points up to the end of the better line.
        """
        try:
            return self._choices_and_points(puzzle, components) == self._choices_and_points(puzzle, None)
        except TownwrightError:
            return False

    def _choices_and_points(self, puzzle: Puzzle, components: dict[str, Json] | None) -> list[object]:
        """Return the points after each choice, and the choices and points of the better line."""
        match = self.position(puzzle, components=components)
        result: list[object] = [match.preview(code) for code in match.codes]
        for action in puzzle.line:
            result.append((match.codes, match.scores))
            match.play(action)
        return [*result, match.scores]


def describe_choice(position: Match, action: str, seat: int) -> ActionSentence | None:
    """Return an action in words, an imperative for the solver's seat; `position` is the match before it."""
    code, describe = position.find(action), describe_move if position.to_move == seat else describe_action
    return None if code is None else describe(position, redealt_copy(position, 0), code)


def puzzle_files() -> Mapping[str, PuzzleFile]:
    """Return the puzzles of each game that has some."""
    return {name: file for name, game in games().items() if (file := puzzle_file(game)) is not None}


@cache
def puzzle_file(game: Game) -> PuzzleFile | None:
    """Return the puzzles of a game; None if it has none that can be read."""
    path = puzzle_path(game)
    if not path.is_file():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=PuzzleFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        report_broken_file(game, path, error)
        return None


def puzzle_path(game: Game) -> Path:
    """Return where the puzzles of a game are stored."""
    return game.package / "puzzles.json"


def puzzles_of(game: Game) -> PuzzleFile:
    """Return the puzzles of a game; raise an error if it has none."""
    file = puzzle_file(game)
    if file is None:
        raise problem(NotPossible, "no-puzzles", game=game.title())
    return file


def find_puzzle(game: Game, id: str) -> Puzzle | None:
    """Return a puzzle of a game by its id; None if it no longer exists."""
    puzzles = puzzle_file(game)
    return puzzles.find(id) if puzzles else None
