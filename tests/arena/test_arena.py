"""The arena: lineups, resuming after an interruption, and figures."""

from itertools import islice
from pathlib import Path

import pytest

from townwright import TownwrightError
from townwright.arena import Contest, ContestGame, lineups, play_contest, standings, with_enough_deals


def contest(*bots: str, game: str = "carrara", players: int = 2, deals: int = 4) -> Contest:
    return Contest(game=game, bots=bots, players=players, deals=deals)


def test_two_bots_swap_seats() -> None:
    assert lineups(contest("a", "b")) == [("a", "b"), ("b", "a")]


def test_one_bot_against_three_plays_every_seat() -> None:
    assert lineups(contest("a", "b", players=4)) == [
        ("a", "b", "b", "b"),
        ("b", "b", "b", "a"),
        ("b", "b", "a", "b"),
        ("b", "a", "b", "b"),
    ]


def test_with_more_bots_than_seats_all_bots_meet() -> None:
    tables = lineups(contest("a", "b", "c"))
    assert len(tables) == 6
    assert {frozenset(table) for table in tables} == {frozenset("ab"), frozenset("ac"), frozenset("bc")}


@pytest.mark.parametrize("players", [1, 3])
def test_a_game_won_together_is_played_by_one_bot_in_all_seats(players: int) -> None:
    teams = lineups(contest("a", "b", game="sprawlopolis", players=players))
    assert teams == [("a",) * players, ("b",) * players]


def test_games_make_whole_deals() -> None:
    assert with_enough_deals(9, contest("a", "b")).deals == 5


def test_all_bots_play_the_same_deals() -> None:
    contest_ = contest("greedy", "random", deals=3)
    *_, games = play_contest(contest_, 1)
    assert sorted((each.deal, each.lineup) for each in games) == sorted(
        (deal, lineup) for deal in range(3) for lineup in lineups(contest_)
    )
    again = list(play_contest(contest_, 1))[-1]
    assert [each.scores for each in again] == [each.scores for each in games]


def test_an_interrupted_contest_resumes(tmp_path: Path) -> None:
    contest_, record = contest("greedy", "random", deals=4), tmp_path / "record.jsonl"
    first = play_contest(contest_, 1, record)
    for _ in islice(first, 3):
        pass
    first.close()  # type: ignore[attr-defined]
    partial_record = record.read_bytes()
    record.write_bytes(partial_record + b'{"deal":3,"lineup":["gre')  # the machine stopped in the middle of a line
    rest = play_contest(contest_, 1, record)
    resumed = len(next(iter(rest)))
    assert 3 <= resumed < 8
    *_, games = rest
    assert len({(each.deal, each.lineup) for each in games}) == len(games) == 8
    assert record.read_bytes().startswith(partial_record)
    assert len(record.read_text().splitlines()) == 9
    assert [len(games) for games in play_contest(contest_, 1, record)] == [8]


@pytest.fixture(scope="module")
def contest_record(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The record of a contest."""
    record = tmp_path_factory.mktemp("contest") / "record.jsonl"
    list(play_contest(contest("random", "greedy", deals=1), 1, record))
    return record.read_bytes()


@pytest.mark.parametrize(
    ("bots", "text", "message"),
    [
        (("greedy", "random"), None, "arena-other-contest"),
        (("random", "greedy"), b"nothing of the kind\n", "arena-no-record"),
        (("greedy",), None, "arena-too-few"),
        (("greedy", "greedy"), None, "arena-twice"),
        (("greedy", "clever"), None, "no-such-bot"),
        (("greedy", "tree"), None, "bot-needs-budget"),
    ],
)
def test_an_impossible_contest_is_refused(
    bots: tuple[str, ...], text: bytes | None, message: str, tmp_path: Path, contest_record: bytes
) -> None:
    record, before = tmp_path / "record.jsonl", text or contest_record
    record.write_bytes(before)
    with pytest.raises(TownwrightError) as caught:
        list(play_contest(contest(*bots, deals=1), 1, record))
    assert caught.value.reason.message == message
    assert record.read_bytes() == before


def game(deal: int, lineup: tuple[str, ...], *scores: int) -> ContestGame:
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    leads = [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]
    return ContestGame(deal, lineup, list(scores), ranks, leads, [10] * len(scores), [0.5] * len(scores))


def test_the_figures_of_a_contest() -> None:
    contest_ = contest("a", "b", deals=2)
    games = [
        game(0, ("a", "b"), 12, 10),
        game(0, ("b", "a"), 11, 10),
        game(1, ("a", "b"), 9, 9),
        game(1, ("b", "a"), 5, 15),
    ]
    a, b = standings(contest_, games)
    assert (a.bot, b.bot) == ("a", "b")
    assert a.games == b.games == 4
    assert a.win_share.value == pytest.approx((1 + 0 + 0.5 + 1) / 4)
    assert a.deal_share.value == 1.0  # ahead in points over both seats of either deal
    assert a.score.value == pytest.approx((12 + 10 + 9 + 15) / 4)
    assert a.lead.value == pytest.approx((2 - 1 + 0 + 10) / 4) == -b.lead.value
    assert a.rating.value > 1500 > b.rating.value
    assert a.rating.value + b.rating.value == pytest.approx(3000)
    assert a.milliseconds == pytest.approx(50)
    for each in (a, b):
        for figure in (each.win_share, each.deal_share, each.score, each.lead, each.rating):
            assert figure.low <= figure.value <= figure.high


def test_a_perfect_record_has_an_exact_interval() -> None:
    """The exact interval of twelve successes in twelve trials begins at 73.5%."""
    contest_ = contest("a", "b", deals=12)
    games = [
        game(deal, lineup, *(9 if name == "a" else 3 for name in lineup))
        for deal in range(12)
        for lineup in (("a", "b"), ("b", "a"))
    ]
    a, b = standings(contest_, games)
    for share in (a.win_share, a.deal_share):
        assert (share.value, share.high) == (1, 1)
        assert share.low == pytest.approx(0.7354, abs=1e-4)
    for share in (b.win_share, b.deal_share):
        assert (share.value, share.low) == (0, 0)
        assert share.high == pytest.approx(0.2646, abs=1e-4)


def test_an_unfinished_deal_does_not_count() -> None:
    contest_ = contest("a", "b", deals=2)
    whole = [game(0, ("a", "b"), 12, 10), game(0, ("b", "a"), 11, 10)]
    assert standings(contest_, [*whole, game(1, ("a", "b"), 50, 0)]) == standings(contest_, whole)


def test_ratings_are_on_the_usual_scale() -> None:
    """Ten wins for one loss are about 400 points."""
    contest_ = contest("a", "b", deals=110)
    games = [game(deal, ("a", "b"), *((2, 1) if deal % 11 else (1, 2))) for deal in range(110)]
    games += [game(deal, ("b", "a"), *((1, 2) if deal % 11 else (2, 1))) for deal in range(110)]
    a, b = standings(contest_, games)
    assert a.rating.value - b.rating.value == pytest.approx(400, abs=10)


def test_bots_that_play_alone_are_compared_on_the_same_deals() -> None:
    contest_ = Contest(game="sprawlopolis", bots=("random", "greedy"), players=1, deals=4)
    *_, games = play_contest(contest_, 1)
    best, worst = standings(contest_, games)
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.games == worst.games == 4
    assert best.deal_share.value == 1.0
    assert best.lead.value > worst.lead.value
