"""How values are pickled and copied whose classes mypyc has compiled.

`compiling/typed.py` registers it for each frozen dataclass that it compiles: such a class takes its
values from its constructor only, and the way of uncompiled ones (`__setstate__`) sets them later.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any


def by_fields(value: Any) -> tuple[Any, ...]:
    """The class of a dataclass, and what its constructor takes: see `copyreg.pickle`."""
    return type(value), tuple(getattr(value, field.name) for field in fields(value))
