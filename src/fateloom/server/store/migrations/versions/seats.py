"""Seats that change hands: each a row of its own, links to them, and whom the table lets in."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Give each seat its row; nobody had left one yet, and no link led to any."""
    seats = op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    rows = [
        {"table_id": table, "seat": seat, "name": name, "bot": bot, "ready": False}
        for table, players in op.get_bind().execute(sa.text("SELECT id, players FROM tables")).all()
        for seat, (name, bot) in enumerate(json.loads(players))
    ]
    if rows:
        op.bulk_insert(seats, rows)
    # As statements: on SQLite, Alembic would recreate the table, which breaks foreign keys to it.
    op.execute("ALTER TABLE tables DROP COLUMN players")
    for name, default in (("begun", sa.true()), ("locked", sa.false()), ("spectators", sa.true())):
        op.add_column("tables", sa.Column(name, sa.Boolean, nullable=False, server_default=default))
    op.add_column(
        "claims", sa.Column("left", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.drop_table("invites")
    op.create_table(
        "invites",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.String(64)),
    )
    op.create_index("ix_invites_table_id", "invites", ["table_id"])


def downgrade() -> None:
    """Write the seats back into their tables' rows; seats that were left and links are given up."""
    connection = op.get_bind()
    op.drop_table("invites")
    op.create_table(
        "invites",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    connection.execute(sa.text('DELETE FROM claims WHERE "left"'))
    op.execute('ALTER TABLE claims DROP COLUMN "left"')
    for name in ("begun", "locked", "spectators"):
        op.execute(f"ALTER TABLE tables DROP COLUMN {name}")
    op.add_column("tables", sa.Column("players", sa.Text, nullable=False, server_default="[]"))
    players: dict[str, list[tuple[str, str | None]]] = {}
    rows = connection.execute(
        sa.text("SELECT table_id, name, bot FROM seats ORDER BY table_id, seat")
    )
    for table, name, bot in rows:
        players.setdefault(table, []).append((name, bot))
    for table, each in players.items():
        connection.execute(
            sa.text("UPDATE tables SET players = :players WHERE id = :table"),
            {"players": json.dumps(each), "table": table},
        )
    op.drop_table("seats")
