"""The hash chain of each log, by which a changed or missing line is found, and an index with all
that the list of a device needs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

_BATCH: Final = 20_000
"""Number of lines that are read and written at a time."""

_tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("game", sa.String),
    sa.column("rules", sa.Integer),
    sa.column("seed", sa.Text),
    sa.column("seats", sa.Integer),
    sa.column("options", sa.Text),
    sa.column("secret", sa.String),
    sa.column("created", sa.Float),
    sa.column("saved", sa.Text),
    sa.column("foreknown", sa.Boolean),
    sa.column("nonce", sa.String),
    sa.column("clock", sa.Text),
    sa.column("start", sa.LargeBinary),
    sa.column("lines", sa.Integer),
    sa.column("head", sa.LargeBinary),
)
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
_CHAINED: Final = ("start", "lines", "head")


def upgrade() -> None:
    """Compute the chains. It is one transaction: if it is interrupted, it starts from the beginning
    with the next start of the server."""
    for name in ("start", "head"):
        op.add_column("tables", _new(name, sa.LargeBinary, "''"))
    op.add_column("tables", _new("lines", sa.Integer, "0"))
    op.add_column("log", _new("hash", sa.LargeBinary, "''"))
    op.drop_index("ix_claims_device", "claims")
    op.create_index("ix_claims_device", "claims", ["device", "table_id"])
    connection = op.get_bind()
    names = [each.name for each in _tables.c if each.name not in _CHAINED]
    heads: dict[str, tuple[int, bytes]] = {}
    starts = []
    for row in connection.execute(sa.select(*[_tables.c[name] for name in names])).mappings():
        header = {name: row[name] for name in names if row[name] is not None}
        start = sha256(json.dumps(header, sort_keys=True).encode()).digest()
        heads[row["id"]] = (0, start)
        starts.append({"table": row["id"], "start": start})
    for lines in _batches(connection):
        hashed = []
        for table, *line in lines:
            if table not in heads:  # it cannot be read by anybody
                continue
            number = line[0]
            head = sha256(heads[table][1] + json.dumps(line).encode()).digest()
            heads[table] = (number, head)
            hashed.append({"table": table, "number": number, "head": head})
        if hashed:
            connection.execute(_SET_HASH, hashed)
    for each in starts:
        number, head = heads[str(each["table"])]
        each |= {"number": number, "head": head}
    if starts:
        connection.execute(_SET_CHAIN, starts)


def downgrade() -> None:
    """Forget the chains."""
    op.drop_index("ix_claims_device", "claims")
    op.create_index("ix_claims_device", "claims", ["device"])
    op.drop_column("log", "hash")
    for name in ("lines", "head", "start"):
        op.drop_column("tables", name)


def _new(name: str, kind: Any, default: str) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False, server_default=sa.text(default))


def _batches(connection: sa.Connection) -> Iterator[list[Any]]:
    """All lines, in the order of tables and numbers."""
    log = _log.c
    query = (
        sa.select(log.table_id, log.seq, log.kind, log.seat, log.move, log.at, log.clock)
        .order_by(log.table_id, log.seq)
        .limit(_BATCH)
    )
    found = list(connection.execute(query))
    while found:
        yield found
        last = sa.tuple_(sa.literal(found[-1].table_id), sa.literal(found[-1].seq))
        found = list(connection.execute(query.where(sa.tuple_(log.table_id, log.seq) > last)))


_SET_HASH: Final = (
    sa.update(_log)
    .where(_log.c.table_id == sa.bindparam("table"), _log.c.seq == sa.bindparam("number"))
    .values(hash=sa.bindparam("head"))
)
_SET_CHAIN: Final = (
    sa.update(_tables)
    .where(_tables.c.id == sa.bindparam("table"))
    .values(start=sa.bindparam("start"), lines=sa.bindparam("number"), head=sa.bindparam("head"))
)
