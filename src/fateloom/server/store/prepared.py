"""A statement that is executed for every line of a log, and so has to be cheap."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, CursorResult, Executable


class Prepared:
    """A statement with named parameters, compiled once for each kind of database.

    SQLAlchemy looks a statement up in its cache at each execution, and prepares to convert
    parameters and results. For short statements that takes longer than the database does. Here the
    values go to the driver as they are, so their types must be those of the columns.
    """

    def __init__(self, statement: Executable) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, list[str] | None]] = {}

    def execute(self, connection: Connection, values: Mapping[str, Any]) -> CursorResult[Any]:
        """Execute it with these values for its parameters."""
        dialect = connection.dialect
        if dialect.name not in self._compiled:
            compiled: Any = self._statement.compile(dialect=dialect)  # type: ignore[attr-defined]
            self._compiled[dialect.name] = str(compiled), compiled.positiontup
        sql, order = self._compiled[dialect.name]
        given = dict(values) if order is None else tuple(map(values.__getitem__, order))
        return connection.exec_driver_sql(sql, given)
