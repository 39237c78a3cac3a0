"""What happened in the earlier games of a table's campaign."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """None of the tables there are follows another."""
    op.add_column("tables", sa.Column("chapters", sa.Text))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "chapters")
