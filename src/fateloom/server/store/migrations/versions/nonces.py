"""The nonce with which a table's players get a commitment to the deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """The tables there are were dealt without one."""
    op.add_column("tables", sa.Column("nonce", sa.String(64)))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "nonce")
