"""The devices that have held a seat, and so know its hidden information."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Of the tables there are, that is known of those who sit there or may come back."""
    op.create_table(
        "privy",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "device"),
    )
    op.create_index("ix_privy_device", "privy", ["device"])
    # A seat below 0 is no seat, but hosting. Before a game begins, kept seats are those of a
    # rematch, which their devices have not seen yet.
    op.execute(
        "INSERT INTO privy (table_id, seat, device) "
        "SELECT claims.table_id, claims.seat, claims.device "
        "FROM claims JOIN tables ON tables.id = claims.table_id "
        'WHERE claims.seat >= 0 AND (tables.begun OR NOT claims."left")'
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("privy")
