"""Migrate a database to the newest schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from townwright.core.errors import NotPossible, problem

#: The key of a PostgreSQL lock: processes that start together migrate one after the other.
LOCK = 8018_2026


def config(connection: Connection | None = None) -> Config:
    """Return Alembic's settings, without a configuration file."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    settings.attributes["connection"] = connection
    return settings


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the missing migrations; raise if the database has a newer version."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    settings = config(connection)
    revisions = {script.revision for script in ScriptDirectory.from_config(settings).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in revisions:
        raise problem(NotPossible, "server-newer-database", version=current)
    command.upgrade(settings, to)
