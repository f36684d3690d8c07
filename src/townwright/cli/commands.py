"""The commands, each a thin layer over a module; help is in the reader's language.

A command imports its module when it is called, so that help appears at once.
"""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from townwright.cli.help import Command, Group
from townwright.cli.terminal import Terminal
from townwright.core.errors import NotPossible, problem
from townwright.core.optional_packages import extra

if TYPE_CHECKING:
    from rich.markdown import Markdown
    from rich.table import Table

    from townwright.core.game import Game

F = TypeVar("F", bound=Callable[..., None])
#: The compile mode of a command: compile the rules before it starts, or run them interpreted.
NOW, NEVER = "now", "never"
#: The environment variable that overrides this mode, for child processes too.
MODE_VARIABLE = "TOWNWRIGHT_COMPILE"


def build(terminal: Terminal) -> typer.Typer:
    """Build the command in the language of the terminal."""
    say = terminal.say
    app = typer.Typer(
        cls=Group,
        name="townwright",
        help=say("cli-about"),
        add_completion=False,
        no_args_is_help=True,
        context_settings={"help_option_names": ["-h", "--help"], "obj": terminal},
    )

    def option(
        name: str, *flags: str, parser: Callable[[str], object] | None = None, min: float | None = None
    ) -> object:
        """Declare an option; flags after the first still work, but help does not list them."""
        return typer.Option(*flags, help=say(f"cli-option-{name}"), show_default=False, parser=parser, min=min)

    def argument(name: str, metavar: str) -> object:
        return typer.Argument(help=say(f"cli-argument-{name}"), metavar=metavar, show_default=False)

    def command(name: str, compile: str | None = None) -> Callable[[F], F]:
        add = app.command(name, cls=Command, help=say(f"cli-command-{name}"))
        return lambda function: add(with_compile_mode(compile)(function) if compile else function)

    options = option("option", "--option")
    json_option = option("json", "--json")
    seed_option = option("seed", "--seed")
    games_option = option("games", "--games", parser=parse_count)
    workers_option = option("at-once", "--workers", min=1)
    cluster_option = option("cluster", "--cluster")
    corrections_option = option("components", "--components")

    @command("games")
    def _games() -> None:
        terminal.heading(terminal.say("cli-games"))
        from townwright.core.registry import broken_games

        terminal.print(list_of_games(terminal))
        for reason in broken_games().values():
            terminal.note(reason.say(terminal.language))

    @command("bots")
    def _bots() -> None:
        terminal.heading(terminal.say("cli-bots"))
        terminal.print(list_of_bots(terminal))

    @command("rules")
    def _rules(name: Annotated[str, argument("game", "GAME")]) -> None:
        terminal.game_title(name)
        terminal.print(rules_text(terminal, name))

    @command("play", NEVER)
    def _play(
        name: Annotated[str | None, argument("game", "GAME")] = None,
        seats: Annotated[str | None, option("seats", "--seats")] = None,
        seed: Annotated[int | None, seed_option] = None,
        pairs: Annotated[list[str] | None, options] = None,
        file: Annotated[Path | None, option("load", "--load")] = None,
        confirm: Annotated[bool, option("confirm", "--confirm/--no-confirm")] = True,
        corrections_file: Annotated[Path | None, corrections_option] = None,
    ) -> None:
        if file is None:
            terminal.game_title(name)
        from townwright.cli.components import read_corrections
        from townwright.cli.play import play

        names = parse_names(seats)
        play(terminal, name, names, seed, parse_pairs(pairs), read_corrections(corrections_file), file, confirm)

    @command("daily", NEVER)
    def _daily(
        name: Annotated[str | None, argument("game", "GAME")] = None,
        date: Annotated[str | None, option("date", "--date")] = None,
        key: Annotated[str | None, option("daily-key", "--key")] = None,
        match_file: Annotated[Path | None, option("daily-verify", "--verify")] = None,
        confirm: Annotated[bool, option("confirm", "--confirm/--no-confirm")] = True,
    ) -> None:
        if name:
            terminal.game_title(name)
        elif date is None:
            terminal.heading(terminal.say("cli-daily"))
        from townwright.cli.daily import daily, verify

        if match_file is None:
            daily(terminal, name, date, key, confirm)
        else:
            verify(terminal, match_file, date, key)

    @command("puzzle", NEVER)
    def _puzzle(
        name: Annotated[str, argument("game", "GAME")],
        number: Annotated[int | None, argument("number", "NUMBER")] = None,
    ) -> None:
        terminal.game_title(name)
        from townwright.cli.puzzle import puzzle
        from townwright.core.registry import game

        puzzle(terminal, game(name), number)

    @command("simulate", NOW)
    def _simulate(
        name: Annotated[str, argument("game", "GAME")],
        players: Annotated[int | None, option("players", "--players")] = None,
        count: Annotated[int, games_option] = 1000,
        seed: Annotated[int, seed_option] = 1,
        bots: Annotated[str, option("bots", "--bots")] = "random",
        pairs: Annotated[list[str] | None, options] = None,
        folder: Annotated[Path | None, option("save", "--save")] = None,
        corrections_file: Annotated[Path | None, corrections_option] = None,
        as_json: Annotated[bool, json_option] = False,
    ) -> None:
        from townwright.cli.components import read_corrections
        from townwright.cli.simulate import simulate
        from townwright.core.registry import game

        corrections, names = read_corrections(corrections_file), parse_names(bots)
        simulate(terminal, game(name), players, count, seed, names, parse_pairs(pairs), corrections, folder, as_json)

    @command("arena", NOW)
    def _arena(
        name: Annotated[str, argument("game", "GAME")],
        bots: Annotated[list[str], argument("bots", "BOT…")],
        players: Annotated[int | None, option("players", "--players")] = None,
        count: Annotated[int, games_option] = 100,
        seed: Annotated[int, seed_option] = 1,
        milliseconds: Annotated[int, option("ms", "--ms", min=0)] = 0,
        pairs: Annotated[list[str] | None, options] = None,
        record: Annotated[Path | None, option("record", "--record")] = None,
        workers: Annotated[int | None, workers_option] = None,
        cluster: Annotated[str | None, cluster_option] = None,
        as_json: Annotated[bool, json_option] = False,
    ) -> None:
        from townwright.arena import Contest, with_enough_deals
        from townwright.cli.arena import arena
        from townwright.core.registry import game

        contest = Contest(
            game=game(name).name,
            bots=tuple(bots),
            players=arena_players(game(name), len(bots)) if players is None else players,
            deals=1,
            seed=seed,
            options=parse_pairs(pairs),
            milliseconds=milliseconds,
        )
        arena(terminal, with_enough_deals(count, contest), workers, cluster, record, as_json)

    @command("study", NOW)
    def _study(
        name: Annotated[str, argument("game", "GAME")],
        players: Annotated[int | None, option("players", "--players")] = None,
        count: Annotated[int, games_option] = 1000,
        seed: Annotated[int, seed_option] = 1,
        bots: Annotated[str, option("bots", "--bots")] = "greedy",
        pairs: Annotated[list[str] | None, options] = None,
        out: Annotated[Path | None, option("report", "--out")] = None,
        workers: Annotated[int | None, workers_option] = None,
        cluster: Annotated[str | None, cluster_option] = None,
    ) -> None:
        from townwright.cli.study import study
        from townwright.core.registry import game
        from townwright.research.study import Study

        game_, bot_names = game(name), tuple(parse_names(bots))
        study_request = Study(
            game=game_.name,
            players=max(game_.players[0], len(bot_names)) if players is None else players,
            games=count,
            bots=bot_names,
            seed=seed,
            options=parse_pairs(pairs),
        )
        study(terminal, study_request, workers, cluster, out or Path(f"study-{game_.name}.html"))

    @command("benchmark", NOW)
    def _benchmark(
        name: Annotated[str | None, argument("game", "GAME")] = None,
        agent: Annotated[str | None, argument("agent", "AGENT")] = None,
        players: Annotated[int | None, option("players", "--players")] = None,
        deals: Annotated[int, option("deals", "--deals")] = 1000,
        note: Annotated[str, option("note", "--note")] = "",
        out: Annotated[Path | None, option("submission", "--out")] = None,
        submission_file: Annotated[Path | None, option("submission-verify", "--verify")] = None,
        workers: Annotated[int | None, workers_option] = None,
        cluster: Annotated[str | None, cluster_option] = None,
        as_json: Annotated[bool, json_option] = False,
    ) -> None:
        from townwright.cli.benchmark import check, run
        from townwright.research.benchmark import new_submission

        if submission_file is not None:
            check(terminal, submission_file, workers, as_json)
        elif name is None or agent is None:
            raise problem(NotPossible, "benchmark-needs")
        else:
            submission = new_submission(name, agent, players, deals, note)
            file = out or Path(f"{submission.game}-{re.sub('[^a-zA-Z0-9]+', '-', agent)}.jsonl.gz")
            run(terminal, submission, file, workers, cluster, as_json)

    @command("dataset", NOW)
    def _dataset(
        name: Annotated[str, argument("game", "GAME")],
        bots: Annotated[str, option("bots", "--bots")] = "greedy",
        players: Annotated[int | None, option("players", "--players")] = None,
        count: Annotated[int, games_option] = 1000,
        seed: Annotated[int, seed_option] = 1,
        pairs: Annotated[list[str] | None, options] = None,
        out: Annotated[Path | None, option("dataset", "--out")] = None,
        workers: Annotated[int | None, workers_option] = None,
        cluster: Annotated[str | None, cluster_option] = None,
    ) -> None:
        from townwright.arena import Contest
        from townwright.cli.dataset import dataset
        from townwright.core.registry import game
        from townwright.research.benchmark import task_players

        contest = Contest(
            game=game(name).name,
            bots=tuple(parse_names(bots)),
            players=task_players(game(name)) if players is None else players,
            deals=count,
            seed=seed,
            options=parse_pairs(pairs),
        )
        dataset(terminal, contest, out or Path(f"{contest.game}.parquet"), workers, cluster)

    @command("train", NOW)
    def _train(
        name: Annotated[str, argument("game", "GAME")],
        plan: Annotated[Path | None, option("plan", "--plan")] = None,
        out: Annotated[Path | None, option("training", "--out")] = None,
        minutes: Annotated[float, option("minutes", "--minutes", min=0)] = 10,
        workers: Annotated[int | None, workers_option] = None,
    ) -> None:
        from townwright.cli.train import train
        from townwright.core.registry import game

        train(terminal, game(name), plan, out or Path(f"training-{game(name).name}"), minutes, workers)

    @command("analyse", NOW)
    def _analyse(
        file: Annotated[Path, argument("match", "FILE")],
        milliseconds: Annotated[int, option("analysis-ms", "--ms", min=1)] = 200,
        out: Annotated[Path | None, option("out", "--out")] = None,
        as_json: Annotated[bool, json_option] = False,
    ) -> None:
        from townwright.cli.analyse import analyse_file

        analyse_file(terminal, file, milliseconds, out, as_json)

    @command("replay", NEVER)
    def _replay(
        file: Annotated[Path, argument("match", "FILE")], as_json: Annotated[bool, json_option] = False
    ) -> None:
        from townwright.cli.replay import replay

        replay(terminal, file, as_json)

    @command("score", NEVER)
    def _score(
        file: Annotated[Path, argument("position", "FILE")], as_json: Annotated[bool, json_option] = False
    ) -> None:
        from townwright.cli.score import score

        score(terminal, file, as_json)

    @command("components")
    def _components(
        name: Annotated[str, argument("game", "GAME")],
        corrections_file: Annotated[Path | None, corrections_option] = None,
        as_json: Annotated[bool, json_option] = False,
    ) -> None:
        from townwright.cli.components import components, read_corrections
        from townwright.core.registry import game

        components(terminal, game(name), read_corrections(corrections_file), as_json)

    @command("bench", NOW)
    def _bench(
        name: Annotated[str | None, argument("game", "GAME")] = None,
        players: Annotated[int | None, option("players", "--players")] = None,
        seconds: Annotated[float, option("seconds", "--seconds", parser=parse_positive)] = 2.0,
        on_gpu: Annotated[bool, option("gpu", "--gpu")] = False,
        as_json: Annotated[bool, json_option] = False,
    ) -> None:
        from townwright.cli.bench import bench
        from townwright.cli.bench_gpu import bench_gpu
        from townwright.core.registry import game, games

        measure = bench_gpu if on_gpu else bench
        measure(terminal, [game(name)] if name else list(games().values()), players, seconds, as_json)

    @command("prepare")
    def _prepare(
        name: Annotated[str | None, argument("game", "GAME")] = None,
        portable: Annotated[bool, option("portable", "--portable")] = False,
        into: Annotated[Path | None, option("into", "--into")] = None,
    ) -> None:
        from townwright.cli.prepare import prepare, prepare_layer
        from townwright.core.registry import game, games

        if portable != (into is not None):
            raise problem(NotPossible, "cli-portable-alone" if portable else "cli-into-alone")
        chosen = [game(name)] if name else list(games().values())
        if into:
            prepare_layer(terminal, chosen, into)
        else:
            prepare(terminal, chosen)

    @command("check", NEVER)
    def _check(
        name: Annotated[str, argument("game", "GAME")], quick: Annotated[bool, option("quick", "--quick")] = False
    ) -> None:
        from townwright.cli.check import check
        from townwright.core.registry import game

        raise typer.Exit(check(terminal, game(name), quick))

    @command("new-game")
    def _new_game(
        name: Annotated[str, argument("new-game", "NAME")],
        parent: Annotated[Path, option("parent", "--in")] = Path(),
    ) -> None:
        from townwright.cli.new_game import new_game

        new_game(terminal, name, parent)

    @command("serve")
    def _serve(
        host: Annotated[str, option("host", "--host")] = "127.0.0.1",
        lan: Annotated[bool, option("lan", "--lan")] = False,
        port: Annotated[int, option("port", "--port")] = 8018,
        database: Annotated[str, option("database", "--database")] = "",
        processes: Annotated[int, option("processes", "--processes", "--workers", min=1)] = 1,
        bot_workers: Annotated[int | None, option("bot-workers", "--bot-workers", "--thinkers", min=1)] = None,
        origin: Annotated[list[str] | None, option("origin", "--origin")] = None,
        proxy: Annotated[list[str] | None, option("proxy", "--proxy")] = None,
        limit: Annotated[list[str] | None, option("limit", "--limit")] = None,
        logs: Annotated[str, option("logs", "--logs")] = "console",
        seed: Annotated[int | None, option("server-seed", "--seed", min=0)] = None,
        browser: Annotated[bool, option("browser", "--browser/--no-browser")] = False,
    ) -> None:
        with extra("server"):
            from townwright.cli.serve import serve

        limits = parse_pairs(limit)
        host = "0.0.0.0" if lan else host
        origins, proxies = origin or [], proxy or []
        serve(terminal, host, port, database, processes, bot_workers, origins, proxies, limits, logs, seed, browser)

    @command("backup")
    def _backup(
        file: Annotated[Path, argument("backup", "FILE")],
        database: Annotated[str, option("database", "--database")] = "",
    ) -> None:
        with extra("server"):
            from townwright.cli.backup import backup_database

        backup_database(terminal, database, file)

    @command("restore")
    def _restore(
        file: Annotated[Path, argument("backup", "FILE")],
        database: Annotated[str, option("database", "--database")] = "",
    ) -> None:
        with extra("server"):
            from townwright.cli.backup import restore_database

        restore_database(terminal, database, file)

    @command("openapi")
    def _openapi() -> None:
        with extra("server"):
            from townwright.server.openapi import document

        terminal.json(document())

    @command("version")
    def _version() -> None:
        from townwright import __version__

        terminal.print(f"townwright {__version__}")

    return app


def with_compile_mode(mode: str) -> Callable[[F], F]:
    """Return a decorator that sets the compile mode of a command and of its child processes."""

    def decorate(function: F) -> F:
        @wraps(function)
        def call(*arguments: object, **options: object) -> None:
            with compile_mode(mode):
                function(*arguments, **options)

        return call  # type: ignore[return-value]

    return decorate


@contextmanager
def compile_mode(mode: str) -> Iterator[None]:
    """Set the compile mode inside the context, unless the environment sets it."""
    if MODE_VARIABLE in os.environ:
        yield
        return
    os.environ[MODE_VARIABLE] = mode
    try:
        yield
    finally:
        del os.environ[MODE_VARIABLE]


def arena_players(game: "Game", bots: int) -> int:
    """Return the default number of players: one per bot if allowed; in a cooperative game, the fewest."""
    return game.players[0] if game.extras.target else min(max(bots, game.players[0]), game.players[-1])


def list_of_games(terminal: Terminal) -> "Table":
    """Return the installed games as a table."""
    from rich.table import Table

    from townwright.core.registry import games

    table = Table(box=None, padding=(0, 2), show_header=False)
    for game in games().values():
        low, high = game.players[0], game.players[-1]
        count = terminal.say("cli-players", low=low, high=high, exact=int(low == high))
        speak = game.words(terminal.language)
        table.add_row(f"[bold]{game.name}[/]", speak("title"), count, speak("tagline"))
    return table


def list_of_bots(terminal: Terminal) -> "Table":
    """Return the bots as a table: the levels from weak to strong, then the plain ones."""
    from rich.table import Table

    from townwright.bots import bot_names

    table = Table(box=None, padding=(0, 2), show_header=False)
    for name in bot_names():
        table.add_row(f"[bold]{name}[/]", terminal.say(f"level-{name}"), terminal.say(f"level-{name}.help"))
    return table


def rules_text(terminal: Terminal, name: str) -> "Markdown":
    """Return the rules of a game in our own words, and its options, without its title."""
    from rich.markdown import Markdown

    return Markdown("\n\n".join(rules_sections(name, terminal.language)))


def rules_sections(name: str, language: str) -> list[str]:
    """Return the rules of a game and its options as Markdown, one section each."""
    from townwright.core.registry import game

    game_ = game(name)
    speak = game_.words(language)
    sections = [f"## {speak(f'rules-{topic}.title')}\n\n{speak(f'rules-{topic}')}" for topic in game_.wording.topics]
    if game_.options:
        options = [
            f"- `--option {each.name}={'|'.join(each.values)}`: {speak(f'option-{each.name}.help')}"
            for each in game_.options
        ]
        sections.append(f"## {speak('cli-options')}\n\n" + "\n".join(options))
    return sections


def parse_count(text: str) -> int:
    """Parse a whole number, which may be written as 1e5."""
    from townwright.core.match_file import SEED_LIMIT

    number = float(text)
    if not number.is_integer() or abs(number) >= SEED_LIMIT:
        raise ValueError
    return int(number)


def parse_positive(text: str) -> float:
    """Parse a finite number above 0."""
    number = float(text)
    if not 0 < number < float("inf"):
        raise ValueError
    return number


def parse_names(text: str | None) -> list[str]:
    """Parse names separated by commas."""
    return [name.strip() for name in (text or "").split(",") if name.strip()]


def parse_pairs(texts: list[str] | None) -> dict[str, str]:
    """Parse options of the form `name=value`."""
    result = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise problem(NotPossible, "cli-option-form", text=text[:80])
        result[name.strip()] = value.strip()
    return result
