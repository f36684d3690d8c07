"""Checks of compiled rules. Each function is a check."""

import hashlib
from collections.abc import Iterator

from townwright.bots import bot
from townwright.conformance.random_games import Case
from townwright.core.rule import COMPILED
from townwright.core.state import to_bytes
from townwright.core.trace import interpreted, trace

#: Games per case.
GAMES = 2


def compiled_rules_agree(case: Case) -> None:
    """Compiled and interpreted rules give the same bytes at every step."""
    if COMPILED:
        for part in (case.game.entry_points.play_part, case.game.entry_points.judge_part):
            part.compile()
    with interpreted(case.game):
        slow = list(_trace(case))
    for compiled, plain in zip(_trace(case), slow, strict=True):
        assert compiled == plain


def bots_play(case: Case) -> None:
    """The greedy bot and a small search can play a game to the end."""
    match, players = case.match(1), [bot("greedy", 1), bot("tree:8", 2)]
    while not match.over:
        assert len(match.history) < case.game.rules.max_length
        match.play(players[(match.to_move or 0) % 2].choose(match))


def _trace(case: Case) -> Iterator[tuple[int, int, str, str]]:
    """Play random games; yield seed, step and a digest of the result of each rule."""
    for seed in range(GAMES):
        case.last_seed = seed
        for step, name, array in trace(case.game, case.players, case.options, seed):
            yield seed, step, name, _digest(to_bytes(array))


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]
