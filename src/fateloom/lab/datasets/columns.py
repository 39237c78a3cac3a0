"""The columns of a dataset: two tables, one with a row a game, one with a row a seat.

docs/lab/datasets.md lists them; a test compares.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from types import NoneType
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from fateloom.core.game import Game
from fateloom.lab.play import OF_THE_MOMENT

SCHEMA: Final = 1
"""The version of the columns and folders. It rises when one changes its meaning or goes."""


class Column(NamedTuple):
    """A column: its Arrow type, what it holds, and whether it can be null."""

    type: str
    holds: str
    null: bool = False


GAMES: Final = {
    "index": Column("int64", "the number of the game in its simulation, from 0"),
    "seed": Column("int64", "its own seed, of 53 bits"),
    "winners": Column("int16", "how many seats have won; 0 for a draw or a game that was lost"),
    "reason": Column("string", "the code of the reason why it ended, such as `goal`"),
    "choices": Column("int64", "the choices of all seats together"),
    "round": Column(
        "int64", "the round, day, turn or wave in which it ended; null if it has none", null=True
    ),
}
"""The table `games`."""
SEATS: Final = {
    "index": Column("int64", "the game, as in `games`"),
    "seat": Column("int16", "the seat, from 0"),
    "bot": Column("string", "the name of the bot"),
    "won": Column("bool", "whether the seat has won, alone or with others"),
    "share": Column("double", "its share of the victory: 1, 1/2 if two seats have won, or 0"),
    "faults": Column("int64", "choices made at random because a program had none"),
    "place": Column(
        "double", "its place from 1, the mean of them if several seats share it", null=True
    ),
    "asked": Column("int64", "its choices", null=True),
    "seconds": Column(
        "double", "how long its bot has thought; the only column that differs each time", null=True
    ),
}
"""The table `seats`, before what the game itself shows of a seat."""
_ALIASES: Final[dict[Any, str]] = {bool: "bool", int: "int64", float: "double", str: "string"}


def facts_of(game: Game[Any, Any], seats: int) -> dict[str, str]:
    """The facts of a seat that rows of this game have, with their Arrow types.

    They are the single values that the last view of a game shows of the seat. One with the name of
    another column is left out.
    """
    shown = get_type_hints(game.view_type)
    if "players" in shown:
        kinds = [kind for kind in get_args(shown["players"]) if is_dataclass(kind)]
    else:
        kinds = [game.view_type] if seats == 1 else []
    found: dict[str, str] = {}
    for kind in kinds:
        assert isinstance(kind, type) and is_dataclass(kind)
        types = get_type_hints(kind)
        for each in fields(kind):
            alias = _ALIASES.get(_alone(types[each.name]))
            if alias is not None and each.name not in OF_THE_MOMENT | SEATS.keys():
                found[each.name] = alias
    return found


def _alone(hint: Any) -> Any:
    """`str` for `str | None`; other types as they are."""
    if get_origin(hint) is None:
        return hint
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    return kinds[0] if len(kinds) == 1 and NoneType in get_args(hint) else hint
