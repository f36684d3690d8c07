"""Every reason why an action is not possible, and every remark, in both languages."""

import random
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.games.circleville.town import ANGELIKA, Town
from tests.test_golden import FOLDER

from townwright.core.errors import TownwrightError, UnreadableAction
from townwright.core.log import NO_LOG
from townwright.core.match import Match
from townwright.core.state import new_states
from townwright.games.circleville import GAME
from townwright.games.circleville.state import Phase
from townwright.games.circleville.wording import actions
from townwright.games.circleville.wording.actions import ACTION_SPACE
from townwright.games.circleville.wording.reasons import PHASES_OF

ALL = [
    GAME.wording.decode(None, base + offset)
    for (base, _, _, fields), end in zip(
        ACTION_SPACE, [*[entry[0] for entry in ACTION_SPACE[1:]], GAME.rules.actions], strict=True
    )
    for offset in range(end - base)
    if fields or offset == 0
]


def test_every_code_is_an_action_and_back() -> None:
    assert len(ALL) == GAME.rules.actions
    for code, action in enumerate(ALL):
        assert GAME.wording.encode(action) == code
        assert GAME.wording.read(action.text) == action
    assert set(PHASES_OF) == set(GAME.wording.kinds)


def test_refusals_know_in_which_phases_the_rules_offer_each_action() -> None:
    """Neither more nor fewer than in all golden games, and the one case that none of them has."""
    town = Town().equip(ANGELIKA, 19).queue("nng").permit().play("end turn")
    pairs = {(type(GAME.wording.read(text)), Phase(town["phase"])) for text in town.legal}
    out = np.zeros(GAME.rules.max_legal, np.int32)
    for path in (FOLDER / "circleville").glob("*.json"):
        file = msgspec.json.decode(path.read_bytes())["match"]
        states = new_states(GAME.rules.state)
        codes = GAME.option_codes(len(file["players"]), file["options"], file.get("components"))
        GAME.entry_points.setup(states, 0, codes, file["seed"])
        for text in file["actions"]:
            phase = Phase(int(states["phase"][0]))
            count = GAME.entry_points.legal(states, 0, out)
            pairs |= {(type(ALL[code]), phase) for code in out[:count].tolist()}
            GAME.entry_points.apply(states, 0, GAME.wording.encode(GAME.wording.read(text)), NO_LOG)
    assert pairs == {(kind, phase) for kind, phases in PHASES_OF.items() for phase in phases}


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
    ("text", "sentence"),
    [
        ("step to 21", "no section 21"),
        ("assistant to 9", "no space 9"),
        ("basic purple 2", "“purple” is not a colour"),
        ("alternate red dance", "“dance” is not an alternate action"),
        ("raze wooden", "There are no “wooden” structures"),
        ("lay achievement in purple", "“purple” is not a row"),
        ("take equipment 23", "no equipment 23"),
        ("claim achievement 24", "no achievement 24"),
        ("swap year tile with 1837", "1837 is not on the year track"),
        ("exchange queue 1 and 13", "no place 13"),
        ("improve 3 plot 9", "no plot 9"),
        ("end action", "Choose an action first"),
        ("assistant to 2", "Choose an action first"),
        ("end turn", "still have actions"),
        ("use level five", "no unused year tile “Increase to level 5”"),
        ("exchange queue 1 and 2", "Once per turn, you may exchange two structures"),
        ("basic green 1", "You have no green action left"),
        ("basic red 9", "can’t have the value 9"),
        ("basic red 3", "can’t have the value 3"),
    ],
)
def test_reasons_say_what_is_wrong(text: str, sentence: str) -> None:
    assert sentence in Town().permit("red", "blue").why_not(text)


def test_unreadable_text_is_not_an_action() -> None:
    with pytest.raises(UnreadableAction):
        GAME.wording.read("dig a hole")
    with pytest.raises(TownwrightError):
        Town().permit("red", "blue").play("alternate")


def test_text_may_be_cut_short() -> None:
    town = Town().stack(2, "rb")
    town.phase(Phase.ASSISTANT)
    assert town.match.find("assistant to 2") is not None
    town.permit("red").play("alternate")
    assert town["phase"] == Phase.ACT


def test_remarks_tell_colours_and_effects() -> None:
    town = Town().stack(2, "rb").unclaimed(7, 20).achievement("red", 0, 9).achievement("blue", 0, 23).tiles(0, red=4)
    town.phase(Phase.ASSISTANT)

    def remark(text: str) -> str:
        reason = GAME.wording.remark(town.s, GAME.wording.read(text))
        assert reason is not None
        return reason.say("en")

    assert remark("assistant to 2") == "actions: red and blue"
    assert remark("assistant to 3") == "one action: blue"
    assert remark("take equipment 7") == "Your orange column counts as having one more tile"
    assert remark("take equipment 20") == "Actions in red and blue may use the level of either colour"
    assert remark("claim achievement 9") == "2 points for each silver structure in quadrant 1"
    assert remark("claim achievement 23") == "3 points for each of your achievements, including this one"
    assert GAME.wording.remark(town.s, actions.EndTurn()) is None


def test_questions_name_the_colours_left_and_the_work_to_do() -> None:
    town = Town().permit("red", "blue")
    question = town.match.question
    assert question().say("en", ["Ann"]) == "Which action first? You have red and blue."
    town.play("basic red 2", "step to 9", "place 2", "end action")
    assert question().say("en", ["Ann"]) == "Which action do you take? You have blue left."
    town.permit("red").stand(0, 19).play("basic red 2")
    assert "Place 2 cubes on red squares. Your supervisor is in section 19" in question().say("en", ["Ann"])
    assert town.match.codes


def test_the_question_counts_equal_colours_and_says_when_only_the_end_is_left() -> None:
    town = Town().permit("red", "red")
    question = town.match.question
    assert question().say("en", ["Ann"]) == "Which action first? You have red twice."
    town.play("basic red 2", "step to 9", "place 2")
    assert [str(action) for action in town.match.legal] == ["end action"]
    assert question().say("en", ["Ann"]) == "There is nothing more to do in this action. End it?"


def test_the_question_after_the_last_action_names_what_is_possible() -> None:
    """It mentions a bonus action only if it can be paid for, and two actions only after two."""

    def question_and_refusal(town: Town) -> tuple[str, str]:
        return town.match.question().say("en", ["Ann"]), town.why_not("step to 9")

    end = ("You have no actions left. End your turn?", "You have no action left: end your turn.")
    town = Town()
    town.phase(Phase.ASSISTANT)
    assert question_and_refusal(town.play("assistant to 2", "alternate red move", "end action")) == end
    columns = {"red": 1, "blue": 1, "orange": 1}
    assert question_and_refusal(Town().tiles(0, **columns).permit()) == end
    bonus = (
        "You have no actions left. Take a bonus action or end your turn?",
        "You have no action left: take a bonus action or end your turn.",
    )
    assert question_and_refusal(Town().tiles(0, **columns).equip(0, 14).permit()) == bonus
    town = Town().tiles(0, **columns, green=1).permit()
    assert question_and_refusal(town) == bonus
    assert question_and_refusal(town.play("bonus action", "alternate red move", "end action")) == end
    town = Town().tiles(0, **columns, green=1).permit()
    town["to_move"], town["ending"] = 2, 1
    sentence = "Your final action is done. End your turn?"
    assert question_and_refusal(town.play("end turn", "alternate red move", "end action")) == (sentence, end[1])


@pytest.mark.parametrize(
    ("beginning", "sentence"),
    [
        (["use level five"], "First take the action that counts as level 5."),
        (["alternate red move", "end action", "bonus action"], "You paid for a bonus action, so take it first."),
        (["alternate red beautify", "lift red from 1"], "Place the cube you lifted first."),
        (
            ["alternate red equipment", "return equipment 2"],
            "You returned equipment, so take the tile you made room for first.",
        ),
    ],
)
def test_nothing_may_be_played_between_paying_and_what_was_paid_for(beginning: list[str], sentence: str) -> None:
    """Year tiles and equipment that could otherwise be used are refused for this reason and no other."""
    town = Town().complete(9).equip(0, 2, 18, 19).unclaimed(5, 6).queue("ng").stack(1, "bo")
    town.tiles(0, red=2, blue=1, orange=1, green=1).work(0, 1, red=1).permit("red")
    for tile in ("new_plot", "flexible_supervisor", "raze_structure", "build_structure", "new_equipment", "level_five"):
        town.year_tile(0, tile)
    if "lift red from 1" in beginning:
        town.s.cubes[0] = 0
    town.play(*beginning)
    phase = Phase(int(town["phase"]))
    at_any_time = ["use new plot in 9", "use flexible supervisor to 1", "use raze silver in 12", "use build from 1"]
    at_any_time += ["use new equipment", "exchange queue 1 and 2", "exchange red tile 1 with stack 1"]
    refused = ["flip stack", "bonus action", "end turn"] if phase == Phase.CHOOSE else ["end action", "step to 8"]
    for text in [*at_any_time, *refused]:
        assert town.why_not(text) == sentence, text


def test_reasons_count_the_units_due_not_all_units_left() -> None:
    town = Town().stand(0, 15).work(1, 15, red=1).tiles(0, red=2).permit("red").play("basic red 3")
    assert "Place 2 more cubes here first" in town.why_not("end action")
    town = Town().complete(18, 20).stand(0, 15).work(1, 15, red=1).tiles(0, red=2).permit("red")
    town.play("basic red 3", "place 2", "step to 18")
    assert "no steps left" in town.why_not("step to 15"), "the unit that is left finds no room"
    town = Town().stand(0, 19).tiles(0, orange=2).queue("n" * 11).permit("orange").play("basic orange 2")
    assert "Raze one more structure" in town.why_not("end action"), "the queue has room for one"
    town = Town().complete(9).stand(0, 9).tiles(0, green=4).queue("nnnn").permit("green")
    town.build(10, "n", left=1).build(10, "n", left=1, plot=2).play("basic green 3")
    assert "Build 2 more structures" in town.why_not("end action"), "the area has two plots"


def test_reasons_for_two_cubes_know_the_equipment() -> None:
    town = Town().stand(0, 19).tiles(0, orange=4).queue("").equip(0, 11).permit("orange").play("basic orange 3")
    assert "in the order natural" in town.why_not("raze golden twice")
    assert "only for silver and golden" in town.why_not("raze natural twice")
    town = Town().equip(0, 12).queue("g").year_tile(0, "build_structure").complete(1).permit("red")
    assert "year tile places only one cube" in town.play("use build from 1").why_not("build in 10 twice")


def test_reasons_for_a_space_and_a_bonus_action_know_the_equipment() -> None:
    town = Town()
    town.phase(Phase.ASSISTANT)
    assert "move clockwise by at most 2 unoccupied spaces" in town.why_not("assistant to 5")
    assert "move clockwise by at most 3 unoccupied spaces" in town.equip(0, 13).why_not("assistant to 5")
    both = town.equip(0, 13, 15).why_not("assistant to 5")
    assert "clockwise or counter-clockwise by at most 3 unoccupied spaces" in both
    town = Town().equip(0, 14).tiles(0, red=1, blue=1).permit()
    assert "each of 3 columns, but you don’t have" in town.why_not("bonus action keeping green")
    town.tiles(0, orange=1)
    for text in ("bonus action", "bonus action keeping red"):
        assert "pay with the other 3 and can’t keep any of their tiles" in town.why_not(text)


def test_an_action_with_nothing_left_to_do_ends_by_itself_but_a_turn_does_not() -> None:
    match = Match(GAME, 2, 19, {"start": "section_10"})
    assert [each.action.text for each in match.play_line(["assistant to 3", "basic blue 2", "step to 8"])][2:] == [
        *("step to 8", "place 2", "end action"),
    ]
    seat = match.to_move
    match.play_line(["basic red 2", "step to 3"])
    assert [each.text for each in match.legal] == ["end turn"] and match.to_move == seat


def test_an_action_is_worked_once_it_has_done_something() -> None:
    town = Town().permit("red", "red").stand(0, 9).play("basic red 2")
    assert not view(town).worked
    assert view(town.play("place 2")).worked
    town.play("end action", "alternate red move")
    assert not view(town).worked
    assert view(town.play("step to 6")).worked


def view(town: Town) -> Any:
    seen: Any = town.match.view(0)
    return seen.turn
