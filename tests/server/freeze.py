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

from tests.server.postgres import postgres, run
from tests.server.running import Guest, Server, play, wait_until
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
    anna.post(f"/api/tables/{over}/analysis")
    wait_until(lambda: anna.get(f"/api/tables/{over}/analysis")["state"] == "done", "the analysis is done")
    ben.post("/api/tables/join", {"token": anna.post(f"/api/tables/{over}/links")["watch_link"]["token"]})
    together = anna.open("circle_the_wagons", ME, {"kind": "open"})
    ben.post("/api/tables/join", {"token": anna.post(f"/api/tables/{together}/links")["invitation"]["token"]})
    watched = anna.open("carrara", BOT, BOT)
    anna.send(watched, "step", number=anna.state(watched)["number"])
    practise(anna, ben)
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


def challenge(anna: Guest, ben: Guest) -> None:
    """Play the challenge of a day; let someone else play the same by link."""
    day = anna.post(f"/api/daily/{FIRST_DAY}/sprawlopolis")["id"]
    with anna.socket(day) as socket:
        play(socket, 1)
    wait_until(lambda: anna.get(f"/api/tables/{day}/share")["par"] is not None, "the par is known")
    ben.post("/api/challenges/take", {"token": anna.post(f"/api/tables/{day}/challenge")["token"]})


def freeze(version: str) -> None:
    """Write the databases and the matches, unless they have been written before."""
    if (OLD / f"matches-{version}").exists():
        sys.exit(f"The files of {version} exist already: what is frozen is never changed.")
    with tempfile.TemporaryDirectory() as name, postgres() as database:
        folder, url = Path(name), database.database()
        for kind in (str(folder / "tables.sqlite"), url):
            server = Server(folder, kind).start().wait_until_compiled()
            try:
                fill(server)
            finally:
                assert server.stop() == 0
        with contextlib.closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
            for table in metadata.sorted_tables:
                assert connection.execute(f'SELECT 1 FROM "{table.name}"').fetchone(), f"{table.name} has no rows"
            (OLD / f"sqlite-{version}.sql").write_text("\n".join([*connection.iterdump(), ""]), "utf-8")
        dump = run(["pg_dump", "--no-owner", "--no-privileges", "--inserts", url])
        dump = re.sub(r"^\\(un)?restrict .*\n", "", dump, flags=re.MULTILINE)  # of new versions of pg_dump only
        (OLD / f"postgresql-{version}.sql").write_text(dump + "\n", "utf-8")
    freeze_matches(OLD / f"matches-{version}")


if __name__ == "__main__":
    freeze(short(sys.argv[1] if sys.argv[1:] else townwright.__version__))
