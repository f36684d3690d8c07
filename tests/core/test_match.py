"""`Match`: playing, undo, storing."""

import errno
import json
import math
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.market import GAME as MARKET
from tests.market.table import Draw, EndTurn, Pay, Swap
from tests.play import play_randomly, random_match

import townwright
from townwright import (
    AmbiguousAction,
    BadFile,
    IllegalAction,
    Match,
    NotPossible,
    ScoreRow,
    Sentence,
    TownwrightError,
    UnreadableAction,
)
from townwright.core.action import Action
from townwright.core.match import STRIDE
from townwright.core.match_file import (
    MAX_ACTION_LENGTH,
    MAX_ACTIONS,
    MAX_NAME_LENGTH,
    MAX_REDEALS,
    MatchFile,
    Snapshot,
)
from townwright.core.registry import games
from townwright.core.state import layout_digest, to_bytes

CARDS = "circle_the_wagons"
#: With this seed the first player holds amber, beryl and diamond, and amber is on offer.
SEED = 1
#: From there to the first player holding coral and diamond: a swap would take both.
TO_TWO_STONES = ["swap", "pay amber", "pay beryl", "end turn", "draw", "end turn", "end turn", "draw", "end turn"]


def market(**options: str) -> Match:
    return Match(MARKET, ["Ada", "Bo"], SEED, options)


def match_after(*actions: str) -> Match:
    """Return a match after these decisions, one by one."""
    match = market()
    for action in actions:
        match.play(action)
    return match


def texts(match: Match) -> list[str]:
    return [action.text for action in match.actions]


def legal(match: Match) -> list[str]:
    return [action.text for action in match.legal]


def everything(match: Match) -> Any:
    """Return the whole content of a match, to compare before and after."""
    return (
        to_bytes(match.states),
        list(match.history),
        match.codes,
        match.undo_seat,
        match.can_redo,
        [(to_bytes(step.before), step.number) for step in match._undo_points],
    )


# Playing


@pytest.mark.parametrize("action", ["swap", Swap(), 1, " SWAP "])
def test_an_action_is_given_as_text_as_an_action_or_as_a_number(action: str | Action | int) -> None:
    match = market()
    (played,) = match.play(action)
    assert (played.number, played.seat, played.action, played.forced) == (1, 0, Swap(), False)
    assert legal(match) == ["pay amber", "pay beryl"]


def test_playing_returns_the_action_and_the_forced_ones_after_it() -> None:
    match = match_after(*TO_TWO_STONES)
    played = match.play("swap")
    assert [(each.action.text, each.forced) for each in played] == [
        ("swap", False),
        ("pay coral", True),
        ("pay diamond", True),
    ]
    assert [each.number for each in match.history] == list(range(1, len(match.history) + 1))


def test_text_may_be_cut_short_where_it_fits_one_action_only() -> None:
    match = match_after("draw")
    match.play("end")
    assert texts(match) == ["draw", "end turn"]
    with pytest.raises(AmbiguousAction):
        match_after("swap").play("pay")


class Sing(Action, frozen=True, tag="sing"):
    form = "sing"


@pytest.mark.parametrize(
    "action", ["sing", "pay", "swap swap", "", "end turn", Sing(), Pay("amber"), Pay("mud"), EndTurn()]
)
def test_an_illegal_action_has_no_code(action: str | Action) -> None:
    match = market()
    assert match.find(action) is None
    assert action not in match.legal
    with pytest.raises(TownwrightError):
        match.code_of(action)


@pytest.mark.parametrize("field", [None, -1, 10**30, 1.5, math.nan, "x", True, [], {}, (1, 2)], ids=repr)
@pytest.mark.parametrize("name", games())
def test_no_game_reads_an_action_with_fields_of_another_type(name: str, field: Any) -> None:
    match = Match(name, seed=3)
    for kind in match.game.wording.kinds:
        action = kind(**{each.name: field for each in msgspec.structs.fields(kind)})
        code = match.find(action)
        assert code is None or match.decode(code) == action


@pytest.mark.parametrize("field", [7, None, []])
def test_an_action_with_a_field_of_another_type_has_no_code(field: Any) -> None:
    assert market().find(Pay(field)) is None
    assert Pay(field) not in market().legal


def test_ambiguous_text_has_no_code() -> None:
    match = match_after("swap")
    assert match.find("pay") is None and match.find("paint") is None and match.find("pay amber") is not None
    with pytest.raises(AmbiguousAction):
        match.code_of("pay")
    with pytest.raises(UnreadableAction):
        match.code_of("paint")


def test_ending_the_turn_is_asked_although_nothing_else_is_possible() -> None:
    match = market()
    match.play("draw")
    assert legal(match) == ["end turn"]
    assert texts(match) == ["draw"]


@pytest.fixture
def registered_market(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registers the market as an installed game."""
    monkeypatch.setitem(games(), "market", MARKET)


def test_a_choice_without_alternative_is_made_at_the_very_beginning_too(registered_market: None) -> None:
    match = market(hand="none")
    assert [(each.action, each.forced, each.seat) for each in match.history] == [(Draw(), True, 0)]
    assert legal(match) == ["end turn"]
    again = Match.from_file(match.file)
    assert everything(again) == everything(match)
    assert everything(match.at(1)) == everything(match)


def test_the_events_of_an_action_come_with_it() -> None:
    match = market()
    (played,) = match.play("draw")
    assert [(event.kind, event.facts) for event in played.events] == [
        ("drew", {"seat": 0}),
        ("saw", {"seat": 0, "colour": "$colour-diamond"}),
    ]
    assert [event.visible_to(1) for event in played.events] == [True, False]


def test_a_seat_sees_only_what_it_may() -> None:
    match = market()
    mine, theirs, watcher = match.view(0), match.view(1), match.view()
    assert mine.hand == {"amber": 1, "beryl": 1, "coral": 0, "diamond": 1}  # type: ignore[attr-defined]
    assert theirs.hand == {"amber": 0, "beryl": 1, "coral": 0, "diamond": 2}  # type: ignore[attr-defined]
    assert watcher.hand is None  # type: ignore[attr-defined]


# Playing a line


def test_a_line_is_played_in_one_go() -> None:
    match = market()
    played = match.play_line(["swap", "pay amber", "pay beryl"])
    assert [each.action.text for each in played] == texts(match) == ["swap", "pay amber", "pay beryl"]
    assert legal(match) == ["end turn"]


@pytest.mark.parametrize(
    "line", [[Swap(), "pay beryl", Pay("diamond")], ["swap", 4, 6], [1, Pay("beryl"), "PAY DIAMOND"]]
)
def test_a_line_may_mix_texts_actions_and_numbers(line: list[str | Action | int]) -> None:
    match = market()
    match.play_line(line)
    assert texts(match) == ["swap", "pay beryl", "pay diamond"]


def test_text_may_be_a_shorthand_for_several_decisions() -> None:
    match = market()
    match.play("swap for diamond and amber")
    assert texts(match) == ["swap", "pay amber", "pay diamond"]


@pytest.mark.parametrize("line", [["swap", "pay diamond", "pay amber"], [Swap(), Pay("diamond"), Pay("amber")]])
def test_decisions_in_any_order_are_sorted(line: list[str | Action | int]) -> None:
    match = market()
    match.play_line(line)
    assert texts(match) == ["swap", "pay amber", "pay diamond"]


def test_decisions_in_any_order_are_sorted_after_the_first_of_them_was_played() -> None:
    match = market()
    match.play("swap")
    match.play_line(["pay diamond", "pay beryl"])
    assert texts(match) == ["swap", "pay beryl", "pay diamond"]


@pytest.mark.parametrize(
    "named",
    [
        [],
        ["pay coral"],
        ["pay diamond"],
        ["pay coral", "pay diamond"],
        ["pay diamond", "pay coral"],
        [Pay("diamond"), Pay("coral")],
    ],
)
def test_forced_decisions_may_be_named_in_any_order_or_left_out(named: list[str | Action | int]) -> None:
    match = match_after(*TO_TWO_STONES)
    match.play_line(["swap", *named])
    assert texts(match)[-3:] == ["swap", "pay coral", "pay diamond"]
    assert legal(match) == ["end turn"]


def test_a_forced_decision_may_be_named_as_a_number() -> None:
    match = match_after(*TO_TWO_STONES)
    match.play_line([1, 5, 6])
    assert texts(match)[-3:] == ["swap", "pay coral", "pay diamond"]


def test_a_forced_draw_of_the_next_player_may_be_named() -> None:
    line = ["swap", "pay amber", "pay beryl", "end turn", "draw"]
    named, left_out = match_after(*line), match_after(*line)
    assert named.play_line(["end turn", "draw"])[-1].forced
    left_out.play("end turn")
    assert everything(named) == everything(left_out)


@pytest.mark.parametrize(
    "line",
    [
        ["swap", "pay coral"],
        ["swap", "pay amber", "pay amber"],
        ["swap", "pay diamond", "pay diamond"],
        ["swap", "pay amber", "end turn"],
        ["swap", "dance"],
        ["swap for amber and coral"],
        ["pay amber", "pay beryl"],
        ["swap", 77],
        ["swap", Pay("granite")],
    ],
)
def test_a_line_is_played_as_a_whole_or_not_at_all(line: list[str | Action | int]) -> None:
    match = market()
    match.play("swap")
    match.undo()
    before = everything(match)
    assert match.can_redo
    with pytest.raises(TownwrightError):
        match.play_line(line)
    assert everything(match) == before
    match.redo()
    assert texts(match) == ["swap"]


def test_no_player_can_look_at_a_draw_and_go_back() -> None:
    """What led to a draw stays played when the rest of the line is refused."""
    match = market()
    before = len(match.history)
    revealed = int(match.state.revealed)
    with pytest.raises(TownwrightError):
        match.play_line(["swap", "pay amber", "pay beryl", "end turn", "pay diamond"])
    assert int(match.state.revealed) > revealed
    assert texts(match)[before:][:3] == ["swap", "pay amber", "pay beryl"]
    assert match.undo_seat is None


@pytest.mark.parametrize(
    ("line", "played"),
    [
        (["draw", "swap"], ["draw"]),
        (["swap", "pay amber", "pay beryl", "draw"], ["swap", "pay amber", "pay beryl"]),
        (["draw", "end turn", "swap", "dance"], ["draw"]),
    ],
)
def test_a_line_refused_after_a_reveal_stays_played_up_to_it(line: list[str], played: list[str]) -> None:
    """Players cannot look at a draw and then undo."""
    match = market()
    match.play("swap")
    match.undo()
    with pytest.raises(TownwrightError):
        match.play_line(line)
    assert texts(match) == played
    assert legal(match) == ["end turn"]
    assert (match.undo_seat, match.can_redo) == (None, False)
    assert everything(match) == everything(match_after(*played))


def test_nothing_stays_half_played_when_something_else_goes_wrong() -> None:
    match = market()
    before = everything(match)
    with pytest.raises((TypeError, AttributeError)):
        match.play_line(["swap", "pay amber", None])  # type: ignore[list-item]
    assert everything(match) == before


def test_an_empty_line_does_nothing() -> None:
    match = market()
    before = everything(match)
    assert match.play_line([]) == []
    assert everything(match) == before


def test_a_line_that_goes_on_after_the_end_is_refused() -> None:
    match = random_match(MARKET, 3)
    before = everything(match)
    for line in (["draw"], ["pay amber", "pay beryl"], [0]):
        with pytest.raises(IllegalAction):
            match.play_line(line)
    assert everything(match) == before


# The legal actions


def test_legal_actions_are_a_sequence() -> None:
    match = Match(CARDS, seed=7)
    assert len(match.legal) == 15
    assert match.legal[0] == next(iter(match.legal))
    assert match.legal[-1] == list(match.legal)[14]
    assert match.legal[1:3] == list(match.legal)[1:3]
    assert next(reversed(match.legal)) == match.legal[14]
    assert match.legal.index(match.legal[3]) == 3


def test_legal_actions_support_in() -> None:
    legal: Any = market().legal
    assert "swap" in legal
    assert Swap() in legal
    assert "end turn" not in legal
    assert EndTurn() not in legal
    assert "dance" not in legal
    assert "" not in legal
    assert 1 not in legal


def test_legal_actions_have_a_readable_repr() -> None:
    assert repr(market().legal) == "<LegalActions 2: draw, swap>"
    assert repr(Match(CARDS, seed=7).legal).endswith(", …>")


def test_an_action_without_a_reason_of_its_own_is_simply_not_possible_now() -> None:
    match = market()
    assert match.why_not("end turn") == Sentence("not-legal", {"text": "end turn"})
    assert match.why_not(Pay("granite")) == Sentence("no-such-colour", {"colour": "granite"}, MARKET.package)
    assert match.why_not("swap") is None


# Undo


def test_undo_without_a_decision_is_refused() -> None:
    match = market()
    assert match.undo_seat is None
    with pytest.raises(NotPossible) as caught:
        match.undo()
    assert caught.value.reason.message == "nothing-to-undo"


def test_decisions_are_undone_and_redone_one_by_one() -> None:
    match = market()
    stages = [everything(match)[0]]
    for text in ("swap", "pay amber"):
        match.play(text)
        stages.append(everything(match)[0])
    for stage in reversed(stages[:-1]):
        assert match.undo_seat == 0
        match.undo()
        assert everything(match)[0] == stage
    assert match.history == []
    for stage in stages[1:]:
        match.redo()
        assert everything(match)[0] == stage
    assert not match.can_redo


def test_undo_stops_where_a_player_learned_something() -> None:
    match = market()
    match.play("draw")
    assert match.undo_seat is None
    with pytest.raises(NotPossible) as caught:
        match.undo()
    assert caught.value.reason.message == "undo-ends-here"
    assert texts(match) == ["draw"]


def test_undo_reaches_back_to_the_reveal_but_not_beyond() -> None:
    match = match_after("draw", "end turn")
    match.undo()
    assert texts(match) == ["draw"]
    with pytest.raises(NotPossible):
        match.undo()


def test_undo_stops_at_the_last_action_of_another_seat() -> None:
    match = match_after("draw", "end turn", "swap")
    assert match.undo_seat == 1
    match.undo()
    assert match.undo_seat is None
    with pytest.raises(NotPossible) as caught:
        match.undo()
    assert caught.value.reason.message == "undo-ends-here"
    assert texts(match) == ["draw", "end turn"]


def test_the_last_seat_may_undo_until_another_one_acts() -> None:
    match = match_after("draw", "end turn")
    assert (match.to_move, match.undo_seat) == (1, 0)


def test_only_the_seat_that_decided_may_undo() -> None:
    match = market()
    match.play("swap")
    with pytest.raises(NotPossible):
        match.undo(1)
    assert texts(match) == ["swap"]
    match.undo(0)
    assert texts(match) == []


def test_a_forced_draw_reveals_and_ends_undo() -> None:
    match = match_after("swap", "pay amber", "pay beryl", "end turn", "draw")
    match.play("end turn")
    assert match.history[-1].forced
    assert match.undo_seat is None


def test_forced_actions_are_undone_and_redone_with_their_decision() -> None:
    match = Match(CARDS, seed=2)
    while not (match.history and match.history[-1].forced):
        match.play(match.legal[0])
    *_, decision, forced = texts(match)
    assert forced.startswith("take")
    before = everything(match)[:3]
    match.undo()
    assert decision in legal(match)
    match.redo()
    assert everything(match)[:3] == before


def test_a_new_decision_clears_redo() -> None:
    match = market()
    match.play("swap")
    match.undo()
    match.play("draw")
    assert not match.can_redo
    with pytest.raises(NotPossible) as caught:
        match.redo()
    assert caught.value.reason.message == "nothing-to-redo"


def test_undo_and_redo_through_a_whole_game_change_nothing() -> None:
    match = Match(CARDS, seed=12)
    while not match.over:
        play_randomly(match, len(match.history), most=1)
        before = everything(match)
        match.undo()
        match.redo()
        assert everything(match) == before


# Earlier moments


@pytest.mark.parametrize("game", [CARDS, MARKET], ids=["circle_the_wagons", "market"])
def test_the_match_as_it_was_earlier(game: Any) -> None:
    match = Match(game, seed=5)
    stages = [everything(match)[:3]]
    while not match.over:
        played = match.play(match.legal[-1])
        stages += [None] * (len(played) - 1) + [everything(match)[:3]]
    after = everything(match)
    for number, stage in enumerate(stages, start=len(match.history) - len(stages) + 1):
        earlier = match.at(number)
        assert len(earlier.history) == number
        assert stage is None or everything(earlier)[:3] == stage
    assert everything(match.at(len(match.history))) == after == everything(match)


# Storing


def test_a_match_file_is_json_with_everything_it_takes_to_replay() -> None:
    match = Match(CARDS, ["Ada", "Bo"], 7, {"tie": "guns"})
    match.play(match.legal[0])
    data = msgspec.json.decode(match.to_json())
    assert data == {
        "format": "townwright match",
        "game": "circle_the_wagons",
        "rules": match.game.version,
        "options": {"boom_or_bust": "flat", "holes": "ignored", "tie": "guns"},
        "players": ["Ada", "Bo"],
        "seed": "7",
        "actions": [match.actions[0].text],
    }


@pytest.mark.parametrize("most", [0, 1, 7, None])
def test_a_saved_match_is_loaded_as_it_was(tmp_path: Path, most: int | None) -> None:
    match = play_randomly(Match(CARDS, ["Ada", "Bö 木"], 7, {"holes": "counted"}), 7, most)
    match.save(tmp_path / "match.json")
    again = townwright.load(tmp_path / "match.json")
    assert everything(again) == everything(match)
    assert (again.players, again.options, again.seed) == (match.players, match.options, match.seed)
    assert again.score_sheet == match.score_sheet
    assert again.to_json() == match.to_json()


def test_a_match_from_codes_equals_the_match_of_its_actions() -> None:
    for game in (townwright.game(CARDS), MARKET):
        match = random_match(game, 3)
        codes = [game.wording.encode(action) for action in match.actions]
        again = Match.from_codes(game, match.players, match.seed, match.options, codes)
        assert everything(again) == everything(match)


@pytest.mark.parametrize("options", [{}, {"hand": "none"}])
def test_opening_with_a_snapshot_equals_replaying(options: dict[str, str], registered_market: None) -> None:
    match = Match(MARKET, 3, 8, options)
    while not match.over:
        play_randomly(match, len(match.history), most=1)
        quick, slow = Match.from_file(match.file, match.snapshot()), Match.from_file(match.file)
        assert everything(slow) == everything(match)
        assert to_bytes(quick.states) == to_bytes(match.states)
        assert (texts(quick), quick.codes, quick.undo_seat) == (texts(match), match.codes, match.undo_seat)
        assert [each.seat for each in quick.history] == [each.seat for each in match.history]
        if match.undo_seat is not None:
            quick.undo()
            slow.undo()
            assert to_bytes(quick.states) == to_bytes(slow.states)


def test_a_snapshot_avoids_the_replay() -> None:
    match = play_randomly(Match(CARDS, seed=4), 4, most=12)
    file = match.file
    number = len(msgspec.msgpack.decode(match.snapshot(), type=Snapshot).seats)
    assert 0 < number < len(file.actions)
    file.actions[: number - 1] = ["start 0"] * (number - 1)  # would not replay
    assert to_bytes(Match.from_file(file, match.snapshot()).states) == to_bytes(match.states)
    with pytest.raises(BadFile):
        Match.from_file(file)


def with_changes(snapshot: bytes, **changes: Any) -> bytes:
    return msgspec.msgpack.encode({**msgspec.msgpack.decode(snapshot), **changes})


@pytest.mark.parametrize(
    "changes",
    [
        {"layout": layout_digest(MARKET.rules.state)},
        {"layout": ""},
        {"rules": 0},
        {"state": b""},
        {"state": b"too short"},
        {"seats": [0] * 99},
        {"seats": "nobody"},
    ],
)
def test_a_snapshot_that_does_not_fit_is_ignored(changes: dict[str, Any]) -> None:
    match = play_randomly(Match(CARDS, seed=4), 4, most=12)
    again = Match.from_file(match.file, with_changes(match.snapshot(), **changes))
    assert everything(again) == everything(match)


@pytest.mark.parametrize("snapshot", [b"", b"\xc1", b"nonsense", b"\x80"])
def test_a_broken_snapshot_is_ignored(snapshot: bytes) -> None:
    match = play_randomly(Match(CARDS, seed=4), 4, most=12)
    assert everything(Match.from_file(match.file, snapshot)) == everything(match)


def test_a_truncated_snapshot_is_ignored() -> None:
    match = play_randomly(Match(CARDS, seed=4), 4, most=5)
    whole = match.snapshot()
    for end in range(0, len(whole), 97):
        assert everything(Match.from_file(match.file, whole[:end])) == everything(match)


def match_file(**changes: Any) -> MatchFile:
    file = play_randomly(Match(CARDS, ["Ada", "Bo"], 7), 7, most=5).file
    return msgspec.structs.replace(file, **changes)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"rules": 0}, "other-rules-version"),
        ({"rules": 10**40}, "other-rules-version"),
        ({"rules": 0, "options": {"wind": "north"}}, "other-rules-version"),
        ({"game": "chess"}, "no-such-game"),
        ({"players": ["Ada"]}, "bad-player-count"),
        ({"options": {"wind": "north"}}, "no-such-option"),
        ({"options": {"tie": "dice"}}, "no-such-choice"),
        ({"actions": ["start 99"]}, "bad-action-in-file"),
        ({"actions": ["dance"]}, "bad-action-in-file"),
        ({"actions": ["start"]}, "bad-action-in-file"),
    ],
)
def test_an_invalid_match_file_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(TownwrightError) as caught:
        Match.from_file(match_file(**changes))
    assert caught.value.reason.message == message
    assert "\n" not in str(caught.value)


def test_the_versions_of_the_rules_are_named() -> None:
    with pytest.raises(BadFile) as caught:
        Match.from_file(match_file(rules=77))
    assert "version 77" in str(caught.value)


def test_a_bad_action_in_a_file_is_named_in_the_readers_language() -> None:
    file = match_file()
    file.actions[2] = "take 99"
    with pytest.raises(BadFile) as caught:
        Match.from_file(file)
    assert str(caught.value).startswith("Can’t play action 3 of the file, “take 99”: There is no card 99")
    assert "Eine Karte 99 gibt es nicht" in caught.value.reason.say("de")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not-json"),
        (b"hello", "not-json"),
        (b"\xff\xfe\x00", "not-json"),
        (b"[" * 100_000, "not-json"),
        (b"1" * 5000, "not-json"),
        (b"{}", "not-a-match-file"),
        (b"[]", "not-a-match-file"),
        (b"null", "not-a-match-file"),
        (b'{"format": "chess"}', "not-a-match-file"),
    ],
)
def test_a_file_that_is_not_a_match_file_is_refused(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(content)
    with pytest.raises(BadFile) as caught:
        townwright.load(path)
    assert caught.value.reason.message == message


@pytest.mark.parametrize("name", ["missing.json", ".", "missing/match.json", "\0"])
def test_an_unreadable_file_is_reported(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadFile) as caught:
        townwright.load(tmp_path / name)
    assert caught.value.reason.message == "cannot-read"


def test_saving_where_there_is_no_folder(tmp_path: Path) -> None:
    with pytest.raises(NotPossible) as caught:
        market().save(tmp_path / "missing" / "match.json")
    assert caught.value.reason.message == "cannot-write"
    assert list(tmp_path.iterdir()) == []


def test_saving_over_a_folder(tmp_path: Path) -> None:
    (tmp_path / "match.json").mkdir()
    with pytest.raises(NotPossible):
        market().save(tmp_path / "match.json")
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_a_full_disk_leaves_the_older_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    match = Match(CARDS, seed=3)
    match.save(path)
    older = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    match.play(match.legal[0])
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(NotPossible) as caught:
            match.save(path)
    assert os.strerror(errno.ENOSPC) in str(caught.value)
    assert path.read_bytes() == older
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]
    match.save(path)
    assert len(townwright.load(path).history) == 1


# A new match


def test_a_match_without_a_seed_gets_one_that_can_be_stored() -> None:
    seeds = {Match(CARDS).seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(0 <= seed < 2**64 for seed in seeds)
    assert max(seeds) >= 2**53, "all bits of the generator are used"


def test_a_seed_is_a_string_of_digits_in_a_file_and_keeps_all_its_bits() -> None:
    match = Match(CARDS, seed=2**64 - 5)
    match.play(match.legal[0])
    match.redeal(0, 2**64 - 7)
    data = json.loads(match.to_json())
    assert (data["seed"], data["reseeds"][0]["seed"]) == (str(2**64 - 5), str(2**64 - 7))
    assert Match.from_data(data).states.tobytes() == match.states.tobytes()
    assert Match(CARDS, seed=2**63 - 5).states.tobytes() != Match(CARDS, seed=2**64 - 5).states.tobytes()


def test_a_file_with_numbers_as_seeds_replays_to_the_same_match() -> None:
    match = Match(CARDS, seed=2**53 - 1)
    match.play(match.legal[0])
    match.redeal(0, 12)
    data = json.loads(match.to_json())
    data["seed"], data["reseeds"][0]["seed"] = 2**53 - 1, 12
    assert Match.from_data(data).states.tobytes() == match.states.tobytes()


@pytest.mark.parametrize("bad", [2**64, str(2**64), "-1", "x", "", "1.5", "9" * 21])
def test_a_file_with_a_bad_seed_is_refused(bad: Any) -> None:
    data = json.loads(Match(CARDS, seed=1).to_json())
    for changed in ({"seed": bad}, {"reseeds": [{"after": 0, "seat": 0, "seed": bad}]}):
        with pytest.raises(BadFile):
            Match.from_data(data | changed)


def test_a_file_has_bounds() -> None:
    """However large a file is, reading it takes bounded work."""
    data = json.loads(Match(CARDS, seed=1).to_json())
    redeal = {"after": 0, "seat": 0, "seed": 1}
    assert len(Match.from_data(data | {"reseeds": [redeal] * MAX_REDEALS}).redeals) == MAX_REDEALS
    for longest in ({"actions": ["x"] * MAX_ACTIONS}, {"actions": ["x" * MAX_ACTION_LENGTH]}):
        with pytest.raises(BadFile, match="action 1 "):  # it is read, and then replayed
            Match.from_data(data | longest)
    longest_names = ["x" * MAX_NAME_LENGTH] * len(data["players"])
    assert Match.from_data(data | {"players": longest_names}).people == longest_names
    for beyond in (
        {"reseeds": [redeal] * (MAX_REDEALS + 1)},
        {"actions": ["x"] * (MAX_ACTIONS + 1)},
        {"actions": ["x" * (MAX_ACTION_LENGTH + 1)]},
        {"players": ["x" * (MAX_NAME_LENGTH + 1)] * len(data["players"])},
    ):
        with pytest.raises(BadFile, match="not a match file"):
            Match.from_data(data | beyond)


def test_the_number_of_redeals_is_limited() -> None:
    match = Match(CARDS, seed=1)
    for _ in range(MAX_REDEALS):
        match.redeal(0)
    with pytest.raises(NotPossible, match=str(MAX_REDEALS)):
        match.redeal(0)


# Earlier moments


def test_looking_back_replays_few_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    match, repeated = random_match("circleville", 2, 2), [0]
    repeat = Match._repeat

    def count(self: Match, code: int) -> None:
        repeated[0] += 1
        repeat(self, code)

    monkeypatch.setattr(Match, "_repeat", count)
    expected = {len(each.history): each.states.tobytes() for each in match.replay()}
    match.at(len(match.history))
    for number in (*range(0, len(match.history), 7), len(match.history)):
        repeated[0] = 0
        earlier = match.at(number)
        assert repeated[0] <= STRIDE
        assert (len(earlier.history), earlier.states.tobytes()) == (number, expected[number])
        assert [each.action for each in earlier.history] == match.actions[:number]


def test_earlier_moments_after_undo_show_what_was_played_instead() -> None:
    match = play_randomly(Match("circleville", 2, 1), 1, STRIDE + 10)
    match.at(len(match.history))
    while match.undo_seat is not None:
        before = len(match.history)
        match.undo()
        match.at(before)
        for code in match.codes[1:3]:
            match.play(code)
            assert match.at(len(match.history)).states.tobytes() == match.states.tobytes()
            match.undo()
    match.redeal(match.to_move or 0, 5)
    assert match.at(len(match.history)).states.tobytes() == match.states.tobytes()


def test_players_have_names() -> None:
    assert Match(CARDS, seed=1).players == ["Player 1", "Player 2"]
    assert Match(MARKET, 3, seed=1).players == ["Player 1", "Player 2", "Player 3"]
    assert Match(CARDS, ("Ada", "Bo"), seed=1).players == ["Ada", "Bo"]


def test_a_match_says_who_is_to_move() -> None:
    match = market()
    assert repr(match) == "<Match market, seed 1, 0 actions, Ada to move>"
    assert repr(play_randomly(match, 1)).endswith(", over>")


def test_tie_breaks_come_with_the_sheet() -> None:
    assert market().tie_breaks == [ScoreRow("held", [3, 3])]
    assert Match(CARDS, seed=1).tie_breaks == []


def test_a_competitive_game_has_no_target() -> None:
    assert market().target is None


def test_a_game_without_highlights_has_none() -> None:
    assert market().highlights == [[], []]


def test_scores_are_the_sums_of_the_sheet_at_any_time() -> None:
    match = market()
    while not match.over:
        assert match.scores == [sum(row.points[seat] for row in match.score_sheet) for seat in range(2)]
        play_randomly(match, 1, most=1)
    assert set(match.ranks) <= {1, 2}


# Playing on


def test_a_line_may_be_limited_to_one_seat() -> None:
    match = match_after(*TO_TWO_STONES[:3])
    seat = match.to_move
    assert seat is not None
    before = everything(match)
    with pytest.raises(NotPossible, match="’s turn"):
        match.play_line(TO_TWO_STONES[3:4], seat=1 - seat)
    with pytest.raises(NotPossible, match="’s turn"):
        match.play_line(TO_TWO_STONES[3:5], seat=seat)
    assert everything(match) == before
    assert match.play_line(TO_TWO_STONES[3:4], seat=seat)


def test_continuing_redeals_and_the_file_records_it() -> None:
    whole = random_match("sprawlopolis", 5, 3)
    middle = whole.at(8)
    view = middle.view(middle.to_move)
    middle.redeal(middle.to_move or 0, 99)
    assert middle.view(middle.to_move) == view
    assert middle.undo_seat is None
    played_on = play_randomly(middle, 3)
    again = Match.from_data(msgspec.json.decode(played_on.to_json()))
    assert to_bytes(again.states) == to_bytes(played_on.states)
    assert again.at(12).view(0) == played_on.at(12).view(0)
    quick = Match.from_file(played_on.file, played_on.snapshot())
    assert to_bytes(quick.states) == to_bytes(played_on.states)
    assert quick.file == played_on.file
    other = whole.at(8)
    other.redeal(other.to_move or 0, 100)
    assert to_bytes(other.states) != to_bytes(whole.at(8).states)


@pytest.mark.parametrize(("after", "seat"), [(999, 0), (3, 9), (3, 3)])
def test_a_file_with_an_impossible_redeal_is_refused(after: int, seat: int) -> None:
    data = msgspec.json.decode(random_match("sprawlopolis", 5, 3).to_json())
    data["reseeds"] = [{"after": after, "seat": seat, "seed": 1}]
    with pytest.raises(BadFile, match=f"redeals after action {after}"):
        Match.from_data(data)
