"""Shares of the devices in the seed of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """The seeds of the tables there are were drawn by the server alone."""
    joint = sa.Column("joint", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", joint)
    op.add_column("seats", sa.Column("share", sa.String(64)))
    op.add_column("seats", sa.Column("revealed", sa.String(64)))


def downgrade() -> None:
    """Forget who has a share. A game that was dealt from shares cannot be read any more."""
    op.drop_column("seats", "revealed")
    op.drop_column("seats", "share")
    op.drop_column("tables", "joint")
