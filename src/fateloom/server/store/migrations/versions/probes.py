"""A place for what a server writes only to see whether it can."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the place."""
    op.create_table(
        "probes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("filler", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Nothing there is of use to anybody."""
    op.drop_table("probes")
