"""What a game's source says about its types, said as mypyc wants to hear it.

A person reads `FIGHT, REST = range(2)` and knows two constants; mypyc inlines a number only where
a name of its own is `Final`. A table is a tuple that is looked into, and mypyc takes each tuple
that is written out for a value of so many fields. Frozen dataclasses are pickled and copied through
`fateloom.core.pickling`. Lines keep their numbers.
"""

from __future__ import annotations

import ast

OPEN_CLASSES = frozenset({"Game", "State"})
"""Authors of games subclass these, and need not compile their own."""
# mypyc reads the import, and nothing carries it out: an installation need not have the package.
_OPEN = (
    "if TYPE_CHECKING: from mypy_extensions import mypyc_attr",
    "@mypyc_attr(allow_interpreted_subclasses=True)",
)
_FIRST = "from __future__ import annotations"
_CHECKED = "def new(self, *, seed: int, seats: int,", "def new(self, *, seed: Any, seats: Any,"
"""`Game.new` refuses what is no number itself; a compiled function would raise a `TypeError`."""


def for_mypyc(source: str) -> str:
    """The source of a module, said so."""
    body = ast.parse(source).body
    numbers = {name for each in body for name in _numbered(each)}
    lines = source.splitlines()
    for each in reversed(body):
        said = _said(each, numbers)
        if said is not None:
            first = each.lineno - 1
            assert each.end_lineno is not None
            lines[first : each.end_lineno] = [said, *[""] * (each.end_lineno - each.lineno)]
        elif isinstance(each, ast.ClassDef) and each.name in OPEN_CLASSES:
            lines[each.lineno - 3 : each.lineno - 1] = _OPEN  # where the blank lines are
        elif isinstance(each, ast.ClassDef) and any(map(_is_frozen, each.decorator_list)):
            assert each.end_lineno is not None
            after = "import copyreg; from fateloom.core.pickling import by_fields"
            lines[each.end_lineno : each.end_lineno + 1] = [
                f"{after}; copyreg.pickle({each.name}, by_fields)"
            ]
    said_first = f"{_FIRST}; from typing import TYPE_CHECKING" if _OPEN[0] in lines else _FIRST
    return "\n".join(lines).replace(_FIRST, said_first, 1).replace(*_CHECKED) + "\n"


def _is_frozen(decorator: ast.expr) -> bool:
    """Whether it makes a frozen dataclass."""
    match decorator:
        case ast.Call(ast.Name("dataclass"), _, keywords):
            return any(each.arg == "frozen" for each in keywords)
    return False


def _numbered(statement: ast.stmt) -> list[str]:
    """The names that `A, B = range(2)` numbers; none in other statements."""
    match statement:
        case ast.Assign([*_, ast.Tuple(names)], ast.Call(ast.Name("range"))):
            return [ast.unparse(name) for name in names]
    return []


def _said(statement: ast.stmt, numbers: set[str]) -> str | None:
    names = _numbered(statement)
    if names:
        assert isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Call)
        *whole, _ = statement.targets
        start, *end = map(ast.unparse, statement.value.args)
        said = [f"{ast.unparse(name)} = {ast.unparse(statement.value)}" for name in whole]
        said += [f"{name}: Final = {start if end else 0} + {i}" for i, name in enumerate(names)]
        return "; ".join(["from typing import Final", *said])
    match statement:
        case ast.AnnAssign(ast.Name(name), ast.Name("Final"), ast.Tuple() as table):
            if _kind(table, numbers) is not None:
                return f"{name}: Final = {_listed(table)}"
    return None


def _kind(value: ast.expr, numbers: set[str]) -> str | None:
    """What kind of constant it is, or of what kind a table holds; None for anything mixed."""
    match value:
        case ast.UnaryOp(_, ast.Constant(int() | float())) | ast.Constant(int() | float()):
            return "bool" if isinstance(getattr(value, "value", 0), bool) else "number"
        case ast.Constant(constant):
            return type(constant).__name__
        case ast.Name(name) if name in numbers:
            return "number"
        case ast.Tuple([_, *_] as values):
            kinds = {_kind(each, numbers) for each in values}
            kind = kinds.pop()
            return None if kind is None or kinds else f"{kind}s"
    return None


def _listed(value: ast.expr) -> str:
    """A table whose length is no part of its type."""
    if isinstance(value, ast.Tuple):
        return f"tuple([{', '.join(map(_listed, value.elts))}])"
    return ast.unparse(value)
