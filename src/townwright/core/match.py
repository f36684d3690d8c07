"""`Match`: one game in progress, defined by options, seed and actions."""

import copy
import secrets
import threading
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
import numpy as np
from rich.console import RenderableType

from townwright.core import decisions, render, stored_match, svg
from townwright.core.action import Action, Highlight, ScoreRow
from townwright.core.contract import Corrections
from townwright.core.errors import (
    AmbiguousAction,
    IllegalAction,
    NotPossible,
    Sentence,
    UnreadableAction,
    problem,
)
from townwright.core.files import Json, read_bytes, read_json, write_safely
from townwright.core.game import Game
from townwright.core.log import NO_LOG, new_log
from townwright.core.match_file import (
    FORBIDDEN_CATEGORIES,
    MATCH_SEED_LIMIT,
    MAX_NAME_LENGTH,
    MAX_REDEALS,
    MatchFile,
    Redeal,
    generator_seed,
    seed_number,
)
from townwright.core.played_action import LegalActions, PlayedAction, UndoPoint
from townwright.core.record import clear_cache, records
from townwright.core.registry import game
from townwright.core.state import (
    OVER,
    AnyState,
    NumberArray,
    States,
    copy_states,
    new_states,
)
from townwright.locale import words

#: A replay keeps a copy of the match every N actions.
STRIDE = 32


class _ThreadLog(threading.local):
    """An event log for one action, shared by all matches of a thread because it is large."""

    def __init__(self) -> None:
        self.log = new_log()


_shared = _ThreadLog()


class _Replay:
    """The match replayed so far, with a copy every `STRIDE` actions, for `Match.at`."""

    def __init__(self) -> None:
        self.history: list[PlayedAction] = []
        #: The number of actions, the states, the undo points and the number of redeals of each copy.
        self.copies: list[tuple[int, States, list[UndoPoint], int]] = []

    def record(self, match: "Match") -> None:
        """Record the actions so far, and store a copy of the match every `STRIDE` actions."""
        number = len(match.history)
        self.history += match.history[len(self.history) :]
        if number >= (self.copies[-1][0] if self.copies else 0) + STRIDE:
            self.copies.append((number, copy_states(match.states), list(match._undo_points), len(match.redeals)))

    def truncate(self, number: int) -> None:
        """Drop everything after the first `number` actions."""
        del self.history[max(0, number) :]
        while self.copies and self.copies[-1][0] > number:
            self.copies.pop()


class Match:
    """One game in progress.

    >>> match = Match(game_names()[0], seed=7)
    >>> played = match.play(match.legal[0])
    >>> match.actions[0] == played[0].action
    True
    """

    def __init__(
        self,
        name: str | Game,
        players: int | Sequence[str] | None = None,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Corrections | None = None,
    ) -> None:
        self.game = name if isinstance(name, Game) else game(name)
        if players is None:
            players = self.game.players[0]
        count = players if isinstance(players, int) else len(players)
        self._option_codes = self.game.option_codes(count, options or {}, components)
        self.components = components
        self.options = self.game.options_for(count, options)
        if isinstance(players, int):
            players = [words()("seat", number=seat + 1) for seat in range(count)]
        #: The names of the people, who have the first seats; the other seats are scripted.
        self.people = list(players)
        self.players = [*self.people, *self.game.scripted(self.options)]
        self.seats = len(self.players)
        for player in self.people:
            if not 0 < len(player) <= MAX_NAME_LENGTH or any(
                unicodedata.category(each) in FORBIDDEN_CATEGORIES for each in player
            ):
                raise problem(NotPossible, "bad-name", name=ascii(player[:20])[1:-1], most=MAX_NAME_LENGTH)
        self.seed = secrets.randbelow(MATCH_SEED_LIMIT) if seed is None else seed
        if isinstance(self.seed, bool) or not isinstance(self.seed, int) or not 0 <= self.seed < MATCH_SEED_LIMIT:
            raise problem(NotPossible, "bad-seed", seed=str(seed)[:40], last=str(MATCH_SEED_LIMIT - 1))
        self.states = new_states(self.game.rules.state)
        self.history: list[PlayedAction] = []
        self.redeals: list[Redeal] = []
        self._out = np.zeros(self.game.rules.max_legal, np.int32)
        self._undo_points: list[UndoPoint] = []
        self._redo: list[int] = []  # codes of undone decisions, the next one last
        self._replay = _Replay()
        self._legal: list[int] | None = None
        self._state: AnyState = None
        self._state_source = self.states  # what `_state` reads
        self.game.entry_points.setup(self.states, 0, self._option_codes, generator_seed(self.seed))
        self._play_forced()

    # State and scores

    @property
    def state(self) -> AnyState:
        """The current state, with its fields as attributes; valid until the next action.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.state.to_move
        0
        """
        if self._state is None or self._state_source is not self.states:
            self._state, self._state_source = records(self.states[0, ...]), self.states
        return self._state

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the game is over.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.players[match.to_move]
        'Ada'
        """
        seat: int = self.state.to_move
        return None if seat == OVER else seat

    @property
    def over(self) -> bool:
        """Whether the game is over.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.over
        False
        """
        return self.to_move is None

    @property
    def codes(self) -> list[int]:
        """The codes of the legal actions.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> len(match.codes) == len(match.legal)
        True
        """
        if self._legal is None:
            number = 0 if self.state.to_move == OVER else self.game.entry_points.legal(self.states, 0, self._out)
            self._legal = list[int](self._out[:number].tolist())
        return self._legal

    @property
    def legal(self) -> LegalActions:
        """The legal actions of the player to move.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.legal[0] in match.legal
        True
        """
        return LegalActions(self, self.codes)

    @property
    def actions(self) -> list[Action]:
        """The actions played so far.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.actions
        []
        """
        return [played.action for played in self.history]

    @property
    def score_sheet(self) -> list[ScoreRow]:
        """The current score sheet: one row per source of points, one column per player.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> [row.points for row in match.score_sheet][0]
        [0, 0]
        """
        sheet, _, _ = self._result()
        return self._rows(sheet)

    @property
    def scores(self) -> list[int]:
        """The current score of each player.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.scores
        [4, 4]
        """
        return list(self._result()[1].tolist())

    @property
    def ranks(self) -> list[int]:
        """The rank of each player, with the tie-breakers of the rules; 1 is first.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> len(match.ranks)
        2
        """
        return list(self._result()[2].tolist())

    @property
    def tie_breaks(self) -> list[ScoreRow]:
        """The tie-breakers, as rows like those of the score sheet; empty if the game has none.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> all(len(row.points) == 2 for row in match.tie_breaks)
        True
        """
        return self.game.extras.tie_breaks(self.state) if self.game.extras.tie_breaks else []

    @property
    def secret(self) -> tuple[str, ...]:
        """The names of rows whose numbers are hidden from other players now.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> set(match.secret) <= {row.source for row in [*match.score_sheet, *match.tie_breaks]}
        True
        """
        return self.game.extras.secret(self.state) if self.game.extras.secret else ()

    @property
    def target(self) -> int | None:
        """The points needed to win a cooperative game; None in other games.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.target is None
        True
        """
        return self.game.extras.target(self.score_sheet) if self.game.extras.target else None

    @property
    def highlights(self) -> list[list[Highlight]]:
        """The squares that scored, one list per row of the score sheet; empty lists if the game has none.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> len(match.highlights) == len(match.score_sheet)
        True
        """
        return (
            self.game.extras.highlights(self.state) if self.game.extras.highlights else [[] for _ in self.score_sheet]
        )

    def preview(self, action: "str | Action | int") -> list[ScoreRow]:
        """Return the score sheet after a legal action.

        It uses the true state, so it may reveal hidden information. `townwright.bots.preview.try_actions` uses only
        what the player to move can know.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> sheet = match.preview(match.legal[0])
        >>> played = match.play(match.legal[0])
        >>> sheet == match.score_sheet
        True
        """
        sheet = np.zeros((self.game.rules.rows, self.seats), np.int64)
        self.game.entry_points.preview(
            self.states, 0, self.code_of(action), new_states(self.game.rules.state), sheet, NO_LOG
        )
        return self._rows(sheet)

    def view(self, seat: int | None = None) -> msgspec.Struct:
        """Return what a seat may see; without a seat, what watchers may see.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.view(0).to_move
        0
        """
        return self.game.wording.view(self.state, seat)

    def question(self) -> Sentence:
        """Return the question to the player to move.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.question().say("en", match.players).endswith((".", "?"))
        True
        """
        return Sentence("game-over") if self.over else self.game.wording.question(self.state)

    def why_not(self, action: str | Action) -> Sentence | None:
        """Return why an action is not legal now; None if it is legal.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.why_not(match.legal[0]) is None
        True
        """
        if isinstance(action, str):
            action = self.game.wording.read(" ".join(action.split()))
        if self.find(action) is not None:
            return None
        if self.over:
            return Sentence("game-over")
        return self.game.wording.why_not(self.state, action) or Sentence("not-legal", {"text": action.text})

    def decode(self, code: int) -> Action:
        """Return the action with a code.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.decode(match.codes[0]) == match.legal[0]
        True
        """
        return self.game.wording.decode(self.state, code)

    def find(self, action: str | Action) -> int | None:
        """Return the code of a legal action; None if it is not legal, not readable or ambiguous.

        Text may be the first words of an action if only one legal action begins with them.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.find(match.legal[0]) == match.codes[0]
        True
        >>> match.find("dance") is None
        True
        """
        try:
            return self._find(action)
        except (UnreadableAction, AmbiguousAction):
            return None

    def code_of(self, action: str | Action | int) -> int:
        """Return the code of a legal action; raise an error with the reason for any other.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.code_of(match.legal[0].text) == match.codes[0]
        True
        """
        if isinstance(action, (int, np.integer)):
            if int(action) in self.codes:
                return int(action)
            raise problem(IllegalAction, "not-a-legal-number", number=int(action))
        code = self._find(action)
        if code is None:
            raise IllegalAction(self.why_not(action) or Sentence("game-over"))
        return code

    def _find(self, action: str | Action) -> int | None:
        """Return the code of a legal action or None; raise if text is not readable or ambiguous."""
        if isinstance(action, str):
            text = " ".join(action.split())
            try:
                action = self.game.wording.read(text)
            except UnreadableAction:
                return self._complete(text)
        if type(action) not in self.game.wording.kinds:
            return None
        try:
            code = self.game.wording.encode(action)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            # A field has a value that does not exist.
            return None
        return code if code in self.codes and self.decode(code) == action else None

    # Playing

    def play(self, action: str | Action | int) -> list[PlayedAction]:
        """Play an action and all forced actions that follow; return what was played.

        The action may be text, an `Action` or a code.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> played = match.play(match.legal[0])
        >>> played[0].seat
        0
        """
        return self.play_line([action])

    def play_line(self, actions: Sequence[str | Action | int], seat: int | None = None) -> list[PlayedAction]:
        """Play several decisions, all or none; with a seat, only if all are made by this seat.

        Decisions that may be made in any order are sorted into a legal order. Forced decisions may be given or left
        out. Text may be shorthand for several decisions. If a decision is illegal after something was revealed, the
        decisions up to the last reveal stay played, so that players cannot look at a draw and then try something else.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> played = match.play_line([match.legal[0]], seat=0)
        >>> played == match.history
        True
        """
        start = checkpoint_length = len(self.history)
        checkpoint = (copy_states(self.states), list(self._undo_points), list(self._redo))
        revealed = self.state.revealed
        line = decisions.expand(self.game, actions)
        try:
            while line:
                if seat is not None and self.to_move not in (None, seat):
                    raise problem(NotPossible, "not-your-turn", seat=self.to_move)
                line = decisions.sort(self.game, self.states, line)
                self._decide(self.code_of(line.pop(0)))
                for forced_action in self._play_forced():
                    decisions.drop_forced(self.game, line, forced_action.action)
                if line and self.state.revealed != revealed:
                    checkpoint_length, revealed = len(self.history), self.state.revealed
                    checkpoint = (copy_states(self.states), list(self._undo_points), [])
        except BaseException:
            self.states, self._undo_points, self._redo = checkpoint
            self._drop_after(checkpoint_length)
            raise
        return self.history[start:]

    @property
    def undo_seat(self) -> int | None:
        """The seat that can undo its last decision now; None if there is none.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.undo_seat is None
        True
        """
        return self.history[self._undo_points[-1].number].seat if self._undo_points else None

    @property
    def can_redo(self) -> bool:
        """Whether an undone decision can be played again.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.can_redo
        False
        """
        return bool(self._redo)

    def undo(self, seat: int | None = None) -> None:
        """Undo the last decision and the forced actions after it; with a seat, only if that seat made it.

        Undo stops where something was revealed, and at the actions of another seat.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.undo()
        Traceback (most recent call last):
            ...
        townwright.core.errors.NotPossible: ...
        """
        if not self._undo_points or seat not in (None, self.undo_seat):
            raise problem(NotPossible, "undo-ends-here" if self.history else "nothing-to-undo")
        point = self._undo_points.pop()
        self._redo.append(self.game.wording.encode(self.history[point.number].action))
        self.states = point.before
        self._drop_after(point.number)

    def redo(self) -> list[PlayedAction]:
        """Play the last undone decision again.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.redo()
        Traceback (most recent call last):
            ...
        townwright.core.errors.NotPossible: ...
        """
        if not self._redo:
            raise problem(NotPossible, "nothing-to-redo")
        *rest, code = self._redo
        played = self.play(code)
        self._redo = rest
        return played

    def at(self, number: int) -> "Match":
        """Return the match after its first `number` actions.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> played = match.play(match.legal[0])
        >>> match.at(0).history
        []
        """
        earlier = self._copy_before(number) or self._beginning()
        for played in self.history[len(earlier.history) : number]:
            earlier._repeat(self.game.wording.encode(played.action))
            earlier._make_redeals(self.redeals)
            self._replay.record(earlier)
        return earlier

    def _copy_before(self, number: int) -> "Match | None":
        """Return the last stored copy with at most `number` actions."""
        for length, states, undo_points, redeals in reversed(self._replay.copies):
            if length <= number:
                earlier = copy.copy(self)
                earlier.states, earlier._undo_points, earlier._redo = copy_states(states), list(undo_points), []
                earlier.history, earlier.redeals = self._replay.history[:length], self.redeals[:redeals]
                earlier._out, earlier._replay = np.zeros_like(self._out), _Replay()
                earlier._clear_cached()
                return earlier
        return None

    def _beginning(self) -> "Match":
        """Return the match before its first decision."""
        earlier = Match(self.game, self.people, self.seed, self.options, self.components)
        earlier._make_redeals(self.redeals)
        return earlier

    def replay(self) -> Iterator["Match"]:
        """Yield the match before its first decision, then after each action.

        The same `Match` object is yielded each time.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> played = match.play(match.legal[0])
        >>> [len(earlier.history) for earlier in match.replay()][:2]
        [0, 1]
        """
        earlier = self._beginning()
        yield earlier
        for played in self.history[len(earlier.history) :]:
            earlier._repeat(self.game.wording.encode(played.action))
            earlier._make_redeals(self.redeals)
            yield earlier

    def redeal(self, seat: int, seed: int | None = None) -> None:
        """Redeal everything a seat cannot know, so that continuing from here reveals nothing.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.redeal(seat=0, seed=8)
        >>> len(match.redeals)
        1
        """
        if len(self.redeals) >= MAX_REDEALS:
            raise problem(NotPossible, "too-many-redeals", most=MAX_REDEALS)
        number = secrets.randbelow(MATCH_SEED_LIMIT) if seed is None else seed
        self._replay.truncate(len(self.history) - 1)
        self._make_redeals([*self.redeals, Redeal(len(self.history), seat, str(number))])
        self._play_forced()

    def _make_redeals(self, redeals: Sequence[Redeal]) -> None:
        """Make the redeals that belong at this point of the match and have not been made yet."""
        for redeal in redeals[len(self.redeals) :]:
            if redeal.after != len(self.history) or redeal.seat >= self.seats:
                return
            self.game.entry_points.redeal(self.states, 0, redeal.seat, generator_seed(seed_number(redeal.seed)))
            self.redeals.append(redeal)
            self._undo_points, self._redo = [], []
            self._clear_cached()

    def _decide(self, code: int) -> None:
        """Play a decision, and keep a copy of the state before it for undo."""
        if self._undo_points and self.undo_seat != self.to_move:
            self._undo_points = []
        self._undo_points.append(UndoPoint(copy_states(self.states), len(self.history)))
        self._redo = []
        self._apply(code, forced=False)

    def _play_forced(self) -> list[PlayedAction]:
        """Play forced actions, except those in `Rules.always_ask`."""
        start = len(self.history)
        while self._is_forced():
            self._apply(self.codes[0], forced=True)
        return self.history[start:]

    def _is_forced(self) -> bool:
        codes = self.codes
        return len(codes) == 1 and codes[0] not in self.game.rules.always_ask

    def _repeat(self, code: int) -> None:
        """Repeat an action of a stored match, which includes forced actions."""
        if self._is_forced():
            self._apply(code, forced=True)
        else:
            self._decide(code)

    def _apply(self, code: int, forced: bool) -> None:
        state = self.state
        seat, revealed, action = state.to_move, state.revealed, self.game.wording.decode(state, code)
        log = _shared.log
        log[0, 0] = 0
        self.game.entry_points.apply(self.states, 0, code, log)
        self._clear_cached()
        self.history.append(
            PlayedAction(len(self.history) + 1, seat, action, forced, self.game.wording.read_events(log))
        )
        if state.revealed != revealed:
            self._undo_points = []

    def repeat(self, texts: Sequence[str], *, redo: bool = False) -> None:
        """Play stored actions exactly as they were played; `redo`: they redo an undone decision.

        Forced actions must be among them. None is played automatically, because an earlier version may have asked the
        player for an action that is forced now.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> again = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> again.repeat([played.action.text for played in match.play(match.legal[0])])
        >>> again.actions == match.actions
        True
        """
        undone = self._redo[:-1] if redo else []
        for text in texts:
            self._repeat(self.code_of(self.game.wording.read(text)))
        self._redo = undone

    def _drop_after(self, number: int) -> None:
        """Drop all but the first `number` actions; the caller has restored the state."""
        del self.history[number:]
        self._replay.truncate(number)
        self._clear_cached()

    def _clear_cached(self) -> None:
        """Clear what was computed from the previous state."""
        self._legal = None
        if self._state is not None:
            clear_cache(self._state)

    def _complete(self, text: str) -> int:
        """Return the code of the only legal action that begins with these words."""
        words = text.lower().split()
        matches = [code for code in self.codes if words and self.decode(code).text.split()[: len(words)] == words]
        if len(matches) == 1:
            return matches[0]
        if not matches:
            raise problem(UnreadableAction, "unreadable-action", text=text[:80])
        examples = [self.decode(code).text for code in matches[:3]]
        raise problem(
            AmbiguousAction, "ambiguous-action", text=text[:80], count=len(matches), examples="; ".join(examples)
        )

    # Storing

    @property
    def file(self) -> MatchFile:
        """The content of the match file.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.file.players
        ['Ada', 'Bo']
        """
        return stored_match.file_of(self)

    def to_json(self) -> str:
        """Return the content of the match file as JSON.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> '"seed": "7"' in match.to_json()
        True
        """
        return stored_match.to_json(self.file)

    def save(self, path: str | Path) -> None:
        """Write the match file atomically; an existing file is replaced.

        >>> import tempfile
        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     match.save(f"{folder}/match.json")
        """
        write_safely(Path(path), self.to_json() + "\n")

    def snapshot(self) -> bytes:
        """Return a snapshot of the oldest state that undo can reach, to open the match faster.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> Match.from_file(match.file, match.snapshot()).codes == match.codes
        True
        """
        return stored_match.snapshot_of(self)

    @classmethod
    def from_file(cls, file: MatchFile, snapshot: bytes | None = None, *, as_stored: bool = False) -> "Match":
        """Open a stored match; a broken or outdated snapshot is ignored. `as_stored`: add no forced actions.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> Match.from_file(match.file).codes == match.codes
        True
        """
        return stored_match.open_match(cls, file, snapshot, as_stored=as_stored)

    @classmethod
    def from_data(cls, data: Json) -> "Match":
        """Open a match from the parsed JSON of its file.

        >>> import json
        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> Match.from_data(json.loads(match.to_json())).codes == match.codes
        True
        """
        return cls.from_file(stored_match.read_file(data))

    @classmethod
    def from_codes(
        cls,
        game: Game,
        people: Sequence[str],
        seed: int,
        options: Mapping[str, str],
        codes: Sequence[int] | NumberArray,
        components: Corrections | None = None,
    ) -> "Match":
        """Return a match from the codes of its actions.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> again = Match.from_codes(match.game, match.people, match.seed, match.options, [])
        >>> again.codes == match.codes
        True
        """
        match = cls(game, people, seed, options, components)
        for code in codes[len(match.history) :]:
            match._repeat(match.code_of(int(code)))
        return match

    def _result(self) -> tuple[NumberArray, NumberArray, NumberArray]:
        sheet = np.zeros((self.game.rules.rows, self.seats), np.int64)
        scores, ranks = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.int64)
        self.game.entry_points.result(self.states, 0, sheet, scores, ranks)
        return sheet, scores, ranks

    def _rows(self, sheet: NumberArray) -> list[ScoreRow]:
        return [ScoreRow(*row) for row in zip(self.game.wording.sources(self.state), sheet.tolist())]

    # Drawing

    def __rich__(self) -> RenderableType:
        return self.drawing()

    def drawing(self, seat: int | None = None, language: str = "en") -> RenderableType:
        """Return a terminal drawing of the table as a seat sees it.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> from rich.console import Console
        >>> Console(quiet=True).print(match.drawing(seat=0))
        """
        return self.game.wording.draw(self.view(seat), self.score_sheet, self.game.words(language), self.players)

    def __str__(self) -> str:
        return render.to_text(self)

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """Return an SVG drawing of the table as a seat sees it; notebooks show it.

        >>> match = new(game_names()[0], ["Ada", "Bo"], seed=7)
        >>> match.svg()[:4]
        '<svg'
        """
        words, draw = self.game.words(language), self.game.wording.svg
        if draw is None:
            return svg.of_text(render.to_text(self.drawing(seat, language)).splitlines(), words("title"))
        return draw(self.view(seat), self.score_sheet, words, self.players)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        turn = "over" if self.to_move is None else f"{self.players[self.to_move]} to move"
        return f"<Match {self.game.name}, seed {self.seed}, {len(self.history)} actions, {turn}>"


def load(path: str | Path) -> Match:
    """Open a match file.

    >>> import tempfile
    >>> match = new(game_names()[0], seed=7)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     match.save(f"{folder}/match.json")
    ...     load(f"{folder}/match.json").legal.codes == match.legal.codes
    True
    """
    return Match.from_data(read_json(read_bytes(path)))
