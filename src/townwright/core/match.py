"""`Match`: one game being played. Options, a seed and the actions are the whole of it."""

import secrets
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import overload

import msgspec
import numpy as np
from rich.console import RenderableType

from townwright.core import decisions, render, svg
from townwright.core.action import Action, Event, Highlight, ScoreRow
from townwright.core.contract import Corrections
from townwright.core.errors import (
    AmbiguousAction,
    BadFile,
    IllegalAction,
    NotPossible,
    Reason,
    TownwrightError,
    UnreadableAction,
    problem,
)
from townwright.core.files import Json, read_bytes, read_json, write_safely
from townwright.core.game import Game
from townwright.core.log import NO_LOG, new_log
from townwright.core.match_file import (
    FORBIDDEN_CATEGORIES,
    MAX_NAME_LENGTH,
    SEED_LIMIT,
    MatchFile,
    Reseed,
    Snapshot,
    read_snapshot,
)
from townwright.core.record import records
from townwright.core.registry import game
from townwright.core.state import (
    OVER,
    AnyState,
    Ints,
    States,
    copy_states,
    from_bytes,
    layout_digest,
    new_states,
    to_bytes,
)
from townwright.locale import words


class PlayedAction(msgspec.Struct, frozen=True):
    """An action that was played, by whom, and what it caused.

    >>> match = new(game_names()[0], seed=7)
    >>> [played.number for played in match.play(match.legal[0])][0]
    1
    """

    number: int
    seat: int
    action: Action
    forced: bool  # nothing else was possible: played without asking
    events: tuple[Event, ...]


class LegalActions(Sequence[Action]):
    """The legal actions, as a sequence that also answers `in`; each is put into words only when looked at."""

    def __init__(self, match: "Match", codes: list[int]) -> None:
        self._match = match
        self.codes = codes

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[Action]:
        return (self._match.decode(code) for code in self.codes)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._match.decode(code) for code in self.codes[index]]
        return self._match.decode(self.codes[index])

    def __contains__(self, action: object) -> bool:
        return isinstance(action, (str, Action)) and self._match.find(action) is not None

    def __repr__(self) -> str:
        shown = [action.text for action in self[:8]]
        return f"<LegalActions {len(self)}: {', '.join(shown)}{', …' if len(self) > len(shown) else ''}>"


class _UndoPoint(msgspec.Struct):
    """A decision that can be taken back: the state before it, and how many actions came before it."""

    before: States
    number: int


class Match:
    """One game being played.

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
        self._codes = self.game.option_codes(count, options or {}, components)
        self.components = components
        self.options = self.game.options_for(count, options)
        if isinstance(players, int):
            players = [words()("seat", number=seat + 1) for seat in range(count)]
        #: The names of the people, who have the first seats; the others play by rule.
        self.people = list(players)
        self.players = [*self.people, *self.game.scripted(self.options)]
        self.seats = len(self.players)
        for player in self.people:
            if not 0 < len(player) <= MAX_NAME_LENGTH or any(
                unicodedata.category(each) in FORBIDDEN_CATEGORIES for each in player
            ):
                raise problem(NotPossible, "bad-name", name=ascii(player[:20])[1:-1], most=MAX_NAME_LENGTH)
        self.seed = secrets.randbelow(SEED_LIMIT) if seed is None else seed
        if isinstance(self.seed, bool) or not isinstance(self.seed, int) or not 0 <= self.seed < SEED_LIMIT:
            raise problem(NotPossible, "bad-seed", seed=str(seed)[:40], last=str(SEED_LIMIT - 1))
        self.states = new_states(self.game.rules.state)
        self.history: list[PlayedAction] = []
        self.reseeds: list[Reseed] = []
        self._out = np.zeros(self.game.rules.width, np.int32)
        self._log = new_log()
        self._undo_points: list[_UndoPoint] = []
        self._redo: list[int] = []
        self._legal: list[int] | None = None
        self._state: AnyState = None
        self._state_source = self.states  # what `_state` reads
        self.game.entry.setup(self.states, 0, self._codes, self.seed)
        self._follow()

    # Looking

    @property
    def state(self) -> AnyState:
        """The record with its fields as attributes, as it is until the next action."""
        if self._state is None or self._state_source is not self.states:
            self._state, self._state_source = records(self.states[0, ...]), self.states
        return self._state

    @property
    def to_move(self) -> int | None:
        """The seat to move; none when the game is over."""
        seat: int = self.state.to_move
        return None if seat == OVER else seat

    @property
    def over(self) -> bool:
        return self.to_move is None

    @property
    def codes(self) -> list[int]:
        """The legal actions as numbers of the action space."""
        if self._legal is None:
            number = 0 if self.over else self.game.entry.legal(self.states, 0, self._out)
            self._legal = self._out[:number].tolist()
        return self._legal

    @property
    def legal(self) -> LegalActions:
        """The legal actions of the player to move."""
        return LegalActions(self, self.codes)

    @property
    def actions(self) -> list[Action]:
        """What has been played."""
        return [played.action for played in self.history]

    @property
    def score_sheet(self) -> list[ScoreRow]:
        """One row per source of points, one column per player; at every moment of the game."""
        sheet, _, _ = self._result()
        return self._rows(sheet)

    @property
    def scores(self) -> list[int]:
        return list(self._result()[1].tolist())

    @property
    def ranks(self) -> list[int]:
        """Each player's place with the tie-breaks of the rules; 1 is first."""
        return list(self._result()[2].tolist())

    @property
    def tie_breaks(self) -> list[ScoreRow]:
        """What decides between equal scores, where the rules say so: like rows of the score sheet, but no points."""
        return self.game.extras.tie_breaks(self.state) if self.game.extras.tie_breaks else []

    @property
    def secret(self) -> tuple[str, ...]:
        """Rows of the score sheet and of the tie-breaks of which each player may know only their own number now."""
        return self.game.extras.secret(self.state) if self.game.extras.secret else ()

    @property
    def target(self) -> int | None:
        """In a game that is won or lost together, the points that it takes; none in a contest."""
        return self.game.extras.target(self.score_sheet) if self.game.extras.target else None

    @property
    def highlights(self) -> list[list[Highlight]]:
        """For each row of the score sheet, which squares made its points; empty where a game cannot say."""
        return (
            self.game.extras.highlights(self.state) if self.game.extras.highlights else [[] for _ in self.score_sheet]
        )

    def preview(self, action: "str | Action | int") -> list[ScoreRow]:
        """The score sheet as it would be after a legal action, whoever may know it: the true table answers.

        `townwright.bots.preview` answers with what the player to move can know.
        """
        sheet = np.zeros((self.game.rules.rows, self.seats), np.int64)
        self.game.entry.preview(self.states, 0, self.code_of(action), new_states(self.game.rules.state), sheet, NO_LOG)
        return self._rows(sheet)

    def view(self, seat: int | None = None) -> msgspec.Struct:
        """What a seat may see; without a seat, what onlookers may see."""
        return self.game.wording.view(self.state, seat)

    def question(self) -> Reason:
        """What the player to move is asked, in words."""
        return Reason("game-over") if self.over else self.game.wording.question(self.state)

    def why_not(self, action: str | Action) -> Reason | None:
        """The rule that forbids an action now; none if it is legal."""
        if isinstance(action, str):
            action = self.game.wording.read(" ".join(action.split()))
        if self.find(action) is not None:
            return None
        if self.over:
            return Reason("game-over")
        return self.game.wording.why_not(self.state, action) or Reason("not-legal", {"text": action.text})

    def decode(self, code: int) -> Action:
        """A legal action's number as an action."""
        return self.game.wording.decode(self.state, code)

    def find(self, action: str | Action) -> int | None:
        """The number of a legal action; none if it is not legal now, cannot be read, or fits several actions.

        Text may be cut short as long as it fits one legal action only.
        """
        try:
            return self._find(action)
        except (UnreadableAction, AmbiguousAction):
            return None

    def code_of(self, action: str | Action | int) -> int:
        """The number of a legal action; an error says what is wrong with any other."""
        if isinstance(action, (int, np.integer)):
            if int(action) in self.codes:
                return int(action)
            raise problem(IllegalAction, "not-a-legal-number", number=int(action))
        code = self._find(action)
        if code is None:
            raise IllegalAction(self.why_not(action) or Reason("game-over"))
        return code

    def _find(self, action: str | Action) -> int | None:
        """The number of a legal action; an error if text cannot be read, or fits several."""
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
        except (TypeError, ValueError, LookupError):  # a field holds what no action of this kind has
            return None
        return code if code in self.codes and self.decode(code) == action else None

    # Playing

    def play(self, action: str | Action | int) -> list[PlayedAction]:
        """Play an action, given as text, as an `Action`, or as a number. Then whatever is forced is played too."""
        return self.play_line([action])

    def play_line(self, actions: Sequence[str | Action | int], seat: int | None = None) -> list[PlayedAction]:
        """Play several small decisions, all or nothing; with a seat, only if they are all this seat's.

        Decisions of a kind that may be made in any order are brought into the order the rules ask for. A decision
        that the one before it has forced may be named or left out. Text may be a shorthand for several decisions.
        If the line goes wrong after somebody has learned something new, what led there stays played: nobody can look
        at what chance will bring and then go back.
        """
        start = whole = len(self.history)
        checkpoint, revealed = (self.states, list(self._undo_points), list(self._redo)), self.state.revealed
        line = decisions.expand(self.game, actions)
        try:
            while line:
                if seat is not None and self.to_move not in (None, seat):
                    raise problem(NotPossible, "not-your-turn", seat=self.to_move)
                line = decisions.sort(self.game, self.states, line)
                self._decide(self.code_of(line.pop(0)))
                for followed in self._follow():
                    decisions.drop_forced(self.game, line, followed.action)
                if line and self.state.revealed != revealed:
                    whole, revealed = len(self.history), self.state.revealed
                    checkpoint = (self.states, list(self._undo_points), [])
        except BaseException:
            self.states, self._undo_points, self._redo = checkpoint
            self._table_changed()
            del self.history[whole:]
            raise
        return self.history[start:]

    @property
    def undo_seat(self) -> int | None:
        """The seat that could take back its last decision now; none if nobody can."""
        return self.history[self._undo_points[-1].number].seat if self._undo_points else None

    @property
    def can_redo(self) -> bool:
        return bool(self._redo)

    def undo(self, seat: int | None = None) -> None:
        """Take the last decision back, with what it forced; with a seat, only if that seat made it.

        That goes back to the last time anybody learned something new, or to the last action of another seat.
        """
        if not self._undo_points or seat not in (None, self.undo_seat):
            raise problem(NotPossible, "undo-ends-here" if self.history else "nothing-to-undo")
        step = self._undo_points.pop()
        self._redo.append(self.game.wording.encode(self.history[step.number].action))
        del self.history[step.number :]
        self.states = step.before
        self._table_changed()

    def redo(self) -> list[PlayedAction]:
        """Play again what was taken back last."""
        if not self._redo:
            raise problem(NotPossible, "nothing-to-redo")
        *rest, code = self._redo
        played = self.play(code)
        self._redo = rest
        return played

    def at(self, number: int) -> "Match":
        """The match as it was after its first `number` actions."""
        for earlier in self.replay():
            if len(earlier.history) >= number:
                break
        return earlier

    def replay(self) -> Iterator["Match"]:
        """The match again from its beginning: as it was before each of its actions in turn, and as it is now.

        What is yielded is one match that goes on.
        """
        earlier = Match(self.game, self.people, self.seed, self.options, self.components)
        earlier._deal_anew(self.reseeds)
        yield earlier
        for played in self.history[len(earlier.history) :]:
            earlier._repeat(self.game.wording.encode(played.action))
            earlier._deal_anew(self.reseeds)
            yield earlier

    def reseed(self, seat: int, seed: int | None = None) -> None:
        """Deal anew what a seat cannot know: whoever plays on from here learns nothing about the match it came from."""
        chosen = secrets.randbelow(SEED_LIMIT) if seed is None else seed
        self._deal_anew([*self.reseeds, Reseed(len(self.history), seat, chosen)])
        self._follow()

    def _deal_anew(self, reseeds: Sequence[Reseed]) -> None:
        """Deal anew as a stored match was at this moment."""
        for reseed in reseeds[len(self.reseeds) :]:
            if reseed.after != len(self.history) or reseed.seat >= self.seats:
                return
            self.game.entry.redeal(self.states, 0, reseed.seat, reseed.seed)
            self.reseeds.append(reseed)
            self._undo_points, self._redo = [], []
            self._table_changed()

    def _decide(self, code: int) -> None:
        """Play a decision on a copy of the state, and remember the state as it was: to take the decision back."""
        if self._undo_points and self.undo_seat != self.to_move:
            self._undo_points = []
        self._undo_points.append(_UndoPoint(self.states, len(self.history)))
        self.states = copy_states(self.states)
        self._redo = []
        self._apply(code, forced=False)

    def _follow(self) -> list[PlayedAction]:
        """Play what is forced, as long as that does not have to be asked."""
        start = len(self.history)
        while self._is_forced():
            self._apply(self.codes[0], forced=True)
        return self.history[start:]

    def _is_forced(self) -> bool:
        codes = self.codes
        return len(codes) == 1 and codes[0] not in self.game.rules.always_ask

    def _repeat(self, code: int) -> None:
        """Play an action of a stored match: what was forced then stands among them."""
        if self._is_forced():
            self._apply(code, forced=True)
        else:
            self._decide(code)

    def _apply(self, code: int, forced: bool) -> None:
        seat, action, revealed = self.to_move, self.decode(code), self.state.revealed
        assert seat is not None
        self._log[0, 0] = 0
        self.game.entry.apply(self.states, 0, code, self._log)
        self._table_changed()
        self.history.append(
            PlayedAction(len(self.history) + 1, seat, action, forced, self.game.wording.read_events(self._log))
        )
        if self.state.revealed != revealed:
            self._undo_points = []

    def _table_changed(self) -> None:
        """Drop what was worked out from the table as it was."""
        self._legal = self._state = None

    def _complete(self, text: str) -> int:
        """The one legal action that begins with these words."""
        words = text.lower().split()
        fitting = [code for code in self.codes if words and self.decode(code).text.split()[: len(words)] == words]
        if len(fitting) == 1:
            return fitting[0]
        if not fitting:
            raise problem(UnreadableAction, "unreadable-action", text=text[:80])
        examples = [self.decode(code).text for code in fitting[:3]]
        raise problem(
            AmbiguousAction, "ambiguous-action", text=text[:80], count=len(fitting), examples="; ".join(examples)
        )

    # Storing

    @property
    def file(self) -> MatchFile:
        """The match as it is stored."""
        return MatchFile(
            game=self.game.name,
            rules=self.game.version,
            options=self.options,
            players=self.people,
            seed=self.seed,
            reseeds=self.reseeds or msgspec.UNSET,
            components=msgspec.UNSET if self.components is None else dict(self.components),
            actions=[action.text for action in self.actions],
        )

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self.file), indent=2).decode()

    def save(self, path: str | Path) -> None:
        """Write the match file. An older file of that name is replaced only once the new one is safely written."""
        write_safely(Path(path), self.to_json() + "\n")

    def snapshot(self) -> bytes:
        """The state from which undo reaches no further back: with it, opening the match replays only what follows."""
        states, number = (
            (self._undo_points[0].before, self._undo_points[0].number)
            if self._undo_points
            else (self.states, len(self.history))
        )
        seats = [played.seat for played in self.history[:number]]
        return msgspec.msgpack.encode(
            Snapshot(
                layout_digest(self.game.rules.state), self.game.version, to_bytes(states), seats, len(self.reseeds)
            )
        )

    @classmethod
    def from_file(cls, file: MatchFile, snapshot: bytes | None = None) -> "Match":
        """Open a stored match. A snapshot that is broken, or of another version or layout, is passed over."""
        known = game(file.game)
        if file.rules != known.version:  # said first: other rules may have other options and components
            raise problem(BadFile, "other-rules-version", found=file.rules, known=known.version)
        components = None if file.components is msgspec.UNSET else file.components
        match = cls(known, file.players, file.seed, file.options, components)
        reseeds = [] if file.reseeds is msgspec.UNSET else file.reseeds
        known_state = read_snapshot(snapshot, known, len(file.actions), len(reseeds)) if snapshot else None
        if known_state:
            match._restore(known_state, file.actions, reseeds)
        match._deal_anew(reseeds)
        for text in file.actions[len(match.history) :]:
            try:
                match._repeat(match.code_of(match.game.wording.read(text)))
                match._deal_anew(reseeds)
            except TownwrightError as error:
                raise problem(
                    BadFile, "bad-action-in-file", number=len(match.history) + 1, text=text[:80], why=error.reason
                ) from error
        if len(match.reseeds) < len(reseeds):
            raise problem(BadFile, "bad-reseed", after=reseeds[len(match.reseeds)].after)
        match._follow()
        return match

    @classmethod
    def from_data(cls, data: Json) -> "Match":
        """Open a match from the JSON value of its file."""
        try:
            return cls.from_file(msgspec.convert(data, MatchFile))
        except msgspec.ValidationError as error:
            raise problem(BadFile, "not-a-match-file", why=str(error)) from error

    @classmethod
    def from_codes(
        cls,
        game: Game,
        people: Sequence[str],
        seed: int,
        options: Mapping[str, str],
        codes: Sequence[int] | Ints,
        components: Corrections | None = None,
    ) -> "Match":
        """A match from the numbers of the actions played in it."""
        match = cls(game, people, seed, options, components)
        for code in codes[len(match.history) :]:
            match._repeat(match.code_of(int(code)))
        return match

    def _restore(self, snapshot: Snapshot, texts: list[str], reseeds: list[Reseed]) -> None:
        """Go on from a snapshot."""
        self.states = from_bytes(self.game.rules.state, snapshot.state)
        self.reseeds = reseeds[: snapshot.reseeds]
        self.history = [
            PlayedAction(number, seat, self.game.wording.read(text), False, ())
            for number, (seat, text) in enumerate(zip(snapshot.seats, texts), start=1)
        ]
        self._table_changed()

    def _result(self) -> tuple[Ints, Ints, Ints]:
        sheet = np.zeros((self.game.rules.rows, self.seats), np.int64)
        scores, ranks = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.int64)
        self.game.entry.result(self.states, 0, sheet, scores, ranks)
        return sheet, scores, ranks

    def _rows(self, sheet: Ints) -> list[ScoreRow]:
        return [ScoreRow(source, row.tolist()) for source, row in zip(self.game.wording.sources(self.state), sheet)]

    # Showing

    def __rich__(self) -> RenderableType:
        return self.drawing()

    def drawing(self, seat: int | None = None, language: str = "en") -> RenderableType:
        """The table as a terminal drawing, as a seat sees it."""
        return self.game.wording.draw(self.view(seat), self.score_sheet, self.game.words(language), self.players)

    def __str__(self) -> str:
        return render.to_text(self)

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """The table as an SVG drawing, as a seat sees it; notebooks show it."""
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
