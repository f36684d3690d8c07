"""Tables of puzzles, and the progress of guests."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("puzzle", sa.String(length=80), nullable=True))
    op.create_table(
        "puzzles",
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("puzzle", sa.String(length=80), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", "puzzle"),
    )
