"""When something is due at a table that nobody asks for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Have the tables looked at whose clocks may run."""
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.execute(
        "UPDATE tables SET due = created WHERE clock IS NOT NULL AND begun"
        " AND finished IS NULL AND saved IS NULL"
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
