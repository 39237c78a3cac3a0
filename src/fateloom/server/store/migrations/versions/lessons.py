"""The lesson that is played at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """None is played at the tables there are."""
    op.add_column("tables", sa.Column("lesson", sa.String(64)))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "lesson")
