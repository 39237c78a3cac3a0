"""Pushes: where devices can be told that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the table of subscriptions."""
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_pushes_device", "pushes", ["device"])


def downgrade() -> None:
    """Delete the subscriptions: devices subscribe again."""
    op.drop_table("pushes")
