"""What an action would do, in the words in which the log tells it once it is played."""

from collections.abc import Sequence

import msgspec

from townwright.core.action import Action, Event
from townwright.core.errors import render_arguments
from townwright.core.log import new_log
from townwright.core.match import Match
from townwright.core.state import States, copy_of
from townwright.locale import Words


class Telling(msgspec.Struct, frozen=True):
    """A sentence about an action: a message and its arguments, of which some are words of the game, as in `Event`."""

    message: str
    arguments: dict[str, int | str]

    def say(self, speak: Words, names: Sequence[str] = ()) -> str:
        """The sentence, in the language and with the words of `speak`."""
        return speak(self.message, **render_arguments(self.arguments, speak, names))


def telling(match: Match, guess: States, code: int) -> Telling | None:
    """A legal action in words; it is tried on a guess of what the player to move cannot know."""
    states, log = copy_of(guess), new_log()
    match.game.entry.apply(states, 0, code, log)
    return sentence_for(match, match.decode(code), match.game.wording.read_events(log))


def sentence_for(match: Match, action: Action, events: Sequence[Event]) -> Telling | None:
    """The sentence about an action of the player to move that causes these events; none if there are no words for it.

    That is what the log tells this player first about themselves. Where it says nothing or too little, as of ending a
    turn, the message `decision-<kind>` says it with the action's own fields.
    """
    seat, speak = match.to_move, match.game.words()
    assert seat is not None
    message = f"decision-{action.__struct_config__.tag}"
    if message in speak:
        fields = msgspec.structs.asdict(action).items()
        said = {name: f"${name}-{value}" if f"{name}-{value}" in speak else value for name, value in fields}
        return Telling(message, {**said, "seat": seat})
    for event in events:
        if event.visible_to(seat) and event.facts.get("seat") == seat:
            return Telling(f"event-{event.kind}", event.facts)
    return None
