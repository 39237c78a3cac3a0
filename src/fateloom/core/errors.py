"""Exceptions with a code for all requests that Fateloom refuses.

As in chess libraries, text that is not a move (`InvalidMove`) is a different error from a move that
is not legal now (`IllegalMove`).

Examples:
    >>> import fateloom
    >>> game = fateloom.games["destiny"]
    >>> try:
    ...     game.parse("idntity King")
    ... except InvalidMove as error:
    ...     error.code, error.details
    ('no-such-move', ('idntity King', 'identity King'))
"""

from __future__ import annotations

from typing import NamedTuple


class FateloomError(Exception):
    """The base class: a request that is refused, with the reason.

    `str` gives the reason in plain words for logs. Clients show the sentence that the locale
    files have for the code.

    Examples:
        >>> error = FateloomError("not-in-hand", "Fox", rule="CRO-02")
        >>> str(error)
        'not in hand: Fox [CRO-02]'
    """

    code: str
    """The reason, such as `not-your-turn`."""
    details: tuple[object, ...]
    """Its arguments in order: values that JSON can hold."""
    rule: str
    """The id of the rule that forbids it, or ""."""

    def __init__(self, code: str, *args: object, rule: str = "") -> None:
        super().__init__(code, *args)
        self.code = code
        self.details = args
        self.rule = rule

    def __str__(self) -> str:
        words = self.code.replace("-", " ")
        if self.details:
            words += ": " + ", ".join(_show(detail) for detail in self.details)
        return f"{words} [{self.rule}]" if self.rule else words


class Reason(NamedTuple):
    """Why a move is not legal, for `IllegalMove` and for views that explain it in advance."""

    code: str
    """See `FateloomError.code`."""
    details: tuple[str, ...] = ()
    """See `FateloomError.details`."""
    rule: str = ""
    """See `FateloomError.rule`."""


class InvalidMove(FateloomError):
    """A text that is not a move of this game."""


class IllegalMove(FateloomError):
    """A move of this game that is not legal now."""


class InvalidSetup(FateloomError):
    """A number of seats, a seed or an option that the game does not accept."""


class InvalidProgram(FateloomError):
    """A program that the game does not know, or that could never answer."""


class UnknownGame(FateloomError, KeyError):
    """No game of that name is registered."""


class BadRecord(FateloomError):
    """A record that is damaged, not a record, of a newer format, or that does not replay."""


def _show(detail: object) -> str:
    if isinstance(detail, (list, tuple)):
        return " ".join(str(part) for part in detail)
    return str(detail)
