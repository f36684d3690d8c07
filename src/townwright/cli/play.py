"""`townwright play`: a game in the terminal, against bots or with several people at one keyboard."""

import os
import re
import time
from pathlib import Path
from typing import Any

import platformdirs
import typer
from rich.columns import Columns
from rich.text import Text

from townwright.bots import Bot, bot, bot_names, bot_searches, code_parts, suggest
from townwright.bots.levels import LEVELS, SEARCHES
from townwright.bots.preview import try_actions
from townwright.cli.analyse import reasons
from townwright.cli.terminal import Terminal
from townwright.core.action import Action
from townwright.core.errors import TownwrightError
from townwright.core.game import Game
from townwright.core.match import Match, PlayedAction, load
from townwright.core.registry import game, games
from townwright.core.rule import COMPILED
from townwright.locale import Words

#: More choices than this are shown only when asked for.
SHOWN = 12
#: Milliseconds that a hint may take.
HINT = 1000
#: Guesses on which actions are tried in a game with hidden decisions: what they gain is told if all agree.
GUESSES = 2


class Leave(Exception):
    """The person goes away; the match is kept."""


def play(
    terminal: Terminal,
    name: str | None,
    seats: list[str],
    seed: int | None,
    options: dict[str, str],
    corrections: dict[str, Any] | None,
    file: Path | None,
    confirm: bool,
) -> None:
    """Begin or go on with a match, and play it to its end."""
    if file:
        match = load(file)
    else:
        chosen = game(name) if name else pick_game(terminal)
        opponents = ["builder"] * (chosen.players[0] - 1)
        match = Match(chosen, seats or [terminal.say("seat", number=1), *opponents], seed, options, corrections)
    Sitting(terminal, match, confirm).run()


def pick_game(terminal: Terminal) -> Game:
    """Ask which game to play, if there is more than one."""
    found = list(games().values())
    for number, each in enumerate(found, start=1):
        speak = each.words(terminal.language)
        terminal.print(Text(f"{number:>3}  {speak('title')} – {speak('tagline')}"))
    while len(found) > 1:
        try:
            typed = terminal.ask(terminal.say("cli-which-game", last=len(found))).strip()
        except EOFError:
            terminal.print()
            raise typer.Exit from None
        if typed.isdecimal() and 1 <= int(typed) <= len(found):
            return found[int(typed) - 1]
        try:
            return game(typed)
        except TownwrightError as error:
            terminal.complain(error.reason.say(terminal.language))
    return found[0]


def is_bot(name: str) -> bool:
    """Whether a seat is named like a bot: one of the list, or a search with its budget, as in tree:64."""
    return name in bot_names() or (":" in name and re.split("[@:]", name)[0] in (*bot_names(), *SEARCHES))


class Sitting:
    """People and bots around one keyboard. A seat that is named like a bot is that bot's."""

    def __init__(self, terminal: Terminal, match: Match, confirm: bool) -> None:
        self.terminal = terminal
        self.say = terminal.say
        self.match = match
        self.speak = match.game.words(terminal.language)
        self.confirm = confirm
        self.bots: dict[int, Bot] = {
            seat: bot(name, match.seed + seat) for seat, name in enumerate(match.people) if is_bot(name)
        }
        self.file: Path | None = file_for(match)
        self.choices: list[Action] = []

    def run(self) -> None:
        """Play until the game is over or the person leaves; either way nothing is lost."""
        self.terminal.print(Text(self.say("cli-welcome", game=self.speak("title")), "bold"))
        if len(self.bots) == len(self.match.people):
            self.request_code()
        try:
            self.turns()
        except (Leave, KeyboardInterrupt, EOFError):
            self.terminal.print()
        if self.match.over:
            self.finish()
        if self.file and self.match.history:
            self.terminal.print(Text(self.say("cli-match-saved", path=str(self.file)), "dim"))

    def turns(self) -> None:
        """Ask whoever is to move. A person's turn passes on when they have confirmed it."""
        person: int | None = None
        open_turn = False
        while True:
            seat = self.match.to_move
            if open_turn and seat != person:
                open_turn = self.takes_back()
                continue
            if seat is None:
                return
            if seat in self.bots:
                self.report(self.match.play(self.choose(self.bots[seat])))
            else:
                self.hand_over(person, seat)
                person = seat
                self.decide(seat)
                open_turn = self.confirm and self.match.undo_seat == seat
            self.keep()

    def choose(self, player: Bot) -> Action:
        """What a bot plays. One that searches needs machine code; the others play interpreted until theirs is there."""
        if bot_searches(player.name):
            name = self.say(f"level-{player.name}") if player.name in LEVELS else player.name
            self.warm_up("cli-bot-warming-up", bot=name)
        return player.choose(self.match)

    def warm_up(self, message: str, **arguments: object) -> None:
        """Wait for the search's machine code. A game's own parts, such as a solver, are used once they are there."""
        game = self.match.game
        needed = [part for part in code_parts(game) if part not in game.extras.code_parts]
        self.terminal.warm_up(game, needed, message, **arguments)

    def request_code(self) -> None:
        """Have the game's machine code loaded in the background, and compiled by another process if there is none."""
        for part in code_parts(self.match.game) if COMPILED else ():
            part.request(compile=True)

    def hand_over(self, before: int | None, seat: int) -> None:
        """Between two people, cover what only one of them may see."""
        if before not in (None, seat) and self.match.view(before) != self.match.view(seat):
            self.terminal.out.clear()
            self.terminal.ask(self.say("cli-hand-over", seat=self.match.players[seat]))

    def decide(self, seat: int) -> None:
        """Ask a person until something was played or taken back."""
        self.terminal.print(self.match.drawing(seat, self.terminal.language))
        self.list_choices(seat, SHOWN)
        number = len(self.match.history)
        while len(self.match.history) == number:
            question = self.terminal.sentence(self.match.question(), self.match.players)
            typed = self.terminal.ask(f"{question} >", self.request_code).strip()
            try:
                if not self.command(typed, seat):
                    self.report(self.match.play(self.choice(typed)))
            except TownwrightError as error:
                self.terminal.complain(error.reason.say(self.terminal.language, self.match.players))

    def takes_back(self) -> bool:
        """Ask whether the turn is done; true if the person took something back and goes on."""
        while True:
            typed = self.terminal.ask(self.say("cli-confirm")).strip()
            if self.is_word(typed, "undo"):
                self.match.undo()
                return self.match.undo_seat is not None and self.match.to_move != self.match.undo_seat
            if self.is_word(typed, "quit"):
                raise Leave
            if not typed:
                return False

    def command(self, typed: str, seat: int) -> bool:
        """Do what is no action of the game: help, list, hint, rules, undo, redo, save, quit. False if it is none."""
        word, _, rest = typed.partition(" ")
        if not typed:
            self.list_choices(seat, SHOWN)
        elif self.is_word(word, "help"):
            self.explain()
        elif self.is_word(word, "list"):
            self.list_choices(seat, len(self.match.codes))
        elif self.is_word(word, "hint"):
            self.hint(seat)
        elif self.is_word(word, "rules"):
            for topic in self.match.game.wording.topics:
                self.terminal.print(rules_section(self.speak, topic))
        elif self.is_word(word, "undo"):
            self.match.undo(seat)
        elif self.is_word(word, "redo"):
            self.report(self.match.redo())
        elif self.is_word(word, "save"):
            path = Path(rest.strip() or f"{self.match.game.name}-{self.match.seed}.json")
            self.match.save(path)
            self.terminal.print(Text(self.say("cli-saved", path=str(path))))
        elif self.is_word(word, "quit"):
            raise Leave
        else:
            return False
        return True

    def is_word(self, typed: str, command: str) -> bool:
        return typed.lower() in self.say(f"cli-words-{command}").split()

    def choice(self, typed: str) -> str | Action:
        """What was typed as an action: its number in the list, its end (`3,-1 turned`), or its text."""
        if typed.isdecimal() and 1 <= int(typed) <= len(self.choices):
            return self.choices[int(typed) - 1]
        ending = [action for action in self.match.legal if action.text.endswith(f" {' '.join(typed.split())}")]
        return ending[0] if len(ending) == 1 else typed

    def gains(self, seat: int) -> list[int]:
        """The points that each legal action brings a seat at once, as far as the seat can know: none where that depends
        on what it cannot."""
        guesses = [
            [int(each.changes[:, seat].sum()) for each in try_actions(self.match, self.match.codes, seed)]
            for seed in range(1 if self.match.game.rules.hidden is None else GUESSES)
        ]
        return [first if {first} == set(others) else 0 for first, *others in zip(*guesses, strict=True)]

    def list_choices(self, seat: int, most: int) -> None:
        """The legal actions, numbered; those that bring most points at once come first."""
        ranked = sorted(zip(self.gains(seat), self.match.legal, strict=True), key=lambda choice: -choice[0])
        self.choices = [action for _, action in ranked]
        lines = []
        for number, (gain, action) in enumerate(ranked[:most], start=1):
            line = Text(f"{number:>3}  {action.text}")
            if gain:
                line.append(f"  {gain:+}", "green" if gain > 0 else "red")
            remark = self.match.game.wording.remark(self.match.state, action)
            if remark:
                line.append(f"  {self.terminal.sentence(remark, self.match.players)}", "dim")
            lines.append(line)
        self.terminal.print(Columns(lines, padding=(0, 3), column_first=True))
        if len(ranked) > most:
            self.terminal.print(Text(self.say("cli-more-choices", count=len(ranked) - most), "dim"))

    def hint(self, seat: int) -> None:
        """What a strong player would consider, and why; below it what to type for it."""
        self.warm_up("cli-hint-warming-up")
        for each in suggest(self.match, seat, HINT):
            said = self.say("cli-hint", chance=round(100 * each.chance), lead=f"{each.value:+.1f}")
            line = Text(f"  {self.terminal.told(self.match, each.told, each.action.text)}  ").append(said, "green")
            self.terminal.print(line.append(f"  {reasons(self.terminal, self.match, each.reasons)}", "dim"))
            self.terminal.print(Text(f"    {each.action.text}", "cyan"))

    def explain(self) -> None:
        """`?`: what can be typed, and the part of the rules that matters now."""
        self.terminal.print(markdown(self.say("cli-play-help")))
        self.terminal.print(rules_section(self.speak, self.match.game.wording.topic(self.match.state)))

    def report(self, played: list[PlayedAction]) -> None:
        """Say what happened, as far as a person at this keyboard may know."""
        people = [seat for seat in range(len(self.match.people)) if seat not in self.bots]
        viewer = people[0] if len(people) == 1 else None
        for each in played:
            for event in each.events:
                if event.visible_to(viewer):
                    self.terminal.print(Text(f"  {event.say(self.speak, self.match.players)}", "italic"))

    def keep(self) -> None:
        """Write the match down after every action: a crash loses nothing."""
        if self.file:
            try:
                self.match.save(self.file)
            except TownwrightError as error:
                self.terminal.complain(error.reason.say(self.terminal.language))
                self.file = None

    def finish(self) -> None:
        """The end: the table, the score sheet, who has won."""
        self.terminal.print(self.match.drawing(language=self.terminal.language))
        sheet, ties = self.match.score_sheet, self.match.tie_breaks
        self.terminal.print(self.terminal.sheet(self.match.game, sheet, self.match.players, ties))
        if self.match.target is not None:
            self.terminal.print(
                self.terminal.reached(self.match.scores[0], self.match.target, self.match.ranks[0] == 1)
            )
            return
        winners = [name for name, rank in zip(self.match.players, self.match.ranks, strict=True) if rank == 1]
        said = self.say("cli-winners", count=len(winners), names=" & ".join(winners))
        self.terminal.print(Text(said, "bold"))


def file_for(match: Match) -> Path | None:
    """Where a match at this keyboard is kept: `TOWNWRIGHT_DATA`, or the user's own data folder."""
    chosen = os.environ.get("TOWNWRIGHT_DATA")
    folder = (Path(chosen) if chosen else platformdirs.user_data_path("townwright")) / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder / f"{match.game.name}-{time.strftime('%Y-%m-%d-%H%M%S')}-{match.seed}.json"


def rules_section(speak: Words, topic: str) -> Any:
    """A section of a game's rules."""
    return markdown(f"## {speak(f'rules-{topic}.title')}\n\n{speak(f'rules-{topic}')}")


def markdown(text: str) -> Any:
    """Text with its headings and lists drawn; the library for that is loaded when somebody needs help."""
    from rich.markdown import Markdown

    return Markdown(text)
