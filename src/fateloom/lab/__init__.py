"""Many games at once: play them, count, and report.

run = simulate(game, [bot("greedy"), bot("random")], 1000, seed=1, jobs=2)
summary = summarise(run)
"""

from fateloom.lab.files import check, save
from fateloom.lab.play import Row, play, seed_of
from fateloom.lab.report import Bar, console, show, summarise
from fateloom.lab.run import Run, simulate

__all__ = [
    "Bar",
    "Row",
    "Run",
    "check",
    "console",
    "play",
    "save",
    "seed_of",
    "show",
    "simulate",
    "summarise",
]
