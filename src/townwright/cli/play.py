"""`townwright play`: a game in the terminal, against bots or with several people at one keyboard."""

import os
import re
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs
import typer
from rich.columns import Columns
from rich.text import Text

from townwright.bots import Bot, bot, bot_names, bot_searches, code_parts, suggest
from townwright.bots.levels import LEVELS, SEARCHES
from townwright.bots.preview import try_actions
from townwright.cli.log import logged_turns, turn_sentence
from townwright.cli.terminal import Terminal, proper_minus
from townwright.core.action import Action
from townwright.core.contract import Corrections
from townwright.core.errors import Sentence, TownwrightError
from townwright.core.game import Game
from townwright.core.match import Match, load
from townwright.core.registry import game, games
from townwright.core.rule import COMPILED
from townwright.locale import Words

if TYPE_CHECKING:
    from rich.markdown import Markdown

#: Longer lists of choices are shown on demand only.
MAX_LISTED = 12
#: Milliseconds for a hint.
HINT_MILLISECONDS = 1000
#: Number of redealt copies on which actions are tried in a game with hidden decisions; a gain is shown if all agree.
REDEALS = 2


class PlayerQuit(Exception):
    """The player leaves; the match is saved."""


def play(
    terminal: Terminal,
    name: str | None,
    players: list[str],
    seed: int | None,
    options: dict[str, str],
    corrections: Corrections | None,
    file: Path | None,
    confirm: bool,
) -> None:
    """Begin or continue a match."""
    if file:
        match = load(file)
        terminal.heading(match.game.title(terminal.language))
    else:
        game_ = game(name) if name else pick_game(terminal)
        if name is None:
            terminal.heading(game_.title(terminal.language))
        default = [terminal.say("seat", number=1), *["builder"] * (player_count(game_, options) - 1)]
        match = Match(game_, number_bots(players or default), seed, options, corrections)
    TerminalMatch(terminal, match, confirm).run()


def player_count(game_: Game, options: Mapping[str, str]) -> int:
    """Return the game's default number of players, or the smallest with which all chosen options apply."""
    chosen = [option for option in game_.options if option.name in options]
    counts = (
        count for count in (game_.default_players, *game_.players) if all(each.applies_to(count) for each in chosen)
    )
    return next(counts, game_.default_players)


def pick_game(terminal: Terminal) -> Game:
    """Ask which game to play, if there is more than one."""
    catalogue = list(games().values())
    for number, each in enumerate(catalogue, start=1):
        speak = each.words(terminal.language)
        terminal.print(Text(f"{number:>3}  {speak('title')} – {speak('tagline')}"))
    while len(catalogue) > 1:
        try:
            text = terminal.ask(terminal.say("cli-which-game", last=len(catalogue))).strip()
        except EOFError:
            terminal.print()
            raise typer.Exit from None
        if text.isdecimal() and 1 <= int(text) <= len(catalogue):
            return catalogue[int(text) - 1]
        try:
            return game(text)
        except TownwrightError as error:
            terminal.print_error(error.reason.say(terminal.language))
    return catalogue[0]


def number_bots(players: Sequence[str]) -> list[str]:
    """Add a number to the bots of the same name: builder 1, builder 2."""
    names: list[str] = []
    for seat, name in enumerate(players):
        needs_number = bot_name(name) and players.count(name) > 1
        names.append(f"{name} {players[: seat + 1].count(name)}" if needs_number else name)
    return names


def bot_name(player: str) -> str | None:
    """Return the name of the bot behind a player's name, without its number; None for a person.

    It is a listed bot, or a search such as tree:64.
    """
    name = re.sub(r" \d+$", "", player)
    is_bot = name in bot_names() or (":" in name and re.split("[@:]", name)[0] in (*bot_names(), *SEARCHES))
    return name if is_bot else None


class TerminalMatch:
    """A match in the terminal. A seat with the name of a bot is played by that bot."""

    help_message = "cli-play-help"

    def __init__(self, terminal: Terminal, match: Match, confirm: bool) -> None:
        self.terminal = terminal
        self.say = terminal.say
        self.match = match
        self.speak = match.game.words(terminal.language)
        self.confirm = confirm
        self.bots: dict[int, Bot] = {
            seat: bot(name, match.seed + seat)
            for seat, name in enumerate(map(bot_name, match.people))
            if name is not None
        }
        self.file: Path | None = file_for(match)
        self.choices: list[Action] = []
        #: The number of actions printed so far.
        self.reported = len(match.history)

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.terminal.print(Text(self.say("cli-welcome")))
        if len(self.bots) == len(self.match.people):
            self.request_code()
        try:
            self.turns()
        except (PlayerQuit, KeyboardInterrupt, EOFError):
            self.terminal.print()
        if self.match.over:
            self.finish()
        if self.file and self.match.history:
            over = int(self.match.over)
            self.terminal.print(Text(self.say("cli-match-saved", path=str(self.file), over=over), "dim"))

    def turns(self) -> None:
        """Ask the player to move, turn by turn. A person confirms each turn."""
        person: int | None = None
        is_unconfirmed = False
        while True:
            seat = self.match.to_move
            if is_unconfirmed and seat != person:
                is_unconfirmed = self.confirm_turn()
                continue
            if seat is None:
                return
            if seat in self.bots:
                self.match.play(self.choose(self.bots[seat]))
                self.report()
            else:
                self.hand_over(person, seat)
                person = seat
                self.decide(seat)
                is_unconfirmed = self.confirm and self.match.undo_seat == seat
            self.autosave()

    def choose(self, player: Bot) -> Action:
        """Return the action of a bot; a search waits for its machine code, other bots run interpreted."""
        if bot_searches(player.name):
            name = self.say(f"level-{player.name}") if player.name in LEVELS else player.name
            self.warm_up("cli-bot-warming-up", bot=name)
        return player.choose(self.match)

    def warm_up(self, message: str, **arguments: object) -> None:
        """Wait for the machine code of the search; a solver is used once it is loaded."""
        game = self.match.game
        parts = [part for part in code_parts(game) if part not in game.extras.code_parts]
        self.terminal.warm_up(game, parts, message, **arguments)

    def request_code(self) -> None:
        """Load the machine code in the background; another process compiles it if there is none."""
        for part in code_parts(self.match.game) if COMPILED else ():
            part.request(compile=True)

    def hand_over(self, previous: int | None, seat: int) -> None:
        """Clear the screen between the turns of two people."""
        if previous not in (None, seat) and self.match.view(previous) != self.match.view(seat):
            self.terminal.out.clear()
            self.terminal.ask(self.say("cli-hand-over", seat=self.match.players[seat]))

    def decide(self, seat: int) -> None:
        """Ask a person until an action is played or undone."""
        self.terminal.print(self.match.drawing(seat, self.terminal.language))
        self.list_choices(seat, MAX_LISTED)
        number = len(self.match.history)
        while len(self.match.history) == number:
            text = self.terminal.ask(f"{self.question(seat)} >", self.request_code).strip()
            try:
                if not self.command(text, seat):
                    self.match.play(self.choice(text))
                    self.report()
            except TownwrightError as error:
                self.terminal.print_error(error.reason.say(self.terminal.language, self.match.players))

    def question(self, seat: int) -> str:
        """Return the question to a person, with the name if several people play."""
        question = self.terminal.sentence(self.match.question(), self.match.players)
        is_alone = len(self.match.people) - len(self.bots) == 1
        return question if is_alone else self.say("cli-question", seat=self.match.players[seat], question=question)

    def confirm_turn(self) -> bool:
        """Ask the player to confirm the turn or undo. Return whether a turn still has to be confirmed."""
        while True:
            text = self.terminal.ask(self.say("cli-confirm")).strip()
            if self.is_word(text, "undo"):
                self.undo()
                return self.match.undo_seat is not None and self.match.to_move != self.match.undo_seat
            if self.is_word(text, "quit"):
                raise PlayerQuit
            if not text:
                return False
            if not self.run_help_command(text):
                self.terminal.print_error(self.say("cli-confirm-first"))

    def command(self, text: str, seat: int) -> bool:
        """Run a command such as help, list, log or undo. Return false for any other text."""
        word, _, rest = text.partition(" ")
        if not text:
            self.list_choices(seat, MAX_LISTED)
        elif self.run_help_command(word):
            pass
        elif self.is_word(word, "list"):
            self.list_choices(seat, len(self.match.codes))
        elif self.is_word(word, "log"):
            for turn in logged_turns(self.match):
                self.print_event(turn_sentence(self.match, turn, self.viewer, self.speak))
        elif self.is_word(word, "hint"):
            self.hint(seat)
        elif self.is_word(word, "undo"):
            self.undo(seat)
        elif self.is_word(word, "redo"):
            self.match.redo()
            self.report()
        elif self.is_word(word, "save"):
            path = Path(rest.strip() or f"{self.match.game.name}-{self.match.seed}.json")
            self.match.save(path)
            self.terminal.print(Text(self.say("cli-saved", path=str(path))))
        elif self.is_word(word, "quit"):
            raise PlayerQuit
        else:
            return False
        return True

    def run_help_command(self, word: str) -> bool:
        """Run a command that only explains: help, rules. Return false for any other text."""
        if self.is_word(word, "help"):
            self.explain()
        elif self.is_word(word, "rules"):
            for topic in self.match.game.wording.topics:
                self.terminal.print(rules_section(self.speak, topic))
        else:
            return False
        return True

    def is_word(self, text: str, command: str) -> bool:
        return text.lower() in self.say(f"cli-words-{command}").split()

    def choice(self, text: str) -> str | Action:
        """Return the action for the input: a number from the list, the whole text, or its end (`3,-1 turned`)."""
        if text.isdecimal() and 1 <= int(text) <= len(self.choices):
            return self.choices[int(text) - 1]
        matches = [action for action in self.match.legal if action.text.endswith(f" {' '.join(text.split())}")]
        return matches[0] if len(matches) == 1 else text

    def gains(self, seat: int) -> list[int]:
        """Return the points that each legal action gains immediately; 0 if they depend on something hidden."""
        guesses = [
            [int(each.changes[:, seat].sum()) for each in try_actions(self.match, self.match.codes, seed)]
            for seed in range(1 if self.match.game.rules.hidden is None else REDEALS)
        ]
        return [first if set(others) <= {first} else 0 for first, *others in zip(*guesses, strict=True)]

    def list_choices(self, seat: int, limit: int) -> None:
        """Print the legal actions with numbers; those that gain most points come first."""
        ranked = sorted(zip(self.gains(seat), self.match.legal, strict=True), key=lambda choice: -choice[0])
        self.choices = [action for _, action in ranked]
        lines = []
        for number, (gain, action) in enumerate(ranked[:limit], start=1):
            line = Text(f"{number:>3}  {action.text}")
            if gain:
                line.append(f"  {proper_minus(f'{gain:+}')}", "green" if gain > 0 else "red")
            remark = self.match.game.wording.remark(self.match.state, action)
            if remark:
                line.append(f"  {self.terminal.sentence(remark, self.match.players)}", "dim")
            lines.append(line)
        self.terminal.print(Columns(lines, padding=(0, 3), column_first=True))
        if len(ranked) > limit:
            self.terminal.print(Text(self.say("cli-more-choices", count=len(ranked) - limit), "dim"))

    def hint(self, seat: int) -> None:
        """Print the best actions and why, each with what to type."""
        self.warm_up("cli-hint-warming-up")
        language = self.terminal.language
        for each in suggest(self.match, seat, HINT_MILLISECONDS):
            what = Text(f"{each.say(self.match, language)}  ").append(each.how_good(self.match, language), "green")
            self.terminal.print_indented(what, 5, f"  {each.rank}. ")
            for sentence in each.why(self.match, language):
                self.terminal.print_indented(Text(sentence, "dim"), 5)
            steps = " · ".join(step.action.text for step in each.plan.steps)
            self.terminal.print_indented(Text(steps, "cyan"), 5)

    def explain(self) -> None:
        """`?`: print the commands and the current section of the rules."""
        self.terminal.print(markdown(self.say(self.help_message)))
        self.terminal.print(rules_section(self.speak, self.match.game.wording.topic(self.match.state)))

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets may be printed: that of the only person at this terminal."""
        people = [seat for seat in range(len(self.match.people)) if seat not in self.bots]
        return people[0] if len(people) == 1 else None

    def report(self) -> None:
        """Print what is new: each action of a person, and every other turn in one line, once it is over."""
        for turn in logged_turns(self.match):
            if turn.end <= self.reported:
                continue
            if turn.seat in self.bots or turn.seat >= len(self.match.people):
                if not turn.over:
                    return
                self.print_event(turn_sentence(self.match, turn, self.viewer, self.speak))
            else:
                for played in self.match.history[max(turn.first, self.reported) : turn.end]:
                    for event in played.events:
                        if event.visible_to(self.viewer):
                            self.print_event(event.say(self.speak, self.match.players))
            self.reported = turn.end

    def print_event(self, sentence: str) -> None:
        self.terminal.print(Text(f"  {sentence}", "italic"))

    def undo(self, seat: int | None = None) -> None:
        """Undo the last decision; with a seat, only its own."""
        self.match.undo(seat)
        self.reported = len(self.match.history)

    def autosave(self) -> None:
        """Save the match after every action."""
        if self.file:
            try:
                self.match.save(self.file)
            except TownwrightError as error:
                self.terminal.print_error(error.reason.say(self.terminal.language))
                self.file = None

    def finish(self) -> None:
        """Print the final table, why the game ended, the score sheet and the winner."""
        self.terminal.print(self.match.drawing(language=self.terminal.language))
        kinds = self.match.game.wording.ending_kinds
        endings = [event for played in self.match.history for event in played.events if event.kind in kinds]
        for event in endings[-1:]:
            why = Sentence(f"ended-{event.kind}", dict(event.facts), self.match.game.package)
            self.terminal.print(Text(self.terminal.sentence(why, self.match.players)))
        sheet, ties = self.match.score_sheet, self.match.tie_breaks
        self.terminal.print(self.terminal.sheet(self.match.game, sheet, self.match.players, ties))
        if self.match.target is not None:
            self.terminal.print(
                self.terminal.outcome(self.match.scores[0], self.match.target, self.match.ranks[0] == 1)
            )
            return
        winners = [name for name, rank in zip(self.match.players, self.match.ranks, strict=True) if rank == 1]
        sentence = self.say("cli-winners", count=len(winners), names=" & ".join(winners))
        self.terminal.print(Text(sentence, "bold"))


def file_for(match: Match) -> Path | None:
    """Return where to save a match: in `TOWNWRIGHT_DATA` or the user's data folder.

    None if the folder cannot be created.
    """
    data = os.environ.get("TOWNWRIGHT_DATA")
    folder = (Path(data) if data else platformdirs.user_data_path("townwright")) / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder / f"{match.game.name}-{time.strftime('%Y-%m-%d-%H%M%S')}-{match.seed}.json"


def rules_section(speak: Words, topic: str) -> "Markdown":
    """Return a section of a game's rules."""
    return markdown(f"## {speak(f'rules-{topic}.title')}\n\n{speak(f'rules-{topic}')}")


def markdown(text: str) -> "Markdown":
    """Render Markdown; its library is imported on demand."""
    from rich.markdown import Markdown

    return Markdown(text)
