"""Rematches: a line of the log tells at which table the same people play again."""

from __future__ import annotations

from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody has asked for one yet; programs before this step could not read that line."""


def downgrade() -> None:
    """Forget it, by a line that changes nothing once a game is over."""
    op.execute("UPDATE log SET kind = 'resume', seat = NULL, move = NULL WHERE kind = 'rematch'")
