"""Tests of Fateloom."""

from __future__ import annotations

import os
import sys
from pathlib import Path

# Hundreds of processes start here, and each would compile all that it imports.
if sys.dont_write_bytecode:
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).parents[1] / "build/pycache")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
