"""Make a golden game: a whole match played by bots, with its score sheet and places.

    python -m tests.golden.make circle_the_wagons first_wins --seed 5 --bots greedy,random --option tie=guns

writes `tests/golden/circle_the_wagons/first_wins.json`. Check the sheet by hand or by other means before it is
committed: from then on it is what the rules have to give.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from townwright import Match, bot
from townwright.core.game import Game
from townwright.core.registry import game

FOLDER = Path(__file__).parent


def play(game: Game, bots: list[str], seed: int, options: dict[str, str], components: Any = None) -> Match:
    """A match of these bots, which are also the people's names; seats that play by rule need none."""
    match = Match(game, bots, seed, options, components)
    players = [bot(name, seed + seat) for seat, name in enumerate(bots)]
    while match.to_move is not None:
        match.play(players[match.to_move].choose(match))
    return match


def golden(match: Match) -> str:
    """What a golden file holds."""
    sheet = [f'    {{"source": {json.dumps(row.source)}, "points": {row.points}}}' for row in match.score_sheet]
    stored = json.dumps(json.loads(match.to_json()), indent=2).replace("\n", "\n  ")
    return "\n".join(
        ["{", f'  "match": {stored},', '  "sheet": [', ",\n".join(sheet), "  ],", f'  "ranks": {match.ranks}', "}", ""]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a golden game.")
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--bots", required=True, help="one for each player, separated by commas")
    parser.add_argument("--option", action="append", default=[], help="name=choice")
    parser.add_argument("--components", type=Path, help="a file with corrections")
    chosen = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in chosen.option)
    components = json.loads(chosen.components.read_text("utf-8")) if chosen.components else None
    match = play(game(chosen.game), chosen.bots.split(","), chosen.seed, options, components)
    path = FOLDER / match.game.name / f"{chosen.name}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(golden(match), "utf-8")
    print(f"{path}: {match.scores}, places {match.ranks}")


if __name__ == "__main__":
    main()
