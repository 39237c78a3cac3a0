"""The number of choices that a table began with, if it plays on from another game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """None of the tables there are does."""
    op.add_column("tables", sa.Column("prior", sa.Integer))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "prior")
