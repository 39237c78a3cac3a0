"""Clocks: how long people may take at a table, and what their clocks showed at each line."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Let tables have clocks; those there are have none."""
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.add_column("log", sa.Column("clock", sa.Text))


def downgrade() -> None:
    """Have no clocks."""
    op.drop_column("log", "clock")
    op.drop_column("tables", "clock")
