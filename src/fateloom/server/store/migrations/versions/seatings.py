"""The changes of who sits where are counted, so that processes can tell whether theirs is old."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Begin to count."""
    op.add_column(
        "tables", sa.Column("seatings", sa.Integer, nullable=False, server_default=sa.text("0"))
    )


def downgrade() -> None:
    """Count no more."""
    op.drop_column("tables", "seatings")
