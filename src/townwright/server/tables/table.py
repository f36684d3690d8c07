"""A table in memory: the state after its commands. Nothing here does input or output."""

import asyncio
from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, cast

import msgspec

from townwright.bots.action_sentences import ActionSentence
from townwright.bots.thought import Thought
from townwright.core.action import Action
from townwright.core.errors import NotPossible, TownwrightError, problem
from townwright.core.match import Match
from townwright.core.match_file import MatchFile
from townwright.core.played_action import PlayedAction
from townwright.core.registry import game
from townwright.core.turns import turn_starts
from townwright.locale import words
from townwright.server.storage.commands import (
    Acted,
    Command,
    Confirmed,
    Entry,
    Hinted,
    Redone,
    RematchOpened,
    Seated,
    Started,
    SteppedTo,
    Undone,
)
from townwright.server.storage.records import Description, SeatState, hints_at
from townwright.server.tables.activity import Activity, activity_types
from townwright.server.wire.errors import Refusal
from townwright.server.wire.fields import Hints, Phase
from townwright.server.wire.scores import Score
from townwright.server.wire.tables import HintUse

#: Store a snapshot every N commands.
SNAPSHOT_INTERVAL = 16


class Table:
    """One table. Hold its lock while reading or changing it.

    A table whose rules have changed is read-only: it has no match, only its stored line and result.
    """

    def __init__(self, description: Description, seats: Sequence[SeatState]) -> None:
        self.description = description
        self.game = game(description.game)
        self.seats = list(seats)
        self.match: Match | None = None
        self.number = 0  # of the last command
        self.next: str | None = None
        self.line: list[Entry] = []
        self.lengths = [0]  # the length of the line after each command
        self.turn_starts: list[int] = []  # the indexes of the actions that begin a turn
        self.confirmed_count = 0  # the number of actions that can no longer be undone
        self.confirming_seat: int | None = None  # the seat that has to confirm
        self.ended = self.phase_changed = False  # whether the game is over, and whether the last command changed that
        self.read_only = description.rules != self.game.version
        self.stored_score: Score | None = None  # of a read-only table
        self._stored_phase: Phase = "open"
        self.step = 0  # of the activity
        self.hints_used: list[HintUse] = []
        self.may_have_chat = True  # until a query shows that there is none
        self.lock = asyncio.Lock()
        self.cache: dict[Any, Any] = {}  # values computed from the current state; every command clears it

    # Reading

    @property
    def phase(self) -> Phase:
        if self.read_only:
            return self._stored_phase
        if self.match is None:
            return "open"
        if not self.activity.is_game:
            return "running"
        return "over" if self.match.over and self.confirming_seat is None else "running"

    @property
    def turn(self) -> int | None:
        """The seat to act or to confirm."""
        if self.match is None:
            return None
        return self.match.to_move if self.confirming_seat is None else self.confirming_seat

    @property
    def hints(self) -> Hints:
        """Whether players may ask for hints, and whether the others see that."""
        return hints_at(self.seats, self.description.hints)

    @property
    def has_guests(self) -> bool:
        """Whether a seat belongs to a guest: they play it, or a bot plays it for them."""
        return any(seat.kind in ("person", "bot") and seat.guest for seat in self.seats)

    @property
    def bot_to_move(self) -> SeatState | None:
        """The bot to move, if it is a bot's turn and a guest still has a seat."""
        if self.phase != "running" or self.turn is None or self.turn >= len(self.seats) or not self.has_guests:
            return None
        if not self.activity.runs_bots:
            return None
        seat = self.seats[self.turn]
        return seat if seat.kind == "bot" and self.confirming_seat is None else None

    @property
    def activity(self) -> "Activity[Table, Any]":
        """The current activity."""
        if "activity" not in self.cache:
            name = self.description.starting_point.activity
            candidates = (each for each in activity_types() if not each.opened_by_name or each.name == name)
            self.cache["activity"] = next(each(self) for each in candidates if each.applies(self))
        return cast("Activity[Table, Any]", self.cache["activity"])

    @property
    def responsible_guest(self) -> str:
        """The guest whose share of the workers the bots use: owner or player; without any, the table's id."""
        people = (seat.guest for seat in self.seats if seat.guest)
        return self.description.owner or next(people, self.description.id)

    def seats_of(self, guest: str | None) -> list[int]:
        """Return the seats that a guest plays."""
        return [each.seat for each in self.seats if guest and each.guest == guest and each.kind == "person"]

    def require_seat(self, guest: str, seat: int | None) -> int:
        """Return the seat if a guest plays it; raise otherwise."""
        mine = self.seats_of(guest)
        if seat is None or seat not in mine:
            if not mine:
                raise Refusal("forbidden", "server-not-seated")
            if self.phase == "over":
                raise Refusal("not-possible", "game-over")
            if self.turn is None:
                raise Refusal("not-possible", "server-not-started")
            raise Refusal("not-possible", "server-waits", seat=self.turn)
        return seat

    def is_member(self, guest: str | None) -> bool:
        return guest is not None and (
            guest == self.description.owner or any(seat.guest == guest for seat in self.seats)
        )

    def unchanged_since(self, command: int) -> int:
        """Return how many actions of the line have not changed since the command with this number."""
        return min(self.lengths[command:]) if 0 <= command < len(self.lengths) else 0

    @property
    def loaded_match(self) -> Match:
        """The match; raises an error before the start and if the rules have changed."""
        self.require_current_rules()
        if self.match is None:
            raise problem(NotPossible, "server-not-started")
        return self.match

    @property
    def undo_seat(self) -> int | None:
        """The seat that can undo its last decision; None after the end, when the seed is public."""
        if self.match is None or len(self.line) <= self.confirmed_count or self.phase == "over":
            return None
        return self.match.undo_seat

    @property
    def scripted(self) -> Sequence[str]:
        """The names of the scripted seats, once the game has begun."""
        return [] if self.phase == "open" else self.game.scripted(self.description.options)

    @property
    def rules_changed_error(self) -> TownwrightError:
        """The error that says why nothing can be played or replayed at a read-only table."""
        return problem(NotPossible, "server-rules-changed", found=self.description.rules, known=self.game.version)

    def require_current_rules(self) -> None:
        """Raise if the table is read-only."""
        if self.read_only:
            raise self.rules_changed_error

    def file(self) -> MatchFile:
        """Return the match so far, with the names of its players."""
        if self.phase == "open":
            raise problem(NotPossible, "server-not-started")
        description = self.description
        return MatchFile(
            game=description.game,
            rules=description.rules,
            options=description.options,
            players=[each.name or words()("seat", number=each.seat + 1) for each in self.seats],
            seed=str(description.seed),
            redeals=description.starting_point.redeals or msgspec.UNSET,
            components=msgspec.UNSET if description.corrections is None else description.corrections,
            actions=[entry.text for entry in self.line],
        )

    # Changing: each method returns the command to be stored, for `record`.

    def start(self) -> Started:
        """Set up, and play the actions that the table continues from."""
        self.match = self._open_match(self.description.starting_point.actions, None)
        return Started(entries(self.match.history))

    def act(self, seat: int, line: Sequence[str | int | Action]) -> tuple[Acted | None, TownwrightError | None]:
        """Play a line. If it goes wrong after a reveal, the actions up to the last reveal stay played."""
        match, start, refusal = self.loaded_match, len(self.loaded_match.history), None
        if self.confirming_seat is not None:
            return None, problem(NotPossible, "server-confirm-first", seat=self.confirming_seat)
        try:
            match.play_line(line, seat)
        except TownwrightError as error:
            refusal = error
        return self._acted_command(seat, start), refusal

    def act_for_bot(self, seat: int, actions: Sequence[str]) -> Acted | None:
        """Play a bot's decisions one by one; forced actions need not be among them."""
        match, start = self.loaded_match, len(self.loaded_match.history)
        for action in actions:
            match.play_line([action], seat)
        return self._acted_command(seat, start)

    def act_with_reasons(
        self, seat: int, decisions: Sequence[tuple[str, Thought, ActionSentence | None]]
    ) -> Acted | None:
        """Play decisions of a bot and add its reasons, except those about secret rows."""
        command = self.act_for_bot(seat, [action for action, _, _ in decisions])
        if command is None:
            return None
        secret = self.loaded_match.secret
        reasons = iter(
            (msgspec.structs.replace(each, reasons=[row for row in each.reasons if row.source not in secret]), sentence)
            for _, each, sentence in decisions
        )
        explained = []
        for entry in command.entries:
            if not entry.forced:
                thought, sentence = next(reasons, (None, None))
                entry = msgspec.structs.replace(entry, thought=thought, sentence=None if entry.events else sentence)
            explained.append(entry)
        return msgspec.structs.replace(command, entries=explained)

    def _acted_command(self, seat: int, start: int) -> Acted | None:
        played = self.loaded_match.history[start:]
        if not played:
            return None
        decisions = [each.action.text for each in played if not each.forced]
        return Acted(seat, decisions, entries(played), self._must_confirm(seat))

    def undo(self, seat: int) -> Undone:
        match = self.loaded_match
        if self.undo_seat != seat:
            raise problem(NotPossible, "undo-ends-here" if self.line else "nothing-to-undo")
        match.undo(seat)
        return Undone(seat, len(match.history))

    def redo(self, seat: int) -> Redone:
        match, start = self.loaded_match, len(self.loaded_match.history)
        if self.confirming_seat is not None or match.to_move != seat:
            raise problem(NotPossible, "nothing-to-redo")
        match.redo()
        return Redone(seat, entries(match.history[start:]), self._must_confirm(seat))

    def confirm(self, seat: int) -> Confirmed:
        if self.confirming_seat != seat:
            raise problem(NotPossible, "server-nothing-to-confirm")
        return Confirmed(seat)

    def hint_command(self, seat: int) -> Hinted | None:
        """Return the command that records a hint; None if none is needed. Raise if hints are off."""
        if self.hints == "off":
            raise Refusal("forbidden", "server-no-hints")
        needs_no_record = self.hints == "private" or HintUse(seat, len(self.line)) in self.hints_used
        return None if needs_no_record else Hinted(seat, len(self.line))

    def _must_confirm(self, seat: int) -> bool:
        """Return whether a seat has to confirm its turn: not if the turn ends the game and reveals something."""
        match, holder = self.loaded_match, self.seats[seat]
        if match.undo_seat != seat or match.to_move == seat:
            return False
        if not (holder.kind == "person" and holder.confirm and self.activity.confirms_turns):
            return False
        return not (match.over and self._end_reveals())

    def _end_reveals(self) -> bool:
        """Return whether the end of the game reveals something that was hidden from a seat."""
        match = self.loaded_match
        match.undo()
        public = msgspec.json.encode(match.view(None))
        hidden = any(msgspec.json.encode(match.view(seat)) != public for seat in range(match.seats))
        match.redo()
        return hidden

    def record(self, command: Command) -> int:
        """Record a command that has been carried out; return its number."""
        self.activity.before_record(command)
        match command:
            case Started():
                self.line = list(command.entries)
                self.confirmed_count = len(self.line)
            case Acted() | Redone():
                self.line += command.entries
                self.confirming_seat = command.seat if command.waits else None
            case Undone():
                del self.line[command.action_count :]
                self.confirming_seat = None
            case Confirmed():
                self._confirm()
            case Hinted():
                self.hints_used.append(HintUse(command.seat, command.action_count))
            case Seated():
                seat = self.seats[command.seat]
                seat.kind, seat.level, seat.confirm = command.kind, command.level, command.confirm
                if self.confirming_seat == command.seat and not (seat.kind == "person" and seat.confirm):
                    self._confirm()
            case RematchOpened():
                self.next = command.table
            case SteppedTo():
                del self.line[command.action_count :]
                self.step = command.step
                self._confirm()
        self.number += 1
        self.lengths.append(len(self.line))
        self._update_turn_starts()
        self.cache.clear()
        self.phase_changed = self.ended != (self.phase == "over")
        self.ended = self.phase == "over"
        return self.number

    def _update_turn_starts(self) -> None:
        """Update where turns begin, from the last unchanged turn on."""
        del self.turn_starts[bisect_left(self.turn_starts, len(self.line)) :]
        last = self.turn_starts.pop() if self.turn_starts else 0
        self.turn_starts += [last + each for each in turn_starts(self.game, self.line[last:])]

    def _confirm(self) -> None:
        self.confirming_seat, self.confirmed_count = None, len(self.line)

    # Loading a stored table

    def load(self, commands: Sequence[Command], snapshot: tuple[int, bytes] | None) -> None:
        """Apply the stored commands; with a snapshot, replay the match only from there."""
        number, data = snapshot if snapshot and snapshot[0] <= len(commands) else (0, None)
        for command in commands[:number]:
            self.record(command)
        if number:
            self.match = self._open_match([entry.text for entry in self.line], data, as_stored=True)
        self.ended = self.phase == "over"
        for command in commands[number:]:
            self.apply(command)

    def load_read_only(self, commands: Sequence[Command], phase: Phase, score: Score | None) -> None:
        """Read the stored commands of a table whose rules have changed; nothing is replayed."""
        self._stored_phase, self.stored_score = phase, score
        self.ended = phase == "over"
        for command in commands:
            self.record(command)
        self.confirming_seat = None

    def apply(self, command: Command) -> None:
        """Apply a command that was stored by another process or before a restart."""
        if not self.read_only:
            self._carry_out(command)
        self.record(command)

    def _carry_out(self, command: Command) -> None:
        match command:
            case Started():
                self.match = self._open_match([entry.text for entry in command.entries], None, as_stored=True)
            case Acted():
                self.loaded_match.repeat([entry.text for entry in command.entries])
            case Undone():
                self._repeat_undo(command)
            case Redone():
                self.loaded_match.repeat([entry.text for entry in command.entries], redo=True)
            case SteppedTo():
                self.rewind_to(command.action_count)

    def _repeat_undo(self, command: Undone) -> None:
        """Undo a decision.

        An earlier version may have asked for an action that is forced now, and undone only that.
        """
        match = self.loaded_match
        match.undo(command.seat)
        if len(match.history) < command.action_count:
            match.repeat([entry.text for entry in self.line[len(match.history) : command.action_count]])

    def rewind_to(self, action_count: int) -> None:
        """Rewind the match to the moment after its first `action_count` actions."""
        if action_count < len(self.line):
            self.match = self._open_match([entry.text for entry in self.line[:action_count]], None)

    def _new_match(self) -> Match:
        """Return the match before its first action."""
        description = self.description
        return Match(self.game, description.players, description.seed, description.options, description.corrections)

    def _open_match(self, actions: list[str], snapshot: bytes | None, *, as_stored: bool = False) -> Match:
        file = self._new_match().file
        file.rules, file.actions = self.description.rules, actions
        if self.description.starting_point.redeals:
            file.redeals = self.description.starting_point.redeals
        return Match.from_file(file, snapshot, as_stored=as_stored)


def entries(played: Sequence[PlayedAction]) -> list[Entry]:
    """Return played actions as they are stored."""
    return [Entry(each.seat, each.action.text, each.forced, each.events) for each in played]
