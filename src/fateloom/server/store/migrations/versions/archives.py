"""Archives: the logs of tables that nobody has played at for long, compressed."""

from __future__ import annotations

import json
import zlib
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

_archives = sa.table(
    "archives", sa.column("table_id", sa.String), sa.column("data", sa.LargeBinary)
)
_tables = sa.table("tables", sa.column("id", sa.String), sa.column("start", sa.LargeBinary))
_log = sa.table(
    "log",
    sa.column("table_id", sa.String),
    sa.column("seq", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("move", sa.Text),
    sa.column("at", sa.Float),
    sa.column("clock", sa.Text),
    sa.column("hash", sa.LargeBinary),
)


def upgrade() -> None:
    """Make the place for archives."""
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Bring all lines back to where they were."""
    connection = op.get_bind()
    for table in list(connection.execute(sa.select(_archives.c.table_id)).scalars()):
        query = sa.select(_archives.c.data, _tables.c.start).where(
            _archives.c.table_id == table, _tables.c.id == _archives.c.table_id
        )
        data, start = connection.execute(query).one()
        rows = _rows(table, json.loads(zlib.decompress(data)), start)
        if rows:
            connection.execute(sa.insert(_log), rows)
    op.drop_table("archives")


def _rows(table: str, lines: list[Any], head: bytes) -> list[dict[str, Any]]:
    rows = []
    for line in lines:
        seq, kind, seat, move, at, clock = line
        line[4] = float(at)
        head = sha256(head + json.dumps(line).encode()).digest()
        rows.append(
            {
                "table_id": table,
                "seq": seq,
                "kind": kind,
                "seat": seat,
                "move": move,
                "at": at,
                "clock": clock,
                "hash": head,
            }
        )
    return rows
