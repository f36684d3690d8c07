"""Play the benchmark with our own bots, and print the table of docs/benchmark.md.

    python -m benchmarks.baselines FOLDER [--deals 1000] [--games carrara,sprawlopolis] [--agents random,greedy]

Submissions that are already in the folder are read instead of played. Name `benchmarks.learned:10ms` to add the policy
that `benchmarks.learning` has trained.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from townwright.cli.arena import format_interval
from townwright.core.registry import games
from townwright.research.benchmark import (
    TEST_DEALS,
    new_submission,
    play_submission,
    read_submission,
    results,
    write_submission,
)

AGENTS = ("random", "settler", "greedy", "tree:64", "tree:256", "master:100ms")


def rows(folder: Path, game: str, agent: str, deals: int, workers: int | None) -> Iterator[str]:
    """Play the submission of an agent, unless there is one; yield its rows of the table."""
    path = folder / f"{game}-{agent.replace(':', '-')}.jsonl.gz"
    if not path.exists():
        submission = new_submission(game, agent, None, deals, "")
        write_submission(path, submission, list(play_submission(submission, workers)))
    submission, played = read_submission(path)
    for each in results(submission, played):
        standing, opponent = each.standing, f"`{each.opponent}`" if each.opponent else "–"
        yield (
            f"| {games()[game].title()}, {submission.players} | `{agent}` | {opponent} "
            f"| {standing.games} | {format_interval(standing.win_share, 100)} | {format_interval(standing.lead)} "
            f"| {format_interval(standing.score)} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--deals", type=int, default=TEST_DEALS)
    parser.add_argument("--games", default=",".join(games()))
    parser.add_argument("--agents", default=",".join(AGENTS))
    parser.add_argument("--workers", type=int)
    options = parser.parse_args()
    print("| game, players | agent | against | games | wins, % | lead | score |\n|---|---|---|--:|--:|--:|--:|")
    for game in options.games.split(","):
        for agent in options.agents.split(","):
            for row in rows(options.folder, game, agent, options.deals, options.workers):
                print(row, flush=True)


if __name__ == "__main__":
    main()
