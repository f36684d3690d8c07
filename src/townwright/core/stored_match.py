"""Write a match into its file or a snapshot, and replay it from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from townwright.core.errors import BadFile, TownwrightError, problem
from townwright.core.files import Json
from townwright.core.match_file import MatchFile, Redeal, Snapshot, read_snapshot, seed_number
from townwright.core.played_action import PlayedAction
from townwright.core.registry import game
from townwright.core.state import from_bytes, layout_digest, to_bytes

if TYPE_CHECKING:
    from townwright.core.match import Match


def file_of(match: Match) -> MatchFile:
    """Return the content of the file of a match."""
    return MatchFile(
        game=match.game.name,
        rules=match.game.version,
        options=match.options,
        players=match.people,
        seed=str(match.seed),
        redeals=match.redeals or msgspec.UNSET,
        components=msgspec.UNSET if match.components is None else dict(match.components),
        actions=[action.text for action in match.actions],
    )


def to_json(file: MatchFile) -> str:
    """Return the content of a match file as JSON."""
    return msgspec.json.format(msgspec.json.encode(file), indent=2).decode()


def read_file(data: Json) -> MatchFile:
    """Return the content of a match file from parsed JSON."""
    try:
        return msgspec.convert(data, MatchFile)
    except msgspec.ValidationError as error:
        raise problem(BadFile, "not-a-match-file", why=str(error)) from error


def snapshot_of(match: Match) -> bytes:
    """Return a snapshot of the oldest state that undo can reach."""
    states, number = (
        (match._undo_points[0].before, match._undo_points[0].number)
        if match._undo_points
        else (match.states, len(match.history))
    )
    seats = [played.seat for played in match.history[:number]]
    digest = layout_digest(match.game.rules.state)
    return msgspec.msgpack.encode(Snapshot(digest, match.game.version, to_bytes(states), seats, len(match.redeals)))


def open_match(kind: type[Match], file: MatchFile, snapshot: bytes | None, *, as_stored: bool = False) -> Match:
    """Replay a stored match, from a snapshot if one fits; add forced actions unless `as_stored`."""
    match_game = game(file.game)
    if file.rules != match_game.version:  # first, because other rules may have other options and components
        raise problem(BadFile, "other-rules-version", found=file.rules, known=match_game.version)
    components = None if file.components is msgspec.UNSET else file.components
    match = kind(match_game, file.players, seed_number(file.seed), file.options, components)
    redeals = [] if file.redeals is msgspec.UNSET else file.redeals
    valid_snapshot = read_snapshot(snapshot, match_game, len(file.actions), len(redeals)) if snapshot else None
    if valid_snapshot:
        restore(match, valid_snapshot, file.actions, redeals)
    match._make_redeals(redeals)
    for text in file.actions[len(match.history) :]:
        try:
            match._repeat(match.code_of(match.game.wording.read(text)))
            match._make_redeals(redeals)
        except TownwrightError as error:
            raise problem(
                BadFile, "bad-action-in-file", number=len(match.history) + 1, text=text[:80], why=error.reason
            ) from error
    if len(match.redeals) < len(redeals):
        raise problem(BadFile, "bad-redeal", after=redeals[len(match.redeals)].after)
    if not as_stored:
        match._play_forced()
    return match


def restore(match: Match, snapshot: Snapshot, texts: list[str], redeals: list[Redeal]) -> None:
    """Continue a match from a snapshot."""
    match.states = from_bytes(match.game.rules.state, snapshot.state)
    match.redeals = redeals[: snapshot.redeals]
    match.history = [
        PlayedAction(number, seat, match.game.wording.read(text), False, ())
        for number, (seat, text) in enumerate(zip(snapshot.seats, texts), start=1)
    ]
    match._clear_cached()
