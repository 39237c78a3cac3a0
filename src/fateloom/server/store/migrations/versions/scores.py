"""Scores of runs tell their parts, instead of one number made of them."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

_DIFFICULTIES = ("casual", "easy", "normal", "heroic", "legendary")

_runs = sa.table(
    "runs",
    sa.column("table_id", sa.String),
    sa.column("device", sa.String),
    sa.column("game", sa.String),
    sa.column("reason", sa.String),
    sa.column("won", sa.Boolean),
    sa.column("facts", sa.Text),
    sa.column("score", sa.Integer),
    sa.column("parts", sa.Text),
)


def upgrade() -> None:
    """Take the numbers apart. The damage and the choices of these runs are not known."""
    op.add_column("runs", sa.Column("parts", sa.Text, nullable=False, server_default="[]"))
    for row in op.get_bind().execute(sa.select(_runs)).all():
        _set(row, parts=json.dumps(_parts(row)))
    op.drop_column("runs", "score")


def downgrade() -> None:
    """Make one number of the parts again."""
    op.add_column("runs", sa.Column("score", sa.Integer, nullable=False, server_default="0"))
    for row in op.get_bind().execute(sa.select(_runs)).all():
        _set(row, score=_number(row))
    op.drop_column("runs", "parts")


def _set(row: Any, **values: Any) -> None:
    same = (_runs.c.table_id == row.table_id, _runs.c.device == row.device)
    op.get_bind().execute(sa.update(_runs).where(*same).values(**values))


def _parts(row: Any) -> list[tuple[str, int | str, int]]:
    if row.game == "hand":
        difficulty = json.loads(row.facts)["difficulty"]
        level = _DIFFICULTIES.index(difficulty)
        wave, health = divmod(row.score - 1_000 * row.won - 100 * level, 10)
        ended = ("lost", "draw", "won").index(row.reason)
        return [
            ("wave", wave, wave + bool(ended)),
            ("difficulty", difficulty, level),
            ("result", row.reason, ended),
            ("health", health, health),
        ]
    day = 1_000 * row.won - row.score
    return [("result", "won" if row.won else "lost", int(row.won)), ("day", day, -day)]


def _number(row: Any) -> int:
    parts = {name: value for name, value, _ in json.loads(row.parts)}
    number = 1_000 * int(row.won)
    if row.game == "hand":
        level = _DIFFICULTIES.index(parts["difficulty"])
        return number + 100 * level + 10 * int(parts["wave"]) + int(parts["health"])
    return number - int(parts["day"])
