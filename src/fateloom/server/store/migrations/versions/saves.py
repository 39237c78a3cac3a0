"""Saves: copies of tables, kept under a name to be played on from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Let a table have the name it was saved under."""
    op.add_column("tables", sa.Column("saved", sa.Text))


def downgrade() -> None:
    """Saves become what they are without a name: tables that rest."""
    op.drop_column("tables", "saved")
