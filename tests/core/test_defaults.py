"""Defaults, tested with a market that leaves out everything it may."""

import re
from dataclasses import replace

import msgspec
import numpy as np
import pytest
from tests.market import GAME as MARKET
from tests.market import rules, table

from townwright.core.contract import DEFAULT, Extras, Learning, Rules, Wording
from townwright.core.match import Match
from townwright.core.render import to_text
from townwright.core.state import new_states
from townwright.locale import LANGUAGES
from townwright.skeleton.my_game import GAME as SKELETON

PLAIN = replace(
    MARKET,
    name="plain_market",
    rules=Rules(
        state=rules.STATE,
        actions=rules.ACTIONS,
        max_legal=rules.MAX_LEGAL,
        max_length=rules.MAX_LENGTH,
        rows=rules.ROWS,
        always_ask=MARKET.rules.always_ask,
        setup=rules.setup,
        legal=rules.legal,
        apply=rules.apply,
        sheet=rules.sheet,
        redeal=rules.redeal,
    ),
    wording=Wording(
        kinds=table.KINDS,
        encode=table.encode,
        decode=table.decode,
        why_not=table.why_not,
        question=table.question,
        sources=table.sources,
        view=table.view,
        events=rules.Event,
        facts=rules.FACTS,
        topics=("goal", "turn"),
    ),
    learning=Learning.of_fields(rules.STATE, "offer", "left", "shown"),
    extras=Extras(),
)
SEATS = 3


@pytest.fixture
def matches() -> list[Match]:
    """The same match of both markets at several moments."""
    result = []
    match = Match(PLAIN, SEATS, 4)
    while not match.over:
        match.play(match.codes[len(match.history) % len(match.codes)])
        result.append(
            Match.from_codes(PLAIN, match.people, 4, {}, [PLAIN.wording.encode(each) for each in match.actions])
        )
    return result[::5]


def test_scores_are_the_sums_of_the_sheet(matches: list[Match]) -> None:
    for match in matches:
        own, out = np.zeros(SEATS, np.int64), np.full(SEATS, 77, np.int64)
        PLAIN.entry_points.scores(match.states, 0, out)
        MARKET.entry_points.scores(match.states, 0, own)
        assert out.tolist() == own.tolist() == match.scores


def test_equal_points_share_a_place(matches: list[Match]) -> None:
    out = np.zeros(SEATS, np.int64)
    PLAIN.entry_points.ranks(matches[0].states, 0, np.array([4, 7, 4], np.int64), out)
    assert out.tolist() == [2, 1, 2]


def test_evaluate_returns_the_points_and_weigh_the_gains(matches: list[Match]) -> None:
    for match in [each for each in matches if not each.over]:
        values, weights = np.zeros(SEATS), np.zeros(PLAIN.rules.max_legal)
        PLAIN.entry_points.evaluate(match.states, 0, values)
        assert values.tolist() == match.scores
        codes, before = np.array(match.codes, np.int32), match.states.tobytes()
        spare = new_states(PLAIN.rules.state, PLAIN.rules.spares)
        PLAIN.entry_points.weigh(match.states, 0, codes, len(codes), weights, spare)
        me = match.to_move or 0
        gains = [sum(row.points[me] for row in match.preview(code)) - match.scores[me] for code in match.codes]
        assert weights[: len(codes)].tolist() == gains
        assert match.states.tobytes() == before


def test_an_observation_is_a_list_of_fields(matches: list[Match]) -> None:
    assert PLAIN.learning.observation_count == 2 + rules.SEATS * rules.COLOURS
    for match in matches:
        out, s = np.zeros(PLAIN.learning.observation_count, np.int16), match.state
        PLAIN.entry_points.observe(match.states, 0, 1, out)
        assert out.tolist() == [s.offer, s.left, *s.shown.reshape(-1).tolist()]


def test_words_that_are_left_out(matches: list[Match]) -> None:
    match = matches[0]
    assert PLAIN.wording.topic(match.state) == "goal"
    assert PLAIN.wording.remark(match.state, match.legal[0]) is None
    assert "offer" in str(match)


def test_a_record_without_players_needs_its_own_rules() -> None:
    with pytest.raises(ValueError, match="scores"):
        replace(PLAIN.rules, state=np.dtype([("to_move", np.int8)]), scores=DEFAULT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_view_is_drawn_with_the_labels_of_the_game(language: str) -> None:
    match, speak = Match(SKELETON, seed=3), SKELETON.words(language)
    text = to_text(match.drawing(0, language))
    for name in ("top", "deck", "hand", "hand_sizes", "points"):
        assert speak(f"label-{name}") in text
    assert not re.search(r"[{}\[\]']|to_move|None", text)
    assert ", ".join(map(str, msgspec.to_builtins(match.view(0))["hand"])) in text
    for who, points in zip(match.players, match.scores, strict=True):
        assert f"{who}: {points}" in text
