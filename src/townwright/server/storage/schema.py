"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()
ID, DIGEST = String(24), String(64)


def _table(**options: object) -> "Column[str]":
    return Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), **options)  # type: ignore[arg-type]


#: People without accounts.
guests = Table(
    "guests",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
#: Secrets, hashed: cookies and device links of guests; invitations, watchers' links and challenges of tables.
tokens = Table(
    "tokens",
    metadata,
    Column("digest", DIGEST, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE")),
    _table(),
    Column("ends", BigInteger),
    Column("device", String(80)),  # of a cookie: browser and system, if known
    Column("created", BigInteger, nullable=False, server_default="0"),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # of a cookie: when it was last used
    Index("tokens_of_guest", "guest", "kind", "created"),
    Index("tokens_of_table", "table", "kind", "created"),
)
#: Secrets of the server itself, such as the one that the daily challenges are dealt with.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
#: A table: the setup of its match and its current state. Its commands say how it got there.
tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("corrections", Text),
    Column("seed", BigInteger, nullable=False),
    Column("opening", Text, nullable=False),  # see `records.StartingPoint`
    Column("owner", ID, ForeignKey("guests.id", ondelete="SET NULL")),
    Column("origin", ID),  # the finished table whose game it continues
    Column("occasion", String(40), index=True),  # why it has its seed, see `occasions.py`
    Column("tallied", Boolean, nullable=False),  # false at old tables, until their results are stored
    Column("next", ID),  # the table of its rematch
    Column("phase", String(8), nullable=False),
    Column("number", Integer, nullable=False),
    Column("turn", Integer),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("thinker", ID, key="lease_holder"),  # the process that runs its bots (the column keeps its name of 0.1) …
    Column("thinks_until", BigInteger, key="lease_until", nullable=False),  # … and until when
    Column("puzzle", String(80), key="exercise"),  # the key of a puzzle or another exercise; such a table is not a game
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether hints are allowed between people
    Column("score", Text),  # the score sheet, once the game is over: later rules could not recompute it
    Index("tables_running", "phase", "lease_until"),
)


def is_game() -> ColumnElement[bool]:
    """Return the condition that a table is a game: it is listed, counts towards limits, and its bots move."""
    return tables.c.exercise.is_(None)


#: Who sits where now.
seats = Table(
    "seats",
    metadata,
    _table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", ID, ForeignKey("guests.id", ondelete="SET NULL"), index=True),
    Column("name", String(80)),
    Column("level", String(40)),
    Column("confirm", Boolean, nullable=False),
)
watchers = Table(
    "watchers",
    metadata,
    _table(primary_key=True),
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True),
)
#: The log: rows are only ever added. The primary key accepts only one command per number.
commands = Table(
    "commands",
    metadata,
    _table(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)
#: A cache: the state of a match after a command, so that opening a table need not replay it.
snapshots = Table(
    "snapshots",
    metadata,
    _table(primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
talk = Table(  # chat messages
    "talk",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _table(index=True, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
analyses = Table(
    "analyses",
    metadata,
    _table(primary_key=True),
    Column("started", BigInteger, key="stored_at", nullable=False),
    Column("state", String(12), nullable=False),
    Column("result", Text),
)
#: Results of finished games, one row per seat of a person. They outlive their table and are deleted with their guest.
results = Table(
    "results",
    metadata,
    Column("table", ID, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("occasion", String(40), index=True),
    Column("score", Integer, nullable=False),
    Column("best", Integer),  # points of the best rival; null in solo and cooperative games
    Column("target", Integer),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("others", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("length", Integer, nullable=False),
    Column("sheet", Text, nullable=False),
)
#: The first lessons that a guest has finished.
lessons = Table(
    "lessons",
    metadata,
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
#: The values that a guest has compared with their printed copy of a game, as corrections.
boxes = Table(
    "boxes",
    metadata,
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("data", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
#: The points of a strong bot in each daily challenge, by the version of the rules.
pars = Table(
    "pars",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("rules", Integer, primary_key=True),
    Column("points", Integer, nullable=False),
)
#: A guest's progress with a puzzle: `first` (solved at the first attempt), `solved` (later) or `seen`.
puzzles = Table(
    "puzzles",
    metadata,
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(80), primary_key=True),  # game/id
    Column("state", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)
#: The ratings of puzzles that guests have answered, and of guests in each game.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(80), primary_key=True),  # game/id
    Column("points", Float, nullable=False),
    Column("answers", Integer, nullable=False),
)
solver_ratings = Table(
    "solver_ratings",
    metadata,
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("points", Float, nullable=False),
    Column("answers", Integer, nullable=False),
)
#: Puzzles from a guest's own games, and when they come back. They outlive the table of the game.
own_puzzles = Table(
    "own_puzzles",
    metadata,
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("id", ID, primary_key=True),  # table-number
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("lost", Float, nullable=False),  # points
    Column("data", Text, nullable=False),
    Column("added", BigInteger, nullable=False),
    Column("level", Integer, nullable=False),  # right answers in a row
    Column("due", BigInteger),  # null: learned
)
