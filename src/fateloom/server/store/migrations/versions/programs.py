"""Programs: how a seat answers until further notice. For the eyes of its holders alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of programs."""
    op.create_table(
        "programs",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("args", sa.Text, nullable=False),
        sa.Column("topic", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )


def downgrade() -> None:
    """Forget the programs: people are asked again."""
    op.drop_table("programs")
