"""Whether somebody may know all that is hidden at a table, and all that chance will bring."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Of the tables there are, that is known of copies under a name alone."""
    column = sa.Column("foreknown", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
    op.execute("UPDATE tables SET foreknown = true WHERE saved IS NOT NULL")


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "foreknown")
