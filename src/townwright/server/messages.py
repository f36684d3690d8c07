"""What goes over the wire: bodies of HTTP requests and answers, and WebSocket messages both ways. Those of results and
challenges are in `daily_messages.py`, those of the list of puzzles in `puzzle_messages.py`.

No finished sentence is sent, but message ids of the Fluent files and their arguments (`Sentence`); whoever shows them
knows the reader's language and the players' names. Only refusals over HTTP say their sentence as well, for scripts.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from townwright.bots.telling import Telling
from townwright.bots.thought import Difference, Thought
from townwright.core.action import Highlight
from townwright.core.match_file import NAME, SEEDS

#: Most characters of one message of table talk, of what is pointed at, and of one action.
TALK, POINT, TEXT = 280, 40, 200
#: Most small decisions of a line, and most seats of a table.
LINE, SEATS = 100, 8

Count = Annotated[int, Meta(ge=0, lt=2**31)]
Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
Token = Annotated[str, Meta(min_length=20, max_length=80, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
#: A whole number as it stands in an action.
Whole = Annotated[int, Meta(gt=-(10**9), lt=10**9)]
Options = Annotated[dict[Key, Key], Meta(max_length=20)]
#: An action as a client names it: its text, its JSON form, or its number among the legal ones.
Named = (
    Annotated[str, Meta(min_length=1, max_length=TEXT)]
    | Count
    | Annotated[dict[Key, Key | Whole | bool], Meta(max_length=12)]
)
#: The view of a game as one seat sees it; the schemas `…View` of the games describe it.
View = Annotated[Raw, Meta(description="the view of the game, see the schemas named …View")]
#: An action in its JSON form; the schemas `…Action` of the games describe it.
ActionForm = Annotated[Raw, Meta(description="an action of the game, see the schemas named …Action")]

Kind = Literal["open", "person", "bot", "scripted"]
Phase = Literal["open", "running", "over"]


# Words, scores, actions


class Sentence(Struct, frozen=True):
    """A message of the Fluent files and its arguments.

    An argument that begins with a dollar sign is itself a word of the game (`$city-massa`, `$city-massa.takes`); one
    called `seat` or `to` is the number of a seat, said as its player's name; one may be a sentence again.
    """

    message: str
    arguments: dict[str, Any] = {}


class Row(Struct, frozen=True):
    """A row of the score sheet: a source of points, a column a seat. What the viewer may not know is null."""

    source: str
    points: list[int | None]
    highlights: list[Highlight] = []


class Score(Struct, frozen=True):
    """The score sheet at this moment; `target` in games won or lost together; `ranks` once the game is over, null where
    a place was not stored."""

    rows: list[Row]
    totals: list[int | None]
    tie_breaks: list[Row]
    target: int | None = None
    ranks: list[int | None] | None = None


class Choice(Struct, frozen=True):
    """A legal action: its number, its text, its JSON form (`kind` is the form's tag), and what to know about it."""

    code: int
    text: str
    kind: str
    action: ActionForm
    remark: Sentence | None = None


class Happening(Struct, frozen=True):
    """An event that the viewer may know of: said as the message `event-<kind>` with the facts as arguments."""

    kind: str
    facts: dict[str, int | str]


class LogEntry(Struct, frozen=True):
    """An action of the effective line: its place in it, counted from 1, who played it, and what it caused; at a table
    of bots alone also why they played it, and in words what no event tells."""

    index: int
    seat: int
    text: str
    forced: bool
    events: list[Happening]
    thought: Thought | None = None
    told: Telling | None = None


class Preview(Struct, frozen=True):
    """What an action would change on the score sheet at once: only rows that change, each with the differences; and the
    action in words."""

    code: int
    changes: list[Row]
    told: Telling | None


class Suggestion(Struct, frozen=True):
    """An action that a strong player would consider, best first, as text and in words: the lead expected at the end,
    the chance to win, and where it differs most from the next best."""

    code: int
    text: str
    told: Telling | None
    value: float
    chance: float
    reasons: list[Difference]


class Judgement(Struct, frozen=True):
    """What a decision of a finished game was worth; `number` is its place in the line, counted from 1. What was played
    and what is best come as text and, unless the analysis is an old one, in words."""

    number: int
    seat: int
    played: str
    best: str
    mark: Literal["good", "fine", "mistake", "blunder"]
    cost: float
    chance_lost: float
    chances: list[float]
    leads: list[float]
    reasons: list[Difference]
    played_told: Telling | None = None
    best_told: Telling | None = None


# The catalogue


class OptionInfo(Struct, frozen=True):
    """A choice made before the game, the recommended one first: said as `option-<name>` and its attributes. `players`
    are the numbers of players that have it."""

    name: str
    choices: list[str]
    players: list[int]


class GameInfo(Struct, frozen=True):
    """A game: what can be chosen, whether its rules are ready to be played, and whether it has a first lesson.

    `usual` is the number of players for a quick start, `minutes` the shortest and longest playing time, and `weight`
    the complexity from 1 to 5.
    """

    name: str
    rules: int
    players: list[int]
    usual: int
    minutes: tuple[int, int]
    weight: int
    options: list[OptionInfo]
    topics: list[str]
    correctable: bool
    warming: int | None  # percent done of what bots that search, hints and analyses need; null once it is there
    lesson: bool
    words: dict[str, str]  # by language: what the game is called, what it is about, its options; Fluent text
    cover: bool  # whether its package brings a cover
    board: bool  # whether its package brings a board module
    digest: str  # changes whenever its words, its cover or its board change


class Warming(Struct, frozen=True, tag="warming", tag_field="type"):
    """Bots that search, hints and analyses of this table's game wait for their code: so many percent are done. Null
    once it is there."""

    percent: int | None


class Catalogue(Struct, frozen=True):
    """What there is: games, bots (the levels from weak to strong, then plain ones), languages. `broken` says what is
    wrong with games that are installed but cannot be loaded."""

    version: str
    games: list[GameInfo]
    broken: list[Sentence]
    bots: list[str]
    languages: list[str]
    searching: list[str]  # the bots that wait for the code of a game's search


class Printed(Struct, frozen=True):
    """A printed value of a game whose owner may correct it, and how it is known."""

    what: Sentence
    value: str
    provenance: str
    known: Sentence
    why: Sentence


class Corrections(Struct, frozen=True, forbid_unknown_fields=True):
    """What an owner corrects in a game's table of components."""

    corrections: dict[str, Any] = {}


# The score helper


class Scored(Struct, frozen=True):
    """What a table laid out by hand is worth: its score sheet; in games won or lost together whether the target is
    reached; for games of laid cards where one more card may lie in each town, and whether all of them lie there."""

    score: Score
    won: bool | None = None
    places: list[list[tuple[int, int]]] = []
    complete: bool = True


# People


class Me(Struct, frozen=True):
    """A guest: a name without an account. `confirm`: whether turns wait to be confirmed at new tables."""

    id: str
    name: str
    confirm: bool


class NewMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Who I am."""

    name: Name
    confirm: bool = True


class Link(Struct, frozen=True):
    """A secret, the path of the page that takes it, and when it ends (Unix seconds; null: never)."""

    token: str
    path: str
    ends: int | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link."""

    token: Token


# Tables


class Mine(Struct, frozen=True, tag="me", tag_field="kind", forbid_unknown_fields=True):
    """I sit here; with a name of my own choice, if one is given."""

    name: Name | None = None


class Here(Struct, frozen=True, tag="here", tag_field="kind", forbid_unknown_fields=True):
    """Another person at my screen."""

    name: Name


class Open(Struct, frozen=True, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """Free for whoever has the invitation."""


class Bot(Struct, frozen=True, tag="bot", tag_field="kind", forbid_unknown_fields=True):
    """A bot of a level."""

    level: Key


Plan = Mine | Here | Open | Bot
Plans = Annotated[list[Plan], Meta(min_length=1, max_length=SEATS)]
Seed = Annotated[int, Meta(ge=0, lt=SEEDS)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. It starts at once unless a seat is open. A seed can be chosen only where nobody else plays."""

    game: Key
    seats: Plans
    options: Options = {}
    corrections: dict[str, Any] | None = None
    seed: Seed | None = None


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The first lesson of a game, at a table of its own."""

    game: Key


class Import(Struct, frozen=True, forbid_unknown_fields=True):
    """A match file. A finished one can be looked at; any other is played on by these seats with chance dealt anew."""

    file: dict[str, Any]
    seats: Plans | None = None


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from here: a new table with the first `at` actions of this one, and chance dealt anew."""

    at: Count
    seats: Plans | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down with an invitation, at a chosen open seat or at the first one; or watch with a watcher's link."""

    token: Token
    seat: Seat | None = None
    name: Name | None = None


class SeatInfo(Struct, frozen=True):
    """A seat: who has it, whether they are here, whether it is the viewer's, and whether its turns wait for a yes."""

    seat: int
    kind: Kind
    name: str | None
    level: str | None
    connected: bool
    mine: bool
    confirm: bool


class Summary(Struct, frozen=True):
    """A table in the list of one's tables. `turn` is the seat that is to act or to confirm; `day`: the date whose
    challenge this is; `read_only`: its rules have changed since."""

    id: str
    game: str
    options: dict[str, str]
    phase: Phase
    seats: list[SeatInfo]
    turn: int | None
    my_turn: bool
    number: int
    changed: int
    next: str | None
    day: str | None
    read_only: bool = False


class Created(Struct, frozen=True):
    """A new table, the invitation if a seat is open, and the watchers' link."""

    id: str
    phase: Phase
    invitation: Link | None
    watching: Link


class Talk(Struct, frozen=True, tag="talk", tag_field="type"):
    """Something said at the table."""

    id: int
    seat: int
    text: str
    at: int


class Coaching(Struct, frozen=True):
    """Where a lesson stands: the step, counted from 1, of how many; what the coach says (a word of the lesson), and
    which parts of the board that is about. `reads`: there is nothing to do but to read and to go on; `last`: whatever
    is done now is an ordinary move, and ends the lesson."""

    step: int
    steps: int
    note: Sentence
    lights: list[str]
    reads: bool
    last: bool


class Compared(Struct, frozen=True):
    """A choice of a puzzle, as text and in words: the lead expected at the end, the chance to win, and where the best
    choice ends better."""

    text: str
    told: Telling | None
    lead: float
    chance: float
    reasons: list[Difference]


class Puzzling(Struct, frozen=True):
    """Where a puzzle stands. Nothing of its solution is told before the decision, nor after a wrong one: then only how
    much better the best choice (`lead`, `chance`) is than what was `played`, if that is known, and where. With the
    right one, or when it is `shown`, all `compared` choices are told, the best first, and the decisions of the better
    `line`, of which so many are `played_on`. `exact`: the ending was solved."""

    id: str
    number: int
    count: int
    difficulty: int
    stage: Literal["asked", "wrong", "right", "shown"]
    exact: bool
    played: str | None
    played_told: Telling | None
    lead: float | None
    chance: float | None
    obvious: str | None
    obvious_told: Telling | None
    compared: list[Compared]
    line: list[str]
    played_on: int


class State(Struct, frozen=True, tag="state", tag_field="type"):
    """The table as this viewer may see it.

    `number` grows with every command of the table; a command must carry the number it was given for. `seat` is the
    viewpoint, null for onlookers. `turn` is the seat that is to act, or, if `confirming`, to confirm or take back.
    `cover`: the turn of this seat of the viewer's own, whose view is covered until `look` is sent. `log` continues the
    viewer's log after its first `log_from` actions; `line` is the length of the whole. `lesson`: what a learner is told
    while a lesson goes on; `choices` are then what it takes. `day`: the date whose challenge this is; `challenge`: what
    somebody else played before. `puzzle`: the puzzle that is asked at this table. `read_only`: the rules have changed
    since; there is no `view`, `log` and the `score` of a finished game are as they were stored, and nothing can be
    played or replayed.
    """

    table: str
    game: str
    rules: int
    options: dict[str, str]
    phase: Phase
    number: int
    seats: list[SeatInfo]
    seat: int | None
    turn: int | None
    confirming: bool
    cover: int | None
    view: View | None
    question: Sentence
    topic: str | None
    choices: list[Choice]
    score: Score | None
    line: int
    log_from: int
    log: list[LogEntry]
    can_undo: bool
    can_redo: bool
    owner: bool
    corrections: dict[str, Any] | None
    next: str | None
    origin: str | None
    lesson: Coaching | None = None
    day: str | None = None
    challenge: bool = False
    puzzle: Puzzling | None = None
    read_only: bool = False
    reply: int | None = None


class Past(Struct, frozen=True, tag="past", tag_field="type"):
    """The table after the first `at` actions of its line, as the viewer saw it; once the game is over, as any seat."""

    table: str
    at: int
    line: int
    seat: int | None
    turn: int | None
    view: View
    question: Sentence
    score: Score
    log: list[LogEntry]
    reply: int | None = None


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """Nothing has changed, and why. Over HTTP only: `text` is the sentence, `state` the current one for whoever named a
    number that is not."""

    kind: str
    why: Sentence
    text: str | None = None
    reply: int | None = None
    state: State | None = None


class Previews(Struct, frozen=True, tag="previews", tag_field="type"):
    """What the asked actions, or all legal ones, would change on the score sheet."""

    number: int
    previews: list[Preview]
    reply: int | None = None


class Verdict(Struct, frozen=True, tag="verdict", tag_field="type"):
    """Why an action is not possible now; null if it is."""

    why: Sentence | None
    reply: int | None = None


class Hint(Struct, frozen=True, tag="hint", tag_field="type"):
    """Suggestions for the viewer's turn, best first."""

    number: int
    suggestions: list[Suggestion]
    reply: int | None = None


class Pointed(Struct, frozen=True, tag="pointed", tag_field="type"):
    """Somebody points at something on the table: a square (`3,-1`), a card, a section; the page names it."""

    seat: int
    at: str


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """Who has come or gone."""

    seats: list[SeatInfo]


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """I am here."""

    reply: int | None = None


class Closed(Struct, frozen=True, tag="closed", tag_field="type"):
    """The table is gone, or the viewer may not see it any more."""


#: What the server sends over a table's socket.
FromServer = State | Past | Refused | Previews | Verdict | Hint | Talk | Pointed | Presence | Warming | Pong | Closed


# What a client sends. `reply` is any number; the answer carries it.


class Act(Struct, frozen=True, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Play a line of small decisions, all or nothing."""

    number: Count
    line: Annotated[list[Named], Meta(min_length=1, max_length=LINE)]
    reply: Count | None = None


class Undo(Struct, frozen=True, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take one's last decision back."""

    number: Count
    reply: Count | None = None


class Redo(Struct, frozen=True, tag="redo", tag_field="type", forbid_unknown_fields=True):
    """Play again what was taken back last."""

    number: Count
    reply: Count | None = None


class Confirm(Struct, frozen=True, tag="confirm", tag_field="type", forbid_unknown_fields=True):
    """The turn is done: the move passes on."""

    number: Count
    reply: Count | None = None


class Lesson(Struct, frozen=True, tag="lesson", tag_field="type", forbid_unknown_fields=True):
    """In a lesson: go on from a note that was read, go back a step, or play on freely from here."""

    number: Count
    go: Literal["on", "back", "free"]
    reply: Count | None = None


class Puzzle(Struct, frozen=True, tag="puzzle", tag_field="type", forbid_unknown_fields=True):
    """At a puzzle: try again, show the solution, or go on by one decision along the better line."""

    number: Count
    go: Literal["again", "show", "on"]
    reply: Count | None = None


class AskPreview(Struct, frozen=True, tag="preview", tag_field="type", forbid_unknown_fields=True):
    """What would these actions, or all legal ones, change on the score sheet?"""

    number: Count
    actions: Annotated[list[Named], Meta(max_length=LINE)] | None = None
    reply: Count | None = None


class AskWhy(Struct, frozen=True, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Why is this action, as text or JSON, not possible now?"""

    action: Named
    reply: Count | None = None


class AskHint(Struct, frozen=True, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """What would a strong player do?"""

    number: Count
    reply: Count | None = None


class Step(Struct, frozen=True, tag="step", tag_field="type", forbid_unknown_fields=True):
    """Let the bots of a table at which nobody else sits go on by one decision."""

    number: Count
    reply: Count | None = None


class Look(Struct, frozen=True, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Look at the table as this seat of mine does; null: as onlookers do."""

    seat: Seat | None
    reply: Count | None = None


class AskPast(Struct, frozen=True, tag="past", tag_field="type", forbid_unknown_fields=True):
    """The table after the first `at` actions; as a seat sees it (any seat once the game is over)."""

    at: Count
    seat: Seat | None = None
    reply: Count | None = None


class Say(Struct, frozen=True, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=TALK)]
    reply: Count | None = None


class Point(Struct, frozen=True, tag="point", tag_field="type", forbid_unknown_fields=True):
    """Point at something on the table."""

    at: Annotated[str, Meta(min_length=1, max_length=POINT)]
    reply: Count | None = None


class Confirming(Struct, frozen=True, tag="confirming", tag_field="type", forbid_unknown_fields=True):
    """Whether the turns of my seats at this table wait to be confirmed."""

    on: bool
    reply: Count | None = None


class Ping(Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Are you there?"""

    reply: Count | None = None


#: What a client sends over a table's socket; over HTTP, the body of `POST /api/tables/{table}/send`.
FromClient = (
    Act
    | Undo
    | Redo
    | Confirm
    | AskPreview
    | AskWhy
    | AskHint
    | Step
    | Look
    | AskPast
    | Say
    | Point
    | Confirming
    | Ping
    | Lesson
    | Puzzle
)


# Operation


class Analysis(Struct, frozen=True):
    """The analysis of a finished game: under way, or what each decision was worth."""

    state: Literal["computing", "done", "failed"]
    judgements: list[Judgement]


class Health(Struct, frozen=True):
    """Whether the server and its database work."""

    status: Literal["ok", "failing"]
    version: str
    database: bool
