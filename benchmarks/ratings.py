"""Write the ratings of the bots that the page shows: `ratings.json` of each game, from the record of its ladder."""

from pathlib import Path

import msgspec

from townwright.arena.contest import read_contest
from townwright.arena.standing import standings

REPOSITORY = Path(__file__).parents[1]
GAMES, RECORDS = REPOSITORY / "src" / "townwright" / "games", REPOSITORY / "benchmarks" / "strength"


def ratings(game: str) -> dict[str, int]:
    """Return the ratings of a game's levels, weakest first."""
    ladder = standings(*read_contest(RECORDS / f"ladder-{game}.jsonl"))
    return {each.bot.partition(":")[0]: round(each.rating.value) for each in reversed(ladder)}


def main() -> None:
    for record in sorted(RECORDS.glob("ladder-*.jsonl")):
        game = record.stem.removeprefix("ladder-")
        text = msgspec.json.format(msgspec.json.encode(ratings(game)), indent=2)
        (GAMES / game / "ratings.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
