"""Measure our vector environments: random legal play with masks and observations.

    python -m benchmarks.peers.our_vectors SECONDS

Prints one JSON object: rates per second, by name.
"""

import json
import os
import sys

from benchmarks.peers.ours import vector
from benchmarks.peers.theirs import rate

from townwright.core.registry import games


def main() -> None:
    seconds = float(sys.argv[1])
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # waiting threads do not spin
    print(json.dumps({f"{game.title()}, vector": rate(vector(game, mask=True), seconds) for game in games().values()}))


if __name__ == "__main__":
    main()
