"""The devices that the server has given a secret to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Devices that have anything here go on with the secrets they have."""
    op.create_table(
        "devices",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("plain", sa.Boolean, nullable=False),
        sa.Column("succeeds", sa.String(64)),
    )
    op.execute(
        "INSERT INTO devices (device, seen, kind, plain) SELECT device, 0, '', true FROM "
        "(SELECT device FROM claims UNION SELECT device FROM runs UNION SELECT device FROM pushes) "
        "AS found"
    )


def downgrade() -> None:
    """Earlier versions take any secret."""
    op.drop_table("devices")
