"""Messages for viewers."""

import random

import msgspec
import pytest
from tests.play import play_randomly
from tests.server.test_security import table_of

from townwright import Match
from townwright.core.game import Game
from townwright.core.registry import game, games
from townwright.core.turns import turn_starts
from townwright.server.storage.commands import Entry
from townwright.server.tables import presentation
from townwright.server.tables.action_json import legal_choices, stored_action_json
from townwright.server.tables.analyses import StoredJudgement
from townwright.server.tables.presentation import previews
from townwright.server.wire.actions import Turn
from townwright.server.wire.words import sentence
from townwright.server.workers.jobs import decide, pack_match


@pytest.mark.parametrize("game", games())
def test_choices_are_the_legal_actions_in_words(game: str) -> None:
    for seed in range(4):
        match = Match(game, seed=seed)
        while not match.over and len(match.history) < 120:
            listed = legal_choices(match, match.state)
            for each, action in zip(listed, match.legal, strict=True):
                remark = match.game.wording.remark(match.state, action)
                assert msgspec.json.decode(each.action, type=type(action)) == action
                assert each.text == action.text
                assert each.remark == (sentence(remark) if remark else None)
            play_randomly(match, seed, 3)


@pytest.mark.parametrize(("game", "players"), [(game, n) for game in games().values() for n in game.players])
def test_all_seats_of_an_open_game_see_the_same(game: Game, players: int) -> None:
    match = Match(game, players, seed=2)
    while game.wording.open_information and not match.over:
        assert all(
            game.wording.view(match.state, seat) == game.wording.view(match.state, None) for seat in range(match.seats)
        )
        play_randomly(match, 2, 1 + len(match.history) // 8)


@pytest.mark.parametrize("name", ["carrara", "sprawlopolis"])
def test_a_viewer_gets_only_the_turns_that_may_have_changed(name: str) -> None:
    """However the log grows or is undone, the turns kept and the turns sent are those of the whole log."""
    table, rng, since = table_of(Match(name, seed=2)), random.Random(2), 0
    shown: list[Turn] = []
    for step in range(12):
        if step % 4 == 3 and table.undo_seat is not None:
            table.record(table.undo(table.undo_seat))
        else:
            match = table.loaded_match
            assert match.to_move is not None
            command, _ = table.act(match.to_move, [rng.choice(match.codes)])
            assert command is not None
            table.record(command)
        if table.confirming_seat is not None and step % 4 != 2:
            table.record(table.confirm(table.confirming_seat))
        assert table.turn_starts == turn_starts(table.game, table.line)
        news = presentation.state(table, "guest0", None, since, lambda _: True)
        sent = msgspec.json.decode(msgspec.json.encode(news.turns), type=list[Turn])
        shown, since = [*shown[: news.turns_from], *sent], table.number
        assert shown == presentation.turns(table, 0, 0)
        assert len(sent) <= 4
    assert [each.number for each in shown] == list(range(1, len(shown) + 1))
    assert shown[0].first == 1 and shown[-1].last == len(table.line)


def test_a_finished_game_states_why_it_ended() -> None:
    table = table_of(play_randomly(Match("carrara", seed=2), 2))
    ending = presentation.state(table, "guest0", None, 0, lambda _: True).ending
    assert ending is not None and ending.message in ("ended-announced", "ended-last_built")
    assert presentation.state(table_of(Match("carrara", seed=2)), None, None, 0, lambda _: True).ending is None


@pytest.mark.parametrize("game", games())
def test_previews_are_differences_to_the_sheet_now(game: str) -> None:
    match = play_randomly(Match(game, seed=3, options={}), 3, 9)
    if match.to_move is None:
        return
    now = {row.source: row.points for row in match.score_sheet}
    for each, action in zip(previews(match, match.to_move, match.codes, 1, highlights=False), match.legal, strict=True):
        assert bytes(each.action) == msgspec.json.encode(action)
        after = {row.source: row.points for row in match.preview(action)}
        mine = match.to_move
        changes = {row.source: row.points[mine] for row in each.changes}
        assert each.sentence is not None
        for source, points in after.items():
            assert changes.get(source, 0) == points[mine] - now[source][mine]


def test_a_bot_action_without_an_event_has_a_sentence() -> None:
    """In Carrara no event describes the end of a purchase; at a table of bots a sentence does."""
    table = table_of(Match("carrara", seed=3))
    silent: list[Entry] = []
    while not silent:
        match = table.loaded_match
        assert match.to_move is not None
        command = table.act_with_reasons(match.to_move, decide(*pack_match(match), "builder"))
        assert command is not None
        assert all(entry.sentence is None for entry in command.entries if entry.events)
        silent = [entry for entry in command.entries if not entry.events]
        table.record(command)
    assert silent[0].text in ("done", "end turn")
    assert silent[0].sentence is not None
    assert silent[0].sentence.message == f"decision-{silent[0].text.replace(' ', '_')}"
    assert presentation.log(table.game, table.line, None, 0)[-1].sentence == table.line[-1].sentence


def test_stored_text_is_shown_as_json() -> None:
    """Even analyses from before actions had sentences, and actions that the rules no longer know."""
    carrara = game("carrara")
    old = {"number": 3, "seat": 1, "played": "build villa 3 in lucca", "best": "turn wheel", "mark": "mistake"}
    stored = {**old, "cost": 1.5, "chance_lost": 0.1, "chances": [0.5, 0.5], "leads": [2.0, -2.0], "reasons": []}
    sent = msgspec.json.decode(msgspec.json.encode(msgspec.convert(stored, StoredJudgement).to_wire(carrara)))
    told = msgspec.convert({**stored, "best_told": {"message": "move-pass", "arguments": {}}}, StoredJudgement)
    assert told.best_sentence is not None, "analyses are stored with the names of 0.1"
    assert "best_told" in msgspec.to_builtins(told)
    assert sent["best"] == {"action": {"action": "turn_wheel"}, "text": "turn wheel", "sentence": None}
    assert sent["played"]["action"] == {"action": "build", "type": "villa", "cost": 3, "city": "lucca"}
    assert stored_action_json(carrara, "bake bread") is None
    entry = Entry(0, "bake bread", False, ())
    (logged,) = presentation.log(carrara, [entry], None, 0)
    assert (logged.action, logged.text) == (None, "bake bread")


@pytest.mark.parametrize("each", games().values(), ids=lambda each: each.name)
def test_a_log_names_actions_as_the_choices_do(each: Game) -> None:
    match = play_randomly(Match(each, seed=5), 5, 30)
    entries = [Entry(played.seat, played.action.text, played.forced, ()) for played in match.history]
    for entry, action in zip(presentation.log(each, entries, None, 0), match.actions, strict=True):
        assert entry.action is not None
        assert msgspec.json.decode(entry.action, type=type(action)) == action
