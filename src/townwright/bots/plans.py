"""Plans: the turn that an action begins, up to the first decision that depends on something hidden."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence

import msgspec
import numpy as np

from townwright.bots.action_sentences import ActionSentence, move_sentence
from townwright.bots.bot import redealt_copy
from townwright.bots.differences import MAX_DIFFERENCES, Difference
from townwright.bots.policy import GREEDY, PolicyRunner
from townwright.core.action import Action, Event
from townwright.core.log import new_log
from townwright.core.match import Match
from townwright.core.record import records
from townwright.core.state import OVER, GameState, NumberArray, States
from townwright.core.turns import describe_turn

#: Number of guesses at what is hidden; a step belongs to a plan if it is possible in all of them.
GUESSES = 5
#: Maximum number of actions: in a plan, from there to the player's next turn, and in that turn.
MAX_ACTIONS = 200
#: The smallest majority of the guesses.
MAJORITY = GUESSES // 2 + 1

#: What only one player can have: the name of a phrase, and the contested facts of an event.
ContestedItem = tuple[str | int, ...]


class PlanStep(msgspec.Struct, frozen=True):
    """A decision of a plan, and the decision in words."""

    action: Action
    sentence: ActionSentence | None


class TurnPlan(msgspec.Struct, frozen=True):
    """The decisions of a turn, what they do and prepare, and what an opponent could otherwise do first.

    `phrases` are imperatives, `prepares` phrases that follow “you could”, both without a full stop; `prevents` are
    sentences. All are empty if the game has no words for plans, and `steps` is then a single action. `effects` are
    the changes of the player's score sheet in this turn.
    """

    steps: list[PlanStep]
    phrases: list[ActionSentence]
    prepares: list[ActionSentence]
    prevents: list[ActionSentence]
    effects: list[Difference]


class Guess:
    """A position with a guess at what is hidden, on which a plan is tried."""

    def __init__(self, match: Match, seed: int) -> None:
        self._match, self._seat = match, match.to_move
        self._runner = PolicyRunner(match.game, seed)
        self.states: States = redealt_copy(match, seed)
        self.events: list[Event] = []
        self._out = np.zeros(match.game.rules.max_legal, np.int32)
        self._before = self._sheet()

    @property
    def is_own_turn(self) -> bool:
        """Whether it is still the player's turn."""
        ends = self._match.game.wording.turn_end_kinds
        return self._to_move == self._seat and not any(event.kind in ends for event in self.events)

    @property
    def _to_move(self) -> int:
        return int(records(self.states, GameState)[0].to_move)

    def legal(self) -> list[int]:
        """Return the legal actions."""
        return list(self._out[: self._match.game.entry_points.legal(self.states, 0, self._out)].tolist())

    def best_by_weight(self) -> int:
        """Return the action with the highest weight."""
        self._runner.states = self.states
        return self._runner.choose(GREEDY)

    def decode(self, code: int) -> Action:
        """Return the action with a code."""
        return self._match.game.wording.decode(records(self.states[0, ...]), code)

    def play(self, code: int) -> tuple[Event, ...]:
        """Play an action; return its events."""
        log = new_log()
        self._match.game.entry_points.apply(self.states, 0, code, log)
        events = self._match.game.wording.read_events(log)
        self.events += events
        return events

    def play_turn(self, line: Sequence[int] = ()) -> None:
        """Play to the end of the player's turn: a line while it is possible, then by weights."""
        expected = list(line)
        for _ in range(MAX_ACTIONS):
            if not self.is_own_turn:
                break
            if not expected or expected[0] not in self.legal():
                expected = [self.best_by_weight()]
            self.play(expected.pop(0))

    def play_rivals(self) -> list[Event]:
        """Play on by weights to the player's next turn; return all events since their last turn began."""
        for _ in range(MAX_ACTIONS):
            if self._to_move in (self._seat, OVER):
                break
            self.play(self.best_by_weight())
        events, self.events = self.events, []
        return events

    def play_next_turn(self, possible: Collection[Action]) -> None:
        """Play on by weights to the end of the player's next turn; keep only the events of that turn.

        Events of actions that are possible already are dropped, too.
        """
        self.play_rivals()
        new_events, is_new = list[Event](), False
        for _ in range(MAX_ACTIONS):
            if not self.is_own_turn:
                break
            code = self.best_by_weight()
            action = self.decode(code)
            if not action.unordered:  # a payment belongs to the action before it
                is_new = action not in possible
            events = self.play(code)
            new_events += events if is_new else ()
        self.events = new_events

    def play_what_follows(self, first: Action, seed: int) -> None:
        """Play on by weights while the turn goes on with decisions of another kind than the first one.

        Ties are broken alike on all guesses.
        """
        self._runner.reseed(seed)
        for _ in range(MAX_ACTIONS):
            if not self.is_own_turn or isinstance(self.decode(code := self.best_by_weight()), type(first)):
                break
            self.play(code)

    def phrases(self, family: str) -> list[ActionSentence]:
        """Return what the events say about the player, as the game's messages `<family>-<phrase>`."""
        assert self._seat is not None
        visible = [event for event in self.events if event.visible_to(self._seat)]
        phrases = describe_turn(self._match.game, self._seat, visible, family=family, in_order=family == "plan")
        return [ActionSentence(each.message, each.arguments) for each in phrases]

    def contested(self, events: Sequence[Event], *, own: bool) -> dict[ContestedItem, Event]:
        """Return the contested items that the player got in these events; without `own`, an opponent got."""
        phrases = self._match.game.wording.phrases_by_kind
        return {
            (phrase.name, *(event.facts[name] for name in phrase.contested)): event
            for event in events
            if (phrase := phrases.get(event.kind)) and phrase.contested
            if event.visible_to(self._seat) and (event.facts["seat"] == self._seat) == own
        }

    def gains(self) -> NumberArray:
        """Return the changes of the player's score sheet, one per row."""
        changes: NumberArray = (self._sheet() - self._before)[:, self._seat]
        return changes

    def _sheet(self) -> NumberArray:
        sheet = np.zeros((self._match.game.rules.rows, self._match.seats), np.int64)
        scores = np.zeros(self._match.seats, np.int64)
        self._match.game.entry_points.result(self.states, 0, sheet, scores, scores.copy())
        return sheet


def plan_turn(
    match: Match, line: Sequence[int], seed: int = 0, looks_ahead: bool = True, instead: Sequence[int] = ()
) -> TurnPlan:
    """Return the plan that begins with the first action of a line.

    It follows the line, then the weights, and ends with the turn or where the next step depends on something hidden. In
    a game without words for plans it is the first action alone, but its effects include decisions of another kind that
    follow: what a card scores where it is placed best. `looks_ahead`: also find what it prepares and, if another turn
    is given (`instead`), what that turn would leave to an opponent.
    """
    guesses = [Guess(match, seed + number) for number in range(GUESSES)]
    steps, expected, speak = list[PlanStep](), list(line), match.game.words()
    has_plans = any(f"plan-{phrase.name}" in speak for phrase in match.game.wording.turn_phrases.values())
    for _ in range(MAX_ACTIONS):
        code, is_forced = _next_step(guesses, expected)
        if code is None:
            break
        action = guesses[0].decode(code)
        sentences = [move_sentence(match, action, guess.play(code)) for guess in guesses]
        if not is_forced or code in match.game.rules.always_ask:
            steps.append(PlanStep(action, sentences[0] if all(each == sentences[0] for each in sentences) else None))
        if not has_plans or not all(guess.is_own_turn for guess in guesses):
            break
    for guess in guesses if steps and not has_plans else ():
        guess.play_what_follows(steps[0].action, seed)
    effects = _effects(match, guesses)
    phrases = _common_phrases(guesses, lambda guess: guess.phrases("plan"), len(guesses))
    prepares, prevents = list[ActionSentence](), list[ActionSentence]()
    if looks_ahead and has_plans and not any(guess.is_own_turn for guess in guesses):
        now = _common_items(guesses, len(guesses))
        for guess in guesses:
            guess.play_next_turn(match.legal)
        prepares = _common_phrases(guesses, lambda guess: guess.phrases("prepares"), MAJORITY)
        if instead:
            prevents = _prevented(match, seed, instead, now, _common_items(guesses, MAJORITY))
    return TurnPlan(steps, phrases, prepares, prevents, effects)


def _next_step(guesses: Sequence[Guess], expected: list[int]) -> tuple[int | None, bool]:
    """Return the next action of a plan, and whether it is forced; None if it depends on the guess."""
    legal = [guess.legal() for guess in guesses]
    possible = set(legal[0]).intersection(*legal[1:])
    if all(len(codes) == 1 for codes in legal):
        return next(iter(possible), None), True
    if expected and expected[0] in possible:
        return expected.pop(0), False
    expected.clear()
    choices = {guess.best_by_weight() for guess in guesses}
    return (choices.pop(), False) if len(choices) == 1 and choices <= possible else (None, False)


def _common_phrases(
    guesses: Sequence[Guess], phrases: Callable[[Guess], list[ActionSentence]], least: int
) -> list[ActionSentence]:
    """Return the phrases that at least `least` of the guesses agree on."""
    phrases_by_guess = [{msgspec.json.encode(each): each for each in phrases(guess)} for guess in guesses]
    counts = Counter(key for each in phrases_by_guess for key in each)
    all_phrases = {key: phrase for each in phrases_by_guess for key, phrase in each.items()}
    return [phrase for key, phrase in all_phrases.items() if counts[key] >= least]


def _common_items(guesses: Sequence[Guess], least: int) -> set[ContestedItem]:
    """Return the contested items that the player gets in the last turn of at least `least` of the guesses."""
    counts = Counter(item for guess in guesses for item in guess.contested(guess.events, own=True))
    return {item for item, count in counts.items() if count >= least}


def _prevented(
    match: Match, seed: int, instead: Sequence[int], now: set[ContestedItem], later: set[ContestedItem]
) -> list[ActionSentence]:
    """Return what an opponent would get first in most guesses if the player began with another line.

    `now` are the contested items of the plan: they count if an opponent gets them before the player's next turn.
    `later` are those of the next turn: they also count if an opponent gets them one turn later.
    """
    events: dict[ContestedItem, list[Event]] = {}
    for number in range(GUESSES):
        guess = Guess(match, seed + number)
        guess.play_turn(instead)
        lost = guess.contested(guess.play_rivals(), own=False)
        guess.play_turn()
        lost_later = guess.contested(guess.play_rivals(), own=False)
        for item, event in {**lost_later, **lost}.items():
            if item in later or (item in now and item in lost):
                events.setdefault(item, []).append(event)
    sentences, speak = list[ActionSentence](), match.game.words()
    for item, each in events.items():
        seat, count = Counter(event.facts["seat"] for event in each).most_common(1)[0]
        if f"prevents-{item[0]}" in speak and count >= MAJORITY:
            facts = next(event.facts for event in each if event.facts["seat"] == seat)
            sentences.append(ActionSentence(f"prevents-{item[0]}", facts))
    return sentences


def _effects(match: Match, guesses: Sequence[Guess]) -> list[Difference]:
    """Return the largest changes of the player's score sheet that do not depend on the guess."""
    assert match.to_move is not None
    gains = [guess.gains() for guess in guesses]
    sources = [row.source for row in match.score_sheet]
    changes = [
        Difference(source, match.to_move, int(gains[0][row]))
        for row, source in enumerate(sources)
        if gains[0][row] and all(gain[row] == gains[0][row] for gain in gains)
    ]
    return sorted(changes, key=lambda each: -abs(each.points))[:MAX_DIFFERENCES]
