"""What worker processes compute: bots' decisions, hints and analyses.

A job gets a match file and a snapshot, and returns plain data. The bots are handed a redealt copy by the code that
calls them.
"""

import time

import msgspec
import numpy as np

from townwright.bots.action_sentences import ActionSentence, describe_action
from townwright.bots.advice import Judgement, Suggestion, analyse, suggest
from townwright.bots.bot import PolicyBot, SearchBot, bot, redealt_copy
from townwright.bots.machine_code import code_parts
from townwright.bots.search import Budget
from townwright.bots.thought import Thought
from townwright.core.match import Match
from townwright.core.match_file import SEED_LIMIT, MatchFile

#: A bot's long turn is shown in parts: after this many seconds, what it has decided so far.
PART = 1.0
#: Milliseconds that a hint searches at least, however late its worker begins.
SHORTEST_HINT = 500

#: A match as it travels to a worker: its file and a snapshot.
Packed = tuple[bytes, bytes]
#: A bot's decision: the action, why, and the action in words.
Decided = tuple[str, Thought, ActionSentence | None]


def packed(match: Match) -> Packed:
    """A match as it travels to a worker."""
    return msgspec.msgpack.encode(match.file), match.snapshot()


def unpacked(file: bytes, snapshot: bytes) -> Match:
    return Match.from_file(msgspec.msgpack.decode(file, type=MatchFile), snapshot)


def seeded(level: str, match: Match, seed: int) -> PolicyBot | SearchBot:
    """A bot that decides the same way at each moment of a match, unless it searches by the clock."""
    return bot(level, int(np.random.default_rng((seed, match.seed, len(match.history))).integers(SEED_LIMIT)))


def choose(file: bytes, snapshot: bytes, level: str, seed: int | None = None) -> list[str]:
    """The decisions of the bot to move, until its turn is over or some time has passed."""
    match, player = unpacked(file, snapshot), bot(level)
    chosen: list[str] = []
    seat, begun = match.to_move, time.monotonic()
    while match.to_move == seat and seat is not None and (not chosen or time.monotonic() - begun < PART):
        if seed is not None:  # how many decisions fit into the time may not matter
            player = seeded(level, match, seed)
        action = player.choose(match)
        match.play(action)
        chosen.append(action.text)
    return chosen


def decide(file: bytes, snapshot: bytes, level: str, seed: int | None = None) -> list[Decided]:
    """The next decision of the bot to move, and why, with the forced actions around it."""
    match = unpacked(file, snapshot)
    player = bot(level) if seed is None else seeded(level, match, seed)
    decided: list[Decided] = []
    seat, chosen = match.to_move, False
    while match.to_move == seat and seat is not None and not (chosen and len(match.codes) > 1):
        chosen = chosen or len(match.codes) > 1
        action, thought = player.explain(match)
        sentence = describe_action(match, redealt_copy(match, 0), match.game.wording.encode(action))
        match.play(action)
        decided.append((action.text, thought, sentence))
    return decided


def hint(file: bytes, snapshot: bytes, seat: int, deadline: float) -> list[Suggestion]:
    """Suggestions for the seat to move, found until a time of the monotonic clock.

    A worker that still has to load machine code searches for less time, so its first hint comes as soon as any other.
    """
    match = unpacked(file, snapshot)
    for part in code_parts(match.game):
        part.load()
    left = int(1000 * (deadline - time.monotonic()))
    return suggest(match, seat, max(SHORTEST_HINT, left))


def judge(file: bytes, snapshot: bytes, milliseconds: int) -> list[Judgement]:
    """The judgements of all decisions."""
    return list(analyse(unpacked(file, snapshot), Budget(milliseconds=milliseconds)))
