"""Every reason why an action is not possible, and every remark, in both languages."""

import random

import pytest
from tests.games.circleville.town import Town

from townwright.core.errors import TownwrightError, UnreadableAction
from townwright.core.match import Match
from townwright.games.circleville import GAME, actions
from townwright.games.circleville.actions import SPACE
from townwright.games.circleville.reasons import PHASES
from townwright.games.circleville.state import Phase

ALL = [
    GAME.decode(None, base + offset)
    for (base, _, _, fields), end in zip(SPACE, [*[entry[0] for entry in SPACE[1:]], GAME.actions], strict=True)
    for offset in range(end - base)
    if fields or offset == 0
]


def test_every_code_is_an_action_and_back() -> None:
    assert len(ALL) == GAME.actions
    for code, action in enumerate(ALL):
        assert GAME.encode(action) == code
        assert GAME.read(action.text) == action
    assert set(PHASES) == set(GAME.kinds)


def test_every_impossible_action_has_a_reason_at_any_moment() -> None:
    """All actions of the action space are tried at some moments of a game."""
    draw = random.Random(1)
    phases = set()
    for seed in range(12):
        match = Match(GAME, 2 + seed % 3, seed)
        while not match.over:
            if Phase(int(match.state.phase)) not in phases or draw.random() < 0.003:
                phases.add(Phase(int(match.state.phase)))
                legal = {action.text for action in match.legal}
                for action in ALL:
                    if action.text not in legal:
                        reason = match.why_not(action)
                        assert reason is not None and reason.message != "not-legal", action.text
                        assert reason.say("en", match.players) != reason.say("de", match.players)
            match.play(draw.choice(match.codes))
    assert len(phases) > 7


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("step to 21", "no section 21"),
        ("assistant to 9", "no space 9"),
        ("basic purple 2", "“purple” is no colour"),
        ("alternate red dance", "“dance” is no alternate action"),
        ("raze wooden", "There are no structures “wooden”"),
        ("lay achievement in purple", "“purple” is no row"),
        ("take equipment 23", "no equipment 23"),
        ("claim achievement 24", "no achievement 24"),
        ("swap year tile with 1837", "1837 is no year"),
        ("exchange queue 1 and 13", "no place 13"),
        ("improve 3 plot 9", "no plot 9"),
        ("end action", "first choose one"),
        ("assistant to 2", "first choose one"),
        ("end turn", "actions left"),
        ("use level five", "no unused year tile “Increase to level 5”"),
        ("exchange queue 1 and 2", "once per turn, exchange two structures"),
        ("basic green 1", "no action left in this colour: green"),
        ("basic red 9", "cannot have the value 9"),
        ("basic red 3", "does not give the value 3"),
    ],
)
def test_reasons_say_what_is_wrong(text: str, said: str) -> None:
    assert said in Town().permit("red", "blue").why_not(text)


def test_what_cannot_be_read_is_no_action() -> None:
    with pytest.raises(UnreadableAction):
        GAME.read("dig a hole")
    with pytest.raises(TownwrightError):
        Town().permit("red", "blue").play("alternate")


def test_text_may_be_cut_short() -> None:
    town = Town().stack(2, "rb")
    town.phase(Phase.ASSISTANT)
    assert town.match.find("assistant to 2") is not None
    town.permit("red").play("alternate")
    assert town["phase"] == Phase.ACT


def test_remarks_tell_colours_and_effects() -> None:
    town = Town().stack(2, "rb").unclaimed(7, 20).goal("red", 0, 9).goal("blue", 0, 23).tiles(0, red=4)
    town.phase(Phase.ASSISTANT)

    def remark(text: str) -> str:
        found = GAME.remark(town.s, GAME.read(text))
        assert found is not None
        return found.say("en")

    assert remark("assistant to 2") == "actions: red and blue"
    assert remark("assistant to 3") == "one action: blue"
    assert remark("take equipment 7") == "your orange column counts one tile more"
    assert remark("take equipment 20") == "red and blue actions may use either level"
    assert remark("claim achievement 9") == "2 points for each silver structure in quadrant 1"
    assert remark("claim achievement 23") == "3 points for each achievement of yours, this one included"
    assert GAME.remark(town.s, actions.EndTurn()) is None


def test_questions_name_the_colours_left_and_the_work_to_do() -> None:
    town = Town().permit("red", "blue")
    question = town.match.question
    assert question().say("en", ["Ann"]) == "Ann, which action do you take now? You have red and blue."
    town.play("basic red 2", "step to 9", "place 2", "end action")
    assert question().say("en", ["Ann"]) == "Ann, which action do you take now? You have blue."
    town.permit("red").stand(0, 19).play("basic red 2")
    assert "2 cubes are left to place on red, your supervisor is on section 19" in question().say("en", ["Ann"])
    assert town.match.codes
    town.permit()
    assert "the end of your turn?" in question().say("en", ["Ann"])


def test_ending_an_action_and_a_turn_is_always_asked() -> None:
    town = Town().permit("red").stand(0, 9).play("basic red 2", "place 2", "step to 6")
    assert town.legal == {"end action"}
    town.play("end action")
    assert town.legal == {"end turn"} and town["to_move"] == 0
