"""The text about a daily challenge, for sharing: a title, the result, one square for each turn.

It reveals nothing about the deal.
"""

import datetime
from collections.abc import Sequence
from itertools import pairwise

from townwright.core.match import Match
from townwright.locale import Words

#: A turn in which the player's lead grew, stayed the same or shrank. Colour-blind people can tell these colours apart.
GAINED, KEPT, LOST = "🟦", "⬜", "🟧"
#: Squares in a line.
WIDTH = 10


def share(
    match: Match,
    date: datetime.date,
    seat: int,
    language: str = "en",
    names: Sequence[str] = (),
    par: int | None = None,
    streak: int = 0,
) -> str:
    """Return the text to share about a finished match, from the view of a seat.

    `names` are those of all seats; a bot is named by its level. `par` is the score of a strong bot in the same seat.
    """
    speak, row = match.game.words(language), squares(match, seat)
    lines = headlines(match, date, seat, speak, names or match.players, par)
    lines += [row[start : start + WIDTH] for start in range(0, len(row), WIDTH)]
    return "\n".join([*lines, speak("share-streak", days=streak)] if streak > 1 else lines)


def headlines(
    match: Match, date: datetime.date, seat: int, speak: Words, names: Sequence[str], par: int | None
) -> list[str]:
    """Return the title and the result; compared with par, if it is known."""
    result = outcome(match, seat, speak, names)
    if par is not None:
        over = match.scores[seat] - par
        result = f"{result} · {speak('share-par', over=(over > 0) - (over < 0), by=abs(over))}"
    return [speak("share-title", game=speak("title"), date=date.isoformat()), result]


def outcome(match: Match, seat: int, speak: Words, names: Sequence[str]) -> str:
    """Return the points over the target or the lead over the best rival; without either, the points."""
    points, target = match.scores[seat], match.target
    if target is not None:
        return speak("share-target", reached=int(match.ranks[seat] == 1), by=abs(points - target))
    if match.seats == 1:
        return speak("share-points", points=points)
    best, rival = max((score, other) for other, score in enumerate(match.scores) if other != seat)
    name = names[rival]
    rival_name = speak(f"level-{name}") if f"level-{name}" in speak else name
    ahead = (points > best) - (points < best)
    return speak("share-lead", points=points, best=best, ahead=ahead, by=abs(points - best), rival=rival_name)


def squares(match: Match, seat: int) -> str:
    """Return one square for each turn of a seat: did its lead grow until its next turn?"""
    signs = {1: GAINED, 0: KEPT, -1: LOST}
    return "".join(signs[(after > before) - (after < before)] for before, after in pairwise(leads(match, seat)))


def leads(match: Match, seat: int) -> list[int]:
    """Return a seat's lead at the start of each of its turns and at the end; without rivals, its points."""
    is_alone = all(played.seat == seat for played in match.history)
    lead_by_turn, last = [], None
    for earlier, played in zip(match.replay(), match.history, strict=False):
        if played.seat == seat and (last != seat or is_alone) and not played.forced:
            lead_by_turn.append(lead(earlier, seat))
        last = played.seat
    return [*lead_by_turn, lead(match, seat)]


def lead(match: Match, seat: int) -> int:
    scores = match.scores
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - (max(others) if others and match.target is None else 0)
