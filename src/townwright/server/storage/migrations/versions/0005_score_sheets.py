"""Score sheets of finished games, which cannot be recomputed once the rules have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("score", sa.Text(), nullable=True))
