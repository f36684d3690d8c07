"""Freezes databases and match files of this version, once before its release: `python -m tests.server.freeze 0.3`.

They are stored in `tests/server/old` under that version, without an argument under the one in pyproject.toml. They are
never changed afterwards. Every later version opens them, or refuses match files whose game has new rules.
"""

import contextlib
import re
import sqlite3
import sys
import tempfile
from pathlib import Path

import msgspec
from sqlalchemy import Connection, select
from tests.puzzles.test_mistakes import EXACT, FILES
from tests.server.postgres import postgres, run
from tests.server.running import Guest, Server, play, wait_until
from tests.server.test_backup import in_database
from tests.server.test_boxes import enter
from tests.server.test_lessons import open_lesson, take_step
from tests.server.test_puzzles import PUZZLE, act, open_puzzle

import townwright
from townwright.daily import FIRST_DAY
from townwright.lessons import lessons
from townwright.server.storage.schema import metadata

OLD = Path(__file__).parent / "old"
BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}
#: A finished and an unfinished match of each game: its players and options.
MATCHES: dict[str, tuple[list[str], dict[str, str]]] = {
    "carrara": (["Anna", "Ben", "Cem"], {}),
    "circle_the_wagons": (["Anna", "Ben"], {}),
    "circleville": (["Anna", "Ben"], {}),
    "sprawlopolis": (["Anna"], {"difficulty": "harder"}),
}


def short(version: str) -> str:
    """Return the part of a version that names its files: `0.2` of `0.2.0.dev0`."""
    return ".".join(version.split(".")[:2])


def freeze_matches(folder: Path) -> None:
    """Let bots play, and save what they played."""
    folder.mkdir(parents=True)
    for name, (people, options) in MATCHES.items():
        match, bot = townwright.Match(name, people, 2026, options), townwright.bot("greedy", seed=1)
        while not match.over:
            match.play(bot.choose(match))
            if len(match.history) == 10:
                match.save(folder / f"{name}-unfinished.json")
        match.save(folder / f"{name}.json")


def fill(server: Server) -> None:
    """Play at tables of all kinds, until every table of the database has rows."""
    anna, ben = server.guest("Anna", confirm=False), server.guest("Ben", confirm=True)
    enter(anna, {"sections.12.red": 4, "sections.12.plots": 1})  # the next table of Circleville is played with them
    for game in townwright.game_names():
        table = anna.open(game, ME, *([BOT] if townwright.game(game).players[0] > 1 else []))
        with anna.socket(table) as socket:
            play(socket, 1, most=6)
    over = anna.open("circle_the_wagons", ME, {"kind": "here", "name": "Cem"})
    with anna.socket(over) as socket:
        play(socket, 1)
    anna.send(over, "say", text="Well played!")
    anna.post(f"/api/tables/{over}/rematch")
    anna.post(f"/api/tables/{over}/fork", {"at": 3})
    ben.post("/api/tables/join", {"token": anna.post(f"/api/tables/{over}/links")["watch_link"]["token"]})
    together = anna.open("circle_the_wagons", ME, {"kind": "open"})
    ben.post("/api/tables/join", {"token": anna.post(f"/api/tables/{together}/links")["invitation"]["token"]})
    watched = anna.open("carrara", BOT, BOT)
    anna.send(watched, "step", number=anna.state(watched)["number"])
    practise(anna, ben)
    make_mistake(anna)
    challenge(anna, ben)


def practise(anna: Guest, ben: Guest) -> None:
    """Finish a lesson and begin one; solve a puzzle and fail at one."""
    lesson = lessons()["circle_the_wagons"]
    with anna.socket(open_lesson(anna, lesson.game)) as socket:
        socket.until(bool, "a state")
        while not socket.state["activity"]["last"]:
            take_step(socket, lesson)
        socket.ask("act", number=socket.state["number"], line=[socket.state["choices"][0]["action"]])
    open_lesson(ben, "sprawlopolis")
    act(anna, open_puzzle(anna), PUZZLE.solution)
    act(ben, open_puzzle(ben), PUZZLE.alternatives[1].action)


def make_mistake(anna: Guest) -> None:
    """Lose a game that was as good as won; its analysis detects the mistake, which becomes a puzzle."""
    file = msgspec.to_builtins(FILES["circle_the_wagons"].position(EXACT).file)
    seats = [ME if seat == EXACT.seat else BOT for seat in range(EXACT.players)]
    table = anna.post("/api/tables/import", {"file": file, "seats": seats})["id"]
    act(anna, table, EXACT.alternatives[-1].action)
    with anna.socket(table) as socket:
        play(socket, 1)
    anna.post(f"/api/tables/{table}/analysis")
    wait_until(lambda: anna.get("/api/practice"), "the mistake is a puzzle")


def challenge(anna: Guest, ben: Guest) -> None:
    """Play the challenge of a day; let someone else play the same by link."""
    day = anna.post(f"/api/daily/{FIRST_DAY}/sprawlopolis")["id"]
    with anna.socket(day) as socket:
        play(socket, 1)
    wait_until(lambda: anna.get(f"/api/tables/{day}/share")["par"] is not None, "the par is known")
    ben.post("/api/challenges/take", {"token": anna.post(f"/api/tables/{day}/challenge")["token"]})


def empty_tables(url: str) -> list[str]:
    """Return the names of the tables of a database that have no rows."""

    def read(connection: Connection) -> list[str]:
        return [each.name for each in metadata.sorted_tables if not connection.execute(select(each).limit(1)).first()]

    names: list[str] = in_database(url, read)
    return names


def freeze(version: str, folder: Path = OLD) -> None:
    """Write the databases and the matches, unless they have been written before."""
    if (folder / f"matches-{version}").exists():
        sys.exit(f"The files of {version} exist already: what is frozen is never changed.")
    with tempfile.TemporaryDirectory() as name, postgres() as database:
        file, url = str(Path(name, "tables.sqlite")), database.database()
        for kind in (file, url):
            server = Server(Path(name), kind).start().wait_until_compiled()
            try:
                fill(server)
            finally:
                assert server.stop() == 0
            assert not (empty := empty_tables(kind)), f"These tables are empty: {', '.join(empty)}"
        with contextlib.closing(sqlite3.connect(file)) as connection:
            (folder / f"sqlite-{version}.sql").write_text("\n".join([*connection.iterdump(), ""]), "utf-8")
        dump = run(["pg_dump", "--no-owner", "--no-privileges", "--inserts", url]) + "\n"
        dump = re.sub(r"^\\(un)?restrict .*\n", "", dump, flags=re.MULTILINE)  # of new versions of pg_dump only
        (folder / f"postgresql-{version}.sql").write_text(dump, "utf-8")
    freeze_matches(folder / f"matches-{version}")


if __name__ == "__main__":
    freeze(short(sys.argv[1] if sys.argv[1:] else townwright.__version__))
