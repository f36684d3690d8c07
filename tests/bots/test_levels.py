"""The levels: their names in both languages, what they accept, and that the stronger ones are stronger."""

from dataclasses import replace

import pytest

from townwright import Match, NotPossible, bot, bot_names
from townwright.arena import Contest, play_contest, standings
from townwright.bots.bot import PolicyBot, SearchBot, read_settings
from townwright.bots.levels import LEVELS, PLAIN
from townwright.bots.search import Budget
from townwright.bots.tree import DEFAULT_SETTINGS, settings_of
from townwright.core.game import Game
from townwright.core.registry import games
from townwright.core.state import to_bytes
from townwright.locale import LANGUAGES, words


def test_five_levels_then_the_plain_bots() -> None:
    assert list(LEVELS) == ["newcomer", "settler", "builder", "planner", "master"]
    assert bot_names() == [*LEVELS, *PLAIN]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_sentence(language: str) -> None:
    speak = words(language)
    ids = [f"level-{name}" for name in bot_names()]
    assert all(speak(name) and speak(f"{name}.help") for name in ids)
    assert len({speak(name) for name in ids}) == len(ids)


def test_a_search_names_its_budget() -> None:
    searches = [bot(name) for name in ("tree:64", "tree:100ms", "flat:8x2", "master:50msx3", "Tree@widen=2,scale=8:5")]
    assert all(isinstance(each, SearchBot) for each in searches)
    assert [each.budget for each in searches if isinstance(each, SearchBot)] == [
        Budget(tries=64),
        Budget(milliseconds=100),
        Budget(tries=8, threads=2),
        Budget(milliseconds=50, threads=3),
        Budget(tries=5),
    ]
    assert bot("tree", milliseconds=30).name == "tree"


def test_recorded_names_of_settings_still_work() -> None:
    assert read_settings("widen=2,further=60,sharpness=1") == read_settings("widen=2,rollout_depth=60,temperature=1")
    searches = [bot("tree@further=60,widen=2:4", seed=1), bot("tree@rollout_depth=60,widen=2:4", seed=1)]
    assert [each.name for each in searches] == ["tree@further=60,widen=2:4", "tree@rollout_depth=60,widen=2:4"]


def test_games_with_former_names_of_settings_still_work() -> None:
    game = games()["carrara"]
    extras = replace(game.extras, search={"sharpness": 3}, search_by_players={2: {"further": 7}})
    settings = settings_of(replace(game, extras=extras), 2)
    assert (settings["temperature"], settings["rollout_depth"]) == (3, 7)
    assert settings.keys() == DEFAULT_SETTINGS.keys()


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("tree", "bot-needs-budget"),
        ("greedy:100ms", "bot-without-budget"),
        ("clever", "no-such-bot"),
        ("tree:0", "no-such-bot"),
        ("tree:100s", "no-such-bot"),
        ("tree@colour=3:5", "no-such-setting"),
        ("tree@widen=1.2.3:5", "bad-setting"),
        ("", "no-such-bot"),
    ],
)
def test_an_invalid_bot_is_refused(name: str, message: str) -> None:
    with pytest.raises(NotPossible) as caught:
        bot(name)
    assert caught.value.reason.message == message


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_levels_play_legally_and_touch_nothing(game: Game) -> None:
    """The master gets less time here; what it does is the same."""
    match = Match(game, game.players[-1], seed=4)
    bots = [bot(name, 7) for name in ("newcomer", "settler", "planner", "master:5ms")]
    for _ in range(40):
        if match.over:
            break
        for each in bots:
            before = to_bytes(match.states), len(match.history)
            action = each.choose(match)
            assert action in match.legal
            assert (to_bytes(match.states), len(match.history)) == before
        match.play(bots[(match.to_move or 0) % 2].choose(match))


@pytest.mark.parametrize("game", ["carrara", "circle_the_wagons", "circleville"])
def test_the_quick_levels_are_ranked_in_order(game: str) -> None:
    contest = Contest(game=game, bots=("random", "newcomer", "settler", "builder"), players=2, deals=6)
    *_, played = play_contest(contest, 1)
    assert [each.bot for each in standings(contest, played)] == ["builder", "settler", "newcomer", "random"]


def test_noise_is_one_scale() -> None:
    kinds = [bot(name) for name in ("greedy", "builder", "settler", "newcomer", "random")]
    noises = [each.noise for each in kinds if isinstance(each, PolicyBot)]
    assert noises == sorted(noises)
    assert noises[0] == noises[1] == 0
