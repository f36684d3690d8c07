"""Make a golden game: a whole match played by bots, with its score sheet and places.

    python -m tests.golden.make circle_the_wagons first_wins --seed 5 --bots greedy,random --option tie=guns

writes `tests/golden/circle_the_wagons/first_wins.json`. With `--log` it writes `first_wins.log` as well: every event of
the game with its facts. Check the sheet and the log by hand or by other means before they are committed: from then on
the rules must reproduce them.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from townwright import Match, bot
from townwright.core.game import Game
from townwright.core.log import EVERYONE
from townwright.core.registry import game

FOLDER = Path(__file__).parent


def play(game: Game, bots: list[str], seed: int, options: dict[str, str], components: Any = None) -> Match:
    """Play a match of bots, whose names are also the players' names; scripted seats need no bot."""
    match = Match(game, bots, seed, options, components)
    players = [bot(name, seed + seat) for seat, name in enumerate(bots)]
    while match.to_move is not None:
        match.play(players[match.to_move].choose(match))
    return match


def golden_text(match: Match) -> str:
    """Return the text of a golden file."""
    sheet = [f'    {{"source": {json.dumps(row.source)}, "points": {row.points}}}' for row in match.score_sheet]
    stored = json.dumps(json.loads(match.to_json()), indent=2).replace("\n", "\n  ")
    return "\n".join(
        ["{", f'  "match": {stored},', '  "sheet": [', ",\n".join(sheet), "  ],", f'  "ranks": {match.ranks}', "}", ""]
    )


def event_log(match: Match) -> str:
    """Return one line per event: the number of its action, its kind, its facts, and who may see it."""
    lines = []
    for number, played in enumerate(match.history, 1):
        for event in played.events:
            facts = [f"{name}={value}" for name, value in event.facts.items()]
            secret = [] if event.seats == EVERYONE else [f"seats={event.seats:b}"]
            lines.append(" ".join([str(number), event.kind, *facts, *secret]))
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a golden game.")
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--bots", required=True, help="one for each player, separated by commas")
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--components", type=Path, help="a file with corrections")
    parser.add_argument("--log", action="store_true", help="write the log of events too")
    arguments = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in arguments.option)
    components = json.loads(arguments.components.read_text("utf-8")) if arguments.components else None
    match = play(game(arguments.game), arguments.bots.split(","), arguments.seed, options, components)
    path = FOLDER / match.game.name / f"{arguments.name}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(golden_text(match), "utf-8")
    if arguments.log:
        path.with_suffix(".log").write_text(event_log(match), "utf-8")
    print(f"{path}: {match.scores}, places {match.ranks}")


if __name__ == "__main__":
    main()
