"""Devices of guests, the order of tokens, and secrets of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("device", sa.String(length=80), nullable=True))
    op.add_column("tokens", sa.Column("created", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("tokens", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.drop_index("ix_tokens_guest", "tokens")
    op.drop_index("ix_tokens_table", "tokens")
    op.create_index("tokens_of_guest", "tokens", ["guest", "kind", "created"])
    op.create_index("tokens_of_table", "tokens", ["table", "kind", "created"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
