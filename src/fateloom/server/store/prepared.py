"""A statement that is executed for every line of a log, and so has to be cheap."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import DBAPIError


class Prepared:
    """A statement with named parameters, compiled once for each kind of database.

    SQLAlchemy looks a statement up in its cache at each execution, prepares to convert parameters
    and results, and wraps the cursor. For short statements that takes longer than the database
    does. Here the driver executes it, so the values must have the types of the columns.
    """

    def __init__(self, statement: Executable) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, list[str] | None]] = {}

    def execute(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Execute it with these values for its parameters, in a transaction that has begun;
        returns the number of rows that it changed. Raises `DBAPIError`."""
        dialect = connection.dialect
        if dialect.name not in self._compiled:
            compiled: Any = self._statement.compile(dialect=dialect)  # type: ignore[attr-defined]
            self._compiled[dialect.name] = str(compiled), compiled.positiontup
        sql, order = self._compiled[dialect.name]
        given = dict(values) if order is None else tuple(map(values.__getitem__, order))
        driver: Any = connection.connection.driver_connection
        kind = dialect.loaded_dbapi.Error
        try:
            cursor = driver.execute(sql, given)
        except kind as error:
            raise DBAPIError.instance(sql, None, error, kind, hide_parameters=True) from error
        return int(cursor.rowcount)
