"""Building: which buildings in which cities, and how they are paid."""

import pytest
from tests.games.carrara.tables import Setup, kinds, refusal, texts, view_of

from townwright.games.carrara.components import CITY_IDS, COLOUR_IDS


@pytest.mark.parametrize("number", range(6))
def test_a_city_accepts_its_colour_and_all_better_ones(number: int) -> None:
    for colour in range(6):
        setup = Setup().open("villa 1").bricks(0, COLOUR_IDS[colour])
        assert (f"build villa 1 in {CITY_IDS[number]}" in texts(setup.match)) == (colour <= number)


def test_a_building_needs_exactly_as_many_bricks_as_it_costs() -> None:
    setup = Setup().open("villa 3", "porta 4").bricks(0, "black", "black", "black")
    assert "build villa 3 in lerici" in texts(setup.match)
    assert "build porta 4 in lerici" not in texts(setup.match)
    setup.match.play("build villa 3 in lerici")
    assert [action.text for action in setup.match.actions[-3:]] == ["pay black"] * 3
    assert int(setup.s.bricks[0].sum()) == 0


def test_only_open_buildings_can_be_built() -> None:
    setup = Setup().bricks(0, *["white"] * 6)
    buildings = {tuple(text.split()[1:3]) for text in texts(setup.match) if text.startswith("build")}
    assert buildings == {(each.type, str(each.cost)) for each in view_of(setup.match).display if each}


def test_bricks_go_back_into_the_bag_and_a_new_building_is_opened() -> None:
    setup = Setup().open("villa 2").bricks(0, "red", "red")
    bag = int(setup.s.bag[2])
    (first, *pays) = setup.match.play("build villa 2 in lucca")
    assert int(setup.s.bag[2]) == bag + 2
    view = view_of(setup.match)
    assert view.stack == 20
    assert sum(each is not None for each in view.display) == 9
    assert [event.kind for event in first.events] == ["built"]
    assert [event.kind for event in pays[-1].events] == ["paid", "opened"]
    opened = pays[-1].events[1].facts
    assert view.display[0] is not None
    assert opened == {"type": f"$type-{view.display[0].type}", "cost": view.display[0].cost}
    assert setup.s.revealed == 1


def test_when_the_stack_is_empty_nothing_is_opened() -> None:
    setup = Setup().only_open("villa 1", "villa 2").bricks(0, "black")
    setup.match.play("build villa 1 in lerici")
    assert [each and each.cost for each in view_of(setup.match).display] == [None, 2] + [None] * 7
    assert setup.s.revealed == 0


def test_better_bricks_may_be_used_and_cheaper_cities_chosen() -> None:
    setup = Setup().open("villa 2").bricks(0, "white", "yellow", "black")
    cities = {text.split()[-1] for text in texts(setup.match) if text.startswith("build villa 2")}
    assert cities == {"pisa", "lucca", "viareggio", "massa", "lerici"}
    setup.match.play("build villa 2 in lerici")
    assert texts(setup.match) == {"pay white", "pay yellow"}


def test_every_payment_is_listed_once_in_one_order() -> None:
    """Two of red, red, green, blue; the black one is not accepted."""
    setup = Setup().open("villa 2").bricks(0, "red", "red", "green", "blue", "black")
    setup.match.play("build villa 2 in massa")
    assert setup.match.why_not("pay blue") is not None  # blue is the last accepted brick: one more is missing
    setup.match.play("pay red")
    assert texts(setup.match) == {"pay red", "pay green", "pay blue"}
    setup.match.undo()
    setup.match.play("pay green")
    assert setup.match.actions[-1].text == "pay blue"  # the only way to go on


@pytest.mark.parametrize(
    ("bricks", "ways"),
    [
        (["red", "red", "red", "green", "green", "green"], ["RRR", "RRG", "RGG", "GGG"]),
        (["white", "black", "black", "black"], ["WKK", "KKK"]),
        (["white", "yellow", "black"], ["WYK"]),
    ],
)
def test_ways_to_pay_three_bricks(bricks: list[str], ways: list[str]) -> None:
    payments = set()
    for way in ways:
        setup = Setup().open("villa 3").bricks(0, *bricks)
        colours = {"W": "white", "Y": "yellow", "R": "red", "G": "green", "K": "black"}
        setup.match.play_line(["build villa 3 in lerici", *[f"pay {colours[letter]}" for letter in way]])
        payments.add("".join(action.text.split()[1] for action in setup.match.actions[1:]))
    assert len(payments) == len(ways)


def test_a_payment_without_a_choice_is_made_automatically() -> None:
    setup = Setup().open("villa 3").bricks(0, "green", "green", "green", "green")
    played = setup.match.play("build villa 3 in lerici")
    assert [(each.action.text, each.forced) for each in played] == [
        ("build villa 3 in lerici", False),
        ("pay green", True),
        ("pay green", True),
        ("pay green", True),
    ]


def test_there_is_no_limit_to_the_buildings_of_a_city() -> None:
    setup = Setup().built(0, *[f"{kind} {cost} lerici" for kind in ("villa", "porta") for cost in range(1, 6)])
    setup.open("palazzo 1").bricks(0, "black")
    setup.match.play("build palazzo 1 in lerici")
    assert len(view_of(setup.match).players[0].buildings) == 11


def test_while_a_building_is_paid_nothing_else_is_possible() -> None:
    setup = Setup().open("villa 1").bricks(0, "red", "green")
    setup.match.play("build villa 1 in lerici")
    assert kinds(setup.match) == {"pay"}
    view = view_of(setup.match)
    assert view.unpaid_building is not None
    assert (view.unpaid_building.type, view.unpaid_building.cost, view.unpaid_building.city, view.owed) == (
        "villa",
        1,
        "lerici",
        1,
    )
    assert refusal(setup.match, "turn wheel") == ("pay-first", {"type": "$type-villa", "cost": 1, "owed": 1})
