"""`townwright replay`: step through a match file, or print it for programs."""

from pathlib import Path

import msgspec
from rich.text import Text

from townwright.cli.terminal import Terminal
from townwright.core.match import Match, load
from townwright.core.played_action import PlayedAction


def replay(terminal: Terminal, file: Path, as_json: bool) -> None:
    """Show a match step by step."""
    match = load(file)
    if as_json:
        for played in match.history:
            terminal.json(action_as_json(match, played))
    else:
        step_through(terminal, match)


def action_as_json(match: Match, played: PlayedAction) -> dict[str, object]:
    """Return an action as JSON: text, fields, events and who saw them."""
    return {
        "number": played.number,
        "seat": played.seat,
        "text": played.action.text,
        "action": msgspec.to_builtins(played.action),
        "events": [
            {
                "event": event.kind,
                **event.facts,
                "seen_by": [seat for seat in range(match.seats) if event.visible_to(seat)],
            }
            for event in played.events
        ],
    }


def step_through(terminal: Terminal, match: Match) -> None:
    """Step through the match in both directions."""
    number = 0
    last = len(match.history)
    while True:
        show(terminal, match, number)
        try:
            text = terminal.ask(terminal.say("cli-replay-ask", number=number, last=last)).strip().lower()
        except EOFError:
            terminal.print()
            return
        if text in terminal.say("cli-words-quit").split():
            return
        if text in terminal.say("cli-words-back").split():
            number = max(0, number - 1)
        elif text.isdecimal():
            number = min(last, int(text))
        elif text in ("", *terminal.say("cli-words-next").split()):
            number = min(last, number + 1)
        else:
            terminal.print_error(terminal.say("cli-replay-help"))


def show(terminal: Terminal, match: Match, number: int) -> None:
    """Print the table after `number` actions, and the events of the last one."""
    earlier = match.at(number)
    terminal.print(earlier.drawing(language=terminal.language))
    if number:
        speak = match.game.words(terminal.language)
        played = match.history[number - 1]
        terminal.print(Text(f"{number}. {played.action.text}", "bold"))
        for event in played.events:
            terminal.print(Text(event.say(speak, match.players)))
