"""Links to a whole table, which a short code can stand for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """All links so far lead to one seat."""
    op.add_column("invites", sa.Column("code", sa.String(64)))
    op.create_index("ix_invites_code", "invites", ["code"])


def downgrade() -> None:
    """Give up the links to whole tables."""
    op.execute("DELETE FROM invites WHERE kind = 'table'")
    op.drop_index("ix_invites_code", "invites")
    op.execute("ALTER TABLE invites DROP COLUMN code")
