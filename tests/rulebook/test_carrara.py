"""The Palaces of Carrara: the examples of the printed rules (German, Hans im Glück 2012), named by their headings."""

from typing import Any

import pytest
from tests.games.carrara.tables import Setup, gained_by, refusal, texts, view_of

from townwright import Match
from townwright.games.carrara import GAME
from townwright.games.carrara.components import COLOUR_IDS, TYPE_IDS

# "Aktion: Bausteine kaufen"


def bricks_on_wheel(match: Match) -> list[int]:
    return [sum(segment.values()) for segment in view_of(match).wheel]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nachlegen_die_allererste_aktion(players: int) -> None:
    """After turning, five bricks are drawn into segment I. Now eleven lie on the wheel."""
    match = Match(GAME, players, seed=1)
    assert view_of(match).wheel[0] == dict.fromkeys(COLOUR_IDS, 1)
    bag = view_of(match).bag
    match.play("turn wheel")
    assert bricks_on_wheel(match) == [5, 6, 0, 0, 0, 0]
    assert view_of(match).wheel[1] == dict.fromkeys(COLOUR_IDS, 1)
    assert view_of(match).bag == bag - 5


def test_ausgangssituation_kosten_in_segment_1() -> None:
    """White 6, yellow 5, red 4 coins, and so on."""
    setup = Setup().coins(100)
    setup.wheel(s6=" ".join(COLOUR_IDS))
    setup.match.play("turn wheel")
    for colour, price in zip(COLOUR_IDS, [6, 5, 4, 3, 2, 1], strict=True):
        assert gained_by(setup.match, f"take 1 {colour}") == (0, -price, 0)


def test_kauf_die_allererste_aktion() -> None:
    """Green for 2, blue for 1, black for nothing from segment II: 3 coins."""
    match = Match(GAME, 2, seed=1)
    match.play("turn wheel")
    assert gained_by(match, "take 2 green blue black") == (0, -3, 0)
    match.play("done")
    bricks = view_of(match, 0).players[0].bricks
    assert bricks == {"white": 0, "yellow": 0, "red": 0, "green": 1, "blue": 1, "black": 2}


def test_kauf_die_allererste_aktion_auch_aus_segment_1() -> None:
    """The player could have bought from segment I as well, but dearer."""
    match = Match(GAME, 2, seed=1)
    match.play("turn wheel")
    assert any(text.startswith("take 1 ") for text in texts(match))


def test_in_einem_spaeteren_zug_zwei_nachlegen_und_zwei_aus_segment_6() -> None:
    """Nine bricks: two are drawn. White and yellow from segment VI cost 1 coin."""
    setup = Setup().wheel(s1="red", s2="green blue", s3="black black", s4="red green", s5="white yellow")
    bag = int(setup.s.bag.sum())
    match = setup.match
    match.play("turn wheel")
    assert bricks_on_wheel(match) == [2, 1, 2, 2, 2, 2]
    assert view_of(match).bag == bag - 2
    assert gained_by(match, "take 6 white yellow") == (0, -1, 0)


# "Aktion: Gebäude bauen"


def test_der_spieler_baut_eine_villa() -> None:
    """One red and two green bricks: Viareggio, and the cheaper cities; not Lucca, Pisa and Livorno."""
    setup = Setup().open("villa 3").bricks(0, "red", "green", "green")
    cities = {text.split()[-1] for text in texts(setup.match) if text.startswith("build villa 3 in ")}
    assert cities == {"viareggio", "massa", "lerici"}
    for city in ("lucca", "pisa", "livorno"):
        assert refusal(setup.match, f"build villa 3 in {city}")[0] == "too-few-bricks"
    bag = view_of(setup.match).bag
    setup.match.play("build villa 3 in viareggio")  # the payment is forced
    assert [action.text for action in setup.match.actions[-3:]] == ["pay red", "pay green", "pay green"]
    assert view_of(setup.match).bag == bag + 3
    assert view_of(setup.match).players[0].costs == 3


def test_der_spieler_baut_einen_palazzo() -> None:
    """One red, one green, two blue bricks: Lerici or Massa."""
    setup = Setup().open("palazzo 4").bricks(0, "red", "green", "blue", "blue")
    cities = {text.split()[-1] for text in texts(setup.match) if text.startswith("build palazzo 4 in ")}
    assert cities == {"massa", "lerici"}
    setup.match.play("build palazzo 4 in lerici")
    assert [(each.type, each.cost, each.city) for each in view_of(setup.match).players[0].buildings] == [
        ("palazzo", 4, "lerici")
    ]


# "Aktion: Werten"


def test_wertet_eine_gebaeudeart_biblioteca() -> None:
    """3 x 3 = 9 coins in Pisa, 2 x 1 = 2 points in Massa, and two books."""
    setup = Setup().built(0, "biblioteca 3 pisa", "biblioteca 2 massa")
    assert gained_by(setup.match, "score biblioteca") == (2, 9, 2)
    objects = view_of(setup.match, 0).players[0].objects
    assert objects is not None
    assert objects["book"] == 2


def test_wertet_zwei_palazzi() -> None:
    """5 + 1 in Massa: 6 points and two crowns."""
    setup = Setup().built(0, "palazzo 5 massa", "palazzo 1 massa")
    assert gained_by(setup.match, "score palazzo") == (6, 0, 2)
    objects = view_of(setup.match, 0).players[0].objects
    assert objects is not None
    assert objects["crown"] == 2


def test_wertet_eine_stadt_massa() -> None:
    """(1 + 3 + 5) x 1 = 9 points; crown, gate and flag."""
    setup = Setup().built(0, "palazzo 1 massa", "porta 3 massa", "castello 5 massa")
    assert gained_by(setup.match, "score massa") == (9, 0, 3)
    objects = view_of(setup.match, 0).players[0].objects
    assert objects is not None
    assert {kind for kind, number in objects.items() if number} == {"crown", "gate", "flag"}


def test_moechte_pisa_werten() -> None:
    """(2 + 4) x 3 = 18 coins and two objects; Pisa can no longer be scored."""
    setup = Setup().built(0, "villa 2 pisa", "porta 4 pisa").built(1, "villa 1 pisa", "porta 1 pisa")
    assert gained_by(setup.match, "score pisa") == (0, 18, 2)
    setup.match.play("end turn")
    assert refusal(setup.match, "score pisa") == ("city-was-scored", {"city": "$city-pisa", "seat": 0})


# "Schlusswertung"


def final(setup: Setup, seat: int) -> dict[str, int]:
    rows = {row.source: row.points[seat] for row in setup.match.score_sheet}
    return {source: rows[source] for source in ("announcement", "objects", "costs", "coins")}


def with_stock(setup: Setup, seat: int, objects: int, costs: list[int], coins: int) -> Setup:
    """Give a player objects, coins, and buildings of these costs, whatever their types."""
    free = {kind: set(range(1, 6)) for kind in TYPE_IDS}
    for cost in costs:
        kind = next(kind for kind in TYPE_IDS if cost in free[kind])
        free[kind].remove(cost)
        setup.built(seat, f"{kind} {cost} lerici")
    setup.objects(seat, *["book"] * objects)
    setup.s.coins[seat] = coins
    return setup


def test_ein_spiel_zu_viert() -> None:
    """The announcer with 7 objects, buildings of 23 and 4 coins: 21 + 23 + 0 = 44, besides the 5 for announcing."""
    setup = with_stock(Setup(4), 0, 7, [1, 4, 3, 5, 2, 3, 5], 4).markers(0, 2)
    setup.match.play("turn wheel")
    setup.match.play("take 2 black")
    setup.match.play("done")
    setup.match.play("announce")
    assert final(setup, 0) == {"announcement": 5, "objects": 21, "costs": 23, "coins": 0}


def test_ein_spiel_zu_dritt() -> None:
    """6 objects, buildings of 25 and 31 coins: 18 + 25 + 6 = 49. Two of three conditions are not enough."""
    setup = with_stock(Setup(3), 1, 6, [2, 4, 4, 3, 5, 1, 2, 4], 31).markers(1, 1).to_move(1)
    setup.match.play("turn wheel")
    setup.match.play("take 2 black")
    setup.match.play("done")
    assert refusal(setup.match, "announce") == (
        "conditions-not-met",
        {
            "scorings": 5,
            "scorings_needed": 4,
            "objects": 6,
            "objects_needed": 7,
            "costs": 25,
            "costs_needed": 25,
        },
    )
    assert final(setup, 1) == {"announcement": 0, "objects": 18, "costs": 25, "coins": 6}
    assert sum(final(setup, 1).values()) == 49


def as_position(players: int, seat: int, announced: bool, **stock: Any) -> dict[str, int]:
    """Return the final scoring of one player at a table laid out by hand."""
    assert GAME.extras.score_position
    player_data: list[dict[str, Any]] = [{} for _ in range(players)]
    free = {kind: set(range(1, 6)) for kind in TYPE_IDS}
    buildings = []
    for cost in stock.pop("costs"):
        kind = next(kind for kind in TYPE_IDS if cost in free[kind])
        free[kind].remove(cost)
        buildings.append({"type": kind, "cost": cost})
    player_data[seat] = {"buildings": buildings, **stock}
    data = {"game": "carrara", "players": player_data, "announcer": seat if announced else None}
    rows = {row.source: row.points[seat] for row in GAME.extras.score_position(GAME, data).sheet}
    return {source: rows[source] for source in ("announcement", "objects", "costs", "coins")}


def test_ein_spiel_zu_viert_as_a_position() -> None:
    """Page 12, first example: 44 points in the final scoring."""
    sheet = as_position(4, 0, announced=True, objects=7, costs=[1, 4, 3, 5, 2, 3, 5], coins=4)
    assert sheet == {"announcement": 5, "objects": 21, "costs": 23, "coins": 0}


def test_ein_spiel_zu_dritt_as_a_position() -> None:
    """Page 12, second example: 49 points in the final scoring."""
    sheet = as_position(3, 1, announced=False, objects=6, costs=[2, 4, 4, 3, 5, 1, 2, 4], coins=31)
    assert sheet == {"announcement": 0, "objects": 18, "costs": 25, "coins": 6}
    assert sum(sheet.values()) == 49
