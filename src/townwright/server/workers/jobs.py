"""The jobs of worker processes: bots' decisions, hints, analyses and puzzles from mistakes.

A job gets a match file and a snapshot. Bots only see redealt copies.
"""

import time
from collections.abc import Sequence
from functools import lru_cache

import msgspec
import numpy as np

from townwright.bots.action_sentences import ActionSentence, describe_action
from townwright.bots.advice import Suggestion, suggest
from townwright.bots.analysis import Judgement, analyse, spans
from townwright.bots.bot import PolicyBot, SearchBot, bot, redealt_copy
from townwright.bots.machine_code import code_parts
from townwright.bots.search import Budget
from townwright.bots.thought import Thought
from townwright.core.match import Match
from townwright.core.match_file import SEED_LIMIT, MatchFile
from townwright.puzzles.mistakes import OwnPuzzle, puzzle_from_mistake

#: After this many seconds of a bot's turn, its decisions so far are shown. With a seed, after this many decisions, so
#: that what players see does not depend on the speed of the machine.
PART_SECONDS, PART_DECISIONS = 1.0, 10
#: The least time for a hint, in milliseconds, even if its worker starts late.
MIN_HINT_MILLISECONDS = 500

#: The bot whose points are the par of a daily challenge. Its budget is tries, not time, so par is reproducible.
PAR_BOT = "tree:100"

#: A match as it is sent to a worker: its file and a snapshot.
PackedMatch = tuple[bytes, bytes]
#: A bot's decision: the action, why, and the action in words.
BotDecision = tuple[str, Thought, ActionSentence | None]


def pack_match(match: Match) -> PackedMatch:
    """Return a match as it is sent to a worker."""
    return msgspec.msgpack.encode(match.file), match.snapshot()


def unpack_match(file: bytes, snapshot: bytes) -> Match:
    return Match.from_file(msgspec.msgpack.decode(file, type=MatchFile), snapshot)


def seeded_bot(level: str, match: Match, seed: int) -> PolicyBot | SearchBot:
    """Return a bot whose decisions depend only on the seed and the position, unless its budget is time."""
    return bot(level, int(np.random.default_rng((seed, match.seed, len(match.history))).integers(SEED_LIMIT)))


def choose(file: bytes, snapshot: bytes, level: str, seed: int | None = None) -> list[str]:
    """Return the decisions of the bot to move, for its turn or the first part of it."""
    match, player = unpack_match(file, snapshot), bot(level)
    decisions: list[str] = []
    seat, start = match.to_move, time.monotonic()

    def is_part() -> bool:
        if seed is not None:
            return len(decisions) >= PART_DECISIONS
        return bool(decisions) and time.monotonic() - start >= PART_SECONDS

    while match.to_move == seat and seat is not None and not is_part():
        if seed is not None:  # the result must not depend on where the parts of the turn end
            player = seeded_bot(level, match, seed)
        action = player.choose(match)
        match.play(action)
        decisions.append(action.text)
    return decisions


def decide(file: bytes, snapshot: bytes, level: str, seed: int | None = None) -> list[BotDecision]:
    """Return the next decision of the bot to move, and why, with the forced actions around it."""
    match = unpack_match(file, snapshot)
    player = bot(level) if seed is None else seeded_bot(level, match, seed)
    decisions: list[BotDecision] = []
    seat, has_chosen = match.to_move, False
    while match.to_move == seat and seat is not None and not (has_chosen and len(match.codes) > 1):
        has_chosen = has_chosen or len(match.codes) > 1
        action, thought = player.explain(match)
        sentence = describe_action(match, redealt_copy(match, 0), match.game.wording.encode(action))
        match.play(action)
        decisions.append((action.text, thought, sentence))
    return decisions


def hint(file: bytes, snapshot: bytes, seat: int, deadline: float) -> list[Suggestion]:
    """Return suggestions for the seat to move by `deadline` of the monotonic clock, if possible.

    A worker that still has to load machine code searches for less time, but at least for MIN_HINT_MILLISECONDS.
    """
    match = unpack_match(file, snapshot)
    for part in code_parts(match.game):
        part.load()
    milliseconds = int(1000 * (deadline - time.monotonic()))
    return suggest(match, seat, max(MIN_HINT_MILLISECONDS, milliseconds))


@lru_cache(maxsize=2)
def finished_match(file: bytes, snapshot: bytes) -> Match:
    """Return a finished match, cached because several jobs read it; do not change it."""
    return unpack_match(file, snapshot)


def judged_numbers(file: bytes, snapshot: bytes) -> list[int]:
    """Return the numbers of the decisions, or of the first actions of the turns, that an analysis judges."""
    return [span.start + 1 for span in spans(finished_match(file, snapshot))]


def judge(file: bytes, snapshot: bytes, numbers: Sequence[int], budget: Budget) -> list[Judgement]:
    """Return the judgements of some decisions."""
    return list(analyse(finished_match(file, snapshot), budget, only=numbers))


def own_puzzle(file: bytes, snapshot: bytes, mistake: Judgement) -> OwnPuzzle | None:
    """Return a puzzle from a mistake in a finished match, if a longer search confirms the mistake."""
    return puzzle_from_mistake(finished_match(file, snapshot), mistake)


def par(file: bytes, snapshot: bytes, seat: int) -> int:
    """Return the points of a strong bot in a seat, against others of its kind; the same in every run."""
    match = unpack_match(file, snapshot)
    players = [bot(PAR_BOT, (match.seed + number) % SEED_LIMIT) for number in range(match.seats)]
    while match.to_move is not None:
        match.play(players[match.to_move].choose(match))
    return match.scores[seat]
