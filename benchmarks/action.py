"""Measure the CPU time of an action at a table, without sockets and database: `python -m benchmarks.action`.

Tables of each game are played at random, in turn, as `benchmarks.load` plays them over the network: an action is read
and played, its command is encoded, and both players get their new state. The script prints, for each game, the CPU time
per action of these parts and the bytes of both states. The fastest round counts, because other programs may use the
machine. `--profile` also prints the functions that take the most time.
"""

import argparse
import cProfile
import itertools
import pstats
import random
import time
from collections.abc import Iterator

import msgspec

from townwright.core.registry import game
from townwright.server.garbage_collection import collect_rarely
from townwright.server.storage.records import Description, SeatState, StartingPoint
from townwright.server.tables import presentation
from townwright.server.tables.action_json import read_action
from townwright.server.tables.table import Table
from townwright.server.wire.from_client import Act, FromClient

GAMES = "carrara,circle_the_wagons,circleville,sprawlopolis"
GUESTS = ("anna", "ben")
PARTS = ("act", "record", "states", "encode")
#: Added to the seed in every round, so that no results of earlier rounds are cached.
NEW_DEALS = 1_000_000
encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(FromClient).decode


class Choice(msgspec.Struct):
    action: msgspec.Raw


class ShownState(msgspec.Struct):
    """The part of a state that the players here need."""

    choices: list[Choice]


class BenchTable:
    """A table of two players that is played at random."""

    def __init__(self, name: str, seed: int) -> None:
        description = Description("table", name, game(name).version, 2, {}, None, seed, StartingPoint(), "anna", None)
        seats = [SeatState(seat, "person", guest, guest, None, False) for seat, guest in enumerate(GUESTS)]
        self.table, self.rng = Table(description, seats), random.Random(seed)
        self.table.record(self.table.start())
        self.bytes = 0
        self.messages = [self.show(guest, 0) for guest in GUESTS]

    def show(self, guest: str, since: int) -> bytes:
        return encode(presentation.state(self.table, guest, None, since, lambda _: True))

    def act(self) -> list[float]:
        """Play an action; return the CPU time of each part."""
        table = self.table
        assert table.turn is not None
        choices = msgspec.json.decode(self.messages[table.turn], type=ShownState).choices
        act = {"type": "act", "number": table.number, "line": [self.rng.choice(choices).action]}
        data = encode(act).decode()
        times = [time.process_time()]
        message = decode(data)
        assert isinstance(message, Act)
        line = [read_action(table.game, each) for each in message.line]
        command, refusal = table.activity.act(GUESTS[table.turn], line)
        assert command is not None and refusal is None
        times.append(time.process_time())
        table.record(command)
        encode(command)
        times.append(time.process_time())
        states = [presentation.state(table, guest, None, table.number - 1, lambda _: True) for guest in GUESTS]
        times.append(time.process_time())
        self.messages = [encode(state) for state in states]
        times.append(time.process_time())
        self.bytes += sum(map(len, self.messages))
        return [end - start for start, end in itertools.pairwise(times)]


def play(name: str, tables: int, actions: int, seed: int) -> Iterator[tuple[int, list[float]]]:
    """Play at several tables in turn; yield the bytes of both states and the CPU times of every action."""
    playing = [BenchTable(name, seed + number) for number in range(tables)]
    for number in itertools.count():
        at = number % tables
        if playing[at].table.phase == "over":
            playing[at] = BenchTable(name, seed + number + tables)
        playing[at].bytes = 0
        times = playing[at].act()
        yield playing[at].bytes, times
        if number == actions - 1:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=GAMES)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--actions", type=int, default=600, help="per round and game")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args()
    print(f"{'µs of CPU per action':20}", *(f"{part:>8}" for part in (*PARTS, "sum", "bytes")))
    for name in options.games.split(","):
        game(name).entry_points.play_part.load()
        collect_rarely()
        best: list[float] = []
        for number in range(options.rounds):
            size, sums = 0, [0.0] * len(PARTS)
            for sent, times in play(name, options.tables, options.actions, options.seed + number * NEW_DEALS):
                size += sent
                sums = [total + each for total, each in zip(sums, times, strict=True)]
            best = min(best or sums, sums, key=sum)
        each = [total / options.actions * 1e6 for total in (*best, sum(best))]
        print(f"{name:20}", *(f"{number:8.0f}" for number in (*each, size / options.actions)))
        if options.profile:
            with cProfile.Profile() as profile:
                list(play(name, options.tables, options.actions, options.seed + options.rounds * NEW_DEALS))
            pstats.Stats(profile).sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    main()
