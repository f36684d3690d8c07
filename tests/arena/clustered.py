"""Plays a study and a contest on a local Ray, and lets a worker die; writes a report.

`python -m tests.arena.clustered FOLDER`
"""

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import msgspec

from townwright.arena import Contest, play_contest
from townwright.arena.contest import ContestGame
from townwright.arena.parallel import run_parallel, worker_pool
from townwright.core.errors import NotPossible
from townwright.research.study import GAMES_PER_TASK, Study, play_study

STUDY = Study(game="circle_the_wagons", players=2, games=GAMES_PER_TASK + 20, bots=("greedy", "random"), seed=3)
CONTEST = Contest(game="carrara", bots=("greedy", "random"), players=2, deals=2, seed=4)


def rows(cluster: str | None) -> list[Any]:
    """Return the rows of the study, in the order of their seeds."""
    return sorted((row for batch in play_study(STUDY, 2, cluster) for row in batch), key=lambda row: int(row["seed"]))


def games(played: list[ContestGame]) -> list[Any]:
    """Return games in the order of their deals, without the time they took."""
    timeless = [msgspec.structs.replace(each, seconds=[]) for each in played]
    return sorted(msgspec.to_builtins(timeless), key=lambda each: (each["deal"], each["lineup"]))


def dies_once(marker: str, number: int) -> int:
    """Return the number; the first worker that gets number 3 dies."""
    if number == 3 and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def main(folder: Path) -> None:
    record = folder / "contest.jsonl"
    interrupted = play_contest(CONTEST, 2, record, "local")
    next(interrupted)
    interrupted.close()  # type: ignore[attr-defined]
    game_count = len(record.read_text().splitlines()) - 1
    *_, resumed = play_contest(CONTEST, 2, record, "local")
    *_, alone = play_contest(CONTEST, 1)
    with worker_pool(2, "local") as pool:
        results = sorted(run_parallel(pool, dies_once, [(str(folder / "died"), number) for number in range(6)]))
    try:
        worker_pool(2, "127.0.0.1:1")
        answer = ""
    except NotPossible as error:
        answer = str(error)
    report = {
        "recorded": game_count,
        "contest": [games(resumed), games(alone)],
        "study": [rows("local"), rows(None)],
        "died": (folder / "died").exists(),
        "survived": results,
        "answer": answer,
    }
    (folder / "report.json").write_text(json.dumps(report))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
