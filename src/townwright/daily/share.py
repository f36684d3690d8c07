"""The text about a daily challenge for friends: a title, the result, a small picture.

It reveals nothing of the deal except what the picture shows.
"""

import datetime
from collections.abc import Sequence

from townwright.core.match import Match
from townwright.locale import Words


def share(match: Match, date: datetime.date, seat: int, language: str = "en", names: Sequence[str] = ()) -> str:
    """Return the text to share about a finished match, from the view of a seat.

    `names` are those of all seats; a bot is named by its level.
    """
    speak = match.game.words(language)
    title = speak("share-title", game=speak("title"), date=date.isoformat())
    picture = match.game.extras.share_picture
    lines = picture(match.view(seat), seat, match.score_sheet, speak, match.players) if picture else []
    return "\n".join([title, outcome(match, seat, speak, names or match.players), *lines])


def outcome(match: Match, seat: int, speak: Words, names: Sequence[str]) -> str:
    """Return the points over the target or the lead over the best rival; without either, the points."""
    points, target = match.scores[seat], match.target
    if target is not None:
        reached = int(match.ranks[seat] == 1)
        return speak("share-target", points=points, reached=reached, over=points - target, short=target - points)
    if match.seats == 1:
        return speak("share-points", points=points)
    best, rival = max((score, other) for other, score in enumerate(match.scores) if other != seat)
    name = names[rival]
    named = speak(f"level-{name}") if f"level-{name}" in speak else name
    ahead = (points > best) - (points < best)
    return speak("share-lead", points=points, best=best, ahead=ahead, by=abs(points - best), rival=named)
