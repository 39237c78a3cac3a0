"""Runs: what a device's finished games for one add up to, kept after their tables are gone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of runs."""
    op.create_table(
        "runs",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("reason", sa.String(32), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("daily", sa.String(10)),
        sa.PrimaryKeyConstraint("table_id", "device"),
    )
    op.create_index("ix_runs_device", "runs", ["device", "game", "finished"])


def downgrade() -> None:
    """Forget the runs."""
    op.drop_table("runs")
