"""A table as messages for its viewers, who never see more than the view of their own seat."""

from bisect import bisect
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Raw

from townwright.bots.action_sentences import move_sentence
from townwright.bots.preview import try_actions
from townwright.core import errors
from townwright.core.action import Action
from townwright.core.game import Game
from townwright.core.log import EVERYONE
from townwright.core.match import Match
from townwright.core.turns import describe_turn, ends_turn
from townwright.server.storage.commands import Entry
from townwright.server.storage.records import SeatState
from townwright.server.tables.action_json import action_json, legal_choices, stored_action_json
from townwright.server.tables.occasions import challenged_game, day_of
from townwright.server.tables.scores import mask_row, mask_score, score
from townwright.server.tables.table import Table
from townwright.server.wire.actions import Choice, LogEntry, Preview, Turn, VisibleEvent
from townwright.server.wire.scores import Row, Score
from townwright.server.wire.state import Past, State
from townwright.server.wire.tables import SeatInfo
from townwright.server.wire.words import Sentence, sentence

T = TypeVar("T")
encode = msgspec.json.Encoder().encode
Connected = Callable[[str], bool]


def seats(table: Table, guest: str | None, connected: Connected) -> list[SeatInfo]:
    """Return who sits where."""
    return seat_infos(table.seats, table.scripted, guest, connected)


def seat_infos(
    seats: Sequence[SeatState], scripted: Sequence[str], guest: str | None, connected: Connected
) -> list[SeatInfo]:
    """Return the seats as a guest sees them; scripted seats come last."""
    infos = [
        SeatInfo(
            seat=each.seat,
            kind=each.kind,
            name=each.name,
            level=each.level,
            connected=bool(each.guest and each.kind == "person" and connected(each.guest)),
            mine=each.belongs_to(guest),
            confirm=each.confirm,
        )
        for each in seats
    ]
    numbered = enumerate(scripted, start=len(infos))
    return infos + [SeatInfo(seat, "scripted", name, None, True, False, False) for seat, name in numbered]


def viewpoint(table: Table, guest: str | None, chosen_seat: int | None) -> tuple[int | None, int | None]:
    """Return the seat from which a guest looks, and their seat to act if its view is still covered.

    A guest with one seat looks from there. A guest with several looks from the one to act; if the views of these seats
    differ, from the seat they have chosen.
    """
    mine = table.seats_of(guest)
    if len(mine) <= 1 or table.match is None:
        return (mine[0] if mine else None), None
    acting = table.turn if table.turn in mine else None
    public = view(table, None)
    if table.phase == "over" or all(view(table, seat) == public for seat in mine):
        if acting is not None:
            return acting, None
        return (chosen_seat if chosen_seat in mine else mine[0]), None
    if acting is not None and chosen_seat != acting:
        return None, acting
    return (chosen_seat if chosen_seat in mine else None), None


def compute_once(table: Table, key: Any, make: Callable[[], T]) -> T:
    """Return a value that is computed once for each state of a table."""
    cache: dict[Any, T] = table.cache
    if key not in cache:
        cache[key] = make()
    return cache[key]


def view(table: Table, seat: int | None) -> bytes:
    """Return the view of a seat, encoded."""
    viewer = None if table.game.wording.open_information else seat
    return compute_once(
        table, ("view", viewer), lambda: encode(table.game.wording.view(table.loaded_match.state, viewer))
    )


def state(
    table: Table, guest: str | None, chosen_seat: int | None, since: int, connected: Connected, reply: int | None = None
) -> State:
    """Return the table as a guest may see it."""
    seat, cover = viewpoint(table, guest, chosen_seat)
    match, phase, turn = table.match, table.phase, table.turn
    activity, unchanged_count = table.activity, table.unchanged_since(since)
    turns_from = unchanged_turns(table, unchanged_count)
    acting = turn is not None and turn == seat and table.confirming_seat is None and not table.loaded_match.over
    acting = acting and activity.expects_decision
    reader = seat if has_secrets(table, turns_from) else None
    return State(
        table=table.description.id,
        game=table.game.name,
        rules=table.description.rules,
        options=table.description.options,
        phase=phase,
        number=table.number,
        seats=seats(table, guest, connected),
        seat=seat,
        turn=turn,
        confirming=table.confirming_seat is not None,
        cover=cover,
        view=Raw(view(table, seat)) if match else None,
        question=question(table, acting),
        topic=compute_once(table, "topic", lambda: topic(table)),
        choices=compute_once(table, "choices", lambda: encode_part(accepted_choices(table))) if acting else [],
        score=score_for(table, seat) if match else table.stored_score,
        action_count=len(table.line),
        log_from=unchanged_count,
        log=compute_once(
            table,
            ("log", unchanged_count, reader),
            lambda: encode_part(log(table.game, table.line[unchanged_count:], seat, unchanged_count)),
        ),
        turns_from=turns_from,
        turns=compute_once(table, ("turns", turns_from, reader), lambda: encode_part(turns(table, seat, turns_from))),
        can_undo=activity.can_undo(guest),
        can_redo=acting and activity.can_redo,
        is_owner=guest is not None and guest == table.description.owner,
        corrections=table.description.corrections,
        next=table.next,
        origin=table.description.origin,
        hints=table.hints,
        hints_used=table.hints_used,
        activity=activity.state(seat),
        ending=ending(table) if phase == "over" else None,
        day=day_of(table.description.occasion),
        challenge=challenged_game(table.description.occasion) is not None,
        read_only=table.read_only,
        reply=reply,
    )


def encode_part(message: Any) -> Any:
    """Encode a part of a message, so that it can be cached for all viewers."""
    return Raw(encode(message))


def question(table: Table, acting: bool) -> Sentence:
    """Return the question to the viewer to act; others only learn whose turn it is, to keep secrets."""
    if table.read_only:
        return sentence(table.rules_changed_error.reason)
    if table.match is None:
        return Sentence("server-not-started")
    if table.confirming_seat is not None:
        return Sentence("server-waits-for-yes", {"seat": table.confirming_seat})
    own_question = table.activity.question(acting)
    if own_question is not None:
        return own_question
    if acting or table.match.over:
        return sentence(
            errors.Sentence("game-over") if table.match.over else table.game.wording.question(table.loaded_match.state)
        )
    return Sentence("server-waits", {"seat": table.turn})


def topic(table: Table) -> str | None:
    """Return the section of the rules that matters now."""
    return table.game.wording.topic(table.loaded_match.state) if table.match and not table.match.over else None


def accepted_choices(table: Table) -> list[Choice]:
    """Return the legal actions that are accepted now; unless all are accepted, each has no `next`."""
    legal, accepted = legal_choices(table.loaded_match, table.loaded_match.state), table.activity.accepted_decisions()
    if accepted is None:
        return legal
    return [msgspec.structs.replace(each, next=[]) for each in legal if each.text in accepted]


def score_for(table: Table, seat: int | None) -> Score:
    """Return the score sheet as a seat may see it, encoded once for viewers with the same view.

    Highlights take longer to compute than the rest of the sheet, so a running game sends them on request only.
    """
    match = table.loaded_match
    secret = compute_once(table, "secret", lambda: match.secret)
    viewer = seat if secret else None
    full_score = compute_once(table, "score", lambda: score(match, highlights=match.over))
    return compute_once(
        table, ("score", viewer), lambda: cast(Score, encode_part(mask_score(full_score, secret, viewer)))
    )


def previews(match: Match, seat: int, codes: Sequence[int], seed: int, *, highlights: bool) -> list[Preview]:
    """Return the immediate effects of actions of the seat to move, as far as that seat may know."""
    sources, secret = match.game.wording.sources(match.state), match.secret
    result = []
    for each in try_actions(match, codes, seed, highlights=highlights):
        lines = zip(sources, each.changes, each.highlights)
        rows = [Row(source, row.tolist(), squares) for source, row, squares in lines if row.any()]
        visible_rows = [mask_row(row, secret, seat) for row in rows]
        action = match.decode(each.code)
        result.append(
            Preview(
                action_json(action),
                [row for row in visible_rows if any(row.points)],
                move_sentence(match, action, each.events),
            )
        )
    return result


def log(game: Game, line: Sequence[Entry], seat: int | None, start: int) -> list[LogEntry]:
    """Return actions as log entries, numbered from `start` + 1, with the events that a seat may see."""
    return [
        LogEntry(
            index=index,
            seat=entry.seat,
            action=stored_action_json(game, entry.text),
            text=entry.text,
            forced=entry.forced,
            events=[VisibleEvent(event.kind, event.facts) for event in entry.events if event.visible_to(seat)],
            thought=entry.thought,
            sentence=entry.sentence,
        )
        for index, entry in enumerate(line, start=start + 1)
    ]


def unchanged_turns(table: Table, unchanged_count: int) -> int:
    """Return how many turns cannot have changed.

    A turn cannot have changed if the next one begins within the unchanged actions.
    """
    return max(0, bisect(table.turn_starts, unchanged_count - 1) - 1)


def has_secrets(table: Table, turns_from: int) -> bool:
    """Return whether some seats may not see all events from a turn on, so that logs differ."""

    def look() -> bool:
        entries = table.line[table.turn_starts[turns_from] :] if table.line else []
        return any(event.seats != EVERYONE for entry in entries for event in entry.events)

    return compute_once(table, ("secrets", turns_from), look)


def turns(table: Table, seat: int | None, start: int) -> list[Turn]:
    """Return the turns after the first `start`, with what a seat may know about them."""
    starts, turn = table.turn_starts, table.turn
    result = []
    for number, (first, end) in enumerate(zip(starts[start:], [*starts[start + 1 :], len(table.line)]), start + 1):
        entries = table.line[first:end]
        mover = entries[0].seat
        events = [event for entry in entries for event in entry.events if event.visible_to(seat)]
        over = end < len(table.line) or turn != mover or ends_turn(table.game, entries[-1])
        result.append(
            Turn(
                number,
                mover,
                first + 1,
                end,
                over,
                [sentence(each) for each in describe_turn(table.game, mover, events)],
            )
        )
    return result


def ending(table: Table) -> Sentence | None:
    """Return why the game ended: the last event that says so."""
    kinds = table.game.wording.ending_kinds
    events = (event for entry in reversed(table.line) for event in reversed(entry.events) if event.kind in kinds)
    return next((Sentence(f"ended-{event.kind}", dict(event.facts)) for event in events), None)


def past(table: Table, at: int, seat: int | None, line: Sequence[Action] = (), reply: int | None = None) -> Past:
    """Return the table as a seat saw it after the first `at` actions, or after a further line from there."""
    match = table.loaded_match.at(at)
    at = min(max(at, len(match.history)), len(table.line))
    match.play_line(line)
    to_move = match.to_move
    return Past(
        table=table.description.id,
        at=at,
        action_count=len(table.line),
        seat=seat,
        turn=to_move,
        view=Raw(msgspec.json.encode(match.view(seat))),
        question=sentence(match.question())
        if to_move is None or to_move == seat
        else Sentence("server-waits", {"seat": to_move}),
        score=mask_score(score(match, highlights=True), match.secret, seat),
        log=log(table.game, table.line[max(0, at - 1) : at], seat, max(0, at - 1)),
        reply=reply,
    )
