"""The runs of a day, and those that were alike, are found without reading all of them."""

from __future__ import annotations

from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add the indexes."""
    op.create_index("ix_runs_daily", "runs", ["game", "daily"])
    op.create_index("ix_runs_facts", "runs", ["game", "facts"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("ix_runs_facts", "runs")
    op.drop_index("ix_runs_daily", "runs")
