"""Talk: what is said at a table, and whether there is any."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Let people talk at the tables that are played from several devices."""
    column = sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
    op.execute(
        "UPDATE tables SET talk = (SELECT COUNT(DISTINCT device) FROM claims"
        ' WHERE table_id = tables.id AND NOT "left") > 1'
    )
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("phrase", sa.String(32)),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )


def downgrade() -> None:
    """Forget what was said."""
    op.drop_table("talk")
    op.drop_column("tables", "talk")
